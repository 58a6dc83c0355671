import type { Pack } from '../../../engine/pack.ts';

export const general: Pack = {
  id: 'general',
  avoid: ['scale'],
  openings: [
    {
      cues: 'died|funeral|passed away|miscarriage|cancer|miss {him/her/them}|is dying',
      say: "I'm sorry.",
      ask: 'Which part of an ordinary day is hardest?',
      plain: 'Take yesterday. Which part of it was hardest?',
      asks: 'moment',
      concern: 'loss',
      options: [
        ['The first minute after waking up', 'So each morning you find out again.'],
        [
          'When people are kind about it',
          'Kindness is what gets to you, more than the rest of the day.',
          'seen',
        ],
        [
          "Noticing I hadn't thought of it for hours",
          "So forgetting for a while doesn't feel like a rest.",
          'guilt',
        ],
      ],
    },
    {
      cues: "am i overreacting|overreact*|is it normal|is it weird|is that normal|is that even|am i being|am i the|sounds silly|sounds stupid|i know it's stupid|i know it's silly|being dramatic|first world",
      ask: "Who'd say you're making too much of it?",
      plain: "Whose voice says it's not a big thing?",
      asks: 'view',
      concern: 'fine',
      options: [
        [
          "One person, and I can hear exactly how they'd say it",
          'So somebody answers in your head before you have finished speaking.',
          'words',
        ],
        ['Most people, probably', "Most people haven't had to live with it, though."],
        ['Me. I get in first', 'So you say it to yourself before anybody else can.'],
      ],
    },
    {
      cues: "haven't told|havent told|never told|nobody knows|no one knows|keep it to myself|kept it to myself|can't tell anyone|can't tell my",

      ask: "Who'd be the hardest person to tell?",
      plain: "If you went through everyone you know, where'd you stop?",
      asks: 'fear',
      concern: 'untold',
      options: [
        ['Someone who thinks well of me', "Somebody thinks well of you, and you'd be risking that.", 'seen'],
        ["Someone who'd worry", "You're sparing somebody the worry, and keeping all of it."],
        ['Someone it was partly about', "So it isn't news to somebody. They only don't know your half."],
      ],
    },
    {
      cues: "said i'm|said i was|called me|told me i|told me that|{he/she/they} said|keeps saying|keeps telling me|laughed at me|{his/her/their} exact words|a comment",

      ask: 'Which of the words stuck?',
      plain: 'If you had to cut it down to two or three words, which?',
      asks: 'moment',
      concern: 'words',
      options: [
        [
          "The ones that weren't even meant badly",
          'Not meant badly, and it still hurt. That makes it hard to be cross.',
        ],
        [
          "The ones I'd already thought myself",
          'So somebody said aloud what you only say in private.',
          'rule',
        ],
        ["It's more the silence afterwards", 'So what hurt was that nobody said anything more.', 'seen'],
      ],
    },
    {
      cues: 'by monday|by friday|by tomorrow|by the end of|deadline*|want an answer|decide by|have to decide',

      ask: 'What would you do with another six months?',
      plain: 'If nothing was due for half a year, what would you do first?',
      asks: 'want',
      concern: 'squeeze',
      options: [
        ['Find out a few things first', "So there's something you'd want to know before anything's settled."],
        [
          'Exactly the same, only calmer',
          "Maybe you know the what, then, and it's the hurry that hurts.",
          'body',
        ],
        ["Put it off for six months, if I'm honest", 'So more time might not make it easier.'],
      ],
    },
    {
      cues: 'part of me|half of me|keep changing my mind|back and forth|two minds|mixed feelings',
      say: "So it isn't settled yet.",
      ask: 'If somebody made you answer this minute, what would you go for?',
      plain: 'With ten seconds to answer, what would you go for?',
      asks: 'moment',
      concern: 'torn',
      options: [
        [
          'What I want, before I can stop myself',
          "There's something you want, then, if you're not given time to stop.",
        ],
        [
          'Whatever leaves things as they are',
          "You'd leave things as they are, at least if you had to answer now.",
        ],
        ['Whatever upsets nobody', "So you'd look after the others first, if you had to answer now."],
      ],
    },
    {
      ask: 'Which bit of this keeps coming back?',
      plain: 'When this comes into your head, what comes first?',
      asks: 'moment',
      concern: 'frame-open',
      options: [
        ['One sentence that somebody said', "Somebody said something, and it's still there.", 'words'],
        ['A moment I could have used better', "There was a moment, and you'd like a second go at it."],
        ['What people would think, if they knew', "So it's partly about how you'd look to people.", 'untold'],
      ],
    },
  ],
  concerns: {
    scene: {
      cues: "keep seeing|keep hearing|keep replaying|replay*|can't stop thinking|cant stop thinking|keep thinking about|stuck in my head|can't get it out of my head|the look on|that moment|flashback*|going round and round|still see|still hear|i froze|i just froze",
      reflections: [
        'Sounds as if this keeps coming back to you.',
        "So there's something you can't quite put away.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What's the bit you always come back to?",
          plain: 'Which part do you see or hear first?',
          options: [
            ["Somebody's face", "So it's a face. Maybe you're still working out what was in it.", 'seen'],
            [
              'The second before it went wrong',
              'Just before, when it could still have gone another way.',
              'loss',
            ],
            ["What I did, or didn't do", "So it's yourself you're watching, mostly.", 'guilt'],
          ],
        },
        {
          asks: 'want',
          ask: 'If you could have one minute of this again, what would you do?',
          plain: "If you could go back to any minute of this, what'd you do there?",
          options: [
            ['Say what I really think', "So you didn't say what you really thought.", 'untold'],
            ['Get up and leave', "So you'd rather have been out of there."],
            [
              "Nothing. I'd want somebody else to",
              "Sounds as if it wasn't you who should have moved.",
              'anger',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'When that moment comes back, what do you end up thinking?',
          plain: "What's the worst thing it seems to say?",
          options: [
            ["That I'm not who I thought I was", 'So one moment has made you doubt a lot about yourself.'],
            [
              'That I meant less to somebody than I thought',
              "So it's also about how much you matter to somebody.",
              'seen',
            ],
            ["That it'll happen again", 'So part of it is worry about the next time.'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would a stranger have seen, watching?',
          plain: "If somebody had been watching, what'd they say they saw?",
          options: [
            [
              'Something much smaller than what I saw',
              'So hardly anybody would guess how big it was for you.',
              'seen',
            ],
            ["Exactly what I saw, and they'd say so", 'So somebody watching would back you up.'],
            ['Me, carrying on as if nothing had happened', 'So nobody watching would have known.', 'fine'],
          ],
        },
        {
          asks: 'step',
          ask: 'Next time this goes round your head, what could you do?',
          plain: 'When this comes back, what small thing could you do?',
          options: [
            ['Get up and put the light on', 'Getting up, then, instead of lying there with it.', 'body'],
            ['Text one person', "So one person would know it's back.", 'untold'],
            [
              "Let it run. I'm used to it",
              "So you've got used to it, which isn't the same as it being over.",
              'fine',
            ],
          ],
        },
      ],
      open: 'why it keeps coming back',
      style: 'think about what happened more than once',
      label: 'Goes back to look again',
      mood: 'Not quite over yet.',
    },
    words: {
      cues: "{he/she/they} said|told me i|called me|said i'm|said i was|said to me|{his/her/their} words|apparently i'm|apparently i am|made a joke|jokes about|a comment|the comment|commented|criticis*|criticiz*|laughed at|snapped at me|shouted at me|yelled at me|everyone says|people say|keeps saying|keeps telling me|accused me|insult*|{he/she/they} texted|{he/she/they} wrote|compared me",
      reflections: ["So somebody's words are part of this.", 'It sounds as if what was said matters here.'],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you say back?',
          plain: 'Straight after that, what came out of your mouth?',
          options: [
            [
              'Nothing. I went quiet',
              'You went quiet. Maybe the answer came later, when it was no use.',
              'untold',
            ],
            [
              'Something nice, to get past it',
              'So you made it easy for everyone, also for whoever said it.',
              'fine',
            ],
            ["Something I'd take back", "So you're sorry about something you said, too.", 'guilt'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you have liked to hear instead?',
          plain: "If you'd written their lines, what would they have said?",
          options: [
            ['Sorry, with no but after it', 'Just sorry, and nothing after it.', 'anger'],
            ['A question. Any question', "So they told you something and didn't ask.", 'seen'],
            [
              "That they're proud of me",
              "You'd have liked them to be proud of you. That still matters to you.",
              'seen',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'How much of what was said do you believe?',
          plain: 'How much of what was said might be true?',
          options: [
            ['One word of it', "Most of it you can leave. One word you can't."],
            [
              "None of it. That's why I'm so cross",
              "So none of it's true, and it still makes you angry.",
              'anger',
            ],
            ["More of it than I've let on", "Some of it's close to what you think yourself, then.", 'untold'],
          ],
        },
        {
          asks: 'view',
          ask: 'How would the person who said that explain it now?',
          plain: 'If you asked now, what would they say they meant?',
          options: [
            [
              "That they're only worried about me",
              "It's hard to be cross with somebody who's worried, even when it hurts.",
            ],
            [
              "That it's the truth and someone had to say it",
              "So they'd stand by it, and you'd still be hurt.",
            ],
            ["They'd say they can't remember", 'So it stayed with you and not with them.', 'seen'],
          ],
        },
        {
          asks: 'cost',
          ask: "What's different since those words were said?",
          plain: "What do you do now that you didn't do before?",
          options: [
            ['I watch what I say', "So you're careful now about what comes out."],
            ["I keep testing if it's true", "So you keep checking, and it isn't settled.", 'rule'],
            ['I tell them less', "So you've gone a bit quieter with them since.", 'untold'],
          ],
        },
      ],
      open: 'how much of what was said you believe',
      style: 'notice how a thing is said, and not just what',
      label: 'Remembers what was said',
      mood: 'Still hearing what was said.',
    },
    untold: {
      cues: "haven't told|havent told|nobody knows|no one knows|noone knows|doesn't know about|don't know about it|can't tell {him/her/them}|can't tell anyone|can't tell my|keep it to myself|keeping it to myself|kept it to myself|secret*|hide it|no one to talk to|nobody to talk to|can't talk to|cant talk to|can't talk about|can't say it|bottle* up|bottled up|never admitted|hard to admit|don't want anyone to know|i didn't tell|i never told|i've never told|i never said|i haven't said|i said nothing|i didn't say anything",
      reflections: [
        'Sounds as if not many people know about this.',
        'Some of this may not have been said to anybody yet.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you come closest to telling somebody?',
          plain: 'When did you nearly say something?',
          options: [
            [
              'In the car, both of us looking ahead',
              "It's easier when nobody's looking. You nearly did it there.",
            ],
            ['In a message I deleted', "So you'd found the words, and then took them back."],
            ["I've never come close", "So it's been just you with it, up to now.", 'seen'],
          ],
        },
        {
          asks: 'fear',
          ask: "Suppose you've told somebody. What happens in the next minute?",
          plain: "What's the first thing on their face?",
          options: [
            [
              'Kindness, and then I fall apart',
              "So it isn't that they'd be unkind. It's what kindness would do to you.",
              'body',
            ],
            ['Disappointment, quickly tidied away', "You'd see it, however quickly it went.", 'guilt'],
            ['Relief. They knew', "So they might have known all along, and you'd both have kept quiet."],
          ],
        },
        {
          asks: 'cost',
          ask: "What's tiring about keeping this to yourself?",
          plain: 'What do you have to do so that nobody notices?',
          options: [
            ['Remembering who knows what', "That's a lot to keep track of, on top of everything else."],
            [
              "Being cheerful when I'm not",
              "So there's the thing itself, and then the show around it.",
              'fine',
            ],
            ["Nothing. I've got too good at it", 'So by now it hardly takes any effort, and nobody sees it.'],
          ],
        },
        {
          asks: 'want',
          ask: "Who'd you like to know, without having to tell them?",
          plain: 'If one person could just know by magic, who?',
          options: [
            ['One person. I know exactly who', "So you know who. It's the telling that's hard."],
            ["A stranger I'd never see again", 'Somebody for whom nothing would change.'],
            ["The one I'm keeping it from", "You're hiding it from the one you'd most like to know.", 'torn'],
          ],
        },
        {
          asks: 'step',
          ask: "What's the smallest part you could say out loud?",
          plain: 'What one sentence could you say, and leave the rest?',
          options: [
            ["Just that there's something", "Only that there's something. They could ask, then, or not."],
            ['The fact, without how I feel', 'The bare fact, then. The rest could follow or not.'],
            [
              'None of it. I only wanted to write it down',
              "Then it's written down, and that can be all for today.",
            ],
          ],
        },
      ],
      open: 'whether anybody else will hear it',
      style: "think about who'd hear a thing before you say it",
      label: 'Careful who hears it',
      mood: "Something's still unsaid.",
    },
    fine: {
      cues: "it's fine|its fine|i'm fine|im fine|i'm ok|im ok|i'm okay|im okay|not a big deal|no big deal|could be worse|have it worse|has it worse|can't complain|cant complain|shouldn't complain|i'm used to it|im used to it|it's nothing|its nothing|being silly|being dramatic|overreact*|laughed it off|laugh it off|i just smile|acting normal|first world|not that bad|sounds silly|sounds stupid|don't want to make a fuss|anyway never mind",
      reflections: [
        'You may be playing it down a little.',
        'Maybe it matters more than that makes it sound.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did this last get to you?',
          plain: 'When did you last mind this, even for a minute?',
          options: [
            ['Behind a door I could lock', "So you kept it out of everybody's sight.", 'untold'],
            [
              'In the middle of a normal conversation',
              'So it got to you while everything around it was normal.',
              'body',
            ],
            ["Most evenings, if I'm honest", 'Fine in the daytime, maybe, and not in the evenings.'],
          ],
        },
        {
          asks: 'view',
          ask: "Who can tell when you're not fine?",
          plain: "Who'd hear it in your voice on the phone?",
          options: [
            [
              'One person, which is why I text them',
              "So there's one person you couldn't hide it from on the phone.",
              'untold',
            ],
            ["Nobody. I'm good at it", 'So nobody can tell, and that leaves you alone with it.', 'seen'],
            ["They can. They'd rather not ask", 'So they see it, and nobody says anything.', 'anger'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if you let this be a big deal?',
          plain: 'Say you took it seriously. What then?',
          options: [
            ['Something would have to change', "As long as it's small, nothing has to change.", 'torn'],
            [
              "I'd be one more thing for somebody to deal with",
              "So you'd rather not be any trouble to anyone.",
              'rule',
            ],
            ["I'd find out nobody minds but me", 'Keeping it small keeps you from finding that out.', 'seen'],
          ],
        },
        {
          asks: 'want',
          ask: 'If you were allowed to mind, what would you mind most?',
          plain: 'Just between us: which bit actually bothers you?',
          options: [
            ['That nobody asked', "So nobody asked, and you'd have liked them to.", 'seen'],
            ['That I went along with it', "So some of it's about you, and not only about them.", 'guilt'],
            ["That I'll do it all again next time", 'You can already see the next time coming.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last say that something hurt?',
          plain: 'When did you last admit that you minded?',
          options: [
            [
              'Not long ago, and it went better than I thought',
              "So it went better than you'd feared, that time.",
            ],
            [
              'A while ago, and I got told off for it',
              'So the last time you said it, you were told off.',
              'words',
            ],
            ['Here, just now', 'So this is a place where you could say it.', 'untold'],
          ],
        },
      ],
      open: "what you'd say if nobody needed you to be fine",
      style: 'play a thing down now and then',
      label: 'Plays it down a bit',
      mood: 'Perhaps not quite fine.',
    },
    rule: {
      cues: "i should|shouldn't|supposed to|not allowed|expected to|expects me|expect me to|other people my age|at my age|falling behind|so behind|left behind|normal people|a good mother|a good mum|a good mom|a good daughter|a good son|a good friend|a good wife|a good husband|not good enough|duty|obligation|obliged|the done thing",
      reflections: [
        "Sounds as if something's expected of you, if only by you.",
        "It sounds as if there's an idea of how things should be.",
      ],
      questions: [
        {
          asks: 'rule',
          ask: 'Who expects that of you most?',
          plain: "If you did less, who'd be the first to mind?",
          options: [
            ['Everyone at home, without ever saying it', "Nobody says it, so it's hard to argue with."],
            ['One person, and I still hear them', "So there's one voice that you still hear.", 'words'],
            ['Me. Nobody else is asking', "So it comes from you, and that doesn't make it easier.", 'guilt'],
          ],
        },
        {
          asks: 'view',
          ask: "Who do you know who'd worry about this less?",
          plain: "Who'd just shrug at this?",
          options: [
            ['A friend, and I half envy them', "Half envy, so perhaps you wouldn't quite want to be them."],
            [
              "Someone I'd hate to be like",
              'So minding about this has something to do with not being like them.',
            ],
            ["Nobody. Or I've never looked", 'So nobody around you takes it lightly, as far as you can see.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'Say you did less than you think you should. What then?',
          plain: "If you stopped trying so hard, what's the first thing to happen?",
          options: [
            ["Somebody's quietly disappointed", "Nobody would say it, and you'd still know.", 'words'],
            ['Everyone would see', "So part of it is who'd be watching.", 'seen'],
            [
              'Nothing, and then what was it all for?',
              "Then all that trying might have been for nothing. That'd be hard.",
              'loss',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'If nobody would ever know, what would you do?',
          plain: 'With no one watching, what would you choose?',
          options: [
            ['The same, with less of a knot', "So you'd do the same, only with less worry."],
            ['Something quite different', 'So some of this may be for the people watching.'],
            [
              "I don't know. Someone's always been watching",
              "So it's hard to know what you'd want on your own.",
              'torn',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last do as you liked instead?',
          plain: "When did you last not do what's expected, and who minded?",
          options: [
            ['A while ago, and nobody noticed', 'So you did as you liked once, and nothing came of it.'],
            ['Not long ago, and it was a lovely day', "So there's been a day like that, and it was good."],
            ["I haven't dared", "So you don't know yet what would happen."],
          ],
        },
      ],
      open: "what you'd do if nobody expected anything",
      style: "keep in mind what's expected of you",
      label: "Knows what's expected",
      mood: "Thinking about what's expected.",
    },
    loss: {
      avoid: ['step', 'scale'],
      cues: "lost our|lost {him/her/them}|died|passed away|funeral|i miss|miss {him/her/them}|missing {him/her/them}|i used to|we used to|never again|not the same|isn't the same|grief|griev*|broke up|split up|left me|moved away|grew apart|won't come back|wont come back|nothing left of|the old me|who i was",
      reflections: [
        "Sounds as if something's missing that used to be there.",
        "So it isn't the way it was, and you feel that.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "When do you notice most that something's gone?",
          plain: 'Think of yesterday. When did you miss something?',
          options: [
            [
              'In the small gaps, waiting for the kettle',
              'So it comes in the quiet bits, when nothing else needs you.',
              'body',
            ],
            [
              'When something good happened and I wanted to tell',
              "Good news needs somebody, and that's when it shows.",
            ],
            [
              "When I noticed I'd forgotten for an hour",
              'So even forgetting for a while feels wrong.',
              'guilt',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want back first?',
          plain: 'If one bit of it came back for an hour, which bit?',
          options: [
            [
              'An ordinary day, nothing special',
              "So it's the ordinary things you miss, more than anything special.",
            ],
            ['Me, the way I was then', 'So you miss who you were, too.'],
            ['The end, to do it differently', "So it's the end that you'd change, of everything.", 'guilt'],
          ],
        },
        {
          asks: 'cost',
          ask: 'What do you miss that nobody else would think of?',
          plain: "What else isn't there any more, even something small?",
          options: [
            ['A habit, like a call on Sundays', "So there's a place in the week where it's missing."],
            [
              'Being known without explaining',
              "Now you'd have to explain yourself from the beginning, to anyone.",
              'seen',
            ],
            ['Being needed', 'So you miss somebody counting on you.', 'seen'],
          ],
        },
        {
          asks: 'view',
          ask: 'What do people around you think about this?',
          plain: 'What do the others think you feel by now?',
          options: [
            ["That I'm over it", "So for them it's further away than for you.", 'fine'],
            ["That it wasn't such a big thing", 'So it looks smaller to them than it is to you.', 'anger'],
            [
              "They can't know, I've shown them nothing",
              'So nobody could say the wrong thing, or the right one.',
              'untold',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: "What's left from before?",
          plain: 'What have you still got from then?',
          options: [
            ['One person who remembers it too', "So you're not the only one who remembers."],
            [
              'Small things, a cup, a song, a way of saying it',
              "It's come down to small things, and they carry a lot.",
            ],
            ['Things I wish had gone too', "Some of what's left is harder than what went.", 'scene'],
          ],
        },
      ],
      open: "what you'd like to keep from before",
      style: "notice what's missing",
      label: 'Remembers how it was',
      mood: 'Missing something.',
    },
    body: {
      cues: "can't sleep|cant sleep|not sleeping|don't sleep|barely sleep|sleepless|lie awake|lying awake|wide awake|insomnia|burst into|shaking|trembl*|stomach*|feel sick|felt sick|throw up|nause*|headache*|heart races|heart racing|can't breathe|panic*|exhausted|exhausting|so tired|always tired|drained|knackered|worn out|lump in my throat|my jaw|can't eat|not eating|appetite|aching|sweating|no energy|i cry|i cried|keep crying|been crying|in tears",
      reflections: ['It sounds as if this wears on you.', "So it's got as far as your body."],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last feel it in your body?',
          plain: 'Where were you, the last time you felt that?',
          options: [
            ['In bed, with the light off', "So it comes when everything's quiet.", 'scene'],
            ['With people around, and I hid it', 'So you were busy with it and busy hiding it.', 'fine'],
            [
              'Right after being nice to somebody',
              'Straight after being nice. Maybe being nice took a lot.',
              'anger',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What have you dropped since this began?',
          plain: "What don't you do any more, or not so often?",
          options: [
            ['Seeing people', 'So you see fewer people, right when this is going on.', 'seen'],
            ['Anything just for fun', "So there's less that's just for you."],
            ['Answering, properly answering', 'So people hear from you, but not much about you.', 'untold'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When do you feel a bit better?',
          plain: 'Where are you when things feel a little easier?',
          options: [
            ['Outside, walking somewhere', "So it's easier outside, moving."],
            [
              'With one particular person',
              "So it isn't there all the time. With one person it's easier.",
              'seen',
            ],
            [
              "When I've just cancelled something",
              'It eases when you cancel. So part of it may be about that.',
              'rule',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would do you good by Sunday?',
          plain: "What's one thing your body would thank you for this week?",
          options: [
            ['One whole night', 'One whole night would already help.'],
            ['Someone to come round and not ask', 'Company without the questions.', 'seen'],
            ['Everybody leaving me alone', "So what you'd like is some peace.", 'anger'],
          ],
        },
        {
          asks: 'view',
          ask: 'What have you had too much of lately?',
          plain: 'What are you most tired of?',
          options: [
            ['Waiting', "So there's something you're still waiting for.", 'squeeze'],
            ['Keeping quiet', "So there are things you haven't said.", 'untold'],
            [
              'Myself, and how hard I push',
              "Sounds as if you drive yourself, and you're tired of that too.",
              'rule',
            ],
          ],
        },
      ],
      open: 'what would let you rest',
      style: 'notice what a thing does to you, in your body too',
      label: 'Feels it in the body',
      mood: 'Felt in the body as well.',
    },
    squeeze: {
      cues: "deadline*|by monday|by friday|by tomorrow|by the end of|running out|not enough time|out of time|mortgage|bills|can't afford|cant afford|debt*|overdraft|i'm broke|we're broke|skint|urgent|want an answer|waiting for an answer|have to decide|decide by|in a hurry|rushed|under pressure|so much pressure|the rent|money is tight|no money",
      reflections: ["Sounds as if there isn't much slack in this.", 'Time or money seems to come into it.'],
      questions: [
        {
          asks: 'fear',
          ask: "What happens if there isn't enough time or money?",
          plain: 'If nothing changes, what goes wrong first?',
          options: [
            ['Somebody else pays for it', "So you're carrying it for more than one person.", 'guilt'],
            ['I take whatever is left', "So you'd end up with something you hadn't picked.", 'torn'],
            [
              'Less than I tell myself',
              'Less than it sounds at night. Something else may be pressing, then.',
              'body',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you last do the sums in your head?',
          plain: 'When were you last counting days, or money?',
          options: [
            ['Before I was properly awake', 'So it starts early, before the day does.', 'body'],
            ['While somebody was talking to me', 'So it follows you into conversations.', 'untold'],
            ["I don't. I avoid looking", 'So not looking is how you get through, for now.', 'fine'],
          ],
        },
        {
          asks: 'want',
          ask: "If time and money weren't a problem, what would you do?",
          plain: 'With more time or more money, what would you choose?',
          options: [
            ['The thing I actually want', "You know what you want, then. It's the terms that don't fit."],
            ['Something for someone I care about', "You'd spend it on somebody else first."],
            [
              "I don't know. I'd have no excuse left",
              "So for now you don't have to decide. The shortage does it.",
              'torn',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could you ask for more time, or a bit of help?',
          plain: 'Who could make this a little easier, if you asked?',
          options: [
            [
              'Someone who has a say in it',
              "So there's somebody who could change something, if they wanted.",
            ],
            ['Someone in the family', "There's family, then, though asking them isn't nothing.", 'rule'],
            [
              "Nobody. I'd rather go under than ask",
              'So asking would be worse for you than going without.',
              'untold',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What have you gone without already?',
          plain: "What haven't you done or bought or said, because of it?",
          options: [
            ['Anything nice', "So for now it's only what's needed."],
            ['Time with people I like', 'So you see less of people you like.', 'loss'],
            ['Saying what I really think of it', 'So you keep your opinion to yourself for now.', 'anger'],
          ],
        },
      ],
      open: "what's really fixed, and what could still be asked for",
      style: 'keep time and money in view',
      label: 'An eye on the practical',
      mood: 'Under some pressure.',
    },
    torn: {
      cues: "torn|on the one hand|on the other hand|half of me|can't decide|cant decide|can't choose|back and forth|keep changing my mind|mixed feelings|go or stay|leave or stay|stay or go|stay or leave|undecided|pros and cons|conflicted|two minds|part of me wants|part of me thinks",
      reflections: ['Sounds as if it pulls you two ways.', "Sounds as if it isn't settled."],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last feel sure, even for an hour?',
          plain: 'When was it clear for a moment?',
          options: [
            [
              'Late at night, and gone by breakfast',
              "So it's clear at night, and by morning it isn't.",
              'rule',
            ],
            ['While I was telling somebody about it', 'Saying it made it clearer, then.'],
            [
              "When it looked as if I'd lost the choice",
              'So you noticed what you wanted when it was nearly gone.',
              'loss',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would be harder to live with?',
          plain: 'In five years, what would you be sorrier about?',
          options: [
            ['Having chosen, and chosen wrong', "It'd be worse, perhaps, because it was your doing."],
            ['Never having tried', 'So not trying would bother you longer than getting it wrong.'],
            ['Having hurt somebody', "So it isn't only about you. Somebody could be hurt.", 'guilt'],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you want to keep, whichever way it goes?',
          plain: "What mustn't get lost, whatever you do?",
          options: [
            ["One person's trust", "So there's one person's trust that has to last.", 'guilt'],
            [
              'My evenings, my sleep, my sense of humour',
              "So it mustn't cost you your days, whichever it is.",
              'body',
            ],
            ['The right to change my mind', 'Maybe what scares you is having no way back.'],
          ],
        },
        {
          asks: 'view',
          ask: "Who'd be pleased with one answer and not the other?",
          plain: 'Who do you think of first, when you picture telling people your answer?',
          options: [
            ["Somebody who'd never say so", "So they wouldn't say it, and you'd know all the same.", 'words'],
            ['Nearly everyone', 'So nearly everyone would like the same answer from you.', 'seen'],
            [
              'Nobody. It really is only me',
              "Nobody to please and nobody to blame. That's harder than it sounds.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you find out before you choose?',
          plain: 'What one fact would help, and who has it?',
          options: [
            ['What somebody else really thinks', "You've been guessing at their half of it.", 'untold'],
            ["What it's like, from someone who's done it", "So you'd like to hear how it really was."],
            ["I know enough. That's the trouble", "So it isn't a fact that's missing.", 'fine'],
          ],
        },
      ],
      open: "which way you'd rather go",
      style: 'see something in both answers',
      label: 'Sees the case for both',
      mood: 'Two answers, and still open.',
    },
    guilt: {
      cues: "guilt*|my fault|blame myself|to blame|blame me|blames me|ashamed|if only i|let {him/her/them} down|letting {him/her/them} down|let everyone down|horrible person|bad person|terrible person|awful person|bad mother|bad mum|bad mom|bad daughter|bad son|bad friend|feel so bad|i hurt {him/her/them}|owe {him/her/them}|ungrateful|my own fault|i ruined|i messed up|i screwed up|i should have|i should've|i shouldn't have|i'm selfish|am i selfish|being selfish|feel selfish",
      reflections: [
        'Sounds as if you hold some of this against yourself.',
        "It sounds as if you're hard on yourself about this.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What's the one thing you'd take back?",
          plain: 'If you could undo one thing you said or did, which?',
          options: [
            ['Something I said', "So it's a few words that you'd take back.", 'words'],
            [
              'Keeping quiet when I should have spoken',
              "So it isn't what you said that bothers you, it's what you held back.",
              'untold',
            ],
            ['How long I let it go on', "So it isn't one moment. It's how long it went on."],
          ],
        },
        {
          asks: 'view',
          ask: 'If somebody fair looked at this, how much would be your doing?',
          plain: "Which part was yours, and which part wasn't?",
          options: [
            ['Some of it, not all', "Some, then. That leaves a part that isn't yours.", 'rule'],
            ['All of it, as far as I can see', 'So for now you see only yourself in it.'],
            [
              "Less than I take. It's easier that way",
              'So blaming yourself is the easier part, in a way.',
              'anger',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What'd be bad about letting yourself off?",
          plain: 'Say you stopped blaming yourself. What then?',
          options: [
            ["It'd look as if it didn't matter", 'So feeling bad is how you show that it mattered.', 'loss'],
            ['I might do it again', "So the blame's there to make sure it doesn't happen again."],
            [
              "I'd have to be angry with somebody else",
              "There's someone you'd rather not be angry with.",
              'anger',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would make it a bit more right?',
          plain: "What could happen that'd make it lighter?",
          options: [
            ['Saying it to the person it happened to', "You'd want them to hear it from you.", 'untold'],
            ["Knowing they're all right", "So it's news of them that you need."],
            ['Being properly told off', 'Then somebody else would say it, and you could stop.'],
          ],
        },
        {
          asks: 'rule',
          ask: 'What would a better person have done, in your eyes?',
          plain: 'What was the right thing, as you see it now?',
          options: [
            ['Noticed sooner', 'You know more now than you did then.', 'scene'],
            ['Put themselves last', "So you'd have come last, if you'd done it right.", 'rule'],
            [
              "The same. There wasn't a right thing",
              'Nothing was right, then, and you still feel you got it wrong.',
            ],
          ],
        },
      ],
      open: 'how much of it was ever yours',
      style: 'ask what your own part is',
      label: 'Looks at their own part',
      mood: 'Some blame in it, for now.',
    },
    anger: {
      cues: "furious|raging|pissed|resent*|unfair|not fair|isn't fair|hate {him/her/them}|hate it when|fed up|sick of|had enough|livid|so cross|how dare|disrespect*|treats me|used me|using me|walk all over|walks all over|lost my temper|i snapped|i screamed|i shouted|wound up|drives me mad|drives me crazy|i'm angry|im angry|i'm so angry|so angry|i get angry|makes me angry|made me angry|i'm still angry|annoys me|takes me for granted|take me for granted",
      reflections: [
        "There's anger in this too, by the sound of it.",
        "Sounds as if something about this isn't fair to you.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What was the last straw?',
          plain: 'What happened, the last time you thought: enough?',
          options: [
            ['Something tiny', 'So it was the smallest thing that did it.', 'fine'],
            [
              'Someone acting as if nothing had happened',
              'They carried on, and you were left holding what happened.',
              'seen',
            ],
            ['Hearing myself say yes again', 'So the last straw came out of your own mouth.', 'rule'],
          ],
        },
        {
          asks: 'want',
          ask: "What would've been fair?",
          plain: 'What should have happened, if it had gone right?',
          options: [
            ['Asking me first', 'Just being asked would have made a difference.', 'seen'],
            ['Somebody else doing it, for once', 'So it keeps being you.'],
            ['A sorry, even now', 'So a sorry would still count.', 'words'],
          ],
        },
        {
          asks: 'fear',
          ask: 'If you let it show, what are you afraid would happen?',
          plain: 'Say you got properly angry, out loud. What then?',
          options: [
            [
              "I'd say something I couldn't take back",
              "So there's something you'd say, and you know it would hurt.",
              'untold',
            ],
            ["They'd see me differently", "They've got a picture of you, and it'd have to change.", 'seen'],
            ["Nothing. They'd just shrug", "You'd finally say it, and it wouldn't land anywhere.", 'seen'],
          ],
        },
        {
          asks: 'cost',
          ask: 'Who gets the anger, when it stays in?',
          plain: 'Who or what ends up with the anger instead?',
          options: [
            [
              "People who've done nothing",
              "The wrong people get it, and then you've that to feel bad about.",
              'guilt',
            ],
            ['Cupboards, doors, other drivers', 'So it comes out, but not at anybody.'],
            ['Me', "So in the end you're the one you're cross with.", 'guilt'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last get angry and it did some good?',
          plain: 'When did being cross change something for you?',
          options: [
            ['Once, and people listened', 'That time it did some good, and people heard you.', 'rule'],
            [
              'When it was for somebody else',
              "For somebody else you can do it. For yourself it's another matter.",
              'rule',
            ],
            ["It's never done any good", "So it's been no use to you yet, and it still turns up.", 'body'],
          ],
        },
      ],
      open: 'what would make it fair',
      style: "care about what's fair",
      label: "Minds about what's fair",
      mood: 'Cross about something.',
    },
    seen: {
      cues: "nobody notices|no one notices|nobody noticed|no one noticed|nobody asks|no one asks|never asks|never ask me|didn't ask|didnt ask|doesn't ask|invisible|unseen|ignores me|overlooked|nobody cares|no one cares|doesn't care|don't care about me|i don't matter|not important to|left out|wasn't invited|not invited|excluded|lonely|loneliness|so alone|feel alone|felt alone|i'm alone|all on my own|nobody sees|no one sees|listens to me|listen to me|didn't notice|hasn't noticed|take me seriously|takes me seriously|forgot my|forgot about me|nobody understands|no one understands|understands me|understand me|no friends|looks through me|not appreciated|unappreciated|feel ignored",
      reflections: [
        'Sounds as if not many people know what this is like for you.',
        'Sounds as if you could do with somebody noticing.',
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What do you wish somebody would notice?',
          plain: 'If one person looked properly, what should they see?',
          options: [
            ['How much I do without saying', 'So a lot of what you do goes unnoticed.', 'untold'],
            ["That I'm not all right", "You'd want them to see past the version you show.", 'fine'],
            ["That I've been waiting for them to ask", "So you're waiting for them to start.", 'anger'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did somebody last properly listen?',
          plain: 'When did you last feel that somebody got it?',
          options: [
            [
              'A while ago, and it was nearly a stranger',
              'Nearly a stranger. Perhaps because there was nothing to protect.',
            ],
            [
              'Recently, and I changed the subject',
              "So somebody did listen, and you didn't let it go on.",
              'untold',
            ],
            ["I can't remember", "So it's been a long time.", 'loss'],
          ],
        },
        {
          asks: 'fear',
          ask: 'Suppose somebody did look properly. What then?',
          plain: 'If they saw all of it, what would be bad about that?',
          options: [
            ["They'd want to fix it", "You want it seen, and they'd want it sorted. That's not the same."],
            [
              "They'd see I'm not as strong as they think",
              "So you're the strong one to them, and you'd hate to lose that.",
              'fine',
            ],
            ["They'd see, and nothing would change", "So it might not help, and then you'd know.", 'loss'],
          ],
        },
        {
          asks: 'view',
          ask: 'Who might notice more than they say?',
          plain: 'Who looks at you a second longer than the others?',
          options: [
            [
              "Someone close who doesn't know how to ask",
              'So maybe neither of you knows how to begin.',
              'untold',
            ],
            [
              'Someone I see every day and hardly know',
              "Maybe somebody you hardly know sees more than you'd think.",
            ],
            ["Nobody. I've checked", 'So you have looked for somebody.'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could you sit next to, without explaining?',
          plain: "Who'd be good company and wouldn't need the story?",
          options: [
            ["A friend I've not rung in ages", "It's been a while, and perhaps they'd be glad too."],
            ['Someone I only know from one place', 'Somebody who expects nothing of you, then.'],
            ['At the moment, no one', "No one, for now. That's hard."],
          ],
        },
      ],
      open: 'who could know a bit more than they do now',
      style: "notice who asks and who doesn't",
      label: 'Notices who asks',
      mood: 'Hoping to be noticed, perhaps.',
    },
    'frame-choice': {
      frame: 'choice',
      cues: '',
      reflections: [
        'If one of them were plainly better, you might not be asking.',
        'Sounds as if either of them would cost you the other.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: "Suppose it had to be {a}. What's your first thought?",
          plain: 'Say somebody else picked {a}. What goes through your mind?',
          options: [
            ['Good. I was hoping for that one', 'Good comes first. Maybe you were leaning that way already.'],
            [
              "But I'm not done with the other one",
              "It's the other one you'd think of first, as soon as it was gone.",
            ],
            [
              "Thank God it wasn't up to me",
              "What you'd be glad of is not having chosen, whichever one it was.",
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you last catch yourself leaning one way?',
          plain: 'When did one of the two seem the obvious one, even briefly?',
          options: [
            [
              'In a conversation, I heard myself arguing for one',
              'So you heard yourself arguing for one of them.',
            ],
            ['On my own, with nobody to convince', 'So on your own you lean one way.'],
            [
              'When one of them got difficult and I was glad',
              "Something got in the way and you were glad. That's hard to argue with.",
            ],
          ],
        },
        {
          asks: 'cost',
          ask: "Once that's decided, what would you miss about the other one?",
          plain: 'Without {b}, what would be gone?',
          options: [
            [
              "Knowing what I'd be getting",
              "You'd miss knowing what's coming. That isn't quite the same as liking it.",
            ],
            ['One particular person', "There's a person on that side, so they're in the choice as well."],
            [
              'Only the thought that I still could',
              "Maybe you'd hardly miss the thing itself, only having it still open.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What worries you when you think of {a}?',
          plain: 'Which part of {a} would you rather not think about?',
          options: [
            [
              'Giving up something I like',
              "There's something you'd have to hand over, and you'd rather not.",
            ],
            ['Somebody getting hurt', "Somebody could get hurt, and that's hard to weigh against a wish."],
            [
              'Finding out I was wrong about it',
              "As long as you don't choose it, you can't have been wrong about it.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: "Who'd take it badly if you went for {b}?",
          plain: "Who'd be upset if it's {b} in the end?",
          options: [
            [
              "Someone who'd say so straight out",
              "You'd hear it straight out, so at least you could answer.",
            ],
            ["Someone who'd just go quiet", "A quiet one. You'd have to guess what they made of it."],
            ['Me, in a year or so', "You'd be the one who minds, then. Just not straight away."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would either of them give you?',
          plain: "What's the good bit that both of them have?",
          options: [
            [
              'A change from how things are now',
              'Either would be a change. Perhaps the change matters more than which one.',
            ],
            [
              'An end to being asked about it',
              'Either way, people would stop asking. That alone would be something.',
            ],
            [
              "Nothing I'm really after, if I'm honest",
              "So what you're really after may not be one of these two.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you do this week that keeps both of them open?',
          // What to do with both of them is not what is left once somebody else has come in.
          unless:
            'brother|sister|dad|mum|mom|mother|father|daughter|son|ex|husband|wife|uncle|aunt|cousin|grandad|grandma|never said|never told|thank',
          plain: "What's one small thing you could do without choosing yet?",
          options: [
            [
              'Talk to someone who chose one of them',
              "Somebody who's chosen could tell you about the dull days as well.",
            ],
            [
              "Write down what I'd miss, for each",
              'Two short lists, then. They may not come out the same length.',
            ],
            ["Nothing. Waiting is how I don't choose", 'So waiting keeps both of them open.'],
          ],
        },
      ],
      open: "which of the two you'd miss more",
      style: 'look at both before you let one go',
      label: 'Weighing two things',
      mood: 'Two things, and both looked at.',
    },
    'frame-whether': {
      frame: 'whether',
      cues: '',
      reflections: [
        'If it were a plain no, you might have stopped asking by now.',
        "Sounds as if there's something for it, and something in the way.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "Say you decide to {act}. What's the next morning like?",
          plain: 'The morning after deciding to {act}, how do you wake up?',
          options: [
            ["Calmer. At least it's settled", "So you'd be glad just to have it settled."],
            [
              'Working out who I have to tell',
              'Deciding would be one thing, and somebody hearing about it another.',
            ],
            ['Looking for a way out of it again', "So the next morning you'd want to undo it."],
          ],
        },
        {
          asks: 'exception',
          ask: 'When were you closest to a yes?',
          plain: 'What was going on, the last time your answer was nearly yes?',
          options: [
            ['On a good day, when nothing seemed hard', "On good days it's nearly a yes."],
            ["When somebody told me I shouldn't", 'So being told not to made you want to.'],
            ['When I was too fed up to care', "So it was nearly a yes when you'd had enough."],
          ],
        },
        {
          asks: 'want',
          ask: "What's the best that could happen if you decide to {act}?",
          plain: "You decide to {act}, and it goes well. What's good about it?",
          options: [
            [
              "I'd have something to look forward to",
              "You'd like something ahead of you to look forward to.",
            ],
            ['I could stop thinking about it', 'So the best part would be some quiet.'],
            [
              'Somebody might finally be pleased with me',
              "So there's somebody you'd like to hear from, in all this.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'A yes or a no: which would you be sorrier about in a year?',
          plain: 'This time next year, which answer might you regret, yes or no?',
          options: [
            ['A yes, if it went badly', "You can picture it going badly, and you'd be sorry."],
            [
              "A no, because I'd never find out",
              "With a no you'd never find out, and you'd know that you hadn't.",
            ],
            [
              'Neither. Just that I took so long',
              'Maybe both answers are bearable, and the asking is what wears you out.',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'Say you decide not to {act}. What stays as it is?',
          plain: 'If your answer is no, what just goes on as before?',
          options: [
            ["Something I'd be glad to keep", "There's something on the no side that you like."],
            [
              "Everything, and that's what bothers me",
              'Nothing would get worse, and that still bothers you.',
            ],
            ['Me, still asking whether I should', "A no wouldn't end it, then. You'd go on asking."],
          ],
        },
        {
          asks: 'view',
          ask: "Who'd be the first to hear that you're going to {act}?",
          plain: "Once you've decided to {act}, who do you tell first?",
          options: [
            ["Someone who'd be pleased for me", "So there's somebody who'd be glad with you."],
            [
              "Someone who'd try to stop me",
              "You'd take it straight to the one who'd argue. Maybe you'd like to hear the argument.",
            ],
            [
              'Nobody, until it was too late to stop me',
              "You'd do it first and let them know after. So nobody gets a say.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: "What's one thing you could do this week without deciding?",
          plain: 'What small thing could you do before you answer?',
          options: [
            ["Ask one person what they'd do", "One person's answer, and you wouldn't have to take it."],
            [
              'Write down what a no would cost me',
              'The price of a no, on paper. It tends to be the one nobody adds up.',
            ],
            ["Nothing. I'm hoping time will decide", "So you'd rather it were settled without you."],
          ],
        },
      ],
      open: 'what it would take for a yes',
      style: 'turn a thing over before you do it',
      label: 'Thinks before doing',
      mood: 'Not a yes yet, not a no.',
    },
    'frame-how': {
      frame: 'how',
      cues: '',
      reflections: [
        "Sounds as if it's less about whether than about how.",
        'Maybe it would be done by now, if there were an easy way in.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What happened the last time you tried to {act}?',
          plain: 'Your last try: how did that go?',
          options: [
            [
              'I got halfway and lost my nerve',
              'You know what the first half is like, then. You were in it.',
            ],
            [
              'It went all right, for a bit',
              'For a bit it went all right. So something must have come after that.',
            ],
            ["There hasn't been one. I only plan it", "It's been planned and not tried, so far."],
          ],
        },
        {
          asks: 'moment',
          ask: "When you picture making a start, what's the first minute like?",
          plain: "You're about to begin. What happens in the first minute?",
          options: [
            ["I'm finding something else to do first", 'So something else always comes first.'],
            ['I know what to do, and I freeze', "You know what to do, so it isn't knowing that's missing."],
            ["I'm hoping somebody will stop me", 'So being stopped would be a relief, in a way.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'Think of something hard you did manage. What got you started?',
          plain: 'What helped, the last time you had to do something difficult?',
          options: [
            ['Having somebody beside me', "So you weren't alone with that one, and it helped."],
            ["A date I couldn't move", "There was a date, and you met it. Nobody's set one here, perhaps."],
            ['Nothing. It got so bad I had no choice', 'So you moved when there was no other way left.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What makes it hard to {act}?',
          plain: 'When you mean to {act}, what gets in the way?',
          options: [
            [
              'How somebody might take it',
              "There's a face at the other end of this, so it isn't only up to you.",
            ],
            ['Not knowing where to begin', 'Perhaps the will is there, and only the beginning is missing.'],
            ["Part of me doesn't want to", "So it isn't only about how. Part of you is against it."],
          ],
        },
        {
          asks: 'want',
          ask: "Say you've managed to {act}. What's different the next day?",
          plain: "The day after you've managed to {act}, what do you notice first?",
          options: [
            ["The day doesn't start with thinking about it", 'So at the moment your days start with it.'],
            [
              "There's someone I'd want to tell",
              "There's somebody who'd get to hear. So it isn't just for you, the way you picture it.",
            ],
            [
              "Not much. I'd find something else to dread",
              "Maybe it isn't only this, then. Something else would move into its place.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What would make it a bit easier to {act}?',
          plain: 'What would make just the start of it easier?',
          options: [
            [
              'Doing the easiest bit first, and stopping there',
              'Only the easy bit, and then stop. The rest could wait its turn.',
            ],
            ['Having someone next to me while I do it', 'Not on your own, then. That alone might change it.'],
            ["None of it. I'd have to do it anyway", 'So it would still be yours to do.'],
          ],
        },
        {
          asks: 'view',
          ask: "Who do you know who's done something like this?",
          plain: 'Who have you seen do this, or something near it?',
          options: [
            ['Someone I could ring and ask', "So there's somebody who'd know."],
            [
              'Someone who makes it look easy',
              "From outside it looked easy. You weren't there for the bad bits, perhaps.",
            ],
            ['Everybody but me, by the look of it', 'So you feel like the only one.'],
          ],
        },
      ],
      open: 'what the first small bit would be',
      style: 'like to know how before you start',
      label: 'Looking for a way in',
      mood: 'Looking for somewhere to start.',
    },
    'frame-pattern': {
      frame: 'pattern',
      cues: '',
      reflections: ["So this isn't the first time.", "Sounds as if you've seen this one before."],
      questions: [
        {
          asks: 'moment',
          ask: 'Think of the last time. What came right before {act}?',
          plain: 'The last time, what was going on a minute before {act}?',
          options: [
            [
              'Somebody wanted something from me',
              "So there's somebody else in it right at the start, wanting something.",
            ],
            [
              'Nothing special. I was tired, mostly',
              'Nothing special, and you were tired. Being tired may be doing more than it looks.',
            ],
            [
              'I saw it coming and let it',
              'You saw it coming. Maybe that bothers you more than the rest, afterwards.',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'What do you remember best about the last time?',
          plain: "The last time this happened, what's the bit that stayed with you?",
          options: [
            ['The moment I thought: here we go again', "So you notice it while it's happening."],
            ["Somebody's face when it happened", "Somebody was there, and it's their face you kept."],
            ['How I explained it to myself afterwards', "So there's also what you told yourself afterwards."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like instead of {act}?',
          plain: 'No more {act}: what would you rather have?',
          options: [
            [
              'One ordinary time that goes all right',
              "Just the once, and ordinary. You're not asking for much.",
            ],
            ['To be able to laugh about it', "To laugh, and mean it. It isn't that funny yet."],
            ['For somebody else to change, for once', "The way you see it, this isn't only yours to change."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What has {act} cost you so far?',
          plain: 'What have you lost, or missed, through {act}?',
          options: [
            ['Energy, in ways nobody sees', 'So it costs you something nobody sees.'],
            [
              "Someone I'd have liked to keep close",
              "Somebody's further off because of it, and you'd have liked them near.",
            ],
            [
              'I no longer believe my own promises',
              "So you've promised yourself things, and stopped believing it.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'Suppose {act} simply stopped. What would feel strange?',
          plain: 'Say there was no more {act}. What would be odd about that?',
          options: [
            ['All the room in my head', "There'd be room all of a sudden, and nothing in it yet."],
            [
              'Having to say what I want',
              "As long as this goes on, there's something you don't have to say.",
            ],
            [
              'Not knowing who I am without it',
              'By now it feels like part of you, and not just a thing that happens.',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did it go differently, even once?',
          plain: "When could this have happened again, and didn't?",
          options: [
            ["With people I needn't impress", 'So without having to impress anybody, it went differently.'],
            [
              "On a day when I'd slept and eaten",
              'Fed and rested, it went differently. So it may not simply be how you are.',
            ],
            ["Never. Or I've stopped noticing", "So you can't think of a time it went better."],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you do differently next time, just for a minute?',
          plain: 'What small thing could you change, the next time this happens?',
          needs:
            "i should have|i shouldn't|i wish i|my fault|i shouted|i snapped|i lost it|i regret*|i always|i keep|every time i|i end up",
          options: [
            ['Wait one minute before I do anything', 'Just a minute, before anything else.'],
            ['Tell someone about it the same day', "So somebody would hear it while it's fresh."],
            ["Nothing. I know what I'm like", "So you'd rather not promise anything."],
          ],
        },
      ],
      open: 'what sets it off',
      style: 'notice when a thing comes round again',
      label: 'Notices what repeats',
      mood: 'Been here before, and asking why.',
    },
    'frame-open': {
      frame: 'open',
      cues: '',
      reflections: [
        "Maybe this hasn't quite got a name yet.",
        'Sounds as if this needed to be put somewhere.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did this last come up?',
          plain: 'When did you last think about this, and where were you?',
          options: [
            [
              'Today, in the middle of something else',
              'It turned up uninvited, while you were busy with something else.',
            ],
            ['Talking to someone, or just after', 'Somebody was there, or had just gone, and then it came.'],
            ['It never really goes away', "So it's there behind everything else."],
          ],
        },
        {
          asks: 'view',
          ask: 'Who else is in this?',
          plain: 'If this was a photograph, who would be in it?',
          options: [
            ['One person, more than anyone', "There's one person in the middle of this, besides you."],
            [
              "Several people, and they don't agree",
              "So they don't agree, and you've got all of them to think of.",
            ],
            [
              "Just me, and that's part of it",
              "There's only you in it, and you'd rather there was somebody.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'If this got a bit easier, what would you notice first?',
          plain: 'Say this was a bit lighter. What would be different?',
          options: [
            ["It's quieter in my head", 'Quieter. It must be fairly loud in there at the moment.'],
            [
              "I'm easier to be around",
              "Other people would get something out of it too. You've thought of them.",
            ],
            ["There's something else underneath", 'Maybe this is only the top layer, then.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What have you done about this so far?',
          plain: "What have you tried, even if it didn't help much?",
          options: [
            [
              'Talked to someone, and it helped a bit',
              "Saying it helped a bit. There's some of it left over, though.",
            ],
            ['Read and looked things up, a lot', "You've read a lot, and the question's still here."],
            ["I've mostly waited for it to pass", "You've waited, and it hasn't passed."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would you rather not look at here?',
          plain: 'Which bit do you skip when you think about this?',
          options: [
            ["How long it's been like this", "So it's been going on for some time."],
            [
              "What I'd have to do about it",
              "As long as you don't look too closely, nothing has to be done.",
            ],
            [
              'My own part in it',
              'Your own part. It could be bigger than you think, or quite a bit smaller.',
              'guilt',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like to get out of writing this down?',
          plain: 'What were you hoping for, when you started typing?',
          options: [
            ["To understand what's going on with me", 'To understand first. Doing something can wait, then.'],
            ['To say it once, without any advice', "So you'd like to say it and be left to think."],
            ['To be told what to do, frankly', "You'd like somebody else to decide, for a minute at least."],
          ],
        },
        {
          asks: 'step',
          ask: "What's one small thing you could do about this today?",
          plain: 'What could you do today that takes five minutes?',
          options: [
            ['Tell one person one sentence of it', "One sentence, to one person. They needn't get the rest."],
            ['Leave it here and put the kettle on', "It can stay here, then. It won't go anywhere."],
            [
              "Nothing. I've run out of small things",
              "You're out of small things. Perhaps it isn't a small thing.",
            ],
          ],
        },
      ],
      open: 'what would make this lighter',
      style: 'put a thing into words before you know what to do about it',
      label: 'Puts it into words',
      mood: 'Written down, and still open.',
    },
  },
  together: [
    { of: ['untold', 'fine'], say: "Maybe saying it's fine saves having to explain." },
    { of: ['untold', 'guilt'], say: "Perhaps it's hard to say because you blame yourself for it." },
    { of: ['seen', 'fine'], say: "Perhaps people don't ask because it looks fine from outside." },
    { of: ['anger', 'fine'], say: 'It may be easier to call it fine than to be angry.' },
    { of: ['anger', 'guilt'], say: "Maybe you're angry, and don't like being angry." },
    { of: ['rule', 'anger'], say: "Maybe it's being expected to that makes you cross." },
    { of: ['rule', 'torn'], say: "Maybe one side is what's expected, and the other's what you'd like." },
    { of: ['squeeze', 'torn'], say: "Perhaps it's hard to be sure with so little time or money." },
    { of: ['body', 'untold'], say: 'Maybe keeping it in is part of what tires you.' },
    {
      of: ['words', 'seen'],
      say: "Perhaps they said that without knowing what it's like for you.",
    },
    { of: ['scene', 'guilt'], say: 'Maybe you go back there to see what you could have done.' },
    { of: ['loss', 'guilt'], say: 'Perhaps the guilt and the missing belong together.' },
    { of: ['loss', 'torn'], say: "Maybe you'd lose something either way." },
    { of: ['body', 'squeeze'], say: "Perhaps it's the pressure that you feel in your body." },
    { of: ['words', 'rule'], say: 'Maybe those words touched something you expect of yourself.' },
  ],
  insights: [
    {
      of: ['untold', 'fine'],
      say: 'Maybe calling it fine is also a way of not having to tell anybody.',
    },
    {
      of: ['untold', 'seen'],
      say: "It could be that you'd like somebody to notice, so that you needn't be the one to say it.",
    },
    {
      of: ['untold', 'guilt'],
      say: "Maybe it's hard to tell because you expect to be blamed as much as you blame yourself.",
    },
    {
      of: ['untold', 'rule'],
      say: "It could be hard to say because it doesn't fit what's expected of you.",
    },
    {
      of: ['untold', 'anger'],
      say: "Perhaps you're cross with somebody who doesn't know it, or not how much.",
    },
    { of: ['untold', 'body'], say: 'Maybe keeping this to yourself is part of what wears you out.' },
    {
      of: ['untold', 'words'],
      say: "Somebody said what they thought. Maybe what's missing is what you'd say.",
    },
    {
      of: ['untold', 'loss'],
      say: "Perhaps it's harder because so few people know what you've lost.",
    },
    {
      of: ['untold', 'torn'],
      say: 'Maybe it stays undecided partly because nobody has heard both sides of it yet.',
    },
    {
      of: ['untold', 'squeeze'],
      say: 'It could be that the time or the money would be easier to carry if somebody knew.',
    },
    {
      of: ['untold', 'scene'],
      say: 'Maybe that moment keeps coming back because nobody else has heard about it yet.',
    },
    {
      of: ['fine', 'seen'],
      say: "Maybe you'd like somebody to notice without your having to make a fuss.",
    },
    {
      of: ['fine', 'anger'],
      say: "Maybe it's easier to call it nothing than to be angry about it.",
    },
    { of: ['fine', 'body'], say: "Perhaps your body minds this more than you'd like to." },
    {
      of: ['fine', 'loss'],
      say: "Maybe it's easier to call it small than to feel how much you miss.",
    },
    {
      of: ['fine', 'guilt'],
      say: "Perhaps you feel you've no right to mind, because you blame yourself as well.",
    },
    {
      of: ['fine', 'rule'],
      say: "Being all right may be one more thing you feel you're supposed to be.",
    },
    {
      of: ['fine', 'words'],
      say: 'Maybe you tell yourself it was only words, and it hurt all the same.',
    },
    {
      of: ['fine', 'scene'],
      say: "Maybe it isn't that small, or it wouldn't keep coming back.",
    },
    {
      of: ['rule', 'guilt'],
      say: "Maybe you blame yourself by a rule that you'd not use on anybody else.",
    },
    {
      of: ['rule', 'torn'],
      say: "Perhaps one side is what you'd like, and the other what you think you ought to do.",
    },
    {
      of: ['rule', 'anger'],
      say: "Maybe some of the anger is about what's expected of you.",
    },
    {
      of: ['rule', 'seen'],
      say: "Maybe doing what's expected is the very part that nobody notices.",
    },
    {
      of: ['rule', 'body'],
      say: "Maybe it's trying to do what you should that wears you out.",
    },

    {
      of: ['rule', 'words'],
      say: "Maybe those words hurt because they're about how you think you should be.",
    },
    {
      of: ['rule', 'squeeze'],
      say: "Perhaps not all the pressure comes from time or money. Some may come from what's expected.",
    },
    {
      of: ['loss', 'guilt'],
      say: "Maybe the blame comes with the missing, and isn't all about what you did.",
    },
    {
      of: ['loss', 'anger'],
      say: "Maybe the anger is partly about what you've lost.",
    },
    {
      of: ['loss', 'torn'],
      say: "Maybe it's hard to decide because you've lost something already and don't want to lose more.",
    },
    {
      of: ['loss', 'seen'],
      say: 'Perhaps you miss having somebody who noticed how you are.',
    },

    {
      of: ['loss', 'body'],
      say: "Perhaps your body hasn't got used to it either.",
    },
    {
      of: ['anger', 'guilt'],
      say: "Maybe you feel bad for being angry, and then nobody asks if you've got a reason.",
    },
    {
      of: ['anger', 'seen'],
      say: "Perhaps what you'd most like is for somebody to see why you're angry.",
    },
    {
      of: ['anger', 'words'],
      say: "Maybe it's less the words that make you angry than who they came from.",
    },
    {
      of: ['anger', 'body'],
      say: 'Maybe the anger has nowhere to go, and you feel it in your body instead.',
    },
    {
      of: ['anger', 'torn'],
      say: "Perhaps it's hard to decide while you're still angry.",
    },
    {
      of: ['anger', 'squeeze'],
      say: 'Maybe what makes you angry is that the pressure landed on you.',
    },
    {
      of: ['anger', 'scene'],
      say: "It could be that you're angry about that one moment, more than about everything since.",
    },
    {
      of: ['torn', 'guilt'],
      say: "Perhaps you're looking for an answer that nobody could blame you for.",
    },
    {
      of: ['torn', 'squeeze'],
      say: "Maybe you'd know what you want if it weren't for the time or the money.",
    },
    {
      of: ['torn', 'body'],
      say: 'Maybe not having decided is what wears you out, more than either answer would.',
    },
    {
      of: ['torn', 'words'],
      say: 'Maybe what somebody said makes one of the two answers harder to give.',
    },
    {
      of: ['torn', 'seen'],
      say: "Perhaps it would be easier to decide if somebody really understood what it's about.",
    },
    {
      of: ['guilt', 'seen'],
      say: "Maybe you'd like somebody to know all of it and still be on your side.",
    },
    { of: ['guilt', 'body'], say: "Perhaps it's the blaming that wears you out." },
    {
      of: ['guilt', 'squeeze'],
      say: 'Some of this may have come down to time or money, and you blame yourself for it.',
    },
    {
      of: ['guilt', 'words'],
      say: "Perhaps you've said those words to yourself more often than anyone else has.",
    },
    {
      of: ['guilt', 'scene'],
      say: 'Maybe you judge what you did then by what you know now.',
    },
    {
      of: ['squeeze', 'body'],
      say: "Perhaps it's the pressure that you feel in your body, more than the question itself.",
    },
    {
      of: ['squeeze', 'seen'],
      say: "Maybe it's being alone with the pressure that's hard, more than the time or the money.",
    },
    {
      of: ['words', 'seen'],
      say: "Perhaps it hurt because it was said without knowing what it's like for you.",
    },

    {
      of: ['words', 'scene'],
      say: 'Perhaps you keep going back to find what you could have answered.',
    },

    { of: ['scene', 'body'], say: 'Perhaps your body reacts each time that moment comes back.' },
    {
      of: ['scene', 'seen'],
      say: "Maybe what's missing is somebody who knows what that moment was like for you.",
    },
  ],
  suggestions: [
    "write down what you'd like to say, just for yourself, and look again tomorrow",
    'tell one person one fact about it, and leave the rest for another day',
    "say out loud, on your own, what you'd like to happen",
    'next time someone asks how you are, answer a little more openly than usual',
    'put down what you actually know, and next to it what you only suppose',
    'sleep on it, and see what you think first thing tomorrow',
    "ask one person how they see it, and don't explain your side first",
    'choose one evening this week when you leave it alone',
  ],
  later: {
    secret: [
      'Perhaps what you came with is hard to settle because a piece of it has never been said aloud.',
      'People who gave you their view of this may not have known the fact that matters most.',
      'You may have come with the part of it that can be asked, which left the other part at home.',
      'What nobody knows may be taking up more of the question than the part you can talk about.',
      "It may be the keeping quiet that wears on you, as much as the thing you're asking about.",
      "Now that you've put it in words, even only here, yours may turn out to be a different question.",
    ],
    pretend: [
      "If you've always made little of it, maybe nobody knew there was a question there to take seriously.",
      "The thing you're asking about may be a size bigger than the way you usually mention it.",
      'Seeming fine might be part of why this keeps going round, as nobody had cause to interrupt it.',
      'Other people may be easier to reassure about this than you are yourself.',
      "Perhaps what you came with is the serious end of something you'd usually wave away.",
      'Behind the question there may be a simpler wish, to be allowed to stop acting as though it were nothing.',
    ],
    protect: [
      "It sounds as if somebody else's feelings are in your question, and perhaps they got in ahead of yours.",
      "You may be looking for an answer that hurts nobody, and that could be why it's taking so long.",
      "What keeps this unsettled might be kindness, and it's hard to argue with yourself about that.",
      "It could be that you've been trying to answer for somebody else as well as for yourself.",
      "Going along with things for somebody's sake may have left you unsure what you think of them yourself.",
      'There may be a quieter question beside yours, about who looks out for you in the meantime.',
    ],
    guilt: [
      "If you've already found yourself at fault, the question may never have had a fair hearing.",
      "Perhaps you're asking what to do and, in the same breath, whether you deserve it to go well.",
      'With the blame there, whatever might do you good in this could look suspect.',
      'Some of what you came with might be a matter of deciding, and some a matter of being sorry.',
      "It's possible you judge your part in this by what you know now, and couldn't have known then.",
      'What goes round may be less the question than the charge you keep bringing against yourself.',
    ],
    relief: [
      "That relief may have answered a part of your question before you'd have allowed it to.",
      "Being glad might seem out of order to you here, and perhaps that's why the question won't settle.",
      "Somewhere in the thing you're asking about there may be something you'd be thankful to stop.",
      'You may take the relief as a bad sign about you, when it could just show how hard this is.',
      "Perhaps the reasons are still undecided about this, and some other part of you isn't.",
      "Easier is something you've had a taste of, by the sound of it, which may be a kind of answer too.",
    ],
    hurt: [
      'What you came with may look like a practical matter until you notice how sore a spot it touches.',
      'Perhaps the question would be simple enough if nobody had hurt you.',
      "Thinking calmly about this might be a lot to ask until you've been treated better.",
      'The hurt might be asking for something that no answer to your question can give.',
      'You may have been trying to be reasonable about something that, before all else, hurt.',
      "Somebody's way with you seems to have got into this, and it may be hard to tell now which is which.",
    ],
    duty: [
      "Perhaps you asked so often what's right to do that it never came up what's right for you.",
      'You may have said yes before anyone, yourself included, knew how much this would ask.',
      'What makes it hard could be how used everybody is, and you as well, to counting on you.',
      'There might be a promise in this that nobody has looked at since it was made.',
      'Being the reliable one may leave you very few answers to choose from.',
      "The thing you're asking about sounds like a question, though you may have been taking it as an order.",
    ],
    want: [
      'Your question may have got harder the longer what you want was left out of it.',
      "What you want was said plainly enough, so perhaps it's leave to want it that you're asking about.",
      "You might have been asking what's sensible, and what you'd like has only now got a word in.",
      'There may be nothing unclear about your wish, only about what it would cost, or whom.',
      "Wanting it, or not wanting it, could be more of a reason than you've let it be.",
      'Perhaps this goes round because you argued it in reasons, and what came out in the end was a wish.',
    ],
    miss: [
      "Maybe no answer feels quite right because what you'd really like is to have something back.",
      "It may be that you're asking about what's to come with your mind on what's over.",
      'What you miss could show what matters to you in this, better than the reasons do.',
      'Some of the trouble with this question might simply be that you miss somebody, or a time.',
      "You may be comparing every possible answer with something that's no longer on offer.",
      "It sounds as if you'd once have known where to bring this, and perhaps that's what's gone.",
    ],
    fear: [
      'The fear may have told you how this ends before you got to ask.',
      "Perhaps the question is about now, and what troubles you about it hasn't happened yet.",
      'What you came with may be a fair question that fear has put in a hurry.',
      "Said out loud, what you dread may be another size from what you've been asking about.",
      "That fear might show what you'd most hate to lose in this, however you answer it.",
      'Any answer at all may have to get past that fear before you can hear it.',
    ],
    becoming: [
      "It may be somebody else's life you're answering to here, as much as your own.",
      'Perhaps this matters so much because of whom the answer would make you resemble.',
      "You might be looking for the answer they'd never have given, or else the one they'd approve of.",
      'With somebody else as the measure, whatever you do about this may come out too little or too much.',
      "The comparison could be older than the question, so that answering it wouldn't quite end it.",
      'It sounds as if another person has a say in this unasked, and maybe without knowing it.',
    ],
    notgood: [
      'You may be asking about one thing and giving yourself marks for another.',
      "It could be that you've been looking for the answer a better person would give.",
      'Perhaps it keeps going round because each answer has to get past your opinion of yourself.',
      "Shame might have kept you from asking this of anyone who'd have been on your side.",
      'What you came with may be a difficulty anyone could have, and you took it as a verdict on you.',
      "If you thought a bit better of yourself, it's possible this would be a shorter question.",
    ],
    worn: [
      "Whatever was left after everything else may be all you've had to think this through with.",
      'With so little left in you, perhaps every answer looks like more work.',
      'The question could be no bigger than it was, and you just have less to meet it with.',
      'You might be asking your head for an answer, when your body has been giving one for some time.',
      'Something in this may have gone on too long, by the sound of you, whatever the answer is.',
      "It's possible you care about this as much as ever, and have run out of what caring takes.",
    ],
    alone: [
      'Maybe it goes round in your head because it has had nowhere else to go.',
      'What you came with may be hard in itself, and harder for being left to you alone.',
      "It could be that you'd like an answer rather less than you'd like to be asked.",
      "Perhaps you'd trust your own view of this more if somebody had listened to the end of it.",
      "The thing you're asking about might seem proof that you don't count, which is a lot to read into it.",
      'You may have had to be both the one who asks and the one who answers.',
    ],
    anger: [
      "It may be that you aren't so much unsure as cross, and that unsure is the politer of them.",
      "Whatever made you angry may be the part of this you're surest of.",
      "Perhaps you're asking how to live with something that, to your mind, wasn't right to begin with.",
      "An answer might not be enough for you here, if what you'd like is for somebody to admit something.",
      "You may be arguing this out in your head for want of anyone who'd argue it fairly.",
      'This seems to have gone past what you can put up with, perhaps well before you said so.',
    ],
    kindness: [
      'Perhaps the good thing you mentioned belongs in the answer, though it may have come up as an aside.',
      'It may be that what helped had little to do with solving this, and helped anyway.',
      'By the sound of it you know what does you good, and the question may only be where it fits in.',
      "An answer that took that good thing into account could look different from the ones you've tried.",
      'You may have trusted the worry in this a good deal more than the thing that went well.',
      'Something made things easier for a bit, and maybe that shows which part of this is hard.',
    ],
    decided: [
      "It may be that you've answered it, and are only listening to how it sounds.",
      "Perhaps the question by now is less what you'll do than who has to hear of it.",
      'What you said later sounds surer than what you came with, and it could be the older of them.',
      "Knowing might be the easy part of this, and it's what comes after that you've been asking about.",
      'There may be some sadness or nerves left once a thing is decided, and that could pass for doubt.',
      "You could be keeping the question open out of courtesy to whatever you'd be giving up.",
    ],
    waiting: [
      "Perhaps what you're waiting for is meant to answer the question in your place.",
      'It could be that leaving it undecided has become the hardest work in it.',
      'Going back and forth may mean that each side is right about something.',
      "You may be hoping for a day when this won't cost you anything, and it's a fair thing to hope.",
      "It's possible the waiting has been harder on you than most of the answers would be.",
      "Maybe the thing you're asking about needs its time, and it's the hurrying that makes it go round.",
    ],
  },
};
