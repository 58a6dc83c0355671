import type { Pack } from '../../../../engine/pack.ts';

export const jobChoice: Pack = {
  id: 'job-choice',
  avoid: [],
  openings: [
    {
      cues: 'counter offer|counter-offer|counteroffer|match it|match the offer|offered me more to stay|more to stay|asked me to stay|begged me to stay',
      say: "So they'd like you to stay.",
      ask: 'What went through your head when they asked you to stay?',
      plain: 'What was your first thought when they tried to keep you?',
      asks: 'moment',
      concern: 'people',
      options: [
        ['Why only now', "They could have done it before, and didn't."],
        ["Relief. I wouldn't have to go", 'So you were relieved. That may be worth knowing.', 'safety'],
        [
          'That I was glad somebody finally fought for me',
          "Being fought for felt good. It needn't mean that you want to stay.",
        ],
      ],
    },
    {
      cues: "pros and cons|pro and con|made a list|spreadsheet|head says|can't decide|cant decide|back and forth|flip a coin|going round|going in circles",
      say: "So it hasn't been easy to settle.",
      ask: 'When you last felt nearly sure, which way did you lean?',
      plain: 'The last time you leaned one way, which was it?',
      asks: 'moment',
      concern: 'wrong',
      options: [
        ['The sensible one, and I felt flat', "You'd decided, and it left you flat."],
        [
          'The exciting one, and I felt a bit sick',
          'A bit sick. That can be fear, or it can be wanting it.',
          'safety',
        ],
        ["The one I'm not supposed to want", "So there's one you'd like, and shouldn't."],
      ],
    },
    {
      cues: 'good to me|let them down|letting them down|leave my team|leaving my team|feel guilty|guilty|gave me a chance|took a chance on me|betray*|short staffed|short-staffed',
      say: 'So the people come into it.',
      ask: 'What do you picture when you imagine telling them no?',
      plain: 'When you imagine saying no to them, what do they do?',
      asks: 'fear',
      concern: 'people',
      options: [
        ["They're kind about it, and that's worse", 'You could stand anger better than kindness.'],
        [
          "They go quiet and talk about who'll cover",
          "They'd talk about cover, and you'd hear what you're leaving them with.",
        ],
        ["They take it well, and I'm a bit hurt", 'So being let go easily would hurt a bit, too.'],
      ],
    },
    {
      cues: 'startup|start-up|start up|fixed term|fixed-term|safe job|safe one|probation|layoffs|laid off',
      say: 'So how certain it is seems to matter.',
      ask: 'Which email would you dread, a year in?',
      plain: 'If it went wrong in a year, what would the message say?',
      asks: 'fear',
      concern: 'safety',
      options: [
        ["We're restructuring, nothing personal", "You'd be out, and nobody would even be to blame."],
        ["We can't pay this month", "It's the month without pay you're looking at.", 'money'],
        [
          'One from somebody at home that says, I told you so',
          "It isn't only losing the job. It's having been warned.",
          'life',
        ],
      ],
    },
    {
      cues: 'commut*|relocat*|move to|moving to|remote|work from home|an hour away|hours away|far from',
      say: "So it's about life around the job too.",
      ask: 'What would be different about your evenings?',
      plain: 'What would an ordinary Tuesday evening be like?',
      asks: 'want',
      concern: 'life',
      options: [
        ["I'd be back in time to cook", "So you'd like to have some of the evening left."],
        ["I'd come home with something to tell", "You'd like to come home with something to tell.", 'work'],
        [
          "Nothing. I'd be tired, whatever I took",
          "Tired either way. So maybe it isn't only about which job.",
        ],
      ],
    },
    {
      cues: 'by monday|by tuesday|by wednesday|by thursday|by friday|until monday|until friday|answer by|need an answer|want an answer|wants an answer|have to tell them|expires|end of the week',

      ask: 'Which no would be harder to say?',
      plain: 'Which no would you put off writing?',
      asks: 'fear',
      concern: 'wrong',
      options: [
        ["The one that won't come round again", 'It feels like a last chance, and that makes it hard.'],
        ['The one where I know the people', "It's hard to say no to people you know.", 'people'],
        ['The one that other people would envy', 'So part of it is how it looks to others.', 'money'],
      ],
    },
    {
      ask: 'What do you say first when somebody asks about the decision?',
      plain: 'How do you describe it to a friend?',
      asks: 'moment',
      concern: 'wrong',
      options: [
        [
          'The exciting part, and then I add a but',
          "So that's the part you like talking about, up to the but.",
          'work',
        ],
        [
          'The sensible part. I sort of defend it',
          'You defend it, so somebody must be arguing against it. Maybe you.',
        ],
        ['Whatever the other person seems to like', 'So you listen for what the other one thinks.', 'life'],
      ],
    },
  ],
  concerns: {
    safety: {
      cues: 'secure|security|stable|stability|safer|fixed term|fixed-term|probation|layoffs|laid off|redundan*|go bust|go under|recession|health insurance|fall back|safety net|uncertain*|certainty',
      reflections: [
        'Sounds as if it matters how safe the job is.',
        "It sounds as if not knowing how it'd turn out is part of this.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What would make the less certain job safe enough?',
          plain: 'What would let you sleep in the first month?',
          options: [
            ['A contract without an end date', "You'd like not to have to count months."],
            ['Enough saved to fall back on', 'With some savings you could take more of a risk.', 'money'],
            [
              "Nothing would. I'd lie awake in either",
              'So it may not be the job that would make you feel safe.',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did something uncertain turn out well?',
          plain: 'When did you last do something before you were sure?',
          options: [
            ['A move I made with hardly a plan', 'So you did it once without much of a plan.'],
            [
              "My last job. I wasn't sure of that either",
              "You weren't sure last time either, and you took it.",
            ],
            ["Never. I've always waited to be sure", "So this would be new for you, if you can't be sure."],
          ],
        },
        {
          asks: 'rule',
          ask: 'Who taught you what a secure job is?',
          plain: 'Who worried about jobs when you were a child?',
          options: [
            ['A parent who lost theirs', 'You saw what it does to a family.', 'life'],
            ['People who stayed forty years in one place', "So leaving isn't something you saw at home."],
            ['I found out for myself, the hard way', "You've lost one before, and you remember."],
          ],
        },
        {
          asks: 'fear',
          ask: 'If the riskier one failed, what would be the worst bit?',
          plain: 'What would hurt most, if it failed after a year?',
          options: [
            ['Looking for work again', "So it's the searching all over again that you dread."],
            ['What it would do to people who depend on me', "It wouldn't only be you.", 'life'],
            ['Everyone knowing that I chose it', "It'd be worse because you chose it.", 'wrong'],
          ],
        },
      ],
      open: 'how certain the less certain one really is',
      style: 'ask what could go wrong before you choose',
      label: 'Careful with risks',
      mood: 'Careful, and still thinking.',
    },
    money: {
      cues: 'salary|more an hour|per year|a year more|a month more|bonus|savings|equity|pay cut|paycut|less money|underpaid|the pay|better pay|pays more|pays less|pays better|more money|the money',
      reflections: ['So the pay is part of it.', 'Sounds as if the money matters here.'],
      questions: [
        {
          asks: 'exception',
          ask: 'If both paid the same, which would it be?',
          plain: 'With the same pay in both, which would you choose?',
          options: [
            ['The one that pays less now', "So without the pay you'd lean the other way.", 'work'],
            ['Still the one that pays more', "So it isn't just the pay that draws you there."],
            [
              "I'd have to find another excuse",
              "You call it an excuse. So there's another reason, perhaps.",
              'wrong',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would the better pay be for?',
          plain: "What's the first thing the extra would go to?",
          options: [
            ['Bills. No more sums at midnight', "You'd like not to have to count any more."],
            ['Working less, some day', "So it'd be for time, later on.", 'life'],
            ["Proof that I'm worth that", "It'd tell you something about your worth."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What would you have to swallow for the better money?',
          plain: 'What comes along with the higher pay that you like less?',
          options: [
            ["Hours I won't get back", 'So the money would cost you time.', 'life'],
            ['Work that bores me by noon', 'Well paid, and bored by noon.', 'work'],
            ["A place I don't quite trust", 'So something about that place bothers you already.', 'safety'],
          ],
        },
        {
          asks: 'view',
          ask: 'Who would you tell the bigger figure first?',
          plain: 'Whose face would you like to see when they hear the salary?',
          options: [
            ['Someone at home who worries', 'Somebody would stop worrying, or worry less.', 'life'],
            ['My parents, in some roundabout way', "You'd want them to know, without making much of it."],
            ['Someone who earns more than me', "You'd like to have caught up with somebody."],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you still ask for, in either job?',
          plain: 'What one thing would you ask for, before you sign?',
          options: [
            ['A bit more, in plain numbers', "So you'd still like a bit more."],
            ['A day or two at home each week', "What you'd ask for isn't money at all.", 'life'],
            [
              "Nothing. I'm afraid they'd take it back",
              "So you don't feel the offer is quite safe.",
              'wrong',
            ],
          ],
        },
      ],
      open: 'which one you would take at equal pay',
      style: 'look at the figures, and at what they leave out',
      label: 'Looks at the pay too',
      mood: 'Thinking about money, and more.',
    },
    people: {
      cues: 'loyal*|coworker*|co-worker*|good to me|let them down|letting them down|guilt*|owe them|owe him|owe her|betray*|took a chance|gave me a chance|hired me|trained me|counter offer|counteroffer|like family|short staffed|give notice|hand in my notice|resign*',
      reflections: [
        'Sounds as if the people matter in this.',
        'It sounds as if somebody at work is part of this decision.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Whose face comes up first when you compare the two?',
          plain: 'Which person in either place do you think of?',
          options: [
            ['Somebody who once covered for me', "Somebody stood by you, and you haven't forgotten."],
            ['Somebody I met there and liked at once', "So there's already somebody you like there."],
            ["Someone I'd be glad to get away from", "So there's somebody you'd be glad to leave."],
          ],
        },
        {
          asks: 'fear',
          ask: "Who would be hardest to tell what you've decided?",
          plain: 'Whom would you put off telling?',
          options: [
            [
              'The one who took a chance on me',
              'Somebody took a chance on you, and saying no to them feels ungrateful.',
            ],
            ['People who are already short of hands', "You'd be thinking of those who have to do your part."],
            [
              'Somebody at home who thinks it is settled',
              "Somebody at home thinks it's settled, and for you it isn't.",
              'life',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you think of a friend who stayed out of loyalty?',
          plain: 'What do you think when a friend stays just to be loyal?',
          options: [
            [
              'That the place would replace them in a month',
              'You can see that quite clearly for somebody else.',
            ],
            [
              "That I'd like to work with someone like that",
              "You like loyal people, so you'd like to be one.",
            ],
            ["That they're hiding behind it", 'So you think loyalty can also be a way to hide.', 'wrong'],
          ],
        },
        {
          asks: 'want',
          ask: 'Who do you want around you at eight in the morning?',
          plain: 'Who would you like at the next desk?',
          options: [
            ['People who laugh, also in a bad week', 'You want a place where a bad week can still be funny.'],
            ['Someone I can learn from', "You'd like to work with people you can learn from.", 'work'],
            ['People who need me a bit less', "You've been needed a lot, and you'd like less of it."],
          ],
        },
        {
          asks: 'step',
          ask: "Who'd tell you honestly what it's like in the other place?",
          plain: 'Who has worked there and has nothing to sell?',
          options: [
            ['Somebody who left', 'Somebody who left has no reason to make it sound better.'],
            ["Somebody I'd be sitting next to", "They'd know what the days are like."],
            [
              "I know who. I've been putting it off",
              "So you know whom to ask. Maybe it's the answer that worries you.",
              'wrong',
            ],
          ],
        },
      ],
      open: 'what the people there are really like to work with',
      style: 'think of the people as much as of the job',
      label: 'Thinks of the people',
      mood: 'Thinking of the people in it.',
    },
    work: {
      cues: 'interesting|bored|boring|boredom|challeng*|meaningful|passion*|stagnat*|in a rut|exciting|excit*|dream job|what i studied|creative|the actual work|more senior|step down|step back',
      reflections: [
        "Sounds as if it matters what you'd actually be doing.",
        'So the work itself counts, too.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last lose track of time at work?',
          plain: 'Which hour of work went by fastest lately?',
          options: [
            ['Solving something tricky', 'So you like having something hard to solve.'],
            ['Explaining something to somebody', 'So you like helping somebody understand.', 'people'],
            ["I'd have to go back a long way", "So it's been a long time since work felt like that."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like to be good at in three years?',
          plain: "What would you like to know that you don't know today?",
          options: [
            ["Something I can't do yet at all", "You'd like to learn something quite new."],
            [
              'The thing I do now, only properly',
              "You're not done with what you do. You'd like to do it properly.",
            ],
            ['How to go home and not think about work', "So work shouldn't be the main thing.", 'life'],
          ],
        },
        {
          asks: 'fear',
          ask: 'Who at work would you hate to turn into?',
          plain: 'Whose job do you look at and think, not me?',
          options: [
            [
              'The one who stopped trying years ago',
              "You've seen somebody stop trying, and it frightens you a bit.",
            ],
            [
              'The one who is there every weekend',
              "You've seen what it does to somebody, being always there.",
              'life',
            ],
            ['Someone a lot like me today', "So it's partly about how you are at work these days."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What would be dull about the job you like better?',
          plain: 'What would a Wednesday in year two be like?',
          options: [
            ['Meetings, like everywhere', "So it wouldn't all be exciting, and you know it."],
            ['Chaos, and nobody really in charge', 'So the exciting one might also be a mess.', 'safety'],
            ["I don't want to know, I like the picture", "You like the picture, and you'd like to keep it."],
          ],
        },
      ],
      open: 'what an ordinary day in each job is like',
      style: 'look at the work behind the offer',
      label: 'Asks about the work',
      mood: 'Thinking about the work itself.',
    },
    life: {
      cues: 'commut*|relocat*|move to|remote|work from home|office days|hybrid|overtime|baby|pregnant|school run|my health|friends here|long hours|longer hours|moving house|see my kids|see the kids|my family',
      reflections: [
        "Sounds as if it's about life outside work as well.",
        "So it's your life around the job, too.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What would you be doing at six, in the job you'd rather take?",
          plain: 'Where would you be at six in the evening?',
          options: [
            ['On the way, still answering messages', "You're on your way home, and still working."],
            ['In my kitchen, with time to cook', "So you'd like to be home with some time left."],
            ["No picture. I've only looked at the job", "So you haven't got as far as the evening yet."],
          ],
        },
        {
          asks: 'view',
          ask: 'What does somebody close to you say about the choice?',
          plain: 'What did the last person you asked say?',
          options: [
            [
              "That I'd be silly to pass up the money",
              "So for them it's about the money. Maybe for you it's more.",
              'money',
            ],
            ["That I've been livelier since it came up", "So somebody saw that it's doing you good.", 'work'],
            [
              'Do what you want, in a certain tone',
              "They leave it to you, and you can hear what they'd like.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you want to have time for on a weekday?',
          plain: 'What should still fit in after work?',
          options: [
            ['Somebody I love, while they are still awake', "You want to be home before they're asleep."],
            ['Something with no use at all, like music', "You'd like some time that's just for you."],
            ["I'd forgotten that was a question", "So you haven't thought much about the rest of the day."],
          ],
        },
        {
          asks: 'cost',
          ask: 'Who might see less of you than now?',
          plain: "Who would say, you're never here?",
          options: [
            ["My kids, who don't get a vote", "They'd have to live with it, and nobody asks them."],
            ['A partner who would do the rearranging', 'So somebody else would have to change their week.'],
            ["Nobody, really. That's odd to notice", 'Nobody. That seems to have surprised you.'],
          ],
        },
      ],
      open: 'what an ordinary weekday would look like at home',
      style: "think of what's left of the day",
      label: 'Asks about the evenings',
      mood: 'Thinking of more than the job.',
    },
    wrong: {
      cues: "wrong choice|wrong decision|wrong one|wrong job|choose wrong|chose wrong|can't decide|cant decide|indecisi*|back and forth|pros and cons|gut feeling|overthink*|no way back|burn bridges|burning bridges|paralys*|paralyz*|coin|grass is greener|miss out|fomo",
      reflections: [
        'Sounds as if you want to be sure you get it right.',
        "It sounds as if it's hard to settle.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: "How would you notice that you'd picked the wrong job?",
          plain: 'What would the wrong choice feel like on a Sunday night?',
          options: [
            ["I'd dread Monday, like before", 'So you know that dread already.'],
            ["I'd keep looking up the other place", "So you'd keep thinking of the other one."],
            ["I'd know in a week and tell nobody", "So you'd keep it to yourself if it was wrong."],
          ],
        },
        {
          asks: 'moment',
          ask: 'When was it clear what you want, even for a minute?',
          plain: 'Where were you when you last felt nearly sure?',
          options: [
            [
              'Talking to them, when I forgot to be nervous',
              'So with them you forgot to be nervous.',
              'work',
            ],
            ['Walking, not thinking about it', "So it was clearer when you weren't trying."],
            ['When I thought one was gone, and I minded', 'You minded. That may tell you something.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'How did you make your last big choice?',
          plain: 'What tipped your last big decision?',
          options: [
            ['Somebody said one sentence and I knew', 'So somebody helped you hear it.', 'people'],
            ['I did the sensible thing', 'So last time you did what was sensible.', 'safety'],
            ['I waited until it decided itself', 'Last time you let time decide.'],
          ],
        },
        {
          asks: 'view',
          ask: 'Which of your reasons would you rather not say out loud?',
          plain: "What's the reason that isn't on your list?",
          options: [
            ["It'd impress people", "So it's partly about what people would think."],
            [
              "I wouldn't have to resign to anyone's face",
              "So you'd rather not have that conversation.",
              'people',
            ],
            ["I'm tired, and one of them is easier", 'Being tired is a reason, too.', 'life'],
          ],
        },
        {
          asks: 'step',
          ask: 'Which one answer would help you decide?',
          plain: 'What single question would you still ask somebody?',
          options: [
            [
              'What a normal week there is like',
              "So you'd like to know what the days are really like.",
              'life',
            ],
            ['Why the last person left', "You'd like to know why somebody left.", 'safety'],
            [
              'None. I know enough, I just want permission',
              "So it may be somebody's yes that you're waiting for.",
            ],
          ],
        },
      ],
      open: 'what would help you decide',
      style: 'want to be sure before you choose',
      label: 'Wants to be sure',
      mood: 'Not decided yet.',
    },
  },
  together: [
    {
      of: ['safety', 'work'],
      say: 'Maybe one of them feels safer, and the other more interesting.',
    },
    { of: ['money', 'people'], say: 'Maybe the pay speaks for one job and the people for the other.' },
    { of: ['people', 'wrong'], say: 'Perhaps it would be easier to decide if nobody had to be told.' },
    { of: ['money', 'life'], say: "Maybe you're asking how much of your time the pay is worth." },
    { of: ['work', 'wrong'], say: "Maybe you know which work you'd like, and don't quite trust it." },
    { of: ['safety', 'life'], say: "Perhaps you're being careful for other people too." },
    { of: ['safety', 'wrong'], say: "Maybe you'd like to be sure before you can be." },
  ],
  insights: [
    {
      of: ['safety', 'money'],
      say: 'Maybe you hope the better pay would make you feel safer than it can.',
    },
    {
      of: ['safety', 'people'],
      say: 'Perhaps part of what feels safe about a job is the people you know there.',
    },
    {
      of: ['safety', 'work'],
      say: "It could be that you'd like to choose the work, and feel you have to choose what's safe.",
    },
    {
      of: ['safety', 'life'],
      say: "Maybe you'd take more of a risk if it only concerned your work.",
    },
    {
      of: ['safety', 'wrong'],
      say: "Maybe it isn't the risk you mind so much as having nobody else to blame.",
    },
    {
      of: ['money', 'people'],
      say: "Perhaps you can compare the pay, but you can't compare the people.",
    },
    {
      of: ['money', 'work'],
      say: "Maybe you'd like to follow the work, and the money keeps you from saying so.",
    },
    {
      of: ['money', 'life'],
      say: 'Maybe the question is how much of your free time the pay is worth.',
    },
    {
      of: ['money', 'wrong'],
      say: "Perhaps you look at the money because it's the part you can't get wrong.",
    },
    {
      of: ['people', 'work'],
      say: "Maybe you're hoping for one job with both the right people and the right work.",
    },
    {
      of: ['people', 'life'],
      say: 'Perhaps you think so much of the others, at work and at home, that your own wish comes last.',
    },
    {
      of: ['people', 'wrong'],
      say: "Maybe what you dread isn't the wrong choice but having to tell somebody.",
    },
    {
      of: ['work', 'life'],
      say: "Maybe you're choosing between work that fills your days and a life with room for other things.",
    },
    {
      of: ['work', 'wrong'],
      say: "Perhaps you know which work you'd rather do, and are afraid to trust that.",
    },
    {
      of: ['life', 'wrong'],
      say: 'Maybe the wrong choice, for you, would be one that spoils the rest of the day.',
    },
  ],
  suggestions: [
    'ask each place what somebody in that job did last Tuesday',
    "spend one day as if you'd taken the first job, the next as if the other",
    'do the journey once, at the hour you would really do it',
    "ask the one question you haven't asked yet",
    'write both emails, send neither, and see which was easier to write',
    'strike the money off the list for an evening and look at what is left',
  ],
  later: {
    secret: [
      'What would settle it may not be in either job description, so comparing them only gets you so far.',
    ],
    pretend: [
      'You can sound relaxed about it, which may be why nobody has asked which choice keeps you awake.',
    ],
    protect: [
      "How a choice would feel to somebody else may be counting for more than you'd put on any list of pros and cons.",
    ],
    guilt: [
      'Maybe no job looks good when taking it, or turning it down, feels like doing wrong by somebody.',
    ],
    relief: [
      "You may have learned more from which 'no' would be a relief than from everything you know about the jobs.",
    ],
    hurt: [
      'After what hurt you, the jobs may not compare on facts alone anymore, however neatly the facts line up.',
    ],
    duty: [
      'It could be crowded inside this choice: your own opinion is in there with everybody who counts on you.',
    ],
    want: [
      "It sounds as if you'd compared what each job offers before anybody asked what you'd want to be offered.",
    ],
    miss: [
      "You might be comparing the jobs with each other while both are up against something that's over.",
    ],
    fear: ["It may be the bad endings you've been comparing, one per job, rather than the jobs."],
    becoming: ['You may be deciding about the person each job would make of you, more than about the jobs.'],
    notgood: [
      "You're asking which job is right, and perhaps also whether they'd still want you once they really knew you.",
    ],
    worn: [
      'As tired as you are, you may only be able to see what a job would take out of you, whichever it is.',
    ],
    alone: [
      'A choice like this tends to get clearer once somebody hears all of it, and maybe nobody has yet.',
    ],
    anger: ["Comparing jobs calmly may be a lot to ask while something about all this just isn't fair."],
    kindness: ["Pay and titles line up neatly, that good moment doesn't, yet it may be what you'll go by."],
    decided: ['Perhaps you picked a while back, and keep comparing so that nobody can say you rushed.'],
    waiting: [
      'Some of the back and forth may be thinking, and some may be not wanting to lose either one yet.',
    ],
  },
};
