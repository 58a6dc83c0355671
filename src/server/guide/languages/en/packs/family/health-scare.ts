import type { Pack } from '../../../../engine/pack.ts';

export const healthScare: Pack = {
  id: 'health-scare',
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: "diagnosed|my diagnosis|new diagnosis|i have cancer|i've got cancer|it's cancer|malignant|stage one|stage two|stage three|stage four|stage 1|stage 2|stage 3|stage 4",
      say: "I'm sorry.",
      asks: 'moment',
      ask: 'What do you remember of being told?',
      plain: 'What stayed with you from that conversation?',
      options: [
        ['One word, and then nothing', 'One word, and they went on talking.'],
        ['The face, before the words', 'You knew from the face, before there was a sentence.'],
        ['Me being polite and saying thank you', 'You said thank you. And then there was the car park.'],
      ],
      concern: 'doctors',
    },
    {
      cues: "putting off|putting it off|put it off|haven't been to|haven't rung|haven't booked|won't go|scared to go|afraid to go|too scared to|keep meaning|after christmas|ignoring it|ignored it|rather not know|don't want to know",
      say: 'Sounds as if going would make it real.',
      asks: 'moment',
      ask: 'What happens when you go to ring?',
      plain: 'What do you do instead of ringing?',
      options: [
        ["I tell myself it's nothing", "It's nothing, and you've had to tell yourself more than once."],
        ['I find something more urgent', "There's always a thing with a nearer date."],
        ['I hang up before anyone answers', "You've got as far as the ringing, then."],
      ],
      concern: 'putoff',
    },
    {
      cues: "haven't told|not told|told nobody|told no one|nobody knows|no one knows|don't want to worry|tell my kids|tell the kids|tell my wife|tell my husband|tell my mum|whom do i tell|who do i tell|told the boys|told him it was|told her it was",
      say: "And there's who knows, and who doesn't.",
      asks: 'view',
      ask: "Who's come nearest to guessing?",
      plain: "Who's noticed that something's up?",
      options: [
        ['The one I see most', "They've looked at you twice, and you've looked away."],
        ['A child, they always notice', "Children don't ask. They just sit a bit closer."],
        ["Nobody, I'm too good at it", "You're good at it, so there's nobody in there with you."],
      ],
      concern: 'tell',
    },
    {
      cues: 'results|biopsy|scan|mri|ct|x-ray|blood test*|tests|waiting|appointment|referr*',
      say: "So now there's the waiting.",
      asks: 'moment',
      ask: 'How do you get through the hours?',
      plain: 'What did you do yesterday, to get through?',
      options: [
        ['Work, as if nothing was up', 'On paper it was a normal day.'],
        ['Reading things online till late', 'You went looking for one good sentence.'],
        ["I don't really, I sit there", 'You sit, and it sits there with you.'],
      ],
      concern: 'wait',
    },
    {
      cues: 'lump|blood|pain|mole|dizzy|numb*|chest|my heart|flutter*|shadow|lost weight|losing weight|cough*|a thing in my',
      say: "So something's changed, and you've noticed.",
      asks: 'moment',
      ask: 'What did you do in the minute after you noticed?',
      plain: 'What was the first thing you did about it?',
      options: [
        ['Looked it up', "Ten seconds of typing, and then you couldn't un-read it."],
        ['Checked it again, and again', 'As if it might say something else the third time.'],
        ["Carried on as if I hadn't", 'You put the kettle on, and knew.', 'putoff'],
      ],
      concern: 'body',
    },
    {
      cues: "my kids|my children|my daughter|my son|die|dying|without me|how long|what if it's|terminal",
      say: "It sounds as if you've gone a long way ahead already.",
      asks: 'fear',
      ask: 'What did you think of first, when it scared you?',
      plain: 'What came into your head before anything sensible did?',
      options: [
        ["Somebody who'd have to manage without me", 'You thought of them before you thought of you.'],
        ['Something I was going to do', 'There was a thing with no date on it, and now it wants one.'],
        ["How much time I've wasted", "That's a hard sum to do at night."],
      ],
      concern: 'lose',
    },
    {
      say: "That's a frightening thing to sit with.",
      asks: 'moment',
      ask: "When's it loudest?",
      plain: 'Which moment of the day is the worst?',
      options: [
        ["Night, when it's quiet", "At night there's nothing else on."],
        ['Being asked how I am', "Somebody asks, and you've got a second to choose.", 'tell'],
        ['Catching myself making plans', 'You start a plan, and stop with the pen in your hand.', 'lose'],
      ],
      concern: 'wait',
    },
  ],
  concerns: {
    wait: {
      cues: "waiting|wait|waits|results|biopsy|scan|mri|ct|x-ray|blood test*|tests|appointment|any day now|the letter|referr*|don't know yet|not knowing|until i know|could be nothing|might be nothing|probably nothing|can't plan|google*|googling|statistics|looked it up|reading online|what if it's|in limbo|wednesday|thursday|monday|tuesday|friday|repeat a test|repeat the test|second mammogram|mammogram|psa|doubled|clear result|found protein|found something|telephoned himself|rang himself|fasting|sugar test|what does it mean|spot on|a call from|keeping her in|keeping him in|don't understand half",
      heard: [
        'Sounds as if everything else has stopped until you hear.',
        "It sounds as if your head won't wait for the facts.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What was the longest bit of yesterday?',
          plain: 'Which hour was the slowest?',
          options: [
            ['Before anyone else was up', 'The house asleep, and you already at it.'],
            ['The evening, with the telly on', "You couldn't say what you watched."],
            ['Every hour of it, and I told nobody', 'A whole day like that, and nobody saw.', 'tell'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What do you expect to hear?',
          plain: 'Which answer are you getting ready for?',
          options: [
            ["That it's nothing, and I'd feel silly", "You'd take silly. You'd wear it all week."],
            ['More tests, and more of this', "Bad news you could start on. It's more waiting you can't."],
            [
              "Something bad, I've half planned for it",
              "There's a list in your head, and nobody's seen it.",
              'lose',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: "What's given you ten minutes off?",
          plain: 'What were you doing, when it was gone for a bit?',
          options: [
            ['Cooking something slow', 'One onion at a time.'],
            [
              "Being with people who don't know",
              "With them you're just you, and nobody's tilting their head.",
            ],
            ['Nothing so far, not even sleeping', "Even asleep you're listening out for it."],
          ],
        },
        {
          asks: 'want',
          ask: 'Who or what do you want near you, when you hear?',
          plain: 'What should be there, on the day?',
          options: [
            ['One calm person', "Somebody who'll hear it too, in case you can't."],
            ['A pen, and my own questions', "You'd like to be the one asking, for a minute."],
            [
              "Nobody, so I needn't look after them",
              "You'd be told, and then you'd have to mind their face.",
              'tell',
            ],
          ],
        },
      ],
      open: "what it is, and that isn't known yet",
      style: "go through the bad answer first, so it can't surprise you",
      label: 'Gets ready early',
      mood: 'Waiting, with no answer yet.',
    },
    putoff: {
      cues: "putting off|putting it off|put it off|haven't been to|haven't rung|haven't booked|won't go|scared to go|afraid to go|too scared|keep meaning|after christmas|ignoring it|ignored it|ignore it|avoiding|don't want to know|rather not know|head in the sand|i cancelled|cancelled my|too busy|since spring|for months|hate doctors|hate hospitals|never went|waste their time|wasting their time|a fuss|fuss|making too much of|it's nothing|going to ring|since easter|since last year|across the street|other side of the street|i blame the|don't go to|never go to|not going to|it'll pass|see how it goes",
      heard: [
        'Sounds as if, until somebody looks, it can still be nothing.',
        'It sounds as if going would make it real.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'What might going set off?',
          plain: 'What are you afraid would come next?',
          options: [
            ['Tests, and then more tests', 'One door, and a corridor of them behind it.'],
            ['Being told off for coming so late', "You're in trouble already, for the time it's been."],
            ["An answer I can't hand back", "Once you know, you can't not know."],
          ],
        },
        {
          asks: 'rule',
          ask: 'What did people do about doctors, where you grew up?',
          plain: "Who in your family went, and who didn't?",
          options: [
            ["Nobody went, you didn't bother them", 'You only went if it was hanging off.'],
            ['Somebody went too late', "You've seen late. Maybe that's what keeps you away."],
            [
              "My mother went with everything, and I swore I wouldn't",
              'So going feels like turning into her.',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What does leaving it do to your days?',
          plain: "What's different since you noticed it?",
          options: [
            ['I check, over and over', "You don't want to know, and you keep looking.", 'body'],
            ["I'm short with everybody", "They get the edge of it, and don't know what it is.", 'tell'],
            ["I live as if it's already bad", "You've had the verdict, and nobody's looked yet."],
          ],
        },
        {
          asks: 'exception',
          ask: 'What got you to a doctor, another time?',
          plain: 'When you did go once, what helped?',
          options: [
            ['Somebody came along', 'It was easier with somebody in the next chair.'],
            ['It hurt too much not to', 'Pain did the deciding for you.'],
            ['It was for somebody else, never me', "For somebody else you'd be there when they open."],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could sit with you while you ring?',
          plain: "Who'd ring with you, or for you?",
          options: [
            ['Someone at home', 'Just there, with the kettle on.'],
            ["A friend who doesn't fuss", 'A hand on your sleeve, and no fuss.'],
            [
              "No one, because I'd have to say it",
              "You'd have to tell them before you told a doctor.",
              'tell',
            ],
          ],
        },
      ],
      open: 'what somebody who knows would say if they looked',
      style: 'leave a thing alone as long as it could still be nothing',
      label: 'Lets it be nothing',
      mood: 'Not looking, and seeing it anyway.',
    },
    tell: {
      cues: "haven't told|not told|told nobody|told no one|nobody knows|no one knows|don't want to worry|worry them|worry her|worry him|worry the|tell my|tell the kids|tell them|tell her|tell him|whom do i tell|who do i tell|pretend*|brave face|say i'm fine|said i'm fine|told the boys|told him it was|told her it was|hide|hiding|being strong|stay positive|be positive|everyone's so positive|pity|alone with|who'll know|told her i|told him i|my boys|our kids don't|say it to",
      heard: [
        "Sounds as if you're looking after other people's nerves too.",
        "It sounds as if somebody isn't getting the whole story.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Who did you want to ring first?',
          plain: 'Whose name came up first, when you thought of telling?',
          options: [
            ["Someone who'd drop everything", "They'd be in the car before you'd finished."],
            ["Someone who wouldn't make it bigger", 'You want it heard, and kept the size it is.'],
            ["Someone who isn't around any more", 'The right person to ring, and no number for it.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would be the worst way for them to take it?',
          plain: "How don't you want them to be?",
          options: [
            ['More scared than I am', "You'd be comforting them, with your own knees going."],
            ['Cheerful, straight away', "You'd be told it's fine by somebody who can't know."],
            ['Not all that bothered', "You'd learn something you don't want to know just now."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would help, from somebody who knew?',
          plain: 'What would you like them to do, once they know?',
          options: [
            ['Come along and write things down', 'One to listen, and one to be the patient.'],
            ['Go on as normal with me', "You'd still like to be argued with about the bins."],
            ['Be frightened too', 'Not cheered up. Just not the only one.'],
          ],
        },
        {
          asks: 'view',
          ask: 'If it was them, when would you want to hear?',
          plain: 'If they had this, when should they tell you?',
          options: [
            ['At once, whatever it was', "You'd want it at once. They might say the same."],
            [
              "When there's something definite",
              'Definite first. That leaves you on your own with the maybe.',
            ],
            ["Before they'd spent a night alone with it", "You'd hate to think of them where you are now."],
          ],
        },
        {
          asks: 'step',
          ask: "What's the smallest true thing you could say?",
          plain: "What's one sentence, without the big word in it?",
          options: [
            ["I've got an appointment, and I'm nervous", 'Nervous. The rest could wait for the rest.'],
            ['Come with me on the day', "You'd only be asking for company. They'd work it out from there."],
            [
              "Something's up, and I've been hiding it",
              "Then the hiding would be out as well, and that's half of it.",
            ],
          ],
        },
      ],
      open: 'who gets to know, and how much of it',
      style: "protect the people round you first, and then wonder why it's lonely",
      label: 'Protects the others',
      mood: 'Frightened, and being normal about it.',
    },
    lose: {
      cues: "die|dying|death|my kids|my children|my daughter|my son|grow up|growing up|see them|grandchildren|leave them|leave behind|without me|my funeral|time left|how long i|how long have|not ready|cancer|terminal|surviv*|the future|bucket list|wasted|never got to|too young|why me|they've only me|only got me|retirement|sort my affairs|who'll know|needs me|if i'm not|no one else for|orphan|old enough to|not finished|still so small|so young",
      heard: [
        "Sounds as if you've been counting what you've got.",
        "It sounds as if you've gone on ahead, and it's hard to get back.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'Which thought do you push away first?',
          plain: 'What scares you most, if you say it plainly?',
          options: [
            ['The pain', 'Not being gone so much as the getting there.'],
            [
              'Leaving people who need me',
              "You're going through who'd do what, and nobody does it your way.",
            ],
            ["That I haven't really used it", "That one isn't about your body at all."],
          ],
        },
        {
          asks: 'moment',
          ask: 'What did you look at longer than usual, lately?',
          plain: 'What small thing got to you this week?',
          options: [
            ["The back of somebody's head", "They didn't know they were being looked at."],
            ['My own hands', "They look as they always do, and that's the odd part."],
            ['A diary with next year in it', 'You turned the page, and wondered.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like next week to have in it?',
          plain: 'What do you want more of, whatever they say?',
          options: [
            ['A boring day with the usual people', "It turns out boring's what you'd miss."],
            ['Something I was keeping for later', "It was put by for later, and later's got a bit nearer."],
            ['Less of what I only do for others', 'It took a fright to get that sentence out.'],
          ],
        },
        {
          asks: 'rule',
          ask: "What did you think you'd be like, in this?",
          plain: 'How were you always going to be, if it ever came?',
          options: [
            ["Brave, and I'm not", "You'd thought brave would come first. Scared got there before it."],
            ['Practical, with lists', "A list's something to do with your hands at three in the morning."],
            ['Not like this, it was for other people', 'It was always somebody else in that chair.'],
          ],
        },
      ],
      open: "what you'd want the time for, however much it is",
      style: "think straight away of who'd be left with what",
      label: "Thinks of who's left",
      mood: 'Frightened, and noticing everything.',
    },
    doctors: {
      cues: "gp|consultant|oncolog*|surgeon|nurse|specialist|treatment|surgery|operation|chemo|radiotherapy|stent|second opinion|didn't listen|wouldn't listen|not listening|dismiss*|fobbed off|just stress|just anxiety|insurance|can't afford|the bill|waiting list|side effects|misdiagnos*|furious|for a year that|told my doctor|the doctor said|doctor says|doc wants|leaflet|no one explains|nobody explains|diagnos*|malignant|cardiologist|his eyebrows|the ward|radiolog*|prescri*|operate|medicine|insured|no insurance",
      heard: [
        "It sounds as if a lot of this is in other people's hands.",
        "Sounds as if you're having to take other people's word for it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did they say that you keep hearing?',
          plain: 'Which sentence of theirs stuck?',
          options: [
            ["That it's just to be safe", 'They said safe, and you heard the other thing.'],
            ["That it's probably nothing", "Probably. You've been living in that word."],
            ['Nothing kind, they hardly looked up', 'You got yourself there, and it took four minutes.'],
          ],
        },
        {
          asks: 'fear',
          ask: "What don't you dare ask them?",
          plain: 'Which question do you leave out?',
          options: [
            ['How bad it could be', "You'd like to know the size of it, and you'd like not to."],
            ['What happens if I do nothing', "It's hard to ask that across a desk."],
            ['Whether I left it too long', "That one's less about the answer than the blame.", 'putoff'],
          ],
        },
        {
          asks: 'want',
          ask: 'What should they know about you?',
          plain: 'What would you like to be asked, for once?',
          options: [
            ["What I'm actually frightened of", 'They ask where it hurts, and you answer that.'],
            ['What a normal week is for me', "There's a whole week attached to what's on their screen."],
            ['Whether I want all of this at all', 'You may not want everything that can be done.'],
          ],
        },
        {
          asks: 'step',
          ask: "What's the one question for next time?",
          plain: 'What would you write on your hand, to ask?',
          options: [
            ['What happens next, and when', 'Just the next thing, and its date.'],
            ["What they'd do in my place", "You'd like the person for a moment, and not the doctor."],
            ['For the straight answer, even a bad one', "You'd sooner have it straight than soft."],
          ],
        },
      ],
      open: 'what the people treating it would say to your real question',
      style: 'want it straight, and find it hard to ask for that',
      label: 'Wants it straight',
      mood: "In other people's hands, for now.",
    },
    body: {
      cues: 'lump|blood in|spat|pain|mole|dizzy|numb*|tingl*|my chest|my heart|flutter*|shadow|lost weight|losing weight|cough*|my body|symptom*|check it|checking|keep feeling|swollen|swelling|my eye|scar|my hair|mirror|every twinge|twinge*|hypochondri*|health anxiety|panic attack*|came back|come back|recurrence|all clear|remission|smok*|overweight|bleeding|tight on the|cigarettes|spot on my|own fault|benign|prostate|thyroid|blood pressure|palpitations|migraine*|aneurysm|out of breath',
      heard: [
        "Sounds as if you don't quite trust your body at the moment.",
        "It sounds as if you're listening to every twinge.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last check?',
          plain: 'When did you last notice it?',
          options: [
            ['In the shower', "The shower used to be where you didn't think."],
            ['Lying awake', 'Nothing to look at but the ceiling, and that.'],
            ['Just now, while I was writing this', "It's there while you're telling it, then."],
          ],
        },
        {
          asks: 'exception',
          ask: 'When does your body still feel like yours?',
          plain: 'What does it still do without any bother?',
          options: [
            ["Walking, once I'm going", "Once the legs are going, they don't ask you anything."],
            ['Sleeping, if I get that far', "Asleep you're nobody's patient."],
            ["It doesn't, it's a thing I watch", "You're watching it like somebody else's luggage."],
          ],
        },
        {
          asks: 'rule',
          ask: 'What have you told yourself about why?',
          plain: 'What do you blame?',
          options: [
            ["How I've lived", "You've been back over all of it, the good nights included."],
            ['All that stress', "There's a year you've got in mind, maybe."],
            ["Bad luck, and I can't bear that", "Luck's nobody's fault, so there's nothing to put right."],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you say to a friend with the same thing?',
          plain: 'If a friend told you this, what would you say?',
          options: [
            ['Ring today', 'A friend would have an appointment by lunchtime.', 'putoff'],
            [
              "I'm sure it's fine, and I'll come along",
              "You'd say fine, and you'd go with them all the same.",
            ],
            ["Not much, I'd be too scared for them", "For them you'd be frightened out loud."],
          ],
        },
      ],
      open: "what your body's really up to",
      style: 'trust what you can check yourself, and then check it again',
      label: 'Checks again',
      mood: 'On guard in your own skin.',
    },
  },
  together: [
    { of: ['wait', 'tell'], say: 'Sounds as if the waiting would be shorter with somebody in it.' },
    { of: ['putoff', 'lose'], say: "Maybe it's because so much hangs on it that you don't look." },
    { of: ['putoff', 'body'], say: "Sounds as if you don't want to know and can't stop checking." },
    {
      of: ['tell', 'lose'],
      say: "It sounds as if you're protecting the ones you're most afraid of leaving.",
    },
    { of: ['doctors', 'wait'], say: 'It sounds as if everyone has a date for it except you.' },
    { of: ['wait', 'lose'], say: "Maybe you've gone to the end of it before the beginning's known." },
  ],
  insights: [
    {
      of: ['wait', 'putoff'],
      say: "Waiting to hear is hard, and going to hear is harder. Maybe what you're waiting for is a day when you aren't afraid, and there may not be one.",
    },
    {
      of: ['wait', 'tell'],
      say: "You're keeping it quiet until there's something to tell. The part you could use company for is the part before that.",
    },
    {
      of: ['wait', 'lose'],
      say: "Nobody can tell you for sure yet, and you've already been through the worst of it in your head. Maybe you've been grieving on a guess.",
    },
    {
      of: ['wait', 'doctors'],
      say: "They've got it down as a date. You've got all the hours before it, and it sounds as if nobody's appointment covers those.",
    },
    {
      of: ['wait', 'body'],
      say: "You can't get at the answer, so you check the only thing that's within reach. It feels like finding out, and it tells you nothing new, maybe.",
    },
    {
      of: ['putoff', 'tell'],
      say: "Nobody knows, so nobody can send you. Maybe that's part of why it's safer not to say.",
    },
    {
      of: ['putoff', 'lose'],
      say: "You stay away because so much hangs on it. It's the people you can't bear to lose who'd want you to go, maybe.",
    },
    {
      of: ['putoff', 'doctors'],
      say: "You've got a real question, and as long as you don't go, nobody can answer it badly. Or well.",
    },
    {
      of: ['putoff', 'body'],
      say: "You'd rather not know, and you look every day. So it isn't off your mind. It's only off everybody else's.",
    },
    {
      of: ['tell', 'lose'],
      say: "You're afraid of leaving them, and you're already keeping them out of it. Maybe those hours are the ones they'd want.",
    },
    {
      of: ['tell', 'doctors'],
      say: 'Strangers may know more about this than the people at home. It could be lonely on both sides of that door.',
    },
    {
      of: ['tell', 'body'],
      say: "You're watching yourself for every sign. Maybe somebody at home is watching you for one, and you're giving none.",
    },
    {
      of: ['lose', 'doctors'],
      say: "They talk about what can be done. You're thinking about what it would be for, and maybe nobody's asked you.",
    },
    {
      of: ['lose', 'body'],
      say: 'You used to look at your body and see your body. Now you look and see everyone who needs it.',
    },
    {
      of: ['doctors', 'body'],
      say: "They go by the tests and you go by what you feel. Sounds as if the two haven't been put side by side yet.",
    },
  ],
  suggestions: [
    "write your three questions on paper, and put the one you don't dare ask first",
    'take one calm person along, with a pen',
    "ring in the morning, before you've had time to argue with yourself",
    'tell one person just the date, and nothing else',
    "ask when exactly you'll hear, and from whom",
    'stop reading about it after eight in the evening',
  ],
};
