import type { Pack } from '../../../../engine/pack.ts';

export const healthScare: Pack = {
  id: 'health-scare',
  avoid: ['scale'],
  openings: [
    {
      cues: "new diagnosis|i have cancer|i've got cancer|it's cancer|malignant|stage one|stage two|stage three|stage four|stage 1|stage 2|stage 3|stage 4|was diagnosed|been diagnosed|my diagnosis",
      say: "I'm sorry.",
      asks: 'moment',
      ask: 'What do you remember of the moment you heard?',
      plain: 'What stayed with you from hearing it?',
      options: [
        ['One word, and then nothing', 'One word, and the rest went past you.'],
        ['The face, before the words', 'You knew before anything was said.'],
        ['Me being polite and saying thank you', 'You were polite, and then you were alone with it.'],
      ],
      concern: 'doctors',
    },
    {
      cues: "putting off|putting it off|put it off|haven't been to|haven't rung|haven't booked|scared to go|afraid to go|too scared to|keep meaning|ignoring it|ignored it|rather not know|don't want to know",
      asks: 'moment',
      ask: 'What gets in the way of seeing a doctor?',
      plain: 'What stops the call being made?',
      options: [
        ["Telling myself it's nothing", "You tell yourself it's nothing, and it doesn't quite convince you."],
        ["There's always something more urgent", 'As long as other things are more urgent, this can wait.'],
        ["Fear. I've had the phone in my hand", "You nearly rang. That's closer than it looks."],
      ],
      concern: 'putoff',
    },
    {
      cues: "haven't told|told nobody|told no one|nobody knows|no one knows|tell my kids|tell the kids|tell my wife|tell my husband|whom do i tell|who do i tell|told the boys|told him it was|told her it was|tell my mum i|don't want to worry them|don't want to worry her|don't want to worry him",
      say: "So there's also the question of who knows.",
      asks: 'view',
      ask: "Who might have noticed that something's up?",
      plain: 'Who might guess, without being told?',
      options: [
        ['The one I see most', 'Somebody that close may well have noticed.'],
        ['A child, they always notice', 'Children notice, even without asking.'],
        ["Nobody, I'm too good at it", "So nobody knows, and you're alone with it."],
      ],
      concern: 'tell',
    },
    {
      cues: 'results|biopsy|mri|x-ray|blood test*|referr*|waiting for results|ct scan|waiting for the|my scan|a scan',
      asks: 'moment',
      ask: 'What do you do with the worry, on an ordinary day?',
      plain: 'What gets you through a day with it?',
      options: [
        ['Work, as if nothing was up', "You work, and it's there all the same."],
        ['Reading things online till late', "You read and read, and it doesn't help much."],
        ['Nothing, I just sit there with it', "You can't do anything else. That's hard."],
      ],
      concern: 'wait',
    },
    {
      cues: 'lump|mole|dizzy|my heart|flutter*|lost weight|losing weight|cough*|a thing in my|the pain|chest pain|blood in|numbness',
      asks: 'moment',
      ask: 'What did you do first, when you knew about it?',
      plain: 'What was your very first reaction?',
      options: [
        ['Looked it up', "You looked it up. Then it's hard to stop thinking of it."],
        ['Checked it again, and again', "You check, and it doesn't tell you more."],
        ["Carried on as if it wasn't there", 'You carried on, and you knew.', 'putoff'],
      ],
      concern: 'body',
    },
    {
      cues: "dying|without me|what if it's|terminal|i could die|going to die|i might die",
      say: "That's a frightening thought.",
      asks: 'fear',
      ask: 'What frightens you most, when you think ahead?',
      plain: 'When you think of the worst, what comes first?',
      options: [
        ["Somebody who'd have to manage without me", 'You think of the others first.'],
        [
          'Something I still want to do',
          "There's something you still want to do, and it's come to mind now.",
        ],
        ["How much time I've wasted", "That's a hard thing to think about at night."],
      ],
      concern: 'lose',
    },
    {
      say: 'That sounds frightening.',
      asks: 'moment',
      ask: 'When does it worry you most?',
      plain: 'At which moment is the worry worst?',
      options: [
        ["At night, when it's quiet", "At night there's nothing to take your mind off it."],
        ['When somebody asks how I am', 'Somebody asks, and you have to decide what to say.', 'tell'],
        ['When I catch myself making plans', 'You make plans, and then you stop.', 'lose'],
      ],
      concern: 'wait',
    },
  ],
  concerns: {
    wait: {
      cues: "results|biopsy|mri|x-ray|blood test*|any day now|referr*|don't know yet|not knowing|until i know|could be nothing|might be nothing|probably nothing|can't plan|google*|googling|statistics|looked it up|reading online|what if it's|in limbo|repeat a test|repeat the test|second mammogram|mammogram|psa|found protein|sugar test|waiting for results|waiting for the|ct scan|my scan|a scan",
      reflections: ['Not everything is known yet.', 'It sounds as if the not knowing is hard.'],
      questions: [
        {
          asks: 'moment',
          ask: 'Which part of the day is longest?',
          plain: 'Which hour is the hardest to get through?',
          options: [
            ['Before anyone else is up', "You're up before the others, and thinking."],
            ['The evening, with the telly on', "The telly's on, and you don't really watch."],
            ['Every hour of it, and I tell nobody', 'The whole day, and nobody sees.', 'tell'],
          ],
        },
        {
          asks: 'fear',
          ask: 'When you imagine the next appointment, what do you hear?',
          plain: 'What do you expect a doctor would say?',
          options: [
            [
              "That it's nothing, and I'd feel silly",
              'Feeling silly would be the best thing that could happen.',
            ],
            ['More tests, and more of this', 'More waiting would be hard to bear.'],
            [
              "Something bad, I've half planned for it",
              "You've thought of what you'd do. Nobody knows that.",
              'lose',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: "What's taken your mind off it, even for ten minutes?",
          plain: 'What were you doing, when it was gone for a bit?',
          options: [
            ['Cooking something slow', 'Cooking helps, for a while.'],
            ["Being with people who don't know", 'With them you can just be yourself.'],
            ['Nothing so far, not even sleeping', "It doesn't let go of you, not even at night."],
          ],
        },
        {
          asks: 'want',
          ask: "Who or what would you want with you at the doctor's?",
          plain: 'Who or what should be there, on the day?',
          options: [
            ['One calm person', 'Somebody calm, who hears it with you.'],
            ['A pen, and my own questions', "You'd like to have your own questions ready."],
            ["Nobody, so I needn't look after them", "You'd rather not have to comfort anybody.", 'tell'],
          ],
        },
      ],
      open: 'what it is, which nobody knows yet',
      style: 'try to be ready for what comes',
      label: 'Wants to be ready',
      mood: 'Waiting.',
    },
    putoff: {
      cues: "putting off|putting it off|put it off|haven't been to|haven't rung|haven't booked|scared to go|afraid to go|too scared|keep meaning|ignoring it|ignored it|don't want to know|rather not know|head in the sand|i cancelled|cancelled my|hate doctors|hate hospitals|never went|waste their time|wasting their time|making too much of|don't go to|never go to|not going to|it'll pass|see how it goes|make a fuss|avoiding the doctor",
      reflections: ["There's the question of going, or not yet.", "It sounds as if it isn't easy to go."],
      questions: [
        {
          asks: 'fear',
          ask: "What are you afraid a doctor's visit might set off?",
          plain: 'What are you afraid would come next?',
          options: [
            ['Tests, and then more tests', "You're afraid it wouldn't stop at one."],
            ['Being told off for coming so late', "You're afraid of being told off."],
            ["An answer I can't hand back", "Once you've been told, you can't go back."],
          ],
        },
        {
          asks: 'rule',
          ask: 'What did people do about doctors, where you grew up?',
          plain: "Who in your family went, and who didn't?",
          options: [
            ["Nobody went, you didn't bother them", 'So going might still feel like bothering somebody.'],
            ['Somebody went too late', "You've seen what too late looks like."],
            [
              "Somebody went with everything, and I won't be like that",
              "You'd hate to be somebody who makes a fuss.",
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What does not knowing do to your days?',
          plain: "What's different since this began?",
          options: [
            ['I check, over and over', "You'd rather not know, and you can't leave it alone.", 'body'],
            ["I'm short with everybody", "The others notice, and don't know why.", 'tell'],
            ["I live as if it's already bad", "You live as if you knew, and you don't know yet."],
          ],
        },
        {
          asks: 'exception',
          ask: 'What got you to a doctor, another time?',
          plain: 'When you did go once, what helped?',
          options: [
            ['Somebody came along', 'Somebody came with you, and that helped.'],
            ['It hurt too much not to', 'It had to hurt first.'],
            ['It was for somebody else, never me', "For somebody else you'd go straight away."],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could help you with ringing up?',
          plain: "Who'd ring with you, or for you?",
          options: [
            ['Someone at home', 'Somebody at home, just being there.'],
            ["A friend who doesn't fuss", 'A friend, and no fuss about it.'],
            ["No one, because I'd have to say it", "You'd have to say it out loud first.", 'tell'],
          ],
        },
      ],
      open: 'what somebody who knows about it would say',
      style: 'would rather it was nothing',
      label: 'Hopes it is nothing',
      mood: 'Hoping it is nothing.',
    },
    tell: {
      cues: "haven't told|told nobody|told no one|nobody knows|no one knows|don't want to worry|worry them|tell the kids|whom do i tell|who do i tell|brave face|say i'm fine|said i'm fine|told the boys|told him it was|told her it was|being strong|stay positive|be positive|everyone's so positive|tell my kids|tell my husband|tell my wife|tell my mum i|hiding it from|worry my|pretend to be fine|pretending",
      reflections: [
        "So there's the question of who should know.",
        "It sounds as if it's hard to talk about it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Who did you want to ring first?',
          plain: 'Whose name came up first, when you thought of telling?',
          options: [
            ["Someone who'd drop everything", "Somebody who'd come at once."],
            [
              "Someone who wouldn't make it bigger",
              "It's frightening enough without somebody else's fright.",
            ],
            ["Someone who isn't around any more", "The one you'd ring isn't there any more."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would be the worst way for somebody to take it?',
          plain: "How don't you want people to be, when they hear?",
          options: [
            ['More scared than I am', "You'd end up comforting them."],
            ['Cheerful, straight away', 'Cheerful, when nobody can know yet.'],
            ['Not all that bothered', 'That would hurt, just now.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would help, from somebody who knew?',
          plain: 'What would you like them to do, once they know?',
          options: [
            ['Come along and write things down', 'Somebody to come along and take notes.'],
            ['Go on as normal with me', 'With somebody, at least, it would still be an ordinary day.'],
            ['Be frightened too', "You'd like not to be the only one who's frightened."],
          ],
        },
        {
          asks: 'view',
          ask: 'If somebody close had this, when would you want to hear?',
          plain: 'If somebody you love had it, when should they tell you?',
          options: [
            ['At once, whatever it was', "You'd want to know at once, even if there was nothing to do yet."],
            ["When there's something definite", "Until it's certain, you'd rather nobody had to worry."],
            ["Before they'd spent a night alone with it", "You'd hate to think of them alone with it."],
          ],
        },
        {
          asks: 'step',
          ask: "What's the smallest true thing you could say?",
          plain: "What's one sentence, without the big word in it?",
          options: [
            ["I've got an appointment, and I'm nervous", "That you're nervous. That's enough for a start."],
            ['Come with me on the day', "You'd only be asking for company."],
            ["Something's up, and I've been hiding it", "Then you wouldn't have to hide it any more."],
          ],
        },
      ],
      open: 'who should know, and how much',
      style: 'think of the people around you',
      label: 'Thinks of the others',
      mood: 'Frightened, and thinking of others.',
    },
    lose: {
      cues: "dying|grandchildren|leave them|leave behind|without me|my funeral|time left|how long i|terminal|bucket list|never got to|too young|they've only me|only got me|sort my affairs|if i'm not|no one else for|orphan|old enough to|i could die|going to die|i might die|afraid of dying|see them grow|see my kids grow",
      reflections: ["You're thinking of what you could lose.", "That's a frightening thought."],
      questions: [
        {
          asks: 'fear',
          ask: 'Which thought do you push away first?',
          plain: 'What scares you most, if you say it plainly?',
          options: [
            ['The pain', "It's the pain, more than anything they might find."],
            ['Leaving people who need me', 'You think of the ones who need you.'],
            [
              "That I haven't really used my life",
              "So it's about how you've lived, as much as about your health.",
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'What has felt different lately, in small things?',
          plain: 'Which small thing got to you lately?',
          options: [
            ['Looking at somebody I love', "You looked, and they didn't know why."],
            ['Looking at my own hands', 'They look the same as ever, and you looked at them differently.'],
            ['Seeing next year in a diary', 'A date that would have meant nothing before.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like next week to have in it?',
          plain: 'What do you want more of, whatever they say?',
          options: [
            ['A boring day with the usual people', "An ordinary day. That's what you'd want."],
            ['Something I was keeping for later', "You don't want to keep it for later any more."],
            ['Less of what I only do for others', "You'd like less of what's only for others."],
          ],
        },
        {
          asks: 'rule',
          ask: "What did you think you'd be like, in this?",
          plain: "How did you think you'd be, if it happened to you?",
          options: [
            ["Brave, and I'm not", "You're not brave, you say. You're scared."],
            ['Practical, with lists', "You make lists. It's something you can do."],
            ['Not like this, it was for other people', 'You never thought it could be you.'],
          ],
        },
      ],
      open: 'what matters most now',
      style: 'think of what matters most to you',
      label: 'Knows what matters',
      mood: 'Frightened.',
    },
    doctors: {
      cues: "consultant|oncolog*|surgeon|chemo|radiotherapy|stent|second opinion|didn't listen|wouldn't listen|not listening|dismiss*|fobbed off|just stress|just anxiety|can't afford|waiting list|side effects|misdiagnos*|for a year that|told my doctor|the doctor said|doctor says|doc wants|no one explains|nobody explains|cardiologist|radiolog*|prescri*|operate|insured|no insurance|my treatment|the treatment|my gp",
      reflections: ['The doctors have a part in it.', 'It sounds as if it depends on other people as well.'],
      questions: [
        {
          asks: 'moment',
          ask: 'What did a doctor say that you keep hearing?',
          plain: 'Which sentence of theirs stuck?',
          options: [
            ["That it's just to be safe", 'Just to be safe, and it still frightened you.'],
            ["That it's probably nothing", "Probably nothing. It's the probably you hear."],
            ['Nothing kind, they hardly looked up', "You'd have needed a kind word."],
          ],
        },
        {
          asks: 'fear',
          ask: "What don't you dare ask the doctors?",
          plain: "Which question do you leave out, at the doctor's?",
          options: [
            ['How bad it could be', "You'd like to know, and you're afraid to."],
            ['What happens if I do nothing', "You'd like to know what happens if you don't do anything."],
            ['Whether I left it too long', "You're afraid it's your own fault.", 'putoff'],
          ],
        },
        {
          asks: 'want',
          ask: 'What should the doctors know about you?',
          plain: 'What would you like to be asked, for once?',
          options: [
            ["What I'm actually frightened of", 'They ask about other things, and not about that.'],
            ['What a normal week is for me', "They don't know what your life is like."],
            ['Whether I want all of this at all', "You're not sure you want all of it."],
          ],
        },
        {
          asks: 'step',
          ask: "What's the one question for next time?",
          plain: 'What would you write on your hand, to ask?',
          options: [
            ['What happens next, and when', "Just the next step. It's hard enough to think that far."],
            ["What they'd do in my place", "You'd like a person's answer, and not only a doctor's."],
            [
              'For the straight answer, even a bad one',
              "Straight, even if it's hard. Guessing isn't any easier.",
            ],
          ],
        },
      ],
      open: 'what the doctors would say to your real question',
      style: 'want a straight answer',
      label: 'Wants a straight answer',
      mood: "In other people's hands, for now.",
    },
    body: {
      cues: 'lump|blood in|spat|mole|dizzy|numb*|tingl*|my chest|my heart|flutter*|lost weight|losing weight|cough*|my body|symptom*|keep feeling|swollen|swelling|every twinge|twinge*|hypochondri*|health anxiety|recurrence|all clear|remission|bleeding|tight on the|spot on my|blood pressure|palpitations|migraine*|aneurysm|out of breath|the pain|checking it|keep checking|the cancer came back',
      reflections: [
        "So it's about what your body is doing.",
        "It sounds as if it's hard not to pay attention to it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last notice something in your body?',
          plain: 'When did you last pay attention to it?',
          options: [
            ['In the shower', 'In the shower, of all places.'],
            ['Lying awake', 'Lying awake, with nothing to take your mind off it.'],
            ['Just now, while I was writing this', "So it's there even now."],
          ],
        },
        {
          asks: 'exception',
          ask: 'When does the worry about it let go of you?',
          plain: 'When is it out of your mind?',
          options: [
            ["When I'm walking, once I'm going", 'When you walk, it lets go a little.'],
            ["When I'm asleep, if I get that far", 'When you sleep, it leaves you in peace.'],
            ["It doesn't, I watch all the time", "You watch all the time. That's tiring."],
          ],
        },
        {
          asks: 'rule',
          ask: 'What do you think might be the reason?',
          plain: 'What do you tell yourself about the cause?',
          options: [
            ["How I've lived", "You wonder if it's how you've lived."],
            ['All that stress', 'You think it could be the stress.'],
            ["Bad luck, and I can't bear that", "Bad luck is hard to accept. There's nothing to put right."],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you say to a friend with the same thing?',
          plain: 'If a friend told you this, what would you say?',
          options: [
            ['Ring today', 'For a friend it would be clear what to do.', 'putoff'],
            ["I'm sure it's fine, and I'll come along", "You'd comfort a friend, and go along."],
            [
              "Not much, I'd be too scared for them",
              "You'd be frightened for them. You might not manage to say much.",
            ],
          ],
        },
      ],
      open: 'what it really is',
      style: 'pay close attention to your body',
      label: 'Watches closely',
      mood: 'On the alert.',
    },
  },
  together: [
    { of: ['wait', 'tell'], say: 'Maybe the not knowing would be easier with somebody beside you.' },
    { of: ['putoff', 'lose'], say: "Maybe it's hard to go because so much depends on it." },
    { of: ['putoff', 'body'], say: "Maybe you'd rather not know, and can't stop noticing." },
    {
      of: ['tell', 'lose'],
      say: "Maybe the people you'd most like to spare are the ones you're afraid of leaving.",
    },
    { of: ['doctors', 'wait'], say: "Maybe it's hard that others know more, or sooner, than you." },
    { of: ['wait', 'lose'], say: 'Maybe your thoughts are further on than anybody knows yet.' },
  ],
  insights: [
    {
      of: ['wait', 'putoff'],
      say: "Maybe you're waiting to be less afraid before you find out, and it may be the other way round.",
    },
    {
      of: ['wait', 'tell'],
      say: "Maybe you'd like to have something definite to say, and it's now that you could use company.",
    },
    {
      of: ['wait', 'lose'],
      say: "Maybe in your head you've already been through something that nobody knows yet.",
    },
    {
      of: ['wait', 'doctors'],
      say: "Maybe it's one date among many for them, and for you it's every hour until then.",
    },
    {
      of: ['wait', 'body'],
      say: 'Maybe paying such close attention is a way of having something to do until you know.',
    },
    { of: ['putoff', 'tell'], say: 'Maybe if nobody knows, nobody can tell you to go.' },
    {
      of: ['putoff', 'lose'],
      say: "Maybe it's because so much depends on it that it's hard to go and find out.",
    },
    {
      of: ['putoff', 'doctors'],
      say: "Maybe it isn't only the answer you're afraid of, but how you'd be treated.",
    },
    {
      of: ['putoff', 'body'],
      say: "Maybe not finding out doesn't keep it off your mind, only out of your diary.",
    },
    {
      of: ['tell', 'lose'],
      say: 'Maybe you keep it from people for the same reason that it frightens you: how much they matter.',
    },
    {
      of: ['tell', 'doctors'],
      say: "Maybe it's easier to talk to doctors about it than to the people at home, or just as hard.",
    },
    {
      of: ['tell', 'body'],
      say: "Maybe the people near you would like to know what you're noticing, even if it turns out to be nothing.",
    },
    {
      of: ['lose', 'doctors'],
      say: 'Maybe the doctors talk about what can be done, and nobody has asked what matters to you.',
    },
    {
      of: ['lose', 'body'],
      say: 'Maybe what frightens you about your body is mostly what it would mean for the people you love.',
    },
    {
      of: ['doctors', 'body'],
      say: "Maybe what you feel and what the doctors find haven't been put side by side yet.",
    },
  ],
  suggestions: [
    'write three questions on paper, and put the hardest one first',
    'take one calm person along, with a pen',
    'ring in the morning, before the day gets going',
    "tell one person just the date, or just that you're worried",
    "ask when exactly you'll hear, and from whom",
    'stop reading about it after eight in the evening',
  ],
  later: {
    secret: [
      "A worry about your body may be harder to bear when there's something beside it that nobody knows.",
    ],
    pretend: ['Playing it down may calm everyone except the one who has to lie awake with it.'],
    protect: ['You may be minding everyone else through a scare that is, after all, yours.'],
    guilt: [
      'It might be that blaming yourself is easier than not knowing, since it gives the scare a reason.',
    ],
    relief: ['If there was something to be glad of, even in a scare, it may say how things were before.'],
    hurt: ['When your own body gives you a fright, what somebody said or left unsaid may go in deeper.'],
    duty: ['Perhaps being ill frightens you partly because so much seems to depend on your being well.'],
    want: ['A fright tends to shorten the list of what matters, and this may be what was left on it.'],
    miss: ['Maybe part of the fright is having to face it without who or what you miss.'],
    fear: ["'What if' is vague, but the fear you named is quite exact, and perhaps it's the real question."],
    becoming: [
      "It could be somebody else's story you're hearing in this scare, though the body in it is yours.",
    ],
    notgood: [
      'Being unwell may feel to you like having failed at something, and that could make it harder to ask about.',
    ],
    worn: ['Worn out as you sound, you may have very little left over for being frightened as well.'],
    alone: ["It may frighten you more that nobody asks than what they'd be asking about."],
    anger: ['A scare makes a patient of you, and the anger may be the part of you that objects.'],
    kindness: [
      "You may have got used to looking out for what's wrong, and yet it's something good you picked out.",
    ],
    decided: [
      "It sounds as if you know what you'll do about it, and perhaps only dread makes it look undecided.",
    ],
    waiting: [
      "Whether it's news or nerve you're waiting for, the rest of your life may have been told to wait too.",
    ],
  },
};
