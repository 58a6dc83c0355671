import type { Pack } from '../../../../engine/pack.ts';

export const movingIn: Pack = {
  id: 'moving-in',
  who: {
    words:
      'boyfriend|girlfriend|partner|husband|wife|fiance|fiancee|fiancé|fiancée|best friend|friend|sister|brother',
    line: 'your partner',
    option: 'my partner',
  },
  avoid: ['scale'],
  openings: [
    {
      cues: 'lease|landlord|by the end of|keeps asking|asked me|asking me|pressure|too soon|too fast|rush*|waiting for an answer|next month|wants an answer|ultimatum|next step|give notice|gave notice',
      asks: 'moment',
      ask: 'What went through your head when it first came up?',
      plain: 'When moving in was first mentioned, what was your first thought?',
      concern: 'pace',
      options: [
        ['Yes, and then a small no behind it', 'There was a yes, and there was also a small no.'],
        ["That I'd get asked sooner or later", "You'd seen it coming. That's not the same as being ready."],
        ['Please, not yet', 'Not yet was the first thing you thought. It may still be there.', 'say'],
      ],
    },
    {
      cues: 'my own place|my own flat|my flat|my apartment|my house|own space|alone time|time alone|independen*|give up my|giving up my|introvert|lived alone|live alone|living alone|my routine|peace and quiet',
      say: 'It sounds as if having your own place matters to you.',
      asks: 'want',
      ask: 'What do you like best about a place of your own?',
      plain: 'What would be hard to give up?',
      concern: 'own',
      options: [
        ['Coming in and not having to talk', "You shut the door and you don't owe anybody a word."],
        ['Knowing that everything in it is mine', 'Everything in there is how you want it.', 'daily'],
        ['Being able to go home after a row', "You like knowing there's somewhere to go.", 'fail'],
      ],
    },
    {
      cues: 'rent|earn*|salary|mortgage|deposit|cheaper|afford|on the lease|own the|owns the|buying|pay rent|paying rent|split the bills|buying a place|buying a house',
      say: "So there's money in it.",
      asks: 'fear',
      ask: 'What bothers you about the money side?',
      plain: "Which part of the money haven't you two got straight?",
      concern: 'money',
      options: [
        ['We earn very different amounts', "With very different pay, it's not clear what fair is."],
        ["Whose name it's all in", 'Whose name is on it makes a difference if things change.', 'fail'],
        ["We've never really talked about it", 'So that talk is still to come.', 'say'],
      ],
    },
    {
      cues: "divorce*|last time|last relationship|broke up|breakup|burned|burnt|got hurt|doesn't work|goes wrong|went wrong|moved in with|what if it goes wrong|what if it doesn't work",
      asks: 'fear',
      ask: 'If it went wrong, what would that look like?',
      plain: "What's the picture you'd rather not have in your head?",
      concern: 'fail',
      options: [
        ['Boxes in a hallway, and nowhere to go', "You'd be out, with your things in boxes.", 'own'],
        [
          'Two people being polite over breakfast',
          "Nothing terrible, just two polite people. That's the one you fear.",
          'daily',
        ],
        ['Everyone saying they saw it coming', "You'd have to explain it to everybody, on top of it."],
      ],
    },
    {
      cues: 'mess*|tidy|clean*|dishes|snor*|cook*|chores|housework|stepchild*|his son|her son|his daughter|her daughter|gaming|smok*|night owl|working from home|his kids|her kids|bad habits',
      say: "So it's partly about the everyday.",
      asks: 'moment',
      ask: "What's it like when you two are at home for days?",
      plain: 'How was the last long weekend with both of you there?',
      concern: 'daily',
      options: [
        ['Lovely till about day three', "Lovely, up to a point. You've noticed where the point is."],
        ['I do the bits that nobody notices', 'You do them, and nobody sees that you do.'],
        [
          'After a while, I just want to be alone',
          "You want to be alone again. It's hard to say without it sounding bad.",
          'own',
        ],
      ],
    },
    {
      asks: 'moment',
      ask: "What haven't you said to {them} about living together?",
      plain: "What would you tell a friend about this that {who} hasn't heard?",
      concern: 'say',
      options: [
        [
          'How much I like my evenings to myself',
          'Your evenings to yourself matter, and {who} might not know how much.',
          'own',
        ],
        [
          "That I'm scared it'll change us",
          "What you've got now is worth keeping, by the sound of it.",
          'fail',
        ],
        ["That I'm not sure I want it at all", "There's a chance that the answer's no.", 'pace'],
      ],
    },
  ],
  concerns: {
    own: {
      cues: 'own place|own flat|own house|own room|own space|my flat|my apartment|my house|my room|alone time|time alone|be alone|to myself|independen*|lose myself|losing myself|introvert*|live alone|living alone|lived alone|give up my|giving up my|privacy|peace and quiet|my routine',
      reflections: [
        'It sounds as if a place of your own matters to you.',
        "It's partly about having something to yourself.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you like about coming home as it is now?',
          plain: 'What are the first ten minutes like when you get in?',
          options: [
            ['That I can let everything drop', "You come in, and the day's over."],
            ["That I needn't speak for an hour", "You need that quiet, and it isn't against anybody.", 'say'],
            [
              "That nobody's there, even if it's lonely at times",
              "It's lonely at times, and you still like it.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would have to stay only yours?',
          plain: 'Which corner, hour or habit would you not share?',
          options: [
            ['One room with a door', 'A door that you can shut when you need to.'],
            ['Certain evenings', "Some evenings when you wouldn't have to say why."],
            [
              'My money and my name on something',
              "You'd want something that says you could stand on your own.",
              'money',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen to you, living with somebody?',
          plain: 'What worries you about sharing a home?',
          options: [
            [
              "I'd go along with everything",
              "You'd go along with things, and lose track of what you want.",
              'say',
            ],
            ["I'd get short-tempered", "With no time alone, {they}'d get the worst of you.", 'daily'],
            [
              "{They}'d see how I really live",
              "{They}'d see you on ordinary days, with nothing tidied up.",
              'daily',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When was it easy to have somebody around?',
          plain: 'When did you share a place and like it?',
          options: [
            ['On a trip, with things to do', 'With things to do, it was easy to be together all day.'],
            [
              'With someone who left me in peace',
              "So it can be easy, with somebody who doesn't need anything from you.",
            ],
            ['When I was young, and I had less to lose', 'Back then there was less to give up.', 'fail'],
          ],
        },
      ],
      open: "what you'd want to keep to yourself",
      style: 'think about what you need for yourself',
      label: 'Likes some time alone',
      mood: 'Thinking it over.',
    },
    money: {
      cues: 'rent|money|bills|paying|earn*|salary|income|mortgage|deposit|savings|cheaper|afford|half and half|50/50|fair share|tenancy|deeds|own the|buying|debt|council tax|inherit*|invest*|split the rent|split the bills',
      reflections: ['The money side is part of it.', 'It sounds as if it matters how the money would work.'],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you two say, last time money came up?',
          plain: 'How did the last chat about rent or bills go?',
          options: [
            ['We agreed far too quickly', 'You agreed quickly, and perhaps too quickly.', 'say'],
            ['One of us joked and we left it', 'There was a joke, and then it was dropped.'],
            ["It hasn't come up, and I've let it", "Nobody's raised it, and you haven't minded.", 'say'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would you hate to be, in a shared home?',
          plain: 'Which role over money would you not want?',
          options: [
            [
              "The guest in somebody else's flat",
              "You wouldn't want to feel like a guest in your own home.",
              'own',
            ],
            [
              'The one who pays for more and says nothing',
              "You'd pay, and you'd mind, and nobody would know.",
            ],
            [
              "The one who can't afford to leave",
              "You'd want to stay because you like it, not because you'd have to.",
              'fail',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would fair look like, roughly?',
          plain: 'What split could you live with and not count?',
          options: [
            ['By what each of us earns', "Then you'd both have to say what you earn."],
            ['Half each, so nobody owes anything', "Half each, and you'd both stay free.", 'own'],
            [
              'Something in writing, unromantic as it is',
              "You'd like it on paper, even if it isn't romantic.",
              'say',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What about money would you want sorted first?',
          plain: "What's one money thing you'd like to settle?",
          options: [
            ['Who pays what, with actual numbers', 'Actual numbers, so that neither of you has to guess.'],
            [
              'What happens to the place if we split up',
              "If that were settled, you'd worry about it less.",
              'fail',
            ],
            [
              "My own cushion in the bank, which {they} needn't know about",
              'A bit of your own put by, so that staying is a choice.',
              'own',
            ],
          ],
        },
      ],
      open: 'how the money would work, with numbers',
      style: 'want the money side to be clear',
      label: 'Wants it fair',
      mood: 'Wanting it to be fair.',
    },
    daily: {
      cues: 'mess*|tidy|untidy|clean*|dishes|washing up|laundry|chores|housework|cook*|snor*|bathroom|gaming|pets|smok*|stepchild*|his son|her son|his daughter|her daughter|work from home|working from home|spark|romance|sex|furniture|his kids|her kids|the spark',
      reflections: [
        "So it's about how the ordinary days would be.",
        "It sounds as if you're thinking of everyday life together.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What have you noticed about living together that you've kept to yourself?",
          plain: 'Which small thing got on your nerves, and you said nothing?',
          options: [
            ['The state of the kitchen', 'You saw the kitchen, and you let it go.', 'say'],
            ['Me being the one who plans everything', "You've noticed who does the planning."],
            ['How much I was performing', "You were on your best behaviour, and that's tiring.", 'own'],
          ],
        },
        {
          asks: 'fear',
          ask: "What are you afraid you'd turn into, together?",
          plain: 'What could you two be like in three years?',
          options: [
            ['The nagging one and the messy one', "You don't want to end up as one of those two."],
            ['Flatmates', "Friendly, and nothing more. That's what you don't want.", 'fail'],
            ['My parents', "You know how that went, and you'd want something else."],
          ],
        },
        {
          asks: 'exception',
          ask: 'What already works well between you at home?',
          plain: 'When you two are in one place, what goes well?',
          options: [
            [
              "Cooking, or the shopping, we're a team",
              "You're a good team there, without having to talk about it.",
            ],
            [
              'Being in one room, each with our own thing',
              'You can be in one room and leave each other alone.',
              'own',
            ],
            ['Not a lot, I do it before it can go wrong', 'It goes well because you see to it.', 'say'],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you try for a fortnight, before you decide?',
          plain: 'What would you want to test first?',
          options: [
            [
              'Two ordinary weeks, with work and laundry',
              'Two ordinary weeks, with work and laundry, and not a holiday.',
            ],
            ['Who does what, written on the fridge', "You'd both see it in black and white."],
            ['A fortnight of not tidying up after anyone', "You'd leave it all, and see what happens."],
          ],
        },
      ],
      open: 'how ordinary weeks together would go',
      style: 'think of the ordinary days',
      label: 'Thinks of ordinary days',
      mood: 'Practical, a bit wary.',
    },
    pace: {
      cues: "too soon|too fast|too early|rush*|pressure*|pushing|keeps asking|keeps bringing|not ready|lease ends|lease is up|next step|only been|years together|everyone asks|by now|at our age|engaged|practical reasons|convenient|am i ready|aren't ready|wait longer",
      reflections: ["There's also the question of when.", 'It sounds as if the timing is part of it.'],
      questions: [
        {
          asks: 'moment',
          ask: 'What was said, the last time it came up?',
          plain: 'When moving in last came up, what did you say?',
          options: [
            ['Soon, and I changed the subject', "Soon, and then something else. So it's still open.", 'say'],
            ['Yes, because the moment was nice', 'You said yes because the moment was nice.', 'say'],
            ["I'm the one asking, actually", "So you're the one who's waiting."],
          ],
        },
        {
          asks: 'rule',
          ask: 'Where does the timing come from?',
          plain: 'Who or what is setting the pace?',
          options: [
            [
              "From everyone around us, they're all doing it",
              "Everyone around you seems to be doing it. That's hard to ignore.",
            ],
            ["From the lease, it's just a date", 'So the date comes from a lease, and from neither of you.'],
            ["From {who}, who's wanted it for ages", '{Who} has wanted it for longer than you have.', 'say'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if the answer was not yet?',
          plain: 'If the answer was wait, what are you afraid of?',
          options: [
            ["{They}'d hear never", "You'd say not yet, and {they} might hear never."],
            ["I'd lose {them} over an address", "You're afraid of losing {them} over where to live.", 'fail'],
            [
              "I'd never be ready, and I'd know",
              "It might turn out that later isn't the answer either.",
              'own',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would make it feel like the right time?',
          plain: 'What would have to be there first?',
          options: [
            ["Knowing it's about us, and not the rent", "You'd want it to be about the two of you.", 'money'],
            [
              'Being able to say no and still be fine',
              'If you could safely say no, a yes would mean more.',
              'say',
            ],
            ['A few more months of nobody asking', 'A few months in peace, and you might know.'],
          ],
        },
      ],
      open: 'when would feel right, if at all',
      style: 'want to get the timing right',
      label: 'Takes the time it needs',
      mood: 'Not to be hurried.',
    },
    fail: {
      cues: "doesn't work|won't work|goes wrong|go wrong|break up|broke up|split up|divorce*|last relationship|nowhere to go|burned|hurt again|move out again|lose everything|homeless|no way back|what if it goes wrong|what if it doesn't work|feel trapped|get stuck",
      reflections: [
        "It sounds as if you're also thinking of how it could go wrong.",
        "There's a what-if in it, it sounds like.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When you think of it going wrong, whose story comes to mind?',
          plain: 'Whose break-up do you think of when you picture this?',
          options: [
            ['A break-up of mine, with all the packing', 'You remember the packing, and who took what.'],
            [
              'One of mine, where I stayed too long',
              "You stayed on after it was over. You'd not want that again.",
              'money',
            ],
            ["My parents', more than my own", "You saw your parents' from close by.", 'daily'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would be the worst way for it to go?',
          plain: 'What are you most afraid of, really?',
          options: [
            ['It ending, with a home to divide', 'Having to divide a home, on top of the rest.'],
            [
              "It dragging on because it's easier",
              "You're afraid you'd stay because leaving is harder.",
              'own',
            ],
            ['Me being the one who spoils it', "It's yourself you're unsure of, more than {them}.", 'say'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What gives you some confidence in the two of you?',
          plain: 'What do you two already manage well?',
          options: [
            ['We can have a row and get over it', "You've had rows and got over them. That's something."],
            ['I know what I need now', 'You know better than you used to what you need.', 'own'],
            [
              "I'd like to say lots, and I'm not sure",
              "You looked for it, and it isn't quite there yet.",
              'pace',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you need as a way back?',
          plain: 'What would let you sleep, in case it went wrong?',
          options: [
            ['Money for a deposit, my own', "Your own deposit, so you'd always have a choice.", 'money'],
            ['Keeping my place for half a year', 'Half a year in which you could still go back.', 'own'],
            [
              "A promise that we'd be kind about it",
              "Whatever happened, you'd want you both to be decent about it.",
            ],
          ],
        },
      ],
      open: "what would happen, practically, if it didn't work out",
      style: 'think ahead to what could go wrong',
      label: 'Thinks ahead',
      mood: 'Careful.',
    },
    say: {
      cues: "haven't told|haven't said|don't know how to say|how do i tell|how to tell|hurt his feelings|hurt her feelings|hurt their feelings|changed the subject|hint*|looking at flats|disappoint*|let him down|let her down|take it personally|pretending|i said yes",
      reflections: [
        "It sounds as if it's also about how to talk about it.",
        "There may be something in it that's hard to say to {who}.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'What might {they} hear, if you said how you feel?',
          plain: 'What would {they} take it to mean?',
          options: [
            [
              "That I don't love {them} enough",
              "You'd be talking about a home, and {they} might hear that you don't love {them} enough.",
              'pace',
            ],
            ["That there's somebody else", "You'd have to explain something that isn't there."],
            [
              "The truth, and it'd be a proper talk",
              "Then it would be said, and you'd have to talk about it properly.",
              'fail',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you nearly say how you feel about it?',
          plain: 'Where were you when you almost said it?',
          options: [
            ['In a viewing, or over a floor plan', 'It was right there, while you were looking at rooms.'],
            ['In bed, with the light off', "It's easier in the dark, and still you didn't."],
            ['When somebody asked us, and I just smiled', 'You smiled, and it looked like a yes.'],
          ],
        },
        {
          asks: 'view',
          ask: "What do you think {who} isn't saying?",
          plain: 'What might {who} be worried about too?',
          options: [
            ["That I'll never want to", '{They} may be listening for a no already.', 'pace'],
            [
              'The same as me, but one of us has to be keen',
              'You might both be a bit unsure, and not say so.',
            ],
            ["I've no idea, I only look at my own side", "You haven't asked, so it's still a guess."],
          ],
        },
        {
          asks: 'step',
          ask: "What's the first sentence you'd want to say?",
          plain: 'How would you start, if it was easy?',
          options: [
            ["I want you, I'm just slow with houses", "There's love in that, and a request for time."],
            [
              'Tell me how you picture a Wednesday',
              "You'd ask first, and see if your pictures match.",
              'daily',
            ],
            ["I said yes and I've got cold feet", "It's hard to take a yes back, even partly."],
          ],
        },
      ],
      open: "what {who} would say to the part you haven't said",
      style: 'take care how you say things',
      label: 'Careful with words',
      mood: 'Something still to say.',
    },
  },
  together: [
    { of: ['own', 'say'], say: "Maybe {who} doesn't know how much a place of your own means to you." },
    { of: ['own', 'fail'], say: 'Maybe your own place is also your way back.' },
    { of: ['money', 'fail'], say: 'Maybe the money question is also about what happens if it ends.' },
    { of: ['pace', 'say'], say: "Maybe it's easier to talk about when than about whether." },
    {
      of: ['daily', 'own'],
      say: "Maybe the everyday things matter most when there's nowhere to get away from them.",
    },
    { of: ['fail', 'pace'], say: "Perhaps it isn't the date so much as how hard it would be to undo." },
    { of: ['daily', 'say'], say: 'Maybe some small things are hard to bring up before you live together.' },
  ],
  insights: [
    { of: ['own', 'money'], say: 'Maybe for you money is also about having something that stays yours.' },
    {
      of: ['own', 'daily'],
      say: 'Maybe the small things would bother you less if you had a door you could shut.',
    },
    {
      of: ['own', 'pace'],
      say: "Maybe what you need isn't more months, but to know that you'd keep something of your own.",
    },
    { of: ['own', 'fail'], say: "Maybe your own place is hard to give up because it's also your way back." },
    {
      of: ['own', 'say'],
      say: 'Maybe wanting time to yourself is hard to say because it can sound like wanting {them} less.',
    },
    { of: ['money', 'daily'], say: 'Maybe the rent is the easy half to split, and the housework the other.' },
    {
      of: ['money', 'pace'],
      say: 'Maybe saving rent is a good reason to move, and not quite a reason to move now.',
    },
    {
      of: ['money', 'fail'],
      say: 'Maybe talking about money is hard because it means talking about what happens if you split up.',
    },
    { of: ['money', 'say'], say: "Maybe asking about money feels like saying you don't trust it to last." },
    {
      of: ['daily', 'pace'],
      say: 'Maybe a few ordinary weeks together would tell you more than any date could.',
    },
    {
      of: ['daily', 'fail'],
      say: "Maybe it isn't a big ending you worry about, but the everyday slowly spoiling it.",
    },
    {
      of: ['daily', 'say'],
      say: 'Maybe small things are easier to keep quiet about when each of you can still go home.',
    },
    { of: ['pace', 'fail'], say: "Maybe it isn't too soon so much as too hard to undo." },
    { of: ['pace', 'say'], say: 'Maybe not yet is hard to say because it can be heard as no.' },
    {
      of: ['fail', 'say'],
      say: "Maybe you'd feel safer if the two of you had talked about what happens if it doesn't work.",
    },
  ],
  suggestions: [
    'live two ordinary weeks together, laundry included, before anybody gives notice',
    "each draw the flat you'd like, and mark what would be only yours",
    'put the numbers on one sheet: rent, bills, and what happens if',
    "say the one thing you'd want to keep, before talking about dates",
    'ask each other what an ordinary Wednesday would look like',
  ],
  later: {
    secret: [
      "Sharing a home makes it harder to keep things to yourself, and maybe that's the part you've really been thinking about.",
    ],
    pretend: [
      "Seeming fine is doable for an evening; maybe what you're asking is how it would go every evening.",
    ],
    protect: [
      "You're asking about a home, and perhaps trying to arrange it so that nobody in it, or outside it, gets hurt.",
    ],
    guilt: [
      'A yes may be hard to enjoy, and a no hard to say, as long as either could be a way of paying something back.',
    ],
    relief: [
      'That relief may say a lot about how you like to live without saying much about how much you love somebody.',
    ],
    hurt: ['Before you share a home with anybody, you may just want to know that what hurt you got noticed.'],
    duty: [
      "There could be another question inside this one, about who'd end up responsible for what once you live together.",
    ],
    want: [
      "Perhaps you've mostly asked what's right for the couple, and only now said what you'd like your own days to be.",
    ],
    miss: [
      'Moving in gets told as a happy story, which may leave no good moment to say what, or whom, you miss.',
    ],
    fear: [
      "Maybe there's been plenty of talk about moving in and not much, yet, about the thing you're afraid of.",
    ],
    becoming: ["It may be somebody else's household you keep seeing when you try to picture your own."],
    notgood: [
      'Living apart lets you choose what gets seen of you, so it may be the end of choosing that makes this hard.',
    ],
    worn: [
      'At your level of tired, somebody at home all the time could sound like help, or like one more job, or like both.',
    ],
    alone: [
      "Living together would change how often somebody's around, though what you want may be somebody who asks.",
    ],
    anger: ["What makes you angry now could already be a piece of the question of how you'd live together."],
    kindness: [
      'Living together is mostly small moments, and it may matter that a small good one is what came to your mind.',
    ],
    decided: [
      "It sounds as if the moving-in part is fairly clear to you, and what's left is how somebody will take it.",
    ],
    waiting: [
      "No date may feel right because you're hoping to feel sure first, and sure hasn't shown up yet.",
    ],
  },
};
