import type { Pack } from '../../../../engine/pack.ts';

export const estrangedChild: Pack = {
  id: 'estranged-child',
  who: {
    words:
      'son|daughter|stepson|stepdaughter|eldest|oldest|youngest|boy|girl|child|kid|grandson|granddaughter|brother|sister',
    line: 'your child',
    option: 'my child',
  },
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: "my fault|i was a bad|bad mother|bad father|bad mum|bad dad|i drank|my drinking|i wasn't there|i was never there|i left|i hit|what i did|i regret|ashamed|guilty|guilt",
      say: "You're not leaving yourself out of this.",
      asks: 'moment',
      ask: 'What comes back to you, of what you did?',
      plain: 'Which day would you most like to do again?',
      options: [
        ["A day I wasn't there", 'Somebody was looking out for you that day, and you know it.'],
        ['Something I shouted', 'You remember the words, and the face they landed on.'],
        ["The day I picked somebody else's side", 'You picked, and somebody saw which way you picked.'],
      ],
      concern: 'part',
    },
    {
      cues: "don't know what i did|don't know why|no idea why|no reason|out of the blue|never explained|won't say why|won't tell me why|what did i do|don't understand why",
      say: "And nobody's given you a reason that makes sense to you.",
      asks: 'moment',
      ask: 'What was the first sign that something was wrong?',
      plain: 'When did you first notice it?',
      options: [
        ['The calls got shorter', "Shorter and shorter, and then there weren't any."],
        ["There wasn't one, it was overnight", "There was a before, and you weren't told it was over."],
        ['Years back, if I look now', 'So the silence may have started before it went quiet.'],
      ],
      concern: 'why',
    },
    {
      cues: 'grandchild*|grandson|granddaughter|grandkids|my ex|her husband|his wife|her dad|his dad|her mum|his mum|her father|his father|her mother|his mother|boyfriend|girlfriend|turned her|turned him|my wife|my husband',
      say: 'And there are other people standing in between.',
      asks: 'view',
      ask: 'Who still hears from {them}?',
      plain: "Who'd know how {who} might be doing?",
      options: [
        ['Somebody in the family', "So the news comes second-hand, in somebody else's words."],
        ["Only what's online", "You can look, and you've got to look without being seen."],
        ["Someone I don't dare ask", "You'd know more if you asked. And then you'd have asked."],
      ],
      concern: 'others',
    },
    {
      cues: "birthday|christmas|wedding|mother's day|father's day|thanksgiving|easter|graduation|eid|diwali",
      say: "And the calendar won't leave it alone.",
      asks: 'moment',
      ask: 'How did you get through that day, the last time?',
      plain: 'What did you do, the last time it came round?',
      options: [
        ['Sent something, and waited', 'You sent it, and then the day was all about the post.', 'reach'],
        ['Kept busy, went to bed early', 'You got it over with. Bed by nine helps.'],
        [
          'Made up an excuse for people who asked',
          'So you were covering for it on top of everything.',
          'others',
        ],
      ],
      concern: 'missing',
    },
    {
      cues: 'message*|text*|letter|card|write to|reach out|blocked|unread|email*|reply|replied|thumbs up|voicemail|contact|knock',
      say: 'Sounds as if every little message counts double now.',
      asks: 'moment',
      ask: 'What was the last thing that went between you?',
      plain: 'Who wrote or rang last, and what came of it?',
      options: [
        ['A row', 'It ended loud, and then it went quiet.'],
        ['A short, polite message', "Polite. You'd nearly rather have had the shouting, maybe."],
        ['Something I sent into the silence', 'You sent it, and then you watched the screen.'],
      ],
      concern: 'reach',
    },
    {
      say: "That's a long silence to live next to.",
      asks: 'moment',
      ask: 'When did it last catch you out?',
      plain: 'What brought it up, the last time?',
      options: [
        ['Seeing somebody out with theirs', 'They were only shopping, and it went right through you.'],
        ['The phone ringing, and not being {them}', 'For two rings it could have been.'],
        ["Being asked how {they}'d been", 'You had to think quickly, and smile.', 'others'],
      ],
      concern: 'missing',
    },
  ],
  concerns: {
    why: {
      cues: "don't know what i did|don't know why|no idea why|no reason|out of the blue|never explained|won't say why|won't tell me|what did i do|what have i done|don't understand|why won't|why she|why he|tell me why|the reason|explanation|therapist|boundar*|what went wrong|where it went wrong|make sense of it|never told me|what i said|what did i say|hung up|since he married|since she married|since the wedding|never said why|how it came to this|can't take it in|politic*|voted|left the church",
      heard: [
        "Sounds as if you'd like to be told what it was.",
        'It sounds as if you keep looking for the moment it went wrong.',
      ],
      questions: [
        {
          asks: 'view',
          ask: 'What reason would {who} give somebody else?',
          plain: "What do you think {they}'d tell a friend?",
          options: [
            ['That I never listened', "And you've been listening for it ever since."],
            ["Something I can't even remember", 'It may have been small on your side and big on the other.'],
            [
              "Something I know, and wish wasn't true",
              'So part of you may have the answer, and not like it.',
              'part',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'Which conversation do you keep going over?',
          plain: 'Which day would you look at again?',
          options: [
            ['The last one we had', "You know it by heart, and it still doesn't tell you."],
            ['One from years ago', "You're looking a long way back from the day it stopped."],
            ['One where I lost it', 'You can hear your own voice in that one.', 'part'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What are you afraid the reason is?',
          plain: 'What would be the worst answer?',
          options: [
            ["That it's just how I am", 'You could say sorry for a thing you did. Not for being you.'],
            ["That there isn't one, just not caring", 'No reason at all might be worse than a bad one.'],
            [
              'That somebody else put it there',
              "Somebody talking, over there, where you can't answer.",
              'others',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you do with the reason, if you had it?',
          plain: 'If {they} told you why, what then?',
          options: [
            ['Say sorry for the right thing', "You'd like to be sorry for something exact."],
            ['Give my side of it', "You'd want your turn, once you'd heard it.", 'hurt'],
            ['Stop looking, at last', "You mightn't even have to agree. Just be done searching."],
          ],
        },
      ],
      open: 'what the reason is, on the other side of it',
      style: "look for the reason first, because you can't mend what you can't find",
      label: 'Wants to know why',
      mood: 'Still without a reason.',
    },
    part: {
      cues: "my fault|i was a bad|bad mother|bad father|bad mum|bad dad|bad parent|i drank|my drinking|i wasn't there|never there|worked too much|always working|i left|i hit|i shouted|i said things|the divorce|guilt*|ashamed|regret*|sorry|apolog*|my mistakes|i failed|i should have|i should've|forgive me|what i did|i chose|i was hard on|too strict|i didn't protect|i didn't believe|said terrible|terrible things|i said certain|i said them|she's right to be|he's right to be|i preached|when my son came out|i wasn't a good|can't blame|make up with|make it right|make amends",
      heard: [
        "Sounds as if you know some of what you'd be sorry for.",
        "It sounds as if you've been judging yourself for a good while.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What would you like to be forgiven for?',
          plain: 'What would you say sorry for first?',
          options: [
            ["The days I wasn't there", "Not one thing you did, then. All the days you didn't."],
            ['Something I said', "You'd like to fetch those words back."],
            ['Not believing {them}', 'It sounds as if you know how big that one is.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What went right between you, once?',
          plain: "What's a good memory of the two of you?",
          options: [
            ['Plain evenings, nothing special', 'There was an ordinary once, and it was good.'],
            ['Trips, away from everything', 'Away from home you could both be different people.'],
            ["I don't feel I'm allowed to think of it", 'The bad parts have been given the whole album.'],
          ],
        },
        {
          asks: 'rule',
          ask: 'Whose way of doing things had you learned?',
          plain: 'Who was like that with you?',
          options: [
            ["My father's", "You swore it'd stop with him, maybe."],
            ["My mother's, I hear her in me", 'You open your mouth, and there she is.'],
            ["Nobody's, that was all mine", "You could blame somebody older, and you don't."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might come back, if you said sorry?',
          plain: 'What are you afraid of hearing?',
          options: [
            ['Nothing, not a word', 'Silence again, only this time after a sorry.'],
            ['A very long list', "You'd want to know, and you'd have to read every line."],
            ["That it's too late", "You'd rather not ask than be told the time's up.", 'reach'],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you own up to, without explaining it?',
          plain: "What's one true sentence with no but in it?",
          options: [
            ["I wasn't there, and I should've been", "There's no but anywhere in that."],
            ['I hurt you', 'Three words, and nothing after them.'],
            ["I can't find one, there's always a but", 'Maybe the but is where you got hurt too.', 'hurt'],
          ],
        },
      ],
      open: "what you'd be sorry for, in one sentence",
      style: 'look at your own part first, and hard',
      label: 'Hard on own mistakes',
      mood: 'Sorry, with nowhere to send it.',
    },
    reach: {
      cues: "message*|texted|text her|text him|send a text|letter|card|write|wrote|reach out|reaching out|blocked|unread|email*|reply|replied|replies|thumbs up|call her|call him|ring her|ring him|contact|voicemail|turn up|her door|his door|her address|his address|knock|wait for|waiting|leave her alone|leave him alone|keep trying|stop trying|present|parcel|sent back|come back by|solicitor|won't take my calls|won't take|hasn't set foot|reconcil*|phone again|mediat*|one session|thumbs|postcard|what can i write|get back in touch|contact him|contact her|meet halfway|come home|comes home",
      heard: [
        'It sounds as if every small thing you send feels like a risk.',
        'Sounds as if trying and leaving it alone both feel wrong.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'What are you afraid a message might do?',
          plain: "What's the worst it could do?",
          options: [
            ['Push {them} further off', 'So doing nothing is the careful choice, and it hurts.'],
            ['Sit there with no answer', "As long as it's unsent, nobody's ignored it."],
            ['Get the door shut for good', "As things are, there's still a door."],
          ],
        },
        {
          asks: 'moment',
          ask: 'What did you nearly send, last time?',
          plain: 'What did you type and then delete?',
          options: [
            ['Just, thinking of you', 'Short enough to be safe, and it still stayed with you.'],
            ['Everything, three pages of it', 'Three pages, and any line of it could be held against you.'],
            ['Something angry', "You didn't send it. It may have been the truest one.", 'hurt'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like to hear back?',
          plain: 'What would be enough of an answer?',
          options: [
            ['One word, any word', "One word, and you'd live on it for weeks."],
            ['Not now, maybe later', 'You could wait for a maybe later.'],
            ['That I still matter', "You'd like to know there's a place left with your name on it."],
          ],
        },
        {
          asks: 'exception',
          ask: 'What sort of contact ever went all right?',
          plain: 'What worked, even slightly?',
          options: [
            ['Something short that asked for nothing', 'Nothing to answer, so nothing to refuse.'],
            ['Something practical, post or papers', "An errand's easier to reply to than a feeling."],
            ['Nothing has, so far', "You've tried everything you can think of, it sounds like."],
          ],
        },
        {
          asks: 'step',
          ask: 'If you sent one line, what would be in it?',
          plain: 'What would fit on a postcard?',
          options: [
            ['That I think of {them}', 'A line like that asks for nothing.'],
            ["That I'm sorry, and no reasons", 'Sorry, and then a full stop.'],
            ["Nothing yet, it'd only be for me", "You'd want to be sure whose sake it's for."],
          ],
        },
      ],
      open: 'whether to send a line, and whose sake it would be for',
      style: "weigh every move by what it might do to the little that's left",
      label: 'Careful with every word',
      mood: 'Between trying and waiting.',
    },
    missing: {
      cues: "miss her|miss him|miss them|i miss|birthday|christmas|wedding|mother's day|father's day|thanksgiving|easter|graduation|her room|his room|photo*|my heart|cry|crying|cried|ache*|griev*|grief|like a death|still alive|jealous*|envy|before i die|time left|i'm getting old|her voice|his voice|grew up|growing up|baby pictures|shopping with|want her near|want him near|want us to be|used to sit|on my lap|be a family|hear my|how the dog|far away|much time|my boy's|years since|haven't seen|not seen|her birthday|his birthday",
      heard: [
        "Sounds as if you're grieving somebody who's still out there.",
        'It sounds as if you miss {them} in quite ordinary ways.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When do you miss {them} most?',
          plain: 'What were you doing, the last time it hurt?',
          options: [
            [
              'Cooking something {they} used to like',
              'Your hands still know the recipe, and who it was for.',
            ],
            ['Out, with families all round me', "Everyone else's seems to come so easily."],
            ['At night, adding up the years', "You count, and it's always more than you thought."],
          ],
        },
        {
          asks: 'want',
          ask: 'What little thing would you like back?',
          plain: 'What would you give a lot to hear again?',
          options: [
            ['A key in the door, and hello', 'In and out, as if it was nothing.'],
            ['A call about a recipe or a loan', 'Even being wanted for something would do.'],
            ['Being shouted at, even', "You'd take the shouting over this."],
          ],
        },
        {
          asks: 'cost',
          ask: "What's the silence done to the rest of your life?",
          plain: 'What do you do differently since?',
          options: [
            ['I stay away from family things', 'You lose {them}, and then you lose the party too.'],
            ["My phone's on all night", 'On all night, just in case.'],
            [
              "I can't properly enjoy who's still here",
              "Whoever's still there gets you with one eye on the door.",
              'others',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What are you afraid you'll miss?",
          plain: 'What might you run out of time for?',
          options: [
            ['A wedding, or a baby', "You'd find out from a photo."],
            ['The day {they} needed me', "You'd come at once, and nobody would've asked you to."],
            ['Making it up, before one of us dies', "You've done that sum, in years."],
          ],
        },
      ],
      open: 'what to do with the days that bring it up',
      style: 'think of one person first, at every date in the year',
      label: 'Keeps a place',
      mood: "Missing somebody who's out there.",
    },
    hurt: {
      cues: "unfair|not fair|after all i did|after all i've done|after everything|ungrateful|angry|anger|furious|rude|things she said|things he said|called me|accus*|lies about|used me|my pride|done nothing wrong|did nothing wrong|i've tried|disrespect*|hurt me|hurts me|so hurt|treated me|like dirt|cruel|narcissist*|toxic|punish*|fed up|how dare|beg|begging|only wanted money|writes about us|like a stranger|spit|lectures|ignored me|passes me|pass me|slammed|shuts the door|blames me|judg*",
      heard: [
        "Sounds as if you've been hurt in this too.",
        'It sounds as if some of this feels plain unfair.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What was said to you that stuck?',
          plain: 'Which words still sting?',
          options: [
            ['That I was never there', 'You could put a few things next to that never.'],
            ['Something out of a book or the internet', "A word that'd fit anybody, and now it's yours."],
            ['No words at all, and that stings more', "You can't even argue with it.", 'why'],
          ],
        },
        {
          asks: 'view',
          ask: "What didn't {who} see, of your side?",
          plain: 'What would {they} be surprised to hear?',
          options: [
            ['What I was dealing with back then', 'There was a second story, and you kept it out of sight.'],
            ["How often I've tried", 'You could give dates, it sounds like.'],
            ['That I was frightened too', 'Frightened can look like cross, from outside.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would have to come from {them}?',
          plain: 'What would you need before you tried again?',
          options: [
            ['One kind word', "One. You're not asking for a brass band."],
            ['A chance to give my side', "It's been decided without you in the room, it feels like."],
            ["An apology, and I won't get one", "You're waiting for something you don't believe in."],
          ],
        },
        {
          asks: 'rule',
          ask: "What have you told yourself you won't do again?",
          plain: 'Where have you drawn a line?',
          options: [
            ['Beg', "You've been on your knees once already, it sounds like."],
            ['Send money', "Money may have got an answer when you didn't."],
            ['Be the one who goes first', "You'd like the other side to go first, just this once.", 'reach'],
          ],
        },
      ],
      open: "what you'd need from the other side to try again",
      style: 'remember what was done to you as well as what you did',
      label: 'Hurt, and still there',
      mood: 'Sore, and not indifferent.',
    },
    others: {
      cues: "grandchild*|grandson|granddaughter|grandkids|her husband|his wife|my ex|her dad|his dad|her mum|his mum|her father|his father|her mother|his mother|boyfriend|girlfriend|turned her|turned him|turned them|my husband|my wife|my partner|people ask|friends ask|neighbours|the family|taking sides|takes sides|in the middle|my other|second-hand|what do i tell people|embarrass*|rings his aunt|rings her aunt|second wife|their mother|their father|speaks to him|speaks to her|sees him|sees her|the wedding photos|her husband's|stepmother|stepfather|solicitor writes",
      heard: [
        'Sounds as if somebody else is standing somewhere in the middle.',
        "It sounds as if it doesn't stay between the two of you.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you say when people ask after {them}?',
          plain: 'What did you answer, the last time somebody asked?',
          options: [
            ['Fine, busy, you know', 'Busy covers a lot.'],
            ['As little as I can get away with', "You've learned how to leave that one quickly."],
            ['A lie, with details', 'A whole life, made up over coffee.'],
          ],
        },
        {
          asks: 'view',
          ask: 'How does somebody close to you see it?',
          plain: 'What does someone near you say about it?',
          options: [
            ['Give it time', "They've got time. It's not their phone."],
            ['Go over there and knock', "They'd knock. They wouldn't be the one on the step.", 'reach'],
            ['That I brought it on myself', 'And it got through to you, one way or another.', 'part'],
          ],
        },
        {
          asks: 'cost',
          ask: 'Who else are you losing through this?',
          plain: "Who else don't you see now?",
          options: [
            ['The little ones', "They're growing, and nobody asked them either."],
            ['Half the family', 'One silence, and a whole table empties.'],
            ['My partner, a bit', 'One of you would go and one of you would wait, maybe.'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could carry a word, without taking sides?',
          plain: 'Who do you both still trust?',
          options: [
            ['One person, if I asked carefully', "So there's one door that isn't shut."],
            ["Somebody who'd hate to be asked", "They'd be stuck between you, and they'd know it."],
            ["Nobody, I've used them all up", "You've asked everyone there is to ask."],
          ],
        },
      ],
      open: 'who could be asked, and who should be left out of it',
      style: "keep an eye on everyone round it, and cover for what's missing",
      label: 'Covers for the gap',
      mood: 'Explaining it to no one.',
    },
  },
  together: [
    { of: ['why', 'part'], say: "Maybe you're looking for one reason, and you're afraid it's you." },
    {
      of: ['reach', 'hurt'],
      say: 'Sounds as if part of you would write, and part of you would like to be written to.',
    },
    {
      of: ['missing', 'reach'],
      say: "It sounds as if you'd send anything, if you knew it wouldn't do harm.",
    },
    {
      of: ['part', 'hurt'],
      say: 'Sounds as if you did some hurting and got some, and only one of those gets talked about.',
    },
    { of: ['missing', 'others'], say: 'Maybe you miss {them} most in company.' },
    { of: ['why', 'hurt'], say: "Sounds as if it'd hurt less with a reason to go with it." },
  ],
  insights: [
    {
      of: ['why', 'part'],
      say: "You say you don't know why, and you've a list of what you did wrong. Maybe the list is there so there'd be a reason.",
    },
    {
      of: ['why', 'reach'],
      say: "You're careful with every word you send, because you don't know which one did it. Maybe that's what makes writing so hard.",
    },
    {
      of: ['why', 'missing'],
      say: "A reason wouldn't bring {them} back to the table. It might give you somewhere to put all that missing, though.",
    },
    {
      of: ['why', 'hurt'],
      say: 'Being hurt is one thing. Being hurt with no reason means you keep having to make one up, and you may be making up the worst.',
    },
    {
      of: ['why', 'others'],
      say: "Other people have bits of the story, and you've the fewest. It sounds as if you were the last to hear about your own part.",
    },
    {
      of: ['part', 'reach'],
      say: "You'd want to say sorry, and you're afraid of making it worse. Maybe you're waiting for a sorry that can't go wrong.",
    },
    {
      of: ['part', 'missing'],
      say: "You blame yourself, and you miss {them}. As long as you're the one to blame, you may feel you've no right to say how much it hurts.",
    },
    {
      of: ['part', 'hurt'],
      say: "You can name what you did, and you were hurt as well. Maybe it's hard to write because each one comes out sounding like an excuse for the other.",
    },
    {
      of: ['part', 'others'],
      say: "You're hard on yourself in private, and other people have their own version. Maybe nobody's hearing the one in the middle.",
    },
    {
      of: ['reach', 'missing'],
      say: "You'd give a lot for a word back, so each one you send has too much riding on it. While it's unsent, at least you can hope.",
    },
    {
      of: ['reach', 'hurt'],
      say: "Part of you is looking for the right words, and part of you thinks it isn't your turn. Maybe that's why nothing you write sounds right.",
    },
    {
      of: ['reach', 'others'],
      say: "Every message goes past other people, in your head at least. Maybe you've been writing to all of them.",
    },
    {
      of: ['missing', 'hurt'],
      say: "You miss {them}, and you've been hurt. Maybe staying cross is a way of still expecting something.",
    },
    {
      of: ['missing', 'others'],
      say: 'There are other people all round this. The plain sentence, that you miss {them}, may not have had many chances to be said.',
    },
    {
      of: ['hurt', 'others'],
      say: 'There are a few versions of this going round. The one where you got hurt may not be among them.',
    },
  ],
  suggestions: [
    "write the line you'd put on a postcard, and keep it for a week",
    "decide ahead what you'll say when people ask",
    'write down one good memory with the date, for yourself',
    'ask one person how {who} might be, and nothing more',
    'plan something small for the next date that brings it up',
    "write your one sentence of sorry without a but, and don't send it yet",
  ],
};
