import type { Pack } from '../../../../engine/pack.ts';

export const perfectionism: Pack = {
  id: 'perfectionism',
  avoid: [],
  openings: [
    {
      cues: 'rewr*|re-do*|re-read|reread*|tweak*|proofread*|send it|hit send|press send|check it again|checking everything|double check*|keep checking|keep editing',

      ask: 'What were you looking for, the last time you went over something?',
      plain: 'The last time you checked something, what might have been wrong?',
      asks: 'moment',
      concern: 'checking',
      options: [
        [
          'One stupid mistake that everybody would see',
          "So you're afraid they'd only see the mistake.",
          'judged',
        ],
        ["The feeling that it's right", 'So you were waiting for a feeling, more than for a mistake.'],
        [
          "By then, nothing. I couldn't stop",
          "So it's hard to stop, even when there's nothing left to find.",
        ],
      ],
    },
    {
      cues: 'one mistake|a typo|got it wrong|messed up|screwed up|b+|an a-|second place|less than perfect|made a mistake|one small mistake|small mistakes',
      say: "So it's hard to let that be.",
      ask: 'When you last made a mistake, what did you do next?',
      plain: 'When you noticed a mistake, what came first?',
      asks: 'moment',
      concern: 'judged',
      options: [
        ["Apologised to people who hadn't noticed", 'So you told them before they could notice.'],
        ['Went through everything else for more', "One mistake, and you didn't trust the rest.", 'checking'],
        ['Lay there and played it to myself', 'So it kept you busy long after.', 'enough'],
      ],
    },
    {
      cues: 'as a child|as a kid|growing up|brought up|my parents always|my mother always|my father always|my mum always|my mom always|my dad always',
      say: 'So it may go back some way.',
      ask: 'What happened at home when something was just okay?',
      plain: 'What was said when you came home with a middling mark?',
      asks: 'rule',
      concern: 'origin',
      options: [
        ['A small pause, and then: what happened', "So you could hear that it wasn't enough."],
        ['Nothing. Only the best got a word', 'So only the best counted.'],
        ['Nothing bad at all. I did it to myself', "So it came from you. That's hard to be cross about."],
      ],
    },
    {
      cues: 'delegat*|do it myself|nobody else does|no one else does|control freak|nitpick*|snap at',
      say: "So it isn't only about your own work.",
      ask: 'What got redone lately, after somebody else had done it?',
      plain: 'What gets quietly fixed when the others have gone?',
      asks: 'moment',
      concern: 'others',
      options: [
        ['Something tiny, the dishwasher kind', 'A small thing, and they may have noticed.'],
        ["Somebody's work, and they saw it", "They saw it, and you'd rather they hadn't."],
        [
          "I don't let it get that far. I do it first",
          'So nobody else gets the chance to do it wrong.',
          'cost',
        ],
      ],
    },
    {
      cues: "burn* out|exhausted|can't switch off|cant switch off|can't relax|never relax|stress*",
      say: 'That sounds tiring.',
      ask: "What had to wait last week, because something wasn't finished?",
      plain: 'Who or what came too short last week?',
      asks: 'cost',
      concern: 'cost',
      options: [
        ['Supper with somebody', 'So somebody had to wait.'],
        ['Sleep, most nights', 'So your nights go into it.'],
        [
          'Being nice. I was there and not nice',
          "You were there, and not the way you'd like to be.",
          'others',
        ],
      ],
    },
    {
      ask: 'What was the last thing you finished and left alone?',
      plain: "When did you last think, that's good enough?",
      asks: 'exception',
      concern: 'enough',
      options: [
        ['Something small, a cake or a text', 'With small things you can leave it.'],
        ['Only something that got taken off me', 'So somebody else had to end it.'],
        ['Nothing, I never really leave things alone', "So you don't know yet what enough would be like."],
      ],
    },
  ],
  concerns: {
    judged: {
      cues: "what people think|what they think|they'll think|think i'm|think less|humiliat*|look stupid|look bad|criticis*|criticiz*|laugh at|caught out|get it wrong|noticed the|point out|reputation|being judged|they'll judge|afraid of failing|fear of failure|make mistakes|made a mistake|making mistakes",
      reflections: [
        'Sounds as if you think about how it looks to others.',
        "Maybe it's partly about who might see it.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'What do people think when they spot a mistake of yours?',
          plain: 'What would they think of you, if they saw one?',
          options: [
            ['That I was careless', "You'd hate to be thought careless."],
            ["That I've been overrated all along", "One mistake, and you'd feel found out."],
            [
              "Nothing. They'd forget by lunch, and I wouldn't",
              "So they'd forget it, and you'd go on thinking about it.",
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'Which mistake of yours do you still think about?',
          plain: 'What did you get wrong once that still makes you wince?',
          options: [
            ['A small one in front of people', 'Small, but people saw it.'],
            [
              'One that cost somebody else something',
              "It cost somebody something, so you can't just shrug.",
              'others',
            ],
            ['One nobody ever found out about', 'Nobody knows, and you still think about it.'],
          ],
        },
        {
          asks: 'view',
          ask: 'What do you like about people who get things wrong?',
          plain: 'What does somebody you like get wrong?',
          options: [
            ["They're late for everything, and I love them", 'So you can love somebody with their faults.'],
            ["They laugh about it, and I can't", "You'd like to be able to laugh about it, too."],
            [
              'Honestly, it annoys me that they get away with it',
              "You wouldn't let yourself get away with it.",
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
              "So you stopped because you weren't the best.",
              'enough',
            ],
            [
              "Something new, where I'd look a fool for a year",
              "You'd like to try something and be bad at it, if nobody saw.",
            ],
            [
              "I can't think of anything I'd do for nobody",
              "So somebody's always watching, even in your thoughts.",
              'origin',
            ],
          ],
        },
      ],
      open: 'what others would really notice',
      style: 'think about how it looks to others',
      label: 'Careful about mistakes',
      mood: 'On guard, perhaps.',
    },
    enough: {
      cues: "never enough|not enough|good enough|not good enough|could be better|could've been better|could have been better|never satisfied|never happy with|next goal|already the next|second best|bar higher|higher bar|everyone says it's great|they say it's good|mediocre",
      reflections: [
        "Sounds as if it's hard to know when it's enough.",
        "So good doesn't easily feel good enough.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'How long did you last enjoy it, when something went well?',
          plain: 'How long did it take till the doubt came back?',
          options: [
            ['Till the next morning', 'One evening, and then it was over.'],
            [
              'While people were saying it, not after',
              'So you need to hear it, and then it fades.',
              'judged',
            ],
            ["It came at once: I'd been lucky", "So you couldn't take it as yours."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would happen if you settled for good enough?',
          plain: 'If you were pleased with seven out of ten, what then?',
          options: [
            ["I'd slide, and not notice", 'You think being dissatisfied keeps you going.'],
            ["I'd be ordinary", "You'd hate to be ordinary, it seems.", 'origin'],
            [
              "I'd have to find out what else there is to me",
              "You don't quite know who you'd be without doing so well.",
              'origin',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: "What are you bad at and don't mind?",
          plain: 'What do you do badly and like doing?',
          options: [
            ['Something with my hands', 'Not good at it, and you like it all the same.'],
            ["Singing, dancing, when no one's in", "So when nobody's there, you can enjoy it.", 'judged'],
            ["I used to have things. I've stopped them all", "So you've stopped things you liked.", 'cost'],
          ],
        },
        {
          asks: 'want',
          ask: "What would you like somebody to say when you're finished?",
          plain: "When it's done and someone looks up, what should they say?",
          options: [
            ['You can stop now', "You'd like somebody to say you may stop."],
            ['I can see how hard that was', "You'd like them to see the effort, more than the result."],
            ['Nothing said so far was ever the right thing', "So whatever they said, it wasn't quite it."],
          ],
        },
        {
          asks: 'step',
          ask: "How would you know that something's done?",
          plain: 'What could be the sign to stop: a time, a number, a person?',
          options: [
            ['A time, and then hands off', 'So the clock could tell you to stop.'],
            ['Somebody I trust says go', "Somebody else could say it, and you'd try to believe it."],
            [
              "There's no such sign. That's the problem",
              'So nothing tells you to stop but being tired.',
              'cost',
            ],
          ],
        },
      ],
      open: 'what done would look like',
      style: "ask yourself whether it's enough",
      label: 'Not easily content',
      mood: "Not sure it's enough.",
    },
    checking: {
      cues: "recheck*|rewr*|re-do*|reread*|re-read*|can't send|cant send|hand it in|can't hand|can't finish|never finish*|tweak*|proofread*|took me hours|takes me hours|every detail|one more time|just one more|word by word|check it again|checking everything|double check*|keep checking|check everything|keep editing",
      reflections: ["Sounds as if it's hard to let it go.", 'So you go over it more than once.'],
      questions: [
        {
          asks: 'moment',
          ask: 'When you could hand something over, what stops you?',
          plain: "What's the thought, when it's ready to go?",
          options: [
            ["Maybe there's something I've missed", 'There could always be something.'],
            [
              "Once it's gone, I can't protect it",
              "As long as you've got it, nobody can judge it.",
              'judged',
            ],
            ["If it's done, there'll only be the next one", "So finishing isn't much of a relief.", 'cost'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you send something off without checking twice?',
          plain: 'When was there no time to check, and how did it go?',
          options: [
            ['Not long ago, and nobody said a word', 'Nobody said a word. It may have been all right.'],
            [
              'Once, and there was a mistake, and someone was kind',
              "There was a mistake, and it wasn't so terrible.",
            ],
            ['Once, and I felt sick till the answer came', "So it's the waiting that's hard.", 'cost'],
          ],
        },
        {
          asks: 'cost',
          ask: 'When does checking something stop helping?',
          plain: 'From which point do you only make it different?',
          options: [
            ["After the second it's only nerves", "So the first looks help, and the others don't."],
            ['It often gets worse, in fact', "So it can get worse, and you can't stop."],
            ["I couldn't say. It all feels necessary", "Each look feels as if it's needed."],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you send off after one look, this week?',
          plain: "What's a small thing that could go out after a single check?",
          options: [
            ['A short reply to someone friendly', "Somebody friendly wouldn't mind a small mistake."],
            ["Something inside the team, where it's safe", 'Among people you trust a slip would stay small.'],
            ['I feel ill just picking one', 'So even thinking of it is hard.', 'judged'],
          ],
        },
      ],
      open: 'how much checking it needs',
      style: "hold on to a thing until it's right",
      label: 'Looks once more',
      mood: 'Not easy to let go of.',
    },
    origin: {
      cues: 'as a child|as a kid|growing up|grew up|gifted|straight a*|the clever one|the good girl|the good one|the responsible one|golden child|praised|expected of me|always been the|brought up|only worth|my worth|prove myself|earn love|my parents always|my mother always|my father always|my mum always|my mom always|my dad always|strict parents',
      reflections: ['Sounds as if this goes back some way.', 'So it may be about more than the work itself.'],
      questions: [
        {
          asks: 'rule',
          ask: 'What did you get for being good at things, as a child?',
          plain: 'When you came home with a good mark, what happened?',
          options: [
            ['Their whole attention, for a moment', 'For a moment they looked at you.'],
            ['Peace. Nobody had to worry about me', 'You were the one nobody had to worry about.', 'cost'],
            ['Nothing. It was normal by then', 'So being good was nothing special.', 'enough'],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you first notice that it mattered to be right?',
          plain: 'How old were you, the first time you minded being wrong?',
          options: [
            ['About six or seven, over something at school', "That's very young to be so careful."],
            ['Older, when something at home went wrong', 'So you tried to make something right.'],
            ["I don't remember ever not being like this", "So it's always been like this for you."],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you say to a child who checks like you do?',
          plain: 'What would you do with a seven-year-old crying over a mistake?',
          options: [
            ['Sit down next to them and say nothing', "You'd just be there with them."],
            ['Tell them nobody minds', "You'd say it, and mean it.", 'judged'],
            [
              "I'd help them fix it. That's the awful bit",
              "You'd help, and they'd learn that it had to be right.",
              'others',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'Who should like you on a bad day, too?',
          plain: "Who would you want there after you've failed at something?",
          options: [
            ['Someone who only knows me when I do well', "You'd like to know if they'd still be there."],
            ["Anyone who didn't say it'll be fine", "You'd like somebody who doesn't make it smaller."],
            ['No one. I fail with the door locked', 'So nobody sees you on a bad day.', 'judged'],
          ],
        },
      ],
      open: 'where it comes from, that it has to be right',
      style: 'think about where things come from',
      label: 'Thinks about where it began',
      mood: 'Thinking about where it began.',
    },
    cost: {
      cues: "exhaust*|so tired|tired of|drained|burn* out|burnt out|burned out|can't switch off|cant switch off|can't relax|cant relax|no time for|no life|late at night|up all night|not sleeping|can't sleep|cant sleep|my health|takes over|takes so long|paraly*|don't even start",
      reflections: ['Sounds as if it takes a lot out of you.', 'So it costs you something.'],
      questions: [
        {
          asks: 'cost',
          ask: "Who gets what's left of you in the evening?",
          plain: "When you finally stop, what's left, and for whom?",
          options: [
            ["The people I live with, and it isn't much", "So they get you when you're tired.", 'others'],
            ['My phone and the sofa', "So there's nothing left by then."],
            ["I don't stop, I fall asleep", "So the day only ends when you can't any more."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you do with five free hours?',
          plain: 'If somebody gave you five hours, where would they go?',
          options: [
            ['To someone I keep putting off', "So somebody's been waiting.", 'others'],
            ['Nothing at all, in daylight', 'Just nothing, for once.'],
            ["Into the work, if I'm truthful", "So even then you'd go on working.", 'enough'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When was it last fun to do something well?',
          plain: 'When did caring about it feel good?',
          options: [
            [
              'When nobody had asked me for it',
              'Nobody asked, so there was nothing to live up to.',
              'judged',
            ],
            ['When I was doing it with somebody', "You weren't alone with it."],
            [
              "Years ago, before it became what I'm known for",
              'It was fun, and then it was expected.',
              'origin',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "Who'd notice first if you did less?",
          plain: "If you did a tenth less next week, who'd mind?",
          options: [
            ['My boss, or whoever counts on it', 'They may not know what it costs you.'],
            [
              "Only me. I'd feel it like a stone in my shoe",
              "So it's you who'd mind, more than anybody else.",
              'enough',
            ],
            ["I'd notice how empty it gets", 'So the work fills something.'],
          ],
        },
      ],
      open: "what it costs, and who it's for",
      style: 'give a lot to get it right',
      label: 'Puts a lot in',
      mood: 'Tired of what it takes.',
    },
    others: {
      cues: 'delegat*|do it myself|easier to do it|nobody else does|no one else does|not how i|control freak|controlling|nitpick*|nag*|snapped at|annoyed with|let {him/her/them} down|trust {him/her/them} to',
      reflections: ['So other people come into it too.', "Sounds as if it's hard to leave things to others."],
      questions: [
        {
          asks: 'moment',
          ask: 'When you last corrected somebody, how did they look?',
          plain: 'The last time you put something right, how did they look?',
          options: [
            ['They shut down a bit, only for a second', 'It was quick, and you noticed.'],
            ['They laughed. They call me by a nickname for it', "They joke about it, so they've noticed."],
            ["I didn't look. I was looking at the thing", 'So you saw the thing, and not them.', 'cost'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would the people close to you say about it?',
          plain: 'If they could say one thing about it, what would it be?',
          options: [
            [
              "That they're afraid of getting it wrong",
              "You know that feeling, and wouldn't want it for them.",
              'origin',
            ],
            ["That they'd like me back", "So it's you they'd like, more than a better result.", 'cost'],
            ["That it's rather handy, they never have to do it", "So it suits them, and you can't stop."],
          ],
        },
        {
          asks: 'fear',
          ask: "What's hard about leaving something the way others do it?",
          plain: 'What bothers you about leaving it the way it is?',
          options: [
            ["People would think I'd done it", "You'd feel it was about you.", 'judged'],
            ["I'd have nothing to do", "So it's your part, to put things right.", 'origin'],
            [
              "It'd be fine, and that would hurt a bit",
              'Then you might not have had to do it all.',
              'enough',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you leave as somebody else did it, this week?',
          plain: 'Which one thing could stay crooked for seven days?',
          options: [
            ['Something in the kitchen', "You'd see it every time you go past."],
            [
              "A piece of someone's work that's good enough",
              "It'd be theirs, and that would have to be all right.",
            ],
            [
              "I could leave it, but I couldn't not look at it",
              "You could leave it, and you'd still see it.",
              'checking',
            ],
          ],
        },
      ],
      open: 'what would happen if you left it as it is',
      style: 'see what could be better',
      label: 'Puts things right',
      mood: 'Thinking of the others, too.',
    },
  },
  together: [
    {
      of: ['judged', 'checking'],
      say: 'Maybe you check so that nobody can say anything.',
    },
    {
      of: ['enough', 'origin'],
      say: 'Perhaps it was never clear, even early on, what would be enough.',
    },
    { of: ['cost', 'enough'], say: "Maybe only being tired tells you that it's enough." },
    { of: ['cost', 'others'], say: 'Perhaps the people close to you notice what it costs.' },
    {
      of: ['origin', 'judged'],
      say: 'Maybe you still see somebody from back then looking at your work.',
    },
    { of: ['checking', 'cost'], say: 'Perhaps the last few looks cost the most and help the least.' },
  ],
  insights: [
    {
      of: ['judged', 'enough'],
      say: "Maybe it's never enough because you see it with the eyes of somebody who'd criticise it.",
    },
    {
      of: ['judged', 'checking'],
      say: 'Perhaps you go over it so often because you imagine what they might find.',
    },
    {
      of: ['judged', 'origin'],
      say: "Maybe the eyes you're afraid of are ones you knew as a child.",
    },
    {
      of: ['judged', 'cost'],
      say: 'Perhaps it takes so much out of you because you try to be safe from what people might think.',
    },
    {
      of: ['judged', 'others'],
      say: "Maybe you're afraid that others look at you the way you look at what they do.",
    },
    {
      of: ['enough', 'checking'],
      say: "Maybe you wait for the feeling that it's done, and going over it again never brings it.",
    },
    {
      of: ['enough', 'origin'],
      say: "Perhaps what you wanted, long ago, wasn't to be the best but to be seen.",
    },
    {
      of: ['enough', 'cost'],
      say: "Maybe what tires you isn't the work but never being able to say that it's done.",
    },
    {
      of: ['enough', 'others'],
      say: "Perhaps it's hard to be content, with what you do and with what others do.",
    },
    {
      of: ['checking', 'origin'],
      say: 'Maybe you check for somebody who looked at your work a long time ago.',
    },
    {
      of: ['checking', 'cost'],
      say: 'Perhaps most of the time and strength goes into the last bit, which hardly anybody sees.',
    },
    {
      of: ['checking', 'others'],
      say: "Maybe letting go is the hard part, whether it's your own work or what others do.",
    },
    {
      of: ['origin', 'cost'],
      say: "Perhaps you're still working for something you needed as a child.",
    },
    {
      of: ['origin', 'others'],
      say: 'Maybe you sometimes look at others the way somebody once looked at you.',
    },
    {
      of: ['cost', 'others'],
      say: "Perhaps the people close to you get what's left when the work's done.",
    },
  ],
  suggestions: [
    'send one small thing after a single look, and see what comes back',
    "set a clock for the next one, and let the clock say it's done",
    'leave one thing exactly as somebody else did it, for a week',
    "ask somebody you trust what they'd call good enough",
    'do something badly on purpose, something that nobody will see',
    'when somebody praises you next, just say thank you',
  ],
  later: {
    secret: ["All that getting it right might be standing guard over something you've let nobody see."],
    pretend: ['Looking fine may have become one more thing you feel you have to do without a mistake.'],
    protect: ['Maybe it has to be faultless because a mistake, to your mind, would land on somebody else.'],
    guilt: [
      "Getting everything right could be how you've been making something up to somebody, maybe to yourself.",
    ],
    relief: [
      "It's possible that what you were glad of was a rest from being marked, more than from the work.",
    ],
    hurt: ['So much checking might be a way of never having to feel that again.'],
    duty: [
      "The standard may be one you took on for other people's sake, without it ever being agreed how high.",
    ],
    want: ["Where everything has to be right, what you'd simply like may have had very little say."],
    miss: ["Getting it right can't bring back what you miss, though some part of you may have been trying."],
    fear: ["The work may only be where all that care comes out, when it's really meant for the fear."],
    becoming: [
      "It might be somebody else's measure you're using, either to match them or to be nothing like them.",
    ],
    notgood: [
      "Could be that the work was good enough a while ago, and it's yourself you're still correcting.",
    ],
    worn: [
      'The last bit of polish, the bit nobody asked for, may be the part your body has been paying for.',
    ],
    alone: ['If you leave nothing for anyone to fix or help with, perhaps that gets lonely after a while.'],
    anger: [
      "It may sting that others seem to get away with less, when you've let yourself off with so little.",
    ],
    kindness: ["What did you good may have had its flaws as well, and it seems you didn't mind them."],
    decided: [
      "Perhaps you know what you'll do, and it's only the perfect way of doing it that's still missing.",
    ],
    waiting: ["Waiting till it's right may be the one standard here that can't be met by working harder."],
  },
};
