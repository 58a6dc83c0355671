import type { Pack } from '../../../../engine/pack.ts';

export const comingOut: Pack = {
  id: 'coming-out',
  who: {
    words:
      'parents|mum and dad|mum|mom|mam|mother|dad|father|family|brother|sister|gran|grandma|nan|grandad|grandparents|aunt|uncle',
    line: 'your people',
    option: 'my people',
  },
  avoid: ['scale'],
  openings: [
    {
      cues: 'religio*|church|mosque|temple|homophob*|transphob*|disown*|kick me out|kicked out|throw me out|cut me off|break her heart|break his heart|break their heart|so conservative|very conservative|a sin',
      asks: 'fear',
      ask: "What's been said at home about people who are gay or trans?",
      plain: 'What have you heard {them} say, about somebody else or on the telly?',
      concern: 'reaction',
      options: [
        ['Jokes, mostly, and I laughed along', 'You were there, and you laughed along.', 'hiding'],
        ["Something I've never forgotten", 'Something that was said, and you never forgot it.'],
        ['Nothing, not one word, ever', "Not one word, so you've had to guess."],
      ],
    },
    {
      cues: "i came out|came out to|it's a phase|just a phase|acts like|pretends i never|pretend it never|never mentioned it|hasn't mentioned|outed me|was outed|got outed|they found out|found out about me|i told my|i told them|i've told my|told me not to tell",
      say: 'So somebody knows.',
      asks: 'moment',
      ask: 'Which words have stayed with you since?',
      plain: 'What did they say that you remember?',
      concern: 'told',
      options: [
        ["Don't tell anybody else", "You'd told them, and were asked to keep it quiet."],
        [
          "Something nice, that I don't quite believe",
          "It was kind, and you're not sure you can believe it.",
        ],
        ["Nothing, and it's never come up again", 'It was said once, and then never again.'],
      ],
    },
    {
      cues: "am i gay|am i bi|am i trans|am i a|am i even|am i really|not sure if i'm|not sure if i am|i think i'm|i think i might|might be gay|might be bi|might be trans|questioning|fake|faking|i'm confused about|not sure what i am",
      say: "So the word itself isn't certain yet.",
      asks: 'want',
      ask: "When did you last feel, yes, that's me?",
      plain: 'When did something fit, even for a second?',
      concern: 'who',
      options: [
        ['Reading or watching somebody like me', "It was somebody else's story, and it fitted."],
        ['Around one particular person', "So it's about a person, more than about a word.", 'life'],
        [
          "In a moment I've never told anyone about",
          "There's a moment only you know of, and it told you something.",
        ],
      ],
    },
    {
      cues: 'wedding|thanksgiving|coming to stay|how do i tell|how to tell|when to tell|should i tell|want to tell|text them|at christmas|over christmas|write a letter',
      asks: 'fear',
      ask: 'Who would be the easiest person to tell?',
      plain: 'If only one person could know by Sunday, who would you pick?',
      concern: 'tell',
      options: [
        ['Someone who might half know', 'Somebody who might not be too surprised.'],
        ['Somebody outside the family', 'Somebody outside, where less hangs on it.', 'reaction'],
        ["A stranger, it'd cost nothing", "With a stranger, there'd be nothing to lose.", 'reaction'],
      ],
    },
    {
      cues: 'secret|hide|hiding|pretend*|double life|closet*|my flatmate|my roommate|friend of mine|pronoun*|he instead|she instead|nobody knows|no one knows|tired of hiding|tired of lying|tired of pretending|lie about',
      say: "It sounds as if it's hard to be open about it.",
      asks: 'moment',
      ask: 'When did you last hold something back about yourself?',
      plain: 'When did you last leave out part of the truth?',
      concern: 'hiding',
      options: [
        [
          "When somebody asked if I'm seeing anyone",
          'That question comes up, and you need an answer for it.',
        ],
        [
          'When I changed one small word in a story',
          "One small word, and the story's no longer quite yours.",
        ],
        [
          'When I made fun of it myself, to be safe',
          "You joined in, to be safe, and it didn't feel good.",
          'who',
        ],
      ],
    },
    {
      asks: 'want',
      ask: 'What would you like to be easier than it is now?',
      plain: 'What would you change first, on an ordinary day?',
      concern: 'life',
      options: [
        ['Talking, without checking every word', 'You could just talk, without checking first.', 'hiding'],
        ['Bringing somebody along, like anyone else', 'You could bring somebody, like anybody else.'],
        ["I don't know, and that scares me", "It's hard to picture, and that's frightening.", 'who'],
      ],
    },
  ],
  concerns: {
    reaction: {
      cues: "religio*|church|mosque|pray*|homophob*|transphob*|disown*|kick me out|throw me out|cut me off|hate me|disappoint*|ashamed of me|shame on|grandchildren|grandkids|neighbours|neighbors|reaction|accept*|break her heart|break their heart|look at me differently|never forgive|so conservative|very conservative|a sin|lose my family|how they'll react|how they will react",
      reflections: [
        "It sounds as if it matters how they'd take it.",
        "Other people's reactions are part of it.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'What would you be most afraid of losing?',
          plain: 'What might be lost, the very next day?',
          options: [
            ["How {they}'d look at me", "You're afraid of being looked at differently."],
            ['Sundays, phone calls, the ordinary stuff', "It's the ordinary contact you'd miss."],
            ['The roof over my head, or the help', "So it's about practical things, too."],
          ],
        },
        {
          asks: 'view',
          ask: 'How did {they} take difficult news in the past?',
          plain: 'What did {they} do, last time there was unwelcome news?',
          options: [
            [
              'Shouted first, and softened a week later',
              "So the first reaction isn't always the last one.",
              'tell',
            ],
            ['Went silent for a very long time', 'Silence can be hard to sit through.'],
            [
              "Well enough, but it was somebody else's life",
              "It was all right for somebody else. At home you can't be sure.",
              'hiding',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: "Who near you has done something the others didn't approve of?",
          plain: 'Who else went their own way, and how was it taken?',
          options: [
            ['An aunt or cousin, and they came round', 'They came round, in the end.'],
            ['Somebody who had to go away first', 'Somebody had to leave before it was all right.'],
            ['Nobody that I know of', "So you'd be the first, and nobody can tell you how it goes."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want {them} to say, in the first minute?',
          plain: 'Which words would be enough, for a start?',
          options: [
            ["That I'm still me", "You'd want {them} to see that you're the same person."],
            ['Nothing, just stay in the room', 'No right words needed, as long as nobody leaves.'],
            [
              'That {they} always knew',
              "If {they} knew all along, the hiding wouldn't have been needed.",
              'hiding',
            ],
          ],
        },
      ],
      open: 'how the people who matter would take it',
      style: 'think a lot about how others would take it',
      label: 'Thinks of the others',
      mood: 'Careful.',
    },
    hiding: {
      cues: 'secret*|hide|hiding|hidden|pretend*|lying|double life|closet*|my flatmate|my roommate|pronoun*|watch what i|nobody knows|no one knows|act straight|play along|laugh along|change the subject|second phone|tired of hiding|tired of lying|tired of pretending|have to lie|lie about|careful what i say',
      reflections: [
        "It sounds as if you can't be open about it everywhere.",
        'Keeping it to yourself must take some doing.',
      ],
      questions: [
        {
          asks: 'cost',
          ask: "What don't people get to know about you?",
          plain: 'What do you leave out, at dinner or at work?',
          options: [
            ["When I'm heartbroken", "You've been sad, and nobody could know why.", 'life'],
            [
              "When I'm happy, oddly",
              "It's the good news you're holding back. That's lonely in its own way.",
            ],
            ['Most of it, I just seem cheerful', 'They see a cheerful you, and not much of the rest.', 'who'],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you last feel close to being found out?',
          plain: 'What made you nervous that somebody might notice?',
          options: [
            ['A message came up on my screen', 'One line on a screen, and you had to look round.'],
            ['Somebody asked me straight out', 'You were asked, and you had to answer at once.', 'tell'],
            ['I looked too long', 'You looked, and you were afraid somebody saw.', 'who'],
          ],
        },
        {
          asks: 'exception',
          ask: 'Where can you be open about yourself?',
          plain: 'With whom, or where, are you less careful?',
          options: [
            ['With one friend who knows', "There's one friend who gets to know all of you.", 'told'],
            ['In another town', 'In another town you can just be yourself.', 'life'],
            ["Only online, with a name that isn't mine", "Under another name, you can say what's true."],
          ],
        },
        {
          asks: 'want',
          ask: 'Which small untruth would you like to stop telling?',
          plain: 'Which one thing would you like to stop saying?',
          options: [
            ["There's nobody special", "You'd like to be able to say that there is, or could be.", 'life'],
            ["He, when it's she, or the other way round", 'One little word, and you have to think about it.'],
            ["I'm fine, just busy", 'Fine and busy, so that nobody asks further.'],
          ],
        },
      ],
      open: 'where you could be more open, if you wanted',
      style: 'are careful about who gets to know',
      label: 'Careful who knows',
      mood: 'Careful, and a bit tired of it.',
    },
    who: {
      cues: "am i gay|am i bi|am i trans|am i a|am i even|am i really|not sure if i'm|not sure if i am|not sure what i|i think i'm|i think i might|might be gay|might be bi|might be trans|questioning|fake|faking|gay enough|queer enough|trans enough|what if i'm wrong|making it up|work out what i am|figuring out|confused about my|figure out what i am|figure out who i am",
      reflections: [
        "It sounds as if you're still finding out.",
        "You don't have the word for it yet, maybe.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What from when you were younger makes more sense now?',
          plain: 'What do you remember from back then?',
          options: [
            ['A friend I was far too upset to lose', 'It hurt more than a friendship usually would.', 'life'],
            ['Watching other people and taking notes', 'You watched how the others did it.'],
            [
              "I can't find one, so I don't trust it",
              "You've looked for a sign, and not finding one makes you doubt.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would be so bad about changing your mind?',
          plain: 'What if you turned out to be wrong?',
          options: [
            [
              "I'd have upset everyone for nothing",
              "You'd want to be certain before you upset anybody.",
              'reaction',
            ],
            ["I'd look silly", "You'd hate to have to take it back."],
            [
              "I'd be relieved, and I don't like that",
              "Part of you would find that easier, and you don't like it.",
              'reaction',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When is it simple for you?',
          plain: 'When do you not need a word for it?',
          options: [
            [
              "When I'm with somebody I like",
              "With somebody you like, it isn't a question any more.",
              'life',
            ],
            ['Alone, with music on', "By yourself, you don't have to explain anything."],
            [
              'Hardly ever, I check myself all the time',
              'You check yourself nearly all the time. That sounds tiring.',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'If nobody ever asked, how would you want to live?',
          plain: "What would you want for yourself, if it was nobody's business?",
          options: [
            ['Just live, and see', "You'd just live, and see what it turns out to be.", 'life'],
            ['With one word for it, and be done', 'One word, and the question would be settled.'],
            ['Go out and make up for lost time', "There's a lot you'd like to catch up on.", 'life'],
          ],
        },
      ],
      open: 'which word, if any, is yours',
      style: 'want to be sure',
      label: 'Wants to be sure',
      mood: 'Still finding out.',
    },
    tell: {
      cues: 'how do i tell|how to tell|when to tell|should i tell|who to tell|come out to|coming out|right time|right moment|face to face|rehears*|nearly told|almost told|tip of my tongue|never the right|tell my parents|tell my family|at christmas|write a letter',
      reflections: ["There's the question of telling.", "It sounds as if it's about whom to tell, or how."],
      questions: [
        {
          asks: 'moment',
          ask: 'When have you felt closest to saying it?',
          plain: 'Where does it nearly slip out?',
          options: [
            ['In the car, looking straight ahead', 'In a car nobody has to look at anybody.'],
            ['On the phone, and then {they} had to go', 'You were about to, and then the call was over.'],
            [
              'Just before I made a joke instead',
              'You made a joke of it, and the moment was gone.',
              'hiding',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'Who matters most in this?',
          plain: 'Who would you want to hear it from you?',
          options: [
            [
              'One person, and the rest can find out',
              "One person, and you needn't think about all the others.",
            ],
            ["Nobody in particular, it's mine", "It's yours, and nobody has a claim to it."],
            ["{Who}, and I wish it weren't", 'The hardest one to tell is the one who matters.', 'reaction'],
          ],
        },
        {
          asks: 'cost',
          ask: 'What does waiting cost you, as it is?',
          plain: 'What do you miss out on by not telling yet?',
          options: [
            ['Whole bits of my life', "Big parts of your life, and they don't hear about them.", 'hiding'],
            [
              "Somebody I'm with, who's had enough of it",
              "There's somebody else for whom the waiting is hard.",
              'life',
            ],
            ["Nothing much, and I'm told it should", 'So waiting may be all right for you, for now.'],
          ],
        },
        {
          asks: 'step',
          ask: "What's the smallest thing you could let one safe person know?",
          plain: "What could you say to somebody you're sure of, that's only half of it?",
          options: [
            [
              "That there's something I'm not ready to say",
              "You'd say that there's something, and no more than that.",
            ],
            ["That I've met somebody", 'You could say that and leave the rest for another day.', 'life'],
            ["Nothing for now, and that's my decision", "Not now, then, and it's you who says so."],
          ],
        },
      ],
      open: 'who hears it first, if anyone does',
      style: 'want to choose your own time to tell',
      label: 'In their own time',
      mood: 'In your own time.',
    },
    told: {
      cues: "i came out|came out to|it's a phase|just a phase|pretends i never|pretend it never|never mentioned|hasn't mentioned|hasn't spoken|won't use|deadname*|misgender*|outed|still love you|knew already|i told my|i told them|i've told my|dead name|found out about me|told me not to tell",
      reflections: ['So somebody knows.', "It sounds as if being known hasn't settled everything."],
      questions: [
        {
          asks: 'moment',
          ask: 'How did the first person you told take it?',
          plain: 'What was their first reaction?',
          options: [
            [
              'They were frightened, before anything else',
              'They were frightened, and you had to see that.',
              'reaction',
            ],
            ['They changed the subject', 'It was a big thing for you, and they changed the subject.'],
            [
              'They cried, and I did the comforting',
              "You'd said the hard thing, and you comforted them.",
              'reaction',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you wish somebody had asked you?',
          plain: 'Which question have you been waiting for since?',
          options: [
            [
              "If there's someone",
              "You'd like to be asked if there's someone. It's what everybody else gets asked.",
              'life',
            ],
            ["How long I've known", "You'd like them to know how long it's been with you.", 'hiding'],
            ['If I was all right', "You'd have liked them to ask how you were.", 'who'],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who has made it easier, even a bit?',
          plain: 'Who has taken it well, or would?',
          options: [
            ['Someone who made no fuss about it', 'No fuss. That can be the kindest way.'],
            ["A person I'd not have bet on", 'So people can surprise you.', 'reaction'],
            ['Nobody so far, not how I needed', "Nobody so far. That's hard."],
          ],
        },
        {
          asks: 'view',
          ask: 'What do people who know tell themselves about it now?',
          plain: 'What do you think they make of it, on their own?',
          options: [
            ["That I'll get over it", "They see it as something that passes, and you don't."],
            ["That it's their fault", 'They blame themselves, as if something had gone wrong.'],
            ["They'd hide it, they're ashamed", "They'd hide it too. That hurts in its own way.", 'hiding'],
          ],
        },
      ],
      open: 'what the others have really understood',
      style: 'pay attention to how people deal with it',
      label: 'Notices how people react',
      mood: 'Out a little, not settled.',
    },
    life: {
      cues: 'my girlfriend|my boyfriend|someone i love|in love|fell in love|met someone|met a girl|met a guy|move in together|kids of my own|transition*|hormones|never dated|lost years|my own life|be free|live my life|start dating|get married',
      reflections: [
        "It's also about the life you'd like.",
        "It sounds as if it's about living, and not only about saying it.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What do you want for your life, whatever the others think?',
          plain: 'What would you like to have in two years?',
          options: [
            ['A door with two names on it', 'Two names on a door. A very ordinary wish.'],
            [
              'For it to be old news to everyone',
              "You'd like it to be so ordinary that nobody mentions it.",
              'hiding',
            ],
            ['To have some of the years back', "Some of the time is gone, and you're sad about that."],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you last feel free?',
          plain: "Where were you when you last didn't mind who saw?",
          options: [
            [
              'With somebody, in a town where nobody knew me',
              'Nobody knew you there, and you could just be together.',
              'hiding',
            ],
            ["With people who didn't need it explained", "You didn't have to explain anything."],
            [
              "I can't think when, I've only watched others",
              "You've seen others have it. That can make it feel further away.",
              'who',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'Who else has to be careful because of this?',
          plain: 'Who else does the secret touch?',
          options: [
            [
              "Somebody who's introduced as a friend",
              "Somebody is more than a friend, and can't be called that.",
              'tell',
            ],
            [
              "Nobody, because I've let nobody near",
              "You've let nobody near, so nobody else has to hide.",
              'hiding',
            ],
            ['Someone who thinks they know me', "There's somebody who knows only part of you.", 'tell'],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you do for yourself without telling anyone first?',
          plain: "What's one thing you'd like to do soon, just for you?",
          options: [
            ['An evening among people like me', "One evening where you'd be among your own."],
            ['See more of the one I like', "You could see more of each other, and that's nobody's business."],
            ['Read, watch, try things, behind a closed door', 'At your own pace, with nobody watching.'],
          ],
        },
      ],
      open: 'what you want your life to look like, whoever knows',
      style: 'think about how you want to live',
      label: 'Wants to live freely',
      mood: 'Wanting a life of your own.',
    },
  },
  together: [
    {
      of: ['reaction', 'hiding'],
      say: 'Maybe you keep things to yourself to spare the others as well as yourself.',
    },
    { of: ['who', 'tell'], say: "Maybe you don't need the word before you talk to somebody." },
    { of: ['hiding', 'life'], say: "Maybe what others don't know, they also can't be glad about." },
    { of: ['reaction', 'tell'], say: "Maybe it's less the telling that's hard than their first minute." },
    { of: ['told', 'reaction'], say: "Maybe one reaction doesn't tell you yet about the next." },
    { of: ['told', 'hiding'], say: 'Maybe some knowing and others not is harder than either.' },
    { of: ['life', 'who'], say: 'Perhaps living a bit of it would tell you more than thinking does.' },
  ],
  insights: [
    {
      of: ['reaction', 'hiding'],
      say: 'Maybe keeping it from people so as not to lose them already keeps you a bit apart from them.',
    },
    {
      of: ['reaction', 'who'],
      say: "Maybe you'd like to be completely sure, so that nobody could talk you out of it.",
    },
    {
      of: ['reaction', 'tell'],
      say: "Maybe you're looking for a way to say it that upsets nobody, and there may not be one.",
    },
    {
      of: ['reaction', 'told'],
      say: 'Maybe how it went with one person tells you less about the next one than it seems.',
    },
    {
      of: ['reaction', 'life'],
      say: 'Maybe you can picture what it would do to the others more clearly than what it would do for you.',
    },
    {
      of: ['hiding', 'who'],
      say: "Maybe it's hard to find out what's true for you while you also have to watch what you show.",
    },
    {
      of: ['hiding', 'tell'],
      say: "Maybe when you're used to keeping it to yourself, no moment ever looks like the right one.",
    },
    {
      of: ['hiding', 'told'],
      say: "Maybe it's tiring that some people know and others don't, because you always have to think who's there.",
    },
    {
      of: ['hiding', 'life'],
      say: "Maybe what you keep out of other people's sight is also harder for you to really have.",
    },
    {
      of: ['who', 'tell'],
      say: "Maybe you could tell somebody that you're finding out, before you know the answer.",
    },
    { of: ['who', 'told'], say: "Maybe some of the doubt you hear in your head is other people's." },
    { of: ['who', 'life'], say: 'Maybe you know more about what you want than about what to call it.' },
    {
      of: ['tell', 'told'],
      say: 'Maybe what came back so far makes the next telling harder, or easier, than it needs to be.',
    },
    {
      of: ['tell', 'life'],
      say: "Maybe some of the life you want doesn't have to wait until everybody knows.",
    },
    {
      of: ['told', 'life'],
      say: "Maybe you've been waiting for their answer before getting on with your own life.",
    },
  ],
  suggestions: [
    "think of who doesn't need to know, and leave them out for this year",
    'write down the first sentence, only for yourself',
    "spend one evening with people who'd need no explanation",
    'keep one safe person in mind whom you could ring, whatever happens',
    "leave it for now, and pick a month when you'll think about it again",
  ],
  later: {
    secret: ['Being careful about this may by now have got into everything else you tell people as well.'],
    pretend: [
      'The more convincing you are, the harder it may get to stop without seeming to have fooled them.',
    ],
    protect: [
      "Perhaps you've been looking after how they'd feel about something that is, first of all, yours.",
    ],
    guilt: [
      "Feeling guilty for keeping quiet may be hard to tell from feeling guilty for what's being kept quiet.",
    ],
    relief: ['However brief it was, feeling lighter may have told you how much work the other days are.'],
    hurt: [
      'Something said, or not said, may have told you more about how safe it is than asking ever could.',
    ],
    duty: [
      "It could be partly a matter of whose expectations you'd be disappointing, theirs or ones you've made your own.",
    ],
    want: ["Everybody else's readiness may have been considered a good deal more than what you'd like."],
    miss: ["Perhaps you miss people you still see, because there's so much you can't tell them."],
    fear: [
      'Being found out and telling them may feel like the same danger, though only one of them is your choice.',
    ],
    becoming: ['Telling people may feel like turning into somebody else in front of them, or like stopping.'],
    notgood: [
      "Telling them about yourself might be easier if it didn't feel as though an apology came with it.",
    ],
    worn: ["Watching what you say all day may be what's worn you out, and it never shows as work."],
    alone: [
      "It may be lonely even among people who're fond of you, if there's a fair bit of you they haven't met.",
    ],
    anger: ["It might rankle that this is a thing you'd have to announce and other people never do."],
    kindness: [
      "Something went better than it might have, and perhaps that's altered what you can picture happening.",
    ],
    decided: ['You may have decided about the telling, and be asking about the day after.'],
    waiting: [
      'Waiting may be good sense or it may be dread, and from the inside it could be hard to say which.',
    ],
  },
};
