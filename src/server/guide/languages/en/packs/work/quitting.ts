import type { Pack } from '../../../../engine/pack.ts';

export const quitting: Pack = {
  id: 'quitting',
  avoid: [],
  openings: [
    {
      cues: 'resignation letter|resignation|the letter|letter is|drafted|wrote the email|email is written|hand in my notice|handing in my notice|give notice|give my notice|giving notice|in my drafts',
      say: "So it's got as far as a letter, or close to one.",
      ask: "Which day made you think, I'm handing it in?",
      plain: 'What happened the day you wrote it, or nearly did?',
      asks: 'moment',
      concern: 'limit',
      options: [
        ['Somebody said one thing too many', 'One sentence too many, after a lot of others you let pass.'],
        ["I sat outside and couldn't go in", "You sat outside and couldn't go in. That's not a mood."],
        ["It's ready. I just keep not sending it", "It's ready. So it isn't words that are missing.", 'duty'],
      ],
    },
    {
      cues: "cry|crying|cried|panic*|throw up|vomit*|nausea|can't sleep|cant sleep|insomnia|chest|bathroom|toilet|car park|parking lot|sick before|stomach|shaking|breakdown|hair falling",
      say: "That's a lot to carry into work every day.",
      ask: "Where are you when it's worst?",
      plain: 'In which place do you feel it most?',
      asks: 'moment',
      concern: 'limit',
      options: [
        ['Outside the building, before I go in', "It starts before you're even through the door."],
        [
          'Somewhere in there with a locked door',
          "You've got a place there with a lock on it. People learn where that is.",
        ],
        [
          'At home, snapping at people I love',
          'It comes home with you, and somebody there gets it.',
          'others',
        ],
      ],
    },
    {
      cues: 'my team|my colleagues|colleague*|coworker*|my students|my patients|my clients|my residents|the kids i teach|my class|short staffed|short-staffed|understaffed|middle of the year|mid-year|busy season|let them down|letting them down|abandon*',
      say: 'And there are people who count on you turning up.',
      ask: 'Who would have your work in front of them the week after?',
      plain: "Who'd have to do your part?",
      asks: 'view',
      concern: 'duty',
      options: [
        ["Someone who's at the end already", "It'd land on somebody who can't take more either."],
        [
          'Nobody. It would just not get done',
          "It wouldn't get done, and people would feel it. You can see who.",
        ],
        ["They'd cope, and that stings a bit", "They'd cope. A part of you would like it to leave a hole."],
      ],
    },
    {
      cues: 'savings|saved up|months saved|months of|mortgage|rent|health insurance|insurance|afford|bills|unemployment|benefits|money in the bank|runway',
      say: "So you've looked at the money, at least from the side.",
      ask: 'When would the money begin to scare you?',
      plain: 'Without pay, which month is the first bad one?',
      asks: 'fear',
      concern: 'money',
      options: [
        ["Day one. I'd never relax", "You'd be free from the first day, and afraid from the first day."],
        [
          'When the third reply is a no',
          "It wouldn't be the account that scares you, it'd be the answers.",
          'gap',
        ],
        [
          "Not for a while. It's not really the money",
          'The money would last a while. Then something else is keeping you there.',
          'empty',
        ],
      ],
    },
    {
      cues: 'until the bonus|till the bonus|hold out|hang on|hold on until|stick it out|one more month|one more year|until summer|until christmas|until the end of|wait until|till the end',
      say: "So there's a date, more or less.",
      ask: 'What made you pick that date?',
      plain: "What's supposed to be different by then?",
      asks: 'rule',
      concern: 'limit',
      options: [
        [
          "There's money I'd lose if I went before",
          "There's money tied to it. So each week has a price you know.",
          'money',
        ],
        ["They'd have someone new by then", 'You would see them right before you see yourself out.', 'duty'],
        [
          "Nothing. I've moved it twice already",
          "It's been moved twice. Maybe the date is how you get through a Monday.",
        ],
      ],
    },
    {
      cues: "nothing lined up|no job lined up|without another job|without a new job|without having|without a plan|no plan|no next|no backup|no other job|nothing else yet|haven't found|haven't got anything|before i find|gap",
      say: 'And nothing waiting on the other side, so far.',
      ask: 'Which sentence do you hear when you picture quitting?',
      plain: 'What would the first person you told say?',
      asks: 'view',
      concern: 'gap',
      options: [
        [
          'Never leave without something else',
          "It's an old rule, and nobody who says it has to go in on Monday.",
        ],
        ['Must be nice', 'Must be nice. As if it were a treat.', 'others'],
        ["Lazy. And it's my own voice", 'That word comes from you, before anyone else can say it.', 'empty'],
      ],
    },
    {
      ask: 'When did you last nearly say it?',
      plain: 'When were the words, I quit, already in your mouth?',
      asks: 'moment',
      concern: 'limit',
      options: [
        ['In a meeting, while I was nodding', 'You nodded, and the sentence was right there.'],
        ['Over something tiny', "Something tiny. By then it's rarely about the tiny thing."],
        ['On the way home, out loud, to nobody', "You've said it out loud. Only nobody was there to hear."],
      ],
    },
  ],
  concerns: {
    limit: {
      cues: "cry|crying|cried|panic*|can't sleep|cant sleep|insomnia|stomach|chest|shaking|breakdown|breaking point|can't do this|cant do this|can't go on|can't take|another day|dread*|exhausted|toxic|miserable|humiliat*|screamed|yelled|shouted|bully|bullied|bullying|hate it here|hate my job|hate going|sunday night|killing me|destroying|making me ill|making me sick|my health|at my limit|had enough|fed up",
      heard: [
        "It sounds as if you've been past enough for a while.",
        'Sounds as if going in costs more than the work itself.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What small thing lately was too much?',
          plain: 'Which little thing nearly finished you?',
          options: [
            ['A message that began with, quick question', "A quick question, and you'd nothing left for it."],
            [
              'Somebody asking how I was',
              "Somebody asked how you were, and you'd have had to answer.",
              'others',
            ],
            ["Praise. It meant there'd be more of it", 'Even the praise felt like more work coming.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'Six more months of this: how would you be?',
          plain: 'If nothing changed for half a year, what would happen to you?',
          options: [
            ["I'd get ill, or more ill", 'You think your body would decide it for you.'],
            ["I'd get used to it", 'Getting used to it frightens you more than going.', 'empty'],
            [
              "I'd blow up and leave badly",
              "You'd like to be the one who picks the day. Before it picks itself.",
              'duty',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which day there was bearable, lately?',
          plain: 'When was work last all right, even for an hour?',
          options: [
            ['A day when a certain person was away', 'One person away, and it was another place.'],
            [
              'A quiet day, when I got something finished',
              'You could still finish something, when they let you.',
            ],
            [
              'The day after I had decided to go',
              "It got lighter once you'd decided. And then you were back in there.",
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What have you stopped doing since it got like this?',
          plain: 'What did you do a year ago that you no longer do?',
          options: [
            [
              'Seeing people. I would have to talk about it',
              'You see fewer people, so that nobody asks.',
              'others',
            ],
            ['Anything after eight in the evening', "The day's over at eight, and then it's nearly morning."],
            [
              'Caring whether I do it well',
              "You've stopped caring how well. Sounds as if that isn't like you.",
            ],
          ],
        },
      ],
      open: 'how much longer this can go on without a break of some kind',
      style: 'bear a thing for a long time, and then know it all at once',
      label: 'Has borne a lot',
      mood: 'Worn thin, and nearly out the door.',
    },
    money: {
      cues: 'money|savings|saved|mortgage|rent|bills|insurance|health insurance|salary|paycheck|payday|income|afford|debt|loan|broke|unemployment|benefits|severance|bonus|runway|months of|kids to feed|cost of living|pension',
      heard: ['So the money has a vote.', 'It sounds as if the sums are part of what keeps you there.'],
      questions: [
        {
          asks: 'want',
          ask: 'How long would you want off, if money had no say?',
          plain: 'How much time would you need before you could look again?',
          options: [
            [
              'A few weeks, to sleep',
              "A few weeks of sleep. That's not a big wish, for somebody thinking of leaving for good.",
              'limit',
            ],
            ['A whole season', 'A season: long enough to forget what day it is.'],
            ["I'd never go back, if I'm truthful", 'Never. So it might be more than this one job.', 'empty'],
          ],
        },
        {
          asks: 'fear',
          ask: 'Which payment do you picture first?',
          plain: 'With no pay coming in, what would you be afraid to see?',
          options: [
            ['The rent, or the mortgage', 'The rent comes first, whatever you feel.'],
            [
              'Something breaking, a car or a tooth',
              "You could live on little. What breaks can't be planned.",
            ],
            [
              'Me, asking somebody for money',
              "The bill you could stand. Asking is the part you can't.",
              'others',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What do you only pay for because of this job?',
          plain: 'Which spending would stop by itself if you left?',
          options: [
            ['Takeaways, taxis, being too tired to cook', 'Some of the pay goes on being too tired.'],
            [
              'Little presents for surviving the week',
              'You pay yourself a bonus for getting through.',
              'limit',
            ],
            ['A home I hardly live in', 'You work for a place you mostly sleep in.'],
          ],
        },
        {
          asks: 'step',
          ask: "What's the one sum you'd do before you hand it in?",
          plain: 'What would you add up tonight, if it were only one thing?',
          options: [
            ['What a bare month costs', 'One bare month, in figures. Then it stops being a feeling.'],
            ['What they would still owe me', "You'd find out what's yours before you go."],
            ["None. I'd use it to put it off", 'You know yourself: another sum, another week.'],
          ],
        },
      ],
      open: 'how many months you could live on what there is',
      style: 'keep one eye on the account, however you feel',
      label: 'Counts the months',
      mood: 'Wanting out, and counting.',
    },
    gap: {
      cues: 'nothing lined up|no job lined up|without another|without a new job|no plan|no backup|no next|gap|cv|resume|job market|the market|find another|find something else|find anything|finding another|unemployed|unemployable|unemployment|interview*|applications|applied|rejections|references|recruiter*|visa|at my age|easier to find a job|while you have|start looking',
      heard: [
        'It sounds as if not having the next thing is what makes this one so hard to drop.',
        'Sounds as if you see the leaving quite clearly, and the part after it not at all.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'Which question would you dread in the next interview?',
          plain: "What would they ask about it that you'd hate to answer?",
          options: [
            [
              "Why I left. I'd have to lie a bit",
              "You'd have to say why, and the true answer doesn't sound well in an interview.",
            ],
            ['What I did all that time', "You'd have to make rest sound like a project.", 'empty'],
            ['None. Nobody would ask me in', "In your picture there isn't even an interview."],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you think of somebody with a gap like that?',
          plain: "You're hiring, and someone has half a year of nothing. First thought?",
          options: [
            ['They needed a break, so what', "In others you'd hardly notice it."],
            [
              "I'd ask, and believe the answer",
              "You'd believe them. You're expecting less of whoever asks you.",
            ],
            ["I'd wonder what was wrong", "You'd wonder. So it's your own look you're afraid of.", 'others'],
          ],
        },
        {
          asks: 'exception',
          ask: 'How did you get this job, back then?',
          plain: 'Who or what got you into this place?',
          options: [
            ['Somebody knew somebody', 'Somebody knew somebody. Those people are still about.'],
            [
              'Dozens of applications and one call',
              'Dozens, and one call. You know how long it takes, and that it ends.',
            ],
            [
              'I took the first one that would have me',
              "You took the first one. Maybe you'd want to be able to choose, this time.",
              'limit',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you never want in a job again?',
          plain: 'In the next one, what must not be there?',
          options: [
            ['A phone that goes on Sundays', 'Not on Sundays. You know that much about the next one.'],
            [
              'A person whose mood I have to guess',
              "You've done enough guessing what mood somebody is in.",
              'limit',
            ],
            ['Work I have to pretend to like', 'Pretending has been part of the work here.'],
          ],
        },
        {
          asks: 'step',
          ask: "Who could know you're looking, before you resign?",
          plain: 'Who would you tell quietly, this week?',
          options: [
            [
              'Somebody who left here and is fine',
              "They walked out of the same door. They'd know a few things.",
            ],
            ['Someone I used to work with', "Somebody who has seen you work when you weren't like this."],
            [
              'Nobody. Then it would be real',
              'Telling one person would make it real. Up to now it has been a thought.',
            ],
          ],
        },
      ],
      open: 'what you would do in the first weeks with nothing lined up',
      style: 'want to know what comes next before you let go of what there is',
      label: 'Looks for the next step',
      mood: 'Sure of the exit, not of the rest.',
    },
    duty: {
      cues: 'my team|colleague*|coworker*|co-worker*|my students|my pupils|my patients|my clients|my residents|my class|let them down|letting them down|let down|guilty|guilt|loyal*|abandon*|leave them|leaving them|short staffed|short-staffed|understaffed|who would do|pick up the slack|rely on me|count on me|depend on me|need me|owe them|my boss has been|handover|notice period|professional|burn bridges|burning bridges',
      heard: [
        'Sounds as if it would be easier if nobody there needed you.',
        'It sounds as if leaving feels like doing something to somebody.',
      ],
      questions: [
        {
          asks: 'view',
          ask: 'What would your favourite person there say?',
          plain: 'The one you like best at work hears it. What do they say?',
          options: [
            ['Take me with you', "They'd want to come along. So they don't think you're wrong."],
            ['I wondered when you would', "They've been watching you stay."],
            ['Nothing. They would just go quiet', "Maybe it's that silence you're staying for, a little."],
          ],
        },
        {
          asks: 'fear',
          ask: "What would they say about you once you'd gone?",
          plain: "The day after, in the break room: what's said?",
          options: [
            ['That they saw it coming', 'They saw it coming, and nobody did anything with that.', 'limit'],
            ['That I left them in it', "You'd be the one who left them in it, in that version."],
            [
              'Nothing much, and by Thursday it is over',
              "By Thursday it's over. All this, and it takes them three days.",
            ],
          ],
        },
        {
          asks: 'rule',
          ask: "Who taught you that you don't walk out on people?",
          plain: 'Who made you into someone who stays until it is done?',
          options: [
            [
              'Someone who worked until they dropped',
              'You watched somebody work until they dropped, and called it decent.',
            ],
            ['Whoever once walked out on me', "You've been left with it yourself. You won't be that person."],
            [
              'Everyone who praised me for it',
              'You got praised for staying, for years. It adds up to a kind of rule.',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: "What do you do there that isn't your job?",
          plain: 'What do they get from you that nobody sees?',
          options: [
            ['I keep the peace', 'You keep the peace, and have none yourself in there.'],
            [
              'I fix things before anyone notices',
              "You fix it before they notice. So nobody knows what they'd be losing.",
            ],
            ['I stay so that others dare to go home', "Others go home because you're still there.", 'others'],
          ],
        },
        {
          asks: 'step',
          ask: 'What would you want to leave in good order?',
          plain: 'What would you finish or hand over before you go?',
          options: [
            ['The things only I have in my head', "It's all in your head, so in a way it keeps you there."],
            [
              'One person I would look after to the end',
              "There's one person you'd see through. The rest is just work.",
            ],
            ["Nothing. I'd like it to show", "You'd like it to show, for once, what you've been doing."],
          ],
        },
      ],
      open: 'what you really owe them, and for how long',
      style: 'think of who would have to pick up your work before you think of yourself',
      label: 'Stays until it is done',
      mood: 'One hand on the door, looking back.',
    },
    others: {
      cues: "my wife|my husband|my partner|my girlfriend|my boyfriend|my parents|my mum|my mom|my dad|my mother|my father|my family|my kids|my friends|everyone says|everybody says|people will think|what people think|irresponsible|quitter|giving up|weak|failure|ashamed|embarrass*|privileged|ungrateful|lucky to have|haven't told|don't know how to tell|doesn't know|don't understand|depend on my",
      heard: [
        "Sounds as if you'd have to explain it to somebody.",
        "It sounds as if you can already hear what they'd think.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "Who doesn't know how bad it is?",
          plain: "Who still thinks your job's fine?",
          options: [
            ['The person closest to me', "The closest one doesn't know. That's a lot of acting after work."],
            [
              'My parents. I say busy, they hear well',
              'You say busy and they hear well, and you leave it there.',
            ],
            [
              "Nearly everyone. I'm good at it",
              "You're good at hiding it, so nobody can tell you to go.",
              'limit',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What word would they use for it?',
          plain: 'If you left, what would they call you?',
          options: [
            [
              'Irresponsible',
              "Irresponsible. It's quite a word for someone who's still going in every day.",
              'money',
            ],
            ['Soft', "Soft. They don't know what you've been putting up with."],
            ["Brave, and I'd feel like a fraud", "Even brave wouldn't fit. You only want it to stop."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you need from people in that first month?',
          plain: 'First weeks without work: what would help, from others?',
          options: [
            [
              "Nobody asking what's next",
              "A month without that question. You'd need that more than ideas.",
              'gap',
            ],
            ['Somebody who says it was too much', "You'd like a witness: somebody who says it was too much."],
            [
              'To be told I am not lazy, more than once',
              "You'd need to hear it more than once. Once wouldn't go in.",
              'empty',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Who saw it before you did?',
          plain: "Who has said, you can't go on like that?",
          options: [
            [
              'Someone at home, months ago',
              'Somebody at home saw it months ago. You were still saying fine.',
            ],
            [
              'An old friend, after one look',
              'One look was enough, from someone who knows how you used to be.',
            ],
            [
              'Nobody, and I was waiting for it',
              'Nobody said it. You may have been waiting to be sent home.',
            ],
          ],
        },
      ],
      open: 'who at home or among your friends knows how bad it really is',
      style: 'hear the comments of others before they have made any',
      label: 'Hears the comments early',
      mood: 'Half decided, and hearing the comments already.',
    },
    empty: {
      cues: "what then|then what|what would i do|what will i do|nothing to do|free fall|freefall|structure|lazy|laziness|sofa|couch|bed all day|identity|who am i|who i am without|no idea what i want|don't know what i want|need a break|need rest|just want to rest|just want to sleep|time off|sabbatical|time to think|breathe|purpose|useless|waste my time|lose myself|depress*|run away|running away|escap*",
      heard: [
        'Sounds as if the time after it is the odd part to picture.',
        "It sounds as if you're asking what you'd be like without it, as well.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'What scares you about the first free Tuesday?',
          plain: "Eleven on a Tuesday, no job. What's the worst of it?",
          options: [
            ["That I'm still in bed", 'In bed at eleven, and already telling yourself off.'],
            [
              'That everyone else is somewhere',
              "Everyone would be somewhere, and you'd be at home.",
              'others',
            ],
            [
              "That it wasn't the job after all",
              'You might be left with the same feeling and nothing to blame it on.',
              'limit',
            ],
          ],
        },
        {
          asks: 'want',
          ask: "What would you do first, once you've slept?",
          plain: 'Third week off, rested: what do you feel like doing?',
          options: [
            ['Walk a long way, without a phone', 'A long walk, and nobody able to reach you.'],
            [
              "See someone I've been putting off",
              "Somebody's been waiting at the back of the queue, behind work.",
            ],
            [
              'Nothing comes, and that worries me',
              "Nothing comes yet. Sounds as if the job's been filling that place too.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'How was your last real break?',
          plain: 'Your last two weeks off: what did you mostly do?',
          options: [
            [
              'I slept, and was nearly myself by the end',
              "By the end you were nearly yourself. So that one's still there.",
            ],
            ['I checked messages all the way through', 'You took the job along with you.', 'duty'],
            ['I dreaded going back from day one', 'From day one. So you never quite left.', 'limit'],
          ],
        },
        {
          asks: 'rule',
          ask: 'What did people at home think of a day off, when you were small?',
          plain: 'Growing up, who ever just sat down?',
          options: [
            [
              'Nobody. You rested when you were ill',
              "You rested when you were ill. So maybe ill is the only leave you'd grant yourself.",
            ],
            ['Somebody did, and got called lazy', 'One person sat down, and you heard what they got called.'],
            [
              'Resting was fine. The strictness is mine',
              "So it isn't inherited. You made that rule for yourself somewhere.",
            ],
          ],
        },
      ],
      open: 'what you would want the free time to be for',
      style: 'find stopping harder to picture than going on',
      label: 'Not used to stopping',
      mood: 'Tired, and wary of free days.',
    },
  },
  together: [
    { of: ['limit', 'money'], say: 'Sounds as if you can count one of these and the other just goes on.' },
    { of: ['limit', 'duty'], say: 'Maybe you would have gone by now, if it only hurt you.' },
    { of: ['gap', 'others'], say: "It sounds as if the gap isn't the trouble so much as the telling." },
    { of: ['limit', 'empty'], say: "Maybe you don't need a plan yet as much as you need to stop." },
    {
      of: ['money', 'gap'],
      say: 'Sounds as if it comes down to months: how many you have, how many it takes.',
    },
    {
      of: ['duty', 'others'],
      say: 'It sounds as if you would be letting people down in two places at once.',
    },
    {
      of: ['limit', 'gap'],
      say: "Maybe it's hard to look for something better while you need everything to get through the day.",
    },
  ],
  insights: [
    {
      of: ['limit', 'money'],
      say: "You know roughly what leaving would cost a month. What staying costs a month doesn't come as a bill, so it never gets into the sum.",
    },
    {
      of: ['limit', 'gap'],
      say: "You'd want the next job before you go. But the one you have takes what you'd need to find it, so waiting may not be the safe half.",
    },
    {
      of: ['limit', 'duty'],
      say: "You're past what you can take, and you think of what they'd have to take. In your count of who gets hurt, you come after everybody who'd cover for you.",
    },
    {
      of: ['limit', 'others'],
      say: "You're at the end of it, and you're afraid of what they'd call you. Whoever would say that has probably not seen you on a Sunday night.",
    },
    {
      of: ['limit', 'empty'],
      say: "You can't go on, and stopping frightens you as well. It may not be the free days that scare you but how tired you'd find yourself in them.",
    },
    {
      of: ['money', 'gap'],
      say: "You're really asking one question twice: how long would it last, and how long would it take. Only the first one you could answer tonight.",
    },
    {
      of: ['money', 'duty'],
      say: "You'd be giving up pay, and you'd be leaving people with your work. Only one of those is yours to make good.",
    },
    {
      of: ['money', 'others'],
      say: "There's running short, and there's what people would say about it. Maybe you could stand the first better than being told you should have known.",
    },
    {
      of: ['money', 'empty'],
      say: "You're working out how to pay for time, and you don't know what you'd want the time for. Perhaps it doesn't need a purpose to be worth paying for.",
    },
    {
      of: ['gap', 'duty'],
      say: "You worry about a hole in your history and about the one you'd leave in theirs. They'd fill theirs with a job ad.",
    },
    {
      of: ['gap', 'others'],
      say: "A stranger would read a gap in two seconds. It's the people who know you who'd ask, and they're the ones you could tell the truth.",
    },
    {
      of: ['gap', 'empty'],
      say: "From outside you call it a gap, and from inside you don't know what would be in it. It sounds like rest, and you've no word for that on a form.",
    },
    {
      of: ['duty', 'others'],
      say: "At work you'd be leaving, and outside work you'd be explaining. In both places you're busy with what it does to them.",
    },
    {
      of: ['duty', 'empty'],
      say: "You ask who'd do your work, and who you'd be without it. Being needed there may be what's left that feels like a reason.",
    },
    {
      of: ['others', 'empty'],
      say: "You're afraid they'd think you do nothing, and of actually doing nothing. If nobody ever knew, the second one might look different.",
    },
  ],
  suggestions: [
    'add up one bare month, only one, and look at the number',
    'tell one person how bad it is, before you tell them any plan',
    'find out your notice period and what you would still be owed',
    'ask someone who left there what the third week was like',
    'take one whole day off first and see what is still true in the evening',
    'write down what you would want to hand over, and see how short it is',
  ],
};
