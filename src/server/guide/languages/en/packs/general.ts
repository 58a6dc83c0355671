import type { Pack } from '../../../engine/pack.ts';

export const general: Pack = {
  id: 'general',
  avoid: ['scale'],
  openings: [
    {
      cues: 'died|funeral|passed away|miscarriage|cancer|dying|lost my|lost our|miss {him/her/them}',
      say: "I'm sorry.",
      ask: 'Which part of an ordinary day is hardest?',
      plain: 'Take yesterday. Which part of it was hardest?',
      asks: 'moment',
      concern: 'loss',
      options: [
        ['The first minute after waking up', 'So each morning you find out again.'],
        [
          'When people are kind about it',
          'Kindness gets through where the rest of the day bounces off.',
          'seen',
        ],
        [
          "Noticing I hadn't thought of it for hours",
          'So even an easy hour makes you feel bad afterwards.',
          'guilt',
        ],
      ],
    },
    {
      cues: "am i overreacting|overreact*|is it normal|is it weird|is that normal|is that even|am i being|am i the|sounds silly|sounds stupid|i know it's stupid|i know it's silly|being dramatic|first world",
      say: "Part of you isn't sure you're allowed to mind.",
      ask: "Who'd say you're making too much of it?",
      plain: "Whose voice says it's not a big thing?",
      asks: 'view',
      concern: 'fine',
      options: [
        [
          "One person, and I can hear exactly how they'd say it",
          'So somebody answers in your head before you have finished speaking.',
          'words',
        ],
        ['Most people, probably', "Most people haven't had to live with it, though."],
        ['Me. I get in first', "You get in first, so nobody else can. It's still said, that way."],
      ],
    },
    {
      cues: "haven't told|havent told|never told|nobody knows|no one knows|keep it to myself|kept it to myself|secret*|can't tell anyone|can't tell my",
      say: "So this isn't something everybody knows.",
      ask: "Who'd be the hardest person to tell?",
      plain: "If you went through everyone you know, where'd you stop?",
      asks: 'fear',
      concern: 'untold',
      options: [
        ['Someone who thinks well of me', "Somebody thinks well of you, and you'd be risking that.", 'seen'],
        ["Someone who'd worry", "You're sparing somebody the worry, and keeping all of it."],
        ['Someone it was partly about', "So it isn't news to somebody. They only don't know your half."],
      ],
    },
    {
      cues: "said i'm|said i was|called me|told me i|told me that|{he/she/they} said|keeps saying|keeps telling me|laughed at me|{his/her/their} exact words|a comment",
      say: 'It sounds as if that stayed with you.',
      ask: 'Which of the words stuck?',
      plain: 'If you had to cut it down to two or three words, which?',
      asks: 'moment',
      concern: 'words',
      options: [
        [
          "The ones that weren't even meant badly",
          'Not meant badly, and they went in. That leaves you with nobody to be cross with.',
        ],
        [
          "The ones I'd already thought myself",
          'So somebody said aloud what you only say in private.',
          'rule',
        ],
        ["It's more the silence afterwards", 'So what hurt was that nobody said anything more.', 'seen'],
      ],
    },
    {
      cues: "by monday|by friday|by tomorrow|by the end of|deadline*|want an answer|decide by|have to decide|running out|can't afford|rent|mortgage|debt",
      say: "And it won't wait for ever.",
      ask: 'What would you do with another six months?',
      plain: 'If nothing was due for half a year, what would you do first?',
      asks: 'want',
      concern: 'squeeze',
      options: [
        ['Find out a few things first', "So there's something you'd want to know before anything's settled."],
        [
          'Exactly the same, only calmer',
          "Maybe you know the what, then, and it's the hurry that hurts.",
          'body',
        ],
        [
          "Put it off for six months, if I'm honest",
          "More time would just be more of this. You've noticed that already.",
        ],
      ],
    },
    {
      cues: 'part of me|half of me|keep changing my mind|back and forth|two minds|mixed feelings',
      say: "So it isn't settled yet.",
      ask: 'If somebody made you answer this minute, what would you go for?',
      plain: 'With ten seconds to answer, what would you go for?',
      asks: 'moment',
      concern: 'torn',
      options: [
        [
          'What I want, before I can stop myself',
          "There's something you want, then, if you're not given time to stop.",
        ],
        [
          'Whatever leaves things as they are',
          "You'd leave things be. Maybe for a reason, maybe because ten seconds is short.",
        ],
        ['Whatever upsets nobody', 'That would suit everybody else. It may not be quite what suits you.'],
      ],
    },
    {
      ask: 'Which bit of this keeps coming back?',
      plain: 'When this turns up in the shower or on the bus, what is it?',
      asks: 'moment',
      concern: 'frame-open',
      options: [
        ['One sentence that somebody said', "Somebody said something, and it's still there.", 'words'],
        ['A moment I could have used better', "There was a moment, and you'd like a second go at it."],
        [
          'What people would think, if they knew',
          'Other people are in it too, then, even the ones who know nothing about it.',
          'untold',
        ],
      ],
    },
  ],
  concerns: {
    scene: {
      cues: "keep seeing|keep hearing|keep replaying|replay*|can't stop thinking|cant stop thinking|keep thinking about|stuck in my head|can't get it out of my head|over and over|the look on|{his/her/their} face|that moment|that night|flashback*|goes round|going round and round|still see|still hear|walked in on|i froze|i just froze|stood there|sat there|sat in the car|sat in my car|sat in the bathroom|out of nowhere|all of a sudden",
      heard: ['Sounds as if it plays whether you want it to or not.', "That moment hasn't gone away, then."],
      questions: [
        {
          asks: 'moment',
          ask: "What's the bit you always come back to?",
          plain: 'If it was a film, where does it get stuck?',
          options: [
            ["Somebody's face", "So it's a face. Maybe you're still working out what was in it.", 'seen'],
            [
              'The second before it went wrong',
              'Just before. Perhaps because it could still have gone another way.',
              'loss',
            ],
            ["What I did, or didn't do", "So it's yourself you're watching, mostly.", 'guilt'],
          ],
        },
        {
          asks: 'want',
          ask: 'If you could have one minute of this again, what would you do?',
          plain: "If you could go back to any minute of this, what'd you do there?",
          options: [
            ['Say what I really think', 'It was there to be said, and it stayed in.', 'untold'],
            ['Get up and leave', 'Maybe some of you was already at the door.'],
            [
              "Nothing. I'd want somebody else to",
              "Sounds as if it wasn't you who should have moved.",
              'anger',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'When this comes back, what do you end up believing?',
          plain: "What seems true afterwards that you'd hoped wasn't?",
          options: [
            [
              "That I'm not who I thought I was",
              'One moment, and it gets to overrule everything you knew about yourself.',
            ],
            [
              'That I meant less to somebody than I thought',
              "So it's become a measure of how much you mattered.",
              'seen',
            ],
            ["That it'll happen again", "Maybe you're not looking back, then. You're keeping watch."],
          ],
        },
        {
          asks: 'view',
          ask: 'What would a stranger have seen, watching?',
          plain: "If somebody had been watching, what'd they say they saw?",
          options: [
            [
              'Something much smaller than what I saw',
              "From outside, hardly anything. That's lonely, when it's so big from inside.",
              'seen',
            ],
            [
              "Exactly what I saw, and they'd say so",
              "A witness would be on your side, then. You haven't had one.",
            ],
            [
              'Me, carrying on as if nothing had happened',
              "They'd have missed it, because you made sure they would.",
              'fine',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Next time it starts up, what could you do for a minute?',
          plain: 'When it comes back, what small thing could you do?',
          options: [
            ['Get up and put the light on', 'Something plain, with your feet on the floor.', 'body'],
            ['Text one person', "One person who'd know it's back. That'd be new, maybe.", 'untold'],
            ["Let it run. I'm used to it", "You've got used to it, and it's still got hold of you.", 'fine'],
          ],
        },
      ],
      open: 'why it keeps coming back',
      style: 'go back over what happened before you go on',
      label: 'Goes back to look again',
      mood: 'Not quite over yet.',
    },
    words: {
      cues: "{he/she/they} said|told me i|told me that|called me|said i'm|said i was|said to me|{his/her/their} words|apparently i'm|apparently i am|made a joke|jokes about|a comment|the comment|commented|criticis*|criticiz*|laughed at|snapped at me|shouted at me|yelled at me|everyone says|people say|keeps saying|keeps telling me|accused me|insult*|feedback|{he/she/they} texted|{he/she/they} wrote|compared me",
      heard: [
        'Sounds as if those words have stuck.',
        "Maybe you've answered that a few times since, in your head.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you say back?',
          plain: 'Straight after that, what came out of your mouth?',
          options: [
            [
              'Nothing. I went quiet',
              "You went quiet. The answer's probably been turning up ever since.",
              'untold',
            ],
            [
              'Something nice, to get past it',
              'You helped everyone past it, including whoever said it.',
              'fine',
            ],
            [
              "Something I'd take back",
              'So there are two sentences that stuck, and one of them is yours.',
              'guilt',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you have liked to hear instead?',
          plain: "If you'd written their lines, what would they have said?",
          options: [
            [
              'Sorry, with no but after it',
              "A clean sorry. You'd notice a but from three rooms away.",
              'anger',
            ],
            ['A question. Any question', 'They told you something, and nobody asked you anything.', 'seen'],
            [
              "That they're proud of me",
              "You'd have liked them to be proud. That's a lot to be still waiting for.",
              'seen',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "Which bit of what was said can't you wave away?",
          plain: 'Which part of what was said might be a little bit true?',
          options: [
            ['One word of it', "A whole sentence, and one word that's still in."],
            [
              "None of it. That's why I'm so cross",
              "Not a word of it's true, and you're still having to carry it.",
              'anger',
            ],
            ["More of it than I've let on", "Some of it's close to what you think yourself, then.", 'untold'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would they say they meant?',
          plain: 'If we asked them now, how would they explain it?',
          options: [
            [
              "That they're only worried about me",
              "Worry's hard to answer back to. It hurts, and you'd still have to thank them.",
            ],
            [
              "That it's the truth and someone had to say it",
              "So it came as a truth, and you weren't asked if you wanted one.",
            ],
            [
              "They'd say they can't remember",
              "It's stayed with you and not with them. That might be the worst of it.",
              'seen',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: "What's different since it was said?",
          plain: "What do you do now that you didn't do before?",
          options: [
            ['I watch what I say', 'You edit yourself now, before anyone else can.'],
            [
              "I keep testing if it's true",
              "You've been collecting evidence, probably on both sides.",
              'rule',
            ],
            ['I tell them less', "They don't know it, but that sentence cost them something too.", 'untold'],
          ],
        },
      ],
      open: 'how much of what was said you believe',
      style: 'notice how a thing is said, and not just what',
      label: 'Remembers what was said',
      mood: 'Still hearing what was said.',
    },
    untold: {
      cues: "haven't told|havent told|didn't tell|didnt tell|never told|not told|nobody knows|no one knows|noone knows|doesn't know i|doesn't know about|don't know about it|can't tell {him/her/them}|can't tell anyone|can't tell my|couldn't tell|keep it to myself|keeping it to myself|kept it to myself|keep it in|secret*|secretly|hiding|hide it|i lied|lying to|no one to talk to|nobody to talk to|can't talk to|cant talk to|can't talk about|can't say it|never said|haven't said|didn't say anything|said nothing|bottle* up|bottled up|alone with|all by myself|never admitted|hard to admit|don't want anyone to know",
      heard: [
        "So part of this hasn't been said out loud yet.",
        "Sounds as if you've been alone with this bit.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you come closest to saying it?',
          plain: 'When was it nearly out of your mouth?',
          options: [
            [
              'In the car, both of us looking ahead',
              "It's easier when nobody's looking. You'd got as far as finding the place.",
            ],
            ['In a message I deleted', 'You had the words, then. You had them and took them back.'],
            ["I've never come close", "Not even close. So it's been just you, the whole time.", 'seen'],
          ],
        },
        {
          asks: 'fear',
          ask: "Suppose you've said it. What happens in the next minute?",
          plain: "What's the first thing on their face?",
          options: [
            [
              'Kindness, and then I fall apart',
              "So it isn't that they'd be unkind. It's what kindness would do to you.",
              'body',
            ],
            [
              'Disappointment, quickly tidied away',
              "You'd see it before it was tidied. You'd always have seen it.",
              'guilt',
            ],
            ['Relief. They knew', "And then you'd have kept it in all this time for nothing, maybe."],
          ],
        },
        {
          asks: 'cost',
          ask: "What's tiring about keeping it in?",
          plain: 'What do you have to do so that nobody notices?',
          options: [
            ['Remembering who knows what', 'You keep the books on this, as well as everything else.'],
            [
              "Being cheerful when I'm not",
              "So there's the thing itself, and then the show around it.",
              'fine',
            ],
            [
              "Nothing. I've got too good at it",
              "It costs you less each time. You don't sound glad of that.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: "Who'd you like to know, without having to tell them?",
          plain: 'If one person could just know by magic, who?',
          options: [
            ['One person. I know exactly who', "There's a name, then. You didn't need long."],
            ["A stranger I'd never see again", "Somebody it wouldn't change anything with."],
            ["The one I'm keeping it from", "You're hiding it from the one you'd most like to know.", 'torn'],
          ],
        },
        {
          asks: 'step',
          ask: "What's the smallest part you could say out loud?",
          plain: 'What one sentence could you say, and leave the rest?',
          options: [
            ["Just that there's something", "Only that there's something. They could ask, then, or not."],
            ['The fact, without how I feel', 'The bare fact, then. The rest could follow or not.'],
            [
              'None of it. I only wanted to write it down',
              "Then it's written down, and that can be all for today.",
            ],
          ],
        },
      ],
      open: 'whether anybody else will hear it',
      style: "think about who'd hear a thing before you say it",
      label: 'Careful who hears it',
      mood: "Something's still unsaid.",
    },
    fine: {
      cues: "it's fine|its fine|i'm fine|im fine|it was fine|i'm ok|im ok|i'm okay|im okay|it's ok|it's okay|its ok|not a big deal|no big deal|could be worse|have it worse|has it worse|can't complain|cant complain|shouldn't complain|i'm used to it|im used to it|it's nothing|its nothing|being silly|being dramatic|overreact*|laughed it off|laugh it off|i smile|i smiled|i just smile|pretend*|act normal|acting normal|first world|doesn't matter|doesnt matter|not that bad|sounds silly|sounds stupid|don't want to make a fuss|make a fuss|anyway never mind",
      heard: [
        "You play it down a bit. It doesn't sound that small.",
        "Sounds as if you've talked yourself out of minding before.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When was it last not fine?',
          plain: 'When did it last get to you, even for a minute?',
          options: [
            ['Behind a door I could lock', 'Behind a door, so it stayed fine for everybody else.', 'untold'],
            [
              'In the middle of a normal conversation',
              'It came up while you were just chatting. You probably carried on talking.',
              'body',
            ],
            ["Most evenings, if I'm honest", 'Fine in the daytime, and most evenings not.'],
          ],
        },
        {
          asks: 'view',
          ask: "Who can tell when you're not fine?",
          plain: "Who'd hear it in your voice on the phone?",
          options: [
            [
              'One person, which is why I text them',
              "You text so they can't hear it. So you know they would.",
              'untold',
            ],
            ["Nobody. I'm good at it", 'So good at it that it works on everyone.', 'seen'],
            ["They can. They'd rather not ask", 'They see it and leave it, and you let them.', 'anger'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if you let it be a big deal?',
          plain: 'Say you took it seriously. What then?',
          options: [
            ['Something would have to change', "As long as it's small, nothing has to move.", 'torn'],
            [
              "I'd be one more thing for somebody to deal with",
              "You'd rather be easy than be looked after. Sounds like an old arrangement.",
              'rule',
            ],
            ["I'd find out nobody minds but me", 'Keeping it small keeps you from finding that out.', 'seen'],
          ],
        },
        {
          asks: 'want',
          ask: 'If you were allowed to mind, what would you mind most?',
          plain: 'Just between us: which bit actually bothers you?',
          options: [
            ['That nobody asked', "It could have been said, if anyone had asked. They didn't.", 'seen'],
            ['That I went along with it', "So some of it's about you, and how quietly you agreed.", 'guilt'],
            ["That I'll do it all again next time", 'You can already see the next time coming.'],
          ],
        },
        {
          asks: 'exception',
          ask: "When didn't you play it down?",
          plain: 'When did you last say: no, this actually hurt?',
          options: [
            [
              'Once, and it went better than I thought',
              "Once, and it was all right. That doesn't seem to have become a habit.",
            ],
            [
              'Once, and I got told off for it',
              'You tried, and it cost you. No wonder it got small again.',
              'words',
            ],
            ['Here, just now', "Just now, then, and to someone who can't be upset by it.", 'untold'],
          ],
        },
      ],
      open: "what you'd say if nobody needed you to be fine",
      style: 'say a thing smaller than it is, now and then',
      label: 'Plays it down a bit',
      mood: 'Not as fine as it looks.',
    },
    rule: {
      cues: "i should|shouldn't|supposed to|i have to|i've got to|not allowed|expected to|expects me|expect me to|promised|everyone else|everybody else|other people my age|at my age|all my friends|my friends are all|falling behind|so behind|left behind|ahead of me|normal people|a good mother|a good mum|a good mom|a good daughter|a good son|a good friend|a good wife|a good husband|a proper|not good enough|good enough|lazy|compar*|jealous|envy|envious|duty|obligation|obliged|the done thing",
      heard: [
        "Sounds as if there's a way this is supposed to go.",
        "Sounds as if something's expected of you, if only by you.",
      ],
      questions: [
        {
          asks: 'rule',
          ask: 'Who says it should be like that?',
          plain: 'Whose voice is it, when you hear how it should be?',
          options: [
            ['Everyone at home, without ever saying it', 'Nobody said it, so nobody could be argued with.'],
            [
              'One person, and I still hear them',
              'They may have stopped saying it years ago. You kept it up for them.',
              'words',
            ],
            [
              'Me. I set it and now I owe it',
              "It's your own rule, and you're the one who can't get round it.",
              'guilt',
            ],
          ],
        },
        {
          asks: 'view',
          ask: "Who do you know who'd worry about this less?",
          plain: "Who'd just shrug at this?",
          options: [
            [
              'A friend, and I half envy them',
              "Half envy. With the other half, perhaps, you'd rather be you.",
            ],
            ["Someone I'd hate to be like", 'So minding about this also keeps you from turning into them.'],
            [
              "Nobody. Or I've never looked",
              'With nobody around who takes it lightly, it was never going to feel light.',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'Say you did less than you think you should. What then?',
          plain: "If you stopped trying so hard, what's the first thing to happen?",
          options: [
            [
              "Somebody's quietly disappointed",
              'Quietly is the hard kind. Nobody says it and you hear it all day.',
              'words',
            ],
            ['Everyone would see', "So part of it is who'd be watching.", 'seen'],
            [
              'Nothing, and then what was it all for?',
              "Then all that trying would've been for nothing. Maybe that's worse than failing.",
              'loss',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'If nobody would ever know, what would you do?',
          plain: 'With no one watching, what would you choose?',
          options: [
            [
              'The same, with less of a knot',
              "It'd be the same, only easier. The watching may be what ties the knot.",
            ],
            [
              'Something quite different',
              "Something different. So some of this may be for whoever's watching.",
            ],
            [
              "I don't know. Someone's always been watching",
              "There's never been a day when nobody was, so how would you know.",
              'torn',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last do as you liked instead?',
          plain: "When did you last not do what's expected, and who minded?",
          options: [
            ['A while ago, and nobody noticed', "You noticed. You're still the only one who did."],
            [
              'Not long ago, and it was a lovely day',
              'A lovely day. It sounds as if it was allowed just the once.',
            ],
            ["I haven't dared", 'Then nobody knows yet what would happen, you included.'],
          ],
        },
      ],
      open: "what you'd do if nobody expected anything",
      style: "take what's expected of you seriously",
      label: 'Takes it seriously',
      mood: 'Part of it wish, part of it should.',
    },
    loss: {
      avoid: ['step', 'scale'],
      cues: "i lost|we lost|lost my|lost our|lost {him/her/them}|died|passed away|funeral|i miss|miss {him/her/them}|missing {him/her/them}|i used to|we used to|{he/she/it/they} used to|no longer|never again|not the same|isn't the same|it's over|its over|goodbye|the last time we|taken from me|took it away|grief|griev*|broke up|split up|left me|moved away|grew apart|won't come back|wont come back|nothing left of|the old me|who i was",
      heard: [
        "Sounds as if something's missing that used to be there.",
        "So it isn't the way it was, and you feel that.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When do you notice it most?',
          plain: 'Think of yesterday. When did you notice?',
          options: [
            [
              'In the small gaps, waiting for the kettle',
              'It waits for the gaps, then, when nothing else needs you.',
              'body',
            ],
            [
              'When something good happened and I wanted to tell',
              "Good news needs somebody, and that's when it shows.",
            ],
            [
              "When I noticed I'd forgotten for an hour",
              'So even forgetting feels like something you did wrong.',
              'guilt',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want back first?',
          plain: 'If one bit of it came back for an hour, which bit?',
          options: [
            ['An ordinary day, nothing special', "Nothing grand. Just one that didn't need noticing."],
            ['Me, the way I was then', 'It took some of you along when it went.'],
            [
              'The end, to do it differently',
              "You'd use the hour on the end. That's where it still hurts.",
              'guilt',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What do you miss that nobody else would think of?',
          plain: "What else isn't there any more, even something small?",
          options: [
            ['A habit, like a call on Sundays', 'The week has a hole in it, at the same hour every time.'],
            [
              'Being known without explaining',
              "Now you'd have to explain yourself from the beginning, to anyone.",
              'seen',
            ],
            ['Being needed', 'Nobody needs that from you now, and you miss being asked.', 'seen'],
          ],
        },
        {
          asks: 'view',
          ask: 'What do people around you make of it?',
          plain: 'What do the others think you feel by now?',
          options: [
            ["That I'm over it", "They've moved on for you, a bit early.", 'fine'],
            [
              "That it wasn't such a big thing",
              "They've measured it from outside. You're the one who lives in it.",
              'anger',
            ],
            [
              "They can't know, I've shown them nothing",
              "You've kept it where nobody can say the wrong thing about it.",
              'untold',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: "What's still there?",
          plain: 'What have you still got from then?',
          options: [
            ['One person who remembers it too', "There's one other person for whom it was real."],
            [
              'Small things, a cup, a song, a way of saying it',
              "It's come down to small things, and they carry a lot.",
            ],
            ['Things I wish had gone too', "Some of what's left is harder than what went.", 'scene'],
          ],
        },
      ],
      open: "what you'd like to keep from before",
      style: "don't pretend a thing's the same when it isn't",
      label: 'Remembers how it was',
      mood: 'Missing something, and saying so.',
    },
    body: {
      cues: "can't sleep|cant sleep|not sleeping|don't sleep|barely sleep|sleepless|lie awake|lying awake|wide awake|2am|3am|4am|insomnia|cry|crying|cried|tears|burst into|shaking|trembl*|stomach*|feel sick|felt sick|throw up|nause*|headache*|my chest|heart races|heart racing|can't breathe|panic*|exhausted|exhausting|so tired|always tired|drained|knackered|worn out|lump in my throat|my jaw|my shoulders|can't eat|not eating|appetite|a knot|numb|aching|sweating|no energy",
      heard: ["Sounds as if this doesn't stay in your head.", "So it's got as far as your body."],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last feel it in your body?',
          plain: 'Where were you, the last time you felt that?',
          options: [
            ['In bed, with the light off', 'It waits until nobody needs you.', 'scene'],
            ['With people around, and I hid it', 'So you were busy with it and busy hiding it.', 'fine'],
            [
              'Right after being nice to somebody',
              'Straight after being nice. That might be telling you something.',
              'anger',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What have you dropped since this began?',
          plain: "What don't you do any more, or not so often?",
          options: [
            ['Seeing people', "You've gone quiet on people, and perhaps they think it's them.", 'seen'],
            ['Anything just for fun', 'The fun went first. That tends to go quietly.'],
            ['Answering, properly answering', "You do reply, but there isn't much of you in it.", 'untold'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When does it let go a bit?',
          plain: 'Where are you when it feels a little easier?',
          options: [
            ['Outside, walking somewhere', "It eases when you're on your way somewhere, then."],
            [
              'With one particular person',
              "So it isn't in you all the time. It knows the difference.",
              'seen',
            ],
            [
              "When I've just cancelled something",
              'It eases when you cancel. So part of it may be about that.',
              'rule',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would do you good by Sunday?',
          plain: "What's one thing your body would thank you for this week?",
          options: [
            ['One whole night', 'A night. It sounds small until you go without.'],
            ['Someone to come round and not ask', 'Company without the questions.', 'seen'],
            ['Everybody leaving me alone', 'Not one more person wanting anything.', 'anger'],
          ],
        },
        {
          asks: 'view',
          ask: 'If your body could talk, what would it be sick of?',
          plain: "What's it had too much of lately?",
          options: [
            ['Waiting', "So it's been on alert for something that hasn't come yet.", 'squeeze'],
            ['Swallowing things', 'A lot has been swallowed that could have been said.', 'untold'],
            ['Me, and how I push it', 'You know who does the pushing.', 'rule'],
          ],
        },
      ],
      open: 'what would let you rest',
      style: 'notice what a thing does to you, in your body too',
      label: 'Feels it in the body',
      mood: 'Felt in the body as well.',
    },
    squeeze: {
      cues: "deadline*|by monday|by friday|by tomorrow|by the end of|due on|due next|running out|no time|not enough time|out of time|money|rent|mortgage|bills|can't afford|cant afford|debt*|savings|salary|wage*|loan|overdraft|expensive|i'm broke|we're broke|skint|pressure*|urgent|want an answer|waiting for an answer|have to decide|decide by|the bank|in a hurry|rushed|last minute|the clock",
      heard: [
        "Sounds as if there isn't much slack in this.",
        "So something quite practical's pressing on it, too.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: "What happens if it doesn't work out?",
          plain: "What's the first thing to go wrong, if nothing changes?",
          options: [
            ['Somebody else pays for it', "So you're carrying it for more than one person.", 'guilt'],
            ['I take whatever is left', "You'd end up with it without having picked it.", 'torn'],
            [
              'Less than I tell myself',
              'Less than it sounds at night. Something else may be pressing, then.',
              'body',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you last do the sums in your head?',
          plain: 'When were you last counting days, or money?',
          options: [
            ['Before I was properly awake', 'It gets there before you do in the morning.', 'body'],
            [
              'While somebody was talking to me',
              "You nodded, and counted. They won't have noticed.",
              'untold',
            ],
            ["I don't. I avoid looking", "You don't look, and you know fairly well what's there.", 'fine'],
          ],
        },
        {
          asks: 'want',
          ask: "If it weren't so tight, what would you do?",
          plain: 'With more time or more money, what would you choose?',
          options: [
            ['The thing I actually want', "You know what you want, then. It's the terms that don't fit."],
            ['Something for someone I care about', "You'd spend it on somebody else first."],
            [
              "I don't know. I'd have no excuse left",
              'The tightness settles it for you, as long as it lasts.',
              'torn',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could you ask for more time, or a bit of help?',
          plain: 'Who could make this a little easier, if you asked?',
          options: [
            ['Someone who has a say in it', "They'd only have to be asked. They could say no, of course."],
            [
              'Someone in the family',
              "Family help's never only help. You'd know what comes with it.",
              'rule',
            ],
            [
              "Nobody. I'd rather go under than ask",
              'Asking would cost you more than the problem does, it sounds like.',
              'untold',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What have you gone without already?',
          plain: "What haven't you done or bought or said, because of it?",
          options: [
            ['Anything nice', 'The nice things went first, and nobody had to be told.'],
            ['Time with people I like', "The ones you like get what's left over.", 'loss'],
            [
              'Saying what I really think of it',
              'So you keep your opinion to yourself, for as long as you depend on it.',
              'anger',
            ],
          ],
        },
      ],
      open: "what's really fixed, and what could still be asked for",
      style: "start from what's really there, time and money included",
      label: 'Does the sums',
      mood: 'Tight, for now.',
    },
    torn: {
      cues: "torn|on the one hand|on the other hand|part of me|half of me|but i also|either way|can't decide|cant decide|can't choose|back and forth|keep changing my mind|mixed feelings|go or stay|leave or stay|stay or go|stay or leave|undecided|pros and cons|conflicted|two minds|i want to but",
      heard: [
        'Sounds as if it pulls you two ways.',
        "So there are two answers, and you've been living with both.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last feel sure, even for an hour?',
          plain: 'When was it clear for a moment?',
          options: [
            [
              'Late at night, and gone by breakfast',
              'At night you know. By breakfast there are other people in it.',
              'rule',
            ],
            ['While I was telling somebody about it', "Saying it made it clearer. Thinking doesn't seem to."],
            [
              "When it looked as if I'd lost the choice",
              'You found out what you wanted when it was nearly gone.',
              'loss',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would be harder to live with?',
          plain: 'In five years, what would you be sorrier about?',
          options: [
            [
              'Having chosen, and chosen wrong',
              "You'd be wrong and it'd be your doing. That's what makes it worse, perhaps.",
            ],
            ['Never having tried', 'Not knowing would last longer than getting it wrong.'],
            [
              'Having hurt somebody',
              "So the choice isn't only yours. Somebody else is standing in it.",
              'guilt',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you want to keep, whichever way it goes?',
          plain: "What mustn't get lost, whatever you do?",
          options: [
            ["One person's trust", "There's someone in this you won't spend.", 'guilt'],
            [
              'My evenings, my sleep, my sense of humour',
              'So however it goes, it has to be something you can live inside.',
              'body',
            ],
            [
              'The right to change my mind',
              "Maybe it's being stuck with it that scares you, more than the thing.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: "Who'd be pleased with one answer and not the other?",
          plain: 'Who do you think of first, when you picture telling people your answer?',
          options: [
            [
              "Somebody who'd never say so",
              "They don't have to say it. You'd know from how they say nothing.",
              'words',
            ],
            ['Nearly everyone', 'Nearly everyone has an opinion, then. Yours seems to come last.', 'seen'],
            [
              'Nobody. It really is only me',
              "Nobody to please and nobody to blame. That's harder than it sounds.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you find out before you choose?',
          plain: 'What one fact would help, and who has it?',
          options: [
            ['What somebody else really thinks', "You've been guessing at their half of it.", 'untold'],
            [
              "What it's like, from someone who's done it",
              'Somebody already knows what the ordinary days of it are like.',
            ],
            ["I know enough. That's the trouble", "So it isn't a fact that's missing.", 'fine'],
          ],
        },
      ],
      open: 'which of the two you could live with on a bad day',
      style: 'take both answers seriously',
      label: 'Sees the case for both',
      mood: 'Two answers, and still open.',
    },
    guilt: {
      cues: "guilt*|my fault|blame myself|to blame|blame me|blames me|ashamed|shame|selfish|should have|should've|shouldve|shouldn't have|if only i|regret*|let {him/her/them} down|letting {him/her/them} down|let everyone down|horrible person|bad person|terrible person|awful person|monster|bad mother|bad mum|bad mom|bad daughter|bad son|bad friend|i feel bad|feel so bad|feel terrible|forgive|apologis*|apologiz*|i hurt {him/her/them}|owe {him/her/them}|ungrateful|my own fault|i ruined|i messed up|i screwed up",
      heard: [
        'Sounds as if the blame lands on you, at least for now.',
        "You've been hard on yourself over this, by the sound of it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What's the one thing you'd take back?",
          plain: 'If you could undo one thing you said or did, which?',
          options: [
            [
              'Something I said',
              'A few words, and they outlasted everything else you said that day.',
              'words',
            ],
            [
              'Keeping quiet when I should have spoken',
              "So it isn't what you said that bothers you, it's what you held back.",
              'untold',
            ],
            ['How long I let it go on', "No single bad moment, then. It's the length of it."],
          ],
        },
        {
          asks: 'view',
          ask: 'If somebody fair added it up, what would be yours?',
          plain: "Which part was yours, and which part wasn't?",
          options: [
            ['Some of it, not all', "Some. That's not the number you've been going by.", 'rule'],
            [
              'All of it, as far as I can see',
              "All of it. There doesn't seem to be anyone else in the story, the way you tell it.",
            ],
            [
              "Less than I take. It's easier that way",
              "If it's yours, at least it was in somebody's hands.",
              'anger',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What'd be bad about letting yourself off?",
          plain: 'Say you stopped blaming yourself. What then?',
          options: [
            ["It'd look as if it didn't matter", 'So feeling bad is how you show that it mattered.', 'loss'],
            ['I might do it again', "So the blame's there to make sure it doesn't happen again."],
            [
              "I'd have to be angry with somebody else",
              "There's someone you'd rather not be angry with.",
              'anger',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would make it a bit more right?',
          plain: "What could happen that'd make it lighter?",
          options: [
            ['Saying it to the person it happened to', "You'd want them to hear it from you.", 'untold'],
            ["Knowing they're all right", "So it isn't really a verdict you need. It's news of them."],
            ['Being properly told off', 'Somebody else could be stern for once, and you could stop.'],
          ],
        },
        {
          asks: 'rule',
          ask: 'What would a better person have done, in your eyes?',
          plain: 'What was the right thing, as you see it now?',
          options: [
            ['Noticed sooner', "You're judging it with what you know today.", 'scene'],
            ['Put themselves last', "So a good person doesn't come into it at all, not even a bit.", 'rule'],
            [
              "The same. There wasn't a right thing",
              'Nothing was right, then, and you still feel you got it wrong.',
            ],
          ],
        },
      ],
      open: 'how much of it was ever yours',
      style: 'look for your own part first',
      label: 'Looks at their own part',
      mood: 'Hard on yourself, for now.',
    },
    anger: {
      cues: "angry|anger|furious|rage|raging|pissed|annoy*|irritat*|resent*|unfair|not fair|isn't fair|hate {him/her/them}|hate it when|hate that|fed up|sick of|had enough|bitter|livid|mad at|so cross|for granted|how dare|{his/her/their} fault|disrespect*|treated me|treats me|used me|using me|walk all over|walks all over|lost my temper|i snapped|i screamed|i shouted|wound up|drives me mad|drives me crazy",
      heard: ["There's anger in this too, by the sound of it.", "Sounds as if you've had about enough."],
      questions: [
        {
          asks: 'moment',
          ask: 'What was the last straw?',
          plain: 'What happened, the last time you thought: enough?',
          options: [
            ['Something tiny', 'Tiny, so you can hardly say it out loud without sounding petty.', 'fine'],
            [
              'Someone acting as if nothing had happened',
              'They carried on, and you were left holding what happened.',
              'seen',
            ],
            ['Hearing myself say yes again', 'So the last straw came out of your own mouth.', 'rule'],
          ],
        },
        {
          asks: 'want',
          ask: "What would've been fair?",
          plain: 'What should have happened, if it had gone right?',
          options: [
            ['Asking me first', 'Just being asked. The answer might even have been yes.', 'seen'],
            ['Somebody else doing it, for once', 'It keeps being you, and nobody finds that odd.'],
            [
              'A sorry, even now',
              "Even now. So it isn't too late for that, as far as you're concerned.",
              'words',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'If you let it show, what are you afraid would happen?',
          plain: 'Say you got properly angry, out loud. What then?',
          options: [
            [
              "I'd say something I couldn't take back",
              'Sounds as if the sentence is ready, and you know what it would do.',
              'untold',
            ],
            ["They'd see me differently", "They've got a picture of you, and it'd have to change.", 'seen'],
            ["Nothing. They'd just shrug", "You'd finally say it, and it wouldn't land anywhere.", 'seen'],
          ],
        },
        {
          asks: 'cost',
          ask: 'Who gets the anger, when it stays in?',
          plain: 'Who or what ends up with the anger instead?',
          options: [
            [
              "People who've done nothing",
              "The wrong people get it, and then you've that to feel bad about.",
              'guilt',
            ],
            ['Cupboards, doors, other drivers', 'The cupboards have heard more about it than anyone.'],
            ['Me', "It turns round, and by evening you're the one you're cross with.", 'guilt'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last get angry and it did some good?',
          plain: 'When did being cross change something for you?',
          options: [
            ['Once, and people listened', "It worked once. It hasn't felt allowed since, maybe.", 'rule'],
            [
              'When it was for somebody else',
              "For somebody else you can do it. For yourself it's another matter.",
              'rule',
            ],
            ["It's never done any good", "So it's been no use to you yet, and it still turns up.", 'body'],
          ],
        },
      ],
      open: "what you'd need to hear before you could let it go",
      style: "know quite well what wasn't fair",
      label: "Minds about what's fair",
      mood: 'Cross, and with a reason.',
    },
    seen: {
      cues: "nobody notices|no one notices|nobody noticed|no one noticed|nobody asks|no one asks|never asks|never ask me|didn't ask|didnt ask|doesn't ask|invisible|unseen|ignored|ignores me|overlooked|nobody cares|no one cares|doesn't care|don't care about me|appreciat*|i don't matter|not important to|left out|wasn't invited|not invited|excluded|lonely|loneliness|so alone|feel alone|felt alone|i'm alone|all on my own|on my own|nobody sees|no one sees|listens to me|listen to me|didn't notice|hasn't noticed|take me seriously|takes me seriously|second best|forgot my|forgot about me|nobody understands|no one understands|understands me|understand me|no friends|all on me|looks through me",
      heard: [
        'Sounds as if not many people know what this is like for you.',
        'It sounds a bit lonely, this.',
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What do you wish somebody would notice?',
          plain: 'If one person looked properly, what should they see?',
          options: [
            [
              'How much I do without saying',
              "You do it quietly, and quiet is exactly why it's missed.",
              'untold',
            ],
            ["That I'm not all right", "You'd want them to see past the version you show.", 'fine'],
            [
              "That I've been waiting for them to ask",
              "You've left the question lying there, and nobody's picked it up.",
              'anger',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did somebody last properly listen?',
          plain: 'When did you last feel that somebody got it?',
          options: [
            [
              'A while ago, and it was nearly a stranger',
              'Nearly a stranger. Perhaps because there was nothing to protect.',
            ],
            [
              'Recently, and I changed the subject',
              'Somebody did look, and you looked away first.',
              'untold',
            ],
            ["I can't remember", "So long that it doesn't come to mind.", 'loss'],
          ],
        },
        {
          asks: 'fear',
          ask: 'Suppose somebody did look properly. What then?',
          plain: 'If they saw all of it, what would be bad about that?',
          options: [
            ["They'd want to fix it", "You want it seen, and they'd want it sorted. That's not the same."],
            [
              "They'd see I'm not as strong as they think",
              "Somebody's leaning on you, and you'd hate to let them feel you give.",
              'fine',
            ],
            [
              "They'd see, and nothing would change",
              "As long as nobody looks, you can still hope it'd help. That'd be over.",
              'loss',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Who might notice more than they say?',
          plain: 'Who looks at you a second longer than the others?',
          options: [
            [
              "Someone close who doesn't know how to ask",
              'They may be as stuck on the first sentence as you are.',
              'untold',
            ],
            [
              'Someone I see every day and hardly know',
              "The least likely person, and they've maybe spotted it.",
            ],
            ["Nobody. I've checked", "You've checked. So you've been hoping, quietly."],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could you sit next to, without explaining?',
          plain: "Who'd be good company and wouldn't need the story?",
          options: [
            [
              "A friend I've not rung in ages",
              'The gap feels bigger from your side, perhaps, than from theirs.',
            ],
            [
              'Someone I only know from one place',
              "Somebody from the edge of your life, where nothing's expected of you.",
            ],
            ['At the moment, no one', "No one, for now. That's a lot to be doing without company."],
          ],
        },
      ],
      open: 'who could know a bit more than they do now',
      style: "notice who asks and who doesn't",
      label: 'Notices who asks',
      mood: 'Wanting somebody to ask.',
    },
    'frame-choice': {
      frame: 'choice',
      cues: '',
      heard: [
        'If one of them were plainly better, you might not be asking.',
        'Sounds as if either of them would cost you the other.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: "You're told it has to be {a}. What's your first thought?",
          plain: 'Say somebody else picked {a}. What goes through your mind?',
          options: [
            ['Good. I was hoping for that one', 'Good comes first. Maybe you were leaning that way already.'],
            [
              "But I'm not done with the other one",
              "It's the other one you'd think of first, as soon as it was gone.",
            ],
            [
              "Thank God it wasn't up to me",
              "What you'd be glad of is not having chosen, whichever one it was.",
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you last catch yourself leaning one way?',
          plain: 'When did one of the two seem the obvious one, even briefly?',
          options: [
            [
              'In a conversation, I heard myself arguing for one',
              'You were arguing for one of them. Perhaps the one who had to be convinced was you.',
            ],
            [
              'On my own, with nobody to convince',
              'With nobody there to convince, you leaned. Company may be what brings the doubt.',
            ],
            [
              'When one of them got difficult and I was glad',
              "Something got in the way and you were glad. That's hard to argue with.",
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'With {a}, what would you miss about {b}?',
          plain: 'Without {b}, what would be gone?',
          options: [
            [
              "Knowing what I'd be getting",
              "You'd miss knowing what's coming. That isn't quite the same as liking it.",
            ],
            ['One particular person', "There's a person on that side, so they're in the choice as well."],
            [
              'Only the thought that I still could',
              "Maybe you'd hardly miss the thing itself, only having it still open.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What worries you when you think of {a}?',
          plain: 'Which part of {a} would you rather not think about?',
          options: [
            [
              'Giving up something I like',
              "There's something you'd have to hand over, and you'd rather not.",
            ],
            ['Somebody getting hurt', "Somebody could get hurt, and that's hard to weigh against a wish."],
            [
              'Finding out I was wrong about it',
              "As long as you don't choose it, you can't have been wrong about it.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: "Who'd take it badly if you went for {b}?",
          plain: "Who'd be upset if it's {b} in the end?",
          options: [
            [
              "Someone who'd say so straight out",
              "You'd hear it straight out, so at least you could answer.",
            ],
            ["Someone who'd just go quiet", "A quiet one. You'd have to guess what they made of it."],
            ['Me, in a year or so', "You'd be the one who minds, then. Just not straight away."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would either of them give you?',
          plain: "What's the good bit that both of them have?",
          options: [
            [
              'A change from how things are now',
              'Either would be a change. Perhaps the change matters more than which one.',
            ],
            [
              'An end to being asked about it',
              'Either way, people would stop asking. That alone would be something.',
            ],
            [
              "Nothing I'm really after, if I'm honest",
              "So what you're really after may not be one of these two.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you do this week that keeps both of them open?',
          plain: "What's one small thing you could do without choosing yet?",
          options: [
            [
              'Talk to someone who chose one of them',
              "Somebody who's chosen could tell you about the dull days as well.",
            ],
            [
              "Write down what I'd miss, for each",
              'Two short lists, then. They may not come out the same length.',
            ],
            [
              "Nothing. Waiting is how I don't choose",
              "The waiting's doing a job for you, then. It keeps you both of them.",
            ],
          ],
        },
      ],
      open: "which of the two you'd miss more",
      style: 'look at both before you let one go',
      label: 'Weighing two things',
      mood: 'Two things, and both looked at.',
    },
    'frame-whether': {
      frame: 'whether',
      cues: '',
      heard: [
        'If it were a plain no, you might have stopped asking by now.',
        "Sounds as if there's something for it, and something in the way.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "Say you decide to {act}. What's the next morning like?",
          plain: 'The morning after deciding to {act}, how do you wake up?',
          options: [
            [
              "Calmer. At least it's settled",
              "Having it settled would calm you. Whether it's right could wait till after breakfast.",
            ],
            [
              'Working out who I have to tell',
              'Deciding would be one thing, and somebody hearing about it another.',
            ],
            [
              'Looking for a way out of it again',
              "By breakfast you'd be looking for the door. Maybe that's doubt, maybe it's nerves.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When were you closest to a yes?',
          plain: 'What was going on, the last time your answer was nearly yes?',
          options: [
            [
              'On a good day, when nothing seemed hard',
              "A good day gets you nearly to a yes. It'd have to last through the others.",
            ],
            [
              "When somebody told me I shouldn't",
              'Somebody said no, and you nearly said yes. So they come into it too.',
            ],
            [
              'When I was too fed up to care',
              'You were nearly there when you were fed up. Rested, it might be another answer.',
            ],
          ],
        },
        {
          asks: 'want',
          ask: "What's the best that could happen if you decide to {act}?",
          plain: "You decide to {act}, and it goes well. What's good about it?",
          options: [
            [
              "I'd have something to look forward to",
              "You'd like something ahead of you. There may not be much of that just now.",
            ],
            [
              'I could stop thinking about it',
              'The best part would be the quiet. You may have been thinking about this for ages.',
            ],
            [
              'Somebody might finally be pleased with me',
              "So there's somebody you'd like to hear from, in all this.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'A yes or a no: which would you be sorrier about in a year?',
          plain: 'This time next year, which answer might you regret, yes or no?',
          options: [
            [
              'A yes, if it went badly',
              'You can picture it going badly, and that picture may be doing most of the talking.',
            ],
            [
              "A no, because I'd never find out",
              "With a no you'd never find out, and you'd know that you hadn't.",
            ],
            [
              'Neither. Just that I took so long',
              'Maybe both answers are bearable, and the asking is what wears you out.',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'Say you decide not to {act}. What stays as it is?',
          plain: 'If your answer is no, what just goes on as before?',
          options: [
            [
              "Something I'd be glad to keep",
              "There's something on the no side that you like. It gets mentioned less, perhaps.",
            ],
            [
              "Everything, and that's what bothers me",
              'Nothing would get worse, and that still bothers you.',
            ],
            ['Me, still asking whether I should', "A no wouldn't end it, then. You'd go on asking."],
          ],
        },
        {
          asks: 'view',
          ask: "Who'd be the first to hear that you're going to {act}?",
          plain: "Once you've decided to {act}, who do you tell first?",
          options: [
            [
              "Someone who'd be pleased for me",
              "You'd take the news where it's welcome. The others could hear it later.",
            ],
            [
              "Someone who'd try to stop me",
              "You'd take it straight to the one who'd argue. Maybe you'd like to hear the argument.",
            ],
            [
              'Nobody, until it was too late to stop me',
              "You'd do it first and let them know after. So nobody gets a say.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: "What's one thing you could do this week without deciding?",
          plain: 'What small thing could you do before you answer?',
          options: [
            ["Ask one person what they'd do", "One person's answer, and you wouldn't have to take it."],
            [
              'Write down what a no would cost me',
              'The price of a no, on paper. It tends to be the one nobody adds up.',
            ],
            ["Nothing. I'm hoping time will decide", 'Time might decide. It mostly says no, only slowly.'],
          ],
        },
      ],
      open: 'what it would take for a yes',
      style: 'turn a thing over before you do it',
      label: 'Thinks before doing',
      mood: 'Not a yes yet, not a no.',
    },
    'frame-how': {
      frame: 'how',
      cues: '',
      heard: [
        "Sounds as if it's less about whether than about how.",
        'Maybe it would be done by now, if there were an easy way in.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What happened the last time you tried to {act}?',
          plain: 'Your last try: how did that go?',
          options: [
            [
              'I got halfway and lost my nerve',
              'You know what the first half is like, then. You were in it.',
            ],
            [
              'It went all right, for a bit',
              'For a bit it went all right. So something must have come after that.',
            ],
            [
              "There hasn't been one. I only plan it",
              "It's been planned and not tried, so far. Things can grow a good deal that way.",
            ],
          ],
        },
        {
          asks: 'moment',
          ask: "When you picture making a start, what's the first minute like?",
          plain: "You're about to begin. What happens in the first minute?",
          options: [
            [
              "I'm finding something else to do first",
              "There's always something to do first. A good many other things must be getting done.",
            ],
            ['I know what to do, and I freeze', "You know what to do, so it isn't knowing that's missing."],
            [
              "I'm hoping somebody will stop me",
              "If somebody stopped you, you'd have tried, and still not have had to.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Think of something hard you did manage. What got you started?',
          plain: 'What helped, the last time you had to do something difficult?',
          options: [
            [
              'Having somebody beside me',
              "You weren't alone with that one. That may have been half the trick.",
            ],
            ["A date I couldn't move", "There was a date, and you met it. Nobody's set one here, perhaps."],
            [
              'Nothing. It got so bad I had no choice',
              "You moved once there was no choice left. It'd be nice not to need that again.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What makes it hard to {act}?',
          plain: 'When you mean to {act}, what gets in the way?',
          options: [
            [
              'How somebody might take it',
              "There's a face at the other end of this, so it isn't only up to you.",
            ],
            ['Not knowing where to begin', 'Perhaps the will is there, and only the beginning is missing.'],
            [
              "Part of me doesn't want to",
              "Part of you's against. It probably has a reason, and hasn't been asked.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: "Say you've managed to {act}. What's different the next day?",
          plain: "The day after you've managed to {act}, what do you notice first?",
          options: [
            [
              "The day doesn't start with thinking about it",
              "You'd get your mornings back. You may not have had one for a while.",
            ],
            [
              "There's someone I'd want to tell",
              "There's somebody who'd get to hear. So it isn't just for you, the way you picture it.",
            ],
            [
              "Not much. I'd find something else to dread",
              "Maybe it isn't only this, then. Something else would move into its place.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What would make it a bit easier to {act}?',
          plain: 'What would make just the start of it easier?',
          options: [
            [
              'Doing the easiest bit first, and stopping there',
              'Only the easy bit, and then stop. The rest could wait its turn.',
            ],
            ['Having someone next to me while I do it', 'Not on your own, then. That alone might change it.'],
            [
              "Nothing would. I'd still have to do it",
              'Nothing takes it off you, the way you see it. That may be the tiring part.',
            ],
          ],
        },
        {
          asks: 'view',
          ask: "Who do you know who's done something like this?",
          plain: 'Who have you seen do this, or something near it?',
          options: [
            [
              'Someone I could ring and ask',
              "They'd know which part was hardest, and it may not be the one you think.",
            ],
            [
              'Someone who makes it look easy',
              "From outside it looked easy. You weren't there for the bad bits, perhaps.",
            ],
            [
              'Everybody but me, by the look of it',
              'From where you are, everybody else can. That makes it awkward to ask them how.',
            ],
          ],
        },
      ],
      open: 'what the first small bit would be',
      style: 'like to know how before you start',
      label: 'Looking for a way in',
      mood: 'Looking for somewhere to start.',
    },
    'frame-pattern': {
      frame: 'pattern',
      cues: '',
      heard: ["So this isn't the first time.", "Sounds as if you've seen this one before."],
      questions: [
        {
          asks: 'moment',
          ask: 'Think of the last time. What came right before {act}?',
          plain: 'The last time, what was going on a minute before {act}?',
          options: [
            [
              'Somebody wanted something from me',
              "So there's somebody else in it right at the start, wanting something.",
            ],
            [
              'Nothing special. I was tired, mostly',
              'Nothing special, and you were tired. Being tired may be doing more than it looks.',
            ],
            [
              'I saw it coming and let it',
              'You saw it coming. Maybe that bothers you more than the rest, afterwards.',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'What do you remember best about the last time?',
          plain: "The last time this happened, what's the bit that stayed with you?",
          options: [
            [
              'The moment I thought: here we go again',
              'You do notice. Only, by the time you notice, it may already be under way.',
            ],
            ["Somebody's face when it happened", "Somebody was there, and it's their face you kept."],
            [
              'How I explained it to myself afterwards',
              "There's what happened, and there's the story about it. Perhaps you know which is which.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like instead of {act}?',
          plain: 'No more {act}: what would you rather have?',
          options: [
            [
              'One ordinary time that goes all right',
              "Just the once, and ordinary. You're not asking for much.",
            ],
            ['To be able to laugh about it', "To laugh, and mean it. It isn't that funny yet."],
            ['For somebody else to change, for once', "The way you see it, this isn't only yours to change."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What has {act} cost you so far?',
          plain: 'What have you lost, or missed, through {act}?',
          options: [
            ['Energy, in ways nobody sees', "Nobody sees the bill, so nobody knows you've been paying it."],
            [
              "Someone I'd have liked to keep close",
              "Somebody's further off because of it, and you'd have liked them near.",
            ],
            [
              'I no longer believe my own promises',
              "You promise, and you're the first who doesn't believe it.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'Suppose {act} simply stopped. What would feel strange?',
          plain: 'Say there was no more {act}. What would be odd about that?',
          options: [
            ['All the room in my head', "There'd be room all of a sudden, and nothing in it yet."],
            [
              'Having to say what I want',
              "As long as this goes on, there's something you don't have to say.",
            ],
            [
              'Not knowing who I am without it',
              'By now it feels like part of you, and not just a thing that happens.',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did it go differently, even once?',
          plain: "When could this have happened again, and didn't?",
          options: [
            [
              "With people I needn't impress",
              'Nobody to impress, and it went differently. That could be worth something.',
            ],
            [
              "On a day when I'd slept and eaten",
              'Fed and rested, it went differently. So it may not simply be how you are.',
            ],
            [
              "Never. Or I've stopped noticing",
              "If there was a better time, you might've walked straight past it.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you do differently next time, just for a minute?',
          plain: 'What small thing could you change, the next time this happens?',
          options: [
            ['Wait one minute before I do anything', "A minute isn't long, and it'd be all yours."],
            [
              'Tell someone about it the same day',
              "Told the same day, before you've had time to tidy it up.",
            ],
            [
              "Nothing. I know what I'm like",
              "You're not promising anything. Perhaps there have been enough promises.",
            ],
          ],
        },
      ],
      open: 'what sets it off',
      style: 'notice when a thing comes round again',
      label: 'Notices what repeats',
      mood: 'Been here before, and asking why.',
    },
    'frame-open': {
      frame: 'open',
      cues: '',
      heard: ["Maybe this hasn't quite got a name yet.", 'Sounds as if this needed to be put somewhere.'],
      questions: [
        {
          asks: 'moment',
          ask: 'When did this last come up?',
          plain: 'When did you last think about this, and where were you?',
          options: [
            [
              'Today, in the middle of something else',
              'It turned up uninvited, while you were busy with something else.',
            ],
            ['Talking to someone, or just after', 'Somebody was there, or had just gone, and then it came.'],
            [
              'It never really goes away',
              "It doesn't come and go, then. Everything else happens on top of it.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Who else is in this?',
          plain: 'If this was a photograph, who would be in it?',
          options: [
            ['One person, more than anyone', "There's one person in the middle of this, besides you."],
            [
              "Several people, and they don't agree",
              "They don't agree with each other, so you can't please the lot.",
            ],
            [
              "Just me, and that's part of it",
              "There's only you in it, and you'd rather there was somebody.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'If this weighed a bit less, what would you notice first?',
          plain: 'Say this was a bit lighter by Friday. What would be different?',
          options: [
            ["It's quieter in my head", 'Quieter. It must be fairly loud in there at the moment.'],
            [
              "I'm easier to be around",
              "Other people would get something out of it too. You've thought of them.",
            ],
            [
              "There's something else underneath",
              "Maybe this is only the top layer, then, and you've half known.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What have you done about this so far?',
          plain: "What have you tried, even if it didn't help much?",
          options: [
            [
              'Talked to someone, and it helped a bit',
              "Saying it helped a bit. There's some of it left over, though.",
            ],
            [
              'Read and looked things up, a lot',
              "You've done a lot of reading, and the question's still here.",
            ],
            ["I've mostly waited for it to pass", 'You gave it time. It took the time and stayed.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would you rather not look at here?',
          plain: 'Which bit do you skip when you think about this?',
          options: [
            [
              "How long it's been like this",
              "The months or years of it haven't been added up, perhaps on purpose.",
            ],
            [
              "What I'd have to do about it",
              "As long as you don't look too closely, nothing has to be done.",
            ],
            [
              'My own part in it',
              'Your own part. It could be bigger than you think, or quite a bit smaller.',
              'guilt',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like to get out of writing this down?',
          plain: 'What were you hoping for, when you started typing?',
          options: [
            ["To understand what's going on with me", 'To understand first. Doing something can wait, then.'],
            [
              'To say it once, without any advice',
              "Said once, with nobody leaping in. That's rarer than it should be.",
            ],
            ['To be told what to do, frankly', "You'd like somebody else to decide, for a minute at least."],
          ],
        },
        {
          asks: 'step',
          ask: "What's one small thing you could do about this today?",
          plain: 'What could you do today that takes five minutes?',
          options: [
            ['Tell one person one sentence of it', "One sentence, to one person. They needn't get the rest."],
            ['Leave it here and put the kettle on', "It can stay here, then. It won't go anywhere."],
            [
              "Nothing. I've run out of small things",
              "You're out of small things. Perhaps it isn't a small thing.",
            ],
          ],
        },
      ],
      open: 'what would make this lighter',
      style: 'put a thing into words before you know what to do about it',
      label: 'Puts it into words',
      mood: 'Written down, and still open.',
    },
  },
  together: [
    { of: ['untold', 'fine'], say: 'Sounds as if the fine is for them, and the rest stays with you.' },
    { of: ['untold', 'guilt'], say: "Maybe it's hard to say because you've already found yourself guilty." },
    { of: ['seen', 'fine'], say: "Perhaps nobody's asking because you make it look easy." },
    { of: ['anger', 'fine'], say: "Sounds as if it's fine on the outside and anything but, underneath." },
    { of: ['anger', 'guilt'], say: 'Maybe you get cross first, and then cross with yourself for it.' },
    { of: ['rule', 'anger'], say: "Sounds as if you're sick of a rule you still keep." },
    { of: ['rule', 'torn'], say: "Maybe one side is what's expected and the other's what you'd like." },
    { of: ['squeeze', 'torn'], say: "Sounds as if it has to be decided before it's clear." },
    { of: ['body', 'untold'], say: "Maybe what you don't say comes out in how you sleep." },
    {
      of: ['words', 'seen'],
      say: 'Somebody said something about you, and perhaps never asked you anything.',
    },
    { of: ['scene', 'guilt'], say: 'Sounds as if you go back there to look for what you did wrong.' },
    { of: ['loss', 'guilt'], say: "Maybe it's easier to have done something wrong than to have lost it." },
    { of: ['loss', 'torn'], say: 'Sounds as if either way something goes.' },
    { of: ['body', 'squeeze'], say: 'Sounds as if the sums get done at night, lying down.' },
    { of: ['words', 'rule'], say: 'Maybe those words hurt because they fit a rule you already had.' },
  ],
  insights: [
    {
      of: ['untold', 'fine'],
      say: "You keep it in so the others needn't worry, and you tell them it's not that bad. Between the two, maybe nobody's had the chance to worry.",
    },
    {
      of: ['untold', 'seen'],
      say: "You'd like somebody to see it, and you've made sure it can't be seen. They may not be looking away at all.",
    },
    {
      of: ['untold', 'guilt'],
      say: "You've already passed the verdict, alone. Nobody who might see it differently has heard the case yet.",
    },
    {
      of: ['untold', 'rule'],
      say: "You've kept this quiet so as to stay the person you're supposed to be. Maybe that person is the one nobody can talk to.",
    },
    {
      of: ['untold', 'anger'],
      say: "You're angry about something they may not know they did. As long as it's unsaid, they can't get it right either.",
    },
    { of: ['untold', 'body'], say: "Your mouth's kept it in. The rest of you hasn't managed to, it seems." },
    {
      of: ['untold', 'words'],
      say: "They said their sentence out loud, and you've kept yours. So maybe only theirs gets heard, even by you.",
    },
    {
      of: ['untold', 'loss'],
      say: "You lost something and you've hardly said so. So it's had no audience but you, and nobody to tell you it was real.",
    },
    {
      of: ['untold', 'torn'],
      say: "You've been both sides of this argument in private. Maybe it can't end while you're the only one at the table.",
    },
    {
      of: ['untold', 'squeeze'],
      say: 'The pressure is real, and hardly anyone knows about it. So nobody who could take a bit of it off has been asked.',
    },
    {
      of: ['untold', 'scene'],
      say: "It keeps playing, and you're its only audience. Maybe it repeats because it hasn't been told to anyone yet.",
    },
    {
      of: ['fine', 'seen'],
      say: 'You play it down, and then nobody sees it. They might only be believing you.',
    },
    {
      of: ['fine', 'anger'],
      say: "You make it small for them and you're angry that they treat it as small. They may have got that from you.",
    },
    { of: ['fine', 'body'], say: "You say it isn't that bad. Your body seems to be giving another answer." },
    {
      of: ['fine', 'loss'],
      say: 'You play down something you miss. Maybe making it small is also a way not to find out how big it was.',
    },
    {
      of: ['fine', 'guilt'],
      say: "You make small what it does to you, and you don't make small what you did. Maybe you're using two different scales.",
    },
    {
      of: ['fine', 'rule'],
      say: "Being fine might be one more thing you're supposed to do. You've been keeping that rule very well.",
    },
    {
      of: ['fine', 'words'],
      say: "You say it's no big thing, and you can still quote what was said. Maybe that's the size of it.",
    },
    {
      of: ['fine', 'scene'],
      say: "It's not a big thing, and it keeps coming back. Both of those can't be quite right.",
    },
    {
      of: ['rule', 'guilt'],
      say: "You blame yourself for breaking a rule you might never have agreed to. Nobody's asked yet if the rule was any good.",
    },
    {
      of: ['rule', 'torn'],
      say: "It looks like two wishes pulling. Maybe it's one wish, and one thing you think you ought to wish.",
    },
    {
      of: ['rule', 'anger'],
      say: "You're angry with someone, and you're also keeping the rule that lets it go on. Perhaps some of the anger is about the rule.",
    },
    {
      of: ['rule', 'seen'],
      say: "You do what's expected and hope to be noticed for it. But what's expected is exactly what nobody notices.",
    },
    {
      of: ['rule', 'body'],
      say: 'The rule says carry on. Your body seems to have stopped agreeing with it a while ago.',
    },
    {
      of: ['rule', 'loss'],
      say: "You speak of how it's supposed to be, and of how it was. What it is now has hardly had a word.",
    },
    {
      of: ['rule', 'words'],
      say: "Somebody said a thing that you'd half been telling yourself. That might be why theirs went in so far.",
    },
    {
      of: ['rule', 'squeeze'],
      say: 'Some of the pressure comes with a date or a price. Some of it may only be a rule, and that part could be argued with.',
    },
    {
      of: ['loss', 'guilt'],
      say: "Blaming yourself keeps it something you did. Without the blame it would just be something that's gone, and that may be harder.",
    },
    {
      of: ['loss', 'anger'],
      say: "You miss it and you're angry. Maybe the anger is where the missing goes when it has nowhere else.",
    },
    {
      of: ['loss', 'torn'],
      say: "Maybe you're not undecided because you don't know. Something goes either way, and some of it's gone already.",
    },
    {
      of: ['loss', 'seen'],
      say: "You lost something, and perhaps also the one who'd have noticed how you are.",
    },
    {
      of: ['loss', 'scene'],
      say: "You go back to that one moment. It may be the last place where you still had what you're missing.",
    },
    {
      of: ['loss', 'body'],
      say: "You've been talking about what's gone as if it was over. Your body seems to be still in the middle of it.",
    },
    {
      of: ['anger', 'guilt'],
      say: "You're angry, and then you put yourself on trial for it. What you were angry about gets away each time.",
    },
    {
      of: ['anger', 'seen'],
      say: 'Under the anger there may be a plain wish that somebody looks. From outside, people mostly see the anger, if they see anything.',
    },
    {
      of: ['anger', 'words'],
      say: "Something got said, and you're still angry. Perhaps it wasn't the first time, only the first time out loud.",
    },
    {
      of: ['anger', 'body'],
      say: "The anger doesn't get said, so it gets slept on, or not slept on. It's you who pays for it, and not whoever earned it.",
    },
    {
      of: ['anger', 'torn'],
      say: "You're undecided and you're angry. The angry part may have decided a while ago.",
    },
    {
      of: ['anger', 'squeeze'],
      say: "You're under pressure and you're angry. Maybe it's less the pressure than that it landed on you.",
    },
    {
      of: ['anger', 'scene'],
      say: "The moment comes back, and the anger with it. It could be that you're still waiting for somebody in it to do the right thing.",
    },
    {
      of: ['torn', 'guilt'],
      say: "You're undecided, and there's guilt in it. If you'd feel guilty either way, the guilt can't tell you which one's right.",
    },
    {
      of: ['torn', 'squeeze'],
      say: "The date says it has to be settled, and you aren't. What's due may only be an answer, and not being sure about it.",
    },
    {
      of: ['torn', 'body'],
      say: "You've been arguing it out in your head. Your body's been voting in the meantime, and you've mentioned how.",
    },
    {
      of: ['torn', 'words'],
      say: "You're weighing two sides, and somebody's words are in it too. Maybe they make one side louder than it is.",
    },
    {
      of: ['torn', 'seen'],
      say: "You keep asking which is right. It might be partly which one they'd still see you in.",
    },
    {
      of: ['guilt', 'seen'],
      say: "You'd like to be seen, and you may be fairly sure that what they'd see is what you did wrong. So you stay just out of view.",
    },
    { of: ['guilt', 'body'], say: "You're the one who blames you. Your body seems to be the one who pays." },
    {
      of: ['guilt', 'squeeze'],
      say: "Some of this may simply have come down to time, or money. Those don't get blamed, and you do.",
    },
    {
      of: ['guilt', 'words'],
      say: "Somebody said it once. You've gone on saying it for them since, and you're less kind about it.",
    },
    {
      of: ['guilt', 'scene'],
      say: "You watch that moment knowing how it ends. The person in it didn't know.",
    },
    {
      of: ['squeeze', 'body'],
      say: "What's due has a date, or a price. What it's doing to you doesn't, so it's been easy to leave out of the sums.",
    },
    {
      of: ['squeeze', 'seen'],
      say: "You talk about time, or money. Maybe what's shortest is somebody next to you while you do the sums.",
    },
    {
      of: ['words', 'seen'],
      say: "Somebody had something to say about you without really looking. It's the not looking that may have hurt.",
    },
    {
      of: ['words', 'body'],
      say: "Something was said, and by now it's your body that remembers it. Maybe that's why arguing with it in your head doesn't help.",
    },
    {
      of: ['words', 'scene'],
      say: "You remember the words, and you remember the room. Perhaps you're still looking for the moment to answer.",
    },
    {
      of: ['words', 'loss'],
      say: "Some words were said, and something isn't the same any more. Maybe it's not really the words you keep going back for.",
    },
    { of: ['scene', 'body'], say: "It happened once. Your body seems to think it's still going on." },
    {
      of: ['scene', 'seen'],
      say: "It keeps playing, and nobody else was watching. Maybe you're not trying to forget it, you're trying to have a witness.",
    },
  ],
  suggestions: [
    'write the one sentence you keep not saying, just for yourself, and see how it looks tomorrow',
    'tell one person one fact about it, and leave the rest for another day',
    "write down what you'd say to a friend who asked you the same",
    'next time someone asks how you are, answer one notch more honestly than usual',
    'put down what you actually know, and next to it what you only suppose',
    'go for a short walk without your phone before you think about it again',
    "ask one person how they see it, and don't explain your side first",
    'choose one evening this week on which you need not solve it',
  ],
};
