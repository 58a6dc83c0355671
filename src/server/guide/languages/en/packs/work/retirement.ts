import type { Pack } from '../../../../engine/pack.ts';

export const retirement: Pack = {
  id: 'retirement',
  avoid: ['scale'],
  openings: [
    {
      cues: "retired last|i retired|since i retired|since retiring|been retired|months retired|weeks retired|just retired|now that i'm retired|now i'm retired|retired in|retired for|since i stopped working|stopped working",
      say: "So it's begun.",
      ask: "What's a Tuesday like now?",
      plain: 'Last Tuesday: what did you do before noon?',
      asks: 'moment',
      concern: 'day',
      options: [
        ["Long. I'm up at six for nothing", "Up at six, and nobody's expecting you."],
        ['Errands, stretched out as far as they go', 'You make the errands last.'],
        ['I tell everyone it is lovely', "You tell them it's lovely. It's what they want to hear.", 'people'],
      ],
    },
    {
      cues: 'forced|pushed out|push me out|pushing me out|redundan*|laid off|package|severance|buyout|buy-out|early retirement|voluntary|made to retire|mandatory|compulsory|restructur*',
      say: "So the timing isn't only yours.",
      ask: 'What was your first thought when they brought it up?',
      plain: 'When you first heard it, what went through your head?',
      asks: 'moment',
      concern: 'work',
      options: [
        ['Already', 'Already. As if somebody had moved the clock.', 'time'],
        ['Thank goodness', 'Relief was there first, before any of the rest.'],
        [
          "They've been waiting for this",
          "You thought, they've been waiting. That hurts more than the date.",
          'who',
        ],
      ],
    },
    {
      cues: "my wife|my husband|my partner|my spouse|under my feet|under each other's feet|at home all day|home all day|together all day|our marriage",
      say: "And it isn't only your own days that change.",
      ask: 'A weekday at eleven, you both at home. What do you see?',
      plain: "You're both in the kitchen on a weekday. What's it like?",
      asks: 'moment',
      concern: 'people',
      options: [
        ['Two people being polite about the kettle', "You'd be careful with each other, over small things."],
        [
          'One with a full week, and me in the way',
          "There's a life going on in that house already, on weekdays. You'd be new to it.",
        ],
        ["I don't know what we'd talk about", 'Work has been filling in the talk as well.', 'who'],
      ],
    },
    {
      cues: 'pension|savings|enough money|enough to live|afford|401k|nest egg|social security|mortgage|run out of money|money run out|money will last|lump sum|financial advis*|investments',
      say: "And there's the arithmetic.",
      ask: "What are you afraid the money won't stretch to?",
      plain: 'What might there not be enough for?',
      asks: 'fear',
      concern: 'money',
      options: [
        [
          'Being looked after decently, if it comes to that',
          "It's the far end you're counting towards.",
          'time',
        ],
        [
          'Helping the people I would like to help',
          "You'd want to be able to give. Having just enough isn't it.",
        ],
        [
          "Nothing particular. I've always been afraid of it",
          'It was there before the sum. So no sum quite settles it.',
        ],
      ],
    },
    {
      cues: "died|dropped dead|cancer|heart attack|stroke|diagnos*|funeral|my health|years left|time left|how long i've got|how long i have|not getting younger|good years",
      say: 'That changes how anyone counts.',
      ask: 'What would you hate to leave too late?',
      plain: "What shouldn't wait another five years?",
      asks: 'want',
      concern: 'time',
      options: [
        ["A place I've been meaning to see", "There's a place, and it's been waiting for years."],
        [
          "Somebody I've never had time for",
          "Somebody got what was left, all those years. You'd like to turn that round.",
          'people',
        ],
        ['Finding out what I even like', 'You know what you can do. What you like is the open part.', 'day'],
      ],
    },
    {
      cues: "who am i|who i am|who i'd be|who i'll be|identity|useless|no purpose|purpose|nobody needs|no one needs|be needed|a nobody|irrelevant|invisible|defines me|defined me|my whole life",
      say: "It's more than the hours, then.",
      ask: "At a party they ask what you do. What's your answer?",
      plain: 'How do you introduce yourself to a stranger?',
      asks: 'moment',
      concern: 'who',
      options: [
        [
          'I say my job, whatever the date is',
          "You say the job. It's still the shortest way to say who you are.",
        ],
        ['I make a joke of it', "You make a joke, and they laugh, and nobody's asked any further."],
        ["I dread it, and that's embarrassing", 'Such a small question, and you dread it.'],
      ],
    },
    {
      ask: 'A weekday with no work in it: what do you see first?',
      plain: 'Ten in the morning, nowhere to be: where are you?',
      asks: 'moment',
      concern: 'day',
      options: [
        ['Coffee and no clock', "Coffee, and nobody counting. That's the good picture."],
        ['Me at the window, everyone else busy', "You're at the window, and the world's gone to work."],
        [
          "Nothing. I can't picture it at all",
          "There's no picture yet. After so many Mondays that's not so strange.",
          'work',
        ],
      ],
    },
  ],
  concerns: {
    day: {
      cues: 'bored|boredom|boring|structure|routine|empty days|fill my days|fill the days|fill my time|what will i do|what would i do|what do i do all|nothing to do|all day|get up for|get out of bed|hobby|hobbies|golf|gardening|garden|tv|television|sofa|couch|volunteer*|travel|free time|too much time|long days|every day the same|saturday',
      heard: [
        'Sounds as if the days themselves are the question.',
        'It sounds as if free time is harder than it looks from the outside.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Which hour of a free day is the longest?',
          plain: "On a free day, when don't you know what to do with yourself?",
          options: [
            [
              'The morning, once the coffee is gone',
              "The coffee's gone, and there's all of it still to come.",
            ],
            [
              'About four, when other people come home',
              'At four the others come back from somewhere.',
              'people',
            ],
            [
              'None. They go by, and that scares me',
              "They go by, and nothing's happened, and it's evening.",
              'time',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you gladly get up for?',
          plain: 'For what would you set an alarm, of your own free will?',
          options: [
            ['Something I make with my hands', "You'd like to see in the evening what the day was for."],
            ['Somebody expecting me', "It'd have to be somebody, not just something.", 'people'],
            [
              "I've never had to ask myself that",
              'There was always somewhere to be, so the question never came up.',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "Which sort of retired person don't you want to be?",
          plain: 'Who do you know that does retirement badly?',
          options: [
            ['The one in front of the television', 'You see a chair and a screen, and somebody in between.'],
            [
              'The one who is busier than ever, and says so',
              "They're busier than ever. Sounds as if you don't quite believe them.",
            ],
            [
              'The one who keeps dropping in at work',
              'They drop in, and everyone is kind, and looks at the clock.',
              'work',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last enjoy having nothing to do?',
          plain: 'Which lazy hour did you really like?',
          options: [
            ['On a holiday, on about the tenth day', 'It took ten days. So you can, you only arrive late.'],
            ['Last Sunday, for an hour', 'An hour, on Sunday. It was nice because there was an end to it.'],
            ['As a child, if ever', "You'd have to go back that far."],
          ],
        },
        {
          asks: 'step',
          ask: 'What would you like one fixed hour a week for?',
          plain: 'One thing, same time every week: what would it be?',
          options: [
            ['A class, a team or a choir', "A room where they'd notice if you weren't there.", 'people'],
            ['A regular hour with one person', 'One person, same hour, every week.', 'people'],
            [
              "Nothing. I've had fixed hours long enough",
              "You've had decades of fixed hours. You'd like the clock to leave you alone first.",
            ],
          ],
        },
      ],
      open: 'what would make a weekday feel like one',
      style: 'need a shape for the day before you can enjoy it',
      label: 'Wants days with a shape',
      mood: 'Plenty of time, and a question in it.',
    },
    who: {
      cues: "who am i|who i am|who i'd be|identity|useless|useful|needed|need me|purpose|nobody|irrelevant|relevant|invisible|respect|respected|status|title|expert|what do you do|defines me|defined me|proud of my|made a difference|matter|matters to anyone|old man|old woman|past it|on the shelf|scrapheap|my whole life|all i know|all i've known",
      heard: [
        'Sounds as if work was also the answer to who you are.',
        'It sounds as if being of use is in this somewhere.',
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What about work is hardest to do without?',
          plain: 'What did work give you, besides pay?',
          options: [
            ['Being asked', "Being asked. It says, you're the one who'd know."],
            [
              "Knowing at night what I'd done that day",
              'At night you could say what the day had been for.',
              'day',
            ],
            ['Being somebody when I walk in', 'You walk in, and heads come up. Elsewhere they might not.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'Where does nobody care what your job is or was?',
          plain: 'With whom are you just you?',
          options: [
            [
              'With a child who only wants me to play',
              "A child doesn't want to see a card. You're just the one who plays.",
            ],
            ['With old friends, from before all that', 'They knew you before you were any of it.', 'people'],
            ['Nowhere I can think of', 'Nowhere comes to mind. The job has gone along to most places.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'Which word about retired people would sting?',
          plain: 'What would you hate to hear somebody call you?',
          options: [
            ['Sweet', 'Sweet. They used to be a little afraid of you, perhaps.'],
            ['Past it', "Past it, and you'd hear it from someone who needs what you know.", 'time'],
            [
              'None. It would be nobody saying anything',
              "An insult you could answer. It's the not being mentioned.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would people at work tell a newcomer about you?',
          plain: 'If they talk about you over lunch, what do they say?',
          options: [
            ['That I know where everything is', "It's in your head, and they know it."],
            ['That I was straight with people', 'They knew where they were with you.'],
            [
              'Not much, after a month',
              "You give it a month. You've seen it happen to others, maybe.",
              'work',
            ],
          ],
        },
        {
          asks: 'rule',
          ask: 'Who did you learn working from?',
          plain: 'Who in your family worked hardest?',
          options: [
            [
              'Someone who never sat down',
              'You grew up watching someone who never sat. So sitting may still feel wrong.',
            ],
            [
              'Someone who stopped and went downhill',
              'You saw what came after stopping, once. It frightens you still.',
              'time',
            ],
            [
              'Someone who hated it, so I wanted to love mine',
              'You set out to love it, and it seems you did.',
              'work',
            ],
          ],
        },
      ],
      open: 'what you would say you are, with no job to say it for you',
      style: 'feel most yourself when somebody needs what you can do',
      label: 'Likes being of use',
      mood: 'Between being needed and being free.',
    },
    people: {
      cues: 'my wife|my husband|my partner|my spouse|marriage|under my feet|home all day|my kids|my children|my son|my daughter|grandchild*|grandkid*|grandson|granddaughter|babysit*|lonely|loneliness|alone|colleague*|coworker*|co-worker*|workmates|miss the people|miss my team|friends|no one to talk|nobody to talk|nobody calls|no one calls|live alone|widow*|company',
      heard: [
        "Sounds as if it's about who you share the days with.",
        "So there are people in this, or there aren't enough of them.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Who do you talk to on a day without work?',
          plain: 'On a free day, whose voice have you heard by evening?',
          options: [
            ['One person, mostly about the house', "It's one person, and the house, mostly."],
            [
              'Someone at a till, and I was glad of it',
              'You were glad of it. That says how quiet the rest was.',
            ],
            ["All sorts. It's being alone I never get", "So it isn't company you're short of."],
          ],
        },
        {
          asks: 'fear',
          ask: 'Who might get more of you than they bargained for?',
          plain: 'Who could get tired of having you around all day?',
          options: [
            ['The one I live with', 'You picture somebody at home, sighing very quietly.'],
            ['My grown-up children', "You don't want to be the one who rings too often."],
            [
              "Me. There's nobody else here",
              "It'd be you and you, all day. That's what you're wary of.",
              'day',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'Who would you like more time with?',
          plain: 'Whose name comes up when you think of free days?',
          options: [
            [
              "A friend I've put off for years",
              "You've been saying, one of these days, and now you've got them.",
            ],
            [
              "Family, while they're all still about",
              "While they're all about. You've put a clock on it.",
              'time',
            ],
            [
              "I can't think who'd want it",
              "You'd have the time, and you're not sure anyone would want it.",
              'who',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would someone who knows you predict?',
          plain: "What does somebody close to you say you'll be like?",
          options: [
            ['That I drive everyone round the bend', "They say it laughing. You've heard it all the same."],
            [
              "That I'm back at work within months",
              "They don't believe in it. You're not sure they're wrong.",
              'work',
            ],
            ["That I'm finally bearable", 'Finally bearable. So work has had the best of your temper.'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could you ring for no reason?',
          plain: 'Who would you like to have a coffee with this month?',
          options: [
            [
              'Somebody from work I like anyway',
              "You'd like them without the work as well. That's rarer than one thinks.",
            ],
            ['An old friend, far too late', 'Far too late, you say. They may be thinking the same.'],
            ['Somebody I owe an apology', "There's one call that isn't just a coffee."],
          ],
        },
      ],
      open: 'who would be in an ordinary week',
      style: 'measure a day by who was in it',
      label: 'Counts people, not hours',
      mood: 'Thinking of who will be there.',
    },
    money: {
      cues: 'money|pension|savings|afford|401k|nest egg|social security|mortgage|debt|income|salary|invest*|lump sum|financial|advisor|adviser|inflation|inheritance|bills|rent|health insurance|insurance|medicare|care home|care costs|run out|downsize|sell the house|enough to live|too little|frugal|budget|part time|part-time',
      heard: [
        "Sounds as if part of it is whether it'll be enough.",
        'So the numbers have a say in when and how.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'Not enough, ten years on: what do you see?',
          plain: 'If the money got short, what would be the worst of it?',
          options: [
            [
              'Asking my family for help',
              "You've been the one who helps. Asking would be the wrong way round.",
              'people',
            ],
            [
              'A cold room, and counting',
              'A cold room and counting. That picture may be older than your pension.',
            ],
            [
              'No picture. Just the word, all my life',
              "It's a word without a picture, and it's been with you all along.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What should the money make possible, at least once?',
          plain: 'What would you spend on without feeling bad?',
          options: [
            ['One proper journey', "One proper journey. You've probably got the map in your head."],
            [
              'Something for somebody young',
              "You'd like to see it used while you're there to see it.",
              'people',
            ],
            [
              "I can't spend. I only learned to save",
              'Saving you learned. Nobody taught you the second half.',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which good day lately cost hardly anything?',
          plain: 'What do you enjoy that costs next to nothing?',
          options: [
            ['A walk and a sandwich', "A walk and a sandwich. You didn't hesitate."],
            [
              'People round my table',
              "People round a table. That's not the expensive part of life.",
              'people',
            ],
            [
              "I'd have to think. That's odd",
              "You'd have to think. So what you enjoy may be as unclear as what you'll have.",
              'day',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could go through the figures with you?',
          plain: 'Whose help with the numbers would you accept?',
          options: [
            [
              'Somebody paid, with nothing to sell',
              'Somebody who only counts, and has nothing in a drawer to sell you.',
            ],
            [
              "A friend who's already done it",
              "A friend's been through it, and would tell you what they got wrong.",
            ],
            [
              "Nobody. I'm ashamed how little I know",
              "You'd have to show how little you know. You've been the competent one for long.",
              'who',
            ],
          ],
        },
      ],
      open: 'how much you would really need in an ordinary month',
      style: 'want it to add up twice before you trust it',
      label: 'Wants it to add up',
      mood: 'Careful, with a sum to finish.',
    },
    time: {
      cues: "died|dying|dropped dead|cancer|heart attack|stroke|diagnos*|funeral|my health|healthy enough|my knees|my back|my hip|years left|time left|good years|not getting younger|too late|too old|getting old|old age|growing old|ageing|aging|dementia|care home|bucket list|regret*|before it's|while i can|while i still|while we can|mortality|last chapter",
      heard: [
        "Sounds as if you're counting in a different way than you used to.",
        "It sounds as if it's also about how much time there is, and for what.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What do you want to do while your legs still carry you?',
          plain: 'Which wish gets harder each year you wait?',
          options: [
            ['Go somewhere far, and slowly', "Far, and slowly. You've mostly had it fast and near.", 'money'],
            [
              "Learn what I was told I'd no talent for",
              "Somebody told you, no talent, and you've kept the wish anyway.",
            ],
            [
              'Put things right with someone',
              "There's someone. That one doesn't depend on your legs.",
              'people',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: "When did you first notice that it isn't endless?",
          plain: 'Which small thing made you feel your age?',
          options: [
            ['On some stairs, out of breath', 'On the stairs, in the middle, with your hand on the rail.'],
            [
              'When somebody offered me a seat',
              'They meant it kindly, and you looked round to see who it was for.',
            ],
            ['When somebody my own age was gone', 'They were your age. It moves closer, after that.'],
          ],
        },
        {
          asks: 'fear',
          ask: "What don't you want to become, growing old?",
          plain: 'What kind of old person frightens you?',
          options: [
            [
              'Someone others have to organise',
              "You've been organising others. The other way round is hard to picture.",
              'who',
            ],
            ['Someone bitter', "You've met the bitter ones. You'd like to know how it starts."],
            [
              'Someone with nothing ahead of them',
              "It's less the getting old. It's having nothing in the diary.",
              'day',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Who is older than you and does it well?',
          plain: 'Which old person would you like to take after?',
          options: [
            [
              'A neighbour who is always at something',
              "They're always at something. Nobody gave it to them to do.",
            ],
            [
              'Somebody in the family, by being curious',
              "Still curious. Maybe it's the one thing you'd like to inherit.",
            ],
            [
              "No one I know. That's part of it",
              "You haven't got anybody to copy. So you'd be making it up.",
            ],
          ],
        },
      ],
      open: 'what should not wait, if only one thing could come first',
      style: 'count in years now where others count in pay',
      label: 'Knows time is short',
      mood: 'Aware of the time, and of a wish.',
    },
    work: {
      cues: "love my job|love my work|love what i do|still enjoy|still like|still good at|hate my job|can't wait to|tired of|let go|letting go|hand over|handing over|successor|replace me|replacement|my business|the business|the company|my practice|my shop|my farm|pushed out|push me out|forced|redundan*|package|buyout|early retirement|one more year|another year|last day|leaving do|farewell|go back to work|going back to work|consult*|part time|part-time|too early|too soon|when to stop|ready to retire|not ready",
      heard: [
        'Sounds as if leaving is a question of its own, apart from what comes after.',
        "It sounds as if work hasn't quite let go of you, or you of it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Which working day would you keep?',
          plain: 'What did you last really enjoy at work?',
          options: [
            [
              "Showing somebody young how it's done",
              'You were passing it on. That needs somebody young more than it needs a job.',
            ],
            [
              'A problem only I had seen before',
              "You'd seen it before, and they hadn't. That's what the years are for.",
              'who',
            ],
            [
              'The ten minutes before anyone else came in',
              'Ten minutes, and the place to yourself. Nobody else knew about those.',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What becomes of your work without you?',
          plain: 'What happens to what you built there?',
          options: [
            ['Somebody good carries it on', "It's in good hands. That's a comfort, and a small sting."],
            [
              "It's thrown out within a year",
              "A year, and it's in the bin. You've seen that done to other people's.",
            ],
            [
              'It goes on, and nobody asks where I am',
              'It goes on by itself. You half hoped it would stumble.',
              'who',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What should a last day be like?',
          plain: 'What would be a proper goodbye, for you?',
          options: [
            [
              'A handshake from one person who knows',
              "One person who knows what it was. You'd leave the speeches.",
            ],
            [
              "A party, even if I say I don't want one",
              "You'd say no party, and you'd count who came.",
              'people',
            ],
            ["No fuss. I'd only cry", "You'd cry. So it's a bigger thing than no fuss."],
          ],
        },
        {
          asks: 'cost',
          ask: "What has work had from you that you'd like back?",
          plain: 'What did you miss because of work?',
          options: [
            [
              'Years when somebody was small',
              'They were small then, and you were at work. Nobody can pay that back.',
              'people',
            ],
            ['My back, my knees, my sleep', 'Your body was in the contract too, in small print.', 'time'],
            [
              'Other things I might have been good at',
              'There are things you never tried. You still wonder about one or two.',
              'day',
            ],
          ],
        },
      ],
      open: 'what would have to be finished before it feels finished',
      style: 'find it hard to put down what you have carried for so long',
      label: 'Hard to let go',
      mood: 'One foot still in the door.',
    },
  },
  together: [
    { of: ['day', 'who'], say: 'Maybe it is less about filling the days than about who you are in them.' },
    { of: ['day', 'people'], say: 'It sounds as if the day would be fine, if somebody were in it.' },
    { of: ['money', 'time'], say: 'Sounds as if you are saving two things, and only one of them keeps.' },
    { of: ['who', 'work'], say: "Maybe it isn't the work you can't leave but the person you are there." },
    { of: ['people', 'work'], say: 'It sounds as if work was also where the people were.' },
    {
      of: ['time', 'work'],
      say: 'Sounds as if there is always a good reason to stay, and never a good year to lose.',
    },
    { of: ['day', 'time'], say: 'Maybe it is odd to have so many hours, and so few years.' },
  ],
  insights: [
    {
      of: ['day', 'who'],
      say: "You're looking for something to do. It may be being someone that you'd miss, and no hobby does that by itself.",
    },
    {
      of: ['day', 'people'],
      say: "You talk about hours that need filling. Maybe the long ones aren't long because they're empty, only because nobody's in them.",
    },
    {
      of: ['day', 'money'],
      say: "You're working out what the years will cost before you know what will be in them. Maybe the days have to come first, then the sum.",
    },
    {
      of: ['day', 'time'],
      say: "You're afraid of too much time and of too little. The days look long and the years look short, and you'd be living in both.",
    },
    {
      of: ['day', 'work'],
      say: "Work gave your days their shape, and you took it for yours. Now you'd have to find out what shape you'd choose.",
    },
    {
      of: ['who', 'people'],
      say: "At work people needed something from you. Outside they'd only have you, and it may be that exchange you don't quite trust yet.",
    },
    {
      of: ['who', 'money'],
      say: "A salary was also somebody saying, each month, that you're worth it. A pension pays, and doesn't say that.",
    },
    {
      of: ['who', 'time'],
      say: "You want to be of use, and you're counting the good years. It'd be easy to spend some of them proving that you still are.",
    },
    {
      of: ['who', 'work'],
      say: "You ask what will become of the work without you, and who you are without the work. It'll manage. The second one is the real question.",
    },
    {
      of: ['people', 'money'],
      say: "There's what you'd want to keep safe for yourself, and what you'd like to be for others. Maybe what you fear most is needing them.",
    },
    {
      of: ['people', 'time'],
      say: "You speak of people and of how long there is. They've been getting the hours left over, and now those are the ones you'd miss.",
    },
    {
      of: ['people', 'work'],
      say: "Work kept you company without anyone having to ask. After it, somebody has to ring first, and that's a thing you may be out of practice at.",
    },
    {
      of: ['money', 'time'],
      say: "You're putting money by against the years, and the years go by while you do. One of the two you could still earn.",
    },
    {
      of: ['money', 'work'],
      say: 'The sum is a respectable reason to stay on. If it came out in your favour tomorrow, you might have to find another.',
    },
    {
      of: ['time', 'work'],
      say: 'You weigh one more year as if it were a small thing. At work it is. On the other side it might be one of the good ones.',
    },
  ],
  suggestions: [
    'take a Wednesday off as a rehearsal, with nothing planned until noon',
    'ask someone two years into it what surprised them',
    'ring one person from work whom you would want to keep',
    'write down one ordinary month in figures',
    'put one thing in the week that somebody would miss you at',
    'ask the person it affects most what they are looking forward to, and what not',
  ],
};
