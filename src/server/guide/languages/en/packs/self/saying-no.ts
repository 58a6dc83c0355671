import type { Pack } from '../../../../engine/pack.ts';

export const sayingNo: Pack = {
  id: 'saying-no',
  avoid: ['imagine'],
  openings: [
    {
      cues: "said yes|i said yes|agreed to|i agreed|said sure|said of course|said no problem|told {him/her/them} yes|i've agreed|signed up|volunteered|offered to|promised to",
      say: 'So the yes is already out.',
      ask: 'What happened just before the yes?',
      plain: 'They asked. What was in your head in the second after?',
      asks: 'moment',
      concern: 'slip',
      options: [
        ['It went quiet, and I filled it', "It was the pause you couldn't bear. You ended it with a yes."],
        ['I saw their face', 'You looked up, and then it was hard to say anything else.', 'liked'],
        ["I felt flattered, if I'm honest", 'They picked you. For a second that was nice.', 'useful'],
      ],
    },
    {
      cues: 'boss|manager|colleague*|coworker*|co-worker*|at work|shift*|overtime|project|team|client*|extra work|my team lead|the office',
      say: 'And at work they know who to ask.',
      ask: "What was the last thing that wasn't yours and landed on you?",
      plain: "What are you doing this week that's really someone else's job?",
      asks: 'moment',
      concern: 'useful',
      options: [
        [
          'Something small that takes all afternoon',
          'Small when it was asked. An afternoon by the time it was done.',
          'time',
        ],
        ['Something they know I do better', "You do it better, so now it's yours. That's how that works."],
        ['Something I offered before anyone asked', 'Nobody even had to ask. You got there first.', 'slip'],
      ],
    },
    {
      cues: 'family|my mum|my mom|my mother|my dad|my father|my parents|my sister|my brother|in-laws|mother-in-law|christmas|thanksgiving|easter|wedding|holidays|visit*|stay with us|host|hosting',
      say: 'And with family a no gets remembered.',
      ask: 'Who was the last person in your family to say no?',
      plain: 'Who else at home ever says no, and what happens?',
      asks: 'rule',
      concern: 'owe',
      options: [
        ["Someone did, and it's still talked about", "You've seen what it costs. They still bring it up."],
        [
          'They all do it, except me',
          'They can, all of them. It seems yours was given away already.',
          'resent',
        ],
        [
          "Nobody. We just don't turn up, or get ill",
          'Nobody says it. It gets said with headaches and traffic.',
          'slip',
        ],
      ],
    },
    {
      cues: 'money|lend|lent|borrow*|pay back|owes me|favour*|favor*|lift|babysit*|dog|help {him/her/them} move|moving house|always asks|keeps asking|asks me again|every time {he/she/they}',
      say: "And it isn't the first time, by the sound of it.",
      ask: 'How do they ask, when they ask?',
      plain: 'What are the words they use?',
      asks: 'moment',
      concern: 'liked',
      options: [
        [
          "You're the only one I can ask",
          'The only one. After that a no would leave them with nobody.',
          'useful',
        ],
        ['As if it was already settled', "It arrives as a fact, and you'd have to undo it.", 'slip'],
        ["They don't. They sigh, and I offer", "A sigh does it. They've never once had to ask.", 'slip'],
      ],
    },
    {
      cues: 'resent*|angry|fed up|sick of|furious|hate it|hate that|used|doormat|pushover|walk all over|take advantage|takes advantage|taken advantage|for granted|people pleas*|people-pleas*',
      say: "Somewhere in there you've had enough.",
      ask: 'Who knows that you mind?',
      plain: 'Who have you told that it bothers you?',
      asks: 'view',
      concern: 'resent',
      options: [
        ['Everyone, except the ones who ask', "Everybody's heard about it, only not at the right address."],
        [
          "Nobody. I'm lovely about it",
          "You're lovely about it, so they go home thinking it was fine.",
          'liked',
        ],
        [
          "Whoever's at home when I get in",
          "It comes out at home, then, to people who hadn't asked for anything.",
        ],
      ],
    },
    {
      ask: 'What was the last yes you wished you had back?',
      plain: "What have you said yes to that you'd rather not do?",
      asks: 'moment',
      concern: 'slip',
      options: [
        [
          'An evening I needed for myself',
          "You had it planned as nothing, and nothing's easy to take.",
          'time',
        ],
        ['Something that goes on for months', 'One second for the yes, and months of it.'],
        [
          "Something for a person I don't even like",
          "Not even someone you like. So it isn't fondness that does it.",
          'liked',
        ],
      ],
    },
  ],
  concerns: {
    slip: {
      cues: "slips out|slipped out|before i know it|before i knew it|automatic*|without thinking|on the spot|caught me off guard|put on the spot|heard myself|i just say|hear myself say|comes out|came out of my mouth|can't get the word out|can't say no|cant say no|couldn't say no|can't say it|unable to say no|hard to say no|never say no|say yes to everything|yes to everything|i freeze|i froze|excuse*|make something up|maybe instead|white lie|said i'd think|i said sure|said no problem",
      heard: [
        'Sounds as if the yes is faster than you are.',
        "So you find out what you think after you've answered.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When do you notice that you meant no?',
          plain: "You've said yes. How long till your stomach drops?",
          options: [
            ['On the way home', "On the way home, when there's nobody left to say it to."],
            ['The night before, every time', "By then it's too late to be polite about it.", 'time'],
            ["While I'm saying it", 'You hear it as it comes out. And it comes out anyway.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen in the silence, if you waited three seconds?',
          plain: "They've asked, you say nothing yet. What's the worst of that?",
          options: [
            [
              "They'd see that I don't want to",
              "The wait would tell them. You've a face that gives it away, maybe.",
              'liked',
            ],
            [
              "They'd start explaining why they need it",
              "And then it'd be you against their reasons.",
              'owe',
            ],
            [
              "They'd say never mind, and mean it",
              "They'd let you off just like that. Then it might have been that easy all along.",
              'resent',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last say no and it simply held?',
          plain: 'What was the last no you got out, however small?',
          options: [
            [
              'To someone on the phone selling something',
              "To a stranger, no trouble. So you've got the word.",
            ],
            [
              "When I really couldn't, with proof",
              "You needed proof. Not wanting to wasn't enough of a reason.",
              'owe',
            ],
            ['When somebody else was with me', 'With someone beside you it could be said.'],
          ],
        },
        {
          asks: 'step',
          ask: "What could you say that isn't yes yet?",
          plain: 'What sentence would get you one day to think?',
          options: [
            ["I'll look and tell you tomorrow", 'A day. Most things people ask for can stand a day.'],
            ["I can't do that, but I can do this", 'A smaller yes, of your own choosing.'],
            [
              "I'd say it and then text them yes at night",
              "You'd get the day and give it back by bedtime.",
              'liked',
            ],
          ],
        },
      ],
      open: "what you'd answer if you had a day to think",
      style: 'answer first, and find out in the evening what you wanted',
      label: 'Quick with a yes',
      mood: 'Quick to say yes, slower to mean it.',
    },
    liked: {
      cues: "like me|hate me|hates me|angry with me|mad at me|upset with me|be upset|disappoint*|let {him/her/them} down|letting people down|letting {him/her/them} down|hurt {him/her/them}|hurt {his/her/their} feelings|offend*|rude|selfish|think i'm|think less of me|conflict|confrontation|argument|awkward|fall out|lose {him/her/them}|cut me off|guilt trip*|sulk*|silent treatment|cold with me|people pleas*|people-pleas*|keep the peace|scared of {him/her/them}|afraid {he/she/they}|their reaction|face fall|face fell|feel bad",
      heard: [
        "Sounds as if it's their reaction you're saying yes to.",
        "So a no wouldn't just be a no, it'd do something between you.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: "You've said no. What's on their face?",
          plain: 'They hear the no. What do they do first?',
          options: [
            ['A little nod, and they go cooler', "Cooler, not furious. It's the small drop that you'd feel."],
            ["Hurt, and I'd see it for days", "You'd carry that look home with you."],
            ["Nothing. They'd ask the next person", "It'd turn out it never had to be you.", 'useful'],
          ],
        },
        {
          asks: 'moment',
          ask: 'Who did you last disappoint, and what came of it?',
          plain: 'When did you last let somebody down? What happened then?',
          options: [
            [
              'They were off with me for a while, then fine',
              "A while, and then fine. You'd forgotten the fine, perhaps.",
            ],
            ['It ended something', "So it isn't only in your head. It happened once.", 'owe'],
            ["I can't remember. I make sure it doesn't happen", 'You work hard at never finding out.'],
          ],
        },
        {
          asks: 'view',
          ask: 'Who do you know who says no nicely?',
          plain: 'When a friend says no to you, what do you think of them?',
          options: [
            [
              'Someone, and I trust them more for it',
              "You know their yes is real. Yours they can't be sure of.",
              'resent',
            ],
            [
              "Someone, and I've been a bit offended",
              "So you know how it stings, and you'd spare people that.",
            ],
            [
              "I don't ask people, so they can't say it",
              "You don't ask either, then. It goes both ways.",
              'owe',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like them to say, if you did say no?',
          plain: 'You say no. What answer would let you breathe?',
          options: [
            ["Of course, don't worry about it", "It'd take four words from them. You've never let them try."],
            ['See you Thursday anyway', "That the next meeting is still on. That's what you'd need to know."],
            ['Sorry, we do ask you rather a lot', "You'd like them to have noticed on their own.", 'resent'],
          ],
        },
      ],
      open: 'what they would do with a friendly no',
      style: "look at the other person's face before you look at your own week",
      label: 'Reads the other face first',
      mood: 'Kind, and a bit cornered.',
    },
    useful: {
      cues: "reliable|dependable|the strong one|the helpful one|always help*|i help everyone|everyone comes to me|come to me|relies on me|rely on me|relying on me|depend* on me|needs me|need me|needed|no one else will|nobody else will|nobody else can|no one else can|only one who|if i don't do it|falls apart|good at it|the nice one|useful|fix everything|save everyone|rescue*|like helping|like to help|love helping|what they'd think of me|who would i be",
      heard: [
        'Sounds as if being the one who helps is a good part of who you are to them.',
        "So they count on you, and that's not only a nuisance.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What do you like about being the one they ask?',
          plain: "They ask you and nobody else. What's nice about that?",
          options: [
            ["That I know what I'm for", "You know your place when you're of use."],
            [
              "That somebody's glad I exist",
              "It's good to be somebody people are glad of. You'd miss that.",
              'liked',
            ],
            [
              'That then they owe me, a bit',
              "It goes on a list somewhere. They don't know about the list.",
              'resent',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What if they managed perfectly well without you?',
          plain: "You say no, and it gets done anyway. How's that?",
          options: [
            [
              'A relief, and a bit of a slap',
              "Both. You'd be free, and you'd wonder what you'd been doing it for.",
            ],
            ["I don't know why they'd still ring", "You think it's the help they ring for.", 'liked'],
            [
              "They wouldn't. They'd make a mess of it",
              "They'd make a mess, and you'd be the one watching.",
              'owe',
            ],
          ],
        },
        {
          asks: 'view',
          ask: "Who'd be surprised to hear that you're tired?",
          plain: 'Who thinks you do all this easily?',
          options: [
            [
              'All of them. I make it look easy',
              'You make it look easy, so it gets booked as easy.',
              'resent',
            ],
            [
              "One person wouldn't. They've said so",
              "Someone's seen it and said it. That one doesn't need you to be useful.",
            ],
            ['I would have been, a year ago', "So it's news to you as well.", 'time'],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who likes you, and never needs anything?',
          plain: 'Who do you see just for the pleasure of it?',
          options: [
            [
              'One friend, and I see them too little',
              "The one who wants nothing gets what's left over.",
              'time',
            ],
            [
              "I'd offer them something within ten minutes",
              "Ten minutes of being just liked, and then you'd be carrying something.",
            ],
            [
              "I can't think who that'd be",
              "Nobody comes to mind. That's lonely, with so many people ringing.",
              'liked',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could somebody else do worse than you, and still do?',
          plain: "Which one job could you hand over, even if it's done badly?",
          options: [
            ["Something with a list, I'd write it down", 'Written down, and then out of your hands.'],
            ['Something at home', "At home they'd grumble, and then they'd find the drawer."],
            ["I'd rather do it than watch", "Watching's the hard part, harder than doing it all."],
          ],
        },
      ],
      open: 'who would still be there if you were less useful',
      style: 'help first and ask later what it did to your week',
      label: 'The one they ask',
      mood: 'Needed, and rather tired of it.',
    },
    resent: {
      cues: "resent*|angry|furious|fed up|sick of|bitter|annoy*|irritat*|doormat|pushover|walk all over|walks all over|take advantage|takes advantage|taken advantage|for granted|never ask how|don't even thank|doesn't even thank|no thanks|not even a thank|never does anything for me|never do anything for me|one-sided|one sided|unfair|not fair|hate it|hate that|hate myself for|kick myself|cross with myself|passive aggressive|explode|snapped|don't even like|dread*",
      heard: [
        'Sounds as if you pay for the yes later, in temper.',
        "So there's a no in you after all, it just comes afterwards.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Where does the crossness come out?',
          plain: "You've said yes and you mind. What do you do that evening?",
          options: [
            ['In how I load the dishwasher', 'The plates hear about it.'],
            ['I do it, but late and not well', "You do it in a way that says what you didn't.", 'slip'],
            [
              "I'm nice to them and short with someone I love",
              'They get the smile, and someone you love gets the rest.',
              'time',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What might they think you feel about it?',
          plain: 'If we asked them whether you mind, what would they say?',
          options: [
            ['That I enjoy it', "You've never given them a reason to think otherwise.", 'liked'],
            [
              "That I'd say if it was too much",
              "They're trusting you to say so. You're trusting them to notice.",
            ],
            [
              'They know I mind. It suits them not to',
              "They know, you think. Then it's not a misunderstanding.",
              'liked',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would make it feel fair again?',
          plain: 'What would you want from them, once?',
          options: [
            [
              'To be asked how I am, and a wait for the answer',
              "A real question, and then waiting. It isn't much.",
            ],
            [
              'That they do something for me without being told',
              'Without being told. So telling them would spoil it.',
              'owe',
            ],
            ["That it's their turn to be uncomfortable", "You'd like the awkward bit to be theirs for once."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What has it done to how you see them?',
          plain: "Do you still like them? What's changed?",
          options: [
            [
              'I see their name and my heart sinks',
              'You say yes to keep the peace with them, and the name alone makes your heart sink.',
            ],
            ["I've started keeping score", "You're keeping score in a game they don't know they're in."],
            [
              "I like them less each time, and they've no idea",
              "They think it brings you closer, and it's been doing the opposite.",
              'liked',
            ],
          ],
        },
      ],
      open: "whether they've ever heard you say that you mind",
      style: 'agree out loud, and disagree afterwards where nobody can hear',
      label: 'Minds it afterwards',
      mood: 'Cross, and still being polite.',
    },
    time: {
      cues: 'no time|my time|my weekend*|weekend*|my evening*|my only day off|day off|exhaust*|tired|burn* out|burnt out|burned out|overwhelm*|overcommit*|overbooked|too much on|my own stuff|own life|my own work|no life|my kids|my own family|my partner|sleep|never get to|nothing left|last on the list|come last|put myself last|calendar|diary|stretched|double booked|cancel*',
      heard: [
        'Sounds as if each of those yeses comes out of the same small pot.',
        'So something of yours keeps making way.',
      ],
      questions: [
        {
          asks: 'cost',
          ask: 'What did you not do, because of the last one?',
          plain: 'What of yours fell off the list this month?',
          options: [
            [
              'Nothing at all, and I needed the nothing',
              'You needed an empty evening, and it looked free from outside.',
            ],
            [
              'Something with the people I live with',
              "So it's not only your time you're giving away.",
              'resent',
            ],
            [
              "Something I've been putting off for years anyway",
              "Helping's a good reason not to get to it.",
              'useful',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you fill an unasked-for Saturday with?',
          plain: 'Nobody needs you on Saturday. What do you do?',
          options: [
            ['Sleep, walk, cook something long', "Slow things. There's no hurry in any of it."],
            [
              "Something of my own I've half forgotten",
              "It's still there, then. It's only been waiting very politely.",
            ],
            [
              "I'd ring round to see who needs something",
              "You'd find the one person in need by noon.",
              'useful',
            ],
          ],
        },
        {
          asks: 'view',
          ask: "Who's been saying no on your behalf?",
          plain: 'Who gets less of you when you give that much?',
          options: [
            [
              'My partner or my kids, without being asked',
              "Each yes out there has been a no in here. They didn't get a vote.",
            ],
            ['My body, it gets ill on free days', "Your body cancels what you won't."],
            [
              "A friend who's stopped suggesting things",
              "Somebody's asking less and less. They may think you don't want to.",
              'liked',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Which hour this week could be already taken, by you?',
          plain: 'Which hour could you put your own name next to?',
          options: [
            [
              "One evening, and I'd call it an appointment",
              "An appointment sounds better than the truth, and it's nearly the same.",
            ],
            ["A morning, before they're up", 'Before anyone can want something.'],
            [
              "I'd put it in and give it away by Wednesday",
              "By Wednesday it'd be somebody's. You know yourself.",
              'slip',
            ],
          ],
        },
      ],
      open: "what you'd want to keep free, and for whom",
      style: "give away what looks free, and it's usually yours",
      label: 'Last on the own list',
      mood: 'Overbooked, mostly by other people.',
    },
    owe: {
      cues: "i owe|owe {him/her/them}|guilt*|i should|i have to|supposed to|expected of me|expect me|obligation|obligated|duty|brought up|raised|good daughter|good son|good friend|good person|christian|manners|after all {he/she/they}|done so much for me|did so much for me|helped me when|was there for me|that's what family|it's family|she's my mother|he's my father|family comes first|not allowed|no good reason|don't have a reason|no excuse|need a reason|has nobody else|have nobody else|has no one else",
      heard: [
        'Sounds as if a no would need a better reason than not wanting to.',
        "So there's something you feel you ought to be, in this.",
      ],
      questions: [
        {
          asks: 'rule',
          ask: 'What happened at home when you said no as a child?',
          plain: "You're nine and you don't want to. What happens next?",
          options: [
            [
              'Somebody was sad, and it was because of me',
              "A sad face, and it was you who'd done it. That's a strong teacher.",
              'liked',
            ],
            [
              "It wasn't a word that was used",
              "You weren't given the word. You'd have to learn it like a foreign one.",
            ],
            ["I'd get my way, and then nobody spoke to me", 'You won, and it was lonely.', 'liked'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would it make you, if you said no to this?',
          plain: 'You say no without a reason. What kind of person does that?',
          options: [
            [
              "Someone who takes and doesn't give",
              "You'd be that after one no. You must feel rather far in debt.",
            ],
            ['Someone cold, and I know who I mean', "There's someone you never want to be like.", 'resent'],
            [
              "Someone who's allowed to, and I'm not",
              "Others may and you may not. It's a rule for one person, then.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'If they knew what it costs you, what would they want?',
          plain: 'They can see your whole week. What do they say now?',
          options: [
            [
              "They'd be horrified that I never said",
              "They'd be horrified. So you're protecting them from knowing.",
            ],
            [
              "They'd still want it",
              "They'd want it anyway. Then it's no use waiting for them to see it.",
              'resent',
            ],
            [
              "They'd be hurt that I had to think about it",
              'Having to think would already be a no, to them.',
              'liked',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which part of it would you do gladly, unasked?',
          plain: 'If nobody expected it, which bit would you still do?',
          options: [
            ['The visit, without the jobs', "So you'd come. It's the list that's on the table you'd leave."],
            [
              'Most of it, if I were asked and not told',
              "It may be the asking that's missing, more than the time.",
              'resent',
            ],
            ["None of it, and I'm ashamed of that", "None of it. And you've been doing all of it.", 'resent'],
          ],
        },
      ],
      open: 'how much of it you owe, and to whom you promised it',
      style: 'ask first what you owe, and only then what you can spare',
      label: 'Pays every debt',
      mood: 'Dutiful, and near the limit.',
    },
  },
  together: [
    {
      of: ['slip', 'liked'],
      say: "Maybe the yes is so quick because you don't want to see their face wait.",
    },
    {
      of: ['liked', 'resent'],
      say: "Sounds as if you're saying yes so they stay fond of you, and growing less fond of them.",
    },
    {
      of: ['useful', 'resent'],
      say: "Sounds as if you like being needed and mind being used, and it's the same phone call.",
    },
    { of: ['time', 'useful'], say: "Perhaps there's not much left of the week that isn't for somebody." },
    { of: ['owe', 'resent'], say: "Maybe you're angry about a debt nobody's ever shown you." },
    { of: ['owe', 'time'], say: "Sounds as if not having time isn't allowed to count as a reason." },
    { of: ['slip', 'time'], say: 'Sounds as if one second decides, and a weekend pays.' },
  ],
  insights: [
    {
      of: ['slip', 'liked'],
      say: "You answer quickly so they won't be disappointed. They don't get a chance to show you how they'd take a no.",
    },
    {
      of: ['slip', 'useful'],
      say: "You've got so good at helping that people get your yes before you do. Maybe they're not asking you any more, only telling you when.",
    },
    {
      of: ['slip', 'resent'],
      say: "You do say no. You say it later, in another room, to somebody who didn't ask.",
    },
    {
      of: ['slip', 'time'],
      say: "A yes takes you one second and costs a weekend. You've been trying to find more weekend, when it may be a few more seconds you need.",
    },
    {
      of: ['slip', 'owe'],
      say: "It feels as if the yes slips out by accident. It might be following a rule so old that you don't hear it any more.",
    },
    {
      of: ['liked', 'useful'],
      say: "You're afraid they'd like you less without the help. As long as you help, you can't find out who just likes you.",
    },
    {
      of: ['liked', 'resent'],
      say: "You say yes so that nothing comes between you. By now what's come between you is the yes.",
    },
    {
      of: ['liked', 'time'],
      say: "You spare the ones who ask a small disappointment. Whoever gets your leftovers has a bigger one, and they're quieter about it.",
    },
    {
      of: ['liked', 'owe'],
      say: "You say you ought to, and you also don't want them to be cross. Maybe duty is the nicer name for it, at least some of the time.",
    },
    {
      of: ['useful', 'resent'],
      say: "You make it look easy and you're angry that they think it's easy. They may have believed you.",
    },
    {
      of: ['useful', 'time'],
      say: "Everybody can rely on you, with one exception. You've been standing yourself up for a while.",
    },
    {
      of: ['useful', 'owe'],
      say: "You help because you owe it, and then they're grateful and you're needed. From inside that's hard to tell from wanting to.",
    },
    {
      of: ['resent', 'time'],
      say: "You're angry with them for taking your time. It was handed to them, though, by somebody who didn't want any trouble.",
    },
    {
      of: ['resent', 'owe'],
      say: "You think you owe it, and you're furious that they collect. Perhaps you don't believe in the debt as much as you say.",
    },
    {
      of: ['time', 'owe'],
      say: 'You keep every promise in this except the ones nobody heard you make, the ones to yourself.',
    },
  ],
  suggestions: [
    "answer the next request with 'I'll tell you tomorrow', and nothing else",
    'say no once this week to something that hardly matters, and watch what happens',
    'write down who got less of you the last time you said yes',
    'tell one of them that you mind, before the next time they ask',
    'put one hour in the diary with your own name on it',
    'offer the smaller thing you would really like to do',
  ],
};
