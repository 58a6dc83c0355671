import type { Pack } from '../../../../engine/pack.ts';

export const creativeBlock: Pack = {
  id: 'creative-block',
  avoid: ['scale'],
  openings: [
    {
      cues: 'is due|due in|due on|by monday|by friday|publisher|gallery|exhibition|commission*|show is|show opens|premiere|second album|second novel|second book|follow-up|follow up',
      say: 'So others come into it.',
      ask: 'What are others expecting from you?',
      plain: "What did you promise somebody you'd make?",
      asks: 'moment',
      concern: 'judged',
      options: [
        [
          'The last one again, only more so',
          "So they want what you've done before, and you've moved on.",
          'self',
        ],
        ['Something I described very well', 'So now you have to live up to it.'],
        [
          "Nothing any more, they've stopped asking",
          "They've gone quiet, and that worries you more.",
          'self',
        ],
      ],
    },
    {
      cues: 'review*|rejected|rejection*|feedback|critique|laughed|nobody read|nobody bought|no one bought|turned down|criticis*|criticiz*',
      say: 'So what others say about it matters.',
      ask: 'What has somebody said about your work that stays with you?',
      plain: 'Which words come up when you look at your own work?',
      asks: 'moment',
      concern: 'judged',
      options: [
        ['A polite word, like promising or nice', "It was polite, so you can't even be angry."],
        ['One that was probably right', 'You think it was right, so it stays.', 'talent'],
        ["It's more that nobody said anything", 'So nobody said anything, and you had to guess.', 'point'],
      ],
    },
    {
      cues: 'day job|full-time|full time|no time|after work|selfish',
      say: 'So the rest of life comes into it.',
      ask: 'What did you do with your last free hour?',
      plain: 'What happened, the last time you had an hour for it?',
      asks: 'moment',
      concern: 'life',
      options: [
        ['I got ready, and then the hour was over', 'It takes time to get into it.'],
        ['I cleaned, so as not to feel selfish', 'So you used it for something nobody could mind.'],
        ['I had it, and nothing came', "So it isn't only the time.", 'blank'],
      ],
    },
    {
      cues: "used to love|used to be fun|used to write|used to paint|used to draw|used to play|used to sing|haven't written|haven't painted|haven't drawn|haven't played|haven't made|stopped writing|stopped painting|dried up",
      say: 'So it was different once.',
      ask: 'What was it like when it went well?',
      plain: 'What was a good day like, back then?',
      asks: 'exception',
      concern: 'joy',
      options: [
        ['I forgot to eat', 'So you could lose yourself in it.'],
        ['I made things for one person', 'One person was enough.', 'point'],
        ['I was unhappy, and it poured out', "It came when things were bad. That's an odd thing to miss."],
      ],
    },
    {
      cues: "no talent|talent*|not good enough|a fraud|fraud|mediocre|other writers|other artists|other people's|jealous*|better than me|hate everything i",
      say: "So you're not sure how good you are.",
      ask: 'What did you last make that you secretly liked?',
      plain: 'Which small bit of your own work do you like?',
      asks: 'exception',
      concern: 'talent',
      options: [
        ['A line or a corner of something', "So there's one small bit that you like."],
        ['Something I did as a joke', "As a joke it didn't have to be good."],
        [
          'Nothing since I learned what good is',
          "So you see what good would be, and can't do it yet.",
          'judged',
        ],
      ],
    },
    {
      ask: 'What happens when you sit down to make something?',
      plain: "What do you do when you've got time for it?",
      asks: 'moment',
      concern: 'blank',
      options: [
        ['I go over the old bits and change something', "So you stay with what's there already."],
        ['I look at what other people are making', "Then it's harder to begin with your own.", 'talent'],
        ["I've stopped even sitting down to it", "So it doesn't even come to trying.", 'joy'],
      ],
    },
  ],
  concerns: {
    blank: {
      cues: "blank|empty page|white page|nothing comes|nothing comes out|no ideas|out of ideas|can't think of|can't write|cant write|can't paint|can't draw|can't make|can't finish|cant finish|never finish*|can't start|cant start|stare at|staring at|the cursor|first line|first sentence|page one|half finished|unfinished|creative block|writer's block|artist's block|i'm blocked|feel blocked|stuck on chapter",
      reflections: [
        "Sounds as if it's hard to get anything done.",
        "So it's hard to make something just now.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you last start and give up?',
          plain: 'What did you last cross out or throw away?',
          options: [
            [
              'Something that was too close to the truth',
              'It was close to you, and then it had to go.',
              'self',
            ],
            ['Something that sounded like somebody else', 'You could hear somebody else in it.', 'talent'],
            ["Nothing. I give it up before it's there", 'So nothing gets far enough to be bad.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would be bad about making something bad?',
          plain: "What's the harm, if what you make today is poor?",
          options: [
            ["It'd prove something", "So it would tell you something you're afraid of.", 'talent'],
            ["It'd use up the idea", "As long as it isn't made, it can still be good."],
            ["I'd have to look at it every day", "You'd see it, and know that it's yours."],
          ],
        },
        {
          asks: 'exception',
          ask: "Where do you get ideas, when you're not trying?",
          plain: 'When did something last come by itself, even a scrap?',
          options: [
            ['On a walk, or under the shower', "So it comes when you aren't trying."],
            ["Half asleep, and I don't write it down", 'So it does come, just not when you can use it.'],
            ["While I'm telling somebody about something else", "So when it isn't work, it comes.", 'judged'],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you make in ten minutes that nobody will see?',
          plain: "What's a thing so small it can't be good or bad?",
          options: [
            ['A list, of anything', "A list isn't good or bad."],
            ['A bad copy of something I love', "It wouldn't have to be yours, or good."],
            ["I'd make it and then wonder if it's any good", "So you'd judge it even then.", 'judged'],
          ],
        },
      ],
      open: "what you'd make if it didn't have to be good",
      style: 'think about it before you put anything down',
      label: 'Wants the right beginning',
      mood: 'Stuck, for now.',
    },
    judged: {
      cues: "judge*|what people think|what they'll think|what will they|readers|audience|critic*|review*|expectation*|publisher|followers|post it|posting|show it|showing it|show anyone|people will see|they'll hate|my family reads|what my mother|my parents would|laugh at|mocked|perfect*|rejected|rejection|afraid of feedback|scared of feedback|too embarrassed",
      reflections: ['Sounds as if you think of who might see it.', 'So it matters what others would say.'],
      questions: [
        {
          asks: 'view',
          ask: 'Who comes to mind while you work?',
          plain: 'Whose face comes up when you think of showing it?',
          options: [
            ['A teacher, or someone whose work I love', "You look up to them, so it's hard to be satisfied."],
            [
              "Someone in my family who'd recognise themselves",
              "So you'd have to think of what it does to them.",
              'self',
            ],
            [
              "Somebody who'd be pleased if I failed",
              "So there's somebody you wouldn't want to please with that.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might people find out about you from your work?',
          plain: 'If they saw it, what would they know about you?',
          options: [
            ["That there isn't much in me", "You're afraid there isn't enough to show.", 'talent'],
            ['What I really feel about somebody', "So it'd say something you haven't said aloud."],
            ['How much I wanted it to be good', "They'd see how much it matters to you."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you make, if nobody knew it was yours?',
          plain: 'What would you make under another name?',
          options: [
            ['Something a lot ruder', "So there's something ruder in you than you show."],
            [
              'Something simple and a bit sentimental',
              "You'd like it to be simple, and don't quite dare.",
              'joy',
            ],
            ["The same thing, and I'd want people to know", 'So being seen is part of it.', 'point'],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who took it well when you showed them something?',
          plain: 'When did showing it go well?',
          options: [
            ['One friend, who just said: more', 'Somebody wanted more.'],
            ["A stranger, who didn't know it was mine", "They didn't know, so you could believe them."],
            ['Nobody, not for a long time', "So for now you're the only one who judges it.", 'talent'],
          ],
        },
      ],
      open: "who you'd like to make it for",
      style: "think about who'll see it",
      label: "Thinks of who'll see it",
      mood: 'Thinking of what others will say.',
    },
    joy: {
      cues: "used to love|used to be fun|used to write|used to paint|used to play|playful|feels like work|feels like a chore|a chore|no pleasure|burnt out|burned out|burn* out|dried up|miss writing|miss painting|miss playing|haven't written in|haven't painted in|haven't played in|no fun|not fun|isn't fun|no joy|don't enjoy|enjoy it any more|used to love it|lost my passion|i miss it",
      reflections: ["Sounds as if you'd like it to be good again.", "So it's about how it feels to do it."],
      questions: [
        {
          asks: 'moment',
          ask: 'When was making things last any fun?',
          plain: 'When did you last lose track of time with it?',
          options: [
            ['Before anybody paid me for it', 'So it changed when it was about money.', 'life'],
            ['On something silly, for a birthday', "It didn't matter how good it was."],
            [
              "So long ago that I don't trust the memory",
              "So it's hard to believe it was ever different.",
              'self',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What goes through your head while you work?',
          plain: 'What do you think about, while you do it?',
          options: [
            ["Whether it's good", 'So you judge it while you make it.', 'judged'],
            ["Where it's going to get me", 'So it has to lead somewhere.', 'point'],
            ['How late I am with my life', "So there's also a feeling of being late.", 'life'],
          ],
        },
        {
          asks: 'want',
          ask: 'Which part would you do, even if nothing came of it?',
          plain: "What's the bit you'd do just for yourself?",
          options: [
            ['The messing about at the beginning', 'You like it when nothing has to come of it.'],
            [
              'The small work, with my hands or my ears',
              "So it's the doing you like, more than the having done it.",
            ],
            ["I'm not sure there is one now", 'Not just now. That may come back.'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would a child say, watching you work?',
          plain: 'What might a child ask you about it?',
          options: [
            ["Why don't you just start", "A child wouldn't see what makes it hard.", 'blank'],
            ['When do we get to the good bit', 'So you make yourself wait for the good bit.', 'judged'],
            ['Why are you so cross with it', 'A child would notice that first.'],
          ],
        },
      ],
      open: 'which part of it still gives you something',
      style: 'notice whether it gives you joy',
      label: 'Misses the fun of it',
      mood: 'Missing it.',
    },
    talent: {
      cues: "talent*|not good enough|not any good|mediocre|fraud|imposter|impostor|compar*|jealous*|envy|envious|other writers|other artists|other musicians|better than me|younger than me|so much better|hate everything i|hate what i|hate my work|never be as|cliche*|gifted|prodigy|my work is rubbish|no good at|my writing is|it's all rubbish|nothing original",
      reflections: [
        'Sounds as if you ask yourself how good you are.',
        "So it's hard to be content with your own work.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Whose work made you doubt your own?',
          plain: 'What did you read, see or hear that made you feel small?',
          options: [
            ['Someone my age, or younger', 'So it was their age, too, that hurt.'],
            ['Somebody I know, and I had to congratulate them', 'You had to be glad for them, and it hurt.'],
            ['My own, from a few years ago', "So it's your earlier self you compare with.", 'joy'],
          ],
        },
        {
          asks: 'fear',
          ask: "What would you lose, if you weren't as good as you'd hoped?",
          plain: "If you turned out good, not great, what's the sad part?",
          options: [
            ['The reason for all the years', "You'd want those years to have been for something.", 'point'],
            [
              'The thing that made me different at school',
              "So it's been part of who you are since then.",
              'self',
            ],
            ['Nothing. I could just do it, then', "You could just do it. That doesn't sound so bad.", 'joy'],
          ],
        },
        {
          asks: 'exception',
          ask: "What can you do now that you couldn't five years ago?",
          plain: 'What have you got better at, however small?',
          options: [
            ["I hear when something's wrong", 'You hear more now, and that makes you stricter.'],
            ['I can finish a small thing', "So you can finish something, if it's small."],
            ["I've got worse, I used to be braver", 'So you used to dare more.', 'judged'],
          ],
        },
        {
          asks: 'view',
          ask: "Whose work do you love, though it isn't perfect?",
          plain: "What do you love that isn't brilliant?",
          options: [
            ['A song or a book that just sounds like someone', "It's the person in it that you like."],
            ['Something a friend made', "You don't ask whether it's good."],
            [
              "I'm embarrassed to say I only like the best",
              "So you only like the best, and that's hard on your own work.",
            ],
          ],
        },
      ],
      open: 'how good it has to be, for you',
      style: 'set the bar high',
      label: 'Compares with the best',
      mood: 'Hard to please.',
    },
    life: {
      cues: "no time|day job|selfish|indulgent|luxury|real job|grow up|quit my job|afford|childcare|no room|no studio|parents think|proper job|since {he/she/they} died|no time for it|the kids need|my family needs|no money in it|doesn't pay|too tired to|can't afford to",
      reflections: ["Sounds as if it's hard to find room for it.", 'So the rest of life comes into it.'],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you say when somebody asks about your work?',
          plain: "What comes out when somebody asks what you're making?",
          options: [
            ['Oh, nothing much at the moment', 'You make it small before anyone else can.', 'self'],
            ['I talk about my job', "So that side of you doesn't come up."],
            [
              "I tell them all about it, and then I can't do it",
              "You enjoy telling it, and then there's less left.",
              'blank',
            ],
          ],
        },
        {
          asks: 'rule',
          ask: 'What has to be done before you get to your own work?',
          plain: "What comes first, on a day when you'd like to do it?",
          options: [
            ['The house, the kids, the inbox', "So it has to wait until everything's done."],
            ['The money', "So it's also about what doesn't pay.", 'point'],
            [
              'I think I ought to be less of a mess first',
              "So you feel you'd have to be better sorted first.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What do people close to you think of what you make?',
          plain: 'What do those close to you say about it?',
          options: [
            [
              "They're proud, and it makes it worse",
              "They're proud, and that puts pressure on you.",
              'judged',
            ],
            ['They see it as a nice hobby', "A hobby. For you it's more than that."],
            ["I've never told them how much it matters", "So they can't know how much it matters.", 'self'],
          ],
        },
        {
          asks: 'step',
          ask: 'Which half hour this week could be for making things?',
          plain: 'When this week could you be alone with it, briefly?',
          options: [
            ['Early, before the others', 'Early, before the day has started.'],
            ["In my lunch break, somewhere that isn't home", 'Somewhere with nothing else to do.'],
            [
              "I could find it, and I'd be scared of it",
              "So it isn't only the time. It's frightening, too.",
              'blank',
            ],
          ],
        },
      ],
      open: 'how much room there could be for it',
      style: 'do other things first',
      label: 'Puts other things first',
      mood: 'Wanting more room for it.',
    },
    self: {
      cues: "not a real|real writer|real artist|real musician|call myself|i'm a writer|i'm an artist|i'm a painter|i'm a musician|as a writer|as an artist|always been the creative|always wanted to be|all i ever wanted|should i stop|should i quit|quit writing|quit music|lost myself|memoir|autobiograph*|give up writing|give up painting|give up music|give up art|give it up|nothing to say in my|part of who i am",
      reflections: [
        "Sounds as if it's about you, and not only about the work.",
        'So it matters a lot to you.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: "If you never made another thing, who'd you be?",
          plain: 'If you stopped for good, what would change about you?',
          options: [
            ['Someone with more time, and no excuse', "You'd have time, and no reason not to use it."],
            [
              "Somebody ordinary, and I'm scared of that",
              "It makes you feel less ordinary, even when you don't do it.",
            ],
            ["Lighter, maybe. I've never said that", "So there'd be some relief in it, too.", 'joy'],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you first think: this is for me?',
          plain: 'How old were you when it began to matter, and where?',
          options: [
            ['As a child, in my room with the door shut', 'Nobody was waiting for it, then.', 'joy'],
            ['When somebody said I was good', "So it began with somebody's praise.", 'judged'],
            ['When everything else was bad', 'It helped you when things were bad.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you be sorry never to have made?',
          plain: "What's the thing you'd still like to make?",
          options: [
            ['Something about where I come from', "So it's about home, in some way."],
            [
              'I know it, and I keep making other things',
              "You know what it is, and you don't begin it.",
              'blank',
            ],
            ["I'm afraid there isn't anything", "You're afraid there's nothing there.", 'talent'],
          ],
        },
        {
          asks: 'view',
          ask: 'Who thinks of you as somebody who makes things?',
          plain: "Who'd call you that?",
          options: [
            ['An old friend, they still ask', "So for them it's still part of you."],
            [
              'Everyone, and I feel like a liar',
              "They all think it, and you don't feel it's true.",
              'talent',
            ],
            ['Only me, and not out loud', 'You still think so, if only quietly.'],
          ],
        },
      ],
      open: 'what it would mean to you to make it, or not',
      style: 'care a lot about it',
      label: 'Cares a lot about it',
      mood: 'A lot of yourself in it.',
    },
    point: {
      cues: "what's the point|whats the point|pointless|nobody cares|no one cares|nobody reads|no one reads|nobody listens|who cares|who needs|enough books|ai can|ai does|ai will|chatgpt|algorithm|the market|get published|waste of time|going anywhere|lead anywhere|for whom|never sell|doesn't sell|won't sell|never be published|never be successful",
      reflections: [
        "Sounds as if you ask what it's for.",
        "So there's the question of whether it matters to anybody.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'Who would you like your work to reach?',
          plain: 'If one person could have it, who should it be?',
          options: [
            ['Someone like me, at nineteen', "So you'd like to give somebody what you needed."],
            ["One person who'd know it was about them", "So there's somebody it's for."],
            [
              'Enough people that I could stop doubting it',
              "You'd like so many that you'd believe it.",
              'talent',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did a song, book or picture last help you?',
          plain: 'What song, book or picture did you need lately?',
          options: [
            ["Something nobody's ever heard of", "So it needn't be well known to matter."],
            ["Something I've known since I was a kid", "It's stayed with you all that time."],
            ["I can't take anything in at the moment", "So it's hard to take anything in, too.", 'joy'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What if nobody ever noticed what you made?',
          plain: 'If you finished it and nothing happened, how would that be?',
          options: [
            ["I'd feel a fool for the hours", "You'd want the hours to have been for something.", 'life'],
            [
              "I'd make the next one, and hate that",
              "You'd go on anyway. So it isn't only about being noticed.",
              'self',
            ],
            ["Then I couldn't tell if it was any good", "So you'd need somebody to tell you.", 'judged'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What have you made that somebody was glad of?',
          plain: 'Who was glad of something you made?',
          options: [
            [
              'A song or a card for a friend, they kept it',
              'It had one reader or listener, and they kept it.',
            ],
            ['A stranger wrote to me once', 'A stranger wrote to you, because of it.'],
            ["Nothing that I'd count", "So you wouldn't count it, whatever it was.", 'talent'],
          ],
        },
      ],
      open: "who it's for",
      style: "ask what it's for",
      label: "Asks what it's for",
      mood: 'Doubting the point of it.',
    },
  },
  together: [
    {
      of: ['blank', 'judged'],
      say: "Maybe it isn't that nothing comes, but that you think of who'll see it.",
    },
    { of: ['joy', 'judged'], say: 'Perhaps it was easier to enjoy when nobody was going to judge it.' },
    { of: ['talent', 'self'], say: 'Maybe it hurts so much because you take it as a judgement on yourself.' },
    { of: ['life', 'joy'], say: "Perhaps there's too little room for it to be fun." },
    { of: ['point', 'talent'], say: "Maybe you wouldn't ask what it's for, if you were sure it was good." },
    { of: ['blank', 'joy'], say: "Perhaps it's hard to begin because it's not much fun any more." },
  ],
  insights: [
    {
      of: ['blank', 'judged'],
      say: "Maybe ideas do come, and don't get past the thought of who'll see them.",
    },
    {
      of: ['blank', 'joy'],
      say: "Perhaps it came more easily when it didn't have to become anything.",
    },
    {
      of: ['blank', 'talent'],
      say: "Maybe you don't begin because you're afraid of seeing that it isn't good enough.",
    },
    {
      of: ['blank', 'life'],
      say: "Perhaps when there's time at last, it's hard to begin just like that.",
    },
    {
      of: ['blank', 'self'],
      say: "Maybe it's hard to begin because so much of you hangs on it.",
    },
    {
      of: ['blank', 'point'],
      say: "Perhaps it's hard to begin when you're not sure what it's for.",
    },
    {
      of: ['judged', 'joy'],
      say: 'Maybe some of the fun went when you began to think of what others would say.',
    },
    {
      of: ['judged', 'talent'],
      say: 'Perhaps you judge yourself before anybody else gets the chance.',
    },
    {
      of: ['judged', 'self'],
      say: 'Maybe you want to be seen through your work, and are afraid of it as well.',
    },
    {
      of: ['judged', 'point'],
      say: "Perhaps you'd like it to matter to somebody, and are afraid of what they'd say.",
    },
    {
      of: ['joy', 'talent'],
      say: "Maybe you'd enjoy it more if you didn't ask how good it is.",
    },
    {
      of: ['joy', 'self'],
      say: "Perhaps it's harder to play with something that's become so much a part of you.",
    },
    {
      of: ['joy', 'life'],
      say: "Maybe it gets the hours when you're too tired to enjoy it.",
    },
    {
      of: ['talent', 'self'],
      say: "Perhaps you take it personally because there's so much of you in it.",
    },
    {
      of: ['talent', 'point'],
      say: "Maybe you'd worry less about being good if you knew somebody needed it.",
    },
    {
      of: ['talent', 'life'],
      say: 'Perhaps you expect a lot from the little time you have for it.',
    },
    {
      of: ['life', 'self'],
      say: "Maybe it's a big part of who you are, and a small part of your week.",
    },
    {
      of: ['life', 'judged'],
      say: 'Perhaps you feel it has to be good, to be worth the time it takes from other things.',
    },
    {
      of: ['life', 'point'],
      say: "Maybe it's hard to give it time when you're not sure what it's for.",
    },
    {
      of: ['self', 'point'],
      say: "Perhaps you can't say what it's for, and wouldn't want to be without it.",
    },
    {
      of: ['joy', 'point'],
      say: "Maybe when it's fun you don't ask what it's for.",
    },
  ],
  suggestions: [
    'make one small thing this week and throw it away',
    'choose one real person, and make the next small bit only for them',
    'do ten minutes of the part you like best, and then stop',
    'copy out a page, a picture or a tune you love, and add nothing',
    'tell somebody how much it matters to you, and ask for one half hour',
    'write down what you tell yourself while you work, and whose words they are',
  ],
  later: {
    secret: ["Perhaps the work keeps stopping just short of the thing you haven't told anyone."],
    pretend: ['Making anything true may be hard in the hours left over from seeming fine.'],
    protect: ["It could be you stop where somebody might be hurt by what you'd make."],
    guilt: [
      'Making something for its own sake might feel like helping yourself while something is still owed.',
    ],
    relief: [
      "Maybe it's the proving you were glad to be rid of, and the making got thrown out along with it.",
    ],
    hurt: [
      'Since that hurt, showing anything you make might feel like giving somebody another chance at it.',
    ],
    duty: ['At some stage it may have turned from something you did into something you owe.'],
    want: [
      'The block may be in what you think you ought to make, seeing how plainly you said what you want.',
    ],
    miss: ['What you miss may have been part of how you worked, more than you could have known then.'],
    fear: [
      "That fear may have been sitting in on the work, and it's hard to try things out with it watching.",
    ],
    becoming: [
      'You might be so taken up with matching somebody, or being unlike them, that your own work has to wait.',
    ],
    notgood: [
      'If a thing is judged before it exists, there may be very little that gets as far as existing.',
    ],
    worn: [
      "There may be nothing amiss with the ideas, only with the amount of rest they're expected to run on.",
    ],
    alone: ["Perhaps it's hard to make something when you can't think who'd be glad to see it."],
    anger: [
      "You may have plenty to say, only at present it's cross, and you've been expecting it to be nice.",
    ],
    kindness: [
      "Things can still reach you, by the sound of it, so perhaps it's only the making that's stuck.",
    ],
    decided: [
      "It's just possible that the block is on the old plan, and that you've already gone on to another.",
    ],
    waiting: [
      'You could be waiting to feel ready, when it may have been the work itself that used to make you so.',
    ],
  },
};
