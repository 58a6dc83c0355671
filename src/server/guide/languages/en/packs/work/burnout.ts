import type { Pack } from '../../../../engine/pack.ts';

export const burnout: Pack = {
  id: 'burnout',
  avoid: ['scale'],
  openings: [
    {
      cues: 'signed off|signed me off|off sick|on sick leave|on medical leave|return to work|going back on|go back on|go back to work|phased return|going back to work',
      say: 'So work and being off are both on your mind.',
      ask: 'What do you see when you picture a morning at work?',
      plain: 'What comes first, on a morning at work?',
      asks: 'moment',
      concern: 'rest',
      options: [
        ['Everyone being careful with me', "They'd mean it kindly, and you'd feel it."],
        ['The pile that has been waiting', "It's been waiting for you.", 'load'],
        [
          'Me looking fine, so nobody believes it',
          "You're afraid that looking fine means nobody believes you.",
          'guilt',
        ],
      ],
    },
    {
      cues: "heart racing|palpitations|dizzy|collapsed|fainted|threw up|break down|broke down|breakdown|panic attack*|burst into tears|can't stop crying|cry every day|crying every day|cried at work|cry at work",
      say: 'That sounds frightening, or at least hard.',
      ask: 'What had happened just before?',
      plain: 'Right before that, what was going on?',
      asks: 'moment',
      concern: 'body',
      options: [
        ['Nothing. An ordinary message', "Only an ordinary message. So it doesn't take much now.", 'load'],
        ['Somebody was kind to me', 'Kindness can be the thing that gets to you.'],
        [
          "I'd just said, sure, no problem",
          "You'd just said yes to something, and it was too much.",
          'guilt',
        ],
      ],
    },
    {
      cues: "don't care|dont care|stopped caring|numb|used to love|feel nothing|like a robot|autopilot|auto-pilot|joyless|going through the motions|checked out",
      say: "That's hard, not to feel much.",
      ask: 'What still got through to you, lately?',
      plain: 'When did you last enjoy something, even a little?',
      asks: 'exception',
      concern: 'numb',
      options: [
        ['Somebody who said thank you and meant it', 'So there are things that still reach you.'],
        ['A thing I did well, almost by accident', 'You did it well, and you noticed.'],
        ["Nothing, and I noticed I didn't mind", "Nothing did, and you didn't miss it."],
      ],
    },
    {
      cues: "others manage|others cope|other people manage|other people cope|others have it worse|have it worse|shouldn't complain|no right to|should be able|pull myself together|am i just|just lazy|am i lazy|am i weak|being weak",
      say: "Sounds as if you're not sure you're allowed to be tired.",
      ask: 'Who are you comparing yourself with?',
      plain: 'Who do you know that seems to manage it all?',
      asks: 'view',
      concern: 'guilt',
      options: [
        [
          'Someone at work who has even more to do',
          "They've more to do, and you don't know how they feel at home.",
        ],
        [
          'A parent who did it all and never said a word',
          'They never said a word, so you never knew what it was like.',
        ],
        ['Me, a few years ago', 'So you used to manage more, and you hold that against yourself.', 'body'],
      ],
    },
    {
      cues: 'snap at|snapping at|snapped at|no patience|snap at my|snapped at my|shout at my kids|shouted at my kids|yell at my kids|yelled at my kids|shouted at the kids|no patience with my|no energy for my',
      say: 'So it touches the people at home, too.',
      ask: "What's left of you by the evening?",
      plain: 'What are your evenings at home like?',
      asks: 'moment',
      concern: 'home',
      options: [
        ["Enough to make dinner, and that's me done", "You do what has to be done, and then that's it."],
        ['In a minute, I keep saying, in a minute', "You'd like to be there for them, only a minute later."],
        ["Somebody they're careful around", "They're careful around you, and you notice.", 'guilt'],
      ],
    },
    {
      cues: "rest doesn't|sleep doesn't|still tired|always tired|can't switch off|cant switch off|switch off|can't relax|cant relax|can't stop|no matter how much|tired after|even after sleeping|even after a weekend|even after a holiday",
      say: "So resting isn't simple.",
      ask: 'What happens when you try to rest?',
      plain: 'What comes next, when you sit down and do nothing?',
      asks: 'moment',
      concern: 'rest',
      options: [
        ['My head goes through the list', 'You sit down, and the list is there.', 'load'],
        ['I sleep, and wake up just as tired', "You sleep, and it doesn't seem to be enough.", 'body'],
        [
          'I last ten minutes, then I feel guilty',
          "So you don't get far before you feel bad about it.",
          'guilt',
        ],
      ],
    },
    {
      ask: "What's the hardest part of it at the moment?",
      plain: 'Which part of it wears you down most?',
      asks: 'moment',
      concern: 'body',
      options: [
        ['Everything there is to do', "There's so much to do, and it doesn't stop.", 'load'],
        ['Not knowing when it gets better', "Nobody can say when it gets better. That's hard to live with."],
        [
          'Having nothing left for people I love',
          "You'd like to give them more, and there's nothing left.",
          'home',
        ],
      ],
    },
  ],
  concerns: {
    body: {
      cues: "insomnia|exhausted|exhaustion|tired|fatigue*|drained|no energy|headache*|migraine*|palpitations|panic*|dizzy|sick all|infection*|can't get up|get out of bed|brain fog|foggy|concentrate|back pain|can't sleep|cant sleep|not sleeping|barely sleep|i'm ill|always ill|keep getting ill|chest pain*|keep forgetting",
      reflections: ['Sounds as if your body feels it, too.', "It sounds as if you're worn out."],
      questions: [
        {
          asks: 'moment',
          ask: 'When do you feel the tiredness most?',
          plain: 'At which time of the day is it worst?',
          options: [
            ["Before I'm properly awake", "It's there before the day has begun."],
            ['When my phone makes that sound', 'One sound is enough.', 'load'],
            ["When it's finally quiet", "When it's quiet, you feel it all."],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last sleep well?',
          plain: 'When did you last wake up and feel all right?',
          options: [
            ['Somewhere with no signal', 'So it helps when nobody can reach you.', 'rest'],
            ["Away, in somebody else's house", 'Somewhere else you could sleep.'],
            ["I can't remember. It's that long ago", "That's a long time to be tired."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What do you use to get through a day?',
          plain: 'How do you keep yourself going?',
          options: [
            ['Coffee, sugar, more coffee', 'So you get through on coffee and sugar.'],
            ['Telling myself it is only until Friday', "Until Friday. And then there's the next week."],
            [
              "Something I'd rather not put on a list",
              "There's something that helps, and you don't like to say what.",
              'home',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What are you afraid your body will do?',
          plain: 'If nothing changes, what will your body do?',
          options: [
            ['Give out in front of people', "You'd hate it to happen in front of others.", 'guilt'],
            ["Break in a way that doesn't mend", "You're afraid it won't get better again."],
            ['Just keep going, so I do too', 'As long as your body carries on, you do, too.'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who should hear how tired you are?',
          plain: 'Who could you tell that your body is struggling?',
          options: [
            ['My doctor. I keep moving it', "So you've thought about it, and something else came first."],
            ['Somebody at home, properly this time', "So they don't know yet how bad it is.", 'home'],
            ["Nobody. They'd make me stop", "So you think they'd want you to stop."],
          ],
        },
      ],
      open: 'what would help your body',
      style: 'notice what your body tells you',
      label: 'Running low',
      mood: 'Tired.',
    },
    load: {
      cues: "too much work|too much to do|so much to do|workload|overload*|hours a week|hour weeks|hour days|short staffed|short-staffed|understaffed|to do list|to-do list|never ends|never done|never finished|if i don't do it|can't say no|cant say no|keep saying yes|everything depends|drowning|on my plate|on my shoulders|work of two people|work of three people|deadline after deadline",
      reflections: ["Sounds as if it's a lot.", "It sounds as if there's more than you can do."],
      questions: [
        {
          asks: 'moment',
          ask: 'What came last, on top of all the rest?',
          plain: 'Which one thing was one too many?',
          options: [
            ["Somebody else's work, after they left", 'They left, and you got their work as well.'],
            ['It went quiet in a meeting, so I took it', 'Nobody else said anything, so you did.'],
            ['Something I offered to do myself', 'You offered, and then it was yours.'],
          ],
        },
        {
          asks: 'rule',
          ask: "Since when have you been the one who says, I'll do it?",
          plain: 'When did you begin to take things on?',
          options: [
            ['Since I was small. Somebody had to', "That's young to be the one who has to."],
            ['Since a job where it paid off', 'It worked once, so you went on.'],
            [
              'Since I noticed people liked me for it',
              'So saying no might cost you more than work.',
              'guilt',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Who knows how much you really have on?',
          plain: 'Who could list what you do in a week?',
          options: [
            ['Nobody. Not even me, any more', "It's so much that even you can't say."],
            ["A colleague who's drowning as well", "They'd understand, and they can't help.", 'home'],
            ["My boss knows, and that's the bad part", "It's known, and nothing changes. That's hard."],
          ],
        },
        {
          asks: 'step',
          ask: 'What could be late this week without much harm?',
          plain: 'Which one thing could wait a few days?',
          options: [
            ['Something I only sit through', 'So that one could happen without you.'],
            ["A reply I've been polishing", 'So it may be good enough as it is.', 'guilt'],
            ['Nothing. And I know how that sounds', "So there's nothing you feel you could leave."],
          ],
        },
      ],
      open: 'what could stay undone',
      style: 'take care of what has to be done',
      label: 'Takes things on',
      mood: 'A lot to do.',
    },
    numb: {
      cues: "don't care|dont care|stopped caring|couldn't care|numb|hollow|used to love|feel nothing|can't feel|nothing left|robot|autopilot|auto-pilot|cynical|hate everyone|joyless|going through the motions|checked out|why bother|detached",
      reflections: [
        "Sounds as if you don't feel much about it any more.",
        'It sounds as if something that mattered has gone quiet.',
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What did you use to like about your work?',
          plain: 'What did you once enjoy about it?',
          options: [
            ['The people I did it for', 'It was for somebody, and that made it worth it.'],
            ['Getting something right', 'You liked getting it right.'],
            [
              "That they couldn't do without me",
              'Being needed was a good feeling, and it took a lot.',
              'load',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What worries you about not caring?',
          plain: 'What would be bad about staying like this?',
          options: [
            ['That somebody gets hurt by a mistake of mine', 'So you do care what happens to them.', 'guilt'],
            ['That it spreads to people I love', "So it's the people you love that you worry about.", 'home'],
            ["Nothing. It's almost comfortable", 'It hurts less this way.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What touched you lately, even a little?',
          plain: 'When did you last smile or well up?',
          options: [
            ['Something a child or an animal did', 'So something small did reach you.'],
            ['A song, in the wrong place', 'A song, and suddenly it was there.'],
            ['Not much. Anger, sometimes', 'Anger still comes. So you do feel something.'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would an old friend say has changed in you?',
          plain: 'What are you like now that you were not before?',
          options: [
            ['That I used to laugh', 'So you laugh less than you did.'],
            ["That I've got sharp with people", "You're sharper than you'd like to be.", 'home'],
            ['Nothing. I see to that', 'So nobody can see how it really is.', 'home'],
          ],
        },
      ],
      open: 'what would still matter to you after a good rest',
      style: "notice that something's gone quiet",
      label: 'Feels less than before',
      mood: 'A bit flat.',
    },
    guilt: {
      cues: "guilt*|let them down|letting them down|letting everyone down|pathetic|ashamed|shouldn't complain|others manage|others cope|have it worse|should be able|should cope|should be grateful|ungrateful|no right|call in sick|calling in sick|pull myself together|strong one|burden|feel weak|feel lazy|feel like a failure|i'm lazy|i'm weak",
      reflections: [
        'Sounds as if you feel bad about being tired.',
        "It sounds as if stopping doesn't feel right.",
      ],
      questions: [
        {
          asks: 'rule',
          ask: 'What do you tell yourself, to keep going?',
          plain: 'Which sentence gets you up in the morning?',
          options: [
            ['Others have it worse', "There's always somebody who has it worse. You're still tired."],
            ['Just get this month over with', 'And after this month there may be another.'],
            ["Don't be so weak", 'You call yourself weak, and you go on.', 'body'],
          ],
        },
        {
          asks: 'fear',
          ask: "Who would you feel you're letting down, if you stopped?",
          plain: 'Whose face would come up if you stayed at home?',
          options: [
            [
              'The ones who would get my share',
              "They'd get your share, and you know how much that is.",
              'load',
            ],
            ['People who need me and had no choice', "They didn't choose it, so it's hard to say no."],
            [
              "The person I've always said I am",
              "You'd be letting down the picture you have of yourself.",
              'numb',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'If somebody you love had your week, what would you see?',
          plain: 'If your best friend lived like that, what would you notice?',
          options: [
            ["That it can't be done", "So for somebody else you'd say it's too much."],
            ["That they've stopped laughing", "In somebody else you'd notice that first.", 'numb'],
            ['That they chose some of it', 'So you think some of it is your own doing.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last rest without feeling guilty?',
          plain: 'When were you last off and not feeling bad?',
          options: [
            ['When I had a fever', "So you may rest when you're really ill.", 'body'],
            ['When everybody was off', "When nobody's working, you needn't either."],
            ["I'd have to think for a long time", "So it's been a long time.", 'rest'],
          ],
        },
        {
          asks: 'want',
          ask: 'Whose permission to stop would really count?',
          plain: 'Who would have to say it, for you to believe it?',
          options: [
            ['A doctor, in writing', 'So somebody else would have decided it.', 'body'],
            ['My boss, and they would have to mean it', "So you'd need to hear it from work itself."],
            ["Nobody's. I'd argue", 'So nobody could tell you to stop, just now.'],
          ],
        },
      ],
      open: 'who really expects all this of you',
      style: 'ask yourself whether you may rest',
      label: 'Hates to let people down',
      mood: 'Tired, and feeling bad about it.',
    },
    rest: {
      cues: "rest|resting|relax*|switch off|can't stop|cant stop|days off|time off|sabbatical|leave of absence|signed off|signed me off|off sick|medical leave|return to work|recharge|take a break|slow down|sit still|do nothing|doing nothing|still tired|self-care|can't rest|need a break|need rest",
      reflections: ["Sounds as if rest isn't simple.", 'It sounds as if you could do with a real rest.'],
      questions: [
        {
          asks: 'moment',
          ask: 'How does the first hour of a free day go?',
          plain: 'What do you do first, on a free day?',
          options: [
            ['I tidy, sort and catch up', 'So even the free day begins with work.', 'load'],
            ['I lie there with the phone in my hand', "So the hour goes by, and you're not rested."],
            ['I get ill. Every time', "As soon as there's time, your body takes it.", 'body'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What rested you a little, lately?',
          plain: 'After which half hour were you a bit better?',
          options: [
            ['A walk with nothing in my ears', 'A walk helped a bit.'],
            ['Sitting by somebody who said nothing', 'Somebody there, and nothing wanted of you.', 'home'],
            ['Cancelling something', 'So not having to do it was the rest.', 'load'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might come up if you really stopped?',
          plain: "What do you think about less while you're busy?",
          options: [
            ['How sad I am', "So there's some sadness, too."],
            ['How little there is besides work', "You'd notice how little else there is, just now.", 'numb'],
            ['That it all runs without me', "You'd be free, and it would hurt a little.", 'guilt'],
          ],
        },
        {
          asks: 'want',
          ask: 'If tomorrow were wide open, what would you want from it?',
          plain: 'What would you do with a day when nobody needs you?',
          options: [
            ['Sleep, with no alarm and no reason', 'Sleep, and not having to deserve it.'],
            ['To be somewhere nobody knows me', 'Nobody could want anything of you there.', 'home'],
            ['Another one after it, and another', "So one day wouldn't be enough."],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you leave out tomorrow, just tomorrow?',
          plain: 'Which small thing could you skip for one day?',
          options: [
            ['Looking at messages before breakfast', 'So the first half hour would be yours.'],
            ['Eating in front of a screen', "You'd just eat, for ten minutes."],
            ["Saying I'm fine", "You'd say how you are, for one day.", 'home'],
          ],
        },
      ],
      open: 'what kind of rest would help',
      style: 'look for a way to rest',
      label: 'In need of rest',
      mood: 'In need of a break.',
    },
    home: {
      cues: "snap at|no patience|say i'm fine|i'm fine|nobody knows|no one knows|haven't told|nobody sees|no one sees|don't see anyone|stopped seeing|snap at my|snapped at my|shout at my kids|shouted at my|yelled at my|hide it from|my family sees",
      reflections: [
        'Sounds as if the people close to you come into it.',
        'It sounds as if they may not know how it really is.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you say when somebody asks how you are?',
          plain: 'What comes out when somebody asks?',
          options: [
            ['Busy, and we both nod', "Busy, and that's the end of it."],
            ['Tired. And they say, me too', "They're tired as well, so you can't say more."],
            ['Fine, and I ask about them', 'You ask about them, and nobody asks again.'],
          ],
        },
        {
          asks: 'view',
          ask: 'What do people near you do differently now?',
          plain: 'How do those close to you treat you at the moment?',
          options: [
            ['They take things off me without asking', 'So somebody has noticed, and helps.'],
            ["They've stopped asking me along", "Maybe they think that's what you want."],
            ['They keep out of my way', "They leave you alone, and it isn't a good kind of quiet.", 'guilt'],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you wish somebody would just do?',
          plain: 'What could someone do tonight, without asking you?',
          options: [
            ['Cook, and not need any thanks', "You'd like to be looked after a bit."],
            ['Cancel things in my name', "If somebody else said no, you wouldn't have to.", 'guilt'],
            ['Notice, before I have to collapse', "You'd like somebody to notice in time.", 'body'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if you told someone how bad it is?',
          plain: "What would happen after you'd told someone the truth?",
          options: [
            ["They'd worry, and I'd have to look after that", "Then you'd have their worry as well.", 'load'],
            ["They'd say, then stop. As if I could", "They'd say stop, as if that were simple."],
            [
              "They'd believe me, and I'd have to act",
              'If they believed you, something would have to change.',
              'rest',
            ],
          ],
        },
      ],
      open: 'who knows how bad it is',
      style: 'think about what others get to see',
      label: 'Careful who knows',
      mood: 'Not everybody knows.',
    },
  },
  together: [
    { of: ['body', 'guilt'], say: "Maybe your body says stop, and you feel you shouldn't." },
    {
      of: ['load', 'guilt'],
      say: "Perhaps there's too much, and you blame yourself for it.",
    },
    { of: ['numb', 'home'], say: "Maybe you're most afraid of not feeling much at home." },
    { of: ['rest', 'guilt'], say: "Maybe it isn't time that's missing for rest, but feeling allowed to." },
    { of: ['body', 'rest'], say: 'Perhaps your body needs another kind of rest than it gets.' },
    { of: ['load', 'home'], say: "Maybe work takes so much that there's little left for home." },
    { of: ['numb', 'load'], say: 'Maybe caring less is how you get through so much.' },
  ],
  insights: [
    {
      of: ['body', 'load'],
      say: "Maybe your body has noticed before you did that it's too much.",
    },
    {
      of: ['body', 'numb'],
      say: "Perhaps you don't care less; you may just be too tired to feel it.",
    },
    {
      of: ['body', 'guilt'],
      say: 'Maybe you see being tired as your fault, when it may simply be that you need rest.',
    },
    {
      of: ['body', 'rest'],
      say: "It could be that sleep alone doesn't help, because you're never really off.",
    },
    {
      of: ['body', 'home'],
      say: 'Maybe the people close to you see how you behave, and not how tired you are.',
    },
    {
      of: ['load', 'numb'],
      say: "Perhaps it's just too much to care about all of it.",
    },
    {
      of: ['load', 'guilt'],
      say: 'Maybe you blame yourself for not managing what nobody could manage.',
    },
    {
      of: ['load', 'rest'],
      say: "Perhaps you're waiting to rest until everything's done, and it never is.",
    },
    {
      of: ['load', 'home'],
      say: "Maybe work gets the best of you, and the people at home get what's left.",
    },
    {
      of: ['numb', 'guilt'],
      say: "Maybe you do still care, or you wouldn't feel so bad about it.",
    },
    {
      of: ['numb', 'rest'],
      say: 'Perhaps you need rest before you can feel much again.',
    },
    {
      of: ['numb', 'home'],
      say: "Maybe it's at home that you mind most about feeling so little.",
    },
    {
      of: ['guilt', 'rest'],
      say: "Perhaps you can't really rest, because you feel you should be doing something.",
    },
    {
      of: ['guilt', 'home'],
      say: 'Maybe you feel bad about how little others get of you, and that tires you even more.',
    },
    {
      of: ['rest', 'home'],
      say: "Perhaps what would rest you most is somebody you needn't look fine for.",
    },
  ],
  suggestions: [
    'tell one person a little more than usual about how you are',
    'think of one appointment that would help you, and put it in this week',
    'leave one thing undone this week on purpose, and see who notices',
    'eat one meal tomorrow with nothing in front of you but the meal',
    'when somebody asks how you are, say tired',
    'write down everything you did today, also the things nobody counts',
  ],
  later: {
    secret: [
      'Some of the tiredness may come from the work, and some from keeping something about it to yourself.',
    ],
    pretend: [
      'Looking fine may be one more shift after the actual work, and perhaps the only one nobody sees.',
    ],
    protect: [
      "It could be that you're running on empty and still checking first whether the truth would upset somebody.",
    ],
    guilt: [
      'If being exhausted feels like something you did wrong, then resting may feel like doing it again.',
    ],
    relief: ["That moment of relief may say more about how tired you've been than all the tired days did."],
    hurt: [
      "Sleep may help with the work part; what somebody said or didn't say could be the part it doesn't touch.",
    ],
    duty: [
      "Being burned out may seem like something you can't afford while there's nobody to hand your part to.",
    ],
    want: [
      "It sounds as if there's still something you want, which might be easy to miss when everything else feels used up.",
    ],
    miss: [
      "What you miss may have gone around the time your energy did, so it's hard to ask for only one of them back.",
    ],
    fear: ["The tiredness might be easier to face than what you're afraid will happen if you give in to it."],
    becoming: [
      "Perhaps you've seen somebody burn out, or never seem to, and have been judging your own tiredness by them.",
    ],
    notgood: [
      'Worn out and not good enough may feel the same by evening, and you only came to ask about the first.',
    ],
    worn: [
      "It may be that you're asking a tired head to work out why it's tired, and it keeps handing the question back.",
    ],
    alone: ['Maybe the work took most of the energy, and nobody asking how you are took the rest.'],
    anger: [
      "The anger may be the one part of you that isn't tired, and it seems to have a view on how you got here.",
    ],
    kindness: [
      "Something still got through to you, which may mean that the tiredness doesn't have all of you.",
    ],
    decided: [
      "You may know what's going to change, and simply not have had the strength to be the one who announces it.",
    ],
    waiting: [
      "'Once this is over' may have gotten you through a lot, except that 'over' seems to keep getting pushed back.",
    ],
  },
};
