import type { Pack } from '../../../../engine/pack.ts';

export const sayingNo: Pack = {
  id: 'saying-no',
  avoid: [],
  openings: [
    {
      cues: "i said yes|i agreed|said sure|said of course|said no problem|told {him/her/them} yes|i've agreed|signed up|i offered to|i promised to|i volunteered",
      say: "So you've said yes.",
      ask: 'What happened just before you said yes?',
      plain: 'What was in your head in the second after they asked?',
      asks: 'moment',
      concern: 'slip',
      options: [
        ['It went quiet, and I filled it', 'So it was the pause that was hard.'],
        ['I saw their face', "You saw their face, and couldn't say anything else.", 'liked'],
        ["I felt flattered, if I'm honest", 'They picked you, and that felt nice.', 'useful'],
      ],
    },
    {
      cues: 'at work|shift*|overtime|extra work|my team lead',
      say: "So it's about work.",
      ask: "What did you last take on that wasn't yours to do?",
      plain: 'What are you doing for somebody else at the moment?',
      asks: 'moment',
      concern: 'useful',
      options: [
        ['Something small that takes all afternoon', "It sounded small, and it wasn't.", 'time'],
        ['Something they know I do better', 'You do it better, so they come to you.'],
        ['Something I offered before anyone asked', 'So you offered before they could ask.', 'slip'],
      ],
    },
    {
      cues: 'in-laws|mother-in-law|christmas|thanksgiving|easter|stay with us|hosting',
      say: 'So family comes into it.',
      ask: 'What happens in your family when somebody says no?',
      plain: 'Who else at home ever says no, and what happens?',
      asks: 'rule',
      concern: 'owe',
      options: [
        ['It gets talked about for years', "So a no isn't forgotten in your family."],
        ['Nothing. They can all do it, except me', "So the others can, and you feel you can't.", 'resent'],
        ["Nobody does. We just don't turn up, or get ill", 'So nobody says it aloud.', 'slip'],
      ],
    },
    {
      cues: 'lend|lent|borrow*|pay back|babysit*|always asks|keeps asking|asks me again|every time {he/she/they}|asks me for money|a favour|a favor',
      say: 'So somebody asks you for things.',
      ask: 'How do people ask you, usually?',
      plain: 'What are the words they use?',
      asks: 'moment',
      concern: 'liked',
      options: [
        ["You're the only one I can ask", "After that it's hard to leave them with nobody.", 'useful'],
        [
          'As if it was already settled',
          "As if you'd agreed already. So you'd have to take it back.",
          'slip',
        ],
        ["They don't. They sigh, and I offer", "They don't even ask, and you can't bear it.", 'slip'],
      ],
    },
    {
      cues: 'resent*|fed up|sick of|doormat|pushover|walk all over|take advantage|takes advantage|taken advantage|for granted|people pleas*|people-pleas*',
      say: 'So it bothers you.',
      ask: 'Who knows that you mind?',
      plain: 'Who have you told that it bothers you?',
      asks: 'view',
      concern: 'resent',
      options: [
        ['Everyone, except the ones who ask', "Others know, only not the ones it's about."],
        ["Nobody. I'm lovely about it", "So they can't know that it bothers you.", 'liked'],
        ["Whoever's at home when I get in", 'So the people at home hear it instead.'],
      ],
    },
    {
      ask: 'What makes a no so hard?',
      plain: 'What happens, just before a yes comes out?',
      asks: 'moment',
      concern: 'slip',
      options: [
        [
          "It always looks as if there's time",
          "It looks as if there's time, and then the evening's gone.",
          'time',
        ],
        ["The yes is out before there's a thought", "The yes is out before you've thought about it."],
        ['They might like me less', "You wonder if they'd still like you after a no.", 'liked'],
      ],
    },
  ],
  concerns: {
    slip: {
      cues: "slips out|slipped out|before i know it|before i knew it|on the spot|caught me off guard|put on the spot|heard myself|i just say|hear myself say|came out of my mouth|can't get the word out|can't say no|cant say no|couldn't say no|can't say it|unable to say no|hard to say no|never say no|say yes to everything|yes to everything|make something up|white lie|said i'd think|i said sure|said no problem",
      reflections: [
        "Sounds as if it's hard to get the no out.",
        "So the answer is there before you've had time.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When do you notice that you meant no?',
          plain: 'How long after a yes do you notice?',
          options: [
            ['On the way home', "So you notice as soon as you're alone."],
            ['The night before, every time', "By then it's too late to change it nicely.", 'time'],
            ["While I'm saying it", "You notice at once, and can't stop."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if you waited a moment before you answer?',
          plain: 'If you said nothing for a moment, what could happen?',
          options: [
            ["They'd see that I don't want to", 'So the pause itself would tell them.', 'liked'],
            [
              "They'd start explaining why they need it",
              "Then you'd have to argue with their reasons.",
              'owe',
            ],
            ["They'd say never mind, and mean it", 'Then it might be easier than you think.', 'resent'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last say no and it simply held?',
          plain: 'What was the last no you got out, however small?',
          options: [
            ['To someone on the phone selling something', 'So with a stranger you can.'],
            ["When I really couldn't, with proof", 'So you needed a reason that nobody could doubt.', 'owe'],
            ['When somebody else was with me', 'With somebody there it was easier.'],
          ],
        },
        {
          asks: 'step',
          ask: "What could you say that isn't a yes yet?",
          plain: 'What sentence would get you one day to think?',
          options: [
            ["I'll look and tell you tomorrow", "So you'd have a day to think."],
            ["I can't do that, but I can do this", "You'd choose what you give."],
            ["I'd say it and then text them yes at night", "So you'd ask for time, and not use it.", 'liked'],
          ],
        },
      ],
      open: "what you'd answer if you had a day to think",
      style: 'answer first and think about it later',
      label: 'Quick to answer',
      mood: 'A yes that came quickly.',
    },
    liked: {
      cues: "hate me|hates me|mad at me|upset with me|be upset|let {him/her/them} down|letting people down|letting {him/her/them} down|hurt {his/her/their} feelings|offend*|think i'm|think less of me|confrontation|fall out|cut me off|guilt trip*|silent treatment|cold with me|people pleas*|people-pleas*|keep the peace|scared of {him/her/them}|afraid {he/she/they}|their reaction|face fall|face fell|disappoint {him/her/them}|disappoint people|disappointing people|disappointed in me|people to like me|seem rude|seem selfish|avoid conflict",
      reflections: [
        "Sounds as if you think of how they'd take it.",
        'So it matters what it does between you.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: "When you picture saying no, what's on their face?",
          plain: 'What do they do first, when they hear your no?',
          options: [
            [
              'A little nod, and they go cooler',
              "So it's a small change you're afraid of, and you'd notice.",
            ],
            ["Hurt, and I'd see it for days", "You'd keep seeing that look."],
            ["Nothing. They'd ask the next person", "Then they wouldn't have needed you for it.", 'useful'],
          ],
        },
        {
          asks: 'moment',
          ask: 'What happened, the last time you disappointed somebody?',
          plain: 'What came of it, when you last let somebody down?',
          options: [
            ['They were off with me for a while, then fine', 'It was unpleasant, and it passed.'],
            ['It ended something', 'So it did have consequences once.', 'owe'],
            ["I can't remember. I make sure it doesn't happen", 'So you take care never to let anyone down.'],
          ],
        },
        {
          asks: 'view',
          ask: 'When a friend says no to you, what do you think?',
          plain: 'Who do you know who says no, and how is it?',
          options: [
            ['That I can trust them more', 'So a no can make you trust somebody.', 'resent'],
            ["I'm a bit offended, to be honest", "So you know how it stings, and you'd spare others that."],
            ["It hardly happens. I don't ask people", "So you don't ask, and they can't say no.", 'owe'],
          ],
        },
        {
          asks: 'want',
          ask: 'If you said no, what would you like them to say?',
          plain: 'What answer to your no would let you breathe?',
          options: [
            ["Of course, don't worry about it", "You'd like it to be that easy."],
            ['See you Thursday anyway', "You'd like to know that nothing has changed."],
            ['Sorry, we do ask you rather a lot', "You'd like them to notice it themselves.", 'resent'],
          ],
        },
      ],
      open: "how they'd take a friendly no",
      style: 'think of how the other person feels',
      label: 'Thinks of the other',
      mood: 'Thinking of the others.',
    },
    useful: {
      cues: "reliable|dependable|the strong one|the helpful one|always help*|i help everyone|everyone comes to me|relies on me|rely on me|relying on me|depend* on me|no one else will|nobody else will|nobody else can|no one else can|only one who|if i don't do it|the nice one|fix everything|save everyone|love helping|what they'd think of me|who would i be",
      reflections: ['Sounds as if others count on you.', 'So helping is part of who you are for them.'],
      questions: [
        {
          asks: 'want',
          ask: 'What do you like about being the one people ask?',
          plain: "What's nice about being the one they turn to?",
          options: [
            ["That I know what I'm for", "You like to know that you're of use."],
            ["That somebody's glad I exist", "You'd like people to be glad of you.", 'liked'],
            ['That then they owe me, a bit', "So you keep count a little, and they don't know.", 'resent'],
          ],
        },
        {
          asks: 'fear',
          ask: 'How would it be if they managed perfectly well without you?',
          plain: 'If it got done without you, how would you feel?',
          options: [
            ['A relief, and a bit of a slap', "You'd be free, and it would hurt a little."],
            ["I don't know why they'd still ring", 'You think they only ring because you help.', 'liked'],
            ["They wouldn't. They'd make a mess of it", "It'd be hard to watch.", 'owe'],
          ],
        },
        {
          asks: 'view',
          ask: "Who'd be surprised to hear that you're tired?",
          plain: 'Who thinks you do all this easily?',
          options: [
            ['All of them. I make it look easy', 'It looks easy, so they ask again.', 'resent'],
            ["One person wouldn't. They've said so", 'So somebody has noticed.'],
            ['I would have been, a year ago', "So it's new for you, too.", 'time'],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who likes you, and never needs anything?',
          plain: 'Who do you see just for the pleasure of it?',
          options: [
            [
              'One friend, and I see them too little',
              'So the one who wants nothing gets least of you.',
              'time',
            ],
            ["I'd offer them something within ten minutes", "So it's hard to be there without helping."],
            ["I can't think who that'd be", "Nobody comes to mind. That's lonely.", 'liked'],
          ],
        },
        {
          asks: 'step',
          ask: 'Which job could somebody else do, even if not so well?',
          plain: "Which one job could you hand over, even if it's done badly?",
          options: [
            ["Something with a list, I'd write it down", "You'd write it down, and then it's theirs."],
            ['Something at home', "They'd manage, if not the way you do."],
            ["I'd rather do it than watch", 'So watching would be harder than doing it.'],
          ],
        },
      ],
      open: "what you'd be to them without helping",
      style: 'help, and think of yourself later',
      label: 'The one they ask',
      mood: 'Used to being asked.',
    },
    resent: {
      cues: "resent*|fed up|sick of|doormat|pushover|walk all over|walks all over|take advantage|takes advantage|taken advantage|for granted|never ask how|don't even thank|doesn't even thank|not even a thank|never does anything for me|never do anything for me|one-sided|one sided|hate myself for|kick myself|cross with myself|don't even like|angry with myself|angry at myself|annoyed with myself|i resent|makes me angry",
      reflections: ['Sounds as if it bothers you.', "So something about it isn't fair to you."],
      questions: [
        {
          asks: 'moment',
          ask: 'When you mind, where does it come out?',
          plain: "What do you do with it, when you've said yes and mind?",
          options: [
            ['In how I load the dishwasher', 'So they could hear it, if they listened.'],
            ['I do it, but late and not well', 'So you show it, without saying it.', 'slip'],
            [
              "I'm nice to them and short with someone I love",
              'So someone you love gets it instead.',
              'time',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'How do the people who ask think you feel about it?',
          plain: 'If somebody asked them whether you mind, what would they say?',
          options: [
            ['That I enjoy it', "They think you like it, because that's what they see.", 'liked'],
            [
              "That I'd say if it was too much",
              'They wait for you to say it, and you wait for them to notice.',
            ],
            ['They know I mind. It suits them not to', "So you think they know, and don't want to.", 'liked'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would make it feel fair again?',
          plain: 'What would you want from them, for once?',
          options: [
            ['To be asked how I am, and a wait for the answer', "You'd like them to ask, and listen."],
            [
              'That they do something for me without being told',
              "You'd like them to think of it themselves.",
              'owe',
            ],
            ["That it's their turn to be uncomfortable", "You'd like it to be hard for them for once."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What has it done to how you see them?',
          plain: 'What do you feel now when they ring or write?',
          options: [
            ['My heart sinks when I see their name', 'So their name is enough.'],
            ["I've started keeping score", "You keep count, and they don't know."],
            [
              "I like them less each time, and they've no idea",
              'You do it to be nice, and you like them less.',
              'liked',
            ],
          ],
        },
      ],
      open: 'whether they know that you mind',
      style: 'say yes, and mind it later',
      label: 'Minds it afterwards',
      mood: 'A bit cross, perhaps.',
    },
    time: {
      cues: "no time|my time|my only day off|burn* out|burnt out|burned out|overcommit*|overbooked|too much on|my own stuff|own life|my own work|no life|never get to|nothing left|last on the list|come last|put myself last|double booked|my weekend is|my weekends are|my whole weekend|so tired|i'm exhausted",
      reflections: ["Sounds as if there's not much time left for you.", 'So something of yours has to wait.'],
      questions: [
        {
          asks: 'cost',
          ask: 'What did you not do, because of your last yes?',
          plain: 'What of yours fell off the list this month?',
          options: [
            ['Nothing at all, and I needed the nothing', 'It looked free, and you needed it.'],
            ['Something with the people I live with', 'So it takes time from others, too.', 'resent'],
            [
              "Something I've been putting off for years anyway",
              'So helping also keeps you from that.',
              'useful',
            ],
          ],
        },
        {
          asks: 'want',
          ask: "What would you do with a Saturday that's all yours?",
          plain: 'If nobody needed you on Saturday, what would you do?',
          options: [
            ['Sleep, walk, cook something long', "So you'd like to take your time."],
            ["Something of my own I've half forgotten", "So there's something of your own you'd like to do."],
            ["I'd ring round to see who needs something", "So it's hard for you not to be needed.", 'useful'],
          ],
        },
        {
          asks: 'view',
          ask: 'Who gets less of you when you give that much?',
          plain: "Who notices when you've said yes too often?",
          options: [
            ['My partner or my kids, without being asked', 'They get less of you, and nobody asks them.'],
            ['My body, it gets ill on free days', "So your body stops when you don't."],
            ["A friend who's stopped suggesting things", "They may think you don't want to.", 'liked'],
          ],
        },
        {
          asks: 'step',
          ask: 'Which hour this week could you keep for yourself?',
          plain: 'Which hour could you put your own name next to?',
          options: [
            ["One evening, and I'd call it an appointment", 'So it would be an appointment, with you.'],
            ["A morning, before they're up", "So you'd be first, for once."],
            ["I'd put it in and give it away by Wednesday", "So you'd give it away again.", 'slip'],
          ],
        },
      ],
      open: "what you'd want to keep free",
      style: 'give your time to others first',
      label: 'Gives time away',
      mood: 'Short of time.',
    },
    owe: {
      cues: "i owe|owe {him/her/them}|expected of me|expect me|obligation|obligated|good daughter|good son|good friend|after all {he/she/they}|done so much for me|did so much for me|helped me when|was there for me|that's what family|it's family|she's my mother|he's my father|family comes first|no good reason|don't have a reason|need a reason|has nobody else|have nobody else|has no one else|feel guilty|feel so guilty|it's my duty|brought up to|raised to",
      reflections: ["Sounds as if a no doesn't feel allowed.", "So it's about what you feel you owe."],
      questions: [
        {
          asks: 'rule',
          ask: 'What happened when you said no as a child?',
          plain: "What happened when you didn't want to, as a nine-year-old?",
          options: [
            [
              'Somebody was sad, and it was because of me',
              'So you learned that a no makes somebody sad.',
              'liked',
            ],
            ["It wasn't a word that was used", "So you never saw how it's done."],
            ["I'd get my way, and then nobody spoke to me", 'You got it, and then you were alone.', 'liked'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would a no make you, in your own eyes?',
          plain: 'What kind of person says no without a reason?',
          options: [
            ["Someone who takes and doesn't give", 'So one no would feel like taking.'],
            [
              'Someone cold, and I know who I mean',
              "So there's somebody you don't want to be like.",
              'resent',
            ],
            ["Someone who's allowed to, and I'm not", 'So others may, and you feel you may not.'],
          ],
        },
        {
          asks: 'view',
          ask: 'If they knew what it costs you, what would they want?',
          plain: 'If they could see your whole week, what would they say?',
          options: [
            ["They'd be horrified that I never said", "They'd be sorry, if they knew."],
            ["They'd still want it", "So it wouldn't help if they knew.", 'resent'],
            [
              "They'd be hurt that I had to think about it",
              "So they'd even mind that you think about it.",
              'liked',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What would you do for them gladly, even if nobody asked?',
          plain: 'If nobody expected it, what would you still do?',
          options: [
            ['See them, without the jobs', "So you like them. It's the jobs you mind."],
            ['Most of it, if I were asked and not told', 'So being asked would make a difference.', 'resent'],
            [
              "None of it, and I'm ashamed of that",
              "So none of it is what you want. That's hard to say.",
              'resent',
            ],
          ],
        },
      ],
      open: 'how much of it you really owe',
      style: 'ask what you owe',
      label: 'Feels responsible',
      mood: 'Thinking of what you owe.',
    },
  },
  together: [
    {
      of: ['slip', 'liked'],
      say: "Maybe the yes comes so quickly because you're afraid of how they'd look at you.",
    },
    {
      of: ['liked', 'resent'],
      say: "Maybe you say yes so that they'll like you, and like them less for it.",
    },
    {
      of: ['useful', 'resent'],
      say: 'Perhaps you like being needed and mind being taken for granted.',
    },
    { of: ['time', 'useful'], say: "Maybe there's little time left that isn't for somebody." },
    { of: ['owe', 'resent'], say: "Perhaps you're cross because you feel you owe it." },
    { of: ['owe', 'time'], say: "Maybe having no time doesn't feel like a good enough reason." },
    { of: ['slip', 'time'], say: 'Perhaps one quick yes costs you a whole evening.' },
  ],
  insights: [
    {
      of: ['slip', 'liked'],
      say: "Maybe you answer so quickly because you don't want to see them disappointed.",
    },
    {
      of: ['slip', 'useful'],
      say: 'Perhaps the yes comes so quickly because helping is what people know you for.',
    },
    {
      of: ['slip', 'resent'],
      say: "Maybe the no does come, only later, when you're cross about having said yes.",
    },
    {
      of: ['slip', 'time'],
      say: "Perhaps it isn't more time you'd need, but a moment before you answer.",
    },
    {
      of: ['slip', 'owe'],
      say: "Maybe the yes is so quick because saying no doesn't feel allowed.",
    },
    {
      of: ['liked', 'useful'],
      say: "Perhaps you're not sure they'd like you as much if you helped less.",
    },
    {
      of: ['liked', 'resent'],
      say: 'Maybe you say yes so that nothing comes between you, and being cross comes between you instead.',
    },
    {
      of: ['liked', 'time'],
      say: "Perhaps it's easier to give up your own time than to see somebody disappointed.",
    },
    {
      of: ['liked', 'owe'],
      say: "Maybe you call it duty, and part of it is being afraid they'd be upset.",
    },
    {
      of: ['useful', 'resent'],
      say: "Perhaps you'd mind less if somebody noticed how much you do.",
    },
    {
      of: ['useful', 'time'],
      say: 'Maybe everybody can count on you, except you yourself.',
    },
    {
      of: ['useful', 'owe'],
      say: "Perhaps it's hard to tell whether you help because you want to, or because you feel you should.",
    },
    {
      of: ['resent', 'time'],
      say: "Maybe you're cross about the time, and partly with yourself for giving it away.",
    },
    {
      of: ['resent', 'owe'],
      say: "Perhaps you wouldn't be so cross if you really felt that you owed it.",
    },
    {
      of: ['time', 'owe'],
      say: 'Maybe you feel you owe something to everyone but yourself.',
    },
  ],
  suggestions: [
    "answer the next request with ‘I'll tell you tomorrow’",
    'say no once this week to something that hardly matters, and see what happens',
    'write down who got less of you the last time you said yes',
    'tell one person you trust that you mind',
    'put one hour in the diary with your own name on it',
    "offer something smaller that you'd really like to do",
  ],
  later: {
    secret: ["A no usually comes with a reason, and yours may be the very thing you don't want to explain."],
    pretend: [
      "If you always look as if you don't mind, people may honestly have no idea there was a no in there.",
    ],
    protect: [
      "It sounds as if your yes has been looking after somebody, which makes a no feel unkind before you've said it.",
    ],
    guilt: ['You may hear a no as something you did to somebody, and a yes as what you owed them anyway.'],
    relief: ['Perhaps that relief is what comes after a no, and you seldom get past the part before it.'],
    hurt: ['You may be more careful about how your no would feel to people than somebody was with you.'],
    duty: [
      "Who would do it if you didn't might be the real question, and until it has an answer a no hardly seems possible.",
    ],
    want: [
      "You asked how to say no to people, and maybe it has more to do with what you've been meaning to say yes to.",
    ],
    miss: ["Some of your yeses may come from a time that's over, and it's the time you miss."],
    fear: ["Saying no takes a second, and it may be the silence right after it that you're afraid of."],
    becoming: [
      'You may know somebody who never says no, or who says it without a blink, and want to be neither.',
    ],
    notgood: ['A yes might feel like the price of being good enough, which would make every no a gamble.'],
    worn: ['Your body may have started saying no for you, since somebody had to.'],
    alone: [
      'The one everybody goes to might have nobody to go to, which people may not notice as long as you say yes.',
    ],
    anger: [
      "By the time you're angry, there may have been a no in there for quite a while that came out as a yes.",
    ],
    kindness: ['Whatever was good about that moment, it may not have depended on you saying yes.'],
    decided: ["The answer may be no already, and the long part is finding words that don't sound like one."],
    waiting: [
      "A no that's put off can pass for a yes in the meantime, and it may be the meantime that bothers you.",
    ],
  },
};
