import type { Pack } from '../../../../engine/pack.ts';

export const procrastination: Pack = {
  id: 'procrastination',
  avoid: ['imagine'],
  openings: [
    {
      cues: 'is due|are due|due in|due on|due by|due tomorrow|due friday|due monday|deadline*|by monday|by friday|by tomorrow|hand in|handing in|submission|extension|overdue|exam*|days left|weeks left|hours left|late already',
      say: 'So the clock knows about it, even if nothing else moves.',
      ask: 'What happens when you sit down to it?',
      plain: 'You open it. What do you do in the first minute?',
      asks: 'moment',
      concern: 'start',
      options: [
        ['I read the last line again and make tea', 'You get as far as the last line. Then tea.'],
        [
          'My chest goes tight and I close it',
          "So it's over before it has begun, and it isn't laziness that shuts the lid.",
          'judged',
        ],
        ["I don't sit down. I walk past it", "You don't even get to the chair, these days."],
      ],
    },
    {
      cues: 'clean*|tidy*|tidied|oven|phone|scroll*|youtube|netflix|tiktok|instagram|reddit|games|gaming|anything else|everything else|instead i|instead of',
      say: 'And plenty gets done, just not that.',
      ask: 'What does the other thing give you, right then?',
      plain: 'How do you feel in the first five minutes of doing something else?',
      asks: 'exception',
      concern: 'relief',
      options: [
        ["I can see it's finished", 'A clean surface says done. The other thing never says it.'],
        ['My head goes quiet', "It's quiet you go for, then, and it works for a bit."],
        [
          "Nothing any more. It's just where my hand goes",
          "It doesn't even help by now, and your hand still goes there.",
          'shame',
        ],
      ],
    },
    {
      cues: "lied|lying|told them it's|told my boss|told everyone|nearly done|almost done|they think|nobody knows|no one knows|pretend*|avoiding {him/her/them}|avoid my|haven't replied|not replied|emails from|supervisor|unread",
      say: "So there's the thing, and there's what people believe about the thing.",
      ask: 'What did you last tell somebody about it?',
      plain: 'When someone asked how it was going, what did you say?',
      asks: 'moment',
      concern: 'shame',
      options: [
        ["That it's nearly there", 'Nearly there. Each time you say it, it gets further to walk.'],
        ['Nothing, I stopped answering', "You've gone quiet on them, and the quiet grows too."],
        [
          'Half of it, the half that sounds all right',
          'They get the good half. The other half you keep for yourself.',
        ],
      ],
    },
    {
      cues: "lazy|what's wrong with me|whats wrong with me|what is wrong with me|hate myself|useless|pathetic|undisciplined|no discipline|no willpower|adhd|ashamed|disgusted",
      say: "That's a hard word to have about yourself all day.",
      ask: 'Whose word is that?',
      plain: 'Who called you something like that first?',
      asks: 'rule',
      concern: 'shame',
      options: [
        ['Somebody at home, years ago', 'An old word, then, and it still gets the job every time.'],
        ['A teacher, or most of them', "It's been on your reports, so to speak."],
        ['Mine. I say it before anyone can', 'You say it first, so that nobody can surprise you with it.'],
      ],
    },
    {
      cues: "don't care|dont care|boring|bored|pointless|don't want to|dont want to|hate this|hate the|never wanted|my parents want|they want me to|not interested|why am i even",
      say: 'There might be a no in there somewhere.',
      ask: 'Whose idea was it, to begin with?',
      plain: 'Who wanted this done in the first place?',
      asks: 'rule',
      concern: 'own',
      options: [
        ['Mine, a long time ago', 'It was yours once. You may have changed more than the plan has.'],
        ["Somebody I can't say no to", 'So not doing it is the nearest you get to a no.'],
        [
          "Mine. I want it, that's the stupid part",
          'You want it, and you go round it. Both, every day.',
          'judged',
        ],
      ],
    },
    {
      ask: "What's the first bit you'd have to touch?",
      plain: 'If someone made you begin right now, what would be in your hands?',
      asks: 'moment',
      concern: 'start',
      options: [
        ['Something tiny, which makes it worse', "Tiny. So you can't even blame the size of it.", 'shame'],
        [
          'A page or a screen with nothing on it',
          "An empty one. As long as it's empty it can still turn out to be good.",
          'judged',
        ],
        ["I don't know, it's one big lump", "All one lump, so there's no obvious place to take hold of it."],
      ],
    },
  ],
  concerns: {
    judged: {
      cues: "not good enough|good enough|fail*|what if it's bad|what if its bad|what if it's rubbish|rubbish|judge*|they'll think|they'll see|see how stupid|perfect*|embarrass*|feedback|criticis*|criticiz*|expectations|disappoint*|scared it|afraid it|scared of|afraid of|fear of|anxious|anxiety|grade*|the marks",
      heard: [
        "Sounds as if it's about what comes back once it's done.",
        "Maybe as long as it isn't finished, nobody can say anything about it.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: "It's finished and somebody reads it. What do they say?",
          plain: "What's the sentence you'd hate to get back?",
          options: [
            [
              "That they'd expected more",
              "So it's the gap you're afraid of, between what they expect and the thing.",
            ],
            ["It's fine. Just fine", 'Fine would be worse than bad, it sounds like.'],
            ['That this was all I could do', "If it's late, it's late. If it's your best, it's you."],
          ],
        },
        {
          asks: 'want',
          ask: 'In your head, how good was it going to be?',
          plain: 'Before you began, what did you picture?',
          options: [
            [
              'So good that people would ring me up',
              "That version's lovely, and this one has to stand next to it.",
            ],
            [
              "Good enough that I'd stop worrying",
              'It was meant to settle something about you, not just get done.',
            ],
            [
              'Better than someone I could name',
              "There's a rival in the room, then, every time you sit down.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Who are you handing it to, in your mind?',
          plain: 'Whose face do you see when you think of it being read?',
          options: [
            ['Somebody who once said I was clever', "You've had that to live up to ever since."],
            ["Somebody who's hard to please", "And you're trying to please them in a first draft."],
            [
              "My own, and I'm the worst of them",
              "Nobody else has seen it yet, and you've already marked it.",
              'shame',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What did you last hand in that was only okay?',
          plain: 'When was something of yours not great, and what came of it?',
          options: [
            [
              'Something at work, and nobody minded',
              "It was okay, and it was gone by lunch. It didn't stick to you.",
            ],
            ["Something I'm still embarrassed by", "You've kept that one. They've most likely lost it."],
            [
              "I can't think of one. I'd sooner be late",
              "Late protects you, then. Nobody marks what isn't there.",
              'pressure',
            ],
          ],
        },
      ],
      open: 'what would really happen if it was only okay',
      style: 'would rather owe a great thing than hand over an ordinary one',
      label: 'Keeps the bar high',
      mood: 'Held up, and not by laziness.',
    },
    start: {
      cues: "don't know where to start|dont know where to start|where to start|where to begin|can't start|cant start|can't begin|start*|blank|sit down|open the|open it|opened it|overwhelm*|too big|so much to do|stare at|staring at|stuck|frozen|freeze|paraly*|first step|first sentence|the cursor|to-do list|to do list",
      heard: [
        'It sounds as if the worst of it is right at the edge.',
        "So it's getting in that's hard. The work itself may be another matter.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What goes through your head, just before you turn away?',
          plain: "You've got it in front of you. What's the thought?",
          options: [
            [
              "Not now, I'm too tired to do it properly",
              'Properly is a tall order for a tired person.',
              'judged',
            ],
            [
              "I'll do it when I've got a clear day",
              "You're waiting for a day with nothing else in it. There hasn't been one for a while.",
            ],
            [
              "No thought. I'm just suddenly somewhere else",
              "No decision at all, then. You only notice when you're already elsewhere.",
              'relief',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What might you find, once you're in?",
          plain: "What's the bad surprise waiting in there?",
          options: [
            [
              "That it's much more than I thought",
              "As long as you don't look, it can only be as big as you imagine.",
            ],
            ["That I don't understand it", 'Someone would have to be asked, then.', 'shame'],
            [
              'That it was twenty minutes all along',
              "Twenty minutes, after all this. That'd be hard to forgive yourself.",
              'shame',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last get into it without a fight?',
          plain: 'What was different, the last time it went all right?',
          options: [
            [
              'Somebody was sitting next to me',
              "Somebody in the room, and it went. They didn't even need to help.",
            ],
            ["I'd told myself it was only for ten minutes", 'Ten minutes got you past the gate.'],
            ['It was already too late to do it well', "It went once it couldn't be good any more.", 'judged'],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you do badly, in ten minutes?',
          plain: "What's a scruffy little bit you could do and stop?",
          options: [
            [
              'One ugly paragraph, or one form field',
              "Ugly, and on the page. That's more than it's had for a while.",
            ],
            ["Write down what's actually left", 'A list would at least give the lump some edges.'],
            [
              'Open it and look at it, nothing more',
              "Only look. It's what you've been going out of your way not to do.",
            ],
          ],
        },
      ],
      open: 'how much of it there really is',
      style: 'wait for a proper run at it, and the run keeps needing to be longer',
      label: 'Circles before landing',
      mood: 'Not started, and not indifferent either.',
    },
    relief: {
      cues: 'scroll*|my phone|the phone|clean*|tidy*|netflix|youtube|tiktok|reddit|games|gaming|distract*|anything else|everything else|instead i|escape|numb*|avoid*|snack*|nap|sleep instead|bake|baking|reorganis*|reorganiz*|research*|other tasks|small tasks|busy work|watch videos|rabbit hole',
      heard: [
        "Sounds as if you don't do nothing, you do something that lets go of you sooner.",
        'So the other things get your time, and this gets the worry.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What was it yesterday, instead?',
          plain: 'What were you doing when you meant to do it?',
          options: [
            [
              "Something useful, so I couldn't be blamed",
              "Useful's the best hiding place there is. Nobody comes looking.",
              'shame',
            ],
            [
              "Looking at other people's lives",
              'Other people, getting on with it, all evening long.',
              'judged',
            ],
            ["I honestly couldn't tell you", 'Hours, and nothing to show where they went.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would a real evening off be like?',
          plain: "If nothing was owed, what'd you do tonight?",
          options: [
            [
              "The same things, only I'd enjoy them",
              "So you do what you'd do anyway, with the fun taken out.",
            ],
            [
              'Go out, and not have it come along',
              "At the moment it comes along everywhere, even when you're out.",
            ],
            [
              "I don't think I'd know how",
              "It's been owed so long that you don't know what off feels like.",
              'shame',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: "What's the relief like an hour later?",
          plain: 'How do you feel when you put the phone or the mop down?',
          options: [
            [
              'Worse than before, and an hour poorer',
              'You pay for it afterwards, and you know the price by heart.',
            ],
            [
              "All right, until I'm in bed",
              "It catches up with you in bed, when there's nothing left to wipe.",
              'pressure',
            ],
            ["I don't stop, so I don't find out", "You keep it going so that the hour after doesn't come."],
          ],
        },
        {
          asks: 'view',
          ask: 'What would your phone, or your mop, say about you?',
          plain: "If the thing you do instead could talk, what'd it say?",
          options: [
            ["You only come to me when you're scared", "Scared, then, rather than idle. It'd know."],
            ["You don't even like me", "You go to it, and it isn't even what you want."],
            ['See you in ten minutes', "It knows you'll be back. So do you, by the sound of it."],
          ],
        },
      ],
      open: "what you're getting a rest from",
      style: 'look for quiet first and pay for it afterwards',
      label: 'Busy with everything else',
      mood: 'Tired from not doing it.',
    },
    shame: {
      cues: "lazy|ashamed|shame|guilt*|hate myself|useless|pathetic|embarrassed|embarrassing|what's wrong with me|whats wrong with me|loser|lied|lying|nobody knows|no one knows|haven't replied|not replied|avoiding {him/her/them}|hide|hiding|excuse*|disciplin*|willpower|everyone else can|normal people|i always do this|every single time|wasted",
      heard: [
        'Sounds as if the telling-off takes as long as the work would.',
        "You're not letting yourself get away with it, even while you get away from it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you say to yourself at the end of such a day?',
          plain: "Eleven at night, nothing done. What's the sentence?",
          options: [
            [
              'Tomorrow. Tomorrow for certain',
              'So tomorrow gets promised every night. It must be fully booked by now.',
              'start',
            ],
            ['What is wrong with you', "You wouldn't speak to a dog like that.", 'judged'],
            [
              "Nothing. I put something on, so I can't hear it",
              "There's a sentence, and you keep the volume up over it.",
              'relief',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you think of a friend who did this?',
          plain: 'Somebody you like is months late with something. What do you think of them?',
          options: [
            [
              'That they must be having a hard time',
              "For a friend it's a hard time. For you it's a character flaw.",
            ],
            [
              "I'd be annoyed, and I'd still like them",
              "You can be late and liked, as long as you're somebody else.",
            ],
            [
              "I'd be relieved I'm not the only one",
              "You've been thinking you're the only one, it sounds like.",
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'Who are you avoiding because of it?',
          plain: 'Whose message makes your stomach drop?',
          options: [
            ["The one who's waiting for it", 'You owe them the thing, and by now a hello as well.'],
            ['Someone nice, who might ask', 'Even nice people are dangerous, if they might ask.'],
            ['Everyone, a bit', "It's got between you and most people, this one task."],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could hear how far it really is?',
          plain: 'Who could you tell the true number to, pages or days?',
          options: [
            [
              "The one who's waiting, in two lines",
              'Two lines. They might be less surprised than you think.',
            ],
            [
              'A friend it makes no difference to',
              "Somebody who'd most likely laugh and say they do it too.",
            ],
            [
              "No one, until it's done",
              "It has to be done before you can be seen, and you can't do it hidden.",
            ],
          ],
        },
      ],
      open: 'who could know how things really stand',
      style: 'punish yourself in advance, so nobody else needs to',
      label: 'Strictest with yourself',
      mood: 'Ashamed of it, and saying it anyway.',
    },
    pressure: {
      cues: "last minute|night before|the night before|deadline*|is due|are due|due in|due on|due tomorrow|by friday|by monday|by tomorrow|days left|hours left|weeks left|extension|panic*|adrenaline|under pressure|all-nighter|all nighter|late again|too late|overdue|running out of time|time's running|pull it off|exam*",
      heard: [
        'Sounds as if it takes a fright to get you going.',
        "So the time that's left does the deciding.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What happens in you when it gets really late?',
          plain: 'The night before: what changes?',
          options: [
            [
              'It goes quiet and I can suddenly do it',
              "Quiet at last. There's no time left to be good, only to be done.",
              'judged',
            ],
            ["I panic, and I'm sort of alive", "It's horrible, and you're properly there for it."],
            [
              "These days even that doesn't work",
              'So even the fright has stopped working. That might be what worries you.',
              'own',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What do you do early, without anyone pushing?',
          plain: 'What do you never put off?',
          options: [
            [
              'Anything for somebody else',
              "For others you're on time. It's your own things that wait.",
              'own',
            ],
            [
              "Things nobody's going to look at",
              "When nobody looks, there's nothing to be late for.",
              'judged',
            ],
            ['Birthdays, trains, the vet', "With trains you're punctual, so it isn't that you can't."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What has the last-minute way cost you so far?',
          plain: "What's been spoiled by leaving it late?",
          options: [
            ['Sleep, and whoever lives with me', 'The people at home get the night before, too.'],
            [
              'I never see what I could have done',
              'It never counts as your best, because there was no time. Handy, perhaps, and sad.',
              'judged',
            ],
            [
              "Not enough, really. It's always worked",
              "It's always worked, so the bill never came all at once.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "And if this time you didn't pull it off?",
          plain: "Suppose it's late, for good. What's the first thing that happens?",
          options: [
            [
              "I'd have to tell somebody",
              "So it's the telling you're running from, nearly as much as the doing.",
              'shame',
            ],
            [
              "Something I've worked for is gone",
              "There's something real at stake. You've not said so very loudly.",
              'own',
            ],
            [
              "I'd be relieved for about an hour",
              "An hour of relief. You've already imagined being let off.",
              'own',
            ],
          ],
        },
      ],
      open: 'whether the date can move, and who would have to be asked',
      style: 'let the last possible moment make the choice for you',
      label: 'Runs on the last minute',
      mood: 'Late, and not finished yet.',
    },
    own: {
      cues: "don't care|dont care|boring|bored|pointless|what's the point|whats the point|don't want to|dont want to|never wanted|hate the|hate this|my parents want|they want me to|not interested|meaningless|not even mine|told to|have to do it|forced|wrong degree|wrong job|used to love|important to me|my own project|my dream|matters to me|the thing i care about|for myself",
      heard: [
        'Sounds as if whose thing it is matters here.',
        "Maybe the putting off is about how much it's yours, or how little.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'If it vanished overnight, what would you miss?',
          plain: 'Somebody cancels it tomorrow. What are you sad about?',
          options: [
            [
              'Something I wanted to say or make with it',
              "There's something in it you'd mind losing. It's under a lot of dread.",
            ],
            [
              "Only what it's supposed to get me",
              "So it's what comes after that you want. This only stands in front of it.",
            ],
            ["Nothing. I'd sleep", "Sleep. So you may be worn out by a thing you're not even doing."],
          ],
        },
        {
          asks: 'rule',
          ask: 'Who gets told, when it goes well?',
          plain: "Who'd be the proudest if you finished?",
          options: [
            ['My parents, before me', "They'd have it first, and you'd have what's left of it."],
            [
              "Someone who never thought I'd do it",
              "You're doing it at somebody, then. Or not doing it at them.",
            ],
            [
              "Nobody. It's only mine, so it can wait",
              "Because it's only yours, it goes to the back.",
              'pressure',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you last like any part of it?',
          plain: 'What was the last bit that was fun?',
          options: [
            ['Right at the beginning, when it was an idea', 'As an idea it was good company.'],
            [
              "A small bit, and then I remembered who it's for",
              'You liked it, till somebody came and looked over your shoulder.',
              'judged',
            ],
            ["I can't say I ever have", "Never, not once. And you've still not said no to it."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would it mean to drop it?',
          plain: 'You give it up, officially. What then?',
          options: [
            ["That I've quit another thing", "Another. So there's a row of them behind you.", 'shame'],
            [
              'That somebody was right about me',
              "Someone said you'd never do it, and you'd have to hear it again.",
              'judged',
            ],
            [
              'That I could stop hating my weekends',
              "The weekends are what it's eating. You'd have them back.",
            ],
          ],
        },
      ],
      open: "whether it's still something you want",
      style: 'say no by not doing it, and so nobody hears the no',
      label: 'Says no by waiting',
      mood: 'Reluctant, maybe for a reason.',
    },
  },
  together: [
    { of: ['judged', 'start'], say: "Maybe it's hard to begin because beginning makes it a real one." },
    { of: ['judged', 'shame'], say: 'Sounds as if they might judge it, so you do it first.' },
    {
      of: ['relief', 'shame'],
      say: 'Sounds as if you rest without resting, and scold yourself all through it.',
    },
    { of: ['pressure', 'judged'], say: 'Maybe late feels safer, because then it was only the time.' },
    { of: ['own', 'relief'], say: 'Perhaps the other things are easier because nobody wants them from you.' },
    { of: ['own', 'shame'], say: 'Maybe you call it lazy where another word would be unwilling.' },
    {
      of: ['start', 'relief'],
      say: "Sounds as if the first minute's the worst, and the phone is there in the second.",
    },
  ],
  insights: [
    {
      of: ['judged', 'start'],
      say: "You've been trying to find a good enough way in. But it's once you're in that anyone can judge it, so maybe staying out is working as planned.",
    },
    {
      of: ['judged', 'relief'],
      say: "What you do instead never gets marked. It may not be rest you're after so much as an hour in which nobody can be disappointed.",
    },
    {
      of: ['judged', 'shame'],
      say: "You're afraid of what they'd say about it. You've been saying worse to yourself every evening, and they haven't seen a page.",
    },
    {
      of: ['judged', 'pressure'],
      say: "When it's late, it can't be your best, so nobody's ever judged your best. It's a high price, but it has protected something.",
    },
    {
      of: ['judged', 'own'],
      say: "If you didn't care at all, it wouldn't matter what they think. Some part of this may be too much yours, rather than too little.",
    },
    {
      of: ['start', 'relief'],
      say: "You don't go to the other thing because it's nice. You go because it has no first minute.",
    },
    {
      of: ['start', 'shame'],
      say: "Each day you don't begin, you have to step over one more telling-off to get there. Maybe that's the size of it now, rather than the work.",
    },
    {
      of: ['start', 'pressure'],
      say: "You wait until there's only one way to do it left. Perhaps it isn't time you're short of, it's somebody taking the choices away.",
    },
    {
      of: ['start', 'own'],
      say: "You've been looking for a better way to begin. You may not have settled if you want to arrive.",
    },
    {
      of: ['relief', 'shame'],
      say: "You take the break, and then you take it back by hating yourself through it. So you've done neither, and you're tired from both.",
    },
    {
      of: ['relief', 'pressure'],
      say: "First you need quiet to get away from it, then a fright to get into it. What you've hardly tried is doing it in between, bored and ordinary.",
    },
    {
      of: ['relief', 'own'],
      say: 'What you do instead is at least chosen by you. That might be half its charm.',
    },
    {
      of: ['shame', 'pressure'],
      say: "You use fear of the date to get going and shame when it doesn't work. It's the same whip, and it's been wearing off.",
    },
    {
      of: ['shame', 'own'],
      say: "You've put yourself down as lazy. Somebody who's unwilling would look exactly the same from outside, maybe from inside too.",
    },
    {
      of: ['pressure', 'own'],
      say: "Only a date can make you do it. For things you'd truly want, you might never be given one.",
    },
  ],
  suggestions: [
    'open it once today, look at it for one minute, and close it again on purpose',
    'do the worst possible version of the first bit and show it to nobody',
    'tell the one who waits how far it really is, in two lines',
    'sit next to somebody who works on their own thing, and say nothing about yours',
    "take one evening off that's officially off, with the thing out of sight",
    "write down who wanted it, and put your own name on the list only if it's true",
    'stop after ten minutes even if it goes well',
  ],
};
