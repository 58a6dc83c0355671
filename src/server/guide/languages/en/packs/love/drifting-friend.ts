import type { Pack } from '../../../../engine/pack.ts';

export const driftingFriend: Pack = {
  id: 'drifting-friend',
  who: {
    words:
      'best friend|oldest friend|old friend|friend|mate|bestie|flatmate|roommate|bridesmaid|maid of honour',
    line: 'your friend',
    option: 'my friend',
  },
  avoid: ['scale'],
  openings: [
    {
      cues: "always text first|always me|text first|texting first|message first|always the one|one-sided|one sided|doesn't reply|never replies|takes days|left on read|hasn't asked|never asks|doesn't ask|make the effort|i organise|i organize|keeps cancelling|always cancels|cancels on me|flaky|flakes",
      say: "It sounds as if the effort isn't evenly shared.",
      asks: 'moment',
      ask: 'What happened the last time you got in touch?',
      plain: 'When you last wrote, what came back?',
      concern: 'effort',
      options: [
        [
          'Two lines and a heart, three days later',
          "Two lines and a heart. That's hard to complain about, and it's not much.",
        ],
        ['A plan, and then it got cancelled', "There was a plan, and then there wasn't.", 'miss'],
        [
          "Nothing yet, I'm waiting to see who goes first",
          "You've stopped writing, to see what happens.",
          'unsaid',
        ],
      ],
    },
    {
      cues: "left out|not invited|wasn't invited|didn't invite|group chat|without me|saw photos|saw the photos|bridesmaid|hen do|hen party|new best friend|replaced|last to know|godmother|godparent|her wedding|his wedding|my birthday|on instagram",
      asks: 'moment',
      ask: 'What was your first thought when you found out?',
      plain: 'When you saw it or heard it, what did you think?',
      concern: 'place',
      options: [
        ["That I've been moved down a row", "You'd thought you were closer than that."],
        ['That everyone else already knew', 'Everyone knew, and you were the last to hear.'],
        [
          "That I'd have put {them} first",
          "You'd have put {them} first, so it hurts not to get the same.",
          'effort',
        ],
      ],
    },
    {
      cues: 'pregnant|toddler|married|engaged|new boyfriend|new girlfriend|new partner|moving away|new friends|divorce*|politics|religio*|sober|different people|nothing in common|had a baby|has a baby|has kids|moved away',
      say: 'So something has changed in your lives.',
      asks: 'moment',
      ask: "What's it like now when you do meet?",
      plain: 'What was your last meeting like?',
      concern: 'change',
      options: [
        ["All about {their} life, and it's a lot of life", "So there isn't much time for yours.", 'effort'],
        ['Nice, and a bit like a catch-up with a cousin', 'Nice. You used to be closer than nice.'],
        [
          "I act interested, and I'm bored",
          "You're bored with somebody you're fond of. That's hard to admit.",
          'mine',
        ],
      ],
    },
    {
      cues: 'argument|fell out|falling out|had a row|big row|what did i do|something i said|offended|angry with me|ghosted|stopped talking|stopped replying|blocked|hurt me|hurt my feelings|miscarriage|funeral|was ill|in hospital|gone silent|after my mum died|should i apologise|should i apologize',
      asks: 'moment',
      ask: 'When did you first feel that something was off between you?',
      plain: 'What happened just before things changed between you?',
      concern: 'unsaid',
      options: [
        ['A sentence that landed badly', 'One sentence, and things were different.'],
        [
          'Something hard happened to me, and I heard nothing',
          "You'd have needed {them} then, and nothing came.",
        ],
        [
          "I don't know, and I've been through it all",
          "You've been through it all, and you still don't know.",
          'mine',
        ],
      ],
    },
    {
      cues: 'outgrown|outgrow|letting go|let it go|end the friendship|ending the friendship|toxic|drain*|done with|walk away|cut off|distance myself|pulled back|exhausting|dread seeing|let her go|let him go',
      say: "It sounds as if you're asking how much of it you still want.",
      asks: 'want',
      ask: 'When did you last really enjoy this friendship?',
      plain: 'When did you last come away feeling better?',
      concern: 'mine',
      options: [
        ['Ages ago, before things changed', "It was good, and it's a while ago.", 'change'],
        [
          "Last month, that's what's confusing",
          'It was good only last month. That makes it harder to judge.',
        ],
        ["When {they} cancelled, if I'm honest", 'You were glad not to have to go.'],
      ],
    },
    {
      asks: 'moment',
      ask: 'What bothers you most about how it is between you now?',
      plain: "What's it like between you at the moment?",
      concern: 'miss',
      options: [
        ['Not having {them} to laugh with', 'Some things were for {them}, and now you keep them.'],
        [
          'Not knowing what goes on in {their} life',
          "You used to know what goes on there, and now you don't.",
          'change',
        ],
        ["Acting as if nothing's changed", "You act as if nothing's changed, and you know it has."],
      ],
    },
  ],
  concerns: {
    effort: {
      cues: "text first|texting first|message first|call first|always me|always the one|one-sided|one sided|one way|effort|initiate*|no reply|doesn't reply|never replies|takes days|left on read|ignores my|never asks|doesn't ask|hasn't asked|doesn't ask me|chas*|begging|drive to|always listen|listen to her|listen to him|keeps cancelling|always cancels|cancels on me|i organise|i organize|makes excuses",
      reflections: [
        "It sounds as if the effort isn't evenly shared.",
        'It matters who gets in touch with whom, by the sound of it.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What were your last few messages like?',
          plain: 'In your chat, who does the writing?',
          options: [
            ['Me, me, me, and a thumbs up', 'A lot from you, and a thumbs up back.'],
            [
              "Quite even, but it's all practical",
              'You sort things out together, and the rest has gone quiet.',
              'miss',
            ],
            [
              'Long ones from {them} about {their} life',
              "You hear a lot, and you're not asked much.",
              'unsaid',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would one bit of effort from {them} look like?',
          plain: "What's the smallest thing that would please you?",
          options: [
            ['Ringing for no reason', "A call for no reason at all. It would show you're on {their} mind."],
            ['Remembering something I said', "You'd like to be listened to, so that it stays.", 'place'],
            ["Noticing that I've gone quiet", "You'd like {them} to notice without being told.", 'unsaid'],
          ],
        },
        {
          asks: 'fear',
          ask: "What would happen if you didn't write for two months?",
          plain: 'If you stopped getting in touch, what would come?',
          options: [
            ['Nothing at all', 'It would end, and nobody would have ended it.', 'mine'],
            [
              "A message asking why I've been so quiet",
              "So {they} would notice, and you'd be the one to explain.",
            ],
            [
              "I'd find out it mattered more to me",
              "You'd have to ask if it was ever as close as you thought.",
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
              "You're expected to understand, and you do, and you miss out.",
              'change',
            ],
            ["That we're fine", "Fine, {they}'d say. And you don't feel fine about it."],
            ["That I've gone quiet and odd", "From over there, it might be you who's drifted.", 'mine'],
          ],
        },
      ],
      open: 'how much you want to go on putting in',
      style: 'notice who makes the effort',
      label: 'Notices the effort',
      mood: 'Tired of trying.',
    },
    miss: {
      cues: 'miss him|miss her|miss them|miss us|miss having|old days|since we were|in-jokes|in jokes|like a sister|like a brother|like sisters|knew everything|told each other|so close|were close|used to be close|throwback|we used to|used to talk|used to laugh|laughed together',
      reflections: [
        'It sounds as if you miss how it was.',
        "There's a lot behind the two of you, by the sound of it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What's a thing only the two of you would know?",
          plain: 'Which memory comes first?',
          options: [
            ['A night we still go on about', 'That night still belongs to the two of you.'],
            ["Just hours of nothing, in somebody's room", 'Just hours of being around each other.', 'change'],
            [
              'How {they} turned up when I needed it',
              "{They} came when it counted, and you haven't forgotten.",
              'effort',
            ],
          ],
        },
        {
          asks: 'want',
          ask: "What did you get from {them} that you don't get now?",
          plain: "What's missing now?",
          options: [
            ['Someone who knew the background', "You didn't have to explain who everyone was.", 'change'],
            ['Being silly', "You could be silly with {them}. That's rare."],
            ["Being somebody's first call", 'It was good to be the one who got called first.', 'place'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did it last feel the way it used to?',
          plain: 'When did you last laugh together properly?',
          options: [
            ['When the two of us were alone for once', 'With just the two of you, it was still there.'],
            ['When something bad happened to one of us', 'When it mattered, you were close again.', 'effort'],
            [
              'Not lately, we both only pretend',
              "You go through the old routine, and it doesn't feel the same.",
              'mine',
            ],
          ],
        },
        {
          asks: 'step',
          ask: "What would you send, if it didn't need an answer?",
          plain: "What's one thing you could send that's just for fun?",
          options: [
            ['An old photo, nothing else', "A photo doesn't ask for anything."],
            ['I thought of you when this happened', "It's true, and nobody has to answer it."],
            [
              "I miss you, and then I'd hate the waiting",
              "You could say it. It's the waiting afterwards that's hard.",
              'unsaid',
            ],
          ],
        },
      ],
      open: "whether it's {who} you miss, or that time",
      style: 'still think of how it was',
      label: 'Remembers how it was',
      mood: 'Missing how it was.',
    },
    change: {
      cues: 'pregnan*|mum friends|mom friends|married|engaged|new boyfriend|new girlfriend|her boyfriend|his girlfriend|her husband|his wife|new job|new friends|different people|different lives|nothing in common|politics|religio*|grew apart|grown apart|growing apart|life stage|childless|infertil*|had a baby|has a baby|has kids|her kids|his kids|moved away|moved abroad',
      reflections: [
        'It sounds as if your lives have changed.',
        'The two of you are in different places in life, maybe.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What can't you talk about with {them} any more?",
          plain: 'Which subject do you both step round?',
          options: [
            [
              "Money, because it's so different now",
              "Money's different for each of you now, and it gets in the way.",
            ],
            [
              "What I'm sad about, it'd sound petty",
              "Next to {their} life, yours doesn't feel worth mentioning.",
              'unsaid',
            ],
            [
              'Whether I even like who {they} ended up with',
              "There's somebody you can't talk about honestly.",
              'unsaid',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What might {they} miss about you?',
          plain: 'What could {they} be missing, without you?',
          options: [
            ['Being somebody other than what {they} became', 'You knew {them} before all that.'],
            [
              "My company, though I'm the one who pulled away",
              "So {they} might miss you too, and you've stepped back.",
              'mine',
            ],
            [
              'Nothing much, there were new people by then',
              'You think {they} hardly noticed the gap.',
              'place',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What still works between you?',
          plain: 'What do you still do together that works?',
          options: [
            ['Voice notes, weirdly', "Voice notes work. So there's still talk, at odd hours."],
            ['One evening a year, but a good one', "It's only one evening, and it's a good one."],
            ['History, mostly', "You've got a lot behind you, and less in front.", 'miss'],
          ],
        },
        {
          asks: 'want',
          ask: 'What size of friendship would fit both of your lives now?',
          plain: 'How often would be enough, really?',
          options: [
            ['Less often, but properly', 'Less often, and then really there for each other.'],
            [
              'Once a month, in writing if need be',
              'Something regular, so that nobody has to chase.',
              'effort',
            ],
            ['As much as before, or not at all', 'A smaller version would just hurt.', 'mine'],
          ],
        },
      ],
      open: 'what kind of friendship would fit both your lives now',
      style: 'see how much has changed',
      label: "Sees what's changed",
      mood: 'A lot has changed.',
    },
    unsaid: {
      cues: "argument|argue*|had a row|big row|fell out|falling out|what did i do|something i said|did i say|upset with me|confront*|bring it up|brought it up|talk to her about|talk to him about|say something|haven't said|apolog*|elephant|ghost*|stopped talking|no explanation|didn't ask|miscarriage|hurt me|hurt my feelings|offended|i resent|tell her how i feel|tell him how i feel",
      reflections: [
        "It sounds as if something hasn't been talked about.",
        "There may be a conversation that hasn't happened yet.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you nearly say, last time?',
          plain: 'What did you swallow when you last spoke?',
          options: [
            ['That it hurt, what happened', "It hurt, and it didn't get said."],
            [
              'That I needed {them} and nobody came',
              'You needed {them} then. {They} might not know how much.',
              'effort',
            ],
            [
              'Nothing, I was too busy being nice',
              'You were nice, so from outside it may look fine.',
              'mine',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might you hear if you asked straight out?',
          plain: "If you asked what's happened between you, what might {they} say?",
          options: [
            ["Nothing, you're imagining it", "You'd feel silly for having asked."],
            ["A list of what I've done", "You're afraid there are things you've done.", 'mine'],
            ["That I wasn't missed", "Then you'd know, and not knowing is easier.", 'place'],
          ],
        },
        {
          asks: 'view',
          ask: "What could {they} be thinking that you haven't asked?",
          plain: "What's {their} version, at a guess?",
          options: [
            ["That I'm the one who's angry", 'You might both be waiting for the other to calm down.'],
            ["That there's no problem", '{They} might not have noticed a thing.', 'effort'],
            [
              "That {they} let me down, and it's embarrassing",
              'If {they} felt bad about it, staying away might be easier.',
            ],
          ],
        },
        {
          asks: 'step',
          ask: "What could you say that isn't a reproach?",
          plain: 'Which one line would you dare to send?',
          options: [
            ['I miss us, is something up', "It asks, and it doesn't blame."],
            ['That was a hard time for me, you know', "You'd only be telling {them} how it was."],
            [
              "I'd only write it, I'd never send it",
              "You'd want it out of your head, and that may be enough.",
            ],
          ],
        },
      ],
      open: "what you'd want your friend to know",
      style: 'think about what to say and what to leave',
      label: 'Something still unsaid',
      mood: 'Something unsaid.',
    },
    place: {
      cues: "left out|not invited|wasn't invited|didn't invite|uninvited|group chat|without me|bridesmaid|maid of honour|maid of honor|godmother|godparent|best man|replaced|new best friend|second choice|priority|not important|last to know|closer to|her other friends|his other friends|matter to|care about me|forgot my birthday|my birthday|her new friend|his new friend|jealous of her|jealous of him",
      reflections: [
        "It sounds as if it's about how much you matter to {them}.",
        "It's about where you stand with {who}.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'How did you hear what was going on without you?',
          plain: 'Who or what told you?',
          options: [
            ['Online, like everybody else', 'You found out at the same time as everybody else.'],
            ['From somebody who thought I knew', 'And you had to act as if you knew.'],
            [
              'I worked it out, and said nothing',
              "You worked it out, and you've kept it to yourself.",
              'unsaid',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want from {them}?',
          plain: 'What would a good friend do, in your eyes?',
          options: [
            ['To be told things first', "You'd like to hear it from {them}, before the others."],
            ["To be asked, even if I'd say no", "It's being asked that counts, whatever you'd answer."],
            [
              "To be missed when I'm not there",
              "You'd like it to make a difference whether you're there.",
              'miss',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What are you afraid it says about you?',
          plain: "What's the worst reason you can think of?",
          options: [
            ["That I'm the boring one", 'Boring is a hard word for yourself.'],
            ['That I cared more, all along', 'Then the good years would look different, too.', 'miss'],
            [
              "That I'm easy to drop, and not just for {them}",
              'So you wonder about other people as well.',
              'mine',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who thinks of you without being reminded?',
          plain: 'Who else gets in touch with you first?',
          options: [
            [
              'One person, and I neglect them',
              "There's somebody who does, and you haven't given them much.",
              'mine',
            ],
            ["My family, which isn't the same", 'Family is different. A friend picks you.'],
            ['No one comes to mind, and I hate that', "So it's lonelier than one friend drifting off."],
          ],
        },
      ],
      open: "what place you'd want in {their} life now",
      style: 'wonder where you stand',
      label: 'Wants to matter',
      mood: 'Not sure where you stand.',
    },
    mine: {
      cues: "outgrown|outgrow*|letting go|let it go|end the friendship|toxic|drain*|done with|walk away|cut her off|cut him off|pulled back|pulling back|pull away|distance myself|my fault|i've changed|i changed|bad friend|terrible friend|exhausting|dread seeing|bored with|annoys me|irritates me|feel guilty",
      reflections: ["It sounds as if it's also about what you want.", "There's your side of it too, maybe."],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you do, last time {they} rang or wrote?',
          plain: 'When {they} last wrote, how did you take it?',
          options: [
            [
              "I left it till I'd the energy",
              "You needed energy for it. It wasn't always like that, maybe.",
              'miss',
            ],
            ['I answered late, on purpose', 'You wanted {them} to feel what waiting is like.', 'unsaid'],
            ['I made up an excuse', 'You got out of it, politely.'],
          ],
        },
        {
          asks: 'cost',
          ask: 'What does this friendship take out of you?',
          plain: 'How do you feel in the hour after seeing {them}?',
          options: [
            [
              "Flat, as if I'd been at work",
              "Flat, as after work. That's not how it should feel with a friend.",
              'effort',
            ],
            [
              'Guilty, because I was glad to go',
              'You were glad to go, and then you felt bad about it.',
              'change',
            ],
            [
              'Jealous, I hate to say',
              "Jealous. It's hard to tell anyone that, least of all {them}.",
              'place',
            ],
          ],
        },
        {
          asks: 'rule',
          ask: 'What do you think you owe an old friend?',
          plain: 'What does a good friend have to do, as you see it?',
          options: [
            [
              'To stay friends for good, we promised as kids',
              'You promised, and it still counts for you.',
              'miss',
            ],
            ["Not to drop people, that's how I was raised", 'You were brought up to stick with people.'],
            ["Not to do to {them} what's been done to me", "You know what it's like to be dropped.", 'place'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want if nobody could feel hurt?',
          plain: 'If it was only up to you, how would it go on?',
          options: [
            ['To have it back, but different', "You'd like it back, on other terms.", 'change'],
            ["A year's break, with no hard feelings", 'A break, and still being friends afterwards.'],
            [
              'For it to stop, without my having to say so',
              "You'd like it to be over without being the one who ended it.",
              'unsaid',
            ],
          ],
        },
      ],
      open: 'how much of this friendship you want',
      style: 'ask yourself what you want from it',
      label: 'Asks what still fits',
      mood: 'Not sure how much you want.',
    },
  },
  together: [
    { of: ['effort', 'unsaid'], say: 'Maybe {who} has no idea how much the effort matters to you.' },
    {
      of: ['effort', 'place'],
      say: 'Maybe who gets in touch first has come to stand for how much you matter.',
    },
    { of: ['miss', 'change'], say: "Maybe you miss somebody who's still there, only with another life." },
    { of: ['unsaid', 'place'], say: "Maybe it's hard to say that you'd like to matter more." },
    { of: ['mine', 'effort'], say: 'Maybe part of you would like to just stop trying.' },
    { of: ['change', 'place'], say: 'Maybe it feels like being replaced, and is mostly a fuller life.' },
    { of: ['mine', 'miss'], say: 'Maybe you can miss how it was and still not want it back.' },
  ],
  insights: [
    { of: ['effort', 'miss'], say: 'Maybe you put so much into it because of how it used to be.' },
    {
      of: ['effort', 'change'],
      say: "Maybe the effort dropped because the time did, and it's hard to tell that from not caring.",
    },
    { of: ['effort', 'unsaid'], say: 'Maybe {who} has no idea that it matters to you who gets in touch.' },
    {
      of: ['effort', 'place'],
      say: "Maybe it's not the messages themselves, but what they'd say about how much you matter.",
    },
    {
      of: ['effort', 'mine'],
      say: "Maybe you're asking whether it's worth the effort because you're no longer sure you want it.",
    },
    {
      of: ['miss', 'change'],
      say: 'Maybe the friendship lived off a time in your lives as much as off the two of you.',
    },
    { of: ['miss', 'unsaid'], say: "Maybe what hasn't been said is simply that you miss {them}." },
    { of: ['miss', 'place'], say: 'Maybe what you miss most is being somebody {they} would think of first.' },
    { of: ['miss', 'mine'], say: 'Maybe you miss how it was more than you want it as it is now.' },
    {
      of: ['change', 'unsaid'],
      say: "Maybe it's easier to blame how life has changed than to talk about what hurt.",
    },
    {
      of: ['change', 'place'],
      say: "Maybe there's less room for you in {their} life without your having become less important.",
    },
    {
      of: ['change', 'mine'],
      say: "Maybe it isn't only {their} life that changed, but also what you'd want from a friend.",
    },
    {
      of: ['unsaid', 'place'],
      say: "Maybe it's hard to bring up because you'd have to say that you want to matter to {them}.",
    },
    { of: ['unsaid', 'mine'], say: 'Maybe not saying anything is also a way of slowly letting it go.' },
    {
      of: ['place', 'mine'],
      say: "Maybe you'd like to be chosen, even if you're not sure you'd choose it yourself.",
    },
  ],
  suggestions: [
    'send one old photo, with no question in it',
    'ask for something small with a date, like a walk on Sunday',
    'tell your friend one thing from your own month',
    "give an hour this week to somebody who's easy to be with",
    "write down what you'd miss, and what you wouldn't",
  ],
  later: {
    secret: [
      "You may notice the distance most because there's something now that you'd once have told them.",
    ],
    pretend: ["If you've said it's fine each time, they may honestly think it is."],
    protect: ["It may be that you've been so careful of them that there's not much left you can talk about."],
    guilt: ['While you go over your share of it they may, for all you know, be going over theirs.'],
    relief: [
      "If it's been a bit of a rest, perhaps you're asking if you may let it be without having fallen out.",
    ],
    hurt: [
      'With a friend there\'s perhaps no usual way to say "that hurt", so it becomes a question about the friendship.',
    ],
    duty: ["Maybe it's always been you that rang, and now you're wondering what's left if you don't."],
    want: [
      "What you want from a friend may be clear by now, and whether it's this friend could be the open bit.",
    ],
    miss: [
      "They may be about still, and so are you, and it's perhaps the time you had in common that's gone.",
    ],
    fear: ['Asking them might get you an answer, and just now not knowing may be the easier of the pair.'],
    becoming: ["Perhaps you're looking at how they've got on, or changed, and wondering which of you moved."],
    notgood: ["You've perhaps taken their quietness as a remark about you."],
    worn: [
      "Even a good friendship wants a bit of energy, and perhaps just now there's none, for this or much else.",
    ],
    alone: [
      'When not many people would ask how you are, it may be that one going quiet counts for a lot more.',
    ],
    anger: ["You'd perhaps not be this cross over somebody who'd stopped mattering."],
    kindness: [
      "It sounds as if you know what it's like when it's easy, and maybe that's what you compare this with.",
    ],
    decided: ["Having more or less chosen, you'd perhaps just like it not to count against either of you."],
    waiting: ['You might be waiting for a sign from them that would be just as hard for them to send.'],
  },
};
