import type { Pack } from '../../../../engine/pack.ts';

export const inLaws: Pack = {
  id: 'in-laws',
  who: {
    words:
      'mother-in-law|mother in law|mil|father-in-law|father in law|fil|sister-in-law|sister in law|sil|brother-in-law|brother in law|in-laws|in laws|inlaws|parents-in-law|parents in law',
    line: 'your in-laws',
    option: 'my in-laws',
  },
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: "doesn't back me|won't back me|takes her side|takes his side|takes their side|doesn't stand up|won't stand up|won't say anything|doesn't say anything|never says anything|defends|mummy's boy|mama's boy|in the middle|that's just how|she means well|they mean well|ignore it|overreact*",
      say: "So it's about them, and it's about who's beside you.",
      asks: 'moment',
      ask: 'What did your partner do, the last time it happened?',
      plain: 'Where was your partner when it happened, and doing what?',
      concern: 'partner',
      options: [
        ['Looked at the floor, or at a phone', 'There were three of you in it, and one was looking away.'],
        [
          'Said something, but only to me, later',
          'You got it afterwards, in private. The others never heard it.',
        ],
        ["Told me I'm too sensitive", 'You were the one who got corrected.', 'words'],
      ],
    },
    {
      cues: 'a key|keys|spare key|lets herself in|turns up|turn up|shows up|show up|drops in|drop in|unannounced|without asking|rings every|calls every|phones every|every sunday|every weekend|staying with us|two weeks|visit*|goes through|next door|boundar*',
      say: "So they're very near, one way or another.",
      asks: 'moment',
      ask: 'What do you do, in the very first second?',
      plain: 'What do you do when the bell or the phone goes?',
      concern: 'line',
      options: [
        [
          'I look round at the state of the place',
          "You see the room as {they} would, before you've said hello.",
          'words',
        ],
        ["I hide, or I've thought about it", "You've stood very still in your own hall."],
        ['I smile, and I hate that I do', "The smile's out before you've decided on it.", 'peace'],
      ],
    },
    {
      cues: 'baby|grandson|granddaughter|grandchild*|grandkids|grandma|granny|nana|toddler|newborn|kids|children|my son|my daughter|our son|our daughter|sweets|sugar|sleep train*|breastfe*|baptis*|christen*|feeds|spoil*|babysit*',
      say: "So there's a child in the middle of it.",
      asks: 'moment',
      ask: "Which moment with {who} made you think, no, that's mine to say?",
      plain: 'What happened that was about the child, and not about you?',
      concern: 'ways',
      options: [
        [
          "{They} did what I'd asked them not to",
          "You'd said it, and it was done anyway, with a smile perhaps.",
          'line',
        ],
        [
          'I got told how it was done in their day',
          'You asked for nothing, and you got the history of it.',
          'words',
        ],
        ['My child liked it, which made it worse', 'It went down well, and there you were, the strict one.'],
      ],
    },
    {
      cues: "comment*|remark*|said i|told me i|criticis*|criticiz*|cooking|weight|fat|ex-wife|his ex|her ex|not good enough|never good enough|hates me|doesn't like me|don't like me|rude|insult*|snide|joke*|passive aggressive|passive-aggressive|compares|ignored me",
      say: "Some of those sentences don't go home when they do.",
      asks: 'moment',
      ask: 'Which one stuck?',
      plain: 'What was said that you could still repeat?',
      concern: 'words',
      options: [
        [
          'One about how I keep house or cook',
          "It was about the cooking, and it wasn't about the cooking.",
          'ways',
        ],
        ['One about what sort of person I am', 'That one went further in than a recipe.'],
        ['One with a grain of truth in it', "If there were nothing in it, you'd have laughed by now."],
      ],
    },
    {
      cues: 'money|deposit|owe|paid for|pay for|lend|lent|loan|live with them|living with them|live with my in-laws|their house|free childcare|look after the kids|christmas|holiday*|eid|diwali|thanksgiving|wedding|duty|culture|expected|tradition*|grateful|ungrateful',
      say: "There's a feeling of owing in this, maybe.",
      asks: 'moment',
      ask: 'What do you feel you owe them?',
      plain: 'What do they seem to expect back?',
      concern: 'debt',
      options: [
        ["Time, more than we've got", "Time's the currency, then, and it's Sundays they're after."],
        ['Thanks, again and again', "You've said thank you. It doesn't seem to get paid off."],
        [
          "My good behaviour, because there's money in it",
          "There's money in it. So every word has a price on it.",
          'peace',
        ],
      ],
    },
    {
      asks: 'moment',
      ask: 'Which visit or call do you go over afterwards?',
      plain: 'Which one still bothers you?',
      concern: 'peace',
      options: [
        [
          "A small thing, and I've been cross for days",
          "It was small, and it's still here on Wednesday.",
          'words',
        ],
        [
          'The one where I said nothing',
          "You said nothing there. You've said it several times since, probably, in the bath.",
        ],
        ['The one where I blew up', "It came out, and it was louder than you'd have liked."],
      ],
    },
  ],
  concerns: {
    line: {
      cues: 'key|keys|lets herself in|lets himself in|turn up|turns up|show up|shows up|drops in|drop in|drop by|unannounced|without asking|uninvited|rings every|calls every|phones every|every day|every weekend|every sunday|stay with us|staying with us|moving in|move in|next door|privacy|goes through my|cupboards|bedroom|boundar*|overstep*|interfer*|controlling|takes over|rules|asked her not to|asked them not to|told her not|told them not',
      heard: ["So it's whose home it is, by the sound of it.", "You'd like to be asked first, it seems."],
      questions: [
        {
          asks: 'moment',
          ask: 'How far did it go, the last time?',
          plain: 'Where did it go one step too far?',
          options: [
            [
              "Into the house, when we weren't there",
              "In, with nobody home. You'd know by the way a cup was standing.",
            ],
            [
              'Into my cupboards, my washing, my things',
              "Your own washing. It was meant as help, most likely, and you'd not asked.",
              'debt',
            ],
            [
              'Only into my free day, I know how that sounds',
              'It was only a day, and it was the one you had.',
            ],
          ],
        },
        {
          asks: 'want',
          ask: "What should stay just yours, whoever's parents they are?",
          plain: 'What would you like {them} to ask about before doing it?',
          options: [
            ['The front door', 'The door. Ring first, and wait.'],
            ["How we bring up, feed and clean what's ours", 'How things are done under your roof.', 'ways'],
            [
              'One day a week with nobody in it',
              "One day. You've worked out the smallest thing you could ask for.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did a no from you hold?',
          plain: "When did {they} stick to something you'd asked?",
          options: [
            [
              'When my partner said it',
              "It held when it came from the other mouth. You mightn't like that.",
              'partner',
            ],
            ["When I didn't give a reason", 'No reason, and nothing for them to argue with.'],
            [
              'When I shouted, so never nicely',
              'It took shouting. No wonder asking nicely feels like a waste of breath.',
              'peace',
            ],
          ],
        },
        {
          asks: 'step',
          ask: "What's the one rule you'd want, if it could be only one?",
          plain: 'Which single thing would you ask {them} for?',
          options: [
            ['Ring before you come', "Four words. They'd be harder to say than to write."],
            ['Ask us before you buy or book', "So it'd be about asking, not about the thing itself.", 'debt'],
            [
              "Stay away for a month, but I'd never say it",
              "A month of nobody. You can at least know that it's what you'd like.",
            ],
          ],
        },
      ],
      open: "which line you'd really hold to, if only one",
      style: 'put up with a good deal before you name a line',
      label: 'Long fuse, clear line',
      mood: 'Crowded, and looking for the door.',
    },
    partner: {
      cues: "husband doesn't|wife doesn't|partner doesn't|husband won't|wife won't|partner won't|husband says|wife says|partner says|husband thinks|husband just|wife just|on my side|alone in this|backs me|back me|stand up for|stands up for|takes her side|takes their side|defends|mummy's boy|mama's boy|in the middle|between us|torn|argue about|fight about|rows about|tells her everything|tells them everything|means well|mean well|that's just how|too sensitive|overreact*|divorce|our marriage",
      heard: [
        "It sounds as if you'd like someone on your side of the table.",
        "Maybe it's less about {who} than about who stood next to you.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you two say to each other on the way home?',
          plain: "When it's over and you're alone together, what happens?",
          options: [
            [
              'Nothing, we put the radio on',
              'The radio does the talking. You could cut the quiet, probably.',
            ],
            [
              'I list it all, and get a list back',
              "You list theirs, and you get yours. Then it's two families in one car.",
            ],
            [
              'I get told it was fine',
              'It was fine, for one of you. You were at a different visit.',
              'words',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you wish your partner had said, out loud, in the room?',
          plain: 'Which sentence would have done it?',
          options: [
            ["That's enough now, Mum, or whoever it is", 'Five words or so, from the right person.'],
            ["We've decided that together", "We. You're after that word."],
            [
              'Nothing, just a hand on my back',
              "You didn't need a speech. A hand would've said which side it was on.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What might your partner be afraid of, in the middle of this?',
          plain: 'What would be the worst of it for your partner?',
          options: [
            [
              'Being six years old again in front of them',
              'A grown-up at your table, and six years old at theirs.',
            ],
            ['Losing either of us', 'So keeping still may look like the only way to keep everyone.'],
            ["Me, a bit, if I'm honest", "There's your temper to be careful of, too.", 'peace'],
          ],
        },
        {
          asks: 'step',
          ask: 'What could the two of you agree on before the next time?',
          plain: 'What would you like to have settled, just you two, beforehand?',
          options: [
            ['A signal, and then we go', 'A look across the room, and coats.'],
            [
              'Who speaks to whose family',
              "Each with their own. Then it isn't you who's always the difficult one.",
            ],
            [
              "That I needn't come every time",
              "You could be spared a few. You'd have to bear not knowing what was said.",
              'peace',
            ],
          ],
        },
      ],
      open: 'where your partner stands when it counts',
      style: "look first at whether someone's with you, and then at what was done",
      label: 'Wants to be backed',
      mood: 'Outnumbered, waiting for backup.',
    },
    ways: {
      cues: 'baby|newborn|toddler|kids|children|grandson|granddaughter|grandchild*|grandkids|my son|my daughter|our son|our daughter|sweets|sugar|chocolate|screen time|nap|naps|sleep train*|breastfe*|formula|baptis*|christen*|school|discipline|smack*|spoil*|babysit*|old-fashioned|in my day|in our day|how to raise|parenting|vegetarian|vegan|religio*|clean*|housework|cook*|recipe',
      heard: [
        "It's how things are done in your home that's up for discussion, it seems.",
        "Sounds as if you'd like to do it your way, and not have to win it first.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What was the last thing you saw quite differently?',
          plain: 'What did you disagree on?',
          options: [
            [
              "Food, it's always the food",
              "The food. There's a lot of love and a lot of opinion on that plate.",
            ],
            ['How strict one ought to be', "You're too soft, or too hard. It's never just yours."],
            [
              'Nothing bad, I just wanted it to be me',
              "It wasn't wrong. It was only meant to be you who did it.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What are you afraid it'll do in the long run?",
          plain: 'If it went on like this, what might come of it?',
          options: [
            [
              "I'd be the nasty one, and they the fun one",
              "There's one part in this that nobody wants, and it's landing on you.",
            ],
            [
              'Our ways would just get lost',
              'What you two are building gets overwritten a bit each weekend.',
              'line',
            ],
            ["I'd start to think they're right", "You'd stop trusting your own way of doing it.", 'words'],
          ],
        },
        {
          asks: 'view',
          ask: "What do you think {they} would call what they're doing?",
          plain: "What would {they} say it's for?",
          options: [
            ['Helping', "Helping. And you can't be cross with help, that's the trouble.", 'debt'],
            [
              'Making up for how they did it themselves',
              'It could be a second go for {them}. It happens to be at your place.',
            ],
            ['Being needed', "Without that, who'd need {them}. You've thought about it, then."],
          ],
        },
        {
          asks: 'exception',
          ask: 'What have you taken from their way of doing it?',
          plain: 'Which thing of theirs would you keep?',
          options: [
            [
              'A dish, a song, a habit',
              "There's something of theirs in your kitchen that you put there yourself.",
            ],
            ["Their patience, I've none", "There's patience over there. You've got the rest of the week."],
            ["Nothing I'd ever admit to them", "There's something, and you'd never say so at the table."],
          ],
        },
      ],
      open: 'which things you want done your way, and which could go',
      style: 'know how you want it done, and get tired of explaining',
      label: 'Own home, own ways',
      mood: 'Firm about home, tired of debate.',
    },
    words: {
      cues: "comment*|remark*|said i|told me i|tells me i|criticis*|criticiz*|judg*|weight|fat|my cooking|my job|my clothes|my house|his ex|her ex|good enough|hates me|hate me|doesn't like me|don't like me|never liked|rude|insult*|snide|sarcas*|joke*|laughs at|compar*|ignores me|ignored me|left me out|not family|outsider|my accent|background|passive aggressive|passive-aggressive|dig|digs|looks at me|tone",
      heard: ["It's what was said, and how nobody seemed to hear it.", "You're being marked, it feels like."],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you do with your face when it was said?',
          plain: 'What did you answer?',
          options: [
            ['I laughed, to get it over', 'You laughed. From outside that looks like a yes.'],
            [
              'I went and did the washing-up',
              "You and the sink. That's a way of leaving without leaving.",
              'peace',
            ],
            [
              'I answered, and I sounded just like {them}',
              'You gave it back in the same tone. You heard that yourself.',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like to be, in that family?',
          plain: 'How would you want {them} to see you?',
          options: [
            ['One of them, without having to try', "You'd like to stop auditioning."],
            [
              "Left in peace, they needn't like me",
              "Not loved, just left alone. It's a smaller wish than they might think.",
              'line',
            ],
            [
              'Thanked, one single time',
              "One thank you. You've been waiting at that stop for years, perhaps.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What's the worry, under the crossness?",
          plain: 'When it stings, what do you think it means?',
          options: [
            [
              "That they'd have chosen someone else",
              "There's a person you're being compared with, real or not.",
            ],
            ['That my partner thinks it too', "It'd be bad to hear it at home as well.", 'partner'],
            ['That I am a bit like that', "You've half joined in with them.", 'ways'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When was it nearly warm between you?',
          plain: 'When did {they} surprise you, in a good way?',
          options: [
            [
              'When something was really wrong',
              "In trouble, {they} came. So you can't just write {them} off.",
              'debt',
            ],
            ['Alone with me, without the audience', "Without the others there, it's another person."],
            ["Once, and I didn't trust it", 'It was nice once, and you waited for the catch.'],
          ],
        },
      ],
      open: "what you'd need to hear from {them}, if anything",
      style: "remember the sentence long after the visit's over",
      label: 'Remembers every word',
      mood: 'Stung, and still polite.',
    },
    debt: {
      cues: 'money|deposit|owe|paid for|pays for|pay for|lend|lent|loan|inheritance|live with|living with|their house|their flat|free childcare|look after the kids|looks after the kids|christmas|eid|diwali|lunar new year|thanksgiving|duty|obligation*|culture|expected|supposed to|tradition*|grateful|ungrateful|guilt*|after all they|after everything|help us|helped us|help out|elderly|widow*|lonely|on her own|on his own',
      heard: [
        "It sounds as if you can't just be cross, because something's owed.",
        'Sounds as if every no has a bill with it.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'How do you get reminded of it?',
          plain: "What was said last time about all they've done?",
          options: [
            ["Nothing's said, it's in the air", 'Nobody says it. You can still hear it.', 'words'],
            [
              "After everything we've done for you",
              "After everything. It's hard to find a sentence to put behind that one.",
            ],
            [
              "I say it to myself, they don't have to",
              "The reminding's done by you. They could be quite easy about it.",
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What has all that cost you?',
          plain: 'What do you give up for it?',
          options: [
            ['A say in how we live', 'The help came with an opinion.', 'line'],
            ['Our own Christmas, or Sundays', "You've not had a Christmas of your own devising."],
            [
              'My right to complain',
              "You've lost the right to grumble, and it's a right one needs.",
              'peace',
            ],
          ],
        },
        {
          asks: 'rule',
          ask: 'Where does it come from, what you owe to family?',
          plain: 'Who taught you what one does for parents?',
          options: [
            [
              'How I was brought up',
              "You're good at this, from home. Somebody'll have paid for it there as well.",
            ],
            ["It's how it's done in their family", 'Their rules, and nobody gave you a copy.'],
            [
              "From my partner, who can't say no to them",
              "It's a debt you took on with somebody else's name on it.",
              'partner',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you happily do for {them}, without being asked?',
          plain: 'What do you like giving?',
          options: [
            [
              'The practical things, lifts and forms',
              "Lifts and forms you'd do gladly. It's the rest that's been added on.",
            ],
            [
              'A visit, if it had an end to it',
              "You'd go. You'd like to know when you're allowed to leave.",
              'line',
            ],
            [
              "Not a lot any more, it's been spoiled",
              "There was some goodwill, and it's been used without asking.",
              'words',
            ],
          ],
        },
      ],
      open: "what you'd give freely, if nobody counted",
      style: 'pay back more than was asked, and then mind',
      label: "Pays what's owed",
      mood: 'Beholden, and fed up with it.',
    },
    peace: {
      cues: "keep the peace|keeping the peace|keep quiet|kept quiet|bite my tongue|bit my tongue|say nothing|said nothing|smile|smiled|nod|scene|a big row|had a row|blew up|blow up|explode*|snap*|lost it|shout*|resent*|dread*|avoid*|no contact|low contact|cut them off|cut her off|not speaking|haven't spoken|stomach|can't sleep|before they come|confront*|speak up|say something|honest with",
      heard: [
        "You've been swallowing a lot of it, it sounds like.",
        'Keeping it calm has turned into your job, perhaps.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do the days before a visit look like?',
          plain: 'What do you do the night before you see {them}?',
          options: [
            ['I clean things nobody looks at', 'You clean, as if it could be passed or failed.', 'words'],
            [
              "I'm short with everyone",
              "It starts before {they}'d even packed, and the wrong people get it.",
              'partner',
            ],
            ['I rehearse a row I never have', "You've had that row many times. You've probably won it."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if you said it straight?',
          plain: 'If you spoke up, what are you afraid of?',
          options: [
            ["Tears, and I'd be the villain", "There'd be tears, and from then on that would be the story."],
            ['My partner would pay for it', 'It would come down on somebody you love.', 'partner'],
            ["That I couldn't stop once I'd started", "There's more than one sentence waiting behind it."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What has keeping quiet cost you?',
          plain: 'What do you pay for the quiet life?',
          options: [
            ['A bad week after every peaceful day', 'The day goes well, and the week pays for it.'],
            ["They've come to think I agree", "They've been told yes for years, by your face.", 'line'],
            [
              "I've got less nice at home",
              "The people who've done nothing are getting the edge of it.",
              'partner',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Which small true thing could you say next time?',
          plain: "What's one sentence you could get out, calmly?",
          options: [
            ["We'll do it our way, thanks", 'Short, and polite enough.', 'ways'],
            [
              "I'd have liked to be asked",
              "It says what you'd have liked, and it doesn't say what they are.",
            ],
            [
              "I'd rather just not go",
              "Staying at home, for once, with a book. It's a sentence as well, only without words.",
              'line',
            ],
          ],
        },
      ],
      open: "what you'd say if it didn't have to be nice",
      style: "swallow it for everyone's sake, and then it comes out sideways",
      label: 'Keeps the peace',
      mood: 'Polite on the outside.',
    },
  },
  together: [
    { of: ['line', 'partner'], say: 'Maybe that line needs two people standing on it.' },
    {
      of: ['partner', 'words'],
      say: "It isn't only what was said. It's that you were the only one who heard it.",
    },
    {
      of: ['debt', 'line'],
      say: "It's hard to shut a door that somebody helped to pay for, in one way or another.",
    },
    { of: ['peace', 'words'], say: 'They say it once, and you go on hearing it, it sounds like.' },
    { of: ['ways', 'line'], say: "It may be less about how it's done than about who gets to decide." },
    {
      of: ['peace', 'partner'],
      say: "You're keeping your partner out of it, and wishing your partner was in it.",
    },
    {
      of: ['debt', 'peace'],
      say: "You keep quiet partly out of gratitude, maybe, and it isn't making you any more grateful.",
    },
  ],
  insights: [
    {
      of: ['line', 'partner'],
      say: "You want {who} to stop, and you want your partner to be the one who says so. Maybe it's the second that you're still waiting for.",
    },
    {
      of: ['line', 'ways'],
      say: "It's about how it's done, and you'd like to be asked first. If somebody asked, you might even say yes.",
    },
    {
      of: ['line', 'words'],
      say: "There's what they do without asking, and there's what they say. It sounds as if you hear the same thing in both: this isn't quite yours.",
    },
    {
      of: ['line', 'debt'],
      say: "You'd like a line, and you feel you've lost the right to one. Something given freely wouldn't normally come with a key.",
    },
    {
      of: ['line', 'peace'],
      say: 'You know where your line is. So far you may be the only one, because from outside, polite and happy look the same.',
    },
    {
      of: ['partner', 'ways'],
      say: "You're holding your own against their way of doing things. It'd be another matter if it were two of you doing the holding.",
    },
    {
      of: ['partner', 'words'],
      say: 'The remark came from one person. What stayed with you may be the silence from another.',
    },
    {
      of: ['partner', 'debt'],
      say: "What's owed to that family was owed before you came. Perhaps you're paying it together without ever having agreed on the sum.",
    },
    {
      of: ['partner', 'peace'],
      say: "You keep quiet to spare your partner, perhaps, and then you're angry to be left alone with it. From over there it might look sorted.",
    },
    {
      of: ['ways', 'words'],
      say: "They've views on how you do it, and you hear a view on you. Some of it may really just be about bedtimes or gravy.",
    },
    {
      of: ['ways', 'debt'],
      say: "You want it done your way, and you feel something's owed for the help. It's hard to be in charge of a favour.",
    },
    {
      of: ['ways', 'peace'],
      say: "You know how you'd like it done at home, and you let it go for the sake of quiet. Maybe you've become the polite guest at your own table.",
    },
    {
      of: ['words', 'debt'],
      say: "You feel you owe them, and you feel judged by them. Perhaps the thanks sticks because you'd like some back.",
    },
    {
      of: ['words', 'peace'],
      say: "They say what they think, and you don't. It may be that they've no idea there's a conversation going on.",
    },
    {
      of: ['debt', 'peace'],
      say: "You pay them back in good behaviour. It's a debt that nobody can see you paying, so it never gets any smaller.",
    },
  ],
  suggestions: [
    'agree with your partner on one sentence, and on who says it',
    "choose the one line you'd hold to, and let two others go this time",
    'put an end time on the next visit before it begins',
    "do one thing for them that you like doing, and skip one that you don't",
    'on the way home, each say one thing that was hard and one that was all right',
  ],
};
