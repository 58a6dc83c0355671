import type { Pack } from '../../../../engine/pack.ts';

export const comingOut: Pack = {
  id: 'coming-out',
  who: {
    words:
      'parents|mum and dad|mum|mom|mam|mother|dad|father|family|brother|sister|gran|grandma|nan|grandad|grandparents|aunt|uncle',
    line: 'your people',
    option: 'my people',
  },
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: 'religio*|church|mosque|temple|catholic|muslim|christian|conservative|homophob*|transphob*|disown*|kick me out|kicked out|throw me out|cut me off|hate me|never speak|disappoint*|break her heart|break his heart|break their heart|sin',
      say: "You've got reasons to be careful, it sounds like.",
      asks: 'fear',
      ask: 'What have you heard {them} say about people like you?',
      plain: "What's been said at home, about somebody else or on the telly?",
      concern: 'reaction',
      options: [
        [
          'Jokes, mostly, and I laughed along',
          'You were in the room for those jokes, and you had to laugh.',
          'hiding',
        ],
        ["Something I've never forgotten", "One sentence, and it's been living with you since."],
        ['Nothing, not one word, ever', "Not one word. You've had to fill all that in yourself."],
      ],
    },
    {
      cues: "i told|i came out|came out to|i've told|it's a phase|just a phase|don't tell|not to tell|acts like|pretends i never|pretend it never|never mentioned it|hasn't mentioned|still love you|outed me|was outed|got outed|they found out|found out about me",
      say: "So it's been said, or it got out.",
      asks: 'moment',
      ask: 'Which words have stayed with you since?',
      plain: 'What did they say that you remember?',
      concern: 'told',
      options: [
        ["Don't tell anybody else", "You'd just been let out, and then you were asked to keep it quiet."],
        [
          "Something nice, that I don't quite believe",
          "It was kind. You've been checking it for cracks ever since.",
        ],
        [
          "Nothing, and it's never come up again",
          "You said it, and then everyone carried on as if you hadn't.",
        ],
      ],
    },
    {
      cues: "am i gay|am i bi|am i trans|am i a|am i even|am i really|not sure if i'm|not sure if i am|not sure what i|i think i'm|i think i might|might be gay|might be bi|might be trans|label|questioning|fake|faking|valid|confus*",
      say: "You're not so sure yet what the word is.",
      asks: 'want',
      ask: "When did you last feel, yes, that's me?",
      plain: 'When did something fit, even for a second?',
      concern: 'who',
      options: [
        ['Reading or watching somebody like me', "It was somebody else's life, and you sat up."],
        ['Around one particular person', 'It has a face, then, more than a word.', 'life'],
        [
          "In a moment I've never told anyone about",
          "There's a moment nobody knows of. It's probably told you more than any test.",
        ],
      ],
    },
    {
      cues: 'wedding|christmas|thanksgiving|birthday|visit*|coming to stay|weekend|letter|how do i tell|how to tell|when to tell|should i tell|want to tell|text them|deadline|before they',
      say: "Then there's how, and when, and who first.",
      asks: 'fear',
      ask: "Who'd be the easiest person to say it to?",
      plain: 'If only one person could know by Sunday, who would you pick?',
      concern: 'tell',
      options: [
        ['Someone who might half know', 'Somebody there may be just waiting for you to go first.'],
        [
          'Somebody outside the family',
          'Outside the family, nobody has to change how they see you at breakfast.',
          'reaction',
        ],
        [
          "A stranger, it'd cost nothing",
          "A stranger can't be disappointed. You've worked out what makes it hard.",
          'reaction',
        ],
      ],
    },
    {
      cues: 'secret|hide|hiding|pretend*|lie|lies|lying|double life|closet*|my flatmate|my roommate|friend of mine|pronoun*|he instead|she instead|careful|delete*|nobody knows|no one knows|exhaust*|tired of',
      say: 'Hiding it sounds like a job in itself.',
      asks: 'moment',
      ask: 'When did you last have to cover it up?',
      plain: "When did you last say something that wasn't quite true?",
      concern: 'hiding',
      options: [
        [
          "When somebody asked if I'm seeing anyone",
          "Are you seeing anyone. You've an answer that you keep ready for that.",
        ],
        [
          'When I changed one small word in a story',
          "One word, he or she or they, and the story's somebody else's.",
        ],
        [
          'When I made fun of it myself, to be safe',
          "You joined in, to be safe. That's the kind that follows you home.",
          'who',
        ],
      ],
    },
    {
      asks: 'want',
      ask: 'What would be different on an ordinary day, if they knew?',
      plain: 'If they already knew, what would you do differently tomorrow?',
      concern: 'life',
      options: [
        [
          "I'd stop checking my own sentences",
          "You'd talk the way you think. You've not had that for a while.",
          'hiding',
        ],
        ['I could bring somebody along', "There'd be a plus one, and you wouldn't have to explain it."],
        [
          "Not much, and that's what scares me",
          "You might say it and still be sad. You hadn't planned for that.",
          'who',
        ],
      ],
    },
  ],
  concerns: {
    reaction: {
      cues: 'religio*|church|mosque|pray*|sin|conservative|traditional|culture|homophob*|transphob*|disown*|kick me out|throw me out|cut me off|lose my|lose them|hate me|disappoint*|ashamed of me|shame on|grandchildren|grandkids|neighbours|neighbors|community|reaction|react|accept*|break her heart|break their heart|angry|cry|look at me differently|never forgive',
      heard: ["It's their faces you see, it sounds like.", "There's a lot you could lose, as you tell it."],
      questions: [
        {
          asks: 'fear',
          ask: "What's the first thing you'd lose?",
          plain: 'What would change the very next day?',
          options: [
            ["How {they}'d look at me", "A look is what you'd lose, the one you've always had."],
            [
              'Sundays, phone calls, the ordinary stuff',
              "You'd lose the calls about nothing. Those are hard to get back.",
            ],
            ['The roof over my head, or the help', "It's not only feelings, then. There's rent in it."],
          ],
        },
        {
          asks: 'view',
          ask: 'How did {they} take the last big surprise?',
          plain: 'What did {they} do, last time there was unwelcome news?',
          options: [
            [
              'Shouted first, and softened a week later',
              "So the first answer isn't the last one, with {them}.",
              'tell',
            ],
            [
              'Went silent for a very long time',
              "Silence is what you'd get. You know how long it can go on.",
            ],
            [
              "Coped well, but it was somebody else's child",
              "It was all right when it was next door's. You don't know about at home.",
              'hiding',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who in the family has been forgiven for being different?',
          plain: 'Who else did something that nobody approved of?',
          options: [
            ['An aunt or cousin, in the end', "In the end. You've seen how long that can take."],
            [
              'Somebody who had to go away first',
              "You've seen that someone had to leave before it was all right.",
            ],
            ["Nobody's tried", "You'd be the first. Nobody's been down that road and reported back."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want {them} to say, in the first minute?',
          plain: 'Which words would be enough, for a start?',
          options: [
            ["That I'm still me", "Still you. It'd be a short sentence, and you'd have waited years for it."],
            [
              'Nothing, just stay in the room',
              "You don't need the right words. You need nobody to walk out.",
            ],
            [
              'That {they} always knew',
              "If {they}'d always known, you'd feel loved, and perhaps a little cheated.",
              'hiding',
            ],
          ],
        },
      ],
      open: 'how {who} would really take it, after the first day',
      style: "live through other people's reactions before they've had them",
      label: 'Braced for their faces',
      mood: 'Careful, and afraid of losing people.',
    },
    hiding: {
      cues: 'secret*|hide|hiding|hidden|pretend*|lie|lies|lied|lying|double life|closet*|my flatmate|my roommate|just a friend|pronoun*|careful|watch what i|delete*|nobody knows|no one knows|exhaust*|tired of|mask|act straight|play along|laugh along|change the subject|boyfriend they think|second phone',
      heard: ["You've got two versions going, by the sound of it.", 'That takes some keeping up.'],
      questions: [
        {
          asks: 'cost',
          ask: "What don't people get to know about you because of it?",
          plain: 'What do you leave out, at dinner or at work?',
          options: [
            ["When I'm heartbroken", "You've had to be sad about people that nobody'd heard of.", 'life'],
            ["When I'm happy, oddly", "It's the good news you're holding back. That's the odd part."],
            ["Most of it, I'm very good company", "You're good company, and nobody's met you.", 'who'],
          ],
        },
        {
          asks: 'moment',
          ask: 'What nearly gave you away?',
          plain: 'When did your heart last stop for a second?',
          options: [
            [
              'A message that came up on my screen',
              'One line on a screen, and you knew where everyone was standing.',
            ],
            ['Somebody asked me straight out', 'You were asked, and you had about a second.', 'tell'],
            ['I looked too long', "You looked, and then you looked at who'd seen you look.", 'who'],
          ],
        },
        {
          asks: 'exception',
          ask: "Where don't you have to think about it?",
          plain: 'Where, or with whom, are you less careful?',
          options: [
            [
              'With one friend who knows',
              "One person's got the whole of you. You know how that feels, then.",
              'told',
            ],
            ['In another town', 'Somewhere else you can just be about, and nobody looks twice.', 'life'],
            ["Online, with a name that isn't mine", 'With another name on, you can be the real one.'],
          ],
        },
        {
          asks: 'want',
          ask: 'Which small lie would you drop first?',
          plain: 'Which one thing would you like to stop saying?',
          options: [
            ["There's nobody special", "You'd like there to be somebody, out loud.", 'life'],
            [
              "He, when it's she, or the other way round",
              "It's one little word, and you trip on it every time.",
            ],
            ["I'm fine, just busy", 'Busy has done a lot of work for you.'],
          ],
        },
      ],
      open: 'how much longer you want to keep two versions going',
      style: 'keep other people comfortable by leaving yourself out',
      label: 'Good at leaving out',
      mood: 'Private, and tired of checking.',
    },
    who: {
      cues: "am i gay|am i bi|am i trans|am i a|am i even|am i really|not sure if i'm|not sure if i am|not sure what i|i think i'm|i think i might|might be gay|might be bi|might be trans|label*|questioning|fake|faking|valid|gay enough|queer enough|trans enough|confus*|what if i'm wrong|change my mind|making it up|work out what i am|figure out|figuring out|not certain",
      heard: ["You're not done finding out, it sounds like.", "Maybe it's yourself you'd be telling first."],
      questions: [
        {
          asks: 'moment',
          ask: "What's the earliest bit that makes sense now?",
          plain: 'What do you remember from when you were younger?',
          options: [
            [
              'A friend I was far too upset to lose',
              'You called it friendship at the time. The upset was bigger than that.',
              'life',
            ],
            [
              'Watching other people and taking notes',
              'You were learning how the others did it. Some never had to learn.',
            ],
            [
              "I can't find one, so I don't trust it",
              "You've looked for proof back there, and not finding any made you doubt it.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What if you turned out to be wrong about it?',
          plain: 'What would be so bad about changing your mind?',
          options: [
            [
              "I'd have upset everyone for nothing",
              "You want to be certain before it costs anybody else a night's sleep.",
              'reaction',
            ],
            ["I'd look silly", "You'd hate to have to take it back. So you'd rather wait until it's set."],
            [
              "I'd be relieved, and I don't like that",
              "It'd be easier. That's a hard thing to have noticed about yourself.",
              'reaction',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: "When doesn't it need a word?",
          plain: 'When is it simple, just for you?',
          options: [
            [
              "When I'm with somebody I like",
              "With somebody you like, it isn't a question any more.",
              'life',
            ],
            ['Alone, with music on', 'By yourself nobody needs it spelt out.'],
            [
              'Hardly ever, I check myself all the time',
              'You keep watch on yourself more closely than any of them would.',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'If nobody ever asked, what would you do with it?',
          plain: "What would you want for yourself, if it was nobody's business?",
          options: [
            ['Just live, and see', "You'd live first and name it afterwards.", 'life'],
            ['Have one word and be done', 'One word, so you could put the question down.'],
            ['Go out and make up for lost time', "There's some catching up you'd want to do.", 'life'],
          ],
        },
      ],
      open: 'which word, if any, is yours',
      style: 'want to be certain before you let anyone see',
      label: 'Wants to be sure',
      mood: 'Unsure, and still looking.',
    },
    tell: {
      cues: 'how do i tell|how to tell|when to tell|should i tell|who to tell|tell my|tell her|tell him|tell them|telling|come out to|coming out|right time|right moment|letter|face to face|wedding|christmas|birthday|visit*|rehears*|nearly told|almost told|tip of my tongue|never the right',
      heard: [
        "Part of you's rehearsing already, it seems.",
        "There's the saying of it, and that's a thing of its own.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you come closest to saying it?',
          plain: 'Where were you when you nearly told somebody?',
          options: [
            [
              'In the car, looking straight ahead',
              "In a car nobody has to look at anybody. You'd thought of that.",
            ],
            [
              'On the phone, and then {they} had to go',
              "You'd got your breath ready, and the call was over.",
            ],
            [
              'Just before I made a joke instead',
              'The joke got there first. It usually does, maybe.',
              'hiding',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'Who do you want to hear it from you?',
          plain: 'Who matters in this, more than the others?',
          options: [
            ['One person, and the rest can find out', "One person. It's smaller than telling the world."],
            [
              "Nobody in particular, it's mine",
              "It's yours. It doesn't turn into a debt because they're related.",
            ],
            ["{Who}, and I wish it weren't", 'The one who matters is the hardest one.', 'reaction'],
          ],
        },
        {
          asks: 'cost',
          ask: 'What does waiting cost you, as it is?',
          plain: 'What do you miss out on by not telling yet?',
          options: [
            [
              'Whole bits of my life',
              "Things happen to you, and they don't count, because nobody's heard of them.",
              'hiding',
            ],
            [
              "Somebody I'm with, who's had enough of it",
              "There's a second person waiting with you.",
              'life',
            ],
            [
              "Nothing much, and I'm told it should",
              "You're expected to suffer from it more than you do. Waiting may suit you for now.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: "What's the smallest thing you could let one safe person know?",
          plain: "What could you say to somebody you're sure of, that's only half of it?",
          options: [
            [
              "That there's something I'm not ready to say",
              "Just that there's a something. You'd see how it's taken.",
            ],
            ["That I've met somebody", 'You could say that and leave the rest for another day.', 'life'],
            ["Nothing for now, and that's my decision", "Not now, then, and it's you who says so."],
          ],
        },
      ],
      open: 'who hears it first, if anyone does',
      style: 'look for the moment when it hurts nobody, and keep on looking',
      label: 'In their own time',
      mood: 'Nearly said, in your own time.',
    },
    told: {
      cues: "i told|i came out|came out to|i've told|it's a phase|just a phase|attention|don't tell|not to tell|pretends i never|pretend it never|never mentioned|hasn't mentioned|hasn't spoken|won't use|my name|deadname*|misgender*|they know|she knows|he knows|outed|found out|still love you|supportive|took it|reacted|knew already",
      heard: [
        "So somebody knows, and it isn't finished.",
        'Being told is one thing. What people do with it is another.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you see in their face?',
          plain: 'What happened in the first few seconds?',
          options: [
            [
              'Fright, before anything else',
              'You saw fright, and you wanted to look after them.',
              'reaction',
            ],
            [
              'Nothing, they asked about dinner',
              "Dinner. You'd carried it for years, and it was time to lay the table.",
            ],
            [
              'Tears, and I did the comforting',
              "You'd said the hard thing, and you were the one who fetched the tissues.",
              'reaction',
            ],
          ],
        },
        {
          asks: 'want',
          ask: "What do you wish they'd asked you?",
          plain: 'Which question have you been waiting for since?',
          options: [
            [
              "If there's someone",
              "You'd like to be asked if there's someone. It's what everybody else gets asked.",
              'life',
            ],
            [
              "How long I've known",
              "How long. Then they'd see what you'd been doing all that time.",
              'hiding',
            ],
            [
              "If I was all right, and not if it's sure",
              "They wanted to know if it was certain. You'd have liked them to ask how you were.",
              'who',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who took it well?',
          plain: 'Who made it easier, even a bit?',
          options: [
            [
              'Someone who just said thanks and ate on',
              'They ate on. It was news to them, and not a disaster.',
            ],
            [
              "A person I'd not have bet on",
              "You'd guessed wrong about that one. You may have guessed wrong about others.",
              'reaction',
            ],
            [
              'Nobody so far, not how I needed',
              "It hasn't gone right yet, so you don't know what right would be like.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What do you think they tell themselves about it now?',
          plain: 'How would they explain it to a friend?',
          options: [
            ["That I'll get over it", "They're waiting for you to come back. You haven't gone anywhere."],
            [
              "That it's their fault",
              "They're looking for what they did wrong. That makes you the thing that went wrong.",
            ],
            [
              "They'd not tell a friend, they're ashamed",
              "Now they're the ones with a secret. You know what that's like, of all people.",
              'hiding',
            ],
          ],
        },
      ],
      open: "what they've really understood",
      style: 'watch what people do with it, more than what they said',
      label: 'Watches what they do',
      mood: 'Out a little, not settled.',
    },
    life: {
      cues: 'my girlfriend|my boyfriend|my partner|my wife|my husband|someone i love|in love|fell in love|met someone|met a girl|met a guy|move in together|marry|marriage|kids of my own|children|transition*|hormones|dating|never dated|lonely|wasted|lost years|my own life|be free|freedom|my future|live my life',
      heard: [
        "There's a life waiting behind it, it sounds like.",
        "So it isn't only about saying it. It's about living it.",
      ],
      questions: [
        {
          asks: 'want',
          ask: "What do you want that's got nothing to do with their blessing?",
          plain: 'What would you like to have in two years?',
          options: [
            ['A door with two names on it', "Two names on a door. It's a very ordinary wish."],
            ['To be bored and out, like everybody', "You'd like it to be old news.", 'hiding'],
            [
              'To have some of the years back',
              "It's time you're sad about, too, and there's no one to send the bill to.",
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you last feel free?',
          plain: "Where were you when you last didn't mind who saw?",
          options: [
            [
              "Holding somebody's hand in a strange town",
              'In a town where nobody knew you, you could just hold a hand.',
              'hiding',
            ],
            [
              "With people who didn't need it explained",
              'There was nothing to explain, and you noticed how quiet your head went.',
            ],
            ["I can't think when, I've only watched others", "You've watched others have it.", 'who'],
          ],
        },
        {
          asks: 'cost',
          ask: 'Who else is living with it being a secret?',
          plain: 'Who pays for it besides you?',
          options: [
            [
              "Somebody who's introduced as a friend",
              'Somebody gets called a friend, and stands there.',
              'tell',
            ],
            [
              "Nobody, because I've let nobody near",
              "So that no one has to hide, you've kept it empty.",
              'hiding',
            ],
            [
              'Someone who thinks they know me',
              "There's somebody who loves the version they've been given.",
              'tell',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you do for your own life that needs no announcement?',
          plain: "What's one thing you could have soon, without telling anyone first?",
          options: [
            ['An evening among people like me', "One evening where you'd not be the exception."],
            [
              'See more of the one I like',
              "You could just see each other. That's a start, and it's nobody's business.",
            ],
            [
              'Read, watch, try things, behind a closed door',
              "A closed door's allowed to be for something nice as well.",
            ],
          ],
        },
      ],
      open: 'what you want your life to look like, whoever knows',
      style: 'put your own life on hold until others could bear it',
      label: 'Waiting to start living',
      mood: 'Wanting a life, quietly.',
    },
  },
  together: [
    {
      of: ['reaction', 'hiding'],
      say: "You've been looking after their feelings for a good while, by hiding yours.",
    },
    { of: ['who', 'tell'], say: "Maybe you don't have to have the word before you've had the conversation." },
    { of: ['hiding', 'life'], say: "Nobody can object to what they don't know. Nobody can be glad either." },
    {
      of: ['reaction', 'tell'],
      say: "You've had the whole conversation in your head, and played both parts.",
    },
    {
      of: ['told', 'reaction'],
      say: 'What you were afraid of has been answered a bit, maybe, and not all of it.',
    },
    { of: ['told', 'hiding'], say: "You said it, and it sounds as if you're still being careful." },
    { of: ['life', 'who'], say: 'Perhaps living a bit of it would tell you more than thinking does.' },
  ],
  insights: [
    {
      of: ['reaction', 'hiding'],
      say: "You hide so as not to lose people. It sounds as if you're missing them already, because the one they have isn't quite you.",
    },
    {
      of: ['reaction', 'who'],
      say: 'You may be trying to be certain so that nobody could talk you out of it. Being sure and being safe from them are different things.',
    },
    {
      of: ['reaction', 'tell'],
      say: "You're looking for the way to say it that won't hurt anyone. There might only be a way that's true, and people who need a week.",
    },
    {
      of: ['reaction', 'told'],
      say: 'Some people know and some faces you still fear. What happened with the first might not tell you about the rest, either way.',
    },
    {
      of: ['reaction', 'life'],
      say: "You've pictured what it would do to them in detail. What it would do for you has come up too, in far fewer words.",
    },
    {
      of: ['hiding', 'who'],
      say: "You've learned to check every sentence before it's out. Maybe that's also why it's hard to tell what's true when you're by yourself.",
    },
    {
      of: ['hiding', 'tell'],
      say: "You've got good at letting moments pass. That may make it hard to tell a bad moment from just another one.",
    },
    {
      of: ['hiding', 'told'],
      say: "It's been said to somebody, and there's still hiding to do. So you've got the fear of having told and the work of not telling.",
    },
    {
      of: ['hiding', 'life'],
      say: "You've kept it safe by keeping it small. What's safe from everybody's opinion may be out of your own reach as well.",
    },
    {
      of: ['who', 'tell'],
      say: "You feel you'd need the right word before you could say it. Perhaps what you'd be telling them is only that you're finding out.",
    },
    {
      of: ['who', 'told'],
      say: "You were still working it out, and now there are other people's opinions in it. Maybe some of the doubt you're hearing is theirs.",
    },
    {
      of: ['who', 'life'],
      say: "You're asking what you are, and you know a fair bit about what you want. Going by that, the second may be the clearer of the two.",
    },
    {
      of: ['tell', 'told'],
      say: "You know how it went once, and you're bracing for it again. The next person wasn't in the room the first time.",
    },
    {
      of: ['tell', 'life'],
      say: "You've put the telling before the living, as if one had to open the other. Some of it might be had in either order.",
    },
    {
      of: ['told', 'life'],
      say: "You told them, and their answer has become what you're waiting on. Maybe it began as telling them, and turned into asking.",
    },
  ],
  suggestions: [
    "decide who doesn't need to know, and cross them off your list for this year",
    'write down the first sentence, only for yourself',
    "spend one evening with people who'd need no explanation",
    'keep one safe person in mind whom you could ring that night, whatever happens',
    "leave it for now, and choose one small lie you won't tell this month",
  ],
};
