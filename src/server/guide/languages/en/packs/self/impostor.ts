import type { Pack } from '../../../../engine/pack.ts';

export const impostor: Pack = {
  id: 'impostor',
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: 'promot*|new job|new role|first day|first week|first month|started at|hired|got the job|accepted|got in|got into|scholarship|phd|grant|award*|they picked me|they chose me|probation',
      say: "So they chose you, and you're waiting for them to notice.",
      ask: 'What was your first thought when you heard?',
      plain: 'They told you that you were in. What went through your head?',
      asks: 'moment',
      concern: 'luck',
      options: [
        ['Who else said no', 'You went looking for the ones ahead of you in the queue.'],
        ['Great. And then: now I have to do it', 'You had about a second of it being nice.', 'found'],
        ["That I'd fooled them", "They'd said yes, and you took it as a mistake of theirs.", 'found'],
      ],
    },
    {
      cues: 'meeting*|presentation*|present to|speak up|in front of|talk on|conference|interview*|panel|seminar|stand up in|give a talk|keynote|lecture',
      say: "And there's a room full of them.",
      ask: 'What do you think they can see, when you start talking?',
      plain: "You open your mouth in there. What's the thought?",
      asks: 'fear',
      concern: 'found',
      options: [
        [
          "That I'm reading it off a page in my head",
          "You've prepared every word, and you're afraid the preparing shows.",
          'effort',
        ],
        ['How I sound. My voice, my accent', "It's how you sound, before it's what you say.", 'belong'],
        [
          "Nothing, I don't start talking",
          "You don't start. So nobody's ever heard the thing you'd have said.",
          'ask',
        ],
      ],
    },
    {
      cues: 'first in my family|first in the family|working class|working-class|only woman|only man|only one in|accent|immigrant|background|state school|community college|no degree|without a degree|self-taught|self taught|bootcamp|my parents never|different world|posh|private school|oxford|cambridge|harvard|ivy|only black|only asian',
      say: "So there's where you come from in it, too.",
      ask: 'When did you last notice that it was different for the others?',
      plain: 'What do they all seem to know that nobody told you?',
      asks: 'moment',
      concern: 'belong',
      options: [
        [
          'How to talk to people, just like that',
          "They talk as if they'd been asked to. You're still waiting to be asked.",
        ],
        [
          'Little things, cutlery, names, where they ski',
          "It's the little things. You can't learn those from a book.",
          'others',
        ],
        [
          'At home. I noticed it most at home',
          "You noticed it at home. So you don't quite fit in there either, now.",
        ],
      ],
    },
    {
      cues: "everyone else|everybody else|colleagues|coworkers|co-workers|classmates|cohort|they're all|they all|smarter|cleverer|so much better|younger than me|more qualified|more experience|brilliant",
      say: 'And everyone else seems to have had the manual.',
      ask: 'Who are you thinking of, when you say everyone?',
      plain: 'Which one of them makes you feel it most?',
      asks: 'view',
      concern: 'others',
      options: [
        ["One person, who's never in doubt", 'Everyone turns out to be one person who sounds sure.'],
        [
          'All of them, in the lunch queue',
          'All of them, even in the queue for lunch. It follows you out of the work itself.',
          'belong',
        ],
        [
          "One who's nice to me, which is worse",
          "They're kind, and you wonder how long they'd stay kind.",
          'found',
        ],
      ],
    },
    {
      cues: "praise*|compliment*|well done|good review|great review|they say i'm|keep telling me|thinks i'm great|thinks i'm good|positive feedback|bonus|raise|good grades|good marks|lucky|luck|fluke|just timing|easy one|they needed someone|diversity",
      say: 'And somehow it slides off.',
      ask: "What do you do with it, when somebody says you're good?",
      plain: 'Someone praises you. What do you think, straight after?',
      asks: 'moment',
      concern: 'luck',
      options: [
        ["I explain why it wasn't me", "You've got the explanation ready. It's never once been you."],
        [
          "I think: they'll expect that again",
          "Praise comes in, and what you hear is that they'll want it again.",
          'effort',
        ],
        [
          "I like it for a minute, and then I'm ashamed",
          "There's a minute when you like it. You don't mention that minute, usually.",
        ],
      ],
    },
    {
      ask: 'When did you last feel like a fake?',
      plain: "What happened, the last time you thought: they'll notice?",
      asks: 'moment',
      concern: 'found',
      options: [
        [
          'When someone asked something simple',
          "A hard question you'd have been allowed not to know.",
          'ask',
        ],
        ['When they thanked me', 'They thanked you, and you felt caught.', 'luck'],
        ["It isn't a moment, it's most days", 'Most days. You go in with it and come home with it.'],
      ],
    },
  ],
  concerns: {
    found: {
      cues: "found out|find out|find me out|caught|caught out|exposed|expose me|unmask*|fraud|fake|faking|fake it|imposter|impostor|con artist|fooled|fooling|pretending|they'll realise|they'll realize|they'll notice|they will notice|they'll see|sooner or later|any day now|fired|sacked|kicked out|who let me|mistake that i|by mistake|shouldn't be here|tap on the shoulder|bluff*|wing it|winging it",
      heard: [
        "Sounds as if you're waiting for somebody to notice.",
        "So each good day only puts it off, it doesn't settle it.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'The day they find out: what happens, exactly?',
          plain: 'Somebody notices. What do they say, and where?',
          options: [
            ['A quiet chat, very polite', "Polite. You've pictured it down to how they'd close the door."],
            [
              'Nobody says anything, they stop asking me things',
              "Nothing would be said. You'd work it out from who stopped coming by.",
            ],
            [
              "They're relieved, they'd all known",
              "In your version they knew all along. You'd be the last to hear.",
              'others',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'What exactly would they have found?',
          plain: 'If they looked closely, which gap would they see?',
          options: [
            [
              'One thing I never properly learned',
              "It's one thing, then. You could nearly write it down.",
              'ask',
            ],
            [
              "That I'm slow, and hide it with hours",
              "They'd find the hours, then. Hours aren't usually what people get thrown out for.",
              'effort',
            ],
            ["I couldn't name it. Just me", "You can't name it, and you're sure they'd see it."],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did somebody see you not know something, and it was fine?',
          plain: 'When did you get something wrong there, and what came of it?',
          options: [
            [
              "I said I'd check, and they said sure",
              "They said sure. It took one second, and they've forgotten it.",
            ],
            [
              'Someone helped me, and liked me more, I think',
              "You'd been seen, and they came closer.",
              'ask',
            ],
            [
              "It wasn't fine. I still hear it",
              "It wasn't fine, that time. So it's not a fear out of nowhere.",
              'belong',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would the one who picked you say to that?',
          plain: 'Tell the person who chose you that it was a mistake. What do they answer?',
          options: [
            [
              'That they knew what they were getting',
              "They'd say they knew. You'd have to think them rather stupid to be right.",
            ],
            [
              "They'd list things I've done",
              "They have a list. You've got one too, and they don't match.",
              'luck',
            ],
            [
              "They'd look worried, and I'd have started it",
              "You're afraid that saying it would put it in their heads.",
            ],
          ],
        },
      ],
      open: 'what there is to find out, put in one plain sentence',
      style: 'stay on the alert for the day somebody notices',
      label: 'Waiting to be noticed',
      mood: 'On guard, among friendly faces.',
    },
    luck: {
      cues: "luck|lucky|fluke|right place|right time|timing|they needed someone|no one else applied|nobody else applied|just because|quota|diversity hire|token|connections|knew someone|because of my|it was easy|anyone could|anybody could|don't deserve|dont deserve|didn't deserve|not earned|haven't earned|undeserv*|they're just being nice|being nice|being kind|being polite|they don't know|overrated|overestimat*|got away with|scraped by|scraped through",
      heard: [
        "Sounds as if the good things have an explanation, and it's never you.",
        "So what went well doesn't get counted.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What was the last thing you explained away?',
          plain: 'What went well lately, and what did you say it was?',
          options: [
            [
              'Something went well, I said it was easy',
              "It was easy, you say. It wasn't easy beforehand, maybe.",
            ],
            [
              'Somebody thanked me, I said it was the team',
              'You gave it to the team. Your name was on it when it could go wrong.',
              'found',
            ],
            [
              'A good result. I said the others were weak',
              'You had to make the others weak, so as not to be good.',
              'others',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'Suppose you had earned it. What then?',
          plain: "If it wasn't luck, what would that mean for you?",
          options: [
            [
              'They could rightly expect it again',
              'If it was luck, nobody can ask you for it twice.',
              'effort',
            ],
            ["I'd be one of them", "You'd be one of them, and not somebody passing through.", 'belong'],
            [
              "I'd have no excuse for being this scared",
              'Then the fear would have to be about something else.',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'How do you explain it, when the same happens to a friend?',
          plain: 'A friend gets what you got. Why did they get it?',
          options: [
            ["Because they're good", "With a friend it's simple, no other explanation needed."],
            [
              'Because they worked for it',
              "For them the work counts. In your own case it's held against you.",
              'effort',
            ],
            [
              "I'd secretly look for the reason there too",
              "You'd look for it in them as well. So it isn't only yourself you doubt.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'Which piece of proof would you believe?',
          plain: 'What would have to happen for you to say: all right, that was me?',
          options: [
            [
              'Something I did all alone, with no help',
              'All alone. Hardly anyone there could show you one of those.',
            ],
            [
              'A word from one particular person',
              "There's one person whose word would do. You may have been waiting a while.",
            ],
            ["None. I've had them and they wore off", "You've had proof. It seems to last about a weekend."],
          ],
        },
      ],
      open: "what you'd count, if it had happened to somebody else",
      style: 'believe criticism at once, and look for the catch in praise',
      label: 'Doubts the good news',
      mood: 'Doing well, and not convinced.',
    },
    others: {
      cues: "everyone else|everybody else|the others|other people|colleagues|coworkers|co-workers|classmates|cohort|peers|smarter|cleverer|so much better|better than me|more qualified|more experience|years of experience|younger than me|confident|so sure|effortless*|know what they're doing|knows what they're doing|know everything|compar*|catch up|so behind|brilliant|genius|geniuses|keep up|linkedin|dumbest|stupidest",
      heard: [
        'Sounds as if you see their outside and your own inside.',
        "So you're watching the others closely, and it never comes out in your favour.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What did one of them do that you couldn't have?",
          plain: 'Who impressed you lately, and with what?',
          options: [
            [
              'Answered without thinking',
              "They answered at once. You don't know what it was worth, only how fast it was.",
            ],
            [
              'Said no to somebody important',
              "They weren't afraid of being thrown out. That's what you saw.",
            ],
            [
              'Just sat there, not worried',
              'They sat there not worried. From outside, so do you, perhaps.',
              'found',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What might one of them think of you?',
          plain: "If the newest one there watched you for a day, what'd they say?",
          options: [
            ["That I'm calm and prepared", "They'd call you calm. They'd have no idea.", 'effort'],
            ["That I'm a bit distant", "You'd come across as distant, and it's really fear.", 'ask'],
            [
              "They don't think about me at all",
              "If they don't think about you, then most of the watching is done by you.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who has ever told you they feel it too?',
          plain: 'Who there has admitted to being lost?',
          options: [
            ["Someone I'd never have guessed", "You'd never have guessed. So it doesn't show on people."],
            ["Only people who've already left", "People say it when it's over and safe.", 'ask'],
            [
              "They all joke about it. I'm not joking",
              "They joke about it, so it's been said, and you're still alone with it.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'Which of their ways would you like to have?',
          plain: 'What would you take from one of them, if you could?',
          options: [
            ['Being able to say: no idea', "You'd like to say no idea, out loud, and stay seated.", 'ask'],
            [
              'Leaving at five, and sleeping',
              "You'd take their evenings sooner than their brains.",
              'effort',
            ],
            [
              'Their parents, honestly',
              "They were handed something before they began. You're not making that up.",
              'belong',
            ],
          ],
        },
      ],
      open: "what the others don't show",
      style: 'compare what you know of yourself with what the others let you see',
      label: 'Watches the others',
      mood: 'In good company, feeling apart.',
    },
    effort: {
      cues: "overwork*|work twice|twice as hard|work harder|extra hours|late nights|weekends|prepare*|over-prepare*|overprepar*|rehears*|check everything|triple check|double check|burn* out|burnt out|burned out|exhaust*|tired|can't sleep|cant sleep|up all night|anxious|anxiety|panic*|stress*|perfect*|prove*|prove myself|earn my place|never relax|can't relax|can't stop|keep up the|takes me longer|so slow|so hard for me",
      heard: [
        'Sounds as if you pay extra, so that nobody can say anything.',
        "So the effort's got a second job: covering for you.",
      ],
      questions: [
        {
          asks: 'cost',
          ask: 'How much of last week was work, and how much was cover?',
          plain: 'Which hours last week went into being safe?',
          options: [
            [
              'The evenings. I did it all twice',
              'You did it twice, and only the second time was for the fear.',
            ],
            ['Half an hour on each email', "Half an hour for four lines, and they've read them in the lift."],
            [
              "I couldn't separate them any more",
              "You can't tell them apart by now. It's all one long exam.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What if you did just what's asked, and no more?",
          plain: "One normal week, no extras. Who'd notice?",
          options: [
            ['Everyone, within days', "You think it's only the extra that's keeping you in.", 'found'],
            [
              "Nobody. I've thought of that too",
              'Nobody might notice. Then all those nights were for something else.',
            ],
            [
              "I would. I'd feel like I was stealing",
              "You'd feel you were stealing, on what they call a normal day.",
              'luck',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did it go well without the extra work?',
          plain: 'When were you not prepared, and it was all right?',
          options: [
            [
              'When I had to step in for someone',
              "You had no time to get ready, and it went. You've filed that under luck, perhaps.",
              'luck',
            ],
            [
              'When I was helping somebody newer',
              'With somebody newer you simply knew. It was just there.',
              'others',
            ],
            [
              "It didn't, and I've never risked it since",
              "You've one bad memory, and you've been paying it off with hours.",
              'found',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could go out this week with half the preparation?',
          plain: 'Which small thing could you do without checking it three times?',
          options: [
            ['An answer in a small meeting', 'A small meeting, with nobody who could throw you out.'],
            ['A message to someone on my side', 'Somebody on your side gets it as it is.'],
            [
              'I can think of one, and my hands go cold',
              "So there is one, and it's real enough to make you go cold.",
            ],
          ],
        },
      ],
      open: 'which of the hours the work needs, and which ones the fear',
      style: 'answer every doubt with more work, so the doubt never gets tested',
      label: 'Works for two',
      mood: 'Well prepared, and tired of it.',
    },
    belong: {
      cues: "belong*|fit in|out of place|not one of them|first in my family|first generation|working class|working-class|accent|immigrant|foreign*|background|where i come from|where i'm from|only woman|only man|only one|only black|only asian|only person|token|no degree|without a degree|self-taught|self taught|bootcamp|wrong school|state school|private school|posh|rich kids|my parents never|my dad was|my mum was|my mom was|two worlds|different world|back home|too old|oldest|youngest|people like me",
      heard: [
        "Sounds as if it isn't only about what you can do, it's about fitting in.",
        "Maybe you're in the room, and still not quite one of the people in it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last change something so as not to stand out?',
          plain: 'What do you do differently there from at home?',
          options: [
            ['How I talk', "You've got two voices. You'd know at once which one's answering."],
            ["I laugh at things I don't get", 'You laugh, and look them up afterwards.', 'ask'],
            ['I leave out what my parents do', "You leave them out. That one's not only about work."],
          ],
        },
        {
          asks: 'view',
          ask: 'What do the people at home think you do all day?',
          plain: 'What do they say about you where you come from?',
          options: [
            [
              "They're proud, and they've no idea",
              "They're proud of something they can't picture, and you can't show them the fear.",
            ],
            [
              "That I think I'm something better now",
              "They think you've moved up. Maybe you don't quite fit in either place now.",
            ],
            [
              "I don't tell them how hard it is",
              "They've got their story of you, and you're protecting it.",
              'found',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who in there makes you forget about it?',
          plain: "Who's there that you can just talk to?",
          options: [
            [
              'Somebody from the same sort of place',
              'You heard it in how they said something, and you could breathe.',
            ],
            [
              'The people nobody counts, kitchen, cleaning, front desk',
              "You know how to talk to them. It's the others who make you feel like staff.",
              'others',
            ],
            ['Nobody yet', "Nobody so far. That's a lot of days to be a guest."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like them to know about where you come from?',
          plain: 'What do you know that none of them knows?',
          options: [
            ['What things cost', 'You know what things cost, and you hear it in every sentence of theirs.'],
            ["That I wasn't given a map", "You got here without a map. They can't see that by looking."],
            [
              'Nothing. I want it not to show',
              "You'd like it not to show. That takes a good deal of watching yourself.",
              'found',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would you lose, if you did belong there?',
          plain: 'Say you become one of them. What goes?',
          options: [
            [
              'The people I come from',
              'Maybe staying a stranger there is also a way of staying close to home.',
            ],
            [
              'My sharp eye for it all',
              "You do see a lot from where you are. You'd miss that, in the middle.",
            ],
            ['My excuse', "As long as you don't belong, it isn't you who falls short.", 'luck'],
          ],
        },
      ],
      open: 'who gets to decide that you belong there',
      style: 'look first for what sets you apart, and only then for what you can do',
      label: 'Still feels like a guest',
      mood: 'In the room, still a guest.',
    },
    ask: {
      cues: "stupid question*|dumb question*|ask questions|ask a question|asking for help|ask for help|can't ask|cant ask|afraid to ask|scared to ask|don't understand|dont understand|didn't understand|no idea what|no clue|nod along|nodding|nodded|i nod|google everything|google it|look it up|speak up|say anything|stay quiet|keep quiet|stay silent|don't know what i'm doing|dont know what i'm doing|no idea what i'm doing|should know|supposed to know|expected to know|haven't told|nobody knows|admit it",
      heard: [
        'Sounds as if not knowing has to happen in secret.',
        "So you're learning it all with the door shut.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What's the question you've been not asking?",
          plain: 'What did you nod at lately without understanding it?',
          options: [
            [
              "Something I should've asked in week one",
              "It was small in week one. Every week it's got more embarrassing.",
            ],
            ['A word they all use', "One word, and you've been walking round it.", 'belong'],
            [
              'What they actually want from me',
              "You don't know what's wanted, so you try to give everything.",
              'effort',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "You ask it. What's in the pause?",
          plain: "You say: I don't know this. What do they think?",
          options: [
            ['They wonder how on earth I got in', 'You hear the pause as a question about you.', 'found'],
            [
              "That they've got to go slower for me now",
              "You'd be holding people up. That's what you'd hate.",
            ],
            [
              "Nothing. They'd answer and turn back to their screen",
              "They'd just answer. You'd have been alone with it for nothing.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What do you think of people who ask?',
          plain: "Someone next to you asks the thing you didn't dare. What do you think?",
          options: [
            ['Thank God', "You're grateful to them. Someone might be grateful to you, then."],
            ['That they can afford it', "They can afford to, you think, and you can't.", 'belong'],
            [
              "That I'd have known it if I was any good",
              "They ask, and it's you who feels stupid.",
              'others',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could you ask one thing, on the quiet?',
          plain: "Who wouldn't make anything of it if you asked?",
          options: [
            ["Somebody who's about as new as me", "They're new too, so they may be missing the same thing."],
            [
              'One of the old ones, over coffee',
              "The old ones like being asked. It's the middle that frightens you.",
            ],
            [
              "Someone outside, where it doesn't count",
              "Outside it would stay between the two of you. It'd get answered, though.",
            ],
          ],
        },
      ],
      open: "what would happen if you asked the thing you're not asking",
      style: "find things out alone, at night, rather than show that you didn't know",
      label: 'Learns with the door shut',
      mood: 'Not asking, and wishing you could.',
    },
  },
  together: [
    {
      of: ['found', 'effort'],
      say: 'Sounds as if every extra hour is there to keep the day of finding out away.',
    },
    {
      of: ['luck', 'effort'],
      say: "Maybe it's luck when it goes well, and too little work when it doesn't.",
    },
    {
      of: ['others', 'ask'],
      say: "Perhaps the others look so sure because they're quiet about it, as you are.",
    },
    { of: ['belong', 'found'], say: "Maybe it isn't your work you're afraid they'd see through." },
    { of: ['found', 'luck'], say: 'Sounds as if nothing that goes well gets to be evidence.' },
    { of: ['belong', 'ask'], say: "Maybe asking would feel like proof that you don't belong there." },
  ],
  insights: [
    {
      of: ['found', 'luck'],
      say: "You think they're clever enough to find you out, and not clever enough to have picked you on purpose.",
    },
    {
      of: ['found', 'others'],
      say: "You're waiting to be seen through, in a room where you can't see through anybody either. Some of them may be waiting too.",
    },
    {
      of: ['found', 'effort'],
      say: "You work so hard that nobody can find the gap. Then it's the hard work that feels like the secret.",
    },
    {
      of: ['found', 'belong'],
      say: "You say they'll find out that you can't do it. Maybe what you're hiding isn't a lack of anything, it's where you come from.",
    },
    {
      of: ['found', 'ask'],
      say: "You're afraid they'd notice what you don't know, so you don't ask, so you go on not knowing it. The hiding makes the thing it hides.",
    },
    {
      of: ['luck', 'others'],
      say: "When they do well, it's because they're good. When you do, it's timing. You're using two different rulers in the same room.",
    },
    {
      of: ['luck', 'effort'],
      say: "It's put down to luck, and it's paid for with hours. Luck doesn't usually take that many evenings.",
    },
    {
      of: ['luck', 'belong'],
      say: "You call it luck that you're there. The ones who were expected there had more of it, and they may call theirs talent.",
    },
    {
      of: ['luck', 'ask'],
      say: "You don't believe their praise and you don't ask them anything. So the only one who knows how good you are is the one who's most against you.",
    },
    {
      of: ['others', 'effort'],
      say: 'You see them being at ease and they see you being prepared. Somebody might be comparing themselves with you.',
    },
    {
      of: ['others', 'belong'],
      say: "You compare your work with theirs. Perhaps it's their ease you're looking at, and that may have been there before they ever did any work.",
    },
    {
      of: ['others', 'ask'],
      say: "You think they all know, because nobody asks. From where they sit, you're one of the ones who don't ask.",
    },
    {
      of: ['effort', 'belong'],
      say: "You work double for a place the others just took. Maybe nobody's asking for the second half any more, except you.",
    },
    {
      of: ['effort', 'ask'],
      say: "You spend evenings finding out what somebody could tell you in a minute. It's not the knowledge that costs you that much, it's the secrecy.",
    },
    {
      of: ['belong', 'ask'],
      say: 'A question from them is just a question. From you, it feels like proof. That could be less about the question than about how you came in.',
    },
  ],
  suggestions: [
    'ask one small thing of somebody who started when you did',
    "write down the last three things that went well, with the explanation you'd give for a friend",
    'send one thing this week after a single check',
    'ask the one who picked you what they saw, and only listen',
    'next time you are thanked, say thank you, and leave the team out of it',
    'say I do not know once, in the smallest meeting you can find',
  ],
};
