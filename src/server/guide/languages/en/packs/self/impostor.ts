import type { Pack } from '../../../../engine/pack.ts';

export const impostor: Pack = {
  id: 'impostor',
  avoid: ['scale'],
  openings: [
    {
      cues: 'promot*|new job|new role|first day|first week|first month|started at|hired|got the job|got in|got into|scholarship|they picked me|they chose me',
      say: "So there's something new, or something you've been given.",
      ask: 'What was your first thought when you got it?',
      plain: 'What went through your head when you heard?',
      asks: 'moment',
      concern: 'luck',
      options: [
        ['Who else said no', 'So you thought of others before yourself.'],
        ['Great. And then: now I have to do it', "You'd hardly been glad before you were worried.", 'found'],
        ["That I'd fooled them", "They said yes, and you felt you'd tricked them.", 'found'],
      ],
    },
    {
      cues: 'meeting*|presentation*|present to|speak up|talk on|conference|interview*|stand up in|give a talk|keynote',
      say: "So it's about speaking, or being looked at.",
      ask: 'What do you think others can see, when you start talking?',
      plain: 'What goes through your mind as you begin to speak?',
      asks: 'fear',
      concern: 'found',
      options: [
        [
          "That I'm reading it off a page in my head",
          "You're prepared, and you're afraid it shows.",
          'effort',
        ],
        ['How I sound. My voice, my accent', "So it's how you sound, more than what you say.", 'belong'],
        ["Nothing, I don't start talking", "So nobody hears what you'd have said.", 'ask'],
      ],
    },
    {
      cues: "first in my family|first in the family|working class|working-class|only woman|only man|state school|community college|no degree|without a degree|self-taught|self taught|bootcamp|my parents never|different world|ivy|only black|only asian|my accent|my background|from an immigrant family|i'm an immigrant|went to private school|posh people",
      say: 'So it may be about where you come from, too.',
      ask: "When did you last feel that it's different for the others?",
      plain: 'What do they all seem to know that nobody told you?',
      asks: 'moment',
      concern: 'belong',
      options: [
        ['How to talk to people, just like that', 'For them it seems to be no effort.'],
        [
          'Little things, cutlery, names, where they ski',
          "It's the little things, and nobody teaches them.",
          'others',
        ],
        ['At home. I noticed it most at home', "So you don't quite fit in there any more, either."],
      ],
    },
    {
      cues: "everyone else|everybody else|they're all|they all|smarter|cleverer|so much better|younger than me|more qualified|more experience",
      say: 'So you compare yourself with others.',
      ask: 'Who do you compare yourself with most?',
      plain: 'Which one of them makes you feel it most?',
      asks: 'view',
      concern: 'others',
      options: [
        ["One person, who's never in doubt", "So it's mostly one person."],
        ['All of them, in the lunch queue', "So it isn't only about the work.", 'belong'],
        [
          "One who's nice to me, which is worse",
          "They're kind, and you're afraid that might change.",
          'found',
        ],
      ],
    },
    {
      cues: "praise*|compliment*|well done|good review|great review|they say i'm|keep telling me|thinks i'm great|thinks i'm good|positive feedback|good grades|good marks|fluke|just timing|they needed someone|i was lucky|just lucky|just luck|pure luck",
      say: "So it's hard to take it as yours.",
      ask: "What do you do when somebody says you're good?",
      plain: 'What do you think, straight after being praised?',
      asks: 'moment',
      concern: 'luck',
      options: [
        ["I explain why it wasn't me", "So you explain it away before you've enjoyed it."],
        [
          "I think: they'll expect that again",
          'So praise feels like one more thing to live up to.',
          'effort',
        ],
        ["I like it for a minute, and then I'm ashamed", "So you do like it, and don't think you should."],
      ],
    },
    {
      ask: 'What sets the doubt off, as far as you can tell?',
      plain: 'When does the doubt come up?',
      asks: 'moment',
      concern: 'found',
      options: [
        [
          'Somebody asking something simple',
          "It's a simple question, and not knowing feels worse then.",
          'ask',
        ],
        ['Praise, of all things', 'Praise, and the doubt only gets bigger.', 'luck'],
        ["Nothing much, it's there most days", "So it's there nearly all the time."],
      ],
    },
  ],
  concerns: {
    found: {
      cues: "found out|find out|find me out|caught out|exposed|expose me|unmask*|fraud|fake|faking|imposter|impostor|con artist|fooled|fooling|they'll realise|they'll realize|they'll notice|they will notice|they'll see|kicked out|who let me|mistake that i|shouldn't be here|tap on the shoulder|bluff*|wing it|get fired|be fired|get sacked|caught out as",
      reflections: [
        "Sounds as if you're afraid they'll find out.",
        "So you feel you're not what they think.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'If somebody found you out, what do you think would happen?',
          plain: 'What would they say to you, if they noticed?',
          options: [
            ['A quiet chat, very polite', 'So it would be polite, and still terrible.'],
            ['Nobody says anything, they stop asking me things', "Nobody would say it. You'd have to guess."],
            ["They're relieved, they'd all known", "So you'd be the last to hear.", 'others'],
          ],
        },
        {
          asks: 'moment',
          ask: 'What would people notice, if they looked closely?',
          plain: 'Which gap do you try to hide?',
          options: [
            [
              'One thing I never properly learned',
              "So it's one thing, that could perhaps be learned.",
              'ask',
            ],
            ["That I'm slow, and hide it with hours", "So it's how long you need that you hide.", 'effort'],
            ["I couldn't name it. Just me", "It's hard to answer a doubt that you can't name."],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did somebody see you not know something?',
          plain: 'What happened, the last time you got something wrong?',
          options: [
            ["I said I'd check, and they said sure", 'So it was all right not to know.'],
            ['Someone helped me, and liked me more, I think', "So it didn't put them off.", 'ask'],
            ["Once, and it wasn't fine. I still hear it", "So you've a reason to be careful.", 'belong'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would somebody who chose you say about your doubts?',
          plain: 'What would they answer, if you told them your doubts?',
          options: [
            ['That they knew what they were getting', "They'd say they knew. It's hard for you to believe."],
            ["They'd list things I've done", "They see things that you don't count.", 'luck'],
            [
              "They'd look worried, and I'd have started it",
              "You're afraid that saying it would make them think it.",
            ],
          ],
        },
      ],
      open: 'what there is to find out',
      style: 'watch out for what others might notice',
      label: 'Feels a bit watched',
      mood: 'On guard a bit.',
    },
    luck: {
      cues: "fluke|right place|they needed someone|no one else applied|nobody else applied|diversity hire|token|it was easy|anyone could|anybody could|don't deserve|dont deserve|didn't deserve|not earned|haven't earned|undeserv*|they're just being nice|they don't know|overrated|overestimat*|got away with|scraped by|scraped through|i was lucky|just lucky|just luck|pure luck|they're being nice|they're just being kind",
      reflections: [
        "Sounds as if it's hard to believe it was you.",
        "So what goes well doesn't quite count, for you.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'How did you explain the last thing that went well?',
          plain: 'What did you say, the last time something went well?',
          options: [
            ['Something went well, I said it was easy', 'It was easy, you say. Maybe not for everybody.'],
            [
              'Somebody thanked me, I said it was the team',
              'You gave it to the team, and kept nothing for yourself.',
              'found',
            ],
            [
              'A good result. I said the others were weak',
              'So the others had to be weak, for you to be good.',
              'others',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "If you'd really earned it, what would that mean?",
          plain: "If it wasn't luck, what would change for you?",
          options: [
            ['They could rightly expect it again', 'If it was luck, nobody can expect it again.', 'effort'],
            ["I'd be one of them", "Then you'd belong there. That may be strange to think.", 'belong'],
            ["I'd have no excuse for being this scared", 'So the fear would still be there.'],
          ],
        },
        {
          asks: 'view',
          ask: 'How do you explain it, when a friend does well?',
          plain: 'When a friend does well, why do you think it is?',
          options: [
            ["Because they're good", "With a friend it's simple."],
            ['Because they worked for it', 'For them the work counts.', 'effort'],
            ["I'd secretly look for the reason there too", "So you'd doubt it in others, too."],
          ],
        },
        {
          asks: 'want',
          ask: "What would prove to you that you're good at this?",
          plain: 'What would have to happen for you to say: that was me?',
          options: [
            ['Something I did all alone, with no help', 'So help would spoil it for you.'],
            ['A word from one particular person', "So there's somebody whose word would count."],
            ["None. I've had them and they wore off", "So you've had proof, and it didn't last."],
          ],
        },
      ],
      open: "what you'd count, if somebody else had done it",
      style: 'find praise hard to believe',
      label: 'Doubts the good news',
      mood: 'Not convinced.',
    },
    others: {
      cues: "smarter|cleverer|so much better|better than me|more qualified|more experience|younger than me|so sure|effortless*|know what they're doing|knows what they're doing|know everything|compar*|catch up|so behind|genius|geniuses|keep up|dumbest|stupidest|everyone else is|everyone else seems|everyone else knows|everybody else seems|so confident",
      reflections: [
        'Sounds as if you compare yourself with others.',
        'So the others seem to find it easier.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What did somebody do lately that you couldn't have?",
          plain: 'Who impressed you lately, and with what?',
          options: [
            ['Answered without thinking', "They were quick. That isn't everything."],
            ['Said no to somebody important', "They weren't afraid. That's what you noticed."],
            ['Just sat there, not worried', "They didn't look worried. Maybe you don't, either.", 'found'],
          ],
        },
        {
          asks: 'view',
          ask: 'What might others think of you?',
          plain: 'If somebody new watched you for a day, what would they say?',
          options: [
            ["That I'm calm and prepared", 'So nobody can see how it is for you.', 'effort'],
            ["That I'm a bit distant", "They'd see somebody distant, and you'd be afraid.", 'ask'],
            ["They don't think about me at all", 'So they may see less than you fear.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who has ever told you they feel it too?',
          plain: "Who do you know who's admitted to being lost?",
          options: [
            ["Someone I'd never have guessed", "So it doesn't show from outside."],
            ["Only people who've already left", "So people say it when it's over.", 'ask'],
            ["People joke about it. I'm not joking", "They joke, so you can't say that you mean it."],
          ],
        },
        {
          asks: 'want',
          ask: "What do the others have that you'd like?",
          plain: 'What would you take from one of them, if you could?',
          options: [
            ['Being able to say: no idea', "You'd like to say no idea, and not be afraid.", 'ask'],
            ['Leaving at five, and sleeping', "So you'd like their evenings.", 'effort'],
            ['Their parents, honestly', "They had a start that you didn't have.", 'belong'],
          ],
        },
      ],
      open: "what the others don't show",
      style: 'compare yourself with others',
      label: 'Watches the others',
      mood: 'Comparing, for now.',
    },
    effort: {
      cues: "overwork*|work twice|twice as hard|work harder|prepare*|over-prepare*|overprepar*|rehears*|check everything|triple check|double check|burn* out|burnt out|burned out|exhaust*|up all night|prove myself|earn my place|never relax|can't relax|can't stop|keep up the|takes me longer|so slow|so hard for me|exhausted from|working weekends|work weekends|trying to prove|prove that",
      reflections: ['Sounds as if it takes you a lot of effort.', 'So you work hard to feel safe.'],
      questions: [
        {
          asks: 'cost',
          ask: "Which of last week's work was just to feel safe?",
          plain: 'Which hours last week did you only do to feel safe?',
          options: [
            ['The evenings. I did it all twice', 'So the second time was for the fear.'],
            ['Half an hour on each email', "That's a lot of time for one email."],
            ["I couldn't separate them any more", "So you can't tell any more what's needed."],
          ],
        },
        {
          asks: 'fear',
          ask: "Who would notice if you did just what's asked?",
          plain: "Who'd mind a normal week, with no extras?",
          options: [
            ['Everyone, within days', "You think it's the extra that keeps you there.", 'found'],
            ["Nobody. I've thought of that too", "So maybe it wouldn't matter to anyone but you."],
            ["I would. I'd feel like I was stealing", 'So a normal day would feel like too little.', 'luck'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did it go well without the extra work?',
          plain: 'When were you not prepared, and it was all right?',
          options: [
            ['When I had to step in for someone', 'You had no time to get ready, and it went well.', 'luck'],
            ['When I was helping somebody newer', "So you knew more than you'd thought.", 'others'],
            [
              "It didn't, and I've never risked it since",
              "It went badly once, so you don't risk it.",
              'found',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you do this week with half the preparation?',
          plain: 'Which small thing could you do without checking it three times?',
          options: [
            ['An answer in a small meeting', 'A small meeting would be safe enough to try.'],
            ['A message to someone on my side', "Somebody who likes you wouldn't mind."],
            ['I can think of one, and my hands go cold', 'So you could name one, and it frightens you.'],
          ],
        },
      ],
      open: 'how much of the work is needed',
      style: 'work hard to be safe',
      label: 'Works hard for it',
      mood: 'Tired from the effort.',
    },
    belong: {
      cues: "belong*|fit in|out of place|not one of them|first in my family|first generation|working class|working-class|where i come from|where i'm from|only woman|only man|only black|only asian|no degree|without a degree|self-taught|self taught|bootcamp|wrong school|state school|private school|posh|rich kids|my parents never|my dad was|my mum was|my mom was|two worlds|different world|my accent|my background|i'm an immigrant|don't belong|i'm foreign|i'm the only one|i'm too old",
      reflections: [
        "Sounds as if it's about fitting in, too.",
        "Maybe you don't quite feel you belong there.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last change something so as not to stand out?',
          plain: 'What do you do differently there from at home?',
          options: [
            ['How I talk', 'So you sound different there from how you are.'],
            ["I laugh at things I don't get", 'You laugh along, so that nobody notices.', 'ask'],
            ['I leave out what my parents do', "So that's something you'd rather they didn't ask."],
          ],
        },
        {
          asks: 'view',
          ask: 'What do the people at home think about what you do?',
          plain: 'What do they say about you where you come from?',
          options: [
            ["They're proud, and they've no idea", "They're proud, and they can't know how it is."],
            ["That I think I'm something better now", "So you don't quite fit in there any more, either."],
            [
              "I don't tell them how hard it is",
              "So they don't know, and you'd like to keep it that way.",
              'found',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who at work or in class do you feel at ease with?',
          plain: "Who's there that you can just talk to?",
          options: [
            ['Somebody from the same sort of place', "With them you needn't explain."],
            [
              'The people nobody counts, kitchen, cleaning, front desk',
              'With them you feel at ease.',
              'others',
            ],
            ['Nobody yet', "Nobody yet. That's hard, day after day."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like people there to know about your background?',
          plain: "What do you know that they don't?",
          options: [
            ['What things cost', 'You know what things cost, and they may not.'],
            ["That I wasn't given a map", 'You had to find your own way.'],
            ['Nothing. I want it not to show', "You'd like it not to show, and that takes effort.", 'found'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might you lose, if you really belonged?',
          plain: 'What would go, if you became one of them?',
          options: [
            ['The people I come from', 'So part of you wants to stay close to them.'],
            ['My sharp eye for it all', "You see things they don't, from where you are."],
            ['My excuse', "As long as you don't belong, it isn't your fault.", 'luck'],
          ],
        },
      ],
      open: 'what it would take to feel you belong',
      style: "notice where you're different",
      label: 'Feels a bit apart',
      mood: 'Not quite at home there.',
    },
    ask: {
      cues: "stupid question*|dumb question*|ask questions|ask a question|asking for help|ask for help|can't ask|cant ask|afraid to ask|scared to ask|didn't understand|nod along|nodding|nodded|i nod|google everything|google it|don't know what i'm doing|dont know what i'm doing|no idea what i'm doing|expected to know|afraid to admit|don't dare to ask|pretend to understand|pretend i understand",
      reflections: ["Sounds as if it's hard to say that you don't know something.", "So asking isn't easy."],
      questions: [
        {
          asks: 'moment',
          ask: "What would you like to ask, and haven't?",
          plain: 'What did you last nod at without understanding it?',
          options: [
            ["Something I should've asked in week one", "And now it's harder to ask than it was."],
            ['A word they all use', "Everybody uses it, so it's hard to ask.", 'belong'],
            [
              'What they actually want from me',
              "You don't know what they want, so you do everything.",
              'effort',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'If you asked, what would people think?',
          plain: "If you said, I don't know this, what would happen?",
          options: [
            ['They wonder how on earth I got in', "So they'd doubt you because of one question.", 'found'],
            ["That they've got to go slower for me now", "You'd hate to hold people up."],
            ["Nothing. They'd answer and turn back to their screen", 'So it may be nothing to them.'],
          ],
        },
        {
          asks: 'view',
          ask: 'What do you think of people who ask?',
          plain: 'When someone next to you asks, what goes through your mind?',
          options: [
            ['Thank God', 'So somebody might be glad if you asked.'],
            ['That they can afford it', "You think they can, and you can't.", 'belong'],
            [
              "That I'd have known it if I was any good",
              "So when they ask, it's you who feels bad.",
              'others',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could you ask one thing?',
          plain: "Who wouldn't make anything of it if you asked?",
          options: [
            ["Somebody who's about as new as me", 'They may be wondering about the same thing.'],
            ['One of the old ones, over coffee', 'They might like to be asked.'],
            ["Someone outside, where it doesn't count", 'Nobody there would hear of it.'],
          ],
        },
      ],
      open: 'what would happen if you asked',
      style: 'find things out by yourself',
      label: 'Would rather not ask',
      mood: 'Not asking, for now.',
    },
  },
  together: [
    {
      of: ['found', 'effort'],
      say: 'Maybe you work so hard so that nobody can find anything.',
    },
    {
      of: ['luck', 'effort'],
      say: "Perhaps what goes well is luck to you, and what doesn't is your fault.",
    },
    {
      of: ['others', 'ask'],
      say: "Maybe the others don't ask either, and only look sure.",
    },
    {
      of: ['belong', 'found'],
      say: "Perhaps it's less your work you're afraid they'd see than who you are.",
    },
    { of: ['found', 'luck'], say: "Maybe you don't believe the good things, so only the fear is left." },
    { of: ['belong', 'ask'], say: "Perhaps asking feels harder when you don't feel you belong." },
  ],
  insights: [
    {
      of: ['found', 'luck'],
      say: 'Maybe you trust their judgement when you fear it, and not when they think well of you.',
    },
    {
      of: ['found', 'others'],
      say: 'Perhaps some of the others are afraid of being found out, too.',
    },
    {
      of: ['found', 'effort'],
      say: "Maybe you work so hard that nobody could find a gap, and still don't feel safe.",
    },
    {
      of: ['found', 'belong'],
      say: "Perhaps it isn't what you can do that you're afraid they'd find out about, but where you come from.",
    },
    {
      of: ['found', 'ask'],
      say: "Maybe you don't ask so that nobody notices, and then you go on not knowing.",
    },
    {
      of: ['luck', 'others'],
      say: "Perhaps you'd call it talent in others, and call it luck in yourself.",
    },
    {
      of: ['luck', 'effort'],
      say: "Maybe it's less luck than you think, considering how much you put into it.",
    },
    {
      of: ['luck', 'belong'],
      say: "Perhaps it's hard to believe you've earned a place where you don't feel at home.",
    },
    {
      of: ['luck', 'ask'],
      say: "Maybe you'd trust the praise more if people also knew what you don't know.",
    },
    {
      of: ['others', 'effort'],
      say: "Perhaps it looks easy when others do it, because you don't see their effort either.",
    },
    {
      of: ['others', 'belong'],
      say: "Maybe what you envy isn't what they can do but how much at home they seem.",
    },
    {
      of: ['others', 'ask'],
      say: "Perhaps they look so sure because they don't ask either.",
    },
    {
      of: ['effort', 'belong'],
      say: 'Maybe you work so hard to make up for not feeling that you belong.',
    },
    {
      of: ['effort', 'ask'],
      say: 'Perhaps asking somebody would save you hours, and it still feels harder than the work.',
    },
    {
      of: ['belong', 'ask'],
      say: "Maybe asking is harder for you because it feels like showing that you don't belong.",
    },
  ],
  suggestions: [
    'ask one small thing of somebody you like there',
    'write down the last three things that went well, as if a friend had done them',
    'send one thing this week after a single check',
    'ask somebody who chose you what they saw in you',
    'next time somebody thanks you, say thank you, and nothing more',
    'say I do not know once, in the smallest meeting you can find',
  ],
  later: {
    secret: [
      "If there's something they don't know, any praise may seem to you to be meant for somebody else.",
    ],
    pretend: ['It could be the act that feels like fraud, and the work under it is honest enough.'],
    protect: [
      'You may be keeping quiet to spare somebody, and then taking the quiet for having something to hide.',
    ],
    guilt: ["A bad conscience about one thing may be making everything you've done look dishonest to you."],
    relief: [
      'There may be a part of you that would almost welcome being found out, for the rest it would bring.',
    ],
    hurt: ["When you call yourself a fraud, it might be somebody else's tone of voice you're borrowing."],
    duty: [
      'Perhaps you got here by doing what was expected, and so it never quite felt like your own doing.',
    ],
    want: ["It may be easier to doubt whether you're up to it than to ask whether it's what you want."],
    miss: ['Maybe what you miss is being somewhere, or with somebody, where there was nothing to prove.'],
    fear: ["That fear may be the only judge of you whose opinion you've taken seriously of late."],
    becoming: ['Next to that other person you may feel like a copy, or in danger of becoming one.'],
    notgood: [
      'You might be taking your doubts as proof, when they may only show how much you ask of yourself.',
    ],
    worn: ["Perhaps it's keeping ahead of being found out that tires you, more than the work."],
    alone: ["Doubt may sound a good deal more like fact when there's nobody you could say it to."],
    anger: ["Perhaps you're less a fraud than somebody annoyed at how sure of themselves others seem to be."],
    kindness: ['Every doubt may be going down as evidence with you, and that good thing only as luck.'],
    decided: ['A fraud would perhaps be less sure than you seem to be about what to do.'],
    waiting: [
      "You're perhaps waiting to feel entitled, and it's possible that others went ahead without feeling it.",
    ],
  },
};
