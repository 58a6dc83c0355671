import type { Pack } from '../../../../engine/pack.ts';

export const retirement: Pack = {
  id: 'retirement',
  avoid: ['scale'],
  openings: [
    {
      cues: "i retired|since i retired|since retiring|been retired|months retired|weeks retired|just retired|now that i'm retired|now i'm retired|since i stopped working|stopped working",

      ask: 'What does an ordinary Tuesday look like, without work?',
      plain: 'What happens before noon, on a day without work?',
      asks: 'moment',
      concern: 'day',
      options: [
        ["Long. I'm up at six for nothing", "You're up early, and there's nothing to be up for."],
        ['Errands, stretched out as far as they go', 'So a small thing has to fill a lot of time.'],
        ['I tell everyone it is lovely', 'So they hear the nice version.', 'people'],
      ],
    },
    {
      cues: 'pushed out|push me out|pushing me out|redundan*|laid off|severance|buyout|buy-out|early retirement|voluntary|made to retire|mandatory|compulsory|restructur*',
      say: 'So work itself comes into it.',
      ask: 'What was your first thought when stopping came up?',
      plain: 'When you first heard of it, what went through your head?',
      asks: 'moment',
      concern: 'work',
      options: [
        ['Already', "Already. So it came sooner than you'd thought.", 'time'],
        ['Thank goodness', 'So you were relieved, before anything else.'],
        ["They've been waiting for this", 'That would hurt, whether they have or not.', 'who'],
      ],
    },
    {
      cues: "under my feet|under each other's feet|at home all day|home all day|together all day|our marriage",
      say: "So it's about being at home, too.",
      ask: "What's it like at home on a weekday morning?",
      plain: 'What happens in the kitchen on a weekday?',
      asks: 'moment',
      concern: 'people',
      options: [
        ['Two people being very polite to each other', "You'd be careful with each other."],
        [
          'Somebody with a full week, and me in the way',
          "So they've got their own life there, and you'd be new to it.",
        ],
        ["Quiet. We don't know what to talk about", 'So a lot of the talk has been about work.', 'who'],
      ],
    },
    {
      cues: 'pension|savings|enough money|enough to live|401k|nest egg|social security|run out of money|money run out|money will last|lump sum|financial advis*',
      say: 'So money comes into it.',
      ask: "What are you afraid the money won't stretch to?",
      plain: 'What might there not be enough for?',
      asks: 'fear',
      concern: 'money',
      options: [
        [
          'Being looked after decently, if it comes to that',
          "So it's care in old age that worries you.",
          'time',
        ],
        ['Helping the people I would like to help', "You'd want to be able to give something."],
        ["Nothing particular. I've always been afraid of it", "So it's an old worry, more than a sum."],
      ],
    },
    {
      cues: "dropped dead|heart attack|my health|years left|time left|how long i've got|how long i have|not getting younger|good years|before i die|died before",
      say: "So there's the question of time, too.",
      ask: 'What would you hate to leave too late?',
      plain: "What shouldn't wait another five years?",
      asks: 'want',
      concern: 'time',
      options: [
        ["A place I've been meaning to see", "So there's a place you still want to see."],
        ["Somebody I've never had time for", "You'd like to have time for them, at last.", 'people'],
        ['Finding out what I even like', "So you'd like to find out what you enjoy.", 'day'],
      ],
    },
    {
      cues: "who am i|who i am|who i'd be|who i'll be|identity|no purpose|purpose|nobody needs|no one needs|be needed|irrelevant|defines me|defined me|feel useless|feel invisible",
      say: "It's more than the hours, then.",
      ask: 'What do you answer when somebody asks what you do?',
      plain: 'How do you introduce yourself to a stranger?',
      asks: 'moment',
      concern: 'who',
      options: [
        ['I say my job, whatever the date is', "Your job is still the first thing you'd say."],
        ['I make a joke of it', 'So nobody asks any further.'],
        ["I dread it, and that's embarrassing", "It's a small question, and it's hard for you."],
      ],
    },
    {
      ask: 'What comes to mind first, when you think of days without work?',
      plain: "What's a morning with nowhere to be like, for you?",
      asks: 'moment',
      concern: 'day',
      options: [
        ['Coffee and no clock', "You'd like nobody counting the minutes."],
        ['Me at the window, everyone else busy', "Everybody busy, and you aren't. That's the sad version."],
        ["Nothing. I can't picture it at all", "So it's hard to picture a day without work.", 'work'],
      ],
    },
  ],
  concerns: {
    day: {
      cues: 'bored|boredom|structure|routine|empty days|fill my days|fill the days|fill my time|what will i do|what would i do|what do i do all|nothing to do|all day|get up for|hobbies|golf|gardening|volunteer*|travel|free time|too much time|long days|every day the same',
      reflections: [
        "Sounds as if it's about what your days would be like.",
        'It sounds as if time is a question here.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Which hour of a free day is the longest?',
          plain: "On a free day, when don't you know what to do with yourself?",
          options: [
            ['The morning, once the coffee is gone', "It's after the coffee that the day gets long."],
            [
              'About four, when other people come home',
              "That's when you'd notice that others have been out.",
              'people',
            ],
            [
              'None. They go by, and that scares me',
              "So the days go by quickly, and there's little to show for them.",
              'time',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you gladly get up for?',
          plain: 'For what would you set an alarm, of your own free will?',
          options: [
            ['Something I make with my hands', "You'd like to see in the evening what you've done."],
            ['Somebody expecting me', "So it's somebody you'd get up for.", 'people'],
            ["I've never had to ask myself that", "So far you didn't have to ask. There was work."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would you hate to become in retirement?',
          plain: 'Whom do you picture, when retirement goes badly?',
          options: [
            ['Someone in front of the television', "You'd like to do more than watch."],
            [
              'Someone who is busier than ever, and says so',
              "You wouldn't want to be busy for the sake of it.",
            ],
            [
              'Someone who keeps dropping in at work',
              "You wouldn't want to be the one they're just polite to.",
              'work',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last enjoy having nothing to do?',
          plain: 'Which lazy hour did you really like?',
          options: [
            ['On a holiday, on about the tenth day', 'So it takes you a while to get there.'],
            ['Last Sunday, for an hour', 'Just an hour. It was nice all the same.'],
            ['As a child, if ever', "So it's been a very long time."],
          ],
        },
        {
          asks: 'step',
          ask: 'What would you like one fixed hour a week for?',
          plain: 'What would you do at the same time every week?',
          options: [
            [
              'A class, a team or a choir',
              "You'd like somewhere where they'd notice if you weren't there.",
              'people',
            ],
            [
              'A regular hour with one person',
              "So it'd be about the person, and not about what you do.",
              'people',
            ],
            ["Nothing. I've had fixed hours long enough", "You'd like to have no fixed hours for a while."],
          ],
        },
      ],
      open: 'what a good weekday would look like',
      style: 'like to know what the day is for',
      label: 'Thinks about the days',
      mood: 'Thinking about the days.',
    },
    who: {
      cues: "who am i|who i am|who i'd be|identity|need me|purpose|irrelevant|respected|what do you do|defines me|defined me|made a difference|matters to anyone|past it|on the shelf|scrapheap|all i know|all i've known|be needed|being needed|feel useful|feel useless|nobody needs me",
      reflections: [
        "Sounds as if it's about more than having something to do.",
        'It sounds as if it matters to be of use.',
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What about work is hardest to do without?',
          plain: 'What did work give you, besides pay?',
          options: [
            ['Being asked', 'You like being the one they ask.'],
            ["Knowing at night what I'd done that day", 'So you like to know what the day was for.', 'day'],
            ['Being somebody when I walk in', 'You like that people know who you are there.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'With whom does it not matter what you do or did?',
          plain: 'With whom are you just you?',
          options: [
            ['With a child who only wants me to play', "A child doesn't ask what you do."],
            ['With old friends, from before all that', 'They knew you before all that.', 'people'],
            ['With nobody I can think of', 'So your work has always come along.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'Which word about retired people would sting?',
          plain: 'What would you hate to hear somebody call you?',
          options: [
            ['Sweet', "You'd hate to be only sweet."],
            ['Past it', "You'd hate to hear that.", 'time'],
            ['None. It would be nobody saying anything', 'So not being mentioned would be worse.'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would people at work tell a newcomer about you?',
          plain: 'If they talk about you over lunch, what do they say?',
          options: [
            ['That I know where everything is', "So you're the one who knows."],
            ['That I was straight with people', 'They could trust what you said.'],
            ['Not much, after a month', "You think they'd forget quite soon.", 'work'],
          ],
        },
        {
          asks: 'rule',
          ask: 'Who did you learn working from?',
          plain: 'Who in your family worked hardest?',
          options: [
            ['Someone who never sat down', 'So sitting down may still feel wrong to you.'],
            [
              'Someone who stopped and went downhill',
              "You've seen it go badly, and it frightens you.",
              'time',
            ],
            [
              'Someone who hated it, so I wanted to love mine',
              'So you wanted to like your work, and not go through that.',
              'work',
            ],
          ],
        },
      ],
      open: 'who you are without the job',
      style: 'like to be of use',
      label: 'Likes being of use',
      mood: "Thinking about who you'd be.",
    },
    people: {
      cues: 'under my feet|home all day|grandchild*|grandkid*|grandson|granddaughter|babysit*|lonely|loneliness|workmates|miss the people|miss my team|no one to talk|nobody to talk|nobody calls|no one calls|live alone|widow*|our marriage|my colleagues|so alone|all alone',
      reflections: ['So other people come into it.', "It sounds as if it matters who'd be around."],
      questions: [
        {
          asks: 'moment',
          ask: 'Who do you talk to on a day without work?',
          plain: 'On a free day, whose voice have you heard by evening?',
          options: [
            ['One person, mostly about the house', 'So you mostly talk to one person.'],
            ['Someone at a till, and I was glad of it', "You were glad of a few words. So it's quiet."],
            ["All sorts. It's being alone I never get", "So it isn't company you're short of."],
          ],
        },
        {
          asks: 'fear',
          ask: 'Who might find it hard to have you around more?',
          plain: 'Who could get tired of having you at home all day?',
          options: [
            ['The one I live with', 'So you think of the one at home.'],
            ['My grown-up children', "You wouldn't want to bother them."],
            ["Me. There's nobody else here", "So it'd be you who has to get on with yourself.", 'day'],
          ],
        },
        {
          asks: 'want',
          ask: 'Who would you like more time with?',
          plain: 'Whose name comes up when you think of free days?',
          options: [
            ["A friend I've put off for years", "So there's a friend you haven't forgotten."],
            ["Family, while they're all still about", "You'd like to see them while you can.", 'time'],
            ["I can't think who'd want it", "You'd have the time, and you're not sure who'd want it.", 'who'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would someone who knows you predict?',
          plain: "What does somebody close to you say you'll be like?",
          options: [
            ['That I drive everyone round the bend', "They're joking, perhaps, and you've remembered it."],
            ["That I'm back at work within months", "They don't believe it, and you're not sure.", 'work'],
            ["That I'm finally bearable", 'So they think work makes you hard to live with.'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could you ring for no reason?',
          plain: 'Who would you like to have a coffee with this month?',
          options: [
            ['Somebody from work I like anyway', "You'd like them without the work, too."],
            ['An old friend, far too late', "They may think it's late as well, and be glad."],
            ['Somebody I owe an apology', "So there's somebody you'd like to put things right with."],
          ],
        },
      ],
      open: "who'd be in an ordinary week",
      style: 'think of the people around you',
      label: 'Thinks of the people',
      mood: 'Thinking of the people in it.',
    },
    money: {
      cues: "pension|savings|401k|nest egg|social security|invest*|lump sum|inflation|health insurance|medicare|care home|care costs|run out|downsize|sell the house|enough to live|too little|frugal|the money|enough money|can i afford|can't afford",
      reflections: ["Sounds as if it's also about having enough.", 'So money is part of it.'],
      questions: [
        {
          asks: 'fear',
          ask: "What do you picture, if the money wasn't enough?",
          plain: 'If the money got short, what would be the worst of it?',
          options: [
            ['Asking my family for help', "So you'd have to ask, and you'd hate that.", 'people'],
            ['A cold room, and counting', "So it's the cold and the counting you're afraid of."],
            ['No picture. Just the word, all my life', "So it's a worry that's always been there."],
          ],
        },
        {
          asks: 'want',
          ask: 'What should the money make possible, at least once?',
          plain: 'What would you spend on without feeling bad?',
          options: [
            ['One proper journey', "So there's a journey you'd still like to make."],
            ['Something for somebody young', "You'd like to see them enjoy it.", 'people'],
            ["I can't spend. I only learned to save", 'You know how to save, and spending is harder.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which good day lately cost hardly anything?',
          plain: 'What do you enjoy that costs next to nothing?',
          options: [
            ['A walk and a sandwich', 'So some of what you like costs hardly anything.'],
            ['People round my table', "So it's people round the table that you like.", 'people'],
            ["I'd have to think. That's odd", "So you'd still have to find that out.", 'day'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could go through the figures with you?',
          plain: 'Whose help with the numbers would you accept?',
          options: [
            ['Somebody paid, with nothing to sell', 'Somebody who only wants to help you count.'],
            ["A friend who's already done it", "They've done it, so they'd know."],
            [
              "Nobody. I'm ashamed how little I know",
              "You'd have to show that you don't know, and that's hard.",
              'who',
            ],
          ],
        },
      ],
      open: "how much you'd need in an ordinary month",
      style: "want to know if it's enough",
      label: 'Wants it to be enough',
      mood: 'Thinking about having enough.',
    },
    time: {
      cues: "dropped dead|my health|healthy enough|my hip|years left|time left|good years|not getting younger|too old|getting old|old age|growing old|ageing|aging|care home|bucket list|before it's|while i still|while we can|mortality|last chapter|before i die|died before",
      reflections: [
        'Sounds as if time comes into it.',
        'It sounds as if you ask how much time there is, and for what.',
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What do you want to do while you still can?',
          plain: 'Which wish gets harder each year you wait?',
          options: [
            ['Go somewhere far, and slowly', "So there's a journey you'd like to take slowly.", 'money'],
            [
              "Learn what I was told I'd no talent for",
              "You were told you couldn't, and you'd still like to.",
            ],
            ['Put things right with someone', "So there's somebody you'd like to talk to in time.", 'people'],
          ],
        },
        {
          asks: 'moment',
          ask: "When did you first notice that you're getting older?",
          plain: 'Which small thing made you feel your age?',
          options: [
            ['On some stairs, out of breath', 'A small thing, and you noticed.'],
            ['When somebody offered me a seat', 'They meant it kindly, and it stung a little.'],
            ['When somebody my own age was gone', 'Somebody your age. After that it feels closer.'],
          ],
        },
        {
          asks: 'fear',
          ask: "What don't you want to become, growing old?",
          plain: 'What kind of old person frightens you?',
          options: [
            ['Someone others have to organise', "You'd hate to be looked after like that.", 'who'],
            ['Someone bitter', "You'd like to stay friendly, whatever comes."],
            ['Someone with nothing ahead of them', "So you'd like something to look forward to.", 'day'],
          ],
        },
        {
          asks: 'view',
          ask: 'Who is older than you and does it well?',
          plain: 'Which old person would you like to take after?',
          options: [
            ['A neighbour who is always at something', "You'd like to be busy with something of your own."],
            ['Somebody in the family, by being curious', "You'd like to stay curious."],
            ["No one I know. That's part of it", "So there's nobody to learn it from."],
          ],
        },
      ],
      open: "what shouldn't wait",
      style: 'think about how much time there is',
      label: 'Thinks about time',
      mood: 'Thinking about time.',
    },
    work: {
      cues: "love my job|love my work|love what i do|still enjoy|still like|still good at|hate my job|can't wait to|tired of|let go|letting go|hand over|handing over|successor|replace me|my business|my practice|my shop|my farm|pushed out|push me out|redundan*|buyout|early retirement|one more year|another year|last day|leaving do|go back to work|going back to work|when to stop|ready to retire|not ready to stop|not ready to retire",
      reflections: [
        'Sounds as if stopping work is a question of its own.',
        'It sounds as if the work itself matters here.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Which working day would you keep?',
          plain: 'What did you last really enjoy at work?',
          options: [
            ["Showing somebody young how it's done", 'You like to pass on what you know.'],
            ['A problem only I had seen before', "You'd seen it before, and that helped.", 'who'],
            ['The ten minutes before anyone else came in', 'So you liked the quiet before it began.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would become of your work without you?',
          plain: "What would happen to what you've done there?",
          options: [
            ['Somebody good would carry it on', "It'd be in good hands. That may still hurt a little."],
            ['It would be thrown out within a year', "You'd hate to see it thrown away."],
            [
              "It'd go on, and nobody would ask where I am",
              "It'd go on, and you'd have liked to be missed.",
              'who',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want, or have wanted, of a last day?',
          plain: 'What is a proper goodbye, for you?',
          options: [
            ['A handshake from one person who knows', 'So one person would be enough, if they know.'],
            [
              "A party, even if I say I don't want one",
              "You'd like people to come, without having asked for it.",
              'people',
            ],
            ["No fuss. I'd only cry", "You'd cry. So it would matter to you."],
          ],
        },
        {
          asks: 'cost',
          ask: "What has work had from you that you'd like back?",
          plain: 'What did you miss because of work?',
          options: [
            ['Years when somebody was small', 'You missed that, and it still hurts.', 'people'],
            ['My back, my knees, my sleep', 'Your body has paid for it, too.', 'time'],
            ['Other things I might have been good at', "So there are things you'd still like to try.", 'day'],
          ],
        },
      ],
      open: 'what would have to be finished first',
      style: 'take the end of work seriously',
      label: 'Takes leaving seriously',
      mood: 'Thinking about the work.',
    },
  },
  together: [
    { of: ['day', 'who'], say: "Maybe it's less about filling the days than about being somebody in them." },
    { of: ['day', 'people'], say: 'Perhaps the days would be fine with somebody in them.' },
    { of: ['money', 'time'], say: "Maybe you'd like to be sure of the money, and not wait too long." },
    { of: ['who', 'work'], say: "Perhaps it isn't only the work you'd miss, but who you are there." },
    { of: ['people', 'work'], say: "Maybe you'd miss the people at work as much as the work." },
    {
      of: ['time', 'work'],
      say: "Perhaps it's hard to say when it's the right time to stop.",
    },
    { of: ['day', 'time'], say: 'Maybe the days can seem long, and the years short.' },
  ],
  insights: [
    {
      of: ['day', 'who'],
      say: "Maybe it isn't something to do that you're looking for, but something you're needed for.",
    },
    {
      of: ['day', 'people'],
      say: "Perhaps a day is only too long when there's nobody in it.",
    },
    {
      of: ['day', 'money'],
      say: "Maybe you can't know how much money you need before you know what the days will be like.",
    },
    {
      of: ['day', 'time'],
      say: "Maybe you're afraid of long days, and of the years going by.",
    },
    {
      of: ['day', 'work'],
      say: "Perhaps it's less the work you'd miss than the way it fills a day.",
    },
    {
      of: ['who', 'people'],
      say: "Maybe you wonder who'd want you around, when nobody needs you for work.",
    },
    {
      of: ['who', 'money'],
      say: "Perhaps the money matters so much because earning it tells you that you're needed.",
    },
    {
      of: ['who', 'time'],
      say: "Maybe you'd like to do something that matters while there's time.",
    },
    {
      of: ['who', 'work'],
      say: "Maybe it's easier to leave the work than to be somebody who has left.",
    },
    {
      of: ['people', 'money'],
      say: 'Perhaps what you fear about money is having to ask somebody for it.',
    },
    {
      of: ['people', 'time'],
      say: "Maybe you'd rather spend the time you have with people than with anything else.",
    },
    {
      of: ['people', 'work'],
      say: "Perhaps what you'd miss is having people around without having to ask them.",
    },
    {
      of: ['money', 'time'],
      say: "Maybe you'd like to be sure about the money, and the waiting costs time.",
    },
    {
      of: ['money', 'work'],
      say: "Perhaps the money isn't the only reason to go on working, or to stop.",
    },
    {
      of: ['time', 'work'],
      say: "Maybe it's hard to tell whether one more year at work would be a good one or a lost one.",
    },
  ],
  suggestions: [
    'try one weekday with nothing planned until noon',
    'ask someone two years into it what surprised them',
    'ring one person you know from work and would like to keep',
    'write down one ordinary month in figures',
    'put one thing in the week that somebody would miss you at',
    'ask the person it affects most what they are looking forward to, and what not',
  ],
  later: {
    secret: ['Something untold may be easy enough to live with in a working day, and less so in a free one.'],
    pretend: ["Everyone may expect you to be delighted, and perhaps you've been too polite to correct them."],
    protect: ["It could be that you're arranging your retirement so that somebody else won't mind it."],
    guilt: ['Free time may be hard to enjoy when you feel you owe it to somebody.'],
    relief: [
      "Perhaps it's the gladness that puzzles you, when you'd always known yourself as someone who works.",
    ],
    hurt: ['Without work to go to, there may be nothing to come between you and a hurt like that.'],
    duty: ['You may know how to stop working, when nobody has told you how to stop being counted on.'],
    want: ["After so long of asking what's needed, what you want may still sound to you like a liberty."],
    miss: ["More free time might mostly mean more time to notice what's gone."],
    fear: ['Long days in themselves may not be the trouble, only that this fear has so much room in them.'],
    becoming: [
      'You may have somebody in mind who did these years badly, or well, and be marking yourself by them.',
    ],
    notgood: [
      "If work was where you could show you were good enough, it may be unclear who's to tell you now.",
    ],
    worn: ["It may be that you're judging retirement with a tiredness that still belongs to work."],
    alone: ['Work perhaps supplied people without your having to ask, and the asking could be the new part.'],
    anger: [
      'There may be some reckoning up in it: what you gave, what came back, and whether that was fair.',
    ],
    kindness: ['It may be that the good thing you mentioned would have counted with or without the job.'],
    decided: [
      "How you'd like these years may be clear to you already, only you're slow to think you're allowed.",
    ],
    waiting: ["Work teaches a person to say 'later', and the habit may not retire when you do."],
  },
};
