import type { Pack } from '../../../../engine/pack.ts';

export const quitting: Pack = {
  id: 'quitting',
  avoid: [],
  openings: [
    {
      cues: 'resignation letter|drafted|wrote the email|email is written|hand in my notice|handing in my notice|give notice|give my notice|giving notice|in my drafts',
      say: "So you've thought about how you'd do it.",
      ask: 'What happened on the day you were closest to handing it in?',
      plain: "When did you last think, I'm doing it?",
      asks: 'moment',
      concern: 'limit',
      options: [
        ['Somebody said one thing too many', 'So it was one sentence too many.'],
        ["I sat outside and couldn't go in", "You couldn't go in. So it had gone that far."],
        ['Nothing special. I keep not sending it', 'So something still holds you back.', 'duty'],
      ],
    },
    {
      cues: "panic*|throw up|vomit*|nausea|can't sleep|cant sleep|insomnia|sick before|breakdown|hair falling|before work i|cry before work|cry at work|crying at work|cried at work",
      say: 'That sounds hard.',
      ask: "Where are you when it's worst?",
      plain: 'In which place do you feel it most?',
      asks: 'moment',
      concern: 'limit',
      options: [
        ['Outside the building, before I go in', "It starts before you're even through the door."],
        ['Somewhere in there with a locked door', "So you've found a place to hide for a minute."],
        ['At home, snapping at people I love', 'You hold it in there, and it comes out at home.', 'others'],
      ],
    },
    {
      cues: 'my team|my colleagues|my students|my patients|my clients|my residents|the kids i teach|my class|short staffed|short-staffed|understaffed|middle of the year|mid-year|busy season|let them down|letting them down',
      say: 'So there are people you think of.',
      ask: "If you left, who'd have to do your part?",
      plain: 'Whose work would get harder without you?',
      asks: 'view',
      concern: 'duty',
      options: [
        ["Someone who's at the end already", "So it'd fall on somebody who's tired already."],
        ['Nobody. It would just not get done', 'So something important might not get done.'],
        ["They'd cope, and that stings a bit", 'So part of you would like to be missed.'],
      ],
    },
    {
      cues: 'savings|saved up|months saved|health insurance|afford|unemployment|money in the bank|runway',
      say: 'So money comes into it.',
      ask: 'Without pay, when would you begin to worry?',
      plain: 'Which month without pay would be the first bad one?',
      asks: 'fear',
      concern: 'money',
      options: [
        ["Day one. I'd never relax", "You'd be free, and worried from the first day."],
        ['When the third reply is a no', "So it's the refusals that would scare you.", 'gap'],
        [
          "Not for a while. It's not really the money",
          "So it isn't the money that keeps you there.",
          'empty',
        ],
      ],
    },
    {
      cues: 'until the bonus|till the bonus|hold on until|stick it out|one more month|one more year|until summer|until christmas|till the end',
      say: "So you're thinking of holding on for a while.",
      ask: 'What makes you want to wait until then?',
      plain: 'What would be better about going later?',
      asks: 'rule',
      concern: 'limit',
      options: [
        ["There's money I'd lose if I went before", 'So going now would cost you money.', 'money'],
        ["They'd have someone new by then", 'You want them to be all right before you go.', 'duty'],
        ["Nothing. I've moved it twice already", "So the date keeps moving, and you're still there."],
      ],
    },
    {
      cues: "nothing lined up|no job lined up|without another job|without a new job|without a plan|no plan|no backup|no other job|nothing else yet|haven't found|haven't got anything|before i find",

      ask: 'What do you hear people say about leaving without a plan?',
      plain: 'What would the first person you told say?',
      asks: 'view',
      concern: 'gap',
      options: [
        ['Never leave without something else', "You've heard that rule often, by the sound of it."],
        ['Must be nice', 'As if it were a treat.', 'others'],
        ["Lazy. And it's my own voice", "So you're the first to say it.", 'empty'],
      ],
    },
    {
      ask: 'Which moment at work made you think of leaving?',
      plain: 'What happened, the last time you thought, I quit?',
      asks: 'moment',
      concern: 'limit',
      options: [
        ['A meeting, while I was nodding', 'You nodded, and meant something else.'],
        ['Something tiny, and it was too much', "Something tiny. So it didn't take much by then."],
        ['The way home, saying it out loud to nobody', "So you've said it out loud, only to nobody."],
      ],
    },
  ],
  concerns: {
    limit: {
      cues: "panic*|can't sleep|cant sleep|insomnia|breakdown|breaking point|can't do this|cant do this|can't go on|toxic|miserable|humiliat*|bully|bullied|bullying|hate it here|hate my job|hate going|killing me|making me ill|making me sick|at my limit|had enough|fed up|dread going|dread work|dread monday*|cry before work|crying at work|can't take it",
      reflections: [
        "Sounds as if it's hard to go on like this.",
        'It sounds as if going there costs you a lot.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Which small thing at work was too much?',
          plain: 'Which little thing got to you?',
          options: [
            ['A message that began with, quick question', 'Even a quick question was too much.'],
            ['Somebody asking how I was', "You'd have had to answer honestly, or pretend.", 'others'],
            ["Praise. It meant there'd be more of it", 'So even the praise felt like more work to come.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would staying there for ever do to you?',
          plain: 'If nothing changed for years, what would happen to you?',
          options: [
            ["I'd get ill, or more ill", "So you're afraid for your health."],
            ["I'd get used to it", 'So getting used to it would be worse than going.', 'empty'],
            ["I'd blow up and leave badly", "You'd rather choose the day and leave well.", 'duty'],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which day at work was bearable, even good?',
          plain: 'When was work last all right, even for an hour?',
          options: [
            ['A day when a certain person was away', 'So one person makes a big difference there.'],
            ['A quiet day, when I got something finished', "So when it's quiet, you can still do it."],
            ['The day after I had decided to go', "It got lighter once you'd decided."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What do you do less of, since work has been like this?',
          plain: 'What did you do a year ago that you do less now?',
          options: [
            [
              'Seeing people. I would have to talk about it',
              "You see fewer people, so that you needn't explain.",
              'others',
            ],
            ['Anything after eight in the evening', "So there's nothing left of you in the evening."],
            ['Caring whether I do it well', "You don't care how well it goes, and that's new, perhaps."],
          ],
        },
      ],
      open: 'how much longer you want to go on like this',
      style: 'bear things for a while before you act',
      label: 'Has put up with things',
      mood: 'Close to having had enough.',
    },
    money: {
      cues: 'savings|mortgage|bills|health insurance|salary|payday|afford|debt|unemployment|severance|runway|kids to feed|cost of living|the money|no money|enough money|saved up',
      reflections: ['So money comes into it.', "It sounds as if you're asking what you could afford."],
      questions: [
        {
          asks: 'want',
          ask: 'How long would you want off, if money had no say?',
          plain: 'How much time would you need before you could look again?',
          options: [
            ['A few weeks, to sleep', "You'd need to sleep, before anything else.", 'limit'],
            ['A whole season', "You'd need a good long time off."],
            ["I'd never go back, if I'm truthful", 'So it might be about more than this job.', 'empty'],
          ],
        },
        {
          asks: 'fear',
          ask: 'With no pay coming in, which payment would worry you first?',
          plain: 'Which bill would you be afraid of?',
          options: [
            ['The rent, or the mortgage', "So it's the roof you think of first."],
            ['Something breaking, a car or a tooth', "So it's the things you can't plan for."],
            ['Me, asking somebody for money', 'Asking somebody would be the hardest part.', 'others'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What do you only pay for because of this job?',
          plain: 'Which spending would stop by itself if you left?',
          options: [
            ['Takeaways, taxis, being too tired to cook', 'So some of the pay goes on being tired.'],
            ['Little presents for surviving the week', 'So you treat yourself for getting through.', 'limit'],
            ['A home I hardly live in', "So you work for a home you're hardly in."],
          ],
        },
        {
          asks: 'step',
          ask: "If you left, what's the one sum you'd do first?",
          plain: 'Which figure would you look up tonight, if it were only one?',
          options: [
            ['What a bare month costs', "So you'd know what one month really takes."],
            ['What they would still owe me', "You'd find out what's yours before you go."],
            ["None. I'd use it to put it off", "You know that you'd use it to wait a bit longer."],
          ],
        },
      ],
      open: 'how many months you could live on what there is',
      style: 'keep money in mind, however you feel',
      label: 'Keeps money in mind',
      mood: 'Thinking about money, too.',
    },
    gap: {
      cues: 'nothing lined up|no job lined up|without another|without a new job|no plan|no backup|no next|job market|find another|find something else|find anything|finding another|unemployed|unemployable|unemployment|applications|rejections|recruiter*|easier to find a job|while you have|start looking',
      reflections: [
        'Sounds as if what comes next is a question, too.',
        "It sounds as if it's hard to go without knowing where to.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'Which question would you dread in the next interview?',
          plain: "What would they ask about it that you'd hate to answer?",
          options: [
            ["Why I left. I'd have to lie a bit", "The true answer wouldn't sound good, you think."],
            ['What I did all that time', "You'd have to explain why you rested.", 'empty'],
            ['None. Nobody would ask me in', "So you're afraid nobody would want you."],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you think of somebody with a gap like that?',
          plain: "What would you think, hiring someone with half a year's gap?",
          options: [
            ['They needed a break, so what', "For others you'd find it quite all right."],
            ["I'd ask, and believe the answer", "You'd believe them. Others might believe you, too."],
            ["I'd wonder what was wrong", "So you'd wonder yourself, and expect it of others.", 'others'],
          ],
        },
        {
          asks: 'exception',
          ask: 'How did you get the job you have now?',
          plain: 'Who or what got you into this place?',
          options: [
            ['Somebody knew somebody', 'So it was people who helped you in.'],
            ['Dozens of applications and one call', 'It took a lot, and then it worked.'],
            ['I took the first one that would have me', 'You might want to choose, this time.', 'limit'],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you never want in a job again?',
          plain: 'In the next one, what must not be there?',
          options: [
            ['A phone that goes on Sundays', "You'd want your Sundays back."],
            ['A person whose mood I have to guess', "You'd like not to have to guess any more.", 'limit'],
            ['Work I have to pretend to like', "So you've had to pretend."],
          ],
        },
        {
          asks: 'step',
          ask: "Who could know that you're thinking of leaving?",
          plain: 'Who could you tell quietly, this week?',
          options: [
            ['Somebody who left here and is fine', "They left too, so they know what it's like."],
            ['Someone I used to work with', "Somebody who knows what you're like at work."],
            ['Nobody. Then it would be real', 'Once somebody knows, it would be real.'],
          ],
        },
      ],
      open: 'what you would do in the first weeks with nothing lined up',
      style: 'like to know what comes next',
      label: 'Looks for the next step',
      mood: 'Not sure what comes next.',
    },
    duty: {
      cues: 'my team|my students|my pupils|my patients|my clients|my residents|my class|let them down|letting them down|leave them|leaving them|short staffed|short-staffed|understaffed|who would do|pick up the slack|rely on me|count on me|depend on me|need me|owe them|handover|notice period|burn bridges|burning bridges|feel guilty|my colleagues',
      reflections: [
        'Sounds as if you think of the people there.',
        "It sounds as if leaving isn't only about you.",
      ],
      questions: [
        {
          asks: 'view',
          ask: 'What would the person you like best at work say?',
          plain: "What would they say, hearing that you're leaving?",
          options: [
            ['Take me with you', "So they'd understand, it seems."],
            ['I wondered when you would', "So they've been expecting it."],
            ['Nothing. They would just go quiet', 'Their silence would be hard for you.'],
          ],
        },
        {
          asks: 'fear',
          ask: "What would they say about you once you'd gone?",
          plain: 'What would be said in the break room, the day after?',
          options: [
            ['That they saw it coming', "So it wouldn't surprise them.", 'limit'],
            ['That I left them in it', "You'd hate them to think that."],
            ['Nothing much, and by Thursday it is over', "So they'd forget sooner than you'd like, perhaps."],
          ],
        },
        {
          asks: 'rule',
          ask: "Who taught you that you don't walk out on people?",
          plain: 'Who do you know who always stayed until it was done?',
          options: [
            ['Someone who worked until they dropped', 'You saw somebody do that, and it left a mark.'],
            ['Someone who stayed when others walked out', 'You saw what it means when somebody stays.'],
            ['Someone I wanted to please', 'So staying was a way to be liked.'],
          ],
        },
        {
          asks: 'cost',
          ask: "What do you do at work that isn't your job?",
          plain: 'What do they get from you that nobody sees?',
          options: [
            ['I keep the peace', 'You look after the mood there, too.'],
            ['I fix things before anyone notices', 'You fix things quietly, so nobody knows it was you.'],
            ['I stay so that others dare to go home', 'So others can go because you stay.', 'others'],
          ],
        },
        {
          asks: 'step',
          ask: 'If you left, what would you want to leave in good order?',
          plain: 'What would you finish or hand over before you go?',
          options: [
            ['The things only I have in my head', "So there's a lot that only you know."],
            ['One person I would look after to the end', "There's one person you'd want to look after."],
            ["Nothing. I'd like it to show", "You'd like them to notice what you did."],
          ],
        },
      ],
      open: 'what you really owe them, and for how long',
      style: "think of the people you'd be leaving",
      label: 'Thinks of the others',
      mood: "Thinking of those who'd stay.",
    },
    others: {
      cues: "everyone says|everybody says|people will think|what people think|irresponsible|quitter|ashamed|embarrass*|privileged|ungrateful|lucky to have|don't know how to tell|don't understand|haven't told my|tell my parents|tell my wife|tell my husband|tell my partner",
      reflections: ['Sounds as if it matters what others would think.', 'So other people come into it.'],
      questions: [
        {
          asks: 'moment',
          ask: "Who doesn't know how you feel about your job?",
          plain: "Who thinks your job's fine?",
          options: [
            [
              'The person closest to me',
              "The one closest to you doesn't know. That must be hard after work.",
            ],
            [
              'My parents. I say busy, they hear well',
              "So they think you're doing well, and you leave it at that.",
            ],
            [
              "Nearly everyone. I'm good at it",
              'You hide it well, so nobody can help you with it either.',
              'limit',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'If you left, what would people call you?',
          plain: 'What word would they use for leaving?',
          options: [
            ['Irresponsible', "You'd hate to be called that.", 'money'],
            ['Soft', "They don't know how it's been."],
            ["Brave, and I'd feel like a fraud", "Brave wouldn't feel right either."],
          ],
        },
        {
          asks: 'want',
          ask: 'If you left, what would you need from people at first?',
          plain: 'What would help from others, in the first weeks without work?',
          options: [
            ["Nobody asking what's next", "You'd like to be left in peace for a while.", 'gap'],
            ['Somebody who says it was too much', "You'd like somebody to say it really was too much."],
            [
              'To be told I am not lazy, more than once',
              "You'd need to hear it, because you don't quite believe it.",
              'empty',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Who close to you would understand it best?',
          plain: "Who'd say, you can't go on like that?",
          options: [
            ['Someone at home', 'So somebody at home would understand.'],
            ['An old friend, after one look', 'Somebody who knows you well would see it.'],
            [
              "Nobody has said it, and I'd like somebody to",
              "You'd like somebody to say it, and nobody has.",
            ],
          ],
        },
      ],
      open: 'who knows how you feel about the job',
      style: 'think about what others would say',
      label: "Thinks of what's said",
      mood: 'Thinking of what people would say.',
    },
    empty: {
      cues: "then what|what would i do|what will i do|nothing to do|free fall|freefall|laziness|who am i|who i am without|no idea what i want|don't know what i want|need a break|need rest|just want to rest|just want to sleep|time off|sabbatical|time to think|waste my time|lose myself|run away|running away",
      reflections: [
        "Sounds as if you're asking what you'd do with the time.",
        'It sounds as if the time after is part of the question.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'If you quit, what would scare you about the first free Tuesday?',
          plain: 'What would be worst about a free Tuesday at eleven?',
          options: [
            ["That I'm still in bed", 'In bed, and telling yourself off for it.'],
            ['That everyone else is somewhere', "Everybody would be busy, and you wouldn't.", 'others'],
            [
              "That it wasn't the job after all",
              "You'd still feel the same, and wouldn't have the job to blame.",
              'limit',
            ],
          ],
        },
        {
          asks: 'want',
          ask: "If you had time off, what would you do once you'd slept?",
          plain: "What would you feel like doing, once you'd rested?",
          options: [
            ['Walk a long way, without a phone', 'A long walk, and nobody able to reach you.'],
            ["See someone I've been putting off", "So there's somebody you'd like to see again."],
            ['Nothing comes, and that worries me', 'Nothing comes yet. You may just be tired.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'How was your last real break?',
          plain: 'What did you mostly do in your last two weeks off?',
          options: [
            ['I slept, and was nearly myself by the end', 'So a real break does help you.'],
            ['I checked messages all the way through', 'So you never quite got away from it.', 'duty'],
            [
              'I dreaded going back from day one',
              "So you couldn't enjoy it, knowing you'd be back.",
              'limit',
            ],
          ],
        },
        {
          asks: 'rule',
          ask: 'What did people at home think of a day off, when you were small?',
          plain: 'Growing up, who ever just sat down?',
          options: [
            ['Nobody. You rested when you were ill', "So nobody showed you how to rest when you're well."],
            ['Somebody did, and got called lazy', 'You heard early what people who rest get called.'],
            ['Resting was fine. The strictness is mine', "So it's you who's strict about it."],
          ],
        },
      ],
      open: 'what you would want the free time to be for',
      style: 'think about what comes after',
      label: 'Asks what comes after',
      mood: 'Thinking of the time after.',
    },
  },
  together: [
    { of: ['limit', 'money'], say: "Maybe it's mostly the money that keeps you there." },
    { of: ['limit', 'duty'], say: "Perhaps you'd have gone already, if you only thought of yourself." },
    { of: ['gap', 'others'], say: "Maybe it's harder to explain having no job than to have none." },
    { of: ['limit', 'empty'], say: 'Maybe you need to stop before you can know what you want.' },
    {
      of: ['money', 'gap'],
      say: 'Perhaps it comes down to how long the money lasts.',
    },
    {
      of: ['duty', 'others'],
      say: 'Maybe you think a lot about what others would say or do.',
    },
    {
      of: ['limit', 'gap'],
      say: "Maybe it's hard to look for something else while this takes so much out of you.",
    },
  ],
  insights: [
    {
      of: ['limit', 'money'],
      say: 'Maybe you know what leaving would cost you, and staying costs you something as well.',
    },
    {
      of: ['limit', 'gap'],
      say: "Maybe you're too worn out by this job to look for the next one.",
    },
    {
      of: ['limit', 'duty'],
      say: 'Perhaps you think of what they could take, and less of what you can.',
    },
    {
      of: ['limit', 'others'],
      say: "Maybe it would be easier to stop if you didn't have to explain how bad it is.",
    },
    {
      of: ['limit', 'empty'],
      say: "Maybe you want to stop, and don't know yet how to be without the work.",
    },
    {
      of: ['money', 'gap'],
      say: 'Perhaps what you need to know is how long the money lasts, and how long it takes to find something.',
    },
    {
      of: ['money', 'duty'],
      say: "Maybe you could find a way with the money, and it's the people that keep you.",
    },
    {
      of: ['money', 'others'],
      say: "Maybe it's less the money itself than having to tell somebody it's short.",
    },
    {
      of: ['money', 'empty'],
      say: "Perhaps you'd like the time off, and feel it has to be good for something to be worth it.",
    },
    {
      of: ['gap', 'duty'],
      say: 'Maybe it would be easier to go if they were all right and you had somewhere to go.',
    },
    {
      of: ['gap', 'others'],
      say: "Perhaps it isn't the gap itself that worries you, but being asked about it.",
    },
    {
      of: ['gap', 'empty'],
      say: "Maybe you'd like some time with nothing in it, and it frightens you as well.",
    },
    {
      of: ['duty', 'others'],
      say: "Perhaps you've thought more about what it does to others than about what it does to you.",
    },
    {
      of: ['duty', 'empty'],
      say: 'Maybe being needed there is part of what makes it hard to picture the time after.',
    },
    {
      of: ['others', 'empty'],
      say: 'Maybe free time would be easier to want if nobody could call you lazy.',
    },
  ],
  suggestions: [
    'add up one bare month, only one, and look at the number',
    'tell one person how you feel about the job, before you tell them any plan',
    'find out your notice period and what you would still be owed',
    'ask someone who left there what the third week was like',
    "take one day off first and see what's still true in the evening",
    "write down what you'd want to hand over before you go",
  ],
  later: {
    secret: [
      'Quitting without a next job can look reckless if nobody knows the reason, and maybe nobody does.',
    ],
    pretend: ["It may be hard to explain quitting a job you've gotten so good at making look fine."],
    protect: [
      "The gap after quitting may trouble you less than the face of somebody who'd have to hear about it.",
    ],
    guilt: [
      'Whether you can afford to quit may be about more than money, as though somebody would have to forgive you too.',
    ],
    relief: [
      'A stretch with no job at all might sound good to you, which is awkward to give anybody as a reason.',
    ],
    hurt: [
      'If nothing had hurt you along the way, you might be asking about the next job first and about leaving second.',
    ],
    duty: [
      "Whether you'd like to go may be settled by now; it's everybody who relies on you staying that isn't.",
    ],
    want: [
      'With no next job to talk about, what you want had to come up sooner or later, and perhaps it just did.',
    ],
    miss: [
      "Part of what you'd be leaving may be gone already, so quitting might only make official what you miss.",
    ],
    fear: ['Only the going gets called risky, though there may be things to be afraid of in staying too.'],
    becoming: ["Somebody else's staying or leaving may have become the story you check your own against."],
    notgood: [
      "Quitting with nothing lined up may have become a test of what you're worth, when it began as a question about work.",
    ],
    worn: [
      'It might be less about whether to leave than about how long somebody this tired can keep turning up.',
    ],
    alone: ["You may be missing somebody to go through it with, more than you're missing a next job."],
    anger: [
      "Quitting could get you out of there and maybe still not get anybody to see what wasn't right about it.",
    ],
    kindness: [
      'Something decent happened in the middle of all this, and it may make leaving harder, or make it thinkable.',
    ],
    decided: [
      "It sounds as if your mind's made up, and it's the 'without a next job' part that keeps reopening it.",
    ],
    waiting: ["Every 'just after this' may have been sincere; the job just never seems to run out of them."],
  },
};
