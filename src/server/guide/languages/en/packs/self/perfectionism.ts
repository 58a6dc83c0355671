import type { Pack } from '../../../../engine/pack.ts';

export const perfectionism: Pack = {
  id: 'perfectionism',
  avoid: ['imagine'],
  openings: [
    {
      cues: 'rewr*|redo*|re-do*|re-read|reread*|check*|over and over|hours on|again and again|tweak*|edit*|proofread*|send it|hit send|press send|drafts|version*',
      say: "And it's still not gone out of your hands.",
      ask: 'What were you looking for, the last time you went over it?',
      plain: 'The last time you checked it, what might have been wrong?',
      asks: 'moment',
      concern: 'checking',
      options: [
        [
          'One stupid mistake that everybody would see',
          "One mistake, and it'd be the only thing they read.",
          'judged',
        ],
        [
          "The feeling that it's right",
          "You weren't looking for a mistake, then. You were waiting for a feeling.",
        ],
        [
          "By then, nothing. I couldn't stop",
          "There was nothing left to find, and still it wouldn't stop by itself.",
        ],
      ],
    },
    {
      cues: 'one mistake|a mistake|mistakes|a typo|got it wrong|messed up|screwed up|forgot to|error*|b+|an a-|second place|silver|less than perfect',
      say: "One thing, and it's taken over the rest.",
      ask: 'What did you do in the hour after you noticed?',
      plain: 'When you saw it, what did you do next?',
      asks: 'moment',
      concern: 'judged',
      options: [
        [
          "Apologised to people who hadn't noticed",
          'So now they have. You pointed at it to get there first.',
        ],
        ['Went through everything else for more', 'One was found, so there had to be others.', 'checking'],
        [
          'Lay there and played it to myself',
          'You gave it a whole hour. The good parts never get that.',
          'enough',
        ],
      ],
    },
    {
      cues: 'parents|mum|mom|dad|mother|father|as a child|as a kid|growing up|at school|when i was|brought up|raised',
      say: "So it's got a history.",
      ask: 'What happened at home when something was just okay?',
      plain: 'You came home with a middling mark. What was said?',
      asks: 'rule',
      concern: 'origin',
      options: [
        ['A small pause, and then: what happened', "That pause. You'd have done a lot not to hear it again."],
        ['Nothing. Only the best got a word', 'The rest got nothing, so you learned to skip the rest.'],
        [
          'Nothing bad at all. I did it to myself',
          'Nobody asked you to, then. That leaves nobody to be cross with but you.',
        ],
      ],
    },
    {
      cues: 'my partner|my husband|my wife|my kids|my girlfriend|my boyfriend|at home|my team|delegat*|do it myself|nobody else does|no one else does|standards|control freak|nitpick*|snap at',
      say: "And it isn't only about your own things any more.",
      ask: 'What did you last do over, after someone else had done it?',
      plain: 'What do you quietly fix when the others have gone?',
      asks: 'moment',
      concern: 'others',
      options: [
        ['Something tiny, the dishwasher kind', 'The dishwasher kind. And they heard the plates move.'],
        ["Somebody's work, and they saw it", 'They saw. You fixed the thing and broke something smaller.'],
        [
          "I don't let it get that far. I do it first",
          'So nobody gets to do it wrong, and nobody gets to do it.',
          'cost',
        ],
      ],
    },
    {
      cues: "burn* out|exhausted|tired|drained|can't switch off|cant switch off|can't relax|never relax|weekend*|2am|3am|midnight|stress*|sleep|panic*|crying",
      say: 'It costs a good deal, then.',
      ask: "What did you not do last week, because it wasn't finished?",
      plain: 'Who or what had to wait last week?',
      asks: 'cost',
      concern: 'cost',
      options: [
        ['Supper with somebody', 'Somebody ate without you, so that something could be a bit better.'],
        ['Sleep, most nights', 'The nights go into it. Nobody will see them in it.'],
        [
          'Being nice. I was there and not nice',
          "You were in the room. It's your patience that stayed at work.",
          'others',
        ],
      ],
    },
    {
      ask: "When did you last think: that's enough now?",
      plain: 'What was the last thing you finished and left alone?',
      asks: 'exception',
      concern: 'enough',
      options: [
        ['Something small, a cake or a text', "With something small you can. So there's a line, somewhere."],
        ['Only when someone took it away from me', "It needed somebody's hands to end it."],
        ["I don't think I ever have", "Not once. So you don't know yet how enough feels."],
      ],
    },
  ],
  concerns: {
    judged: {
      cues: "judge*|judging|what people think|what they think|they'll think|think i'm|think less|embarrass*|humiliat*|look stupid|look bad|exposed|criticis*|criticiz*|feedback|mistake*|fail*|ashamed|laugh at|disappoint*|caught out|get it wrong|noticed the|point out|reputation",
      heard: [
        "Sounds as if a mistake wouldn't stay a mistake, it'd be about you.",
        "Maybe it's less the thing than who's looking at it.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'Somebody spots a mistake. What do they know about you then?',
          plain: 'What would they think of you, if they saw one?',
          options: [
            ['That I was careless', "Careless. That'd be the one thing you've never been."],
            ["That I've been overrated all along", 'One slip, and all the good work would turn into luck.'],
            [
              "Nothing. They'd forget by lunch, and I wouldn't",
              "They'd be done by lunch. You'd have it for years.",
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'Which mistake of yours do you still think about?',
          plain: 'What did you get wrong once that still makes you wince?',
          options: [
            [
              'A small one in front of people',
              "Small, and there were people. That's the combination, it seems.",
            ],
            [
              'One that cost somebody else something',
              "So it isn't vanity, that one. Somebody paid.",
              'others',
            ],
            ['One nobody ever found out about', "Nobody knows, and you've still been found guilty."],
          ],
        },
        {
          asks: 'view',
          ask: 'What do you like about people who get things wrong?',
          plain: 'Think of someone you like. What are they bad at?',
          options: [
            ['Everything to do with time, and I love them', 'You love somebody with the fault left in.'],
            ["They laugh about it, and I can't", "They laugh, and you watch how that's done."],
            [
              'Honestly, it annoys me that they get away with it',
              "You'd have paid for it. They got it free.",
              'others',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you try, if it could go wrong in private?',
          plain: 'With nobody ever seeing it, what would you have a go at?',
          options: [
            [
              "Something I gave up because I wasn't the best",
              'You stopped at good. From outside it will have looked like losing interest.',
              'enough',
            ],
            [
              "Something new, where I'd look a fool for a year",
              "A year of looking a fool. You'd quite like that year, it sounds like.",
            ],
            [
              "I can't think of anything I'd do for nobody",
              "There's always someone watching, then, even in your daydreams.",
              'origin',
            ],
          ],
        },
      ],
      open: "what the people you're afraid of would really notice",
      style: 'fix what others might see before you ask if anyone was looking',
      label: 'Leaves nothing to chance',
      mood: 'On guard, and tired of guarding.',
    },
    enough: {
      cues: "never enough|not enough|good enough|not good enough|could be better|could've been better|could have been better|never satisfied|never happy with|next goal|the next thing|already the next|achieve*|top of|the best|proud|second best|only a|only got|bar higher|higher bar|everyone says it's great|they say it's good|praise|compliment*|average|mediocre",
      heard: [
        'Sounds as if the finish line walks on when you get there.',
        "So being done isn't something you can see from the inside.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'How long did you last enjoy it, when something went well?',
          plain: 'Your last success: when did the but arrive?',
          options: [
            ['Till the next morning', "One evening. And then it was just what's expected of you."],
            [
              'While people were saying it, not after',
              "It needs somebody's voice to be true. Then they go home.",
              'judged',
            ],
            ["It came at once: I'd been lucky", "You didn't get to be good, even for a minute."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would happen to you, if you settled for good?',
          plain: 'Say you were pleased with seven out of ten. What then?',
          options: [
            ["I'd slide, and not notice", "You think it's the dissatisfaction that's holding you up."],
            ["I'd be ordinary", 'Ordinary. It sounds as if that was never quite allowed.', 'origin'],
            [
              "I'd have to find out what else there is to me",
              "You wouldn't know who'd be there without the marks.",
              'origin',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What are you cheerfully mediocre at?',
          plain: 'What do you do badly and like doing?',
          options: [
            ['Something with my hands', 'Bad at it and happy. So it can be done, by you.'],
            [
              "Singing, dancing, when no one's in",
              "When no one's in. You know the conditions by heart.",
              'judged',
            ],
            [
              "I used to have things. I've stopped them all",
              'They went one by one, each for not being good enough.',
              'cost',
            ],
          ],
        },
        {
          asks: 'want',
          ask: "What would you like somebody to say when you're finished?",
          plain: "It's done, someone looks up. What do they say?",
          options: [
            ['You can stop now', "You'd like to be let off by somebody. You don't do it yourself."],
            ['I can see how hard that was', "Not that it's good, then. That it was hard."],
            [
              'Nothing said so far was ever the right thing',
              "People do say things, and it's never quite the thing.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'How would you know, from outside, that this one is done?',
          plain: 'What could be the sign to stop: a time, a number, a person?',
          options: [
            ['A time, and then hands off', "A clock could say it, since you won't."],
            ['Somebody I trust says go', "One person's go. You'd have to believe them, though."],
            [
              "There's no such sign. That's the problem",
              'No sign, so only being worn out ever ends it.',
              'cost',
            ],
          ],
        },
      ],
      open: 'what done would look like, if somebody else had to check it',
      style: 'move the finish line when you can see it',
      label: 'Moves the finish line',
      mood: "Not sure when it's enough.",
    },
    checking: {
      cues: "check*|recheck*|rewr*|redo*|re-do*|reread*|re-read*|over and over|again and again|can't send|cant send|can't let go|let it go|hand it in|can't hand|can't finish|never finish*|tweak*|edit*|proofread*|hours on|took me hours|takes me hours|every detail|details|one more time|just one more|start over|delete*|draft*|word by word",
      heard: [
        'Sounds as if letting go of it is harder than making it.',
        'So each look makes it safer, for about a minute.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: "Your finger's on send. What stops it?",
          plain: "You could hand it over now. What's the thought?",
          options: [
            ["Maybe there's something I've missed", "Maybe. It's a word that can't be checked away."],
            ["Once it's gone, I can't protect it", "While it's with you, it's safe. So are you.", 'judged'],
            [
              "If it's done, there'll only be the next one",
              "The end of this would be the start of another. You're not in a hurry for that.",
              'cost',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you send something off half done, and what happened?',
          plain: 'When was there no time to check, and how did it go?',
          options: [
            ['Nobody said a word', "Not a word. It doesn't seem to count as evidence."],
            [
              'There was a mistake, and someone was kind',
              'The worst happened, and it came with somebody being kind.',
            ],
            [
              'I felt sick till the answer came',
              'It was the waiting, then, far more than the mistake.',
              'cost',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: "Which round of checking makes it better, and which doesn't?",
          plain: "Where's the point from which you only make it different?",
          options: [
            ["After the second it's only nerves", 'Two for the work, and all the others for you.'],
            ['It often gets worse, in fact', "You polish till there's a dent in it."],
            [
              "I couldn't say. It all feels necessary",
              'From inside, the tenth look feels the same as the first.',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you send with one look, this week?',
          plain: "What's a small thing that could go out after a single check?",
          options: [
            ['A short reply to someone friendly', "Someone friendly, who'd read past a missing comma."],
            [
              "Something inside the team, where it's safe",
              'Among your own people first, where a slip would stay small.',
            ],
            ['I feel ill just picking one', "Ill at the thought. So it isn't about commas at all.", 'judged'],
          ],
        },
      ],
      open: 'which of the checks the work needs, and which ones you need',
      style: 'keep hold of a thing for as long as it could still be wrong',
      label: 'Looks once more',
      mood: 'Not easy to let go of.',
    },
    origin: {
      cues: 'my parents|my mum|my mom|my dad|my mother|my father|as a child|as a kid|growing up|grew up|at school|gifted|straight a*|the clever one|the good girl|the good one|the responsible one|golden child|praised|proud of me|strict|expected of me|always been the|raised|brought up|immigrant|my sister|my brother|teacher*|only worth|my worth|prove myself|earn love|deserve',
      heard: [
        'Sounds as if you learned early what gets you noticed.',
        "So you've been at this a lot longer than the thing in front of you.",
      ],
      questions: [
        {
          asks: 'rule',
          ask: 'What did you get for being good at things?',
          plain: 'When you came home with a good mark, what happened?',
          options: [
            [
              'Their whole attention, for a moment',
              "A moment of being looked at. You've been working for it since, maybe.",
            ],
            [
              'Peace. Nobody had to worry about me',
              'You were the one nobody had to worry about. You still are, it seems.',
              'cost',
            ],
            [
              'Nothing. It was normal by then',
              "Good was just normal. So there was never a point where you'd done it.",
              'enough',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you first notice that it mattered to be right?',
          plain: 'How old are you, in the first memory of getting it wrong?',
          options: [
            [
              'About six or seven, over something at school',
              "Six or seven. That's a small person to be so careful.",
            ],
            [
              'Older, when something at home went wrong',
              'Something at home went wrong, so something had to be right.',
            ],
            ["I don't remember ever not being like this", "You can't remember being any other way."],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you say to a child who checks like you do?',
          plain: 'A seven-year-old is crying over one mistake. What do you do?',
          options: [
            ['Sit down next to them and say nothing', "You wouldn't even argue. You'd sit there."],
            ['Tell them nobody minds', "You'd tell them nobody minds, and you'd mean it.", 'judged'],
            [
              "I'd help them fix it. That's the awful bit",
              "You'd help, and they'd learn that it did need fixing.",
              'others',
            ],
          ],
        },
        {
          asks: 'want',
          ask: "Who'd you want to like you on a bad day?",
          plain: "You've failed at something. Who should be at the door?",
          options: [
            [
              'One of the ones who only came for the prizes',
              "They came for the prizes. You'd like to know if they'd come without.",
            ],
            ["Anyone who didn't say it'll be fine", "Someone who doesn't tidy it away for you."],
            [
              'No one. I fail with the door locked',
              "So nobody's ever been given the chance to stay.",
              'judged',
            ],
          ],
        },
      ],
      open: 'who you are still bringing the good marks home to',
      style: "go by a rule you learned young and haven't been asked about since",
      label: 'Learned it early',
      mood: 'Older than this one task.',
    },
    cost: {
      cues: "exhaust*|so tired|tired of|drained|burn* out|burnt out|burned out|can't switch off|cant switch off|can't relax|cant relax|no time for|no life|miss out|missing out|weekend*|late at night|2am|3am|up all night|not sleeping|can't sleep|cant sleep|stress*|anxious|anxiety|my health|headache*|no fun|takes over|takes so long|paraly*|procrastinat*|put it off|don't even start|give up",
      heard: [
        'Sounds as if you pay for it in hours nobody sees.',
        'So the result looks easy, and you know what went into it.',
      ],
      questions: [
        {
          asks: 'cost',
          ask: 'Who gets what is left of you in the evening?',
          plain: "When you finally stop, what's left, and for whom?",
          options: [
            [
              "The people I live with, and it isn't much",
              'They know the tired one. Everyone else gets the good one.',
              'others',
            ],
            ['My phone and the sofa', "There's nobody home by then, just you lying down."],
            ["I don't stop, I fall asleep", "You don't end a day, you run out of it."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you do with five hours back?',
          plain: "If somebody gave you back last week's extra hours, where would they go?",
          options: [
            [
              'To someone I keep putting off',
              "There's a person at the end of your list who's been there a while.",
              'others',
            ],
            ['Nothing at all, in daylight', 'Nothing, in broad daylight. You make it sound almost illegal.'],
            [
              "Into the work, if I'm truthful",
              "You'd put them straight back in. At least you know.",
              'enough',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When was it last fun to do something well?',
          plain: 'When did caring about it feel good, and not tight?',
          options: [
            ['When nobody had asked me for it', 'Unasked, then. It was care, and no exam.', 'judged'],
            ['When I was doing it with somebody', "Somebody was there, and it wasn't all resting on you."],
            [
              "Years ago, before it became what I'm known for",
              'It was a pleasure, and then it became what people expect of you.',
              'origin',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would go wrong first if you did less?',
          plain: 'You do a tenth less next week. Who notices?',
          options: [
            [
              'My boss, or whoever counts on it',
              "Somebody's got used to it. They may not know it isn't free.",
            ],
            [
              "Only me. I'd feel it like a stone in my shoe",
              'So the tenth that costs the most is for an audience of one.',
              'enough',
            ],
            ["I'd notice how empty it gets", 'It fills something, the extra tenth.'],
          ],
        },
      ],
      open: 'what the extra tenth is buying, and for whom',
      style: 'spend yourself on the last bit, which few people could point to',
      label: 'Pays in hours',
      mood: 'Tired of what it takes.',
    },
    others: {
      cues: 'delegat*|do it myself|easier to do it|do it for them|nobody else does|no one else does|not how i|wrong way|properly|standards|my team|colleague*|my partner|my husband|my wife|my girlfriend|my boyfriend|my kids|my son|my daughter|control freak|controlling|nitpick*|nag*|critical of|snapped at|annoyed with|let {him/her/them} down|trust {him/her/them} to',
      heard: ['So other people have come into it too.', "Sounds as if your measure doesn't stop at you."],
      questions: [
        {
          asks: 'moment',
          ask: "What did somebody's face do, the last time you corrected something?",
          plain: 'The last time you put something right, how did they look?',
          options: [
            ['They shut down a bit, only for a second', 'For a second, and you saw it. You see everything.'],
            [
              'They laughed. They call me by a nickname for it',
              "There's a nickname, so it's been noticed for years.",
            ],
            [
              "I didn't look. I was looking at the thing",
              'You were looking at the thing. They may have been looking at you.',
              'cost',
            ],
          ],
        },
        {
          asks: 'view',
          ask: "What would the people close to you say it's like?",
          plain: 'If they could say one thing about it without hurting you, what?',
          options: [
            [
              "That they're afraid of getting it wrong",
              "So now they've got it too, the thing you know so well.",
              'origin',
            ],
            ["That they'd like me back", "They don't want it better. They want you at the table.", 'cost'],
            [
              "That it's rather handy, they never have to do it",
              "It suits everyone, as long as you don't stop.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What if you left it the way they do it?',
          plain: "They do it, you leave it. What's unbearable about that?",
          options: [
            ["People would think I'd done it", 'Your name would be on it, in your mind.', 'judged'],
            [
              "I'd have nothing to do",
              'Putting things right is your place in the house, or in the team.',
              'origin',
            ],
            [
              "It'd be fine, and that would hurt a bit",
              "If it's fine their way, you needn't have done it all those times.",
              'enough',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you leave as somebody else did it, this week?',
          plain: 'Which one thing could stay crooked for seven days?',
          options: [
            ['Something in the kitchen', "The kitchen, then. You'd walk past it about forty times."],
            [
              "A piece of someone's work that's good enough",
              "Good enough, and theirs. You'd have to sign it with your hands behind you.",
            ],
            [
              "I could leave it, but I couldn't not look at it",
              "You'd leave it and it wouldn't leave you.",
              'checking',
            ],
          ],
        },
      ],
      open: 'what they would do if you let it stay as it is',
      style: 'put it right yourself rather than watch it be done another way',
      label: 'Puts it right',
      mood: 'Careful, with others in the room.',
    },
  },
  together: [
    {
      of: ['judged', 'checking'],
      say: "Sounds as if each check is an answer to somebody who hasn't said anything.",
    },
    {
      of: ['enough', 'origin'],
      say: "Maybe enough was never named at the beginning, so you can't find it now.",
    },
    { of: ['cost', 'enough'], say: "Sounds as if only running out of strength tells you it's done." },
    { of: ['cost', 'others'], say: "Perhaps the ones who'd never mark you get the least of you." },
    {
      of: ['origin', 'judged'],
      say: "Maybe it's an old face you see, when somebody new looks at your work.",
    },
    { of: ['checking', 'cost'], say: 'Sounds as if the last few looks are the dearest, and do the least.' },
  ],
  insights: [
    {
      of: ['judged', 'enough'],
      say: "When they praise it, you don't believe them. When you imagine them criticising it, you believe every word. They only get a vote on one side.",
    },
    {
      of: ['judged', 'checking'],
      say: "You check so that nobody can find anything. But you're the only one who's looking that hard, so you keep finding things.",
    },
    {
      of: ['judged', 'origin'],
      say: 'You learned early whose eyes it had to be right for. Maybe the people looking now never asked for that exam.',
    },
    {
      of: ['judged', 'cost'],
      say: "You're paying in sleep and evenings to be safe from a sentence nobody has said yet.",
    },
    {
      of: ['judged', 'others'],
      say: 'You fear being looked at the way you look at things. The people near you may know that look better than you do.',
    },
    {
      of: ['enough', 'checking'],
      say: 'You look for a feeling of done, and checking takes it away. Perhaps that feeling only comes after letting go, and never before.',
    },
    {
      of: ['enough', 'origin'],
      say: 'Good stopped being news at some point, so you went for better. It may never have been the mark you wanted, it was somebody looking up.',
    },
    {
      of: ['enough', 'cost'],
      say: "You're never sure it's enough, and fairly sure you're worn out. One of those you could measure.",
    },
    {
      of: ['enough', 'others'],
      say: "What you do isn't enough for you, and what they do isn't either. That can't be about them, then, or not mostly.",
    },
    {
      of: ['checking', 'origin'],
      say: "The thing you can't let go of is from this week. The voice that says look again may be a good deal older.",
    },
    {
      of: ['checking', 'cost'],
      say: "The first look is for the work. The ones you pay for with your night may be for getting calm, and they don't make you calm.",
    },
    {
      of: ['checking', 'others'],
      say: "You can't let go of your own things, and you can't let go of theirs. Maybe it's the same hand.",
    },
    {
      of: ['origin', 'cost'],
      say: "You once got something precious for being good. You're still working for it, and the ones you did it for may not even be looking.",
    },
    {
      of: ['origin', 'others'],
      say: 'You know how it felt to have somebody look over your work and pause. You might be the one who pauses now.',
    },
    {
      of: ['cost', 'others'],
      say: "The work gets your care and the people get your tiredness. You'd never hand in work in the state in which you come home.",
    },
  ],
  suggestions: [
    'send one small thing after a single look, and write down what came back',
    "set a clock for the next one, and let the clock say it's done",
    'leave one thing exactly as somebody else did it, for a week',
    "ask somebody you trust which part of your work they'd never miss",
    'do something badly on purpose on Saturday, something nobody will ever see',
    'when the next praise comes, say thank you and nothing after it',
  ],
};
