import type { WrittenConcern } from '../../../../engine/pack.ts';

/** What people say about themselves, and the question that follows. */
export const self: Readonly<Record<string, WrittenConcern>> = {
  secret: {
    questions: [
      {
        asks: 'moment',
        ask: 'When did you come closest to telling somebody?',
        plain: 'When did you nearly say it to someone?',
        options: [
          ['Once, and then the moment passed', 'It nearly came out once, and then the moment passed.'],
          ['At a weak moment', 'It nearly came out at a weak moment.'],
          ["Never. I've made sure of that", "You've made sure it never got that far."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What might happen if one person knew?',
        plain: 'What could go wrong if somebody found out?',
        options: [
          ["I'd be treated differently", "You'd rather not be treated differently."],
          ['Everybody would soon know', 'One person knowing could turn into everybody knowing.'],
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
          ["Somebody who'd feel proved right", "It might prove somebody right, and you'd hate that."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What do you do so that nobody notices?',
        plain: 'How do you keep it hidden, day to day?',
        options: [
          ['Not much. Nobody asks', 'Nobody asks, so it stays where it is.'],
          ['I change the subject in time', 'You change the subject before it comes up.'],
          ['I keep people a bit further away', 'You keep people a bit further away, so that nobody notices.'],
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
          ['Tears, maybe', 'There might be tears, you think.'],
          ['A shrug, which would be worse', 'A shrug would be worse for you than other answers.'],
          ["I'd get an answer I don't want", 'Saying it means getting an answer, too.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'When did you nearly say it?',
        plain: 'What was the closest you came to saying it?',
        options: [
          ['Once when we were alone', 'It nearly came out once when nobody else was there.'],
          ['Right at the end of a talk', 'You nearly said it right at the end of a talk.'],
          ['Never. I look the other way', "You've never nearly said it. You look the other way."],
        ],
      },
      {
        asks: 'view',
        ask: 'What might {name} have guessed?',
        plain: 'How much has been noticed already, would you say?',
        options: [
          ["That I'm tired, or busy", "It may just look as if you're tired or busy."],
          ['A good part of it', 'A good part of it may have come across.'],
          ['Nothing. I hide it well', 'You hide it well, so nothing may have been guessed.'],
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
          ["'Not good, actually'", "The true answer was that it wasn't good."],
          ["That I didn't want to be there", "The true answer was that you didn't want to be there."],
          ["I don't know. I never check", "It comes out so fast that there's no time to check."],
        ],
      },
      {
        asks: 'fear',
        ask: "What might've happened if you'd let it show?",
        plain: "If you'd been honest, what would've come next?",
        options: [
          ["Questions, and I couldn't face them", "It was the questions you couldn't face."],
          ["Somebody would've got upset", "You think somebody would've got upset."],
          ["Nothing. It would've been ignored", 'You half expect it would have been ignored.'],
        ],
      },
      {
        asks: 'exception',
        ask: "Who don't you have to do that with?",
        plain: 'Who gets to see how it really is?',
        options: [
          ['One person, who can tell', "There's one person who can tell anyway."],
          ['Strangers, oddly', "With strangers there's nothing to keep up."],
          ['Nobody, at the moment', "At the moment there's nobody you can drop it with."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What did you do once you were on your own?',
        plain: 'What happened afterwards, with nobody around?',
        options: [
          ['Sat there for a bit', 'You sat there for a bit.'],
          ['Carried on as usual', 'You carried on as usual.'],
          ['I was angry that it had worked', 'You were angry that nobody had seen through it.'],
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
          ["That it's complicated", "People hear from you that it's complicated."],
          ["Whatever they'd like to hear", "They get the version they'd like."],
          ['A version where I look better', 'People get a version where you look better.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'What makes that hard to say?',
        plain: 'What stops you saying that to people?',
        options: [
          ['It sounds worse than I mean it', 'It sounds worse than you mean it.'],
          ['Somebody could be hurt by it', 'Somebody could be hurt by it, and that makes it hard.'],
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
          ['Last time I was alone with it', 'It was there again the last time you were alone.'],
          ['It never quite stops', "It's there most of the time."],
        ],
      },
      {
        asks: 'view',
        ask: "Who'd say that's nothing?",
        plain: "Who told you it doesn't count?",
        options: [
          ['People close to me', "People close to you would say it's nothing."],
          ["Anybody who's got it worse", "You think of people who've got it worse."],
          ['Me, before anybody else can', 'You say it first, before somebody else does.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you say if it did count?',
        plain: 'If it was allowed to matter, what would you say about it?',
        options: [
          ['That it hurt', "You'd say that it hurt."],
          ["That I'd like it to change", "You'd like it to change, if it counts."],
          ["That I've been upset for ages", "You've been upset about it for a long time."],
        ],
      },
      {
        asks: 'cost',
        ask: 'How much of your day does it take up?',
        plain: 'How often are you thinking about it?',
        options: [
          ['A few minutes here and there', 'It takes up a few minutes here and there.'],
          ['Most evenings', 'It takes up most of your evenings.'],
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
          ['Somebody who matters to me', "Somebody who matters to you would say you can't."],
          ['Nobody. It only feels forbidden', "Nobody's forbidden it, and it still feels that way."],
          ["Me, and I'm strict", 'The strictest no comes from you.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you do if the answer was yes?',
        plain: 'If that was perfectly all right, what would you do?',
        options: [
          ['Breathe a bit easier', "You'd breathe a bit easier."],
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
          ['Somebody at home used to say it', "You've heard those words at home."],
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
          ['I knew, and did it anyway', 'You knew, and you did it anyway.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you want {name} to know about it?',
        plain: 'If you could explain one thing about it, what would it be?',
        options: [
          ['That I think about it a lot', "You'd like it known that you think about it a lot."],
          ['What it was like for me', "You'd like your side of it to be known as well."],
          ["That I'm sorry, nothing else", "You'd want it known that you're sorry, and nothing else."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What have you done since, to make up for it?',
        plain: 'How have you been trying to put it right?',
        options: [
          ['Little things nobody notices', "You've been making up for it in small ways."],
          ["Nothing. It's too late for that", 'It feels too late to make up for it.'],
          ["I don't let myself enjoy much", "You don't let yourself enjoy much."],
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
          ['Somebody whose opinion counts', 'You picture somebody whose opinion counts.'],
          ['Anybody at all', 'It hardly matters who. Being seen is enough.'],
          ["Somebody who'd expected it", "You picture somebody who wouldn't even be surprised."],
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
          ["Nothing. They'd just look", 'You think people would just look.'],
          ["Something kind, and I'd hate that", "They might say something kind, and you'd hate that."],
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
          ['Nearly everything, by now', 'By now you stay away from nearly everything.'],
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
          ['Being responsible', 'You were glad not to be responsible any more.'],
          ['Having to pretend', 'You were glad not to have to pretend.'],
          ["A person, if I'm straight about it", "It's a person you were glad to get away from."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who would you never tell that to?',
        plain: "Who mustn't know you felt that way?",
        options: [
          ["The person it's about", "The person it's about is the last one you'd tell."],
          ["Somebody who'd be shocked", "Somebody would be shocked, so you'd never tell them that."],
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
          ['Quite a few years ago', "It's been years since you felt like that."],
          ['When something got called off', 'You felt like that when something got called off.'],
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
          ['Nothing. My nerve just went', 'Your nerve just went.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What were you hoping would come of it?',
        plain: "If you'd gone through with it, what did you want from it?",
        options: [
          ['That somebody would answer', 'You were hoping for an answer.'],
          ['To have it over and done with', 'You wanted it over and done with.'],
          ['That somebody would stop me', 'You hoped that somebody would stop you.'],
        ],
      },
      {
        asks: 'fear',
        ask: "What might've happened if you'd gone through with it?",
        plain: "Suppose you hadn't stopped. What would've come next?",
        options: [
          ['No reaction at all', "No reaction at all would've been hard."],
          ["A talk I wasn't ready for", "There might have been a talk you weren't ready for."],
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
          ['Somebody looked at me', 'Somebody looked at you, and then you agreed.'],
          ['There was a pause, and I filled it', 'There was a pause, and your yes filled it.'],
          ['Nothing. It came out by itself', "It came out before you'd had time to think."],
        ],
      },
      {
        asks: 'fear',
        ask: "What might've happened if you'd said no?",
        plain: "If you'd refused, what would've come next?",
        options: [
          ['A bad mood', "A no would've meant a bad mood."],
          ['Nothing much, probably', "Probably nothing much would've happened."],
          ["I'd have been the difficult one", "A no would've made you the difficult one."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you rather have said?',
        plain: 'With more time, what would your answer have been?',
      },
      {
        asks: 'view',
        ask: 'What would {name} say if you took it back?',
        plain: 'How would it go down if you changed your answer?',
        options: [
          ["Not much. It'd be fine", 'It might be fine, if you took it back.'],
          ['“But you said yes”', "You think you'd be held to your yes."],
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
          ['Not being liked', "It's been harder not to be liked."],
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
          ['I went over it again', 'You went over it again afterwards.'],
          ['I decided not to ask again', 'You decided not to ask again.'],
        ],
      },
      {
        asks: 'view',
        ask: 'How do you think it came across?',
        plain: "What might've been heard when you said it?",
        options: [
          ['As a complaint', 'It may have come across as a complaint.'],
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
          ['Me, but not the problem', 'It did something for you, and not for the problem.'],
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
          ["I'd wake up and not think of it", "You'd know if you didn't think of it first thing."],
          ["I'd feel a bit calmer", "You'd know by feeling a bit calmer."],
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
          ['Somebody would worry', 'You think it would make somebody worry.'],
          ["It'd be all right, somehow", 'It might be all right, if it came out.'],
          ["I'd have to watch it hurt", "You'd have to watch it hurt, and you'd rather not."],
        ],
      },
      {
        asks: 'cost',
        ask: 'Who knows how it is for you?',
        plain: 'Is there somebody who has some idea of it, and who?',
        unless:
          "nobody know*|no one know*|no-one know*|nobody else know*|not told|never told|haven't told|havent told|hasn't been told|doesn't know|doesnt know|don't know that|dont know that|dont know embassy|can't tell anyone|cant tell anyone|only one who knows|told nobody|keep it from|hiding it|hide it",
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
          ["When I really couldn't do it", "You left it to somebody else when you really couldn't."],
          ['I never have', "You've never once left it to anybody."],
          ['It got done, and that stung', 'It got done without you, and that stung.'],
        ],
      },
      {
        asks: 'cost',
        ask: "What of yours doesn't get done?",
        plain: 'What do you put off because of it?',
        options: [
          ['My own rest', 'Your own rest has to wait.'],
          ['Things I do for fun', "What you do for fun doesn't get done."],
          ["Time with people who don't complain", "You've less time for people who don't complain."],
        ],
      },
      {
        asks: 'moment',
        ask: 'How did it come to be you?',
        plain: 'When did that become your job?',
        options: [
          ['I happened to be there', 'You happened to be there, so it came to you.'],
          ['I could do it, so it stayed mine', 'You could do it, so it stayed with you.'],
          ['I put my hand up', 'You put your hand up.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would it be like if they managed without you?',
        plain: 'If nobody needed you for that, what would change?',
        options: [
          ['Restful', 'It would be restful.'],
          ["Free, but I'd not know what for", "You'd be free, and not know what for."],
          ["I'd wonder what I'm there for", "You'd wonder what you're there for."],
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
          [
            "Nobody. I'm not sure I'd like it",
            "Nobody sees you like that, and you're not sure you'd like it.",
          ],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would happen if you stopped, for a week?',
        plain: 'If you dropped that for a week, what would people do?',
        options: [
          ["People would ask what's wrong", "You think people would ask what's wrong."],
          ['Somebody else would do it', 'Somebody else would probably do it.'],
          ['People would lose interest in me', 'You wonder if people would lose interest in you.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'When did that become your part?',
        plain: "How long have you been the one who's like that?",
        options: [
          ['Early on, because it worked', 'It became your part early on, because it worked.'],
          ["When somebody else couldn't", "Somebody else couldn't, so you did."],
          ['I picked it, more or less', 'You picked that part yourself, more or less.'],
        ],
      },
      {
        asks: 'cost',
        ask: "What don't people get to hear from you?",
        plain: "What doesn't fit that picture of you?",
        options: [
          ["'I need help'", "People don't get to hear that you need help."],
          ["'Not today'", "People don't get to hear a no from you."],
          ["That I'm not really like that", "People don't get to hear that you're not really like that."],
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
          ["Nobody says it. It's understood", 'Nobody says it. You take it as understood.'],
          ['Mostly me', 'Mostly it comes from you.'],
        ],
      },
      {
        asks: 'fear',
        ask: "What would happen if you didn't?",
        plain: 'If you left it, what would come next?',
        options: [
          ["I'd be in real trouble", "There'd be real trouble if you didn't."],
          ['People would talk', 'You think people would talk.'],
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
          ['Most of it, with more thanks', "You'd choose most of it, if there was more thanks."],
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
          ['Somebody needed it', 'Somebody needed you to promise it.'],
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
          ["'That's not what I meant'", 'It may not have been meant that way.'],
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
          ["When I'd slept properly", "It moved a little when you'd slept properly."],
          ['When somebody else took charge', 'It moved when somebody else took charge.'],
          ["I honestly can't remember", "You can't remember it being different."],
        ],
      },
      {
        asks: 'fear',
        ask: "What's the worst thing about it staying like this?",
        plain: 'If nothing moves, what would bother you most?',
        options: [
          ['More time lost', "You'd mind losing more time."],
          ['Seeing others move on', "You'd mind seeing others move on."],
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
          ['Rest', "First of all, you'd rest."],
          ['Ring somebody and tell them', "First you'd ring somebody and tell them."],
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
          [
            'People on one side, a life on the other',
            "You'd miss people on one side, and a life on the other.",
          ],
          ['Small everyday things, mostly', "Mostly you'd miss small everyday things."],
          ['A bit of myself, either way', "Either way, you'd miss a bit of yourself."],
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
          ['Early in the morning, on my own', 'Early in the morning, on your own, it was clear.'],
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
          ['Telling somebody', 'Telling somebody is still hard.'],
          ["I'll miss the other way", "You'll still miss the other way."],
          ['I might be wrong', "You might be wrong, and that's still hard."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who still needs to hear it?',
        plain: "Who haven't you told yet?",
        options: [
          ["Somebody who'll mind", "Somebody still needs to hear it who'll mind."],
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
          ["It can't be undone", "It can't be undone, and that holds you back."],
          ["What it'd mean for somebody else", "It'd change things for somebody else as well."],
          ["If I say it, I'll have to", "Once you've said it, it has to happen."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would be better if you went that way?',
        plain: "What's the best thing about that side?",
        options: [
          ['Having less to explain', "You'd have less to explain."],
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
          ["Nothing. I'm just stalling", "Nothing's missing. You're just stalling."],
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
          ["What I don't want", "You know what you don't want."],
          ["That it can't stay like this", "It can't stay as it is. That much is clear."],
          ["What I'd do if nobody minded", 'Maybe you do know, as long as nobody minds.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'When were you closest to knowing?',
        plain: 'When was it clearer, for a moment?',
        options: [
          ['When I was thinking of nothing else', 'You were closest when nothing else was on your mind.'],
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
          ["I couldn't put it off any more", "You couldn't put it off any more, if you knew."],
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
          ["When it's quiet", "It's strongest when it's quiet."],
          ["When I've got good news", "It's strongest when there's good news."],
          ["When I'm with other people", "It's strongest when there are people around."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you do, with one more hour of it?',
        plain: 'If you could have it back for an hour, what would you pick?',
        options: [
          ['Nothing much. Just enjoy it', "You'd just enjoy it for an hour."],
          ['Something I never got round to', "You'd do something you never got round to."],
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
          ['A song, a smell, a photo', 'A song, a smell or a photo brings it closer.'],
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
          ["Somebody who didn't take it seriously", "Somebody knows, and didn't take it seriously."],
          ["Somebody who'd help", "There's somebody who'd help."],
          ["Nobody. Then I'd have to do it", "If somebody knew, you'd feel bound to do it."],
        ],
      },
      {
        asks: 'step',
        ask: 'Which bit of that could you have now?',
        plain: "What part of it isn't out of reach?",
        options: [
          ['A little of it', 'You could have a little of it now.'],
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
          ['Say the right thing', 'It would help if somebody said the right thing.'],
          ['Be there, and not fix it', 'It would help if somebody was there, without fixing it.'],
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
          ['I get cross about something else', "When it doesn't come, you get cross about something else."],
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
          ['One thing, from start to finish', "You'd do one thing from start to finish."],
          ['Cry, I think', "You think that you'd cry."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When was it last quiet around you?',
        plain: 'When did you last have that sort of quiet?',
        options: [
          ['Not long ago, for a moment', 'It was quiet for a moment, not long ago.'],
          ['Late, when I should be asleep', 'It was late, when it was time to be asleep.'],
          ['When I had an excuse', 'It was when you had an excuse.'],
        ],
      },
      {
        asks: 'view',
        ask: "Who'd mind if you took it?",
        plain: "Who'd notice if you weren't there for a bit?",
        options: [
          ["Somebody who'd cope", 'Somebody would mind, and cope with it.'],
          ["Somebody who'd take it personally", 'Somebody would take it personally.'],
          ["Nobody, and I still don't", "Nobody would mind, and you still don't take it."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What would have to stop first?',
        plain: "What's the loudest thing around you right now?",
        options: [
          ['People wanting things from me', 'People wanting things from you would have to stop first.'],
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
          ['At home', "You've seen it happen at home."],
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
          ["I only know what I don't want", "So far you only know what you don't want to happen."],
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
      },
      {
        asks: 'exception',
        ask: 'When does the worry get smaller?',
        plain: 'When does it leave you alone for a bit?',
        options: [
          ["When I've got something to do", "The worry gets smaller when you've got something to do."],
          ["When somebody's there", "It's smaller when somebody's with you."],
          ['When I refuse to look at it', "It's smaller as long as you don't look."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you need, if it happened?',
        plain: 'If it did happen, what would help most?',
        options: [
          ['Somebody to talk to', "You'd need somebody to talk to."],
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
          ["I don't. Other people tell me", "You don't notice it yourself. Other people tell you."],
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
          ['Somebody who says it straight', "You'd like to say things straight."],
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
          ['They simply have it easier', 'You think they simply have it easier.'],
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
          ["When I'm alone with my phone", "That thought comes when you're alone with your phone."],
          ['When people are together', 'That thought comes when people are together.'],
          ["When I'd just been happy", "You'd just been happy, and then it came."],
        ],
      },
      {
        asks: 'rule',
        ask: "Who's keeping score?",
        plain: 'Who do you think is comparing you?',
        options: [
          ['Somebody close to me, I think', 'You think somebody close to you is keeping score.'],
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
          ["When I'd counted the years", "It felt late when you'd counted the years."],
          ['When I saw others do it', 'It felt late when you saw others do it.'],
          ["When I'd said no to it", "It felt late once you'd said no to it."],
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
        needs: 'test|tests|tested|prove|proves|proof',
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
          ["I'd look for the next test", "You'd look for the next test."],
        ],
      },
      {
        asks: 'want',
        ask: 'Who would you want to see it?',
        plain: "If it worked out, who'd you want to show?",
        options: [
          ["Somebody who thought I couldn't", "You'd want it seen by somebody who thought you couldn't."],
          ["Somebody who won't see it", "You'd want it seen by somebody who won't see it."],
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
          ['Somebody who knows what I do', 'Somebody who knows what you do would put it differently.'],
          ['People close to me, but they must', "People close to you would, and you don't count that."],
          ["Somebody did. I didn't believe it", "Somebody did say otherwise, and you didn't believe it."],
        ],
      },
      {
        asks: 'fear',
        ask: "What do you think they'd find out?",
        plain: 'If people looked closely, what would they see?',
        options: [
          ['That I make it up as I go', "They'd find out that you make it up as you go."],
          ["Nothing much. That I'm ordinary", "They'd find out nothing much, only that you're ordinary."],
          ["That it should've been someone else", "They'd find out that it should've been someone else."],
        ],
      },
      {
        asks: 'rule',
        ask: 'How good would be good enough?',
        plain: 'What would you have to do, so that it counts?',
      },
      {
        asks: 'moment',
        ask: 'When did you first think that about yourself?',
        plain: 'When did that thought start?',
        options: [
          ['A long time ago', 'You first thought it a long time ago.'],
          ['After one particular thing', 'You first thought it after one particular thing.'],
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
        needs: "numb|nothing|flat|empty|don't feel|can't feel|dead inside|grey|hollow",
        options: [
          ['A little, out of nowhere', 'You felt something a little, out of nowhere.'],
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
          ["Somebody asked, and I said I'm fine", "Somebody asked, and heard that you're fine."],
          ['Nobody. I do everything as usual', 'You do everything as usual, so nobody can tell.'],
          ['Those who noticed stopped asking', 'Some people noticed, and stopped asking.'],
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
          ["Nobody. I don't let it show", "Nobody sees it, because you don't let it show."],
          ['People see it, and still ask', 'People see it, and still ask things of you.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'What still gives you a bit back?',
        plain: 'After what do you feel slightly better?',
        options: [
          ['A bit of time outside', 'A bit of time outside gives you something back.'],
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
          ['The end of the day', 'The end of the day is hardest.'],
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
          ["When there's nothing to do", "It's worst when there's nothing to do."],
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
          ["“That's not okay”", "You'd say it's not okay."],
          ['What it did to me', "You'd want it known what that did to you."],
          ["Things I'd mean, and regret", "You'd mean it, and you'd regret it."],
        ],
      },
      {
        asks: 'cost',
        ask: 'Where does that anger go?',
        plain: 'What do you do with it?',
        options: [
          ["Into whatever I'm doing", "It goes into whatever you're doing."],
          ['Into being extra polite', 'It goes into being extra polite.'],
          ["Onto somebody who hasn't earned it", "It goes onto somebody who hasn't earned it."],
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
          ['How easy it seems', "You'd like it to be that easy."],
          ["To be the one who's chosen", "You'd like to be the one who's chosen."],
          ["Something just because it isn't mine", "You'd like to have it just because it isn't yours."],
        ],
      },
      {
        asks: 'moment',
        ask: 'When did it start to sting?',
        plain: 'What happened when you first felt it?',
        options: [
          ['When I saw somebody happy', 'It stung to see somebody happy.'],
          ['When I heard somebody praised', 'It stung to hear somebody praised.'],
          ['Before there was any reason', 'It stung before there was any reason.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'What do you tell yourself when you see it?',
        plain: 'When you notice it, what do you think?',
        options: [
          ["'When's it my turn?'", "You wonder when it's your turn."],
          ["“Some people don't know their luck”", "You tell yourself some people don't know their luck."],
          ["“It'll never be me”", "You tell yourself it'll never be you."],
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
          ["Something I'd seen or heard", "There was something you'd seen or heard."],
          ["I'd said that I'm fine", "You'd just said that you're fine."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What goes through your head then?',
        plain: "What are you thinking about while it's happening?",
      },
      {
        asks: 'exception',
        ask: 'When does it let up?',
        plain: 'When is your body calmer?',
        options: [
          ["When I'm moving", "It lets up when you're moving."],
          ['With somebody who wants nothing', 'It lets up with somebody who wants nothing.'],
          ["When certain people aren't around", "It lets up when certain people aren't around."],
        ],
      },
      {
        asks: 'view',
        ask: "Who've you told about that?",
        plain: "Who knows it's got this far?",
        options: [
          ['Somebody who knows about such things', "You've told somebody who knows about such things."],
          ['Somebody close, not all of it', 'Somebody close to you knows some of it.'],
          ['Nobody. I call it something else', 'You call it something else, so nobody knows.'],
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
          ["I've got nothing to do", "You've got nothing to do, and then it starts."],
          ["Something's gone wrong", "Something's gone wrong, and then it starts."],
          ["A feeling I don't want", "There's a feeling you don't want, and then it starts."],
        ],
      },
      {
        asks: 'want',
        ask: 'What does it give you, for a minute?',
        plain: "What's good about it, while it lasts?",
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
          ['Something useful nobody asked for', 'You do something useful that nobody asked for.'],
          ['I think about it, and call that doing', 'You think about it, and call that doing.'],
          ['Something I regret later', 'You do something you regret later.'],
        ],
        unless: 'instead',
      },
      {
        asks: 'fear',
        ask: "What's the worst bit about starting?",
        plain: 'What do you dread when you think of beginning?',
        options: [
          ['The first ten minutes of it', 'The first ten minutes of it are the worst bit.'],
          ['Having left it this long', "The worst bit is that you've left it this long."],
          ["Once I start, it's real", "Once you start, it's real."],
        ],
      },
      {
        asks: 'step',
        ask: "Which bit of it wouldn't you mind?",
        plain: 'What part of it could you do half asleep?',
        options: [
          ['Just looking at it, no more', "You wouldn't mind just looking at it."],
          ["Telling somebody I've not done it", "You wouldn't mind telling somebody you've not done it."],
          ["None of it. I don't want to", "You'd mind all of it. Maybe you don't want to."],
        ],
      },
      {
        asks: 'cost',
        ask: 'How does it bother you, meanwhile?',
        plain: 'What does it cost you to leave it?',
        options: [
          ['It keeps coming to mind', 'It keeps coming to your mind.'],
          ['It gets harder with time', 'It gets harder with time.'],
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
          ['The minute it was done', 'You like the minute it was done best.'],
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
          ["Somebody I can't tell", "The one you wanted to tell isn't somebody you can tell."],
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
          ['In everyday life', "You'd like more of that in everyday life."],
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
          ["That I didn't mean harm", "You'd want it known that you didn't mean harm."],
          ["That I'd like to be forgiven", "You'd like to be forgiven."],
        ],
      },
      {
        asks: 'step',
        ask: 'What would you say first?',
        plain: 'How would the sentence start?',
        options: [
          ["'I'm sorry', and then stop", "You'd say sorry, and then stop."],
          ['What I did, without excuses', "You'd say what you did, without excuses."],
          ['All the reasons why', 'The reasons why would come first.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would be hardest about saying it?',
        plain: 'What makes it so hard to say?',
      },
      {
        asks: 'cost',
        ask: "What's made it hard so far?",
        plain: "What's kept you from putting it right?",
        options: [
          ["I don't know if it's wanted", "You don't know if it's wanted."],
          ["It's been so long", "So much time has gone by that it's got harder."],
          ["I'm waiting for one as well", "You're waiting for a sorry as well."],
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
          ["'Then do it yourself'", 'A friend might tell you to do it yourself.'],
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
          ['One sentence, said quickly', "You'd begin with one sentence, said quickly."],
          ["I'd stand there a while first", "You'd stand there a while first."],
          ["I'd find a reason for later", "You'd find a reason to do it later."],
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
          ["That it's done, however it goes", "It would be enough that it's done."],
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
