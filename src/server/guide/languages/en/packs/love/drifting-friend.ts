import type { Pack } from '../../../../engine/pack.ts';

export const driftingFriend: Pack = {
  id: 'drifting-friend',
  who: {
    words:
      'best friend|oldest friend|old friend|friend|mate|bestie|flatmate|roommate|bridesmaid|maid of honour',
    line: 'your friend',
    option: 'my friend',
  },
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: "always text first|always me|text first|texting first|message first|always the one|one-sided|one sided|cancel*|flak*|last minute|doesn't reply|never replies|takes days|left on read|hasn't asked|never asks|doesn't ask|make the effort|i organise|i organize|busy",
      say: "You're the one keeping it going, by the sound of it.",
      asks: 'moment',
      ask: 'What happened the last time you got in touch?',
      plain: 'When you last wrote, what came back?',
      concern: 'effort',
      options: [
        [
          'Two lines and a heart, three days later',
          "Two lines and a heart. It's hard to argue with a heart.",
        ],
        [
          'A plan, and then it got cancelled',
          "There was a date for it, and you'd been looking forward.",
          'miss',
        ],
        [
          "Nothing yet, I'm waiting to see who goes first",
          "You've stopped, and you're counting. {Who} hasn't been told there's a count.",
          'unsaid',
        ],
      ],
    },
    {
      cues: "left out|not invited|wasn't invited|didn't invite|group chat|without me|saw photos|saw the photos|photos|instagram|bridesmaid|wedding|hen do|hen party|birthday|new best friend|replaced|found out from|last to know|godmother|godparent",
      say: 'And you found out where you stand, or where you think you do.',
      asks: 'moment',
      ask: 'What did it tell you, when you saw that or heard it?',
      plain: 'When you noticed, what was your first thought?',
      concern: 'place',
      options: [
        ["That I've been moved down a row", 'Moved down, and nobody mentioned there were rows.'],
        ['That everyone else already knew', "You were the last one in on it. That's its own sting."],
        [
          "That I'd have put {them} first",
          "You'd have put {them} first. It's the sums not matching that hurts.",
          'effort',
        ],
      ],
    },
    {
      cues: 'baby|pregnant|kids|toddler|married|engaged|new boyfriend|new girlfriend|new partner|moved|moving away|new job|new friends|divorce*|rich|political|politics|religio*|drink*|sober|different people|nothing in common',
      say: "So life's taken the two of you different ways.",
      asks: 'moment',
      ask: "What's it like now when you do meet?",
      plain: 'What was your last meeting like?',
      concern: 'change',
      options: [
        [
          "All about {their} life, and it's a lot of life",
          "There's a lot going on over there, and you get the bulletin.",
          'effort',
        ],
        ['Nice, and a bit like a catch-up with a cousin', "Nice. That's not a word you'd have used before."],
        [
          "I act interested, and I'm bored",
          "You're bored, and it's somebody you love, or did. Not an easy one to say.",
          'mine',
        ],
      ],
    },
    {
      cues: 'argument|fell out|falling out|had a row|big row|a fight|what did i do|something i said|offended|upset with me|angry with me|ghosted|stopped talking|stopped replying|silent|blocked|apolog*|hurt me|hurt my feelings|died|miscarriage|funeral|was ill|in hospital',
      say: "Something happened, or didn't get said.",
      asks: 'moment',
      ask: 'When did you first feel it had gone cooler?',
      plain: "What's the last thing before it went quiet?",
      concern: 'unsaid',
      options: [
        ['A sentence that landed badly', "One sentence, and you've been over it since."],
        [
          'Something hard happened to me, and not a word',
          'It mattered what {they} did that week. {They} did nothing, as far as you could see.',
        ],
        [
          "I don't know, and I've been through it all",
          "You've searched yourself for it, then, and come up with nothing certain.",
          'mine',
        ],
      ],
    },
    {
      cues: 'outgrown|outgrow|let go|letting go|let it go|end the friendship|ending the friendship|worth it|toxic|drain*|exhaust*|dread*|done with|walk away|cut off|distance myself|pulled back|relieved',
      say: "You're not sure how much of it you want any more.",
      asks: 'want',
      ask: 'When was it last worth the trouble?',
      plain: 'When did you last come away feeling better?',
      concern: 'mine',
      options: [
        ['Ages ago, before things changed', "It's some time back, and you've been living off it.", 'change'],
        [
          "Last month, that's what's confusing",
          "It was good only last month. It'd be easier if it were always bad.",
        ],
        [
          "When {they} cancelled, if I'm honest",
          'The cancelling was the nice part. And then you probably felt bad about that.',
        ],
      ],
    },
    {
      asks: 'moment',
      ask: 'What made you think of it just now?',
      plain: 'What happened lately that brought this up?',
      concern: 'miss',
      options: [
        ["Something {they}'d have laughed at", "You had something for {them}, and it's gone stale."],
        [
          "Somebody asked me how {they}'d been",
          "Somebody asked after {them}, and you didn't know.",
          'change',
        ],
        ['Scrolling back through old messages', 'You went looking for how it used to sound.'],
      ],
    },
  ],
  concerns: {
    effort: {
      cues: "text first|texting first|message first|call first|always me|always the one|one-sided|one sided|one way|effort|initiate*|organise*|organize*|cancel*|flak*|last minute|no reply|doesn't reply|never replies|takes days|left on read|ignores my|never asks|doesn't ask|hasn't asked|doesn't ask me|excuse*|too busy|chas*|begging|drive to|always listen|listen to her|listen to him",
      heard: [
        "You've been doing the keeping, it sounds like.",
        "It's lopsided, the way you tell it.",
        "Sounds as if you'd like to be asked, for once.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did the last few messages look like?',
          plain: "If I saw your chat, who's doing the writing?",
          options: [
            [
              'Me, me, me, and a thumbs up',
              "Three from you and a thumb. You don't need anybody to count that.",
            ],
            [
              "Quite even, but it's all practical",
              "It's dates and places. The rest has dropped out.",
              'miss',
            ],
            [
              'Long ones from {them} about {their} life',
              "You hear a lot. It's the question at the end that's missing.",
              'unsaid',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would one bit of effort from {them} look like?',
          plain: "What's the smallest thing that would please you?",
          options: [
            ['Ringing for no reason', "A call about nothing. There's not much that's harder to ask for."],
            [
              'Remembering something I said',
              "You'd like a thing you said to still be there a month later.",
              'place',
            ],
            [
              "Noticing that I've gone quiet",
              "You'd like your silence to be heard. {They} might take it for being busy.",
              'unsaid',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What would happen if you didn't write for two months?",
          plain: 'If you stopped, what do you think would come?',
          options: [
            ['Nothing at all', "It'd just end, without anyone ending it.", 'mine'],
            ["A where've you been, quite offended", "You'd be the one accused of disappearing."],
            [
              "I'd find out I'd made it all up",
              "You'd have to ask if it was ever as mutual as you thought.",
              'place',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'How would {they} describe the last year?',
          plain: 'What would {they} say has been going on?',
          options: [
            [
              "That it's been mad, and I'd understand",
              "You're filed under understands. It's a compliment, and it's lonely.",
              'change',
            ],
            ["That we're fine", "Fine, {they}'d say, and mean it. Only one of you is keeping score."],
            ["That I've gone quiet and odd", "From over there, it might be you who's drifted.", 'mine'],
          ],
        },
      ],
      open: 'what would happen if you stopped going first',
      style: 'give first, and keep a quiet count',
      label: 'Goes first, every time',
      mood: 'Tired of going first.',
    },
    miss: {
      cues: 'miss him|miss her|miss them|miss us|miss my|miss having|used to|back then|old days|since school|since we were|years of|childhood|laugh*|in-jokes|in jokes|every day|every weekend|like a sister|like a brother|like sisters|knew everything|told each other|so close|were close|used to be close|memories|throwback',
      heard: ['You miss how it was.', 'Sounds as if nobody else does what {who} used to do for you.'],
      questions: [
        {
          asks: 'moment',
          ask: "What's a thing only the two of you would know?",
          plain: 'Which memory comes first?',
          options: [
            ['A night we still go on about', "There's a night that's still yours, both of yours."],
            [
              "Just hours of nothing, in somebody's room",
              'Hours of nothing. You need a lot of time to be that idle with someone.',
              'change',
            ],
            [
              'How {they} turned up when I needed it',
              '{They} came, once, when it counted. So you know that {they} could.',
              'effort',
            ],
          ],
        },
        {
          asks: 'want',
          ask: "What did you get from {them} that you don't get now?",
          plain: "What's missing, since?",
          options: [
            ['Someone who knew the background', "You didn't have to explain who everyone was.", 'change'],
            ['Being silly', "There's a silly you, and it's out of practice."],
            [
              "Being somebody's first call",
              "You were the first call. You've not had that back from anyone.",
              'place',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did it feel like it used to, lately?',
          plain: 'When did you last laugh together properly?',
          options: [
            ['When the two of us were alone for once', "It's still there, with nobody else about."],
            ['When something bad happened to one of us', 'It took bad news to get back to it.', 'effort'],
            [
              "Not lately, I've been faking the old us",
              "You do your bit of the old routine, and you're not sure {they} noticed.",
              'mine',
            ],
          ],
        },
        {
          asks: 'step',
          ask: "What would you send, if it didn't need an answer?",
          plain: "What's one thing you could send that's just for fun?",
          options: [
            ['An old photo, nothing else', "A photo doesn't ask anything. It only says, do you remember."],
            [
              'I thought of you when this happened',
              "That's true, and it's short, and there's no bill with it.",
            ],
            [
              "I miss you, and then I'd hate the waiting",
              "You could say the three words. It's the waiting you'd hate.",
              'unsaid',
            ],
          ],
        },
      ],
      open: "whether it's {who} you miss, or that time",
      style: 'stay loyal to people as they were',
      label: 'Loyal to old friends',
      mood: 'Fond, and missing it.',
    },
    change: {
      cues: 'baby|pregnan*|kids|children|toddler|mum friends|mom friends|married|wedding|engaged|new boyfriend|new girlfriend|her boyfriend|his girlfriend|her husband|his wife|moved|abroad|new job|career|promotion|money|new friends|different people|different lives|nothing in common|politics|religio*|values|grew apart|grown apart|growing apart|life stage|single|childless|infertil*',
      heard: [
        "You're living quite different weeks now, it seems.",
        "So somebody's life changed, and the friendship got what was left.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What can't you talk about with {them} any more?",
          plain: 'Which subject do you both step round?',
          options: [
            [
              "Money, because it's so different now",
              "One of you has to pick the restaurant, and it's got awkward.",
            ],
            [
              "What I'm sad about, it'd sound petty",
              'Next to what {they} had going on, yours never seemed the right size.',
              'unsaid',
            ],
            [
              'Whether I even like who {they} ended up with',
              "There's a person in the room you can't discuss.",
              'unsaid',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What might {they} miss about you?',
          plain: 'What could {they} be missing, without you?',
          options: [
            [
              'Being somebody other than what {they} became',
              'You knew {them} before. That could be worth more than you think.',
            ],
            [
              "My company, but {they}'d say I pulled away",
              "{They}'d have a date for when you went quiet, as well.",
              'mine',
            ],
            [
              'Nothing much, there were new people by then',
              'You think the place was filled before it got cold.',
              'place',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which part of it has survived all that?',
          plain: 'What do you still do together that works?',
          options: [
            [
              'Voice notes, weirdly',
              "Voice notes. So {they} can't see the washing-up, and you can both talk.",
            ],
            [
              'One evening a year, but a good one',
              "One evening. You could call that little, and you don't seem to.",
            ],
            ['History, mostly', "History's not nothing. It does mean most of it's behind you.", 'miss'],
          ],
        },
        {
          asks: 'want',
          ask: 'What size of friendship would fit both of your lives now?',
          plain: 'How often would be enough, really?',
          options: [
            [
              'Less often, but properly',
              "Less of it, but the real thing. That's a different wish from having it back.",
            ],
            [
              'Once a month, in writing if need be',
              "You'd like it fixed, so that nobody has to feel like a burden.",
              'effort',
            ],
            [
              'As much as before, or not at all',
              'Anything smaller would feel like being let down gently.',
              'mine',
            ],
          ],
        },
      ],
      open: 'what kind of friendship would fit both your lives now',
      style: "hold on to how it was, while noticing exactly what's changed",
      label: "Sees what's changed",
      mood: 'Left a bit behind.',
    },
    unsaid: {
      cues: "argument|argue*|had a row|big row|fell out|falling out|a fight|what did i do|something i said|did i say|offend*|upset with me|angry|resent*|hurt*|confront*|bring it up|brought it up|talk to her about|talk to him about|say something|tell her how|tell him how|haven't said|apolog*|elephant|awkward|ghost*|stopped talking|no explanation|didn't come|didn't ask|funeral|miscarriage|in hospital",
      heard: [
        "There's something lying between you that nobody's picked up.",
        "Sounds as if the real conversation hasn't happened.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you nearly say, last time?',
          plain: 'What did you swallow when you last spoke?',
          options: [
            [
              'That it hurt, what happened',
              'You had it ready, and then there was the weather to talk about.',
            ],
            [
              'That I needed {them} and nobody came',
              'You needed {them} then. {They} might not know how much.',
              'effort',
            ],
            [
              'Nothing, I was too busy being nice',
              "You were nice instead. {They} may have gone home thinking it's all well.",
              'mine',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might you hear if you asked straight out?',
          plain: "If you said, what's happened to us, what could come back?",
          options: [
            ["Nothing, you're imagining it", "You'd be left holding it, and feeling daft."],
            ["A list of what I've done", "There may be a list. You've half written it for {them}.", 'mine'],
            ["That I wasn't missed", "You'd know. At the moment you can still not know.", 'place'],
          ],
        },
        {
          asks: 'view',
          ask: "What could {they} be thinking that you haven't asked?",
          plain: "What's {their} version, at a guess?",
          options: [
            ["That I'm the one who's angry", 'You might both be waiting for the other to calm down.'],
            [
              "That there's no problem",
              "{They} might never have noticed. You'd be surprised, and a bit insulted.",
              'effort',
            ],
            [
              "That {they} let me down, and it's embarrassing",
              "Somebody who feels guilty can look just like somebody who doesn't care.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: "What could you say that isn't a reproach?",
          plain: 'Which one line would you dare to send?',
          options: [
            ['I miss us, is something up', 'Six words or so, and no charge sheet.'],
            [
              'That was a hard time for me, you know',
              "You'd be telling {them} something, rather than asking to be paid back.",
            ],
            [
              "I'd only write it, I'd never send it",
              "You'd want it said, and you wouldn't want it answered.",
            ],
          ],
        },
      ],
      open: "whether {who} knows there's anything wrong",
      style: 'wait for the other person to notice before you say it',
      label: 'Hopes to be noticed',
      mood: 'Hurt, and being polite.',
    },
    place: {
      cues: "left out|not invited|wasn't invited|didn't invite|uninvited|group chat|without me|photos|bridesmaid|maid of honour|maid of honor|godmother|godparent|best man|replaced|replace|new best friend|new friend|second choice|backup|back-up|priority|not important|last to know|found out from|jealous*|closer to|her other friends|his other friends|matter to|care about me|forgot my birthday|birthday",
      heard: [
        "It's about where you come on the list, perhaps.",
        "Sounds as if you've been counting yourself out since.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'How did you find out?',
          plain: 'Who or what told you?',
          options: [
            ['Online, like everybody else', 'You learned it with the general public.'],
            ['From somebody who thought I knew', 'You had to stand there and look as if you knew.'],
            [
              'I worked it out, and said nothing',
              "You worked it out alone, and you've kept it to yourself.",
              'unsaid',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you have wanted {them} to do?',
          plain: 'What should {they} have done, in your book?',
          options: [
            ['Tell me first', 'First, and not thanks to a photo.'],
            ["Ask me, even if I'd have said no", "It's the asking. You might not even have come."],
            ['Miss me, on the day', "You'd like there to have been a gap where you weren't.", 'miss'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What do you make it mean about you?',
          plain: "What's the worst explanation?",
          options: [
            [
              "That I'm the boring one",
              "Boring. You'd have to ask who laughed at your jokes for all those years.",
            ],
            ['That I cared more, all along', "It's the all along that's bad. It reaches back.", 'miss'],
            [
              "That I'm easy to drop, and not just for {them}",
              "It sounds as if this isn't the first time.",
              'mine',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: "With whom are you someone's first choice?",
          plain: "Who'd have thought of you straight away?",
          options: [
            [
              'One person, and I neglect them',
              'Somebody has you high on the list. You look the other way a bit.',
              'mine',
            ],
            ["My family, which isn't the same", "You'd been chosen by {them}. Family didn't have to."],
            [
              'No one comes to mind, and I hate that',
              "So it isn't only one friend you're missing. It'd be a whole place in somebody's life.",
            ],
          ],
        },
      ],
      open: "what place you'd want in {their} life now",
      style: "notice who's invited before you notice the party",
      label: 'Wants to be thought of',
      mood: 'Stung, and standing back.',
    },
    mine: {
      cues: "outgrown|outgrow*|let go|letting go|let it go|end the friendship|end it|worth it|toxic|drain*|exhaust*|dread*|done with|walk away|cut her off|cut him off|pulled back|pulling back|pull away|distance myself|relieved|relief|guilty|my fault|i've changed|i changed|bad friend|terrible friend|lazy|my own life|don't want to|bored|annoy*|irritat*",
      heard: ['Some of the drifting may be yours.', "You're not only the one it's happening to, it seems."],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you do, last time {they} rang or wrote?',
          plain: 'How quickly did you answer, last time {they} wrote?',
          options: [
            [
              "I left it till I'd the energy",
              'You needed energy for it. That used to be where you got some.',
              'miss',
            ],
            [
              'I answered late, on purpose',
              "You wanted {them} to know how it feels. It's a message, of a sort.",
              'unsaid',
            ],
            ['I made up an excuse', "You've cancelled as well, then, in a nicer voice."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What does keeping it going take out of you?',
          plain: 'How do you feel in the hour afterwards?',
          options: [
            ["Flat, as if I'd been at work", "Flat. You'd been on duty, from the sound of it.", 'effort'],
            [
              'Guilty, because I was glad to go',
              "You were glad to go. There was a time you'd have missed the last bus.",
              'change',
            ],
            ['Jealous, I hate to say', "Jealous, and that's the bit you couldn't tell {them}.", 'place'],
          ],
        },
        {
          asks: 'rule',
          ask: "Where does it say you can't let a friendship get smaller?",
          plain: 'Who taught you what a good friend does?',
          options: [
            [
              'We promised, we were kids',
              "You promised when a year was endless. You're still keeping it.",
              'miss',
            ],
            [
              "You don't drop people, in my family",
              "Dropping people isn't done where you come from. Shrinking might not count as dropping.",
            ],
            [
              "I've been dropped, so I won't do it",
              "You know what it's like at the other end. So you stay, and mind.",
              'place',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want if nobody could feel hurt?',
          plain: 'If it was only up to you, how would it go on?',
          options: [
            [
              'To have it back, but not like this',
              "You want it, on other terms. That's not the same as wanting out.",
              'change',
            ],
            ['To be let off for a year', "A year off. And somebody who'd still know you after."],
            [
              'To stop, and never have to say so',
              "You'd like it to be over without being the one who ended it.",
              'unsaid',
            ],
          ],
        },
      ],
      open: 'how much of the distance you wanted',
      style: 'stay out of loyalty a good while after the wanting has gone',
      label: 'Loyal past the liking',
      mood: 'Half out, and guilty about it.',
    },
  },
  together: [
    {
      of: ['effort', 'unsaid'],
      say: "You've stopped writing to see if anyone notices, maybe. It's a quiet way to ask.",
    },
    {
      of: ['effort', 'place'],
      say: "It isn't the messages you're counting, perhaps. It's how much you count.",
    },
    { of: ['miss', 'change'], say: "You miss somebody who's still around, only busy being someone else." },
    { of: ['unsaid', 'place'], say: "Sounds as if it hurt, and you've been very polite about it." },
    {
      of: ['mine', 'effort'],
      say: "You're tired of going first, and part of you would like to stop altogether.",
    },
    { of: ['change', 'place'], say: 'It might feel like being replaced, and it might be a full diary.' },
    { of: ['mine', 'miss'], say: "You miss it, and you're not sure you want it back." },
  ],
  insights: [
    {
      of: ['effort', 'miss'],
      say: "You keep writing because of how it was. Maybe you're still writing to somebody from back then.",
    },
    {
      of: ['effort', 'change'],
      say: "You measure it by the old effort, and it's a different life that's answering. It may be less than you're owed and all there was to give.",
    },
    {
      of: ['effort', 'unsaid'],
      say: "You've noticed who does the work, and it hasn't been said. So far it may be a test that only one of you knows about.",
    },
    {
      of: ['effort', 'place'],
      say: "If you always go first, you never find out whether you'd be thought of. Your effort may be hiding the very thing you want to know.",
    },
    {
      of: ['effort', 'mine'],
      say: "You mind doing all the work, and some of you wants out of it. Perhaps you're waiting for {them} to end it by not answering.",
    },
    {
      of: ['miss', 'change'],
      say: "You'd like it back, and what it ran on was time and living close. Maybe the liking's still there, and the hours have gone.",
    },
    {
      of: ['miss', 'unsaid'],
      say: "You miss how it was, and something's been left unsaid. Maybe what hasn't been said is just that: you miss it.",
    },
    {
      of: ['miss', 'place'],
      say: "You don't only miss {them}. You miss being the one who gets told first, and nobody's had that job with you since.",
    },
    {
      of: ['miss', 'mine'],
      say: "You miss {them}, and you've stepped back as well. It could be that what you miss isn't on offer from either of you just now.",
    },
    {
      of: ['change', 'unsaid'],
      say: 'Everyone can see that life changed. That it hurt you has been left for {them} to work out, between everything else.',
    },
    {
      of: ['change', 'place'],
      say: 'You read it as having been moved down. From {their} side there might not be a list at all, only a week with no room in it.',
    },
    {
      of: ['change', 'mine'],
      say: 'Life over there took another turn, and so did what you want. Perhaps nobody let go; you both held on less tightly.',
    },
    {
      of: ['unsaid', 'place'],
      say: "You found out where you stood without being told, and you've kept the hurt quiet too. So neither of you has said a word about it.",
    },
    {
      of: ['unsaid', 'mine'],
      say: "You've been holding back a hurt, and holding back from {them}. To {them} the two could look exactly the same.",
    },
    {
      of: ['place', 'mine'],
      say: "It hurts not to be chosen, and you're not sure you'd choose it either. Those sting in the same spot.",
    },
  ],
  suggestions: [
    'send one old photo, with no question in it',
    'ask for something small and dated, like a walk on Sunday',
    'tell {them} one thing from your own month, before asking about theirs',
    'give the unanswered minute to a friend who does write',
    "write down what you'd miss, and what you wouldn't",
  ],
};
