import type { Pack } from '../../../../engine/pack.ts';

export const procrastination: Pack = {
  id: 'procrastination',
  avoid: [],
  openings: [
    {
      cues: 'due in|due on|due by|due tomorrow|due friday|due monday|deadline*|by monday|by friday|by tomorrow|extension|overdue|days left|weeks left|hours left|late already|due this week|due next week',

      ask: 'What happens when you sit down to do it?',
      plain: "What's the first minute like, when you open it?",
      asks: 'moment',
      concern: 'start',
      options: [
        ['I read the last line again and make tea', 'So you get as far as looking at it.'],
        ['My chest goes tight and I close it', "It's your body that says no, before you've begun.", 'judged'],
        ["I don't sit down. I walk past it", "So you don't even get as far as sitting down."],
      ],
    },
    {
      cues: 'tidy*|tidied|oven|scroll*|youtube|netflix|tiktok|instagram|reddit|games|gaming|cleaning instead|cleaned the|clean the house instead',
      say: 'So something else gets done instead.',
      ask: "What's good about the thing you do instead?",
      plain: 'How do the first five minutes of doing something else feel?',
      asks: 'exception',
      concern: 'relief',
      options: [
        ["I can see it's finished", "You can see when it's done, and that feels good."],
        ['My head goes quiet', "So it's the quiet you're after, and it works for a bit."],
        [
          "Nothing any more. It's just where my hand goes",
          "It isn't even nice any more, and you still do it.",
          'shame',
        ],
      ],
    },
    {
      cues: "told them it's|told my boss|told everyone|nobody knows|no one knows|avoiding {him/her/them}|avoid my|haven't replied|not replied|emails from",
      say: 'So others come into it, too.',
      ask: 'What did you last tell somebody about it?',
      plain: "When someone asks how it's going, what do you say?",
      asks: 'moment',
      concern: 'shame',
      options: [
        ["That it's nearly there", "And then it's harder to say how it is."],
        ['Nothing, I stopped answering', "You've gone quiet, and that gets harder to undo."],
        ['Half of it, the half that sounds all right', 'They hear the good half, and you know the rest.'],
      ],
    },
    {
      cues: "lazy|what's wrong with me|whats wrong with me|what is wrong with me|hate myself|pathetic|undisciplined|no discipline|no willpower|adhd|disgusted",
      say: 'Those are hard words.',
      ask: 'Who first called you something like that?',
      plain: 'Whose voice is that, when you talk to yourself that way?',
      asks: 'rule',
      concern: 'shame',
      options: [
        ['Somebody at home, years ago', "So you've heard it for a long time."],
        ['A teacher, or most of them', 'So you heard that at school, too.'],
        ['Only me, before anyone else can', 'You say it first, so nobody else can.'],
      ],
    },
    {
      cues: "don't care|dont care|pointless|don't want to|dont want to|hate this|never wanted|my parents want|they want me to|not interested|why am i even",
      say: "Maybe part of you doesn't want to do it.",
      ask: 'Whose idea was it, to begin with?',
      plain: 'Who wanted this done in the first place?',
      asks: 'rule',
      concern: 'own',
      options: [
        ['Mine, a long time ago', 'It was your idea once. That may have changed.'],
        ["Somebody I can't say no to", 'So not doing it may be the only way to say no.'],
        [
          "Mine. I want it, that's the stupid part",
          "You want it, and it doesn't happen. That's hard to explain.",
          'judged',
        ],
      ],
    },
    {
      ask: 'What makes starting so hard, do you think?',
      plain: 'What gets in the way, just before the start?',
      asks: 'moment',
      concern: 'start',
      options: [
        ['It ought to be easy, which makes it worse', "It ought to be easy. That's what hurts.", 'shame'],
        ['It might not turn out good enough', "As long as it isn't begun, it can still be good.", 'judged'],
        ["It's one big lump, too big to look at", "It's hard to begin when it's all one lump."],
      ],
    },
  ],
  concerns: {
    judged: {
      cues: "not good enough|what if it's bad|what if its bad|what if it's rubbish|they'll think|they'll see|see how stupid|perfect*|criticis*|criticiz*|scared it|afraid it|grade*|the marks|afraid to fail|afraid of failing|fear of failure|fear of failing|scared of failing|being judged|they'll judge|afraid of being judged|disappoint them",
      reflections: ['Sounds as if it matters how good it is.', 'Maybe part of it is what others would say.'],
      questions: [
        {
          asks: 'fear',
          ask: 'What are you afraid somebody would say about it?',
          plain: "What's the sentence you'd hate to hear about it?",
          options: [
            ["That they'd expected more", "You're afraid they expect more than you can do."],
            ["It's fine. Just fine", "So just fine wouldn't be enough for you."],
            ['That this was all I could do', "If it's late, you can blame the time."],
          ],
        },
        {
          asks: 'want',
          ask: 'In your head, how good should it be?',
          plain: 'What do you hope people will say about it?',
          options: [
            ['So good that people would ring me up', "That's a lot to live up to before you've begun."],
            ["Good enough that I'd stop worrying", 'So it should settle something about you, too.'],
            ['Better than someone I could name', 'So you measure yourself with somebody.'],
          ],
        },
        {
          asks: 'view',
          ask: 'Who are you doing it for, in your mind?',
          plain: 'Whose face do you see when you think of the result?',
          options: [
            ['Somebody who once said I was clever', "You'd like them to go on thinking that."],
            ["Somebody who's hard to please", "It's hard to begin when they're in your head."],
            [
              "My own, and I'm the worst of them",
              'So you judge it before anybody else has seen it.',
              'shame',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What did you last do that was only okay?',
          plain: 'When was something of yours not great, and what came of it?',
          options: [
            ['Something at work, and nobody minded', 'It was okay, and nothing happened.'],
            ["Something I'm still embarrassed by", 'You remember it. Others may not.'],
            [
              "I can't think of one. I'd sooner be late",
              'Late feels safer than not good enough.',
              'pressure',
            ],
          ],
        },
      ],
      open: 'what would happen if it was only okay',
      style: 'want it to be good',
      label: 'Wants it to be good',
      mood: 'Not done yet.',
    },
    start: {
      cues: "don't know where to start|dont know where to start|where to start|where to begin|can't start|cant start|can't begin|too big|stare at|staring at|paraly*|first step|first sentence|the cursor|to-do list|to do list|can't get started|getting started|blank page|i freeze|overwhelmed by it",
      reflections: ['It sounds as if beginning is the hard part.', "So it's getting started that's hard."],
      questions: [
        {
          asks: 'moment',
          ask: 'What goes through your head just before you turn away from it?',
          plain: "What do you think when you've got it in front of you?",
          options: [
            [
              "Not now, I'm too tired to do it properly",
              "You'd like to do it properly, and you're tired.",
              'judged',
            ],
            ["I'll do it when I've got a clear day", "A clear day doesn't come very often."],
            [
              "No thought. I'm just suddenly somewhere else",
              "So you don't even decide. You just notice later.",
              'relief',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What might you find, once you've started?",
          plain: 'What would be a bad surprise about it?',
          options: [
            ["That it's much more than I thought", "As long as you don't look, you don't have to know."],
            ["That I don't understand it", 'So you might have to ask somebody.', 'shame'],
            ['That it was twenty minutes all along', 'That would be hard, after all that worry.', 'shame'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last begin something without a fight?',
          plain: 'What was different, the last time it went all right?',
          options: [
            ['Somebody was sitting next to me', 'So it helps to have somebody there.'],
            ["I'd told myself it was only for ten minutes", 'Ten minutes was enough to begin.'],
            [
              'It was already too late to do it well',
              "When it couldn't be good any more, you could do it.",
              'judged',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Which bit could you do badly, in ten minutes?',
          plain: 'Which small bit could you do and then stop?',
          options: [
            ['One ugly paragraph, or one form field', "It wouldn't be good, and it would be there."],
            ["Write down what's actually left", "Then you'd know how much it really is."],
            ['Open it and look at it, nothing more', 'Just looking. That may be enough for one day.'],
          ],
        },
      ],
      open: 'how much of it there really is',
      style: 'wait for a good moment to begin',
      label: 'Looks for a beginning',
      mood: 'Not started yet.',
    },
    relief: {
      cues: 'scroll*|netflix|youtube|tiktok|reddit|gaming|sleep instead|reorganis*|reorganiz*|other tasks|small tasks|busy work|watch videos|rabbit hole|on my phone|scrolling|distract myself|get distracted|distractions|playing games|avoid it|i avoid',
      reflections: [
        'Sounds as if other things are easier just then.',
        'So the time goes into something else.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you last do instead?',
          plain: 'What were you doing when you meant to do it?',
          options: [
            [
              "Something useful, so I couldn't be blamed",
              'At least it was useful, so nobody could complain.',
              'shame',
            ],
            ["Looking at other people's lives", 'So you see others getting on with things.', 'judged'],
            ["I honestly couldn't tell you", "So the time goes, and you don't know where."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would a real evening off be like?',
          plain: "If nothing was owed, what'd you do tonight?",
          options: [
            ["The same things, only I'd enjoy them", "You'd do the same, without the bad feeling."],
            ['Go out, and not have it come along', 'At the moment it comes along wherever you go.'],
            ["I don't think I'd know how", "It's been there so long that being off feels strange.", 'shame'],
          ],
        },
        {
          asks: 'cost',
          ask: 'How do you feel after doing something else instead?',
          plain: 'How is it an hour later, with it still undone?',
          options: [
            ['Worse than before, and an hour poorer', "So it doesn't really help, and you know it."],
            ["All right, until I'm in bed", "So it comes back when everything's quiet.", 'pressure'],
            ["I don't stop, so I don't find out", "You go on, so that you needn't feel it."],
          ],
        },
        {
          asks: 'view',
          ask: 'What do you get from doing something else instead?',
          plain: 'What does it do for you, putting it off?',
          options: [
            ['It keeps me from being scared', "So there's fear in it, more than laziness."],
            ["Nothing. I don't even like it", "You do it, and you don't even like it."],
            ['It gives me ten minutes off', 'So you could do with a real break.'],
          ],
        },
      ],
      open: 'what you need a rest from',
      style: 'look for something easier first',
      label: 'Busy with other things',
      mood: 'Busy with something else.',
    },
    shame: {
      cues: "lazy|ashamed|shame|guilt*|hate myself|pathetic|embarrassed|what's wrong with me|whats wrong with me|loser|nobody knows|no one knows|haven't replied|not replied|avoiding {him/her/them}|disciplin*|willpower|i always do this|every single time",
      reflections: [
        "Sounds as if you're hard on yourself about it.",
        "So it isn't only the thing itself, it's how you feel about it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you say to yourself at the end of such a day?',
          plain: "What do you say to yourself when it's late and undone?",
          options: [
            ['Tomorrow. Tomorrow for certain', "Tomorrow, and then there's a lot to do tomorrow.", 'start'],
            ['What is wrong with you', "That's harder than you'd be with anyone else.", 'judged'],
            [
              "Nothing. I put something on, so I can't hear it",
              "You don't want to hear what you'd say to yourself.",
              'relief',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you think of a friend who did this?',
          plain: 'What do you think when somebody you like is late with something?',
          options: [
            ['That they must be having a hard time', "For a friend you'd have a kinder word."],
            ["I'd be annoyed, and I'd still like them", "So you could like somebody who's late."],
            ["I'd be relieved I'm not the only one", "So you feel you're the only one."],
          ],
        },
        {
          asks: 'cost',
          ask: 'Who are you avoiding because of it?',
          plain: 'Whose message makes your stomach drop?',
          options: [
            ["The one who's waiting for it", "So it isn't only the work, it's the person."],
            ['Someone nice, who might ask', 'Even somebody nice might ask.'],
            ['Everyone, a bit', 'So it keeps you away from people.'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could you tell how far you really are?',
          plain: 'Who could hear the truth about it?',
          options: [
            ["The one who's waiting, in two lines", 'Two lines would be enough.'],
            ['A friend it makes no difference to', "Somebody who needn't do anything about it."],
            ["No one, until it's done", "So nobody may know until it's done."],
          ],
        },
      ],
      open: 'who could know how things really stand',
      style: 'blame yourself before others can',
      label: 'Strict with yourself',
      mood: 'Hard on yourself about it.',
    },
    pressure: {
      cues: "last minute|night before|the night before|due in|due on|due tomorrow|by friday|by monday|by tomorrow|days left|hours left|weeks left|adrenaline|under pressure|all-nighter|all nighter|late again|overdue|running out of time|time's running|pull it off",
      reflections: [
        'Sounds as if time matters in this.',
        "So there's the question of how much time there is.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What happens in you when it gets really late?',
          plain: 'What changes, just before it has to be done?',
          options: [
            [
              'It goes quiet and I can suddenly do it',
              "When it can't be perfect any more, you can do it.",
              'judged',
            ],
            ["I panic, and I'm sort of alive", "It's horrible, and it gets you going."],
            ["These days even that doesn't work", "So even that doesn't get you going any more.", 'own'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What do you do early, without anyone pushing?',
          plain: 'What do you never put off?',
          options: [
            ['Anything for somebody else', 'For others you do it. Your own things wait.', 'own'],
            ["Things nobody's going to look at", "So it's easier when nobody judges it.", 'judged'],
            ['Birthdays, trains, the vet', 'So you can be on time.'],
          ],
        },
        {
          asks: 'cost',
          ask: 'What has doing it late cost you so far?',
          plain: "What's been spoiled by leaving it late?",
          options: [
            ['Sleep, and whoever lives with me', 'So others lose sleep over it, too.'],
            [
              'I never see what I could have done',
              "So you don't know how good it could have been.",
              'judged',
            ],
            [
              "Not enough, really. It's always worked",
              "It's always worked, so there was no need to change it.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What happens if you don't do it in time?",
          plain: "If it's late, what's the first thing that happens?",
          options: [
            ["I'd have to tell somebody", 'So telling somebody would be the worst part.', 'shame'],
            ["Something I've worked for is gone", "So there's something you really want to keep.", 'own'],
            ["I'd be relieved for about an hour", "You'd be relieved, and then not any more.", 'own'],
          ],
        },
      ],
      open: "whether it could be done later, and who'd have to be asked",
      style: 'wait until it has to be done',
      label: 'Waits for the last minute',
      mood: 'Not finished yet.',
    },
    own: {
      cues: "what's the point|whats the point|don't want to|dont want to|never wanted|hate this|my parents want|they want me to|not interested|meaningless|not even mine|wrong degree|my own project|my dream|matters to me|the thing i care about|don't care about it|bored by it|it bores me|no interest in",
      reflections: [
        'Sounds as if it matters whose idea it is.',
        "Maybe it's also about whether you want it.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'If you never had to do it, what would you miss?',
          plain: 'If somebody cancelled it tomorrow, what would you be sad about?',
          options: [
            ['Something I wanted to say or make with it', "So there's something in it you want."],
            ["Only what it's supposed to get me", "So it's what comes after that you want."],
            ["Nothing. I'd sleep", 'Sleep. So it wears you out, even undone.'],
          ],
        },
        {
          asks: 'rule',
          ask: "Who'd be proud, if you finished?",
          plain: "Who would you tell, when it's done?",
          options: [
            ['My parents, before me', "So it's for them as much as for you."],
            ["Someone who never thought I'd do it", "You'd like to show them."],
            ["Nobody. It's only mine, so it can wait", "Because it's only for you, it can wait.", 'pressure'],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you last like any part of it?',
          plain: 'Which bit of it was ever fun?',
          options: [
            ['Right at the beginning, when it was an idea', 'You liked the idea of it.'],
            [
              "A small bit, and then I remembered who it's for",
              "You liked it until you thought of who'd see it.",
              'judged',
            ],
            ["I can't say I ever have", 'Never. That makes it hard to begin.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would it mean to give it up?',
          plain: 'If you dropped it for good, what then?',
          options: [
            ["That I've quit another thing", "So it'd be one more thing you didn't finish.", 'shame'],
            ['That somebody was right about me', "You'd hate them to have been right.", 'judged'],
            ['That I could stop hating my weekends', "So you'd be glad to have your weekends back."],
          ],
        },
      ],
      open: "whether it's still something you want",
      style: 'ask whether you want it',
      label: 'Asks if they want it',
      mood: 'Not sure about wanting it.',
    },
  },
  together: [
    { of: ['judged', 'start'], say: "Maybe it's hard to begin because then it can be judged." },
    { of: ['judged', 'shame'], say: 'Perhaps you judge it before anybody else can.' },
    {
      of: ['relief', 'shame'],
      say: "Maybe you can't enjoy the break because you feel bad about it.",
    },
    { of: ['pressure', 'judged'], say: 'Perhaps being late is easier than not being good enough.' },
    { of: ['own', 'relief'], say: 'Maybe other things are easier because nobody expects them of you.' },
    { of: ['own', 'shame'], say: "Maybe you call it lazy when you just don't want to." },
    {
      of: ['start', 'relief'],
      say: "Perhaps it's the beginning you get away from.",
    },
  ],
  insights: [
    {
      of: ['judged', 'start'],
      say: "Maybe it's hard to begin because once it's there, somebody can judge it.",
    },
    {
      of: ['judged', 'relief'],
      say: 'Perhaps what you do instead is something that nobody will judge.',
    },
    {
      of: ['judged', 'shame'],
      say: "Maybe you judge yourself harder than anyone who'll see it would.",
    },
    {
      of: ['judged', 'pressure'],
      say: 'Perhaps doing it late protects you: nobody can say it was your best.',
    },
    {
      of: ['judged', 'own'],
      say: 'Maybe it would be easier to do if it mattered less to you what people think of it.',
    },
    {
      of: ['start', 'relief'],
      say: "Perhaps other things draw you because they're easy to begin.",
    },
    {
      of: ['start', 'shame'],
      say: 'Maybe feeling bad about not having begun makes it harder to begin.',
    },
    {
      of: ['start', 'pressure'],
      say: 'Perhaps you need a date because without one nothing tells you to begin.',
    },
    {
      of: ['start', 'own'],
      say: "Maybe you can't begin because you're not sure that you want it.",
    },
    {
      of: ['relief', 'shame'],
      say: "Perhaps feeling guilty spoils the break, so that it doesn't rest you.",
    },
    {
      of: ['relief', 'pressure'],
      say: "Maybe you'd need a real break more than another fright.",
    },
    {
      of: ['relief', 'own'],
      say: 'Perhaps you turn to things that are your own choice.',
    },
    {
      of: ['shame', 'pressure'],
      say: "Maybe being hard on yourself is meant to get you going, and it doesn't any more.",
    },
    {
      of: ['shame', 'own'],
      say: "Maybe you call it being lazy, when part of you just doesn't want to.",
    },
    {
      of: ['pressure', 'own'],
      say: "Perhaps you only do it when you have to, because it isn't quite what you want.",
    },
  ],
  suggestions: [
    'open it once today, look at it for one minute, and close it again',
    'do a quick, bad version of the first bit, for nobody but you',
    'write down how far it really is, for yourself first',
    "sit next to somebody who's working on something else",
    "take one evening off that's officially off, with the thing out of sight",
    "write down who wants it done, and whether you're one of them",
    'stop after ten minutes even if it goes well',
  ],
  later: {
    secret: [
      "What looks like putting off work may be partly putting off something you've never said to anyone.",
    ],
    pretend: ["Acting as if it's all in hand may take more out of you by now than the thing itself would."],
    protect: [
      "While it's unfinished perhaps nobody need be upset, which could matter more to you than having it done.",
    ],
    guilt: ['You may be paying for the delay in blame every day, which leaves little over for the work.'],
    relief: [
      "The relief may show what exactly you've been keeping away from, and it could be smaller than the whole task.",
    ],
    hurt: [
      "Maybe the work is bearable enough, and it's being treated like that again you're keeping clear of.",
    ],
    duty: [
      "It's hard to be quick about something owed, and perhaps the delay is the only say you've had in it.",
    ],
    want: ["Among all that has to be done, what you want may be the thing that's been put off longest."],
    miss: [
      'Possibly the task is tied up with what you miss, so that starting would mean going on without it.',
    ],
    fear: [
      'What you dread may be waiting at the end of the task, so it makes some sense that the beginning is slow.',
    ],
    becoming: [
      "Each delay may bring that other person to mind, and then it's no longer just a task you're facing.",
    ],
    notgood: [
      "Left undone, the task can't say anything about how good you are, and that may be its one attraction.",
    ],
    worn: [
      'On some days, what passes for putting off could be plain tiredness that never got called by its name.',
    ],
    alone: ["Perhaps it's harder to begin when it seems nobody would notice whether the thing got done."],
    anger: ["There may be a 'no' in the delay, meant for the person or the thing that you find unfair."],
    kindness: [
      'It seems something good got further with you than the stern talk about getting on with it may ever have done.',
    ],
    decided: [
      'If you lean that way already, the delay may be about being seen to do it more than about doing it.',
    ],
    waiting: [
      "The waiting may have become a task of its own by now, and one you've been working at quite hard.",
    ],
  },
};
