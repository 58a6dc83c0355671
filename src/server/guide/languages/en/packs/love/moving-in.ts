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
      cues: 'lease|notice|landlord|by the end of|deadline|keeps asking|asked me|asking me|pressure|too soon|too fast|rush*|waiting for an answer|next month|wants an answer|ultimatum|next step',
      say: "So there's a date in it, or at least a hurry.",
      asks: 'moment',
      ask: 'What went through your head when it first came up?',
      plain: 'When moving in was first mentioned, what was your first thought?',
      concern: 'pace',
      options: [
        ['Yes, and then a small no behind it', "Yes came first. Then something smaller, and that's stayed."],
        ["That I'd get asked sooner or later", "You'd seen it coming, and it still landed."],
        ['Please, not yet', 'Not yet was the first thing. You may not have said it like that.', 'say'],
      ],
    },
    {
      cues: 'my own place|my own flat|my flat|my apartment|my house|own space|alone time|time alone|independen*|quiet|give up my|giving up my|introvert|lived alone|live alone|living alone|my routine|my things',
      say: "You'd be giving something up, it sounds like.",
      asks: 'want',
      ask: "What's the first thing you'd miss?",
      plain: 'What do you do now, at home, that nobody sees?',
      concern: 'own',
      options: [
        ['Coming in and not having to talk', "You shut the door and you don't owe anybody a word."],
        ['Knowing that everything in it is mine', 'Every cup in it is one you chose.', 'daily'],
        ['Being able to go home after a row', 'You like having somewhere to go when it goes wrong.', 'fail'],
      ],
    },
    {
      cues: 'rent|money|bills|pay|pays|earn*|salary|mortgage|deposit|cheaper|afford|contract|on the lease|own the|owns the|buy|buying',
      say: "Money's in this, and not only as a sum.",
      asks: 'fear',
      ask: 'What feels unfair about how it would be split?',
      plain: "Which part of the money haven't you two got straight?",
      concern: 'money',
      options: [
        ['We earn very different amounts', "Half and half is only half if you've both got the same."],
        [
          "Whose name it's all in",
          "It's whose name is on the paper. That decides who packs, one day.",
          'fail',
        ],
        [
          "We've never really talked about it",
          "You've talked about sofas, probably, and not about this.",
          'say',
        ],
      ],
    },
    {
      cues: "divorce*|my ex|last time|last relationship|previous|broke up|break up|breakup|burned|burnt|got hurt|what if it|doesn't work|goes wrong|went wrong|moved in with|regret|stuck",
      say: "There's a before to this, or a what-if.",
      asks: 'fear',
      ask: "What's the scene you're trying not to end up in?",
      plain: 'When you imagine it going wrong, what do you see?',
      concern: 'fail',
      options: [
        ['Boxes in a hallway, and nowhere to go', "You can see the hallway. It's not a new picture.", 'own'],
        [
          'Two people being polite over breakfast',
          'Polite over breakfast would be worse than a row, for you.',
          'daily',
        ],
        ['Everyone saying they knew it', "You'd have to explain it to people, all over again."],
      ],
    },
    {
      cues: 'mess*|tidy|clean*|dishes|snor*|cook*|chores|housework|kids|children|stepchild*|his son|her son|his daughter|her daughter|dog|habits|gaming|smok*|sleep|night owl|remote|working from home',
      say: "It's the everyday of it that's got you thinking.",
      asks: 'moment',
      ask: 'What happens when you two spend several days together?',
      plain: 'How was the last long weekend with both of you there?',
      concern: 'daily',
      options: [
        ['Lovely till about day three', "Up to day three it's lovely. Then you start to count cups."],
        ['I do the bits that nobody notices', "Already you're the one who wipes the table."],
        [
          'I was glad when I could go home',
          "You were glad to get home. That's hard to mention without it sounding bad.",
          'own',
        ],
      ],
    },
    {
      asks: 'moment',
      ask: "What's the bit you haven't said to {them} yet?",
      plain: "What would you tell a friend about this that {who} hasn't heard?",
      concern: 'say',
      options: [
        [
          'How much I like my evenings to myself',
          'Your own evenings matter. {Who} might not know how much.',
          'own',
        ],
        [
          "That I'm scared it'll change us",
          "What you've got now is worth keeping, by the sound of it.",
          'fail',
        ],
        [
          "That I'm not sure I want it at all",
          "There's a chance the answer's no. You've let yourself think it, anyway.",
          'pace',
        ],
      ],
    },
  ],
  concerns: {
    own: {
      cues: 'own place|own flat|own house|own room|own space|my flat|my apartment|my house|my room|alone time|time alone|be alone|by myself|to myself|independen*|freedom|lose myself|losing myself|quiet|silence|introvert*|live alone|living alone|lived alone|routine|give up my|giving up my|study|privacy',
      heard: [
        "It's having a door of your own, it sounds like.",
        "Sounds as if your own company's worth a lot to you.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What happens when you get home and shut the door?',
          plain: "What's the first ten minutes like when you get in?",
          options: [
            ['Everything drops off me', "You put the day down at the door. Nobody's watching you do it."],
            [
              "I don't speak for an hour",
              "An hour of not speaking isn't against anybody. It may look like it is.",
              'say',
            ],
            [
              "Sometimes it's lonely, and I still like it",
              "It's lonely at times, and you'd still defend it.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would have to stay only yours?',
          plain: 'Which corner, hour or habit would you not share?',
          options: [
            ['One room with a door', 'A door. Not to slam, just to have.'],
            ['Certain evenings', "Some evenings that are nobody's but yours."],
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
          plain: "What happens to you when you're never alone?",
          options: [
            [
              "I'd go along with everything",
              'You know how you do it, going along, until nobody asks any more.',
              'say',
            ],
            ["I'd get short-tempered", "With no time alone, {they}'d get the worst of you.", 'daily'],
            [
              "{They}'d see how I really live",
              "It's being seen, maybe, on a Wednesday, in that dressing gown.",
              'daily',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When was it easy to have somebody around?',
          plain: 'When did you share a place and like it?',
          options: [
            ['On a trip, with things to do', "Away, with a plan for the day, you didn't need the door."],
            [
              'With someone who left me in peace',
              "It wasn't people that was hard. It was people wanting something.",
            ],
            [
              'When I was young, and I had less to lose',
              "You'd nothing of your own then. Now there's a whole life in those rooms.",
              'fail',
            ],
          ],
        },
      ],
      open: "what you'd need to keep for yourself, in hours or in doors",
      style: 'protect your own corner first, and then see how near somebody can come',
      label: 'Needs their own door',
      mood: 'Thinking it over, quietly.',
    },
    money: {
      cues: 'rent|money|bills|pay|paying|pays|earn*|salary|income|mortgage|deposit|savings|cheaper|afford|half and half|50/50|split|fair share|contract|tenancy|lease|deeds|own the|owns|buy|buying|debt|council tax|inherit*|invest*',
      heard: [
        "So there's a sum in it, and something under the sum.",
        'It sounds as if who pays decides more than the rent.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you two say, last time money came up?',
          plain: 'How did the last chat about rent or bills go?',
          options: [
            ['We agreed far too quickly', "You agreed fast, and you've thought about it since.", 'say'],
            ['One of us joked and we left it', "A joke, and then supper. It's still lying there."],
            [
              "It hasn't come up, and I've let it",
              "Nobody's raised it, and not raising it suits you a bit as well.",
              'say',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would you hate to be, in that home?',
          plain: 'Which role over money would you not want?',
          options: [
            ["The guest in somebody else's flat", "You'd be asking where things go, for years.", 'own'],
            [
              'The one who pays for more and says nothing',
              "You'd pay, and you'd count. You know that about yourself.",
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
            ['By what each of us earns', 'By income, then. It takes saying out loud what that is.'],
            [
              'Half each, so nobody owes anything',
              "Half each keeps you free. It's that you're after, maybe.",
              'own',
            ],
            [
              'Something in writing, unromantic as it is',
              "You want it on paper. You also don't want to be the one who asks.",
              'say',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What would you want sorted before any key changes hands?',
          plain: "What's one money thing to settle first?",
          options: [
            ['Who pays what, with actual numbers', 'Numbers, on one sheet of paper, with a cup of tea.'],
            [
              'What happens to the place if we split up',
              "You'd plan the ending so as not to have to think about it.",
              'fail',
            ],
            [
              "My own cushion in the bank, which {they} needn't know about",
              "A bit put by, so that staying's a choice. You'd rather not mention it.",
              'own',
            ],
          ],
        },
      ],
      open: 'how the money would work, with numbers',
      style: 'want it fair on paper before you call it romance',
      label: 'Likes it fair',
      mood: 'Counting, and wanting it fair.',
    },
    daily: {
      cues: 'mess*|tidy|untidy|clean*|dishes|washing up|laundry|chores|housework|cook*|food|snor*|sleep|bed|habits|bathroom|gaming|tv|noise|dog|cat|pets|smok*|kids|children|stepchild*|his son|her son|his daughter|her daughter|work from home|working from home|boring|spark|romance|sex|furniture',
      heard: [
        "It's the Tuesdays that'll decide it, by the sound of it.",
        "So it's the small everyday things, and they aren't that small.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you notice last time that you kept to yourself?',
          plain: 'Which small thing got on your nerves, and you said nothing?',
          options: [
            [
              'The state of the kitchen',
              "The kitchen. You saw it, and you decided it wasn't worth it.",
              'say',
            ],
            ['Me being the one who plans everything', 'You noticed who does the thinking.'],
            ['How much I was performing', 'You were on your best behaviour, and it was hard work.', 'own'],
          ],
        },
        {
          asks: 'fear',
          ask: "What are you afraid you'd turn into, together?",
          plain: 'What could you two be like in three years?',
          options: [
            ['The nagging one and the messy one', "Two parts, and you know which one you'd be handed."],
            ['Flatmates', "You've seen it happen to people, and they didn't notice it happening.", 'fail'],
            ['My parents', "You know that kitchen. You'd rather not cook in it."],
          ],
        },
        {
          asks: 'exception',
          ask: 'What already works between you, without anyone deciding it?',
          plain: 'What do you two do well together at home?',
          options: [
            [
              "Cooking, or the shopping, we're a team",
              "There's something you do side by side, and nobody's in charge of it.",
            ],
            [
              'Being in one room, each with our own thing',
              "You can be quiet together. That's not a small thing to know.",
              'own',
            ],
            ['Not a lot, I do it before it can go wrong', "It works because you've already done it.", 'say'],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you try for a fortnight, before moving anything?',
          plain: 'What would you want to test first?',
          options: [
            [
              'Two ordinary weeks, with work and laundry',
              'Ordinary weeks, with bins in them. Not a holiday.',
            ],
            ['Who does what, written on the fridge', "You'd both see it in black and white."],
            [
              'A fortnight of not tidying up after anyone',
              "You'd sit on your hands. It'd be interesting, and not very comfortable.",
            ],
          ],
        },
      ],
      open: 'how two ordinary weeks together would go',
      style: 'picture the washing-up before the housewarming',
      label: 'Thinks in ordinary days',
      mood: 'Practical, a bit wary.',
    },
    pace: {
      cues: 'too soon|too fast|too early|rush*|pressure*|pushing|keeps asking|keeps bringing|ready|not ready|wait|waiting|deadline|lease ends|lease is up|notice|next step|months|only been|years together|everyone asks|expected|supposed to|by now|at our age|my age|engaged|marry|marriage|baby|practical reasons|convenient',
      heard: [
        "Sounds as if it's going at a speed that isn't yours.",
        "There's a question of when in this, besides whether.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you say, the last time you were asked?',
          plain: 'When it last came up, how did you get out of it?',
          options: [
            ['Soon, and I changed the subject', "Soon. It buys a bit, and then it's asked again.", 'say'],
            [
              'Yes, because the moment was nice',
              'You said yes to the moment, perhaps, more than to the move.',
              'say',
            ],
            ["I'm the one asking, actually", "It's you who's waiting, then, and being told soon."],
          ],
        },
        {
          asks: 'rule',
          ask: 'Who says it should be by now?',
          plain: 'Where does the timetable come from?',
          options: [
            [
              'Everyone around us is doing it',
              "You're being measured against other couples, it sounds like.",
            ],
            [
              "The lease, it's just a date",
              "It's a landlord's date, and it's making a decision about your life.",
            ],
            [
              '{Who} has wanted it for ages',
              "{Who} has been ready longer than you. That's hard to be on either end of.",
              'say',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if you said not yet?',
          plain: 'If the answer was wait, what are you afraid of?',
          options: [
            ["{They}'d hear never", "You'd say not yet, and {they} might hear no."],
            [
              "I'd lose {them} over an address",
              "It'd be a silly thing to split up over. Maybe that's partly why you'd say yes.",
              'fail',
            ],
            [
              "I'd never be ready, and I'd know",
              "Suppose later doesn't come. Then it wasn't about timing.",
              'own',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would have to be true for you to want it?',
          plain: 'What would turn it from a should into a want?',
          options: [
            ["That it's about us, and not the rent", "You'd want to be wanted, and not be handy.", 'money'],
            [
              "That I could say no and we'd be fine",
              "You can't really say yes until a no is safe as well.",
              'say',
            ],
            [
              'A few more months of nobody asking',
              "Left alone with it, you might get there. Asked every week, you don't.",
            ],
          ],
        },
      ],
      open: "whether it's not now, or not at all",
      style: 'say yes late, and mean it when you do',
      label: 'Goes at their own speed',
      mood: 'Not to be hurried.',
    },
    fail: {
      cues: "doesn't work|not work|won't work|goes wrong|go wrong|break up|broke up|split up|divorce*|my ex|last time|last relationship|stuck|trapped|nowhere to go|regret|ruin*|burned|burnt|hurt again|move out again|lose everything|homeless|no way back|too late|what if",
      heard: [
        "You're looking for the way out before you go in, it seems.",
        "Sounds as if you've seen how this can end.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you remember about the last time it ended?',
          plain: 'Whose break-up do you think of when you picture this?',
          options: [
            ['Packing, and who took what', 'You remember what went into whose box.'],
            ['How long I stayed after it was over', 'It had finished, and there was still a lease.', 'money'],
            [
              "My parents', more than mine",
              'You learned about it from the stairs, perhaps, as children do.',
              'daily',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'Which would be worse, it ending or it dragging on?',
          plain: 'What are you most afraid of, really?',
          options: [
            ['It ending, with a home to divide', "It's the dividing you dread, room by room."],
            [
              "It dragging on because it's easier",
              "You wouldn't leave in time. That's what you don't trust.",
              'own',
            ],
            ['Me being the one who spoils it', "It isn't {them} you're worried about.", 'say'],
          ],
        },
        {
          asks: 'exception',
          ask: "What's different this time?",
          plain: 'What do you two manage now that went wrong before?',
          options: [
            [
              'We can have a row and get over it',
              "You've had rows and come back from them. There's something to go on.",
            ],
            [
              'I know what I need now',
              'You know more about yourself than you did with the last set of keys.',
              'own',
            ],
            [
              "I'd like to say everything, and I'm not sure",
              "You went looking for the difference and it isn't quite there yet.",
              'pace',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you need as a way back?',
          plain: 'What would let you sleep, in case it went wrong?',
          options: [
            [
              'Money for a deposit, my own',
              "A deposit of your own, so that you'd never be staying for the roof.",
              'money',
            ],
            ['Keeping my place for half a year', 'Half a year with both keys on the ring.', 'own'],
            [
              "A promise that we'd be kind about it",
              "You'd want to be treated well, even then. That's what went missing before, maybe.",
            ],
          ],
        },
      ],
      open: "what would happen, practically, if it didn't work out",
      style: 'check the exits first, and then you can sit down',
      label: 'Checks the way out',
      mood: 'Careful, with an eye on the exit.',
    },
    say: {
      cues: "haven't told|haven't said|don't know how to say|how do i tell|how to tell|hurt his feelings|hurt her feelings|hurt their feelings|he thinks|she thinks|doesn't know|pretend*|avoid*|changed the subject|hint*|said yes|i agreed|so excited|so happy|looking at flats|disappoint*|let him down|let her down|take it personally|rejected",
      heard: [
        "There's something {who} hasn't heard yet, perhaps.",
        "You're keeping it nice, it sounds like.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'What might {they} hear, if you said how you feel?',
          plain: 'What would {they} take it to mean?',
          options: [
            [
              "That I don't love {them} enough",
              "You'd be talking about rooms, and {they} might hear love.",
              'pace',
            ],
            ["That there's somebody else", "You'd have to explain something that isn't there."],
            [
              "The truth, and it'd be a proper talk",
              "You'd be heard, and then you couldn't take it back.",
              'fail',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you nearly say it?',
          plain: 'Where were you when it was on the tip of your tongue?',
          options: [
            [
              'In a viewing, or over a floor plan',
              'You were looking at rooms, and the sentence was right there.',
            ],
            ['In bed, with the light off', "It's easier in the dark, and still you didn't."],
            ['When somebody asked us, and I just smiled', 'You smiled for both of you.'],
          ],
        },
        {
          asks: 'view',
          ask: "What do you think {who} isn't saying?",
          plain: 'What might {who} be worried about too?',
          options: [
            ["That I'll never want to", '{They} may be listening for a no already.', 'pace'],
            ['The same as me, but one of us has to be keen', "You might both be brave for the other's sake."],
            [
              "I've no idea, I only look at my own side",
              "You've not asked. You've had enough to do with your half.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: "What's the first sentence you'd want to say?",
          plain: 'How would you start, if it was easy?',
          options: [
            [
              "I want you, I'm just slow with houses",
              "There's a yes and a but in that, and the yes comes first.",
            ],
            [
              'Tell me how you picture a Wednesday',
              "You'd ask first. It'd be a real question, not a test.",
              'daily',
            ],
            [
              "I said yes and I've got cold feet",
              "You'd be taking something back. That takes the longest run-up.",
            ],
          ],
        },
      ],
      open: "what {who} would say to the part you haven't said",
      style: 'keep it nice until you know what you want',
      label: 'Keeps it nice',
      mood: 'Smiling, with something unsaid.',
    },
  },
  together: [
    { of: ['own', 'say'], say: "Maybe {who} doesn't know how much that closed door means to you." },
    { of: ['own', 'fail'], say: 'Your own place is also your way back, it sounds like.' },
    { of: ['money', 'fail'], say: "It's less the rent, maybe, than who'd have to go." },
    { of: ['pace', 'say'], say: "You've bought time with a soon, and the soon's running out." },
    { of: ['daily', 'own'], say: "It may not be the mess. It may be having no room that's yours to tidy." },
    { of: ['fail', 'pace'], say: "Perhaps it isn't too soon, so much as too hard to undo." },
    { of: ['daily', 'say'], say: "You've noticed a fair bit that you haven't mentioned." },
  ],
  insights: [
    {
      of: ['own', 'money'],
      say: "You want it to be fair and you want something that's yours. Maybe the split you're after is less about pounds than about standing on your own.",
    },
    {
      of: ['own', 'daily'],
      say: "The small things bother you because there'd be nowhere to get away from them. With a door to shut, maybe the dishes would only be dishes.",
    },
    {
      of: ['own', 'pace'],
      say: 'It sounds as if too soon means too close. More months might not help; a room of your own might.',
    },
    {
      of: ['own', 'fail'],
      say: "Your own place is where you're yourself, and it's your way back. You can miss the first without needing the second.",
    },
    {
      of: ['own', 'say'],
      say: "You want evenings to yourself, and that hasn't quite been said as a plain wish. So far it may only have looked like hesitation.",
    },
    {
      of: ['money', 'daily'],
      say: "You're working out who'd pay, and who'd do the work. Maybe it's one sum, and only half of it has numbers.",
    },
    {
      of: ['money', 'pace'],
      say: 'The rent says now, and you say not yet. You might be letting a good deal decide something it knows nothing about.',
    },
    {
      of: ['money', 'fail'],
      say: 'You talk about the split, and there are two of them: the bills, and the other one. Perhaps the second is making the first hard.',
    },
    {
      of: ['money', 'say'],
      say: "What's awkward about the money may be what it would say out loud: that you've thought about it ending, or about who needs whom.",
    },
    {
      of: ['daily', 'pace'],
      say: "You're asked about a date, and what you'd need is a few dull weeks. A calendar can't tell you how the evenings would be.",
    },
    {
      of: ['daily', 'fail'],
      say: "You're afraid of it ending, and afraid of it turning dull. It sounds as if the quiet version frightens you more than the loud one.",
    },
    {
      of: ['daily', 'say'],
      say: "You keep quiet about small things so as not to spoil it. Living together, maybe that's the one habit that wouldn't fit in.",
    },
    {
      of: ['pace', 'fail'],
      say: "You call it timing. What worries you came up as well, and it wouldn't be any smaller in six months.",
    },
    {
      of: ['pace', 'say'],
      say: "There's a slower speed you'd like, and it hasn't been said as a speed. So it may be heard as a doubt about {them}.",
    },
    {
      of: ['fail', 'say'],
      say: "You'd like to know you're safe if it goes wrong, and you haven't said so for fear of how it sounds. Maybe {they}'d like to know it too.",
    },
  ],
  suggestions: [
    'live two ordinary weeks together, bins and laundry included, before anybody gives notice',
    "each draw the flat, and mark the place that's only yours",
    'put the numbers on one sheet, rent and bills and what happens if',
    "say the one thing you'd want to keep, before talking about dates",
    "ask what an ordinary Wednesday looks like in the other one's head",
  ],
};
