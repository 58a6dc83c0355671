import type { Pack } from '../../../../engine/pack.ts';

export const loneliness: Pack = {
  id: 'loneliness',
  avoid: ['scale'],
  openings: [
    {
      cues: "new city|new town|new country|don't know anyone|know anyone|know nobody|retired|redundan*|work from home|working from home|new mum|maternity|since i came|expat|moved here|moved abroad|moved to a",
      say: "So there's been a change around you.",
      asks: 'moment',
      ask: 'Who do you talk to, on an ordinary day?',
      plain: 'Who did you speak to yesterday, out loud?',
      concern: 'place',
      options: [
        [
          'The person at the till, mostly',
          "So there's somebody to say hello to, and not much more than that.",
        ],
        ['Colleagues, about work only', "You talk all day, and none of it's about you.", 'crowd'],
        [
          'Nobody, and I only notice at night',
          'You get through a whole day, and notice at night.',
          'evenings',
        ],
      ],
    },
    {
      cues: 'surrounded|in a room|in a crowd|crowd*|lots of friends|plenty of friends|nobody knows me|no one knows me|really know|small talk',
      say: "So it's there even with people around.",
      asks: 'moment',
      ask: 'When did you last feel alone among people?',
      plain: 'When did you last sit with people and feel alone?',
      concern: 'crowd',
      options: [
        ['Everybody laughing, and me a second late', 'You laughed as well, from a bit further off.'],
        ["Someone asked how I am and didn't wait", "They asked, and didn't really want to know."],
        [
          "I was the life and soul, that's the joke",
          'You kept them laughing, and nobody saw how you were.',
          'me',
        ],
      ],
    },
    {
      cues: 'evening*|weekend*|friday night|new year|eat alone|eating alone|dinner for one|cook for one|empty flat|empty house|the silence|too quiet|so quiet|on my birthday|at christmas|sundays',
      asks: 'moment',
      ask: "What do you do when there's nobody to talk to?",
      plain: 'What do you do first when you get home?',
      concern: 'evenings',
      options: [
        ['Telly or radio on, for the voices', "You put some voices on, so that it isn't so quiet."],
        ["Phone, and then it's ten o'clock", "And then the evening's gone, and it wasn't much of one."],
        ['I stay outside a bit longer, or in the car', 'Going in is the part you put off.', 'lack'],
      ],
    },
    {
      cues: 'burden|too needy|needy|clingy|desperate|never text|nobody texts|no one texts|nobody calls|no one calls|invite*|awkward|social anxiety|always me|reach out|make friends|making friends',
      asks: 'fear',
      ask: 'What goes through your mind before you write to somebody?',
      plain: "What stops you, just before you'd write?",
      concern: 'reach',
      options: [
        ["They've got their own lives", "You don't want to take up their time."],
        ["That I'll sound desperate", "You don't want it to show how much you'd like it.", 'me'],
        ["If they say no, I can't not know it", "If you don't ask, nobody can say no."],
      ],
    },
    {
      cues: 'single|dating|hug*|cuddle*|widow*|nobody to tell|no one to tell|someone to tell|emergency contact|best friend|close friend|someone to come home|dating apps|no partner|find a partner|a relationship',
      asks: 'want',
      ask: "When do you notice it most, that there isn't someone?",
      plain: 'When did you last think, I wish somebody was here?',
      concern: 'lack',
      options: [
        [
          "When something good happens, and I've nobody to tell",
          'There was good news, and nobody to be glad with.',
        ],
        ["When I'm ill, or carrying something heavy", "At those moments one person isn't enough."],
        ['When someone brushes past me by accident', 'Just a sleeve, and you noticed it.', 'me'],
      ],
    },
    {
      asks: 'moment',
      ask: 'When is the loneliness at its worst?',
      plain: 'When does being alone hurt most?',
      concern: 'me',
      options: [
        ['With a form that asks who to ring', 'A form asks who to ring, and that hurts.', 'lack'],
        [
          'When others talk about their weekend',
          'They talk of their plans, and you think of yours.',
          'evenings',
        ],
        ["When somebody's kind, and I nearly lose it", 'A bit of kindness, and you nearly cry.', 'crowd'],
      ],
    },
  ],
  concerns: {
    evenings: {
      cues: "evening*|weekend*|new year's|bank holiday|empty flat|empty house|empty home|eat alone|eating alone|cook for one|dinner alone|alone at home|the silence|too quiet|so quiet|on my birthday|friday night|saturday night|sundays|at night|over christmas|at christmas",
      reflections: ['Some hours are harder than others, it sounds like.', "There are times when it's worst."],
      questions: [
        {
          asks: 'moment',
          ask: 'Which hour of the day is hardest?',
          plain: 'At what time of day do you feel most alone?',
          options: [
            ["When I get in, and it's still light", "You come in, and there's a lot of day left."],
            ['Sunday about four', "Sunday afternoon, and there's still so much of it."],
            ['Bedtime, I put it off and off', "You put off going to bed, though you're tired."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would be nice to come home to?',
          plain: 'What would be nice to hear when you come in?',
          options: [
            [
              'Somebody else banging about in the kitchen',
              "Somebody else's noise, nothing more than that.",
              'lack',
            ],
            ["A dog, or anything that's glad", "Somebody or something that's pleased to see you.", 'lack'],
            [
              "Nothing, I've got used to it, which worries me",
              "You've got used to it, and you don't like that you have.",
              'me',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did it last feel all right to be on your own?',
          plain: "When were you last alone and didn't mind?",
          options: [
            ['When I was making something', "When you're making something, being alone is fine."],
            [
              "After I'd seen someone in the day",
              'A bit of company earlier on makes the evening easier.',
              'reach',
            ],
            ["When I'd had a few drinks", "A drink makes it easier, and you've noticed that."],
          ],
        },
        {
          asks: 'step',
          ask: 'What could one evening a week be for?',
          plain: 'What would you put into one evening, if it had to be something?',
          options: [
            ['A class or choir, where showing up is enough', 'Somewhere you only have to turn up.', 'place'],
            ['Ringing the same person, same time', 'A fixed call, so nobody has to ask each time.', 'reach'],
            [
              "Something I'd book and then cancel",
              "You'd book it, and you can see yourself cancelling.",
              'reach',
            ],
          ],
        },
      ],
      open: "which hour you'd most like to be different",
      style: 'feel it more at certain hours',
      label: 'Knows the hard hours',
      mood: 'Some hours are hard.',
    },
    crowd: {
      cues: "surrounded|in a room full|lots of friends|plenty of friends|acquaintances|nobody knows me|no one knows me|really know|know the real|invisible|pretend*|act happy|don't fit|fit in|outsider|weird one|superficial|surface|in a crowd|crowded|at parties|put on a smile",
      reflections: [
        "It sounds as if people around you don't make it go away.",
        "It isn't only about how many people there are.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you last leave out, when someone asked how you were?',
          plain: "What would you have said, if they'd really asked?",
          options: [
            ["That I'm not sleeping", "You'd have told them about the nights.", 'evenings'],
            ['That something good happened', 'It was something good, and it stayed with you.', 'lack'],
            [
              "I don't know, I've stopped checking",
              "You've said fine so often that you don't look any more.",
              'me',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you wish the people around you knew about you?',
          plain: 'Which thing about you has nobody noticed?',
          options: [
            ["That I'm funny, when I'm relaxed", "They've only met the careful one."],
            ["That I'd come, if they asked", "You'd come. They might not know that.", 'reach'],
            ['How much of it is put on', "You'd like somebody to see through it."],
          ],
        },
        {
          asks: 'exception',
          ask: 'With whom have you ever not had to try?',
          plain: 'Who used to get you, just like that?',
          options: [
            ['An old friend, in another place', "There's somebody like that, only not here.", 'place'],
            ['One colleague, for about ten minutes a week', "Ten minutes a week when you don't have to try."],
            ["Somebody I've lost", "You had that with somebody, and you've lost them.", 'lack'],
          ],
        },
        {
          asks: 'cost',
          ask: "What's it like when you get home after seeing people?",
          plain: "How do you feel once you've left them?",
          options: [
            [
              "Tired, as if I'd been on stage",
              "Being with people is work for you, and then you're worn out.",
              'evenings',
            ],
            ["Lonelier than if I'd stayed in", 'You were among people, and it made it worse.'],
            [
              "Cross with them, and it isn't their fault",
              "You're cross with them, and you know they did nothing wrong.",
              'me',
            ],
          ],
        },
      ],
      open: 'who might like to know more about you',
      style: 'want to be known, and not only to have company',
      label: 'Wants to be known',
      mood: 'Alone, even among people.',
    },
    reach: {
      cues: 'burden|needy|clingy|desperate|reach out|text first|message first|always me|nobody texts|no one texts|nobody calls|no one calls|nobody asks|no one asks|invite*|invitation*|awkward|make friends|making friends|meetup|meet up|rejected|rejection|ghosted|ask for help|put myself out|bother people|bothering|bother them|join a',
      reflections: [
        "It sounds as if making contact isn't easy.",
        "There's the part where somebody has to make the first move.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Who did you last think of writing to?',
          plain: "Whose name comes to mind, when you'd like to talk?",
          options: [
            ['An old friend, after too long', "It's been long, so you'd feel you have to explain."],
            ["Someone I've only met twice", "You've met twice. You don't know if that's enough to write."],
            ['My own family', "Family ought to be easy to ring, and it isn't.", 'crowd'],
          ],
        },
        {
          asks: 'fear',
          ask: 'If you wrote to somebody, which answer would you dread?',
          plain: "What's the worst thing they could write back?",
          options: [
            ['Nothing, just two blue ticks', "It's the silence you'd mind, more than a no."],
            ['Yes, sure, out of pity', "You don't want to be somebody's good deed.", 'me'],
            [
              "Yes, and then I'd have to be good company",
              "Even a yes would be hard, because then you'd have to be good company.",
              'crowd',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'When somebody asks you for company, what do you think of them?',
          plain: "If a friend wrote, are you free, I'm lonely, how would you take it?",
          options: [
            ["I'd be glad, honestly", "You'd be glad. Others might be, too, if you asked."],
            [
              "I'd wonder what's wrong",
              "You'd worry about them, and you don't want anybody to worry about you.",
              'me',
            ],
            [
              "I'd feel needed, it'd make my week",
              "It'd make your week. It might make somebody else's, too.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: "What's the least you could ask of somebody?",
          plain: "What's a thing you could ask that's easy to say yes to?",
          options: [
            ['A walk, half an hour, they choose when', "That's small enough for somebody to say yes to."],
            ["A practical favour, that's easier", 'A favour is easier to ask for than company.'],
            [
              'Nothing yet, I still owe three people an answer',
              'You owe some answers, and that makes asking harder.',
              'me',
            ],
          ],
        },
      ],
      open: "who you'd most like to hear from",
      style: 'find it hard to ask for company',
      label: 'Finds asking hard',
      mood: 'Wanting company.',
    },
    place: {
      cues: "new city|new town|new country|don't know anyone|know nobody|nobody here|no one here|this town|this city|work from home|working from home|retired|redundan*|left my job|kids left|moved out|empty nest|friends have|all have kids|got married|everyone's busy|fell away|since the divorce|since lockdown|new mum|new baby|colleagues left|moved here|moved abroad|moved to a",
      reflections: [
        'It sounds as if things have changed around you.',
        'So it has to do with where you are now, in life or in the world.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What company used to come without arranging it?',
          plain: 'Who did you use to run into without planning?',
          options: [
            ['People at work, by the kettle', 'It was only a chat by the kettle, and you miss it.'],
            ['Neighbours, or the same faces at the gate', 'Faces you nodded to. Not much, and you miss it.'],
            ['Friends who just came round', 'They just came round, and now it has to be planned.', 'reach'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would make you feel at home where you are?',
          plain: 'What would have to happen for you to feel you belong?',
          options: [
            ['Somebody greeting me by my name', 'Somebody who knows your name and says it.'],
            [
              "Being missed, if I didn't turn up",
              "You'd like somebody to notice if you weren't there.",
              'lack',
            ],
            ['To stop comparing it with before', 'You keep comparing, and now loses each time.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'Where do you feel a bit at home?',
          plain: 'Where does anyone know your face?',
          options: [
            ['One shop, one café, one bench', "There's one place that's a bit yours."],
            ["With somebody who's new here too", "Somebody who's new too. That makes two of you."],
            ["Nowhere, I've kept one foot out", "You've kept one foot out, for whatever reason.", 'me'],
          ],
        },
        {
          asks: 'step',
          ask: 'Where could you turn up twice in the same week?',
          plain: 'Which place could you go to again and again?',
          options: [
            ['Same café, same time', 'The same place at the same time, until they know you.'],
            [
              "A class, though I'm hopeless at it",
              "You needn't be good at it to sit next to somebody.",
              'reach',
            ],
            [
              "Nowhere I'd not feel watched",
              "Being the new one, with everybody looking, is what you'd want to skip.",
              'me',
            ],
          ],
        },
      ],
      open: 'where your people could come from, now',
      style: 'miss what used to be around you',
      label: 'Misses familiar faces',
      mood: 'Not quite at home.',
    },
    lack: {
      cues: 'single|dating|hugs|hugged|cuddle*|love me|widow*|nobody to tell|no one to tell|someone to tell|share it|share my|emergency contact|best friend|close friend|a real friend|come home to|children of my own|come first|first choice|special to|no partner|a boyfriend|a girlfriend|a relationship|dating apps|someone to talk to|a hug',
      reflections: [
        "It sounds as if you'd like somebody close.",
        "It's about somebody in particular, or the lack of one.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you last want to tell someone straight away?',
          plain: "What happened lately that nobody's heard about?",
          options: [
            ['Something tiny and silly', 'Tiny and silly things need somebody close by.'],
            ['Something that scared me', 'You were scared, and you had to manage it alone.'],
            [
              "Nothing, I've stopped having things to tell",
              "With nobody to tell, you've stopped noticing what there is to tell.",
              'evenings',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'If somebody lived with you, what would they do on a Tuesday?',
          plain: 'If someone was there tonight, what would they do?',
          options: [
            ["Ask if I've eaten", "Somebody who'd ask. It's a small thing to want."],
            [
              'Sit there and read',
              "Somebody just sitting there. You don't even need the talking.",
              'evenings',
            ],
            ['Put an arm round me without being asked', 'An arm round you, without having to ask for it.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What are you afraid of, if it stays like this?',
          plain: 'What do you see, in ten years?',
          options: [
            ["Being ill, with nobody who'd know", "You'd want somebody to know the same day.", 'reach'],
            ['Getting odd', "You're afraid of getting odd, on your own.", 'me'],
            ["That I'd had my turn", "You had something once, and you're afraid that was it."],
          ],
        },
        {
          asks: 'exception',
          ask: "Who's been closest to you in the last year?",
          plain: "Who'd notice first if you were ill?",
          options: [
            ["A neighbour, if I'm honest", 'A neighbour, and they might well knock.'],
            ['A friend who lives too far away', "There's somebody who thinks of you, from far off.", 'reach'],
            ['There was someone, and I kept them off', 'Somebody came close, and you kept them off.', 'me'],
          ],
        },
      ],
      open: 'what kind of closeness you miss most',
      style: 'wish for somebody close',
      label: 'Wants somebody close',
      mood: 'Missing somebody close.',
    },
    me: {
      cues: "wrong with me|my fault|unlikeable|unlikable|unlovable|unloveable|not interesting|pathetic|ashamed|shame|loser|failure|other people have|hate myself|don't deserve|nobody likes|no one likes|nobody wants|no one wants|don't matter|pretend i'm fine|i'm fine|embarrassed|i'm boring|i'm weird",
      reflections: [
        "It sounds as if you've started to wonder about yourself.",
        "It sounds as if you're quite hard on yourself.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you first feel on the outside?',
          plain: 'When did you start feeling alone?',
          options: [
            ['At school, probably', "So it's an old feeling, from when you were young."],
            ['When a group carried on without me', 'They carried on, and you took it personally.'],
            ['When I stopped trying, and nobody asked', 'You stopped, and nobody asked. That hurt.', 'reach'],
          ],
        },
        {
          asks: 'fear',
          ask: 'Who would you least like to know about this?',
          plain: "Who shouldn't find out how lonely it is?",
          options: [
            [
              "My family, they'd worry or arrange things",
              "They'd worry, and you'd have that on top.",
              'crowd',
            ],
            [
              "Colleagues, I'm the cheerful one there",
              "They know you as the cheerful one, and that's hard to get out of.",
              'crowd',
            ],
            ["Anyone, it'd put them off", 'You think it would put people off, so nobody knows.', 'reach'],
          ],
        },
        {
          asks: 'view',
          ask: 'What do you think of, when you see somebody else alone?',
          plain: "Someone's sitting by themselves in a café. What goes through your mind?",
          options: [
            ['That they look peaceful', 'So someone alone can look peaceful to you.'],
            ['Whether I should say hello', "You'd like to say hello, and you wonder if you should.", 'reach'],
            [
              'That nobody wanted to come',
              'You think the same about others as you do about yourself, perhaps.',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who was glad to have you there, not long ago?',
          plain: 'Who was last pleased to see you?',
          options: [
            ['A child or an animal, does that count', "That counts. They don't pretend.", 'lack'],
            ['Somebody I helped', 'It was because you helped, you think, and not just for you.'],
            [
              "Somebody might have been, and I didn't believe it",
              "Somebody may have been pleased, and you couldn't believe it.",
              'crowd',
            ],
          ],
        },
      ],
      open: 'how much of it is about you, and how much about your days',
      style: 'wonder if it has to do with you',
      label: 'Hard on yourself',
      mood: 'Lonely, and hard on yourself.',
    },
  },
  together: [
    { of: ['evenings', 'reach'], say: "Maybe when you'd most like company, it feels too late to ask." },
    { of: ['crowd', 'me'], say: "Maybe it's hard to be liked for who you are when little of it gets shown." },
    { of: ['reach', 'me'], say: "Maybe asking is hard because a no would feel like it's about you." },
    { of: ['place', 'me'], say: "Maybe a lot has changed around you, and you've put it down to yourself." },
    { of: ['crowd', 'lack'], say: "Maybe it isn't more people you want, but one who knows you." },
    { of: ['place', 'reach'], say: "Maybe asking feels odd because you didn't use to have to." },
    { of: ['evenings', 'lack'], say: 'Maybe the hard hours are hard because one person is missing in them.' },
  ],
  insights: [
    {
      of: ['evenings', 'crowd'],
      say: "Maybe it's less about having people around than about being really known by someone.",
    },
    {
      of: ['evenings', 'reach'],
      say: "Maybe the hours when you'd most want company are just the ones when you'd never ask for it.",
    },
    {
      of: ['evenings', 'place'],
      say: 'Maybe there used to be people or things that filled those hours without your doing anything.',
    },
    {
      of: ['evenings', 'lack'],
      say: "Maybe it isn't the empty hours that are hard, but that one person isn't in them.",
    },
    {
      of: ['evenings', 'me'],
      say: "Maybe what you think about yourself in the loneliest hour isn't what you'd think at noon.",
    },
    {
      of: ['crowd', 'reach'],
      say: "Maybe there are people you already know who'd be easier to ask than new ones would be to find.",
    },
    {
      of: ['crowd', 'place'],
      say: "Maybe the people around you now are all right, and just don't know the rest of you yet.",
    },
    {
      of: ['crowd', 'lack'],
      say: "Maybe more company wouldn't help as much as one person who really knows you.",
    },
    {
      of: ['crowd', 'me'],
      say: "Maybe you show people the easy side, and then can't believe it when they like you.",
    },
    {
      of: ['reach', 'place'],
      say: 'Maybe asking feels so unnatural because company used to come by itself.',
    },
    { of: ['reach', 'lack'], say: "Maybe what you'd want most is to be wanted without having had to ask." },
    {
      of: ['reach', 'me'],
      say: "Maybe you don't ask because a no would feel like proof of something about you.",
    },
    {
      of: ['place', 'lack'],
      say: 'Maybe new people could help with one part of this, and only somebody close with the other.',
    },
    { of: ['place', 'me'], say: 'Maybe it says more about how your days have changed than about you.' },
    {
      of: ['lack', 'me'],
      say: "Maybe you've taken there being nobody close as an answer, before anyone was asked.",
    },
  ],
  suggestions: [
    "answer one message that's been waiting, in one line",
    'go to the same place twice this week, at the same hour',
    'ask one person for half an hour, on a certain day',
    'ring somebody earlier in the day, before the hard hours',
    "tell one person a small true thing where you'd usually say fine",
  ],
  later: {
    secret: [
      "You could be among people and still lonely, if what matters most is the thing they don't know.",
    ],
    pretend: ["Possibly you pass for fine so well that it doesn't occur to people to ask."],
    protect: [
      "Keeping quiet for somebody's sake may be a kind thing that leaves you with nobody to talk to.",
    ],
    guilt: ["It's possible you've taken the loneliness as something you had coming, and so you told nobody."],
    relief: ["You might long for company and be glad of the quiet, and it's possible you mean both."],
    hurt: ['After being hurt, staying away may have been sensible, and lonely all the same.'],
    duty: ['Being needed may have kept you in among people without it ever being company.'],
    want: ["What you want sounds more particular than company, which may be why company hasn't helped."],
    miss: [
      "Perhaps you aren't short of people so much as short of what you miss, and new ones can't be that.",
    ],
    fear: [
      "The fear and the loneliness may have struck a bargain: you're safe as long as you're on your own.",
    ],
    becoming: ['Being alone may frighten you less for itself than for whom it brings to mind.'],
    notgood: ["It may be that you turn yourself down on people's behalf, before they've been asked."],
    worn: ["People take energy, and perhaps that's what you're short of, more than the liking for them."],
    alone: ['It sounds as if you could bear being by yourself rather better than not being asked after.'],
    anger: ["Ringing anyone may be harder when part of you thinks it's surely their turn."],
    kindness: ["A small thing seems to have got through to you, so perhaps it isn't a crowd that's missing."],
    decided: [
      "Maybe you know quite well what you'd do about it, and only mind having to be the one who begins.",
    ],
    waiting: [
      "Waiting to be asked may feel like good manners, and it's possible others are being just as polite.",
    ],
  },
};
