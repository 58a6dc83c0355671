import type { Pack } from '../../../../engine/pack.ts';

export const nightHabits: Pack = {
  id: 'night-habits',
  avoid: ['scale'],
  openings: [
    {
      cues: 'drink*|wine|beer|gin|vodka|whisky|whiskey|pint*|sober|weed|smok*|vape|bottle of wine|glass of wine|a bottle a night',

      ask: "What's going on in the ten minutes before the first drink or smoke?",
      plain: 'Just before the first one, where are you and what are you doing?',
      asks: 'moment',
      concern: 'quiet',
      options: [
        ["I've just shut the door behind me", "You're home, and the day's still in your head."],
        ["I've just stopped looking after everybody", "So it's when nobody needs you for a while.", 'mine'],
        ["I'm already looking forward to it at four", "So you're already thinking of it in the afternoon."],
      ],
    },
    {
      cues: 'eat*|ate|binge*|snack*|fridge|chocolate|crisps|biscuit*|cookie*|ice cream|cereal|sugar|wrapper*|takeaway',

      ask: 'What had the day been like, the last time it happened?',
      plain: 'What came before it, the last time?',
      asks: 'moment',
      concern: 'quiet',
      options: [
        [
          "Long, and I'd been good all through it",
          "So you hold back all day, and then you can't any more.",
          'rule',
        ],
        ['Nothing special. It was just so empty', 'So it may be about an empty evening.', 'alone'],
        ["Somebody'd said something, and I'd smiled", 'You smiled, and it stayed with you.', 'shame'],
      ],
    },
    {
      cues: 'scroll*|tiktok|instagram|reels|shorts|youtube|netflix|episode*|reddit|twitter|gaming|my phone|on the phone|watching videos',

      ask: "What don't you like about switching it off?",
      plain: 'What happens in your head when the screen goes dark?',
      asks: 'fear',
      concern: 'quiet',
      options: [
        ['Then tomorrow starts', "As long as you're up, tomorrow can't begin.", 'mine'],
        ['Then the thinking starts', 'So it keeps the thinking away.'],
        ["Then I notice who isn't there", "It's a bit like company.", 'alone'],
      ],
    },
    {
      cues: "hide|hiding|secret*|nobody knows|no one knows|ashamed|shame|disgust*|disgusting|bury|recycling|wrappers|when everyone's asleep|everyone is asleep",

      ask: 'What do you do so that nobody notices?',
      plain: 'What do you tidy away afterwards, or explain?',
      asks: 'moment',
      concern: 'shame',
      options: [
        ['I take things to the bin outside', "So in the morning there's nothing to see."],
        ['I say I slept badly', "So you've a reason that nobody asks about.", 'tomorrow'],
        ['Nothing. I mostly hide it from myself', "So it's yourself you don't want to see it.", 'alone'],
      ],
    },
    {
      cues: 'swore|promise*|again tonight|tried to stop|relapse*|day one|from monday|streak|willpower|self-control|self control',
      say: "So you've tried to change it.",
      ask: 'At what point in the evening does it slip?',
      plain: "When do you know you're going to do it?",
      asks: 'moment',
      concern: 'rule',
      options: [
        ['About nine, when I sit down', 'All day you manage, and then you sit down.'],
        [
          "After the first one, then it's all the same",
          "After the first one it doesn't seem to matter any more.",
        ],
        ['I know in the morning, when I promise it', "So you don't quite believe it when you promise it."],
      ],
    },
    {
      ask: 'What would you like your evenings to be like?',
      plain: 'What would a good evening have in it?',
      asks: 'want',
      concern: 'mine',
      options: [
        ['Easy, with my shoulders down', "You'd like to be able to let go in the evening.", 'quiet'],
        ['Mine, with nobody wanting anything', 'So an evening when nobody wants anything from you.'],
        [
          "I don't know any more, they just go",
          "They just go by, and it isn't even good any more.",
          'tomorrow',
        ],
      ],
    },
  ],
  concerns: {
    mine: {
      cues: "my time|me time|time for myself|time to myself|only time|all day for|revenge bedtime|kids are in bed|kids are asleep|when the kids|everyone's asleep|everyone is asleep|nobody needs me|no one needs me|nobody wants anything|reward*|treat myself|earned it|look forward to|looking forward|day isn't mine",
      reflections: ["Sounds as if it's something for yourself.", "So it may be the time that's yours."],
      questions: [
        {
          asks: 'want',
          ask: "What do your evenings have that the rest of the day hasn't?",
          plain: 'What do you get in the evening that you never get at three?',
          options: [
            ['Nobody can ask me for anything', 'So not being asked may be the main thing.'],
            ["I don't have to be good at anything", 'Nobody judges you at that hour.'],
            ['A bit of being spoilt', "You'd like something nice, just for you.", 'alone'],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you have time for yourself yesterday?',
          plain: 'Yesterday, what time did you first sit down for yourself?',
          options: [
            ['After ten', "So there's only a little time left for you."],
            ['On the loo, with the door shut', "So that's the only door that's yours."],
            [
              "I didn't, so I stayed up and took it",
              'The day gave you nothing, so you took it from the night.',
              'tomorrow',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What would you miss, if you stopped?',
          plain: 'If you left it out tonight, what would be missing?',
          options: [
            ['Having something to look forward to', 'So it helps you through the day.'],
            ["The one thing that's just for me", "It may not be much, and it's yours."],
            ["I don't know what I'd do with my hands", 'So the evening would be very empty.', 'quiet'],
          ],
        },
        {
          asks: 'exception',
          ask: "On which evening didn't you need it?",
          plain: 'When did you last forget about it for an evening?',
          options: [
            ["One when I'd been out with someone", "Somebody was there, and you didn't need it.", 'alone'],
            ['One when I was away from home', 'Somewhere else it was easier.'],
            ['One when I was ill, so nobody expected anything', 'So you were allowed to rest.'],
          ],
        },
        {
          asks: 'step',
          ask: 'What could be yours a bit earlier tomorrow?',
          plain: 'What small thing could you have for yourself during the day?',
          options: [
            ['Ten minutes in the car before I go in', 'Ten minutes for you, before the next thing.'],
            ['A bath or a walk while someone else takes over', 'So somebody would have to help.'],
            ["Nothing, the day's full", "So there's only the night left."],
          ],
        },
      ],
      open: 'where else in the day something could be yours',
      style: 'look for some time of your own',
      label: 'Wants time off duty',
      mood: 'Wanting some time for yourself.',
    },
    quiet: {
      cues: "switch off|wind down|unwind|relax|anxi*|overthink*|racing|numb*|not feel|don't feel|escape|to forget|calm*|take the edge off|edge off|bored|boredom|feel empty|zone out|autopilot|don't even taste|without noticing|trance|thoughts racing|racing thoughts|can't stop thinking|to calm down|so stressed|stressed out|worries away",
      reflections: [
        'Sounds as if it helps you not to think or feel so much.',
        "So it's also about what it keeps away.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What goes quiet first, when it helps?',
          plain: 'When it helps a bit, what stops?',
          options: [
            ['The list in my head', 'The list goes quiet, for a while.'],
            ["Somebody's voice", "So it turns down somebody's voice.", 'shame'],
            ["Everything. I'm not really there", "For a while you're not quite there."],
          ],
        },
        {
          asks: 'fear',
          ask: "What do you think you'd feel, on an evening without it?",
          plain: 'What would come up, if you sat there without it?',
          options: [
            ["Restless, as if I'd forgotten something", 'So something would be missing all evening.'],
            ['How tired I really am', 'So you may be more tired than you let yourself feel.', 'tomorrow'],
            ["Something I've been not feeling for a while", "So there's something it keeps away.", 'alone'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What else has ever calmed you, even a little?',
          plain: 'What else helps, a bit?',
          options: [
            ['Talking to one particular person', "So somebody's voice can do it, too.", 'alone'],
            ["Moving, until I'm properly tired", 'So it helps to be tired in your body.'],
            ['Nothing works as fast', 'So it has to be quick.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you wish you could just stop thinking about?',
          plain: 'Which thought would you send away first?',
          options: [
            ['Work, and what I got wrong today', 'So work comes home with you.'],
            [
              "Somebody I can't do anything about",
              "You can't do anything, and you can't stop thinking of it.",
            ],
            ['Myself', "You'd like a rest from yourself. That's hard.", 'shame'],
          ],
        },
      ],
      open: "what comes up when it's quiet",
      style: 'get through the day, and feel it in the evening',
      label: 'Looks for quiet',
      mood: 'Wanting some quiet.',
    },
    alone: {
      cues: "lonely|loneliness|live alone|living alone|empty flat|empty house|empty apartment|nobody home|no one home|nobody to talk to|no one to talk to|no one to come home to|breakup|broke up|divorce*|since {he/she/they} left|since {he/she/they} died|partner's asleep|partner goes to bed|husband goes to bed|wife goes to bed|goes to bed early|works nights|separate rooms|don't talk any more|miss {him/her/them}|so alone|feel alone|all alone|alone every night|alone at night",
      reflections: [
        "Sounds as if you're alone with it in the evenings.",
        "Maybe it's partly about who isn't there.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When does the evening begin to feel long?',
          plain: 'When do you first notice how quiet it is?',
          options: [
            ["When I've eaten, and there's nothing left to do", "So it's when there's nothing left to do."],
            ['When someone in my house goes to bed', "So you're alone, even with somebody in the house."],
            ["It's long from the moment I get home", "So there's a lot of evening to get through."],
          ],
        },
        {
          asks: 'want',
          ask: "Who'd you like to have there, in the evening?",
          plain: 'If somebody could sit with you, who?',
          options: [
            ["Someone who isn't around any more", 'So you miss somebody in particular.'],
            ["The one who's in the next room", "So they're close by, and you're still alone."],
            ['No one I can think of. Just someone', "Just somebody, so that it isn't so empty."],
          ],
        },
        {
          asks: 'view',
          ask: 'Who could you write to or ring, late at night?',
          plain: 'Who else might be awake?',
          options: [
            ['A friend with the same kind of nights', "So there's somebody who'd know what it's like."],
            ["Someone far away, where it's still day", "For them it's daytime. They might be glad."],
            ["No one. I'd never do that", 'So nobody hears of it in the evening.', 'shame'],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which evening lately went by easily?',
          plain: 'When was it suddenly late, in a good way?',
          options: [
            ['When someone dropped in', 'Somebody was there, and you forgot the time.'],
            ['When I was making something', 'You were busy with something, and that helped.'],
            ["I can't find one", "So it's been a long while since an easy evening."],
          ],
        },
      ],
      open: 'what could make the evenings less long',
      style: 'spend the evenings as best you can',
      label: 'Long evenings',
      mood: 'Quiet evenings.',
    },
    shame: {
      cues: "ashamed|shame|disgust*|hate myself|secret*|pathetic|out of control|no control|can't control|cant control|wrappers|the bin|if they knew|what's wrong with me|whats wrong with me|greedy|alcoholic|addict*|{him/her/them} find out|caught me|my partner said|my wife said|my husband said|loser|hide it|hiding it|lie about|nobody knows about|feel guilty",
      reflections: [
        'Sounds as if how you feel about it afterwards is hard.',
        "It sounds as if you're hard on yourself about it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you say to yourself straight after?',
          plain: "When you stop, what's the first thing you think?",
          options: [
            ["That I'm disgusting", "That's a cruel thing to hear, also from yourself."],
            ['That it was the last time', "You'd like to believe it, and it's hard to.", 'rule'],
            [
              'Nothing, I go straight to sleep and say it at six',
              'So it comes in the morning instead.',
              'tomorrow',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'If somebody walked in, what would they see?',
          plain: 'What would somebody see, if they opened the door?',
          options: [
            ['Someone sitting there in the dark', 'They might see less in it than you do.'],
            [
              "That what I've told them isn't so",
              "So there's something you've told them that isn't quite so.",
            ],
            ["They'd see it, and say nothing", "So they wouldn't say anything, and you'd know.", 'alone'],
          ],
        },
        {
          asks: 'view',
          ask: 'Who else has nights like that, as far as you know?',
          plain: 'Who do you know who does it too?',
          options: [
            ["Someone I like, and I don't mind it in them", "In them you don't mind it."],
            [
              'Someone in my family, and it frightens me',
              "You've seen where it can go, and that's frightening.",
              'tomorrow',
            ],
            ['No one. Everybody seems to be in bed by ten', "So it seems to you that you're the only one."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want one person to know about it?',
          plain: 'If one person had to know, what should they understand?',
          options: [
            ["That I'm trying", "You'd like somebody to know that you're trying."],
            ["That it isn't because of them", "You wouldn't want them to think it's their fault.", 'alone'],
            ["I don't want anybody to know, ever", "So nobody may know, and you're alone with it.", 'alone'],
          ],
        },
      ],
      open: 'who else could know about it',
      style: 'are hard on yourself about it',
      label: 'Strict with yourself',
      mood: 'Hard on yourself about it.',
    },
    tomorrow: {
      cues: "hungover|hangover|late for|my health|weight|liver|blood pressure|my body|can't focus|cant focus|work suffers|snap at|short with|my kids see|getting worse|getting more|more and more|years now|blackout*|tired the next day|tired all day|tired in the morning|exhausted the next day|late for work",
      reflections: [
        'Sounds as if you think of what it costs you.',
        "So it's also about what it does to you.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you notice first, the next morning?',
          plain: 'What comes to mind first, when you wake up?',
          options: [
            ['What time it was, and how little I slept', 'So the day begins with how little you slept.'],
            ["Whether there's anything left to tidy away", 'So you check what others could see.', 'shame'],
            ['For a second nothing, and then it comes', "So there's one good second, and then you remember."],
          ],
        },
        {
          asks: 'cost',
          ask: "What's harder, the day after?",
          plain: 'What goes wrong on the day after?',
          options: [
            ['Being nice to whoever I meet first', 'So others notice it, too.'],
            ['Having patience with people I love', 'So somebody at home gets less patience. You mind that.'],
            ["Nothing. I'm good at the day after", 'So nobody notices, and nothing makes you stop.', 'shame'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What worries you about it, in the long run?',
          plain: 'If it goes on like this for years, what worries you?',
          options: [
            ['Something in my body', "That's a worry to be alone with."],
            ["That it's more than it was", "So it's grown, and you've noticed."],
            ["That I won't mind any more", 'So you want to go on minding.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last have a good morning?',
          plain: 'On which morning did you wake up and feel clear?',
          options: [
            ["One when I'd gone to bed at a normal time", "So you've noticed the difference."],
            ['On holiday', "So on holiday it's easier.", 'mine'],
            ["I've forgotten what that's like", "So it's been a long time."],
          ],
        },
        {
          asks: 'step',
          ask: 'What would make tomorrow morning a little easier?',
          plain: "What's one small thing tonight that you'd be glad of at seven?",
          options: [
            ['A glass of water and the phone in the kitchen', "Two small things, for tomorrow's sake."],
            ["Knowing somebody's expecting me", "It'd be easier if somebody was waiting.", 'alone'],
            ["Nothing I'd actually do tonight", "So you'd rather not promise anything.", 'rule'],
          ],
        },
      ],
      open: 'what a few good mornings would change',
      style: 'think of the next day',
      label: 'Thinks of the next day',
      mood: 'Thinking of the mornings.',
    },
    rule: {
      cues: "promise*|swore|never again|from monday|day one|streak|willpower|self-control|self control|i'm not allowed|cut down|cutting down|tried to stop|tried everything|all or nothing|moderation|delete the app|deleted the app|poured it|threw it away|throw it away|relapse*|cave|caved|give in|gave in|just one more|only one more|start again on monday|my rule is|stopped for a while",
      reflections: [
        "Sounds as if you'd like to do it less.",
        "So you've tried to change it, or thought about it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "How does it begin, on an evening when you didn't want to?",
          plain: 'What do you tell yourself when you begin?',
          options: [
            ["That today doesn't count", "So there's always a reason why today is different.", 'mine'],
            ["That I've already spoiled it anyway", "So once it's begun, it seems too late to stop."],
            ["Nothing. My hand's there before I am", "So you don't even decide. It just happens.", 'quiet'],
          ],
        },
        {
          asks: 'rule',
          ask: "How are you on a day when you're strict with yourself?",
          plain: "What's it like on a day when you're very strict?",
          options: [
            [
              'Proud, and a bit wound up',
              "Strict and tense. That's hard to keep up till the evening.",
              'quiet',
            ],
            ['Hungry, in every sense', "So by the evening you've gone without a lot.", 'mine'],
            ["Like someone I'm playing", "So by the evening you're tired of pretending.", 'shame'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What was different on the evenings when you managed without?',
          plain: 'What helped, when it last went well for a bit?',
          options: [
            ['Somebody knew about it', 'So it helps when somebody knows.', 'shame'],
            ['My days were easier', 'So on easier days you need it less.', 'mine'],
            ['It went well, till I was proud of it', 'So being proud made it harder again.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would happen if you made no more promises about it?',
          plain: 'What if you promised nothing tomorrow morning?',
          options: [
            ["It'd get worse and worse", 'So you feel the promises hold it back a bit.'],
            ["I'd have to look at how much it is", "So you'd see how much it really is.", 'tomorrow'],
            ["I might want it less, and that's strange", "That's a strange thought, and not a bad one."],
          ],
        },
        {
          asks: 'step',
          ask: "What's a rule so small that you'd keep it tonight?",
          plain: 'What could you do differently for ten minutes tonight?',
          options: [
            ['Ten minutes later than usual', 'Not never, only later.'],
            ['Sitting at a table, with the light on', "So you'd notice what you're doing."],
            ["None. I'm sick of rules", "So you've had enough of rules."],
          ],
        },
      ],
      open: 'what would help more than a promise',
      style: 'try to be strict with yourself',
      label: 'Tries to be strict',
      mood: 'Trying to do it less.',
    },
  },
  together: [
    {
      of: ['mine', 'rule'],
      say: "Maybe it's hard to give up the one thing that's yours.",
    },
    { of: ['quiet', 'alone'], say: 'Perhaps your head is too loud, and the room too quiet.' },
    {
      of: ['shame', 'rule'],
      say: 'Maybe the stricter you are with yourself, the worse you feel when it goes wrong.',
    },
    {
      of: ['mine', 'tomorrow'],
      say: 'Perhaps you take the time from the night because the day has none.',
    },
    { of: ['alone', 'shame'], say: 'Maybe feeling bad about it makes you more alone with it.' },
    {
      of: ['quiet', 'shame'],
      say: 'Perhaps it helps you not to feel something, and then you feel bad about it.',
    },
  ],
  insights: [
    {
      of: ['mine', 'quiet'],
      say: "Maybe what you'd miss isn't the thing itself but an hour when nothing's asked of you.",
    },
    {
      of: ['mine', 'alone'],
      say: "Maybe you'd like time to yourself, and still not be so alone.",
    },
    {
      of: ['mine', 'shame'],
      say: "Perhaps it's hard that the one thing just for you is something you feel bad about.",
    },
    {
      of: ['mine', 'tomorrow'],
      say: 'Maybe you take your time from the night because the day has none for you.',
    },
    {
      of: ['mine', 'rule'],
      say: "Perhaps it's hard to forbid yourself the one thing that's only for you.",
    },
    {
      of: ['quiet', 'alone'],
      say: 'Maybe the thoughts would be quieter if there were somebody to tell them to.',
    },
    {
      of: ['quiet', 'shame'],
      say: 'Perhaps it keeps some feelings away, and then brings others.',
    },
    {
      of: ['quiet', 'tomorrow'],
      say: "Maybe it's meant to give you rest, and you're more tired afterwards.",
    },
    {
      of: ['quiet', 'rule'],
      say: "Maybe rules don't help much as long as your head is so full in the evening.",
    },
    {
      of: ['alone', 'shame'],
      say: 'Perhaps being ashamed of it is part of what keeps you alone with it.',
    },
    {
      of: ['alone', 'tomorrow'],
      say: 'Maybe it begins with a long evening, more than with a wish for it.',
    },
    {
      of: ['alone', 'rule'],
      say: "Perhaps it's hard to keep a promise that nobody else knows about.",
    },
    {
      of: ['shame', 'tomorrow'],
      say: 'Maybe how hard you are on yourself afterwards costs you as much as the thing itself.',
    },
    {
      of: ['shame', 'rule'],
      say: "Perhaps being so strict is part of why you feel so bad when it doesn't work.",
    },
    {
      of: ['tomorrow', 'rule'],
      say: "Maybe it's easy to promise in the morning and hard to keep it when you're tired.",
    },
  ],
  suggestions: [
    "find one small thing that's only for you, earlier in the day",
    'write down what the hour before was like, three evenings running, and change nothing',
    'tell one person what your evenings are like, as much as you like',
    'put the light on and sit at the table, once',
    'leave out the promise tomorrow morning, and see what the evening is like',
    'leave the phone in another room for the last ten minutes, only ten',
  ],
  later: {
    secret: [
      "At night, perhaps, there's nobody about to keep it from, and the habit has grown up around that.",
    ],
    pretend: ["After a day of seeming fine, those late hours may be the only time you're off duty."],
    protect: ["The habit may be doing the quietening, so that nobody has to hear what you don't say."],
    guilt: ['Maybe you go to the habit to get away from the blame, and it hands you a bit more of it.'],
    relief: ["The late hours may have been standing in for a relief that you've only now put into words."],
    hurt: ['After being hurt, it may count for a good deal that the habit never answers back.'],
    duty: [
      'If the day belongs to what has to be done, perhaps the night is the only part that feels like yours.',
    ],
    want: ["What you want can't be had at that hour, perhaps, and the habit can."],
    miss: ["That may be the hour when you notice most what's gone, with the habit there in its place."],
    fear: [
      'Perhaps going to bed means being on your own with that fear, and the habit puts it off a bit longer.',
    ],
    becoming: ["On the bad nights it may be somebody else's life you're arguing with, as much as the habit."],
    notgood: [
      'The habit and your low opinion of yourself may be feeding each other, at an hour when few people are fair.',
    ],
    worn: ['Being that tired, you may simply have nothing left by night to say no with.'],
    alone: [
      "It's possible the habit has little to do with pleasure, and is just the one thing that answers at that hour.",
    ],
    anger: ['Whatever you had to swallow by day may still be awake at night, wanting its say.'],
    kindness: [
      'Something other than the habit did you good, it seems, and perhaps it was what the habit was meant for.',
    ],
    decided: ["By day you may have settled it already, and it's only the late hours that haven't been told."],
    waiting: [
      "The nights might be where your waiting gets done, since by day there's no sitting still with it.",
    ],
  },
};
