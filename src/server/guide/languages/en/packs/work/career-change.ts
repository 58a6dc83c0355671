import type { Pack } from '../../../../engine/pack.ts';

export const careerChange: Pack = {
  id: 'career-change',
  avoid: [],
  openings: [
    {
      cues: "don't know what else|dont know what else|no idea what else|what else could i|what else i could|don't know what i want to do|no idea what i want|not sure what i'd do|don't know what i'd do|nothing else i can",
      say: "So you don't know yet what would come instead.",
      ask: "What did you do lately that didn't feel like work?",
      plain: 'In the last month, what did you do gladly?',
      asks: 'moment',
      concern: 'pull',
      options: [
        ['I fixed or made something', "So there's something you like making."],
        ['I sat with somebody and listened', "So listening to somebody doesn't tire you."],
        ["I can't think of anything", 'Nothing comes up just now. That may also be tiredness.', 'push'],
      ],
    },
    {
      cues: "everyone says|everybody says|think i'm crazy|thinks i'm crazy|think i'm mad|thinks i'm mad|call me crazy",
      say: 'So other people have an opinion on it.',
      ask: 'What do you hear people say about it, out loud or not?',
      plain: 'Whose sentence about it is in your head?',
      asks: 'moment',
      concern: 'others',
      options: [
        ['You worked so hard for this', 'Maybe they mean it kindly, and it makes leaving harder.', 'years'],
        ['And what about us', "It's a fair question, and it makes wanting something hard."],
        ['You never stick with anything', "That's an old one, by the sound of it.", 'doubt'],
      ],
    },
    {
      cues: 'too old|too late|start over|starting over|start again|from scratch|from zero|at the bottom|in my forties|in my fifties|wasted|sunk cost',
      say: 'So it would mean starting again.',
      ask: 'Who do you picture next to you, as a beginner?',
      plain: "Who else is in the room, on a beginner's first day?",
      asks: 'fear',
      concern: 'years',
      options: [
        ['People half my age, and quicker', "You're comparing yourself before it has begun."],
        ['Somebody young, explaining it to me slowly', "You'd have to let somebody younger show you."],
        ["Nobody. I'm just glad to be there", "So there's also a picture in which you're just glad.", 'pull'],
      ],
    },
    {
      cues: "hate my job|hate it|dread*|makes me sick|can't do this|cant do this|miserable|dead inside|bored to|unhappy|can't stand|numb",
      say: 'So going on like this is hard.',
      ask: 'Which part of the day is worst?',
      plain: "At what time of day do you think, I can't?",
      asks: 'moment',
      concern: 'push',
      options: [
        ['The alarm, every single morning', "It's there as soon as you wake up."],
        ['Around ten, when I see how long it still is', 'So the hours are long.'],
        ["When I do it well and don't care", 'You do it well, and it means nothing to you.'],
      ],
    },
    {
      cues: 'pay cut|paycut|afford|less money|earn less|good money|well paid|golden handcuffs',
      say: 'So money comes into it.',
      ask: 'With less money, what would you have to give up first?',
      plain: 'If you earned less, which thing would go?',
      asks: 'cost',
      concern: 'money',
      options: [
        ['Holidays, eating out, the easy things', 'So you could do without the easy things.'],
        ['Not having to look at prices', "You'd miss not having to think about it."],
        ['Being the one who pays', "You'd mind not being the one who pays.", 'others'],
      ],
    },
    {
      cues: 'always wanted|since i was a|i want to become|i want to be a|retrain*|go back to school|open my own|my own business|become a',

      ask: "What would you be doing at ten, in the work you'd like?",
      plain: 'If you had the job you want, what would be in front of you?',
      asks: 'want',
      concern: 'pull',
      options: [
        ['Making something that people can touch', "You'd like to have something in your hands."],
        ['Talking with somebody who needs it', "You'd like to be there for somebody."],
        [
          'I mostly see the moment I tell everyone',
          'So telling people is clearer to you than the work, for now.',
          'doubt',
        ],
      ],
    },
    {
      ask: 'When does the question come up most, in an ordinary week?',
      plain: 'When do you think about it most?',
      asks: 'moment',
      concern: 'push',
      options: [
        ['In the middle of a working day', "So it's there in the middle of the work."],
        [
          'When I see somebody who likes what they do',
          "You'd like to like your work the way they do.",
          'pull',
        ],
        [
          "At night, when I count what it'd cost",
          "You count what it'd cost, at night, when it looks biggest.",
        ],
      ],
    },
  ],
  concerns: {
    push: {
      cues: "hate my job|hate it|hate the job|dread*|can't stand|cant stand|miserable|drained|soul|soulless|numb|dead inside|meaningless|can't do this|cant do this|unhappy|makes me sick|trapped|not one more year|sick of|fed up|burned out|burnt out|bored at work|boring job|bored with my job|bored in my job",
      reflections: [
        'Sounds as if staying is hard, too.',
        "It sounds as if this job isn't good for you as it is.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What happened, the last time you thought, I've had enough?",
          plain: 'Which day lately made you think, not one more year?',
          options: [
            ['Nothing. A day like all the others', 'So nothing special had to happen.'],
            [
              'I had to do something I think is wrong',
              'Doing something you think is wrong is hard to shrug off.',
            ],
            [
              'I looked at somebody twenty years further on',
              "You saw where staying might lead, and didn't like it.",
              'years',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When was your work last good?',
          plain: 'Which day in this job would you live again?',
          options: [
            ['When it was about the people', 'So the people were the good part.'],
            ['At the start, when I was learning', 'So learning was the good part.'],
            ['Last week, annoyingly', "So it isn't all bad, and that makes it harder."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What did you have more of before work got hard?',
          plain: 'What did you use to have energy for?',
          options: [
            ['Evenings. I just lie there', 'So the evenings go on getting over the day.'],
            ['Being curious about anything', 'You miss being curious.'],
            [
              'The people around me get a short version',
              "So people close to you get less of you than you'd like.",
              'others',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What about yourself would be the same in any job?',
          plain: 'Which habit would you take along to any job?',
          options: [
            ['I say yes to everything', 'So the yes would come along.'],
            ["I'm bored once I can do it", 'So it might go the same way again, you think.', 'doubt'],
            [
              'I need people to see that I am good',
              "You'd want to be seen there too, and at first you'd be new.",
              'years',
            ],
          ],
        },
      ],
      open: 'whether you want to leave this work or just this place',
      style: "know when you've had enough",
      label: 'Has had enough',
      mood: 'Tired of how it is.',
    },
    pull: {
      cues: 'always wanted|dream job|love doing|i love to|makes me happy|come alive|calling|retrain*|training course|evening class|my own business|self-employed|freelance|open a|work with my hands|with my hands|something that matters|idea i keep|my dream|passionate about',
      reflections: [
        "Sounds as if there's something you'd like more of.",
        'It sounds as if something else draws you.',
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What should there be more of in your working day?',
          plain: 'What would you like to be doing for an hour tomorrow?',
          options: [
            ['Moving about, being outside', "You'd like to move, and be outside."],
            ['Sitting with real people and real problems', "You'd like to deal with people, not with paper."],
            [
              'Quiet, with nobody wanting anything',
              "Quiet, first of all. That might be rest you're after, as well as a job.",
              'push',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'What did you last do that you would have done for nothing?',
          plain: 'When did you last work at something and feel glad?',
          options: [
            ['Something at home, until late, by choice', 'You stayed with it, and nobody made you.'],
            ['I taught somebody something', 'You like showing somebody how.'],
            [
              "I can't remember, and that scares me",
              "That's worrying, and it may also be that you're tired.",
              'push',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "Which part of the work you'd like do you know least about?",
          plain: "What's the dull part of the work you'd like?",
          options: [
            ['The paperwork nobody talks about', "So there'd be dull parts as well."],
            [
              'The pay, and how long it stays low',
              "So it's the money at the beginning that worries you.",
              'money',
            ],
            [
              'That I may like the idea more than the work',
              "So you're not sure it would be as good as it sounds.",
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
              "You'd like to see at the end of the day what you've done.",
            ],
            ['Someone who answers to nobody', "You'd like nobody over you.", 'push'],
            [
              "Someone I call lucky, so I needn't try",
              "As long as it's luck, there's nothing to be done about it.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: "What's the smallest piece of other work you could try?",
          plain: 'What could you do on one Saturday, just to see?',
          options: [
            ['Go along with somebody for a day', 'A day beside somebody would show you more than a website.'],
            [
              'A course, without telling anyone',
              "You'd like to try it without anyone knowing yet.",
              'others',
            ],
            [
              "None. If I try it, I can't dream about it",
              "As long as you don't try it, you can keep the dream.",
            ],
          ],
        },
      ],
      open: 'what the new work is like on a dull day',
      style: "ask what you'd like to do",
      label: 'Drawn to something else',
      mood: 'Drawn to something.',
    },
    years: {
      cues: "too old|too late|start over|starting over|start again|starting again|from scratch|from zero|at the bottom|bottom of the ladder|waste of|threw away|throw away|throwing away|thrown away|my degree|studied for|all those years|invested|sunk cost|all i know|only thing i know|only thing i'm good at|wasted years|wasted all",
      reflections: [
        "Sounds as if the years you've put in matter here.",
        'It sounds as if it would mean beginning again, in some way.',
      ],
      questions: [
        {
          asks: 'cost',
          ask: 'What would feel wasted, if you stopped now?',
          plain: 'Which part of those years would you mind losing most?',
          options: [
            [
              'The exams, the nights, the money',
              "You've put a lot into it, and you'd hate to have done that for nothing.",
            ],
            ['Being the one people ask', "You'd miss being the one who knows."],
            [
              'Having an answer to, what do you do',
              "For a while you wouldn't have a simple answer to that.",
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
              'You know how to handle people, and that would come along.',
            ],
            [
              'How to keep going when nobody is looking',
              'You can keep going on your own. That would come along.',
            ],
            [
              "Nothing they'd pay for, I'm afraid",
              "You can't think of anything. It's hard to see your own skills.",
              'doubt',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'What did you hope for when you began in this work?',
          plain: 'Why did you choose it, back then?',
          options: [
            ['To be of some use', 'You wanted to be of use. That may still be what you want.', 'pull'],
            ['Something safe, so everybody would relax', 'So you chose it partly for the others.', 'others'],
            ["I didn't choose. It was there", 'So this would be the first time you really choose.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would be worst about being a beginner?',
          plain: 'What would embarrass you in the first month?',
          options: [
            ['Being slow in front of others', "You're not used to being slow."],
            ['Being told what to do by someone half my age', "It'd be hard to be told what to do by them."],
            ['Being nobody in particular again', "You'd lose being known for what you can do."],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who do you know that started over late?',
          plain: 'Which late starter comes to mind?',
          options: [
            ['A friend, and it went fine', "So you've seen it go well."],
            [
              'Someone in the family, and they still talk about it',
              'So you know how people would talk about it.',
              'others',
            ],
            ['Nobody. Where I come from you stick with it', "So there's nobody to look at who's done it."],
          ],
        },
      ],
      open: 'how much of what you can do already would count in the new work',
      style: "take seriously what you've put into something",
      label: 'Respects the years put in',
      mood: 'Thinking of the years behind you.',
    },
    money: {
      cues: 'pay cut|paycut|income|afford|tuition|provide|provider|breadwinner|golden handcuffs|well paid|good money|less pay|cheaper|childcare|the money|less money|enough money|my salary|our savings|my savings|the mortgage',
      reflections: ['So money is part of it.', "Sounds as if you're thinking about what you could afford."],
      questions: [
        {
          asks: 'want',
          ask: 'How much of what you earn could you do without?',
          plain: 'What would you still need to earn, at the least?',
          options: [
            ['Only what the roof and the food cost', 'So you could live on quite little.'],
            ['What others need from me', 'So there are people you have to think of.', 'others'],
            [
              'Less than now. I spend a lot to cheer myself up',
              'So some of the pay goes on getting over the work.',
              'push',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When have you had to live on less?',
          plain: 'When did you have little money, and how was it?',
          options: [
            ['When I was young, and I laughed a lot', "You've had less before, and it was all right then."],
            ['Once, and I never want that again', "You know how that is, and you don't want it back."],
            ["Never, so I can't say", "So you don't know what it would be like."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would hurt most to say no to, for money?',
          plain: 'What would you hate not to be able to pay for?',
          options: [
            [
              'Something for my children or my parents',
              "So it's others you'd hate to let go without.",
              'others',
            ],
            [
              'A round, a birthday, a weekend with friends',
              "You'd mind having to count in front of friends.",
            ],
            ["It's less the thing than people seeing it", "It's being seen to have less that bothers you."],
          ],
        },
        {
          asks: 'step',
          ask: "Which number don't you know yet?",
          plain: 'Which figure would you look up first?',
          options: [
            ['How many months the savings would last', "So you haven't worked that out yet."],
            ['What somebody starting there earns', "So you'd like to know what the first year pays.", 'pull'],
            [
              "I avoid looking. Then it's still possible",
              "As long as you don't look, nobody can say it's impossible.",
              'doubt',
            ],
          ],
        },
      ],
      open: 'how long the money would last',
      style: 'think about whether it can be paid for',
      label: 'Keeps money in mind',
      mood: 'Thinking about money, too.',
    },
    others: {
      cues: "everyone says|everybody says|people think|what people|think i'm crazy|thinks i'm crazy|think i'm mad|disappoint*|proud of me|respectable|selfish|irresponsible|support me|behind me|on board|my parents think|my family thinks|my husband thinks|my wife thinks|my partner thinks|let my family down",
      reflections: ['So other people come into it.', 'Sounds as if it matters what others think of it.'],
      questions: [
        {
          asks: 'fear',
          ask: 'Who would take it hardest?',
          plain: 'Whose worry would you have to listen to?',
          options: [
            ["The one who'd have to earn more", 'So somebody else would have to work more.', 'money'],
            [
              "My parents, who've told everyone what I do",
              "They're proud of it, and you'd be taking that away.",
            ],
            ["Mine. They'd be fine", "So it's you who'd need convincing.", 'doubt'],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you wish somebody close to you would say?',
          plain: 'Which sentence would make it easier?',
          options: [
            ["We'd manage", "You'd like to hear that you're in it together."],
            ["I'd still be with you if it failed", "You'd like to know they'd stay, whatever happens."],
            [
              "You don't always have to be the strong one",
              "So you'd like not to be the strong one for once.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What do people close to you see your job do to you?',
          plain: 'What would they say about you and the job?',
          options: [
            ['That I complain and change nothing', "They've heard it before, and nothing has changed yet."],
            ["That I'm gone, even when I'm there", "So you're at home, and your mind isn't.", 'push'],
            ['Nothing. I put on a good act', "So they can't know how you really feel about it."],
          ],
        },
        {
          asks: 'rule',
          ask: 'Who taught you what a proper job is?',
          plain: 'Who was proudest when you began in this work?',
          options: [
            ['My parents', "So it matters to you what they'd think."],
            ['Someone I looked up to, early on', "You'd mind what that person thinks.", 'years'],
            ['Me. I wanted to be respectable', 'So it was your own wish, once.'],
          ],
        },
      ],
      open: 'what they would say if you asked them straight',
      style: 'think of the others too',
      label: 'Thinks of the others',
      mood: 'Thinking of others, too.',
    },
    doubt: {
      cues: "not good enough|not talented|fantasy|naive|unrealistic|grass is greener|just a phase|midlife|mid-life|what if i hate|what if it doesn't|what if i'm|can't even start|keep putting it off|procrastinat*|overthink*|don't know if i can|don't trust myself|never finish|never stick|running away|compet*|ai will",
      reflections: ["Sounds as if you're not quite sure of this.", 'It sounds as if doubt comes into it.'],
      questions: [
        {
          asks: 'moment',
          ask: 'What has kept you from trying it so far?',
          plain: 'When you look into it, what makes you stop?',
          options: [
            ['Seeing what it costs', 'So the money stops you each time.', 'money'],
            [
              "Seeing people who've done it all their lives",
              'You compare yourself with people who are far ahead.',
              'years',
            ],
            ['Feeling how much I want it', "So it's wanting it that scares you."],
          ],
        },
        {
          asks: 'fear',
          ask: 'If it went wrong, what would you have to admit?',
          plain: 'What would it say about you, if it failed?',
          options: [
            ['That I threw away something good', "You'd have given up something that was good."],
            ['That I only liked the picture', "You'd have lost the job and the dream.", 'pull'],
            ["That I'm more ordinary than I hoped", "As long as you don't try, you needn't find that out."],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last learn something from nothing?',
          plain: "What can you do now that you couldn't three years ago?",
          options: [
            ['Something at work, because I had to', 'So you learned it because you had to.'],
            ['Something at home, from videos and mistakes', 'So you can teach yourself things.'],
            [
              "It's been ages. I stay where I'm good",
              "So it's a long time since you were new at something.",
              'years',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you tell a colleague with the same plan?',
          plain: 'What would you say, if a colleague told you all this?',
          options: [
            ["Try it small first, and don't resign yet", "So you'd tell somebody else to start small."],
            ["Go. You'll be fine", "You'd trust them to do it."],
            ["Go, and I'd be jealous", "You'd be jealous. So you'd like to go, too."],
          ],
        },
      ],
      open: 'whether you would like the work as much as the idea of it',
      style: "ask yourself whether you'd be good enough",
      label: 'Not easily convinced',
      mood: 'Still unsure.',
    },
  },
  together: [
    {
      of: ['push', 'pull'],
      say: "Maybe it's partly about leaving, and partly about something you'd like.",
    },
    {
      of: ['push', 'money'],
      say: "Maybe it's the money that keeps you in a job you don't like.",
    },
    { of: ['pull', 'doubt'], say: 'Perhaps you doubt it because it matters to you.' },
    {
      of: ['years', 'others'],
      say: "Maybe it isn't only you who's proud of those years.",
    },
    {
      of: ['money', 'others'],
      say: "Perhaps it's hard to earn less when others depend on you.",
    },
    {
      of: ['years', 'pull'],
      say: "Maybe what draws you has something to do with what you've always done.",
    },
    { of: ['push', 'doubt'], say: "Maybe it's hard to believe in yourself while you're unhappy at work." },
  ],
  insights: [
    {
      of: ['push', 'pull'],
      say: 'Maybe what you want to get away from is clearer to you than what you want instead.',
    },
    {
      of: ['push', 'years'],
      say: "Perhaps it's the years you've put in that make it so hard to leave.",
    },
    {
      of: ['push', 'money'],
      say: 'Maybe you stay for the money, and it no longer makes up for the rest.',
    },
    {
      of: ['push', 'others'],
      say: "It could be that you'd have left already, if it only concerned you.",
    },
    {
      of: ['push', 'doubt'],
      say: "Maybe it's the job you don't like that makes you doubt what else you could do.",
    },
    {
      of: ['pull', 'years'],
      say: "Perhaps what you'd like to do needn't throw away what you've learned so far.",
    },
    {
      of: ['pull', 'money'],
      say: "Maybe you don't let yourself want it until you know it can be paid for.",
    },
    {
      of: ['pull', 'others'],
      say: "Perhaps you know what you'd like, and are waiting for somebody to say it's all right.",
    },
    {
      of: ['pull', 'doubt'],
      say: 'Maybe you doubt it so much because you want it so much.',
    },
    {
      of: ['years', 'money'],
      say: 'Maybe earning less would feel like going backwards, after all those years.',
    },
    {
      of: ['years', 'others'],
      say: "Perhaps it's other people who'd see those years as wasted, more than you would.",
    },
    {
      of: ['years', 'doubt'],
      say: "Maybe after so many years of being good at something it's hard to be a beginner.",
    },
    {
      of: ['money', 'others'],
      say: "Maybe it isn't the money itself, but what it would mean for the others.",
    },
    {
      of: ['money', 'doubt'],
      say: 'Perhaps the money is the easier reason to give, and the doubt is the bigger one.',
    },
    {
      of: ['others', 'doubt'],
      say: "Maybe you're afraid they'd turn out to be right about you.",
    },
  ],
  suggestions: [
    'spend one Saturday beside somebody who does that work',
    "write down three things from your work now that you'd like to keep",
    'find out what the first year pays, just the number',
    'ask someone who changed late what they would do again',
    "tell one person what you'd like, without a plan attached",
    'for a week, note the one hour a day you did not mind',
  ],
  later: {
    secret: [
      "Everyone else may be discussing a plan while the reason for it is the thing you've kept to yourself.",
    ],
    pretend: [
      "When you say work's fine often enough, wanting to change it might seem to come from nowhere, even to you.",
    ],
    protect: [
      "It could be easier to find new work than to find a way of telling somebody that wouldn't disappoint them.",
    ],
    guilt: [
      "A new career may seem like something you can't have until somebody's been paid back for the old one.",
    ],
    relief: [
      'Relief may have answered before any plan did, and perhaps you only trust answers that come with a plan.',
    ],
    hurt: [
      "What somebody said, or didn't say, may have gotten mixed in with what you think you could do next.",
    ],
    duty: [
      "You might be asking what work you'd like while already hearing from everybody who depends on the work you've got.",
    ],
    want: [
      "It may have been all about what's realistic until you said what you want, which could be where it started.",
    ],
    miss: [
      'The new career might be a way of getting back to something, which is different from starting over.',
    ],
    fear: [
      'The fear of getting it wrong and the fear of never having tried may keep talking over each other.',
    ],
    becoming: [
      "When you picture yourself a few years on, there may be somebody you're trying to match, or not to end up as.",
    ],
    notgood: [
      'Maybe you set out to ask whether the new work suits you, and ended up asking whether you deserve it.',
    ],
    worn: [
      "A tired person and a person in the wrong job may feel exactly alike by evening, so it's hard to know which you are.",
    ],
    alone: [
      "A whole new line of work may seem stranger than it is when there's nobody to say it out loud to.",
    ],
    anger: ["What you've had enough of may be louder right now than what you'd like to do instead."],
    kindness: [
      "You came to talk about work and ended up at something good, which could be a clue to what you'd want work to have.",
    ],
    decided: [
      "It may be that the choice is made, and you're looking for a way to put it that nobody can argue with.",
    ],
    waiting: ['Waiting for the right moment to change jobs may have quietly turned into a job of its own.'],
  },
};
