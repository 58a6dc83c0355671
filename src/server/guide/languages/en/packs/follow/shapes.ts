import type { Concern } from '../../../../engine/pack.ts';

/** What is asked about a clause of which only the grammar is known: who did or said it, once or always. */
export const shapes: Readonly<Record<string, Concern>> = {
  theydid: {
    questions: [
      {
        asks: 'moment',
        ask: 'What did you think first, when {event}?',
        plain: 'What was your first thought, right then?',
        options: [
          ["That it wasn't the first time", 'So it landed on top of the other times.'],
          ['Nothing. I went blank', 'Blank first. The rest came later.'],
          ['That I might have brought it on', 'Part of you took the blame at once.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What had you hoped for instead?',
        plain: 'How would you have liked it to go?',
        options: [
          ['To be asked how I was', "You'd have liked to be asked."],
          ['Nothing big. One minute more', 'One minute more would have done.'],
          ["I'd stopped hoping for anything", 'You had stopped expecting much by then.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'What did you do then?',
        plain: 'What did you do, straight after?',
        options: [
          ['Carried on as if it were nothing', 'You carried on, and kept it to yourself.'],
          ['Said something, and it came out wrong', "You did say something. It wasn't what you meant."],
          ['Went somewhere nobody could see me', 'You took it somewhere private.'],
        ],
      },
      {
        asks: 'view',
        ask: 'How would {they} tell that story?',
        plain: 'What would the other side say happened?',
        options: [
          ['As if nothing much had happened', 'In that version, it was nothing much.'],
          ["That I'd made too much of it", "In that version, you're the one who overdid it."],
          ['Kinder to me than I am', 'That version might be the kinder one.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'When did it last go differently between you?',
        plain: 'When was it better, the last time?',
        options: [
          ['Not that long ago, actually', "It hasn't been like this for long."],
          ['When nobody else was around', 'It goes better with nobody watching.'],
          ["I'd have to think hard", "You'd have to look a long way back for it."],
        ],
      },
    ],
    open: 'what that was about, on the other side',
    style: 'notice what other people do, down to the small things',
    label: 'Notices what people do',
    mood: 'One moment, still going round.',
  },
  theysaid: {
    questions: [
      {
        asks: 'moment',
        ask: 'What did you say back?',
        plain: 'What was your answer, at the time?',
        options: [
          ['Nothing', 'You let it stand.'],
          ['Something polite', "The polite answer wasn't the whole one."],
          ["Something I'd take back", "There's an answer out there you'd take back."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you have liked to hear?',
        plain: 'What would have been the right thing to say to you?',
        options: [
          ["That it isn't only me", "You'd have liked to hear it isn't only you."],
          ['A question, any question', 'One question would have been enough.'],
          ['Sorry', "A sorry is what's missing."],
        ],
      },
      {
        asks: 'view',
        ask: 'How did you take it?',
        plain: 'What did you think was meant by it?',
        options: [
          ['The way it sounded', 'You took it at its word.'],
          ['As code for something else', 'You heard something else behind it.'],
          ["As proof that I'm the problem", 'What you heard was that it comes down to you.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would it mean if that were true?',
        plain: 'Suppose some of it is true. What then?',
        options: [
          ["I'd have some thinking to do", "There may be a bit of it you don't wave away."],
          ["Nothing. It isn't", "You don't see yourself in it at all."],
          ["It is, a bit, and that's what stings", 'The sting may be in the true bit.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'What have you done differently since?',
        plain: "What's changed for you since it was said?",
        options: [
          ["I've been more careful", "You've been more careful since."],
          ['Nothing you could see', 'Nothing has changed on the outside.'],
          ["I've pulled back a bit", "You've taken half a step back."],
        ],
      },
    ],
    open: "what you'd answer now",
    style: 'remember what was said, word for word',
    label: 'Remembers the words',
    mood: 'A sentence that stayed.',
  },
  theydo: {
    questions: [
      {
        asks: 'moment',
        ask: 'What was it like, the last time?',
        plain: 'What happened, the last time?',
        options: [
          ['Like every other time', "By now it's much like every other time."],
          ['Worse, because I was tired', 'It was worse, with you tired.'],
          ['I hardly noticed any more', "It's so ordinary you nearly miss it."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What do you usually do then?',
        plain: 'What do you do, when it happens?',
        options: [
          ['Work round it', 'You work round it.'],
          ['Say something, for the tenth time', "You've said it more than once."],
          ['Let it go, and snap later', 'You let it go, and it comes out later somewhere else.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'When is it not like that?',
        plain: 'When does it go better?',
        options: [
          ["When we're away from it all", 'Away from everything, it goes better.'],
          ['When somebody else is there', 'With somebody else there, it changes.'],
          ["I can't think of a time", 'No exception comes to mind right now.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you notice first, if that changed?',
        plain: 'If it got better, how would you know?',
        options: [
          ["I'd stop bracing for it", "You'd stop bracing."],
          ["I'd say more at home", "You'd have more to say."],
          ["I'm not sure I'd trust it", 'Even a change for the better would take some believing.'],
        ],
      },
      {
        asks: 'view',
        ask: 'Who else sees that?',
        plain: 'Who else has noticed it?',
        options: [
          ['Everyone, and nobody says it', 'Everybody sees it, and it stays unsaid.'],
          ['One person, and it helps', "There's one person who sees it too."],
          ['Nobody. People think the opposite', 'From the outside it looks quite different.'],
        ],
      },
    ],
    open: 'how much of that could change',
    style: 'see how things go between people',
    label: 'Sees how it goes',
    mood: 'The same thing again, seen clearly.',
  },
  idid: {
    questions: [
      {
        asks: 'moment',
        ask: 'What had happened just before that?',
        plain: 'What had been going on, right before?',
        options: [
          ['Nothing special. It just came', 'It seemed to come out of nowhere.'],
          ['Somebody had said something', 'Something was said first.'],
          ["I'd been holding it in for a while", 'It had been building up for a while.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What were you hoping would happen?',
        plain: 'What was the good outcome, in your head?',
        options: [
          ["That somebody'd notice", "You were hoping somebody'd notice."],
          ["That it'd be over", 'You wanted it to be over.'],
          ["I hadn't thought that far", 'It went faster than any plan.'],
        ],
      },
      {
        asks: 'view',
        ask: 'Who knows about that?',
        plain: 'Who have you told about it?',
        options: [
          ['Only me', "So far you're the only one who knows."],
          ['A few people, and not all of it', 'A few people have part of it.'],
          ['The wrong person', "It went to somebody you wouldn't pick again."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would you do with that moment now?',
        plain: 'If you had it again, what would you do?',
        options: [
          ['The same again', "You'd do the same again."],
          ['Wait a day first', "You'd give it a day."],
          ['Say what I really meant', "What you meant hasn't been said yet."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When did you last do it another way?',
        plain: 'When did it go differently?',
        options: [
          ['Once, and it went fine', 'Once it went another way, and it was fine.'],
          ['Never, I think', 'As far as you remember, never.'],
          ['Once, and I paid for it', 'The one time you did, it cost you.'],
        ],
      },
    ],
    open: 'what you were after in that moment',
    style: 'look at your own part as well',
    label: 'Looks at their own part',
    mood: 'One thing done, still thought about.',
  },
  ido: {
    questions: [
      {
        asks: 'moment',
        ask: 'When did you last notice that?',
        plain: 'When did it last happen?',
        options: [
          ['Today', "It's from today, then."],
          ['I only notice now, writing it', "It's only now that it's in words."],
          ["Right after I'd sworn I wouldn't", "It came right after you'd promised yourself otherwise."],
        ],
      },
      {
        asks: 'want',
        ask: 'What does that do for you?',
        plain: 'What do you get out of it, even a bit?',
        options: [
          ['A bit of quiet', 'It buys you some quiet.'],
          ['It feels like doing something', 'At least it feels like doing something.'],
          ['Less than it used to', 'It gives you less than it used to.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'What gets left out, because of it?',
        plain: 'What do you not get to, because of it?',
        options: [
          ['Sleep, mostly', 'Sleep pays for it.'],
          ['Things I used to like', 'Things you used to like are on hold.'],
          ["The one thing I'd have to face", "There's one thing that gets to wait."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When is it easier?',
        plain: 'When does it bother you least?',
        options: [
          ["When I'm with people", "With people around, it's easier."],
          ["When I'm on my own", "On your own, it's easier."],
          ["When I don't think about it", "It's easier when it's out of sight."],
        ],
      },
      {
        asks: 'view',
        ask: "Who's noticed?",
        plain: 'Who else knows that about you?',
        options: [
          ['Nobody yet', 'Nobody has noticed so far.'],
          ['One person, and they said so', 'One person has said something.'],
          ["Somebody who's too kind to say", 'Somebody may have noticed and kept quiet.'],
        ],
      },
    ],
    open: 'what that does for you',
    style: 'look at what you do without fooling yourself',
    label: 'Honest about their own ways',
    mood: 'Seen, and not settled.',
  },
  icannot: {
    questions: [
      {
        asks: 'moment',
        ask: 'What happens when you try?',
        plain: 'What gets in the way, the moment you try?',
        options: [
          ['My mind goes blank', 'Your mind goes blank first.'],
          ['I find something else to do', 'Something else always turns up first.'],
          ["I haven't really tried", 'It may not have been tried yet.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'When could you, the last time?',
        plain: 'When was there a time you managed?',
        options: [
          ['Before all this', 'Before all this, you could.'],
          ['Once, with somebody beside me', 'With somebody beside you, it worked.'],
          ['Never, not really', 'You may never have had it.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would be different if you could?',
        plain: 'Suppose you could. What changes first?',
        options: [
          ["I'd sleep", "You'd sleep."],
          ["I'd be easier to live with", 'Other people would feel it, too.'],
          ["I'd have no excuse left", "Then there'd be nothing left to hide behind."],
        ],
      },
      {
        asks: 'fear',
        ask: "What's the worst that could come of it?",
        plain: 'What are you guarding against?',
        options: [
          ['Somebody getting hurt', "There's somebody you'd hate to hurt."],
          ['Looking a fool', 'Being seen like that would be the worst bit.'],
          ["Finding out it's too late", 'The worst would be hearing it came too late.'],
        ],
      },
      {
        asks: 'view',
        ask: "Who'd bet on you here?",
        plain: 'Who would say you can?',
        options: [
          ['A friend or two', 'One or two people would bet on you.'],
          ['Nobody who knows the details', 'The ones who know the details would be careful.'],
          ['Me, on a good day', 'On a good day, you would.'],
        ],
      },
    ],
    open: "what's really in the way",
    style: 'say where the limit is',
    label: 'Says where the limit is',
    mood: 'At a limit, and saying so.',
  },
  state: {
    questions: [
      {
        asks: 'moment',
        ask: 'When in the day do you feel that most?',
        plain: 'At what moment of the day does it come up?',
        options: [
          ['First thing in the morning', "It's there first thing."],
          ["In the evening, when it's quiet", 'It waits for the evening.'],
          ['When somebody asks how I am', 'It comes up just when somebody asks.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'Which part of that is hardest?',
        plain: 'Which bit of it would you take away first?',
        options: [
          ['The not knowing', 'Not knowing is the hard part.'],
          ['What it does to other people', 'What it does to others weighs more than what it does to you.'],
          ['That I let it get this far', 'Part of the weight is that it got this far.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would make this week a bit easier?',
        plain: 'What would be one small thing that helps?',
        options: [
          ['One thing off my list', 'One thing less would help.'],
          ['Somebody to say it to', 'Somebody to say it to would help.'],
          ['Being told what to do, honestly', "You'd like somebody else to decide, for once."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When is it least like that?',
        plain: 'When does it get out of the way for a bit?',
        options: [
          ['When my hands are busy', 'Busy hands help.'],
          ['With one particular person', 'With one person, it steps back.'],
          ["It doesn't, really", 'It never quite steps back.'],
        ],
      },
      {
        asks: 'view',
        ask: 'Who sees it the way you do?',
        plain: 'Who else would put it like that?',
        options: [
          ['Hardly anybody', 'Hardly anybody sees it that way.'],
          ['Somebody I trust', 'Somebody you trust would say the same.'],
          ['Only me, on a bad day', 'On a better day you might put it another way.'],
        ],
      },
    ],
    open: 'which part of it can move',
    style: 'describe things as they are',
    label: 'Says how it is',
    mood: 'Said as it is.',
  },
  any: {
    questions: [
      {
        asks: 'view',
        ask: "What haven't you said to {name} about that?",
        plain: 'What would you tell {name}, if it cost you nothing?',
        unless: 'died|dead|passed away|funeral|his death|her death',
        options: [
          ['That I mind', "You mind, and it hasn't been said."],
          ['Thank you', "There's a thank-you that hasn't been said."],
          ['Sorry, for my part', "There's a part of it you'd want to say sorry for."],
        ],
      },
      {
        asks: 'want',
        ask: 'What do you wish {name} would ask you?',
        plain: 'Which question from {name} would do you good?',
        unless: 'died|dead|passed away|funeral|his death|her death',
        options: [
          ['How I really am', "You'd like to be asked how you really are."],
          ['What I want, for once', "You'd like it to be about what you want, for once."],
          ["Nothing. I'd rather just sit together", 'No question. Just somebody there.'],
        ],
      },
      {
        asks: 'cost',
        ask: "What's the hardest part of that?",
        plain: 'Which bit of that is the worst?',
        options: [
          ["That I can't change it", "The hardest part is that it isn't yours to change."],
          ['That nobody else sees it', 'Nobody else sees it, so it stays with you.'],
          ["That I don't know what I feel about it", "It's hard to carry what hasn't got a name yet."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you like somebody to understand about that?',
        plain: 'What do people get wrong about it?',
        options: [
          ["That I'm not making a fuss", "It isn't fuss. It's been there a while."],
          ["That it isn't as simple as it looks", "It isn't as simple as it looks from outside."],
          ["That I'm not sure I'm right", "You're not sure you're right, and you'd still like to be heard."],
        ],
      },
      {
        asks: 'moment',
        ask: 'When did that last come up, and what happened?',
        plain: 'When did you last think about it?',
        options: [
          ['Last night, instead of sleeping', 'It took last night from you.'],
          ['In the middle of something ordinary', 'It came up in the middle of something ordinary.'],
          ["I don't let it. I keep busy", 'Keeping busy is how you keep it off.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would you hate to lose in this?',
        plain: 'What in all this do you not want to lose?',
        options: [
          ['Somebody', "There's somebody in it that you don't want to lose."],
          ['The person I thought I was', "It's about who you are, too."],
          [
            "Nothing. It's the going on like this that I hate",
            "It's the going on like this that's the trouble.",
          ],
        ],
      },
      {
        asks: 'view',
        ask: 'Who have you told?',
        plain: 'Who have you said that to?',
        options: [
          ['Nobody, in those words', "Nobody's heard it in those words before now."],
          ['One person, more or less', 'One person more or less knows.'],
          ['Everyone thinks they know', 'Everyone thinks they know, and nobody has asked.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'When was that a bit easier?',
        plain: 'When did it weigh less?',
        options: [
          ["When I'd said something out loud", 'Once it was said, it weighed less.'],
          ['When I was away from here', 'Away from it, you could breathe.'],
          ['Before I started thinking about it so much', 'It was easier before it got this much thinking.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What do you tell yourself about that?',
        plain: 'What does the voice in your head say about it?',
        options: [
          ["That it'll pass", "You tell yourself it'll pass, and here it is again."],
          ['That other people have it worse', "Other people having it worse hasn't made it lighter."],
          ["That it's my own doing", 'You put most of it down to yourself.'],
        ],
      },
    ],
    open: 'what you make of it yourself',
    style: 'go back to what matters until it is said',
    label: 'Stays with it',
    mood: 'Not finished, and in words.',
  },
};
