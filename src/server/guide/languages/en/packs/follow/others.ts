import type { Concern } from '../../../../engine/pack.ts';

/** Kinds in which somebody else is the subject, or nobody in particular. */
export const others: Readonly<Record<string, Concern>> = {
  helpme: {
    questions: [
      {
        asks: 'exception',
        ask: 'What was different with {them}?',
        plain: "What did that person do that other people didn't?",
        options: [
          ["I didn't have to explain", "You didn't have to explain, and that's half of it."],
          ['Nobody tried to fix me', "No fixing went on, and that's what helped."],
          ["I let {them}. I don't let everyone", "You let {them} near, and most people don't get that far."],
        ],
      },
      {
        asks: 'view',
        ask: "What haven't you told {them} yet?",
        plain: "What's something even this person doesn't know?",
        options: [
          ['How bad it gets some nights', '{name} could see some of it, and not the nights.'],
          ["What I'd actually like to do", "The trouble's been told, and the wish hasn't."],
          ["That I'm scared of wearing {them} out", "You hold some of it back, so it doesn't get too much."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would it be like without that?',
        plain: "If that person weren't there, how would things be?",
        options: [
          ["I'd cope, only lonelier", "You'd cope, and there'd be nobody to tell."],
          ["I'd keep it all to myself", 'Without that, it would all stay inside.'],
          ["I'd see how few people I've got", 'There are only a few people like that, and you know it.'],
        ],
      },
      {
        asks: 'step',
        ask: 'What would you ask for, if asking were easy?',
        plain: 'If you could ask for one thing, what would it be?',
        options: [
          ['An hour of company, nothing more', "Company would do. It needn't be advice."],
          ['An honest opinion, even a hard one', "You'd rather have it straight than kind."],
          ["I'd still wait for it to be offered", "It counts more for you when you haven't had to ask."],
        ],
      },
    ],
    open: 'how much of it you let somebody share',
    style: 'know who you can go to',
    label: 'Has somebody close by',
    mood: 'Not quite alone with it.',
  },
  flat: {
    questions: [
      {
        asks: 'want',
        ask: 'What did you need {them} to say?',
        plain: "What would've been a good answer?",
        options: [
          ["Anything that showed {they}'d heard me", "One sign that it had gone in would've done."],
          ['That it mattered to {them} as well', 'You wanted it to matter to two people.'],
          ["I'm not sure I showed it mattered", "Maybe how much it mattered didn't show."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What did you do straight after that?',
        plain: "Once you'd heard that, what was the next thing you did?",
        options: [
          ['Carried on as if nothing had happened', 'From the outside, you looked fine.'],
          ['Went off somewhere on my own', 'You took it away with you and were alone with it.'],
          ['Told myself I expect too much', 'You ended up blaming yourself for hoping.'],
        ],
      },
      {
        asks: 'exception',
        ask: "Who took it the way you'd hoped?",
        plain: 'Who else have you told, and how did that go?',
        options: [
          ['Somebody I hardly know, oddly', 'It came from somebody who owed you nothing.'],
          ['One person, and I nearly cried', 'One person got it, and it nearly made you cry.'],
          ['Nobody. I stopped telling people', 'After that one answer, fewer people got to hear it.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What did you take that to mean?',
        plain: 'What did that answer tell you?',
        options: [
          ['It was a bad moment, nothing more', 'It may just have been the wrong moment.'],
          ["It's only big news to me", "It's big to you, and it seemed small to somebody else."],
          ["I shouldn't bring it up again", 'You took it as a sign to keep things to yourself.'],
        ],
      },
    ],
    open: "what would've been enough of an answer",
    style: 'notice how people take your news',
    label: 'Hoped for more back',
    mood: 'Said it, and little came back.',
  },
  said: {
    questions: [
      {
        asks: 'moment',
        ask: 'What was going on just before that?',
        plain: 'What had been happening right before it was said?',
        options: [
          ['Nothing much. It came from nowhere', 'There was no warning, so there was no time to answer.'],
          ['It had been building for days', 'It had been on its way for days.'],
          ["I'd just said something hard myself", 'There was something of yours just before it, too.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What did you want to say back?',
        plain: 'With a minute to think, what would you have answered?',
        options: [
          ["That it isn't true", "There's an answer, and it's never been given."],
          ["'What do you mean by that?'", "You'd have liked to hear the rest of it."],
          ['Nothing. Part of me agreed', 'It sticks because part of you was already saying it.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What do you think {they} meant by it?',
        plain: 'What was behind it, do you think?',
        options: [
          ['Something kinder that came out wrong', 'It may have been meant more kindly than it sounded.'],
          ["Something that wasn't really about me", "It might've had more to do with {them} than with you."],
          ['Exactly what it sounds like', "You don't think there's a softer meaning to find."],
        ],
      },
      {
        asks: 'cost',
        ask: 'When does it come back to you?',
        plain: 'When do you hear it again in your head?',
        options: [
          ['At night, mostly', "It waits until there's nothing else to think about."],
          ["When I'm about to try something", "It turns up just when you're about to try."],
          ["When somebody's being nice to me", 'Even a kind word gets checked against that one.'],
        ],
      },
    ],
    open: 'how much of that sentence you believe',
    style: 'remember how something was put',
    label: 'Remembers the exact words',
    mood: 'One sentence, still going round.',
  },
  hurtful: {
    questions: [
      {
        asks: 'moment',
        ask: 'What was your first thought when {event}?',
        plain: 'What did you think, right in that moment?',
        options: [
          ["Don't let them see it hurt", 'You were busy not showing it.'],
          ['Not this again', "It wasn't new, and it hurt all the same."],
          ["Maybe that's how everyone sees me", 'One person did it, and it sounded like everybody.'],
        ],
      },
      {
        asks: 'view',
        ask: 'Who else was there, and what did they do?',
        plain: 'Who was there to see it, and how did they take it?',
        options: [
          ['They laughed or looked away', 'There were people there, and nobody stopped it.'],
          ["Nobody. It's never in front of people", "There's no witness, so it's your word alone."],
          ['Somebody saw, and I laughed along', 'You laughed along, so nobody knew it had hurt.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'Which part of that do you half believe?',
        plain: 'What in it feels a bit true to you?',
        options: [
          ["None. It's the way it's done", "It isn't what was said, it's being treated like that."],
          ['A small part, on bad days', 'On bad days a bit of it gets through.'],
          ['Most of it, and I hate that', "The worst of it is that you've begun to agree."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you want {them} to understand about it?',
        plain: 'If you could get one thing across, what would it be?',
        options: [
          ["That it isn't funny to me", "It may be a joke over there. It isn't to you."],
          ['That I remember every single time', 'None of it gets forgotten, even when you say nothing.'],
          ["That I'm already pulling away", "Each time, you've moved a bit further away."],
        ],
      },
    ],
    open: "what you'd say to that, if anything",
    style: "feel a dig long after it's over",
    label: 'Feels the sting',
    mood: 'Still sore from it.',
  },
  excuse: {
    questions: [
      {
        asks: 'view',
        ask: 'What do you think the real reason is?',
        plain: "What's behind it, do you think?",
        options: [
          ["It isn't a priority, and nobody says so", "You suspect it just isn't that important."],
          ['Fear, or being embarrassed', "It could be fear that's hiding in there."],
          ["Me. I think it's me", "You've been wondering if the real reason is you."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What do you say when you hear that?',
        plain: "When that reason comes up, what's your answer?",
        options: [
          ["'Okay.' And I leave it", "You let it stand, and don't believe it."],
          ['I ask again and get the same', "You've asked again, and the answer doesn't move."],
          ['I make it easy, I even help', "You help keep the reason alive, because it's easier."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you rather have heard from {them}?',
        plain: "Which honest answer would've been better?",
        options: [
          ["'I don't want to.' Just that", "A plain no would've been easier to take."],
          ["'I'm finding this hard'", "If it was hard, you'd have wanted to be told."],
          ["I'm not sure I'd want the truth", 'The excuse might be sparing you something as well.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'When did that stop sounding true?',
        plain: 'When did you first doubt it?',
        options: [
          ['The second or third time', "You believed it once. By the third time you couldn't."],
          ['Straight away. It was the voice', 'You heard it in the voice before anything else.'],
          ['Later than I like to admit', 'You wanted to believe it, and you did for a while.'],
        ],
      },
    ],
    open: 'what the real reason is',
    style: "notice when a reason doesn't add up",
    label: "Doesn't buy the reason",
    mood: 'Waiting for the real reason.',
  },
  lied: {
    questions: [
      {
        asks: 'moment',
        ask: 'What did you do when you found out?',
        plain: 'Once you knew, what was the first thing you did?',
        options: [
          ['Nothing. I acted normal', "You knew, and went on as if you didn't."],
          ['I went looking for more', "One thing wasn't enough. You wanted to see all of it."],
          ['I pretended to myself for a while', 'You knew, and gave yourself a while of not knowing.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'What do you look at differently now?',
        plain: 'What seems different, now that you know?',
        options: [
          ['Everything else I was told', 'One lie, and every other sentence has to be checked.'],
          ['The good times, mostly', "It's reached back into the good times too."],
          ['My own judgement', "You trust yourself less, and you weren't the one who lied."],
        ],
      },
      {
        asks: 'want',
        ask: 'What answer do you want from {them}?',
        plain: 'If you got one honest answer, what should it be about?',
        options: [
          ['The whole of it, no more bits', 'You want it all at once, so nothing more can come.'],
          ['The reason, not the polite version', 'You want the reason, even an ugly one.'],
          ["None. I wouldn't believe it", "No answer would do now, because you couldn't trust it."],
        ],
      },
      {
        asks: 'view',
        ask: 'Which part of it hurts most?',
        plain: "What's the bit you keep coming back to?",
        options: [
          ['What was actually done', "It's the thing itself, more than the hiding."],
          ['That other people knew', 'Others knew, and you were the last to be told.'],
          ['How easy I was to fool', 'What hurts is that it took so little.'],
        ],
      },
    ],
    open: 'what you can still believe',
    style: 'go back over it to see what was true',
    label: 'Wants the truth',
    mood: 'Not sure what to believe.',
  },
  distance: {
    questions: [
      {
        asks: 'moment',
        ask: 'When did you first notice it?',
        plain: 'When did it start to feel different?',
        options: [
          ['After one particular day', "There's a day you can point to."],
          ['Bit by bit, no single day', 'It went so slowly that there was nothing to bring up.'],
          ['Before I let myself see it', "You'd noticed, and hoped it was nothing."],
        ],
      },
      {
        asks: 'want',
        ask: 'What do you miss most from before?',
        plain: "What isn't there now that used to be?",
        options: [
          ['Being told the small things', "It's the small daily things you'd like to hear again."],
          ['Knowing where I stand', "You'd take a clear answer over this guessing."],
          ['Less than I thought I would', "You miss it less than you'd expected, and that's odd too."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What are you afraid it means?',
        plain: "What's the worst reason you can think of?",
        options: [
          ['That I did something wrong', "You've been looking for what you did."],
          ["That I've been replaced", "You think there's somebody or something in your place."],
          ["That it's over and nobody's said so", 'It might be finished already, only without a word.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'What have you stopped telling {them}?',
        plain: 'What do you keep back these days?',
        options: [
          ['The good news, oddly', 'Even the good news has nowhere to go.'],
          [
            "Whatever I couldn't bear to see ignored",
            "You don't offer what you couldn't bear to have ignored.",
          ],
          ["Nearly everything. I've pulled back too", "By now there are two people who've pulled back."],
        ],
      },
    ],
    open: 'what the distance is about',
    style: "notice when somebody's further away",
    label: 'Feels the distance',
    mood: "Missing somebody who's not quite gone.",
  },
  theirway: {
    questions: [
      {
        asks: 'moment',
        ask: 'What do you do when that starts?',
        plain: "When it goes like that, what's your next move?",
        options: [
          ['I smooth it over', 'You end up being the one who makes it all right.'],
          ['I go quiet and wait', "You wait until it's passed, and nothing's been said."],
          ['I get my own back later', 'It comes out later, about something else.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'When did {they} last take it differently?',
        plain: 'When did it go differently, even once?',
        options: [
          ['When it was just the two of us', 'Without an audience it can go differently.'],
          ['When I was really upset', 'It took you being really upset for it to be different.'],
          ["I can't remember a time", "If it was ever different, it's too long ago to count on."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What have you stopped bringing up because of it?',
        plain: "What don't you mention any more?",
        options: [
          ["Anything I'm pleased about", 'You keep the good things safe by not showing them.'],
          ["What I'd like to do", "What you'd like doesn't get as far as being said."],
          ['How I am. I just say fine', "'Fine' saves you from having to watch it happen again."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you like {them} to do instead?',
        plain: 'What would be a better reaction?',
        options: [
          ['Stay in the room and listen', 'Staying and listening would be enough.'],
          ['Ask me one question about it', 'One question would show you it had gone in.'],
          ["I've stopped picturing it", "You don't picture it being different any more."],
        ],
      },
    ],
    open: "what happens if you don't adjust to it",
    style: 'plan around how somebody will take it',
    label: 'Watches how it lands',
    mood: "Watching how it'll be taken.",
  },
  theyknow: {
    questions: [
      {
        asks: 'view',
        ask: 'How much of it could {name} have guessed?',
        plain: 'How much do you think has been noticed?',
        options: [
          ["More than I'd like", 'More may have been noticed than has been said.'],
          ['The outline, none of the detail', "The outline's there to see, and the detail's still yours."],
          ["Nothing. I've made sure of that", "You've made sure of that, and it takes some doing."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What might happen if it all came out?',
        plain: 'If everything was said, what would come next?',
        options: [
          ['Less than I imagine, maybe', "You half suspect it's bigger in your head."],
          ["We'd have to do something about it", "As long as it's unsaid, nobody has to do anything."],
          ['Nothing would go back to how it was', "Once it's said, there's no way back to before."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you like {them} to know?',
        plain: 'If one part of it was known, which would you want?',
        options: [
          ['All of it, without my telling it', "You'd like it to be known, and not to have to say it."],
          ["Only that it hasn't been easy", "That it hasn't been easy is the part you'd want seen."],
          ['Nothing, ever', "You'd keep it closed for good, if you could."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What do you do when it nearly comes up?',
        plain: 'When the talk gets close to it, what happens?',
        options: [
          ['I change the subject', "You've learnt to hear it coming."],
          ["I half hope it'll be said", 'You stop just short, and half hope to be found out.'],
          ['I pick a quarrel about something else', 'A quarrel about something else keeps it safely away.'],
        ],
      },
    ],
    open: 'what gets said, and by whom',
    style: 'think about who knows what',
    label: 'Thinks about who knows',
    mood: 'Wondering who knows what.',
  },
  theywant: {
    questions: [
      {
        asks: 'moment',
        ask: 'What did you answer, the last time it came up?',
        plain: 'The last time you were asked, what did you answer?',
        options: [
          ["That I'd see", "You've put it off without saying no."],
          ['I talked about something else', 'You got round it once more.'],
          ["Yes, and I didn't mean it", "There's a yes out there that you didn't mean."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What might {they} do if you said no?',
        plain: 'If the answer was no, what would happen?',
        options: [
          ['Be hurt, and not say so', "You'd have to see the hurt and not be told about it."],
          ['Ask again in a week', 'A no might only buy you a week.'],
          ["Nothing. I'm the one who'd suffer", "The one who'd make you pay for a no may be you."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you do if nobody was waiting?',
        plain: 'If it was only up to you, what would happen?',
        options: [
          ['The same, in my own time', "It's the hurry you mind, more than the thing itself."],
          ['Something a lot smaller', "You'd do some of it, a good deal less than is wanted."],
          ['Say no and sleep well', "Left to yourself, you'd say no."],
        ],
      },
      {
        asks: 'exception',
        ask: 'Which part of it could you give gladly?',
        plain: 'What in it would you say yes to?',
        options: [
          ['Some of it, at a time I choose', 'If the time was yours to pick, some of it would be fine.'],
          ["Most of it, if I'd been asked nicely", "It's partly about being asked, and how."],
          ['None. I hoped it would go away', "You've been hoping it would stop by itself."],
        ],
      },
    ],
    open: "what you'd agree to, if it was up to you",
    style: "feel it when somebody's waiting for your answer",
    label: "Feels what's expected",
    mood: "Somebody's waiting for an answer.",
  },
  theyneed: {
    questions: [
      {
        asks: 'exception',
        ask: "Who steps in when you can't?",
        plain: "When you're not there, who does it?",
        options: [
          ['Somebody, if I ask twice', "There's somebody, and it takes asking twice."],
          ["Nobody. It waits till I'm back", 'When you stop, it piles up and waits for you.'],
          ["I've never let it come to that", "Nobody's been tested, because you've always been there."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would happen if you were away a week?',
        plain: 'If you had to leave for a week, how would it go?',
        options: [
          ["Chaos, and then they'd manage", "It'd be chaos, and they'd get through it."],
          ['Something could really go wrong', "There's a real risk in it, and you're the one who sees it."],
          ["They'd manage, and I'd feel useless", 'Being missed a little matters to you too.'],
        ],
      },
      {
        asks: 'cost',
        ask: "What don't you get round to because of it?",
        plain: 'What gets left out of your own week?',
        options: [
          ['Sleep, and my own appointments', 'Your own appointments are the ones that get moved.'],
          ["Anything I can't drop in a minute", 'Everything you do has to be easy to drop.'],
          ["Asking myself what I'd like", "There's been no time to ask what you'd like."],
        ],
      },
      {
        asks: 'want',
        ask: 'What do you wish somebody saw about it?',
        plain: "What don't other people notice in it?",
        options: [
          ['How much of it there is', "There's more of it than anyone counts."],
          ["That I do it gladly and it's hard", "It's done gladly, and it's hard. Both are true."],
          ['That I sometimes want to run', "Some days you'd like to walk out of it, and you stay."],
        ],
      },
    ],
    open: 'how much of it has to be you',
    style: 'are there before anybody has to ask',
    label: "The one who's needed",
    mood: 'Needed, nearly all the time.',
  },
  theirview: {
    questions: [
      {
        asks: 'view',
        ask: 'What might {they} not have seen about it?',
        plain: 'What does that opinion leave out?',
        options: [
          ["What it's like from the inside", 'It looks different to the one who has to live it.'],
          ["What I'd be giving up", "The price of it wasn't in that opinion."],
          ["Nothing, and that's what bothers me", 'It bothers you because it might be right.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'What did you say to that?',
        plain: 'When you were told, what did you answer?',
        options: [
          ["That I'd think about it", 'You bought yourself a bit of time.'],
          ['I argued the other side, oddly', 'You heard yourself defend the other side.'],
          ['I nodded. It was easier', 'A nod ended the talk, and settled nothing.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you think if nobody had told you?',
        plain: 'Without that opinion, where would you be?',
        needs:
          'told me|tell me|tells me|telling me|said i|says i|say i|keep saying|keeps saying|everyone says|everybody says',
        options: [
          ['The same. I was there already', "You'd got there by yourself, before anyone said it."],
          ['Something else, I can nearly hear it', "There's a view of your own, not very loud yet."],
          ['No idea. I always ask first', "You're used to asking before you've asked yourself."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What might happen if you did the opposite?',
        plain: 'If you went against that advice, what then?',
        options: [
          ['A sulk, and then nothing', "It'd cost you a sulk, and not much more."],
          ["I'd have to make it work alone", "Against advice, you'd be on your own with it."],
          ["I'd hear 'I told you so'", "You can already hear the 'told you so'."],
        ],
      },
    ],
    open: 'what you think, apart from that opinion',
    style: 'hear other people out before you decide',
    label: 'Weighs what others think',
    mood: 'Advised, and not convinced.',
  },
  everyone: {
    questions: [
      {
        asks: 'want',
        ask: 'What do you wish somebody would say instead?',
        plain: 'What would be better to hear?',
        options: [
          ["'That sounds hard.' And then nothing", "Somebody saying it's hard, and stopping there."],
          ["'And what do you want?'", "You've been told plenty and asked very little."],
          [
            "That I'm allowed to see it differently",
            "You'd like not to have to defend seeing it another way.",
          ],
        ],
      },
      {
        asks: 'moment',
        ask: 'Who said it last, and what did you answer?',
        plain: 'The last time you heard that, what did you say?',
        options: [
          ['Somebody close. I said nothing', "From somebody close, it's harder to answer."],
          ['Somebody I barely know. I smiled', 'A smile was quicker than the truth.'],
          ["Me. I've started saying it too", 'By now you hear it in your own voice.'],
        ],
      },
      {
        asks: 'exception',
        ask: "Who's said something different?",
        plain: 'Who do you know that sees it another way?',
        options: [
          ['One person, in passing', 'One person said it in passing, and you remember it.'],
          ["Somebody who's been there", "It took somebody who's been there to say it differently."],
          [
            "Nobody. They don't know the half of it",
            "They've not heard your side, so they can't say anything else.",
          ],
        ],
      },
      {
        asks: 'view',
        ask: "What don't people know about how it really is?",
        plain: 'What would people have to know before they talked?',
        options: [
          ["What it's like day to day", 'They see it from outside, and you live in it.'],
          ["What I've tried already", "They'd talk less if they knew what you've tried."],
          ['What I really feel about it', 'What you feel about it has never been part of the talk.'],
        ],
      },
    ],
    open: "what you'd say with nobody listening in",
    style: "have other people's opinions in your ear",
    label: 'Hears many voices',
    mood: 'A lot of voices in this.',
  },
  theykind: {
    questions: [
      {
        asks: 'cost',
        ask: 'What does that make hard to say?',
        plain: 'What do you keep to yourself, so as not to hurt anyone?',
        options: [
          ["That I'm not happy", "You're not happy, and there's nobody to blame for it."],
          ['That I want something different', 'You want something different, and it sounds ungrateful.'],
          ['That being angry would be easier', 'A reason to be angry would make this simpler.'],
        ],
      },
      {
        asks: 'want',
        ask: "What's missing, even with all that?",
        plain: "What isn't there, even so?",
        options: [
          ['Being really known', 'You can be looked after and still not be known.'],
          ['Something I used to feel', "Something you used to feel isn't there any more."],
          ["Nothing. It's me who's changed", "You can't find the fault over there, so you look at yourself."],
        ],
      },
      {
        asks: 'rule',
        ask: 'What do you feel you owe {them}?',
        plain: "What do you think you'd have to give back?",
        options: [
          ['The same kindness', "You'd like to be as good back."],
          ['Not to hurt {them}, whatever happens', "Whatever you do, you'd want it not to hurt {them}."],
          ["More than I've got, some days", "There's a debt there that never quite gets paid."],
        ],
      },
      {
        asks: 'exception',
        ask: 'What would be easier if {they} had been unkind?',
        plain: "If you'd been treated badly, what would be different?",
        options: [
          ['I could be angry and be done', "You'd be allowed to be angry."],
          ["I'd know whose fault it is", "As it is, there's nobody at fault."],
          ["I wouldn't have to look at myself", "There'd be something else to look at than your own part."],
        ],
      },
    ],
    open: 'whether kindness is enough of a reason',
    style: "mind hurting somebody who's been good to you",
    label: 'Careful with kind people',
    mood: "Nobody's fault, and still hard.",
  },
  disagree: {
    questions: [
      {
        asks: 'moment',
        ask: 'What happens when the two of you talk about it?',
        plain: 'How does that conversation usually go?',
        options: [
          ['We each say our bit again', "Both of you know the other's lines by heart."],
          ['We drop it to keep the peace', "It gets dropped, and it's still there the next day."],
          ['I give in, and mind it later', 'You give in out loud, and take it back in private.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What would {they} lose by giving way?',
        plain: "What's at stake on the other side, do you think?",
        options: [
          ["Something {they}'d always counted on", 'You can see what it would cost {them}.'],
          ['Only some pride', 'To you it looks like pride, more than need.'],
          ["I've never asked", "Nobody's asked what it would cost {them}."],
        ],
      },
      {
        asks: 'want',
        ask: 'What matters most to you in your version?',
        plain: 'What would you not want to give up?',
        options: [
          ['That I could live with it later', "You're thinking of the years after, too."],
          ['That I had a say in it', 'Having a say matters as much as which way it goes.'],
          ["That I'm not the one who loses again", "It's also about whose turn it is to give in."],
        ],
      },
      {
        asks: 'exception',
        ask: 'Which part of it do you both want?',
        plain: 'Where do you agree, if only a little?',
        options: [
          ['To have it behind us', "You're both tired of it, and that's something you share."],
          ['The same thing, by different roads', 'You want the same thing and fight about how.'],
          ["I can't see one", "Right now you can't see any common ground."],
        ],
      },
    ],
    open: 'which part either of you could give up',
    style: "know what you won't give up easily",
    label: 'Wants something else',
    mood: 'Two people, two wishes.',
  },
  theirpromise: {
    questions: [
      {
        asks: 'cost',
        ask: 'What did you build on that promise?',
        plain: 'What had you planned because of it?',
        options: [
          ['Real things, with dates and money', "You'd planned real things around it."],
          ['Hope, mostly', 'There was nothing on paper, just hope.'],
          ['I stayed because of it', "You might've done something else without that promise."],
        ],
      },
      {
        asks: 'view',
        ask: 'What did {they} mean by it, do you think?',
        plain: 'How serious was it, back then?',
        options: [
          ['Every word, at the time', 'It was meant at the time, and then time went on.'],
          ['To get past that moment', 'It may have been said to end a hard moment.'],
          ['Not much. I wanted to believe it', 'You wanted to hear it, and you took it as said.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would be enough, at this point?',
        plain: 'What would settle it for you now?',
        options: [
          ['The thing itself, as it was said', 'Nothing in its place would do.'],
          ["To be told straight it won't happen", 'A plain no would at least end the counting on it.'],
          ["Nothing. It's too late for that one", 'Even if it came now, it would come too late.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'What happened the last time you mentioned it?',
        plain: 'When you last brought it up, how did it go?',
        options: [
          ['I got a new date', 'You got another date to wait for.'],
          ['I felt like a nag', 'You asked for what was promised, and felt like a nag.'],
          ["I haven't. I keep count instead", "You've said nothing, and you know every time by heart."],
        ],
      },
    ],
    open: 'how long that promise still counts for you',
    style: 'take people at their word',
    label: "Takes people's word seriously",
    mood: 'Still counting on a promise.',
  },
  unfair: {
    questions: [
      {
        asks: 'want',
        ask: 'What would fair look like, roughly?',
        plain: 'If it was shared out right, what would change first?',
        options: [
          ['Half each, and really half', "Half would be enough. It needn't be more."],
          [
            'Somebody noticing without being told',
            'Being noticed would already take some of the weight off.',
          ],
          ['That somebody else feels it for once', "You'd like somebody else to find out how it feels."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What happened the last time you said so?',
        plain: 'When you brought it up, how did it go?',
        options: [
          ['It was better for a week', 'A week of better, and then it slid back.'],
          ['I ended up the difficult one', 'You named it, and you became the problem.'],
          ["I've never properly said it", "It's been thought many times, and hardly said."],
        ],
      },
      {
        asks: 'view',
        ask: 'What would {name} say about who does what?',
        plain: 'How would it sound from the other side?',
        options: [
          ["That it's about even", 'From over there it may look about even.'],
          ['That I like doing it', 'You do it so well that it could pass for liking it.'],
          ['That I never asked for anything', "You've never asked, and that could be held against you."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What do you go without because of it?',
        plain: "What don't you get, because you're doing that?",
        options: [
          ['Rest, mainly', 'It comes out of your rest.'],
          ["Time for what I'm good at", "What you're good at gets what's left over."],
          ['Liking the people I do it for', "It's getting harder to like the people you do it for."],
        ],
      },
    ],
    open: 'what would make it fair',
    style: 'see who does what',
    label: 'Sees who does what',
    mood: "Uneven, and you've noticed.",
  },
  praise: {
    questions: [
      {
        asks: 'view',
        ask: 'What does that picture of you leave out?',
        plain: "What don't people see, when they think that?",
        options: [
          ['How much work it takes', 'It looks easier from outside than it is.'],
          ["How often I'm guessing", "You're guessing more often than anybody thinks."],
          ["That I'm not sure I want it", "They're sure about you, and you're not sure you want it."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What was your first thought when you heard it?',
        plain: 'Right at that moment, what did you think?',
        options: [
          ["'At last'", "You'd been waiting to hear that."],
          ["'They mean somebody else'", 'It felt as if somebody else was being described.'],
          ["'Now I can't say no'", 'It came with a string attached, and you noticed.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'What might be expected of you after that?',
        plain: 'What do you think comes along with it?',
        options: [
          ['More of the same, only better', "Next time it'll have to be better still."],
          ["That I'm always up for it", 'They might take one yes for a yes to everything.'],
          ["Something I can't really do", "You're afraid of the moment when they find out."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you rather be noticed for?',
        plain: 'What do you do that nobody mentions?',
        options: [
          ['Something small that I do every day', "There's something small you do that nobody mentions."],
          ['Being good company, not useful', "You'd like to be liked for more than what you can do."],
          ["Nothing. I'd rather be left out", "Being seen that much isn't what you're after."],
        ],
      },
    ],
    open: "whether you want what you're being given",
    style: 'take praise with a pinch of doubt',
    label: 'Well thought of, unsure',
    mood: 'Chosen, and not sure about it.',
  },
  helped: {
    questions: [
      {
        asks: 'exception',
        ask: 'What was different about that?',
        plain: "What was there that isn't there usually?",
        options: [
          ['Nobody needed anything from me', 'For once nobody needed you for anything.'],
          ["I wasn't thinking about it", "It was better when you weren't watching it."],
          ["I'd stopped trying to get it right", "It came when you'd stopped trying so hard."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What do you remember best from it?',
        plain: 'Which moment of it stayed with you?',
        options: [
          ['How quiet it was in my head', 'Your head went quiet, and you noticed.'],
          ['Somebody laughing', 'There was laughing in it.'],
          ["Thinking it wouldn't last", 'Even in the good part, you were waiting for the end.'],
        ],
      },
      {
        asks: 'want',
        ask: 'Which bit of it would you like more of?',
        plain: 'If you could have one part of it again, which?',
        options: [
          ['The company', 'It was who was there, more than what you did.'],
          ['The pace, nobody in a hurry', 'Nobody was in a hurry, and that did you good.'],
          ['Me, the way I was then', 'You liked who you were there.'],
        ],
      },
      {
        asks: 'step',
        ask: 'What would it take to have that again?',
        plain: 'How could that happen another time?',
        options: [
          ['An evening, and somebody to ask', 'It might only take an evening and a phone call.'],
          ['Dropping something else', 'Something else would have to go first.'],
          ['Admitting how much I need it', 'Needing it that much is hard to admit.'],
        ],
      },
    ],
    open: 'how often that could happen',
    style: 'know what does you good when you see it',
    label: 'Knows what helps',
    mood: 'It can be lighter than this.',
  },
  silence: {
    questions: [
      {
        asks: 'fear',
        ask: 'What might come up if somebody said it?',
        plain: 'If it was talked about, what could come out?',
        options: [
          ['Tears, and then it might be easier', 'There might be tears, and then some air.'],
          ['Blame', 'Not talking keeps the blame away as well.'],
          ["That I'm the only one who minds", "You might find out you're alone with it."],
        ],
      },
      {
        asks: 'moment',
        ask: 'When does it nearly get said?',
        plain: 'When are you closest to talking about it?',
        options: [
          ["Late, when everybody's tired", 'Late in the day, it gets nearer the surface.'],
          ['In the car, looking straight ahead', "It's easier when nobody has to look at anybody."],
          ["It doesn't. We've got too good at it", 'By now, not saying it takes no effort at all.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you want to say first?',
        plain: 'If it was you who started, what would you say?',
        options: [
          ['That I think about it too', "You'd start by saying you've never stopped thinking about it."],
          ['A name, or the word itself', 'Just the word itself would be a beginning.'],
          ["That I've been angry about it", "Under the quiet there's some anger."],
        ],
      },
      {
        asks: 'rule',
        ask: "Who decided it wouldn't be talked about?",
        plain: 'How did the not talking start?',
        options: [
          ['Nobody. It crept in', 'Nobody decided it, so nobody can undo it alone.'],
          ['One person, with one look', "One look was enough, and everybody's kept to it."],
          ['Me, as much as anybody', "You've had a hand in the quiet as well."],
        ],
      },
    ],
    open: 'who says it first, if anybody does',
    style: "notice what doesn't get said",
    label: "Hears what isn't said",
    mood: "Something isn't being said.",
  },
  fight: {
    questions: [
      {
        asks: 'moment',
        ask: 'What was said just before it blew up?',
        plain: 'What set it off, in that very minute?',
        options: [
          ['Something tiny, a word or a plate', "It started with something tiny, so it isn't about that."],
          ['Something old that always comes up', "It's an old one, and it wasn't finished last time."],
          ['Something I knew would hurt', "You knew it'd hurt, and it came out anyway."],
        ],
      },
      {
        asks: 'want',
        ask: 'What were you trying to get across?',
        plain: 'What did you want understood?',
        options: [
          ["That I can't do it alone", 'Really, you were asking for help.'],
          ['That it matters, small or not', 'It mattered, and it was treated as small.'],
          ['By then I only wanted to win', 'At some point it was only about winning.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What do you think {name} heard?',
        plain: 'How did it sound from the other side?',
        options: [
          ["That I'm never satisfied", 'It may have sounded like a verdict.'],
          ['Only how loud I was', 'How loud it was may be all that got through.'],
          ['Exactly what I meant', "It got through, and that's what you can't take back."],
        ],
      },
      {
        asks: 'cost',
        ask: "What's it been like between you since?",
        plain: 'How have things been after it?',
        options: [
          ['Polite, like strangers', "You're being polite, and that's worse in a way."],
          ['As if nothing had happened', "It's been covered over, and not sorted out."],
          ["I'm braced for the next one", "You're already braced for the next one."],
        ],
      },
    ],
    open: 'what the fight was about, apart from its words',
    style: 'keep going back to what set it off',
    label: 'Still in the argument',
    mood: 'After a fight, not over it.',
  },
  rule: {
    questions: [
      {
        asks: 'rule',
        ask: 'Who did you first learn that from?',
        plain: 'Where did you pick that up?',
        options: [
          [
            'Somebody I still want to please',
            "There's a person in that rule, and you still want to please them.",
          ],
          ['Nobody said it. I watched', 'You learnt it by watching, so nobody had to say it.'],
          ['Somebody who broke it themselves', "The one who taught it didn't keep it."],
        ],
      },
      {
        asks: 'exception',
        ask: 'What happened to the person who broke it?',
        plain: "Who's gone against it, and how did that go?",
        options: [
          ['They were talked about for years', "You've seen what it costs to break it."],
          ['Not a lot, as it turned out', 'It was broken once, and not much followed.'],
          ["Nobody's dared, that I know of", "Nobody's tested it, so nobody knows."],
        ],
      },
      {
        asks: 'view',
        ask: 'Which part of it do you still believe?',
        plain: 'What in that rule is yours as well?',
        options: [
          ['Most of it, on good days', "You'd keep most of it, if you were free to choose."],
          ['The part about looking after people', 'Looking after people still makes sense to you.'],
          ['Less than I let on at home', 'You show more of it than you believe.'],
        ],
      },
      {
        asks: 'want',
        ask: "What would you do if that rule didn't exist?",
        plain: 'If nobody had ever told you that, what then?',
        options: [
          ["Something I've already pictured", "You've already pictured life without it."],
          ['The same, only freely', "You'd do the same, and it'd feel different."],
          ["I don't know who I'd be", "That rule's so much part of you, it's hard to see past it."],
        ],
      },
    ],
    open: 'which part of that rule is yours',
    style: "carry a rule you didn't make",
    label: 'Holds to a rule',
    mood: 'Holding to an old rule.',
  },
  useless: {
    questions: [
      {
        asks: 'exception',
        ask: 'What helped a little, even for a day?',
        plain: "What's made it a bit better, however briefly?",
        options: [
          ['Being somewhere else', 'Away from it, you could breathe for a bit.'],
          ['One talk with one person', "One talk did something, even if it didn't last."],
          ["Pretending it wasn't there", 'Looking away worked, for as long as it did.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'What was the last thing you tried?',
        plain: 'The last time you did something about it, what was it?',
        options: [
          ['Talking. We went round in circles', "You talked, and ended up where you'd started."],
          ['What everybody recommends', "You did what's recommended, and it wasn't made for you."],
          ["Nothing lately. I'd run out", "It isn't that you don't care. You'd run out."],
        ],
      },
      {
        asks: 'fear',
        ask: "What would next year look like, if that's true?",
        plain: "If it all stays as it is, how's next year?",
        options: [
          ["I'd get by somehow", "You'd get by, and it'd be no more than that."],
          ["I'd have stopped caring", "Not caring would be easier, and you don't want that."],
          ["I'd be somebody I don't like", "You can see what it's making of you."],
        ],
      },
      {
        asks: 'want',
        ask: "What's the smallest change you'd notice?",
        plain: "What tiny thing would tell you it's shifting?",
        options: [
          ['One evening without it', "One free evening, and you'd know something had moved."],
          ["Somebody admitting it's hard", "If one person said it's hard, that'd be something."],
          ["Me not checking if it's better", "You'd know it by not having to check any more."],
        ],
      },
    ],
    open: "whether anything's worth one more go",
    style: "don't expect an easy answer",
    label: 'Wary of easy answers',
    mood: 'A bit tired of trying.',
  },
  noway: {
    questions: [
      {
        asks: 'view',
        ask: "Who'd know that for sure?",
        plain: "Who could say if that's really so?",
        options: [
          ["Somebody who's done it, maybe", "There may be somebody who's done it."],
          ['Whoever makes the decisions', 'Somebody decides that, and it could be put to them.'],
          ["Nobody, and I'd rather not ask", "It's easier to bear as long as it's impossible."],
        ],
      },
      {
        asks: 'rule',
        ask: 'Where did you first hear that?',
        plain: "Who told you that's how it is?",
        options: [
          ['From people who ought to know', "They ought to know, so you've taken it as settled."],
          ['Nowhere. I worked it out', "It's a conclusion of yours, and you've lived by it."],
          ['From me. It saves me trying', "If it can't be done, you don't have to try."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you want, if it could be done?',
        plain: 'Suppose it was possible. What would you like?',
        options: [
          ['A bit of both, honestly', "You'd have a bit of both, if that was on offer."],
          ['The whole thing, no half measures', "Half of it wouldn't be what you want."],
          ["I don't let myself picture it", "You keep from picturing it, so it can't hurt."],
        ],
      },
      {
        asks: 'exception',
        ask: "Who's managed it anyway?",
        plain: 'Where have you seen it work, even once?',
        options: [
          ['One person, and it cost them', 'You know one, and you know what it cost.'],
          ['Nobody round here', "Where you are, there's nobody to look at."],
          ["Someone, and I didn't like seeing it", "You've seen it done, and that was hard to watch."],
        ],
      },
    ],
    open: "whether it's really as fixed as that",
    style: 'take some things as fixed',
    label: 'Sees no way round',
    mood: 'No way round it, so far.',
  },
  waiting: {
    questions: [
      {
        asks: 'cost',
        ask: "What's on hold until then?",
        plain: "While you wait, what doesn't happen?",
        options: [
          ['One decision, and all that follows it', "One thing's holding up everything behind it."],
          ["Anything nice I'd planned", 'The nice things are put off until after, and after keeps moving.'],
          ['Me, more or less', "You've put yourself on hold along with it."],
        ],
      },
      {
        asks: 'want',
        ask: "What's the first thing you'd do, once it's over?",
        plain: 'When the waiting ends, what would you do that day?',
        options: [
          ['Sleep properly', "It's sleep you'd get back first."],
          ['Ring one particular person', "There's somebody you'd want to tell."],
          ['Find something new to wait for', "The waiting's become something you know how to do."],
        ],
      },
      {
        asks: 'fear',
        ask: 'Which outcome are you bracing for?',
        plain: 'What are you getting ready to hear?',
        options: [
          ['A no', "You're getting used to a no before it's come."],
          ['Nothing at all, ever', 'Hearing nothing would be worse than a no.'],
          ['A yes, strangely', 'A yes would ask something of you too.'],
        ],
      },
      {
        asks: 'view',
        ask: "Who knows that you're waiting?",
        plain: 'Who have you told about it?',
        options: [
          ['The one it depends on, I think', 'The one who could end it probably knows.'],
          ["Anyone who'll listen", 'Plenty of people know, and none of them can hurry it.'],
          ["Nobody. I haven't let it show", "It's a wait that nobody can see."],
        ],
      },
    ],
    open: "how long you'll give it",
    style: 'give things time, and count the days',
    label: 'Gives it time',
    mood: 'Waiting, and keeping count.',
  },
  condition: {
    questions: [
      {
        asks: 'view',
        ask: 'How likely is that, as far as you can tell?',
        plain: 'What are the chances of that?',
        options: [
          ['Fair, if somebody does something', 'It could happen, if somebody makes a move.'],
          ['Small, and I know it', 'You know the chances, and you hold on to it anyway.'],
          ["None. It can't happen any more", "It can't happen, so the wish has nowhere to go."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would be different on the first day?',
        plain: 'If it came true, what would that day be like?',
        options: [
          ["I'd breathe out", 'A long breath out would come first.'],
          ["I'd get up and do it", "You'd do it. The 'if' is all that's missing."],
          ["I'd find another reason to wait", "It might not be the 'if' that's keeping you."],
        ],
      },
      {
        asks: 'view',
        ask: "Who's heard you say that?",
        plain: "Who else knows about that 'if'?",
        options: [
          ['The person it depends on', "It's been said where it counts."],
          ["People who can't change it", "It's been said, though not where it could change anything."],
          ["Nobody. I'd feel I was begging", 'Saying it would feel like begging, so it stays unsaid.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'Which bit of it could happen without that?',
        plain: "What could you have anyway, without the 'if'?",
        options: [
          ['A small bit, sooner than I thought', "A small bit of it doesn't need the 'if'."],
          ["None of it. It's all or nothing", "Without that, you don't see any of it happening."],
          ["Most of it. The 'if' keeps me safe", "Maybe the 'if' keeps you from having to choose."],
        ],
      },
    ],
    open: "whether that 'if' can be met",
    style: 'know what it would take',
    label: "Knows what it'd take",
    mood: "It hangs on an 'if'.",
  },
  findout: {
    questions: [
      {
        asks: 'view',
        ask: 'Who could tell you that?',
        plain: "Who'd have the answer?",
        options: [
          ['Somebody I could ring tomorrow', 'The answer may be one phone call away.'],
          ["Somebody I'd rather not ask", "You know who to ask, and that's the trouble."],
          ["Me. I just haven't looked", "It's there to be looked up, and you haven't yet."],
        ],
      },
      {
        asks: 'fear',
        ask: 'Which answer would you rather not get?',
        plain: "What are you hoping it won't turn out to be?",
        options: [
          ["That it's not possible", "A no would close something you're still hoping for."],
          ["That it'd be easy after all", "If it were easy, you'd have no reason left to wait."],
          ['One that means I have to act', "It's what would come after the answer."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you do if you knew?',
        plain: 'Say you had the answer. What would you do?',
        options: [
          ['Decide, the same day', 'With that one fact, you could decide.'],
          ['Worry about it less', "You'd still have it to deal with, and worry less."],
          ['Probably still not move', "Knowing might not be what's missing."],
        ],
      },
      {
        asks: 'moment',
        ask: "What's kept you from asking so far?",
        plain: "What's got in the way of finding out?",
        options: [
          ['Never the right moment', "The right moment hasn't come by itself."],
          ["I'd look silly for not knowing", "Asking would show that you don't know."],
          ['Not knowing lets me hope', "As long as you don't know, it could still be good."],
        ],
      },
    ],
    open: "one thing you don't know yet",
    style: "think it through before you've got all the facts",
    label: 'One fact short',
    mood: 'One thing still to find out.',
  },
  deadline: {
    questions: [
      {
        asks: 'fear',
        ask: 'What happens if that date goes by?',
        plain: "If nothing's been done by then, what follows?",
        options: [
          ['Somebody decides for me', 'Left alone, it gets decided by somebody else.'],
          ['The chance is gone', "After that, there's nothing left to decide."],
          ["I'd be relieved, a bit", 'Part of you would let the date do it.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you need to know before then?',
        plain: "What's missing, so you could be calm about that day?",
        options: [
          ['One fact I could ask for', 'One fact would help, and somebody has it.'],
          ['Where somebody else stands', "You can't see clearly until you know where they stand."],
          ["What I want, and it won't hurry", "The date won't make you know any sooner."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What do you do when you think of that day?',
        plain: 'When the date comes to mind, what happens?',
        options: [
          ["Count how long I've got", "You've counted, more than once."],
          ['Get busy with something else', 'Getting busy keeps the date out of sight.'],
          ["Hope it's taken out of my hands", "You'd be glad if it weren't up to you."],
        ],
      },
      {
        asks: 'step',
        ask: 'What has to be done by then?',
        plain: 'Which things need doing before that day?',
        options: [
          ['One conversation', 'It comes down to one conversation.'],
          ['Only the main thing', "The rest could wait, so long as the main thing's done."],
          ["All of it, and it won't be", "You already know it won't all get done."],
        ],
      },
    ],
    open: 'what happens by that date',
    style: 'feel the date coming',
    label: 'Knows the date',
    mood: "A date, and it's coming.",
  },
  timelong: {
    questions: [
      {
        asks: 'moment',
        ask: "What's made it come up now?",
        plain: 'After all that time, what happened lately?',
        options: [
          ['Something small tipped it', 'Something small was enough, after all that time.'],
          ['Somebody asked me about it', 'Somebody asked, and it was all still there.'],
          ["I saw what it's taken from me", "You can see by now what it's taken."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What have you got used to by now?',
        plain: "What's normal these days that wasn't at first?",
        options: [
          ['Being careful', "Being careful's become second nature."],
          ['Doing without', 'Going without something has become normal.'],
          ['Expecting nothing', "If you expect nothing, you can't be let down."],
        ],
      },
      {
        asks: 'fear',
        ask: 'How would you be if it was the same next year?',
        plain: "If nothing changes, how's it in a year?",
        options: [
          ["I'd manage. I've had practice", "You'd manage, the way you've learnt to."],
          ["I'd feel I'd let it happen", "You wouldn't want to be the one who let it go on."],
          ["The same. That's what scares me", 'Being just the same in a year is what scares you.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'When was it lighter, in all that time?',
        plain: 'When was it a bit better?',
        options: [
          ['A few weeks, then it came back', 'It let up once, and then it came back.'],
          ['Whenever I was away', "It's lighter when you're away from it."],
          ["I've stopped looking for that", "You don't look for the lighter days any more."],
        ],
      },
    ],
    open: 'how much longer it goes on',
    style: 'hold out for a long time',
    label: 'Holds out long',
    mood: 'A long time already.',
  },
  change: {
    questions: [
      {
        asks: 'moment',
        ask: 'What was the first sign of it?',
        plain: 'What did you notice first?',
        options: [
          ['Something in how we talked', 'You heard it in the talk before anything was said.'],
          ['A feeling, nothing I could point at', 'You felt it before there was anything to point at.'],
          ['I saw it and looked away', "You'd seen it, and you weren't ready to know."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who else has noticed?',
        plain: "Who else can see that it's different?",
        options: [
          ['Everybody, I think', "If everybody's noticed, you're not imagining it."],
          ['One person, who said so', 'One person said it, and that made it real.'],
          ['Nobody. I sometimes doubt it myself', "With nobody to confirm it, you've begun to doubt it."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you want back from before?',
        plain: 'Which part of the old way do you miss?',
        options: [
          ['How easy it was', "It was easy, and you didn't have to think about it."],
          ['Being sure', "You'd like to be sure again, more than anything."],
          ['Nothing. I just hate how it went', "You don't want it back. It's how it went that hurts."],
        ],
      },
      {
        asks: 'exception',
        ask: "What's stayed the same?",
        plain: "What hasn't changed, in spite of it?",
        options: [
          ['The small daily things', 'The everyday part has held.'],
          ['How much I care', "You care as much as before, and that's the sore point."],
          ['Less than I tell people', "You've been telling people it's nearly the same."],
        ],
      },
    ],
    open: 'what to do with how it is now',
    style: 'know when something turned',
    label: 'Knows when it turned',
    mood: 'Not how it was before.',
  },
  onceday: {
    questions: [
      {
        asks: 'exception',
        ask: 'What was different then?',
        plain: "What was there then that isn't now?",
        options: [
          ['There was more time', 'There was time, and a lot came with it.'],
          ['Nobody was keeping count', 'It worked because nobody was keeping count.'],
          ['I was different', 'You put the difference in yourself.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'When was it last like that?',
        plain: 'When was the last time?',
        options: [
          ['I could tell you the day', 'You know the day, and that says how much it meant.'],
          ["Years back, I'd have to think", "It's so long ago that it's hard to find."],
          ["I didn't know it was the last time", 'It ended without anybody saying it was the end.'],
        ],
      },
      {
        asks: 'want',
        ask: 'Which bit of that would you have back first?',
        plain: 'If one part of it could come back, which?',
        options: [
          ['The laughing', 'The laughing comes first, before anything serious.'],
          ['How simple an evening was', "You'd fetch back an ordinary evening."],
          ['How sure I was of myself', 'You were sure of yourself there.'],
        ],
      },
      {
        asks: 'view',
        ask: "Who'd remember it the way you do?",
        plain: 'Who else was there, and knows what it was like?',
        options: [
          ['Somebody I could still ring', "There's somebody who was there, and still around."],
          ["Nobody who's still around", "You're the one who's left to remember it."],
          ["They'd say I make it prettier", 'You half wonder if it was really as good as that.'],
        ],
      },
    ],
    open: 'how much of that could come back',
    style: "know what it's like when it's good",
    label: 'Remembers the good version',
    mood: 'Knowing it can be different.',
  },
  gone: {
    avoid: ['step', 'scale'],
    questions: [
      {
        asks: 'moment',
        ask: 'When do you notice it most?',
        plain: 'What time of day is it strongest?',
        options: [
          ['At the hour something used to happen', "The hour comes round, and it's there again."],
          ["When I've got something to tell", "There's something to tell, and nobody to take it to."],
          ["When I'm enjoying myself", 'It comes right in the good moments, and then they stop.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you tell {them} today?',
        plain: 'If you could say one thing now, what would it be?',
        options: [
          ['Something silly from this week', "An ordinary bit of news is what you'd bring."],
          ["That I'm managing, more or less", "You'd like it to be known that you're managing."],
          ["What I didn't say in time", "There's a sentence that didn't get said in time."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who can you talk to about it?',
        plain: 'Who lets you talk about it?',
        options: [
          ['Somebody who was there too', 'With somebody who was there, it needs no explaining.'],
          ['People did, in the first weeks', 'At first people asked, and then they stopped.'],
          ["Nobody. I'd only upset them", 'You keep it in, so nobody has to be upset.'],
        ],
      },
      {
        asks: 'want',
        ask: "What have you kept that nobody's to touch?",
        plain: 'Which thing have you held on to?',
        options: [
          ['Something small that I use', "You've kept something small, and it's part of your day."],
          ['A voice, a note, a picture', "There's something left to hear or to look at."],
          ["Everything. I can't start on it", 'Leaving it all as it was keeps something going.'],
        ],
      },
    ],
    open: 'what of it stays with you',
    style: "know exactly what isn't there",
    label: "Keeps what's left",
    mood: "Somebody's missing, every day.",
  },
  ending: {
    questions: [
      {
        asks: 'want',
        ask: 'What would you miss first?',
        plain: "What's the first thing you'd notice was gone?",
        options: [
          ['The people, more than anything', "The people are what you'd miss first."],
          ['Knowing what a day looks like', "It's been holding your days together."],
          ["Who I am when I'm there", 'Part of who you are belongs to it.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'If {thing} went, what would go with it?',
        plain: 'What else would be gone along with it?',
        options: [
          ['A whole stretch of my life', "There's a whole stretch of your life in it."],
          ["Certain people I'd never see again", "You'd lose people who only come with it."],
          ['My excuse for not changing', "Without it, you'd have to look at what comes next."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you like to do one last time?',
        plain: "Before it's over, what would you want once more?",
        options: [
          ['Nothing special, just an ordinary day', "An ordinary day's what you'd want once more."],
          ['Say something to somebody', "There's something you'd want to have said."],
          ['Slip away with no goodbye', 'A goodbye would be harder than just going.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'What could you take with you from it?',
        plain: 'What of it could you keep?',
        options: [
          ['One or two people', 'One or two people could come along.'],
          ['What I learnt to do there', 'What you learnt there stays yours.'],
          ['Not much, and that frightens me', "You're afraid of how little would be left."],
        ],
      },
    ],
    open: 'what of it you could keep',
    style: "know what a thing's worth before it's gone",
    label: 'Near an ending',
    mood: "Something's coming to an end.",
  },
  small: {
    questions: [
      {
        asks: 'moment',
        ask: 'When did that last happen?',
        plain: 'What was the last time like?',
        options: [
          ['This week', "It's still there, as late as this week."],
          ['A while back, and I noticed', "It's been a while, and you've felt the gap."],
          ["I'm not sure it still does", 'It may have stopped without anybody saying so.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would be missing without it?',
        plain: 'What does it give you?',
        options: [
          ['The one calm bit of my day', "It's the one calm bit in the day."],
          ["A sign that we're all right", 'As long as it happens, something still holds.'],
          ["Nearly all that's left", 'A lot hangs on something that small.'],
        ],
      },
      {
        asks: 'view',
        ask: 'Who knows how much you like that?',
        plain: "Who've you told that it matters to you?",
        options: [
          ["Whoever's in it with me", "It's shared, even if nobody says so."],
          ['Nobody. It sounds like nothing', "It sounds like nothing, and it isn't."],
          ["I've not said, in case it stops", 'You keep quiet about it, so that it stays.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'Where else do you get a bit of that?',
        plain: 'What else gives you something like it?',
        options: [
          ['In one or two other places', "There's more than one place for it."],
          ['With somebody else, now and then', 'Somebody else gives you a bit of that too.'],
          ['Nowhere else, really', "There's only the one place where you get it."],
        ],
      },
    ],
    open: 'how much those small things can hold',
    style: 'notice small things',
    label: 'Notices small good things',
    mood: 'One small good thing in it.',
  },
  money: {
    questions: [
      {
        asks: 'moment',
        ask: 'When does that number come up?',
        plain: 'When in the day do you think of the money?',
        options: [
          ['At the till', "It's there at the till, with people behind you."],
          ['At night, adding it up again', "At night you add up what's been added up before."],
          ['When somebody offers to pay', "It's about more than the sum when somebody else pays."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who knows the real figure?',
        plain: "Who've you told how much it is?",
        options: [
          ['One person who stays calm about it', "One calm person knows, and that's something."],
          ["The bank, and that's all", 'Nobody close to you has seen the number.'],
          ["Nobody. I haven't looked properly", 'Not looking is easier to bear than the number, so far.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you do if the money were settled?',
        plain: "If money wasn't the problem, what would you do?",
        options: [
          ['The same, but sleeping at night', "You'd keep things as they are, only sleep."],
          ['Say no to somebody', "There's a no that you can't afford yet."],
          ["See that it wasn't about the money", 'The money might be standing in front of something else.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'What have you said no to because of it?',
        plain: 'What have you gone without?',
        options: [
          ["Things for me. That's the easy part", 'Your own wishes were the first to go.'],
          ['Invitations, with some made-up reason', "People hear a reason, and it isn't the real one."],
          ["Something I'd promised somebody", 'The money got between you and a promise.'],
        ],
      },
    ],
    open: 'how much of it is about money',
    style: 'keep the sums in your head',
    label: 'Has money in mind',
    mood: 'Money, among other things.',
  },
  work: {
    questions: [
      {
        asks: 'moment',
        ask: 'Which part of the day is hardest?',
        plain: 'When in the day is it worst?',
        options: [
          ['The first ten minutes', 'Getting in is the hardest bit.'],
          ['The middle, when it all piles up', "It's the middle, when everything lands at once."],
          ['The evening. I bring it home', "It doesn't stop when you leave."],
        ],
      },
      {
        asks: 'exception',
        ask: 'Which bit of it do you still like?',
        plain: 'What part would you keep?',
        options: [
          ['The people I do it for', "You'd still do it for the people."],
          ['Being good at it', 'You know you can do it, and you like that.'],
          ['Going home', 'The best part of it is leaving.'],
        ],
      },
      {
        asks: 'cost',
        ask: "What's left of you by the evening?",
        plain: 'After work, what do you have energy for?',
        options: [
          ['Enough for the telly', "There's enough left to sit down, and no more."],
          ['Just enough for the family', "What's left goes to the family, and then it's gone."],
          ['Nothing anybody would want', "By then work's had the best of you."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you change first, if you could?',
        plain: 'Which one thing about it would you alter?',
        options: [
          ['The hours', 'Fewer hours would be the first thing.'],
          ['Having some say in it', "You'd want a say in how it's done."],
          ["Nothing. I'd just not be there", "You wouldn't try to fix it. You'd go."],
        ],
      },
    ],
    open: 'how long you can work like that',
    style: 'know what your days are made of',
    label: 'Has a full day',
    mood: 'A lot of work in this.',
  },
  scene: {
    questions: [
      {
        asks: 'moment',
        ask: 'What went through your mind when {event}?',
        plain: 'What was your first thought just then?',
        options: [
          ['Here we go', 'You knew what was coming, in that second.'],
          ['Nothing. I just watched', 'You watched, and the thoughts came later.'],
          ["Something I'd never say out loud", 'You had a thought there, and kept it.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What did you want to happen right then?',
        plain: 'In that moment, what were you hoping for?',
        options: [
          ['For somebody to say something', 'You were waiting for somebody to say something.'],
          ['To be anywhere else', 'You wanted to be out of there.'],
          ['For it to be about me, for once', "For once you'd have liked to be the one it was about."],
        ],
      },
      {
        asks: 'view',
        ask: "What did you see there that others might've missed?",
        plain: 'What did that moment tell you?',
        options: [
          ['How tired somebody was', 'You saw how tired somebody was.'],
          ['That something had changed already', "Something had changed, and that's when you saw it."],
          ["That I'd been fooling myself", "It showed you something you'd been avoiding."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What happened next?',
        plain: 'And after that, how did it go on?',
        options: [
          ['We went on as normal', "It went on as normal, and you've kept that moment."],
          ['One of us left the room', 'It ended with somebody leaving.'],
          ['I said nothing, and I regret it', "There's something you'd have liked to say there."],
        ],
      },
    ],
    open: 'what that moment meant',
    style: 'remember things as they happened',
    label: 'Keeps the small details',
    mood: 'One moment, still there.',
  },
};
