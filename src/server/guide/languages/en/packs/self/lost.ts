import type { Pack } from '../../../../engine/pack.ts';

export const lost: Pack = {
  id: 'lost',
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: 'graduat*|finished uni|finished university|finished school|after uni|dropped out|degree|quit my job|lost my job|laid off|redundant|retired|kids moved out|kids left|empty nest|broke up|breakup|divorc*|separated|moved back|moved home|since it ended|since the',
      say: "Sounds as if something's finished and nothing's quite begun.",
      ask: "What did the days have then that they haven't got now?",
      plain: 'What do you miss from before, even a small thing?',
      asks: 'want',
      concern: 'before',
      options: [
        ['Someone expecting me somewhere', "Somebody used to notice if you didn't turn up."],
        [
          'Knowing what the next thing was',
          "There was always a next thing, and it didn't need you to think of it.",
          'expected',
        ],
        [
          'I was tired of it then, and now I miss it',
          'You were glad to be rid of it, and it held the week together.',
        ],
      ],
    },
    {
      cues: "everyone else|everybody else|my friends|friends are|all my friends|at my age|by now|i'm 2*|i'm 3*|i'm 4*|turning 30|turning 40|turning 50|nearly 30|nearly 40|behind|married|babies|houses|mortgage|linkedin|instagram|should have|figured out",
      say: "And the others look as if they'd been told where to go.",
      ask: 'Whose life did you look at last, and think: there?',
      plain: "Who've you been comparing yourself with this week?",
      asks: 'moment',
      concern: 'behind',
      options: [
        ["An old friend's, with the kitchen", "The kitchen. It's often something you could touch."],
        [
          'Someone who does what I once wanted',
          'They do what you once wanted. So you did want something.',
          'want',
        ],
        [
          "Nobody's, and I still feel late",
          "There's nobody's life you'd want, and you still feel late for it.",
          'want',
        ],
      ],
    },
    {
      cues: "should be happy|should be grateful|good job|good life|have everything|on paper|nothing's wrong|nothing is wrong|ticked|tick all|boxes|my parents wanted|what i was supposed|did everything right|successful|is this it|is that it|stable",
      say: 'So from outside it adds up.',
      ask: 'When did you first think: is this it?',
      plain: "Where were you, when you noticed it doesn't feel like yours?",
      asks: 'moment',
      concern: 'expected',
      options: [
        ['On a perfectly good day', "It was a good day, and that's why you couldn't blame it on anything."],
        [
          "When I got the thing I'd worked for",
          'You got there. And you stood there with it in your hands.',
          'flat',
        ],
        [
          'Quite early on, and I carried on',
          "You knew early, and carried on. That's a long time to know something.",
        ],
      ],
    },
    {
      cues: "numb|empty|nothing excites|don't enjoy|dont enjoy|don't care|dont care|bored|boring|meaningless|pointless|what's the point|whats the point|no motivation|unmotivated|tired of|drifting|going through the motions|autopilot|every day is the same|every day's the same|same every day",
      say: 'It sounds rather grey just now.',
      ask: 'What was the least grey hour of last week?',
      plain: 'When last week was it a tiny bit better?',
      asks: 'exception',
      concern: 'flat',
      options: [
        [
          "One with somebody, I wasn't thinking",
          "You weren't thinking, and somebody was there. It isn't grey right through.",
        ],
        ['One outdoors, or with music on', "Something still gets in, then, when it isn't words."],
        [
          "I can't find one, it's all the same",
          "No hour stands out. It's no wonder you can't tell where to go.",
        ],
      ],
    },
    {
      cues: 'choose|choice*|decide|decision|options|which path|too many|torn between|wrong choice|wrong path|wrong decision|stay or|should i|career|move to|travel|change direction|start over|new start',
      say: 'And choosing one seems to mean losing the others.',
      ask: 'Which one do you keep looking up at night?',
      plain: 'Which of the possibilities do you actually daydream about?',
      asks: 'want',
      concern: 'choice',
      options: [
        [
          'The sensible one, and I yawn',
          "You look up the sensible one, and yawn. You've noticed the yawn.",
          'expected',
        ],
        [
          "The one I'd be embarrassed to say aloud",
          "There's one, and it's embarrassing. That may be why it's not on the list.",
          'want',
        ],
        [
          "None of them. I look up other people's",
          "You read about other people's choices, and leave your own lying.",
          'behind',
        ],
      ],
    },
    {
      ask: 'What were you doing when you last noticed it?',
      plain: "When did you last think: I don't know what I'm doing?",
      asks: 'moment',
      concern: 'want',
      options: [
        [
          "Answering somebody who asked how it's going",
          "You had to say something, and heard that there wasn't much to say.",
          'behind',
        ],
        [
          'Standing in a shop, or in front of a list',
          "You couldn't even choose something small. It's got into the small things.",
          'choice',
        ],
        ["It's there when I wake up", "It's there before anything's happened.", 'flat'],
      ],
    },
  ],
  concerns: {
    want: {
      cues: "don't know what i want|dont know what i want|no idea what i want|what do i want|what i want|what i really want|don't know what to do with|dont know what to do with|what to do with my life|my purpose|no purpose|no direction|directionless|aimless|no goal*|no passion|my passion|find my passion|dream|dreams|calling|what i like|what i'm good at|don't know who i am|dont know who i am|who am i|feel lost|feeling lost|felt lost|so lost|no plan",
      heard: [
        'Sounds as if you keep asking what you want, and nothing answers straight away.',
        'So the wanting itself has gone quiet.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you last want, even something tiny?',
          plain: 'In the last few days, what did you wish for, however small?',
          options: [
            [
              'To be by the sea, or just out of here',
              'You wanted to be somewhere. You knew that much without thinking.',
            ],
            [
              'To be asked along',
              "You'd have liked to be asked. That's a want, and it's got people in it.",
              'behind',
            ],
            [
              'For everybody to stop asking',
              "You wanted the question to stop. Maybe it's been asked too often.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What do you do without anyone having to tell you?',
          plain: 'What do you never need to push yourself into?',
          options: [
            [
              'Looking after something, a person, a plant, a dog',
              'You look after things. Nobody calls that a direction, and you do it daily.',
            ],
            ['Making or mending something', 'Your hands seem to know what they want.'],
            [
              "Reading about lives I'm not living",
              "You read about other lives. Maybe it isn't by chance which ones.",
              'choice',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What if you did know? What would you have to do?',
          plain: "You wake up knowing what you want. What's scary about it?",
          options: [
            [
              "Tell somebody who'd be disappointed",
              "So knowing isn't the end of it. Somebody would have to be told.",
              'expected',
            ],
            ['Try, and maybe not be good enough', "As long as you don't know, you can't fail at it."],
            ["Find out it's too late for it", "You'd rather not know than know it too late.", 'behind'],
          ],
        },
        {
          asks: 'view',
          ask: 'What do you get animated about, according to others?',
          plain: 'What do friends tease you for always talking about?',
          options: [
            [
              'A subject I think nobody cares about',
              'You go on about it, and then apologise. But you do go on about it.',
            ],
            ['Things that are unfair', "Unfair things wake you up. So there's something you'd stand up for."],
            ["They'd say I've gone quiet lately", "They've noticed the quiet, then.", 'flat'],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you try for one afternoon, without it meaning anything?',
          plain: 'What are you a little curious about, just for a few hours?',
          options: [
            ['Something I did as a child', 'Something you already liked once, before anybody asked why.'],
            [
              'Going to see how somebody else works or lives',
              "You'd only be looking. Looking doesn't sign you up.",
            ],
            [
              "I'd cancel it on the morning",
              "You'd cancel. You know yourself, and you'd still thought of something.",
            ],
          ],
        },
      ],
      open: 'what pulls at you when nobody asks where it leads',
      style: 'look for one big answer, and step over the small ones',
      label: 'Looking for the big answer',
      mood: 'Not knowing yet, and asking.',
    },
    behind: {
      cues: 'everyone else|everybody else|my friends|friends are|other people|people my age|at my age|my age|by now|behind|late|too late|too old|left behind|married|engaged|babies|having kids|houses|bought a house|careers|settled|sorted|figured it out|figured out|linkedin|instagram|facebook|compar*|jealous*|envy|turning 30|turning 40|turning 50|wasted|wasting|running out of time|running out|still single|embarrass*',
      heard: [
        "Sounds as if there's a timetable, and you're checking it against the others.",
        "So it isn't only where you are, it's where you think you should be by now.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What do you answer, when somebody asks what you're up to?",
          plain: 'A cousin asks at a wedding. What comes out?',
          options: [
            [
              'Oh, this and that, and I ask about them',
              "You turn it round at once. People must think you're a very good listener.",
            ],
            [
              'I make it sound like a plan',
              'You tell them a plan. And then you go home without one.',
              'choice',
            ],
            ["I've stopped going where they'd ask", "You've started staying away from the question."],
          ],
        },
        {
          asks: 'rule',
          ask: 'Who made the timetable?',
          plain: 'Who said what you ought to have by now?',
          options: [
            [
              "My parents, they'd had it all at my age",
              "They had it all by then. It was another time, and you've still got their dates.",
              'expected',
            ],
            [
              'Nobody. I look round, and there it is',
              "Nobody made it. It's put together from everyone's best bits.",
            ],
            [
              'Me, at seventeen',
              "You're being marked by a seventeen-year-old. They knew everything, of course.",
              'before',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "If you're late: what will be gone when you get there?",
          plain: 'What are you most afraid of missing?',
          options: [
            [
              "The people. They'll have moved on",
              "It isn't the house or the job, it's being left standing there alone.",
            ],
            [
              'A family of my own, or the choice of it',
              "There's one of those things with a real clock on it for you.",
            ],
            [
              "The years themselves. They're just going",
              "They're going anyway, and you're standing at the side, counting.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What might one of them envy about you?',
          plain: 'What have you got that they might not have?',
          options: [
            [
              'Time, and nobody to ask',
              "You've got time. It doesn't sound as if you count it as something to have.",
            ],
            [
              "I'm not stuck in something I hate",
              "You're not stuck in it. From inside, free and lost can look the same.",
            ],
            [
              "Nothing I'd dare to say out loud",
              "Either there's nothing, or there's something you'd not boast about.",
            ],
          ],
        },
      ],
      open: "what exactly you're late for, and who says so",
      style: "check where the others are before you look at where you'd like to go",
      label: "Late by someone's clock",
      mood: 'Feels late, not sure for what.',
    },
    flat: {
      cues: "numb|empty|emptiness|flat|grey|gray|nothing excites|no joy|don't enjoy|dont enjoy|don't feel anything|dont feel anything|feel nothing|don't care any|dont care any|bored|boring|meaningless|pointless|what's the point|whats the point|no motivation|unmotivated|no energy|tired|exhausted|can't get up|can't be bothered|drifting|going through the motions|autopilot|every day the same|same thing every|existing|stuck|rut|on the sofa all|in bed all",
      heard: [
        'Sounds as if not much gets through to you at the moment.',
        "So it's less a wrong road than no pull anywhere.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What does the flattest part of the day look like?',
          plain: 'At what time yesterday was it worst?',
          options: [
            [
              'Late morning, with nobody expecting me',
              "There's a whole day there, and nobody waiting for you in it.",
            ],
            ['After work, when I could do anything', 'You could do anything, and you sit down.', 'want'],
            ['All of it. I watch myself do things', "You watch yourself. You're not really in it."],
          ],
        },
        {
          asks: 'exception',
          ask: 'What still gets through, a little?',
          plain: 'What made you smile or cry lately, even by accident?',
          options: [
            [
              'An animal, a child, a song',
              "Small and warm things still get through. You needn't do anything for those.",
            ],
            [
              "Something sad in a film, that wasn't even about me",
              "You cried at somebody else's story. It was easier there.",
            ],
            ['Being angry, now and then', "You get angry. Then it isn't all flat in there.", 'expected'],
          ],
        },
        {
          asks: 'cost',
          ask: 'What have you let slip, without deciding to?',
          plain: 'What did you use to do that just stopped?',
          options: [
            [
              'Answering friends',
              'The friends went quiet one message at a time, and you were the one who stopped.',
            ],
            ['Cooking, sport, making the bed', 'The small things that hold a day up have gone first.'],
            ['Wanting to be looked at', "You've stopped wanting to be seen. That one isn't small.", 'behind'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would a slightly better Tuesday have in it?',
          plain: 'One thing more or one thing less next Tuesday. What?',
          options: [
            ['Somebody at the table', "Somebody at the table. They needn't even be interesting."],
            ['Less of the screen', "You'd leave out the screen first. You'd know why."],
            [
              'A reason to have got up',
              "You'd like there to be a reason. Any would do, for a Tuesday.",
              'want',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you do tomorrow that takes no enthusiasm?',
          plain: "What small thing could you do even if you don't feel like it?",
          options: [
            ['Sit outside for ten minutes', "Ten minutes of daylight. It wouldn't need to help."],
            ['Send one person a hello', "Only hello. They'd do the rest, or not."],
            [
              'Sleep, and not call it lazy',
              "You'd sleep. Perhaps you're simply at the end of your strength.",
            ],
          ],
        },
      ],
      open: 'whether you are lost or worn out',
      style: 'wait for a feeling to tell you where to go, while the feelings are switched low',
      label: 'Waiting for a pull',
      mood: 'Flat, and saying so.',
    },
    expected: {
      cues: "should be happy|should be grateful|ungrateful|good job|good life|have everything|on paper|from the outside|ticked|tick all|boxes|my parents|my mum|my mom|my dad|my mother|my father|my family wants|expected|expectations|supposed to|what others want|what other people want|everyone wants|please everyone|pleasing|disappoint*|did everything right|the right thing|sensible|safe job|stable|secure|successful|is this it|is that it|not my life|someone else's life|never chose|good at school|good student|always did what",
      heard: [
        "Sounds as if you've been good at doing what was wanted.",
        'So it may be a decent life that somebody else drew up.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last decide something nobody had asked of you?',
          plain: 'What did you last choose just because you liked it?',
          options: [
            [
              'A haircut, a jumper, something like that',
              "It was something you wear. It's a start, and it's only yours.",
            ],
            [
              'Something I was told was a mistake',
              'You chose, and they called it a mistake. You went back to being asked.',
              'choice',
            ],
            [
              "I honestly can't come up with anything",
              "You can't think of one. That's a long time of doing what was asked.",
            ],
          ],
        },
        {
          asks: 'rule',
          ask: 'What did they most want for you, at home?',
          plain: 'What would your family say a good life is?',
          options: [
            [
              "Safety, because they hadn't had any",
              "They wanted you safe. It's hard to be bored of something they went without.",
            ],
            [
              'Something they could tell people',
              "Something to tell people. You've given them that, and it's what you get asked about.",
            ],
            [
              "They said: as long as you're happy",
              "Only be happy. It's the one thing you can't do by being good.",
              'flat',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "Who'd be upset if you wanted something else?",
          plain: 'You change course. Whose face falls?',
          options: [
            [
              'Someone who gave up a lot for this',
              "They gave things up for it. You'd feel you were handing back a present.",
            ],
            ['Someone who lives with me', "It's somebody's life too, not just an idea of yours."],
            [
              "Nobody would mind, and I'd have no excuse left",
              "Nobody would mind. So it may be you who hasn't allowed it.",
              'want',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'Which part of it would you keep?',
          plain: 'If you went through your life as it is, what stays?',
          options: [
            ['The people in it', "You'd keep the people. It's the rest you're less sure of."],
            [
              "The money, I'm not going to lie",
              "You'd keep the money. It's bought you some peace, after all.",
            ],
            [
              "Less than I'd ever tell anybody",
              "Less than you'd tell. So you've already been through it, in your mind.",
            ],
          ],
        },
      ],
      open: "which parts of it you'd choose again yourself",
      style: "do what's expected well enough that nobody asks if you want it",
      label: 'Good at being good',
      mood: 'All in order, and not quite yours.',
    },
    before: {
      cues: "i used to|used to be|the old me|old me|who i was|not myself|don't recognise|don't recognize|dont recognise|dont recognize|since it ended|since the|since i left|since i quit|lost my job|laid off|redundant|retired|graduat*|finished uni|finished school|dropped out|broke up|breakup|divorc*|separated|widow*|kids moved out|kids left|empty nest|moved back|moved home|moved here|after the baby|since the baby|miss who|i miss|everything changed|fell apart",
      heard: [
        "Sounds as if one part of your life is over and the next hasn't started.",
        'Maybe it was clearer before, whatever else it was.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When do you catch yourself still living in the old days?',
          plain: "What do you still do, as if it hadn't changed?",
          options: [
            ['I wake up at the old time', "Your body's still going there every morning."],
            ['I start sentences with we, or with back when', "The old one's still in your sentences."],
            [
              'I check on it. The page, the people',
              "You still go and look, now and again, to see how it's doing.",
              'behind',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What of the old you would you like at the table?',
          plain: 'Which bit of who you were would you want back?',
          options: [
            ['The nerve', 'You had nerve. You can still remember what that was like.'],
            [
              'Being good at something, and known for it',
              "You were known for something. Now you'd have to introduce yourself.",
            ],
            [
              'Not much. I only miss knowing where I stood',
              "You don't even miss it. You miss having known your way about.",
              'want',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Who still sees the old you, when they look?',
          plain: "Who hasn't noticed that you've changed?",
          options: [
            [
              'My family. I go back to being fifteen there',
              "With them you're fifteen again. That's one way of knowing who you are.",
            ],
            ['An old friend, and it does me good', "There's one who knew you then and still likes you now."],
            ['Everybody, so I act it', 'They see the old one, and you act it for them.', 'expected'],
          ],
        },
        {
          asks: 'exception',
          ask: "What's come since then that you wouldn't give back?",
          plain: "What's better now, if only a little?",
          options: [
            ["Someone I wouldn't have met", "So there's one person you have because it all changed."],
            [
              "I don't have to pretend as much",
              "You pretend less. It might feel like lost because there's less to go by.",
              'expected',
            ],
            ['Nothing so far', "Nothing yet. It's been mostly a taking away."],
          ],
        },
      ],
      open: 'what comes along from before, and what stays there',
      style: 'know well what was, and have no word yet for what is',
      label: 'Between two chapters',
      mood: 'After something, before the next thing.',
    },
    choice: {
      cues: 'choose|choosing|choice*|decide|deciding|decision*|options|which path|wrong path|right path|too many|torn|wrong choice|wrong decision|make a mistake|commit|committing|close doors|closing doors|what if i regret|regret|stay or|should i|change career|career|move to|moving to|travel|abroad|go back to school|start over|starting over|take the leap|overthink*|pros and cons|paraly*|stuck between|keep changing|start things|never finish|quit everything|jack of all',
      heard: [
        "Sounds as if nothing's lost while you don't choose, and nothing starts either.",
        "Maybe it's not that there's nothing. Each one would cost you the others.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you nearly do last year, and then not?',
          plain: 'What have you almost signed up for or almost said?',
          options: [
            [
              'A course, or an application, I had it filled in',
              "It was filled in already. Then you didn't send it.",
            ],
            [
              'I nearly told somebody I was leaving something',
              "You were nearly going. You'd got as far as the sentence.",
              'expected',
            ],
            [
              'Nothing. I only ever think about it',
              "It's all been in your head so far, where it can't go wrong.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What's the wrong choice, in your mind? What's it like there?",
          plain: 'You chose wrong. Where are you sitting, and what do you think?',
          options: [
            [
              'At a desk at fifty, wondering',
              "You're fifty there, and it's too late. It's a very long picture for one choice.",
              'behind',
            ],
            [
              "Back at my parents', explaining",
              "You'd have to come back and explain. It's the explaining.",
              'expected',
            ],
            [
              'Exactly here. I might have chosen it already',
              "You'd be here. Then not choosing hasn't kept you from it.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which decision of yours turned out all right by accident?',
          plain: 'What good thing did you just slide into?',
          options: [
            ['A friend, I only went because I was bored', 'You went out of boredom, and there they were.'],
            ['A job or a place I took for the wrong reason', 'It was the wrong reason and a good place.'],
            [
              'I can only think of the ones that went wrong',
              "The bad ones come to mind first. The good ones didn't need remembering.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you find out this week, without deciding anything?',
          plain: 'Who could tell you what one of these is really like?',
          options: [
            [
              "Someone who does it, I'd ask about a normal day",
              "A normal day. It's what the websites leave out.",
            ],
            ['What it costs, in money', "You'd know a number, and could stop guessing."],
            ["I know enough, I'm just scared", "You're scared, then, and well informed."],
          ],
        },
      ],
      open: "which of them you'd miss if somebody crossed it out",
      style: 'keep everything possible for as long as you can, and choose late',
      label: 'Keeps the doors open',
      mood: 'Several ways open, none chosen.',
    },
  },
  together: [
    {
      of: ['want', 'expected'],
      say: "Maybe it's hard to hear what you want, after so long doing what was wanted.",
    },
    { of: ['behind', 'choice'], say: 'Sounds as if feeling late makes every choice look like the last one.' },
    {
      of: ['flat', 'want'],
      say: "Perhaps you can't tell what you want because not much gets through at the moment.",
    },
    {
      of: ['before', 'want'],
      say: 'Maybe you knew what you wanted as long as there was that life to want it in.',
    },
    { of: ['behind', 'expected'], say: "Sounds as if you're late for a life you're not sure you ordered." },
    { of: ['before', 'behind'], say: 'Sounds as if you had to begin again while the others went on.' },
  ],
  insights: [
    {
      of: ['want', 'behind'],
      say: "You feel late, and you don't know for what. Maybe you're hurrying towards the places other people wanted to get to.",
    },
    {
      of: ['want', 'flat'],
      say: 'You ask yourself what you want on days when you can hardly taste anything. It could be rest that comes first, and wanting second.',
    },
    {
      of: ['want', 'expected'],
      say: "For a long time the question was what they wanted, and you were good at that one. It's not odd that you've no practice with the other.",
    },
    {
      of: ['want', 'before'],
      say: "You say you don't know what you want, and you know quite well what you miss. Those may be nearer to each other than you think.",
    },
    {
      of: ['want', 'choice'],
      say: "You say there's nothing you want, and that you can't choose. Nobody's torn between things they don't want at all.",
    },
    {
      of: ['behind', 'flat'],
      say: "You scold yourself for not running, and you're worn out. Someone that tired would look exactly like someone who's behind.",
    },
    {
      of: ['behind', 'expected'],
      say: "Some of the things you're late for are things you're not sure you'd want on time.",
    },
    {
      of: ['behind', 'before'],
      say: 'You compare yourself with people who never had to start again. By that measure, anybody in your place would be late.',
    },
    {
      of: ['behind', 'choice'],
      say: 'Because you feel late, it has to be the right one straight away. And because it has to be the right one, you get later.',
    },
    {
      of: ['flat', 'expected'],
      say: "You do what's wanted and feel nothing much. Perhaps the feeling isn't broken, perhaps it just wasn't asked.",
    },
    {
      of: ['flat', 'before'],
      say: 'You call it being lost. Some of it could be missing someone, or something, and not having called it that.',
    },
    {
      of: ['flat', 'choice'],
      say: "You're waiting for one of the options to light up. At the moment nothing does, so that can't be how you'll tell them apart.",
    },
    {
      of: ['expected', 'before'],
      say: 'In the old life you knew what was expected, and you call that knowing who you were. Those might have been two things.',
    },
    {
      of: ['expected', 'choice'],
      say: "You can't choose, and there are people you'd disappoint. Maybe you've chosen, and it's the telling that you can't do yet.",
    },
    {
      of: ['before', 'choice'],
      say: "Choosing would make the old life properly over. As long as you're undecided, it's only stopped.",
    },
  ],
  suggestions: [
    'write down three things you wanted this week, however small, and leave out the big ones',
    'ask somebody who does one of those things about an ordinary day',
    'spend one afternoon on something you liked at ten',
    "tell one person you don't know, instead of the plan you usually tell",
    'go through your week and mark what you would choose again',
    'leave the question alone until Sunday, on purpose',
  ],
};
