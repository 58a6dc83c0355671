import type { Pack } from '../../../../engine/pack.ts';

export const bereavement: Pack = {
  id: 'bereavement',
  avoid: ['scale', 'values', 'step'],
  openings: [
    {
      cues: "last words|last thing i said|didn't say|never said|wasn't there|missed call|my fault|didn't get to|should have been there|should've been there|the last time i|should have known|should've known",
      say: "I'm sorry.",
      asks: 'moment',
      ask: 'Which moment do you think of most?',
      plain: 'Which moment comes back most often?',
      options: [
        ['The last time we spoke', "The last time you spoke. It's hard to leave that alone."],
        ['The phone ringing, or the knock', 'Until then it was a day like any other.'],
        ["The part I wasn't there for", "You weren't there for it, and you go back to it anyway."],
      ],
      concern: 'ending',
    },
    {
      cues: 'moving on|get over|people say|everyone says|everyone keeps|time heals|better place|stopped asking|should be over|be strong|nobody mentions|supposed to move on|should move on',
      say: "I'm sorry.",
      asks: 'moment',
      ask: 'What do people say to you about it?',
      plain: 'What did somebody say that you remember?',
      options: [
        ['Things that begin with at least', "At least. It's meant to comfort, and it doesn't."],
        ["That I'm doing so well", "They see that you're doing well, and leave it at that."],
        ['Nothing, they talk round it', "They talk round it, and so it's never mentioned."],
      ],
      concern: 'people',
    },
    {
      cues: "christmas|birthday|anniversary|mother's day|father's day|easter|ashes|wardrobe|clear out|clearing|his room|her room|his things|her things|belongings|her clothes|his clothes|the first christmas|the first birthday|first anniversary",
      say: "I'm sorry.",
      asks: 'fear',
      ask: 'Which part of it is hardest to think about?',
      plain: 'Which part would you skip, if you could?',
      options: [
        ['The first five minutes', 'Just starting is the hardest part.'],
        ['Deciding what stays and what goes', "Deciding what stays, and what doesn't. That's a lot to ask."],
        ['Getting to the end of it', "When it's done, something will be over."],
      ],
      concern: 'ahead',
    },
    {
      cues: "angry|furious|relie*|numb|feel nothing|can't cry|didn't cry|haven't cried|wasn't close|weren't close|hated",
      say: "I'm sorry.",
      asks: 'view',
      ask: "What do you feel that you don't say out loud?",
      plain: 'Which feeling do you keep to yourself?',
      options: [
        ['Relief, as well', "You're relieved, too. It's hard to say that to anyone."],
        ['Anger', "You're angry, and there's nobody there to be angry with."],
        ['Not much at all', "People expect tears, and you don't feel much."],
      ],
      concern: 'mixed',
    },
    {
      cues: 'miss her|miss him|miss them|miss my|voicemail|his chair|her chair|side of the bed|his voice|her voice|ring her|ring him|tell her about|tell him about',
      say: "I'm sorry.",
      asks: 'moment',
      ask: 'What do you miss on an ordinary day?',
      plain: "What isn't there any more, on an ordinary day?",
      options: [
        ['Somebody to tell a silly thing to', 'The silly things had one person they were for.'],
        ['Somebody glad when I come in', "Somebody was glad to see you. That's a lot to miss."],
        [
          'Somebody I could still ask',
          'There are things that only one person could have told you.',
          'ending',
        ],
      ],
      concern: 'missing',
    },
    {
      say: "I'm sorry.",
      asks: 'moment',
      ask: 'Which moments are the hardest just now?',
      plain: "What's hardest, on an ordinary day?",
      options: [
        ['First thing, when I remember', 'You wake up, and then you know again.'],
        ['Somewhere silly, like a shop', "Somewhere silly, where you'd never expect it."],
        ['None really, and that worries me', "You thought you'd feel more, and it worries you.", 'mixed'],
      ],
      concern: 'missing',
    },
  ],
  concerns: {
    missing: {
      cues: 'miss her|miss him|miss them|miss my|so quiet|quiet house|his chair|her chair|his side|her side|side of the bed|voicemail|her voice|his voice|smell*|want to tell|no one to tell|two cups|for two|would have loved|her laugh|his laugh|talk to the radio|see her again|see him again|talk to him|talk to her|still talk to|cemetery|her closet|his closet|think of him|think of her|his coat|her coat|handwriting|no one left|nobody left|orphan|so empty|tell her about|tell him about',
      reflections: ['It sounds as if you miss somebody very much.', 'That sounds like a lot of missing.'],
      questions: [
        {
          asks: 'moment',
          ask: "Where do you notice most that somebody's missing?",
          plain: 'Which place or hour is the worst?',
          options: [
            ['At the table', "The table has a place that isn't filled."],
            ["In the car, when I'd have rung", 'That was when you used to ring.'],
            ['At home, so I stay out', "Home is the hardest place, so you're out."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you say, if you could say one more thing?',
          plain: 'What would you want to tell the one who died?',
          options: [
            ['Something daft that happened today', 'Not a big thing. Just something from today.'],
            ["That I'm all right, mostly", "You'd want to put a mind at rest."],
            ["Come back, and that's it", "Come back. There's nothing to add to that."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What else do you miss, besides the person?',
          plain: 'What else has gone?',
          options: [
            ['Being asked if I got home all right', 'Somebody used to wait to hear that you were home.'],
            ['The old stories, told the right way', 'Nobody else tells them like that.'],
            ['How I was, when we were together', 'You were different then, and you miss that too.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last feel lighter, even for ten minutes?',
          plain: 'When did you last catch yourself smiling?',
          options: [
            ['With someone who misses the same person', "With somebody who knows what you're missing."],
            ['When my hands were busy', "With your hands busy, it's a bit easier."],
            [
              'One evening, and I felt bad after',
              'It was a lighter evening, and then you felt bad about it.',
              'mixed',
            ],
          ],
        },
      ],
      open: 'what helps a little, on an ordinary day',
      style: 'notice what is missing',
      label: 'Missing somebody',
      mood: 'Missing somebody.',
    },
    ending: {
      cues: "last words|last time i|last thing i said|didn't say|never said|never told|wasn't there|not there when|missed call|holding his hand|holding her hand|didn't get to|hospice|ambulance|found him|found her|blame myself|switched off|turned off the|the vet|put to sleep|didn't visit|didn't ring|didn't call|we argued|we'd argued|why didn't i|unsaid|drowned|died alone|he never went to the doctor|wasn't permitted|not allowed|in my arms|before she died|before he died|wanted to see|never got to|suddenly|it's my fault|say goodbye|should have been there|should've been there|could have done|could've done",
      reflections: ['It sounds as if you think of how it ended.', 'The end seems to be on your mind.'],
      questions: [
        {
          asks: 'want',
          ask: 'What would you still want to say?',
          plain: 'If you could say one sentence now, what would it be?',
          options: [
            ['Thank you', "Thank you. You'd want that to be heard."],
            ['Sorry', 'Sorry is hard to be left with.'],
            [
              'What I was really angry about',
              "You were angry about something, and it's still with you.",
              'mixed',
            ],
          ],
        },
        {
          asks: 'rule',
          ask: "What do you wish you'd done, if anything?",
          plain: 'What do you tell yourself you should have done?',
          options: [
            ['Noticed sooner', "You wish you'd noticed sooner. It's easier to see now."],
            ['Been in the room', "You'd have wanted to be there. That's hard to put down."],
            ['Come more often, while I could', 'Nobody knew how many times there would be.'],
          ],
        },
        {
          asks: 'view',
          ask: 'What was clear between you, even if nobody said it?',
          plain: "What didn't need saying between you?",
          options: [
            ['The love', 'That was clear, even without words.'],
            ['That I was scared', 'You were scared too, and maybe that was no secret.'],
            ["I'm honestly not sure", "You're not sure, and now you can't ask."],
          ],
        },
        {
          asks: 'moment',
          ask: "What's the last good moment you remember together?",
          plain: 'Which good memory is from not long before?',
          options: [
            ['A joke, near the end', 'There was still something to laugh about, even then.'],
            ['A dull, ordinary afternoon', "An ordinary afternoon, and it's the one you remember."],
            ["I can't get back past the bad part", 'For now, the bad part is in front of everything else.'],
          ],
        },
      ],
      open: 'what would help when that moment comes back',
      style: 'think back to how it ended',
      label: 'Thinks back to the end',
      mood: 'Thinking of how it ended.',
    },
    people: {
      cues: "moving on|get over|people say|everyone says|everyone keeps|time heals|better place|stopped asking|should be over|be strong|so strong|nobody mentions|nobody says|nobody asks|avoid me|cross the street|don't know what to say|back to normal|over it by now|support group|everyone's gone back|you don't name|ashamed if anyone|say the name|should move on|supposed to move on",
      reflections: ['Other people are part of it.', "It sounds as if it isn't easy with other people."],
      questions: [
        {
          asks: 'view',
          ask: "Who's easy to be with just now?",
          plain: "Who don't you have to explain it to?",
          options: [
            ["Someone who's lost somebody too", 'They know, without your explaining.'],
            ['The one who just makes tea', 'No wise words, just somebody there.'],
            ["Nobody, so I say I'm fine", "You say you're fine, and then nobody asks."],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you wish somebody would say?',
          plain: 'What would be the right thing to hear?',
          options: [
            ['The name, out loud', "The name. When nobody says it, it's as if it was gone too."],
            ["Just that it's awful", "No comfort, just somebody who says it's awful."],
            ['Not much, as long as they stay', "They needn't say anything. They'd only have to stay."],
          ],
        },
        {
          asks: 'moment',
          ask: 'What do you answer when people ask how you are?',
          plain: 'What did you say, the last time somebody asked?',
          options: [
            ['Fine, thanks', "You say fine, and that's the end of it."],
            ['A joke, usually', 'You make it easier for them with a joke.'],
            [
              "The truth, and then they don't know what to say",
              'You said how it is, and it was too much for them.',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if people saw how you really are?',
          plain: 'What worries you about crying in front of someone?',
          options: [
            ["I'd not be able to stop", "You're afraid that it wouldn't stop."],
            ["They'd start on theirs", "You'd end up comforting them."],
            ["They'd see I'm not the strong one", "You're the strong one, for them. That's hard work."],
          ],
        },
      ],
      open: 'who could hear it the way it really is',
      style: 'are often careful with other people',
      label: 'Careful with others',
      mood: 'Not easy among people.',
    },
    ahead: {
      cues: "christmas|birthday|anniversary|mother's day|father's day|easter|eid|diwali|thanksgiving|new year|due date|clear out|clearing|wardrobe|his room|her room|his things|her things|belongings|ashes|headstone|grave|probate|paperwork|scatter*|charity shop|throw away|give away|funeral|cleaned out|turn it round|without her there|inscription|a year on|her clothes|his clothes|the first christmas|sell her house|sell his house",
      reflections: ["There's something that has to be faced.", "It sounds as if that isn't easy to face."],
      questions: [
        {
          asks: 'fear',
          ask: "Which part of what's coming do you dread most?",
          plain: 'Which bit would you skip, if you could?',
          options: [
            ['The empty place', "That's where it'll show most."],
            ['Everyone being jolly, or careful', 'Jolly would be hard to bear, and so would careful.'],
            ['Managing it fine', "You're afraid it could go fine, and what that would mean."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like to keep exactly as it is?',
          plain: 'What should nobody touch yet?',
          options: [
            ['One room, or one drawer', 'That one can stay as it is.'],
            ['The way we always did things', "The same as always. There's comfort in that."],
            ["Everything, and I know I can't", "You'd like everything to stay, for now."],
          ],
        },
        {
          asks: 'exception',
          ask: 'What have you already got through?',
          plain: "What's one thing that's behind you now?",
          options: [
            ['The phone calls', 'All those calls, saying it again and again.'],
            ['One bag of things', "One bag. That's a start, and not an easy one."],
            ['Only what others did for me', "Others did it. Maybe you couldn't have, just then."],
          ],
        },
        {
          asks: 'view',
          ask: 'Who else finds this hard?',
          plain: "Who'd know what it means without being told?",
          options: [
            ['Someone in the family, quietly', "There's somebody else who feels it, and doesn't say."],
            ['An old friend who was there', "Somebody who was there, so it needn't be explained."],
            ["Nobody, they've all carried on", 'It looks as if everybody else has carried on.', 'people'],
          ],
        },
      ],
      open: "how you'd like it to be, when it comes to it",
      style: 'think of what is coming',
      label: 'Sees it coming',
      mood: 'Something still to face.',
    },
    mixed: {
      cues: "angry|anger|furious|relie*|feel nothing|felt nothing|can't cry|didn't cry|haven't cried|weren't close|wasn't close|not close|guilt*|monster|i laughed|i was happy|new partner|never said sorry|hurt me|bad person|wrong with me|haven't felt|didn't feel|so angry|happy and then|paying for that|feel numb|hated",
      reflections: [
        "It sounds as if there's more than one feeling.",
        "That's not an easy feeling to have, on top of it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did your feelings last get the better of you?',
          plain: 'What set them off, the last time?',
          options: [
            ['Something tiny, like a queue', 'Something tiny, and it all came up.'],
            ['When somebody was kind', "You can manage until somebody's kind."],
            ['In the middle of a nice day', 'A nice day, and there it was.'],
          ],
        },
        {
          asks: 'rule',
          ask: "How do you think you're supposed to feel?",
          plain: 'Where did you get that idea of how to grieve?',
          options: [
            ['The way my family does it', "In your family there's a way to do it, it sounds like."],
            [
              'Like in films, I suppose',
              'Like in films. Yours may look quite different, and still be grief.',
            ],
            [
              "Better than this, I'm strict with myself",
              "You're stricter with yourself than anyone else is.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What was it really like between you?',
          plain: 'What would you leave out if you had to make a speech?',
          options: [
            [
              'Some bad years among the good',
              'There were bad years too, and those are harder to talk about.',
            ],
            ['That it was hard, and full of love', 'Hard, and loved all the same.'],
            ["That it wasn't what people think", 'People think it was different, and you know how it was.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you feel, if nobody could see?',
          plain: 'If you had the house to yourself, what would come out?',
          options: [
            ['Plain sadness, without the rest', 'Just sad, without all the rest.'],
            ["Gladness that some of it's over", "You'd be glad that some of it's over."],
            ['A good long shout', "A shout, with nobody there who'd have to be worried."],
          ],
        },
      ],
      open: 'who could hear all of it',
      style: 'feel more than one thing',
      label: 'More than one feeling',
      mood: 'Sad, and not only sad.',
    },
    on: {
      cues: "exhaust*|can't concentrate|back at work|back to work|get out of bed|getting up|can't eat|not eating|function|carry on|carrying on|go on without|for the kids|for the children|brain fog|can't think|who am i now|what now|cope|coping|keep going|going through the motions|wake up|the mornings|each day|get through|everything's on me|can't sleep|not sleeping|so tired|can't stop crying",
      reflections: [
        'It sounds as if the days are hard to get through.',
        'Ordinary days must take a lot just now.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What was today like?',
          plain: 'What was the first thing you did today?',
          options: [
            ['Up, out, did what I had to', 'You did what you had to, and it cost you.'],
            ['Kettle on, and not much else', "Some days that's as far as it goes."],
            ["I can't really remember", 'The days run into each other.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What gets you up, when you do get up?',
          plain: 'What did you get out of bed for today?',
          options: [
            ['Somebody who needs feeding', 'Somebody needs you, so you get up.'],
            ['Work, where nobody asks', 'At work, nobody asks, and that helps.'],
            ['Habit, nothing more', 'Just habit. For now that does it.'],
          ],
        },
        {
          asks: 'cost',
          ask: "What can't you be bothered with any more?",
          plain: 'What have you stopped doing?',
          options: [
            ['Small talk', 'Small talk feels a long way off.'],
            ['Proper meals', 'Proper meals are a lot of work for now.'],
            ['Most people', 'People are tiring just now.', 'people'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would help, just for tonight?',
          plain: 'What would make tonight a bit easier?',
          options: [
            ['Sleeping right through', 'One whole night would help more than words.'],
            ['Someone in the next room', 'Not talking, just somebody near.'],
            ["Not being anyone's rock", "You'd like not to be the strong one, for once.", 'people'],
          ],
        },
      ],
      open: 'what would make the days a bit easier',
      style: 'get through one day at a time',
      label: 'One day at a time',
      mood: 'Getting through the days.',
    },
  },
  together: [
    {
      of: ['missing', 'people'],
      say: "Maybe you'd like to be asked about the one who died, and not only how you are.",
    },
    { of: ['ending', 'mixed'], say: 'Maybe how it ended has left you with more than one feeling.' },
    { of: ['people', 'on'], say: "Maybe from outside it isn't easy to see what each day takes." },
    { of: ['ahead', 'mixed'], say: "Maybe you don't know yet how you'll feel when it comes." },
    { of: ['missing', 'on'], say: "Maybe it's the ordinary days that are hardest." },
    { of: ['people', 'mixed'], say: 'Maybe people see only one part of what you feel.' },
  ],
  insights: [
    {
      of: ['missing', 'ending'],
      say: 'Maybe thinking about the end gets in the way of remembering what came before.',
    },
    {
      of: ['missing', 'people'],
      say: "Maybe you'd like somebody to ask about the one who died, and not only how you are.",
    },
    {
      of: ['missing', 'ahead'],
      say: "Maybe it's less the day itself that's hard than who won't be there for it.",
    },
    { of: ['missing', 'mixed'], say: 'Maybe it would be easier to miss somebody if that was all you felt.' },
    {
      of: ['missing', 'on'],
      say: 'Maybe ordinary days are so tiring because the gap is in the ordinary things.',
    },
    { of: ['ending', 'people'], say: 'Maybe nobody has really asked you what the end was like for you.' },
    {
      of: ['ending', 'ahead'],
      say: "Maybe you want what's coming to go right because so much of the end wasn't in your hands.",
    },
    {
      of: ['ending', 'mixed'],
      say: "Maybe you go back to the end because some feeling there isn't finished.",
    },
    { of: ['ending', 'on'], say: 'Maybe some of the tiredness comes from going back to the end so often.' },
    {
      of: ['people', 'ahead'],
      say: 'Maybe doing it in front of other people is a big part of what makes it hard.',
    },
    {
      of: ['people', 'mixed'],
      say: 'Maybe even kind people comfort you for only one of the things you feel.',
    },
    {
      of: ['people', 'on'],
      say: 'Maybe the better you get through the days, the less people see how hard it is.',
    },
    {
      of: ['ahead', 'mixed'],
      say: "Maybe you're a bit afraid that it'll be awful, and a bit afraid that it won't be.",
    },
    {
      of: ['ahead', 'on'],
      say: "Maybe it's hard to face something ahead when each day already takes so much.",
    },
    { of: ['mixed', 'on'], say: "Maybe part of what tires you is feeling things you'd rather not feel." },
  ],
  suggestions: [
    'say the name to somebody this week',
    'write a few lines that nobody has to read',
    "ask somebody for one story you haven't heard",
    'let one thing wait that could wait',
    "tell one person what you'd rather they didn't say",
    "have something warm tonight, even if it's only toast",
  ],
  later: {
    secret: [
      'Grief could be harder to get help with when a part of it is something nobody else has been told.',
    ],
    pretend: ['It may be that looking all right takes so much doing that the grieving keeps being put off.'],
    protect: [
      'Looking after how others are taking this death may have left very little time for how you are.',
    ],
    guilt: [
      'Perhaps the trouble is that the person who could say "it\'s all right" is the one you can\'t ask.',
    ],
    relief: [
      "Being relieved that it's over and being sorry they're gone could be about separate things altogether.",
    ],
    hurt: ["Being hurt and being bereaved at once may mean you can't get on properly with either."],
    duty: ["It may be partly about how much you still owe, and to whom, now that they aren't here to say."],
    want: [
      'Wanting something for yourself might feel too soon, or disloyal, and that could be why no answer seems decent.',
    ],
    miss: [
      'Some of what you miss may be who you were when they were about, and nobody sends a card for that.',
    ],
    fear: [
      "Losing them may have shown you what else can be lost, and perhaps that's what is doing the asking.",
    ],
    becoming: ["It could be that a death makes it matter more which bits of somebody you've got in you."],
    notgood: [
      "It sounds as if you're marking yourself on this, as though everybody else had been told how it's done.",
    ],
    worn: [
      "When you're this tired, it might be impossible to say which part is grief and which is just no rest.",
    ],
    alone: ["Grief may be another thing altogether with nobody about who'll hear the same story twice."],
    anger: [
      'Anger is perhaps the bit of grief people are least keen to hear, so it may have turned up as a question.',
    ],
    kindness: [
      'Something small did some good, so it may be that getting through this comes in smaller pieces than the question.',
    ],
    decided: [
      "Perhaps you know already, and what's left is doing it without feeling you're leaving them behind.",
    ],
    waiting: [
      'Whatever you did next might make it a bit more final, and waiting could be a way of not having that yet.',
    ],
  },
};
