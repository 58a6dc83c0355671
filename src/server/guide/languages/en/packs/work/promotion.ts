import type { Pack } from '../../../../engine/pack.ts';

export const promotion: Pack = {
  id: 'promotion',
  avoid: [],
  openings: [
    {
      cues: "passed over|passed me over|didn't get it|got it instead|someone else got|somebody else got|went to someone else|overlooked",

      ask: 'How did you find out?',
      plain: 'Who told you, and how?',
      asks: 'moment',
      concern: 'reward',
      options: [
        ['In an email to everyone', 'You read it at the same second as everybody else.'],
        ['Somebody let it slip', 'It slipped out. So others knew before you did.', 'people'],
        ['I sort of knew, and still hoped', 'You knew, and you kept a little hope going anyway.'],
      ],
    },
    {
      cues: 'mad to|crazy not to|crazy to|stupid not to|stupid to say|no brainer|no-brainer|everyone says|everybody says|everyone thinks',
      say: 'So other people have an opinion on it.',
      ask: 'Whose opinion about it weighs most with you?',
      plain: 'Who do you hear loudest?',
      asks: 'view',
      concern: 'no',
      options: [
        ["The ones at home. They've got plans for it", "At home they're already counting on it.", 'home'],
        ["My boss's. I've never said no before", 'So a no would be new, for both of you.'],
        ["Mine, actually, and I can't make it out", "Your own counts most, and it's the hardest to hear."],
      ],
    },
    {
      cues: 'not ready|impost*|never managed|never led|not a leader|leader material|introvert*|shy|not qualified|can i do it|if i can do',
      say: "So you're not sure the job would suit you.",
      ask: "What's the first thing you picture going wrong?",
      plain: 'What would trip you up first?',
      asks: 'fear',
      concern: 'doubt',
      options: [
        ['A meeting, and everybody looks at me', 'Everybody looks at you, and you have to have an answer.'],
        [
          "Telling somebody their work isn't good enough",
          'The part you dread is a conversation, with one person.',
          'people',
        ],
        ["They find out I've been bluffing", 'So part of it is the fear of being seen through.'],
      ],
    },
    {
      cues: 'teammate*|team mate*|peers|friends with|friend on the team|used to be equals|same level|started together|over them|work friend*',
      say: 'So people you know come into it.',
      ask: 'Whose face do you think of first?',
      plain: "Who's the strangest person to be in charge of?",
      asks: 'moment',
      concern: 'people',
      options: [
        ['The one I complain about bosses with', "You'd be the boss that somebody complains about."],
        ['The one who hoped for it too', "So you'd be getting what somebody else wanted."],
        [
          'The one I should have been honest with long ago',
          "So there's a talk you've put off, and this job would make it yours.",
        ],
      ],
    },
    {
      cues: 'at the bench|hands-on|hands on|coding|the actual work|love what i do|love the work|spreadsheet*|paperwork|desk job|good at what i do',
      say: "So what you'd do all day matters here.",
      ask: 'What does a good day of work have in it?',
      plain: 'Which bit of your day do you like best?',
      asks: 'want',
      concern: 'craft',
      options: [
        ['An hour when I get lost in it', "You like the hour when there's only the work."],
        ['Something finished that I can point at', 'You like to see what you did today.'],
        ['Being better at it than other people', "You're good at it, and you like knowing that.", 'doubt'],
      ],
    },
    {
      cues: 'by monday|by tuesday|by wednesday|by thursday|by friday|until monday|until friday|answer monday|answer friday|answer by|decide by|need an answer|want an answer|wants an answer|end of the week',
      say: "So there's an answer due.",
      ask: 'What comes out when you picture giving the answer?',
      plain: 'If they asked in the corridor today, what would you say?',
      asks: 'moment',
      concern: 'no',
      options: [
        ['Yes, and then my stomach drops', "You'd say yes, and your body isn't so sure.", 'doubt'],
        ['No, and then I start explaining', "So a plain no doesn't feel like enough."],
        ['Whatever gets me out of the room', 'So being asked is hard, whatever the answer.'],
      ],
    },
    {
      ask: 'When you think of the job, what comes to mind first?',
      plain: "What's the first picture you get of it?",
      asks: 'moment',
      concern: 'craft',
      options: [
        ['Meetings, and missing the real work', 'So you think of the work you know, and of missing it.'],
        ['Somebody at my desk with a complaint', 'So you think of the complaints first.', 'people'],
        [
          'Pretending I know what to do',
          "You think of acting as if you knew. That's an uncomfortable picture.",
          'doubt',
        ],
      ],
    },
  ],
  concerns: {
    craft: {
      cues: "hands-on|hands on|the actual work|real work|doing the work|the work itself|what i'm good at|good at what i do|at the bench|coding|designing|my craft|with patients|in the classroom|spreadsheet*|paperwork|emails all day|love what i do|love the work|like what i do|miss the work|desk job|less time doing",
      reflections: [
        "Sounds as if it's partly about what you'd do all day.",
        'The work itself seems to count here.',
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What about your work now would you hate to give up?',
          plain: 'What in a normal day would you be sad to lose?',
          options: [
            [
              'Nobody needing anything from me for an hour',
              'You like an hour without anybody needing you.',
              'people',
            ],
            ['People asking me because I know how', 'You like being the one who knows how.'],
            ['Being the best at something', "You're good at this, and there you'd be new.", 'doubt'],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did the work last feel right?',
          plain: 'When was your last good hour at work?',
          options: [
            ['Fixing what nobody else could', 'You could do what nobody else could, and that felt good.'],
            [
              'Working side by side, hardly talking',
              'You like working beside someone, without much talk.',
              'people',
            ],
            ["It's been a while, if I'm truthful", "So it isn't perfect where you are, either."],
          ],
        },
        {
          asks: 'cost',
          ask: "What's a lead's week mostly made of, as you see it?",
          plain: 'What does a lead spend a whole Tuesday on?',
          options: [
            ["Meetings about other people's work", "So you'd be talking about the work instead of doing it."],
            ['Keeping everyone happy', "So the week would mostly be about people's moods.", 'people'],
            ["I don't know. I've never really asked", "So you don't know yet what you'd be saying yes to."],
          ],
        },
        {
          asks: 'view',
          ask: 'What would the work be like without you on it?',
          plain: 'If you stopped doing it, who would, and how well?',
          options: [
            ['Fine. There are good people', "So the work doesn't need you. You'd still miss it."],
            [
              "Sloppier, and I'd see every bit of it",
              "You'd see the mistakes and have to leave them to others.",
            ],
            ["Better than I'd like to think", 'It would sting a little if they could manage.', 'doubt'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could you ask how they do the job?',
          plain: 'Whose week could you ask about, or watch?',
          options: [
            ['Whoever had the job before', "They'd know how it really was."],
            ['A lead from another team', 'Somebody outside your team could be honest with you.'],
            ["Nobody. I'd rather guess than find out", "So you'd rather not know, for now."],
          ],
        },
      ],
      open: 'how much of the real work you could keep',
      style: "look at what you'd be doing all day",
      label: 'Close to the work',
      mood: 'Thinking of the work itself.',
    },
    people: {
      cues: 'teammate*|team mate*|coworker*|co-worker*|friends at work|work friend*|friends with|peers|equals|over them|be their boss|the boss of|manage people|managing people|managing them|fire someone|fire people|firing|layoffs|lay people off|tell people off|difficult conversation*|hard conversation*|appraisal*|performance review*|us and them',
      reflections: [
        'Sounds as if the people are part of this.',
        'It sounds as if leading others is part of the question.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'Who would you find hardest to lead?',
          plain: 'Whose name makes you think, not that one?',
          options: [
            ['Somebody who wanted the job too', 'That would be awkward, every week.'],
            ['The one I have lunch with', "You'd miss how easy those lunches are."],
            [
              "Somebody who's better than I am",
              "You'd be checking work that may be better than yours.",
              'doubt',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: "What did a boss once do that you'd never want to do?",
          plain: 'Which thing a boss did made you think, not me?',
          options: [
            [
              'Smile in the meeting and then cut jobs',
              "You wouldn't want to smile at people and then do that.",
            ],
            [
              "Take the credit for someone's work",
              "You know how unfair that was, and you'd do it differently.",
              'craft',
            ],
            ['Put off a talk until it was too late', "You'd want to speak in time, and that isn't easy."],
          ],
        },
        {
          asks: 'want',
          ask: "What should people say about you when you're not there?",
          plain: "What's one thing you'd like to overhear?",
          options: [
            ['That I had their backs', "You'd want them to feel safe with you."],
            ['That I was fair, even when it hurt', 'So you expect that being fair will hurt sometimes.'],
            ["That I'm still one of them", "You'd want the job and still belong."],
          ],
        },
        {
          asks: 'view',
          ask: 'What would a colleague say to you about the job?',
          plain: 'What might the person next to you say?',
          options: [
            ['About time, probably', 'So somebody thinks you should have had it already.', 'doubt'],
            ['Rather you than me', 'Half a joke, and it would stay with you.'],
            ['Congratulations, and then go quiet', "It's the silence afterwards you'd notice."],
          ],
        },
        {
          asks: 'step',
          ask: 'Who at work would you want to talk to about it first?',
          plain: "Who shouldn't hear it from somebody else?",
          options: [
            ['My closest friend at work', "There's one person who should hear it from you."],
            ['The person most likely to mind', "You'd want to talk to the one who might mind."],
            ["Nobody. I'd hide behind the email", "So telling people is the part you'd avoid."],
          ],
        },
      ],
      open: 'how it would be with the people you sit next to now',
      style: 'think of the people before the job',
      label: 'Thinks of the others',
      mood: 'Thinking of the people around the job.',
    },
    doubt: {
      cues: "not ready|ready for it|ready for this|not good enough|impost*|bluff*|never managed|never led|no experience|too young|too old|introvert*|not a leader|leader material|confiden*|speak up|public speaking|out of my depth|mess it up|mess up|screw up|qualified|self-doubt|doubt myself|can't do it|cut out for|not sure i can",
      reflections: [
        "Sounds as if you're not sure the job would suit you.",
        'It sounds as if you ask yourself whether you could do it.',
      ],
      questions: [
        {
          asks: 'exception',
          ask: 'When have you already led something without the title?',
          plain: 'When did people last do what you suggested?',
          options: [
            ['When the boss was away', "So you've done it for a while already, without the title."],
            [
              'When somebody new started and I trained them',
              "So you've shown somebody how it's done.",
              'people',
            ],
            ['Often, though I try not to notice', "So you've done more of this than you say."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What mistake are you most afraid of?',
          plain: 'What could go badly in week two?',
          options: [
            ['I go quiet when I should decide', "You're afraid of going quiet when they wait for you."],
            ['I do everything myself, at night', "You'd try to carry it alone, after hours.", 'home'],
            [
              'I turn out to be better where I was',
              "You'd have left what you're good at, and everybody would see.",
              'craft',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would your boss say you bring to it?',
          plain: 'What would they tell someone who asked, why this one?',
          options: [
            ['That I stay calm when things go wrong', "So somebody would say you're steady."],
            [
              'That I know the work inside out',
              "They'd choose you for the work, and you'd do less of it.",
              'craft',
            ],
            ['That I never say no', "So perhaps it's your yes they're after.", 'no'],
          ],
        },
        {
          asks: 'rule',
          ask: 'Where does your picture of a lead come from?',
          plain: 'Who do you see when you hear the word boss?',
          options: [
            [
              'A boss I had, loud and sure of everything',
              'So you picture somebody loud. You may not be like that.',
            ],
            [
              'Somebody so good I could never match it',
              "You've seen it done well, and that's hard to live up to.",
            ],
            [
              'A person I swore never to become',
              "So the word boss comes with somebody you don't want to be.",
              'people',
            ],
          ],
        },
      ],
      open: 'what kind of lead you would be',
      style: "ask yourself whether you're up to a thing",
      label: 'Asks if it fits',
      mood: 'Not sure yet.',
    },
    reward: {
      cues: 'more pay|the pay|pay rise|payrise|salary|bonus|status|prestige|cv|career ladder|ladder|ambition|ambitious|earn more|deserve*|earned it|recognition|recognised|recognized|the title|more money|a raise|the money',
      reflections: [
        "What you'd get for it seems to matter.",
        "Sounds as if you're asking what it's worth to you.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What would the extra money change on an ordinary day?',
          plain: 'What would be different on the first payday?',
          options: [
            ["I'd stop counting at the end of the month", "You'd have less to worry about before payday."],
            ['Something for the people at home', 'So it would be for them as much as for you.', 'home'],
            ['Not much, though I keep bringing it up', "Maybe the money's the reason that's easiest to say."],
          ],
        },
        {
          asks: 'exception',
          ask: 'If it paid no more than now, how much would you want it?',
          plain: 'How would you feel about the job without the extra money?',
          options: [
            ['Not at all, I know that in a second', "So without more pay you wouldn't want it."],
            ['Just as much, and that surprises me', "So it isn't just the money."],
            ["Less, and I'd be relieved", 'So the money makes it harder to say no.', 'no'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would the title say about you?',
          plain: 'When you told people the title, what would you hope they think?',
          options: [
            ['That all those years counted', "You'd want those years to count for something."],
            ["That I didn't get stuck", 'Staying would feel a bit like being stuck.', 'no'],
            ['That they were wrong about me', "There's somebody you'd like to prove wrong."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What would the better pay cost you?',
          plain: 'What would you have to put up with for that money?',
          options: [
            ['My evenings, mostly', "So you'd be paying with your evenings.", 'home'],
            ['Taking the blame when it goes wrong', "You'd be the one who gets blamed."],
            [
              "Doing less of what I'm best at",
              "So you'd earn more and do less of what you're best at.",
              'craft',
            ],
          ],
        },
      ],
      open: 'whether it would still be a yes at the same pay',
      style: 'ask what a thing is worth to you',
      label: 'Weighs what it brings',
      mood: "Thinking about what it's worth.",
    },
    home: {
      cues: 'family life|evenings|weekends|overtime|my health|work-life|work life|balance|time off|on call|phone at night|bedtime|pregnant|commut*|less time with|see my kids|see the kids|long hours|longer hours|more hours|more stress',
      reflections: [
        'Sounds as if your life outside work comes into it.',
        'It sounds as if it would touch more than your work.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'What would a bigger job leave less of, outside work?',
          plain: 'When work gets busy, what do you skip first?',
          options: [
            ['The slow evenings', 'The quiet evenings would go first.'],
            ['Sleep. It always goes first', "Sleep goes first, and you've been there before."],
            ['The people who never complain', 'So the ones who say nothing would get least of you.'],
          ],
        },
        {
          asks: 'moment',
          ask: 'How do you come home after a bad day now?',
          plain: 'What happens when you open your front door after one?',
          options: [
            ["I'm there, but my head isn't", "You're home, and your head is still at work."],
            ['I leave it at work, mostly', "For now it mostly stays at work. You'd want to keep that."],
            ['Somebody gets the mood I hid all day', 'You hold it in all day, and someone at home gets it.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would have to stay yours, job or no job?',
          plain: 'What would you want kept clear of work?',
          options: [
            ['One evening that nobody books over', "You'd want one evening that's safe."],
            ['My phone, after hours', "You'd want to be out of reach after hours."],
            ['Not much. Work has been filling a gap', 'So work already takes up a lot of room.'],
          ],
        },
        {
          asks: 'view',
          ask: "Who'd be the first to say you've changed?",
          plain: 'Who would notice first that it got too much?',
          options: [
            ['Someone at home, from my face', 'Somebody at home would see it before you said anything.'],
            ['My body, before anybody', 'Your body would tell you first.'],
            ["Someone who's already said it once", 'Somebody has said it before, and you remember.'],
          ],
        },
        {
          asks: 'step',
          ask: 'What would you want agreed about the job?',
          plain: 'What would you ask to have in writing?',
          options: [
            ['A limit on the hours', "You'd want it on paper, so that you needn't fight for it each time."],
            ['Days when I still do the real work', "You'd keep some days for the work you know.", 'craft'],
            [
              "A way back, though I'd be embarrassed to ask",
              "You'd like a way back, and it's hard to ask for.",
              'doubt',
            ],
          ],
        },
      ],
      open: 'what the hours would really be',
      style: 'think of your time outside work too',
      label: 'Counts the evenings too',
      mood: 'Thinking of more than work.',
    },
    no: {
      cues: 'say no|saying no|turn it down|turning it down|turned it down|decline|someone from outside|ask me again|last chance|only chance|once in a lifetime|mad to|crazy to|crazy not|stupid not|stupid to|ungrateful|let them down|owe them|owe him|owe her|passed over|missed chance|everyone says|everybody says',
      reflections: [
        "Sounds as if a no wouldn't be easy.",
        'It sounds as if saying no is part of the question.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'What would be hard to watch, if somebody else did the job?',
          plain: 'A year from now, what would bother you most?',
          options: [
            [
              'Somebody doing it worse than I would',
              "You'd have to stand there and see it done badly.",
              'craft',
            ],
            ['Somebody younger doing it well', "It'd be hard to see it go well without you.", 'doubt'],
            ['Nothing changing, and knowing why', "Nothing would change, and you'd know why."],
          ],
        },
        {
          asks: 'moment',
          ask: 'What was your very first thought when you heard about the job?',
          plain: 'Before you had time to think, what did you feel?',
          options: [
            ['Finally', 'So before all the arguments you were glad.', 'reward'],
            ['Oh no', 'So your first feeling was against it.'],
            ['They must be desperate', "So you didn't quite believe they meant you.", 'doubt'],
          ],
        },
        {
          asks: 'view',
          ask: 'Who would a no let down?',
          plain: 'Whose face would you rather not see that day?',
          options: [
            [
              'The one who put in a word for me',
              "You wouldn't want to let down the one who spoke up for you.",
            ],
            ['Someone at home', 'Somebody at home would be disappointed.', 'home'],
            ['Me, in ten years', "You're afraid of looking back and being sorry."],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which no in your life turned out fine?',
          plain: 'When did a no cost you less than you thought?',
          options: [
            ['A job once. I never missed it', 'So that no turned out all right.'],
            ['Something small, and nobody minded', 'So a small no was fine, once.'],
            ["I can't think of one", "So you've no good memory of saying no."],
          ],
        },
      ],
      open: 'what a no would really cost, and whom',
      style: 'ask what a no would mean',
      label: 'Looks at both prices',
      mood: 'Yes or no, both thought about.',
    },
  },
  together: [
    {
      of: ['craft', 'no'],
      say: "Maybe it would be easier to say no if you didn't care about the work.",
    },
    { of: ['craft', 'reward'], say: 'Perhaps the work is worth more to you than the pay.' },
    { of: ['people', 'doubt'], say: 'Maybe you ask yourself how the others would take you as their boss.' },
    { of: ['home', 'reward'], say: "Maybe you'd have more money and less time at home." },
    {
      of: ['doubt', 'no'],
      say: "Maybe you're afraid you'd fail, and afraid you'd regret not trying.",
    },
    { of: ['people', 'no'], say: "Perhaps you think of who'd be disappointed, whatever you say." },
    {
      of: ['craft', 'doubt'],
      say: "Maybe it's hard to leave something you know you can do.",
    },
  ],
  insights: [
    {
      of: ['craft', 'people'],
      say: "Maybe you like doing the work more than you'd like leading the people who do it.",
    },
    {
      of: ['craft', 'doubt'],
      say: "Perhaps you doubt yourself because you'd be leaving work you know for work you don't.",
    },
    {
      of: ['craft', 'reward'],
      say: "Maybe the pay and the title wouldn't make up for the work you'd be giving up.",
    },
    {
      of: ['craft', 'home'],
      say: 'It could be that you have what you want now: the work you like, and time for the rest.',
    },
    {
      of: ['craft', 'no'],
      say: "Maybe you'd say no quite easily, if it only depended on the work you like.",
    },
    {
      of: ['people', 'doubt'],
      say: "Perhaps it's less whether you could do it than how the others would see you.",
    },
    {
      of: ['people', 'reward'],
      say: "Maybe it's hard to want the title or the pay in front of the others.",
    },
    {
      of: ['people', 'home'],
      say: "Maybe you're afraid that looking after people at work leaves less of you at home.",
    },
    {
      of: ['people', 'no'],
      say: "Perhaps you think about what the others would say, whether it's a yes or a no.",
    },
    {
      of: ['doubt', 'reward'],
      say: "Maybe you'd want the job more if you were surer that you deserve it.",
    },
    {
      of: ['doubt', 'home'],
      say: "It could be that you'd work longer to make up for not feeling sure.",
    },
    {
      of: ['doubt', 'no'],
      say: "Maybe you're not sure you can do it, and not sure you'd forgive yourself for saying no.",
    },
    {
      of: ['reward', 'home'],
      say: 'Maybe the question is how much of your free time the extra pay is worth.',
    },
    {
      of: ['reward', 'no'],
      say: 'Perhaps a no would be easier if nothing but the job was at stake.',
    },
    {
      of: ['home', 'no'],
      say: 'Maybe a no would be easy if you only asked yourself, and how you want to live.',
    },
  ],
  suggestions: [
    'ask whoever did it last what a Wednesday was like',
    "write down the one thing you'd want to keep, and whom you could ask for it",
    'ask what happens if it does not work out after six months',
    'tell one person the answer you lean to, and see how it feels',
    'ask for two more days, if you need them',
    'look at next week and mark the hours you would lose as lead',
  ],
  later: {
    secret: [
      'What looks like a promotion to other people may look different to you, knowing what only you know.',
    ],
    pretend: [
      "Everybody may be talking to a version of you that's fine with this, which leaves the other one without company.",
    ],
    protect: [
      "Leading means disappointing people now and then, which may be hard for somebody who's so careful to spare them.",
    ],
    guilt: [
      "Moving up might feel like something taken from somebody, so it's hard to simply ask if you'd like the job.",
    ],
    relief: [
      'You may have expected to feel proud or disappointed about the promotion, and relief is what turned up.',
    ],
    hurt: [
      'After how somebody treated you, being in charge may look like protection, or like more of the same.',
    ],
    duty: [
      "It could be that nobody got round to asking whether you'd like to lead, because there was no one else to do it.",
    ],
    want: [
      'Promotion talk is mostly about what others want from you, so what you want may have come late to it.',
    ],
    miss: ["You may be feeling what, or whom, you couldn't take along into that job."],
    fear: [
      "Leading people may go fine on most days in your head, and there's just the one day you keep imagining.",
    ],
    becoming: [
      "Perhaps you've met the kind of leader you'd hate to be, or could never be, and keep comparing.",
    ],
    notgood: [
      "You might picture a leader as somebody who's sure, and then your doubts look like proof that it can't be you.",
    ],
    worn: ["It may be hard to tell whether you don't want to lead, or don't want to do one more thing."],
    alone: [
      'People who lead get asked for things all day and seldom how they are, which may sound familiar already.',
    ],
    anger: [
      'Getting the job and getting something put right may feel like one wish, though a promotion might only cover the first.',
    ],
    kindness: [
      'That good moment may have come without any title, which makes it hard to say what a promotion would add.',
    ],
    decided: [
      'You may have your answer about leading people, and be hoping for a reason that sounds better in a meeting.',
    ],
    waiting: [
      "Maybe you're waiting to feel like a leader before you answer, and nobody can tell you when that feeling comes.",
    ],
  },
};
