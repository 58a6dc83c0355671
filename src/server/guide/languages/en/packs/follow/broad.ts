import type { Question } from '../../../../engine/pack.ts';

/**
 * Questions that may fit whatever a clause says. How well one fits is learned from readers' marks (training/README.md,
 * `broad`), which name it: a new one is added at the end, and a changed one needs new marks.
 */
export const broad: Readonly<Record<string, Question>> = {
  'broad-1': {
    asks: 'moment',
    ask: 'What do you say to {them} in your head?',
    plain: 'What are you telling {them}, silently?',
    options: [
      ['A whole speech, with examples', "In your head there's a whole speech, with examples."],
      ["Can't you see I'm here?", "In your head you ask how they can't see you're there."],
      ["Things I'm ashamed of by morning", "In your head you say things you're ashamed of by morning."],
    ],
  },
  'broad-2': {
    asks: 'view',
    ask: 'What would {they} say, if {they} could hear you now?',
    plain: 'If {name} was listening to this, what would you hear back?',
    options: [
      ['Nothing, just a look', "You'd get nothing but a look."],
      ['Something rude, and then a smile', "You'd hear something rude, and then there'd be a smile."],
      ['That it was never that bad', "You'd hear that it was never that bad."],
    ],
  },
  'broad-3': {
    asks: 'view',
    ask: 'And how are you, in the middle of all that?',
    plain: 'With all that going on, how are you?',
    options: [
      ['Busy, which helps', "You're busy, which helps."],
      ['Not as cheerful as I sound', "You're not as cheerful as you sound."],
      ["I don't get asked that much", "You don't often get asked how you are."],
    ],
  },
  'broad-4': {
    asks: 'view',
    ask: 'How much does {name} notice of what that does to you?',
    plain: 'How well can {name} tell what that does to you?',
    options: [
      ['Not a thing, I hide it well', 'None of it gets noticed. You hide it well.'],
      ['Enough to be careful around me', 'Enough gets noticed for {them} to be careful around you.'],
      ['All of it, and nothing changes', 'All of it gets noticed, and nothing changes.'],
    ],
  },
  'broad-5': {
    asks: 'fear',
    ask: "What's the thought you don't let yourself finish?",
    plain: 'What do you stop yourself thinking?',
    options: [
      ["That it's not a one-off", "You don't let yourself finish the thought that it's not a one-off."],
      [
        "That it'll be like this from now on",
        "You don't finish the thought that it'll be like this from now on.",
      ],
      [
        "That I'd need someone, and who?",
        "You stop at the thought that you'd need someone, and at who that would be.",
      ],
    ],
  },
  'broad-6': {
    asks: 'want',
    ask: 'What would you want {them} to see?',
    plain: 'If {name} did look, what would you want noticed?',
    options: [
      ["That I'm fine", "You'd want it to be seen that you're fine."],
      ["Just that I'm still here", "You'd want it to be seen that you're still here."],
      ["That I'm not fine", "You'd want it to be seen that you're not fine."],
    ],
  },
  'broad-7': {
    asks: 'want',
    ask: 'What would you love to be asked, just once?',
    plain: 'If somebody asked you one good question, what would it be?',
    options: [
      ['What do you want?', "You'd love to be asked what you want."],
      ["Aren't you tired?", "You'd love to be asked if you're tired."],
      ["I'd be scared of what I'd answer", "You'd be scared of what you'd answer."],
    ],
  },
  'broad-8': {
    asks: 'moment',
    ask: 'How much of that have you said out loud?',
    plain: 'How much of that have you told anyone?',
    options: [
      ['Not one word yet', "You haven't said a word of it out loud yet."],
      ['Once, and nobody picked it up', 'You said it once, and nobody picked it up.'],
      ["I say what they'd like to hear", "You say what they'd like to hear."],
    ],
  },
  'broad-9': {
    asks: 'view',
    ask: 'Who knows about that part?',
    plain: 'Who else knows that about you?',
    options: [
      ["One person, and they've never used it", "One person knows, and they've never used it."],
      ['Only here, so far', "So far you've only said it here."],
      ["Somebody I wish didn't", "Somebody knows, and you wish they didn't."],
    ],
  },
  'broad-10': {
    asks: 'moment',
    ask: 'What was on your mind when you opened this?',
    plain: 'What made you come here today?',
    options: [
      ['A person', 'A person was on your mind.'],
      ['I was only having a look', 'You were only having a look.'],
      ['Something I keep not typing', "There's something you keep not typing."],
    ],
  },
  'broad-11': {
    asks: 'want',
    ask: 'What do you wish somebody would ask you?',
    plain: 'What question would you like somebody to ask you?',
    options: [
      ['What was it like for you?', 'You wish somebody would ask what it was like for you.'],
      [
        'Can I just sit with you for a while?',
        'You wish somebody would ask to just sit with you for a while.',
      ],
      ['The one that would make me cry', 'You wish somebody would ask the one that would make you cry.'],
    ],
  },
  'broad-12': {
    asks: 'view',
    ask: 'What might {they} have been saying, without saying it?',
    plain: 'If that had been put into words, what would they have been?',
    options: [
      ["I don't have the words", "It might've meant “I don't have the words”."],
      ["I've thought about you", "Without words, it might've been “I've thought about you”."],
      ['I may just want it to mean something', 'You may just want it to mean something.'],
    ],
  },
  'broad-13': {
    asks: 'moment',
    ask: 'What comes out of your mouth when people ask about it?',
    plain: 'What do you tell people when they ask?',
    options: [
      ['Something short, then I change the subject', 'You say something short, then change the subject.'],
      ["A joke I've used before", "You tell people a joke you've used before."],
      ['The opposite of what I think', 'What comes out is the opposite of what you think.'],
    ],
  },
  'broad-15': {
    asks: 'view',
    ask: 'Who did you think of, as you wrote that?',
    plain: 'Who came to mind while you were saying it?',
    options: [
      ["Somebody I don't see anymore", "You thought of somebody you don't see anymore."],
      ['One person, one particular day', 'You thought of one person and one particular day.'],
      ["Somebody who says it's fine", "You thought of somebody who says it's fine."],
    ],
  },
  'broad-16': {
    asks: 'want',
    ask: 'What do you wish they knew about you by now?',
    plain: 'If they knew you better, what would they know?',
    options: [
      ['What makes me laugh', 'You wish they knew what makes you laugh.'],
      ["That I'd come tomorrow, if asked", "You wish they knew you'd come tomorrow, if asked."],
      ['How much I mind', 'You wish they knew how much you mind.'],
    ],
  },
  'broad-17': {
    asks: 'moment',
    ask: 'How close have you come to saying it?',
    plain: 'How close are you to just saying it?',
    options: [
      ["I've got the first sentence ready", "You've got the first sentence ready."],
      ['Not very, I change the subject', "You don't get close. You change the subject."],
      ["I keep hoping it'll come out by itself", "You keep hoping it'll come out by itself."],
    ],
  },
  'broad-18': {
    asks: 'moment',
    ask: 'Which part of it do you keep jumping over?',
    plain: 'Which part do you skip when you think about it?',
    options: [
      ['The part with a person in it', 'You keep jumping over the part with a person in it.'],
      ["The part that'd take two minutes", "You keep jumping over the part that'd take two minutes."],
      ['The part that makes it real', 'You keep jumping over the part that makes it real.'],
    ],
  },
  'broad-19': {
    asks: 'fear',
    ask: "What's the one question you hope nobody asks?",
    plain: 'What would you hate to be asked about it?',
    options: [
      ['How long has this been going on?', 'You hope nobody asks how long this has been going on.'],
      ["Why didn't you say anything?", "You hope nobody asks why you didn't say anything."],
      ["Any at all, I'd tell the truth", "You hope nobody asks at all, because you'd tell the truth."],
    ],
  },
  'broad-20': {
    asks: 'want',
    ask: 'Which sentence keeps nearly getting out?',
    plain: "What do you almost say, and then don't?",
    options: [
      ['The true one, dressed up as a joke', 'The true one, dressed up as a joke, nearly gets out.'],
      ['Do you ever think about it too?', 'You nearly ask if they ever think about it too.'],
      ["I'm not all right with this", "It nearly gets out that you're not all right with this."],
    ],
  },
  'broad-21': {
    asks: 'view',
    ask: 'What might {they} know, and be kind enough not to say?',
    plain: "What do you think {they} could've guessed about you?",
    options: [
      ["All of it, I'm sure", "You're sure all of it is known, and not said."],
      ['I may be imagining that they know', "You may be imagining that it's known."],
      ["That I'm waiting for it to be said", "It might be known that you're waiting for it to be said."],
    ],
  },
  'broad-22': {
    asks: 'want',
    ask: 'What did you want to say to {them}, right there?',
    plain: 'In that second, what did you feel like saying?',
    options: [
      ["I'm right here, you know", 'You wanted to say that you were right there.'],
      ['Nothing, I wanted to get up and go', 'You wanted to say nothing, just get up and go.'],
      ['Do you even like me?', 'You wanted to ask whether they even like you.'],
    ],
  },
  'broad-23': {
    asks: 'moment',
    ask: 'What did you do straight afterwards?',
    plain: 'In the next few minutes, what did you do?',
    options: [
      ['Got busy with something', 'You got busy with something.'],
      ['Went over it again', 'You went over it again.'],
      ['Acted as if nothing had happened', 'You acted as if nothing had happened.'],
    ],
  },
  'broad-24': {
    asks: 'want',
    ask: "What's the smallest thing that would count?",
    plain: 'What little thing would already make a difference?',
    options: [
      ['Hearing it without having to ask', 'Hearing it without having to ask would count.'],
      ["Being in somebody's plans", "Being in somebody's plans would count."],
      [
        "Something so small I'm ashamed to want it",
        "What would count is so small you're ashamed to want it.",
      ],
    ],
  },
  'broad-25': {
    asks: 'moment',
    ask: 'What did you nearly say, and swallow?',
    plain: 'What were you about to say that you kept in?',
    options: [
      ["You could've asked me", "You nearly said “you could've asked me”."],
      ['Something funny, to get us past it', 'You nearly said something funny, to get you both past it.'],
      ["Don't feel sorry for me", "You nearly said “don't feel sorry for me”."],
    ],
  },
  'broad-26': {
    asks: 'view',
    ask: 'Who knows about that, so far?',
    plain: 'Who have you told, or who might have guessed?',
    options: [
      ['Only the people who had to', 'Only the people who had to know about it do.'],
      ['Nobody, and I like it that way', 'Nobody knows, and you like it that way.'],
      ['The wrong person, I think', 'You think the wrong person knows.'],
    ],
  },
  'broad-27': {
    asks: 'moment',
    ask: 'When does that thought tend to turn up?',
    plain: 'When do you usually think that?',
    options: [
      ["When I'm tired and it's early", "That thought turns up when you're tired and it's early."],
      ['In the middle of doing something dull', 'That thought turns up in the middle of something dull.'],
      [
        "More often than I'd want anyone to know",
        "That thought turns up more often than you'd want anyone to know.",
      ],
    ],
  },
  'broad-28': {
    asks: 'fear',
    ask: 'What will you still be thinking about in an hour?',
    plain: "Once you've put this down, what won't go away?",
    options: [
      ["What I should've said", "You'll still be thinking about what you should've said."],
      ['How long I can put it off', "You'll still be wondering how long you can put it off."],
      ["The part I haven't typed", "You'll still be thinking about the part you haven't typed."],
    ],
  },
  'broad-30': {
    asks: 'moment',
    ask: 'What did you do in the first few minutes after?',
    plain: 'Right after that, what did you do?',
    options: [
      ['Went straight back to what I was doing', 'You went straight back to what you were doing.'],
      ['Sat there till I had to move', 'You sat there till you had to move.'],
      ['I felt nothing, and that frightened me', 'You felt nothing, and that frightened you.'],
    ],
  },
  'broad-31': {
    asks: 'moment',
    ask: 'What have you two said to each other since?',
    plain: 'After that, what did you talk about, if anything?',
    options: [
      ['Only what we have to', "Since then, you've said only what you have to."],
      ['Everything except that', "Since then, you've said everything except that."],
      [
        "Nothing, I'm waiting for them to start",
        "You've said nothing since. You're waiting for them to start.",
      ],
    ],
  },
  'broad-32': {
    asks: 'moment',
    ask: 'When does it come up on you, without warning?',
    plain: 'When do you suddenly think of it?',
    options: [
      ['On a date nobody else knows', 'It comes up on a date nobody else knows.'],
      ['In the night, same hour', 'It comes up in the night, same hour.'],
      ["Every day, and nobody'd guess", "It comes up every day, and nobody'd guess."],
    ],
  },
  'broad-33': {
    asks: 'exception',
    ask: 'When did you last feel really looked at?',
    plain: 'When did somebody last look at you as if you mattered?',
    options: [
      ['By accident, not long ago', 'Somebody really looked at you by accident, not long ago.'],
      ['The last time, it was a stranger', 'The last time, it was a stranger who really looked at you.'],
      ["I might've looked away first", 'Somebody may have looked, and you looked away first.'],
    ],
  },
  'broad-34': {
    asks: 'fear',
    ask: 'What do you picture in {their} face, when you say it?',
    plain: 'When you imagine telling {them}, how do you see {them} react?',
    options: [
      ['Hurt that I waited', "You picture a face that's hurt because you waited."],
      ['Relief, maybe', 'You picture relief, maybe.'],
      ['A face that knew all along', 'You picture a face that knew all along.'],
    ],
  },
  'broad-35': {
    asks: 'want',
    ask: 'If one sentence got through, what would you want it to be?',
    plain: 'If only one thing could be said and understood between you, which one?',
    options: [
      ["That I'm here", "You'd want it to be that you're here."],
      ['Sorry', "You'd want it to be “sorry”."],
      ["I'd rather hear one than say one", "You'd rather hear that one sentence than say it."],
    ],
  },
  'broad-36': {
    asks: 'view',
    ask: 'What does your gut say about it?',
    plain: 'If you had to go with your first feeling, what would it be?',
    options: [
      ["It's fine, I just want to be told", "Your gut says it's fine, you just want to be told."],
      ["I don't trust my gut on this", "You don't trust your gut on this."],
      ["That this isn't what's bothering me", "Your gut says this isn't what's bothering you."],
    ],
  },
  'broad-37': {
    asks: 'rule',
    ask: 'What did you tell yourself at the time?',
    plain: 'Back then, how did you explain it to yourself?',
    options: [
      ["It's not up to me", "You told yourself it wasn't up to you."],
      ["I'll make up for it later", "You told yourself you'd make up for it later."],
      ["I made sure I didn't ask", "You made sure you didn't ask yourself."],
    ],
  },
  'broad-38': {
    asks: 'moment',
    ask: 'When did that first strike you?',
    plain: 'When did it first cross your mind?',
    options: [
      ['On the way home, playing it back', 'You noticed it on the way home, playing it back.'],
      ['Only as I wrote it down', 'You only noticed as you wrote it down.'],
      ["I've noticed it before, and let it go", "You've noticed it before, and let it go."],
    ],
  },
  'broad-39': {
    asks: 'view',
    ask: "Who's allowed to see that side of you?",
    plain: "Who don't you hide that from?",
    options: [
      ['Nobody, right now', "Nobody's allowed to see that side of you at the moment."],
      ['One person, now and then', 'One person gets to see it, now and then.'],
      ['Strangers, sooner than friends', 'Strangers get to see it sooner than friends.'],
    ],
  },
  'broad-40': {
    asks: 'view',
    ask: 'What would {name} say, if {they} could see you do it?',
    plain: 'Imagine {name} watching you do this. What would you hear?',
    options: [
      ['Typical', "You'd hear “typical”."],
      ['Not a word, just that look', "You'd get no words, just that look."],
      ["Good for you, and I'd hate that", "You'd hear “good for you”, and you'd hate that."],
    ],
  },
  'broad-41': {
    asks: 'view',
    ask: 'What do you two never mention?',
    plain: "What don't the two of you talk about?",
    options: [
      ['How much has changed', 'You two never mention how much has changed.'],
      ['What happens next', 'You two never mention what happens next.'],
      [
        'That I get tired of being good about it',
        'You never mention that you get tired of being good about it.',
      ],
    ],
  },
  'broad-42': {
    asks: 'view',
    ask: 'What do you think {they} carried away from it?',
    plain: 'What do you think stayed with {them} afterwards?',
    options: [
      ['The look, more than the words', 'You think the look stayed, more than the words.'],
      ['Nothing, it only stuck with me', 'You think it only stuck with you.'],
      ['Every word', 'You think every word of it stayed.'],
    ],
  },
  'broad-43': {
    asks: 'view',
    ask: 'Whose silence gets to you most?',
    plain: 'Whose not speaking up bothers you most?',
    options: [
      [
        "The one I'd have told everything",
        "The one you'd have told everything is silent, and that gets to you.",
      ],
      ["Everyone's, as if they'd agreed on it", "Everyone's silence gets to you, as if they'd agreed on it."],
      ['Mine', "It's your own silence that gets to you."],
    ],
  },
  'broad-44': {
    asks: 'view',
    ask: 'What else do you do, that nobody knows about?',
    plain: 'What else like that do you keep to yourself?',
    options: [
      ["Keep what I should've thrown out", "You keep what you should've thrown out."],
      ["Check if there's any news", "You check if there's any news."],
      ["Tell people it's all fine", "You tell people it's all fine."],
    ],
  },
  'broad-45': {
    asks: 'view',
    ask: 'What do you think was really going on there?',
    plain: 'What do you think the real reason was?',
    options: [
      ['Kindness, done the only way they could', 'You think it was kindness, done the only way they could.'],
      ["Just what they said, I'd like to think", "You'd like to think it was just what they said."],
      ["I know, I just won't say it", "You know what was going on, you just won't say it."],
    ],
  },
  'broad-46': {
    asks: 'view',
    ask: "Who'd understand how much that matters to you?",
    plain: "Who'd get it, without you having to explain?",
    options: [
      [
        "One person, and we'd never shut up",
        "There's one person who'd get it, and the two of you would never shut up.",
      ],
      ['Someone I used to share it with', 'Someone you used to share it with would get it.'],
      ['Nobody I see in a normal week', 'Nobody you see in a normal week would get it.'],
    ],
  },
  'broad-47': {
    asks: 'rule',
    ask: 'What do you tell yourself, so you can carry on?',
    plain: 'What do you say to yourself to keep going?',
    options: [
      ["Just till this part's done", "You tell yourself it's just till this part's done."],
      ["It's not hurting anybody", "You tell yourself it's not hurting anybody."],
      ["It's too late to stop now", "You tell yourself it's too late to stop now."],
    ],
  },
  'broad-48': {
    asks: 'fear',
    ask: 'When you picture it, how far do you get?',
    plain: 'When you imagine it, where does it stop?',
    options: [
      ['As far as the door', 'You get as far as the door.'],
      ['Right to the end, every time', 'You get right to the end, every time.'],
      ['I only do the good version', 'You only picture the good version.'],
    ],
  },
  'broad-49': {
    asks: 'fear',
    ask: "What's the first thing they'd ask, if it came out?",
    plain: 'If people found out, what would they want to know first?',
    options: [
      ['Why did you never say anything?', "They'd ask why you never said anything."],
      ['Are you all right?', "They'd ask if you're all right."],
      ["Nothing, I'd just get a look", "They'd ask nothing, you'd just get a look."],
    ],
  },
  'broad-step': {
    asks: 'step',
    ask: 'What, if anything, do you want to do about that?',
    plain: "What's next, if anything?",
    options: [
      ['Say something to one person', "You'd say something to one person."],
      ['Do one small thing on my own', "You'd do one small thing on your own."],
      ['Nothing, for now', "You'd do nothing, for now."],
    ],
  },
};
