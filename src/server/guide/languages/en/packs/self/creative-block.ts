import type { Pack } from '../../../../engine/pack.ts';

export const creativeBlock: Pack = {
  id: 'creative-block',
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: 'deadline*|is due|due in|due on|by monday|by friday|publisher|editor|agent|gallery|exhibition|commission*|show is|show opens|premiere|label|contract|advance|client*|second album|second novel|second book|follow-up|follow up',
      say: "And somebody's waiting for it.",
      ask: "What do they think it's going to be?",
      plain: "What did you tell them you'd make?",
      asks: 'moment',
      concern: 'judged',
      options: [
        [
          'The last one again, only more so',
          "They want the last one again, and you're not the one who made it any more.",
          'self',
        ],
        ['Something I described very well', 'You described it so well that now it has to exist.'],
        ["They've stopped asking", "They've gone quiet, and you hear that louder than the asking.", 'self'],
      ],
    },
    {
      cues: '{he/she/they} said|review*|rejected|rejection*|feedback|critique|workshop|teacher|tutor|laughed|comment*|likes|nobody read|nobody bought|no one bought|turned down|criticis*|criticiz*',
      say: 'And that comes along now, when you work.',
      ask: 'Which word of it comes up while you work?',
      plain: 'What do you hear in your head when you look at your own page or picture?',
      asks: 'moment',
      concern: 'judged',
      options: [
        ['A polite word, like promising or nice', "A polite one. You can't even be angry at it."],
        ['One that was probably right', "Probably right, so it won't go away by being ignored.", 'talent'],
        [
          "It's more that nobody said anything",
          "Nobody said a word, and you've been filling that in yourself.",
          'point',
        ],
      ],
    },
    {
      cues: 'kids|baby|day job|my job|full-time|full time|no time|after work|money|rent|bills|tired|exhausted|partner|family|selfish|hobby',
      say: "And there's a whole life it has to compete with.",
      ask: 'When did you last have an hour for it, and what happened in it?',
      plain: 'Your last free hour: what did you do with it?',
      asks: 'moment',
      concern: 'life',
      options: [
        [
          'I got ready, and then the hour was over',
          "It takes a while to get back in, and the hour doesn't wait.",
        ],
        ['I cleaned, so as not to feel selfish', 'You used it for something nobody could call selfish.'],
        [
          'I had it, and nothing came',
          "You had the hour and nothing came. Then you can't even blame the time.",
          'blank',
        ],
      ],
    },
    {
      cues: "used to love|used to be fun|used to write|used to paint|used to draw|used to play|used to sing|haven't written|haven't painted|haven't drawn|haven't played|haven't made|years since|months since|since my|joy|fun|stopped writing|stopped painting|lost it|it's gone|dried up",
      say: 'So it was there, once, without asking.',
      ask: 'What was it like when it still came by itself?',
      plain: 'Think of a day when it went well. Where were you?',
      asks: 'exception',
      concern: 'joy',
      options: [
        ['I forgot to eat', "You forgot to eat. That's a long way from where you are with it now."],
        [
          'I made things for one person',
          'There was one person at the other end, and that was enough.',
          'point',
        ],
        ['I was unhappy, and it poured out', "It came when things were bad. That's an odd thing to miss."],
      ],
    },
    {
      cues: "no talent|talent*|not good enough|a fraud|fraud|fake|mediocre|everyone else|other writers|other artists|other people's|compare|jealous*|envy|better than me|younger|rubbish|garbage|crap|trash|hate everything i",
      say: "And you've already got a verdict on it.",
      ask: 'What did you last make that you secretly liked?',
      plain: 'Which small bit of your own work do you not hate?',
      asks: 'exception',
      concern: 'talent',
      options: [
        ['A line or a corner of something', 'A corner of it, then. You know which.'],
        ['Something I did as a joke', 'As a joke it was allowed to be good.'],
        [
          'Nothing since I learned what good is',
          'You learned to see before you could keep up with it.',
          'judged',
        ],
      ],
    },
    {
      ask: "What do you do, once it's in front of you?",
      plain: 'You sit there. What do you do first?',
      asks: 'moment',
      concern: 'blank',
      options: [
        [
          'I read the old bits and change a word',
          "You stay with what's already there. It's safer than the next line.",
        ],
        [
          'I look at what other people are making',
          "Five minutes of other people, and then it's hard to begin.",
          'talent',
        ],
        ["I've stopped sitting down", "You've stopped giving it the chance to go badly.", 'joy'],
      ],
    },
  ],
  concerns: {
    blank: {
      cues: "blank|empty page|white page|nothing comes|nothing comes out|no ideas|out of ideas|can't think of|can't write|cant write|can't paint|can't draw|can't make|can't finish|cant finish|never finish*|can't start|cant start|stuck|block*|stare at|staring at|the cursor|delete*|first line|first sentence|chapter|page one|start over|sit down|half finished|unfinished|middle of",
      heard: [
        "Sounds as if you do turn up for it, and it doesn't.",
        "So it's getting anything down at all that's hard.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What was the last thing you crossed out?',
          plain: 'What did you last start and throw away?',
          options: [
            [
              'Something that was too close to the truth',
              'It was getting true, and then it went in the bin.',
              'self',
            ],
            [
              'Something that sounded like somebody else',
              'It sounded like someone you admire. You can hear that quickly.',
              'talent',
            ],
            ["I don't put anything down that I'd have to cross out", "You cross it out before it's there."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would be bad about a bad page?',
          plain: "You make something poor today. What's the harm?",
          options: [
            [
              "It'd prove something",
              "It'd count as evidence. You've been collecting some, it seems.",
              'talent',
            ],
            ["It'd use up the idea", "As long as it isn't made, the idea's still good."],
            ["I'd have to live in the house with it", "It'd lie there, and you'd know it was yours."],
          ],
        },
        {
          asks: 'exception',
          ask: "Where do you get ideas, when you're not trying?",
          plain: 'When did something last come by itself, even a scrap?',
          options: [
            ['On a walk, or under the shower', "It comes when your hands are wet or you're on the move."],
            [
              "Half asleep, and I don't write it down",
              'It does come. It comes at an hour when you let it go again.',
            ],
            [
              "While I'm telling somebody about something else",
              "You're quick when it's only talk, and nobody calls it work.",
              'judged',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you make in ten minutes that nobody will see?',
          plain: "What's a thing so small it can't be good or bad?",
          options: [
            ['A list, of anything', "A list. Nobody's ever been reviewed for one of those."],
            [
              'A bad copy of something I love',
              "A bad copy, on purpose. You'd be doing it with your hands again.",
            ],
            [
              "I'd make it and then wonder if it's any good",
              'Ten minutes, and the judge would still come along.',
              'judged',
            ],
          ],
        },
      ],
      open: "what you'd make if it didn't have to be the real one",
      style: 'would rather have nothing on the page than something wrong',
      label: 'Waits for the right line',
      mood: 'Stuck, and still at the table.',
    },
    judged: {
      cues: "judge*|what people think|what they'll think|what will they|readers|audience|critic*|review*|reject*|feedback|embarrass*|expos*|expectation*|deadline*|editor|agent|publisher|client*|followers|likes|post it|posting|show it|showing it|show anyone|people will see|they'll hate|my family reads|what my mother|my parents would|laugh at|mocked|workshop|teacher|tutor|perfect*",
      heard: [
        "Sounds as if there's somebody reading over your shoulder.",
        "So it's hard to make it without already showing it.",
      ],
      questions: [
        {
          asks: 'view',
          ask: "Who's in the room with you when you work?",
          plain: "Whose face comes up while you're making it?",
          options: [
            [
              'A teacher, or someone whose work I love',
              "You're making it in front of someone you look up to. That'd slow anyone.",
            ],
            [
              "Someone in my family who'd recognise themselves",
              'Somebody could find themselves in it. So every line has to get past them.',
              'self',
            ],
            [
              "Somebody who'd be pleased if I failed",
              "There's one who'd be pleased. They get a lot of your attention for that.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What are you afraid they'd find out from it?",
          plain: 'If they saw it, what would they know about you?',
          options: [
            [
              "That there isn't much in me",
              "You're afraid of the inside being plain, more than of a bad review.",
              'talent',
            ],
            ['What I really feel about somebody', "It'd say something you've never said across a table."],
            ['How much I wanted it to be good', "It's the wanting that would be showing."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you make, if it came out under another name?',
          plain: "Nobody would ever know it's yours. What do you make?",
          options: [
            ['Something a lot ruder', "Ruder. There's some temper in there that hasn't been on a page."],
            [
              'Something simple and a bit sentimental',
              "You'd let it be simple. Your own name won't have that.",
              'joy',
            ],
            [
              "The same thing, and I'd want people to know",
              "You'd still want them to know. Being seen is part of why you do it.",
              'point',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who have you shown something to, and it was all right?',
          plain: 'When did showing it go well?',
          options: [
            [
              'One friend, who just said: more',
              "Someone wanted more. That isn't the voice you hear at the desk.",
            ],
            [
              "A stranger, who didn't know it was mine",
              "They didn't know it was yours, so you could believe it.",
            ],
            [
              'Nobody, not for a long time',
              "No one's seen any for a long while. So the only critic left is you.",
              'talent',
            ],
          ],
        },
      ],
      open: 'who you could make it for, if you chose the reader yourself',
      style: 'listen to the audience before there is anything to hear',
      label: 'Hears the readers early',
      mood: 'Watched, and wanting to be read.',
    },
    joy: {
      cues: "used to love|used to be fun|used to write|used to paint|used to play|used to come|fun|joy|enjoy*|playful|love it|loved it|passion|inspired|inspiration|flow|feels like work|feels like a chore|a chore|dread*|no pleasure|burnt out|burned out|burn* out|dried up|spark|as a kid|as a child|miss it|miss writing|miss painting|miss playing|haven't written in|haven't painted in|haven't played in",
      heard: [
        'Sounds as if you miss how it felt more than what came of it.',
        "So it hasn't always been like this.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did it last make you laugh, or lose track of time?',
          plain: 'When was it last any fun?',
          options: [
            ['Before anybody paid me for it', 'It was fun, and then it was also money.', 'life'],
            ['On something silly, for a birthday', 'For a birthday, with nothing riding on it.'],
            [
              "So long ago that I don't trust the memory",
              "You're no longer sure it was ever like that.",
              'self',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What came in when the fun went out?',
          plain: 'What do you think about now, while you do it?',
          options: [
            ["Whether it's good", "You used to be in it. Now you're in front of it, checking.", 'judged'],
            [
              "Where it's going to get me",
              'It used to be a place to be. Now it has to lead somewhere.',
              'point',
            ],
            ['How late I am with my life', "There's a clock running next to it now.", 'life'],
          ],
        },
        {
          asks: 'want',
          ask: 'Which part would you do, even if nothing came of it?',
          plain: "What's the bit you'd do for free, forever?",
          options: [
            [
              'The messing about at the beginning',
              "The messing about. It's usually the first thing you skip.",
            ],
            [
              'The small work, with my hands or my ears',
              "It's the small work you like, not the having made it.",
            ],
            [
              "I'm not sure there is one now",
              "There may not be one at the moment. You didn't say there never was.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you at twelve say about how you do it now?',
          plain: 'A child version of you watches you work. What do they ask?',
          options: [
            ["Why don't you just start", "They wouldn't see what there is to be afraid of.", 'blank'],
            [
              'When do we get to the good bit',
              "You've been leaving the good bit for when it's earned.",
              'judged',
            ],
            ['Why are you so cross with it', "Cross. They'd see that straight away."],
          ],
        },
      ],
      open: 'which part of it still gives you something',
      style: "go by whether it's alive for you, and suffer when it isn't",
      label: 'Misses the fun of it',
      mood: 'Missing it, so not finished with it.',
    },
    talent: {
      cues: 'talent*|not good enough|good enough|no good|not any good|mediocre|average|fraud|fake|imposter|impostor|compar*|jealous*|envy|envious|everyone else|other writers|other artists|other musicians|better than me|younger than me|so much better|rubbish|garbage|crap|trash|terrible|hate everything i|hate what i|hate my work|never be as|original|been done|cliche*|gifted|prodigy|promising|potential',
      heard: [
        "Sounds as if every try is also a test of whether you've got it.",
        "So there's a comparison running while you work.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Whose work made you put yours away, last time?',
          plain: 'What did you read, see or hear that made you feel small?',
          options: [
            ['Someone my age, or younger', "It wasn't only how good it was. It was how old they were."],
            [
              'Somebody I know, and I had to congratulate them',
              'You said well done, and then went home with it.',
            ],
            [
              'My own, from a few years ago',
              "You're losing to yourself, then. To someone who didn't know it would be good.",
              'joy',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "Suppose you're middling at it. What would that take away?",
          plain: "Say you're good, not great. What's the sad part?",
          options: [
            ['The reason for all the years', "You'd want the years back, or at least explained.", 'point'],
            [
              'The thing that made me different at school',
              "It was what you had. You'd feel rather bare without it.",
              'self',
            ],
            [
              'Nothing. I could just do it, then',
              'You could just do it. You said that rather quickly.',
              'joy',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: "What can you do in it now that you couldn't five years ago?",
          plain: 'What have you got better at, however small?',
          options: [
            [
              "I hear when something's wrong",
              'You hear more than you did. That makes it harder to like what you do.',
            ],
            ['I can finish a small thing', "You can finish, then, if it's small."],
            [
              "I've got worse, I used to be braver",
              "It's nerve you've lost rather than skill, if that's right.",
              'judged',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Whose middling work do you love anyway?',
          plain: "What do you love that isn't actually brilliant?",
          options: [
            [
              'A song or a book that just sounds like someone',
              "It sounds like someone. That's what you keep it for.",
            ],
            ['Something a friend made', "It's good because they made it. You don't even check."],
            [
              "I'm embarrassed to say I only like the best",
              "You only like the best, and you're asking yourself to be let in.",
            ],
          ],
        },
      ],
      open: 'whether being good at it is the question you want to answer',
      style: "measure a first try against other people's finished work",
      label: 'Measures against the best',
      mood: 'Hard to please, and still trying.',
    },
    life: {
      cues: 'no time|kids|baby|toddler|day job|full-time|full time|after work|money|rent|bills|tired|exhausted|my partner|my husband|my wife|family|selfish|hobby|indulgent|luxury|real job|grow up|responsib*|too old|at my age|quit my job|afford|childcare|housework|weekend*|no room|no studio|parents think|proper job|since {he/she/they} died',
      heard: [
        'Sounds as if it has to fight the rest of your life for room.',
        "So it isn't only between you and the page.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What do you say when somebody asks what you're working on?",
          plain: 'At a party, someone asks. What comes out?',
          options: [
            [
              'Oh, nothing much at the moment',
              'Nothing much. You said it before they could think it.',
              'self',
            ],
            ['I talk about my job', 'You show them the part of you that needs no explaining.'],
            [
              "I tell them all about it, and then I can't do it",
              'You get the pleasure of it in the telling, and go home empty.',
              'blank',
            ],
          ],
        },
        {
          asks: 'rule',
          ask: "Who has to be all right before you're allowed?",
          plain: 'What has to be done first, before you get to do it?',
          options: [
            ['The house, the kids, the inbox', "All of that first. It's never once been finished, probably."],
            [
              'The money',
              "First it should be affordable, and it's what doesn't pay that you want to do.",
              'point',
            ],
            [
              'Me. I think I ought to be less of a mess',
              "You'd have to be sorted out first. A good deal's been made by people who weren't.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What do the people you live with think you do in there?',
          plain: 'What do those close to you make of it?',
          options: [
            [
              "They're proud, and it makes it worse",
              "They're proud already, and you've got nothing to show for it.",
              'judged',
            ],
            [
              'They see it as a nice hobby',
              'A hobby. You let the word stand, and it does something each time.',
            ],
            [
              "I've never told them how much it matters",
              "They can't make room for something you've never said the size of.",
              'self',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Which half hour this week could belong to it, and nothing else?',
          plain: 'When this week could you be alone with it, briefly?',
          options: [
            ['Early, before the others', "Early, before you've been used up."],
            [
              "In my lunch break, somewhere that isn't home",
              'Somewhere with nothing of yours that needs wiping.',
            ],
            [
              "I could find it, and I'd be scared of it",
              "You could find it, so it isn't only the time.",
              'blank',
            ],
          ],
        },
      ],
      open: 'how much room it gets, and who has to be asked for it',
      style: 'let everything else go first, because everything else asks louder',
      label: 'Lets the rest go first',
      mood: 'Crowded, and wanting some of it back.',
    },
    self: {
      cues: "who i am|who am i|not a real|real writer|real artist|real musician|call myself|identity|i'm a writer|i'm an artist|i'm a painter|i'm a musician|as a writer|as an artist|always been the creative|always wanted to be|my whole life|all i ever wanted|my dream|without it|give up|giving up|should i stop|should i quit|quit writing|quit music|too late|lost myself|my voice|nothing to say|something to say|memoir|autobiograph*",
      heard: [
        "Sounds as if it's not only about the work, it's about who you are without it.",
        "So there's a good deal of you in this, made or not.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: "If you never made another thing, who'd you be?",
          plain: 'You stop for good. What do you miss at a party, or on a Sunday?',
          options: [
            ['Someone with more time, and no excuse', "You'd have the time, and you'd have to look at it."],
            [
              "Somebody ordinary, and I'm scared of that",
              "It keeps you from being ordinary, even when you don't do it.",
            ],
            [
              "Lighter, maybe. I've never said that",
              "You've never said it aloud. You could be lighter.",
              'joy',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you first think: this is mine?',
          plain: 'How old were you when it began to matter, and where?',
          options: [
            [
              'As a child, in my room with the door shut',
              'It began with a shut door, and nobody waiting for the result.',
              'joy',
            ],
            [
              'When somebody said I was good',
              "Someone said you were good. It's needed saying ever since.",
              'judged',
            ],
            [
              'When everything else was bad',
              "It was there when the rest wasn't. That's a lot to ask of a page now.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: "What would you like to have said before you're eighty?",
          plain: "What's the thing you'd be sorry never to have made?",
          options: [
            ['Something about where I come from', "It's about home, in some way. That may be why it's slow."],
            [
              'I know it, and I keep making other things',
              'You know what it is, and you go round it.',
              'blank',
            ],
            [
              "I'm afraid there isn't anything",
              "You're afraid of looking and finding nothing there.",
              'talent',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Who thinks of you as somebody who makes things?',
          plain: "Who'd still call you that, even now?",
          options: [
            ['An old friend, they still ask', "They still ask. They haven't heard that it stopped."],
            [
              'Everyone, and I feel like a liar',
              "They all think it, and you've got nothing lately to back it up.",
              'talent',
            ],
            ['Only me, and not out loud', "Only you, and quietly. You've not crossed it out, though."],
          ],
        },
      ],
      open: 'whether you want to make it, or want to have been someone who did',
      style: 'hang a lot of who you are on something that comes and goes',
      label: 'A lot riding on it',
      mood: 'A lot at stake for one page.',
    },
    point: {
      cues: "what's the point|whats the point|pointless|nobody cares|no one cares|nobody reads|no one reads|nobody listens|nobody will|who cares|who needs|enough books|ai can|ai does|ai will|chatgpt|algorithm|the market|sell*|sales|earn|career|success*|famous|published|get published|waste of time|too many|the world|war|trivial|useless|going anywhere|lead anywhere|for nothing|for whom",
      heard: [
        "Sounds as if you'd like to know that it reaches somebody.",
        "So while you work there's a question about what it's for.",
      ],
      questions: [
        {
          asks: 'want',
          ask: "Who'd you want to find it, years from now?",
          plain: 'One person gets to have it. Who?',
          options: [
            ['Someone like me, at nineteen', 'You at nineteen could have used it.'],
            ["One person who'd know it was about them", "There's somebody it's for. They may not know that."],
            [
              'Enough people that I could stop doubting it',
              "You'd like there to be so many that you'd believe it.",
              'talent',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did something somebody made last get you through an evening?',
          plain: 'What song, book or picture did you need lately?',
          options: [
            ["Something nobody's ever heard of", "Nobody's heard of it, and it still got to you."],
            [
              "Something I've known since I was a kid",
              "You've had it since you were a child, and it still works.",
            ],
            [
              "I can't take anything in at the moment",
              "Nothing gets in either. So it isn't only the making.",
              'joy',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What if nobody ever noticed it?',
          plain: 'You finish it, and nothing happens at all. How is that?',
          options: [
            [
              "I'd feel a fool for the hours",
              "It's the hours you'd want to have been for something.",
              'life',
            ],
            [
              "I'd make the next one, and hate that",
              "You'd make another anyway, so noticing can't be all of it.",
              'self',
            ],
            [
              "Then I couldn't tell if it was any good",
              "You'd need somebody to tell you what it was.",
              'judged',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What have you made that was plainly of use to someone?',
          plain: 'Who was glad of something you made?',
          options: [
            [
              'A song or a card for a friend, they kept it',
              'They kept it. It had one reader, and it was finished.',
            ],
            [
              'A stranger wrote to me once',
              'A stranger sat down and wrote to you. You remember it word for word, maybe.',
            ],
            [
              "Nothing that I'd count",
              "There may be something, only not something that you'd count.",
              'talent',
            ],
          ],
        },
      ],
      open: "who it's for",
      style: "ask what it's for before you've found out what it is",
      label: 'Wants it to reach someone',
      mood: 'Doubting it, and not done.',
    },
  },
  together: [
    { of: ['blank', 'judged'], say: "Maybe it isn't empty. Maybe there are too many people at the table." },
    { of: ['joy', 'judged'], say: 'Sounds as if it was fun until somebody was going to look.' },
    { of: ['talent', 'self'], say: "Perhaps a bad page feels so bad because it's about you." },
    { of: ['life', 'joy'], say: "Maybe there's no room left in which it could just be fun." },
    { of: ['point', 'talent'], say: 'Sounds as if being any good and being any use have got mixed up.' },
    { of: ['blank', 'joy'], say: "Maybe it's waiting for you to want it, and not only to owe it." },
  ],
  insights: [
    {
      of: ['blank', 'judged'],
      say: "You say nothing comes. It may be that things come and don't get past the people you imagine reading them.",
    },
    {
      of: ['blank', 'joy'],
      say: "It used to come when nothing depended on it. You've been trying to get it back by making more depend on it.",
    },
    {
      of: ['blank', 'talent'],
      say: "You want to know if you can do it before you do it. The only thing that could tell you is the page you don't make.",
    },
    {
      of: ['blank', 'life'],
      say: "There's no time, and when there's time nothing comes. Maybe it's less an hour that's missing than a way to arrive in it.",
    },
    {
      of: ['blank', 'self'],
      say: 'Nothing comes, and a lot of you depends on something coming. That might be too heavy for any first line.',
    },
    {
      of: ['blank', 'point'],
      say: "You ask what it's for before there's anything there. It's hard for an unmade thing to answer that.",
    },
    {
      of: ['judged', 'joy'],
      say: "You talk about the fun it was, and about who'd be looking. Maybe the one went when the other came in.",
    },
    {
      of: ['judged', 'talent'],
      say: "You're afraid they'd say you haven't got it. You've been saying so to yourself already, and they haven't seen anything new.",
    },
    {
      of: ['judged', 'self'],
      say: "You'd like to be known for it, and you're afraid of what it'd let people know. Maybe you're afraid of exactly what you want from it.",
    },
    {
      of: ['judged', 'point'],
      say: "You worry that they'll judge it, and you worry that nobody will care. They can't both happen to the same piece.",
    },
    {
      of: ['joy', 'talent'],
      say: "You miss doing it, and you ask if you're good enough. Only one of those two was there when you loved it.",
    },
    {
      of: ['joy', 'self'],
      say: "It began as something you did and became something you are. Maybe that's when it stopped being a game.",
    },
    {
      of: ['joy', 'life'],
      say: "Everything else has to be done before you're allowed, so it gets you tired. Then you wonder where the fun has gone.",
    },
    {
      of: ['talent', 'self'],
      say: "If it's bad, then you're bad, by this reckoning. No wonder you'd rather not make it today.",
    },
    {
      of: ['talent', 'point'],
      say: "You ask if it's good, and you ask if anybody needs it. What you yourself need it for hasn't had a turn.",
    },
    {
      of: ['talent', 'life'],
      say: "You give it the end of the day, and then you judge it as if you'd given it the whole day.",
    },
    {
      of: ['life', 'self'],
      say: "It's a big part of who you are, and it gets the smallest part of the week. Nobody around you may know it's that way round.",
    },
    {
      of: ['life', 'judged'],
      say: "It costs the others something when you do it, so it had better be good. Maybe that's the reviewer you can't get rid of.",
    },
    {
      of: ['life', 'point'],
      say: 'It has to earn its place among things that are plainly useful. Maybe it was never going to win that comparison.',
    },
    {
      of: ['self', 'point'],
      say: "You ask what it's for, and you can't imagine yourself without it. Perhaps the second is an answer to the first.",
    },
    {
      of: ['joy', 'point'],
      say: "When it was fun, you don't seem to have asked what it's for. The question might be a sign that the fun's gone, and not the reason.",
    },
  ],
  suggestions: [
    "make one thing this week that you've agreed beforehand to throw away",
    'choose one reader, a real one, and make the next page only for them',
    'do ten minutes of the part you liked first, and stop while you still want to',
    'copy out a page or a tune you love, by hand, and add nothing',
    'tell somebody at home how much it matters, and ask for one particular half hour',
    'write down what the voice at your shoulder says, and whose it is',
  ],
};
