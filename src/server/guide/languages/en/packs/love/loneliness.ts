import type { Pack } from '../../../../engine/pack.ts';

export const loneliness: Pack = {
  id: 'loneliness',
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: "moved|new city|new town|new country|abroad|don't know anyone|know anyone|know nobody|retired|redundan*|work from home|working from home|remote|new mum|maternity|since january|since i came|expat",
      say: "So the people who used to be around aren't.",
      asks: 'moment',
      ask: 'Who do you talk to, on an ordinary day?',
      plain: 'Who did you speak to yesterday, out loud?',
      concern: 'place',
      options: [
        [
          'The person at the till, mostly',
          'The till, then. You might know the one with the nice voice by now.',
        ],
        ['Colleagues, about work only', "You talk all day, and none of it's about you.", 'crowd'],
        [
          'Nobody, and I only notice at night',
          "A whole day, and it's only at night that it strikes you.",
          'evenings',
        ],
      ],
    },
    {
      cues: 'surrounded|in a room|in a crowd|crowd*|party|parties|colleagues|lots of friends|plenty of friends|nobody knows me|no one knows me|really know|invisible|small talk',
      say: "So it isn't that there's no one about.",
      asks: 'moment',
      ask: 'When was it strongest, with people around?',
      plain: 'What was the last time you sat among people and felt it?',
      concern: 'crowd',
      options: [
        ['Everybody laughing, and me a second late', 'You laughed as well, from a bit further off.'],
        ["Someone asked how I am and didn't wait", "They asked, and the answer wasn't needed."],
        [
          "I was the life and soul, that's the joke",
          "You were the entertainment. It's hard to be asked if you're all right after that.",
          'me',
        ],
      ],
    },
    {
      cues: 'evening*|weekend*|sunday*|saturday*|friday night|christmas|new year|birthday|eat alone|eating alone|dinner for one|cook for one|quiet|silence|silent|telly|tv|scroll*|empty flat|empty house',
      say: "It's got its own time of day, then.",
      asks: 'moment',
      ask: 'What happens in the first five minutes after you shut the door?',
      plain: 'What do you do first when you get in?',
      concern: 'evenings',
      options: [
        ['Telly or radio on, for the voices', "Voices first, and it doesn't matter whose."],
        [
          "Phone, and then it's ten o'clock",
          "The phone takes the evening off your hands. It doesn't give much for it.",
        ],
        [
          'I stay outside a bit longer, or in the car',
          "You put off going in. You know exactly what's behind the door.",
          'lack',
        ],
      ],
    },
    {
      cues: 'burden|bother|too needy|needy|clingy|desperate|never text|nobody texts|no one texts|nobody calls|no one calls|invite*|cancel*|shy|awkward|social anxiety|anxious|always me|reach out|make friends|making friends',
      say: "So there's the wanting to, and there's the asking.",
      asks: 'fear',
      ask: 'What goes through your mind before you write to somebody?',
      plain: 'What stops you, with your thumb over the send button?',
      concern: 'reach',
      options: [
        [
          "They've got their own lives",
          "You can see why they'd be busy. You've excused them before they've been asked.",
        ],
        ["That I'll sound desperate", 'You want it to look as if you only half want it.', 'me'],
        [
          "If they say no, I can't not know it",
          'Not asking keeps the no away. It keeps everything else away too.',
        ],
      ],
    },
    {
      cues: 'single|partner|relationship|dating|apps|touch*|hug*|held|cuddle*|love|widow*|nobody to tell|no one to tell|someone to tell|emergency contact|best friend|close friend|someone to come home',
      say: "There's a particular somebody missing, it sounds like.",
      asks: 'want',
      ask: "When do you notice it most, that there isn't someone?",
      plain: 'When did you last think, I wish somebody was here?',
      concern: 'lack',
      options: [
        ['Something good happens, and it just sits there', "You'd good news, and it went flat in your hand."],
        [
          "When I'm ill, or carrying something heavy",
          "With a fever or a wardrobe, one person's not quite enough.",
        ],
        [
          'When someone brushes past me by accident',
          "It was an accident, somebody's sleeve, and you felt it.",
          'me',
        ],
      ],
    },
    {
      asks: 'moment',
      ask: 'When did it last really get to you?',
      plain: 'When this week did you feel it most?',
      concern: 'me',
      options: [
        [
          'Filling in a form, next to who to ring',
          'A form asked who to ring. You had to think about it.',
          'lack',
        ],
        ["Hearing somebody else's weekend plans", 'They were only talking about their weekend.', 'evenings'],
        [
          'Somebody was kind, and I nearly lost it',
          'A bit of kindness nearly tipped you over. It must have been a while.',
          'crowd',
        ],
      ],
    },
  ],
  concerns: {
    evenings: {
      cues: "evening*|weekend*|night|nights|sunday*|saturday*|friday*|christmas|new year|new year's|bank holiday|birthday|silence|silent|quiet|empty flat|empty house|empty home|eat alone|eating alone|cook for one|dinner alone|tv|telly|netflix|youtube|scroll*|radio|go to bed|alone at home|talk to the",
      heard: ["It's the hours with nothing in them, it sounds like.", "There's a time of day that does it."],
      questions: [
        {
          asks: 'moment',
          ask: 'Which hour is the longest?',
          plain: 'At what time do you look at the clock most?',
          options: [
            [
              "When I get in, and it's still light",
              "It's still light, and everyone's on the way to somewhere.",
            ],
            ['Sunday about four', "Sunday at four. There's too much of it left."],
            [
              'Bedtime, I put it off and off',
              "You stay up, though there's nothing to stay up for. Going to bed settles the day, maybe.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What sound would you like in the place?',
          plain: 'What would be nice to come home to?',
          options: [
            [
              'Somebody else banging about in the kitchen',
              "Somebody's noise, that isn't asking anything of you.",
              'lack',
            ],
            ["A dog, or anything that's glad", "Something that's glad, and makes no secret of it.", 'lack'],
            [
              "Nothing, I've got used to it, which worries me",
              "You might stop minding. You'd rather mind, it sounds like.",
              'me',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which evening lately was all right?',
          plain: 'When did you last forget to notice you were alone?',
          options: [
            ['When I was making something', 'With something to make, alone was just alone.'],
            [
              "After I'd seen someone in the day",
              'A bit of company at noon, and it lasted you to bed.',
              'reach',
            ],
            [
              "When I'd had a few drinks",
              "It went softer with a drink. You're keeping an eye on that, it seems.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could one evening a week be for?',
          plain: 'What would you put into one evening, if it had to be something?',
          options: [
            [
              'A class or choir, where showing up is enough',
              "Somewhere you've only to turn up, and nobody has to like you first.",
              'place',
            ],
            [
              'Ringing the same person, same time',
              'A fixed call. Nobody has to decide to need anybody.',
              'reach',
            ],
            [
              "Something I'd book and then cancel",
              "You'd book it, and you can already see yourself cancelling.",
              'reach',
            ],
          ],
        },
      ],
      open: "which hour you'd most like to be different",
      style: 'get through the day well, and pay for it in the evening',
      label: 'Notices the quiet',
      mood: 'Quiet, and not the good kind.',
    },
    crowd: {
      cues: "surrounded|in a room full|crowd*|party|parties|colleagues|coworkers|office|lunch|small talk|lots of friends|plenty of friends|have friends|acquaintances|nobody knows me|no one knows me|really know|know the real|invisible|mask|pretend*|act happy|smile|don't fit|fit in|different from|outsider|weird one|superficial|surface",
      heard: [
        "There are people, and they don't quite reach you.",
        "Sounds as if you're seen, and not known.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you last leave out, when someone asked how you were?',
          plain: "What would you have said, if they'd really asked?",
          options: [
            [
              "That I'm not sleeping",
              "You'd have told them about the nights. There wasn't room between the coffee and the meeting.",
              'evenings',
            ],
            [
              'That something good happened',
              "It was something good, even. You'd think that one would be easy.",
              'lack',
            ],
            [
              "I don't know, I've stopped checking",
              "You've got so used to fine that you don't look any more.",
              'me',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you wish one of them knew about you?',
          plain: 'Which thing about you has nobody there noticed?',
          options: [
            [
              "That I'm funny, when I'm relaxed",
              "There's a funny one in there, and they've met the polite one.",
            ],
            [
              "That I'd come, if they asked",
              "You'd come. From outside it may look as if you've better things to do.",
              'reach',
            ],
            ['How much of it is put on', "You'd like to be found out, in a way. You'd also hate it."],
          ],
        },
        {
          asks: 'exception',
          ask: 'With whom have you ever not had to try?',
          plain: 'Who used to get you, just like that?',
          options: [
            [
              'An old friend, in another place',
              "Somebody got you once, so it's possible. They're only not here.",
              'place',
            ],
            [
              'One colleague, for about ten minutes a week',
              "Ten minutes a week. You know to the minute where it isn't like this.",
            ],
            [
              "Somebody I've lost",
              'It was there, and then it was taken. That makes the rest look thin.',
              'lack',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: "What's it like afterwards, when you get home?",
          plain: "How do you feel once you've left them?",
          options: [
            [
              "Tired, as if I'd been on stage",
              "You've been on. And there's nobody there for when you come off.",
              'evenings',
            ],
            [
              "Lonelier than if I'd stayed in",
              'You went out so as to be less lonely, and it worked the wrong way round.',
            ],
            [
              "Cross with them, and it isn't their fault",
              "You're cross, and they were only having a nice time.",
              'me',
            ],
          ],
        },
      ],
      open: 'who might like to know more, if you let them',
      style: 'show people the easy part, and miss being asked about the rest',
      label: 'Good company, little known',
      mood: 'Among people, on your own.',
    },
    reach: {
      cues: 'burden|bother*|needy|clingy|desperate|reach out|text first|message first|always me|nobody texts|no one texts|nobody calls|no one calls|nobody asks|no one asks|invite*|invitation*|cancel*|excuse*|shy|awkward|anxious|anxiety|small talk|make friends|making friends|join*|meetup|meet up|club|class|apps|rejected|rejection|ghosted|say no|ask for help|put myself out',
      heard: [
        "It's the asking that's hard, by the sound of it.",
        "You'd like to be asked, perhaps, and not have to ask.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Who did you last think of writing to?',
          plain: 'Whose name did you look at on your phone and leave?',
          options: [
            [
              'An old friend, after too long',
              "Too long, so now you'd have to explain the gap before you can say hello.",
            ],
            ["Someone I've only met twice", "Twice. You don't know if that's enough to be allowed."],
            ['My own family', "With family, it's not that they're far off. It's what they'd say.", 'crowd'],
          ],
        },
        {
          asks: 'fear',
          ask: "What's the answer you're afraid of?",
          plain: "What's the worst thing they could write back?",
          options: [
            ['Nothing, just two blue ticks', 'A no would at least be a word.'],
            ['Yes, sure, out of pity', "You don't want to be somebody's good deed.", 'me'],
            [
              "Yes, and then I'd have to be good company",
              "If they said yes, you'd have to turn up and be somebody. That may be the scary one.",
              'crowd',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'When somebody asks you for company, what do you think of them?',
          plain: "If a friend wrote, are you free, I'm lonely, how would you take it?",
          options: [
            ["I'd be glad, honestly", "You'd be glad. You don't credit them with the same."],
            ["I'd wonder what's wrong", "You'd worry about them. You'd hate to be worried about.", 'me'],
            [
              "I'd feel needed, it'd make my week",
              "It'd make your week. You might be keeping that from somebody.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: "What's the least you could ask of somebody?",
          plain: "What's a thing you could ask that's easy to say yes to?",
          options: [
            ['A walk, half an hour, they choose when', 'Half an hour side by side, and then home.'],
            [
              "A practical favour, that's easier",
              "A favour's a good excuse. Nobody's lonely who only needs a drill.",
            ],
            [
              'Nothing yet, I still owe three people an answer',
              "There are three people who wrote to you. You're somebody's two blue ticks.",
              'me',
            ],
          ],
        },
      ],
      open: "who'd be glad to hear from you",
      style: 'wait to be asked, so as not to be too much',
      label: "Doesn't like to bother",
      mood: 'Wanting company, not wanting to ask.',
    },
    place: {
      cues: "moved|new city|new town|new country|abroad|don't know anyone|know nobody|nobody here|no one here|people here|this town|this city|village|remote|work from home|working from home|retired|retirement|redundan*|left my job|kids left|moved out|empty nest|friends have|all have kids|got married|everyone's busy|drifted|fell away|since the divorce|since lockdown|covid|new mum|new baby|colleagues left",
      heard: [
        'Something changed around you, and your people went with it.',
        "It used to come by itself, perhaps, and now it doesn't.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What was there before, that you didn't have to arrange?",
          plain: 'Who did you use to just bump into?',
          options: [
            [
              'People at work, by the kettle',
              'The kettle. You never thought of it as company until it was gone.',
            ],
            [
              'Neighbours, or the same faces at the gate',
              'Faces you nodded to. It was hardly anything, and it counted.',
            ],
            ['Friends who just came round', 'They just came round, and now it takes a calendar.', 'reach'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would make it feel like your place?',
          plain: "What would have to happen here, so you'd say I live here?",
          options: [
            ['Somebody greeting me by my name', 'Your name, from over a counter.'],
            [
              "Being missed, if I didn't turn up",
              "You want there to be a chair that's empty when you're not in it.",
              'lack',
            ],
            [
              'To stop comparing it with before',
              'Before keeps winning. It may have been lonely there too, on some evenings.',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Where have you felt a bit at home since?',
          plain: 'Where does anyone know your face by now?',
          options: [
            [
              'One shop, one café, one bench',
              "There's a bench, or some such. You've started, then, without calling it that.",
            ],
            ["With somebody who's new here too", "Someone else who's counting the weeks as well."],
            [
              "Nowhere, I've kept one foot out",
              "You've not quite unpacked, perhaps, in case it doesn't count.",
              'me',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Where could you turn up twice in the same week?',
          plain: 'Which place could you go to again and again?',
          options: [
            ['Same café, same time', "The same chair twice. On the third go they'd know how you take it."],
            [
              "A class, though I'm hopeless at it",
              'Being hopeless at something is a fair reason to talk to the person next to you.',
              'reach',
            ],
            [
              "Nowhere I'd not feel watched",
              "You'd be the new one at the door. That's the bit you'd want to skip.",
              'me',
            ],
          ],
        },
      ],
      open: 'where your people could come from, now',
      style: 'wait for a place to take you in, and give it a good long time',
      label: 'Between two places',
      mood: 'Not quite arrived.',
    },
    lack: {
      cues: 'single|partner|relationship|dating|date|boyfriend|girlfriend|apps|touch*|hug|hugs|hugged|held|cuddle*|love me|loved|widow*|ex|nobody to tell|no one to tell|someone to tell|share it|share my|emergency contact|best friend|close friend|a real friend|someone to|somebody to|come home to|children of my own|number one|come first|first choice|special to',
      heard: [
        "There's one person's worth of empty, by the sound of it.",
        "Sounds as if you'd like to matter to someone in particular.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you last want to tell someone straight away?',
          plain: "What happened lately that nobody's heard about?",
          options: [
            ['Something tiny and silly', "Tiny and silly is exactly what you can't ring round with."],
            [
              'Something that scared me',
              "You were scared by yourself. You've been brave because there was no choice.",
            ],
            [
              "Nothing, I've stopped having things to tell",
              "You've stopped saving things up. There's been nobody to save them for.",
              'evenings',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would they do, this somebody, on a normal Tuesday?',
          plain: 'If they lived with you, what would they do tonight?',
          options: [
            ["Ask if I've eaten", "Someone who'd ask if you've eaten. You've been the one asking yourself."],
            ['Sit there and read', "Two people and two books. You don't even need the talking.", 'evenings'],
            [
              'Put an arm round me without being asked',
              "It's an arm you want, and you can't ask for it and have it be the same.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What are you afraid of, if it stays like this?',
          plain: 'What do you see, in ten years?',
          options: [
            [
              "Being ill, with nobody who'd know",
              "Somebody who'd know, the same day. It's not a lot to want.",
              'reach',
            ],
            ['Getting odd', "You've begun to see your own habits from outside.", 'me'],
            ["That I'd had my turn", "You're afraid it was then, and that was it."],
          ],
        },
        {
          asks: 'exception',
          ask: "Who's been nearest to it, in the last year?",
          plain: "Who'd notice first if you were ill?",
          options: [
            ["A neighbour, if I'm honest", "A neighbour. Not who you'd have put down, and they'd knock."],
            ['A friend who lives too far away', 'Someone has you in mind, from a long way off.', 'reach'],
            [
              'There was someone, and I kept them off',
              'Somebody came close, and you kept the door on the chain.',
              'me',
            ],
          ],
        },
      ],
      open: "what exactly you'd want a somebody for, first",
      style: 'wish for one person rather than for company',
      label: 'Wants one somebody',
      mood: 'Missing a particular somebody.',
    },
    me: {
      cues: "wrong with me|my fault|unlikeable|unlikable|unlovable|unloveable|boring|weird|too much|not interesting|pathetic|ashamed|shame|embarrass*|admit|loser|failure|everyone else|other people have|normal people|at my age|by now|should have|jealous|hate myself|don't deserve|nobody likes|no one likes|nobody wants|no one wants|used to it|introvert|better off|don't matter|cried|crying|pretend i'm fine|i'm fine",
      heard: [
        'You seem to have taken it as something about you.',
        "It's lonely, and on top of that you're ashamed of it, perhaps.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you decide that it was you?',
          plain: "What happened, the first time you thought it's my fault?",
          options: [
            ['At school, probably', "It's an old verdict, then, and passed by children."],
            ['When a group carried on without me', 'They carried on, and you took it as a vote.'],
            [
              'When I stopped trying, and nobody asked',
              'You tested it, and nobody knew there was a test.',
              'reach',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'Who would you least like to know about this?',
          plain: "Who shouldn't find out how lonely it is?",
          options: [
            [
              "My family, they'd worry or arrange things",
              "They'd be on the phone by Friday, with a plan.",
              'crowd',
            ],
            ["Colleagues, I'm the cheerful one there", "You're cheerful for a living, as it were.", 'crowd'],
            [
              "Anyone, it'd put them off",
              'You think of it as catching. So the ones who could help never hear of it.',
              'reach',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What do you think of, when you see somebody else alone?',
          plain: "Someone's sitting by themselves in a café. What goes through your mind?",
          options: [
            ['That they look peaceful', 'They look peaceful. It might be how you look, to the next table.'],
            [
              'Whether I should say hello',
              "You'd like to say hello. It could be that two people in there are thinking it.",
              'reach',
            ],
            ['That nobody wanted to come', "You're as hard on them as you are on yourself, then."],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who was glad to have you there, not long ago?',
          plain: 'Who was last pleased to see you?',
          options: [
            ['A child or an animal, does that count', "They're choosy as well, you know.", 'lack'],
            [
              'Somebody I helped',
              "You're easy about being useful. Being liked for nothing is another matter.",
            ],
            [
              "Somebody might have been, and I didn't believe it",
              'Somebody may have been pleased, and it bounced off.',
              'crowd',
            ],
          ],
        },
      ],
      open: 'how much of it is about you, and how much about your days',
      style: 'look for the reason in yourself before you look at your week',
      label: 'Blames themselves first',
      mood: 'Lonely, and hard on yourself.',
    },
  },
  together: [
    {
      of: ['evenings', 'reach'],
      say: "You want somebody there in the evening, and by the evening you'd never ask.",
    },
    { of: ['crowd', 'me'], say: "Maybe they can't like what you don't let them see." },
    { of: ['reach', 'me'], say: "It's hard to ask when you already suspect the answer's about you." },
    { of: ['place', 'me'], say: "A lot changed around you, and you've put it down to yourself." },
    { of: ['crowd', 'lack'], say: "It isn't more people you want, it sounds like. It's one who knows you." },
    { of: ['place', 'reach'], say: 'It used to come without asking. That may be why asking feels so odd.' },
    { of: ['evenings', 'lack'], say: "Sounds as if the quiet's all right, and the nobody in it isn't." },
  ],
  insights: [
    {
      of: ['evenings', 'crowd'],
      say: "Lonely with people, and lonely without them. Then maybe it isn't how many there are, but that nobody hears about the other half.",
    },
    {
      of: ['evenings', 'reach'],
      say: "By the time the quiet sets in, it feels too late to ask anyone. It might be an evening problem that'd have to be solved at lunchtime.",
    },
    {
      of: ['evenings', 'place'],
      say: "The evenings used to fill themselves, perhaps, and now you have to do it by hand. It's no wonder if you're not in practice.",
    },
    {
      of: ['evenings', 'lack'],
      say: "You call it the evenings. But it sounds as if you'd like any hour of the day, as long as a certain kind of person was in it.",
    },
    {
      of: ['evenings', 'me'],
      say: "All day you can be busy; at night you start to think it's you. Those thoughts may say more about the hour.",
    },
    {
      of: ['crowd', 'reach'],
      say: "There are people who'd know your face, and ringing one of them feels like too much. Maybe it's that one step that's missing, not new people.",
    },
    {
      of: ['crowd', 'place'],
      say: "You've got people and you miss your people. The new ones may be nice enough; they just weren't there for the rest of it.",
    },
    {
      of: ['crowd', 'lack'],
      say: 'You can be in a full room and still want one person. So another full room might not be what helps.',
    },
    {
      of: ['crowd', 'me'],
      say: "It sounds as if you keep the real one back, in case it isn't liked. Then whatever they do like, you can't quite believe it's you.",
    },
    {
      of: ['reach', 'place'],
      say: "You'd like it to come by itself, as it did before. Maybe it didn't, quite; there was work, or a street, or a routine that did the asking.",
    },
    {
      of: ['reach', 'lack'],
      say: "You want one person in particular, and asking's the hard part. Maybe it's one wish: to be wanted before you've had to say so.",
    },
    {
      of: ['reach', 'me'],
      say: "You'd hesitate to ask, because it might be you. Then if nobody comes, it looks as if it was. Not asking proves nothing, either way.",
    },
    {
      of: ['place', 'lack'],
      say: 'Part of it is that too few people around you know you. Part is one particular somebody. New faces could help with the first, and hardly with the second.',
    },
    {
      of: ['place', 'me'],
      say: "Your days changed, and you've been looking for the fault in yourself. People can't very well like somebody they never run into.",
    },
    {
      of: ['lack', 'me'],
      say: "You'd like to be someone's first choice, and you've been turning yourself down in advance. Maybe nobody else has been asked yet.",
    },
  ],
  suggestions: [
    'answer the oldest unanswered message, in one line',
    'go to the same place twice this week, at the same hour',
    'ask one person for half an hour, with a day and an end',
    'ring somebody at lunchtime, before the evening gets going',
    "tell one person a small true thing where you'd usually say fine",
  ],
};
