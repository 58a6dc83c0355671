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
      cues: "owes me|owe me|pay me back|paying me back|paid me back|hasn't paid|never paid|repay*|ask for it back|my money back|get it back|still waiting",
      say: "So it's out there, and it hasn't come home.",
      asks: 'moment',
      ask: 'What was the last word on it?',
      plain: 'What did anybody last say about paying it back?',
      options: [
        ["Soon, it's always soon", "Soon's been going on a while, it sounds like."],
        ['Not a word for ages', "Nobody's mentioned it, and you think of it anyway."],
        ['A joke, and I was the one who made it', 'You put it in a joke, so nobody had to answer.'],
      ],
      concern: 'back',
    },
    {
      cues: 'cried|crying|begged|begging|desperate|emergency|in tears|evict*',
      say: "That's hard to hear and do sums at the same time.",
      asks: 'moment',
      ask: 'What was your very first thought?',
      plain: 'What went through your head while you listened?',
      options: [
        ['Poor thing, of course', 'Of course came first. The sum came later.'],
        ['Not again', 'Not again, and then you felt bad for thinking it.'],
        [
          "What's this going to cost me",
          "You were counting already, and you didn't like that about yourself, maybe.",
        ],
      ],
      concern: 'no',
    },
    {
      cues: 'gambl*|betting|bets|drugs|rehab|bail*|again|last time|third time|second time|bad with money|business|crypto|scheme',
      say: "So it isn't only whether, it's what for.",
      asks: 'moment',
      ask: 'Where did money go before, as far as you know?',
      plain: 'What do you know about where it ends up?',
      options: [
        [
          "Where it was meant to, but it didn't last",
          "It went to the right place, and it still wasn't enough.",
        ],
        ["I've never really found out", "You didn't like to ask, maybe."],
        ['I know where, and I gave more', "You knew, and you gave. That's the part you don't tell."],
      ],
      concern: 'use',
    },
    {
      cues: 'my husband|my wife|my partner|joint account|our savings|our money|without asking me|behind my back',
      say: "And there's somebody at home in this too.",
      asks: 'view',
      ask: 'What was said about it at home?',
      plain: 'What did you two say to each other about it?',
      options: [
        ['A clear no', "There's a no at home and a request outside, and you in the doorway."],
        ["Not much, it hasn't all been told", "Some of it's been told. The sum hasn't, maybe."],
        ['Nothing until it was already done', 'It was decided, and then it was mentioned.'],
      ],
      concern: 'fair',
    },
    {
      cues: "friendship|best friend|ruin|lose him|lose her|lose them|avoid*|awkward|doesn't reply|ghost*|distant",
      say: "Sounds as if there's more than money in it.",
      asks: 'moment',
      ask: "What's been different since money came into it?",
      plain: 'How do you talk to each other now?',
      options: [
        ['Carefully, both of us', 'You both step round it, very politely.'],
        ['The same as ever, on the surface', "On top it's all as usual. Underneath you're counting."],
        ['Hardly at all', 'The talking stopped before the money was settled.'],
      ],
      concern: 'bond',
    },
    {
      say: "That's never only a sum.",
      asks: 'cost',
      ask: "Take the money away: what's left that bothers you?",
      plain: "Which part isn't about the money?",
      options: [
        ["That it's always me", "It's not the amount. It's whose phone rings.", 'fair'],
        ["That I can't get a no out", "The no's there. It just doesn't come out of your mouth."],
        ["That I don't quite believe it", "You'd give it more easily if you believed it.", 'use'],
      ],
      concern: 'no',
    },
  ],
  concerns: {
    back: {
      cues: "owes me|owe me|pay me back|paying me back|paid me back|paid back|pay it back|hasn't paid|never paid|repay*|repaid|ask for it back|my money back|get it back|still waiting|promised to pay|by friday|instal*|remind*|excuses|pretend* to forget|forgot about it|when i ask|new phone|on holiday|seeing my stories|iou|written down|lent|owed|owes|crosses the road|ducking|paid everyone|never pays|borrowed and|fronted|not seeing the last|the last eight|scarcity|how much i've lent|two weeks|3 weeks",
      heard: [
        "Sounds as if you're the only one who still thinks about it.",
        'It sounds as if asking for it feels worse than giving it did.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What was agreed, if anything?',
          plain: 'What was said about paying it back?',
          options: [
            ['A date', 'A date, and dates come and go.'],
            ['Only, as soon as possible', 'As soon as possible is a long piece of string.'],
            [
              "Nothing, I didn't like to bring it up",
              "You were being kind, and kindness doesn't do paperwork.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if you named a sum and a date?',
          plain: "What are you afraid you'd hear?",
          options: [
            ['Another excuse', "And you'd have to listen to it with a straight face."],
            ["That I'm being petty", "It's your money, and you'd be the one blushing."],
            ['That it was never a loan', "Then you'd know. As long as you don't ask, it's still a loan."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would settle it for you?',
          plain: 'What would you be content with?',
          options: [
            ['Every last penny', "All of it. You've not rounded it down."],
            ['A bit each month, without my asking', 'The without asking sounds like the main thing.'],
            [
              'Just hearing it mentioned',
              'You could nearly let the money go, if somebody said the word loan.',
              'bond',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What do you notice more than you used to?',
          plain: "What's it like, having it hang there?",
          options: [
            ['I see every new thing being bought', "There's a bag from a shop, and you do the sum."],
            ['I catch myself being extra nice', "Extra nice, so that nobody'd think you mind."],
            ["I've stopped ringing", "So it's cost you the phone calls as well.", 'bond'],
          ],
        },
        {
          asks: 'step',
          ask: 'What would you say, if it had to be one line?',
          plain: 'How would the message begin?',
          options: [
            ['I need it by the end of the month', 'A date, in one line. Shorter than all the thinking.'],
            [
              "Let's call it a present, and the last one",
              "You'd pay to have it over, as long as it stayed over.",
            ],
            ["I'd type it and delete it", "It's been written a few times already, maybe."],
          ],
        },
      ],
      open: "whether it's still a loan, and who'll say so first",
      style: 'remember what was promised, and wait for the other person to bring it up',
      label: 'Remembers what was agreed',
      mood: 'Waiting, and a bit fed up.',
    },
    no: {
      cues: "say no|saying no|said no|can't say no|couldn't say no|a no|refuse*|guilt*|guilty|selfish|stingy|mean of me|tight-fisted|blood|duty|expected to|expects|expect me|asked me for|keeps asking|asks for|asked for money|cried|crying|begged|begging|desperate|on the spot|obligat*|obliged|what kind of|raised me|helped me once|turn my back|cut me off|said yes|wants another|wants me to lend|your own people|that's how i was raised|asks again|asking me|help my family|how i was raised|first in the family|in the village|only two|keep sending|keep lending|can't refuse",
      heard: [
        'Sounds as if a no would cost you something too.',
        'It sounds as if being asked leaves you very little time to think.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'How were you asked?',
          plain: 'What happened when the question came?',
          options: [
            ['Lightly, as if it was nothing', 'Light as anything, and then it was in your lap.'],
            ['In tears, or close', 'Nobody can count money in front of tears.'],
            ['Round about, till I offered', 'So nobody asked, and you said yes.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'If you said no, who would you be?',
          plain: 'What would a no make you?',
          options: [
            ['The mean one', "One no, and there'd be a word for you."],
            [
              "Somebody who's forgotten where they come from",
              'You got a bit further, and this feels like the bill.',
            ],
            ["Right, and I'd hate that too", "Right and sorry. You'd be both."],
          ],
        },
        {
          asks: 'rule',
          ask: 'Who did you learn that yes from?',
          plain: 'Who in your life always helped?',
          options: [
            [
              'Everyone at home, it was never a question',
              "There wasn't a word for no in that kitchen, it sounds like.",
            ],
            ['Someone who gave everything away', 'You saw it done, and you saw what was left.'],
            [
              'Whoever once helped me, and I still owe it',
              "Maybe it's an older debt you're paying off here.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last say no, to anything?',
          plain: "What's a no you managed?",
          options: [
            ['At work, and nothing happened', 'Nothing fell down.'],
            ["To someone I don't care about", "It comes easily, where there's nothing to lose."],
            ["I can't think of one", 'So this would be the first, and with money in it.'],
          ],
        },
        {
          asks: 'step',
          ask: "What could you give that isn't money?",
          plain: "What sort of help wouldn't you mind giving?",
          options: [
            [
              'An evening with the bills and a calculator',
              "You'd sit down with it. You just wouldn't pay it.",
            ],
            ['A small sum, as a present', "A present, so there's nothing to wait for."],
            ["Nothing more, I've done enough", "Enough's been reached, it sounds like."],
          ],
        },
      ],
      open: 'what a no would sound like in your own words',
      style: "feel the other person's need first, and your own limit a day later",
      label: 'Slow to say no',
      mood: 'Asked, and not at ease.',
    },
    money: {
      cues: "savings|saved|saving for|deposit|my rent|mortgage|can't afford|afford|emergency fund|pension|overdraft|i need it|i need that|my kids|my own bills|retire*|interest|all i have|everything i have|half of my|put by|put aside|inherit*|insurance money|bonus|rainy day|my own debt*|worth thirty|co-sign*|guarantor|my overseas fund|kids' money|half of it|eight thousand|i can lend|to spare|hours of work|what i earn|hard-earned",
      heard: [
        "Sounds as if this money isn't exactly spare.",
        'It sounds as if that money had a plan already.',
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What were you keeping that money for?',
          plain: 'What was it going to be?',
          options: [
            ['A place of my own, or the roof on it', "You'd be lending out a piece of your own roof."],
            ['Sleeping at night', 'Where it is, it buys you sleep.'],
            [
              'Nothing special, it was just mine',
              "Just yours. You don't sound sure that's a good enough reason.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'If it never came back, how would you be?',
          plain: 'How would you be about it, a year from now?',
          options: [
            ["I'd manage, only crossly", "You'd get over the money sooner than the crossness."],
            ["I'd be the one borrowing", 'The hole would only have moved house.'],
            ["I'd say nothing and never forget", "Nobody'd know, and you would, every Christmas.", 'bond'],
          ],
        },
        {
          asks: 'rule',
          ask: 'How much could you give and never see again?',
          plain: "What sum wouldn't hurt?",
          options: [
            ["About a week's shopping", "A week's shopping you could wave goodbye to."],
            ["Half of what's wanted, maybe", 'Half you could lose and still be friendly.'],
            [
              'None of it, and I feel bad saying so',
              'You did the sum, and then told yourself off for the answer.',
              'no',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you last spend something on yourself?',
          plain: 'What did you last buy just for you?',
          options: [
            ['Too long ago to remember', "You don't spend it, and then you're asked for it."],
            ['Something small, and I felt guilty', 'Small, with a bit of guilt in the bag.'],
            [
              "Something big, so now I'm the rich one",
              "One nice thing, and everyone knows you've got it.",
              'fair',
            ],
          ],
        },
      ],
      open: 'what you could lose for good without minding',
      style: 'do the sum properly, and then feel bad about the result',
      label: 'Knows the sum',
      mood: 'Careful with what there is.',
    },
    use: {
      cues: "gambl*|betting|drugs|drinking|rehab|waste*|business idea|his business|her business|crypto|invest*|bad with money|never learns|hole|enabl*|bail*|won't say what|what it's for|what for|teach him|teach her|a lesson|responsib*|same story|scheme|lied about|lies|lying|don't trust|trust him|trust her|never the last|throwing money|doesn't work|won't work|iphone|truck|food truck|in portugal|for the car|for a car|his truck|wants it for|scam|lifestyle|holiday on|addict*|wastes",
      heard: [
        "Sounds as if you're not sure it would really help.",
        'It sounds as if you wonder where it would really go.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What was the money said to be for?',
          plain: 'What reason were you given?',
          options: [
            ['Something that sounds reasonable', "It sounds reasonable, and you're still uneasy."],
            ["It depends who's asking", "You've heard more than one version, then."],
            ['I never asked', 'Asking felt like not trusting, maybe.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What do you think would happen a month after?',
          plain: 'What would the money really do?',
          options: [
            ["It'd fix this one thing", "One thing fixed. You'd like it to be that simple."],
            ["It'd be gone, and we'd start again", 'You can hear the next call already.'],
            ["It'd help {them} not to look at it", "You'd be paying for another month of not looking."],
          ],
        },
        {
          asks: 'view',
          ask: 'What would somebody else who loves {them} say?',
          plain: 'What would an old friend of {their} family say?',
          options: [
            ["Help, it's an emergency", 'Somebody else would have opened their purse by now.'],
            ["Don't, it won't be the last time", 'Never the last time. You may have thought it too.'],
            ["They'd be glad they weren't the one asked", "Everybody's quite glad it's you.", 'fair'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did help really help {them}?',
          plain: "What's worked before, even a bit?",
          options: [
            ['Somebody paying the bill directly', 'The bill got paid, and no cash changed hands.'],
            ['A no, oddly enough', "It got sorted without anybody's money, that time."],
            ['Nothing I know of', 'Whatever goes in, it runs out at the bottom.'],
          ],
        },
      ],
      open: 'what the money would really be used for',
      style: 'look past the sum to what it would start or stop',
      label: "Asks what it's for",
      mood: 'Doubtful, and still caring.',
    },
    bond: {
      cues: "friendship|best friend|lose her|lose him|lose them|relationship|between us|avoid*|doesn't call|only calls|only rings|only texts|distant|awkward|christmas|family dinner|resent*|using me|used me|feel used|respect*|love him|love her|love them|ghost*|doesn't reply|see him differently|see her differently|an atm|a bank|cash machine|a wallet|thought we were|we were close|ruin*|crosses the road|unfriend*|blocked me|see my message|sees my message|sees all my|haven't spoken|my blood|love my brother|love my sister|ask his wife",
      heard: [
        "Sounds as if the money isn't what you're most afraid of losing.",
        "It sounds as if the money's sitting between the two of you.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What's it like when you see each other now?",
          plain: 'What was it like, the last time you met?',
          options: [
            ['Normal, as long as nobody mentions it', 'Normal, with one thing under the table.'],
            ['I paid for the coffee and thought about it', "Even a coffee's got a figure on it now."],
            ["We don't really meet any more", "There's the money, and there are the evenings gone with it."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would you miss most, if it went wrong?',
          plain: 'What would hurt most to lose?',
          options: [
            ['Somebody I can laugh with', "It's the laughing you'd want back before the money."],
            ['The way I used to see {them}', "You'd nearly rather lose the money than find out."],
            ["Being the one who's needed", "If you weren't needed, you're not sure what's left."],
          ],
        },
        {
          asks: 'exception',
          ask: 'What did you two do before money came into it?',
          plain: 'What was a good day with {them}?',
          options: [
            ['Talked for hours', 'Talk was free.'],
            ['Daft things, cheap ones', 'Cheap and daft, and it worked without a wallet.'],
            ['I mostly helped out, even then', "So the money's new, and the helping isn't.", 'no'],
          ],
        },
        {
          asks: 'view',
          ask: 'How might it look from the other side?',
          plain: "What's it like to be the one asking, do you think?",
          options: [
            ['Humiliating', 'There may be shame over there, and you only get to see the asking.'],
            ['Like asking somebody with plenty', 'From over there you look comfortable.'],
            ["Easy, because it's me", "It's easy to ask you. You've made it easy, maybe."],
          ],
        },
      ],
      open: 'whether the two of you can talk about it at all',
      style: 'put the person before the money, and then lie awake over both',
      label: 'Puts people first',
      mood: 'Fond, and keeping quiet.',
    },
    fair: {
      cues: "my husband|my wife|my partner|without asking me|behind my back|joint account|our savings|our money|my parents lend|siblings|my other|unfair|not fair|fair|favourite|favorite|nobody else|no one else|always me|why me|worked for it|two jobs|extra shift*|think i'm rich|think i'm made of|sending money|send money home|remittance*|the whole family|jealous*|it isn't my son|isn't my son|his son|her son|paid everyone back but|but me|my husband's|my wife's|he wants me to lend|she wants me to lend|drive taxi|works nights|my mother works",
      heard: [
        'Sounds as if more than two people are in this.',
        "It sounds as if it isn't shared out evenly.",
      ],
      questions: [
        {
          asks: 'view',
          ask: 'Who else would have something to say about it?',
          plain: "Who'd mind, if they knew?",
          options: [
            ['Whoever I share money with', "It wouldn't be only your money you'd be giving."],
            ['The rest of the family', 'Somebody would want to know where theirs was.'],
            ['Me, in five years', "You'd be cross with whoever signed, and that's you."],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did it last strike you as unfair?',
          plain: 'What made you think, why me?',
          options: [
            ['Hearing what somebody else got', 'You heard the figure, and you did the subtraction.'],
            ['Doing an extra shift', "An extra shift, and you knew where it'd go."],
            ['Being thanked with the next request', 'The thank-you came with a new bill in it.'],
          ],
        },
        {
          asks: 'cost',
          ask: 'What have you gone without for it?',
          plain: "What didn't you buy or do because of it?",
          options: [
            ['A holiday', 'Somebody else may have had one.'],
            ['A bit of peace at home', "The row's at your table, and the money's at theirs."],
            ['Nothing so far, I just mind', "You mind, and nothing's missing. So it isn't about the sum."],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could look at the sum with you first?',
          plain: 'Who should be asked before the next yes?',
          options: [
            ['Whoever I share an account with', "Then it'd be an answer from two people."],
            ["The others, so it isn't only me", "A few hands, so it isn't always yours."],
            ["No one, I'd rather do it quietly", "Quietly, so nobody gets to say what they'd say."],
          ],
        },
      ],
      open: 'who else should carry a part of it',
      style: 'notice who pays and who gets asked, and say little about it',
      label: 'Notices who pays',
      mood: 'Willing, but not for ever.',
    },
  },
  together: [
    { of: ['no', 'bond'], say: 'Sounds as if you say yes so that nothing comes between you.' },
    { of: ['back', 'bond'], say: "Maybe it's the not mentioning that's got between you." },
    { of: ['money', 'no'], say: "It sounds as if the sum's clear, and it's the no that isn't." },
    { of: ['use', 'no'], say: 'Maybe a yes would mostly help with how you feel tonight.' },
    { of: ['back', 'fair'], say: "Sounds as if you're the only one keeping the account." },
    { of: ['money', 'fair'], say: 'It sounds as if being careful has made you the rich one.' },
  ],
  insights: [
    {
      of: ['money', 'back'],
      say: "You know exactly what that money was for. Maybe that's why you can't ask for it lightly, and can't let it go either.",
    },
    {
      of: ['money', 'no'],
      say: "You know what you can spare, and you still can't say it. Maybe the sum was never the hard part of the no.",
    },
    {
      of: ['money', 'use'],
      say: "For you it's months of putting by. Where it's going it might last a week, and you'd both call it the same sum.",
    },
    {
      of: ['money', 'bond'],
      say: "You're afraid for the money and for the two of you. Lending what you can't do without would put both on the table at once.",
    },
    {
      of: ['money', 'fair'],
      say: "You've been careful, and being careful has made you the one who can be asked. Maybe nobody sees what the careful part cost.",
    },
    {
      of: ['back', 'no'],
      say: "A no before, or a reminder after: you find them both hard. Maybe it's the same sentence, and it only gets dearer.",
    },
    {
      of: ['back', 'use'],
      say: "You'd like it back, and you doubt what it was for. Maybe what you're really waiting for is a straight word about it.",
    },
    {
      of: ['back', 'bond'],
      say: "You don't press about the money, for the sake of the two of you. And maybe it's the not pressing that has come between you.",
    },
    {
      of: ['back', 'fair'],
      say: "You've got the whole account in your head, and nobody else has seen it. Maybe that's why it only looks unfair from where you're standing.",
    },
    {
      of: ['no', 'use'],
      say: "You doubt the money would help, and you'd feel bad not giving it. So maybe the one it would help tonight is you.",
    },
    {
      of: ['no', 'bond'],
      say: "You'd say yes so that nothing comes between you. It may be the yes that does, a bit at a time.",
    },
    {
      of: ['no', 'fair'],
      say: "People ask the one who finds no hard. Maybe it's got less to do with who has money than with who's easiest to ask.",
    },
    {
      of: ['use', 'bond'],
      say: 'The money might do harm, and so might a no. Only one of those would be called your fault, maybe.',
    },
    {
      of: ['use', 'fair'],
      say: "You see where the money goes and where it never goes. Being sensible gets nothing, and maybe that's what stings.",
    },
    {
      of: ['bond', 'fair'],
      say: "You're keeping the peace with one person, and others are paying for it, you among them. Maybe that's two peaces, and you can only afford one.",
    },
  ],
  suggestions: [
    'decide on the sum you could give away for good, before anyone asks',
    "say you'll answer on Sunday, and then really wait till Sunday",
    'write the one line with a sum and a date, and read it out loud',
    "ask what it's for, once, and listen to the end",
    'talk it over with whoever shares your money, before you answer',
    "offer one thing that isn't money, with a day to it",
  ],
};
