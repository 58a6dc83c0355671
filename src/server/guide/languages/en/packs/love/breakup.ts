import type { Pack } from '../../../../engine/pack.ts';

export const breakup: Pack = {
  id: 'breakup',
  who: {
    words: 'ex-husband|ex-wife|ex-boyfriend|ex-girlfriend|ex|husband|wife|fiance|fiancee|fiancé|fiancée',
    line: 'your ex',
    option: 'my ex',
  },
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: 'new girlfriend|new boyfriend|new partner|new bloke|new woman|new man|already dating|already seeing|with someone new|left me for|dumped me for|cheated on me|found someone else|met someone else',
      say: "So there's another person in this now.",
      asks: 'moment',
      ask: 'What went through your head when you found out?',
      plain: 'When you heard, what was your first thought?',
      concern: 'worth',
      options: [
        ['That I was easy to swap', "Easy to swap. That's a harsh thing to have thought about yourself."],
        [
          'That it must have started before',
          'You started counting backwards, to when it might have begun.',
          'why',
        ],
        [
          'That I wanted to see what they look like',
          'You wanted to look, even though looking was going to hurt.',
          'contact',
        ],
      ],
    },
    {
      cues: 'i ended it|i ended things|i broke up with|i broke it off|i dumped|i left him|i left her|i left them|i called it off|i was the one who left|i finished it',
      say: "You're the one who ended it, and that doesn't seem to settle it.",
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
      cues: "out of nowhere|out of the blue|blindside*|no explanation|no reason|didn't say why|never said why|won't say why|don't understand|doesn't make sense|makes no sense|don't know why|closure|ghosted|by text|over text",
      say: "It ended, and you're left to work out why.",
      asks: 'moment',
      ask: "What's the last bit that still made sense?",
      plain: 'When did things between you last feel normal?',
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
      cues: 'text*|message*|blocked|block him|block her|unblock*|instagram|facebook|whatsapp|last seen|online|phone|stalk*|profile|stories|no contact|reply|replied|call him|call her',
      say: "The phone's part of it, then.",
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
      cues: 'move out|moving out|flat|apartment|lease|mortgage|his stuff|her stuff|my stuff|the dog|the cat|custody|mutual friends|same friends|wedding|honeymoon|divide|keys|same office|work together',
      say: "And on top of it there's everything to untangle.",
      asks: 'fear',
      ask: 'Which part of that do you dread most?',
      plain: 'Which bit would you hand to somebody else if you could?',
      concern: 'life',
      options: [
        ['The actual sorting out of who keeps what', 'Splitting up a life, item by item.'],
        ['Telling people, one after another', 'Every person you tell, it becomes a bit more true.'],
        [
          'The bit after, when nothing ties us any more',
          'Then some part of you might not mind the mess lasting a while.',
          'doubt',
        ],
      ],
    },
    {
      cues: "can't sleep|can't eat|not sleeping|not eating|cry*|cried|tears|sobb*|3am|4am|wake up|woke up|chest|sick to my stomach|heartbr*",
      say: "It's got into your days and nights.",
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
          "Reading back through it, at that hour. You're looking for something, maybe.",
          'why',
        ],
      ],
    },
    {
      asks: 'moment',
      ask: 'When did it last catch you off guard?',
      plain: 'When today did you last think of {them}?',
      concern: 'miss',
      options: [
        [
          "Something happened that I'd have told {them}",
          "You had something to tell, and the usual person wasn't there to tell.",
        ],
        ['Somebody asked how we were', 'We. And you had to say something.', 'life'],
        ["It doesn't catch me, it's there all day", 'All day, then. Sounds tiring, on top of sad.'],
      ],
    },
  ],
  concerns: {
    miss: {
      cues: 'miss him|miss her|miss them|miss us|missing him|missing her|i miss|empty bed|side of the bed|bed feels|smell*|photo*|our song|our place|dream*|used to|every morning|every night|weekends|cry*|crying|still love|love him|love her|lonely without|voice',
      heard: [
        "You miss {them}. It sounds as if it's the everyday of it.",
        "It's still very close, by the sound of it.",
        "Sounds as if {they}'d still be the first one you'd turn to.",
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
              'You miss some of the bad as well. It was yours, even so.',
              'doubt',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When was it a bit lighter this week?',
          plain: 'When did you last go an hour without it?',
          options: [
            [
              "With a friend who didn't ask about it",
              'Someone was just there and left it alone, and that helped.',
            ],
            ['Busy with work, oddly', 'For a few hours somebody needed you for something else.', 'life'],
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
            ['Our places, that café, that street', 'Even the way into town has to be planned now.'],
            [
              'Songs, and half of what I used to watch',
              "Even the sofa isn't safe, with the shows you used to watch.",
            ],
            [
              "Other people's happy news",
              "Someone else's good news lands on you as a loss. That's hard to admit to.",
              'worth',
            ],
          ],
        },
      ],
      open: 'what it is about {them} that you miss most',
      style: 'go by what an ordinary day used to be like, more than by the big moments',
      label: 'Loves in small things',
      mood: 'Missing someone, in ordinary moments.',
    },
    contact: {
      cues: 'text him|text her|text them|texted|texting|message*|reply|replied|replies|seen it|left on read|blocked|block him|block her|unfollow*|instagram|facebook|last seen|online|stories|profile|stalk*|check* his|check* her|look* at his|look* at her|no contact|call him|call her|rang|reach out|bump* into|ran into',
      heard: [
        "It hasn't really gone quiet, even when nobody's writing.",
        'Being in touch, or not, sounds like a question you face every day.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What happens just before you reach for the phone?',
          plain: 'What sets it off, usually?',
          options: [
            ["It goes quiet, and I'm on my own", 'The quiet comes first, then the phone.', 'miss'],
            [
              "Something that only {they}'d understand",
              "You have something to share, and only one person it's for.",
              'miss',
            ],
            ["A drink, and then I'm brave", 'A drink in, it suddenly seems simple to write.'],
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
          ask: 'What scares you about going silent?',
          plain: "What might happen if you didn't write or look for a week?",
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
            ["In my hand, let's be honest", "You'll look, and you're not pretending otherwise."],
          ],
        },
      ],
      open: 'whether you want a reply, or want to stop waiting for one',
      style: 'would rather know than wonder, even when knowing stings',
      label: 'Still listening for a reply',
      mood: 'Waiting, with one eye on the phone.',
    },
    why: {
      cues: "why did|why he|why she|why they|why would|why didn't|wonder why|know why|tell me why|why me|reason|explain*|explanation|closure|out of nowhere|out of the blue|blindside*|doesn't make sense|makes no sense|don't understand|what did i do|what went wrong|replay*|over and over|going over|last conversation|the last thing|signs|answers|lied|truth",
      heard: [
        'You keep looking for the reason.',
        "It's the not understanding that sounds hard to put down.",
        'Sounds as if the ending came without an explanation you can use.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Which sentence do you keep replaying?',
          plain: 'What was said at the end that stuck?',
          options: [
            [
              'Something kind that made it worse',
              'A kind sentence can be harder to argue with than a cruel one.',
            ],
            [
              "The excuse, because it doesn't add up",
              "You've done the sums on that one, and they don't come out.",
            ],
            ["Something I said and can't take back", 'So the line that goes round is your own.', 'worth'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would a proper answer have to clear up?',
          plain: 'If {they} had to answer you honestly, what would you want to know?',
          options: [
            ['When it started to go wrong', 'You want a date for it, a point where it turned.'],
            [
              'How it could change that fast',
              "One week it was one thing, and then another. You'd like to see the join.",
            ],
            [
              'Whether I was ever really loved',
              "Under the why there's a bigger one: whether any of it was real.",
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
              "No reason at all would be worse, because then you can't learn a thing from it.",
            ],
            ['That I knew, and looked away', "Maybe part of the shock is that it wasn't entirely one."],
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
      open: 'why it ended, and whether anybody could tell you',
      style: 'need to understand a thing before you can leave it alone',
      label: 'Needs it to make sense',
      mood: 'Full of questions, short on answers.',
    },
    worth: {
      cues: "not enough|not good enough|wasn't enough|good enough|unlovable|unloveable|ugly|too much|replaced|replace me|compare*|comparing|prettier|younger|better than me|new girlfriend|new boyfriend|moved on|rejected|rejection|what's wrong with me|wrong with me|my fault|failure|failed|nobody will|no one will|worthless|pathetic|stupid",
      heard: [
        "It sounds as if you've taken it as a mark against you.",
        "Somewhere in this you've come off worse in your own eyes, maybe.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What set that feeling off, last time?',
          plain: 'When did you last feel small about it?',
          options: [
            ['Seeing a photo of {them} looking happy', "One photo, and {they} looked fine. You weren't."],
            ['Catching myself in the mirror', "You looked at yourself with somebody else's eyes, perhaps."],
            [
              'Comparing myself, and losing',
              "You hold a contest in your head, and you've already decided who wins.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What do you think {they} saw, by the end?',
          plain: 'What did {they} get tired of, do you think?',
          options: [
            [
              'Somebody who needed too much',
              "Needing too much. You've been wondering what the right amount would have been.",
            ],
            [
              "Somebody who'd gone dull",
              'Dull. And you can probably remember not being, around {them}.',
              'miss',
            ],
            ['Me as I really am', 'So the worry is that {they} looked properly, and then went.'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would someone who knows you well say to that?',
          plain: "Who'd disagree with you, and what would they say?",
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
            [
              'Nowhere much, and that frightens me',
              "It isn't only {them} you've lost sight of, by the sound of it.",
            ],
          ],
        },
      ],
      open: 'how much of this is about you, and how much about the two of you',
      style: 'look for the fault in yourself first',
      label: 'Hard on yourself',
      mood: 'Sore, and hard on yourself.',
    },
    doubt: {
      cues: 'get back|getting back|take me back|take him back|take her back|want him back|want her back|back together|try again|second chance|regret*|mistake|right decision|right thing|right choice|hope*|waiting for|come back|comes back|should have stayed|should have tried|i ended|not sure|unsure|what if',
      heard: [
        "Part of you hasn't closed the door yet, it seems.",
        "You're still arguing it out with yourself.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "When's the doubt at its loudest?",
          plain: 'What time of day, or what thought, brings the doubt?',
          options: [
            ['Late at night, hardly ever in daylight', "It's one story at night and another one by day."],
            ['When I remember a good day', 'One good day can outvote a lot of others.'],
            [
              'When I picture {them} with somebody else',
              "It's the thought of {them} being taken that stirs it up.",
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
            [
              "Nothing, I'd take it as it was",
              "You'd go back on the old terms. Worth knowing that about tonight, at least.",
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What gets left out when you remember the good times?',
          plain: 'What was bad that you keep forgetting?',
          options: [
            ['How alone I felt, next to {them}', 'Lonely with {them}, and now lonely without.', 'miss'],
            [
              'That we wanted different lives',
              "The wanting-different part doesn't show up in memories.",
              'life',
            ],
            [
              'The part that was my doing',
              "You'd have to remember your own share as well, and that's less sweet.",
              'worth',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What's frightening about it really being over?",
          plain: "If it's over for good, what's gone?",
          options: [
            [
              "The future I'd already pictured",
              "It's years you hadn't lived yet that you're losing as well.",
              'life',
            ],
            ['The person who knew me best', "Nobody's had that much practice at knowing you.", 'miss'],
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
      style: 'keep both answers alive until you can bear to drop one',
      label: 'Not quite done deciding',
      mood: 'Half out, half still there.',
    },
    life: {
      cues: 'move out|moving out|moved out|flat|apartment|lease|mortgage|his things|her things|his stuff|her stuff|belongings|dog|cat|mutual friends|our friends|wedding|holiday|honeymoon|my family|his family|her family|telling people|tell my mum|tell my parents|start over|starting over|start again|at my age|biological clock|plans|future|single again|live alone|divorce|dating',
      heard: [
        "There's a whole life attached to it, not only a person.",
        'So everything around it has to move as well.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: "What's the first thing you'll have to do on your own?",
          plain: 'Which thing coming up would you skip if you could?',
          options: [
            ["Some do where we'd have gone together", "Everyone will be in pairs, or so it'll look.", 'miss'],
            [
              'Going back for the rest of my things',
              'Collecting boxes from a place where you knew where the cups were.',
            ],
            [
              "Telling my family it didn't work",
              'In front of family, an ending can feel like a result.',
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
              "There's an audience to this, and that stings as well.",
              'worth',
            ],
          ],
        },
        {
          asks: 'want',
          ask: "What had you let slide that you'd like back?",
          plain: 'What did you drop while you two were together?',
          options: [
            [
              "Friends I'd stopped calling",
              "There are people from before, and you've half lost their numbers.",
            ],
            [
              'Something I used to love doing',
              "There was a thing that was only yours, and it's been sitting there.",
            ],
            [
              "Time to myself, and now I can't stand it",
              "You used to want the quiet. Now there's nothing else.",
              'miss',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Which one practical thing would make this week easier?',
          plain: "What's one job you'd be glad to have done by Sunday?",
          options: [
            ['Agreeing who keeps what', "You'd like it settled, so you can stop arguing it in your head."],
            ['Having somebody stay over for a night', "Somebody else's noise in the place, for one night."],
            [
              'Changing the sheets, which I keep not doing',
              "The sheets. You know exactly why you've left them.",
              'miss',
            ],
          ],
        },
      ],
      open: 'what your life is going to look like without the two of you',
      style: 'get on with what has to be done, and feel it later',
      label: 'Keeps the week going',
      mood: 'Busy with boxes, tired underneath.',
    },
  },
  together: [
    { of: ['miss', 'contact'], say: "It's {them} you miss, and the phone's where you go looking." },
    { of: ['miss', 'worth'], say: 'Maybe you also miss who you were when somebody wanted you.' },
    { of: ['why', 'worth'], say: "Nobody's explained it, so maybe you've put yourself down as the reason." },
    { of: ['contact', 'doubt'], say: "As long as you can still write, it isn't quite decided." },
    { of: ['doubt', 'life'], say: 'Sounds as if some of the doubt is about starting again.' },
    { of: ['why', 'doubt'], say: 'Maybe finding out why would also be finding a way back.' },
    { of: ['miss', 'life'], say: "It's a person that's missing, and a week you knew how to live." },
  ],
  insights: [
    {
      of: ['miss', 'contact'],
      say: 'You miss {them}, and the phone is the one door still open. Maybe it keeps the missing going as much as it eases it.',
    },
    {
      of: ['miss', 'why'],
      say: 'You want to know why, and you miss {them}. An answer might settle the first and leave the second exactly where it is.',
    },
    {
      of: ['miss', 'worth'],
      say: "You miss {them}, and you've come out of it feeling smaller. Some of what you miss may be how you used to feel about yourself.",
    },
    {
      of: ['miss', 'doubt'],
      say: 'You seem to be using the missing as evidence. It might only show that it mattered, and not whether it was right.',
    },
    {
      of: ['miss', 'life'],
      say: "There's {them}, and there's all that came with {them}. Some of what hurts might be the ordinary week you lost, more than the person.",
    },
    {
      of: ['contact', 'why'],
      say: "You go to the phone for an answer. Maybe the person who'd have to send it hasn't got one either.",
    },
    {
      of: ['contact', 'worth'],
      say: "Whether a message comes seems to have turned into whether you're worth one. Those could be two very different things.",
    },
    {
      of: ['contact', 'doubt'],
      say: "While you can still write, nothing's quite final. Maybe that's what makes the phone so hard to put down.",
    },
    {
      of: ['contact', 'life'],
      say: 'Some of this has to be sorted out with {them}, and some of it without {them}. The messages are doing both jobs at once.',
    },
    {
      of: ['why', 'worth'],
      say: "There's a gap where the reason should be, and you've put yourself in it. Not knowing why isn't the same as it being you.",
    },
    {
      of: ['why', 'doubt'],
      say: "You want to understand it, and you're not sure it's over. Maybe you need the why to stay open, so that it isn't finished.",
    },
    {
      of: ['why', 'life'],
      say: "The practical things won't wait for an explanation. You're having to pack up something you haven't understood yet.",
    },
    {
      of: ['worth', 'doubt'],
      say: "Sounds as if this isn't only about having {them} back. Being wanted again would settle something about you.",
    },
    {
      of: ['worth', 'life'],
      say: "You're looking at a life for one and reading it as a score. That you're on your own is a fact; the score is yours.",
    },
    {
      of: ['doubt', 'life'],
      say: 'Part of the doubt may be about {them}. Part of it may just be how much would have to start again.',
    },
  ],
  suggestions: [
    'write the message in your notes, and read it again tomorrow lunchtime before deciding anything',
    'tell one friend which hour is worst, so they know when to ring',
    'ask someone to come along when the things get sorted out',
    'put clean sheets on, and sleep in the middle',
    'write down one good day and one bad day, both as they were',
  ],
};
