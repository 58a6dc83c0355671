import type { WrittenConcern } from '../../../../engine/pack.ts';

/** Kinds in which somebody else is the subject, or nobody in particular. */
export const others: Readonly<Record<string, WrittenConcern>> = {
  helpme: {
    questions: [
      {
        asks: 'exception',
        ask: 'What was different with {them}?',
        plain: "What did that person do that other people didn't?",
        options: [
          ["I didn't have to explain", "You didn't have to explain."],
          ['Nobody tried to fix me', 'It was different because nobody tried to fix you.'],
          ["I let {them}. I don't let everyone", "You let {them} near, and most people don't get that far."],
        ],
      },
      {
        asks: 'view',
        ask: "What haven't you told {them} yet?",
        plain: "What's something even this person doesn't know?",
        options: [
          ['How bad it really gets', "You haven't told {them} how bad it really gets."],
          ["What I'd actually like to do", "You haven't told {them} what you'd actually like to do."],
          ["That I don't want to be a burden", "You haven't told {them} that you don't want to be a burden."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would it be like without that?',
        plain: "If that person weren't there, how would things be?",
        options: [
          ["I'd cope somehow", "You'd cope somehow."],
          ["I'd keep it all to myself", "You'd keep it all to yourself."],
          ["I'd see how few people I've got", "You'd see how few people you've got."],
        ],
      },
      {
        asks: 'step',
        ask: 'What would you ask for, if asking were easy?',
        plain: 'If you could ask for one thing, what would it be?',
        options: [
          ['Some company, nothing more', "You'd ask for some company, nothing more."],
          ['An honest opinion, even a hard one', "You'd rather have it straight than kind."],
          ["I'd still wait for it to be offered", "You'd still wait for it to be offered."],
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
          [
            "Anything that showed {they}'d heard me",
            "One sign that {they}'d heard you would've been enough.",
          ],
          ['That it mattered to {them} as well', 'You wanted it to matter to two people.'],
          ["I'm not sure I showed it mattered", "Maybe how much it mattered didn't show."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What did you do straight after that?',
        plain: "Once you'd heard that, what was the next thing you did?",
        options: [
          ['Carried on as if it was fine', 'You carried on as if it was fine.'],
          ['Went off somewhere on my own', 'You went off somewhere on your own.'],
          ['Told myself I expect too much', 'You told yourself that you expect too much.'],
        ],
      },
      {
        asks: 'exception',
        ask: "Who took it the way you'd hoped?",
        plain: 'Who else have you told, and how did that go?',
        options: [
          ['Somebody I hardly know, oddly', 'Somebody you hardly know took it that way.'],
          ['One person, and it did me good', 'One person took it that way, and it did you good.'],
          ['Nobody. I stopped telling people', 'You stopped telling people.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What did you take that to mean?',
        plain: 'What did that answer tell you?',
        options: [
          ['It was a bad moment, nothing more', 'It may just have been the wrong moment.'],
          ['It matters only to me', 'You took it to mean that it matters only to you.'],
          ["I shouldn't bring it up again", "You took it to mean you shouldn't bring it up again."],
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
          ['Nothing much. It came from nowhere', 'There was nothing much before it.'],
          ['It had been building up', 'It had been building up before that.'],
          ["I'd just said something hard myself", "You'd just said something hard yourself."],
        ],
      },
      {
        asks: 'want',
        ask: 'What did you want to say back?',
        plain: 'With a minute to think, what would you have answered?',
        options: [
          ["That it isn't true", "You wanted to say that it isn't true."],
          ["'What do you mean by that?'", 'You wanted to ask what was meant.'],
          ['Nothing. Part of me agreed', 'You had nothing to say, because part of you agreed.'],
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
          ['At night, mostly', 'It comes back mostly at night.'],
          ["When I'm about to try something", "It comes back when you're about to try something."],
          ["When somebody's being nice to me", "It comes back even when somebody's being nice to you."],
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
      },
      {
        asks: 'view',
        ask: 'Who else was there, and what did they do?',
        plain: 'Who was there to see it, and how did they take it?',
        options: [
          ['Other people, who did nothing', 'There were people there, and they did nothing.'],
          ['Nobody else', 'Nobody else was there to see it.'],
          ['Somebody saw, and I made light of it', 'Somebody saw it, and you made light of it.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'Which part of that do you half believe?',
        plain: 'What in it feels a bit true to you?',
        options: [
          ['None. It still hurts', "You don't believe it, and it still hurts."],
          ['A small part, on bad days', 'On bad days a bit of it gets through.'],
          ['Most of it, and I hate that', 'You believe most of it, and you hate that.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you want {them} to understand about it?',
        plain: 'If you could get one thing across, what would it be?',
        options: [
          ["That it isn't nothing to me", "You'd want {them} to understand that it isn't nothing to you."],
          ["That I haven't forgotten it", "You'd want {them} to understand that you haven't forgotten it."],
          [
            "That I'm already pulling away",
            "You'd want {them} to understand that you're already pulling away.",
          ],
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
          ['“Okay”, and I leave it', 'You say okay, and leave it.'],
          ['I ask again and get the same', 'You ask again, and you get the same answer.'],
          ['I go along with it', "You go along with it, though you don't believe it."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you rather have heard from {them}?',
        plain: "Which honest answer would've been better?",
        options: [
          ["'I don't want to.' Just that", "A plain no would've been easier to take."],
          ["'I'm finding this hard'", "If it was hard, you'd have wanted to be told."],
          ["I'm not sure I'd want the truth", "You're not sure you'd want the truth."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When did that stop sounding true?',
        plain: 'When did you first doubt it?',
        options: [
          ['The second or third time', 'You doubted it by the second or third time.'],
          ['Straight away', 'You doubted it straight away.'],
          ['Later than I like to admit', 'You believed it longer than you like to admit.'],
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
          ['Nothing. I acted normal', 'You did nothing, and acted normal.'],
          ['I went looking for more', 'You went looking for more.'],
          ['I pretended to myself for a while', 'You pretended to yourself for a while.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'What do you look at differently now?',
        plain: 'What seems different, now that you know?',
        options: [
          ['Everything else I was told', 'You doubt everything else you were told.'],
          ['The good times, mostly', 'You look at the good times differently.'],
          ['My own judgement', 'You trust your own judgement less.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What answer do you want from {them}?',
        plain: 'If you got one honest answer, what should it be about?',
        options: [
          ['The whole of it, no more bits', 'You want the whole of it, not just bits.'],
          ['The reason, not the polite version', 'You want the reason, and not the polite version.'],
          ["None. I wouldn't believe it", "No answer would do now, because you couldn't trust it."],
        ],
      },
      {
        asks: 'view',
        ask: 'Which part of it hurts most?',
        plain: "What's the bit you keep coming back to?",
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
          ['Bit by bit, no single day', 'It went bit by bit.'],
          ['Before I let myself see it', "You'd noticed, and hoped it was nothing."],
        ],
      },
      {
        asks: 'want',
        ask: 'What do you miss most from before?',
        plain: "What isn't there now that used to be?",
        options: [
          ['Being told the small things', 'You miss being told the small things.'],
          ['Knowing where I stand', 'You miss knowing where you stand.'],
          ['Less than I thought I would', 'You miss less than you thought you would.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'What are you afraid it means?',
        plain: "What's the worst reason you can think of?",
        options: [
          ['That I did something wrong', "You're afraid you did something wrong."],
          ["That I've been replaced", "You're afraid you've been replaced."],
          ["That it's over and nobody's said so", "You're afraid it's over and nobody's said so."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What have you stopped telling {them}?',
        plain: 'What do you keep back these days?',
        options: [
          ['The good news, oddly', "You've even stopped telling {them} the good news."],
          ['What might be ignored', "You've stopped telling {them} what might be ignored."],
          ["Nearly everything. I've pulled back too", "You've stopped telling {them} nearly everything."],
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
          ['I smooth it over', 'You smooth it over.'],
          ['I go quiet and wait', 'You go quiet and wait.'],
          ['I get my own back later', 'You get your own back later.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'When did {they} last take it differently?',
        plain: 'When did it go differently, even once?',
        options: [
          ['When nobody else was there', 'It went differently when nobody else was there.'],
          ['When I was really upset', 'It went differently when you were really upset.'],
          ["I can't remember a time", "You can't remember a time when it went differently."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What have you stopped bringing up because of it?',
        plain: "What don't you mention any more?",
        options: [
          ["Anything I'm pleased about", "You've stopped bringing up anything you're pleased about."],
          ["What I'd like to do", "You've stopped bringing up what you'd like to do."],
          ['How I am. I just say fine', "You've stopped saying how you are."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you like {them} to do instead?',
        plain: 'What would be a better reaction?',
        options: [
          ['Just listen', "You'd like {them} just to listen."],
          ['Ask me something about it', "You'd like {them} to ask you something about it."],
          ["I've stopped picturing it", "You've stopped picturing anything different."],
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
          ['The outline, none of the detail', '{name} may have guessed the outline.'],
          ["Nothing. I've made sure of that", "You think nothing's been noticed. You've made sure of that."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What might happen if it all came out?',
        plain: 'If everything was said, what would come next?',
        options: [
          ['Less than I imagine, maybe', 'It might be less than you imagine.'],
          ["We'd have to do something about it", "As long as it's unsaid, nobody has to do anything."],
          ['Nothing would go back to how it was', "Once it's said, there's no way back to before."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you like {them} to know?',
        plain: 'If one part of it was known, which would you want?',
      },
      {
        asks: 'moment',
        ask: 'What do you do when it nearly comes up?',
        plain: 'When the talk gets close to it, what happens?',
        options: [
          ['I change the subject', 'You change the subject then.'],
          ["I half hope it'll be said", "You half hope it'll be said."],
          ['I pick a quarrel about something else', 'You pick a quarrel about something else.'],
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
          ["That I'd see", "You said that you'd see."],
          ['I talked about something else', 'You talked about something else.'],
          ["Yes, and I didn't mean it", "You said yes, and didn't mean it."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What might {they} do if you said no?',
        plain: 'If the answer was no, what would happen?',
        options: [
          ['Be hurt, and not say so', 'You think {they} might be hurt, and not say so.'],
          ['Ask again', 'You think {they} might just ask again.'],
          ["Nothing. I'm the one who'd suffer", "You think you'd be the one to suffer."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you do if nobody was waiting?',
        plain: 'If it was only up to you, what would happen?',
        options: [
          ['The same, in my own time', "You'd do the same, in your own time."],
          ['Something a lot smaller', "You'd do something a lot smaller."],
          ['Not do it at all', "If it was only up to you, you wouldn't do it at all."],
        ],
      },
      {
        asks: 'exception',
        ask: 'Which part of it could you give gladly?',
        plain: 'What in it would you say yes to?',
        options: [
          ['Some of it, at a time I choose', 'You could gladly give some of it, at a time you choose.'],
          ["Most of it, if I'd been asked nicely", "You could give most of it, if you'd been asked nicely."],
          [
            'None. I hoped it would go away',
            "You couldn't give any of it gladly. You hoped it would go away.",
          ],
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
          ['Somebody, if I ask twice', 'Somebody does, if you ask twice.'],
          ["Nobody. It waits till I'm back", "Nobody does. It waits till you're back."],
          ["I've never let it come to that", "You've never let it come to that."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would happen if you were away a week?',
        plain: 'If you had to leave for a week, how would it go?',
        options: [
          ["Chaos, and then it'd work out", "It'd be chaos at first, and then work out."],
          ['Something could really go wrong', 'You think something could really go wrong.'],
          ["It'd go fine, and I'd feel useless", "It'd go fine, and you'd feel useless."],
        ],
      },
      {
        asks: 'cost',
        ask: "What don't you get round to because of it?",
        plain: 'What gets left out of your own week?',
        options: [
          ['Rest, and my own business', "You don't get round to rest, or to your own business."],
          [
            "Anything I can't drop in a minute",
            "You don't get round to anything you can't drop in a minute.",
          ],
          ["Asking myself what I'd like", "You don't get round to asking yourself what you'd like."],
        ],
      },
      {
        asks: 'want',
        ask: 'What do you wish somebody saw about it?',
        plain: "What don't other people notice in it?",
        options: [
          ['How much of it there is', "There's more of it than anyone counts."],
          ["That I do it gladly and it's hard", "You do it gladly, and it's hard."],
          ['That I sometimes want to run', 'You wish somebody saw that you sometimes want to run.'],
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
          [
            "What it's like from the inside",
            "You think {they} might not have seen what it's like from the inside.",
          ],
          ["What I'd be giving up", "You think {they} might not have seen what you'd be giving up."],
          ["Nothing, and that's what bothers me", 'It bothers you because it might be right.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'What did you say to that?',
        plain: 'When you were told, what did you answer?',
      },
      {
        asks: 'want',
        ask: 'What would you think if nobody had told you?',
        plain: 'Without that opinion, where would you be?',
        needs:
          'told me|tell me|tells me|telling me|said i|says i|say i|keep saying|keeps saying|everyone says|everybody says',
        options: [
          ['The same. I was there already', "You'd think the same."],
          ['Something else, I suspect', "You suspect you'd think something else."],
          ['No idea. I always ask first', "You don't know. You always ask first."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What might happen if you did the opposite?',
        plain: 'If you went against that advice, what then?',
        options: [
          ['Somebody would be cross', 'You think somebody would be cross.'],
          ["I'd have to make it work alone", "Against advice, you'd be on your own with it."],
          ["I'd hear 'I told you so'", "You'd hear that somebody told you so."],
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
          ['That it sounds hard', "You'd rather hear that it sounds hard."],
          ['“What do you want?”', "You'd rather be asked what you want."],
          [
            "That I'm allowed to see it differently",
            "You'd like to hear that you're allowed to see it differently.",
          ],
        ],
      },
      {
        asks: 'moment',
        ask: 'Who said it last, and what did you answer?',
        plain: 'The last time you heard that, what did you say?',
        options: [
          ['Somebody close. I said nothing', 'It was somebody close, and you said nothing.'],
          ['Somebody I barely know', 'It was somebody you barely know.'],
          ["Me. I've started saying it too", "You've started saying it yourself."],
        ],
      },
      {
        asks: 'exception',
        ask: "Who's said something different?",
        plain: 'Who do you know that sees it another way?',
        options: [
          ['One person, in passing', 'One person said it in passing, and you remember it.'],
          [
            "Somebody who's been through the same",
            "Somebody who's been through the same said something different.",
          ],
          ['Nobody, and nobody knows all of it', "Nobody's said anything different, or knows all of it."],
        ],
      },
      {
        asks: 'view',
        ask: "What don't people know about how it really is?",
        plain: 'What would people have to know before they talked?',
        options: [
          ["What it's like day to day", "People don't know what it's like day to day."],
          ["What I've tried already", "People don't know what you've tried already."],
          ['What I really feel about it', "People don't know what you really feel about it."],
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
          ["That I'm not happy", "It's hard to say that you're not happy."],
          ['That I want something different', "It's hard to say that you want something different."],
          ['That being angry would be easier', "It's hard to say that being angry would be easier."],
        ],
      },
      {
        asks: 'want',
        ask: "What's missing, even with all that?",
        plain: "What isn't there, even so?",
        options: [
          ['Being really known', "You feel that you're not really known."],
          ['Something I used to feel', "Something you used to feel isn't there any more."],
          ["Nothing. It's me who's changed", "You think it's you who's changed."],
        ],
      },
      {
        asks: 'rule',
        ask: 'What do you feel you owe {them}?',
        plain: "What do you think you'd have to give back?",
        options: [
          ['The same kindness', "You'd like to be as good back."],
          ['Not to hurt {them}, whatever happens', "Whatever you do, you'd want it not to hurt {them}."],
          ["More than I've got, some days", "Some days you feel you owe more than you've got."],
        ],
      },
      {
        asks: 'exception',
        ask: 'What would be easier if {they} had been unkind?',
        plain: "If you'd been treated badly, what would be different?",
        options: [
          ['I could be angry and be done', 'You could be angry and be done with it.'],
          ["I'd know whose fault it is", "You'd know whose fault it is."],
          ["I wouldn't have to look at myself", "You wouldn't have to look at yourself."],
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
          ['We each say our bit again', 'Each of you says the same things again.'],
          ['We drop it to keep the peace', 'You drop it to keep the peace.'],
          ['I give in, and mind it later', 'You give in, and mind it later.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What would {they} lose by giving way?',
        plain: "What's at stake on the other side, do you think?",
        options: [
          ["Something {they}'d always counted on", "It's something {they}'d always counted on."],
          ['Only some pride', "You think it's only some pride."],
          ["I've never asked", "You've never asked what giving way would mean."],
        ],
      },
      {
        asks: 'want',
        ask: 'What matters most to you in your version?',
        plain: 'What would you not want to give up?',
        options: [
          ['That I could live with it', 'It matters to you that you could live with it.'],
          ['That I had a say in it', 'It matters to you to have a say in it.'],
          ["That I'm not the one who loses again", 'It matters to you not to be the one who loses again.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'Which part of it do you both want?',
        plain: 'Where do you agree, if only a little?',
        options: [
          ['To have it behind us', "You'd both like to have it behind you."],
          ['The same thing, in different ways', 'You both want the same thing, in different ways.'],
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
          ['Definite plans', "You'd made definite plans on that promise."],
          ['Hope, mostly', 'It was mostly hope.'],
          ['I stayed because of it', 'You stayed because of it.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What did {they} mean by it, do you think?',
        plain: 'How serious was it, back then?',
        options: [
          ['Every word, at the time', 'You think every word was meant, at the time.'],
          ['To get past that moment', 'You think it was meant to get past that moment.'],
          ['Not much. I wanted to believe it', "You don't think it meant much. You wanted to believe it."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would be enough, at this point?',
        plain: 'What would settle it for you now?',
        options: [
          ['The thing itself, as it was said', 'It would be enough if it happened as it was said.'],
          ["To be told straight it won't happen", "You'd want to be told straight if it won't happen."],
          ["Nothing. It's too late for that one", "You think it's too late for that promise."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What happened the last time you mentioned it?',
        plain: 'When you last brought it up, how did it go?',
        options: [
          ['I was put off', 'You were put off.'],
          ['I felt like a nag', 'You mentioned it, and felt like a nag.'],
          ["I haven't. I just remember", "You haven't mentioned it. You just remember."],
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
          ['Half each, and really half', "You'd want half each, and really half."],
          ['Somebody noticing without being told', "You'd want somebody to notice without being told."],
          ['That somebody else feels it for once', "You'd like somebody else to feel it for once."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What happened the last time you said so?',
        plain: 'When you brought it up, how did it go?',
        options: [
          ['It was better for a week', 'It was better for a week.'],
          ['I ended up the difficult one', 'You ended up as the difficult one.'],
          ["I've never properly said it", "You've never properly said it."],
        ],
      },
      {
        asks: 'view',
        ask: 'What would {name} say about who does what?',
        plain: 'How would it sound from the other side?',
        options: [
          ["That it's about even", "You might hear that it's about even."],
          ['That I like doing it', 'You might hear that you like doing it.'],
          ['That I never asked for anything', 'You might hear that you never asked for anything.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'What do you go without because of it?',
        plain: "What don't you get, because you're doing that?",
        options: [
          ['Rest, mainly', 'You mainly go without rest.'],
          ["Time for what I'm good at", "You go without time for what you're good at."],
          ['Liking the people I do it for', 'You like the people you do it for less than you used to.'],
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
          ['How much work it takes', 'It leaves out how much work it takes.'],
          ["How often I'm guessing", "It leaves out how often you're guessing."],
          ["That I'm not sure I want it", "It leaves out that you're not sure you want it."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What was your first thought when you heard it?',
        plain: 'Right at that moment, what did you think?',
        options: [
          ['“At last”', 'You thought that it was about time.'],
          ['That somebody else was meant', 'You thought that somebody else must be meant.'],
          ["That I couldn't say no now", "You thought that you couldn't say no now."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What might be expected of you after that?',
        plain: 'What do you think comes along with it?',
        options: [
          ['More of the same, only better', "You think it'll have to be better next time."],
          ["That I'm always up for it", "It might be expected that you're always up for it."],
          ["Something I can't really do", "Something might be expected that you can't really do."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you rather be noticed for?',
        plain: 'What do you do that nobody mentions?',
        options: [
          ['Something small that I do every day', "There's something small you do that nobody mentions."],
          ['Being good company, not useful', "You'd like to be liked for more than what you can do."],
          ["Nothing. I'd rather be left out", "You'd rather not be noticed at all."],
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
          ['Nobody wanted anything', 'It was different because nobody wanted anything.'],
          ["I wasn't thinking about it", "You weren't thinking about it."],
          ["I'd stopped trying to get it right", "You'd stopped trying to get it right."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What do you remember best from it?',
        plain: 'Which moment of it stayed with you?',
        options: [
          ['How quiet it was in my head', 'You remember how quiet it was in your head.'],
          ['Somebody laughing', 'You remember somebody laughing.'],
          ["Thinking it wouldn't last", "You remember thinking it wouldn't last."],
        ],
      },
      {
        asks: 'want',
        ask: 'Which bit of it would you like more of?',
        plain: 'If you could have one part of it again, which?',
        options: [
          ['Who was with me', "You'd like more of who was with you."],
          ['The pace, nobody in a hurry', "You'd like more of that pace, with nobody in a hurry."],
          ['Me, the way I was then', "You'd like to be the way you were then."],
        ],
      },
      {
        asks: 'step',
        ask: 'What would it take to have that again?',
        plain: 'How could that happen another time?',
        options: [
          ['Some time, and somebody to ask', 'It would take some time, and somebody to ask.'],
          ['Dropping something else', "You'd have to drop something else."],
          ['Admitting how much I need it', "You'd have to admit how much you need it."],
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
          ['Tears, and maybe some relief', 'There might be tears, and maybe some relief.'],
          ['Blame', 'Somebody might be blamed.'],
          ["That I'm the only one who minds", "It might turn out that you're the only one who minds."],
        ],
      },
      {
        asks: 'moment',
        ask: 'When does it nearly get said?',
        plain: 'When are you closest to talking about it?',
        options: [
          ['When nobody else is around', 'It nearly gets said when nobody else is around.'],
          ['When something reminds us', "It nearly gets said when something's a reminder."],
          ["It doesn't. We've got too good at it", "It doesn't get said. You've all got too good at that."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you want to say first?',
        plain: 'If it was you who started, what would you say?',
        options: [
          ['That I think about it too', "You'd start by saying that you think about it too."],
          ['What happened, in plain words', "You'd say in plain words what happened."],
          ["That I've been angry about it", "You'd say that you've been angry about it."],
        ],
      },
      {
        asks: 'rule',
        ask: "Who decided it wouldn't be talked about?",
        plain: 'How did the not talking start?',
        options: [
          ['Nobody. It crept in', 'Nobody decided it. It just came about.'],
          ['One person, without a word', 'One person decided it, without a word.'],
          ['Me, as much as anybody', 'You decided it as much as anybody.'],
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
          ['Something tiny, a word or a plate', 'It was something tiny.'],
          ['Something old that always comes up', 'It was something old that always comes up.'],
          ['Something I knew would hurt', 'You said something you knew would hurt.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What were you trying to get across?',
        plain: 'What did you want understood?',
        options: [
          ["That I can't do it alone", "You were trying to say that you can't do it alone."],
          ['That it matters, small or not', 'You were trying to say that it matters.'],
          ['By then I only wanted to win', 'You only wanted to win by then.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What do you think {name} heard?',
        plain: 'How did it sound from the other side?',
        options: [
          ["That I'm never satisfied", "{Name} may have heard that you're never satisfied."],
          ['Only how loud I was', '{Name} may only have heard how loud you were.'],
          ['Exactly what I meant', 'You think it was heard exactly as you meant it.'],
        ],
      },
      {
        asks: 'cost',
        ask: "What's it been like between you since?",
        plain: 'How have things been after it?',
        options: [
          ['Polite, like strangers', "You've been polite, like strangers."],
          ['As if nothing had happened', "It's been as if nothing had happened between you."],
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
          ['Somebody I still want to please', 'You learned it from somebody you still want to please.'],
          ['Nobody said it. I watched', 'You learned it by watching.'],
          ['Somebody who broke it themselves', 'You learned it from somebody who broke it too.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'What happened to the person who broke it?',
        plain: "Who's gone against it, and how did that go?",
        options: [
          ['They were talked about for years', 'People talked for years about whoever broke it.'],
          ['Not a lot, as it turned out', 'Not a lot happened, as it turned out.'],
          ["Nobody's dared, that I know of", 'Nobody you know of has dared to break it.'],
        ],
      },
      {
        asks: 'view',
        ask: 'Which part of it do you still believe?',
        plain: 'What in that rule is yours as well?',
        options: [
          ['Most of it, on good days', 'On good days, you still believe most of it.'],
          ['The part about looking after people', 'You still believe the part about looking after people.'],
          ['Less than I let on', 'You believe less of it than you let on.'],
        ],
      },
      {
        asks: 'want',
        ask: "What would you do if that rule didn't exist?",
        plain: 'If nobody had ever told you that, what then?',
        options: [
          ["Something I've already pictured", "You'd do something you've already pictured."],
          ['The same, only freely', "You'd do the same, only freely."],
          ["I don't know who I'd be", "You don't know who you'd be without it."],
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
          ['Being somewhere else', 'Being somewhere else helped a little.'],
          ['One talk with one person', 'One talk with one person helped a little.'],
          ["Pretending it wasn't there", "It helped to pretend it wasn't there."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What was the last thing you tried?',
        plain: 'The last time you did something about it, what was it?',
        options: [
          ['Talking about it', 'You tried talking about it.'],
          ['What everybody recommends', 'You tried what everybody recommends.'],
          ["Nothing lately. I'd given up", "You haven't tried lately, because you'd given up."],
        ],
      },
      {
        asks: 'fear',
        ask: "What would next year look like, if that's true?",
        plain: "If it all stays as it is, how's next year?",
        options: [
          ["I'd get by somehow", "You'd get by somehow."],
          ["I'd have stopped caring", "You'd have stopped caring."],
          ["I'd be somebody I don't like", "You'd be somebody you don't like."],
        ],
      },
      {
        asks: 'want',
        ask: "What's the smallest change you'd notice?",
        plain: "What tiny thing would tell you it's shifting?",
        options: [
          ['One evening without it', "You'd notice one evening without it."],
          ["Somebody admitting it's hard", "You'd notice if somebody admitted it's hard."],
          ["Me not checking if it's better", "You'd notice if you weren't checking any more."],
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
          ['Whoever makes the decisions', 'Whoever makes the decisions would know for sure.'],
          ["Nobody, and I'd rather not ask", "You'd rather not ask anybody."],
        ],
      },
      {
        asks: 'rule',
        ask: 'Where did you first hear that?',
        plain: "Who told you that's how it is?",
        options: [
          ['From people who ought to know', "You've heard it from people who ought to know."],
          ['Nowhere. I worked it out', 'You worked it out for yourself.'],
          ['From me. It saves me trying', 'You tell yourself that, and it saves you trying.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you want, if it could be done?',
        plain: 'Suppose it was possible. What would you like?',
        options: [
          ['A bit of both, honestly', "You'd want a bit of both."],
          ['The whole thing, no half measures', "You'd want the whole thing."],
          ["I don't let myself picture it", "You don't let yourself picture it."],
        ],
      },
      {
        asks: 'exception',
        ask: "Who's managed it anyway?",
        plain: 'Where have you seen it work, even once?',
        options: [
          ['One person, and it cost them', "One person's managed it, and it cost them."],
          ['Nobody round here', 'Nobody round you has managed it.'],
          ["Someone, and I didn't like seeing it", "Someone managed it, and you didn't like seeing it."],
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
          ['One decision, and all that follows it', "One decision's on hold, and all that follows it."],
          ["Anything nice I'd planned", "Anything nice you'd planned is on hold."],
          ['Me, more or less', "You feel that you're on hold yourself."],
        ],
      },
      {
        asks: 'want',
        ask: "What's the first thing you'd do, once it's over?",
        plain: 'When the waiting ends, what would you do that day?',
        options: [
          ['Rest properly', "The first thing you'd do is rest properly."],
          ['Tell one particular person', "The first thing you'd do is tell somebody."],
          ['Find something new to wait for', "You'd find something new to wait for."],
        ],
      },
      {
        asks: 'fear',
        ask: 'Which outcome are you bracing for?',
        plain: 'What are you getting ready to hear?',
        options: [
          ['A no', "You're bracing for a no."],
          ['Nothing at all, ever', "You're bracing for hearing nothing at all."],
          ['A yes, strangely', "You're bracing for a yes, strangely."],
        ],
      },
      {
        asks: 'view',
        ask: "Who knows that you're waiting?",
        plain: 'Who have you told about it?',
        options: [
          ['The one it depends on, I think', 'You think the one it depends on knows.'],
          ['Several people', "Several people know that you're waiting."],
          ["Nobody. I haven't let it show", "You haven't let anybody see that you're waiting."],
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
          [
            'Fair, if somebody does something',
            "You think there's a fair chance, if somebody does something.",
          ],
          ['Small, and I know it', 'You know that the chances are small.'],
          ["None. It can't happen any more", "It can't happen any more, as far as you can tell."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would be different on the first day?',
        plain: 'If it came true, what would that day be like?',
        options: [
          ["I'd be relieved", "On the first day you'd be relieved."],
          ["I'd get up and do it", "You'd get up and do it."],
          ["I'd find another reason to wait", "You'd find another reason to wait."],
        ],
      },
      {
        asks: 'view',
        ask: "Who's heard you say that?",
        plain: "Who else knows about that 'if'?",
        options: [
          ['The person it depends on', 'The person it depends on has heard it.'],
          ["People who can't change it", "People have heard it who can't change it."],
          ["Nobody. I'd feel I was begging", "Nobody's heard it, because you'd feel you were begging."],
        ],
      },
      {
        asks: 'exception',
        ask: 'Which bit of it could happen without that?',
        plain: "What could you have anyway, without the 'if'?",
        options: [
          ['A small bit, sooner than I thought', "A small bit of it doesn't need the 'if'."],
          ["None of it. It's all or nothing", 'Without that, none of it could happen, you think.'],
          ['Most of it, to be honest', 'To be honest, most of it could happen without that.'],
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
          ['Somebody I could easily ask', "There's somebody you could easily ask."],
          ["Somebody I'd rather not ask", "You'd rather not ask the one who could tell you."],
          ["Me. I just haven't looked", 'You could tell yourself, if you looked.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'Which answer would you rather not get?',
        plain: "What are you hoping it won't turn out to be?",
        options: [
          ["That it's not possible", "You'd rather not hear that it's not possible."],
          ["That it'd be easy after all", "You'd rather not hear that it'd be easy after all."],
          ['One that means I have to act', "You'd rather not get an answer that means you have to act."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you do if you knew?',
        plain: 'Say you had the answer. What would you do?',
        options: [
          ['Decide, the same day', "You'd decide the same day."],
          ['Worry about it less', "You'd worry about it less."],
          ['Probably still not move', "You'd probably still not move."],
        ],
      },
      {
        asks: 'moment',
        ask: "What's kept you from asking so far?",
        plain: "What's got in the way of finding out?",
        options: [
          ['Never the right moment', "It's never been the right moment to ask."],
          ["I'd look silly for not knowing", "You'd look silly for not knowing."],
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
        needs:
          'by|until|till|before|deadline|date|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|weeks|days|month|months',
        plain: "If nothing's been done by then, what follows?",
        options: [
          ['Somebody decides for me', 'If the date goes by, somebody decides for you.'],
          ['The chance is gone', 'If the date goes by, the chance is gone.'],
          ["I'd be relieved, a bit", "You'd be relieved, a bit."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you need to know before then?',
        plain: "What's missing, so you could be calm about that day?",
        options: [
          ['One fact I could ask for', "You'd need to know one fact you could ask for."],
          ['Where somebody else stands', "You'd need to know where somebody else stands."],
          ["What I want, and it won't hurry", "You'd need to know what you want, and that takes its time."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What do you do when you think of that day?',
        plain: 'When the date comes to mind, what happens?',
        options: [
          ["Count how long I've got", "You count how long you've got."],
          ['Get busy with something else', 'You get busy with something else.'],
          ["Hope it's taken out of my hands", "You hope it's taken out of your hands."],
        ],
      },
      {
        asks: 'step',
        ask: 'What has to be done by then?',
        plain: 'Which things need doing before that day?',
        options: [
          ['One conversation', 'One conversation has to happen by then.'],
          ['Only the main thing', 'Only the main thing has to be done by then.'],
          ["All of it, and it won't be", "All of it has to be done, and it won't be."],
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
      },
      {
        asks: 'cost',
        ask: 'What have you got used to by now?',
        plain: "What's normal these days that wasn't at first?",
        options: [
          ['Being careful', "You've got used to being careful."],
          ['Doing without', "You've got used to doing without."],
          ['Expecting nothing', "You've got used to expecting nothing."],
        ],
      },
      {
        asks: 'fear',
        ask: 'How would you be if it was the same next year?',
        plain: "If nothing changes, how's it in a year?",
        options: [
          ["I'd manage", "You'd manage another year of it."],
          ["I'd feel I'd let it happen", "You'd feel that you'd let it happen."],
          ["The same. That's what scares me", "It scares you that you'd be the same."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When was it lighter, in all that time?',
        plain: 'When was it a bit better?',
        options: [
          ['A few weeks, then it came back', 'It was lighter for a few weeks, and then it came back.'],
          ['Whenever I was away', 'It was lighter whenever you were away.'],
          ["I've stopped looking for that", "You've stopped looking for when it was lighter."],
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
          ['Something in how we talked', 'You noticed it in how you talked to each other.'],
          ['A feeling, nothing I could point at', 'You had a feeling, and nothing to point at.'],
          ['I saw it and looked away', 'You saw it and looked away.'],
        ],
      },
      {
        asks: 'view',
        ask: 'Who else has noticed?',
        plain: "Who else can see that it's different?",
        options: [
          ['Everybody, I think', "You think everybody's noticed."],
          ['One person, who said so', 'One person noticed, and said so.'],
          ['Nobody. I sometimes doubt it myself', 'Nobody else has noticed, and sometimes you doubt it.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you want back from before?',
        plain: 'Which part of the old way do you miss?',
        options: [
          ['How easy it was', "You'd want back how easy it was."],
          ['Being sure', "You'd want to be sure again."],
          ['Nothing. I just hate how it went', "You don't want it back. It's how it went that hurts."],
        ],
      },
      {
        asks: 'exception',
        ask: "What's stayed the same?",
        plain: "What hasn't changed, in spite of it?",
        options: [
          ['The small daily things', 'The small daily things have stayed the same.'],
          ['How much I care', 'You care as much as before.'],
          ['Less than I tell people', 'Less has stayed the same than you tell people.'],
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
          ['There was more time', 'There was more time then.'],
          ['Nobody was keeping count', 'Nobody was keeping count then.'],
          ['I was different', 'You were different then.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'When was it last like that?',
        plain: 'When was the last time?',
        options: [
          ['I could tell you the day', 'You could tell exactly which day it was.'],
          ['Quite a long time ago', "It's a long time since it was like that."],
          ["I didn't know it was the last time", "You didn't know that it was the last time."],
        ],
      },
      {
        asks: 'want',
        ask: 'Which bit of that would you have back first?',
        plain: 'If one part of it could come back, which?',
        options: [
          ['The laughing', 'The laughing comes first, before anything serious.'],
          ['How simple things were', "First you'd have back how simple things were."],
          ['How sure I was of myself', "First you'd have back how sure you were of yourself."],
        ],
      },
      {
        asks: 'view',
        ask: "Who'd remember it the way you do?",
        plain: 'Who else was there, and knows what it was like?',
        options: [
          ['Somebody I could ask', "There's somebody you could ask about it."],
          ["Nobody who's still around", "There's nobody still around who'd remember."],
          ["Others might say it wasn't so good", "Others might say it wasn't as good as you remember."],
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
          ['At certain times of day', 'You notice it at certain times of day.'],
          ["When I've got something to tell", "You notice it when you've got something to tell."],
          ["When I'm enjoying myself", "You notice it just when you're enjoying yourself."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you tell {them} today?',
        plain: 'If you could say one thing now, what would it be?',
        needs:
          "died|dead|death|deaths|die|dies|dying|passed away|passed on|funeral*|grave|graves|buried|ashes|widow*|late husband|late wife|late mother|late father|lost my|lost our|lost her|lost him|we lost|gone now|gone since|stopped speaking|stopped talking|not spoken|haven't spoken|hasn't spoken|don't speak|doesn't speak|not talked|haven't talked|hasn't talked|don't talk anymore|no contact|lost touch|out of touch|lost contact|fell out|fallen out|cut me off|cut us off|cut him off|cut her off|cut them off|estranged|disappeared|walked out|left for good|left me|left us|never came back|miscarr*|stillb*",
        options: [
          ['Something silly from this week', "You'd tell {them} something silly from this week."],
          ["That I'm managing, more or less", "You'd tell {them} that you're managing."],
          ["What I didn't say in time", "You'd tell {them} what you didn't say in time."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who can you talk to about it?',
        plain: 'Who lets you talk about it?',
        options: [
          ["Somebody who knows what it's like", "You can talk to somebody who knows what it's like."],
          ['People who asked, early on', 'People asked early on, and you could talk to them.'],
          ["Nobody. I'd only upset them", "You don't talk about it, because you'd only upset people."],
        ],
      },
      {
        asks: 'want',
        ask: "What have you kept that nobody's to touch?",
        plain: 'Which thing have you held on to?',
        needs:
          "died|dead|death|deaths|die|dies|dying|passed away|passed on|funeral*|grave|graves|buried|ashes|widow*|late husband|late wife|late mother|late father|lost my|lost our|lost her|lost him|we lost|gone now|gone since|stopped speaking|stopped talking|not spoken|haven't spoken|hasn't spoken|don't speak|doesn't speak|not talked|haven't talked|hasn't talked|don't talk anymore|no contact|lost touch|out of touch|lost contact|fell out|fallen out|cut me off|cut us off|cut him off|cut her off|cut them off|estranged|disappeared|walked out|left for good|left me|left us|never came back|miscarr*|stillb*",
        options: [
          ['Something small that I use', "You've kept something small that you use."],
          ['A voice, a note, a picture', "You've kept a voice, a note or a picture."],
          ["Everything. I can't start on it", "You've kept everything, and you can't start on it."],
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
          ['Knowing what a day looks like', "You'd miss knowing what a day looks like."],
          ['Who I am then', "You'd miss who you are then."],
        ],
      },
      {
        asks: 'cost',
        ask: 'If {thing} went, what would go with it?',
        plain: 'What else would be gone along with it?',
        options: [
          ['A long part of my life', 'A long part of your life would go with it.'],
          ['Some of the people I know', 'Some of the people you know would go with it.'],
          ['My excuse for not changing', 'Your excuse for not changing would go with it.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you like to do one last time?',
        plain: "Before it's over, what would you want once more?",
        options: [
          ['Nothing special, just an ordinary day', "An ordinary day's what you'd want once more."],
          ['Say something to somebody', "You'd like to say something to somebody."],
          ['Leave without a goodbye', "You'd like to leave without a goodbye."],
        ],
      },
      {
        asks: 'exception',
        ask: 'What could you take with you from it?',
        plain: 'What of it could you keep?',
        options: [
          ['One or two people', 'One or two people could come along.'],
          ["What I've learnt", "You could take with you what you've learnt."],
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
          ['This week', 'It happened this week.'],
          ['A while back, and I noticed', "It's a while back, and you noticed."],
          ["I'm not sure it still does", "You're not sure it still happens."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would be missing without it?',
        plain: 'What does it give you?',
        options: [
          ['The one calm bit of my day', "You'd miss one calm bit of the day."],
          ['A sign that things are all right', "You'd miss a sign that things are all right."],
          ["Nearly all that's left", "You feel it's nearly all that's left."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who knows how much you like that?',
        plain: "Who've you told that it matters to you?",
        options: [
          ["Whoever's in it with me", "Whoever's in it with you knows how much you like it."],
          ['Nobody. It sounds like nothing', 'Nobody knows, because it sounds like nothing.'],
          ["I've not said, in case it stops", "You've not said how much you like it, in case it stops."],
        ],
      },
      {
        asks: 'exception',
        ask: 'Where else do you get a bit of that?',
        plain: 'What else gives you something like it?',
        options: [
          ['In one or two other places', 'You get a bit of it in one or two other places.'],
          ['With somebody else, now and then', 'You get a bit of it with somebody else, now and then.'],
          ['Nowhere else, really', "There's nowhere else that you get it."],
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
          ["When I'm buying something", "It comes up when you're buying something."],
          ['At night, adding it up again', 'You add it up again at night.'],
          ['When somebody offers to pay', 'It comes up when somebody offers to pay.'],
        ],
      },
      {
        asks: 'view',
        ask: 'Who knows the real figure?',
        plain: "Who've you told how much it is?",
        options: [
          ['One person who stays calm about it', 'One person knows, and stays calm about it.'],
          ['Nobody close to me', 'Nobody close to you knows the real figure.'],
          ["Nobody. I haven't looked properly", "You haven't looked properly at the real figure."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you do if the money were settled?',
        plain: "If money wasn't the problem, what would you do?",
        options: [
          ['The same, only calmer', "You'd do the same, only more calmly."],
          ['Say no to somebody', "You'd say no to somebody."],
          ["See that it wasn't about the money", "You'd see that it wasn't about the money."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What have you said no to because of it?',
        plain: 'What have you gone without?',
        options: [
          ['Things for me', "You've said no to things for yourself."],
          ['Invitations', "You've said no to invitations because of it."],
          ["Something I'd promised somebody", "You've said no to something you'd promised somebody."],
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
          ['The start of it', 'The start of the day is the hardest part.'],
          ['The middle, when it all piles up', 'The middle is hardest, when it all piles up.'],
          ["The end. I can't leave it behind", "By the end of the day you can't leave it behind."],
        ],
      },
      {
        asks: 'exception',
        ask: 'Which bit of it do you still like?',
        plain: 'What part would you keep?',
        options: [
          ['The people there', 'You still like the people.'],
          ['Being good at it', 'You still like being good at it.'],
          ["When it's over", "You like it best when it's over."],
        ],
      },
      {
        asks: 'cost',
        ask: "What's left of you by the evening?",
        plain: 'After work, what do you have energy for?',
        options: [
          ['Enough to sit down', "There's enough left of you to sit down."],
          ['Just enough for the people around me', "There's just enough left for the people around you."],
          ['Nothing anybody would want', "By the evening you feel there's nothing left of you."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you change first, if you could?',
        plain: 'Which one thing about it would you alter?',
        options: [
          ['The hours', "You'd change the hours first."],
          ['Having some say in it', "You'd want to have some say in it."],
          ["Nothing. I'd just not be there", "You'd just not be there."],
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
      },
      {
        asks: 'want',
        ask: 'What did you want to happen right then?',
        plain: 'In that moment, what were you hoping for?',
        options: [
          ['For somebody to say something', 'You wanted somebody to say something.'],
          ['To be anywhere else', 'You wanted to be anywhere else.'],
          ['For it to be about me, for once', 'You wanted it to be about you, for once.'],
        ],
      },
      {
        asks: 'view',
        ask: "What did you see there that others might've missed?",
        plain: 'What did that moment tell you?',
        options: [
          ['How tired somebody was', 'You saw how tired somebody was.'],
          ['That something had changed', 'You saw that something had changed.'],
          ["That I'd been fooling myself", "You saw that you'd been fooling yourself."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What happened next?',
        plain: 'And after that, how did it go on?',
        options: [
          ['It went on as normal', 'It went on as normal after that.'],
          ['Somebody left', 'Somebody left after that.'],
          ['I said nothing, and I regret it', 'You said nothing, and you regret it.'],
        ],
      },
    ],
    open: 'what that moment meant',
    style: 'remember things as they happened',
    label: 'Keeps the small details',
    mood: 'One moment, still there.',
  },
};
