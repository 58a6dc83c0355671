import type { Pack } from '../../../../engine/pack.ts';

export const stayOrLeave: Pack = {
  id: 'stay-or-leave',
  who: {
    words: 'husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|fiancé|fiancée|spouse|hubby|other half',
    line: 'your partner',
    option: 'my partner',
  },
  avoid: ['scale'],
  openings: [
    {
      cues: 'eggshells|scared of him|scared of her|afraid of him|afraid of her|shout*|scream*|yell*|his moods|her moods|angry all|kicks off|explod*|contempt|calls me|throws|slams|his temper|her temper',
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
      cues: "he's kind|she's kind|is kind|so kind|kindest|good man|good woman|nothing wrong|never done anything wrong|nice to me|good dad|good mum|great dad|great mum|perfect on paper|valid reason|reason to leave|enough reason|is that enough|ungrateful|no reason to leave",
      say: "It sounds as if leaving would need a reason, and you can't point to one.",
      asks: 'moment',
      ask: 'When did you first think about leaving?',
      plain: 'What was going on, the first time it crossed your mind?',
      concern: 'reason',
      options: [
        ['On a perfectly good day, for no reason', 'Nothing had happened, and there it was.'],
        [
          'When {they} did something lovely and I felt nothing',
          '{They} did something lovely, and you waited for the feeling.',
          'lonely',
        ],
        ['Years ago, and I put it away', "The thought's been there for years, then, off and on.", 'self'],
      ],
    },
    {
      cues: "lonely|feel alone|so alone|roommates|housemates|flatmates|like siblings|like a brother|don't talk|doesn't talk|no sex|sexless|no intimacy|doesn't touch|haven't touched|separate rooms|separate beds|distant|ignores me|always on his phone|always on her phone",
      say: 'It sounds as if the two of you have got far apart.',
      asks: 'moment',
      ask: "What's an evening at home like, with the two of you?",
      plain: 'What happened last night, between you getting in and going to bed?',
      concern: 'lonely',
      options: [
        ['Two screens, one sofa', 'Side by side, and nobody looking up.'],
        ['I talk, and get half an answer', "You're still the one who starts."],
        [
          "I've given up trying to start a chat",
          "You've stopped trying. That doesn't usually happen overnight.",
        ],
      ],
    },
    {
      cues: "said he'd change|said she'd change|says he'll change|says she'll change|counsel*|ultimatum|last chance|i've told him|i've told her|i've asked him|i've asked her|promised|promises",
      asks: 'moment',
      ask: "If you've ever said how unhappy you are, what changed?",
      plain: 'What was different in the weeks after you last talked about it?',
      concern: 'hope',
      options: [
        ['It was good for weeks, then back to normal', 'A few good weeks. Long enough to make you hope.'],
        [
          'Nothing, and I stopped bringing it up',
          'From the outside, that probably looked like it was sorted.',
          'lonely',
        ],
        ['I changed more than {they} did', 'You did the changing, and you noticed.', 'self'],
      ],
    },
    {
      cues: 'kids|children|mortgage|afford|visa|pregnant|married for|divorce|finances|the house|financially',
      say: "So there's more in this than the two of you.",
      asks: 'fear',
      ask: 'When you picture it being over, what comes first?',
      plain: "Which part of a split can't you bear to look at?",
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
        ['Funny, like I used to be', 'You used to be funny, and around that person you are again.'],
        ['Listened to, so I talk', 'Somebody asks and waits for the answer.', 'lonely'],
        ["Not guilty, until I'm back in the car", "It's easy there. Then comes the drive home.", 'reason'],
      ],
    },
    {
      asks: 'moment',
      ask: 'Which moment lately made you wonder about the two of you?',
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
      cues: "lonely|alone together|roommates|flatmates|housemates|brother and sister|don't talk|doesn't talk|nothing to say|no sex|sexless|intimacy|affection|separate rooms|separate beds|doesn't listen|doesn't ask|doesn't notice|invisible|so distant|ignores me|never touches me|no affection",
      reflections: [
        "It sounds as if there's a lot of distance between you.",
        'Not much seems to pass between the two of you at the moment.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last really talk?',
          plain: 'When did you two last talk about more than plans?',
          options: [
            ['On a walk, or in the car somewhere', "You still talk when you're on the move together, then."],
            ["Years ago, if I'm honest", 'Years is a long time to go without that.'],
            [
              "Only when there's something to organise",
              "You run things together, and that's become what you talk about.",
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
            ['Something about me, anything really', 'One question from {them} would already be something.'],
            [
              "That I've already half gone",
              "Part of you has left already, and it hasn't been noticed.",
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
              'When something goes wrong, you two can still be a team.',
              'hope',
            ],
            [
              'On holiday, away from everything',
              "So there's still something there, away from the everyday.",
              'hope',
            ],
            [
              "Long ago, I remember it, I just can't feel it",
              "You remember being close, and remembering isn't the same as feeling it.",
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
      open: "how close you'd need the two of you to be",
      style: 'miss being close',
      label: 'Misses being close',
      mood: 'Missing some closeness.',
    },
    tense: {
      cues: 'eggshells|shout*|yell*|scream*|temper|rowing|had a row|another row|sulk*|silent treatment|criticis*|criticiz*|put me down|puts me down|mock*|contempt|insult*|calls me|scared of|afraid of him|afraid of her|controlling|jealous*|checks my|slam*|threat*|kicks off|arguing|we argue|argue all the time|fighting|his moods|her moods|so controlling',
      reflections: ['That sounds tense.', 'Things between you sound hard at times.'],
      questions: [
        {
          asks: 'moment',
          ask: 'What set it off, the last time it got tense?',
          plain: 'What started it, last time it got bad?',
          options: [
            [
              'Something tiny, I can hardly remember',
              "Something tiny, so there's hardly a way to see it coming.",
            ],
            ['Money, or who does what', 'It starts with who does what, and gets bad from there.'],
            [
              'Me saying what I thought, for once',
              "You said what you thought, and that's what it cost.",
              'self',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What do you keep to yourself, to keep things calm?',
          plain: "What don't you say or do around {them} any more?",
          options: [
            ['Seeing certain people', "You've stopped seeing people so that things stay calm at home."],
            ['Disagreeing', "You've stopped disagreeing out loud.", 'self'],
            ['Laughing too loudly, being silly', 'So even being silly has got risky.', 'self'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would somebody notice, staying with you two for a week?',
          plain: 'What would a guest see, after a week with you two?',
          options: [
            ['How careful I am', "They'd see how careful you are, every day."],
            ["That I'm not easy either", "You'd want it told fairly, with your part in it."],
            ["They'd ask why I'm still here", "They'd ask, and you might not know what to say.", 'reason'],
          ],
        },
        {
          asks: 'exception',
          ask: 'Where do you feel at ease?',
          plain: 'Where, or with whom, can you relax?',
          options: [
            ['At work, of all places', 'So work is the restful place at the moment.'],
            ['With one person who knows', "There's one person you don't have to explain it to."],
            [
              'Only at home, when {they} went away for days',
              'With {them} away, you heard what quiet was like.',
              'self',
            ],
          ],
        },
      ],
      open: "what home would be like if you didn't have to be careful",
      style: 'think a lot about keeping things calm',
      label: 'Tries to keep things calm',
      mood: 'Tense, and tired.',
    },
    hope: {
      cues: "changing|counsel*|therap*|ultimatum|again and again|keeps saying|says sorry|apolog*|how it was|how we were|get better|gets better|work on it|worked on|told him a hundred|told her a hundred|promised|promises|hoping|said he'd change|said she'd change|will change|never change|won't change|one more chance",
      reflections: [
        "There's the question whether it could be different.",
        'It sounds as if change has been talked about.',
      ],
      questions: [
        {
          asks: 'exception',
          ask: "When was it last how you'd like it to be?",
          plain: 'When was it good between you, even briefly?',
          options: [
            ['Straight after we nearly split up', 'It got better when it was nearly over.'],
            ['In the beginning', "It's the beginning you're measuring it by.", 'reason'],
            [
              "I've seen it with other people, not with me",
              "You've seen that {they} can. It doesn't come your way.",
              'lonely',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would have to change for you to want to stay?',
          plain: "What's the smallest change you'd actually notice?",
          options: [
            [
              '{Who} bringing it up first, once',
              'Once, without you starting it. Small, and it would say a lot.',
            ],
            ['A month without going back to old ways', "A month. You're not asking for a new person."],
            [
              "I'm not sure there is one, now",
              'There may not be a change that would do it any more.',
              'self',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What worries you about giving it one more go?',
          plain: 'What could go wrong, if you tried once more?',
          options: [
            ['Another few years gone', 'A few more years, and you could be asking the same thing.', 'self'],
            [
              'That it gets good, and I still want to go',
              "It could get fixed, and you could still want out. That'd be hard to explain.",
              'reason',
            ],
            [
              "That I'll be a fool a second time",
              "You'd have believed in it twice, and you'd blame yourself.",
            ],
          ],
        },
        {
          asks: 'rule',
          ask: 'What did you learn about leaving, growing up or since?',
          plain: 'Where did you learn what people do when it gets hard?',
          options: [
            [
              'My parents stayed together, whatever happened',
              'You saw two people stay, and you saw what it was like.',
            ],
            ["I've left before and regretted it", "You've left once, and you'd like to be surer this time."],
            ['Nothing much, I just hate to fail', 'Leaving would feel like having failed.', 'reason'],
          ],
        },
      ],
      open: "what you'd need to see, and by when",
      style: "haven't given up easily",
      label: "Doesn't give up quickly",
      mood: 'Weighing one more chance.',
    },
    reason: {
      cues: "he's kind|she's kind|is kind|so kind|kindest|good man|good woman|good father|good mother|good dad|good mum|nothing wrong|enough reason|guilt*|ungrateful|hurt him|hurt her|hurting him|hurting her|break his heart|break her heart|devastat*|destroy him|destroy her|vows|bad person|what would people|no reason to leave|i'm selfish|being selfish",
      reflections: [
        "It sounds as if you're asking what would be reason enough.",
        'You seem to be weighing what it would do to {them}.',
      ],
      questions: [
        {
          asks: 'rule',
          ask: 'Whose understanding would you want, if you went?',
          plain: 'If you went, who would you want to understand?',
          options: [
            ['My family', 'It matters to you that your family would see why.'],
            ['{Who}, silly as that sounds', "You'd want a yes from the one you'd be leaving."],
            [
              'Me, and I keep raising the bar',
              "You're the one who decides, and what counts keeps moving.",
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
              'First relief, and then you feel bad for being relieved.',
              'self',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you say to a friend who told you this?',
          plain: "If it was your friend's life, what would you think?",
          options: [
            ["That they're allowed to want more", "You'd let a friend want more than this.", 'self'],
            [
              "That no one's perfect",
              "You'd remind a friend that nobody's perfect. Maybe you remind yourself, too.",
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
              "{They}'d do anything for anybody. You've always seen that.",
              'lonely',
            ],
            ['We laugh, still', "You still laugh together. That isn't nothing.", 'hope'],
            [
              "How safe I feel, though it isn't love",
              'You feel safe with {them}, and you miss something else.',
            ],
          ],
        },
      ],
      open: 'whether it needs a better reason than how you feel',
      style: 'think about what it would do to the other person',
      label: 'Thinks of the other person',
      mood: 'Looking for a good enough reason.',
    },
    ties: {
      cues: "kids|children|little one|pregnant|mortgage|afford|finances|visa|lawyer|custody|divorce|in-laws|years together|too old|too late|the house|money worries|can't afford|our son|our daughter",
      reflections: [
        "There's a lot tied to the two of you, it sounds like.",
        "There's the practical side as well.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'Who do you worry about most, if you went?',
          plain: 'Whose face do you see first?',
          options: [
            ["The children's, or whoever depends on us", 'You see the smaller people in it first.'],
            [
              "{Who}'s, because {they}'d fall apart",
              "You're not sure {they} would manage without you.",
              'reason',
            ],
            [
              'Mine, in a rented room',
              'When you picture going, you see yourself alone in a small room.',
              'self',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: "What would you lose that you can't replace?",
          plain: 'What would you really have to give up?',
          options: [
            ['Seeing everyone at breakfast', "It's the ordinary mornings you'd lose."],
            ["The home I've made", "You made that home. It's hard to picture leaving it."],
            [
              'Being comfortable, there, I said it',
              "Being comfortable counts too, even if you'd rather it didn't.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who do you know whose split turned out all right?',
          plain: 'Whose split, or whose staying, have you watched from close by?',
          options: [
            ['A friend, though it took years', 'It took years, and you saw how they were before and after.'],
            ['My own parents, either way', "You've seen this from a child's side.", 'hope'],
            ["Nobody, or I've not wanted to look", "You haven't looked too closely at how others did it."],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you find out without deciding anything?',
          plain: 'Which one fact would make it less foggy?',
          options: [
            ['What I could live on', "You'd like to know the number, whatever you decide."],
            [
              'How other people sort out the kids or the house',
              'Other people have had to sort this out, and could tell you.',
            ],
            [
              "What a lawyer would say, but then it's real",
              "Even just asking would make it real. So it's a big step.",
            ],
          ],
        },
      ],
      open: 'what it would actually look like, in rooms and in money',
      style: 'think of everything that hangs on it',
      label: 'Sees what hangs on it',
      mood: 'A lot hangs on it.',
    },
    self: {
      cues: "who i am|lost myself|don't recognise|don't recognize|happier when|relieved|trapped|suffocat*|my own life|live alone|own place|wasted|wasting|years left|feelings for|fallen for|met someone|dead inside|shrinking|feel relieved|be free",
      reflections: [
        "It sounds as if it's about you and your own life, too.",
        "There's something there that you want for yourself, maybe.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last feel like yourself?',
          plain: 'Where were you when you last felt all right?',
          options: [
            ['Away for a night, on my own', 'One night on your own was enough to feel it.'],
            ['With old friends', "They knew you before, and it comes back when you're with them."],
            ["So long ago that I can't say when", "So long ago that it doesn't come to mind."],
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
              'Somewhere else altogether, and I feel awful saying it',
              "You'd wake up somewhere else, and you hate to say it.",
              'reason',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What have you given up to make it work?',
          plain: "What did you do or want before, and don't now?",
          options: [
            [
              "My work, or what I'd planned",
              'Something of yours got put off, and then nobody mentioned it again.',
            ],
            ['Friends {they} never liked', 'You let some friends go, because it was simpler.', 'tense'],
            ['Wanting anything much', 'You seem to have made do with wanting less.', 'lonely'],
          ],
        },
        {
          asks: 'step',
          ask: "What's one thing you could do just for yourself this week?",
          plain: 'Which hour or two this week could be only yours?',
          options: [
            [
              "See somebody I've missed",
              "There's somebody you've missed, and an hour might be enough to start with.",
            ],
            ['An evening out of the house, with no reason given', "An evening that's nobody's business."],
            [
              'Tell one person the truth about this',
              "There's somebody you'd like to be honest with.",
              'lonely',
            ],
          ],
        },
      ],
      open: "what you'd want if nobody's feelings came first",
      style: 'are asking what you want for yourself',
      label: 'Asking what you want',
      mood: 'Wondering what you want.',
    },
  },
  together: [
    {
      of: ['lonely', 'reason'],
      say: "Maybe you're looking for a bigger reason because distance doesn't sound big enough.",
    },
    { of: ['hope', 'lonely'], say: 'Maybe what you hope for is mostly to feel close again.' },
    { of: ['reason', 'self'], say: 'It could be hard to let what you want count as a reason.' },
    { of: ['ties', 'self'], say: 'With so much hanging on it, your own wish may be hard to hear.' },
    { of: ['tense', 'self'], say: 'Keeping things calm may cost you more than you notice.' },
    { of: ['hope', 'tense'], say: "Maybe it's the better spells that make it hard to judge." },
    { of: ['ties', 'reason'], say: "Maybe it isn't only {them} you'd worry about hurting." },
  ],
  insights: [
    { of: ['lonely', 'tense'], say: 'Maybe some of the distance between you is there to keep the peace.' },
    {
      of: ['lonely', 'hope'],
      say: "Maybe the change you'd want most is simply that {they} would come closer.",
    },
    {
      of: ['lonely', 'reason'],
      say: "Maybe what's missing is hard to count as a reason, because nobody has done anything wrong.",
    },
    {
      of: ['lonely', 'ties'],
      say: 'Maybe the two of you have become good at running a life together, and lost each other in it.',
    },
    {
      of: ['lonely', 'self'],
      say: "Maybe it's hard to feel like yourself with somebody who doesn't really see you.",
    },
    {
      of: ['tense', 'hope'],
      say: "Maybe it's the good days after the bad ones that make it so hard to decide.",
    },
    { of: ['tense', 'reason'], say: "Maybe you've got so used to the tension that you wonder if it counts." },
    {
      of: ['tense', 'ties'],
      say: "Maybe it's easier to put up with the tension than to take so much apart.",
    },
    {
      of: ['tense', 'self'],
      say: "It could be that you'd only find out what you want somewhere you didn't have to be careful.",
    },
    {
      of: ['hope', 'reason'],
      say: "Maybe you're waiting for it to get either clearly better or clearly bad enough.",
    },
    {
      of: ['hope', 'ties'],
      say: "Maybe it's hard to tell how much is hope for the two of you, and how much is all that hangs on it.",
    },
    {
      of: ['hope', 'self'],
      say: "Maybe the question isn't only whether things can change, but how long you want to wait for it.",
    },
    {
      of: ['reason', 'ties'],
      say: "Maybe you know what going would do to everyone, and staying hasn't been looked at as hard.",
    },
    {
      of: ['reason', 'self'],
      say: "Maybe wanting something else doesn't feel like a good enough reason to you.",
    },
    {
      of: ['ties', 'self'],
      say: 'Maybe with so many people and things to think of, what you want comes up last.',
    },
  ],
  suggestions: [
    'tell one person on your side what an ordinary evening is like',
    "write down what you'd need to see by a date that's yours",
    'spend one night somewhere else, and notice what you miss',
    'find out one number, such as a rent, without deciding anything',
    'keep a line a day for two weeks: a good day, or not',
  ],
  later: {
    secret: [
      "It's perhaps hard to know if this could work when there's a part of you it hasn't been tried with.",
    ],
    pretend: ["It could be the acting, as much as the relationship, that you're asking if you can keep up."],
    protect: [
      "You've thought hard about who would be hurt, by the sound of it, and perhaps left one name off the list.",
    ],
    guilt: [
      'Staying because you want to and staying to make up for something may look much the same from inside.',
    ],
    relief: ["Whatever gave you that bit of ease may have been answering before you'd properly asked."],
    hurt: ['Perhaps it comes down to whether that hurt is a thing that happened or the way things are.'],
    duty: ["A promise may explain why you've stayed this far without saying whether you'd choose it now."],
    want: ['It may turn on whether your wanting something is allowed to count as a reason all by itself.'],
    miss: [
      "There's something from before you'd like back, and perhaps it isn't clear whether staying or leaving would bring it.",
    ],
    fear: ['Take the fear away and there might still be a question, though it could be a different one.'],
    becoming: [
      "There's perhaps somebody else's life at the back of your mind while you're deciding about your own.",
    ],
    notgood: [
      "On the days you think so little of yourself, it's perhaps hard to say what you could fairly expect of anybody.",
    ],
    worn: [
      "That's a big thing to ask of somebody this tired, and the tiredness may be answering part of it for you.",
    ],
    alone: [
      "Whichever you choose, it may be the being on your own with things that you'd most like to see the end of.",
    ],
    anger: [
      "You perhaps can't tell yet whether it's leaving you want, or for somebody to take it seriously that you might.",
    ],
    kindness: ["A bit of kindness may have shown you how much of it, or how little, you've got used to."],
    decided: [
      "Maybe it's settled in you already, and the question stands in for the day you'd have to say so.",
    ],
    waiting: ['The going back and forth may be harder to live with by now than either of the answers.'],
  },
};
