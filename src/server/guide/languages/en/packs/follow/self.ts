import type { Concern } from '../../../../engine/pack.ts';

/** What people say about themselves, and the question that follows. */
export const self: Readonly<Record<string, Concern>> = {
  secret: {
    questions: [
      {
        asks: 'moment',
        ask: 'When did you come closest to telling somebody?',
        plain: 'When did you nearly say it to someone?',
        options: [
          ['Once, and then somebody walked in', 'It nearly came out once, and then the moment passed.'],
          ["When I'd had a drink", 'After a drink, it nearly came out.'],
          ["Never. I've made sure of that", "You've made sure it never got that far."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What might happen if one person knew?',
        plain: 'What could go wrong if somebody found out?',
        options: [
          ["They'd treat me differently", "You'd like to be treated the way you are now."],
          ["It'd be all round the place", 'One person knowing could turn into everybody knowing.'],
          ["I'd have to do something about it", 'As long as nobody knows, nothing has to follow.'],
        ],
      },
      {
        asks: 'view',
        ask: "Who'd you least want to hear it?",
        plain: "Who's the one person who mustn't find out?",
        options: [
          ['Somebody who thinks well of me', "There's somebody's good opinion at stake."],
          ['Whoever it would hurt', 'Somebody could be hurt by it, so it stays with you.'],
          ["Somebody who'd say 'I told you so'", "It might prove somebody right, and you'd hate that."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What do you do so that nobody notices?',
        plain: 'How do you keep it hidden, day to day?',
        options: [
          ['Not much. Nobody asks', 'Nobody asks, so it stays where it is.'],
          ['I change the subject in time', "By now you can tell when it's about to come up."],
          ['I keep people a bit further away', "It isn't only the secret that's kept away from people."],
        ],
      },
    ],
    open: 'whether anybody gets to know',
    style: 'keep some things to yourself',
    label: 'Keeps some things private',
    mood: "Something nobody's heard yet.",
  },
  unsaid: {
    questions: [
      {
        asks: 'want',
        ask: 'What would you want {name} to say back?',
        plain: 'If you said it, what answer would you hope for?',
        options: [
          ["That it's all right", "You'd want to hear that it's all right."],
          ["Nothing. It'd just be said", 'Having it said might be enough, whatever comes back.'],
          ["Something I probably won't get", "You know what you'd like to hear, and you don't expect it."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What might happen if you said it?',
        plain: 'If it came out, what could come next?',
        options: [
          ['Tears, and a long evening', "You can picture the evening already, and it's a long one."],
          ['A shrug, which would be worse', 'A shrug would hurt more than a row.'],
          ["I'd get an answer I don't want", 'Saying it means getting an answer, too.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'When did you nearly say it?',
        plain: 'What was the closest you came to saying it?',
        options: [
          ['In the car, side by side', 'It nearly came out in the car.'],
          ['On the phone, right at the end', 'It got as far as the end of a call.'],
          ['Never. I look the other way', "You haven't let it get that close yet."],
        ],
      },
      {
        asks: 'view',
        ask: 'What might {name} have guessed?',
        plain: 'How much has been noticed already, would you say?',
        options: [
          ["That I'm tired, or busy", 'Tired or busy is the story so far.'],
          ['A good part of it', 'A good part of it may have come across.'],
          ['Nothing. I hide it well', "You hide it well, and that's part of the trouble."],
        ],
      },
    ],
    open: 'whether it gets said',
    style: 'weigh a sentence for a long time before saying it',
    label: 'Holds a sentence back',
    mood: 'Not said yet.',
  },
  pretend: {
    questions: [
      {
        asks: 'view',
        ask: 'What would the true answer have been?',
        plain: "If you'd said how it really was, what would you've said?",
        options: [
          ["'Not good, actually'", "'Not good, actually' was there, and something else came out."],
          ['That I wanted to go home', "You'd have gone home, if it had been up to you."],
          ["I don't know. I never check", "It comes out so fast that there's no time to check."],
        ],
      },
      {
        asks: 'fear',
        ask: "What might've happened if you'd let it show?",
        plain: "If you'd been honest, what would've come next?",
        options: [
          ["Questions, and I couldn't face them", "It was the questions you couldn't face."],
          ["Somebody would've got upset", 'You spared somebody that, and had it yourself instead.'],
          ["Nothing. They'd have looked away", "You half expect they'd have looked away."],
        ],
      },
      {
        asks: 'exception',
        ask: "Who don't you have to do that with?",
        plain: 'Who gets to see how it really is?',
        options: [
          ['One person. They can tell', "There's one person who can tell anyway."],
          ['Strangers, oddly', "With strangers there's nothing to keep up."],
          ['Nobody, at the moment', "At the moment there's nobody you can drop it with."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What did you do once you were on your own?',
        plain: 'What happened afterwards, with nobody around?',
        options: [
          ['Sat there for a bit', 'You needed a few minutes on your own.'],
          ['Carried on as usual', "You carried on, and nobody could've told."],
          ["I was angry they'd believed me", "Part of you was hoping they wouldn't believe it."],
        ],
      },
    ],
    open: 'who gets the true answer',
    style: 'sometimes keep the true answer back',
    label: 'Keeps things smooth outside',
    mood: 'Fine, on the outside.',
  },
  confess: {
    questions: [
      {
        asks: 'moment',
        ask: 'When did you first notice that?',
        plain: 'When did you first catch yourself thinking it?',
        options: [
          ['Only lately', "It's fairly new, even to you."],
          ['On some ordinary day, and it stayed', "It turned up on an ordinary day and didn't leave."],
          ['Ages ago. I looked past it', "It's been there a long time, and you looked past it."],
        ],
      },
      {
        asks: 'view',
        ask: 'What do people usually hear from you instead?',
        plain: 'What have you been telling people about it?',
        options: [
          ["That it's complicated", "'Complicated' has been standing in for this."],
          ["Whatever they'd like to hear", "They get the version they'd like."],
          ['A version where I look better', "There's a version that's kinder to you, and this isn't it."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What makes that hard to say?',
        plain: 'What stops you saying that to people?',
        options: [
          ['It sounds worse than I mean it', 'You mean it more gently than it sounds.'],
          ['Somebody could be hurt by it', "You've been careful for somebody else's sake as well."],
          ["It's true, and I wish it weren't", "You'd like it not to be true, and it is."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What would be different if people knew that?',
        plain: "If you'd said it openly, what would change?",
        options: [
          ['I could stop acting', "There'd be less to pretend."],
          ['Some people would turn away', 'Some people might turn away, if they knew.'],
          ["I'd have to act on it", "Once it's known, you'd feel bound to act on it."],
        ],
      },
    ],
    open: "what you'll do with that, now it's said",
    style: "got to a part that's hard to say",
    label: 'Says the hard part',
    mood: "The hard part's been said.",
  },
  minimise: {
    questions: [
      {
        asks: 'moment',
        ask: 'When did it last bother you?',
        plain: 'When did you last think about it?',
        options: [
          ['Today, more than once', 'It was there today, and more than once.'],
          ['Last night, in bed', 'It was there again last night, when you lay down.'],
          ['It never quite stops', "It's there most of the time."],
        ],
      },
      {
        asks: 'view',
        ask: "Who'd say that's nothing?",
        plain: "Who told you it doesn't count?",
        options: [
          ["My family. We don't complain", "Where you come from, people don't complain."],
          ['Anybody with real problems', "You measure it against people who've got it worse."],
          ['Me, before anybody else can', 'You say it first, before somebody else does.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you say if it did count?',
        plain: 'If it was allowed to matter, what would you say about it?',
        options: [
          ['That it hurt', "It hurt. That's the plain version."],
          ["That I'd like it to change", "You'd like it to change, if it counts."],
          ["That I've been upset for ages", "You've been upset about it for a long time."],
        ],
      },
      {
        asks: 'cost',
        ask: 'How much of your day does it take up?',
        plain: 'How often are you thinking about it?',
        options: [
          ['A few minutes here and there', 'A few minutes here and there, and it adds up.'],
          ['Most evenings', 'It gets most of your evenings.'],
          ["More than I'd ever admit", "It takes up more than you'd tell anybody."],
        ],
      },
    ],
    open: "how much it's allowed to matter",
    style: 'make a thing small before anybody else can',
    label: 'Plays it down',
    mood: "Small, and it won't go away.",
  },
  permission: {
    questions: [
      {
        asks: 'view',
        ask: "Who'd say you can't?",
        plain: "Who'd tell you it's not allowed?",
        options: [
          ['My family, without a word', "Your family wouldn't even have to say it."],
          ['Nobody. It only feels forbidden', "Nobody's forbidden it, and it still feels that way."],
          ["Me, and I'm strict", 'The strictest no comes from you.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you do if the answer was yes?',
        plain: 'If that was perfectly all right, what would you do?',
        options: [
          ['Breathe out', "First you'd breathe out."],
          ['Go ahead, straight away', "With a yes you'd go straight ahead."],
          ['Find something else to worry about', 'A yes might not settle it.'],
        ],
      },
      {
        asks: 'rule',
        ask: 'What would count as a good enough reason?',
        plain: 'How bad would it have to be, to count?',
        options: [
          ['Something other people could see', "It'd count if other people could see it."],
          ["That I'd tried everything", "You'd want to have tried everything first."],
          ['Nothing short of a disaster', "It'd take a disaster before you'd let it count."],
        ],
      },
      {
        asks: 'moment',
        ask: 'How long have you been asking yourself that?',
        plain: 'When did you start wondering about it?',
        options: [
          ['A few weeks', "It's been a question for some weeks."],
          ['Years, on and off', "It's come back, on and off, for years."],
          ['Long enough to know my answer', 'You may know your own answer by now.'],
        ],
      },
    ],
    open: "whether you'll allow yourself that",
    style: "check whether you're allowed before you want something",
    label: "Asks if it's allowed",
    mood: 'Waiting for a yes.',
  },
  selfblame: {
    questions: [
      {
        asks: 'view',
        ask: "Who'd disagree with that?",
        plain: "Who knows you, and would say it isn't so?",
        options: [
          ['A friend who knows me well', 'Somebody who knows you well would disagree.'],
          ["Nobody's heard me say it", "Nobody's heard it, so nobody's been able to argue."],
          ["Somebody, but I wouldn't believe them", "Somebody would disagree, and you wouldn't believe it."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What happened that made you say that?',
        plain: "What did you do, exactly, that you're thinking of?",
        options: [
          ['One thing, and it keeps replaying', 'It comes down to one thing that keeps replaying.'],
          ['Nothing big. It adds up', "They're small things, and they've added up."],
          ['I kept quiet when it mattered', "It's about a moment when you kept quiet."],
        ],
      },
      {
        asks: 'rule',
        ask: 'Whose words are those?',
        plain: 'Who first said something like that about you?',
        options: [
          ['Somebody at home used to say it', "You've got those words from home."],
          ['Mine, as far as I know', "They're your own words, as far as you know."],
          ['From somebody whose praise I want', "They come from somebody whose praise you'd still like."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When was that not true?',
        plain: "When did you act in a way that doesn't fit that?",
        options: [
          ['When somebody really needed me', 'When somebody really needed you, it was different.'],
          ['With strangers, funnily enough', "With strangers it's different."],
          ['No time comes to mind', "Right now you can't think of a time."],
        ],
      },
    ],
    open: "whether that verdict's a fair one",
    style: 'judge yourself hard',
    label: 'Hard on themselves',
    mood: 'Hard on yourself today.',
  },
  guilt: {
    questions: [
      {
        asks: 'moment',
        ask: 'Which part of it keeps coming back?',
        plain: 'Which bit do you go over again and again?',
        options: [
          ["What I said, or didn't say", "It's what was said, or wasn't, that keeps coming back."],
          ["The look on somebody's face", "It's somebody's face that keeps coming back."],
          ["The moment I could've stopped", "There was a moment you could've stopped, and you know which."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What was going on for you when {event}?',
        plain: 'What state were you in at the time?',
        options: [
          ['I was worn out', 'You were worn out at the time.'],
          ["I had no idea what it'd do", "You couldn't see then what it'd do."],
          ['I knew, and did it anyway', "You knew, and that's what makes it hard."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you want {name} to know about it?',
        plain: 'If you could explain one thing about it, what would it be?',
        options: [
          ['That I think about it a lot', "You'd like it known that it hasn't left you."],
          ['What it was like for me', "You'd like your side of it to be known as well."],
          ["That I'm sorry, nothing else", 'Sorry, with no explanation attached.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'What have you done since, to make up for it?',
        plain: 'How have you been trying to put it right?',
        options: [
          ['Little things nobody notices', "You've been making up for it in small ways."],
          ["Nothing. It's too late for that", 'It feels too late to make up for it.'],
          ["I don't let myself enjoy much", 'Good things are what you go without.'],
        ],
      },
    ],
    open: 'how much of it was in your hands',
    style: 'look hard at your own part',
    label: 'Weighs their own part',
    mood: 'Still going over it.',
  },
  shame: {
    questions: [
      {
        asks: 'view',
        ask: "Who'd be the worst person to see it?",
        plain: 'Whose face do you picture, when you think of being seen?',
        options: [
          ['Somebody whose opinion counts', "One person's opinion counts more than all the others."],
          ['Anybody at all', 'It hardly matters who. Being seen is enough.'],
          ['Somebody who always expected it', "Somebody might not even be surprised, and that'd be worse."],
        ],
      },
      {
        asks: 'exception',
        ask: "Who could know, and it'd be all right?",
        plain: 'Who would you mind least knowing?',
        options: [
          ["Somebody it's happened to as well", "Somebody it's happened to would understand."],
          ['A stranger, more than a friend', 'A stranger would be easier than a friend.'],
          ['Nobody I can think of', 'Nobody comes to mind, so far.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'What do you think people would say?',
        plain: 'If they saw it, what would they think of you?',
        options: [
          ["Nothing. They'd just look", "It's the looking that's hard, more than any words."],
          ["Something kind, and I'd hate that", 'Even kindness would be hard to take.'],
          ['What I already say to myself', "They'd only be saying what you say to yourself."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What do you stay away from because of it?',
        plain: "Where don't you go, so that nobody sees?",
        options: [
          ['Certain people', 'There are people you stay away from because of it.'],
          ["Things I'd really like to do", "It keeps you from things you'd like."],
          ['Nearly everything, by now', "By now there's not much it doesn't touch."],
        ],
      },
    ],
    open: 'who could know without it costing you',
    style: 'care how a thing would look',
    label: 'Guards a sore spot',
    mood: 'A sore spot, and shown.',
  },
  relief: {
    questions: [
      {
        asks: 'want',
        ask: 'What were you glad to be rid of?',
        plain: "What didn't you have to do any more?",
        options: [
          ['Looking after everybody', 'For once nobody needed anything from you.'],
          ['Having to pretend', 'You could stop pretending for a bit.'],
          ["A person, if I'm straight about it", "It's a person you were glad to get away from."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who would you never tell that to?',
        plain: "Who mustn't know you felt that way?",
        options: [
          ["The person it's about", "The person it's about is the last one you'd tell."],
          ["Somebody who'd be shocked", "Somebody would be shocked, and you'd rather not see it."],
          ["I've hardly told myself", "You've only just let yourself notice."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What came right after that?',
        plain: 'How long did the good feeling last, and what came then?',
        options: [
          ['Nothing. It stayed good', 'It stayed good.'],
          ['Guilt, quite fast', 'First you felt better, and then you felt bad about it.'],
          ['The thought of going back', 'Then you thought of having to go back.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'When have you felt like that before?',
        plain: 'When was it as light as that?',
        options: [
          ['On my own, somewhere away', "Away and on your own, it's been like that before."],
          ['Years ago, before all this', "It's been years since it was that light."],
          ['Whenever something gets cancelled', "You feel it whenever something's called off."],
        ],
      },
    ],
    open: 'what you make of feeling lighter',
    style: "notice what's good about it, too",
    label: 'Notices the lighter part',
    mood: 'Lighter than expected.',
  },
  undo: {
    questions: [
      {
        asks: 'moment',
        ask: 'What went through your mind when you stopped?',
        plain: 'What did you think, just before you stopped?',
        options: [
          ["That it'd only make things worse", "You thought it'd only make things worse."],
          ['How it would be taken', "You pictured how it'd be taken."],
          ['Nothing. My nerve just went', 'Your nerve went, and that was that.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What were you hoping would come of it?',
        plain: "If you'd gone through with it, what did you want from it?",
        options: [
          ['That somebody would answer', 'You were hoping for an answer.'],
          ['To have it over and done with', 'You wanted it over and done with.'],
          ['That somebody would stop me', "Being stopped would've been all right with you."],
        ],
      },
      {
        asks: 'fear',
        ask: "What might've happened if you'd gone through with it?",
        plain: "Suppose you hadn't stopped. What would've come next?",
        options: [
          ['No reaction at all', "No reaction at all would've been hard."],
          ["A talk I'm not ready for", "There's a talk behind it you weren't ready for."],
          ["I couldn't have gone back", "After that there'd have been no way back."],
        ],
      },
      {
        asks: 'step',
        ask: 'What would make it easier next time?',
        plain: 'What would have to be different for you to go through with it?',
        options: [
          ["Knowing it's welcome", "A sign that it's welcome would help."],
          ['Having somebody next to me', 'With somebody beside you, it might go through.'],
          ["Nothing. I don't want it enough", "Maybe you don't want it enough, and that's an answer."],
        ],
      },
    ],
    open: "whether you'll go through with it",
    style: 'stop at the last moment and look again',
    label: 'Stops and looks again',
    mood: 'Nearly done, then not.',
  },
  saidyes: {
    questions: [
      {
        asks: 'moment',
        ask: 'What happened just before you agreed?',
        plain: 'What was said right before you gave in?',
        options: [
          ['Somebody looked at me', 'A look was enough.'],
          ['There was a pause, and I filled it', 'There was a pause, and your yes filled it.'],
          ['Nothing. It came out by itself', "It came out before you'd had time to think."],
        ],
      },
      {
        asks: 'fear',
        ask: "What might've happened if you'd said no?",
        plain: "If you'd refused, what would've come next?",
        options: [
          ['A bad mood for days', "A no would've meant a bad mood for days."],
          ["They'd have managed, probably", "They'd probably have managed."],
          ["I'd have been the difficult one", "A no would've made you the difficult one."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you rather have said?',
        plain: 'With more time, what would your answer have been?',
        options: [
          ["'Let me think about it'", "You'd have liked a day to think."],
          ["'Yes, but less of it'", "A smaller yes would've been the right size."],
          ['Just no', 'Your real answer was no.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What would {name} say if you took it back?',
        plain: 'How would it go down if you changed your answer?',
        options: [
          ["Not much. It'd be fine", 'It might be fine, if you took it back.'],
          ["'But you said yes'", "You'd be held to your yes, you think."],
          ["I don't dare find out", "You haven't dared to find out."],
        ],
      },
    ],
    open: 'whether that yes still stands',
    style: "say yes before you've checked what you want",
    label: 'Says yes quickly',
    mood: "A yes that doesn't sit right.",
  },
  saidno: {
    questions: [
      {
        asks: 'moment',
        ask: 'How did {name} take that?',
        plain: 'What reaction did you get?',
        options: [
          ["Better than I'd expected", "It went better than you'd expected."],
          ['With silence', 'What came back was silence.'],
          ["Badly, and I'm still paying", "You're still paying for it."],
        ],
      },
      {
        asks: 'cost',
        ask: "What's been harder since?",
        plain: "What's been difficult because you did that?",
        options: [
          ['Not much, to my surprise', "It's cost you less than you expected."],
          ['I keep explaining it in my head', 'You keep explaining it, with nobody there to hear.'],
          ['Not being liked', 'Not being liked is part of the price.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'What would it have cost you to go along?',
        plain: 'What would you have lost by saying yes?',
        options: [
          ["Time that's mine", "Going along would've taken time that's yours."],
          ["I'd have let somebody else down", "Going along would've let somebody else down."],
          ['My pride, partly', 'There was some pride in it, too.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'What made it possible to say no?',
        plain: 'What gave you the push?',
        options: [
          ["I'd simply had enough", "You'd had enough, and that did it."],
          ['Somebody backed me up', 'Somebody was on your side.'],
          ['I was too angry to be nice', 'You were too angry to be nice about it.'],
        ],
      },
    ],
    open: 'how things are after that no',
    style: 'draw a line when it gets too much',
    label: 'Draws a line',
    mood: 'Said no, still thinking about it.',
  },
  asked: {
    questions: [
      {
        asks: 'want',
        ask: 'What were you hoping {name} would say?',
        plain: 'What answer did you want?',
        options: [
          ['A plain yes', 'A plain yes is what you wanted.'],
          ['Something that showed interest', "You'd have liked some interest."],
          ["I'd hoped I wouldn't have to ask", "You'd have liked not to have to ask at all."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What did you do after that?',
        plain: 'How did it go on from there?',
        options: [
          ["I said it didn't matter", "You said it didn't matter."],
          ['I went over it in bed', 'You were still going over it in bed.'],
          ['I decided not to ask again', 'You decided not to ask again.'],
        ],
      },
      {
        asks: 'view',
        ask: 'How do you think it came across?',
        plain: "What might've been heard when you said it?",
        options: [
          ['As a complaint', "You meant a request, and it may've sounded like a complaint."],
          ['As I meant it, more or less', 'It probably came across the way you meant it.'],
          ['As less than it was. I softened it', "You softened it, so less may've been heard."],
        ],
      },
      {
        asks: 'step',
        ask: 'What would you put differently next time?',
        plain: 'If you asked again, how would you say it?',
        options: [
          ['The same, only clearer', 'The same thing again, only clearer.'],
          ["I'd ask for something smaller", "You'd ask for something smaller."],
          ["Nothing. I'm done asking", "You're done asking."],
        ],
      },
    ],
    open: 'what comes of having asked',
    style: "bring a thing up, even when it's awkward",
    label: 'Brings it up',
    mood: 'Asked, and not settled.',
  },
  tried: {
    questions: [
      {
        asks: 'exception',
        ask: 'What did it help with, even a little?',
        plain: 'Which part got better, if only for a while?',
        options: [
          ['A few days, then it wore off', 'There were a few good days before it wore off.'],
          ['Me, but not the problem', 'It did something for you, and nothing for the problem.'],
          ['Not a thing', "It didn't help with anything."],
        ],
      },
      {
        asks: 'moment',
        ask: "When did you notice it wasn't working?",
        plain: "What happened that told you it didn't help?",
        options: [
          ['Quite soon', 'You noticed quite soon.'],
          ['When it was just like before', 'One day it was just like before.'],
          ['When only I was still trying', 'You were the only one still trying.'],
        ],
      },
      {
        asks: 'want',
        ask: 'How would you know that something had worked?',
        plain: 'What would better look like, on a normal day?',
        options: [
          ["I'd wake up and not think of it", "You'd wake up and not think of it."],
          ["I'd sleep through", "You'd sleep. That's how you'd know."],
          ["Somebody else would've changed", 'For it to be better, somebody else would have to change.'],
        ],
      },
      {
        asks: 'fear',
        ask: "What haven't you tried, on purpose?",
        plain: 'Which thing have you left out so far?',
        options: [
          ['Asking for help', "Asking for help is what you've left out."],
          ['Just leaving it as it is', "You haven't tried leaving it as it is."],
          ['The one thing that might end it', "There's one thing you've kept off, because it might end it."],
        ],
      },
    ],
    open: "what's left to try",
    style: 'keep trying different ways',
    label: 'Keeps trying',
    mood: 'Tried a lot already.',
  },
  protect: {
    questions: [
      {
        asks: 'fear',
        ask: 'What might happen if {name} knew?',
        plain: 'What would be different if it was known?',
        options: [
          ['Worry, day and night', "You're sparing somebody a lot of worry."],
          ["It'd be all right, somehow", 'It might be all right, if it came out.'],
          ["I'd have to watch it hurt", "You'd have to watch it hurt, and you'd rather not."],
        ],
      },
      {
        asks: 'cost',
        ask: "What's it like to carry that on your own?",
        plain: 'How do you manage, keeping it to yourself?',
        options: [
          ["All right. I'm used to it", "You're used to carrying it."],
          ["I'm never quite relaxed", "You're never quite off guard."],
          ['Some days I resent having to', 'Some days you mind having to be the one.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What would {name} want, given the choice?',
        plain: 'If it was the other way round, what would you want?',
        options: [
          ['To know, however bad', 'Knowing would be the choice, you think.'],
          ['To be left in peace', 'Being left in peace would be the choice, you think.'],
          ["I've never given anyone the choice", 'So far the choice has been yours alone.'],
        ],
      },
      {
        asks: 'exception',
        ask: "Who's looking after you in this?",
        plain: "Who've you got to talk to about it?",
        options: [
          ['Somebody who knows the whole story', 'One person knows the whole story.'],
          ["I don't need looking after", "You'd say you don't need looking after."],
          ["Nobody, and I've started to notice", "Nobody's looking after you, and you've started to notice."],
        ],
      },
    ],
    open: 'who gets to know, and when',
    style: "carry things so somebody else doesn't have to",
    label: 'Spares other people',
    mood: 'Carrying it for somebody.',
  },
  whoifnot: {
    questions: [
      {
        asks: 'exception',
        ask: 'When did you last leave it to somebody else?',
        plain: "Once you couldn't do it. What happened then?",
        options: [
          ['I was ill, and it got done', 'You were ill once, and it got done.'],
          ['I never have', "You've never once left it to anybody."],
          ['They managed, and that stung', 'They managed, and something in that stung.'],
        ],
      },
      {
        asks: 'cost',
        ask: "What of yours doesn't get done?",
        plain: 'What do you put off because of it?',
        options: [
          ['Sleep, and seeing a doctor', 'Your own health has to wait.'],
          ["Anything that's only for fun", 'The fun went first.'],
          ['Time with people who never complain', "It's the patient ones who wait longest."],
        ],
      },
      {
        asks: 'moment',
        ask: 'How did it come to be you?',
        plain: 'When did that become your job?',
        options: [
          ['Somebody left, and I was there', 'Somebody left, and you were there.'],
          ['I could do it, so it stayed mine', 'You could do it, so it stayed with you.'],
          ['I put my hand up', "You put your hand up once, and it's been yours since."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would it be like if they managed without you?',
        plain: 'If nobody needed you for that, what would change?',
        options: [
          ['Restful', "Restful. That's the first thing that came."],
          ["Free, but I'd not know what for", 'Free, with no plan for it yet.'],
          ["I'd wonder what I'm there for", 'Being needed may be holding you up as well.'],
        ],
      },
    ],
    open: 'what somebody else could take on',
    style: "step in when something's about to drop",
    label: 'Steps in first',
    mood: 'Carrying a good part of it.',
  },
  role: {
    questions: [
      {
        asks: 'exception',
        ask: "Who sees you when you're not like that?",
        plain: 'Who do you get to be different with?',
        options: [
          ['One old friend', "With one old friend, you don't need to be like that."],
          ["People who've just met me", "New people don't know that's your part."],
          ["Nobody. I'm not sure I'd like it", "Nobody sees the rest, and you're not sure you'd like it."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would happen if you stopped, for a week?',
        plain: 'If you dropped that for a week, what would people do?',
        options: [
          ["They'd ask what's wrong", "They'd ask what's wrong, before anything else."],
          ['Somebody else would do it', 'Somebody else would probably do it.'],
          ["They'd lose interest in me", "You wonder if they'd still want you around."],
        ],
      },
      {
        asks: 'moment',
        ask: 'When did that become your part?',
        plain: "How long have you been the one who's like that?",
        options: [
          ['As a child, and it worked', 'It started early, because it worked.'],
          ["When somebody else couldn't", "Somebody else couldn't, so you did."],
          ['I picked it, more or less', 'You picked that part yourself, more or less.'],
        ],
      },
      {
        asks: 'cost',
        ask: "What don't people get to hear from you?",
        plain: "What doesn't fit that picture of you?",
        options: [
          ["'I need help'", "Asking for help doesn't fit that part."],
          ["'Not today'", 'There are no days off from it.'],
          ["'I'm not really like that'", 'You might not really be like that.'],
        ],
      },
    ],
    open: "who you are when you're off duty",
    style: 'know what people count on you for',
    label: 'Known for one thing',
    mood: 'Still playing that part.',
  },
  mustbe: {
    questions: [
      {
        asks: 'rule',
        ask: "Who's expecting that of you?",
        plain: "Who'd hold you to it?",
        options: [
          ['People who rely on it', 'There are people who rely on it.'],
          ["Nobody says it. It's understood", "Nobody's said it, and everybody knows it."],
          ['Mostly me', 'Mostly it comes from you.'],
        ],
      },
      {
        asks: 'fear',
        ask: "What would happen if you didn't?",
        plain: 'If you left it, what would come next?',
        options: [
          ["I'd be in real trouble", "There'd be real trouble if you didn't."],
          ['Talk, and long faces', "There'd be talk, and long faces."],
          ['Less than I always think', 'Less would happen than you always think.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you do if it was up to you?',
        plain: 'If nobody expected anything, what would you do?',
        options: [
          ['Much the same, only slower', "You'd do much the same, with less hurry."],
          ['Something quite different', "Left to yourself, you'd do something quite different."],
          ["I've no idea. It never has been", "It's never been up to you, so it's hard to say."],
        ],
      },
      {
        asks: 'exception',
        ask: 'Which part of it would you choose anyway?',
        plain: 'What part of it do you want yourself?',
        options: [
          ['Most of it, with more thanks', "You'd choose most of it, with some thanks."],
          ['One small part', "There's one small part you'd choose."],
          ['None of it', "You wouldn't choose any of it."],
        ],
      },
    ],
    open: "which of it you'd choose if nobody expected it",
    style: "take what's expected seriously",
    label: 'Takes duty seriously',
    mood: "A lot that's expected.",
  },
  promise: {
    questions: [
      {
        asks: 'moment',
        ask: 'What was going on when you promised that?',
        plain: 'What made you promise it, at the time?',
        options: [
          ['Somebody was frightened', 'Somebody was frightened, and the promise helped.'],
          ['I meant every word', 'You meant every word of it.'],
          ["I'd have promised anything just then", "You'd have promised anything at that moment."],
        ],
      },
      {
        asks: 'view',
        ask: 'What would {name} say about it now?',
        plain: 'If you could ask about it today, what would you hear?',
        options: [
          ["'Keep it'", "You think you'd be asked to keep it."],
          ["'That's not what I meant'", 'It may have been meant differently.'],
          ["I'd rather not find out", "You'd rather not put that to the test."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What do you go without, to keep it?',
        plain: 'What does keeping it take from you?',
        options: [
          ['Time, mostly', "It's mostly time that goes into it."],
          ["Something I'd wanted for myself", 'Keeping it means going without something of yours.'],
          ["I've stopped keeping it, inside", "Inside, you've already stopped keeping it."],
        ],
      },
      {
        asks: 'rule',
        ask: 'Which part of it could you still keep?',
        plain: 'If not all of it, which piece matters most?',
        options: [
          ['What it was really about', 'You could keep what it was really about.'],
          ['All of it, to the letter', "For you it's all of it, to the letter."],
          ["None, and I can't say that", "You can't keep it, and you can't say so."],
        ],
      },
    ],
    open: 'which part of that promise you can keep',
    style: "hold to what you've said",
    label: 'Keeps their word',
    mood: 'Holding to a promise.',
  },
  stuck: {
    questions: [
      {
        asks: 'exception',
        ask: 'When did it last move, even a little?',
        plain: 'When was it easier, even for a day?',
        options: [
          ["When I'd slept properly", 'After proper sleep, there was a bit more room.'],
          ['When somebody else took charge', 'It moved when somebody else took charge.'],
          ["I honestly can't remember", "You can't remember it being different."],
        ],
      },
      {
        asks: 'fear',
        ask: "What's the worst thing about it staying like this?",
        plain: 'If nothing moves, what would bother you most?',
        options: [
          ['Another year gone', 'Another year gone is the worst of it.'],
          ['Seeing other people get on', 'Other people get on, and you see it.'],
          ["That I'd get used to it", "You could get used to it, and you don't want to."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What happens when you try to change it?',
        plain: 'You start to do something about it. What happens then?',
        options: [
          ["I'm tired before I've begun", "You're tired before you've begun."],
          ['Somebody needs something', 'You start, and somebody needs something.'],
          ['I find a reason to stop', 'You start, and you find a reason to stop.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you do first, if you got out?',
        plain: 'If it came loose tomorrow, what would be different?',
        options: [
          ['Sleep for a week', "First you'd sleep for a week."],
          ['Ring somebody and tell them', "There's somebody you'd ring."],
          ["I don't picture it any more", "You've stopped picturing it."],
        ],
      },
    ],
    open: 'what could move first',
    style: 'look at every way out before taking one',
    label: 'Looking for a way',
    mood: 'Stuck for now.',
  },
  torn: {
    questions: [
      {
        asks: 'moment',
        ask: 'Which side is louder today?',
        plain: "Just today, which one's stronger?",
        options: [
          ['The sensible one', 'Today the sensible side is louder.'],
          ['The one that just wants it', 'Today the wanting is louder.'],
          ["The one I don't tell people about", 'The louder side is the one nobody hears about.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'What would you miss on each side?',
        plain: 'Whichever you choose, what would be gone?',
        options: [
          ['Comfort on one, freedom on the other', "There's comfort on one side and freedom on the other."],
          ['Somebody loses out both ways', 'Somebody loses out, whichever it is.'],
          ["On one side I'd just be liked", "On one side, it's only being liked that you'd miss."],
        ],
      },
      {
        asks: 'view',
        ask: 'Which side would {name} pick for you?',
        plain: 'What would people close to you choose for you?',
        options: [
          ['The easier one to live with', "You'd be steered towards the easier one."],
          ['Whichever makes me happy', "You'd be told to take what makes you happy."],
          ["I've only told half of it", "So far only half of it's been told."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When was it clear, for a moment?',
        plain: 'When were you sure, just briefly?',
        options: [
          ['Early, before anybody was up', 'Early, on your own, it was clear.'],
          ['When somebody argued against it', 'It got clear when somebody argued against it.'],
          ['When it looked too late', 'It was clearest when it looked too late.'],
        ],
      },
    ],
    open: 'which side gets the last word',
    style: 'can feel both sides of it',
    label: 'Sees both sides',
    mood: 'Pulled two ways.',
  },
  decided: {
    questions: [
      {
        asks: 'moment',
        ask: 'When did you know?',
        plain: 'When was it settled for you?',
        options: [
          ["Before I'd thought about it", "You knew before you'd thought it through."],
          ['On a day when nothing happened', 'Nothing happened that day, and it was settled.'],
          ['A while ago. I kept quiet', "You've known for a while and kept it quiet."],
        ],
      },
      {
        asks: 'cost',
        ask: "What's still hard about it?",
        plain: "It's decided. What still goes round?",
        options: [
          ['Telling somebody', "The deciding's done and the telling isn't."],
          ["I'll miss the other way", "You'll still miss the other way."],
          ['I might be wrong', "It's decided, and it might be wrong. You know both."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who still needs to hear it?',
        plain: "Who haven't you told yet?",
        options: [
          ["Somebody who'll be hurt", "Somebody's going to be hurt, and you know who."],
          ['Only me. I needed to say it', 'You needed to hear yourself say it.'],
          ['Somebody who could change my mind', "There's somebody who could still change your mind."],
        ],
      },
      {
        asks: 'want',
        ask: "What will be different, once it's done?",
        plain: "What changes when it's over with?",
        options: [
          ["I won't be thinking about it", "You won't be thinking about it any more."],
          ['Not much, from outside', 'From outside, not much changes.'],
          ["There's nothing left to hope for", "After that there's nothing left to hope for."],
        ],
      },
    ],
    open: 'who hears about it, and when',
    style: "know by now which way you're going",
    label: 'Knows which way',
    mood: 'Decided, and still thinking.',
  },
  leaning: {
    questions: [
      {
        asks: 'moment',
        ask: 'What tipped it that way?',
        plain: 'What made that side a bit heavier?',
        options: [
          ['Something somebody said', 'Something somebody said tipped it.'],
          ['I pictured it, and felt calmer', 'You pictured it and felt calmer.'],
          ["I'm tired of the other one", "You're tired of the other one, and that tips it."],
        ],
      },
      {
        asks: 'fear',
        ask: "What's holding you back from it?",
        plain: 'What keeps it from being a decision?',
        options: [
          ["It can't be undone", "It can't be undone, so you're careful."],
          ["What it'd mean for somebody else", "It'd change things for somebody else as well."],
          ["If I say it, I'll have to", "Once you've said it, it has to happen."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would be better if you went that way?',
        plain: "What's the best thing about that side?",
        options: [
          ['I could stop explaining myself', 'You could stop explaining yourself.'],
          ['More time for what I like', "There'd be more time for what you like."],
          ["I'd be off the hook", 'It would let you off the hook.'],
        ],
      },
      {
        asks: 'step',
        ask: 'What would you want to know first?',
        plain: "What's missing before you'd be sure?",
        options: [
          ['What it really costs', "You'd want to know what it really costs."],
          ['How somebody would take it', "You'd want to know how it'd be taken."],
          ["Nothing. I'm just stalling", "Nothing's missing. You're just not saying it yet."],
        ],
      },
    ],
    open: "whether that's where it ends up",
    style: 'feel your way to one side',
    label: 'Leaning one way',
    mood: 'Leaning, not decided.',
  },
  dontknow: {
    questions: [
      {
        asks: 'exception',
        ask: 'What are you sure of, at least?',
        plain: "What's the one thing that's clear?",
        options: [
          ["What I don't want", "You know what you don't want. That's one side."],
          ["That it can't stay like this", "It can't stay as it is. That much is clear."],
          ["What I'd do if nobody minded", 'Maybe you do know, as long as nobody minds.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'When were you closest to knowing?',
        plain: 'When was it clearer, for a moment?',
        options: [
          ['On a walk, thinking of nothing', "It gets clearer when you're not working at it."],
          ['While I was telling somebody', 'Saying it to somebody brought you close.'],
          ['When I nearly lost it', 'It was clearest when you nearly lost it.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would change if you did know?',
        plain: 'If you knew, what would you have to do?',
        options: [
          ['I could stop turning it over', 'You could stop turning it over.'],
          ["I'd have to tell somebody", 'Knowing would mean telling somebody.'],
          ["I couldn't put it off any more", 'Not knowing may be buying you some time.'],
        ],
      },
      {
        asks: 'view',
        ask: "Who thinks they know what's right for you?",
        plain: "Who's already got an answer for you?",
        options: [
          ['Everybody but me', 'Everybody seems to know except you.'],
          ["Nobody's asked", "Nobody's asked you."],
          ['One person, and they may be right', "Somebody's got an answer, and it may be right."],
        ],
      },
    ],
    open: 'what you want yourself',
    style: 'wait until it gets clearer',
    label: "Hasn't decided yet",
    mood: 'Not clear yet.',
  },
  miss: {
    questions: [
      {
        asks: 'moment',
        ask: 'When is it strongest?',
        plain: 'What time of day do you miss it most?',
        options: [
          ["Evenings, once it's quiet", "It's strongest in the evening, when it's quiet."],
          ["When I've got good news", "It's strongest when there's good news."],
          ["When I'm with other people", "It's strongest when there are people around."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you do, with one more hour of it?',
        plain: 'If you could have it back for an hour, what would you pick?',
        options: [
          ['Nothing much. Just be there', 'Just being there would do.'],
          ['Ask something I never asked', "There's something you never got to ask."],
          ['Do it better than I did', "You'd want to do it better than you did."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who else misses that?',
        plain: 'Who could you talk to about it?',
        options: [
          ['Somebody, and we never mention it', "Somebody misses it too, and it's never mentioned."],
          ['Somebody I can ring about it', "There's somebody you can ring about it."],
          ['Only me, I think', 'You may be the only one missing it.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'What brings it closer?',
        plain: 'What do you do when you want it near?',
        options: [
          ['A song, a smell, a photo', 'A small thing brings it right back.'],
          ['Doing something the old way', 'Doing it the old way keeps it near.'],
          ['I keep away from all that', 'You keep away from anything that brings it back.'],
        ],
      },
    ],
    open: 'what you do with the missing',
    style: "know what you'd like back",
    label: 'Still attached',
    mood: 'Missing it, and saying so.',
  },
  want: {
    questions: [
      {
        asks: 'moment',
        ask: 'What would be different, once you had that?',
        plain: 'If it came true, what would change on a normal day?',
        options: [
          ['Just that one thing', 'Just that one thing would be different.'],
          ['Nearly everything', 'Nearly everything would be different.'],
          ['Me, I hope', "You hope you'd be different yourself."],
        ],
      },
      {
        asks: 'cost',
        ask: "What's in the way?",
        plain: "What's stopping it at the moment?",
        options: [
          ['Money, plainly', "It's money that's in the way."],
          ["Somebody wouldn't like it", "Somebody wouldn't like it, and that counts."],
          ['Me, I think', "You think you're in the way yourself."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who knows you want that?',
        plain: "Who've you told about it?",
        options: [
          ['Somebody who laughed', 'You told somebody, and got laughed at.'],
          ["Somebody who'd help", "There's somebody who'd help."],
          ["Nobody. Then I'd have to do it", "If somebody knew, you'd feel bound to do it."],
        ],
      },
      {
        asks: 'step',
        ask: 'Which bit of that could you have now?',
        plain: "What part of it isn't out of reach?",
        options: [
          ['An hour a week of it', 'You could have an hour a week of it.'],
          ['I could ask somebody about it', 'Somebody could be asked about it.'],
          ['None. I want the whole thing', "A bit of it wouldn't do. You want the whole thing."],
        ],
      },
    ],
    open: "what it'd take to get that",
    style: "know what you'd like",
    label: "Knows what they'd like",
    mood: 'Wanting something, and saying it.',
  },
  need: {
    questions: [
      {
        asks: 'exception',
        ask: 'When did you last get that?',
        plain: 'When did somebody last give you that?',
        options: [
          ["Once, from someone I didn't expect", "It came once, from somebody you didn't expect."],
          ['Years ago', "It's been years since you got that."],
          ["I don't think I ever have", 'You may never have got that from anybody.'],
        ],
      },
      {
        asks: 'view',
        ask: 'How would {name} know you need that?',
        plain: 'How could anybody tell?',
        options: [
          ['It should be obvious', "You'd think it was obvious."],
          ["I've said so, more than once", "You've said it, and more than once."],
          ['No way at all. I hide it', 'The way you hide it, nobody could know.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would somebody have to do, exactly?',
        plain: 'What would it look like, if you got it?',
        options: [
          ['Say one sentence', 'One sentence would do it.'],
          ['Stay, and not fix it', 'Somebody staying, without fixing anything.'],
          ['More than anybody could, maybe', 'You might need more than one person can give.'],
        ],
      },
      {
        asks: 'cost',
        ask: "What do you do when it doesn't come?",
        plain: "What happens when you don't get it?",
        options: [
          ['I go quiet', "You go quiet when it doesn't come."],
          ['I give it to other people', "You give other people what you'd like to get."],
          ['I pick a fight about something else', 'It comes out as a row about something else.'],
        ],
      },
    ],
    open: 'whether somebody gets to hear that you need it',
    style: "know what you need, even if you don't ask for it",
    label: 'Knows what they need',
    mood: 'Needing something, and saying it.',
  },
  peace: {
    questions: [
      {
        asks: 'want',
        ask: 'What would you do with an hour of that?',
        plain: 'One hour like that. How would you spend it?',
        options: [
          ['Nothing, and not explain it', "You'd do nothing, and explain it to nobody."],
          ['One thing, from start to finish', "You'd finish one thing, with nobody calling your name."],
          ['Cry, I think', 'In a quiet hour you might cry.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'When was it last quiet around you?',
        plain: 'When did you last have that sort of quiet?',
        options: [
          ['In the car, before going in', 'A few minutes in the car, before going in.'],
          ['Late, when I should be asleep', 'You take it out of your sleep.'],
          ['When I was ill, and had an excuse', 'It took being ill to be allowed it.'],
        ],
      },
      {
        asks: 'view',
        ask: "Who'd mind if you took it?",
        plain: "Who'd notice if you weren't there for a bit?",
        options: [
          ["Somebody who'd manage fine", 'Somebody would mind, and manage fine.'],
          ["Somebody who'd take it personally", 'Somebody would take it personally.'],
          ["Nobody, and I still don't", "Nobody would mind, and you still don't take it."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What would have to stop first?',
        plain: "What's the loudest thing around you right now?",
        options: [
          ["Everybody's questions", 'The questions would have to stop first.'],
          ['My own head', "It's your own head that won't be quiet."],
          ['One person', "It's one person, more than all the rest."],
        ],
      },
    ],
    open: 'where some quiet could come from',
    style: 'need some quiet',
    label: 'Needs some quiet',
    mood: 'Wanting some quiet.',
  },
  notwant: {
    questions: [
      {
        asks: 'fear',
        ask: 'What would be the worst part of that?',
        plain: 'If it happened anyway, what would you mind most?',
        options: [
          ["What it'd do to people I love", "It's the people you love you'd mind about."],
          ['Losing respect for myself', "You'd lose respect for yourself."],
          ["That it'd be partly my doing", "Some of it would be your own doing, and you'd know."],
        ],
      },
      {
        asks: 'moment',
        ask: 'Where have you seen that happen?',
        plain: 'Who do you know that it happened to?',
        options: [
          ['At home, growing up', "You've seen it at home."],
          ['Close by, to somebody I know', "You've seen it happen to somebody you know."],
          ['In myself, a little', "You've seen a little of it in yourself."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you like instead?',
        plain: 'If not that, what do you want?',
        options: [
          ['For it to stay as it is', "You'd like it to stay as it is."],
          ['Something calmer', "You'd like something calmer."],
          ["I only know what I don't want", "The no is clear, and the yes isn't yet."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who sees that differently?',
        plain: "Who'd like you to go along with it?",
        options: [
          ['People who mean well', 'There are people who mean well and see it otherwise.'],
          ['Nobody. It just keeps coming closer', "Nobody's pushing, and it's still coming closer."],
          ["Somebody I can't say no to", "It's somebody you find hard to refuse."],
        ],
      },
    ],
    open: 'what you want in its place',
    style: "know what you don't want, even where the rest is open",
    label: "Knows what it mustn't be",
    mood: 'One thing is clear.',
  },
  afraidof: {
    questions: [
      {
        asks: 'fear',
        ask: 'What do you picture happening, exactly?',
        plain: 'How does it go, in your head?',
        options: [
          ['One moment, over and over', "It's one moment you keep picturing."],
          ['A phone call', 'You picture getting a phone call.'],
          ["It's vague, and that's worse", "It's vague, and that makes it bigger."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When does the worry get smaller?',
        plain: 'When does it leave you alone for a bit?',
        options: [
          ["When I've got work to do", "It's smaller when there's work to do."],
          ["When somebody's there", "It's smaller when somebody's with you."],
          ['When I refuse to look at it', "It's smaller as long as you don't look."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you need, if it happened?',
        plain: 'If it did happen, what would help most?',
        options: [
          ['Somebody to ring', "You'd want somebody to ring."],
          ['Time to get used to it', "You'd want time to get used to it."],
          ['To have said something first', "There's something you'd want to have said before that."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What set that off?',
        plain: 'When did you start being afraid of it?',
        options: [
          ['Something small, lately', 'Something small set it off.'],
          ['It happened once before', "It's happened before, so it isn't out of nowhere."],
          ["It's already started, I think", "You think it's already started."],
        ],
      },
    ],
    open: 'how likely that really is',
    style: 'think ahead to what could go wrong',
    label: 'Sees what might come',
    mood: 'Uneasy, and looking at it.',
  },
  becoming: {
    questions: [
      {
        asks: 'moment',
        ask: 'When did you last catch yourself at it?',
        plain: 'When did you notice it in yourself?',
        options: [
          ['In a sentence that came out', 'A sentence came out, and you heard it.'],
          ['In how somebody looked at me', 'You saw it in how somebody looked at you.'],
          ["I don't. Other people tell me", 'Other people notice before you do.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'When are you still the old way?',
        plain: 'Who are you different with?',
        options: [
          ["When I'm away from it all", "Away from it all, you're still the way you were."],
          ['With one person, always', "With one person you're still the way you were."],
          ["I couldn't tell you", "You couldn't say when you last were."],
        ],
      },
      {
        asks: 'rule',
        ask: 'How did that start, do you think?',
        plain: "What's happened that made you like that?",
        options: [
          ['Being tired for too long', "You've been tired for too long."],
          ['It was the only way to be heard', 'It was the only way to get heard.'],
          ["It works, that's the trouble", "It works, and that's the trouble."],
        ],
      },
      {
        asks: 'want',
        ask: 'Who would you rather be, in moments like that?',
        plain: 'How would you like to act when it happens?',
        options: [
          ['Calmer, and a bit kinder', "You'd like to be calmer, and a bit kinder."],
          ['Somebody who says it straight', "You'd like to say it straight, without the edge."],
          ["Somebody who doesn't care so much", "You'd like to care less."],
        ],
      },
    ],
    open: "which of it you'd keep, and which not",
    style: "keep an eye on who you're becoming",
    label: "Watches who they're becoming",
    mood: 'Keeping an eye on yourself.',
  },
  compare: {
    questions: [
      {
        asks: 'view',
        ask: "What don't you get to see of theirs?",
        plain: 'What might be going on there that nobody shows?',
        options: [
          ['What it costs them, probably', "There may be a cost that isn't on show."],
          ['Nothing. They do have it easier', 'You think they simply do have it easier.'],
          ["I don't look further", "You look at what they've got, and no further."],
        ],
      },
      {
        asks: 'want',
        ask: "Which bit of what they've got would you want?",
        plain: 'If you could have one thing of theirs, what would it be?',
        options: [
          ['How easy it looks', "It's how easy it looks that you'd want."],
          ['Somebody who stands by me', "You'd want somebody who stands by you."],
          ["None of it. I'd like to win once", "You don't even want it. You'd like to win for once."],
        ],
      },
      {
        asks: 'moment',
        ask: 'When does that thought come?',
        plain: 'Where were you when you last thought that?',
        options: [
          ['On my phone, late', "It comes late, when you're on your phone."],
          ["When the family's together", "It comes when the family's together."],
          ["When I'd just been happy", "You'd just been happy, and then it came."],
        ],
      },
      {
        asks: 'rule',
        ask: "Who's keeping score?",
        plain: 'Who do you think is comparing you?',
        options: [
          ['My family always has', 'In your family somebody always kept score.'],
          ['Nobody but me', "Nobody's keeping score but you."],
          ["Somebody I'd like to impress", "There's somebody you'd still like to impress."],
        ],
      },
    ],
    open: "what you'd want if you couldn't see theirs",
    style: 'look at how others are doing',
    label: 'Measures against others',
    mood: 'Measuring yourself against others.',
  },
  late: {
    questions: [
      {
        asks: 'want',
        ask: 'What would you do if there was more time?',
        plain: 'With a few more years, what would you do?',
        options: [
          ['The same, without the hurry', "You'd do the same, without the hurry."],
          ['Start from the beginning', "You'd start from the beginning."],
          ['Hesitate again, most likely', 'Even with more time, you might hesitate.'],
        ],
      },
      {
        asks: 'rule',
        ask: "Who says it's too late?",
        plain: 'Where does that cut-off come from?',
        options: [
          ['The plain facts', "It's the plain facts that say so."],
          ['People around me', "It's what people around you say."],
          ["Me, and it's half an excuse", "You say so yourself, and it's half an excuse."],
        ],
      },
      {
        asks: 'exception',
        ask: 'Which part of it is still possible?',
        plain: "What bit of it hasn't gone?",
        options: [
          ['A smaller version', "A smaller version's still there."],
          ["I'd have to find out", "You'd have to find out what's left."],
          ["None, and that's what hurts", "None of it's left, and that's what hurts."],
        ],
      },
      {
        asks: 'moment',
        ask: 'When did it start to feel late?',
        plain: 'What happened that made you think that?',
        options: [
          ['On a birthday', 'A birthday brought it on.'],
          ['When somebody my age did it', 'Somebody your age did it, and you felt it then.'],
          ['When I turned it down once', "You turned it down once, and it's felt late since."],
        ],
      },
    ],
    open: 'what can still be done about it',
    style: "keep an eye on the time that's left",
    label: 'Feels the time',
    mood: 'Feeling the time.',
  },
  proof: {
    questions: [
      {
        asks: 'rule',
        ask: 'Who made that the test?',
        plain: "Who says that's what it would show?",
        options: [
          ['Anybody would see it that way', 'You think anybody would see it that way.'],
          ['Somebody who doubted me', "Somebody doubted you, and that's stayed."],
          ['I did, and I never pass', "You set the test, and you don't let yourself pass."],
        ],
      },
      {
        asks: 'view',
        ask: 'What else could it mean?',
        plain: "What's another way to read it?",
        options: [
          ['That it was hard, full stop', "It might only mean that it's hard."],
          ["That it's not what I want", "It could be about what you want, not what you're worth."],
          ["I can't see anything else", 'So far you can only see one meaning.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would be different the day after?',
        plain: "Suppose it's settled. How is the next morning?",
        options: [
          ["Not much. I'd get up as usual", "You'd get up as usual."],
          ['I could stop trying so hard', 'You could stop trying so hard.'],
          ["I'd look for the next test", "There'd be another test after it."],
        ],
      },
      {
        asks: 'want',
        ask: 'Who would you want to see it?',
        plain: "If it worked out, who'd you want to show?",
        options: [
          ["Somebody who thought I couldn't", "You'd want it seen by somebody who thought you couldn't."],
          ["Somebody who isn't here any more", "The one you'd show isn't here any more."],
          ["Only me, and I won't believe it", "You'd be the one to convince, and that's the hard part."],
        ],
      },
    ],
    open: 'what it would really say about you',
    style: 'ask what a thing says about you',
    label: 'Asks what it means',
    mood: 'Feels a bit like a test.',
  },
  notgood: {
    questions: [
      {
        asks: 'view',
        ask: "Who'd put that differently?",
        plain: 'Who sees you another way, and how?',
        options: [
          ["Somebody I've worked with", "Somebody you've worked with would put it differently."],
          ['My family, but they have to', "Your family would, and you don't count that."],
          ["Somebody did. I didn't believe it", "Somebody did say otherwise, and you didn't believe it."],
        ],
      },
      {
        asks: 'fear',
        ask: "What do you think they'd find out?",
        plain: 'If people looked closely, what would they see?',
        options: [
          ['That I guess a lot', "They'd find out how much you guess."],
          ["That I'm slower than I look", "They'd find out you're slower than you look."],
          ["That I've known it all along", "They'd find out that you knew it first."],
        ],
      },
      {
        asks: 'rule',
        ask: 'How good would be good enough?',
        plain: 'What would you have to do, so that it counts?',
        options: [
          ['One thing nobody could argue with', "It'd take one thing nobody could argue with."],
          ['As good as somebody I know', "There's somebody you'd want to be as good as."],
          ["It'd move. It always does", 'Whatever you reach, the mark moves.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'When did you first think that about yourself?',
        plain: 'When did that thought start?',
        options: [
          ['At school', 'It goes back to school.'],
          ['When I got picked for something', 'It started when you got picked for something.'],
          ["I can't remember not thinking it", "You can't remember a time without it."],
        ],
      },
    ],
    open: 'what would be enough',
    style: 'ask a lot of yourself before it counts',
    label: 'Sets a high mark',
    mood: "Not sure it's enough.",
  },
  numb: {
    questions: [
      {
        asks: 'exception',
        ask: 'When did you last feel something, even small?',
        plain: 'What last got through to you, a bit?',
        options: [
          ['A song, out of nowhere', 'A song got through.'],
          ['Anger, for a second', 'Anger got through, for a second.'],
          ["I couldn't say when", "You couldn't say when something last got through."],
        ],
      },
      {
        asks: 'moment',
        ask: 'When did it start going flat?',
        plain: 'What was happening when the feeling went?',
        options: [
          ['On a day I could name', "There's one day you could name."],
          ["Slowly. I didn't notice", "It went so slowly you didn't notice."],
          ['When it all got too much', 'It went when things got too much.'],
        ],
      },
      {
        asks: 'fear',
        ask: "What do you think you'd feel first?",
        plain: 'If the feeling came back, what would it be?',
        options: [
          ['Tired', 'You think tired would come first.'],
          ['Sad, for a long while', "You think it'd be sadness, for a long while."],
          ["Something I don't want to feel", "There's something you'd rather not feel."],
        ],
      },
      {
        asks: 'view',
        ask: "Who can tell you're not quite there?",
        plain: "Who's noticed anything?",
        options: [
          ["Somebody asked. I said I'm tired", "Somebody asked, and heard that you're tired."],
          ['Nobody. I do everything as usual', 'You do everything as usual, so nobody can tell.'],
          ["They've stopped asking", "They've noticed, and stopped asking."],
        ],
      },
    ],
    open: 'what would bring some feeling back',
    style: 'keep going even when nothing much gets through',
    label: 'Goes on as usual',
    mood: 'Not much getting through.',
  },
  tired: {
    questions: [
      {
        asks: 'want',
        ask: 'What would you put down first, for a week?',
        plain: 'If you could drop one thing, which would it be?',
        options: [
          ['Being reachable', "For a week, you'd be out of reach."],
          ['The thinking, more than the doing', "It's the thinking that wears you out."],
          ['Somebody, not something', "It isn't a thing you'd put down, it's somebody."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who sees how tired you are?',
        plain: "Who'd say you look worn out?",
        options: [
          ['Somebody did, and I waved it off', 'Somebody saw it, and you waved it off.'],
          ["Nobody. It waits till I'm home", "It only shows when you're home."],
          ['They see it, and they still ask', 'They see it, and the asking goes on.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'What still gives you a bit back?',
        plain: 'After what do you feel slightly better?',
        options: [
          ['Ten minutes outside', 'Ten minutes outside gives you a bit back.'],
          ['Being with somebody easy', 'Being with somebody easy gives you a bit back.'],
          ['Nothing does at the moment', 'Nothing gives you anything back at the moment.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'What time of day is hardest?',
        plain: 'When in the day do you feel it most?',
        options: [
          ['Getting up', 'Getting up is the hardest part.'],
          ['Coming home, when it starts again', 'You come home, and it starts again.'],
          ["The part that's meant to be nice", "The part that's meant to be nice is the hardest."],
        ],
      },
    ],
    open: 'what could be put down',
    style: 'keep going on very little',
    label: "Runs on what's left",
    mood: 'Tired, and saying so.',
  },
  lonely: {
    questions: [
      {
        asks: 'want',
        ask: 'What would you say, if somebody asked tonight?',
        plain: 'If someone sat down with you, what would you tell them?',
        options: [
          ['Something ordinary about my day', "You'd start with your day, nothing bigger."],
          ['How it really is', "You'd tell them how it really is."],
          ["I'd say I'm fine", "Even then, you'd say you're fine."],
        ],
      },
      {
        asks: 'moment',
        ask: 'When is it worst?',
        plain: 'What time of the week do you feel it most?',
        options: [
          ['Sundays', 'Sundays are the worst.'],
          ['Right in the middle of people', "It's worst right in the middle of people."],
          ['When something good happens', "It's worst when there's something good to tell."],
        ],
      },
      {
        asks: 'exception',
        ask: 'Who came closest to noticing?',
        plain: 'Who nearly got it, once?',
        options: [
          ['Somebody I hardly know', 'Somebody you hardly know came closest.'],
          ["Somebody who's not around now", "It was somebody who's not around now."],
          ['One person, and I brushed it off', 'Somebody came close, and you brushed it off.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What sort of company would you want?',
        plain: "Who'd you like to have around, and for what?",
        options: [
          ["Somebody who'd sit and not talk", "You'd like somebody to just sit there."],
          ["Somebody who'd laugh with me", "You'd like somebody to laugh with."],
          ["One person, who isn't coming", "It's one person you'd want, and they're not coming."],
        ],
      },
    ],
    open: 'who could be let in on it',
    style: 'have managed without much company in it',
    label: 'Manages alone so far',
    mood: 'On your own with it.',
  },
  anger: {
    questions: [
      {
        asks: 'moment',
        ask: 'What was the moment that did it?',
        plain: 'When did you get angry, exactly?',
        options: [
          ['One sentence', 'One sentence did it.'],
          ['Nothing new. Once too often', "It wasn't new. It was once too often."],
          ['When nobody else minded', 'You saw that nobody else minded.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you tell {name}, if you said it straight?',
        plain: 'If you could say it with no consequences, what would it be?',
        options: [
          ["'That's not okay'", "You'd say it's not okay."],
          ['What it did to me', "You'd want it known what that did to you."],
          ["Things I'd mean, and regret", "You'd mean it, and you'd regret it."],
        ],
      },
      {
        asks: 'cost',
        ask: 'Where does that anger go?',
        plain: 'What do you do with it?',
        options: [
          ['Into cleaning, running, driving too fast', 'It goes into whatever your hands are doing.'],
          ['Into being extra polite', 'From outside it looks like manners.'],
          ["Onto somebody who hasn't earned it", "Somebody gets it who hasn't earned it."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would have to happen for it to ease?',
        plain: 'What would take the edge off?',
        options: [
          ['A proper apology', 'A proper apology would take the edge off.'],
          ["It'd have to stop happening", 'It would have to stop happening.'],
          ["I'm not sure I want it to", "You're not sure you want it to ease."],
        ],
      },
    ],
    open: 'what would have to be said for it to ease',
    style: "don't shrug it off",
    label: "Doesn't shrug it off",
    mood: 'Angry, and not hiding it.',
  },
  jealous: {
    questions: [
      {
        asks: 'want',
        ask: 'What exactly would you like to have?',
        plain: 'Which part of it would you want for yourself?',
        options: [
          ['How easy it is for them', "You'd like it to be that easy."],
          ["To be the one who's chosen", "You'd like to be the one who's chosen."],
          ["I'd just like it not to be theirs", "Part of it is simply that it's theirs."],
        ],
      },
      {
        asks: 'moment',
        ask: 'When did it start to sting?',
        plain: 'What happened when you first felt it?',
        options: [
          ['When I saw how happy they were', 'It stung to see how happy they were.'],
          ['When somebody praised them to me', 'You had to listen to the praise, and it stung.'],
          ['Before there was any reason', 'It stung before there was any reason.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'What do you tell yourself when you see it?',
        plain: 'When you notice it, what do you think?',
        options: [
          ["'When's it my turn?'", "You wonder when it's your turn."],
          ["'They don't know how lucky they are'", "They don't seem to know how lucky they are."],
          ["'I'm the one who'll be left'", "You're scared of being the one who's left."],
        ],
      },
      {
        asks: 'view',
        ask: 'What would {name} be surprised to hear?',
        plain: 'What would nobody guess about how you feel?',
        options: [
          ["That I'd love to be like that", "You'd love to be like that, and it doesn't show."],
          ['That I notice at all', "It'd be a surprise that you notice at all."],
          ["That I'd like it to go wrong", 'A bit of you would like it to go wrong.'],
        ],
      },
    ],
    open: "what you'd want for yourself",
    style: 'notice what others get',
    label: "Notices what's missing",
    mood: 'Stung, and saying so.',
  },
  body: {
    questions: [
      {
        asks: 'moment',
        ask: 'What happened just before {event}?',
        plain: 'What came right before your body did that?',
        options: [
          ['Nothing I could point to', 'There was nothing you could point to.'],
          ["I'd seen a name on my phone", 'A name on the phone was enough.'],
          ["I'd told somebody I'm fine", "You'd just told somebody you're fine."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What goes through your head then?',
        plain: "What are you thinking about while it's happening?",
        options: [
          ['The same few sentences', 'The same few sentences, round and round.'],
          ["All I've got to do tomorrow", "Your head's already in tomorrow."],
          ['Something I push away in the day', "It's something you push away in the day."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When does it let up?',
        plain: 'When is your body calmer?',
        options: [
          ["When I'm out walking", "It lets up when you're out walking."],
          ['With somebody who wants nothing', 'It lets up next to somebody who wants nothing.'],
          ["When certain people aren't around", "It depends on who's around."],
        ],
      },
      {
        asks: 'view',
        ask: "Who've you told about that?",
        plain: "Who knows it's got this far?",
        options: [
          ['A doctor', 'A doctor knows about it.'],
          ['Whoever lives with me', 'The people you live with know.'],
          ["Nobody. I say it's a bug", 'You pass it off as a bug.'],
        ],
      },
    ],
    open: "what your body's reacting to",
    style: 'feel a thing in the body as well',
    label: 'Feels it physically',
    mood: "Your body's noticed, too.",
  },
  habit: {
    questions: [
      {
        asks: 'moment',
        ask: 'What happens just before you do it?',
        plain: 'What sets it off, usually?',
        options: [
          ["I'm bored, or it's late", "It's late, or there's nothing to do."],
          ["Something's gone wrong", "Something's gone wrong, and then it starts."],
          ["A feeling I don't want", "There's a feeling you don't want, and then it starts."],
        ],
      },
      {
        asks: 'want',
        ask: 'What does it give you, for a minute?',
        plain: "What's good about it, while it lasts?",
        options: [
          ['A rest from thinking', "For a minute you don't have to think."],
          ["Something that's only mine", "For a minute there's something that's only yours."],
          ['Nothing any more. It just happens', 'It gives you nothing any more, and it still happens.'],
        ],
      },
      {
        asks: 'exception',
        ask: "When doesn't it happen?",
        plain: 'On which days do you leave it alone?',
        options: [
          ["When I'm properly busy", "When you're properly busy, it doesn't happen."],
          ["When I've had a good day", "After a good day, it doesn't happen."],
          ["When somebody's watching", "It stops when somebody's watching."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What comes right afterwards?',
        plain: 'How do you feel a minute later?',
        options: [
          ['I tell myself off', 'Right afterwards you tell yourself off.'],
          ['Nothing. I hardly notice', 'You hardly notice it any more.'],
          ['I do it again', 'Right afterwards, you do it again.'],
        ],
      },
    ],
    open: "what that habit's doing for you",
    style: "do some things before you've thought",
    label: 'Knows the pattern',
    mood: 'The same thing again.',
  },
  notyet: {
    questions: [
      {
        asks: 'moment',
        ask: 'What do you do instead?',
        plain: 'When you meant to, what did you end up doing?',
        options: [
          ['Something useful nobody asked for', 'Something useful, so it hardly looks like putting off.'],
          ['I think about it, and call that doing', 'Thinking about it feels almost like doing it.'],
          ['I scroll, and hate that', "You scroll, and then you're cross with yourself."],
        ],
        unless: 'instead',
      },
      {
        asks: 'fear',
        ask: "What's the worst bit about starting?",
        plain: 'What do you dread when you think of beginning?',
        options: [
          ['It might be as bad as I think', 'It might be as bad as you think.'],
          ['It might be easy, after all this', 'It might turn out easy, after all this time.'],
          ["There's no going back then", "Once it's begun, there's no going back."],
        ],
      },
      {
        asks: 'step',
        ask: "Which bit of it wouldn't you mind?",
        plain: 'What part of it could you do half asleep?',
        options: [
          ['Just looking at it, no more', 'Just a look, and nothing after it.'],
          ["Telling somebody I've not done it", "You'd sooner tell somebody first."],
          ["None of it. I don't want to", "Maybe it isn't 'not yet'. Maybe it's 'no'."],
        ],
      },
      {
        asks: 'cost',
        ask: 'How does it bother you, meanwhile?',
        plain: 'What does it cost you to leave it?',
        options: [
          ['I think of it every evening', "It's there again every evening."],
          ['Money, in the end', 'In the end it costs money.'],
          ['Somebody else is waiting for it', 'Somebody else is waiting as well.'],
        ],
      },
    ],
    open: "whether it's 'not yet' or 'no'",
    style: 'wait until you can face a thing',
    label: "Waits till it's bearable",
    mood: 'Not yet, for now.',
  },
  proud: {
    questions: [
      {
        asks: 'moment',
        ask: 'Which moment of that do you like best?',
        plain: 'Which bit do you like to remember?',
        options: [
          ['The minute it was done', 'The minute it was done is the one you keep.'],
          ['How somebody looked at me', 'You remember how somebody looked at you.'],
          ['When somebody was wrong about me', 'Somebody was wrong about you, and you liked that.'],
        ],
      },
      {
        asks: 'view',
        ask: 'Who did you want to tell?',
        plain: "Who'd you have liked to see it?",
        options: [
          ['Somebody, and I did', 'You had somebody to tell.'],
          ["Somebody I can't tell any more", "The one you'd tell isn't there to hear it."],
          ["Somebody who wouldn't have cared", "The one you'd tell wouldn't have cared much."],
        ],
      },
      {
        asks: 'exception',
        ask: 'What did it take?',
        plain: 'What in you made that possible?',
        options: [
          ['Being stubborn', 'It took being stubborn.'],
          ['Somebody who believed I could', 'It took somebody who believed you could.'],
          ['Being scared of failing', 'Being scared of failing got you there.'],
        ],
      },
      {
        asks: 'want',
        ask: 'Where would you like more of that?',
        plain: 'Where else could you do with being like that?',
        options: [
          ['At home', "You'd like more of that at home."],
          ['With one person in particular', "There's one person you'd like to be like that with."],
          ['Everywhere. It was a one-off', "It was a one-off, and you'd like it more often."],
        ],
      },
    ],
    open: 'where else that could help',
    style: 'know what you can do',
    label: 'Did one thing well',
    mood: 'Glad of one thing.',
  },
  sorry: {
    questions: [
      {
        asks: 'want',
        ask: 'What would you want {name} to understand?',
        plain: "What's the main thing you'd like to get across?",
        options: [
          ['That I know what I did', "You'd want it known that you know what you did."],
          ["That I wasn't myself then", "You'd want it known that you weren't yourself."],
          ["That I'd like to be forgiven", "You'd like to be forgiven, and that's hard to ask."],
        ],
      },
      {
        asks: 'step',
        ask: 'What would you say first?',
        plain: 'How would the sentence start?',
        options: [
          ["'I'm sorry', and then stop", "You'd say sorry, and then stop."],
          ['What I did, without excuses', "You'd say what you did, without excuses."],
          ['All the reasons why', 'An excuse would come first, and you know it.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would be hardest about saying it?',
        plain: 'What scares you about saying sorry?',
        options: [
          ["That it mightn't be enough", "It mightn't be enough, and you'd have to hear that."],
          ['Going back to what happened', "You'd have to go back to what happened."],
          ["I'd feel better, and they wouldn't", 'You might be the only one who feels better.'],
        ],
      },
      {
        asks: 'cost',
        ask: "What's made it hard so far?",
        plain: "What's kept you from putting it right?",
        options: [
          ["I don't know if it's wanted", "You don't know if it's wanted."],
          ["It's been so long", 'So much time has gone by.'],
          ["I'm waiting for one as well", "You're waiting for one too, and that's in the way."],
        ],
      },
    ],
    open: 'whether that sorry gets said',
    style: 'want to put a thing right',
    label: 'Wants it put right',
    mood: 'A sorry still to say.',
  },
  adviceme: {
    questions: [
      {
        asks: 'exception',
        ask: "What's different when it's you?",
        plain: 'What makes that harder for you than for a friend?',
        needs: 'friend*|mate|mates|anyone else|someone else|somebody else|other people|if it were|if it was',
        options: [
          ['I know the whole story', 'You know all the rest of it, and that changes things.'],
          ["I'd have to live with it after", "You'd be the one living with it afterwards."],
          ["Nothing. I just don't listen", "It's the same advice, and you don't take it."],
        ],
      },
      {
        asks: 'view',
        ask: 'What would a friend say back to that?',
        plain: 'How would somebody answer, if you told them so?',
        options: [
          ["'It's not that simple'", "You'd be told it's not that simple."],
          ["'You're right, I know'", "A friend would know you're right."],
          ["'Then do it yourself'", 'A friend might say the same to you.'],
        ],
      },
      {
        asks: 'rule',
        ask: 'Which part of that could you say to yourself?',
        plain: 'How much of your own advice could you use?',
        options: [
          ['The kind part', 'You could say the kind part to yourself.'],
          ['All of it, if somebody else said it', "You'd take it from somebody else."],
          ["None. I've got other rules for me", "You've got other rules for yourself."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would happen if you did just that?',
        plain: 'If you took that advice tomorrow, what would come next?',
        options: [
          ["It'd be over, at least", "There'd be an end to it, at least."],
          ['Somebody would be upset with me', "It'd upset somebody."],
          ["I'd have nobody left to blame", "There'd be nobody left to blame."],
        ],
      },
    ],
    open: 'how much of your advice counts for you',
    style: 'see it more clearly for others',
    label: 'Clearer for other people',
    mood: 'Clearer from outside.',
  },
  ownstep: {
    questions: [
      {
        asks: 'moment',
        ask: 'How would it begin?',
        plain: 'What would the first minute be like?',
        options: [
          ['One sentence, said quickly', "One sentence, and it's out."],
          ["I'd stand there a while first", "You'd need a while first."],
          ["I'd find a reason for later", "You know how you'd get out of it."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What could stop you?',
        plain: 'What might get in between?',
        options: [
          ['An ordinary busy day', 'A busy day would be enough to stop it.'],
          ['Somebody being nice to me', "If somebody's kind, it gets harder."],
          ['Me, at the last minute', "It's the last minute you don't trust."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would be a good enough result?',
        plain: 'When would you say it was worth doing?',
        options: [
          ["That it's done, however it goes", 'Done would do, however it goes.'],
          ['That somebody hears me out', 'Being heard out would be enough.'],
          ['That I can stop thinking about it', "You'd like to be able to stop thinking about it."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who would you tell beforehand?',
        plain: "Who'd know you're going to do it?",
        options: [
          ['One friend, so somebody knows', 'One friend would know about it.'],
          ["Somebody who'd hold me to it", "You'd tell somebody who'd hold you to it."],
          ['Nobody. Then I can back out', 'If nobody knows, you can still back out.'],
        ],
      },
    ],
    open: 'how that goes',
    style: 'have something in mind that you could do',
    label: 'Has something in mind',
    mood: 'Something in mind.',
  },
};
