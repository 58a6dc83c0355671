import type { Pack } from '../../../../engine/pack.ts';

export const secretDebt: Pack = {
  id: 'secret-debt',
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: "found out he|found out she|he's been hiding|she's been hiding|he hid|she hid|he's hidden|she's hidden|his debts|her debts|he owes|she owes|found a letter|found the letter|found a bailiff|found letters|in my name",
      say: 'So a corner of it has come out.',
      asks: 'moment',
      ask: 'What did you do, right after?',
      plain: 'What was the first thing you did?',
      options: [
        ['Acted normal', 'You carried on, with that in your head.'],
        ['Shouted', 'It came straight out. Money rows are seldom only about money.'],
        ['Started adding up', "Your head went to the figures first. They don't look at you.", 'sum'],
      ],
      concern: 'trust',
    },
    {
      cues: 'letters|envelope*|bailiff*|collector*|collections|final notice|court|red letter',
      say: "And it's started arriving by post.",
      asks: 'moment',
      ask: 'What happens to the letters when they come?',
      plain: "What do you do with one, when it's on the mat?",
      options: [
        ['They go in a drawer, unopened', "There's a drawer in the house that you walk round."],
        ['I get there first, then bin them', 'You know what time the post comes.', 'hiding'],
        ['I open them alone, and feel sick', 'You read them with nobody next to you.'],
      ],
      concern: 'sum',
    },
    {
      cues: 'gambl*|betting|bets|casino|slots|poker|shopping|addict*|crypto|trading',
      say: "And there's how it got there.",
      asks: 'moment',
      ask: 'What was going on, the last time?',
      plain: 'What had that day been like, before it?',
      options: [
        ['A rotten day, and nobody told', 'A rotten day, and it was nearer than any person.'],
        ['A good one, I felt lucky', "It isn't only misery, then. It's the feeling lucky."],
        [
          "Nothing much, it's just what I do at night",
          "There's no reason any more. It's just that time of night.",
        ],
      ],
      concern: 'cause',
    },
    {
      cues: 'mortgage|buy a house|wedding|holiday|doing well|planning|savings|deposit',
      say: 'And plans are being made on top of it.',
      asks: 'moment',
      ask: 'What do you say when the plans come up?',
      plain: 'What did you answer, the last time?',
      options: [
        ['That it sounds lovely', 'You say lovely, and you do the other sum underneath.'],
        ["That there's no hurry", "You're buying time, and that costs too."],
        ['Anything that ends the conversation', 'You know every way out of that conversation by now.'],
      ],
      concern: 'hiding',
    },
    {
      cues: "tell him|tell her|tell them|tell my|doesn't know|don't know about|nobody knows|no one knows|find out|finds out|come clean|confess*",
      say: "And somebody doesn't know.",
      asks: 'fear',
      ask: 'What do you think would happen in the first minute?',
      plain: 'What would the first thing back be?',
      options: [
        ['A very long silence', 'You can hear that silence already.'],
        ['Shouting, or the door', "You've heard that door in your head a few times, maybe."],
        ["Kindness, and that'd be worse", "Being shouted at you could take. It's being forgiven.", 'shame'],
      ],
      concern: 'telling',
    },
    {
      say: "That's a lot to keep to yourself.",
      asks: 'moment',
      ask: 'What made you think of it today?',
      plain: 'What brought it into your head, the last time?',
      options: [
        ["A number I didn't know, ringing", 'The phone goes, and you look before you breathe.', 'sum'],
        ['Somebody being nice to me', 'A nice word, and you thought, if they knew.', 'shame'],
        ['Paying, with a straight face', 'A beep at the till, and you breathed out.'],
      ],
      concern: 'hiding',
    },
  ],
  concerns: {
    telling: {
      cues: "tell him|tell her|tell them|tell my|telling|confess*|come clean|doesn't know|don't know about|nobody knows|no one knows|never told|find out|finds out|leave me|divorce me|throw me out|kick me out|never forgive|forgive me|reaction|how he'd react|how she'd react|disappoint*|break her heart|break his heart|say it out loud|admit*|how i'd explain|explain to|only my|knows about my|not even my|never heard about|tell the truth|from knowing|how to say|honest with",
      heard: [
        'Sounds as if you dread the telling as much as the debt.',
        "It sounds as if there's one face you keep picturing.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: "What's the thing you're afraid of hearing back?",
          plain: 'What might be said that would hurt most?',
          options: [
            ["That I'm a stranger", 'A stranger, in your own kitchen.'],
            ["That it's over", "So you'd be putting the whole house on one sentence."],
            ['That it was guessed months ago', "Then all that hiding would've been for nobody.", 'hiding'],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you nearly say it?',
          plain: 'When was it on the tip of your tongue?',
          options: [
            ['In the dark, in bed', "It's easier with no faces, and still it didn't come out."],
            ['In the car, both of us looking ahead', 'You had the road to look at. And then you were there.'],
            [
              'Never, I can see it coming and swerve',
              "You see it coming, and you're on to the weather already.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want heard before the number?',
          plain: 'What should be understood first?',
          options: [
            ["That it wasn't for fun", "The number alone would sound like something it wasn't.", 'cause'],
            [
              'That I was trying to keep things going',
              "You were looking after people, and that's how it grew, maybe.",
            ],
            [
              "That I was scared, and it's still a lie",
              "You've got the excuse and the answer to it in one breath.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What might they have noticed already?',
          plain: 'What would somebody living close to you have seen?',
          options: [
            ['That I snap at things', "They may think it's something they did."],
            ["That I'm always first to the post", 'Nobody likes the post that much.'],
            ['More than I let myself think', 'They may be waiting for you, while you wait for them.'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could hear it first, for practice?',
          plain: "Who'd be the easiest to say it to?",
          options: [
            ['Somebody on a helpline', "A voice you'd never have to have breakfast with."],
            ['One friend, or one of the family', "One person, and then it's not only yours."],
            ["No one else, it's owed to them first", "You'd feel you'd gone round the one it belongs to."],
          ],
        },
      ],
      open: 'who hears it first, and from whom',
      style: "picture the other person's face before you open your mouth",
      label: 'Pictures the face first',
      mood: 'Nearly saying it.',
    },
    hiding: {
      cues: "i hide|i hid|i'm hiding|im hiding|i've been hiding|ive been hiding|hide them|hidden from|my hidden|secret from|my secret|i lie|i lied|i've lied|i'm lying|lying to|pretend*|cover up|covering|excuse*|second account|drawer|in the car|delete*|intercept*|get to the post|double life|act normal|smile|says we're|doing well|straight face|thinks it's|thinks it was|told him it was|told her it was|there is no aunt|tired of hiding|who mustn't|in my shoe|open the post|before she gets home|before he gets home|told my wife it's|told my husband it was|told him it's|told her it's|was a bonus|from an aunt|how to hide|stop hiding|at suppertime|thinks we're saving|duck*",
      heard: [
        'Sounds as if keeping it hidden is a job by itself.',
        "It sounds as if you're tired of acting normal.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you have to cover up this week?',
          plain: 'What was the last small lie about?',
          options: [
            ['Something in the post', 'You got to the door first.'],
            ['What something cost', 'A small number, to keep the big one quiet.'],
            ['How I was feeling', 'You said fine, and passed the potatoes.'],
          ],
        },
        {
          asks: 'cost',
          ask: "What's the hiding cost you, apart from money?",
          plain: "What's gone because of it?",
          options: [
            ['My sleep', "At night there's nobody to act for, and then it comes."],
            ['Easy evenings at home', "Home's where you have to act the most."],
            ['Any pleasure in a kind word', "Every kind word goes to somebody who isn't quite you.", 'shame'],
          ],
        },
        {
          asks: 'fear',
          ask: 'Which way of it coming out scares you most?',
          plain: 'How might it come out, if not from you?',
          options: [
            ['A letter left on the mat', "So every morning there's a mat."],
            ['A card that fails in a shop', 'Everyone in the queue, and the beep.'],
            [
              'By pure accident, and I half hope for it',
              "If it just happened, you wouldn't have to pick the day.",
              'telling',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When do you forget about it?',
          plain: 'When was the last hour without it?',
          options: [
            ['With the kids, or the dog', "Somebody who's glad of you, and can't count."],
            ["At work, where it doesn't exist", "Eight hours as somebody who hasn't got it."],
            ["While I'm spending, oddly", 'The thing that made it is also what lets you off it.', 'cause'],
          ],
        },
      ],
      open: 'how long you can go on keeping it from them',
      style: 'keep things calm on top, and deal with the rest by yourself',
      label: 'Keeps it calm on top',
      mood: 'Worn out from acting normal.',
    },
    sum: {
      cues: "how much|total|add up|adding up|bailiff*|collector*|collections|letters|envelope*|credit card*|cards|loan|loans|payday|interest|minimum payment*|overdraft|instal*|catalogue|klarna|20k|10k|30k|thousand|grand|consolidat*|bankrupt*|court|default*|final notice|red letter|apps|borrow from one|statement*|threaten*|can't open|unopened|unknown number|what i owe|balance|minus|eight hundred|finance|the man calls|borrowed|second note|hire purchase|arrears",
      heard: [
        "It sounds as if that number's always somewhere in your head.",
        "Sounds as if it doesn't stand still.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last look at all of it?',
          plain: 'When did you last see the whole number?',
          options: [
            ['Last night, on my phone', "You look, and it's never smaller for being looked at."],
            ['Only bits, never the whole', "You know the pieces. The total you've left alone."],
            ["I've never dared", "As long as you don't look, it hasn't got a size."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might the full total tell you?',
          plain: 'What would be the worst thing about knowing it?',
          options: [
            ["That I can't fix it alone", 'Then somebody would have to be told, and you know it.', 'telling'],
            ["How long it's been going on", 'There are dates on it, as well as a sum.'],
            [
              "That it's smaller than all the lies",
              "All that hiding, for a number someone might've shrugged at.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: "What would be different, the morning after it's paid?",
          plain: 'What would you get back first?',
          options: [
            ["A whole night's sleep", "One night, right through. It's not a lot to want."],
            ["A knock that's just a knock", 'At the moment every knock has a face.'],
            ['My secret, safe for good', "So it's the secret you'd like paid off, too.", 'hiding'],
          ],
        },
        {
          asks: 'step',
          ask: 'Which letter or bill would you face first?',
          plain: "What's one thing you could open, or add up?",
          options: [
            ['The oldest one', "You'd begin where it began."],
            ['The smallest, to get used to it', "A small one, to see you're still standing after."],
            ['None of them by myself', "You'd want somebody beside you, just for the opening."],
          ],
        },
      ],
      open: 'what it comes to, all of it, on one page',
      style: 'know each piece of it, and keep away from the total',
      label: 'Knows the pieces',
      mood: 'Watching the numbers.',
    },
    shame: {
      cues: "asham*|shame|embarrass*|stupid|idiot|failure|i failed|sensible one|good with money|respectable|accountant|fraud|fake|worthless|pathetic|disgust*|look down on|what would people|neighbours|nice clothes|jealous|envy|friends buy|weak|hate myself|at my age|should know better|who would i be|feel sick|not who they think|proud of me|looks up to me|feel nothing any more|carrying this|can't look at myself|i have taken|taken from|always to put back",
      heard: [
        "Sounds as if you're very hard on whoever ran this up.",
        "It sounds as if it's become about what sort of person you are.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last feel nearly found out?',
          plain: 'What made your face go hot, the last time?',
          options: [
            ['Somebody talking about their savings', 'They were only chatting, and you were doing sums.'],
            ['Being called the reliable one', "They admired the one thing you knew wasn't so."],
            ['A form with a box for what I owe', 'A box on a form, and you lied to a box.'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you say to a friend with the same number?',
          plain: 'If a friend told you this, what would you say?',
          options: [
            ['Sit down, it can be sorted', "A friend would get the kettle. You've had the other thing."],
            [
              "You should've said sooner",
              "You'd be hurt they hadn't said. Somebody might feel that about you.",
              'telling',
            ],
            ['Thank God, me too', "You wouldn't think less of them. You'd be less alone."],
          ],
        },
        {
          asks: 'rule',
          ask: 'What did owing money mean, where you grew up?',
          plain: 'What was said at home about people in debt?',
          options: [
            ["That you don't, ever", 'You broke a rule that was there before you could count.'],
            ['Nothing, though everybody owed', 'You learned both halves, then: the owing and the hush.'],
            ['It was shouted, through a wall', 'You know what money sounds like through a wall.'],
          ],
        },
        {
          asks: 'exception',
          ask: "Where are you still who you'd like to be?",
          plain: 'What do you do well, in spite of it?',
          options: [
            ["At work I'm honest to the penny", 'To the penny, there. It must be odd to go home after.'],
            [
              "I'm good to the people at home",
              "You're good to them and you lie to them, both at one dinner.",
            ],
            ['Nowhere, with this going on', "It's put itself in front of the rest of you."],
          ],
        },
      ],
      open: "what you'd still think of yourself, once it's known",
      style: 'judge yourself by the worst number you know',
      label: 'Own strictest judge',
      mood: 'Ashamed, and tired of it.',
    },
    cause: {
      cues: "gambl*|bet|bets|betting|casino|slots|poker|shopping|shopped|spend*|spent|addict*|treat myself|keep up with|keeping up|lost my job|redundan*|business failed|my business|divorce|the vet|for the kids|for my son|for my daughter|for my sister|university|how it started|it started|crypto|trading|synthesizer|can't stop|again and again|win it back|lockdown|for the flour|my brother's rehab|sent home|send home|paid for her|paid for his|rehab|i only wanted|it was meant|was always to",
      heard: [
        "Sounds as if there's a story behind the number.",
        'It sounds as if it began as an answer to something.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What was going on when it began?',
          plain: 'What was life like, at the start of it?',
          options: [
            [
              'Things were tight, and a hole needed filling',
              'One hole, one card. It was only meant for a month, maybe.',
            ],
            [
              'Everyone around seemed to have more',
              'It looked normal from outside, and it came with interest.',
            ],
            ['I was unhappy, and it helped', 'It did help, for as long as it took to arrive.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What did it give you, for a while?',
          plain: 'What was the nice part of it?',
          options: [
            ['A bit of peace', 'Peace, on credit.'],
            ['Being the generous one', 'You liked who you were with your purse open.'],
            ['Half an hour of not being me', "Half an hour off. It's a dear sort of holiday.", 'shame'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did it stop growing, even for a bit?',
          plain: "Which month didn't add to it?",
          options: [
            ['One when I was busy', 'The days were full, and there was nothing to fill.'],
            ['One when somebody else had the cards', 'With the card in another pocket, it went quiet.'],
            ['Not one that I can think of', "Not once. That's a long run to keep to yourself."],
          ],
        },
        {
          asks: 'fear',
          ask: 'If it was paid tomorrow, what would still worry you?',
          plain: 'What might be left over, with the debt gone?',
          options: [
            ["That it'd start again", "You'd be rid of the debt and still keeping an eye on yourself."],
            ['Whatever made it start', 'Whatever it was covering would still be there.'],
            ["That I'd miss it", "You'd miss it, and you'd never say so."],
          ],
        },
      ],
      open: 'what it was for, underneath',
      style: 'look for how it began, and are wary of easy answers',
      label: 'Asks how it began',
      mood: 'Looking at how it started.',
    },
    trust: {
      cues: 'trust*|betray*|lied to me|he hid|she hid|he lied|she lied|behind my back|his debt*|her debt*|he owes|she owes|in my name|my name on|forged|found a letter|found a bailiff|found out he|found out she|relies on me|believes me|joint account|our savings|our future|our marriage|years of lying|my marriage|ever believe|what else|thinks we|believes we|who am i protecting|without me knowing|never told me|told me it was|saving together',
      heard: [
        'Sounds as if the silence matters as much as the sum.',
        'It sounds as if more than money could break here.',
      ],
      questions: [
        {
          asks: 'view',
          ask: 'What would be harder to get over, the sum or the silence?',
          plain: 'What would take the longest to get over?',
          options: [
            ['The silence, by far', "A sum has an end to it. You'd go back over every dinner."],
            ['The sum, with all the plans in it', "It's the plans that would go, one after the other."],
            ['How easy the lying was', "It hardly showed. Maybe that's what's frightening."],
          ],
        },
        {
          asks: 'moment',
          ask: 'Which ordinary day looks different now?',
          plain: 'Which memory has the money in it?',
          options: [
            ['A holiday', "Everyone's smiling in the picture, and it isn't paid for."],
            ['A present', "It was a lovely present. It's still got the bill in it."],
            [
              "Every time somebody said it's fine",
              'All those fines, and one person in the room knew better.',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would help most, from here on?',
          plain: 'What would there have to be, for trust to come back?',
          options: [
            ['No more surprises', "Bad news would do, as long as it's all of it."],
            ['Everything on the table, once', 'All of it in one evening, and not a bit at a time.'],
            ['Somebody else watching the account', 'Trust, with someone looking over its shoulder for now.'],
          ],
        },
        {
          asks: 'rule',
          ask: 'What was the deal about money, before this?',
          plain: 'What had been agreed about money, if anything?',
          options: [
            ['Nothing, it was never talked about', 'There was no talk to go back on. Only a hush.'],
            [
              "One does it, the other doesn't ask",
              "One does it and one doesn't ask. It leaves a lot of room.",
            ],
            ['Everything, and it got broken', "There was a deal, so it isn't only about money."],
          ],
        },
      ],
      open: 'what it would take to believe each other about money',
      style: 'mind the not saying more than the number',
      label: 'Minds the silence',
      mood: 'Shaken, and wanting it straight.',
    },
  },
  together: [
    {
      of: ['telling', 'hiding'],
      say: 'Sounds as if the hiding gets harder every week, and so does the telling.',
    },
    {
      of: ['telling', 'shame'],
      say: "Maybe it isn't the debt you can't say. It's who you'd be after saying it.",
    },
    { of: ['sum', 'hiding'], say: "It sounds as if you're hiding it from yourself a bit, too." },
    { of: ['shame', 'cause'], say: 'Sounds as if you blame who you are for something that began as help.' },
    { of: ['trust', 'telling'], say: 'Maybe the saying of it would matter more than the sum.' },
    { of: ['sum', 'telling'], say: "It sounds as if you'd like a better number before you say anything." },
  ],
  insights: [
    {
      of: ['telling', 'hiding'],
      say: "You don't tell, to keep the peace, and keeping it hidden is what takes your peace. Every quiet week makes the telling a bit bigger.",
    },
    {
      of: ['telling', 'sum'],
      say: "You may be waiting for a number that's easier to say. Perhaps the number was never the hard part, and it only gets bigger while you wait for it.",
    },
    {
      of: ['telling', 'shame'],
      say: "You're afraid they'd see you the way you see yourself. They haven't had years of being told off by you, though, so maybe they wouldn't.",
    },
    {
      of: ['telling', 'cause'],
      say: "You dread saying how much. Maybe how it began is the part that would make sense of it, and it's the part you'd leave out.",
    },
    {
      of: ['telling', 'trust'],
      say: "What you'd say could cost you their trust, and so does each day you don't. Only the second one happens without anyone noticing.",
    },
    {
      of: ['hiding', 'sum'],
      say: "You keep it out of their sight, and some of it out of your own. Maybe it isn't only other people you're protecting from that number.",
    },
    {
      of: ['hiding', 'shame'],
      say: "You hide it so people will go on thinking well of you. And then you can't believe them when they do.",
    },
    {
      of: ['hiding', 'cause'],
      say: 'It began as something that made things easier. Now the easy thing needs hiding every day, and that may be the hardest work you do.',
    },
    {
      of: ['hiding', 'trust'],
      say: "You act normal so nothing gets broken. If it comes out, maybe it's the acting that would need explaining most.",
    },
    {
      of: ['sum', 'shame'],
      say: 'You talk about a number and you talk about what sort of person you are. Only one of those could ever be written on a bill.',
    },
    {
      of: ['sum', 'cause'],
      say: "The number says how much. It doesn't say what it was for, and maybe paying it wouldn't settle that.",
    },
    {
      of: ['sum', 'trust'],
      say: "The sum might be paid in years. What can't be paid in instalments is the not knowing, and that could end in an evening.",
    },
    {
      of: ['shame', 'cause'],
      say: "You're hard on the one who ran it up. Whoever that was seems to have been trying to get through something, not to do harm.",
    },
    {
      of: ['shame', 'trust'],
      say: "You think of what it says about you. The other person may be thinking of something else: what they weren't told.",
    },
    {
      of: ['cause', 'trust'],
      say: "There's a reason it began, and there's a reason it wasn't said. The second one may be what somebody will ask about.",
    },
  ],
  suggestions: [
    "put every letter in one bag, opened or not, so they're in one place",
    'ring a free debt helpline once, and only to ask how it works',
    'write the total on one piece of paper, on a morning, never at night',
    'write your first sentence, without the number in it',
    'pick one person who could be in the room while you open the post',
    'hand one card to somebody for a month',
  ],
};
