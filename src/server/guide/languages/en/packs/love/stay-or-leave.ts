import type { Pack } from '../../../../engine/pack.ts';

export const stayOrLeave: Pack = {
  id: 'stay-or-leave',
  who: {
    words: 'husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|fiancé|fiancée|spouse|hubby|other half',
    line: 'your partner',
    option: 'my partner',
  },
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: 'eggshells|scared of him|scared of her|afraid of him|afraid of her|shout*|scream*|temper|yell*|his moods|her moods|angry all|kicks off|explod*|contempt|calls me|throws|slams',
      say: "That's a lot to be living with.",
      asks: 'moment',
      ask: 'What do you check for first when you see {them}?',
      plain: "When you're both in a room, what do you pay attention to?",
      concern: 'tense',
      options: [
        ["What sort of mood it's going to be", "You read the mood before you've said hello."],
        ['Whether the kids or neighbours can hear', "You're thinking of who else hears it.", 'ties'],
        ['How to be, so nothing starts', "You've got good at being the one who won't set it off.", 'self'],
      ],
    },
    {
      cues: "he's kind|she's kind|is kind|so kind|kindest|good man|good woman|nothing wrong|never done anything wrong|nice to me|good dad|good mum|great dad|great mum|decent|lovely|perfect on paper|no reason|valid reason|reason to leave|enough reason|is that enough|selfish|ungrateful",
      say: "There's nobody to be the villain here, it seems.",
      asks: 'moment',
      ask: 'When did it first cross your mind, this going?',
      plain: 'When did you first think about leaving?',
      concern: 'reason',
      options: [
        ['On a perfectly good day, for no reason', 'Nothing had happened, and there it was.'],
        [
          'When {they} did something lovely and I felt nothing',
          '{They} did something lovely, and you waited for the feeling.',
          'lonely',
        ],
        ['Years ago, and I put it away', "You've known it for a long time, then, off and on.", 'self'],
      ],
    },
    {
      cues: "lonely|feel alone|so alone|roommates|housemates|flatmates|like siblings|like a brother|don't talk|doesn't talk|no sex|sexless|no intimacy|doesn't touch|haven't touched|phones|separate rooms|separate beds|distant|ignores me",
      say: "So there are two of you, and it doesn't feel like it.",
      asks: 'moment',
      ask: "What's an evening like, the two of you in?",
      plain: 'What happened last night, between you getting in and going to bed?',
      concern: 'lonely',
      options: [
        ['Two screens, one sofa', 'Side by side, and nobody looking up.'],
        ['I talk, and get half an answer', "You're still the one who starts."],
        [
          "I've given up trying to start a chat",
          'You stopped starting. Sounds as if that was a decision, of a quiet sort.',
        ],
      ],
    },
    {
      cues: "promis*|said he'd change|said she'd change|says he'll change|says she'll change|counsel*|therapy|ultimatum|last chance|every time|so many times|i've told him|i've told her|i've asked him|i've asked her",
      say: "You've been here before, by the sound of it.",
      asks: 'moment',
      ask: 'After the last big talk, what changed?',
      plain: 'What was different, the week after you last talked about it?',
      concern: 'hope',
      options: [
        ['It was good for weeks, then back to normal', 'A few good weeks. Long enough to make you hope.'],
        [
          'Nothing did, except I stopped bringing it up',
          'From the outside, that probably looked like it was sorted.',
          'lonely',
        ],
        ['I changed more than {they} did', 'You did the changing, and you noticed.', 'self'],
      ],
    },
    {
      cues: 'kids|children|son|daughter|mortgage|house|money|afford|visa|pregnant|baby|married for|divorce|finances|dog',
      say: "There's a lot that would have to come apart.",
      asks: 'fear',
      ask: 'Which part of going do you keep getting stuck on?',
      plain: 'When you picture having left, where does it stop working?',
      concern: 'ties',
      options: [
        ['Telling the people who depend on us', 'You get as far as the telling, and stop.'],
        ['The money, every time I work it out', "You've done the sums more than once."],
        [
          "That I'd be the one who broke it up",
          "You'd be the one who did it, in everybody's version.",
          'reason',
        ],
      ],
    },
    {
      cues: "i have feelings for|developed feelings|fallen for|i'm in love with someone|in love with somebody|crush on|i met someone|i've met someone|i met a man|i met a woman|i've met a",
      say: "And there's another person in your thoughts.",
      asks: 'want',
      ask: 'What are you like, around that person?',
      plain: 'Which part of you comes out there and not at home?',
      concern: 'self',
      options: [
        ['Funny, like I used to be', "There's a funnier you, and it doesn't get home much."],
        ['Listened to, so I talk', 'Somebody asks and waits for the answer.', 'lonely'],
        ["Not guilty, until I'm back in the car", "It's easy there. Then comes the drive home.", 'reason'],
      ],
    },
    {
      asks: 'moment',
      ask: "When did you last think, I can't keep on like this?",
      plain: 'When did it last feel like too much?',
      concern: 'self',
      options: [
        ['In the car, before going in', 'Sitting in the car, before going in. You needed those minutes.'],
        [
          'In the middle of something ordinary, like dinner',
          'Nothing was going on, and it came up all the same.',
          'lonely',
        ],
        [
          "Straight after a nice day, that's what's confusing",
          'A nice day, and the thought came anyway.',
          'reason',
        ],
      ],
    },
  ],
  concerns: {
    lonely: {
      cues: "lonely|alone together|roommates|flatmates|housemates|like friends|brother and sister|don't talk|doesn't talk|nothing to say|silence|no sex|sexless|intimacy|touch*|affection|kiss*|hug*|phones|separate rooms|separate beds|distant|ignores|doesn't listen|doesn't ask|doesn't notice|invisible|bored",
      heard: [
        "Sounds as if you're lonely with somebody there.",
        "It's the distance, then, more than any one thing.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last really talk?',
          plain: 'When did the talking last go anywhere?',
          options: [
            [
              'On a walk, or in the car somewhere',
              "It goes better when you're looking in the same direction.",
            ],
            ["Years ago, if I'm honest", "Years. You'd noticed the number before tonight, perhaps."],
            [
              "Only when there's something to organise",
              'You run things together. That seems to have become the conversation.',
              'ties',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want {them} to notice?',
          plain: "What do you wish {they}'d see?",
          options: [
            ["That I'm not all right", "You've not been all right, and it's gone past {them}."],
            ['Something about me, anything really', "One question would do. You're not asking for poems."],
            [
              "That I've already half gone",
              "You've been leaving in small ways, and nobody's looked up.",
              'self',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last feel close?',
          plain: 'When was it different, even for an hour?',
          options: [
            [
              'When something went wrong and we pulled together',
              "A crisis, then you're a team. The ordinary days are the hard part.",
              'hope',
            ],
            [
              'On holiday, away from everything',
              "Away from home you find each other. Then there's the flight back.",
              'hope',
            ],
            [
              "Long ago, I remember it, I just can't feel it",
              "You know that it was there. It's like reading about it.",
              'reason',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if you said how lonely it is?',
          plain: 'If you told {them}, what would come next?',
          options: [
            [
              "{They}'d be hurt and nothing would change",
              "You'd have hurt {them} for nothing, that's the worry.",
              'reason',
            ],
            ["{They}'d try, and it'd be forced", "You don't want effort that you had to order."],
            [
              "I'd find out that this is all there is",
              "As long as you don't say it, there might be more.",
              'hope',
            ],
          ],
        },
      ],
      open: "whether {who} knows how lonely you've been",
      style: "notice what isn't said, and wait to be noticed back",
      label: 'Waits to be asked',
      mood: 'Lonely, in company.',
    },
    tense: {
      cues: 'eggshells|shout*|yell*|scream*|temper|argu*|fight*|rows|rowing|had a row|another row|moods|sulk*|silent treatment|criticis*|criticiz*|put me down|puts me down|mock*|contempt|insult*|calls me|scared of|afraid of him|afraid of her|controlling|control*|jealous*|checks my|slam*|threat*|kicks off',
      heard: [
        "You're on your guard at home, it sounds like.",
        "Sounds as if you're often working out how {they}'d take things.",
        "That's wearing, by the sound of it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What was it about, the last time?',
          plain: 'What started it, last time it got bad?',
          options: [
            [
              'Something tiny, I can hardly remember',
              "Something tiny. So you can't even learn what to avoid.",
            ],
            ['Money, or who does what', "It's about who does what, and by the end it's about everything."],
            [
              'Me saying what I thought, for once',
              "You said what you thought, and that's what it cost.",
              'self',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: "What don't you say or do any more, to keep things calm?",
          plain: 'What have you stopped doing because of it?',
          options: [
            [
              'Seeing certain people',
              "There are people you used to see, and it isn't worth the evening after.",
            ],
            ['Disagreeing', "You've stopped having a different opinion out loud.", 'self'],
            ['Laughing too loudly, being silly', "You've turned yourself down, a bit at a time.", 'self'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would somebody notice if they stayed for a week?',
          plain: "What would a guest see that your friends don't?",
          options: [
            ['How careful I am', "They'd see you checking before you speak."],
            ["That I'm not easy either", "You'd want it told fairly, with your part in it."],
            [
              "They'd ask why I'm still here",
              "They'd ask. And you'd probably start by defending {them}.",
              'reason',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Where can you properly breathe out?',
          plain: 'Where, or with whom, are you not on guard?',
          options: [
            ['At work, of all places', "Work's where you relax. That says something about the other place."],
            ['With one person who knows', "There's one person who knows how it is."],
            [
              'Only at home, when {they} went away for days',
              'With {them} away, you heard what quiet was like.',
              'self',
            ],
          ],
        },
      ],
      open: "who knows what it's really like at home",
      style: 'keep the peace first, and work out afterwards what it cost',
      label: 'Keeps things calm',
      mood: 'On guard, and tired of it.',
    },
    hope: {
      cues: 'promis*|change|changed|changing|counsel*|therap*|ultimatum|chance|last time|every time|again and again|keeps saying|says sorry|apolog*|trying|tries|hope*|potential|used to be|how it was|how we were|get better|gets better|work on it|worked on|told him a hundred|told her a hundred',
      heard: [
        "You've been waiting for it to turn, it seems.",
        'Some of you still believes it could be different.',
        "Sounds as if hope's doing a lot of the work here.",
      ],
      questions: [
        {
          asks: 'exception',
          ask: "When did you last see the change you're hoping for?",
          plain: "When was it how you'd like it, even briefly?",
          options: [
            ['Straight after we nearly split up', 'It got better when you had a foot out of the door.'],
            ['In the beginning', "It's the beginning you're measuring it by.", 'reason'],
            [
              "I've seen it with other people, not with me",
              "So {they} had it to give. It just didn't come your way.",
              'lonely',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would be enough of a change to stay for?',
          plain: "What's the smallest change you'd actually notice?",
          options: [
            [
              '{Who} bringing it up first, once',
              'Once, without you starting it. Small, and it would say a lot.',
            ],
            ['A month without going back to old ways', "A month. You're not asking for a new person."],
            ["I'm not sure there is one, now", 'You might be hoping out of habit, then.', 'self'],
          ],
        },
        {
          asks: 'fear',
          ask: "What's the worry about giving it one more go?",
          plain: 'What could go wrong, if you tried once more?',
          options: [
            ['Another few years gone', "You'd be older, and here again.", 'self'],
            [
              'That it gets good, and I still want to go',
              "It could get fixed, and you could still want out. That'd be hard to explain.",
              'reason',
            ],
            [
              "That I'll be a fool a second time",
              "It's not only {them} you'd stop believing. You'd stop believing yourself.",
            ],
          ],
        },
        {
          asks: 'rule',
          ask: "Where does it come from, that you don't give up on people?",
          plain: 'Who taught you to keep trying?',
          options: [
            [
              'My parents stuck it out',
              'You saw two people stick it out, and you know what that looked like from below.',
            ],
            ["I've left before and regretted it", "You've been the one who left, and it taught you to wait."],
            ['Nobody, I just hate to fail', 'Leaving would go down as losing, for you.', 'reason'],
          ],
        },
      ],
      open: "what you'd need to see, and by when",
      style: 'give people time, and then a bit more',
      label: 'Gives one more chance',
      mood: 'Hopeful, and running low.',
    },
    reason: {
      cues: "he's kind|she's kind|is kind|so kind|kindest|good man|good woman|good person|good father|good mother|good dad|good mum|nothing wrong|no reason|enough reason|valid|reason to|selfish|guilt*|ungrateful|hurt him|hurt her|hurting him|hurting her|break his heart|break her heart|devastat*|destroy him|destroy her|deserve*|vows|married for|love him|love her|still love|don't love|bad person|what would people|divorce is",
      heard: [
        "It sounds as if you're looking for a reason that would count.",
        'Hurting {them} weighs a lot in this.',
      ],
      questions: [
        {
          asks: 'rule',
          ask: "Who'd have to agree that it's reason enough?",
          plain: 'Whose permission would help?',
          options: [
            ['My family', "In your family you'd need to have a case."],
            ['{Who}, which is mad', "You'd want a yes from the one you'd be leaving."],
            [
              'Me, and I keep raising the bar',
              "You're the judge, and each time it needs to be worse.",
              'self',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What do you picture when you picture telling {them}?',
          plain: 'When you imagine saying it, what do you see?',
          options: [
            ['How {their} face would change', 'Before the words are out, you see {their} face.'],
            [
              "That {they}'d be kind about it, which is worse",
              "If {they} shouted, you'd know what to do. Kind is harder.",
            ],
            [
              'Relief, and then feeling awful about it',
              'Relief came first in that picture. You saw that yourself.',
              'self',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you say to a friend who told you this?',
          plain: "If it was your friend's life, what would you think?",
          options: [
            [
              "That they're allowed to want more",
              "You'd let a friend want more. So far the rule's different for you.",
              'self',
            ],
            [
              "That no one's perfect",
              "No one's perfect, you'd say. And they'd nod, and still be sitting there.",
            ],
            ["That they've already answered it", "You'd hear the answer in how they told it."],
          ],
        },
        {
          asks: 'want',
          ask: "What do you still like about {them}, when you're not deciding?",
          plain: "What's good, and really is?",
          options: [
            [
              "{They}'d do anything for anybody",
              "{They}'d do anything for you. And you can't get at {them}.",
              'lonely',
            ],
            ['We laugh, still', "You still laugh together, and you're still asking.", 'hope'],
            [
              "How safe I feel, though it isn't love",
              "Safe is a lot. You've noticed that it isn't the same thing.",
            ],
          ],
        },
      ],
      open: 'whether it needs a better reason than your own unhappiness',
      style: 'think first about what it would do to the other person',
      label: "Careful with people's hearts",
      mood: 'Torn, and looking for permission.',
    },
    ties: {
      cues: 'kids|children|son|daughter|little one|baby|pregnant|mortgage|house|home|money|afford|rent|finances|salary|income|visa|job|dog|lawyer|custody|divorce|in-laws|family|parents|church|community|years together|age|too old|too late',
      heard: ["There's a whole household hanging on this.", "So there's a lot tied to the two of you."],
      questions: [
        {
          asks: 'fear',
          ask: 'Who do you worry about most, if you went?',
          plain: 'Whose face do you see first?',
          options: [
            ["The children's, or whoever depends on us", 'You see the smaller people in it first.'],
            [
              "{Who}'s, because {they}'d fall apart",
              "You'd be leaving someone you don't think would manage.",
              'reason',
            ],
            ['Mine, in a rented room', "You can see yourself there, and it isn't freedom yet.", 'self'],
          ],
        },
        {
          asks: 'cost',
          ask: "What would you lose that you can't replace?",
          plain: 'What would you really have to give up?',
          options: [
            [
              'Seeing everyone at breakfast',
              "It's mornings you'd lose. You can't get those back at weekends.",
            ],
            ["The home I've made", "You made that home. It'd be strange to ring the bell."],
            [
              'Being comfortable, there, I said it',
              "The comfort counts. You'd rather it didn't, but it does.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who do you know who went, and is all right?',
          plain: 'Whose split, or whose staying, have you watched from close by?',
          options: [
            ['A friend, though it took years', 'It took years, and you saw how they were before and after.'],
            ['My own parents, either way', 'You know what a home like that is like for a child.', 'hope'],
            ["Nobody, or I've not wanted to look", "You've kept away from stories that might tip it."],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you find out without deciding anything?',
          plain: 'Which one fact would make it less foggy?',
          options: [
            ['What I could live on', 'A number, even a tight one, is easier than a dread.'],
            [
              'How other people sort out the kids or the house',
              "Somebody's done this before and could tell you how Tuesdays work.",
            ],
            [
              "What a lawyer would say, but then it's real",
              "Making the call would make it real, and that's why it hasn't been made.",
            ],
          ],
        },
      ],
      open: 'what it would actually look like, in rooms and in money',
      style: "look after everybody's roof before your own wishes",
      label: 'Thinks of everyone first',
      mood: 'Pinned down, doing the sums.',
    },
    self: {
      cues: "who i am|lost myself|don't recognise|don't recognize|happier when|relief|relieved|free|freedom|trapped|suffocat*|my own life|live alone|own place|other life|wasted|wasting|years left|feelings for|fallen for|met someone|dead inside|numb|shrinking|exhausted|dream*|settle*|settling|regret*",
      heard: [
        "It sounds as if you've gone missing from it a bit.",
        "Under the staying and leaving, there's you.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last feel like yourself?',
          plain: 'Where were you when you last felt all right?',
          options: [
            ['Away for a night, on my own', 'One night on your own, and there you were.'],
            ['With old friends', "They knew you before, and it comes back when you're with them."],
            ['I had to think about that for too long', 'The pause was an answer as well.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would an ordinary Tuesday look like, if you could choose?',
          plain: "If nobody'd be hurt, how would tomorrow start?",
          options: [
            ['Quiet, and mine', 'Quiet, and nobody to be careful around.', 'tense'],
            ['With {them}, but the way it was', "It's the old two of you that you'd choose.", 'hope'],
            [
              'In some other kitchen, and I feel awful saying it',
              "You could see the kitchen. It's a thought you've had before, then.",
              'reason',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What have you folded away to make it work?',
          plain: 'What did you use to do or want, before?',
          options: [
            [
              "My work, or what I'd planned",
              'Something of yours got put off, and then nobody mentioned it again.',
            ],
            ['Friends {they} never liked', 'You let people go to keep things simple.', 'tense'],
            ['Wanting anything much', 'You seem to have made do with wanting less.', 'lonely'],
          ],
        },
        {
          asks: 'step',
          ask: "What's one thing you could do just for yourself this week?",
          plain: 'What would be yours alone, for an hour or two?',
          options: [
            ["See somebody I've missed", "There's someone who'd be glad if you rang."],
            ['An evening out of the house, with no reason given', "An evening that's nobody's business."],
            [
              'Tell one person the truth about this',
              "You've been saying it's fine to somebody you'd rather not say it to.",
              'lonely',
            ],
          ],
        },
      ],
      open: "what you'd want if nobody's feelings came first",
      style: "put your own wish last, and then wonder where it's gone",
      label: 'Last on your own list',
      mood: 'Somewhere between missing and going.',
    },
  },
  together: [
    {
      of: ['lonely', 'reason'],
      say: "Maybe you're looking for a bigger reason because lonely doesn't sound big enough.",
    },
    {
      of: ['hope', 'lonely'],
      say: 'You keep hoping to be met, and it sounds as if the evenings say something else.',
    },
    { of: ['reason', 'self'], say: "You seem to need a case before you're allowed a wish." },
    { of: ['ties', 'self'], say: "Everybody else's roof is in this. Yours comes last, by the sound of it." },
    { of: ['tense', 'self'], say: 'Keeping it calm may be taking more out of you than the rows would.' },
    {
      of: ['hope', 'tense'],
      say: "It's the good spells that keep you there, maybe, as much as the bad ones wear you down.",
    },
    {
      of: ['ties', 'reason'],
      say: "It isn't only {them} you'd be hurting, it seems, and that makes it heavier.",
    },
  ],
  insights: [
    {
      of: ['lonely', 'tense'],
      say: 'Some of the quiet between you may be there so nothing kicks off. It keeps you safe, and it keeps you lonely.',
    },
    {
      of: ['lonely', 'hope'],
      say: "You've been waiting for it to get better and going without in the meantime. Maybe you've been living with how it could be more than with how it is.",
    },
    {
      of: ['lonely', 'reason'],
      say: "You're asking whether loneliness counts. You wouldn't need to ask if it didn't already weigh this much.",
    },
    {
      of: ['lonely', 'ties'],
      say: "There's a full house to keep together, and you're lonely in it. Staying for everyone isn't the same as being with someone.",
    },
    {
      of: ['lonely', 'self'],
      say: "You miss being known by {them}, and you've nearly lost sight of yourself. Maybe it's hard to be known by someone you hide from.",
    },
    {
      of: ['tense', 'hope'],
      say: "After a bad time comes a better one, and you start hoping. Maybe it's hard to leave because it keeps almost working.",
    },
    {
      of: ['tense', 'reason'],
      say: "You're on guard at home and you're still asking if it's reason enough. You may have got used to something you'd never ask of anyone else.",
    },
    {
      of: ['tense', 'ties'],
      say: "You're keeping things calm for the sake of what you've built. What it's like to live in it hasn't been counted yet.",
    },
    {
      of: ['tense', 'self'],
      say: "You've made yourself smaller so that nothing kicks off. Part of what you're deciding may be whether you get to be full size again.",
    },
    {
      of: ['hope', 'reason'],
      say: "You're waiting for it to get either better or bad enough. Something in between could go on for a very long time.",
    },
    {
      of: ['hope', 'ties'],
      say: 'What you hope for is about the two of you; what holds you is everything around it. Take the second away and the first might sound different.',
    },
    {
      of: ['hope', 'self'],
      say: "You've given {them} time to change, and it's your time. That may be why another chance feels kind and costly at once.",
    },
    {
      of: ['reason', 'ties'],
      say: "You've thought about what it would do to everyone. What staying does to you hasn't been allowed in as a reason.",
    },
    {
      of: ['reason', 'self'],
      say: "You know what you'd like, and you're still collecting reasons. It sounds as if wanting it doesn't feel like permission.",
    },
    {
      of: ['ties', 'self'],
      say: "You've said what everyone would lose if you went. What you lose by staying came up as well, only more quietly.",
    },
  ],
  suggestions: [
    'tell one person on your side what an ordinary evening is like',
    "write down what you'd need to see by Easter, or by any date that's yours",
    'spend one night somewhere else, and notice what you miss',
    'find out one number, such as a rent, without deciding anything',
    'keep a line a day for two weeks: a good day, or not',
  ],
};
