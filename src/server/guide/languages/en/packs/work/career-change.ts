import type { Pack } from '../../../../engine/pack.ts';

export const careerChange: Pack = {
  id: 'career-change',
  avoid: [],
  openings: [
    {
      cues: "don't know what else|dont know what else|no idea what else|what else could i|what else i could|don't know what i want to do|no idea what i want|not sure what i'd do|don't know what i'd do|nothing else i can",
      say: 'You know what you want to leave, and not yet for what.',
      ask: "What did you do lately that didn't feel like work?",
      plain: 'In the last month, what did you do gladly?',
      asks: 'moment',
      concern: 'pull',
      options: [
        ['I fixed or made something', 'You made something, and forgot to call it work.'],
        ['I sat with somebody and listened', 'You sat with somebody, and it cost you nothing.'],
        [
          "I can't think of anything",
          'Nothing comes up. The job may be eating the part that would know.',
          'push',
        ],
      ],
    },
    {
      cues: "my wife|my husband|my partner|my parents|my dad|my father|my mum|my mom|my mother|my family|my girlfriend|my boyfriend|everyone says|everybody says|think i'm crazy|thinks i'm crazy|think i'm mad|thinks i'm mad|call me crazy",
      say: "And you're not the only one with an opinion on it.",
      ask: 'Which sentence of theirs is stuck in your head?',
      plain: 'What do you hear somebody say about it, said or not?',
      asks: 'moment',
      concern: 'others',
      options: [
        [
          'You worked so hard for this',
          'You worked so hard: that can sound like praise and like a lock.',
          'years',
        ],
        ['And what about us', "It's a fair question, and it's hard to dream next to it."],
        ['You never stick with anything', 'That one goes back further than this job.', 'doubt'],
      ],
    },
    {
      cues: "too old|too late|at my age|start over|starting over|start again|from scratch|from zero|at the bottom|i'm 4*|i'm 5*|im 4*|im 5*|in my forties|in my fifties|years in|wasted|sunk cost",
      say: "You've got years behind you already.",
      ask: 'Who do you see next to you on the first day?',
      plain: 'First day as a beginner: who else is in the room?',
      asks: 'fear',
      concern: 'years',
      options: [
        ['People half my age, and quicker', "They're half your age, and you're already comparing."],
        [
          'Somebody young, explaining it to me slowly',
          "Somebody explains it slowly. You'd have to let them.",
        ],
        [
          "Nobody. I'm just glad to be there",
          'Glad, before any of the arguments. You had that picture too.',
          'pull',
        ],
      ],
    },
    {
      cues: "hate my job|hate it|dread*|crying|cried|makes me sick|can't do this|cant do this|drained|miserable|soul|sunday|dead inside|bored to|unhappy|can't stand|numb",
      say: "So it's not a whim.",
      ask: 'Which part of the day is worst?',
      plain: "At what time of day do you think, I can't?",
      asks: 'moment',
      concern: 'push',
      options: [
        ['The alarm, every single morning', 'It starts with the alarm, before anything has happened.'],
        [
          'Around ten, when I see how long it still is',
          "At ten you look at the clock, and there's all of it left.",
        ],
        [
          "When I do it well and don't care",
          "You do it well and it leaves you cold. That's harder to complain about.",
        ],
      ],
    },
    {
      cues: 'mortgage|pay cut|paycut|savings|salary|afford|rent|provide|bills|less money|debt|earn less|good money|well paid|golden handcuffs',
      say: "And it'd have to be paid for.",
      ask: 'What would you have to give up first?',
      plain: 'With less money, which thing would go?',
      asks: 'cost',
      concern: 'money',
      options: [
        ['Holidays, eating out, the easy things', 'The easy things would go. You say that quite easily too.'],
        ['Not having to look at prices', "What you'd lose is not having to look."],
        ['Being the one who pays', "It's a role, the one who pays. You'd be handing it back.", 'others'],
      ],
    },
    {
      cues: 'always wanted|dream*|passion*|since i was a|i want to become|i want to be a|retrain*|go back to school|open a|open my own|my own business|become a',
      say: "So there's something you can picture.",
      ask: 'In that work, what are you doing at ten in the morning?',
      plain: 'If you had that job now, what would be in front of you?',
      asks: 'want',
      concern: 'pull',
      options: [
        ['Making something that people can touch', "There's a thing in your hands at ten in the morning."],
        ['Talking with somebody who needs it', "Somebody needs it, and you're the one sitting there."],
        [
          'I mostly see the moment I tell everyone',
          'The clearest picture is the telling. What comes after it is blurry.',
          'doubt',
        ],
      ],
    },
    {
      ask: 'When did you last think, I should do something else?',
      plain: 'Where were you when it last crossed your mind?',
      asks: 'moment',
      concern: 'push',
      options: [
        ["At work, doing what I'm good at", 'You were doing it well, and still thought it.'],
        [
          'Watching somebody who likes what they do',
          'You watched somebody who likes it, and something tugged.',
          'pull',
        ],
        ['Sunday evening, like every Sunday', 'Every Sunday. So by now it has a regular slot.'],
      ],
    },
  ],
  concerns: {
    push: {
      cues: "hate my job|hate it|hate the job|dread*|can't stand|cant stand|crying|cried|miserable|drained|soul|soulless|numb|dead inside|pointless|meaningless|bored|boring|sunday night|sunday evening|sundays|can't do this|cant do this|unhappy|makes me sick|get out|trapped|stuck|not one more year|sick of|fed up|exhaust*|burned out|burnt out",
      heard: [
        "Sounds as if staying isn't free either.",
        "It sounds as if this job's been running down for a while.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Which day lately made you think, not one more year?',
          plain: 'What happened the last time you thought, enough?',
          options: [
            ['A day like all the others. That was it', "Nothing happened, and that's what did it."],
            [
              'I had to do something I think is wrong',
              'You did something you think is wrong, and it was part of the job.',
            ],
            [
              'I looked at somebody twenty years further on',
              'You looked at somebody and saw where staying ends up.',
              'years',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When was this work last good?',
          plain: 'Which day in this job would you live again?',
          options: [
            [
              'When it was about the people',
              'People were in it then. Sounds as if something got in between.',
            ],
            [
              'At the start, when I was learning',
              'At the start you were learning. Maybe you have just come to the end of it.',
            ],
            ['Last week, annoyingly', "Last week, even. It'd be simpler if it were all bad."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What has this job used up that you miss?',
          plain: 'What did you use to have energy for?',
          options: [
            ['Evenings. I just lie there', 'The evenings go to recovering from the days.'],
            [
              'Being curious about anything',
              'You used to be curious. You miss that more than the hours, maybe.',
            ],
            [
              'The people around me get a short version',
              "They get a shorter version of you, and you've noticed.",
              'others',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might come along with you to any job?',
          plain: 'What about you would be the same anywhere?',
          options: [
            ['I say yes to everything', 'Wherever you go, the yes goes too.'],
            [
              "I'm bored once I can do it",
              'Once you can do it, it goes flat. Any work has that day coming.',
              'doubt',
            ],
            [
              'I need people to see that I am good',
              "You'd need to be seen there too, and as a beginner you wouldn't be at first.",
              'years',
            ],
          ],
        },
      ],
      open: 'whether it is this work or this place that you want to leave',
      style: 'wait until a thing has really run out before you let yourself look elsewhere',
      label: 'Done pretending it fits',
      mood: 'Ready to leave, still sitting there.',
    },
    pull: {
      cues: 'always wanted|dream|dreams|dreaming|dream job|passion*|love doing|i love to|makes me happy|alive|come alive|calling|retrain*|training course|evening class|workshop|my own business|self-employed|freelance|open a|creative|work with my hands|with my hands|outdoors|help people|meaning|meaningful|purpose|something that matters|idea i keep',
      heard: [
        'Sounds as if something is pulling, not only pushing.',
        'It sounds as if some part of your day would be different there, and you want that part.',
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What should there be more of in your working day?',
          plain: 'What would you like to be doing for an hour tomorrow?',
          options: [
            ['Moving about, being outside', "You'd like your body to come to work too."],
            ['Sitting with real people and real problems', "You want to see who it's for."],
            [
              'Quiet, with nobody wanting anything',
              'Quiet, first of all. That might be a wish for a rest as much as for a job.',
              'push',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'What did you last do that you would have done for nothing?',
          plain: 'When did you last work at something and feel glad?',
          options: [
            ['Something at home, until late, by choice', 'Until late, and nobody made you.'],
            ['I taught somebody something', 'You showed somebody how, and it pleased you both.'],
            [
              "I can't remember, and that scares me",
              "You can't remember one. It may be tired, rather than gone.",
              'push',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What part of that other work would you rather not look at closely?',
          plain: "What's the dull part of the work you'd like?",
          options: [
            [
              'The paperwork nobody talks about',
              'Somebody does the paperwork there as well, and it would be you.',
            ],
            ['The pay, and how long it stays low', "It's the years of low pay you look away from.", 'money'],
            [
              'That I may like the idea more than the work',
              'The idea has been good company. The work might be only work.',
              'doubt',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Whose working life do you envy a bit?',
          plain: 'Who do you know that works the way you would like to?',
          options: [
            [
              'Someone who sees what they made by evening',
              'They can see it by evening. You miss having an end to a day.',
            ],
            [
              'Someone who answers to nobody',
              'They answer to nobody. Maybe it is the boss you want to change, not the trade.',
              'push',
            ],
            ["Someone I call lucky, so I needn't try", "You call it luck, and you've just said why."],
          ],
        },
        {
          asks: 'step',
          ask: "What's the smallest piece of it you could try?",
          plain: 'What could you do on one Saturday, just to see?',
          options: [
            ['Go along with somebody for a day', 'A day beside somebody who does it, boring parts included.'],
            ['A course, without telling anyone', "You'd like to try it with nobody watching.", 'others'],
            [
              "None. If I try it, I can't dream about it",
              "As long as you don't try, it stays yours. That's a good reason, and an expensive one.",
            ],
          ],
        },
      ],
      open: 'what the new work is like on a dull day',
      style: 'follow what makes you lively, and only then ask if it is sensible',
      label: 'Drawn to something else',
      mood: 'Wanting something, and saying so.',
    },
    years: {
      cues: "too old|too late|at my age|start over|starting over|start again|starting again|from scratch|from zero|beginner|at the bottom|bottom of the ladder|wasted|waste of|threw away|throw away|throwing away|thrown away|my degree|studied for|qualification*|experience|seniority|years in|all those years|invested|sunk cost|who i am|identity|all i know|only thing i know|only thing i'm good at|younger than me|retire*",
      heard: [
        'Those years sound as if they want a say in it.',
        "Sounds as if it isn't only a job you'd be leaving, but time you've put in.",
      ],
      questions: [
        {
          asks: 'cost',
          ask: 'What would feel wasted, if you stopped now?',
          plain: 'Which part of those years would you mind losing most?',
          options: [
            [
              'The exams, the nights, the money',
              'You paid for it up front. Leaving feels like not collecting.',
            ],
            ['Being the one people ask', "Here people ask you. There you'd be the one asking."],
            [
              'Having an answer to, what do you do',
              "You've got a good answer now, and for a while you'd have none.",
              'others',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What from all those years would come with you?',
          plain: "What do you know now that a beginner doesn't?",
          options: [
            [
              'How to stay calm with difficult people',
              'You can stay calm with people. No course teaches that in a month.',
            ],
            ['How to keep going when nobody is looking', 'You keep going when nobody looks. That travels.'],
            [
              "Nothing they'd pay for, I'm afraid",
              "You can't think of a thing they'd pay for. You may be too close to see it.",
              'doubt',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'What did you hope for when you began in this work?',
          plain: 'Why did you choose it, back then?',
          options: [
            ['To be of some use', 'You wanted to be of use. Maybe that wish is older than the job.', 'pull'],
            [
              'Something safe, so everybody would relax',
              'You chose so that others could relax. It seems to have worked.',
              'others',
            ],
            [
              "I didn't choose. It was there",
              'It was just there. So this would be the first time you really choose.',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would be worst about being a beginner?',
          plain: 'What would embarrass you in the first month?',
          options: [
            ['Being slow in front of others', "Slow, and in front of people. That's not how they know you."],
            [
              'Being told what to do by someone half my age',
              "They'd be half your age, and right, some of the time.",
            ],
            [
              'Being nobody in particular again',
              "For years you've been somebody there. It wouldn't come along.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who do you know that started over late?',
          plain: 'Which late starter comes to mind?',
          options: [
            ['A friend, and it went fine', "You've seen it go fine once, from close up."],
            [
              'Someone in the family, and they still talk about it',
              'In your family people keep talking about it. So you know what would be said.',
              'others',
            ],
            [
              'Nobody. Where I come from you stick with it',
              'Where you come from nobody does that. So you would be the first.',
            ],
          ],
        },
      ],
      open: 'how much of what you can do already would count in the new work',
      style: 'find it hard to leave something you have paid for with years',
      label: 'Respects the years put in',
      mood: 'A long past, and a question.',
    },
    money: {
      cues: 'money|salary|pay cut|paycut|earn|earning|income|savings|mortgage|rent|bills|afford|debt|loan|tuition|fees|provide|provider|breadwinner|pension|benefits|insurance|golden handcuffs|well paid|good money|less pay|cheaper|childcare|broke',
      heard: ['So part of it is plain arithmetic.', "Sounds as if there's a sum you keep doing."],
      questions: [
        {
          asks: 'want',
          ask: 'What has to be paid, whatever you do?',
          plain: 'Which bill comes first each month?',
          options: [
            ['The roof, before anything', 'The roof first. Everything above that is open for talks.'],
            [
              'What others need from me',
              "There are people on that list, and you've put them at the top.",
              'others',
            ],
            [
              'Things I buy to make up for the job',
              'Part of the pay goes to getting over earning it.',
              'push',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What was it like when you lived on less?',
          plain: 'When you had little money, how was it?',
          options: [
            [
              'Fine. I was young, and I laughed a lot',
              "You've been poorer and laughed. You weren't paying for a household then, perhaps.",
            ],
            ['I never want that again', "You know what it is, and you've promised yourself not to go back."],
            [
              "I never have, so I can't say",
              "You've never had to. So it's a fear of a place you haven't been.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would hurt most to say no to, for money?',
          plain: 'What would you hate not to be able to pay for?',
          options: [
            [
              'Something for my children or my parents',
              "You could go without. It's them going without that you can't picture.",
              'others',
            ],
            ['A round, a birthday, a weekend with friends', "You'd mind being the one who counts."],
            [
              "It's less the thing than people seeing it",
              'You could do without it. Being seen to do without is harder.',
            ],
          ],
        },
        {
          asks: 'step',
          ask: "Which number don't you know yet?",
          plain: 'Which figure would you look up first?',
          options: [
            [
              'How many months the savings would last',
              "There's a number of months, and you haven't counted them yet.",
            ],
            ['What somebody starting there earns', "You'd find out what a first year really pays.", 'pull'],
            [
              "I avoid looking. Then it's still possible",
              'Not looking keeps it possible. It also keeps it where it is.',
              'doubt',
            ],
          ],
        },
      ],
      open: 'how many months the money would last',
      style: 'want the sum to work before you let yourself want the thing',
      label: 'Does the sums first',
      mood: 'Wanting it, and counting.',
    },
    others: {
      cues: "my wife|my husband|my partner|my girlfriend|my boyfriend|my kids|my children|my parents|my dad|my father|my mum|my mom|my mother|my family|my friends|everyone says|everybody says|people think|what people|think i'm crazy|thinks i'm crazy|think i'm mad|disappoint*|proud of me|status|respectable|selfish|irresponsible|support me|behind me|on board",
      heard: [
        'So there are others in this, besides you.',
        'Sounds as if somebody would have to live with it too.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'Who would take it hardest?',
          plain: 'Whose worry would you have to listen to?',
          options: [
            ["The one who'd have to earn more", "Your change would be somebody else's longer day.", 'money'],
            [
              "My parents, who've told everyone what I do",
              "You'd be taking back something they tell with pride.",
            ],
            ["Mine. They'd be fine", "They'd be fine. Then it's you who has to be talked round.", 'doubt'],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you wish one of them would say?',
          plain: 'Which sentence would make it easier?',
          options: [
            ["We'd manage", "You'd like to hear a we in it."],
            ["I'd still be with you if it failed", 'What you want is something to hold even if it failed.'],
            [
              "You don't always have to be the strong one",
              "Sounds as if you've been the strong one for a good while.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What do people close to you see, with you in this job?',
          plain: 'What would they say the job does to you?',
          options: [
            ['That I complain and change nothing', "They've heard it many times, and watched you go back."],
            [
              "That I'm gone, even when I'm there",
              "They've been getting by without you in the room.",
              'push',
            ],
            ['Nothing. I put on a good act', "They can't be for it. You've shown them somebody who's fine."],
          ],
        },
        {
          asks: 'rule',
          ask: 'Who taught you what a proper job is?',
          plain: 'Who was proudest when you began in this work?',
          options: [
            ['My parents', "It began with them. You're still answering to that, perhaps."],
            [
              'Someone I looked up to, early on',
              'Somebody you looked up to. You might mind what they would think.',
              'years',
            ],
            [
              'Me. I wanted to be respectable',
              "You wanted that yourself, once. So it's you against an earlier you.",
            ],
          ],
        },
      ],
      open: 'what they would say if you asked them straight',
      style: 'want the others with you before you move',
      label: 'Asks who else pays',
      mood: 'Not alone in this, for better or worse.',
    },
    doubt: {
      cues: "fail|failing|failure|fails|not good enough|good enough|not talented|talent|fantasy|naive|unrealistic|realistic|grass is greener|just a phase|midlife|mid-life|crisis|scared|afraid|what if i hate|what if it doesn't|what if i'm|can't even start|keep putting it off|procrastinat*|overthink*|don't know if i can|don't trust myself|never finish|never stick|running away|compet*|ai will",
      heard: [
        "Sounds as if you don't quite believe yourself in this.",
        'It sounds as if you get close, and then something says no.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What stopped you, the last time you got close?',
          plain: 'When you last looked into it, why did you close the page?',
          options: [
            ['I saw what it costs', 'One look at the cost, and you closed it.', 'money'],
            [
              "I saw people who've done it all their lives",
              'You saw people far ahead, and measured.',
              'years',
            ],
            [
              'I felt how much I wanted it',
              "It was the wanting that scared you off. That's an odd thing to run from.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'If it went wrong, what would you have to admit?',
          plain: 'It fails. What would that say about you?',
          options: [
            [
              'That I threw away something good',
              "Then you'd have given up something good, and known it was good.",
            ],
            ['That I only liked the picture', "You'd lose the job and the dream as well.", 'pull'],
            [
              "That I'm more ordinary than I hoped",
              "It's being ordinary that you'd find out. Not trying keeps that open.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last learn something from nothing?',
          plain: "What can you do now that you couldn't three years ago?",
          options: [
            ['Something at work, because I had to', 'You had to, and you did.'],
            [
              'Something at home, from videos and mistakes',
              'Videos and mistakes, and in the end you could do it.',
            ],
            [
              "It's been ages. I stay where I'm good",
              "You stay where you're good. Then beginning is what's out of practice.",
              'years',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you tell a colleague with the same plan?',
          plain: 'A colleague tells you all this. What do you say?',
          options: [
            [
              "Try it small first, and don't resign yet",
              "To a colleague you'd say, small first. You haven't allowed yourself the small one.",
            ],
            ["Go. You'll be fine", "You'd tell them to go. You don't sound like that about yourself."],
            ["Go, and I'd be jealous", "You'd be jealous. That tells you more than the arguments."],
          ],
        },
      ],
      open: 'whether you would like the work as much as the idea of it',
      style: 'get close, and then ask yourself for proof that nobody has',
      label: 'Asks for proof first',
      mood: 'Close to it, and wary.',
    },
  },
  together: [
    {
      of: ['push', 'pull'],
      say: 'Maybe some of this is about leaving and some about arriving, and they get mixed up.',
    },
    {
      of: ['push', 'money'],
      say: 'Sounds as if the pay and the getting over it come out of the same pocket.',
    },
    { of: ['pull', 'doubt'], say: 'It sounds as if you doubt it most where you want it most.' },
    {
      of: ['years', 'others'],
      say: 'Maybe those years belong a little to the people who were proud of them.',
    },
    {
      of: ['money', 'others'],
      say: "Sounds as if it's less your own comfort than what you'd be asking of somebody.",
    },
    {
      of: ['years', 'pull'],
      say: 'It sounds as if one of them has your past and the other has your attention.',
    },
    { of: ['push', 'doubt'], say: "Maybe you can't trust yourself on this while you're this worn down." },
  ],
  insights: [
    {
      of: ['push', 'pull'],
      say: 'What you want to get away from is sharp, and what you want to go to is still a picture. It may be two questions, and only one of them is urgent.',
    },
    {
      of: ['push', 'years'],
      say: "You mind wasting the years you've put in. Staying somewhere that's run out would add more of them to the pile.",
    },
    {
      of: ['push', 'money'],
      say: "The job pays for a life you've got little left for when you come home. You've counted what leaving costs; staying has a bill as well.",
    },
    {
      of: ['push', 'others'],
      say: "You can't see yourself going on, and you'd be asking something of others if you stopped. They're also the ones who get what's left of you after work.",
    },
    {
      of: ['push', 'doubt'],
      say: "You don't trust yourself to leave, and it's this job you learned that in. It may not be the best place to ask what you're able to do.",
    },
    {
      of: ['pull', 'years'],
      say: "You talk as if it's the old work or the new. What draws you may well be something you've been doing inside the old one all along.",
    },
    {
      of: ['pull', 'money'],
      say: "One voice says want, the other says sum. So far they've only met as all or nothing, and neither does well with that.",
    },
    {
      of: ['pull', 'others'],
      say: "You can picture the work, and you can picture their faces. Maybe it isn't their no you're waiting on but a yes that makes it allowed.",
    },
    {
      of: ['pull', 'doubt'],
      say: 'You call it maybe just a picture. But the doubt only shows up around this one thing, so it may be a measure of how much you want it.',
    },
    {
      of: ['years', 'money'],
      say: 'It took years to get to this pay, so a smaller one looks like going backwards. It might just be what the first year of anything costs.',
    },
    {
      of: ['years', 'others'],
      say: "You say those years would be wasted. Some of that may be in other people's eyes: they saw you put them in.",
    },
    {
      of: ['years', 'doubt'],
      say: "You say you're far along, and you say you might not be good enough. Being good for so long may be just what makes being bad at something look unbearable.",
    },
    {
      of: ['money', 'others'],
      say: "You talk about money, and there are people in every sum. Maybe it isn't the smaller pay that's hard but having to ask them for it.",
    },
    {
      of: ['money', 'doubt'],
      say: "The money is a reason nobody argues with. The doubt would be there without it, only then you'd have to look at it.",
    },
    {
      of: ['others', 'doubt'],
      say: "You fear what they'd say if it failed. They may only be saying, in their words, what you say to yourself already.",
    },
  ],
  suggestions: [
    'spend one Saturday beside somebody who does that work',
    'write down three things about the old work you would take along',
    'find out what the first year pays, just the number',
    'ask someone who changed late what they would do again',
    'tell one person at home the wish, without a plan attached',
    'for a week, note the one hour a day you did not mind',
  ],
};
