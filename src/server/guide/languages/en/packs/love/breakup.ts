import type { Pack } from '../../../../engine/pack.ts';

export const breakup: Pack = {
  id: 'breakup',
  who: {
    words: 'ex-husband|ex-wife|ex-boyfriend|ex-girlfriend|ex|husband|wife|fiance|fiancee|fiancé|fiancée',
    line: 'your ex',
    option: 'my ex',
  },
  avoid: ['scale'],
  openings: [
    {
      cues: 'new girlfriend|new boyfriend|new partner|new bloke|new woman|new man|already dating|already seeing|with someone new|left me for|dumped me for|cheated on me|found someone else|he met someone else|she met someone else|they met someone else',
      say: "So there's somebody else in this.",
      asks: 'moment',
      ask: 'What goes through your head when you think of that person?',
      plain: "What's your first thought, when that person comes up?",
      concern: 'worth',
      options: [
        ['That I was easy to swap', "Easy to swap. That's a harsh thing to have thought about yourself."],
        [
          'That it must have started before',
          'You started counting backwards, to when it might have begun.',
          'why',
        ],
        [
          'That I want to see what they look like',
          'You want to look, even though looking is going to hurt.',
          'contact',
        ],
      ],
    },
    {
      cues: 'i ended it|i ended things|i broke up with|i broke it off|i dumped|i left him|i left her|i left them|i called it off|i was the one who left|i finished it',
      say: "You're the one who ended it.",
      asks: 'moment',
      ask: 'Which thought about it keeps coming back?',
      plain: 'What do you think about most, since you said it?',
      concern: 'doubt',
      options: [
        [
          'How {they} looked when I told {them}',
          "It's how {they} looked that stays with you, more than the reasons.",
          'miss',
        ],
        [
          'Whether I gave up too soon',
          "Too soon, maybe. You'd like to know how long would have been enough.",
        ],
        [
          "I miss {them}, and I'd still do it again",
          "Missing {them} and being sure, both. People don't expect that from the one who left.",
          'miss',
        ],
      ],
    },
    {
      cues: "out of nowhere|out of the blue|blindside*|no explanation|didn't say why|never said why|won't say why|doesn't make sense|makes no sense|closure|ghosted|don't understand why he|don't understand why she|don't understand why they",
      say: "It sounds as if a lot of it hasn't been explained.",
      asks: 'moment',
      ask: 'When did things between you last feel normal?',
      plain: 'When was it still all right, as far as you knew?',
      concern: 'why',
      options: [
        [
          'An ordinary weekend, not long before',
          'An ordinary weekend, and then this. No wonder you keep going back over it.',
          'miss',
        ],
        ['A talk that I thought had gone well', 'You came out of that talk thinking you were okay.'],
        [
          "If I'm honest, it had been off for ages",
          "Something had been off for a while, then, and you'd both carried on.",
        ],
      ],
    },
    {
      cues: 'text*|message*|blocked|block him|block her|unblock*|instagram|facebook|whatsapp|last seen|stalk*|no contact|reply|replied|call him|call her',
      asks: 'want',
      ask: 'If a message came tonight, what would you want it to say?',
      plain: 'Which words would you want to read?',
      concern: 'contact',
      options: [
        ['That {they} missed me too', "You'd want to know the missing isn't only on your side.", 'miss'],
        ['A proper sorry', "A sorry would do something that the ending didn't."],
        [
          "Anything, so long as it isn't over",
          'Almost any words would do, as long as they kept it from being finished.',
          'doubt',
        ],
      ],
    },
    {
      cues: 'move out|moving out|apartment|lease|mortgage|his stuff|her stuff|my stuff|the dog|the cat|custody|mutual friends|same friends|same office|work together|our flat|the flat',
      say: 'And there are practical things tied up in it.',
      asks: 'fear',
      ask: 'Which practical thing do you dread most?',
      plain: 'Which part of sorting things out is hardest to think about?',
      concern: 'life',
      options: [
        ['The actual sorting out of who keeps what', 'Splitting up a life, item by item.'],
        [
          'Telling people, one after another',
          'Each time you tell somebody, you have to hear yourself say it.',
        ],
        [
          'The bit after, when nothing ties us any more',
          'As long as there are things to sort out, something still ties you together.',
          'doubt',
        ],
      ],
    },
    {
      cues: "can't sleep|can't eat|not sleeping|not eating|cry*|cried|tears|sobb*|3am|4am|sick to my stomach|heartbr*|my chest",
      say: "It sounds as if it's hit you hard.",
      asks: 'moment',
      ask: 'When in the day is it at its worst?',
      plain: 'Which hour would you cut out if you could?',
      concern: 'miss',
      options: [
        ['First thing, when I remember', "There's a second of not knowing, and then you do."],
        [
          "Evenings, when we'd have been together",
          'The evenings were for the two of you, and they still come round.',
        ],
        [
          'The middle of the night, with our old messages',
          'In the middle of the night, with all the words from before.',
          'why',
        ],
      ],
    },
    {
      asks: 'moment',
      ask: "What's the hardest part of it just now?",
      plain: 'Which bit of it weighs on you most?',
      concern: 'miss',
      options: [
        [
          'Having news, and not telling {them}',
          "You have something to tell, and the usual person isn't there to tell.",
        ],
        [
          'People asking how the two of us are',
          "People still think of you as a pair, and then it's on you to say something.",
          'life',
        ],
        ["It's not one thing, it's there all day", 'All day, then. That sounds tiring.'],
      ],
    },
  ],
  concerns: {
    miss: {
      cues: 'miss him|miss her|miss them|miss us|missing him|missing her|i miss|empty bed|side of the bed|bed feels|our song|our place|still love|love him|love her|lonely without',
      reflections: [
        'It sounds as if you miss {them}.',
        "There's still a lot of feeling there, by the sound of it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you last want to tell {them}?',
          plain: "What happened this week that {they}'d have heard about first?",
          options: [
            ["Something daft that only we'd find funny", "A joke, and nobody else who'd get it."],
            [
              'News, the kind you tell one person first',
              "You had news, and the first place you'd take it is gone.",
            ],
            [
              'How hard this is, of all things',
              "The one who'd know how to comfort you over this is the one it's about.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you miss that nobody would guess?',
          plain: 'Which small thing do you miss?',
          options: [
            [
              'Being half asleep next to someone',
              "Half asleep, not even talking. That's hard to get from anybody else.",
            ],
            [
              'The dull bits, shopping and telly',
              "So it's the dull bits, which nobody warns you about.",
              'life',
            ],
            [
              "Things that weren't even good for me",
              "You know it wasn't good for you, and you miss it all the same.",
              'doubt',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last feel a bit lighter?',
          plain: 'When did you last go an hour without thinking about {them}?',
          options: [
            [
              "With a friend who didn't ask about it",
              'Someone was just there and left it alone, and that helped.',
            ],
            ['Busy with work, oddly', 'Work kept your head somewhere else for a while.', 'life'],
            [
              'Laughing at something, then I felt disloyal',
              "You laughed, and straight away you felt you shouldn't have.",
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What have you started to avoid?',
          plain: "Where don't you go now, or what don't you do?",
          options: [
            [
              'Our places, that café, that street',
              'There are places that belong to the two of you, and you go round them.',
            ],
            [
              'Songs, and half of what I used to watch',
              "Songs and shows, too. It's hard to know what's safe to put on.",
            ],
            ['Happy news from friends', "Other people's good news is hard to be near just now.", 'worth'],
          ],
        },
      ],
      open: 'what it is about {them} that you miss most',
      style: "keep noticing who isn't there",
      label: 'Misses someone',
      mood: 'Missing someone.',
    },
    contact: {
      cues: 'text him|text her|text them|texted|texting|replied|replies|seen it|left on read|blocked|block him|block her|unfollow*|instagram|facebook|last seen|stalk*|check* his|check* her|look* at his|look* at her|no contact|call him|call her|reach out|bump* into|ran into',
      reflections: [
        'Being in touch or not seems to be part of it.',
        'It sounds as if contact with {them} still matters, one way or another.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What makes you want to write, or look {them} up?',
          plain: 'What makes you pick up the phone?',
          options: [
            ["It goes quiet, and I'm on my own", 'The quiet comes first, then the phone.', 'miss'],
            [
              "Something that only {they}'d understand",
              "You have something to share, and only one person it's for.",
              'miss',
            ],
            ["A drink, and then I'm brave", 'A drink in, it suddenly seems simple.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want to hear from {them}?',
          plain: 'Which answer would do you good?',
          options: [
            [
              'That it mattered to {them} as well',
              "You'd want to know you weren't the only one in it.",
              'worth',
            ],
            ['Sorry, and for what exactly', "Not any old sorry. One that knows what it's for.", 'why'],
            [
              "That {they} can't cope without me",
              "You'd like it to be hard over there too. Fair enough, really.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if you left it quiet for a week?',
          plain: 'What would be hard about a week without writing or looking?',
          options: [
            ["I'd be forgotten", 'If you went quiet, you might slip {their} mind.', 'worth'],
            [
              'It would be properly over',
              "As long as there's something to check, it isn't quite finished.",
              'doubt',
            ],
            [
              "Nothing would happen, and I'd know",
              "You could find out that nobody was waiting. That's a lot to risk.",
              'worth',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Just for tonight, what do you want to do with the phone?',
          plain: "What's the plan for the phone tonight?",
          options: [
            ['It goes in another room', 'Another room, then. Only for tonight.'],
            [
              "I'll write it, but not send it",
              'So the words get written down, and nobody has to answer them.',
            ],
            ["In my hand, let's be honest", 'It stays where it is tonight, then.'],
          ],
        },
      ],
      open: 'how much contact with {them} you want, if any',
      style: 'still think about being in touch',
      label: 'Not quite out of touch',
      mood: 'Still half listening out.',
    },
    why: {
      cues: "why did|why he|why she|why they|why would|why didn't|wonder why|know why|tell me why|explanation|closure|out of nowhere|out of the blue|blindside*|doesn't make sense|makes no sense|what did i do|what went wrong|replay*|going over|last conversation",
      reflections: [
        'It sounds as if you want to understand what happened.',
        "Part of it doesn't add up for you yet, maybe.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Which words from the end stay with you?',
          plain: 'What was said at the end that stuck?',
          options: [
            ['Something kind that made it worse', 'It was meant kindly, and it made things worse.'],
            ["The excuse, because it doesn't add up", "You've gone over it, and it still doesn't add up."],
            ["Something I said and can't take back", 'So the line that goes round is your own.', 'worth'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would a proper answer have to clear up?',
          plain: 'If {they} had to answer you honestly, what would you want to know?',
          options: [
            ['When it started to go wrong', 'You want a date for it, a point where it turned.'],
            ['How it could change that fast', "You'd like to see how it got from the one to the other."],
            [
              'Whether I was ever really loved',
              "So it's whether you were loved, as well as why it ended.",
              'worth',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'Which answer are you most afraid of?',
          plain: 'Which reason would hurt most to hear?',
          options: [
            [
              'That it was something about me',
              "An answer could turn out to be about you, and you'd have to carry it.",
              'worth',
            ],
            [
              "That there wasn't a real reason",
              "If there was no real reason, there'd be nothing to understand.",
            ],
            ['That I knew, and looked away', 'You might have seen something, and not wanted to look.'],
          ],
        },
        {
          asks: 'view',
          ask: 'How would {they} tell the story of the ending?',
          plain: 'What reason would {they} give a friend?',
          options: [
            ["That we'd grown apart", "Grown apart: nobody's fault, and nothing to get hold of."],
            ['That I was hard work', "In that version it's you who was the difficulty.", 'worth'],
            [
              "One where I look bad, and some of it's true",
              "Some of {their} side you'd have to nod at. Not all of it.",
            ],
          ],
        },
      ],
      open: 'what really made it end',
      style: 'want to understand what happened',
      label: 'Wants to understand',
      mood: 'Still asking why.',
    },
    worth: {
      cues: "not enough|not good enough|wasn't enough|good enough|unlovable|unloveable|ugly|replace me|compare*|comparing|prettier|better than me|rejected|rejection|what's wrong with me|wrong with me|my fault|failure|nobody will|no one will|worthless|pathetic",
      reflections: [
        "It sounds as if it's touched how you see yourself.",
        "There's a question about you in it as well, maybe.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last feel bad about yourself over this?',
          plain: 'What last made you think badly of yourself?',
          options: [
            ['Seeing a photo of {them} looking happy', "One photo, and {they} looked fine. You weren't."],
            ['Catching myself in the mirror', "You looked at yourself, and it wasn't a kind look."],
            ['Comparing myself, and losing', 'You put yourself next to somebody else, and came off worse.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'How do you think {they} saw you, by the end?',
          plain: 'What did {they} see in you by then, do you think?',
          options: [
            ['Somebody who needed too much', 'You wonder if needing less would have kept {them}.'],
            ["Somebody who'd gone dull", "Dull. That's a hard word to think somebody has for you.", 'miss'],
            ['Me as I really am', 'So the worry is that {they} looked properly, and then went.'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would someone who knows you well say about the two of you?',
          plain: "Who'd be on your side, and what would they say?",
          options: [
            [
              "That I'm forgetting what I put up with",
              "They remember things that you've stopped counting.",
              'doubt',
            ],
            [
              'That I gave everything I had',
              "They saw how much you put in. You're looking at what came back.",
            ],
            [
              "Something kind that I wouldn't believe",
              "They'd mean it, and you'd think they were just being nice.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Where do you still feel like yourself?',
          plain: 'With whom, or doing what, are you more like yourself?',
          options: [
            ['With people who knew me before', 'With those people you were never half of a couple.', 'life'],
            ["Doing something I'm good at", "So there's still somewhere you know what you're doing."],
            ['Nowhere much, and that frightens me', "So it's hard to find yourself in this, as well."],
          ],
        },
      ],
      open: 'how much of this is about you, and how much about the two of you',
      style: 'are quite hard on yourself about this',
      label: 'Hard on yourself',
      mood: 'Hurt, and hard on yourself.',
    },
    doubt: {
      cues: 'get back|getting back|take me back|take him back|take her back|want him back|want her back|back together|try again|second chance|regret*|right decision|right choice|come back|should have stayed|should have tried|made a mistake|was a mistake|the biggest mistake',
      reflections: [
        "It doesn't sound quite settled in you.",
        'Part of you is still weighing it up, by the sound of it.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When does being apart feel most wrong?',
          plain: 'What time of day, or which thought, makes it feel wrong?',
          options: [
            ['Late at night, hardly ever in daylight', "It's one story at night and another one by day."],
            ['When I remember a good day', 'A good day comes to mind, and you wonder.'],
            [
              'When I picture {them} with somebody else',
              "It's the thought of {them} with somebody else that stirs it up.",
              'worth',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'If there were a second go, what would have to be different?',
          plain: 'What would need to change for it to work?',
          options: [
            ["We'd have to talk, really talk", "Talking, then, the thing that didn't happen enough.", 'why'],
            [
              "I'd have to stop being so afraid of losing {them}",
              'You think the fear did some of the damage.',
              'worth',
            ],
            ["Nothing, I'd take it as it was", "You'd go back to just how it was, and ask for nothing more."],
          ],
        },
        {
          asks: 'cost',
          ask: "What wasn't good, that's easy to forget now?",
          plain: 'Which hard part do you tend to leave out?',
          options: [
            ['How alone I felt, next to {them}', 'You were lonely even with {them} there.', 'miss'],
            [
              'That we wanted different lives',
              'You wanted different lives. That was there before it ended.',
              'life',
            ],
            [
              'The part that was my doing',
              "There's a part that was you, and you'd rather not look at it.",
              'worth',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would be worst about it really being over?',
          plain: "If it's over for good, what's gone?",
          options: [
            [
              "The future I'd already pictured",
              "It's years you hadn't lived yet that you're losing as well.",
              'life',
            ],
            ['The person who knew me best', 'Nobody else knows you that well, as you see it.', 'miss'],
            ['My best chance, at my age', "There's a clock in this too, then.", 'life'],
          ],
        },
        {
          asks: 'step',
          ask: 'What would you want to know before you ever went back?',
          plain: 'What would you ask {them} first, before anything else?',
          options: [
            [
              "What's actually different now",
              "You'd want something that has changed, and not just two people who are sad.",
              'why',
            ],
            ["If it's me {they} missed, or just company", "You'd want to be missed in particular."],
            [
              "I wouldn't ask, I'd just go",
              "You'd be round there before you'd thought of a question.",
              'contact',
            ],
          ],
        },
      ],
      open: "whether it's over for you",
      style: 'would rather not shut the door yet',
      label: 'Not quite decided',
      mood: 'Not settled yet.',
    },
    life: {
      cues: 'move out|moving out|moved out|apartment|lease|mortgage|his things|her things|his stuff|her stuff|belongings|mutual friends|our friends|honeymoon|his family|her family|telling people|tell my mum|tell my parents|start over|starting over|start again|at my age|biological clock|single again|live alone|divorce|our flat|the flat',
      reflections: [
        'It sounds as if a lot of your life is tied up in it.',
        "It's about the life around it as well.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: "What's hardest to do on your own now?",
          plain: 'Which thing coming up would you skip if you could?',
          options: [
            [
              "Parties and weddings we'd have gone to together",
              "Everyone will be in pairs, or so it'll look.",
              'miss',
            ],
            ['Going back for the rest of my things', 'Going back there, just to carry things out.'],
            [
              "Telling my family it didn't work",
              "You can already hear how it'll sound when you tell them.",
              'worth',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What else went, along with the relationship?',
          plain: 'What did you lose besides {them}?',
          options: [
            ['Half of our friends', "Friends get shared out, and nobody says how it's done."],
            [
              'A home that felt like home',
              "You're not just without somebody. You've nowhere that feels like yours.",
            ],
            [
              "The life I'd told everyone about",
              "You'd told people how it would be, and now it isn't.",
              'worth',
            ],
          ],
        },
        {
          asks: 'want',
          ask: "What did you let go of that you'd like back?",
          plain: 'What did you drop while you two were together?',
          options: [
            ["Friends I'd stopped calling", "There are people from before that you'd like to hear from."],
            ['Something I used to love doing', 'There was something that was only yours.'],
            [
              "Time to myself, and now I can't stand it",
              "You used to want time to yourself, and now there's too much of it.",
              'miss',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Which one practical thing would make this week easier?',
          plain: "What's one job you'd be glad to have done by Sunday?",
          options: [
            ['Agreeing who keeps what', "Once that's agreed, it's one thing less to go over."],
            ['Having somebody stay over for a night', "Somebody else's noise in the place, for one night."],
            [
              'Changing the sheets, which I keep not doing',
              "The sheets. You know exactly why you've left them.",
              'miss',
            ],
          ],
        },
      ],
      open: 'what your days will look like now',
      style: 'think of all that has to be sorted out',
      label: 'Has a lot to rearrange',
      mood: 'A lot to rearrange.',
    },
  },
  together: [
    { of: ['miss', 'contact'], say: 'Maybe wanting to be in touch is mostly missing {them}.' },
    { of: ['miss', 'worth'], say: 'Maybe you also miss how you felt about yourself with {them}.' },
    { of: ['why', 'worth'], say: "Without a clear reason, it's easy to think the reason is you." },
    { of: ['contact', 'doubt'], say: "Maybe while you can still reach each other, it isn't quite over." },
    { of: ['doubt', 'life'], say: 'Maybe some of the doubt is about having to start again.' },
    { of: ['why', 'doubt'], say: "Maybe it's hard to call it over without knowing what went wrong." },
    { of: ['miss', 'life'], say: "Maybe it's {them} you miss, and also the life that came with {them}." },
  ],
  insights: [
    {
      of: ['miss', 'contact'],
      say: 'Maybe hearing from {them} would ease the missing for an hour, and make the next day harder.',
    },
    {
      of: ['miss', 'why'],
      say: 'Maybe even a full explanation would leave you missing {them} just as much.',
    },
    {
      of: ['miss', 'worth'],
      say: 'Maybe part of what you miss is how you felt about yourself when you were with {them}.',
    },
    {
      of: ['miss', 'doubt'],
      say: 'Maybe missing {them} shows that it mattered, and not yet that it was right.',
    },
    {
      of: ['miss', 'life'],
      say: 'Some of what you miss may be the life you had together, as much as {them}.',
    },
    {
      of: ['contact', 'why'],
      say: "Maybe what you'd most want from a message is an explanation, and {they} might not have one.",
    },
    {
      of: ['contact', 'worth'],
      say: 'Maybe hearing from {them}, or not hearing, has started to feel like a verdict on you.',
    },
    {
      of: ['contact', 'doubt'],
      say: "Maybe staying within reach is a way of not having to decide that it's over.",
    },
    {
      of: ['contact', 'life'],
      say: "Maybe it's hard to build a life without somebody who's only one message away.",
    },
    { of: ['why', 'worth'], say: "Maybe, as long as you don't know why, you fill the gap with yourself." },
    { of: ['why', 'doubt'], say: "Maybe it can't feel over while you don't understand how it ended." },
    {
      of: ['why', 'life'],
      say: "Maybe it's hard to start on the next part when you don't understand how this one ended.",
    },
    {
      of: ['worth', 'doubt'],
      say: 'It could be that being wanted again matters to you as much as having {them} back.',
    },
    {
      of: ['worth', 'life'],
      say: "Maybe it's not only the new start that's hard, but what you think it says about you.",
    },
    {
      of: ['doubt', 'life'],
      say: "Maybe part of the doubt isn't about {them} at all, but about how much would have to start again.",
    },
  ],
  suggestions: [
    "if you're tempted to write, put it in your notes and read it again tomorrow",
    'tell one friend which hour is worst, so they know when to ring',
    'ask someone to keep you company for one of the practical jobs',
    "plan one evening this week with somebody who's easy company",
    'write down one good day and one bad day, both as they were',
  ],
  later: {
    secret: ['You may be trying to get over one version of it while everybody around you knows another.'],
    pretend: [
      "Being the one who's taking it so well may mean that nobody has noticed there's still a question.",
    ],
    protect: [
      "If you've said little, for somebody's sake, your side of how it ended may not have been gone into, even by you.",
    ],
    guilt: ['It might be possible to be sorry for your own bit of it without taking on the lot.'],
    relief: ["A part of you seems to breathe easier, and perhaps that part hasn't been asked yet."],
    hurt: [
      "You could be asking about the whole of it when there's a particular thing, said or done, that still stings.",
    ],
    duty: ["Maybe you're still keeping your side of something the ending was supposed to let you off."],
    want: ['Having thought as a couple, you may be out of practice at asking what only you would like.'],
    miss: [
      'What you miss and who you miss might turn out to be different, and the question treats them as the same.',
    ],
    fear: [
      "The thing you dread might still be there if they rang tomorrow, or it might not; perhaps that's worth knowing.",
    ],
    becoming: [
      "Part of getting over it may be not turning into somebody, or not falling short of somebody, you've got in mind.",
    ],
    notgood: [
      'The ending may have got taken as a verdict on you, when it was perhaps about how the pair of you fitted.',
    ],
    worn: [
      "How much you still feel about them may be hard to judge when you've so little left to feel with.",
    ],
    alone: [
      "Getting over somebody may be a lot to manage when nobody's asking how you're getting on with it.",
    ],
    anger: [
      "As cross as you are, there may be something you'd want admitted before it can properly be over.",
    ],
    kindness: [
      'Something did you good without anything being explained first, so perhaps not everything here needs explaining.',
    ],
    decided: [
      "It sounds as if you've got your answer, and would perhaps like it to stop hurting that you have it.",
    ],
    waiting: ['It might be over on paper while some of you is still leaving time for it to change.'],
  },
};
