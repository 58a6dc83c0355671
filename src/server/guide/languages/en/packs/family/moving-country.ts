import type { Pack } from '../../../../engine/pack.ts';

export const movingCountry: Pack = {
  id: 'moving-country',
  avoid: [],
  openings: [
    {
      cues: 'runs out|expires|expiring|months to decide|weeks to decide|have to decide by|deadline|answer by|by friday|by monday',
      say: "So there's a date on it.",
      asks: 'fear',
      ask: 'When that date has passed, where do you see yourself?',
      plain: 'Where would you be, the week after that date?',
      options: [
        ['Over there, with too many boxes', 'You see yourself there, still unpacking.'],
        ['Where I am now, and relieved', 'You see yourself staying, and relieved.'],
        ['Where I am now, and sorry', 'You see yourself staying, and wondering.'],
      ],
      concern: 'leap',
    },
    {
      cues: 'know nobody|know no one|homesick|moved here|since i moved|since we moved|emigrated|lonely here|no friends here',
      say: 'It sounds as if being new somewhere is part of it.',
      asks: 'moment',
      ask: 'When did you last feel all right where you are?',
      plain: 'When did you last have a good half hour?',
      options: [
        [
          'On a call with somebody from before',
          "With somebody who knows you, you didn't have to explain yourself.",
          'left',
        ],
        ['A walk, where nothing was asked of me', 'A walk, with nothing to get right.'],
        ["I can't name one yet", "Nothing yet. That's hard."],
      ],
      concern: 'home',
    },
    {
      cues: "the kids|our kids|my kids|our daughter|our son|he wants|she wants|my husband wants|my wife wants|my partner wants|my boyfriend wants|my girlfriend wants|his job|her job|my husband doesn't|my wife doesn't|my partner doesn't",
      say: "So it isn't only your move.",
      asks: 'view',
      ask: 'Who wants it more?',
      plain: 'Who would like to go more?',
      options: [
        ['Somebody else, more than me', "So you'd be going along with somebody else's wish."],
        ['Me, by a long way', 'You want it most, so a lot of it is up to you, maybe.'],
        ["Me, and I act as if it's both", "It's your wish, and you say it's both."],
      ],
      concern: 'us',
    },
    {
      cues: 'grandma|granny|gran|grandmother|grandfather|my mother|my father|my mum|my mam|my mom|my dad|my parents|my nan',
      say: "So your family's in it, too.",
      asks: 'moment',
      ask: "What do you notice about your family when you're with them?",
      plain: "What's it like with your family, when you see or ring them?",
      options: [
        ["They're getting older", "They're getting older, and you see it."],
        ["They're fine, and I'm not", "They're all right, and it's you who finds it hard."],
        [
          "I'm a bit glad of the distance",
          "Part of you is glad of the distance, and it's hard to say.",
          'pull',
        ],
      ],
      concern: 'left',
    },
    {
      cues: 'salary|transfer|engineer|degree|qualif*|promotion|my job|job offer|new job|a job|my company',
      say: "So there's the work, too.",
      asks: 'view',
      ask: 'How big a part does the job play, really?',
      plain: "What's the job got to do with it?",
      options: [
        ["It's the whole reason", "Without the work, you wouldn't be asking."],
        ["It's more of an excuse", "So there's another reason behind it.", 'pull'],
        ["It's what I'd be giving up", "You'd give up work where you know what you're doing."],
      ],
      concern: 'standing',
    },
    {
      asks: 'moment',
      ask: 'What would you miss most, whichever way it goes?',
      plain: 'What would be hardest to do without?',
      options: [
        ['People I can just drop in on', "You'd miss the people who are simply there."],
        ['How things are now, day to day', "So it's the ordinary days you'd miss."],
        ['Less than I tell people', "You'd miss less than you say. That's hard to admit."],
      ],
      concern: 'home',
    },
  ],
  concerns: {
    left: {
      cues: "my parents|my mum|my mam|my mom|my dad|my mother|my father|ageing|aging|getting old*|getting small|left behind|leave them|leaving them|far from|miss my|friends back home|stopped writing|guilty|airport|video call*|facetime|grandchildren|time difference|abandon*|who's washing|who looks after|if something happens|all my friends|six thousand miles|miles away|my sister lives|mum alone|dad alone|everyone i know|lose my friends|old friends|nobody at the grave|see them once|feel guilty|my gran|my nan|my grandma|my granny|my grandmother",
      reflections: [
        "There are people in this who'd be far away.",
        'It sounds as if the distance to people matters.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Who would it be hardest to be far from?',
          plain: "Whom do you think of first, when it's about being far away?",
          options: [
            ['A parent', "A parent. That's hard to leave behind."],
            ["A friend I'd miss", "A friend. It wouldn't be the same from far away."],
            ["Nobody much, if I'm honest", 'Nobody much. That makes it easier, and maybe a bit sad.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What news would be hardest to get from far off?',
          plain: "What do you dread happening while you're away?",
          options: [
            ['Somebody ill, and no flight till morning', "You're afraid of not being there in time."],
            ['A wedding or a birth, seen on a phone', "You'd see it on a screen, and not be there."],
            ["That they're all fine without me", "You'd want them to be fine, and to miss you a bit."],
          ],
        },
        {
          asks: 'rule',
          ask: 'What do people say about you being far away?',
          plain: 'What do they say, when it comes up?',
          options: [
            ['That I should go, with wet eyes', "They'd let you go, and it's hard for them."],
            ['Nothing, and I hear it anyway', "They don't say it, and you hear it anyway."],
            ['When am I coming back, every time', 'They ask each time, and you need an answer.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What should people still come to you for, wherever you are?',
          plain: 'What should they still ring you about?',
          options: [
            ['Everything, like always', "You'd like the distance to change as little as possible."],
            ["Emergencies, and I'd come", "You'd come, and you'd want them to know."],
            ['A bit less than now, honestly', 'Some distance might do you good.', 'pull'],
          ],
        },
      ],
      open: 'how you could stay close from far away',
      style: "think of the people you'd be far from",
      label: 'Thinks of the others',
      mood: 'Thinking of the people far away.',
    },
    home: {
      cues: "homesick|belong*|no friends|know nobody|know no one|my accent|neither here nor there|between two|foreigner|feel at home|feels like home|home is|don't fit|fit in|my language|my own language|the smell of|nobody knows me|roots|where i'm from|who i am here|integrat*|i miss the|i miss my|go back home|no neighbour|all the airports|where is home|home for me|here or there|new base|my town|in slang|shuts the door in|like a tourist|lonely here|like a stranger",
      reflections: ["It's about where you feel at home.", 'It sounds as if belonging matters in this.'],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last feel at home, anywhere?',
          plain: 'Where did you last not have to think how to behave?',
          options: [
            ['In a kitchen, with people I know', 'With people you know, it hardly matters where.'],
            ['In a street where nobody knows me', 'Nobody knew you there, and that was all right.'],
            ['On the plane, in between', "In between, where you didn't have to be anything."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What gets lost between two countries?',
          plain: 'Which part of you do people there never get to know?',
          options: [
            ['My jokes', "It's hard to be funny in another language."],
            ['Who I was before', 'Nobody there knows who you were.'],
            ["My temper, I'm polite all day", "Polite all day. That's tiring."],
          ],
        },
        {
          asks: 'want',
          ask: 'What does a place need, for you to call it home?',
          plain: 'What would make a place feel like yours?',
          options: [
            ['Somebody who drops in unasked', 'Somebody who just comes by, without a date in the diary.'],
            ['A shop where they know me', "To be known there, even if it's only in a shop."],
            ['Nobody who remembers me', "You'd be able to start without anyone's old idea of you.", 'pull'],
          ],
        },
        {
          asks: 'exception',
          ask: "What's made a strange place easier before?",
          plain: 'What helped, the last time you were new somewhere?',
          options: [
            ['One person who took me along', "It took only one person. You didn't need a whole town."],
            ['A routine, same walk, same cup', 'The same walk, the same cup, until it felt normal.'],
            ['Pretending, till I half believed it', 'You pretended, and some of it became true.'],
          ],
        },
      ],
      open: "where you'd feel at home",
      style: 'go by where you feel at home',
      label: 'Wants to belong',
      mood: 'Between two places.',
    },
    standing: {
      cues: "my job|new job|job offer|salary|better paid|degree|qualif*|licence|license|learn the language|speak the|visa|permit|paperwork|residence|sponsor*|my savings|start over|from scratch|overqualified|relocat*|interview|recogni*|work there|english test|french isn't|german isn't|isn't good enough|language course|enough to work|work permit|points system|recognised|doctor there|uni there|scholarship|study abroad|boss there|my career|learn the",
      reflections: [
        "So it's also about work, money or papers.",
        'It sounds as if the practical side counts.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: "What took you years to build, that you'd hate to lose?",
          plain: "What don't you want to start again from nothing?",
          options: [
            ['My name in my work', "You've made a name for yourself in your work."],
            ['Being quick in my own language', "You'd say less than you mean, for quite a while."],
            ['Money of my own', 'You want to have your own money.'],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you last feel like a beginner?',
          plain: 'What made you feel small, the last time?',
          options: [
            ["A form I couldn't make out", 'A form, and you felt helpless.'],
            ["Work I could do asleep, and couldn't get", "You could do the work, and you couldn't get it."],
            ['Somebody speaking slowly to me', 'They meant it kindly, and it made you feel small.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would make the move worth it, on a plain Monday?',
          plain: 'What would a good Monday look like?',
          options: [
            ["Work I needn't apologise for", "You wouldn't have to explain what you do, or why."],
            ['Enough money to stop counting', "Enough money not to think about it. That'd be worth a lot."],
            [
              'Nobody comparing me with anyone',
              "You'd just live, and nobody would hold it up against somebody else's.",
              'pull',
            ],
          ],
        },
        {
          asks: 'view',
          ask: "Who's made a move like it, and tells you the truth?",
          plain: "Who do you know who's lived somewhere else?",
          options: [
            ['Somebody who says it was worth it', "It helps to hear that, even if their life isn't yours."],
            ['Somebody who came back', 'They know both sides, the going and the coming back.'],
            ["Somebody who says it's great, too quickly", "Great, they say, and you're not sure."],
          ],
        },
        {
          asks: 'step',
          ask: "What's one fact you could get hold of first?",
          plain: 'What could you find out with one email?',
          options: [
            ["Whether what I've learned counts", "Whether your papers count. That's one clear thing."],
            ['What a month really costs', "Then you'd know what you'd have to earn."],
            ['How long I could stay away and still return', "You'd like to know if there's a way back."],
          ],
        },
      ],
      open: 'what your work and papers would be worth there',
      style: "want to know where you'd stand",
      label: 'Checks the facts',
      mood: 'Working out what it would take.',
    },
    leap: {
      cues: "fail*|hate it there|too late|too old|at my age|come back with|tail between|risk*|terrified|can't decide|runs out|expires|one-way|sell the house|sell everything|give up my flat|burn my|go back on|never come back|make the jump|chicken out|cold feet|go back or|stay or go|no idea what|turning it over|been thinking about|can't tell if|i don't know any more|uncertain|big mistake|what if it goes wrong|what if i regret|scared to go|afraid to go|biggest decision",
      reflections: ["It's hard to know beforehand how it would turn out.", "It isn't decided yet, maybe."],
      questions: [
        {
          asks: 'fear',
          ask: 'What would it look like, if the move failed?',
          plain: 'What do you see, if it goes wrong?',
          options: [
            ['Coming back, and everyone being kind', "You'd rather not have anyone feel sorry for you."],
            ["Staying put because I can't admit it", "You're afraid you'd stay just so as not to admit it."],
            [
              'Being just as unhappy, only further off',
              "You're afraid it would come along with you.",
              'pull',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'How did your last big jump turn out?',
          plain: 'What was your last big step into the unknown like?',
          options: [
            ['I left where I grew up, and it was fine', "You've left once, and it was fine."],
            ["I took work I wasn't ready for", "You weren't ready, and you did it."],
            ['It was a jump that went badly', "You know what it's like when it goes wrong."],
          ],
        },
        {
          asks: 'view',
          ask: 'If a friend came home after a year, what would you think?',
          plain: 'What would you say to a friend who went and came back?',
          options: [
            ['Good on you for trying', "You wouldn't call it failing, if it was a friend."],
            ["There's a bed here for you", 'A friend would be welcome back.'],
            ['What went wrong there, honestly', "You'd wonder about a friend, too."],
          ],
        },
        {
          asks: 'moment',
          ask: 'When you were last almost sure, which way was it?',
          plain: "On your surest day, what did you think you'd do?",
          options: [
            ['Go', "You'd have gone, on that day."],
            ['Stay', "You'd have stayed, on that day."],
            ['Neither, I wanted it decided for me', "You'd be glad if it was decided for you."],
          ],
        },
        {
          asks: 'step',
          ask: 'How could you get a taste of it first?',
          plain: "What's the nearest thing to trying it?",
          options: [
            [
              'Two plain weeks, not a holiday',
              "An ordinary life there is what you'd be choosing, more than a holiday.",
            ],
            ['A date for looking at it again', "A date for looking at it again, so it isn't for ever."],
            ["There's no way, it's all or nothing", 'All or nothing. That makes it a big step.'],
          ],
        },
      ],
      open: "what you'd need to know before you decide",
      style: 'think of the risk as well',
      label: 'Looks before leaping',
      mood: 'Not decided.',
    },
    pull: {
      cues: "freedom|feel free|new start|fresh start|start fresh|adventure|dreamed of|dreamt of|always wanted|better life|safer|not safe|get away|getting away|escape|by the sea|sunshine|opportunit*|stuck here|no future|future here|nobody knows my|can't stand it here|sick of this country|be myself|happy there|happier there|emigrat*|i want to go|want out|i wish i could|see the world|leave everything|my own life|dream of living",
      reflections: [
        "There's something that draws you away.",
        "It sounds as if you'd like something different.",
      ],
      questions: [
        {
          asks: 'want',
          ask: "What would the other place have that's missing where you are?",
          plain: "When you picture the other life, what's in it?",
          options: [
            ['Some air around me', "Then it's tight where you are, one way or another."],
            [
              'Work or money that adds up',
              "You wouldn't have to work out every month how to manage.",
              'standing',
            ],
            ['Nobody who knows my whole story', "You'd be new, and nobody would know your story."],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did the idea first come up?',
          plain: 'What started it, the very first time?',
          options: [
            ['On a good trip', 'A good trip, and the idea stayed.'],
            ['In a bad year', "It began when things were bad. It's still here, though."],
            ["In somebody else's plans", "It wasn't your idea at first. It's your question now.", 'us'],
          ],
        },
        {
          asks: 'cost',
          ask: "What would come with you that you'd rather leave behind?",
          plain: "What wouldn't change, wherever you lived?",
          options: [
            ['My worrying', "So that part wouldn't be settled by going."],
            ["My family, they've got phones", 'Your family would be in it, wherever you are.'],
            ['How I am with people', "You'd meet other people, and you'd still be you."],
          ],
        },
        {
          asks: 'exception',
          ask: "What's good where you are now?",
          plain: 'What did you like this week, right where you are?',
          options: [
            ['One or two people', 'One or two people. That counts.'],
            ['Knowing how everything works', 'You know how things work. That makes life easier.'],
            ['Not one thing that I can think of', 'Nothing comes to mind. That tells you something, too.'],
          ],
        },
      ],
      open: "whether you'd be going to something or away from something",
      style: 'feel what draws you',
      label: 'Feels the pull',
      mood: 'Drawn to something else.',
    },
    us: {
      cues: "the kids|our kids|kids don't want|our boy|he wants|she wants|he doesn't want|she doesn't want|without asking|follow him|follow her|followed him|followed her|his job|her job|long distance|can't agree|their school|new school|we're moving|angry that we're|go with him|go with her|for his work|for her work|shift to|my husband wants|my wife wants|my partner wants|my husband doesn't|my wife doesn't|my partner doesn't",
      reflections: ["So it isn't only your decision.", "It sounds as if somebody else's life is in it, too."],
      questions: [
        {
          asks: 'moment',
          ask: 'What happens when you talk about it with the others?',
          plain: 'When you talk about it together, how does it go?',
          options: [
            ['Somebody gets upset', "It upsets somebody, and then it's hard to go on."],
            ['It turns to practical things', 'It turns practical, and the real question waits.'],
            ['I go along with it', "You go along with it. That isn't quite a yes."],
          ],
        },
        {
          asks: 'view',
          ask: 'What might the others not be saying about it?',
          plain: "What do you think they're really afraid of?",
          options: [
            ["That they'd be nobody there", "What's a chance for one could be a loss for the other."],
            ["That I'd go without them", 'Then every talk about it would be a talk about the two of you.'],
            ["That I'd hold it against them later", 'So they might say yes or no and be afraid either way.'],
          ],
        },
        {
          asks: 'rule',
          ask: 'Who has given up more for the other, so far?',
          plain: 'Who has had to adapt more, up to now?',
          options: [
            ['Me, mostly', "You've been the one to give things up."],
            ['Them, for my sake', "They've given up things for you. That's hard to ask again."],
            ['Both, and we keep score in secret', 'You both keep count, and nobody says so.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you need from the people it affects?',
          plain: 'Which promise would help?',
          options: [
            ["That there's a way back", "It might be easier to go if it needn't be for ever."],
            ['That my life counts as much', "You don't want to be the one who just comes along."],
            ['That nobody asks me for a month', 'A month without the question would help.'],
          ],
        },
        {
          asks: 'step',
          ask: "What haven't you said out loud about it yet?",
          plain: "What's one thing you could say tonight?",
          options: [
            ["That I'm scared", "You're scared. They might hear it as a no."],
            ["That I'd stay, if it were only me", "On your own, you'd stay. So if you go, it's for them."],
            ["That I'd go, even alone", "You'd go, even alone. That's a big thing to say."],
          ],
        },
      ],
      open: 'what each of you really wants',
      style: 'want an answer that works for everyone',
      label: 'Thinks of everyone in it',
      mood: 'More than one wish in it.',
    },
  },
  together: [
    { of: ['left', 'pull'], say: "Maybe you'd like to go, and you'd like nobody to be left behind." },
    {
      of: ['home', 'standing'],
      say: "Maybe where you'd feel at home and where you'd get on aren't the same place.",
    },
    { of: ['leap', 'us'], say: "Maybe it's harder to risk it because it isn't only your life." },
    { of: ['left', 'leap'], say: 'Maybe the biggest risk is being far away when somebody needs you.' },
    { of: ['home', 'pull'], say: 'Maybe you want to get away and to belong, both at once.' },
    { of: ['standing', 'leap'], say: 'Maybe what makes it a risk is having to start again in your work.' },
  ],
  insights: [
    {
      of: ['left', 'home'],
      say: "Maybe home is mostly a few people, and they don't all live in one country.",
    },
    {
      of: ['left', 'standing'],
      say: "Maybe what you'd gain can be worked out in figures, and whom you'd be far from can't.",
    },
    {
      of: ['left', 'leap'],
      say: "Maybe what you fear most isn't what happens over there, but not being there when somebody needs you.",
    },
    {
      of: ['left', 'pull'],
      say: "Maybe it's hard to want it freely while you think of the people you'd be far from.",
    },
    {
      of: ['left', 'us'],
      say: "Maybe whatever you choose, somebody will be far away, and you'd feel it was your doing.",
    },
    {
      of: ['home', 'standing'],
      say: "Maybe the place where you'd get on and the place where you'd belong aren't the same.",
    },
    {
      of: ['home', 'leap'],
      say: "Maybe you'd like to know beforehand if you'd feel at home, and that's just what one can't know.",
    },
    {
      of: ['home', 'pull'],
      say: "Maybe what you'd like to get away from and what you'd miss are partly the same thing.",
    },
    {
      of: ['home', 'us'],
      say: "Maybe it isn't enough that you'd feel at home there, if somebody else wouldn't.",
    },
    {
      of: ['standing', 'leap'],
      say: "Maybe you'd like to know where you'd stand before you go, and only some of it can be found out.",
    },
    {
      of: ['standing', 'pull'],
      say: 'Maybe work and money are the easiest reasons to say out loud, and not the only ones.',
    },
    {
      of: ['standing', 'us'],
      say: "Maybe it's a question of who'd have to start again: one of you, or both.",
    },
    {
      of: ['leap', 'pull'],
      say: 'Maybe you know better what draws you, and what could go wrong, than what an ordinary day there would be.',
    },
    { of: ['leap', 'us'], say: 'Maybe you could bear it going wrong for yourself, and not for the others.' },
    {
      of: ['pull', 'us'],
      say: "Maybe it's hard to say what you want for yourself when others are part of it.",
    },
  ],
  suggestions: [
    'picture one ordinary Tuesday in each place, hour by hour',
    'spend two ordinary weeks there before you give anything up',
    "ask somebody who came back what they'd do differently",
    "ask one person who matters to you what they'd really wish for",
    'send the one email that would give you a fact',
    "agree a date when you'd look at it again, and write it down",
  ],
  later: {
    secret: [
      "Everybody who's given you an opinion on the move may have been working without the part you just said.",
    ],
    pretend: [
      "The move might look easy to everyone else, since they've only met the you that's fine about it.",
    ],
    protect: [
      "It could be that you've been picking between people's feelings, when the question only mentions countries.",
    ],
    guilt: [
      "Living far away and letting somebody down aren't the same thing, though they may have started to feel like it.",
    ],
    relief: [
      'One version of this seems to let you exhale, possibly the very one you find hardest to say out loud.',
    ],
    hurt: [
      'The wish to be somewhere may be hard to tell from the wish to be near, or far from, the person who hurt you.',
    ],
    duty: [
      "Where you'd like to live may be hard to answer before you know who'd do your part if you lived there.",
    ],
    want: ["The practical side of moving has had plenty of airtime; the plain wish under it maybe hasn't."],
    miss: [
      'Some of what you miss may be in a place and some in a time, and a move can only do something about the place.',
    ],
    fear: [
      'Another country as such might not scare you much; there may be one particular scene in it that does.',
    ],
    becoming: [
      "Whether to go may be tied up with whose life you'd be living there, or whose you'd be getting away from.",
    ],
    notgood: [
      "Asking whether a move would work is hard enough, and you may also be asking whether you're good enough for it to work.",
    ],
    worn: [
      "Moving takes energy and so does not knowing, so it may be the leftovers you're trying to decide this with.",
    ],
    alone: ["It may be people you're after; a country is just easier to look up."],
    anger: [
      "The angry part of you may not care which country it's in, only whether anybody admits it isn't fair.",
    ],
    kindness: [
      'In among the big facts about countries, one small good thing stayed with you, and perhaps it counts as a fact too.',
    ],
    decided: [
      'Where to live may have stopped being the question a while ago, when it turned into how to say it to people.',
    ],
    waiting: [
      "As long as it's undecided you get to keep both lives, and perhaps that's what makes a date so hard to pick.",
    ],
  },
};
