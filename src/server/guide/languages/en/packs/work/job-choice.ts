import type { Pack } from '../../../../engine/pack.ts';

export const jobChoice: Pack = {
  id: 'job-choice',
  avoid: [],
  openings: [
    {
      cues: 'counter offer|counter-offer|counteroffer|matched|match it|match the offer|offered me more to stay|more to stay|asked me to stay|begged me to stay',
      say: "Now that you've got somewhere else to go, they want to keep you.",
      ask: 'What went through your head when they said it?',
      plain: 'What was your first thought when they tried to keep you?',
      asks: 'moment',
      concern: 'people',
      options: [
        ['Why only now', "They could have done it before, and didn't."],
        [
          "Relief. I wouldn't have to go",
          "What you felt was relief. That's worth knowing, whatever it's about.",
          'safety',
        ],
        [
          'That I was glad somebody finally fought for me',
          'Being fought for felt good. It might be a different thing from wanting to stay.',
        ],
      ],
    },
    {
      cues: "pros and cons|pro and con|made a list|lists|spreadsheet|gut|my heart|my head|head says|on paper|can't decide|cant decide|back and forth|flip a coin|going round|going in circles",
      say: "You've been over this more than once.",
      ask: 'When it was last settled for an hour, which one was it?',
      plain: 'The last time you felt nearly sure, where were you going?',
      asks: 'moment',
      concern: 'wrong',
      options: [
        ['The sensible one, and I felt flat', 'It was settled, and you went flat.'],
        [
          'The exciting one, and I felt a bit sick',
          'A bit sick. That can be fear, or it can be wanting.',
          'safety',
        ],
        [
          "The one I'm not supposed to want",
          "There's one you're not supposed to want, and that's where you landed.",
        ],
      ],
    },
    {
      cues: 'loyal*|good to me|let them down|letting them down|leave my team|leaving my team|feel guilty|guilty|gave me a chance|took a chance on me|betray*|short staffed|short-staffed',
      say: 'Sounds as if somebody there is hard to leave.',
      ask: 'How do you picture telling them?',
      plain: 'When you imagine saying you are going, what do they do?',
      asks: 'fear',
      concern: 'people',
      options: [
        ["They're kind about it, and that's worse", 'You could stand anger better than kindness.'],
        [
          "They go quiet and talk about who'll cover",
          "They'd talk about cover, and you'd hear what you're leaving them with.",
        ],
        [
          "They take it well, and I'm a bit hurt",
          "Being let go easily would sting too. That's a strange thing to be afraid of, and very common.",
        ],
      ],
    },
    {
      cues: 'startup|start-up|start up|permanent|fixed term|fixed-term|contract|secure|security|stable|stability|risk*|safe job|safe one|probation|pension|layoffs|laid off',
      say: 'So one of them feels less certain.',
      ask: 'Which email would you dread, a year in?',
      plain: 'If it went wrong in a year, what would the message say?',
      asks: 'fear',
      concern: 'safety',
      options: [
        ["We're restructuring, nothing personal", "Nothing personal, and you're out anyway."],
        ["We can't pay this month", "It's the month without pay you're looking at.", 'money'],
        [
          'One from somebody at home that says, I told you so',
          "It isn't only losing the job, it's having been warned.",
          'life',
        ],
      ],
    },
    {
      cues: 'commut*|relocat*|move to|moving to|remote|work from home|an hour away|hours away|kids|my daughter|my son|my wife|my husband|my partner|my girlfriend|my boyfriend|far from',
      say: 'Then this is about mornings and evenings too.',
      ask: 'Which one gives you the better Tuesday evening?',
      plain: 'In which job do you come home in a better mood?',
      asks: 'want',
      concern: 'life',
      options: [
        [
          "The one where I'm back in time to cook",
          'One of them gets you home while the evening still exists.',
        ],
        [
          'The one where I come home with something to tell',
          "You'd like to have something to tell at the end of a day.",
          'work',
        ],
        ['Neither. I picture being tired in both', "Tired in both. So maybe it isn't only about which one."],
      ],
    },
    {
      cues: 'by monday|by tuesday|by wednesday|by thursday|by friday|until monday|until friday|answer by|deadline|need an answer|want an answer|wants an answer|have to tell them|have to decide|expires|end of the week',
      say: "And they won't wait for ever.",
      ask: 'Which one is it harder to picture saying no to?',
      plain: 'Which no would you put off writing?',
      asks: 'fear',
      concern: 'wrong',
      options: [
        [
          "The one that won't come round again",
          'One of them feels like a last chance, and that gives it weight.',
        ],
        ['The one where I know the people', "It's easier to turn down an address than a person.", 'people'],
        ['The one that other people would envy', "You'd be turning down what others would envy.", 'money'],
      ],
    },
    {
      ask: 'Which one do you talk about longer when somebody asks?',
      plain: 'When you tell a friend about it, which one do you describe first?',
      asks: 'moment',
      concern: 'wrong',
      options: [
        [
          'The exciting one, and then I add a but',
          'You get going about that one, and then you stop yourself.',
          'work',
        ],
        [
          'The sensible one. I sort of defend it',
          "You speak up for the sensible one. Sounds as if somebody's arguing with it.",
        ],
        ['Whichever the other person seems to like', 'You describe the one they would pick.', 'life'],
      ],
    },
  ],
  concerns: {
    safety: {
      cues: 'secure|security|stable|stability|risk*|safe|safer|startup|start-up|start up|permanent|fixed term|fixed-term|temporary|probation|layoffs|laid off|redundan*|go bust|go under|funding|recession|pension|benefits|health insurance|visa|fall back|safety net|unknown|uncertain*|certainty|at my age',
      heard: [
        'Sounds as if being able to count on it matters a good deal.',
        'It sounds as if you keep checking the floor before you step.',
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What would make it safe enough?',
          plain: 'What would let you sleep in the first month?',
          options: [
            ['A contract without an end date', "You'd like to stop counting months."],
            ['Enough saved to fall back on', "If there's a cushion, you could stand a bump.", 'money'],
            [
              "Nothing would. I'd lie awake in either",
              "You'd lie awake in either. So a safe job may not be what makes you feel safe.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did something uncertain turn out well?',
          plain: 'When did you last jump before you were sure?',
          options: [
            ['A move I made with hardly a plan', 'You went once with hardly a plan, and here you are.'],
            [
              "My last job. I wasn't sure of that either",
              "You weren't sure last time either, and you took it.",
            ],
            [
              "Never. I've always waited to be sure",
              "You've waited to be sure each time. This one may not give you that.",
            ],
          ],
        },
        {
          asks: 'rule',
          ask: 'Who taught you what a secure job is?',
          plain: 'Who worried about jobs when you were a child?',
          options: [
            ['A parent who lost theirs', 'You saw early what losing one does to a house.', 'life'],
            [
              'People who stayed forty years in one place',
              'You grew up with people who stayed put. Nobody showed you leaving.',
            ],
            [
              'I found out for myself, the hard way',
              "You've been dropped before, and you haven't forgotten how it went.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'If the riskier one failed, what would be the worst bit?',
          plain: 'It fails after a year. What hurts most?',
          options: [
            ['Looking for work again', "It's the starting over: letters, waiting, being looked up and down."],
            ['What it would do to people who depend on me', "You wouldn't fall alone.", 'life'],
            [
              'Everyone knowing that I chose it',
              'A failure you chose would hurt more than one that happened to you.',
              'wrong',
            ],
          ],
        },
      ],
      open: 'how certain the less certain one really is',
      style: 'check first what you would fall back on',
      label: 'Checks the floor first',
      mood: 'Careful, and still tempted.',
    },
    money: {
      cues: 'salary|pay|pays|paid|paying|money|more an hour|per year|a year more|a month more|raise|bonus|mortgage|rent|debt|loan|bills|savings|percent|equity|stock|shares|pay cut|paycut|less money|afford|underpaid|worth',
      heard: [
        'So the figure is part of it.',
        'Sounds as if the pay is saying something to you, besides the sum.',
      ],
      questions: [
        {
          asks: 'exception',
          ask: 'If both paid the same, which would it be?',
          plain: 'Same pay in both: where are you on the first Monday?',
          options: [
            ['The one that pays less now', 'Without the gap in pay, it seems you know.', 'work'],
            ['Still the one that pays more', "So it isn't the pay that pulls you there, or not alone."],
            [
              "I'd have to find another excuse",
              "You call it an excuse yourself. There's something behind it, then.",
              'wrong',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would the better pay be for?',
          plain: "What's the first thing the extra would go to?",
          options: [
            ['Bills. No more sums at midnight', "It'd buy you nights without sums."],
            [
              'Working less, some day',
              'It would be for time, later. A long way round to free hours.',
              'life',
            ],
            ["Proof that I'm worth that", "It isn't only for spending, then. It'd say something about you."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What would you have to swallow for the better money?',
          plain: 'What comes along with the higher pay that you like less?',
          options: [
            ["Hours I won't get back", "So they'd be buying hours that aren't really for sale.", 'life'],
            ['Work that bores me by noon', 'Bored by noon, and well paid for the afternoon.', 'work'],
            [
              "A place I don't quite trust",
              'Something about the place already bothers you, and the figure talks over it.',
              'safety',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Who would you tell the bigger figure first?',
          plain: 'Whose face would you like to see when they hear the salary?',
          options: [
            ['Someone at home who worries', "The figure would calm somebody's worry, besides yours.", 'life'],
            ['My parents, in some roundabout way', "You'd find a way to let it drop, and watch them."],
            ['Someone who earns more than me', "There's somebody who's been ahead, and you'd draw level."],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you still ask one of them for?',
          plain: 'Before you sign: what one thing would you ask for?',
          options: [
            ['A bit more, in plain numbers', "You'd ask for a figure. You may even know which."],
            ['A day or two at home each week', "What you'd ask for isn't money at all.", 'life'],
            [
              "Nothing. I'm afraid they'd take it back",
              'You think of the offer as something they could snatch away.',
              'wrong',
            ],
          ],
        },
      ],
      open: 'which one you would take at equal pay',
      style: 'use the figures to think, and then look for what they leave out',
      label: 'Knows what it costs',
      mood: 'Figures on the table, question still there.',
    },
    people: {
      cues: 'loyal*|my team|my boss|my manager|colleague*|coworker*|co-worker*|good to me|been good|let them down|letting them down|guilt*|owe them|owe him|owe her|betray*|took a chance|gave me a chance|hired me|trained me|counter offer|counteroffer|culture|atmosphere|toxic|like family|short staffed|tell them|give notice|hand in my notice|resign*',
      heard: [
        "Sounds as if it's hard to separate the job from the people.",
        'It sounds as if somebody at work is part of this decision.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Whose face comes up first when you compare the two?',
          plain: 'Which person in either place do you think of?',
          options: [
            ['Somebody who once covered for me', 'They covered for you, and you carry that with you.'],
            [
              'Somebody I met there and liked at once',
              "You've half moved in already, at least next to one person.",
            ],
            [
              "Someone I'd be glad to get away from",
              "There's somebody you'd be leaving, gladly. You've been polite about it.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'Who would be hardest to tell?',
          plain: 'At whose door would you hesitate before knocking?',
          options: [
            ['The one who took a chance on me', 'Somebody took a chance, and it feels like handing it back.'],
            ['People who are already short of hands', "You know who'd be doing your work the week after."],
            [
              'Somebody at home who thinks it is settled',
              "At home it's been settled, without you quite being there.",
              'life',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you think of a friend who stayed out of loyalty?',
          plain: 'A friend stays in a job just to be loyal. What do you think?',
          options: [
            [
              'That the place would replace them in a month',
              "You see that clearly, as long as it's somebody else.",
            ],
            [
              "That I'd like to work with someone like that",
              'You like loyal people. It would be odd to stop being one.',
            ],
            [
              "That they're hiding behind it",
              'From outside, loyalty can look like a place to hide.',
              'wrong',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'Who do you want around you at eight in the morning?',
          plain: 'Who would you like at the next desk?',
          options: [
            ['People who laugh, also in a bad week', 'You want a place where a bad week can still be funny.'],
            ['Someone I can learn from', "You'd like somebody next to you who's further along.", 'work'],
            ['People who need me a bit less', "You've been needed a lot. That's hard to resign from."],
          ],
        },
        {
          asks: 'step',
          ask: "Who'd tell you honestly what it's like in there?",
          plain: 'Who has worked there and has nothing to sell?',
          options: [
            ['Somebody who left', 'Somebody who left knows both the door in and the door out.'],
            ["Somebody I'd be sitting next to", 'The next desk would know more than the interview did.'],
            [
              "I know who. I've been putting it off",
              "You know whom to ask. Maybe you're not sure you want the answer.",
              'wrong',
            ],
          ],
        },
      ],
      open: 'what the people there are really like to work with',
      style: 'decide about faces as much as about jobs',
      label: 'Loyal to people',
      mood: 'Hard to leave, whoever it is.',
    },
    work: {
      cues: 'interesting|bored|boring|boredom|learn|learning|grow|growth|challeng*|meaningful|meaning|purpose|passion*|stagnat*|in a rut|routine|exciting|excit*|dream job|my field|what i studied|creative|responsib*|the actual work|project*|more senior|step down|step back|experience|skills|develop',
      heard: [
        "Sounds as if it matters what you'd actually be doing there.",
        "It's about the work itself, by the sound of it, not only the offer.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last forget the time at work?',
          plain: 'Which hour of work went by fastest lately?',
          options: [
            ['Solving something tricky', 'Something tricky, and the hour was gone.'],
            [
              'Explaining something to somebody',
              'You lost track of time while helping someone get it.',
              'people',
            ],
            ["I'd have to go back a long way", 'A long way back. So the clock has been slow for a while.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like to be good at in three years?',
          plain: "What would you like to know that you don't know today?",
          options: [
            ["Something I can't do yet at all", "You'd like to be a beginner again, at something."],
            [
              'The thing I do now, only properly',
              "You're not done with what you do. You'd like to do it properly.",
            ],
            [
              'How to go home and not think about work',
              "That's one way to put it: the work shouldn't be the main thing.",
              'life',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "Who at work don't you want to turn into?",
          plain: 'Whose job do you look at and think, not me?',
          options: [
            [
              'The one who stopped trying years ago',
              "You've seen how someone stops trying, a bit at a time.",
            ],
            [
              'The one who is there every weekend',
              "They're always there, and you've seen what it's done.",
              'life',
            ],
            ['Someone a lot like me today', "You didn't have to look far."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What would the exciting one be like on a wet Wednesday?',
          plain: 'In year two, what would be dull about the one you like?',
          options: [
            ['Meetings, like everywhere', 'There would be meetings. You knew that, and you still like it.'],
            [
              'Chaos, and nobody really in charge',
              "Once it's normal, exciting may just be unorganised.",
              'safety',
            ],
            [
              "I don't want to know, I like the picture",
              'You like it as a picture. A Wednesday might spoil it.',
            ],
          ],
        },
      ],
      open: 'what an ordinary day in the newer one is made of',
      style: 'look for the work you would do on an ordinary day, behind the offer',
      label: 'Wants good work',
      mood: 'Curious, and not quite packed.',
    },
    life: {
      cues: 'commut*|drive|train|relocat*|moving|move to|remote|work from home|office days|hybrid|hours|overtime|weekends|evenings|travel|kids|children|my daughter|my son|my wife|my husband|my partner|my girlfriend|my boyfriend|family|baby|pregnant|school run|my parents|my health|sleep|balance|friends here|my city|house',
      heard: [
        'Sounds as if it also decides what your days look like outside work.',
        "It's your life around the job too, by the sound of it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Six in the evening, in the one you lean to. Where are you?',
          plain: 'In that job, what are you doing at six?',
          options: [
            ['On the way, still answering messages', "You're on the way home, and still at work."],
            ['In my kitchen, with time to cook', 'A kitchen and some time. You had that picture ready.'],
            [
              "No picture. I've only looked at the job",
              "You've looked hard at the job, and not yet at six o'clock.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What does somebody close to you say about it?',
          plain: 'What did the last person you asked say?',
          options: [
            [
              "That I'd be silly to pass up the money",
              "To them it's about the money. It sounds as if it isn't only that for you.",
              'money',
            ],
            ["That I've been livelier since it came up", 'Somebody saw you come to life a bit.', 'work'],
            ['Do what you want, in a certain tone', 'The words leave it to you. The tone does not.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you want to have time for on a weekday?',
          plain: 'What should still fit in after work?',
          options: [
            ['Somebody I love, while they are still awake', "You want to see them awake. It's that simple."],
            ['Something with no use at all, like music', "You'd like an hour that's good for nothing."],
            [
              "I'd forgotten that was a question",
              "You've been choosing a job and left out the rest of the day.",
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'Who would see less of you?',
          plain: 'Who would say, you are never here?',
          options: [
            ["My kids, who don't get a vote", 'They get the result without having been asked.'],
            ['A partner who would do the rearranging', "Somebody else's week would move so that yours can."],
            [
              "Nobody, really. That's odd to notice",
              'Nobody would see less of you. That seems to have come as a surprise.',
            ],
          ],
        },
      ],
      open: 'what an ordinary weekday would look like at home',
      style: 'measure a job by what is left of the day',
      label: 'Asks about the evenings',
      mood: 'Thinking of more than the job.',
    },
    wrong: {
      cues: "wrong choice|wrong decision|wrong one|wrong job|choose wrong|chose wrong|regret*|what if|can't decide|cant decide|indecisi*|back and forth|pros and cons|lists|spreadsheet|my gut|gut feeling|my heart|overthink*|mistake|no way back|burn bridges|burning bridges|either way|paralys*|paralyz*|coin|circles|grass is greener|last chance|miss out|fomo",
      heard: [
        'Sounds as if getting it wrong weighs more than either job.',
        'It sounds as if no answer stays the answer for long.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: "How would you notice you'd picked wrong?",
          plain: 'What would the wrong choice feel like on a Sunday night?',
          options: [
            ["I'd dread Monday, like before", 'Like before, you say. So you know that dread by heart.'],
            ["I'd keep looking up the other place", 'Part of you would move into the one you turned down.'],
            [
              "I'd know in a week and tell nobody",
              "The mistake you could take. Admitting it is the part you'd avoid.",
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When was it clear, even for a minute?',
          plain: 'Where were you when you last felt nearly sure?',
          options: [
            [
              'Talking to them, when I forgot to be nervous',
              'You forgot to be nervous, and in that minute it was clear.',
              'work',
            ],
            ['Walking, not thinking about it', 'It came when you had stopped going after it.'],
            ['When I thought one was gone, and I minded', 'You minded. That was quicker than any list.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'How did you make your last big choice?',
          plain: 'Last big decision: what tipped it?',
          options: [
            [
              'Somebody said one sentence and I knew',
              'One sentence from somebody, and you knew what you already thought.',
              'people',
            ],
            [
              'I did the sensible thing',
              "Sensible, last time. You're not saying if you'd do it again.",
              'safety',
            ],
            [
              'I waited until it decided itself',
              "Last time you let time choose. It's one way of not being at fault.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Which of your reasons would you rather not say out loud?',
          plain: "What's the reason that isn't on your list?",
          options: [
            [
              "It'd impress people",
              'Other people would be impressed, and some of the choosing may be for them.',
            ],
            ["I wouldn't have to resign to anyone's face", 'One of them saves you a conversation.', 'people'],
            [
              "I'm tired, and one of them is easier",
              'Tired counts. It just rarely gets a line on the list.',
              'life',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Which one answer would tip it?',
          plain: 'What single question would you still ask somebody?',
          options: [
            ['What a normal week there is like', "You'd ask about the week, not the job title.", 'life'],
            [
              'Why the last person left',
              "You'd want to know who sat there before, and why they got up.",
              'safety',
            ],
            [
              'None. I know enough, I just want permission',
              "You know enough. Then it may be a yes from somebody you're after.",
            ],
          ],
        },
      ],
      open: 'what one fact would tip it',
      style: 'try to rule out regret before you choose',
      label: 'Wants to be sure',
      mood: 'Undecided, and a little tired of it.',
    },
  },
  together: [
    {
      of: ['safety', 'work'],
      say: 'It sounds as if one of them is easier to trust and the other easier to like.',
    },
    { of: ['money', 'people'], say: 'Maybe the pay pulls one way and the faces another.' },
    { of: ['people', 'wrong'], say: 'Maybe it would be easier to decide if nobody had to be told.' },
    { of: ['money', 'life'], say: "Sounds as if more pay would mean less of the day it's meant for." },
    { of: ['work', 'wrong'], say: 'Maybe you know which work you want, and not yet whether you may.' },
    { of: ['safety', 'life'], say: "It sounds as if you're being careful for more people than yourself." },
    { of: ['safety', 'wrong'], say: 'Sounds as if you want the choice itself to be risk-free.' },
  ],
  insights: [
    {
      of: ['safety', 'money'],
      say: "You talk about pay and about certainty as if they were the same thing. A good salary from a place you don't trust is only one of them.",
    },
    {
      of: ['safety', 'people'],
      say: "Part of what feels secure may just be people who know you. No contract has that in it, so you can't compare it on paper.",
    },
    {
      of: ['safety', 'work'],
      say: 'You look at the risk in one place and the interest in another. Ten bored years would be a risk too, and nobody checks for that one.',
    },
    {
      of: ['safety', 'life'],
      say: "You want the job to be safe so that life at home can carry on. But home is also the bit that would have to live with the safe job's hours.",
    },
    {
      of: ['safety', 'wrong'],
      say: "You're trying to avoid a risk and to avoid regret. Those can point in opposite directions: the safe one is the one people tend to wonder about.",
    },
    {
      of: ['money', 'people'],
      say: 'You can put a figure on one side of this. The other side is people, so it never shows up in the sum, and the sum never feels finished.',
    },
    {
      of: ['money', 'work'],
      say: "You're asking what they'd pay you and what they'd have you do. Maybe the pay is loudest exactly where the work has least to say.",
    },
    {
      of: ['money', 'life'],
      say: "The pay is for your life, and it's your life it would be taken out of. That swap is what you're really being offered.",
    },
    {
      of: ['money', 'wrong'],
      say: "The figures are the only part you can be right about. Perhaps that's why you keep going back to them when the question isn't a sum.",
    },
    {
      of: ['people', 'work'],
      say: 'One pull is towards people, the other towards the work. You may be asking one job to be both, and neither offer said it would.',
    },
    {
      of: ['people', 'life'],
      say: "At work and outside it, there's somebody who'd feel this. You've made room for all of them in the decision. Your own place in it is harder to find.",
    },
    {
      of: ['people', 'wrong'],
      say: "You call it choosing wrong. Some of it may be having to look at somebody and say you've chosen. That part is one conversation long.",
    },
    {
      of: ['work', 'life'],
      say: "You want a day you'd forget the time in, and an evening that comes on time. It may be those two you're choosing between, not two employers.",
    },
    {
      of: ['work', 'wrong'],
      say: 'When you talk about the work, you want something. The fear of getting it wrong comes after, and it may have little to do with the work.',
    },
    {
      of: ['life', 'wrong'],
      say: "You're afraid to get it wrong for good. Most of what you've said is about weekdays, and you'd know about those within a month.",
    },
  ],
  suggestions: [
    'ask each place what somebody in that job did last Tuesday',
    'spend one day as if you had taken the first, and the next as if the second',
    'do the journey once, at the hour you would really do it',
    'ask the one question you have been too polite to ask',
    'write both emails, send neither, and see which was easier to write',
    'strike the money off the list for an evening and look at what is left',
  ],
};
