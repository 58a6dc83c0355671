import type { Pack } from '../../../../engine/pack.ts';

export const lending: Pack = {
  id: 'lending',
  who: {
    words:
      'best friend|friend|mate|brother-in-law|sister-in-law|brother|sister|bro|sis|cousin|son|daughter|nephew|niece|grandson|granddaughter|roommate|flatmate|housemate|colleague|coworker|neighbour|neighbor|mum|mom|dad|mother|father|parents|uncle|aunt|ex',
    line: 'the other person',
    option: 'the other person',
  },
  avoid: [],
  openings: [
    {
      cues: "owes me|owe me|pay me back|paying me back|paid me back|hasn't paid|never paid|ask for it back|my money back|get it back|still waiting",
      say: "So there's money you haven't got back.",
      asks: 'moment',
      ask: 'What was last said about paying it back?',
      plain: 'When did paying it back last come up, and how?',
      options: [
        ["Soon, it's always soon", "Soon. It's been said before, it sounds like."],
        ['Not a word for ages', "It isn't mentioned, and you think about it."],
        ['A joke, and I was the one who made it', 'You made a joke of it, and it stayed a joke.'],
      ],
      concern: 'back',
    },
    {
      cues: 'cried|crying|begged|begging|in tears|evict*',
      asks: 'moment',
      ask: 'What was your first thought when you heard?',
      plain: 'When you heard about it, what went through your head?',
      options: [
        ['Poor thing, of course', 'Your first thought was to help.'],
        ['Not again', "Not again. So it isn't the first time."],
        [
          "What's this going to cost me",
          "You thought of the cost. That's not a crime, and it may feel like one.",
        ],
      ],
      concern: 'no',
    },
    {
      cues: 'gambl*|betting|drugs|rehab|bail*|third time|second time|bad with money|crypto|scheme|asking again|asked again|his business|her business|business idea',
      say: 'So it also matters what the money is for.',
      asks: 'moment',
      ask: 'What do you think the money is really for?',
      plain: 'If you had to guess, where does the money end up?',
      options: [
        ["What I'm told, but it won't be enough", "It'd go to the right place, and not be enough."],
        ["I don't really know", "You don't know, and it's hard to ask."],
        ["I've a fair idea, and I'd rather not look", "You've a fair idea. That makes it harder to give."],
      ],
      concern: 'use',
    },
    {
      cues: 'joint account|our savings|our money|without asking me|behind my back|my husband lent|my wife lent|my husband gave|my wife gave|my husband wants to|my wife wants to',
      asks: 'view',
      ask: 'What do people close to you say about it?',
      plain: 'What would be said about it at home?',
      options: [
        ['A clear no', "There's a no at home, so you're between two people."],
        ["Not much, they don't know it all", "They don't know all of it."],
        ['Nothing, it was done before it was said', 'It was done first, and talked about later.'],
      ],
      concern: 'fair',
    },
    {
      cues: 'friendship|awkward|ghost*|ruin the friendship|ruin our|lose my friend|lose a friend|avoids me|avoiding me',
      say: "So it's about more than the money.",
      asks: 'moment',
      ask: 'What does the money do to the two of you?',
      plain: "What's it like between you now?",
      options: [
        ["We're careful with each other", "You're both careful now."],
        ['Nothing, on the surface', "It looks the same, and it isn't quite."],
        ['We hardly talk', "You hardly talk. That's more than money."],
      ],
      concern: 'bond',
    },
    {
      asks: 'cost',
      ask: 'What bothers you most about it?',
      plain: "Which part of it won't leave you alone?",
      options: [
        ["That it's always me", "It's you again. That bothers you more than the amount.", 'fair'],
        ['That a no is so hard', "There's a no in you, and it's hard to say or to stand by."],
        ["That I don't quite believe it", "You'd find it easier if you believed it.", 'use'],
      ],
      concern: 'no',
    },
  ],
  concerns: {
    back: {
      cues: "owes me|owe me|pay me back|paying me back|paid me back|paid back|pay it back|hasn't paid|never paid|repaid|ask for it back|my money back|get it back|still waiting|promised to pay|by friday|pretend* to forget|forgot about it|seeing my stories|iou|written down|owes|crosses the road|ducking|paid everyone|never pays|borrowed and|fronted|how much i've lent|lent him|lent her|lent them|makes excuses|remind him|remind her|remind them|repay me|repaying",
      reflections: [
        "There's money that was meant to come back.",
        "It sounds as if paying back isn't settled.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What was agreed, if anything?',
          plain: 'What was said about paying it back?',
          options: [
            ['A date', 'There was a date. That ought to make it easier.'],
            ['Only, as soon as possible', 'As soon as possible can mean anything.'],
            ["Nothing, I didn't like to bring it up", "You didn't want to make a thing of it."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if you named a sum and a date?',
          plain: "What are you afraid you'd hear?",
          options: [
            ['Another excuse', "Another excuse, and you'd be where you are now."],
            ["That I'm being petty", "You'd be asking for your own money, and feel small for it."],
            ['That it was never a loan', "You'd hear that it was never meant as a loan."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would settle it for you?',
          plain: 'What would you be content with?',
          options: [
            ['Every last penny', 'All of it, because it was a loan and not a present.'],
            ['A bit each month, without my asking', "A bit each month, and you'd never have to ask."],
            ['Just hearing it mentioned', "You'd like it not to be forgotten.", 'bond'],
          ],
        },
        {
          asks: 'cost',
          ask: "What does it do to you, that it hasn't been settled?",
          plain: "What do you notice, while it isn't settled?",
          options: [
            ['I see every new thing being bought', 'You see what gets bought, and you think of your money.'],
            ['I catch myself being extra nice', "You're extra nice, and that takes some effort."],
            ["I've stopped ringing", "You ring less. So it's costing you more than money.", 'bond'],
          ],
        },
        {
          asks: 'step',
          ask: 'What would you say, if it had to be one line?',
          plain: 'How would the message begin?',
          options: [
            ['I need it by the end of the month', "A date, in one line, and then it's been said."],
            ["Let's call it a present, and the last one", "You'd let it go, if that was the end of it."],
            ["I'd type it and delete it", "You'd write it, and it wouldn't get sent."],
          ],
        },
      ],
      open: 'whether it will be paid back, and when',
      style: 'remember what was agreed',
      label: 'Remembers what was agreed',
      mood: 'Waiting.',
    },
    no: {
      cues: "say no|saying no|said no|can't say no|couldn't say no|guilty|selfish|stingy|mean of me|tight-fisted|expected to|expect me|keeps asking|asks for|asked for money|begged|on the spot|obligat*|obliged|raised me|helped me once|turn my back|cut me off|wants another|wants me to lend|your own people|that's how i was raised|asks again|help my family|how i was raised|first in the family|keep sending|keep lending|can't refuse|feel guilty|expects me to|can i refuse|refuse to lend",
      reflections: ["There's the question of saying yes or no.", "It sounds as if it isn't easy to say no."],
      questions: [
        {
          asks: 'moment',
          ask: 'How were you asked?',
          plain: 'What happened when the question came?',
          options: [
            ['Lightly, as if it was nothing', "It was asked lightly, and it isn't a light thing."],
            ['In tears, or close', "It's hard to think straight when somebody's crying."],
            ['Round about, till I offered', 'So nobody asked, and you offered.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'If you said no, how would you feel about yourself?',
          plain: 'What would people think of you after a no?',
          options: [
            ['Like the mean one', "You'd feel mean, even with one no."],
            [
              "Like somebody who's forgotten where they come from",
              'You feel you owe something for having got further.',
            ],
            ['Right, and bad about it', "You'd be right, and you'd still feel bad."],
          ],
        },
        {
          asks: 'rule',
          ask: 'Where did you learn about helping people?',
          plain: 'Who in your life always helped others?',
          options: [
            ['At home, it was never a question', 'At home you just helped.'],
            ['From someone who gave everything away', "You saw what it's like to give everything away."],
            ['From somebody who once helped me', "Somebody helped you once. That's not forgotten."],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did a no come more easily?',
          plain: "What's a no you managed?",
          options: [
            ['At work, and nothing happened', 'You said no there, and nothing bad happened.'],
            ["To someone I don't care about", "With others it's easier. Here there's something to lose."],
            ["I can't think of one", 'So a no would be something new for you.'],
          ],
        },
        {
          asks: 'step',
          ask: "What could you give that isn't money?",
          plain: "What sort of help wouldn't you mind giving?",
          options: [
            [
              'An evening with the bills and a calculator',
              "You'd help with the work, and not with the money.",
            ],
            ['A small sum, as a present', 'A present, and nobody owes anybody.'],
            ["Nothing more, I've done enough", "You've given what you had to give, as you see it."],
          ],
        },
      ],
      open: 'what you really want to answer',
      style: 'find it hard to say no',
      label: 'Finds no hard to say',
      mood: 'Asked, and not at ease.',
    },
    money: {
      cues: "saving for|my rent|mortgage|can't afford|afford|emergency fund|pension|overdraft|i need it|i need that|my own bills|retire*|everything i have|half of my|put by|put aside|insurance money|rainy day|my own debt*|co-sign*|guarantor|my overseas fund|kids' money|to spare|hours of work|what i earn|hard-earned|my savings|life savings|from my savings",
      reflections: [
        "So it's money you've got plans for, or may need.",
        "It sounds as if you can't just spare it.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What would you rather use the money for?',
          plain: "What's that money for, really?",
          options: [
            ['A place of my own, or the roof on it', "That money is for a home. That isn't spare."],
            ['Sleeping at night', "As long as it's there, you sleep better."],
            ['Nothing special, it was just mine', "It's yours. That's a reason, too."],
          ],
        },
        {
          asks: 'fear',
          ask: 'If the money never came back, how would you be?',
          plain: 'How would you feel about it, a year from now?',
          options: [
            ["I'd manage, only crossly", "You'd manage, and you'd be cross."],
            ["I'd be the one borrowing", "Then you'd be the one who's short."],
            [
              "I'd say nothing and never forget",
              'It would stay between you, even if you never said it.',
              'bond',
            ],
          ],
        },
        {
          asks: 'rule',
          ask: 'How much could you give and never see again?',
          plain: "What sum wouldn't hurt?",
          options: [
            ["About a week's shopping", "A week's shopping you could give and not mind."],
            ["Half of what's wanted, maybe", 'Half of it you could give and not mind.'],
            [
              'None of it, and I feel bad saying so',
              'None of it. You can say that, even if it feels bad.',
              'no',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you last spend something on yourself?',
          plain: 'What did you last buy just for you?',
          options: [
            ['Too long ago to remember', "It's long ago. You don't spend much on yourself."],
            ['Something small, and I felt guilty', 'Something small, and you felt guilty even then.'],
            [
              "Something big, so now I'm the rich one",
              "You bought something once, and now you're the rich one.",
              'fair',
            ],
          ],
        },
      ],
      open: 'what you could give and not miss',
      style: 'think about what you can spare',
      label: 'Careful with money',
      mood: 'Careful with what there is.',
    },
    use: {
      cues: "gambl*|betting|drugs|rehab|his business|her business|crypto|bad with money|never learns|enabl*|bail*|won't say what|what it's for|teach him|teach her|same story|scheme|lied about|don't trust|trust him|trust her|never the last|throwing money|food truck|for the car|for a car|his truck|scam|lifestyle|addict*|wastes|spends it on|it's a waste|waste of money|business idea",
      reflections: ['It matters what the money would do.', "It sounds as if you're not sure it would help."],
      questions: [
        {
          asks: 'moment',
          ask: 'What was the money said to be for?',
          plain: 'What reason were you given?',
          options: [
            ['Something that sounds reasonable', 'It sounds reasonable, and still you wonder.'],
            ["It depends who's asking", "There's more than one version of it."],
            ['I never asked', "You didn't ask. It might sound like not trusting."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What do you think the money changes, a month on?',
          plain: 'A month later, what would the money really have done?',
          options: [
            ["It'd fix this one thing", "It'd help with this, and you'd be glad of that."],
            ["It'd be gone, and we'd start again", "You think it'd all start again."],
            ["It'd help {them} not to look at it", "You think it'd help {them} to look away."],
          ],
        },
        {
          asks: 'view',
          ask: 'What would somebody else who loves {them} say?',
          plain: 'What would another person close to {them} say?',
          options: [
            ["Help, it's an emergency", 'Somebody else might just help.'],
            ["Don't, it won't be the last time", "It won't be the last time, they'd say."],
            ["They'd be glad they weren't the one asked", "It's easier for everyone that it's you.", 'fair'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did help really help {them}?',
          plain: "What's worked before, even a bit?",
          options: [
            ['Somebody paying the bill directly', 'So it helped when the money went straight to the bill.'],
            ['A no, oddly enough', 'A no helped more, that time.'],
            ['Nothing I know of', 'Nothing has really helped so far, as far as you know.'],
          ],
        },
      ],
      open: 'what the money would really be used for',
      style: 'ask what the money would really do',
      label: 'Asks if it helps',
      mood: 'Doubtful.',
    },
    bond: {
      cues: "friendship|lose her|lose him|lose them|doesn't call|only calls|only rings|only texts|family dinner|using me|used me|feel used|ghost*|doesn't reply|see him differently|see her differently|an atm|a bank|cash machine|a wallet|thought we were|we were close|crosses the road|unfriend*|blocked me|see my message|sees my message|sees all my|haven't spoken|love my brother|love my sister|ask his wife|ruin the friendship|ruin our|avoids me|avoiding me",
      reflections: [
        "It's also about the two of you.",
        "It sounds as if the money isn't the only thing that matters.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What's it like between you at the moment?",
          plain: 'What was it like when you were last in touch?',
          options: [
            ['Normal, as long as nobody mentions it', "It's normal, as long as it isn't mentioned."],
            ['I paid for the coffee and thought about it', 'Even over a coffee, you think about it.'],
            ["We don't really meet any more", "You hardly meet. So there's more missing than the money."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would you miss most, if it went wrong?',
          plain: 'What would hurt most to lose?',
          options: [
            ['Somebody I can laugh with', "You'd miss the laughing more than the money, it sounds like."],
            ['The way I used to see {them}', "You don't want to have to see {them} differently."],
            ["Being the one who's needed", 'It matters to you to be needed.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What did you two do before money came into it?',
          plain: 'What was a good day with {them}?',
          options: [
            ['Talked for hours', 'You talked for hours, and it cost nothing.'],
            ['Daft things, cheap ones', 'Daft, cheap things, and they were fun.'],
            ['I mostly helped out, even then', "So you've been the one who helps for a long time.", 'no'],
          ],
        },
        {
          asks: 'view',
          ask: 'How might it look from the other side?',
          plain: "What's it like to be the one asking, do you think?",
          options: [
            ['Humiliating', 'It may not have been easy to ask.'],
            ['Like asking somebody with plenty', 'You may look better off than you feel.'],
            ["Easy, because it's me", "It may be easy because it's you who gets asked."],
          ],
        },
      ],
      open: 'whether the two of you can talk about it at all',
      style: 'think of the two of you as well',
      label: 'Cares about the person',
      mood: 'Caring about more than money.',
    },
    fair: {
      cues: "without asking me|behind my back|joint account|our savings|our money|my parents lend|unfair|not fair|nobody else|no one else|always me|why me|two jobs|extra shift*|think i'm rich|think i'm made of|sending money|send money home|remittance*|it isn't my son|isn't my son|paid everyone back but|my husband's|my wife's|he wants me to lend|she wants me to lend|works nights|my husband lent|my wife lent|my husband gave|my wife gave|is it fair",
      reflections: ['So more people than two have a part in it.', "It sounds as if it isn't evenly shared."],
      questions: [
        {
          asks: 'view',
          ask: 'Who else would have something to say about it?',
          plain: "Who'd mind, if they knew?",
          options: [
            ['Whoever I share money with', "It wouldn't be only your money you'd be giving."],
            ['The rest of the family', 'Others in the family might ask for the same.'],
            ['Me, in five years', 'In a few years you might be cross with yourself.'],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did it last strike you as unfair?',
          plain: 'What made you think, why me?',
          options: [
            ['Hearing what somebody else got', 'Somebody else got something, and you noticed.'],
            ['Doing an extra shift', 'You worked for it, and you know how long.'],
            ['Being thanked with the next request', 'You got thanked, and asked again.'],
          ],
        },
        {
          asks: 'cost',
          ask: 'What do you go without when you lend money?',
          plain: 'What would you not be able to do because of it?',
          options: [
            ['A holiday', "A holiday you don't have, while somebody else has the money."],
            ['A bit of peace at home', 'It makes trouble at home, too.'],
            ['Nothing really, I just mind', "You mind, even if there's nothing missing."],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could look at the sum with you first?',
          plain: 'Who should be asked before the next yes?',
          options: [
            ['Whoever I share an account with', 'Then the answer would come from both of you.'],
            ["The others, so it isn't only me", "With the others, so that it isn't only you."],
            ["No one, I'd rather do it quietly", "You'd rather do it without anyone's opinion."],
          ],
        },
      ],
      open: 'who else has a say in it',
      style: 'notice who pays',
      label: 'Notices who pays',
      mood: 'Willing, but not for ever.',
    },
  },
  together: [
    {
      of: ['no', 'bond'],
      say: "Maybe it's hard to say no because you don't want anything to come between you.",
    },
    { of: ['back', 'bond'], say: 'Maybe not mentioning it does more between you than the money.' },
    { of: ['money', 'no'], say: "Maybe what you can spare isn't the hardest part of it." },
    { of: ['use', 'no'], say: "Maybe it's hard to say no even when you doubt it would help." },
    { of: ['back', 'fair'], say: "Maybe it bothers you more that it's uneven than how much it is." },
    { of: ['money', 'fair'], say: 'Maybe being careful with money makes you the one who gets asked.' },
  ],
  insights: [
    {
      of: ['money', 'back'],
      say: "Maybe it's hard to let it go because you know exactly what else that money was for.",
    },
    {
      of: ['money', 'no'],
      say: "Maybe knowing what you can spare doesn't make it any easier to say it to somebody.",
    },
    {
      of: ['money', 'use'],
      say: "Maybe it's hard to hand over what took you so long to save, for something you're not sure of.",
    },
    {
      of: ['money', 'bond'],
      say: 'Maybe lending more than you can lose would put the money and the two of you at risk.',
    },
    {
      of: ['money', 'fair'],
      say: "Maybe because you've been careful, you look like the one who can afford it.",
    },
    {
      of: ['back', 'no'],
      say: "Maybe it's the same thing that makes a no hard and asking for it back hard.",
    },
    {
      of: ['back', 'use'],
      say: "Maybe you'd mind less that it isn't back if you knew what it was good for.",
    },
    {
      of: ['back', 'bond'],
      say: "Maybe you don't press for it for the sake of the two of you, and it comes between you anyway.",
    },
    {
      of: ['back', 'fair'],
      say: "Maybe what you'd want, even more than the money, is that somebody sees what you've done.",
    },
    {
      of: ['no', 'use'],
      say: "Maybe a yes would mostly be a way of not feeling bad, if you're not sure it helps.",
    },
    {
      of: ['no', 'bond'],
      say: "Maybe you're afraid a no would hurt the two of you, and a yes might do it more slowly.",
    },
    {
      of: ['no', 'fair'],
      say: 'Maybe people ask you because you find it hard to refuse, not because you have the most.',
    },
    { of: ['use', 'bond'], say: 'Maybe you could help the person without paying for this.' },
    {
      of: ['use', 'fair'],
      say: 'Maybe it stings that the careful one gets nothing, and the other one gets help.',
    },
    {
      of: ['bond', 'fair'],
      say: "Maybe being good to one person isn't quite fair on somebody else, or on you.",
    },
  ],
  suggestions: [
    'decide on a sum you could give away for good',
    "say you'll answer on Sunday, and then really wait till Sunday",
    'write one line with a sum and a date, and read it out loud',
    "ask what it's for, once, and listen to the end",
    'talk it over with whoever shares your money',
    "offer one thing that isn't money, with a day to it",
  ],
  later: {
    secret: ['A plain answer about money may be hard to give when your real reason is a private one.'],
    pretend: [
      "If you've laughed it off they may think it's settled, which leaves you the only one still counting.",
    ],
    protect: [
      "Perhaps you'd sooner lose money than see somebody embarrassed, and that's an awkward thing to explain.",
    ],
    guilt: ['It might be that you feel you owe them something, and the money is only where it shows.'],
    relief: [
      'Being relieved may sound mean to you, when perhaps it only says how long this had been on your mind.',
    ],
    hurt: ["You could maybe get over the money; it's how it was handled that perhaps still bothers you."],
    duty: ["It may not have felt like being asked at all, if you're the one it's always expected of."],
    want: ["What's right may be easier to ask about than what you'd like, if that sounds selfish out loud."],
    miss: [
      "Perhaps you'd like it to be how it was before there was a sum between you, and no repayment does that.",
    ],
    fear: [
      'Either answer about the money might cost you something, and it could be a matter of which you dread more.',
    ],
    becoming: [
      "You may be picturing somebody you'd rather not be, and the picture might be deciding about the money.",
    ],
    notgood: [
      "There's perhaps some shame mixed in with this money, and shame tends to answer before you've done the sums.",
    ],
    worn: ['You might be able to spare the money and not be able to spare any more of yourself.'],
    alone: ['Being turned to for money may sit oddly with feeling that nobody asks how you are.'],
    anger: ['Some of the crossness could be older than the loan, and the loan has given it a figure.'],
    kindness: [
      'Having been helped, or been of help, may make it hard to treat this as only a matter of money.',
    ],
    decided: [
      "You've an answer about the money, it seems, and perhaps it's them you don't want to lose by giving it.",
    ],
    waiting: [
      'As long as nobody mentions the money it may still come right by itself, and so perhaps nobody mentions it.',
    ],
  },
};
