import type { Pack } from '../../../../engine/pack.ts';

export const caringParent: Pack = {
  id: 'caring-parent',
  who: {
    words:
      'mum|mom|mam|mother|mama|mamma|mummy|ma|dad|father|papa|daddy|parents|gran|grandma|granny|nan|nana|grandmother|grandad|grandpa|grandfather|aunt|auntie|uncle',
    line: 'your parent',
    option: 'my parent',
  },
  avoid: ['scale'],
  openings: [
    {
      cues: 'fell|fall|falls|fallen|gas|stove|hob|wander*|got lost|stroke|ambulance|on the floor|left the gas|left the stove',
      asks: 'moment',
      ask: 'What goes through your mind when you think of it?',
      plain: 'What was your first thought when it happened?',
      options: [
        ["That it can't go on like this", "It can't go on like this. And so far it does."],
        ["That I should've been there", 'You think you should have been there.', 'word'],
        ["That I'd known for a while", "You'd known for a while, and hoped it would be all right."],
      ],
      concern: 'safety',
    },
    {
      cues: "promis*|swore|gave my word|never put|i'd never|made me promise",
      say: "And there's what you promised.",
      asks: 'rule',
      ask: 'What does that promise mean to you?',
      plain: 'What did you want to promise, really?',
      options: [
        ["That I'd do the looking after myself", 'You meant you, yourself, and nobody else.'],
        ['That nobody would ever feel dumped', 'So the point is that nobody gets dumped.'],
        ['I said it so the worrying would stop', 'You said it to calm things down, and now it counts.'],
      ],
      concern: 'word',
    },
    {
      cues: 'brother|brothers|sister|sisters|sibling|siblings',
      say: 'So there are others in the family.',
      asks: 'moment',
      ask: 'Who does what, at the moment?',
      plain: 'In an ordinary week, who does which jobs?',
      options: [
        ['I do it, the others have opinions', 'You do the work, and they have the opinions.'],
        ["We share it, but it's nowhere near even", "There's some help, and it still isn't even."],
        [
          "I do most, and I've never properly asked",
          'You do most of it, and the others may not know how much it is.',
        ],
      ],
      concern: 'fair',
    },
    {
      cues: "exhaust*|worn out|can't cope|breaking point|burnt out|burned out|my own life|on my knees|so tired|i'm tired|no life of my own",
      say: 'That sounds like a lot.',
      asks: 'cost',
      ask: 'What have you had to drop?',
      plain: "What did you use to do that you don't do now?",
      options: [
        ['Seeing people', "You don't see people much any more."],
        ['Anything just for me', 'The things that were only yours went first.'],
        ['Being nice, most days', "You're not as nice as you'd like to be, you think."],
      ],
      concern: 'self',
    },
    {
      cues: "dementia|alzheimer*|doesn't know me|doesn't recognise|doesn't recognize|forgets|forgetful|losing her memory|losing his memory",
      say: "That's hard to watch.",
      asks: 'want',
      ask: 'What do you miss most, from before?',
      plain: "What could the two of you do that you can't now?",
      options: [
        ['Talking about nothing much', 'Just talking, with no reason for it.'],
        ['Being looked after a bit myself', 'It used to be you who got looked after.', 'self'],
        ['Not having to be the patient one', 'You always have to be the patient one now.'],
      ],
      concern: 'loss',
    },
    {
      cues: "stubborn|won't accept|won't have|won't move|won't go|won't leave|denies|insists|refuses|she says she's fine|he says he's fine|doesn't want help",
      say: 'It sounds as if you two see it differently.',
      asks: 'moment',
      ask: 'What happens when you bring it up?',
      plain: 'If you brought it up, how would it go?',
      options: [
        ['We end up shouting', 'You mean well, and it ends in shouting.'],
        ['The subject gets changed', "The subject gets changed, and you're none the further."],
        ["I let it go, because it's easier", 'You leave it, and you go on worrying.', 'safety'],
      ],
      concern: 'say',
    },
    {
      asks: 'moment',
      ask: 'Which part of it do you think about most?',
      plain: "When you think about it, what's it mostly about?",
      options: [
        ['What might happen next', "So part of you is already busy with what hasn't happened yet.", 'safety'],
        ["Everything I'm not managing", "You see what doesn't get done more than what does.", 'word'],
        ['How long this could go on', "It's the not knowing how long. Hard to say out loud, that one."],
      ],
      concern: 'self',
    },
  ],
  concerns: {
    safety: {
      cues: "fell|fall|falls|fallen|gas|stove|hob|wander*|got lost|stroke|ambulance|on the floor|alone at night|lives alone|living alone|unsafe|not safe|danger*|emergency|what if something happens|left alone|set the alarm|car keys|keys away|on her own all|on his own all|frail|unsteady|oxygen|night nurse|who'll be there|can't be left|nobody with her|nobody with him|when is it time|is it safe|still driving|her tablets|his tablets|can't live alone",
      reflections: [
        'It sounds as if you worry about what could happen.',
        "There's a worry in it about {who}, by the sound of it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What made you worry, the last time?',
          plain: 'What gave you a fright lately?',
          options: [
            ['A call at a bad hour', 'A call at that hour is never good.'],
            ['Something small, like a pan left on', 'A small thing, and it could have been a big one.'],
            [
              "I walked in and it was worse than I'd been told",
              "You'd been told one thing, and the room told you another.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What are you most afraid of?',
          plain: 'When you worry, what do you picture?',
          options: [
            [
              'A fall, and nobody there for hours',
              "It's the hours alone that scare you, as much as the fall.",
            ],
            [
              'Getting the call and being too far away',
              "You'd get the call, and you couldn't be there in time.",
            ],
            ['That it goes on like this for years', "So it's also about how long it could go on.", 'self'],
          ],
        },
        {
          asks: 'want',
          ask: 'How safe would be safe enough?',
          plain: 'What would make you worry a bit less?',
          options: [
            [
              'Somebody looking in every day',
              "If somebody looked in every day, it wouldn't always have to be you.",
            ],
            ['Someone there at night', 'So the nights are the worst part.'],
            ["Nothing would, I'd still worry", "You'd worry whatever was arranged."],
          ],
        },
        {
          asks: 'view',
          ask: "Who else has seen what you've seen?",
          plain: 'Who else worries about it?',
          options: [
            ['A doctor, or one of the carers', 'So somebody from outside sees it, too.'],
            ['The neighbours, I think', 'So other people have noticed, too.'],
            ['Nobody, and sometimes I doubt myself', "You're the only one who sees it, and you wonder."],
          ],
        },
        {
          asks: 'step',
          ask: 'What would make you worry less this week?',
          plain: "What's one small thing you could change by Sunday?",
          options: [
            ['A key with someone nearby', "One key, with somebody who's closer than you."],
            ['A proper word with the doctor', "You'd like somebody else looking at this with you."],
            ["Me staying over, which I don't want", "You'd do it, and you'd rather not.", 'self'],
          ],
        },
      ],
      open: 'what would be safe enough',
      style: 'think ahead to what could go wrong',
      label: 'Thinks ahead',
      mood: 'Worried.',
    },
    word: {
      cues: 'promis*|swore|gave my word|i said i would|made me promise|guilt*|guilty|selfish|duty|i owe|owe her|owe him|owe them|bad daughter|bad son|dump*|abandon*|put her in a home|put him in a home|put them in a home|letting her down|letting him down|let her down|let him down|looked after me|after all she did|after everything|wash my hands of|owe it|least i can do|never put her|never put him',
      reflections: [
        'It sounds as if you ask yourself what you owe {them}.',
        "There's the question of what you should do.",
      ],
      questions: [
        {
          asks: 'rule',
          ask: 'What do you feel you owe {them}?',
          plain: 'What do you think is your job here?',
          options: [
            ['Doing it with my own hands', "You'd want to do it yourself, and not pay for it."],
            ['Making sure nobody gets left somewhere', "So it's about nobody being left alone somewhere."],
            ["Everything, and I can't do everything", 'Everything is more than one person can do.'],
          ],
        },
        {
          asks: 'view',
          ask: 'If {who} could see your whole week, what would {they} say?',
          plain: 'What would {they} tell you, on a good day?',
          options: [
            ['Go home and get some sleep', 'So {who} might be easier on you than you are.'],
            ["That I'm doing it all wrong", "Whatever you do, it wouldn't be right."],
            [
              "I'm scared it'd be that it's not enough",
              "You do all that, and you're afraid it isn't enough.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would you find hard to forgive yourself?',
          plain: "What's the one thing you'd feel worst about?",
          options: [
            ['Saying yes to a home', "A home would feel like something you'd done."],
            ['Not being there at the end', 'You want to be there when it counts.', 'loss'],
            ["Feeling relieved when it's over", "You'd feel relieved, and you'd feel bad about it."],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which part of it do you still do gladly?',
          plain: "Which job don't you mind?",
          options: [
            ["The visits, when it's just us two", 'You like the time with just the two of you.'],
            ['Small things, like hair and nails', 'Some of it you like doing.'],
            ['None of it gladly, any more', 'Duty all through. That makes it heavier still.', 'self'],
          ],
        },
        {
          asks: 'step',
          ask: "Who'd need to hear that you can't do all of it?",
          plain: "Who thinks you're managing?",
          options: [
            ['My family', "They may think that you're coping.", 'fair'],
            ['Whoever arranges the care', "Somebody official, who'd need to hear how it is."],
            ['Me, I think', "You'd have to admit it to yourself first."],
          ],
        },
      ],
      open: "what you really owe, and what you don't",
      style: 'ask yourself what you owe',
      label: 'Takes a duty seriously',
      mood: 'Loyal, and torn.',
    },
    self: {
      cues: "exhaust*|worn out|burnt out|burned out|no life|my own life|give up work|my own family|can't cope|can't do this|resent*|trapped|time for myself|breaking point|on my knees|day off|never a moment|i haven't slept|no sleep|my own health|lost my temper|commode|respite|day care|my own doctor|nobody asks how i am|between my kids|sandwich|so tired|i'm tired|need a break|my own kids",
      reflections: ['It sounds as if it takes a lot out of you.', "There's your own life as well."],
      questions: [
        {
          asks: 'moment',
          ask: "What's an ordinary day like now?",
          plain: 'What did today look like, from the start?',
          options: [
            ["On the phone before I'm out of bed", "It starts before you're even up."],
            ['Work, then there, then home to more', "That's several days' work in one."],
            ['All right, till I sit down', "While you're busy, you don't notice. Then you sit down."],
          ],
        },
        {
          asks: 'want',
          ask: 'What in your own life would you hate to give up?',
          plain: 'What do you still do just for yourself?',
          options: [
            ["My job, where I'm just me", 'At work you can be just you.'],
            ["One evening that's mine", "One evening that's yours. It matters."],
            ["Not much, I've given most of it up", "You've given up a lot of it already."],
          ],
        },
        {
          asks: 'cost',
          ask: 'Who sees least of you these days?',
          plain: 'Who do you have less time for now?',
          options: [
            ['The ones at home', "The people at home get you when you're tired."],
            ["My friends, what's left of them", 'You hardly see your friends any more.'],
            ["Nobody, by evening I'm no good to anyone", "By evening there's nothing left."],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you tell a friend doing this much?',
          plain: 'If a friend had your week, what would you say?',
          options: [
            ['Get some help in, now', "For a friend it's clear to you: nobody can do that alone."],
            ["You're allowed a day off", "You'd let a friend off for a day, and think nothing of it."],
            ["Nothing, I'd be glad it wasn't me", 'It would look like a lot to you, too.'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could take one evening off you?',
          plain: "Who's one person you could ask for two hours?",
          options: [
            [
              'Someone in the family, if I asked',
              "There's somebody you could ask. The asking still has to be done.",
              'fair',
            ],
            [
              'A sitter or a carer, if we could pay',
              'So it would cost money, and it would give you an evening.',
            ],
            ["Someone I don't trust to do it right", 'Somebody could do it, only not your way.'],
          ],
        },
      ],
      open: 'what you want to keep for yourself',
      style: 'feel what it takes out of you',
      label: 'Feels the strain',
      mood: 'A lot on your plate.',
    },
    fair: {
      cues: "unfair|not fair|does nothing|do nothing|doesn't help|don't help|never visits|never helps|left to me|all on me|only one who|only child|always me|inherit*|sell the house|favourite|favorite|power of attorney|lives closest|which of her sons|which of his sons|nobody comes|no one comes|his mother too|my siblings do|my brother does|my sister does|my brother won't|my sister won't|my brother never|my sister never|is it fair|no help from",
      reflections: [
        "So there's the question of who does what.",
        "It sounds as if it matters how it's shared.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "When did you last think, this isn't fair?",
          plain: 'What happened when it last felt unfair?',
          options: [
            ['Doing it while everybody else was away', 'They had their day, and you had the work.'],
            ["Listening to somebody's good advice", 'They gave advice, and you did the work.'],
            ['Getting thanked, and it made me angrier', "You were thanked, and it didn't help."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would fair look like, roughly?',
          plain: 'What should somebody else be doing?',
          options: [
            ["One weekend in four that isn't me", "One weekend in four. That's not much to ask."],
            ['The ringing round and the waiting on hold', "It's the organising you'd like to be rid of."],
            ["Paying, if they won't give time", "If they can't give time, they could pay."],
          ],
        },
        {
          asks: 'view',
          ask: "What might somebody else say you've got wrong?",
          plain: 'How would the others say you go about it?',
          options: [
            ['That I never ask', "They'd say you never ask. Maybe you'd like not to have to."],
            ["That I won't let anyone else do it", "Perhaps because you know how you'd want it done."],
            [
              'That I like being the one who does it',
              "They'd say you like it, and perhaps there's something in it.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: "What's one thing you'd hand over?",
          plain: 'Which job would you give away first?',
          options: [
            ['The forms and the bills', "The paperwork doesn't have to be done by you."],
            ['The appointments', 'Somebody else could go to some of those.'],
            ["Any of it, but I'd end up checking", "You'd hand it over, and still check."],
          ],
        },
      ],
      open: 'who could take which part',
      style: 'want it to be shared fairly',
      label: 'Wants it shared fairly',
      mood: 'Wanting it shared.',
    },
    say: {
      cues: "stubborn|won't accept|won't have|won't move|won't go|won't leave|won't hear of it|says she's fine|says he's fine|her wishes|his wishes|wants to go home|her own home|his own home|what she wants|what he wants|what they want|strangers in the house|carers in|behind her back|behind his back|her decision|his decision|at least you've had one|sells the|doesn't want help|ask her what|ask him what|refuses|doesn't want to move|her independence|his independence|wants to stay at home",
      reflections: [
        "There's what {who} would want.",
        'It sounds as if you and {who} may not see it the same way.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did {who} say, last time anyone brought it up?',
          plain: "What's the answer, when it comes up?",
          options: [
            [
              "That there's nothing wrong",
              "There's nothing wrong, you're told, and you see it differently.",
              'safety',
            ],
            ["That it's no, to everything", "It's no, whatever you suggest, and you still have to worry."],
            ["Nothing, nobody's really asked", "So {who} hasn't really been asked."],
          ],
        },
        {
          asks: 'view',
          ask: 'In {their} place, what would you hate most?',
          plain: 'If it were you, what would feel worst?',
          options: [
            ['Strangers washing me', "You'd hate that too, so you can see why it's hard."],
            ['Being talked about in the next room', "You'd hate to be talked about behind a door."],
            ["Being why somebody's so tired", "You'd hate to be the reason. Maybe {who} would, too.", 'self'],
          ],
        },
        {
          asks: 'want',
          ask: 'What should stay {their} decision, whatever happens?',
          plain: 'What would you never decide for {them}?',
          options: [
            ["Which chair, which cup, what time's bed", 'Small things, and they matter.'],
            ['Who comes through the front door', 'Who comes in should be {their} decision.'],
            ["Nothing, it's gone past that", "It's gone past that, as you see it."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if you overruled {them}?',
          plain: 'If you just went ahead, what then?',
          options: [
            ["I'd not be forgiven", "You're afraid {they} wouldn't forgive you."],
            ['All the fight would go out of {them}', "You're afraid {they} would give up."],
            ["I'd be relieved, and that scares me", "You'd be relieved, and you don't like that."],
          ],
        },
        {
          asks: 'step',
          ask: 'When do you and {who} talk best?',
          plain: 'When is it easiest to ask {them} something?',
          options: [
            ['In the car, not looking at each other', 'In the car, where nobody has to look at anybody.'],
            ['Over tea and something nice', "Over tea, when it's easy anyway."],
            ["There isn't one any more", "There isn't a good time any more. That's sad.", 'loss'],
          ],
        },
      ],
      open: 'what {who} would want, if asked',
      style: 'want to hear the other side too',
      label: 'Asks what they would want',
      mood: 'Not agreed yet.',
    },
    loss: {
      cues: "dementia|alzheimer*|doesn't know me|doesn't know who|doesn't recognise|doesn't recognize|not herself|not himself|not themselves|losing her|losing him|losing them|miss her|miss him|griev*|dying|who she was|who he was|shrunk|getting small*|old photos|i'm her daughter|i'm her son|i'm his daughter|i'm his son|who the gentleman|remembered my name|not long|last years|forgets|forgetful|losing her memory|losing his memory",
      reflections: ['It sounds as if it hurts to see.', "There's some sadness in it, by the sound of it."],
      questions: [
        {
          asks: 'cost',
          ask: "What's already gone, of what you two had?",
          plain: "What can't the two of you do any more?",
          options: [
            ['A proper conversation', 'You miss talking properly with {them}.'],
            ["Me being somebody's kid", "You're not really anybody's child any more."],
            ['The way {they} knew me', 'Being known like that is hard to lose.'],
          ],
        },
        {
          asks: 'exception',
          ask: "What's still very much {who}?",
          plain: 'What did {they} do lately that was just like {them}?',
          options: [
            ['A joke, out of nowhere', 'So {who} is still there, in a joke.'],
            ['Bossing me about', "That's just like {them}, then."],
            ['Less every week', 'You see it getting less.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like to do with {them} while you can?',
          plain: 'What would be a good hour together?',
          options: [
            [
              'Something with music or old photos',
              'Music or photos, where nothing has to be remembered right.',
            ],
            ['Nothing useful, just sit', 'An hour with no jobs in it.'],
            ["I can't think, we only do chores now", "It's all jobs now, and you miss the rest.", 'self'],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you notice something had changed?',
          plain: "What was the first thing that wasn't right?",
          options: [
            ['The same question, three times', 'The same question, and you noticed.'],
            ['The state of the kitchen', 'You saw it in the kitchen first.'],
            ['Signs, long before I let myself see them', "You'd seen signs, and didn't want to see them."],
          ],
        },
      ],
      open: 'how to spend the good hours there are',
      style: 'feel the sadness as well as the work',
      label: 'Sad as well as busy',
      mood: 'Sad.',
    },
  },
  together: [
    { of: ['safety', 'say'], say: "Maybe it's hard to keep {them} safe without deciding things for {them}." },
    {
      of: ['word', 'self'],
      say: 'Maybe anything you keep for yourself feels like something you owe {them}.',
    },
    { of: ['word', 'loss'], say: 'Maybe some of the guilt is really sadness.' },
    { of: ['self', 'fair'], say: "Maybe others don't see how much it takes out of you." },
    { of: ['safety', 'self'], say: "Maybe it's the worrying that wears you out, as much as the work." },
    { of: ['fair', 'say'], say: 'Maybe everybody has a view on this, and {who} should be asked too.' },
    { of: ['self', 'loss'], say: "Maybe there's so much to do that there's no time to be sad." },
  ],
  insights: [
    { of: ['safety', 'word'], say: 'Maybe you feel you ought to prevent everything, and nobody could.' },
    {
      of: ['safety', 'self'],
      say: "Maybe it's the worrying that wears you out most, because it doesn't stop when you go home.",
    },
    {
      of: ['safety', 'fair'],
      say: 'Maybe the work could be shared, and the worrying is harder to hand over.',
    },
    {
      of: ['safety', 'say'],
      say: "Maybe there's no way of keeping {them} quite safe that {they}'d also like.",
    },
    { of: ['safety', 'loss'], say: 'Maybe some of the worry is really about losing {them}.' },
    { of: ['word', 'self'], say: 'Maybe every hour you keep for yourself feels like one you owe.' },
    {
      of: ['word', 'fair'],
      say: "Maybe it's hard to hand anything over because you feel it's you who owes it.",
    },
    {
      of: ['word', 'say'],
      say: "Maybe what {they}'d really ask of you is different from what you feel you owe.",
    },
    { of: ['word', 'loss'], say: 'Maybe feeling guilty is a bit easier than feeling how sad it is.' },
    {
      of: ['self', 'fair'],
      say: 'Maybe the others see that it gets done, and not what it takes out of you.',
    },
    {
      of: ['self', 'say'],
      say: "Maybe you've thought more about what {who} would want than about what you need.",
    },
    {
      of: ['self', 'loss'],
      say: "Maybe it's hard to want your own life back when you know what that would mean.",
    },
    {
      of: ['fair', 'say'],
      say: 'Maybe who does what would be easier to settle if it was clear what {who} wants.',
    },
    { of: ['fair', 'loss'], say: 'Maybe the work can be shared, and the sadness each of you has alone.' },
    { of: ['say', 'loss'], say: "Maybe you'd like an answer from {who} as {they} used to be." },
  ],
  suggestions: [
    "ask one person for one job by name, with a day, like Thursday's shopping",
    'spend one visit on nothing useful',
    'ask {who} about one small thing only, like when supper should be',
    'write down what worried you lately, with dates, and show it to somebody',
    'find out who assesses care needs near {who}',
    'choose one hour this week that stays yours',
  ],
  later: {
    secret: ["Other people's advice may not fit because they've only been given half of it."],
    pretend: [
      "If you always say you're managing, it may be that the only person who knows otherwise is you.",
    ],
    protect: [
      "If you keep the hard bits to yourself, you may be deciding on behalf of people who think it's all going fine.",
    ],
    guilt: [
      "It could be that you'd feel guilty whatever you chose, in which case guilt can't tell you which.",
    ],
    relief: ['Needing a rest from it may have got mistaken, by you as much as anyone, for not caring.'],
    hurt: [
      "What you can manage may depend less on the work than on how you're spoken to, or not, while you do it.",
    ],
    duty: ['Whatever you took on, it was perhaps before anybody knew how much it would turn out to be.'],
    want: [
      'Their needs and your wants may have been put in the same question, and needs tend to win that way.',
    ],
    miss: ['You may be looking after somebody and missing them at once, and only the first gets counted.'],
    fear: ["You're deciding about now, and perhaps doing it with a day in mind that hasn't come yet."],
    becoming: [
      'Looking at them, you may sometimes see somebody you could turn into, and that could be in the question too.',
    ],
    notgood: ['You might be measuring yourself against somebody endlessly patient whom nobody has ever met.'],
    worn: ["Asking what's best for them may be easier than saying you've come to the end of your strength."],
    alone: [
      "It's perhaps the decision that looks hard, and the having nobody to share it with that makes it so.",
    ],
    anger: ["Perhaps it's difficult to decide kindly about something that hasn't been fair on you."],
    kindness: ["There's been some good in it too, and maybe that makes a hard answer harder."],
    decided: ['You may know what has to happen, and still need a while to be the person who decided it.'],
    waiting: ["It may feel as if something has to go wrong before you're permitted to choose."],
  },
};
