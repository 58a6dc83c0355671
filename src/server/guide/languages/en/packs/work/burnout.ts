import type { Pack } from '../../../../engine/pack.ts';

export const burnout: Pack = {
  id: 'burnout',
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: 'signed off|signed me off|off sick|on sick leave|on medical leave|on leave since|back to work|return to work|going back on|go back on|go back to work|supposed to go back|phased return',
      say: "You're off, and work is in the room all the same.",
      ask: 'What do you see when you picture walking back in?',
      plain: 'First morning back: what comes first?',
      asks: 'moment',
      concern: 'rest',
      options: [
        ['Everyone being careful with me', "They'd speak softly, and you'd know why."],
        ['The pile that has been waiting', "The pile hasn't had any leave.", 'load'],
        [
          'Me looking fine, so nobody believes it',
          "If you look fine, it'll be as if it hadn't been real. That's how you picture it.",
          'guilt',
        ],
      ],
    },
    {
      cues: 'cry|crying|cried|tears|panic*|chest|heart racing|palpitations|dizzy|collapsed|fainted|shaking|threw up|car park|parking lot|in my car|in the car|in the bathroom|in the toilet|break down|broke down|breakdown',
      say: 'Sounds as if your body said it before you did.',
      ask: 'What had happened just before?',
      plain: 'Right before it, what was going on?',
      asks: 'moment',
      concern: 'body',
      options: [
        ['Nothing. An ordinary message', 'An ordinary message. By then anything would have done it.', 'load'],
        ['Somebody was kind to me', 'Somebody was kind, and you had nothing up against that.'],
        [
          "I'd just said, sure, no problem",
          "You'd just said, sure. And then your body took it back.",
          'guilt',
        ],
      ],
    },
    {
      cues: "don't care|dont care|stopped caring|numb|used to love|used to like|used to enjoy|feel nothing|nothing left|hollow|like a robot|autopilot|auto-pilot|cynical|no joy|joyless|going through the motions|checked out",
      say: "That's a different kind of tired.",
      ask: 'What still got through to you, lately?',
      plain: 'When did you last feel something at work, even a little?',
      asks: 'exception',
      concern: 'numb',
      options: [
        ['Somebody who said thank you and meant it', 'Somebody meant it, and for a second it reached you.'],
        ['A thing I did well, almost by accident', 'You did it well, and it surprised you.'],
        [
          "Nothing, and I noticed I didn't mind",
          "Nothing got through. It's the not minding that you noticed.",
        ],
      ],
    },
    {
      cues: "everyone else|everybody else|others manage|others cope|other people manage|other people cope|others have it worse|have it worse|weak|lazy|shouldn't complain|no right to|not even that|should be able|pull myself together|first world|just tired|am i just",
      say: "You're tired, and you're arguing with it.",
      ask: 'Who are you comparing yourself with?',
      plain: 'Who do you know that seems to manage it all?',
      asks: 'view',
      concern: 'guilt',
      options: [
        [
          'Someone at work who has even more to do',
          "They've got more to do. You only know how they look at work, though.",
        ],
        [
          'A parent who did it all and never said a word',
          'They never said a word, so you never heard what it was like.',
        ],
        ['Me, a few years ago', "You're up against somebody who'd had a few more nights' sleep.", 'body'],
      ],
    },
    {
      cues: 'my kids|my children|the kids|my daughter|my son|my baby|my wife|my husband|my partner|my girlfriend|my boyfriend|snap at|snapping at|snapped at|no patience|shout at|yell at|shouted at|yelled at',
      say: 'And it comes through the front door with you.',
      ask: 'You get home. What do they get of you?',
      plain: 'What are the first ten minutes at home like?',
      asks: 'moment',
      concern: 'home',
      options: [
        ["Dinner gets made, and that's me done", "It gets done, and then there's nothing left over."],
        [
          'In a minute, I keep saying, in a minute',
          'In a minute. They may have stopped waiting for it to be over.',
        ],
        [
          'Somebody they tread carefully around',
          "They're careful around you, and you can see them being it.",
          'guilt',
        ],
      ],
    },
    {
      cues: "holiday|vacation|weekend|weekends|rest doesn't|sleep doesn't|still tired|always tired|slept|days off|day off|can't switch off|cant switch off|switch off|can't relax|cant relax|can't stop|no matter how much",
      say: "So even the off switch doesn't work.",
      ask: 'What happens when you try to rest?',
      plain: 'You sit down and do nothing. What comes next?',
      asks: 'moment',
      concern: 'rest',
      options: [
        ['My head goes through the list', 'You sit down and the list starts reading itself out.', 'load'],
        ['I sleep, and wake up just as tired', "You sleep, and it doesn't reach the tired bit.", 'body'],
        [
          'I last ten minutes, then I feel guilty',
          "Ten minutes, and then you're in trouble with yourself.",
          'guilt',
        ],
      ],
    },
    {
      ask: 'What was hard today that used to be easy?',
      plain: 'Which small thing took too much out of you lately?',
      asks: 'moment',
      concern: 'body',
      options: [
        ['Answering one message', 'One message. You know yourself how small that is.', 'load'],
        ['Getting up', 'The day was hard before it had asked for anything.'],
        ['Being pleasant to somebody I like', 'You like them, and it was still work.', 'home'],
      ],
    },
  ],
  concerns: {
    body: {
      cues: "sleep*|insomnia|awake|exhausted|exhaustion|tired|fatigue*|drained|no energy|headache*|migraine*|stomach|chest|heart|palpitations|panic*|dizzy|shaking|crying|cried|cry|tears|ill|sick all|infection*|weight|can't get up|get out of bed|alarm|brain fog|foggy|forget*|concentrate|back pain",
      heard: [
        'Your body seems to be keeping count.',
        'Sounds as if the tiredness has gone deeper than one night can fix.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When does your body say no?',
          plain: 'At which time of the day is it worst?',
          options: [
            ["Before I'm properly awake", "It says no before you've even sat up."],
            ['When my phone makes that sound', 'One sound, and your body knows what it means.', 'load'],
            ["When it's finally quiet", "It waits until it's quiet. Then all of it comes."],
          ],
        },
        {
          asks: 'exception',
          ask: 'Where did you last sleep well?',
          plain: 'When did you last wake up and feel all right?',
          options: [
            ['Somewhere with no signal', 'Where nobody could reach you, you slept.', 'rest'],
            ["Away, in somebody else's house", "It wasn't your house, so nothing in it was waiting for you."],
            ["I can't remember. It's that long ago", "So long that you can't say. You've got used to a lot."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What do you use to get through a day?',
          plain: 'How do you keep yourself going?',
          options: [
            ['Coffee, sugar, more coffee', "You're running on what comes out of a cup."],
            ['Telling myself it is only until Friday', 'Only until Friday. And every week has one.'],
            [
              "Something I'd rather not put on a list",
              "There's something you lean on and don't talk about.",
              'home',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What are you afraid your body will do?',
          plain: 'If nothing changes, what will your body do?',
          options: [
            ['Give out in front of people', "It's the in front of people you can't bear.", 'guilt'],
            ["Break in a way that doesn't mend", "You're afraid there's a point it doesn't come back from."],
            ['Just keep going, so I do too', "As long as it carries you, you'll let it."],
          ],
        },
        {
          asks: 'step',
          ask: 'Who should hear about the sleep and the tiredness?',
          plain: 'Who could you tell that your body is struggling?',
          options: [
            ['My doctor. I keep moving it', "You've moved it more than once. Work never had to move for it."],
            ['Somebody at home, properly this time', "They've had the short version so far.", 'home'],
            [
              "Nobody. They'd make me stop",
              "If someone knew, they'd make you stop. You've just said what they would see.",
            ],
          ],
        },
      ],
      open: 'what a doctor would say to it',
      style: 'let your body do the complaining and then do not listen to it',
      label: 'Runs on the last reserves',
      mood: 'Tired right through.',
    },
    load: {
      cues: "too much work|too much to do|so much to do|workload|overload*|overtime|hours a week|hour weeks|hour days|two jobs|three people|two people|short staffed|short-staffed|understaffed|deadline*|inbox|emails|meetings|targets|to do list|to-do list|never ends|never done|never finished|nobody else|no one else|if i don't do it|can't say no|cant say no|keep saying yes|everything depends|pile|piling|behind on|drowning|on my plate|on my shoulders",
      heard: [
        'Sounds as if more keeps coming in than anybody could do.',
        'It sounds as if a lot of it ends up with you.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What came last, on top of all the rest?',
          plain: 'Which one thing was one too many?',
          options: [
            ["Somebody else's work, after they left", 'They left, and their work moved in with you.'],
            [
              'It went quiet in a meeting, so I took it',
              'It went quiet, and it was you who ended the quiet.',
            ],
            ['Something I offered to do myself', "You offered it yourself. Hands up before you'd thought."],
          ],
        },
        {
          asks: 'rule',
          ask: "Since when have you been the one who says, I'll do it?",
          plain: 'How early were you the one who took things on?',
          options: [
            [
              'Since I was small. Somebody had to',
              "Somebody had to, and you were small. You've had this job longest.",
            ],
            ['Since a job where it paid off', "It worked once. You've been doing more of it ever since."],
            [
              'Since I noticed people liked me for it',
              'They liked you for it. That makes a no more than a no.',
              'guilt',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Who knows how much you really have on?',
          plain: 'Who could list what you do in a week?',
          options: [
            ['Nobody. Not even me, any more', "Even you've lost count of it."],
            ["A colleague who's drowning as well", "They know, and they've no hands free either.", 'home'],
            [
              "My boss knows, and that's the bad part",
              "It's known, and it goes on. That's worse than not being seen.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What could be late this week without anything falling down?',
          plain: 'Which one thing could wait a few days?',
          options: [
            ['Something I only sit through', 'You sit through it. It could be sat through without you.'],
            [
              "A reply I've been polishing",
              "You've been polishing it. It may have been good enough on Monday.",
              'guilt',
            ],
            [
              'Nothing. And I know how that sounds',
              "Nothing at all could wait. You hear yourself how that can't be true.",
            ],
          ],
        },
      ],
      open: 'what would really happen if part of it stayed undone',
      style: 'pick things up because they are lying there',
      label: 'Picks up what falls',
      mood: 'Too much on, and still adding.',
    },
    numb: {
      cues: "don't care|dont care|stopped caring|couldn't care|numb|hollow|used to love|used to like|used to enjoy|feel nothing|can't feel|nothing left|robot|autopilot|auto-pilot|cynical|sarcastic|hate everyone|hate people|hate my|no joy|joyless|going through the motions|checked out|pointless|what's the point|meaningless|why bother|grey|gray|detached|irritat*|bitter",
      heard: [
        'Sounds as if something that used to be there has gone quiet.',
        "It sounds as if it isn't just sleep you're short of.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What did you use to like about it?',
          plain: 'What made you stay late gladly, once?',
          options: [
            [
              'The people I did it for',
              "It was for somebody. They're still there, and you can't quite reach them.",
            ],
            ['Getting something right', 'You liked getting it right. Now it only has to be over.'],
            [
              "That they couldn't do without me",
              "Being indispensable was part of the pleasure. It's also part of the bill.",
              'load',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What worries you about not caring?',
          plain: 'What would be bad about staying like this?',
          options: [
            [
              'That somebody gets hurt by a mistake of mine',
              "You still care what it does to somebody. That part hasn't gone.",
              'guilt',
            ],
            ['That it spreads to people I love', 'It started at work, and you watch for it at home.', 'home'],
            ["Nothing. It's almost comfortable", 'Almost comfortable: it hurts less this way.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What made you smile or well up lately?',
          plain: 'When did something last touch you, anywhere?',
          options: [
            ['Something a child or an animal did', 'Something small and alive got past all that.'],
            ['A song, in the wrong place', "A song, and not where you'd have wanted it."],
            ['Not much. Anger, sometimes', "Anger still comes. So it isn't that there's nothing."],
          ],
        },
        {
          asks: 'view',
          ask: 'What would an old friend say has changed in you?',
          plain: 'What are you like now that you were not before?',
          options: [
            ['That I used to laugh', "Somebody'd remember you laughing."],
            ["That I've got sharp with people", "You've got an edge now, and people bump into it.", 'home'],
            ['Nothing. I see to that', 'You make sure nobody sees. That takes strength as well.', 'home'],
          ],
        },
      ],
      open: 'what is still there once you have slept enough',
      style: 'switch feelings off before you switch the work off',
      label: 'On low power',
      mood: 'Flat, and noticing it.',
    },
    guilt: {
      cues: "guilt*|let down|letting down|let them down|letting them down|letting everyone down|my fault|weak|lazy|failure|failing|pathetic|ashamed|embarrass*|shouldn't complain|others manage|others cope|everyone else|everybody else|have it worse|should be able|should cope|should be grateful|ungrateful|no right|selfish|sick leave|call in sick|calling in sick|pull myself together|strong one|reliable|not allowed|burden",
      heard: [
        "Sounds as if you're tired and in trouble with yourself for it.",
        'It sounds as if stopping would feel like doing something wrong.',
      ],
      questions: [
        {
          asks: 'rule',
          ask: 'What do you tell yourself, to keep going?',
          plain: 'Which sentence gets you up in the morning?',
          options: [
            [
              'Others have it worse',
              "Others have it worse. That one always works, because it's always true of somebody.",
            ],
            [
              'Just get this month over with',
              "It's always just this month. You've said it for more than one.",
            ],
            ["Don't be so weak", 'You call yourself weak, and then you go on anyway.', 'body'],
          ],
        },
        {
          asks: 'fear',
          ask: 'Who would you be letting down, if you stopped?',
          plain: "Whose face comes up if you don't go in?",
          options: [
            ['The ones who would get my share', "They'd get your share. You know what that weighs.", 'load'],
            ['People who need me and had no choice', "They didn't choose it, so you feel you can't either."],
            [
              "The person I've always said I am",
              "It's a picture of yourself you'd let down. That one never goes home.",
              'numb',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Somebody you love has your week. What do you see?',
          plain: 'If your best friend lived like that, what would you notice?',
          options: [
            ["That it can't be done", "For them it's plain: it can't be done."],
            ["That they've stopped laughing", "In somebody else you'd have seen it in the face.", 'numb'],
            [
              'That they chose some of it',
              "You wouldn't let them off altogether. There's some choosing in it.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which free hour lately had no guilt in it?',
          plain: 'When were you last off and not feeling bad?',
          options: [
            ['When I had a fever', 'With a fever it was allowed. It takes a thermometer.', 'body'],
            ['When everybody was off', "When everybody's off, nobody's ahead of you."],
            ["I'd have to think for a long time", "It's been so long that you'd have to search.", 'rest'],
          ],
        },
        {
          asks: 'want',
          ask: 'Whose permission to stop would really count?',
          plain: 'Who would have to say it, for you to believe it?',
          options: [
            ['A doctor, in writing', "On paper, signed, so it wouldn't be your decision.", 'body'],
            [
              'My boss, and they would have to mean it',
              "It'd have to come from the place that takes it out of you.",
            ],
            [
              "Nobody's. I'd argue",
              "You'd argue with anyone who let you off. It's you who'd have to be persuaded.",
            ],
          ],
        },
      ],
      open: 'who really expects all this of you, apart from you',
      style: 'check whether you are allowed to be tired before you check how tired you are',
      label: 'Strict with own tiredness',
      mood: 'Tired, and feeling bad about it.',
    },
    rest: {
      cues: "rest|resting|relax*|switch off|can't stop|cant stop|holiday*|vacation|weekend*|day off|days off|time off|sabbatical|leave of absence|signed off|signed me off|off work|off sick|medical leave|back to work|return to work|recover*|recharge|a break|take a break|slow down|sit still|bored|do nothing|doing nothing|still tired|self-care|yoga|meditat*",
      heard: [
        "Sounds as if rest isn't as simple as stopping.",
        'It sounds as if time off and being rested are two different things for you.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'How does the first hour of a free day go?',
          plain: 'Free day, you wake up: what do you do?',
          options: [
            ['I tidy, sort and catch up', 'You clock in at home.', 'load'],
            [
              'I lie there with the phone in my hand',
              'You lie there, and the phone keeps you from noticing it.',
            ],
            ['I get ill. Every time', "As soon as there's room, your body uses it.", 'body'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What rested you a little, lately?',
          plain: 'After which half hour were you a bit better?',
          options: [
            [
              'A walk with nothing in my ears',
              'Nothing in your ears, nobody at your side, and it helped a bit.',
            ],
            ['Sitting by somebody who said nothing', 'Somebody there, and nothing wanted of you.', 'home'],
            [
              'Cancelling something',
              "It was the cancelling that rested you. That's easy to come by, and hard to do.",
              'load',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might come up if you really stopped?',
          plain: 'What do you stay ahead of by being busy?',
          options: [
            ['How sad I am', 'There may be some sadness behind all that, and no hour for it so far.'],
            ['How little there is besides work', "You'd look up and see how little else there is.", 'numb'],
            [
              'That it all runs without me',
              "It might run without you. You'd be free, and a bit insulted.",
              'guilt',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'If tomorrow were wide open, what would you want from it?',
          plain: 'A whole free day, nobody needs you: what then?',
          options: [
            ['Sleep, with no alarm and no reason', 'Sleep, and not having to deserve it.'],
            [
              'To be somewhere nobody knows me',
              'Nobody would know you there, so nobody could need you.',
              'home',
            ],
            ['Another one after it, and another', "One day wouldn't touch it. You know how much is owing."],
          ],
        },
        {
          asks: 'step',
          ask: 'What could you leave out tomorrow, just tomorrow?',
          plain: 'Which small thing could you skip for one day?',
          options: [
            ['Looking at messages before breakfast', "You'd have breakfast before anybody got to you."],
            ['Eating in front of a screen', 'Ten minutes with a plate and nothing else.'],
            ["Saying I'm fine", "You'd leave out the fine, for a day. Somebody might hear that.", 'home'],
          ],
        },
      ],
      open: 'what kind of rest would really reach it',
      style: 'treat rest as something you have to earn, and never quite do',
      label: 'Out of practice at resting',
      mood: 'Worn out, a pause overdue.',
    },
    home: {
      cues: "my kids|my children|the kids|my daughter|my son|my baby|my wife|my husband|my partner|my girlfriend|my boyfriend|my family|my friends|my mum|my mom|snap at|snapping|snapped|no patience|shout at|yell at|shouted|yelled|say i'm fine|i'm fine|pretend*|hide it|hiding it|nobody knows|no one knows|haven't told|nobody sees|no one sees|nobody notices|no one notices|alone with|cancel*|don't see anyone|stopped seeing",
      heard: [
        "Sounds as if the people around you get what's left, or get told it's fine.",
        "It sounds as if you're quite alone with how bad it is.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you say when somebody asks how you are?',
          plain: 'How are you, they ask. What comes out?',
          options: [
            ['Busy, and we both nod', "Busy, and you both nod. It's over in a second."],
            ['Tired. And they say, me too', 'Me too, they say, and then there are no words left for yours.'],
            [
              'Fine, and I ask about them',
              "You hand the question back. They may think you're a good listener.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What do people near you do differently now?',
          plain: 'How do those close to you treat you at the moment?',
          options: [
            [
              'They take things off me without asking',
              "Somebody's been taking things off you quietly. They must have seen.",
            ],
            [
              "They've stopped asking me along",
              "They've stopped asking. Maybe they think that's what you want.",
            ],
            ['They keep out of my way', "They keep out of your way, and it's quiet in a bad sense.", 'guilt'],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you wish somebody would just do?',
          plain: 'What could someone do tonight, without asking you?',
          options: [
            ['Cook, and not need any thanks', "You'd like to be fed and left in peace."],
            ['Cancel things in my name', "If somebody else said it, it wouldn't be your no.", 'guilt'],
            [
              'Notice, before I have to collapse',
              "You'd like to be seen while you're still standing.",
              'body',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if you told someone how bad it is?',
          plain: 'You tell someone the truth about it. Then what?',
          options: [
            [
              "They'd worry, and I'd have to look after that",
              'Their worry would be one more thing to look after.',
              'load',
            ],
            [
              "They'd say, then stop. As if I could",
              'Then stop, they would say, and you would feel further off than before.',
            ],
            [
              "They'd believe me, and I'd have to act",
              "If they believed you, it'd be true. And then it couldn't go on.",
              'rest',
            ],
          ],
        },
      ],
      open: 'who gets to know how bad it is',
      style: 'keep it from others for as long as you can stand up',
      label: 'Says fine for long',
      mood: 'Not fine, and mostly alone with it.',
    },
  },
  together: [
    { of: ['body', 'guilt'], say: 'Maybe your body says stop and you answer it with a reproach.' },
    {
      of: ['load', 'guilt'],
      say: 'It sounds as if you would rather be crushed by it than put one thing down.',
    },
    { of: ['numb', 'home'], say: 'Sounds as if you are most afraid of it where you love people.' },
    { of: ['rest', 'guilt'], say: "Maybe it isn't time that's missing for rest, but permission." },
    { of: ['body', 'rest'], say: 'Sounds as if you lie down and only part of you does.' },
    { of: ['load', 'home'], say: "It sounds as if everybody gets some of you, and they're all a bit short." },
    { of: ['numb', 'load'], say: 'Maybe not caring is how you get through that much of it.' },
  ],
  insights: [
    {
      of: ['body', 'load'],
      say: "You look for what could be taken off the list. Your body has started taking things off by itself, and it doesn't ask which.",
    },
    {
      of: ['body', 'numb'],
      say: "You think you don't care any more, and you're tired to the bone. Caring takes strength too, so it may be resting, not gone.",
    },
    {
      of: ['body', 'guilt'],
      say: "You treat the tiredness as a fault to be sorry for. It might be the only one in this who's telling the truth about the hours.",
    },
    {
      of: ['body', 'rest'],
      say: "You give your body rest, and it stays tired. Perhaps it's waiting for you to stop being on call, and that's not the same as lying down.",
    },
    {
      of: ['body', 'home'],
      say: 'Your body tells you how bad it is, every day. The people close to you may only see the results, and have to guess at the cause.',
    },
    {
      of: ['load', 'numb'],
      say: 'Nobody can care about that much at once. You may not have gone cold at all; there may just be too many of it to go round.',
    },
    {
      of: ['load', 'guilt'],
      say: "You blame yourself for not managing it. You've never asked if it can be managed, by anybody.",
    },
    {
      of: ['load', 'rest'],
      say: 'You look for rest at the end of the list, and the list has no end. So rest would have to come in the middle, with things undone.',
    },
    {
      of: ['load', 'home'],
      say: "Everything that's too much at work gets done in the end, and home is where it's paid for. Nobody at work has seen that bill.",
    },
    {
      of: ['numb', 'guilt'],
      say: "Someone who really didn't care wouldn't feel this guilty about it. So it can't all be gone.",
    },
    {
      of: ['numb', 'rest'],
      say: "You wonder where the feeling's gone, and you can't come to rest. Somebody who's never quite off may never be quite there either.",
    },
    {
      of: ['numb', 'home'],
      say: "Something in you has gone quiet, and it's with your people that it matters. At work you can do without feeling; maybe that's why it began there.",
    },
    {
      of: ['guilt', 'rest'],
      say: "When you work you're exhausted, and when you rest you're guilty. So there's no hour in the day when you're off.",
    },
    {
      of: ['guilt', 'home'],
      say: "You feel bad about how little people get of you. The feeling bad takes up some of what they'd have got.",
    },
    {
      of: ['rest', 'home'],
      say: "You look for rest in time off. Some of it may be somewhere else: in one person you don't have to look fine for.",
    },
  ],
  suggestions: [
    'tell one person the long version of how you are',
    'make the appointment you keep moving, and let work move for it',
    'leave one thing undone this week on purpose, and see who notices',
    'eat one meal tomorrow with nothing in front of you but the meal',
    'when somebody asks, say tired, and stop there',
    'write down everything you did today, also the things nobody counts',
  ],
};
