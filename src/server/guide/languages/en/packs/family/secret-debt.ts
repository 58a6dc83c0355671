import type { Pack } from '../../../../engine/pack.ts';

export const secretDebt: Pack = {
  id: 'secret-debt',
  avoid: ['scale'],
  openings: [
    {
      cues: "found out he|found out she|he's been hiding|she's been hiding|he hid|she hid|he's hidden|she's hidden|his debts|her debts|he owes|she owes|found a letter|found the letter|found a bailiff|found letters|debts in my name|loan in my name",
      say: "So you've found something out.",
      asks: 'moment',
      ask: 'What did you do, right after?',
      plain: 'What was the first thing you did?',
      options: [
        ['Acted normal', 'You carried on as normal, with that on your mind.'],
        ['Shouted', 'It came straight out. It must have been a shock.'],
        ['Started adding up', 'You went straight to the figures.', 'sum'],
      ],
      concern: 'trust',
    },
    {
      cues: 'letters|envelope*|bailiff*|collector*|collections|final notice|red letter|to court',
      asks: 'moment',
      ask: 'What happens to letters about money?',
      plain: 'What do you do when a letter like that comes?',
      options: [
        ['They go in a drawer, unopened', "There's a drawer that you'd rather not open."],
        ['I get there first, then bin them', "You have to be there first. That's tiring.", 'hiding'],
        ['I open them alone, and feel sick', "You open them, and you're alone with them."],
      ],
      concern: 'sum',
    },
    {
      cues: 'gambl*|betting|casino|slots|poker|addict*|crypto|shopping addiction|online shopping',
      say: "So there's also the question of how it came about.",
      asks: 'moment',
      ask: 'What sort of day is it, when it happens?',
      plain: "What's going on, just before it happens?",
      options: [
        ['A rotten day, and nobody to tell', 'A rotten day, and that was the nearest comfort.'],
        ['A good one, I feel lucky', "So it's also on good days."],
        ["Any day, it's just what happens at night", "So it doesn't need a reason any more."],
      ],
      concern: 'cause',
    },
    {
      cues: 'buy a house|doing well|apply for a mortgage|our wedding',
      say: 'And there are plans.',
      asks: 'moment',
      ask: 'What do you say when the plans come up?',
      plain: 'When somebody talks about plans, what do you say?',
      options: [
        ['That it sounds lovely', 'You say it sounds lovely, and you know what you know.'],
        ["That there's no hurry", 'No hurry, you say. That gives you a bit of time.'],
        ['Anything that ends the conversation', 'You get out of it somehow.'],
      ],
      concern: 'hiding',
    },
    {
      cues: "tell him|tell her|tell them|doesn't know|don't know about|nobody knows|no one knows|come clean|confess*|tell my husband|tell my wife|tell my partner|tell my parents|if he finds out|if she finds out|when he finds out|when she finds out",
      say: "So there's the question of telling.",
      asks: 'fear',
      ask: 'If it was all said, what would the first reaction be?',
      plain: 'What do you think would be said back first?',
      options: [
        ['A very long silence', 'Silence can be the hardest answer.'],
        ['Shouting, or the door', "You're afraid of shouting, or worse."],
        ["Kindness, and that'd be worse", 'Kindness would be the hardest to take.', 'shame'],
      ],
      concern: 'telling',
    },
    {
      say: "That's a lot to have on your mind.",
      asks: 'moment',
      ask: 'When is it hardest, on an ordinary day?',
      plain: 'When does it weigh on you most?',
      options: [
        ["When a number I don't know rings", 'A strange number, and you know what it could be.', 'sum'],
        ["When somebody's nice to me", "Somebody's nice, and it makes you feel worse.", 'shame'],
        ['When I pay, with a straight face', "You pay, and nobody can see what it's like."],
      ],
      concern: 'hiding',
    },
  ],
  concerns: {
    telling: {
      cues: "tell him|tell her|tell them|confess*|come clean|doesn't know|don't know about|nobody knows|no one knows|never told|leave me|divorce me|throw me out|kick me out|never forgive|forgive me|how he'd react|how she'd react|break her heart|break his heart|say it out loud|admit*|how i'd explain|knows about my|never heard about|tell the truth|from knowing|how to say|honest with|tell my husband|tell my wife|tell my partner|tell my parents|tell my family|if he finds out|if she finds out",
      reflections: [
        "There's the question of telling.",
        "It sounds as if it matters who knows, and how they'd take it.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'What would be hardest to hear back?',
          plain: 'What might be said that would hurt most?',
          options: [
            ["That I'm a stranger", "That you're not who they thought. That would be hard."],
            ["That it's over", "You're afraid it could be the end."],
            ['That it was guessed months ago', 'Then the hiding would have been for nothing.', 'hiding'],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did it nearly come out?',
          plain: 'When was it nearly talked about?',
          options: [
            ['In the dark, in bed', "It's easier in the dark, and still it wasn't said."],
            ['In the car, both of us looking ahead', "In the car, and then you'd arrived."],
            [
              'Never, I can see it coming and swerve',
              'You notice when it gets close, and you change the subject.',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want understood before the number comes out?',
          plain: 'Before the sum, what should be said?',
          options: [
            ["That it wasn't for fun", 'The number alone would give the wrong idea.', 'cause'],
            ['That it was to keep things going', "It was to keep things going. You'd want that understood."],
            ['That I was scared, and it was still a lie', 'You were scared, and you still call it a lie.'],
          ],
        },
        {
          asks: 'view',
          ask: 'What might somebody close to you have noticed already?',
          plain: 'What would somebody living close to you have seen?',
          options: [
            ['That I snap at things', 'They may notice, and not know why.'],
            ["That I'm always first to the post", 'That may have been noticed.'],
            ['More than I let myself think', 'They may know more than you think.'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could hear it first, for practice?',
          plain: "Who'd be the easiest to say it to?",
          options: [
            ['Somebody on a helpline', "Somebody who doesn't know you."],
            ['One friend, or one of the family', "One person, and then it's not only yours."],
            ["No one else, it's owed to them first", "You'd want the right person to hear it first."],
          ],
        },
      ],
      open: 'who should hear it, and how',
      style: 'think about how it would be taken',
      label: 'Thinks how to say it',
      mood: 'Something still to say.',
    },
    hiding: {
      cues: "i hide|i hid|i'm hiding|im hiding|i've been hiding|ive been hiding|hide them|hidden from|my hidden|secret from|my secret|i lie|i lied|i've lied|i'm lying|cover up|second account|intercept*|get to the post|double life|act normal|straight face|told him it was|told her it was|tired of hiding|who mustn't|open the post|before she gets home|before he gets home|told my wife it's|told my husband it was|told him it's|told her it's|how to hide|stop hiding|thinks we're saving|pretending|i'm lying to|lying to my",
      reflections: [
        'There are things that stay hidden.',
        'It sounds as if keeping something secret is hard work.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you keep covered up, on an ordinary day?',
          plain: 'What do you leave out when you talk at home?',
          options: [
            ['Something in the post', 'The post, and you have to be there when it comes.'],
            ['What something cost', "You say it cost less. It's a small thing, and there are many."],
            ['How I was feeling', "You say you're fine, and you aren't."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What has the secret cost, apart from money?',
          plain: "What's harder, because it's a secret?",
          options: [
            ['My sleep', 'You carry it by day, and it keeps you awake at night.'],
            ['Easy evenings at home', "It's hard to relax at home."],
            ['Any pleasure in a kind word', "You can't really enjoy a kind word.", 'shame'],
          ],
        },
        {
          asks: 'fear',
          ask: 'How would you least like it to come out?',
          plain: 'How might it come out?',
          options: [
            ['A letter left on the mat', 'A letter could be enough.'],
            ['A card that fails in a shop', 'A card that fails, with people watching.'],
            [
              'By pure accident, and I half hope for it',
              'Part of you would be glad if it just came out.',
              'telling',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When do you forget about it?',
          plain: 'When did you last have an hour without thinking of it?',
          options: [
            ['With the kids, or the dog', "With them it doesn't come into it."],
            ["At work, where it doesn't exist", 'At work you can forget it.'],
            ["While I'm spending, oddly", "You forget it while you spend. You've noticed that.", 'cause'],
          ],
        },
      ],
      open: 'how long it can stay a secret',
      style: 'try to keep things calm',
      label: 'Keeps things calm',
      mood: 'Tired of hiding it.',
    },
    sum: {
      cues: "bailiff*|collector*|collections|credit card*|loan|loans|payday|minimum payment*|overdraft|instal*|catalogue|klarna|20k|10k|30k|consolidat*|bankrupt*|default*|final notice|red letter|borrow from one|can't open|unopened|unknown number|what i owe|the man calls|hire purchase|arrears|i owe|to court|borrowed from|threatening letters|how much i owe",
      reflections: ["So there's the sum itself.", 'It sounds as if the money side is on your mind.'],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last look at the whole sum?',
          plain: 'When did you last see all of it?',
          options: [
            ['Last night, on my phone', 'You look at it at night, on your own.'],
            ['Only bits, never the whole', 'You know parts of it, and not the whole.'],
            ["I've never dared", "You've never looked at all of it."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might the full total tell you?',
          plain: 'What would be the worst thing about knowing it?',
          options: [
            ["That I can't fix it alone", "You're afraid that it's too big to fix alone.", 'telling'],
            ["How long it's been going on", "Then it wouldn't only be a sum, but also a number of years."],
            ["That it's smaller than all the lies", 'Maybe the secret has grown bigger than the sum.'],
          ],
        },
        {
          asks: 'want',
          ask: "What would be different, the morning after it's paid?",
          plain: 'What would you get back first?',
          options: [
            ["A whole night's sleep", "A whole night's sleep. That would be worth a lot."],
            ["A knock that's just a knock", "You'd like not to worry who's at the door."],
            ['My secret, safe for good', "You'd like it gone before anyone has to know.", 'hiding'],
          ],
        },
        {
          asks: 'step',
          ask: 'Which letter or bill would you face first?',
          plain: "What's one thing you could open, or add up?",
          options: [
            ['The oldest one', "The oldest one. That's where you'd find out how it began."],
            ['The smallest, to get used to it', "The smallest, so that one's done."],
            ['None of them by myself', 'With somebody beside you, it might be possible to look.'],
          ],
        },
      ],
      open: 'what it comes to, all of it',
      style: 'have the figures on your mind',
      label: 'Has the sum in mind',
      mood: 'The sum on your mind.',
    },
    shame: {
      cues: "asham*|shame|embarrass*|idiot|failure|i failed|sensible one|good with money|fraud|worthless|pathetic|disgust*|look down on|what would people|hate myself|should know better|who would i be|not who they think|proud of me|looks up to me|feel nothing any more|carrying this|can't look at myself|so stupid|feel stupid",
      reflections: [
        "It sounds as if you're hard on yourself.",
        "It's also about how you see yourself, or how others would.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last feel ashamed because of it?',
          plain: 'What last made you feel bad about it?',
          options: [
            ['Somebody talking about their savings', 'They talk about savings, and you think of your debts.'],
            ['Being called the reliable one', "They call you reliable, and you can't enjoy it."],
            ['A form with a box for what I owe', 'Even a form can ask the wrong question.'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you say to a friend who owed the same?',
          plain: 'If a friend told you this, what would you say?',
          options: [
            ['Sit down, it can be sorted', "You'd be kind to a friend about it."],
            ["You should've said sooner", "You'd wish they'd told you sooner.", 'telling'],
            ['Thank God, me too', "You'd be glad not to be the only one."],
          ],
        },
        {
          asks: 'rule',
          ask: 'What did owing money mean, where you grew up?',
          plain: 'What was said at home about people in debt?',
          options: [
            ["That you don't, ever", "So it isn't only money. It goes against how you were brought up."],
            ['Nothing, though everybody owed', 'Everybody owed, and nobody talked about it.'],
            ['It was shouted, through a wall', 'You heard it as a child, through a wall.'],
          ],
        },
        {
          asks: 'exception',
          ask: "Where are you still who you'd like to be?",
          plain: 'What do you do well, in spite of it?',
          options: [
            ["At work I'm honest to the penny", "At work there's nothing to hide."],
            ["I'm good to the people at home", "You're good to them. That's true as well."],
            ['Nowhere, with this going on', "For now it's in front of everything else."],
          ],
        },
      ],
      open: "what you'd still think of yourself, once it's known",
      style: 'are hard on yourself about it',
      label: 'Hard on yourself',
      mood: 'Ashamed, and tired of it.',
    },
    cause: {
      cues: "gambl*|betting|casino|slots|poker|shopped|addict*|keep up with|keeping up|lost my job|redundan*|business failed|how it started|crypto|can't stop|win it back|my brother's rehab|paid for her|paid for his|rehab|i only wanted|shopping addiction|online shopping|overspend*|lost on bets",
      reflections: ["There's a story behind it.", 'It sounds as if it helps to know how it came about.'],
      questions: [
        {
          asks: 'moment',
          ask: 'What was going on in life when the debt began?',
          plain: 'What was life like, at the start of it?',
          options: [
            ['Things were tight, and a hole needed filling', 'It was tight, and it was meant to help.'],
            [
              'Everyone around seemed to have more',
              'Everyone seemed to have more, and you wanted to keep up.',
            ],
            ['I was unhappy, and it helped', "It helped for a while. You wouldn't have done it otherwise."],
          ],
        },
        {
          asks: 'want',
          ask: 'What did the money give you, for a while?',
          plain: 'What was good about it, at first?',
          options: [
            ['A bit of peace', 'It bought some peace, for a while.'],
            ['Being the generous one', 'You liked being able to give.'],
            [
              'Half an hour of not being me',
              'Half an hour of not being you. That says how hard it was.',
              'shame',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did the debt stop growing, even for a bit?',
          plain: "Which month didn't add to it?",
          options: [
            ['One when I was busy', 'When you were busy, it stopped.'],
            ['One when somebody else had the cards', 'With the cards out of reach, it stopped.'],
            ['Not one that I can think of', "Not one month. No wonder it feels as if it can't stop."],
          ],
        },
        {
          asks: 'fear',
          ask: 'If the debt was paid tomorrow, what would still worry you?',
          plain: 'What might be left over, with it gone?',
          options: [
            ["That it'd start again", "You'd worry that it could start again."],
            ['Whatever made it start', 'What it was for would still be there.'],
            ["That I'd miss it", "Part of you would miss it. That's hard to say to anybody."],
          ],
        },
      ],
      open: 'what it was really for',
      style: 'ask yourself how it began',
      label: 'Asks how it began',
      mood: 'Looking at how it began.',
    },
    trust: {
      cues: 'betray*|lied to me|he hid|she hid|he lied|she lied|behind my back|his debt*|her debt*|he owes|she owes|in my name|my name on|forged|found a letter|found a bailiff|found out he|found out she|relies on me|believes me|our marriage|years of lying|my marriage|ever believe|who am i protecting|without me knowing|trust me|trust him|trust her|trust us|our trust',
      reflections: ["So it's about trust, too.", "It sounds as if there's more at stake than money."],
      questions: [
        {
          asks: 'view',
          ask: "What's the hardest part, when it comes to trust?",
          plain: 'What would take longest to get over, for either of you?',
          options: [
            ['The silence, by far', 'Money can be paid. The silence is harder.'],
            ['The sum, with all the plans in it', 'All the plans would have to change.'],
            ['How easy the lying was', "It was so easy, and that's frightening."],
          ],
        },
        {
          asks: 'moment',
          ask: 'What do you look at differently now?',
          plain: 'Which memory looks different now?',
          options: [
            ['A holiday', 'A nice holiday, and now you think of what it cost.'],
            ['A present', 'A lovely present, and now you think of the bill.'],
            ["Every time somebody said it's fine", "It's fine was said often, and it wasn't."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would help most, from here on?',
          plain: 'What would there have to be, for trust to come back?',
          options: [
            ['No more surprises', "Bad news would do, as long as it's all of it."],
            ['Everything on the table, once', 'All of it in one evening, and not a bit at a time.'],
            ['Somebody else watching the account', 'Somebody looking at the account, until trust is back.'],
          ],
        },
        {
          asks: 'rule',
          ask: 'What was the deal about money, before this?',
          plain: 'What had been agreed about money, if anything?',
          options: [
            ['Nothing, it was never talked about', "Money just wasn't talked about."],
            [
              "One does it, the other doesn't ask",
              "One does it, and the other doesn't ask. It worked until now.",
            ],
            ['Everything, and it got broken', 'There was an agreement, and it was broken.'],
          ],
        },
      ],
      open: 'what it would take to trust each other about money',
      style: 'mind the silence as much as the sum',
      label: 'Minds about trust',
      mood: 'Wanting it straight.',
    },
  },
  together: [
    { of: ['telling', 'hiding'], say: 'Maybe the longer it stays hidden, the harder it gets to say.' },
    {
      of: ['telling', 'shame'],
      say: "Maybe it isn't the sum that's hard to say, but how you'd be seen afterwards.",
    },
    { of: ['sum', 'hiding'], say: "Maybe it's easier not to look at all of it yourself, either." },
    { of: ['shame', 'cause'], say: "Maybe what you're ashamed of began as a way of coping." },
    { of: ['trust', 'telling'], say: 'Maybe hearing it said would matter more than the sum.' },
    { of: ['sum', 'telling'], say: "Maybe you'd like the number to be smaller before anybody hears it." },
  ],
  insights: [
    {
      of: ['telling', 'hiding'],
      say: 'Maybe keeping it quiet feels safer every day, and makes the telling harder every day.',
    },
    { of: ['telling', 'sum'], say: "Maybe you're waiting for a smaller number, one that's easier to say." },
    {
      of: ['telling', 'shame'],
      say: "Maybe what you're afraid of isn't their anger, but being seen as you see yourself.",
    },
    {
      of: ['telling', 'cause'],
      say: "Maybe how it began would help somebody understand, and it's the hardest part to tell.",
    },
    {
      of: ['telling', 'trust'],
      say: "Maybe what would do most for trust isn't paying it off, but hearing it from the person whose debt it is.",
    },
    {
      of: ['hiding', 'sum'],
      say: "Maybe it's so hard to look at the whole sum because then it couldn't be hidden any more.",
    },
    { of: ['hiding', 'shame'], say: 'Maybe hiding it is what makes kind words so hard to believe.' },
    {
      of: ['hiding', 'cause'],
      say: 'Maybe what began as a way to make things easier has become the hardest thing to keep up.',
    },
    {
      of: ['hiding', 'trust'],
      say: "Maybe it's the hiding, more than the money, that would be hard to forgive.",
    },
    { of: ['sum', 'shame'], say: 'Maybe you treat the number as if it said what sort of person you are.' },
    { of: ['sum', 'cause'], say: 'Maybe paying it off would settle the number, and not what it was for.' },
    {
      of: ['sum', 'trust'],
      say: 'Maybe the money can be paid back bit by bit, and trust would need the whole story at once.',
    },
    {
      of: ['shame', 'cause'],
      say: "Maybe you're hard on somebody who was only trying to get through something.",
    },
    {
      of: ['shame', 'trust'],
      say: 'Maybe one of you thinks about blame, while the other mostly minds not having been told.',
    },
    { of: ['cause', 'trust'], say: 'Maybe why it was kept secret matters more by now than why it began.' },
  ],
  suggestions: [
    "put every letter in one bag, opened or not, so they're in one place",
    'ring a free debt helpline once, and only to ask how it works',
    'write the total on one piece of paper, in the morning rather than at night',
    'write your first sentence, without the number in it',
    'pick one person who could be in the room while the post gets opened',
    'leave the cards at home for one week',
  ],
  later: {
    secret: [
      'The money and the not telling may be separate troubles by now, and the second could be costing you more.',
    ],
    pretend: [
      "Every time you carry on as normal it may feel a bit borrowed as well, and perhaps that's why it nags.",
    ],
    protect: [
      'Keeping quiet may be how you look after somebody, and it could be that it leaves nobody looking after you.',
    ],
    guilt: ["You've perhaps told yourself off so often that nobody else has had a turn at helping."],
    relief: [
      'Where you felt lighter may tell you which part has been worst, the money or the keeping quiet.',
    ],
    hurt: [
      'If something you said was once taken badly, then keeping quiet about this may have seemed only sensible.',
    ],
    duty: [
      'For somebody others rely on, owing money might feel like breaking a rule as much as being short.',
    ],
    want: ["Anything you want may have been sent to the back of the queue until the money's right."],
    miss: [
      "Perhaps it's how easy things were, before there was anything to keep quiet about, that you'd like back most.",
    ],
    fear: ["It may be that you've heard their answer already, in your own voice, and it wasn't a kind one."],
    becoming: ['The sum might bother you less than who it makes you look like.'],
    notgood: [
      'Telling might feel like showing somebody what you are, when perhaps it would only show them what you owe.',
    ],
    worn: ['Keeping track of who knows what is maybe a job in itself, and one without any days off.'],
    alone: [
      'Being the only one who knows may make the debt look bigger than it would with somebody sat next to you.',
    ],
    anger: [
      "There might be some unfairness in how this came about that gets lost once it's only called a secret.",
    ],
    kindness: ['For a moment there you were perhaps just yourself, and not somebody with a debt.'],
    decided: [
      '"Whether" may be over and done with, and it\'s the moment of doing it that you keep going round.',
    ],
    waiting: ["There's a better day for this somewhere in your mind, perhaps, and it keeps moving."],
  },
};
