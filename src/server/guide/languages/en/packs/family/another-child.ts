import type { Pack } from '../../../../engine/pack.ts';

export const anotherChild: Pack = {
  id: 'another-child',
  avoid: ['scale'],
  openings: [
    {
      cues: "i'm pregnant|i am pregnant|im pregnant|positive test|we're expecting|pregnant with",
      say: "So it's not only a thought any more.",
      asks: 'moment',
      ask: 'What was your very first feeling when you found out?',
      plain: "What came first, before you'd had time to think?",
      options: [
        ['Happy, for about a second', 'Happy first, and then the thinking started.'],
        ['Oh no', "Oh no came first. It's hard to say that out loud."],
        ['Who do I have to tell', 'Your first thought was what others would say.', 'others'],
      ],
      concern: 'wish',
    },
    {
      cues: 'ivf|trying for|been trying|years of trying|months of trying|miscarr*|infertil*|fertility|embryo*|froze*|negative test|embryo transfer|egg donor|sperm donor',
      say: 'So not all of this is in your hands.',
      asks: 'fear',
      ask: 'Which part of it is the hardest?',
      plain: 'Which part would you skip, if you could?',
      options: [
        ['The waiting days, before I know', 'Not knowing, and having to carry on as normal.'],
        ['When somebody else announces theirs', "Somebody else's news is hard to hear just now.", 'others'],
        ['Any day I think of stopping', 'Even thinking of stopping is hard.', 'regret'],
      ],
      concern: 'clock',
    },
    {
      cues: 'only child|brother or sister|little brother|little sister|on her own when|on his own when|a sibling',
      asks: 'moment',
      ask: 'What do you wish for the child you have, or would have?',
      plain: 'What do you picture for a child of yours, later on?',
      options: [
        ["Somebody to ring when I'm gone", "You're thinking of a time when you won't be there."],
        ['Company, in the back seat and after', "You'd like there to be company."],
        ['More of me, and not less', "You'd want to have enough of yourself to give."],
      ],
      concern: 'others',
    },
    {
      cues: "he wants|she wants|he doesn't|she doesn't|we disagree|my husband wants|my wife wants|my partner wants|my husband doesn't|my wife doesn't|my partner doesn't",
      say: 'So there are two answers in this.',
      asks: 'moment',
      ask: 'What happens when the two of you talk about it?',
      plain: 'When it comes up between you, how does it go?',
      options: [
        ['It ends in a joke', "A joke, and then it's left alone."],
        ['One of us gets upset', 'So it goes deep, for one of you or for both.'],
        ["It doesn't come up, not any more", "It's easier to be nice to each other if nobody starts."],
      ],
      concern: 'others',
    },
    {
      cues: "clock|too old|too late|last chance|running out|forty|thirty-*|at my age|i'm 35|i'm 36|i'm 37|i'm 38|i'm 39|i'm 40|i'm 41|i'm 42|i'm 43|i'm 44|im 35|im 36|im 37|im 38|im 39|im 40|im 41|im 42",
      say: 'So time is part of it.',
      asks: 'moment',
      ask: 'When does time worry you most?',
      plain: 'When do you think about time?',
      options: [
        ['On birthdays', 'Birthdays make you count.'],
        ['When a doctor mentions it', 'A doctor says it in passing, and it stays with you.'],
        ['When people I know have babies', "Somebody else's baby, and you think of the years."],
      ],
      concern: 'clock',
    },
    {
      cues: 'afford|nursery|childcare|exhaust*|my job|career|the flat|small flat|bigger house|cope|no money|enough money|so tired|too tired|no sleep',
      say: "So there's the practical side.",
      asks: 'cost',
      ask: 'What would be hardest to manage?',
      plain: 'What would there be too little of first?',
      options: [
        ['Money', 'There might not be enough, or only just.'],
        ['Sleep, and then tempers', "You know what happens when you don't sleep."],
        ["There's not enough of me to go round", "There's only one of you, and a lot to do already.", 'self'],
      ],
      concern: 'room',
    },
    {
      asks: 'moment',
      ask: 'Which thought keeps coming back?',
      plain: "What do you think about most, when it's about this?",
      options: [
        ["That I'd be sorry later", "You're afraid you'd be sorry later.", 'regret'],
        ["That I can't see how I'd manage", "You look at your week, and can't see how.", 'room'],
        ["That I'd like to want it more", "You'd like to want it more than you do."],
      ],
      concern: 'wish',
    },
  ],
  concerns: {
    wish: {
      cues: "want a baby|want another|want a second|want a third|want kids|want children|broody|tiny socks|don't know if i want|not sure i want|do i want|do i really|if i want|yearn*|always wanted|never wanted|should want|baby clothes|can't stop thinking|someone missing|one missing|ambivalen*|baby aisle|another baby|second baby|love to have|longing for a baby|family feels complete|feel complete|would love a baby|would love another",
      reflections: [
        "There's the question of how much you want it.",
        "It sounds as if you're listening for what you want.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "When did you last feel that you'd like a baby?",
          plain: 'What were you doing when you last felt a yes?',
          options: [
            ["Holding somebody else's baby", 'You held one, and something in you said yes.'],
            ['Going past the little clothes', 'You looked, and it did something to you.'],
            ["I'm not sure I ever have", "You're not sure you've ever felt what others talk about."],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you see when you picture having a baby?',
          plain: "When you imagine life with a child, or another, what's there?",
          options: [
            ['A noisy table, some years from now', 'So you picture a family, later on, more than a baby.'],
            ['The first weeks, the smell of the head', 'You picture the very beginning.'],
            ["Somebody who'd visit me, later", "You're thinking a long way ahead."],
          ],
        },
        {
          asks: 'exception',
          ask: 'When does the question leave you alone?',
          plain: 'When do you hardly think about it?',
          options: [
            ["When a week's gone well", "When things go well, you don't feel anything's missing."],
            ['When there are no babies about', "You don't think of it much until you see one."],
            ["After a bad night, then I'm sure it's no", "After a bad night, it's a clear no.", 'room'],
          ],
        },
        {
          asks: 'rule',
          ask: 'Where did you get your picture of a proper family?',
          plain: 'What did you grow up thinking was normal?',
          options: [
            ['From the house I grew up in', "It's what you grew up with."],
            ['From the one I never had', "You'd like to have what you didn't have."],
            ["From everybody else's, honestly", 'Everybody around you seems to do it that way.', 'others'],
          ],
        },
      ],
      open: 'how much you want it, on an ordinary day',
      style: 'want to know what you really want',
      label: 'Wants to be sure',
      mood: 'Not sure, and wanting to be.',
    },
    clock: {
      cues: "biological|clock|running out of time|time is running|too late|too old|last chance|my age|i'm getting older|forty|ivf|trying for|been trying|miscarr*|fertil*|infertil*|my eggs|froze*|embryo*|negative test|menopause|years of trying|months of trying|round of|can't have one|i'm 35|i'm 36|i'm 37|i'm 38|i'm 39|i'm 40|i'm 41|i'm 42|i'm 43|i'm 44|im 38|im 39|im 40|im 41|im 42",
      reflections: ['Time, or the body, has a say in it.', 'It sounds as if not all of it is up to you.'],
      questions: [
        {
          asks: 'moment',
          ask: 'When do you notice the time most?',
          plain: 'What reminded you of it lately?',
          options: [
            ['A birthday with a nought or a five', 'Those birthdays make you count.'],
            ["Somebody else's announcement", 'Their news, and it makes you think of your own time.'],
            ['Once a month, in the bathroom', 'Every month, and then you carry on as usual.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What are you afraid of being told?',
          plain: "Which answer don't you want?",
          options: [
            ['That I left it too long', "You'd ask yourself when you should have started."],
            ["That something's wrong with me", "You'd take it as something about you."],
            [
              "That it'd work, and I'd have to want it",
              "If it worked, you'd have to know that you want it.",
              'wish',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'If you had ten more years, what would you do?',
          plain: 'What would you do if nobody was counting?',
          options: [
            ['Wait, and live a bit first', "If you had the time, you'd wait."],
            ['The same, just more calmly', 'The wish would be the same, without the hurry.'],
            ['Never get round to it, maybe', 'Without the hurry, it might not come up at all.', 'wish'],
          ],
        },
        {
          asks: 'rule',
          ask: 'How long would you want to keep the door open?',
          plain: "When would you say, that's it?",
          options: [
            ["Until an age I've got in mind", "You've got an age in mind."],
            ["Until the money's gone", 'So money would decide it.'],
            ["I can't say, I just go on", "It's hard to say when to stop.", 'regret'],
          ],
        },
        {
          asks: 'step',
          ask: 'What would you still like to find out?',
          plain: "What don't you know yet that somebody could tell you?",
          options: [
            ['What my chances are, from a doctor', "One straight answer, from somebody who'd know."],
            ["How it was, for a friend who's been there", "Somebody who knows what it's really like."],
            ["Nothing yet, I'd rather not know", "For now you'd rather not know."],
          ],
        },
      ],
      open: 'how much time there really is',
      style: 'keep the time in mind',
      label: 'Minds the time',
      mood: 'Aware of the time.',
    },
    room: {
      cues: 'afford|nursery|childcare|daycare|mortgage|small flat|bigger house|bigger car|exhaust*|sleepless|retraining|maternity leave|parental leave|no help|no family nearby|two under|twins|juggl*|cope|coping|manage it|postnatal|traumatic|colic|special needs|car seat|two jobs|two and a third|the bills|on one wage|one salary|no village|second room|no money|enough money|so tired|too tired|no sleep|my career',
      reflections: [
        "So there's the practical side of it.",
        "It sounds as if you're asking how it would all work.",
      ],
      questions: [
        {
          asks: 'cost',
          ask: 'If there was a baby, what would have to give?',
          plain: 'What would go first?',
          options: [
            ['My job, or my chances in it', 'You think your work would have to give way.', 'self'],
            ['The bit of money put by', 'That money is what lets you feel safe.'],
            ['My patience, and I know me without it', "You know how you get, and you don't want that."],
          ],
        },
        {
          asks: 'moment',
          ask: "What's an ordinary evening like for you now?",
          plain: 'What do your evenings look like?',
          options: [
            ['Loud, then washing-up', "There's a lot going on in the evenings already."],
            ['Peaceful, and I noticed', 'Your evenings are peaceful, and you like that.'],
            ["I'm done for by eight", "By eight you've got nothing left."],
          ],
        },
        {
          asks: 'fear',
          ask: 'Which part do you doubt you could do?',
          plain: "Which bit couldn't you face?",
          options: [
            ['The nights', 'You know what lack of sleep does to you.'],
            ['The worry, every single day', 'Somebody to worry about, for good.'],
            ['Loving it enough', "You wonder if you'd love it enough. That's hard to ask aloud.", 'self'],
          ],
        },
        {
          asks: 'exception',
          ask: "What's got you through a hard stretch before?",
          plain: 'Who or what helped, when it was too much?',
          options: [
            ['One person who turned up', 'One person made the difference.'],
            ['Dropping the standards, a lot', 'You let some things go, and it was all right.'],
            ['Nothing really, I just got through', 'You got through it on your own.'],
          ],
        },
        {
          asks: 'step',
          ask: 'What would you need to know before a baby felt possible?',
          plain: "What's one thing you could find out?",
          options: [
            ["What it'd cost, month by month", 'An actual figure, month by month.'],
            ['What work would do about leave', "You'd want to know that before anything else."],
            ["Who'd really help, if I asked", "You're not sure who'd really be there."],
          ],
        },
      ],
      open: 'what it would take in practice',
      style: 'think about how it would work',
      label: 'Thinks it through',
      mood: 'Thinking it through.',
    },
    self: {
      cues: "freedom|free time|my life back|who i'd be|lose myself|losing myself|myself again|bad mother|bad mum|bad mom|bad father|bad parent|good mother|not maternal|like my mother|like my mum|like my father|my own mother|my own childhood|lie-in|child-free|childfree|not a real mother|playing at|every night out|night out|i'm selfish|too selfish|resent my|good enough mother|good enough parent",
      reflections: [
        "It's also about you, and who you'd be.",
        "It sounds as if you're thinking of your own life, too.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What in your life would you fight to keep?',
          plain: 'What would you miss most from how you live now?',
          options: [
            ['An hour alone, with the door shut', 'That hour alone matters to you.'],
            ["My work, where I'm good at things", 'Your work is where you feel good at something.'],
            ['Things at home, just as they are', 'You like it as it is, and it would change.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'Who are you afraid of turning into?',
          plain: "What sort of parent don't you want to be?",
          options: [
            ['The one I grew up with', 'You remember what that was like for a child.'],
            ["One who's always shouting", "You don't want to be that voice."],
            ["One who wishes they weren't", "You're afraid you'd regret it. Hardly anybody says that."],
          ],
        },
        {
          asks: 'rule',
          ask: 'What do you think a good parent has to give up?',
          plain: 'What would you have to give up, do you think?',
          options: [
            ['Nearly everything', "If it costs nearly everything, it's a lot to say yes to."],
            ['Less than people say', "So that isn't what worries you most."],
            ['What mine never gave up for me', "You know what it's like to be that child."],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you last feel properly yourself?',
          plain: 'When did you last think, this is me?',
          options: [
            ['Out somewhere, on my own', 'On your own somewhere, with nobody needing you.'],
            ['In the middle of a houseful', 'You like having people around you.'],
            ["I'd have to think", "It's been a while, then."],
          ],
        },
      ],
      open: "what you'd want to keep for yourself, either way",
      style: 'think of your own life as well',
      label: 'Keeps an own life',
      mood: 'Thinking of your own life.',
    },
    others: {
      cues: "he wants|she wants|he doesn't want|she doesn't want|we disagree|grandchild*|grandparent*|in-laws|mother-in-law|only child|brother or sister|little brother|little sister|people ask|when are you|everyone's having|my friends all|my mum says|my mom says|my parents want|keeps asking|keep asking|parents keep|number two|ask me if|asked when|my sister's pregnant|grandmothers|baby brother|baby sister|who is the baby for|my husband wants|my wife wants|my partner wants|my husband doesn't|my wife doesn't|my partner doesn't|a sibling",
      reflections: [
        "It isn't only about what you want.",
        'It sounds as if other people have a part in this.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do other people say about it?',
          plain: 'Which remark have you not forgotten?',
          options: [
            ["That I'd regret it", "You'd regret it, they say. That's hard to shake off.", 'regret'],
            ['Whatever you want, said kindly', 'Kind, and it leaves it all with you.'],
            ['A joke, at a family lunch', "They laughed, and you didn't feel like laughing."],
          ],
        },
        {
          asks: 'view',
          ask: 'Whose answer seems clearer than yours?',
          plain: 'Who seems surer than you are?',
          options: [
            ["The person I'd have it with", 'One of you is surer than the other.'],
            ["My family, and they're not shy", "They've made up their minds, it sounds like."],
            ["Nobody, and I'd half like a push", "Nobody's surer than you. Part of you would like a push."],
          ],
        },
        {
          asks: 'fear',
          ask: 'Whose reaction matters most to you?',
          plain: 'If you said what you really want, whom would it touch most?',
          options: [
            ['The person closest to me', 'It matters most for the person closest to you.'],
            ["My parents, who've been hoping", "They've been hoping, and you know it."],
            ["A child who'd grow up alone", "You're thinking of a child without brothers or sisters."],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you say about it to somebody close?',
          plain: "What's one sentence you'd like to say about it?",
          options: [
            ['I need more time', 'More time, without having to explain.'],
            ["I'm frightened, not against it", "You're frightened. That isn't the same as being against it."],
            ["I've known for a while", "You've known for a while, and haven't said it.", 'wish'],
          ],
        },
      ],
      open: 'what the people closest to you want',
      style: "have other people's wishes in mind",
      label: 'Thinks of others too',
      mood: 'More than one wish in it.',
    },
    regret: {
      cues: "regret*|never know|wrong decision|wrong choice|can't undo|can't send it back|the last one|my last|never again|when i'm old|close the door|closing the door|fifty-fifty|undecided|sorry later|miss out|missing out|stop trying|don't want to end up|be sorry|one and done|done having|can't be undone",
      reflections: [
        "So you're also thinking of how it would be later.",
        "It sounds as if you don't want to be sorry one day.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'Which would be harder to live with later?',
          plain: 'What would hurt more, looking back?',
          options: [
            ['Never having tried', "You'd find it hardest never to know."],
            ['Having one, and missing my old life', 'You might love a child and still miss how life was.'],
            ['Never having chosen, just drifted', "You'd want it to be a choice, either way."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like to be able to say about it later?',
          plain: 'At seventy, what would you like to say?',
          options: [
            ['That it was my choice', "You'd like to have chosen, whichever way."],
            ['That nobody talked me into it', "You'd like it to be your own decision.", 'others'],
            ['That I never had to wonder', "You'd like to be quite sure."],
          ],
        },
        {
          asks: 'view',
          ask: 'Whose family life do you envy a little?',
          plain: 'Who seems happy with how they did it?',
          options: [
            ['Somebody who had no more, and is fine', 'They stopped, and they seem all right.'],
            ['Somebody with a houseful', "You see all that goes on there, and you'd like it."],
            ['Either, depending on the day', 'It depends on the day which one looks better.'],
          ],
        },
        {
          asks: 'moment',
          ask: 'When were you last almost sure?',
          plain: 'When did you last feel sure, even for an hour?',
          options: [
            ['On a good Sunday, and it was yes', 'On a good day it was a yes.'],
            ['At three in the morning, and it was no', 'In the night it was a no.'],
            [
              'When it nearly got decided for me',
              "For a moment it wasn't up to you, and you felt something.",
            ],
          ],
        },
      ],
      open: 'what would be harder to live without',
      style: 'think about how it would look later',
      label: 'Looks far ahead',
      mood: 'Undecided.',
    },
  },
  together: [
    { of: ['wish', 'clock'], say: "Maybe it's hard to tell the wish from the hurry." },
    { of: ['wish', 'room'], say: 'Maybe wanting it and managing it have different answers.' },
    { of: ['wish', 'others'], say: 'Maybe your own wish is hard to hear among the others.' },
    { of: ['self', 'others'], say: "Maybe it's hard to think of yourself when others are involved." },
    { of: ['clock', 'regret'], say: 'Maybe not deciding slowly becomes a decision, too.' },
    { of: ['room', 'self'], say: "Maybe what there'd be least of is you." },
  ],
  insights: [
    {
      of: ['wish', 'clock'],
      say: "Maybe it's hard to tell how much of it is wanting and how much is hurry.",
    },
    { of: ['wish', 'room'], say: 'Maybe you answer whether you want it with whether you could manage it.' },
    { of: ['wish', 'self'], say: "Maybe it's easier to picture what you'd lose than what you'd gain." },
    {
      of: ['wish', 'others'],
      say: "Maybe it's hard to know what you'd want if nobody else had a wish in this.",
    },
    {
      of: ['wish', 'regret'],
      say: "Maybe you're looking for a wish so clear that you could never be sorry.",
    },
    { of: ['clock', 'room'], say: 'Maybe by the time it would be easier to manage, it feels too late.' },
    {
      of: ['clock', 'self'],
      say: "Maybe you'd like to have more time for yourself first, and aren't sure you have it.",
    },
    { of: ['clock', 'others'], say: "Maybe it's hard to wait for somebody else's answer when time matters." },
    {
      of: ['clock', 'regret'],
      say: "Maybe waiting feels safer than choosing wrong, and in the end it's a choice too.",
    },
    {
      of: ['room', 'self'],
      say: "Maybe what you're most afraid of running short of isn't money or sleep, but yourself.",
    },
    { of: ['room', 'others'], say: "Maybe you've become the one who has to think of how it would work." },
    {
      of: ['room', 'regret'],
      say: "Maybe the hard part would be a few years, and what you'd be sorry for would be longer.",
    },
    {
      of: ['self', 'others'],
      say: "Maybe whichever way you answer, you feel you'd be letting somebody down, or yourself.",
    },
    { of: ['self', 'regret'], say: "Maybe you'd miss something either way, and the question is which." },
    {
      of: ['others', 'regret'],
      say: "Maybe you're afraid of deciding for somebody else's sake and being sorry later.",
    },
  ],
  suggestions: [
    'say your honest half-answer to one person, without a decision in it',
    "write down what you picture at a table in ten years' time",
    'ask someone with a different number of children about an ordinary day',
    'put the real monthly cost on paper, just to see it',
    'agree on one evening to talk about it, and let it rest until then',
    'notice what you feel when somebody says no for you, and when somebody says yes',
  ],
  later: {
    secret: ["Some of your answer about a child may be sitting in the part you've never said out loud."],
    pretend: [
      'People only ask about what you show them, which may have left you by yourself with the real question.',
    ],
    protect: [
      "You might know what you'd answer if nobody could be hurt by it, which may be exactly why it's hard to say.",
    ],
    guilt: ['It could be that any answer feels selfish right now, having a child as much as not having one.'],
    relief: [
      'Maybe you thought a good person would feel something else about this, so your relief never got to be an answer.',
    ],
    hurt: [
      "It may be hard to hear your own answer about a child while you're still sore from how somebody was with you.",
    ],
    duty: [
      "A wish and an obligation may have grown together so closely here that you can't tell which one is asking.",
    ],
    want: ['Reasons for and against a child can be argued with; what you said may simply be what you want.'],
    miss: [
      'It may be hard to tell how much of this looks ahead to a child, and how much looks back at what you miss.',
    ],
    fear: [
      'A person can want this or not want it and be frightened either way, so the fear may not be the answer it looks like.',
    ],
    becoming: ["You may be picturing the parent more than the child: who you'd turn into, or fall short of."],
    notgood: [
      "It gets asked as 'a child or not', and what you're really asking might be whether you'd be enough for one.",
    ],
    worn: [
      'Wanting a child and having the strength for one right now could be separate things, and tiredness blurs them.',
    ],
    alone: [
      "It sounds as if you've been thinking about a child mostly by yourself, and that could be the hardest part of it.",
    ],
    anger: [
      "Everybody expects a tender question when it's about a child, so there may have been no room for how unfair it feels.",
    ],
    kindness: [
      'You also said something good, in among the what-ifs about a child, and perhaps that belongs in the answer too.',
    ],
    decided: [
      "Possibly you're done asking, and what you feel is the sadness, or the gladness, that comes with having an answer.",
    ],
    waiting: [
      'Time is part of this question more than of most, so putting it off may never have felt like a real break from it.',
    ],
  },
};
