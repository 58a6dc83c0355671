import type { Pack } from '../../../../engine/pack.ts';

export const promotion: Pack = {
  id: 'promotion',
  avoid: [],
  openings: [
    {
      cues: "passed over|passed me over|didn't get it|got it instead|someone else got|somebody else got|went to someone else|overlooked",
      say: 'That must have been a long day at work.',
      ask: 'How did you find out?',
      plain: 'Who told you, and how?',
      asks: 'moment',
      concern: 'reward',
      options: [
        ['In an email to everyone', 'You read it at the same second as everybody else.'],
        ['Somebody let it slip', 'It slipped out. So others knew before you did.', 'people'],
        ['I sort of knew, and still hoped', 'You knew, and you kept a little hope going anyway.'],
      ],
    },
    {
      cues: 'mad to|crazy not to|crazy to|stupid not to|stupid to say|no brainer|no-brainer|everyone says|everybody says|everyone thinks|my wife says|my husband says|my partner says|my parents',
      say: 'Other people sound very sure.',
      ask: "Who'd be most surprised if you turned it down?",
      plain: 'Whose eyebrows would go up first?',
      asks: 'view',
      concern: 'no',
      options: [
        ["Everyone at home. They've got plans for it", 'At home the plans are already made.', 'home'],
        ["My boss. I've never said no before", 'At work they only know your yes.'],
        ['Me, actually', "You'd surprise yourself. So part of you must want it, or thinks it should."],
      ],
    },
    {
      cues: 'not ready|impost*|never managed|never led|not a leader|leader material|introvert*|shy|not qualified|why me|good enough|can i do it|if i can do',
      say: "You don't quite see yourself in it yet.",
      ask: "What's the first thing you picture going wrong?",
      plain: 'First month in the job: where do you trip?',
      asks: 'fear',
      concern: 'doubt',
      options: [
        ['A meeting, and everybody looks at me', 'Everybody looks at you, and you have to have an answer.'],
        [
          "Telling somebody their work isn't good enough",
          'The part you dread is a conversation, with one person.',
          'people',
        ],
        ["They find out I've been bluffing", "In your picture you're already being found out."],
      ],
    },
    {
      cues: 'teammate*|team mate*|peers|my friends|friends with|friend on the team|used to be equals|same level|started together|their boss|over them|work friend*|colleagues',
      say: "And these are people you'd see every day.",
      ask: 'Whose face do you think of first?',
      plain: "Who'd be the strangest person to be in charge of?",
      asks: 'moment',
      concern: 'people',
      options: [
        ['The one I complain about bosses with', "You'd be the boss that somebody complains about."],
        ['The one who hoped for it too', 'Somebody else was hoping, and you know it.'],
        [
          'The one I should have been honest with long ago',
          "There's a talk that's overdue, and with this job it'd be yours.",
        ],
      ],
    },
    {
      cues: 'years at|at the bench|hands-on|hands on|coding|the actual work|love what i do|love my job|love the work|spreadsheet*|meetings|paperwork|admin|desk job|good at what i do',
      say: 'And the lead job would be a different day.',
      ask: 'What would you miss in the first week?',
      plain: 'Which bit of your day now would be gone?',
      asks: 'want',
      concern: 'craft',
      options: [
        ['Getting lost in the work for an hour', "You'd miss the hour when there's only the work."],
        ['Finishing something I can point at', 'You like being able to point at what you did today.'],
        [
          'Being better at it than other people',
          'You know where you stand in this job. Near the top.',
          'doubt',
        ],
      ],
    },
    {
      cues: 'by monday|by tuesday|by wednesday|by thursday|by friday|until monday|until friday|answer monday|answer friday|answer by|deadline|decide by|let them know|need an answer|want an answer|wants an answer|end of the week',
      say: "And they're waiting.",
      ask: 'When you hear yourself answer them, what comes out?',
      plain: 'If they asked in the corridor today, what would you say?',
      asks: 'moment',
      concern: 'no',
      options: [
        ['Yes, and then my stomach drops', 'The yes comes out, and your stomach disagrees.', 'doubt'],
        [
          'No, and then I start explaining',
          "Your no comes with explanations. Sounds as if it's not allowed to stand alone.",
        ],
        [
          'Whatever gets me out of the room',
          "You'd say whatever ends it. That's more about the asking than the job.",
        ],
      ],
    },
    {
      ask: 'Picture a Monday as lead. What do you see first?',
      plain: 'First morning in the job: what are you doing?',
      asks: 'moment',
      concern: 'craft',
      options: [
        ['Me in a meeting, missing the real work', 'In your picture the real work goes on without you.'],
        [
          'Somebody at my desk with a complaint',
          'First thing on Monday, and somebody already wants something.',
          'people',
        ],
        ['Me pretending I know what to do', 'You see yourself acting the part.', 'doubt'],
      ],
    },
  ],
  concerns: {
    craft: {
      cues: "hands-on|hands on|the actual work|real work|doing the work|the work itself|what i'm good at|good at what i do|at the bench|coding|code|designing|my craft|with patients|in the classroom|on the floor|admin|spreadsheet*|meetings|paperwork|budgets|emails all day|love my job|love what i do|love the work|like what i do|miss the work|desk job|less time doing|stop doing|my hands",
      heard: [
        "Sounds as if it's partly about what your days would be made of.",
        'What you would actually do all day seems to count here.',
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What about your work now would you hate to give up?',
          plain: 'What in a normal day would you be sad to lose?',
          options: [
            [
              'Nobody needing anything from me for an hour',
              "An hour without anybody needing you. A lead doesn't get many of those.",
              'people',
            ],
            [
              'People asking me because I know how',
              'They come to you because you know how. That would change.',
            ],
            [
              'Being the best at something',
              "Here you're good and you know it. There you'd start again.",
              'doubt',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did the work last feel right?',
          plain: 'When was your last good hour at work?',
          options: [
            ['Fixing what nobody else could', 'You were the one who could fix it.'],
            [
              'Working side by side, hardly talking',
              'Side by side, hardly talking, and it went well.',
              'people',
            ],
            [
              "It's been a while, if I'm truthful",
              "A while. So what you'd be giving up may have changed already.",
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What would a week as lead mostly be?',
          plain: 'What would you spend a whole Tuesday on?',
          options: [
            ["Meetings about other people's work", "Others would do it, and you'd sit in a room about it."],
            ['Keeping everyone happy', 'So the week would be moods and misunderstandings, mostly.', 'people'],
            [
              "I don't know. I've never really asked",
              "Part of what worries you is a week you haven't seen yet.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would the work be like without you on it?',
          plain: 'If you stopped doing it, who would, and how well?',
          options: [
            ['Fine. There are good people', "The work would be fine. It's more that you wouldn't be in it."],
            [
              "Sloppier, and I'd see every bit of it",
              "You'd see every mistake and have to let others fix it.",
            ],
            ["Better than I'd like to think", 'It stings a little that they could manage.', 'doubt'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could tell you what a lead really does all week?',
          plain: 'Whose week could you ask about, or watch?',
          options: [
            ['Whoever had the job before', 'Whoever had it before knows where the hours go.'],
            ['A lead from another team', 'A lead from elsewhere has no reason to sell it to you.'],
            [
              "Nobody. I'd rather guess than find out",
              "As long as you're guessing, you don't have to choose.",
            ],
          ],
        },
      ],
      open: 'how much of the real work you could keep',
      style: 'look first at what the days would be made of, and only then at the title',
      label: 'Close to the work',
      mood: 'Attached to the work, and undecided.',
    },
    people: {
      cues: 'teammate*|team mate*|colleague*|coworker*|co-worker*|friends at work|work friend*|friends with|peers|same level|equals|over them|be their boss|their boss|the boss of|manage people|managing people|managing them|fire someone|fire people|firing|layoffs|lay people off|tell people off|difficult conversation*|hard conversation*|conflict*|appraisal*|performance review*|jealous|resent*|older than me|us and them|gossip',
      heard: [
        "Sounds as if it's the people, more than the tasks.",
        'It sounds as if being in charge of somebody is part of what bothers you.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'Who would be hardest to lead?',
          plain: 'Whose name makes you think, not that one?',
          options: [
            [
              'Somebody who wanted the job too',
              "You'd get what they wanted, and sit across from them every week.",
            ],
            ['The one I have lunch with', "It wouldn't be quite the same lunch."],
            [
              "Somebody who's better than I am",
              "You'd be checking work that may be better than yours.",
              'doubt',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'What did a boss once do that you never want to do?',
          plain: 'Which thing a boss did made you think, not me?',
          options: [
            [
              'Smile in the meeting, then sign the cuts',
              'A smile first, a signature after. You remember it.',
            ],
            [
              "Take the credit for someone's work",
              'You saw whose work it was, and whose name was on it.',
              'craft',
            ],
            [
              'Put off a talk until it was too late',
              "Somebody waited too long. Maybe you know that you'd be tempted to.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: "What should they say about you when you're not in the room?",
          plain: "What's one thing you'd like to overhear them say?",
          options: [
            ['That I had their backs', "You'd want them to know you'd stand in front of them."],
            [
              'That I was fair, even when it hurt',
              'Fair, even when it hurts. So you expect it to hurt at times.',
            ],
            ["That I'm still one of them", "You'd want the job without crossing over."],
          ],
        },
        {
          asks: 'view',
          ask: 'How would the first person you told take it?',
          plain: 'What would the first one you told say?',
          options: [
            ['About time, probably', 'Somebody saw it coming before you did.', 'doubt'],
            ['Rather you than me', "Half a joke, then, and you'd hear the other half."],
            ['Congratulations, and then go quiet', "It's the going quiet you'd remember."],
          ],
        },
        {
          asks: 'step',
          ask: 'Who would you want to talk to before anything is announced?',
          plain: "Who shouldn't hear it from somebody else?",
          options: [
            ['My closest friend at work', "There's one person who should hear it from you."],
            ['The person most likely to mind', "You'd go to the one who'd mind. Straight to the hard one."],
            [
              "Nobody. I'd hide behind the email",
              "You'd let the email do it. Telling people is already the job.",
            ],
          ],
        },
      ],
      open: 'how it would be with the people you sit next to now',
      style: 'think of single faces before you think of the job',
      label: 'Thinks of the others',
      mood: 'Between a team and a title.',
    },
    doubt: {
      cues: "not ready|ready for it|ready for this|not good enough|good enough|impost*|fraud|found out|bluff*|never managed|never led|no experience|too young|too old|introvert*|shy|not a leader|leader material|confiden*|speak up|public speaking|presentations|out of my depth|mess it up|mess up|fail|failing|failure|screw up|qualified|self-doubt|doubt myself|can't do it|cut out for|not sure i can|capable",
      heard: [
        "Sounds as if you're not sure the job would fit you.",
        'It sounds as if you have a picture of a lead, and you compare yourself with it.',
      ],
      questions: [
        {
          asks: 'exception',
          ask: 'When have you already led something without the title?',
          plain: 'When did people last just do what you suggested?',
          options: [
            ['When the boss was away', "So there's been a time when it was you."],
            [
              'When somebody new started and I trained them',
              "They gave you the new one. Somebody figured you'd know how.",
              'people',
            ],
            ['Often, though I try not to notice', 'Often. Then the title would only be catching up.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What mistake are you most afraid of?',
          plain: 'Something goes badly in week two. What is it?',
          options: [
            [
              'I go quiet when I should decide',
              "It's the silence you fear, when everyone's waiting for your word.",
            ],
            ['I do everything myself, at night', "You'd try to carry it alone, after hours.", 'home'],
            [
              'I turn out to be better where I was',
              "Then everybody would have seen it, and you'd know it too.",
              'craft',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would your boss say you bring to it?',
          plain: 'What would they tell someone who asked, why this one?',
          options: [
            ['That I stay calm when things go wrong', 'When it goes wrong, they look over at you.'],
            [
              'That I know the work inside out',
              "They'd pick you for the work, and the job would take you away from it.",
              'craft',
            ],
            ['That I never say no', "So maybe it's your yes they like.", 'no'],
          ],
        },
        {
          asks: 'rule',
          ask: 'Where does your picture of a lead come from?',
          plain: 'Who do you see when you hear the word boss?',
          options: [
            [
              'A boss I had, loud and sure of everything',
              "The one you picture was loud. You're measuring yourself against that.",
            ],
            [
              'Somebody so good I could never match it',
              'You had a good one, and that makes it harder to imagine yourself there.',
            ],
            [
              'A person I swore never to become',
              'For you the word comes with somebody you swore not to become.',
              'people',
            ],
          ],
        },
      ],
      open: 'whether the picture of a lead you measure yourself by is the right one',
      style: 'check yourself for gaps before you check the job for them',
      label: 'Strict with own ability',
      mood: 'Unsure, and looking closely.',
    },
    reward: {
      cues: 'money|more pay|the pay|pay rise|payrise|raise|salary|mortgage|rent|bonus|percent|title|status|prestige|cv|resume|next step|career ladder|ladder|ambition|ambitious|earn more|earning|afford|savings|pension|deserve*|earned it|recognition|recognised|recognized',
      heard: [
        'What you would get for it seems to be part of the sum.',
        "Sounds as if you're working out what it's worth to you.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What would the extra money change on an ordinary day?',
          plain: "First payday in the new job: what's different?",
          options: [
            ["I'd stop counting at the end of the month", 'The end of the month would be quieter.'],
            ['Something for the people at home', 'It would go home with you, to them.', 'home'],
            ['Not much, though I keep bringing it up', "Maybe the money's the reason that's easiest to say."],
          ],
        },
        {
          asks: 'exception',
          ask: 'If it paid exactly what you get now, what would you say?',
          plain: 'Picture the offer with your pay today on it. What do you answer?',
          options: [
            ['No, in about a second', "Without the money it's a no, and a quick one."],
            ['Yes, and that surprises me', "So it isn't the money. Something in the job pulls at you."],
            ["No, and I'd be relieved", 'Then the money may be what makes a no feel forbidden.', 'no'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would the title say about you?',
          plain: 'When you told people the title, what would you hope they think?',
          options: [
            ['That all those years counted', "You'd want the years to have added up to something."],
            [
              "That I didn't get stuck",
              'Staying where you are sounds, to you, a bit like being stuck.',
              'no',
            ],
            ['That they were wrong about me', "There's somebody you'd be showing."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What would they really be paying you for?',
          plain: 'What would you have to put up with for that money?',
          options: [
            ['My evenings, mostly', 'So it would be your evenings, bought by the month.', 'home'],
            ['Taking the blame when it goes wrong', "You'd be the name on whatever goes wrong."],
            [
              "Doing less of what I'm best at",
              "They'd pay you more to do less of what you do best.",
              'craft',
            ],
          ],
        },
      ],
      open: 'whether it would still be a yes at the same pay',
      style: 'want to know what a thing is worth to you, not only what it pays',
      label: 'Weighs what it brings',
      mood: 'Doing sums, and not only in money.',
    },
    home: {
      cues: 'kids|children|my son|my daughter|family|family life|evenings|weekends|hours|overtime|stress*|sleep|my health|work-life|work life|balance|time off|tired|exhausted|on call|phone at night|bedtime|pregnant|baby|commut*|travel*',
      heard: [
        'Sounds as if the job might not stay at work.',
        'It sounds as if your hours outside work are part of the price.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'What would the job eat first, outside work?',
          plain: 'When it got busy, what would you skip first?',
          options: [
            [
              'The slow evenings',
              'The slow evenings would go, and nobody would decide it. They would just go.',
            ],
            ['Sleep. It always goes first', 'Sleep goes first, and you know that from other times.'],
            ['The people who never complain', "The ones who don't complain would get least of you."],
          ],
        },
        {
          asks: 'moment',
          ask: 'How do you come home after a bad day now?',
          plain: 'Bad day, you open your front door. What happens?',
          options: [
            ["I'm there, but my head isn't", 'You come home, and your head arrives later.'],
            ['I leave it at work, mostly', 'For now it mostly stays at work. You might want that to last.'],
            [
              'Somebody gets the mood I hid all day',
              "You're polite all day, and someone at home gets the rest.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would have to stay yours, job or no job?',
          plain: 'What would you want kept clear of work?',
          options: [
            [
              'One evening that nobody books over',
              'One evening. That sounds small, and it sounds as if you mean it.',
            ],
            ['My phone, after hours', "You don't want the job in your pocket."],
            [
              'Not much. Work has been filling a gap',
              "Work is already taking up room that's empty otherwise.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: "Who'd be the first to say you've changed?",
          plain: 'Who would notice first that it got too much?',
          options: [
            ['Someone at home, from my face', 'It would show in your face, and somebody reads it.'],
            ['My body, before anybody', 'Your body would say so first. Sounds as if it has before.'],
            ["Someone who's already said it once", "It's been said once already, and you haven't forgotten."],
          ],
        },
        {
          asks: 'step',
          ask: 'What would you want in writing before a yes?',
          plain: 'What would you ask for before you signed?',
          options: [
            ['A limit on the hours', "A limit, on paper, so it isn't you who has to say it each time."],
            ['Days when I still do the real work', "You'd keep some days for the work you know.", 'craft'],
            [
              "A way back, though I'd be embarrassed to ask",
              "You'd like a way back, and you'd hate to be heard asking.",
              'doubt',
            ],
          ],
        },
      ],
      open: 'what the hours would really be',
      style: 'count the evenings along with the pay',
      label: 'Counts the evenings too',
      mood: 'Careful with the hours that are left.',
    },
    no: {
      cues: 'say no|saying no|said no|a no|turn it down|turning it down|turned it down|refus*|decline|outsider|external|consultant|someone from outside|regret*|disappoint*|ask me again|last chance|only chance|once in a lifetime|mad to|crazy to|crazy not|stupid not|stupid to|ungrateful|let them down|let him down|let her down|owe them|owe him|owe her|passed over|have to watch|missed chance|everyone says|everybody says|stuck here',
      heard: [
        "Sounds as if a no wouldn't be free either.",
        "It sounds as if it isn't only about wanting it.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: "If it's a no, what would you have to watch?",
          plain: 'A year after a no, what would bother you?',
          options: [
            [
              'Somebody doing it worse than I would',
              "You'd have to stand there and see it done badly.",
              'craft',
            ],
            ['Somebody younger doing it well', "It'd be harder if it went well without you.", 'doubt'],
            [
              'Nothing changing, and knowing why',
              "Nothing would change, and you'd know it was you who let it.",
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'What was your very first thought when it came up?',
          plain: 'Before you had time to think, what did you feel?',
          options: [
            ['Finally', 'Finally: that was there before any of the arguments.', 'reward'],
            ['Oh no', 'First came oh no, and the reasons to take it came later.'],
            ['They must be desperate', 'You suspected them before you believed them.', 'doubt'],
          ],
        },
        {
          asks: 'view',
          ask: 'Who would a no let down?',
          plain: 'Whose face would you rather not see that day?',
          options: [
            [
              'The one who put in a word for me',
              'Somebody vouched for you, and a no would land on them too.',
            ],
            ['Someone at home', "At home they'd have to make their peace with it too.", 'home'],
            ['Me, in ten years', "It's yourself in ten years that you don't want to meet."],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which no in your life turned out fine?',
          plain: 'When did a no cost you less than you thought?',
          options: [
            ['A job once. I never missed it', "You've let a job go by before, and didn't miss it."],
            ['Something small, and nobody minded', 'A small no, and nobody minded.'],
            ["I can't think of one", 'Not one comes to mind. That makes this no a big one.'],
          ],
        },
      ],
      open: 'what a no would really cost, and whom',
      style: 'think through what you would have to live with, on either side',
      label: 'Looks at both prices',
      mood: 'A price on both sides.',
    },
  },
  together: [
    {
      of: ['craft', 'no'],
      say: 'Maybe you would take it to look after the work, and refuse it for the same reason.',
    },
    { of: ['craft', 'reward'], say: 'It sounds as if you would be paid to stop doing what you are good at.' },
    { of: ['people', 'doubt'], say: 'Maybe the doubt has faces, and they sit near you.' },
    { of: ['home', 'reward'], say: 'Sounds as if the money would come home and you would come home later.' },
    {
      of: ['doubt', 'no'],
      say: "You're unsure of a yes and unsure of a no. Only one of them you could try out.",
    },
    { of: ['people', 'no'], say: 'Sounds as if somebody minds, whichever way you answer.' },
    {
      of: ['craft', 'doubt'],
      say: "You know you're good at this one. Maybe that's what makes the other one look so bare.",
    },
  ],
  insights: [
    {
      of: ['craft', 'people'],
      say: "You see it as leaving the work for the people. Maybe what you'd miss in the work is partly that nobody in it has to be told anything.",
    },
    {
      of: ['craft', 'doubt'],
      say: "You compare years of being good at this with day one of the other. Nobody looks good in that comparison, whatever they'd become.",
    },
    {
      of: ['craft', 'reward'],
      say: "The raise is for doing less of what earned it. That may be why more money doesn't feel like a reward.",
    },
    {
      of: ['craft', 'home'],
      say: "It'd take good hours at work and good hours at home. Maybe it isn't the workload you mind. It's a week with no part left that's yours.",
    },
    {
      of: ['craft', 'no'],
      say: "A yes takes you away from the work, and a no leaves it to somebody else. Maybe it's the work you're protecting, both times.",
    },
    {
      of: ['people', 'doubt'],
      say: "You ask if you'd be good enough, and then you think of particular faces. It may be less about ability than about how they'd look at you.",
    },
    {
      of: ['people', 'reward'],
      say: "What you'd get, you'd get in front of the others. Maybe it isn't the title that's awkward but being seen to want it.",
    },
    {
      of: ['people', 'home'],
      say: "At work you'd be looking after people, and at home there are hours you want to keep. The same patience would be spent twice.",
    },
    {
      of: ['people', 'no'],
      say: "With a yes you'd be over them. With a no, someone else would be over all of you. Staying just one of the team may not be on offer.",
    },
    {
      of: ['doubt', 'reward'],
      say: "You've asked what it's worth and whether you're up to it. If you don't quite believe you could earn it, no figure will sound right.",
    },
    {
      of: ['doubt', 'home'],
      say: "You doubt you could do it, and you're guarding your evenings. If hours are how you'd make up for the doubt, those are one worry.",
    },
    {
      of: ['doubt', 'no'],
      say: "You're not sure you could do it, and not sure you could live with a no. Both are about how you'd look to yourself. The job hardly comes into it.",
    },
    {
      of: ['reward', 'home'],
      say: 'What it pays and what it costs would both come through your front door. Only the first has a number on it.',
    },
    {
      of: ['reward', 'no'],
      say: 'Part of what makes a no expensive is how it would look. That price has no figure, so it keeps growing.',
    },
    {
      of: ['home', 'no'],
      say: "A yes would be paid for at home, in hours. A no would be paid for in your own head. You've only worked out one of those.",
    },
  ],
  suggestions: [
    'ask whoever did it last what a Wednesday was like',
    'write down the one thing you would need to keep, and see if you dare ask for it',
    'ask what happens if it does not work out after six months',
    'tell one person the answer you lean to, and notice how your voice sounds',
    'ask for two more days, if you need them',
    'look at next week and mark the hours you would lose as lead',
  ],
};
