import type { Pack } from '../../../../engine/pack.ts';

export const boss: Pack = {
  id: 'boss',
  who: {
    words:
      'line manager|general manager|project manager|store manager|floor manager|manager|team lead|team leader|supervisor|head chef|chef|principal|headteacher|head teacher|headmaster|headmistress|head of department|director|ceo|founder|foreman|editor|owner|boss',
    line: 'your boss',
    option: 'my boss',
  },
  avoid: ['scale'],
  openings: [
    {
      cues: 'in front of everyone|in front of my|in front of all|in front of people|in front of customers|humiliat*|embarrassed me|yelled|yells|shouted|shouts|screamed|screams|laughed at me|made fun of',
      say: 'That must have been hard.',
      ask: 'What did you do, right then?',
      plain: 'How did you react, in that moment?',
      asks: 'moment',
      concern: 'said',
      options: [
        ['Nothing. I kept it still', 'You kept still, and felt it all the same.'],
        ['I laughed along', 'You laughed along, so it looked as if it was fine.', 'voice'],
        ['I said sorry, for nothing', 'You said sorry, though it had happened to you.', 'self'],
      ],
    },
    {
      cues: 'took credit|takes credit|taking credit|took the credit|takes the credit|taking the credit|stole my|presented my|my idea as|my work as|passed off|credit for',
      say: 'So somebody else got the credit for it.',
      ask: 'Who knew it was your work?',
      plain: 'Who could say that you did it?',
      asks: 'view',
      concern: 'fair',
      options: [
        ['Nobody, as far as I can tell', "Nobody knows. So there's nobody who could say so."],
        ['One person, who looked at me', 'So one person knows, and you saw it.'],
        ['All of them, and nobody said a word', 'They all knew, and nobody helped.', 'voice'],
      ],
    },
    {
      cues: "promised*|said i'd get|strung along|stringing me|when the budget|next quarter|carrot",
      say: 'So something was promised, or you thought so.',
      ask: 'What was actually said?',
      plain: 'Which words do you remember?',
      asks: 'moment',
      concern: 'fair',
      options: [
        ['Yes. And then nothing more', 'You got a yes, and then nothing.'],
        ["Not now, and it's been not now ever since", "So it's always later."],
        ['Something vague. I heard what I wanted to', "So you're not sure it was a promise at all."],
      ],
    },
    {
      cues: "micromanag*|micro-manag*|micro manag*|checks everything|checking everything|controls everything|hovers|hovering|nitpick*|breathing down|never good enough|nothing is ever good|nothing's ever good",
      say: 'That sounds tiring.',
      ask: 'When did you last do something at work without being checked?',
      plain: 'Which piece of work was last really yours?',
      asks: 'exception',
      concern: 'control',
      options: [
        ['A while ago, and it went well', "So it goes well when you're left to do it."],
        ['When {who} took a week off', 'So it takes a week without {them}.'],
        [
          'I no longer decide anything myself',
          "You've stopped deciding. That way nobody can correct you.",
          'self',
        ],
      ],
    },
    {
      cues: 'texts me|texting me|messages me|messaging me|calls me at|emails me at|at midnight|at 10pm|at 11pm|on my day off|on my days off',

      ask: 'What did you do, the last time {who} wrote in your free time?',
      plain: 'What did you do the last time work reached you at home?',
      asks: 'moment',
      concern: 'control',
      options: [
        ['I answered at once, wherever I was', "So there's no time when you can't be reached."],
        [
          'I read it, left it, and the evening was gone',
          "You didn't answer, and thought about it anyway.",
          'self',
        ],
        ['I felt important for a second, then caught', "So it's flattering, and you pay for it."],
      ],
    },
    {
      cues: 'confront*|speak up|stand up to|stood up|tell him|tell her|talk to him|talk to her|talk to my boss|talk to my manager|bring it up|report him|report her|report it|go to hr|grievance',
      say: "So you've thought about saying something.",
      ask: 'If nobody could interrupt, what would you say?',
      plain: "What's the first sentence you'd want to get out?",
      asks: 'want',
      concern: 'voice',
      options: [
        ["Don't speak to me like that", "So it's the tone you'd talk about first.", 'said'],
        ["I can't do all of this", "That's hard to say to somebody who decides about your work."],
        ["I'd say it so nicely that it'd be gone", "So you'd say it, and nobody would notice."],
      ],
    },
    {
      ask: 'What was last said or done at work that stayed with you?',
      plain: 'What from work did you last take home with you?',
      asks: 'moment',
      concern: 'said',
      options: [
        ['A small thing, in a certain tone', "So it's the tone that stays with you."],
        ["Being looked past, as if I weren't there", 'Being looked past is hard, even if nothing was said.'],
        ['I was nice, and disliked myself for it', "You were nice, and wish you hadn't been.", 'self'],
      ],
    },
  ],
  concerns: {
    said: {
      cues: 'humiliat*|embarrassed me|yell*|shout*|scream*|sarcas*|mocked|mocking|made fun|joke about|jokes about|insult*|snapped at|snaps at|belittl*|patroniz*|patronis*|condescend*|rolled his eyes|rolled her eyes|rolls his eyes|rolls her eyes|the way he said|the way she said|his tone|her tone|in front of everyone|in front of the team|in front of my colleagues|in front of customers',
      reflections: ["Sounds as if it's about how you get treated.", 'It sounds as if that hurt.'],
      questions: [
        {
          asks: 'moment',
          ask: 'Which sentence or look do you still go back to?',
          plain: 'What from {who} do you keep hearing or seeing?',
          options: [
            ['Something that was meant as a joke', "So if you minded, you'd be told it was only a joke."],
            [
              "That I'm too slow, or too sensitive",
              "Once you've heard that, it's hard not to watch yourself.",
              'self',
            ],
            ['No words. It was the look', "There weren't any words, so it's hard to tell anyone."],
          ],
        },
        {
          asks: 'want',
          ask: 'How would you like {who} to talk to you?',
          plain: 'What from {who} would make it bearable?',
          options: [
            ['Alone, with the door shut', 'So you could take it, without the others there.'],
            ['Asking me first what happened', "You'd like to be asked before being judged.", 'fair'],
            ["With a sorry in it. I know it won't come", "You don't expect one, and you'd still like it."],
          ],
        },
        {
          asks: 'view',
          ask: 'If somebody filmed the two of you, what would people see?',
          plain: 'What would someone at the door see?',
          options: [
            ['Two people being polite', "From outside it looks polite. So it's hard to explain to anyone."],
            ['One big person and one small one', 'So you felt small, and others could have seen it.'],
            ['Me, giving as good as I got', 'So you answered back, too.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When has {who} been decent to you?',
          plain: "What's the best thing {who} ever did for you?",
          options: [
            [
              'When something went wrong in my private life',
              "There's been kindness too. That makes the rest more confusing.",
            ],
            [
              'In the first months, when I could do no wrong',
              'So it was good once, and then it changed.',
              'fair',
            ],
            ['When somebody important was watching', "So it depends on who's watching."],
          ],
        },
      ],
      open: "what you'd need, to feel all right in a room together",
      style: 'notice how things are said',
      label: "Hears how it's said",
      mood: 'Hurt by how it was done.',
    },
    voice: {
      cues: "confront*|speak up|speaking up|stand up to|stand up for|say something|said nothing|didn't say anything|kept quiet|stayed quiet|stay quiet|bite my tongue|bit my tongue|bring it up|push back|report him|report her|report it|what i'd say|afraid to say|scared to say|froze|i nod|nodded|can't say no",
      reflections: [
        'Sounds as if speaking up is part of this.',
        "It sounds as if saying something isn't easy here.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'If you told {who} what you think, what would happen next?',
          plain: 'What would {who} do, the minute you said it?',
          options: [
            ["It'd get turned round until it's my fault", "You'd complain, and end up saying sorry."],
            ['Nice for a week, and then I pay', "So you're afraid of what comes later.", 'job'],
            ["My voice would shake, or I'd cry", "So it's your own voice you don't trust."],
          ],
        },
        {
          asks: 'want',
          ask: 'What one thing should {who} understand?',
          plain: 'If {who} really listened once, what would you want heard?',
          options: [
            ['How much I do that nobody sees', "So you'd like somebody to see what you do.", 'fair'],
            ["That I'm not the enemy", "So you'd still like it to work."],
            ["That I've lost respect for {them}", 'So the respect is gone, and you still have to be polite.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who have you stood up to before?',
          plain: 'Who did you once tell, not like that?',
          options: [
            ['Somebody in my family, and it cost me', "You've done it before, and it cost you something."],
            ['Only ever for other people', 'For others you can do it.'],
            ['Nobody. I leave before it comes to that', "So you'd rather go than have it out.", 'job'],
          ],
        },
        {
          asks: 'step',
          ask: 'If it had to be one sentence, what could you tell {who}?',
          plain: 'Which words could you get out without shaking?',
          options: [
            ['Please tell me things like that alone', "That's short, and it says what you'd need.", 'said'],
            ['I can do one or the other, not both', 'So {who} would have to choose, and not you.'],
            ["None. I'd rather put it in writing", 'In writing nobody can interrupt you.'],
          ],
        },
        {
          asks: 'rule',
          ask: 'Where did you learn to keep quiet with people in charge?',
          plain: 'Who were you quiet with as a child?',
          options: [
            ['At home. Answering back made it worse', 'So you learnt early to say nothing.', 'self'],
            ['In an earlier job. Somebody spoke up and was gone', 'You saw what can happen.', 'job'],
            ["I'm not quiet. I'm only quiet with {them}", 'So with other people you do speak.'],
          ],
        },
      ],
      open: 'whether you say something, and to whom',
      style: 'think about what to say before you say it',
      label: 'Thinks before speaking',
      mood: 'Thinking about what to say.',
    },
    fair: {
      cues: "unfair|not fair|isn't fair|favorit*|favourit*|golden boy|golden child|teacher's pet|treats me differently|double standard*|promised*|passed over|overlooked|underpaid|extra work|threw me under|under the bus|scapegoat*|recognition|never thanks|liar|went behind|takes the credit|took the credit|credit for|never appreciated|blames me|blamed me|lied to me",
      reflections: ["Sounds as if it isn't fair.", "It sounds as if you don't get what you should."],
      questions: [
        {
          asks: 'moment',
          ask: 'Which example would you tell a stranger?',
          plain: 'On which day was it clearest?',
          options: [
            ["The day someone else got what I'd asked for", "You'd asked for it, and had to watch."],
            ['The time I did it and {who} got thanked', 'You did it, and somebody else was thanked.'],
            [
              'Any day. But it sounds petty when I say it',
              "Each time sounds small. Together it isn't.",
              'self',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would be fair now?',
          plain: 'What should happen, if it went the right way?',
          options: [
            ['The same rules for everybody', "So you don't want more than the others."],
            ['My name on what I did', "You'd like people to know it was you."],
            ['That {who} had to feel it too, once', "You'd like {who} to know how it feels."],
          ],
        },
        {
          asks: 'view',
          ask: 'How would {who} tell this story?',
          plain: 'At {their} own kitchen table, how would the story go?',
          options: [
            ["I wouldn't be in it", "So you wouldn't even come up."],
            ["That I've been difficult lately", "In that story you'd be the one to blame.", 'job'],
            ["Maybe better than I'd like", 'So you can see it from the other side, too.'],
          ],
        },
        {
          asks: 'cost',
          ask: 'What do you give less of now?',
          plain: 'What do you do less there than you used to?',
          options: [
            ['Ideas. I keep them to myself', "You still have them. You just don't say them there.", 'voice'],
            ['Extra hours nobody counts', "So you don't give more than you have to any more."],
            ['My best. And I miss it', 'You miss doing it well. So holding back hurts you, too.', 'self'],
          ],
        },
      ],
      open: "what you'd accept as fair",
      style: "notice what's fair and what isn't",
      label: "Minds what's fair",
      mood: "Thinking about what's fair.",
    },
    control: {
      cues: "micromanag*|micro-manag*|micro manag*|hovers|hovering|watching me|trust me|doesn't trust|no trust|nitpick*|cc'd|texts me|messages me|calls me|emails me|after hours|walking on eggshells|eggshells|changes his mind|changes her mind|always available|controlling|checks everything|checking everything|on my day off|on my days off|{his/her/their} moods",
      reflections: [
        "Sounds as if it's hard to be left in peace with {who}.",
        'It sounds as if {who} takes up a lot of room in your day.',
      ],
      questions: [
        {
          asks: 'cost',
          ask: 'How do you get ready for {who} in the morning?',
          plain: 'What do you do before you run into {who}?',
          options: [
            ['I read the mood from the first hello', "So the first hello decides what kind of day it'll be."],
            [
              'I check everything three times',
              'You check three times, so that nobody else finds it first.',
              'self',
            ],
            ['I practise answers in the shower', "So it begins before you're at work.", 'voice'],
          ],
        },
        {
          asks: 'view',
          ask: 'What seems to set {who} off?',
          plain: "When it gets worse, what's usually behind it?",
          options: [
            ['Pressure from further up', 'So it may come from above, and you get it.'],
            ['Not knowing what I am doing', 'So it may have little to do with how you work.'],
            [
              'Me, I think. Something about me',
              "You think it's you. That's a hard thing to go to work with.",
              'self',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What are the days like when {who} is away?',
          plain: 'When {who} was last off, what was different?',
          options: [
            ['Everything gets done, and people laugh', 'So it can be quite different there.'],
            ['I breathe, and do too much to catch up', 'So even a quiet day goes on catching up.'],
            ["I can't enjoy it. I wait", "Even when {who} isn't there, you're waiting."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want to be trusted with?',
          plain: 'What should be yours, with nobody checking?',
          options: [
            ['My own evenings', "So it's your free time you'd like back first.", 'job'],
            ['One thing, from start to finish', "You'd like one thing that's yours, right or wrong."],
            ["I'm not sure I'd trust myself by now", "So you've begun to doubt yourself, too.", 'self'],
          ],
        },
      ],
      open: 'what you could still decide by yourself there',
      style: 'think about what others might want',
      label: 'Watches the mood',
      mood: 'On guard a bit.',
    },
    self: {
      cues: "maybe it's me|is it me|my fault|too sensitive|oversensitive|overreact*|overthink*|self-esteem|doubt myself|second guess*|second-guess*|stupid for|not good enough|anxi*|panic*|sick before|take it home|bring it home|snap at|going crazy|gaslight*|making it up|lost my confidence|no confidence|makes me cry|cried at work|lie awake|dread going",
      reflections: [
        'Sounds as if this has got under your skin.',
        "It sounds as if this doesn't stay at work.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you do at home after a bad day with {who}?',
          plain: 'What happens at home, after a day like that?',
          options: [
            [
              "Tell it again, to whoever's there",
              'It helps to tell it, and you have to go through it again.',
            ],
            ['Go quiet and look at my phone', 'You go quiet, and the evening goes by.'],
            ["Take it out on somebody who isn't to blame", 'Somebody at home gets it instead.'],
          ],
        },
        {
          asks: 'exception',
          ask: "How are you at work when nobody's on your back?",
          plain: 'In a job or a class where you felt fine, how were you?',
          options: [
            ['Quick, and fairly sure of myself', 'So you can be sure of yourself.'],
            [
              'Funny. People are surprised when I say that',
              "So there's a side of you that doesn't show there.",
            ],
            ['Careful there as well, to be fair', "So you've always been careful, and this makes it worse."],
          ],
        },
        {
          asks: 'fear',
          ask: 'Which bit of the criticism do you half believe?',
          plain: 'What are you afraid {who} might be right about?',
          options: [
            ["That I'm not good enough for this", 'It hits where you doubt yourself anyway.'],
            [
              'That I make too much of things',
              'So whenever it hurts, you ask yourself if it should.',
              'said',
            ],
            [
              'None of it, and I still lie awake',
              "You don't believe it, and it keeps you awake all the same.",
            ],
          ],
        },
        {
          asks: 'rule',
          ask: 'Who else in your life has made you feel that small?',
          plain: 'When did you feel like that, before this job?',
          options: [
            ['Somebody at home, early on', "So it's an older feeling than this job."],
            ['A teacher or a coach', "So you've had this before, with somebody else in charge."],
            [
              "Nobody, so I've no idea what to do with it",
              "It's new to you, so you've had no practice.",
              'voice',
            ],
          ],
        },
      ],
      open: 'how much of it is really about you',
      style: 'ask yourself first what you did wrong',
      label: 'Looks at own part',
      mood: 'Not quite sure of yourself.',
    },
    job: {
      cues: 'fired|fire me|sack*|lose my job|losing my job|need this job|need the job|need the money|blacklist*|retaliat*|payback|quit|quitting|resign*|new job|another job|move teams|change teams|love my job|love the job|like my job|like the work|good job otherwise|put up with|pip|leave this job|leave the job|bad reference|on probation',
      reflections: ['Sounds as if you ask yourself whether to stay.', "So it's about the job itself, too."],
      questions: [
        {
          asks: 'fear',
          ask: 'What could {who} take away from you?',
          plain: 'If it got worse, what could {who} do to you?',
          options: [
            ['My job, and I need it', 'You need the job, so you have to be careful.', 'voice'],
            ['My good name in this field', 'So it could follow you beyond this job.'],
            ['The part of the work I still love', "There's a part you love, and you could lose it."],
          ],
        },
        {
          asks: 'want',
          ask: "What's good about this job, apart from {who}?",
          plain: 'If {who} left tomorrow, what would you be glad to keep?',
          options: [
            ['The work itself', 'So the work itself is right for you.'],
            ['The people next to me', 'So the people are a reason to stay.'],
            [
              "The money, and I hate that it's enough",
              "It's enough to stay for, and you don't like that.",
              'self',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What does staying cost you in a week?',
          plain: 'In a normal week, what does this take from you?',
          options: [
            ['Sunday, from about four', 'So part of your Sunday goes, too.'],
            ['Patience that belongs at home', "You use it up at work, and it's missing at home.", 'self'],
            ['A bit of respect for myself', 'A bit each week. That adds up.'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who at work could you talk to without it going round?',
          plain: 'Who there can keep something to themselves?',
          options: [
            ["A colleague who's seen it", "Somebody else has seen it. So it isn't only you.", 'self'],
            ['Somebody further up, perhaps', 'So there may be somebody further up.'],
            ["Nobody. It'd be everywhere by noon", "So there's nobody there you could tell."],
          ],
        },
      ],
      open: 'whether you want to stay there',
      style: 'think about what it could cost you',
      label: 'Careful with the consequences',
      mood: 'Still there, for now.',
    },
  },
  together: [
    {
      of: ['said', 'voice'],
      say: "Maybe it isn't only what was said, but that you couldn't answer.",
    },
    { of: ['said', 'self'], say: 'Maybe that way of talking has made you doubt yourself.' },
    { of: ['voice', 'job'], say: "Perhaps you'd speak up, if you were sure to keep the job." },
    {
      of: ['fair', 'voice'],
      say: "Maybe you'd like to say once what isn't fair.",
    },
    { of: ['control', 'self'], say: 'Maybe being watched like that makes you doubt yourself.' },
    { of: ['fair', 'job'], say: 'Perhaps leaving would feel as if it had been all right.' },
    { of: ['said', 'fair'], say: 'Maybe the way it was done hurt more than the thing itself.' },
  ],
  insights: [
    {
      of: ['said', 'voice'],
      say: "Maybe what keeps coming back isn't how you were treated, but that you couldn't answer.",
    },
    {
      of: ['said', 'fair'],
      say: "Perhaps you could put up with what's unfair, if the tone were different.",
    },
    {
      of: ['said', 'control'],
      say: "Maybe it's the waiting for the next time that wears you out.",
    },
    {
      of: ['said', 'self'],
      say: "Maybe you've begun to talk to yourself the way you're talked to there.",
    },
    {
      of: ['said', 'job'],
      say: "Perhaps the question isn't whether you like the job, but whether you can stay and be treated like that.",
    },
    {
      of: ['voice', 'fair'],
      say: 'Maybe the unfairness is easier to bear than not having said anything about it.',
    },
    {
      of: ['voice', 'control'],
      say: 'Perhaps saying little is how you get some peace from {who}.',
    },
    {
      of: ['voice', 'self'],
      say: "Maybe you'd speak up if you were sure that it isn't you.",
    },
    {
      of: ['voice', 'job'],
      say: 'Perhaps you keep quiet to keep the job, and that makes it harder to stay.',
    },
    {
      of: ['fair', 'control'],
      say: "Maybe {who} looks closely at what you do, and you still don't feel seen.",
    },
    {
      of: ['fair', 'self'],
      say: "Perhaps you ask yourself if you're too sensitive, although you can see that it isn't fair.",
    },
    {
      of: ['fair', 'job'],
      say: "Maybe it's hard to leave before somebody has put it right.",
    },
    {
      of: ['control', 'self'],
      say: "Maybe you'd trust yourself more if you were allowed to decide more.",
    },
    {
      of: ['control', 'job'],
      say: "Perhaps it isn't another job you want so much as to be left to do this one.",
    },
    {
      of: ['self', 'job'],
      say: "Maybe you'd like to be sure that it isn't you before you decide about the job.",
    },
  ],
  suggestions: [
    'write down the last time it happened, with the date, just for you',
    "say once aloud at home what you'd like to say there",
    'ask one colleague how they see it',
    'pick one evening this week when the phone stays in another room',
    "write down in two lines what you'd like to say",
    "find out who'd decide about moving teams, without asking for anything yet",
  ],
  later: {
    secret: ["Given what you haven't said, your boss may be in a different conflict from the one you're in."],
    pretend: [
      "As long as you seem fine, it could be a conflict with only one person in it, and that's a lot of work for one.",
    ],
    protect: [
      "You may be in a conflict and looking after somebody's feelings in it at the same time, perhaps even your boss's.",
    ],
    guilt: [
      "While you're busy blaming yourself, it may be hard to see how much of this conflict is even yours to fix.",
    ],
    relief: [
      "Sorting it out with your boss was the question, though not having to might be what you'd really be glad of.",
    ],
    hurt: [
      "Maybe you've been looking for the right answer to your boss, when what happened first is that something hurt.",
    ],
    duty: [
      "It could be that you'd have had it out with your boss long ago if nobody else were counting on you.",
    ],
    want: [
      'So much of it may have been about what your boss wants that your own wish sounds almost too loud.',
    ],
    miss: [
      'How it is with your boss may be hard to take partly because you know how it was once, with them or somebody else.',
    ],
    fear: ['The argument with your boss may be small next to what you imagine coming after it.'],
    becoming: [
      "Perhaps you're watching yourself around your boss for signs of somebody you don't want to turn into.",
    ],
    notgood: ['Disagreeing with a boss may be hard when part of you is already taking their side.'],
    worn: ['Being on guard around a boss can be a second job, and you may be feeling the hours.'],
    alone: [
      'Trouble with a boss is different when somebody has your back, and it may feel as if nobody does.',
    ],
    anger: [
      "With a boss it's easy for people to hear only the anger and miss the fair point that may be in it.",
    ],
    kindness: [
      'Having something good to compare it with may be what makes the trouble with your boss harder to shrug off.',
    ],
    decided: [
      "You might know by now what you'll do about your boss, and just keep rehearsing the part where they answer.",
    ],
    waiting: [
      "Perhaps you're giving your boss time to change, or yourself time not to mind, and neither has quite happened.",
    ],
  },
};
