import type { Pack } from '../../../../engine/pack.ts';

export const lost: Pack = {
  id: 'lost',
  avoid: ['scale'],
  openings: [
    {
      cues: 'finished uni|finished university|finished school|after uni|dropped out|quit my job|lost my job|laid off|redundant|kids moved out|kids left|empty nest|broke up|breakup|divorc*|moved back|moved home|since it ended|just graduated|since i graduated|since i retired|since we separated',
      say: "So something's changed.",
      ask: "What did your days have before that they haven't got now?",
      plain: 'What do you miss from before, even a small thing?',
      asks: 'want',
      concern: 'before',
      options: [
        ['Someone expecting me somewhere', 'So somebody was waiting for you.'],
        ['Knowing what the next thing was', "So you didn't have to think about what's next.", 'expected'],
        ['I was tired of it then, and now I miss it', "You were tired of it, and it's missing all the same."],
      ],
    },
    {
      cues: 'everyone else|everybody else|my friends|friends are|all my friends|at my age|turning 30|turning 40|turning 50|nearly 30|nearly 40|linkedin|figured out',
      say: 'So others come into it.',
      ask: "Whose life did you last look at and think, I'd like that?",
      plain: "Who've you compared yourself with lately?",
      asks: 'moment',
      concern: 'behind',
      options: [
        ["An old friend's, with everything in place", "It looks settled, and you'd like to feel that."],
        [
          'Someone who does what I once wanted',
          'So there was something you wanted, and it still stings.',
          'want',
        ],
        ["Nobody's, and I still feel late", "So it isn't their life you'd want. You just feel late.", 'want'],
      ],
    },
    {
      cues: "should be happy|should be grateful|good life|have everything|nothing's wrong|nothing is wrong|ticked|tick all|what i was supposed|did everything right|is this it|is that it",
      say: 'So from outside it looks all right.',
      ask: 'When did you first think: is this it?',
      plain: "When did you notice that something's missing?",
      asks: 'moment',
      concern: 'expected',
      options: [
        ['On a perfectly good day', 'Nothing was wrong that day, and you felt it all the same.'],
        ["When I got the thing I'd worked for", "You had it, and it didn't feel as you'd hoped.", 'flat'],
        ['Quite early on, and I carried on', "So you've known for a long time."],
      ],
    },
    {
      cues: "numb|empty|nothing excites|don't enjoy|dont enjoy|don't care|dont care|meaningless|pointless|what's the point|whats the point|no motivation|going through the motions|autopilot|every day is the same|every day's the same|same every day",
      say: 'That sounds hard.',
      ask: 'Which hour last week was a bit better than the rest?',
      plain: 'When last week was it a tiny bit better?',
      asks: 'exception',
      concern: 'flat',
      options: [
        ["One with somebody, I wasn't thinking", 'So with somebody there it was a bit better.'],
        ['One outdoors, or with music on', 'So some things still reach you.'],
        ["I can't find one, it's all the same", 'So nothing stands out. That must be hard.'],
      ],
    },
    {
      cues: 'choose|choice*|which path|too many|wrong choice|wrong path|wrong decision|stay or|change direction|start over|new start',
      say: "So there's a choice in it.",
      ask: 'Which of your possibilities do you think about most?',
      plain: 'Which of them do you actually daydream about?',
      asks: 'want',
      concern: 'choice',
      options: [
        ['The sensible one, and I yawn', "So the sensible one doesn't draw you much.", 'expected'],
        [
          "The one I'd be embarrassed to say aloud",
          "So there's one you'd like, and wouldn't say aloud.",
          'want',
        ],
        ["None of them. I look up other people's", "So it's easier to look at what others do.", 'behind'],
      ],
    },
    {
      ask: 'What were you doing when you last felt lost?',
      plain: "When did you last think: I don't know what I'm doing?",
      asks: 'moment',
      concern: 'want',
      options: [
        [
          "Answering somebody who asked how it's going",
          "You had to answer, and there wasn't an answer.",
          'behind',
        ],
        ['Standing in a shop, or in front of a list', "So it's there in small choices, too.", 'choice'],
        ["It's there when I wake up", "So it's there before the day begins.", 'flat'],
      ],
    },
  ],
  concerns: {
    want: {
      cues: "don't know what i want|dont know what i want|no idea what i want|what do i want|what i really want|don't know what to do with|dont know what to do with|what to do with my life|my purpose|no purpose|no direction|directionless|aimless|no goal*|no passion|my passion|find my passion|what i like|what i'm good at|don't know who i am|dont know who i am|feel lost|feeling lost|felt lost|so lost|no idea what my dream|i have no dreams|no dreams",
      reflections: ["Sounds as if you don't know yet what you want.", "So it's hard to say where to go."],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you last want, even something small?',
          plain: 'In the last few days, what did you wish for, however small?',
          options: [
            ['To be by the sea, or just out of here', 'So you wanted to be somewhere else.'],
            ['To be asked along', "So you'd like to be with people.", 'behind'],
            ['For everybody to stop asking', "So you'd like to be left in peace with it."],
          ],
        },
        {
          asks: 'exception',
          ask: 'What do you do without anyone having to tell you?',
          plain: 'What do you never need to push yourself into?',
          options: [
            [
              'Looking after something, a person, a plant, a dog',
              'You look after something, and nobody has to tell you to.',
            ],
            ['Making or mending something', "So there's something you like doing with your hands."],
            ["Reading about lives I'm not living", 'So you wonder what other lives are like.', 'choice'],
          ],
        },
        {
          asks: 'fear',
          ask: 'If you knew what you wanted, what would you have to do?',
          plain: 'What would be scary about knowing what you want?',
          options: [
            ["Tell somebody who'd be disappointed", 'So somebody else would have to hear it.', 'expected'],
            ['Try, and maybe not be good enough', "As long as you don't know, you can't fail at it."],
            [
              "Find out it's too late for it",
              "You'd rather not know than find that it's too late.",
              'behind',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What do others say you light up about?',
          plain: 'What do friends tease you for always talking about?',
          options: [
            ['A subject I think nobody cares about', 'You like it, even if nobody else does.'],
            ['Things that are unfair', "So it matters to you what's fair."],
            ["They'd say I've gone quiet lately", 'So others have noticed it, too.', 'flat'],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you try for one afternoon, just to see?',
          plain: 'What are you a little curious about?',
          options: [
            ['Something I did as a child', 'You liked it then, so you might like it now.'],
            ['Going to see how somebody else works or lives', "You'd only be looking."],
            ["I'd cancel it on the morning", "You'd cancel. And you did think of something."],
          ],
        },
      ],
      open: "what you'd like, even in small things",
      style: 'ask what you really want',
      label: 'Looking for a direction',
      mood: 'Not knowing yet.',
    },
    behind: {
      cues: 'friends are|people my age|at my age|my age|too late|too old|left behind|having kids|bought a house|figured it out|figured out|linkedin|compar*|jealous*|envy|turning 30|turning 40|turning 50|running out of time|still single|so late|too late for|so behind|falling behind|fallen behind|everyone else is|everyone else has|everyone else seems|everybody else is|everybody else has|my friends all|all my friends',
      reflections: [
        'Sounds as if you compare yourself with others, or with a plan.',
        "So it's about where you think you should be.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What do you answer, when somebody asks what you're up to?",
          plain: 'What do you say at a wedding, when a cousin asks?',
          options: [
            ['Oh, this and that, and I ask about them', 'You ask about them, so nobody asks about you.'],
            ['I make it sound like a plan', "It sounds like a plan, and you know it isn't.", 'choice'],
            ["I've stopped going where they'd ask", 'So you stay away, and that makes it lonelier.'],
          ],
        },
        {
          asks: 'rule',
          ask: 'Who says what you should have by now?',
          plain: 'Where did you get the idea of what you should have?',
          options: [
            [
              "My parents, they'd had it all at my age",
              'They had it all by then. It was another time.',
              'expected',
            ],
            ['Nobody. I look round, and there it is', "Nobody says it, and it's everywhere."],
            ['Me, at seventeen', "You had a picture then, and it isn't like that.", 'before'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What are you afraid of missing?',
          plain: 'What might be gone, if it takes you longer?',
          options: [
            ["The people. They'll have moved on", "So you're afraid of being left alone."],
            ['A family of my own, or the choice of it', 'So time really matters for that.'],
            [
              "The years themselves. They're just going",
              "So it's the time itself that you're afraid of losing.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What might somebody else envy about you?',
          plain: 'What have you got that they might not have?',
          options: [
            ['Time, and nobody to ask', "You've got time, and it doesn't feel like a gift."],
            [
              "I'm not stuck in something I hate",
              "So you're not stuck, though it may not feel like freedom.",
            ],
            ["Nothing I'd dare to say out loud", "So you wouldn't say it, even if it's there."],
          ],
        },
      ],
      open: "what you're late for",
      style: 'look at where others are',
      label: 'Looks at the others',
      mood: 'Feeling late.',
    },
    flat: {
      cues: "numb|empty|emptiness|grey|gray|nothing excites|no joy|don't enjoy|dont enjoy|don't feel anything|dont feel anything|feel nothing|don't care any|dont care any|meaningless|pointless|what's the point|whats the point|no motivation|can't be bothered|going through the motions|autopilot|every day the same|same thing every|on the sofa all|in bed all|feel flat|bored with everything|bored of everything|stuck in a rut|just existing|no energy for anything",
      reflections: [
        'Sounds as if not much feels good at the moment.',
        "So it's hard to feel drawn to anything.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What's the hardest part of the day?",
          plain: 'At what time yesterday was it worst?',
          options: [
            ['Late morning, with nobody expecting me', "So nobody's waiting for you, and the day is long."],
            ['After work, when I could do anything', 'You could do anything, and nothing draws you.', 'want'],
            ['All of it. I watch myself do things', "So you're there, and not quite in it."],
          ],
        },
        {
          asks: 'exception',
          ask: 'What still gets through, a little?',
          plain: 'What made you smile or cry lately, even by accident?',
          options: [
            ['An animal, a child, a song', 'So small, warm things still reach you.'],
            [
              "Something sad in a film, that wasn't even about me",
              "You could cry about somebody else's story.",
            ],
            ['Being angry, now and then', "So you do feel something, and it's anger.", 'expected'],
          ],
        },
        {
          asks: 'cost',
          ask: 'What have you let slip, without deciding to?',
          plain: 'What did you use to do that just stopped?',
          options: [
            ['Answering friends', "So it's got quieter around you."],
            ['Cooking, sport, making the bed', "So it's the small everyday things that went."],
            ['Wanting to be looked at', "So you'd rather not be seen just now.", 'behind'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would a slightly better Tuesday have in it?',
          plain: 'What would you want more or less of next Tuesday?',
          options: [
            ['Somebody at the table', "So you'd like somebody to be there."],
            ['Less of the screen', "So the screen doesn't do you good."],
            ['A reason to have got up', "You'd like there to be a reason to get up.", 'want'],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you do tomorrow that takes no effort?',
          plain: "What small thing could you do even if you don't feel like it?",
          options: [
            ['Sit outside for ten minutes', 'Ten minutes outside, and nothing has to come of it.'],
            ['Send one person a hello', 'Just a hello.'],
            ['Sleep, and not call it lazy', 'So you may simply need rest.'],
          ],
        },
      ],
      open: 'what would do you good',
      style: 'notice how little draws you',
      label: 'Not much energy',
      mood: 'Flat, for now.',
    },
    expected: {
      cues: "should be happy|should be grateful|ungrateful|good life|from the outside|ticked|tick all|my family wants|expected|expectations|supposed to|what others want|what other people want|everyone wants|please everyone|pleasing|did everything right|safe job|is this it|is that it|not my life|someone else's life|never chose|good at school|good student|always did what|my parents want|my parents wanted|my parents expect|disappoint my|disappointing my",
      reflections: [
        "Sounds as if there's what's expected, and what you'd like.",
        'So it may look right, and not feel right.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you last do that nobody had asked of you?',
          plain: 'What did you last choose just because you liked it?',
          options: [
            ['A haircut, a jumper, something like that', "It's small, and you chose it yourself."],
            ['Something I was told was a mistake', 'You chose, and were told it was wrong.', 'choice'],
            ["I honestly can't come up with anything", "So it's been a long time."],
          ],
        },
        {
          asks: 'rule',
          ask: 'What would your family say a good life is?',
          plain: 'What did they most want for you, at home?',
          options: [
            ["Being safe, because they hadn't been", "They wanted you to be safe. That's hard to turn down."],
            ['Something they could tell people', "So it's also about how it looks."],
            [
              "Being happy. That's all they ever said",
              "And you can't be happy just because somebody wants it.",
              'flat',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "Who'd be upset if you wanted something else?",
          plain: 'Whose face would fall, if you changed course?',
          options: [
            ['Someone who gave up a lot for this', "You'd feel ungrateful towards them."],
            ['Someone who lives with me', "So it would change somebody else's life, too."],
            [
              "Nobody would mind, and I'd have no excuse left",
              "So it's only you who'd have to allow it.",
              'want',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'Which part of your life would you keep?',
          plain: 'If you could change a lot, what would stay?',
          options: [
            ['The people in it', 'So the people are right.'],
            ["The money, I'm not going to lie", 'So the money makes some things easier.'],
            ["Less than I'd ever tell anybody", "So there's a lot you'd change."],
          ],
        },
      ],
      open: "what you'd choose again yourself",
      style: "think of what's expected",
      label: "Thinks of what's expected",
      mood: 'Not quite your own.',
    },
    before: {
      cues: "the old me|old me|not myself|don't recognise|don't recognize|dont recognise|dont recognize|since it ended|since i left|since i quit|lost my job|laid off|finished uni|finished school|dropped out|broke up|breakup|divorc*|widow*|kids moved out|kids left|empty nest|moved back|moved home|after the baby|since the baby|miss who|since i graduated|since i retired|since we separated|since the divorce|since the breakup|i used to be",
      reflections: [
        "Sounds as if something's different from before.",
        'Maybe you miss something from before.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: "When do you notice that it's not like before?",
          plain: 'What do you still do as you did before?',
          options: [
            ['I wake up at the old time', "You still wake up for something that's over."],
            ['I start sentences with we, or with back when', 'So it still comes into what you say.'],
            ['I check on it. The page, the people', 'So you still go and look.', 'behind'],
          ],
        },
        {
          asks: 'want',
          ask: 'What about yourself from before would you like back?',
          plain: 'Which bit of who you were would you want back?',
          options: [
            ['The nerve', 'You used to dare more.'],
            ['Being good at something, and known for it', 'You miss being good at something.'],
            [
              'Not much. I only miss knowing where I stood',
              'So what you miss is knowing where you stood.',
              'want',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Who still sees you as you were?',
          plain: "Who hasn't noticed that you've changed?",
          options: [
            ['My family. I go back to being fifteen there', "With them you're fifteen again."],
            ['An old friend, and it does me good', "So there's somebody who's known you all along."],
            ['Everybody, so I act it', 'So you play the person they know.', 'expected'],
          ],
        },
        {
          asks: 'exception',
          ask: "What's come since then that you wouldn't give back?",
          plain: "What's better now, if only a little?",
          options: [
            ["Someone I wouldn't have met", "So there's somebody you'd not have met."],
            ["I don't have to pretend as much", 'So you can be more honest now.', 'expected'],
            ['Nothing so far', "So up to now it's mostly been a loss."],
          ],
        },
      ],
      open: "what you'd like to keep from before",
      style: "know what's missing",
      label: 'After a change',
      mood: 'After something, before the next thing.',
    },
    choice: {
      cues: "choose|choosing|deciding|which path|wrong path|right path|wrong choice|wrong decision|make a mistake|committing|close doors|closing doors|what if i regret|change career|go back to school|start over|starting over|take the leap|overthink*|pros and cons|paraly*|stuck between|keep changing|start things|never finish|quit everything|jack of all|can't decide|cant decide|too many options|too many choices|so many options|decide what to do|big decision|i might regret|the right choice|stay or go|stay or leave",
      reflections: ["Sounds as if it's hard to choose.", 'Maybe choosing one thing means giving up another.'],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you nearly do, and then not?',
          plain: 'What have you almost signed up for or almost said?',
          options: [
            ['A course, or an application, I had it filled in', "So you'd got quite far with it."],
            ['I nearly told somebody I was leaving something', 'So you nearly said it.', 'expected'],
            ['Nothing. I only ever think about it', "As long as it's only a thought, it can't go wrong."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would a wrong choice look like?',
          plain: 'If you chose wrong, where would you end up?',
          options: [
            [
              'At a desk at fifty, wondering',
              "So you're afraid of being sorry when it's too late.",
              'behind',
            ],
            ["Back at my parents', explaining", "So you'd have to explain yourself.", 'expected'],
            ['Like now. I might have chosen wrong already', "So you're afraid it's happened already."],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which decision of yours turned out all right by accident?',
          plain: 'What good thing did you just slide into?',
          options: [
            ['A friend, I only went because I was bored', 'So something good came without a plan.'],
            ['A job or a place I took for the wrong reason', 'The reason was wrong, and it was still good.'],
            ['I can only think of the ones that went wrong', 'The bad ones are easier to remember.'],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you find out this week, without deciding anything?',
          plain: 'Who could tell you what one of these is really like?',
          options: [
            [
              "Someone who does it, I'd ask about a normal day",
              "So you'd like to know what it's really like.",
            ],
            ['What it costs, in money', "Then you'd know, and needn't guess."],
            ["I know enough, I'm just scared", "So it isn't facts you need. You're scared."],
          ],
        },
      ],
      open: "which of them you'd miss most",
      style: 'like to keep things open',
      label: 'Keeps things open',
      mood: 'Not chosen yet.',
    },
  },
  together: [
    {
      of: ['want', 'expected'],
      say: "Maybe it's hard to know what you want when so much is expected.",
    },
    { of: ['behind', 'choice'], say: 'Perhaps every choice feels bigger because you feel late.' },
    {
      of: ['flat', 'want'],
      say: "Maybe you can't tell what you want because so little feels good just now.",
    },
    {
      of: ['before', 'want'],
      say: "Perhaps you don't know what you want now because so much has changed.",
    },
    { of: ['behind', 'expected'], say: "Maybe you feel late for something you're not sure you want." },
    { of: ['before', 'behind'], say: "Perhaps it's hard to see others go on while you begin again." },
  ],
  insights: [
    {
      of: ['want', 'behind'],
      say: "Maybe you know what others have by now, and not yet whether you'd want it.",
    },
    {
      of: ['want', 'flat'],
      say: "Perhaps you'd need something to feel good again before you can know what you want.",
    },
    {
      of: ['want', 'expected'],
      say: "Maybe you've thought so much about what others want that your own wishes are hard to hear.",
    },
    {
      of: ['want', 'before'],
      say: 'Perhaps what you miss from before tells you something about what you want.',
    },
    {
      of: ['want', 'choice'],
      say: "Maybe it isn't that you don't want anything, but that wanting one thing means giving up another.",
    },
    {
      of: ['behind', 'flat'],
      say: "Perhaps you're not behind so much as worn out.",
    },
    {
      of: ['behind', 'expected'],
      say: "Maybe you feel late for things that others expect, more than for what you'd like yourself.",
    },
    {
      of: ['behind', 'before'],
      say: "Perhaps it's unfair to compare yourself with people who didn't have to start again.",
    },
    {
      of: ['behind', 'choice'],
      say: 'Maybe because you feel late, you think the next choice has to be exactly right.',
    },
    {
      of: ['flat', 'expected'],
      say: "Perhaps you feel so little because it isn't what you'd have chosen yourself.",
    },
    {
      of: ['flat', 'before'],
      say: 'Maybe some of what feels so empty is that you miss something.',
    },
    {
      of: ['flat', 'choice'],
      say: "Perhaps it's hard to choose when nothing feels good enough to draw you.",
    },
    {
      of: ['expected', 'before'],
      say: 'Maybe it was easier before, because you knew what was expected of you.',
    },
    {
      of: ['expected', 'choice'],
      say: "Perhaps it's less the choice that's hard than somebody's disappointment.",
    },
    {
      of: ['before', 'choice'],
      say: 'Maybe choosing something new would mean that what was before is really over.',
    },
  ],
  suggestions: [
    'write down three things you wanted this week, however small, and leave out the big ones',
    "ask somebody about an ordinary day in a life you're curious about",
    'spend one afternoon on something you liked as a child',
    "tell one person that you don't know yet",
    "go through your week and mark what you'd choose again",
    'leave the question alone until Sunday',
  ],
  later: {
    secret: ["It could be that one direction isn't lost at all, only never mentioned."],
    pretend: ["When you act as if all's well, you may be the one who ends up not knowing how you are."],
    protect: ["Perhaps you do know what you'd like, and it's only that somebody might be hurt by it."],
    guilt: [
      "It's hard to look ahead while you feel you owe something behind, and 'lost' may be a word for that.",
    ],
    relief: ['With no direction to go by, that relief may be the nearest thing there is to a preference.'],
    hurt: ["You may have known where you were until that hurt, and lost more by it than you've counted."],
    duty: ["Knowing so well what's expected of you may be what makes the rest hard to know."],
    want: ["What you want, or don't, may seem too small to go by, and perhaps it's what most people go by."],
    miss: ["Maybe you aren't so much lost as still turned towards the time or the person you miss."],
    fear: ['Watching so closely for the thing you fear may have left you no time to look at anything else.'],
    becoming: [
      "It sounds as if you see somebody else's life quite clearly, for or against, and perhaps yours less so.",
    ],
    notgood: [
      "There may be things you'd like to do that you ruled yourself out of before you'd even looked.",
    ],
    worn: ['What feels like having no direction may in part be having no energy for any.'],
    alone: ["A person finds out what they think partly by being asked, and it may be that you haven't been."],
    anger: ['Being this cross could mean that you know very well how it ought to have been.'],
    kindness: ["What you'd like more of may be nearer to that good thing you mentioned than to any plan."],
    decided: ["It may be that you aren't lost at all, just not ready to be held to it."],
    waiting: ['Lost and waiting may be hard to tell apart, as either leaves the days looking much the same.'],
  },
};
