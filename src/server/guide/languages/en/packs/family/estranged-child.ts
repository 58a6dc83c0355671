import type { Pack } from '../../../../engine/pack.ts';

export const estrangedChild: Pack = {
  id: 'estranged-child',
  who: {
    words:
      'son|daughter|stepson|stepdaughter|eldest|oldest|youngest|boy|girl|child|kid|grandson|granddaughter|brother|sister',
    line: 'your child',
    option: 'my child',
  },
  avoid: ['scale'],
  openings: [
    {
      cues: "my fault|i was a bad|bad mother|bad father|bad mum|bad dad|i drank|my drinking|i wasn't there|i was never there|i hit|what i did|i regret|ashamed|guilty|i left them|i left him|i left her",
      say: "It sounds as if you're looking at your own part.",
      asks: 'moment',
      ask: 'What do you think of most, from back then?',
      plain: 'If you could have one day again, which would it be?',
      options: [
        ["A day I wasn't there", "You weren't there, and you haven't forgotten it."],
        ['Something I shouted', 'You still know what you shouted.'],
        ["The day I picked somebody else's side", "You took somebody else's side, and it was noticed."],
      ],
      concern: 'part',
    },
    {
      cues: "don't know what i did|don't know why|no idea why|never explained|won't say why|won't tell me why|what did i do|don't understand why|gave no reason",
      say: "It sounds as if you don't have a reason that makes sense to you.",
      asks: 'moment',
      ask: 'What was the first sign that something was wrong?',
      plain: 'When did you first notice it?',
      options: [
        ['The calls got shorter', "Shorter and shorter, and then there weren't any."],
        ["There wasn't one, it was overnight", 'From one day to the next. No wonder you keep asking.'],
        ['Years back, if I look now', 'So it may have begun long before it went quiet.'],
      ],
      concern: 'why',
    },
    {
      cues: 'grandchild*|grandkids|my ex|her husband|his wife|her dad|his dad|her mum|his mum|her father|his father|her mother|his mother|turned her|turned him|her boyfriend|his girlfriend',
      say: 'So there are other people in this, too.',
      asks: 'view',
      ask: 'Who still hears from {them}?',
      plain: "Who'd know how {who} might be doing?",
      options: [
        ['Somebody in the family', 'So you hear of {them} from somebody else.'],
        ["Nobody, I only see what's online", "You can look, and that's all."],
        ["Someone I don't dare ask", "There's somebody you could ask, and it's hard to."],
      ],
      concern: 'others',
    },
    {
      cues: "christmas|mother's day|father's day|thanksgiving|easter|graduation|eid|diwali|her birthday|his birthday|my birthday|her wedding|his wedding|getting married",
      say: 'And then there are days like that.',
      asks: 'moment',
      ask: 'What do you usually do on a day like that?',
      plain: 'How do you get through a day like that?',
      options: [
        ['Send something, and wait', 'And then you wait, all day.', 'reach'],
        ['Keep busy, go to bed early', 'You get it over with.'],
        ['Make up an excuse if somebody asks', "So there's the explaining, on top of everything.", 'others'],
      ],
      concern: 'missing',
    },
    {
      cues: 'write to|reach out|blocked|unread|email*|reply|replied|thumbs up|voicemail|write a letter|send a card|texted|my messages|my texts|make contact',
      asks: 'moment',
      ask: 'What was the last thing said or sent between you?',
      plain: 'Who wrote or rang last, and what came of it?',
      options: [
        ['A row', 'A row, and then nothing.'],
        ['A short, polite message', 'Polite, and not much more than that.'],
        ['Something I sent into the silence', 'You sent something, and nothing came back.'],
      ],
      concern: 'reach',
    },
    {
      say: 'That sounds hard to live with.',
      asks: 'moment',
      ask: 'When did it last really hurt?',
      plain: 'What brought it back, the last time?',
      options: [
        ['Seeing other families together', 'Other families, together, and it hurt.'],
        ['The phone ringing, and not being {them}', 'For a moment you hoped.'],
        ["Being asked how {they}'d been", 'You were asked, and you had to say something.', 'others'],
      ],
      concern: 'missing',
    },
  ],
  concerns: {
    why: {
      cues: "don't know what i did|don't know why|no idea why|never explained|won't say why|won't tell me|what did i do|what have i done|tell me why|what went wrong|where it went wrong|make sense of it|what did i say|never said why|how it came to this|can't take it in|left the church|why won't he|why won't she|why she won't|why he won't|gave no reason|an explanation",
      reflections: [
        "It sounds as if you'd like to know why.",
        "It's hard when it doesn't make sense to you.",
      ],
      questions: [
        {
          asks: 'view',
          ask: 'What reason would {who} give somebody else?',
          plain: "What do you think {they}'d tell a friend?",
          options: [
            ['That I never listened', "That you never listened. That's hard to hear."],
            ["Something I can't even remember", 'It may have been small for you and big for {them}.'],
            [
              "Something I know, and wish wasn't true",
              "You may know the reason, and wish it weren't true.",
              'part',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'Which conversation do you keep going over?',
          plain: 'Which day would you look at again?',
          options: [
            ['The last one we had', "You go over it, and it still doesn't tell you why."],
            ['One from years ago', 'So you look for it long before things went quiet.'],
            ['One where I lost it', "You lost your temper in that one, and you haven't forgotten.", 'part'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What are you afraid the reason is?',
          plain: 'What would be the worst answer?',
          options: [
            ["That it's just how I am", "You'd be sorry for something you did. This would be about you."],
            ["That there isn't one, just not caring", "You'd take almost any reason over that."],
            [
              'That somebody else put it there',
              "Somebody may be telling it differently, and you can't answer.",
              'others',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you do with the reason, if you had it?',
          plain: 'If {they} told you why, what then?',
          options: [
            [
              'Say sorry for the right thing',
              "You'd rather say one sorry that's right than many that aren't.",
            ],
            ['Give my side of it', "You'd listen, and then you'd want to be heard as well.", 'hurt'],
            ['Stop looking, at last', 'You could stop asking yourself.'],
          ],
        },
      ],
      open: 'what the reason really is',
      style: 'want to understand why',
      label: 'Wants to know why',
      mood: 'Still asking why.',
    },
    part: {
      cues: "my fault|i was a bad|bad mother|bad father|bad mum|bad dad|bad parent|i drank|my drinking|i wasn't there|never there|worked too much|always working|i left|i hit|i shouted|i said things|guilt*|ashamed|apolog*|my mistakes|i failed|i should have|i should've|forgive me|what i did|i was hard on|too strict|i didn't protect|i didn't believe|said terrible|terrible things|i said certain|i said them|i preached|when my son came out|i wasn't a good|can't blame|make up with|make it right|make amends|i regret|say sorry|i'm sorry for|my own mistakes",
      reflections: [
        "It sounds as if you're looking at your own part.",
        "There's something on your side as well, as you see it.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What would you like to be forgiven for?',
          plain: 'What would you say sorry for first?',
          options: [
            ["The days I wasn't there", "Not being there. That's what you'd be sorry for first."],
            ['Something I said', "You'd take those words back, if you could."],
            ['Not believing {them}', "You didn't believe {them}, and you know what that meant."],
          ],
        },
        {
          asks: 'exception',
          ask: 'What went right between you, once?',
          plain: "What's a good memory of the two of you?",
          options: [
            ['Plain evenings, nothing special', 'So there was an ordinary time, and it was a good one.'],
            ['Trips, away from everything', 'Away from home, it was easier between you.'],
            [
              "I don't feel I'm allowed to think of it",
              "You feel you've lost the right to the good memories.",
            ],
          ],
        },
        {
          asks: 'rule',
          ask: 'Where did you learn how to be a parent?',
          plain: 'How were things when you were a child?',
          options: [
            ['From my father, for better or worse', 'Some of it came from him.'],
            ['From my mother, I hear her in me', 'You can hear her in yourself.'],
            ['From nobody, I had to make it up', 'You had nobody to learn it from.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What answer would you fear, if you said sorry?',
          plain: 'What are you afraid of hearing?',
          options: [
            ['Nothing, not a word', "You'd say sorry, and hear nothing."],
            ['A very long list', "You'd hear all of it, and some of it you may not know yet."],
            ["That it's too late", "It might be too late, and you'd have to hear that.", 'reach'],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you own up to, without explaining it?',
          plain: "What's one true sentence with no but in it?",
          options: [
            ["I wasn't there, and I should've been", "That's short, and there's no excuse in it."],
            ['I hurt you', 'Three words, with no explanation.'],
            [
              "I can't find one, there's always a but",
              "There's always a but. Maybe that's where you were hurt.",
              'hurt',
            ],
          ],
        },
      ],
      open: "what you'd be sorry for, if anything",
      style: 'look at your own part as well',
      label: 'Looks at both sides',
      mood: 'Sorry, and not sure how to say it.',
    },
    reach: {
      cues: "texted|text her|text him|send a text|reach out|reaching out|blocked|unread|email*|reply|replied|replies|thumbs up|ring her|ring him|voicemail|turn up|her door|his door|her address|his address|leave her alone|leave him alone|keep trying|stop trying|parcel|sent back|won't take my calls|reconcil*|phone again|mediat*|one session|postcard|what can i write|get back in touch|contact him|contact her|meet halfway|write a letter|send a card|my messages|make contact|should i write|call him again|call her again",
      reflections: [
        "There's the question of getting in touch.",
        "It sounds as if it's hard to know what to send, if anything.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'What are you afraid a message might do?',
          plain: "What's the worst it could do?",
          options: [
            ['Push {them} further off', "You're afraid that a word from you could make it worse."],
            ['Sit there with no answer', "You'd send it, and then you'd wait."],
            ['Close the door for good', "As things are, it isn't over for good."],
          ],
        },
        {
          asks: 'moment',
          ask: 'What would you most like to write?',
          plain: 'If you wrote now, how would it begin?',
          options: [
            ['Just, thinking of you', "It wouldn't ask for anything, not even an answer."],
            ['Everything, three pages of it', "There's a lot that's never been said, it sounds like."],
            ['Something angry', "You miss somebody, and you're angry. That makes it hard to write.", 'hurt'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like to hear back?',
          plain: 'What would be enough of an answer?',
          options: [
            ['One word, any word', 'One word would already be something.'],
            ['Not now, maybe later', 'A maybe is something you could wait for.'],
            ['That I still matter', "You'd like to know that you still matter to {them}."],
          ],
        },
        {
          asks: 'exception',
          ask: 'What sort of contact has gone all right between you?',
          plain: 'What worked, even slightly?',
          options: [
            ['Something short that asked for nothing', "Something that didn't need an answer."],
            ['Something practical, post or papers', 'A practical thing is easier to answer than a feeling.'],
            ['Nothing has, so far', "Nothing so far. That's discouraging."],
          ],
        },
        {
          asks: 'step',
          ask: 'If you sent one line, what would be in it?',
          plain: 'What would fit on a postcard?',
          options: [
            ['That I think of {them}', 'A line like that asks for nothing.'],
            ["That I'm sorry, and no reasons", 'Just sorry. Then nobody has to argue about the reasons.'],
            [
              "Nothing yet, it'd only be for me",
              "You're not sure it would be for {them}, so it stays unwritten.",
            ],
          ],
        },
      ],
      open: 'whether to send a line',
      style: 'think carefully before each step',
      label: 'Careful with each step',
      mood: 'Between trying and waiting.',
    },
    missing: {
      cues: "miss her|miss him|miss them|i miss|mother's day|father's day|graduation|her room|his room|cried|ache*|griev*|grief|like a death|still alive|before i die|time left|i'm getting old|her voice|his voice|baby pictures|want her near|want him near|want us to be|used to sit|on my lap|haven't seen|not seen|her birthday|his birthday|breaks my heart",
      reflections: ['It sounds as if you miss {them}.', 'That sounds like a lot of missing.'],
      questions: [
        {
          asks: 'moment',
          ask: 'When do you miss {them} most?',
          plain: 'What were you doing, the last time it hurt?',
          options: [
            ['Cooking something {they} used to like', 'You cook it, and you think of {them}.'],
            ['Out, with families all round me', "It's hard to see other families together."],
            ['At night, adding up the years', 'You count the years, and there are a lot.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What little thing would you like back?',
          plain: 'What would you give a lot to hear again?',
          options: [
            [
              'A key in the door, and hello',
              "It would be the most ordinary thing, and you'd give a lot for it.",
            ],
            ['A call about a recipe or a loan', 'Just to be asked for something again.'],
            ['Being shouted at, even', 'Even shouting would be better than silence.'],
          ],
        },
        {
          asks: 'cost',
          ask: "What's the distance done to the rest of your life?",
          plain: 'What do you do differently since?',
          options: [
            ['I stay away from family things', "So you've lost some of the family occasions, too."],
            ["My phone's on all night", "On all night, in case there's a call."],
            [
              "I can't properly enjoy who's still here",
              "There are others, and it's hard to enjoy being with them.",
              'others',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What are you afraid you'll miss?",
          plain: 'What might you run out of time for?',
          options: [
            ['A wedding, or a baby', 'The big days might go by without you.'],
            ['The day {they} needed me', "You'd want to come, and you might never be asked."],
            ['Making it up, before one of us dies', 'You think about how much time there is.'],
          ],
        },
      ],
      open: 'what to do with the days when it hurts most',
      style: 'keep a place for somebody',
      label: 'Keeps a place',
      mood: 'Missing somebody.',
    },
    hurt: {
      cues: "not fair|after all i did|after all i've done|after everything|ungrateful|furious|things she said|things he said|called me|lies about|my pride|done nothing wrong|did nothing wrong|i've tried|disrespect*|hurt me|hurts me|so hurt|treated me|like dirt|narcissist*|fed up|how dare|begging|only wanted money|writes about us|like a stranger|ignored me|passes me|pass me|slammed|shuts the door|blames me|i'm angry|so angry|so unfair|accuses me|accused me|judges me",
      reflections: [
        "It sounds as if you've been hurt, too.",
        "Some of it doesn't feel fair to you, by the sound of it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What was said to you that stuck?',
          plain: 'Which words still sting?',
          options: [
            ['That I was never there', "You don't think never is fair."],
            [
              'Something out of a book or the internet',
              'It could have been about anybody, and it was said about you.',
            ],
            ['No words at all, and that stings more', "With silence, there's nothing to answer.", 'why'],
          ],
        },
        {
          asks: 'view',
          ask: "What didn't {who} see, of your side?",
          plain: 'What would {they} be surprised to hear?',
          options: [
            ['What I was dealing with back then', "There was a lot going on that {they} didn't know."],
            ["How often I've tried", "You've tried, more often than {they} may know."],
            ['That I was frightened too', 'You were frightened too, and it may not have shown.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would have to come from {them}?',
          plain: 'What would you need before you tried again?',
          options: [
            ['One kind word', 'One kind word would be enough to start.'],
            ['A chance to give my side', "You feel you've been judged without being asked."],
            ["An apology, and I won't get one", "You'd need an apology, and you don't expect one."],
          ],
        },
        {
          asks: 'rule',
          ask: "What don't you want to do any more?",
          plain: 'What would you not do again?',
          options: [
            ['Beg', "You don't want to have to beg."],
            ['Send money', "You don't want to wonder if it's only the money."],
            ['Be the one who goes first', "You'd like {them} to go first, for once.", 'reach'],
          ],
        },
      ],
      open: "what you'd need, to try again",
      style: "know that you've been hurt too",
      label: 'Hurt as well',
      mood: 'Hurt.',
    },
    others: {
      cues: "grandchild*|grandkids|her husband|his wife|my ex|her dad|his dad|her mum|his mum|turned her|turned him|turned them|people ask|friends ask|neighbours|taking sides|takes sides|in the middle|second-hand|what do i tell people|rings his aunt|rings her aunt|second wife|speaks to him|speaks to her|sees him|sees her|the wedding photos|her husband's|stepmother|stepfather|solicitor writes|her boyfriend|his girlfriend|the rest of the family",
      reflections: [
        'So other people are in it, too.',
        "It sounds as if it isn't only between the two of you.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you say when people ask after {them}?',
          plain: 'What did you answer, the last time somebody asked?',
          options: [
            ['Fine, busy, you know', 'You say fine, and leave it there.'],
            ['As little as I can get away with', 'As little as possible, and then something else.'],
            ['A lie, with details', 'You make something up, because the truth is hard to say.'],
          ],
        },
        {
          asks: 'view',
          ask: 'How does somebody close to you see it?',
          plain: 'What does someone near you say about it?',
          options: [
            ['Give it time', 'Give it time is easy to say.'],
            ['Go over there and knock', "They'd just go there. It isn't that simple for you.", 'reach'],
            ['That I brought it on myself', "That's hard to hear from somebody close.", 'part'],
          ],
        },
        {
          asks: 'cost',
          ask: 'Who else are you losing through this?',
          plain: "Who else don't you see now?",
          options: [
            ['The little ones', "You're missing the little ones, too."],
            ['Half the family', "So it's more than one person that's gone."],
            ['My partner, a bit', "It's come between you and your partner a bit."],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could carry a word, without taking sides?',
          plain: 'Who do you both still trust?',
          options: [
            [
              'One person, if I asked carefully',
              "There's one person you could ask, and you'd be careful how.",
            ],
            ["Somebody who'd hate to be asked", 'You could ask, but it would put somebody in the middle.'],
            ["Nobody, I've used them all up", "There's nobody left to ask."],
          ],
        },
      ],
      open: 'who could help, and who should stay out of it',
      style: 'think of the others as well',
      label: 'Sees the whole family',
      mood: 'More people in it than two.',
    },
  },
  together: [
    { of: ['why', 'part'], say: "Maybe you're afraid the reason could be something about you." },
    {
      of: ['reach', 'hurt'],
      say: 'Maybe part of you would write, and part of you would like to be written to.',
    },
    { of: ['missing', 'reach'], say: "Maybe what you'd most like to send is just that you miss {them}." },
    { of: ['part', 'hurt'], say: "Maybe there was hurt on both sides, and it's hard to talk about both." },
    { of: ['missing', 'others'], say: "Maybe it's hardest when other people are around." },
    { of: ['why', 'hurt'], say: 'Maybe it would hurt less if you knew the reason.' },
  ],
  insights: [
    {
      of: ['why', 'part'],
      say: 'Maybe you go through your own mistakes so hard because any reason would be better than none.',
    },
    {
      of: ['why', 'reach'],
      say: "Maybe it's so hard to write because you don't know which words went wrong.",
    },
    { of: ['why', 'missing'], say: "Maybe knowing the reason wouldn't make you miss {them} any less." },
    {
      of: ['why', 'hurt'],
      say: "Maybe it hurts so much because there's no reason you could argue with or accept.",
    },
    {
      of: ['why', 'others'],
      say: "Maybe other people know parts of the story that you don't, and that makes it lonelier.",
    },
    { of: ['part', 'reach'], say: "Maybe you're waiting for a way to say sorry that couldn't go wrong." },
    {
      of: ['part', 'missing'],
      say: "Maybe while you blame yourself it's hard to allow yourself to just be sad.",
    },
    {
      of: ['part', 'hurt'],
      say: "Maybe it's hard to be sorry and hurt at once: each sounds like an excuse for the other.",
    },
    {
      of: ['part', 'others'],
      say: 'Maybe everybody has a version of this, and yours is the hardest on you.',
    },
    {
      of: ['reach', 'missing'],
      say: 'Maybe you miss {them} so much that every small message has to carry too much.',
    },
    {
      of: ['reach', 'hurt'],
      say: "Maybe the right words are hard to find because part of you feels it isn't your turn.",
    },
    {
      of: ['reach', 'others'],
      say: 'Maybe when you think of writing, you also think of who else would read it.',
    },
    { of: ['missing', 'hurt'], say: "Maybe you're still hurt because you haven't stopped hoping." },
    {
      of: ['missing', 'others'],
      say: 'Maybe in all the talk about it, nobody has heard how much you miss {them}.',
    },
    { of: ['hurt', 'others'], say: "Maybe in the story that others tell, your own hurt doesn't come up." },
  ],
  suggestions: [
    "write the line you'd put on a postcard, and keep it for a week",
    "decide ahead what you'll say when people ask",
    'write down one good memory, for yourself',
    'tell one person how it is for you, without asking for advice',
    'plan something small for the next day that could be hard',
  ],
  later: {
    secret: [
      "Their silence gets noticed, while perhaps there's something you've not found a way to say either.",
    ],
    pretend: [
      'Having a cheerful answer ready when somebody asks after them may have become part of what hurts.',
    ],
    protect: [
      'Keeping quiet so as not to make it worse may feel, from where you are, a lot like doing nothing.',
    ],
    guilt: ["You may have been back over all the years and still not know what they'd say it was."],
    relief: [
      "Being glad of some peace and wanting them back could both be so, though it's hard for a parent to say the first.",
    ],
    hurt: ["As the parent, you may feel you aren't allowed to be the one who's hurt."],
    duty: ["Being a parent perhaps has no end date, so it's not easy to know what is still yours to do."],
    want: [
      "After years of what they wanted coming first, what you'd like may be an odd thing to have to work out.",
    ],
    miss: ["You may be missing somebody younger than the person who'd come back, and asking about both."],
    fear: ['Perhaps the question would be an easier one if you could be sure there was time.'],
    becoming: [
      "Perhaps you'd meant to do it differently from somebody before you, and that makes this harder to look at.",
    ],
    notgood: ['Their keeping away may have come to feel like the mark you got for all those years.'],
    worn: [
      "Hoping might be tiring in a way that doesn't show, so that nobody thinks to tell you to sit down.",
    ],
    alone: ['A child who keeps away is perhaps hard to mention, so it may be that few people know to ask.'],
    anger: ['Missing them may be easier to own up to than being angry with them, so the anger keeps quiet.'],
    kindness: ['That bit of good may be hard to trust, if all this has taught you not to hope too quickly.'],
    decided: ["You've maybe settled what you'll do, and what can't be settled is what they will."],
    waiting: [
      'Leaving it to them may have felt like respect at first, and now it could be hard to tell from giving up.',
    ],
  },
};
