import type { Pack } from '../../../engine/pack.ts';

export const general: Pack = {
  id: 'general',
  avoid: ['scale'],
  openings: [
    {
      cues: 'died|funeral|passed away|miscarriage|cancer|dying|lost my|lost our|miss {him/her/them}',
      say: "I'm sorry.",
      ask: "What's it like in the middle of an ordinary day?",
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
          "The hours when I don't think of it at all",
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
      say: 'So far you and this page know about it.',
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
      say: "That's been said, and it's still being said, by the sound of it.",
      ask: 'Which words do you keep hearing?',
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
      cues: "should i|torn|part of me|on the one hand|don't know whether|dont know whether|don't know if i should|can't decide|cant decide|keep changing my mind|either way|or stay",
      say: 'It sounds as if you change sides on this.',
      ask: 'When you woke up today, which side were you on?',
      plain: 'First thing this morning, what would you have chosen?',
      asks: 'moment',
      concern: 'torn',
      options: [
        [
          'The one that changes something',
          'This morning you were for changing something. That was before the day got hold of you.',
        ],
        [
          'The one where everything stays as it is',
          'You woke up wanting it left alone. Maybe for a reason, maybe just tired.',
          'body',
        ],
        ['The one where I upset nobody', "That's a side too. It just isn't quite yours.", 'rule'],
      ],
    },
    {
      ask: 'Which bit of it keeps coming back?',
      plain: 'When it pops up in the shower or on the bus, what is it?',
      asks: 'moment',
      concern: 'scene',
      options: [
        ['Something that happened', "So there's one moment it hangs on."],
        ["Something I'm expected to do", "And somebody's waiting for you to do it.", 'rule'],
        ['Something about me', 'So the thing that comes back is you, or how you look in this.', 'guilt'],
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
          ask: "What do you wish you'd done, right then?",
          plain: "If you could go back for ten seconds, what'd you do?",
          options: [
            ['Said what I really thought', 'It was there to be said, and it stayed in.', 'untold'],
            ['Got up and left', 'You stayed, and some of you was already at the door.'],
            [
              'Nothing. I wish somebody else had',
              "Sounds as if it wasn't you who should have moved.",
              'anger',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What does it seem to prove, each time?',
          plain: 'When it comes back, what do you end up believing?',
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
          ask: 'What would somebody in the doorway have seen?',
          plain: "If a stranger had been there, what'd they say about it?",
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
      open: 'what that one moment keeps asking of you',
      style: 'go back to what actually happened and look again, until you can trust what you saw',
      label: 'Goes back to look again',
      mood: 'One moment, not done with yet.',
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
          ask: "What's the bit you can't wave away?",
          plain: 'Which part of it might be a little bit true?',
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
      style: "take people's words seriously, sometimes for longer than they meant them",
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
      style: 'keep a thing to yourself until you know what it will do to the others',
      label: 'Keeps it to themselves',
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
      style: 'make things smaller so nobody else has to carry them',
      label: 'Makes it look easy',
      mood: 'Not as fine as it looks.',
    },
    rule: {
      cues: "i should|shouldn't|supposed to|i have to|i've got to|i must|not allowed|i always|expected to|expects me|expect me to|promised|everyone else|everybody else|other people my age|at my age|by now|all my friends|my friends are all|falling behind|so behind|left behind|ahead of me|normal people|a good mother|a good mum|a good mom|a good daughter|a good son|a good friend|a good wife|a good husband|a proper|not good enough|good enough|lazy|compar*|jealous|envy|envious|duty|obligation|obliged|the done thing",
      heard: [
        "Sounds as if there's a way this is supposed to go.",
        "So there's a measure in this, and somebody keeps checking.",
      ],
      questions: [
        {
          asks: 'rule',
          ask: "Where did you learn it's supposed to be like that?",
          plain: 'Whose voice is it, when you hear how it should be?',
          options: [
            ['Home. Nobody said it, everybody did it', 'Nobody said it, so nobody could be argued with.'],
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
          ask: 'Who do you know who does it differently?',
          plain: "Who'd just shrug at that rule?",
          options: [
            [
              'A friend, and I half envy them',
              "Half envy. The other half might be what the rule's worth to you.",
            ],
            ["Someone I'd hate to be like", 'So the rule also keeps you from turning into somebody.', 'fine'],
            [
              "Nobody. Or I've never looked",
              "It's hard to see as a rule, when everyone around you keeps it.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What happens if you don't manage it?",
          plain: 'Say you fell short. What comes next?',
          options: [
            [
              "Somebody's quietly disappointed",
              'Quietly is the hard kind. Nobody says it and you hear it all day.',
              'words',
            ],
            ['Everyone can see it', "So part of it is who'd be watching.", 'seen'],
            [
              'Nothing, and then what was it for?',
              "Then all that trying would've been for nothing. Maybe that's worse than failing.",
              'loss',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'If nobody was counting, what would you do?',
          plain: 'With no one checking, what would tomorrow look like?',
          options: [
            ['The same, with less of a knot', "So you'd do it anyway. It's the checking you'd drop.", 'body'],
            ['A lot less of it', "A lot less. So a good part of it is done for whoever's counting."],
            [
              "I don't know, someone's always been counting",
              "There's never been a day when nobody was, so how would you know.",
              'torn',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last break it, and what happened?',
          plain: 'When did you let it slip, and who minded?',
          options: [
            ['I broke it once and nobody noticed', "You noticed. You're still the only one who did."],
            ['I broke it and it was the best day', "A good day, and you haven't put it in the rule book."],
            ["I haven't dared", 'So nobody knows yet what would happen. You neither.'],
          ],
        },
      ],
      open: "whose rule it is, and if you'd still sign it",
      style: "look first for what's expected, and only then for what you'd like",
      label: 'Keeps to the rules',
      mood: 'Measured a lot, mostly by yourself.',
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
          plain: 'Think of yesterday. When was it there?',
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
          ask: 'What went with it that nobody counts?',
          plain: "What small thing's gone too?",
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
          plain: "What didn't go with it?",
          options: [
            ['One person who remembers it too', "There's one other person for whom it was real."],
            [
              'Small things, a cup, a song, a way of saying it',
              "It's come down to small things, and they carry a lot.",
            ],
            ['Things I wish had gone with it', "Some of what's left is harder than what went.", 'scene'],
          ],
        },
      ],
      open: "what you'd like to keep from before",
      style: 'stay loyal to how things were, while everybody else goes on',
      label: 'Remembers how it was',
      mood: 'Missing something, and saying so.',
    },
    body: {
      cues: "can't sleep|cant sleep|not sleeping|don't sleep|barely sleep|sleepless|lie awake|lying awake|wide awake|2am|3am|4am|insomnia|cry|crying|cried|tears|burst into|shaking|trembl*|stomach*|feel sick|felt sick|throw up|nause*|headache*|my chest|heart races|heart racing|can't breathe|panic*|exhausted|exhausting|so tired|always tired|drained|knackered|worn out|lump in my throat|my jaw|my shoulders|can't eat|not eating|appetite|a knot|numb|aching|sweating|no energy",
      heard: ["Sounds as if this doesn't stay in your head.", "So it's got as far as your body."],
      questions: [
        {
          asks: 'moment',
          ask: 'When did it last come over you?',
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
          ask: 'What have you dropped because of it?',
          plain: "What don't you do, since this began?",
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
      open: 'what would let you sleep',
      style: 'carry on until your body objects, and only then look up',
      label: 'Carries on regardless',
      mood: 'Tired of it, in every sense.',
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
          ask: "What happens if it isn't sorted in time?",
          plain: "What's the first thing to go wrong, if it doesn't work out?",
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
            ["I'd have no excuse left", 'The tightness settles it for you, as long as it lasts.', 'torn'],
          ],
        },
        {
          asks: 'step',
          ask: 'What would give you a bit of room?',
          plain: 'Who could you ask for a few more days, or a bit of help?',
          options: [
            [
              'The person who set the date or the price',
              "They'd only have to be asked. They could say no, of course.",
            ],
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
      style: 'think about what it does to others before you count what it does to you',
      label: 'Does the sums alone',
      mood: 'Tight, with something still to ask.',
    },
    torn: {
      cues: "torn|on the one hand|on the other hand|part of me|half of me|but i also|but then i|don't know whether|dont know whether|don't know if i|dont know if i|should i|either way|can't decide|cant decide|can't choose|back and forth|keep changing my mind|changed my mind|one minute|some days i|if i go|if i stay|mixed feelings|go or stay|leave or stay|stay or go|stay or leave|undecided|pros and cons|conflicted|two minds|not sure if|i want to but",
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
          ask: 'Which would be harder to live with?',
          plain: 'In five years, which one would you be sorrier about?',
          options: [
            ['Doing it and being wrong', 'You could be wrong in front of people, that way.', 'seen'],
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
          plain: 'Whose face do you see when you think of each side?',
          options: [
            [
              "Somebody who'd never say so",
              "They don't have to say it. You'd know from how they say nothing.",
              'words',
            ],
            ['Nearly everyone', 'Nearly everyone has an opinion, then. Yours seems to come last.', 'seen'],
            [
              "Nobody's. It really is only me",
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
              'Somebody out there knows how a normal Tuesday is over there.',
            ],
            ["I know enough. That's the trouble", "So it isn't a fact that's missing.", 'fine'],
          ],
        },
      ],
      open: 'which of the two you could live with on a bad day',
      style: 'take both sides seriously for longer than most people would bear',
      label: 'Sees both sides',
      mood: 'Still two answers, and both are yours.',
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
      style: 'take the blame early, so nobody else has to hand it to you',
      label: 'Owns more than their share',
      mood: 'Hard on yourself, a little less sure.',
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
          ask: 'If you let it show, what might break?',
          plain: 'What are you afraid of doing or saying, if you got properly angry?',
          options: [
            [
              "Something I couldn't unsay",
              "You've got the sentence ready, and you know what it would do.",
              'untold',
            ],
            ['How they see me', "You're the calm one to somebody. That'd be over.", 'seen'],
            ["Nothing. They'd just shrug", "You'd finally say it, and it wouldn't land anywhere.", 'seen'],
          ],
        },
        {
          asks: 'cost',
          ask: 'Where does it go, when it stays in?',
          plain: "Who or what gets it, when it doesn't come out?",
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
      style: 'put up with a good deal, and notice late how cross you are',
      label: 'Patient, up to a point',
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
      style: 'look after what other people need and wait for someone to look back',
      label: 'Waits to be asked',
      mood: 'Wanting somebody to ask.',
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
    'write down whose voice the should is in, and whether you agree',
    'next time someone asks how you are, answer one notch more honestly than usual',
    'put down what you actually know, and next to it what you only suppose',
    'go for a short walk without your phone before you think about it again',
    "ask one person what they saw, and don't explain your side first",
    'choose one evening this week on which you need not solve it',
  ],
};
