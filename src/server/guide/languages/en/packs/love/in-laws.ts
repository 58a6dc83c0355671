import type { Pack } from '../../../../engine/pack.ts';

export const inLaws: Pack = {
  id: 'in-laws',
  who: {
    words:
      'mother-in-law|mother in law|mil|father-in-law|father in law|fil|sister-in-law|sister in law|sil|brother-in-law|brother in law|in-laws|in laws|inlaws|parents-in-law|parents in law',
    line: 'your in-laws',
    option: 'my in-laws',
  },
  avoid: ['scale'],
  openings: [
    {
      cues: "doesn't back me|won't back me|takes her side|takes his side|takes their side|doesn't stand up|won't stand up|won't say anything|doesn't say anything|never says anything|mummy's boy|mama's boy|she means well|they mean well",
      say: "So it's also about your partner.",
      asks: 'moment',
      ask: 'What does your partner do when it gets difficult?',
      plain: "When it's tense with them, where's your partner?",
      concern: 'partner',
      options: [
        ['Looks at the floor, or at a phone', "Your partner's there, and looks away."],
        ['Says something, but only to me, later', 'You get to hear it, and the others never do.'],
        ["Tells me I'm too sensitive", 'So in the end it was about you.', 'words'],
      ],
    },
    {
      cues: 'a key|spare key|lets herself in|turns up|shows up|drops in|drop in|unannounced|rings every|calls every|phones every|staying with us|next door|boundar*|come to visit|comes to visit',
      asks: 'moment',
      ask: "What's your first thought when they ring or turn up?",
      plain: 'When you hear from them, what goes through your mind?',
      concern: 'line',
      options: [
        ['What the place looks like', "You look at your own home through somebody else's eyes.", 'words'],
        ["That I'd like to hide", "You'd rather not be found at home."],
        ["That I'll have to smile again", "You smile, and you don't feel like it.", 'peace'],
      ],
    },
    {
      cues: 'baby|grandson|granddaughter|grandchild*|grandkids|toddler|newborn|our son|our daughter|sleep train*|breastfe*|baptis*|christen*|spoil*|babysit*|my kids|our kids|my children|our children',
      say: "So there's a child in it, too.",
      asks: 'moment',
      ask: 'What do you and they see differently about the child?',
      plain: 'What would you want done differently with the child?',
      concern: 'ways',
      options: [
        ["What I've asked for gets ignored", "You've said it, and it's done another way.", 'line'],
        ['I get told how it was done in their day', "You haven't asked, and you get the advice.", 'words'],
        ['My child likes it, which makes it worse', "Your child's happy, and you're the strict one."],
      ],
    },
    {
      cues: "comment*|remark*|criticis*|criticiz*|ex-wife|his ex|her ex|not good enough|never good enough|hates me|doesn't like me|don't like me|rude|insult*|snide|passive aggressive|passive-aggressive|ignored me|my cooking|my weight",
      asks: 'moment',
      ask: 'Which remark has stayed with you?',
      plain: 'What was said or done that you still think about?',
      concern: 'words',
      options: [
        [
          'One about how I keep house or cook',
          'About the house or the cooking. It felt like more than that.',
          'ways',
        ],
        ['One about what sort of person I am', 'That one was about you, and not about what you did.'],
        ['One with a grain of truth in it', "It has some truth in it, and that's why it stings."],
      ],
    },
    {
      cues: 'deposit|paid for|lend|lent|loan|live with them|living with them|live with my in-laws|their house|free childcare|look after the kids|christmas|eid|diwali|thanksgiving|tradition*|grateful|ungrateful|owe them|they paid|their money',
      asks: 'moment',
      ask: 'What do you feel you owe them?',
      plain: 'What do they seem to expect back?',
      concern: 'debt',
      options: [
        ["Time, more than we've got", "It's your time they'd like, and there isn't enough."],
        ['Thanks, again and again', "You've said thank you, and it never seems enough."],
        [
          "My good behaviour, because there's money in it",
          "There's money in it, so you're careful.",
          'peace',
        ],
      ],
    },
    {
      asks: 'moment',
      ask: "What's it like when you're with them?",
      plain: 'What usually happens when you see them?',
      concern: 'peace',
      options: [
        ["Small things, and I'm cross for days", 'The things are small, and they still bother you.', 'words'],
        ['I say nothing, and go over it later', 'You say nothing, and then you go over it.'],
        [
          'I keep smiling, till I blow up',
          "You smile for a long time, and then it comes out louder than you'd like.",
        ],
      ],
    },
  ],
  concerns: {
    line: {
      cues: 'lets herself in|lets himself in|turns up|shows up|drops in|drop in|drop by|unannounced|uninvited|rings every|calls every|phones every|stay with us|staying with us|next door|privacy|goes through my|boundar*|overstep*|interfer*|controlling|takes over|asked her not to|asked them not to|told her not|told them not|spare key|a key|our bedroom',
      reflections: [
        'It sounds as if it comes too close for you.',
        "It's about what's yours to decide, maybe.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Where did it go too far for you?',
          plain: 'What would you not want to happen again?',
          options: [
            ["In our home, when we weren't there", "In your home, and you weren't even there."],
            [
              'With my cupboards, my washing, my things',
              "It may have been meant as help, and you hadn't asked.",
              'debt',
            ],
            [
              'Only with my free day, I know how that sounds',
              'It was only a day, and it was the only one you had.',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What should stay just yours?',
          plain: 'What would you like {them} to ask about before doing it?',
          options: [
            ['The front door', "You'd like to be the one who opens the door."],
            [
              "How we bring up, feed and clean what's ours",
              "You'd like to be the ones who decide that.",
              'ways',
            ],
            ['One day a week with nobody in it', "One day a week. That isn't a lot to want."],
          ],
        },
        {
          asks: 'exception',
          ask: 'When was a no from you respected?',
          plain: 'When did it work to ask for something?',
          options: [
            ['When my partner said it', 'So it counted more when it came from your partner.', 'partner'],
            ["When I didn't give a reason", 'You gave no reason, and there was nothing to argue with.'],
            ['When I shouted, so never nicely', "It took shouting, and you'd rather not have to.", 'peace'],
          ],
        },
        {
          asks: 'step',
          ask: "What's the one rule you'd want, if it could be only one?",
          plain: 'Which single thing would you ask {them} for?',
          options: [
            ['Ring before you come', "A call first. It'd make a difference."],
            [
              'Ask us before you buy or book',
              "It's about being asked, more than about the thing itself.",
              'debt',
            ],
            [
              "Stay away for a month, but I'd never say it",
              "A month's rest is what you'd like, even if you'd not say it.",
            ],
          ],
        },
      ],
      open: "what you'd want to be asked about first",
      style: 'want to be asked first',
      label: 'Wants to be asked first',
      mood: 'A bit crowded.',
    },
    partner: {
      cues: "husband doesn't|wife doesn't|partner doesn't|husband won't|wife won't|partner won't|husband says|wife says|partner says|husband thinks|husband just|wife just|on my side|alone in this|stand up for|stands up for|takes her side|takes their side|mummy's boy|mama's boy|argue about|fight about|rows about|tells her everything|tells them everything|too sensitive|our marriage|back me up|backs me up",
      reflections: [
        "It's also about you and your partner.",
        'It matters where your partner stands, by the sound of it.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you and your partner say to each other after a visit?',
          plain: "When it's over and you're alone together, what happens?",
          options: [
            ['Nothing, we put the radio on', "The radio goes on, and it isn't talked about."],
            [
              'I list it all, and get a list back',
              "You list yours, and get a list back. Then it's family against family.",
            ],
            ['I get told it was fine', 'It was fine for your partner, and not for you.', 'words'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want your partner to say in front of them?',
          plain: 'Which sentence from your partner would help?',
          options: [
            ["That's enough now, Mum, or whoever it is", 'A few words, from the right person.'],
            ["We've decided that together", "You'd like to hear the word we."],
            ['Nothing, just a hand on my back', 'Not even words. A sign would do.'],
          ],
        },
        {
          asks: 'view',
          ask: 'What might your partner be afraid of, in the middle of this?',
          plain: 'What would be the worst of it for your partner?',
          options: [
            [
              'Being six years old again in front of them',
              'Grown up everywhere else, and a child again with them.',
            ],
            ['Losing either of us', 'Saying nothing may look like the only way not to lose anyone.'],
            ["Me, a bit, if I'm honest", 'So your partner may be careful with you, too.', 'peace'],
          ],
        },
        {
          asks: 'step',
          ask: 'What could the two of you agree on before the next time?',
          plain: 'What would you like to have settled, just you two, beforehand?',
          options: [
            ['A signal, and then we go', 'A signal, so that neither of you has to explain.'],
            ['Who speaks to whose family', "Then it wouldn't always be you who has to say it."],
            ["That I needn't come every time", "You'd miss some of it, and you wouldn't mind.", 'peace'],
          ],
        },
      ],
      open: 'where your partner stands when it counts',
      style: 'look for somebody at your side',
      label: 'Wants to be backed up',
      mood: 'Wanting somebody on your side.',
    },
    ways: {
      cues: 'baby|newborn|toddler|grandson|granddaughter|grandchild*|grandkids|screen time|sleep train*|breastfe*|baptis*|christen*|discipline|smack*|spoil*|babysit*|old-fashioned|in my day|in our day|how to raise|parenting|religio*|housework|my kids|our kids|my children|our children',
      reflections: [
        "So it's about how things are done.",
        "It sounds as if you'd do some things differently from them.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you and they last disagree on?',
          plain: 'What did you last see differently, they and you?',
          options: [
            ["Food, it's always the food", 'Food, again. It seems to be about more than that.'],
            ['How strict one ought to be', "You can't get it right for them, it sounds like."],
            [
              'Nothing bad, I just wanted it to be me',
              "It wasn't wrong. You'd only wanted to do it yourself.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What are you afraid would come of it, in the long run?',
          plain: 'If it went on like this, what might come of it?',
          options: [
            [
              "I'd be the nasty one, and they the fun one",
              "You don't want to be the strict one while they have the fun.",
            ],
            ['Our ways would just get lost', "You'd lose a bit of what's yours.", 'line'],
            ["I'd start to think they're right", "You'd stop trusting your own way of doing it.", 'words'],
          ],
        },
        {
          asks: 'view',
          ask: "What do you think {they} would call what they're doing?",
          plain: "What would {they} say it's for?",
          options: [
            ['Helping', "Helping, they'd say. That's hard to be cross with.", 'debt'],
            ['Making up for how they did it themselves', 'It could be a second chance for {them}.'],
            ['Being needed', 'So it may be about not being needed any more.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What have you taken over from their way of doing things?',
          plain: 'Which thing of theirs would you keep?',
          options: [
            ['A dish, a song, a habit', "There's something of theirs that you've made your own."],
            ["Their patience, I've none", "They've got patience, and that's worth something."],
            ["Nothing I'd ever admit to them", "There's something, and you'd rather not say so."],
          ],
        },
      ],
      open: 'which things you want done your way, and which could go',
      style: 'want to do things your own way',
      label: 'Likes their own ways',
      mood: 'Wanting to do it your way.',
    },
    words: {
      cues: "comment*|remark*|tells me i|criticis*|criticiz*|my cooking|his ex|her ex|good enough|hates me|hate me|doesn't like me|don't like me|never liked|rude|insult*|snide|sarcas*|laughs at|ignores me|ignored me|left me out|not family|outsider|my accent|passive aggressive|passive-aggressive|judges me|judge me|compares me|compared to|my weight",
      reflections: [
        'Something like that can stay with a person.',
        'It sounds as if it touches how they see you.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you do, the last time a remark hurt?',
          plain: 'What did you answer?',
          options: [
            ['I laughed, to get it over', 'You laughed, and they might think it was all right.'],
            ['I went and did the washing-up', 'You left the room without leaving.', 'peace'],
            [
              'I answered, and I sounded just like {them}',
              "You answered in the same tone, and didn't like that.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like to be, in that family?',
          plain: 'How would you want {them} to see you?',
          options: [
            ['One of them, without having to try', "You'd like to belong without having to try."],
            ["Left in peace, they needn't like me", 'Not loved, just left in peace.', 'line'],
            ['Thanked, one single time', "One thank you. You haven't had it yet."],
          ],
        },
        {
          asks: 'fear',
          ask: "What's the worry, under the crossness?",
          plain: 'When it stings, what do you think it means?',
          options: [
            ["That they'd have chosen someone else", 'You feel compared with somebody, real or not.'],
            ['That my partner thinks it too', "It'd be bad to hear it at home as well.", 'partner'],
            ['That I am a bit like that', 'You half believe it, and that makes it worse.', 'ways'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When was it nearly warm between you?',
          plain: 'When did {they} surprise you, in a good way?',
          options: [
            ['When something was really wrong', 'When it mattered, it was different.', 'debt'],
            ['Alone with me, without the audience', 'Alone with you, it was different.'],
            ["Once, and I didn't trust it", 'It was nice once, and you waited for the catch.'],
          ],
        },
      ],
      open: "what you'd need to hear from {them}, if anything",
      style: "notice how you're spoken to",
      label: 'Notices how things are said',
      mood: 'Stung.',
    },
    debt: {
      cues: 'deposit|paid for|pays for|lend|lent|loan|inheritance|living with|their house|their flat|free childcare|look after the kids|looks after the kids|lunar new year|duty|obligation*|tradition*|grateful|ungrateful|guilt*|after all they|after everything|helped us|owe them|their money|they help us',
      reflections: [
        "It sounds as if there's a feeling of owing them something.",
        "There's what they do for you, or expect from you.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "How do you notice that something's expected of you?",
          plain: 'What makes you feel that you owe them?',
          options: [
            ["Nothing's said, it's in the air", 'Nobody says it, and you feel it anyway.', 'words'],
            ["After everything we've done for you", "After everything. It's hard to answer that."],
            ["I say it to myself, they don't have to", "You remind yourself. They don't even have to."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What do you give up for them?',
          plain: 'What does it take from you?',
          options: [
            ['A say in how we live', 'The help came with an opinion.', 'line'],
            ['Our own Christmas, or Sundays', "You'd like one of those days to yourselves."],
            ['My right to complain', "You feel you can't complain, and that makes it worse.", 'peace'],
          ],
        },
        {
          asks: 'rule',
          ask: 'Where did you learn what you owe to family?',
          plain: 'Who taught you what children do for parents?',
          options: [
            ['How I was brought up', 'You learned early what one does for family.'],
            ["It's how it's done in their family", "It's how they do it, and not how you do."],
            [
              "From my partner, who can't say no to them",
              "So it's your partner's debt, and you help to pay it.",
              'partner',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you happily do for {them}, without being asked?',
          plain: 'What do you like giving?',
          options: [
            ['The practical things, lifts and forms', "Practical things you'd do gladly."],
            ['A visit, if it had an end to it', "You'd go, if you knew when it ends.", 'line'],
            ["Not a lot any more, it's been spoiled", 'There was more goodwill once.', 'words'],
          ],
        },
      ],
      open: "what you'd give freely, if nobody counted",
      style: 'think about what you owe',
      label: 'Takes duty seriously',
      mood: 'A feeling of owing.',
    },
    peace: {
      cues: "keep the peace|keeping the peace|keep quiet|kept quiet|bite my tongue|bit my tongue|say nothing|said nothing|a big row|had a row|blew up|blow up|resent*|no contact|low contact|cut them off|cut her off|not speaking|haven't spoken|before they come|confront*|speak up|say something|snapped at|dread the|dread every|make a scene",
      reflections: [
        "There's the question of what to say and what to leave.",
        "It sounds as if it hasn't been easy to keep calm.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do the days before a visit look like?',
          plain: 'What do you do the night before you see {them}?',
          options: [
            ['I clean things nobody looks at', 'You clean as if somebody would give marks.', 'words'],
            ["I'm short with everyone", 'It starts days before, and others get it.', 'partner'],
            ['I rehearse a row I never have', "You've had that row in your head, more than once."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if you said it straight?',
          plain: 'If you spoke up, what are you afraid of?',
          options: [
            ["Tears, and I'd be the villain", "There'd be tears, and you'd be to blame."],
            ['My partner would pay for it', 'It would hit your partner, more than you.', 'partner'],
            ["That I couldn't stop once I'd started", "There's a lot more behind it."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What has keeping quiet cost you?',
          plain: 'What do you pay for the quiet life?',
          options: [
            [
              'A bad week after every peaceful day',
              "The visit goes well, and then you're not well for days.",
            ],
            ["They've come to think I agree", "You've said nothing, and they take it as a yes.", 'line'],
            ["I've got less nice at home", "The ones at home get it, and they've done nothing.", 'partner'],
          ],
        },
        {
          asks: 'step',
          ask: 'Which small true thing could you say next time?',
          plain: "What's one sentence you could get out, calmly?",
          options: [
            ["We'll do it our way, thanks", 'Short, and polite enough.', 'ways'],
            ["I'd have liked to be asked", "It says what you'd have liked, and blames nobody."],
            ["I'd rather just not go", 'Staying at home would say it too.', 'line'],
          ],
        },
      ],
      open: "what you'd say if it didn't have to be nice",
      style: 'weigh up what to say and what to leave',
      label: 'Weighs what to say',
      mood: 'A lot left unsaid.',
    },
  },
  together: [
    { of: ['line', 'partner'], say: 'Maybe it would take both of you to say where the line is.' },
    {
      of: ['partner', 'words'],
      say: "Maybe it isn't only what was said, but who did or didn't say something back.",
    },
    { of: ['debt', 'line'], say: "Maybe it's hard to say no to people you feel you owe something." },
    { of: ['peace', 'words'], say: 'Maybe what they say is over in a second, and you hear it for days.' },
    { of: ['ways', 'line'], say: "Maybe it's less about how it's done than about who decides." },
    { of: ['peace', 'partner'], say: "Maybe you'd find it easier to speak up if your partner went first." },
    { of: ['debt', 'peace'], say: "Maybe you keep quiet partly because of what they've done for you." },
  ],
  insights: [
    {
      of: ['line', 'partner'],
      say: "Maybe what you're waiting for is that your partner says no, so that you don't have to.",
    },
    { of: ['line', 'ways'], say: "Maybe you'd mind their way of doing things less if they asked first." },
    {
      of: ['line', 'words'],
      say: "Maybe in what they do and what they say you hear the same thing: that it isn't quite your place.",
    },
    { of: ['line', 'debt'], say: "Maybe it's hard to draw a line with people you feel you owe something." },
    {
      of: ['line', 'peace'],
      say: "Maybe they don't know where your line is, because you've been so careful about showing it.",
    },
    {
      of: ['partner', 'ways'],
      say: "Maybe you'd be easier about how they do things if your partner were clearly on your side.",
    },
    {
      of: ['partner', 'words'],
      say: "Maybe what hurts longer isn't the remark, but what your partner did or didn't say.",
    },
    {
      of: ['partner', 'debt'],
      say: "Maybe what's owed to them isn't really yours, and you're helping your partner pay it.",
    },
    {
      of: ['partner', 'peace'],
      say: "Maybe you keep things calm for your partner's sake, and end up alone with it.",
    },
    {
      of: ['ways', 'words'],
      say: "Maybe when they do it differently or say so, you hear that you're doing it wrong.",
    },
    { of: ['ways', 'debt'], say: "Maybe it's hard to insist on your own way with people who help you." },
    { of: ['ways', 'peace'], say: 'Maybe you let small things go to keep it calm, and they add up.' },
    { of: ['words', 'debt'], say: "Maybe it's hard to feel grateful to people who make you feel judged." },
    {
      of: ['words', 'peace'],
      say: "Maybe they say what they think and you don't, so they've no idea how it lands.",
    },
    { of: ['debt', 'peace'], say: 'Maybe keeping quiet has become your way of paying them back.' },
  ],
  suggestions: [
    'agree with your partner on one sentence, and on who says it',
    "choose the one thing you'd hold to, and let two others go this time",
    'put an end time on the next visit before it begins',
    "do one thing for them that you like doing, and skip one that you don't",
    'after the next visit, each say one thing that was hard and one that was all right',
  ],
  later: {
    secret: ['It might be that nobody who could do anything about it knows the half of what bothers you.'],
    pretend: ['The polite version of you may have agreed to things the rest of you was never asked about.'],
    protect: ["Keeping the peace may have worked so well that nobody's seen what it takes out of you."],
    guilt: ['Perhaps saying where you stop feels to you like doing something to them.'],
    relief: ['How much easier it felt may be an awkward thing to say to somebody who loves them.'],
    hurt: ['A limit might stop the next time, and perhaps do nothing about what was said or done already.'],
    duty: ['What counts as family duty may have been settled before you ever got there.'],
    want: [
      "So much may have gone on what they want that yours sounds like a complaint the minute it's said.",
    ],
    miss: ['Something of your own may have been crowded out, and a limit would be for getting it back.'],
    fear: [
      "Being firm with them might start something with somebody you can't do without, or so it may feel.",
    ],
    becoming: [
      "You've perhaps an idea of the sort of relative you'd never be, and it may be keeping you quiet.",
    ],
    notgood: [
      '"That\'s enough" is perhaps hard to say to people whose good opinion you still feel you\'ve to earn.',
    ],
    worn: [
      "Patience may be the first thing to go when you're tired, and it could get mistaken for not liking them.",
    ],
    alone: [
      'There may be more of them than of you, or it may only feel so when nobody speaks up on your side.',
    ],
    anger: ['The crossness may be with them, and the wish to have it noticed with somebody nearer.'],
    kindness: ["Knowing how pleasant it can be may make it harder to say when it isn't."],
    decided: ["You may know already what's enough, and would sooner somebody else had to say it."],
    waiting: [
      "Perhaps you're hoping they'll notice by themselves, so that you needn't be the difficult one.",
    ],
  },
};
