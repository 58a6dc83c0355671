import type { Concern } from '../../../../engine/pack.ts';

/**
 * What is asked about a clause of which the family is known (kinds.ts), or nothing. Each question fits every clause of its
 * family, and the options divide the possible answers instead of guessing at them.
 */
export const families: Readonly<Record<string, Concern>> = {
  untold: {
    questions: [
      {
        asks: 'view',
        ask: 'Who would mind most, hearing that?',
        plain: 'Who would it bother most to hear that?',
        options: [
          ['Nobody I can think of', 'Nobody you can think of would mind.'],
          ['I know exactly who', 'You know exactly who would mind.'],
          ["Me. I don't like hearing it", "You're the one who doesn't like hearing it."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What do you do when talk gets near that?',
        plain: 'What do you do when someone almost brings that up?',
        options: [
          ["Nothing. It doesn't bother me", "You do nothing. It doesn't bother you."],
          ['Change the subject', 'You change the subject.'],
          ["Say something that isn't true", "You say something that isn't true."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you like to hear back?',
        plain: 'What answer to that would be good to hear?',
        options: [
          ['No answer. Just someone listening', 'No answer. Just someone listening.'],
          ['Something kind', "You'd like to hear something kind."],
          ["The truth, even if it's hard", "You'd want the truth, even if it's hard."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would change if people knew that?',
        plain: 'If others found that out, what would be different?',
        options: [
          ['Nothing, probably', 'Probably nothing would change.'],
          ['Something, with one person', 'Something would change with one person.'],
          ['More than I could put right', 'More would change than you could put right.'],
        ],
      },
      {
        asks: 'view',
        ask: 'How much more is there to that?',
        plain: 'How much of it is still unsaid?',
        options: [
          ["Nothing. That's all of it", "That's all of it."],
          ['Just a bit more', "There's just a bit more to it."],
          ['What I said was the easy part', "What you've said was the easy part."],
        ],
      },
      {
        asks: 'view',
        ask: 'How close has anyone come to knowing that?',
        plain: 'Who has come close to finding that out?',
        options: [
          ['Someone knows already', 'Someone knows already.'],
          ['Someone half guessed, I think', 'Someone half guessed, you think.'],
          ["Nobody's come anywhere near", "Nobody's come anywhere near."],
        ],
      },
      {
        asks: 'rule',
        ask: 'Who decides how much of that gets said?',
        plain: "Who chooses what's told about that, and what isn't?",
        options: [
          ["I do, and that's fine", "You decide, and that's fine with you."],
          ['Nobody. It just never comes up', 'Nobody decides. It just never comes up.'],
          ['Not me, really', "It isn't really you who decides."],
        ],
      },
      {
        asks: 'exception',
        ask: 'What would you have said about that a year ago?',
        plain: 'A year ago, how would you have talked about that?',
        options: [
          ['The same as today', 'A year ago, the same as today.'],
          ['There was nothing to say yet', 'A year ago there was nothing to say yet.'],
          ["I'd have said it isn't so", "A year ago you'd have said it isn't so."],
        ],
      },
    ],
    open: 'who gets to hear that, and how much of it',
    style: "say things here that you don't say everywhere",
    label: 'Careful who hears it',
    mood: 'Said here, in plain words.',
  },
  blame: {
    questions: [
      {
        asks: 'cost',
        ask: 'What do you do when that comes to mind?',
        plain: 'What do you do when you think of that?',
        options: [
          ['Get busy with something else', 'You get busy with something else.'],
          ['Talk to someone', 'You talk to someone.'],
          ['Let it go round and round', 'You let it go round and round.'],
        ],
      },
      {
        asks: 'view',
        ask: 'Who have you said that to?',
        plain: 'Who has heard that from you?',
        options: [
          ['Someone I trust', "You've said it to someone you trust."],
          ['Nobody, until now', 'Nobody has heard it until now.'],
          ["Not the one it's about", "The one it's about hasn't heard it from you."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you change there, if you could?',
        plain: 'What would you most like to be different about that?',
        options: [
          ['The thing itself', "You'd change the thing itself."],
          ['How I think about it', "You'd change how you think about it."],
          ['Something about myself', "You'd change something about yourself."],
        ],
      },
      {
        asks: 'moment',
        ask: 'When did you first stop and think about that?',
        plain: 'When did that first come to your mind?',
        options: [
          ['A long time ago', 'You first thought about it a long time ago.'],
          ['Only lately', "It's only lately that you've thought about it."],
          ["I've tried not to", "You've tried not to think about it."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What does that say about you, do you think?',
        plain: 'What do you think it shows about you?',
        options: [
          ['Not very much', 'Not very much, as you see it.'],
          ['Something, but not everything', 'It says something, but not everything.'],
          ["More than I'd like", "It says more than you'd like."],
        ],
      },
      {
        asks: 'rule',
        ask: 'Who would think worse of that than you do?',
        plain: 'Who would be harder on you about that?',
        options: [
          ['Plenty of people', 'Plenty of people would think worse of it.'],
          ['One person, and I know who', 'One person would, and you know who.'],
          ["Nobody. I'm the hardest on it", "Nobody would. You're the hardest on it."],
        ],
      },
      {
        asks: 'view',
        ask: 'What would you say to a friend who told you that?',
        plain: 'If a friend said that, what would you answer?',
        options: [
          ['Something kind', 'To a friend, you would say something kind.'],
          ["Not much. I'd just listen", "You wouldn't say much. You'd just listen."],
          ['What I say to myself', "You'd say what you say to yourself."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When does that look different to you?',
        plain: 'When do you see it another way?',
        options: [
          ["When I'm with people", 'With people, it looks different.'],
          ["When I'm by myself", "When you're by yourself, it looks different."],
          ['It never does', 'It never looks different to you.'],
        ],
      },
    ],
    open: 'how much that counts, and who says so',
    style: 'ask a lot of yourself, and notice when it falls short',
    label: 'Strict with themselves',
    mood: 'A hard thing, looked at.',
  },
  theyhurt: {
    questions: [
      {
        asks: 'moment',
        ask: 'When does that get to you most?',
        plain: 'At what times do you feel that most?',
        options: [
          ['Out of nowhere, in the day', 'It gets to you out of nowhere, in the day.'],
          ["When it's quiet", "It gets to you when it's quiet."],
          ["I don't let it", "You don't let it get to you."],
        ],
      },
      {
        asks: 'view',
        ask: 'What does that tell you?',
        plain: 'What do you know now, because of that?',
        options: [
          ['Something about other people', 'It tells you something about other people.'],
          ['Something about me', 'It tells you something about yourself.'],
          ['How things stand between us', 'It tells you how things stand between you.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you have liked instead?',
        plain: 'How would you have wanted it to be?',
        options: [
          ["Something small, that's all", "You'd have liked something small, that's all."],
          ['Something quite different', "You'd have liked something quite different."],
          ["I'd stopped expecting anything", "You'd stopped expecting anything."],
        ],
      },
      {
        asks: 'cost',
        ask: 'How much of what you feel about that shows?',
        plain: 'How much of that can people see on you?',
        options: [
          ['Nothing anyone could see', 'Nothing shows that anyone could see.'],
          ['A little, to some people', 'A little shows, to some people.'],
          ['More than I mean it to', 'More of it shows than you mean it to.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you say to that, if you could?',
        plain: 'If nothing could go wrong, how would you answer that?',
        options: [
          ["I'd ask a question", "You'd ask a question."],
          ["I'd say how it was for me", "You'd say how it was for you."],
          ["Something I couldn't take back", "You'd say something you couldn't take back."],
        ],
      },
      {
        asks: 'moment',
        ask: "What's the worst of that, for you?",
        plain: 'What do you mind most about it?',
        options: [
          ['What someone did or said', 'The worst is what someone did or said.'],
          ['What I did or said', 'The worst is what you did or said.'],
          ['What never got done or said', 'The worst is what never got done or said.'],
        ],
      },
      {
        asks: 'view',
        ask: 'Who knows how that was for you?',
        plain: 'Who knows what that was like for you?',
        options: [
          ["Someone I've told", "Someone you've told knows."],
          ['Nobody, so far', 'So far, nobody knows.'],
          ['Not the ones who should', 'Not the ones who should.'],
        ],
      },
      {
        asks: 'fear',
        ask: "What do you hope that doesn't mean?",
        plain: 'What would you not want that to be a sign of?',
        options: [
          ['That it was on purpose', "You hope it wasn't on purpose."],
          ['That it was because of me', "You hope it wasn't because of you."],
          ["It's too late for hoping", "It's too late for hoping."],
        ],
      },
    ],
    open: "what that means, and what you'd say to it",
    style: 'notice how people treat you, down to the small things',
    label: 'Notices how people are',
    mood: "It stayed, and now it's said.",
  },
  theysay: {
    questions: [
      {
        asks: 'view',
        ask: 'What do you make of that, yourself?',
        plain: 'What do you think of that?',
        options: [
          ["I'm fine with it", "You're fine with it."],
          ['It changes from day to day', 'It changes from day to day.'],
          ['It gets to me more than I show', 'It gets to you more than you show.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'When do you think about that most?',
        plain: 'When is that on your mind?',
        options: [
          ["When I'm by myself", "You think about it most when you're by yourself."],
          ["When I'm with people", "You think about it most when you're with people."],
          ["It's hardly ever gone", "It's hardly ever gone."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you rather have heard or seen?',
        plain: 'What would have been better to hear or see?',
        options: [
          ['Just that. It was fine', 'Just that. It was fine.'],
          ['Something kinder', "You'd rather have had something kinder."],
          ['Something more honest', "You'd rather have had something more honest."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What in that gets to you, if anything?',
        plain: 'What part of it bothers you, if any?',
        options: [
          ['Nothing, really', 'Nothing in it, really.'],
          ["That there's something in it", "It gets to you that there's something in it."],
          ['What else people are thinking', 'What gets to you is what else people are thinking.'],
        ],
      },
      {
        asks: 'rule',
        ask: 'Whose word counts most for you in this?',
        plain: 'Who do you listen to most about this?',
        options: [
          ['My own', 'Your own word counts most.'],
          ["One person's", "One person's word counts most."],
          ["Everyone's, more than I'd like", "Everyone's word counts, more than you'd like."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What have you changed because of that?',
        plain: 'What do you do differently because of that?',
        options: [
          ['Nothing at all', "You've changed nothing at all."],
          ['A few small things', "You've changed a few small things."],
          ["More than anyone's noticed", "You've changed more than anyone's noticed."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who would see that differently?',
        plain: "Who wouldn't agree with that?",
        options: [
          ['Nobody I can think of', 'Nobody you can think of.'],
          ['Someone I trust', 'Someone you trust would see it differently.'],
          ['Me, on some days', 'You would, on some days.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'When does that matter less to you?',
        plain: 'When do you care about that less?',
        options: [
          ['Most of the time', 'Most of the time it matters less.'],
          ['When things go well', 'When things go well, it matters less.'],
          ["I can't think of a time", "You can't think of a time."],
        ],
      },
    ],
    open: 'what you say to that yourself',
    style: 'take in what people say and think, and weigh it',
    label: 'Weighs what people say',
    mood: 'Heard, and still being weighed.',
  },
  theyask: {
    questions: [
      {
        asks: 'want',
        ask: 'How would you like that to go from here?',
        plain: 'What would you like to happen next with that?',
        options: [
          ['Just as it is', "You'd like it just as it is."],
          ['With one thing different', "You'd like one thing to be different."],
          ['Without me in it', "You'd like it to go on without you."],
        ],
      },
      {
        asks: 'view',
        ask: 'How do you think that looks from the other side?',
        plain: 'How do you think others in it see that?',
        options: [
          ['Like nothing special', 'From the other side, like nothing special.'],
          ['Much as it looks to me', 'Much as it looks to you.'],
          ["I've never tried to look", "You've never tried to look from there."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What do you think that will turn into?',
        plain: "Where do you think that's heading?",
        options: [
          ["Nothing. It'll stay like that", "Nothing else. It'll stay like that."],
          ['Something I can handle', 'It will turn into something you can handle.'],
          ["Something I don't want to picture", "Into something you don't want to picture."],
        ],
      },
      {
        asks: 'moment',
        ask: "What do you do while that's going on?",
        plain: 'What do you do, right when that happens?',
        options: [
          ['Just let it happen', 'You just let it happen.'],
          ['Say or do something', 'You say or do something.'],
          ["Pretend I don't notice", "You pretend you don't notice."],
        ],
      },
      {
        asks: 'cost',
        ask: 'How hard is that for you?',
        plain: 'How difficult do you find that?',
        options: [
          ['Not hard at all', "It's not hard for you at all."],
          ['It depends on the day', 'It depends on the day.'],
          ['Harder than I let on', "It's harder than you let on."],
        ],
      },
      {
        asks: 'rule',
        ask: 'How much say do you have in that?',
        plain: 'How much of that is up to you?',
        options: [
          ['Quite a lot', 'You have quite a lot of say in it.'],
          ['Some, if I insist', 'You have some say, if you insist.'],
          ['None, and I know it', 'You have no say, and you know it.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'How plainly have you said what you think of that?',
        plain: 'How clearly have you told anyone what you think?',
        options: [
          ['Quite plainly', "You've said it quite plainly."],
          ['Only in hints', "You've only hinted at it."],
          ['Not even to myself', "You haven't said it, not even to yourself."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When is that easier for you?',
        plain: 'When do you find that less hard?',
        options: [
          ["It's easy enough as it is", "It's easy enough as it is."],
          ['On a good day', "On a good day, it's easier."],
          ["I can't think of a time", "You can't think of a time."],
        ],
      },
    ],
    open: "what you'd like in that yourself",
    style: 'see quite closely what other people do and need',
    label: 'Sees what others need',
    mood: "Other people's ways, and yours.",
  },
  must: {
    questions: [
      {
        asks: 'rule',
        ask: 'How much of that is your own choice?',
        plain: 'How much of that did you choose yourself?',
        options: [
          ['All of it', 'All of it is your own choice.'],
          ['About half', 'About half of it is your own choice.'],
          ["Very little, if I'm honest", 'Very little of it is your own choice.'],
        ],
      },
      {
        asks: 'fear',
        ask: "What would it be like if that weren't so?",
        plain: 'If that were different, how would things be?',
        options: [
          ["It'd be easier", 'It would be easier.'],
          ["It'd be harder", 'It would be harder.'],
          ["I wouldn't know who I was", "You wouldn't know who you were."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What do you go without because of that?',
        plain: "What don't you have or do, because of that?",
        options: [
          ['Nothing I miss', 'Nothing that you miss.'],
          ['Something small, most days', 'Something small, most days.'],
          ["Something I won't get back", "Something you won't get back."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you choose, if you chose today?',
        plain: 'What would you pick, if you could pick now?',
        options: [
          ['The same', "You'd choose the same today."],
          ['The same, but less of it', "You'd choose the same, but less of it."],
          ['Something else altogether', "You'd choose something else altogether."],
        ],
      },
      {
        asks: 'moment',
        ask: 'How far back does that go, for you?',
        plain: 'How long ago did that begin, for you?',
        options: [
          ["It's quite recent", "It's quite recent."],
          ['I could name the day', 'You could name the day.'],
          ['Further than I can remember', 'It goes back further than you can remember.'],
        ],
      },
      {
        asks: 'view',
        ask: 'Who would mind if you saw that differently?',
        plain: 'Who would be upset if you changed your mind about that?',
        options: [
          ['Hardly anyone', 'Hardly anyone would mind.'],
          ['Certain people, a lot', 'Certain people would mind a lot.'],
          ['I would, most of all', "You'd mind most of all yourself."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When are you free of that?',
        plain: 'When does that leave you alone?',
        options: [
          ['Most of the time', "Most of the time you're free of it."],
          ["When I'm away from it all", "When you're away from it all."],
          ['Never, not quite', "You're never quite free of it."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you like someone to notice about that?',
        plain: 'What should people see about that?',
        options: [
          ["Nothing. It's fine unnoticed", "Nothing. It's fine unnoticed."],
          ['What it takes', "You'd like someone to notice what it takes."],
          ["That I can't always manage", "You'd like someone to notice you can't always manage."],
        ],
      },
    ],
    open: "how much of that you'd choose today",
    style: 'take it seriously when something falls to you',
    label: 'Takes things seriously',
    mood: 'A lot to live up to.',
  },
  wish: {
    questions: [
      {
        asks: 'moment',
        ask: 'What do you see when you think of that?',
        plain: 'What picture comes to you with that?',
        options: [
          ['A place', 'You see a place.'],
          ['Another person', 'You see another person.'],
          ['Myself, not as I am now', 'You see yourself, not as you are now.'],
        ],
      },
      {
        asks: 'view',
        ask: "Who's in that, besides you?",
        plain: 'Who else is part of that?',
        options: [
          ['Nobody. Only me', "Nobody's in it, only you."],
          ['One person, above all', "There's one person in it, above all."],
          ["More people than I'd like", "There are more people in it than you'd like."],
        ],
      },
      {
        asks: 'fear',
        ask: 'How would it be never to think of that?',
        plain: 'What would it be like with that off your mind?',
        options: [
          ['It would be a relief', 'It would be a relief.'],
          ["I'd miss it", "You'd miss it."],
          ["I couldn't, even if I tried", "You couldn't, even if you tried."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who else knows that?',
        plain: 'Who else has heard about that?',
        options: [
          ["Anyone who's asked", "Anyone who's asked knows it."],
          ['One person or two', 'One person or two know it.'],
          ['Nobody, in those words', 'Nobody knows it in those words.'],
        ],
      },
      {
        asks: 'rule',
        ask: 'What do you tell yourself when that comes up?',
        plain: 'What do you say to yourself when you think of that?',
        options: [
          ["That it's all right", "You tell yourself it's all right."],
          ["That now's not the time", "You tell yourself now's not the time."],
          ['Not to think about it', 'You tell yourself not to think about it.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'What have you done about that so far?',
        plain: 'Up to now, what have you done about it?',
        options: [
          ['Something, at least', "You've done something, at least."],
          ["Thought about it, that's all", "You've thought about it, that's all."],
          ['The opposite, mostly', "Mostly you've done the opposite."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would be enough for you there?',
        plain: 'What would you be content with there?',
        options: [
          ['A little would do', 'A little would be enough.'],
          ['All of it, nothing less', 'All of it, and nothing less.'],
          ["It's too late for that now", "It's too late for that now."],
        ],
      },
      {
        asks: 'exception',
        ask: "When was it last the way you'd like?",
        plain: 'When were things last as you want them?',
        options: [
          ['Not long ago', "Not long ago it was the way you'd like."],
          ['A long time ago', "It's a long time since it was that way."],
          ["It's never been that way", "It's never been that way."],
        ],
      },
    ],
    open: 'how much room that gets',
    style: "know what pulls you, and what doesn't",
    label: 'Knows what pulls them',
    mood: 'Something pulls, one way or another.',
  },
  loss: {
    questions: [
      {
        asks: 'want',
        ask: 'What would you have back, if you could?',
        plain: 'What would you most like to have again?',
        options: [
          ['Someone, just as they were', "It's someone you'd have back, as they were."],
          ['A time, or a place', "It's a time or a place you'd have back."],
          ['Myself, as I was then', "You'd have yourself back, as you were then."],
        ],
      },
      {
        asks: 'moment',
        ask: 'Where are you, mostly, when that comes into your head?',
        plain: 'Where does that thought usually find you?',
        options: [
          ['At home, doing nothing much', "It comes at home, when you're doing nothing much."],
          ['Out, in the middle of something', "It comes when you're out, in the middle of something."],
          ['In bed, wide awake', 'It comes in bed, with you wide awake.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'How would it be if that meant nothing to you?',
        plain: 'What would you feel if that stopped mattering?',
        options: [
          ["I'd be glad", "You'd be glad."],
          ["I'd feel something was missing", "You'd feel something was missing."],
          ["I'd be ashamed of myself", "You'd be ashamed of yourself."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What do you do with that when people are around?',
        plain: 'With other people there, what do you do with it?',
        options: [
          ['Talk about it', 'You talk about it.'],
          ['Keep it to myself', 'You keep it to yourself.'],
          ["Act as if it's nothing", "You act as if it's nothing."],
        ],
      },
      {
        asks: 'rule',
        ask: 'How do you think you ought to feel about that?',
        plain: "What do you think you're supposed to feel?",
        options: [
          ['About the way I do', 'You feel about the way you think you should.'],
          ['Less than I do', 'You think you ought to feel it less.'],
          ['More than I do', 'You think you ought to feel it more.'],
        ],
      },
      {
        asks: 'view',
        ask: 'Who else would that mean something to?',
        plain: 'Who else would care about that?',
        options: [
          ['One person, I know who', 'One other person, and you know who.'],
          ["More people than I've asked", "More people than you've asked."],
          ['Nobody but me', 'It would mean something to nobody but you.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'When is that furthest from your mind?',
        plain: 'When do you think of it least?',
        options: [
          ["When I'm busy", "It's furthest off when you're busy."],
          ["When I'm with people", "It's furthest off when you're with people."],
          ["It's always there", "It's always there."],
        ],
      },
      {
        asks: 'want',
        ask: 'What do you want, when you think of that?',
        plain: 'When that comes up, what do you wish for?',
        options: [
          ['Something that could still happen', 'What you want could still happen.'],
          ['For it to get easier', 'You want it to get easier.'],
          ["Something that can't happen", "You want something that can't happen."],
        ],
      },
    ],
    open: "what stays with you from that, and what doesn't",
    style: "notice what isn't there any more, down to the small things",
    label: "Notices what's gone",
    mood: 'Thinking of how it was.',
  },
  dread: {
    questions: [
      {
        asks: 'want',
        ask: 'What would you most like to be told about that?',
        plain: 'What would you like to hear, from someone who knew?',
        options: [
          ["That it isn't as bad as I think", "You'd like to hear it isn't as bad as you think."],
          ['The truth, whichever way', "You'd want the truth, whichever way it goes."],
          ["Nothing. I wouldn't believe it", "Nothing. You wouldn't believe it."],
        ],
      },
      {
        asks: 'fear',
        ask: 'How far do you follow that, in your head?',
        plain: 'How far do your thoughts go with it?',
        options: [
          ['Not far. I turn back', "You don't follow it far. You turn back."],
          ['Far enough to lose sleep', 'You follow it far enough to lose sleep.'],
          ['All the way to the end', 'You follow it all the way to the end.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'When you think of that, what happens in you?',
        plain: 'What do you notice in yourself when it comes up?',
        options: [
          ['My body tightens up', 'Your body tightens up.'],
          ['My head goes round and round', 'Your head goes round and round.'],
          ['Nothing. I switch off', 'Nothing happens. You switch off.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'How much of what you do is because of that?',
        plain: 'How much does that steer what you do?',
        options: [
          ['Hardly any of it', 'Hardly any of what you do is because of it.'],
          ['Some, where nobody would notice', 'Some of it is, where nobody would notice.'],
          ['Nearly all of it', 'Nearly all of what you do is because of it.'],
        ],
      },
      {
        asks: 'view',
        ask: 'If someone close to you heard that, what would they say?',
        plain: 'What would a person who knows you say to that?',
        options: [
          ["That it isn't that bad", "You'd hear that it isn't that bad."],
          ["That it's worse than I make out", "You'd hear that it's worse than you make out."],
          ["Nothing. They'd go quiet", "They'd say nothing. They'd go quiet."],
        ],
      },
      {
        asks: 'exception',
        ask: 'What has ever taken your mind off that?',
        plain: 'What has made you forget it for a bit?',
        options: [
          ['Something someone said or did', 'Something someone said or did took your mind off it.'],
          ['Something I did myself', 'Something you did yourself took your mind off it.'],
          ['Nothing, so far', 'Nothing has taken your mind off it, so far.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'Which part of that is on your mind most?',
        plain: 'What in it do you think about most?',
        options: [
          ["What's already happened", "What's already happened is on your mind most."],
          ["What's going on now", "What's going on now is on your mind most."],
          ["What hasn't happened yet", "What hasn't happened yet is on your mind most."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who does that say something about?',
        plain: 'Who do you think of differently, because of it?',
        options: [
          ["Nobody. It's just how it is", "Nobody. It's just how it is."],
          ['Someone else', 'It says something about someone else.'],
          ['Me, more than anyone', 'It says something about you, more than anyone.'],
        ],
      },
    ],
    open: 'what it would really come to',
    style: 'keep an eye on where things could go',
    label: 'Sees what could come',
    mood: 'Watching for what might come.',
  },
  weight: {
    questions: [
      {
        asks: 'want',
        ask: 'Who would you want to know that, if anyone?',
        plain: 'Who would you like to hear about it?',
        options: [
          ['One person in particular', "There's one person you'd want to know it."],
          ["Anyone who'd stay a minute", "Anyone, if they'd stay a minute."],
          ["Nobody. I'd hate it", "Nobody. You'd hate it."],
        ],
      },
      {
        asks: 'moment',
        ask: "When that comes to mind, who's usually around?",
        plain: "Who's near you when you think of that?",
        options: [
          ["Nobody. I'm on my own", "It comes when you're on your own."],
          ['People, none of them close', 'It comes with people around, none of them close.'],
          ['The ones closest to me', 'It comes with the ones closest to you around.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'What makes things lighter, when anything does?',
        plain: 'When it gets a bit easier, what does it?',
        options: [
          ['A person, or a voice', 'A person makes it lighter, or a voice.'],
          ['Something I do by myself', 'Something you do by yourself makes it lighter.'],
          ['Nothing has, lately', 'Nothing has made it lighter, lately.'],
        ],
      },
      {
        asks: 'view',
        ask: 'How much of that would anyone see, looking at you?',
        plain: 'How much of it shows on the outside?',
        options: [
          ['Most of it', "They'd see most of it."],
          ['A bit, if they know me', "They'd see a bit, if they know you."],
          ['None of it', "They'd see none of it."],
        ],
      },
      {
        asks: 'cost',
        ask: 'How often does that go through your mind?',
        plain: 'How often do you think about that?',
        options: [
          ['Now and then', 'It goes through your mind now and then.'],
          ['Most days', 'It goes through your mind most days.'],
          ["It's there the whole time", "It's there the whole time."],
        ],
      },
      {
        asks: 'rule',
        ask: 'How bad do things get before you tell someone?',
        plain: 'How bad must it be before you say something?',
        options: [
          ["Not very. I'd say so", "Not very bad. You'd say so."],
          ['Pretty bad', 'They get pretty bad first.'],
          ['I carry on, and keep it to myself', "You don't tell anyone. You carry on."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you ask for, if you could just ask?',
        plain: 'If asking was easy, what would you ask for?',
        options: [
          ['For someone to be there', "You'd ask for someone to be there."],
          ['For a rest from it', "You'd ask for a rest from it."],
          ["I still wouldn't ask", "You still wouldn't ask."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would you do if nothing changed?',
        plain: 'How would you go on if it stayed like this?',
        options: [
          ["I'd manage. I have so far", "You'd manage, as you have so far."],
          ["I'd have to do something", "Then you'd have to do something."],
          ['I try not to think that far', 'You try not to think that far.'],
        ],
      },
    ],
    open: 'what would make it lighter',
    style: "keep going, and don't make much of it",
    label: 'Keeps going quietly',
    mood: 'A heavy thing, in plain words.',
  },
  heat: {
    questions: [
      {
        asks: 'want',
        ask: 'What would you do, if you could get away with it?',
        plain: 'What would you do, if there was no price to pay?',
        options: [
          ['Say exactly what I think', "You'd say exactly what you think."],
          ['Walk away for good', "You'd walk away for good."],
          ["Something I'd be ashamed of", "You'd do something you'd be ashamed of."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who is that really about, do you think?',
        plain: 'Who do you really mean?',
        options: [
          ['Exactly who it looks like', "It's about exactly who it looks like."],
          ['Someone from further back', "It's about someone from further back."],
          ["Me, if I'm honest", "It's really about you."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What does your face do when you think of that?',
        plain: 'What would people see on your face?',
        options: [
          ['It shows everything', 'Your face shows everything.'],
          ['Nothing at all', 'Your face does nothing at all.'],
          ['It smiles anyway', 'Your face smiles anyway.'],
        ],
      },
      {
        asks: 'fear',
        ask: "What's underneath that, if you look?",
        plain: 'What else is in it, below the first thing?',
        options: [
          ["Nothing. It's just that", "There's nothing underneath. It's just that."],
          ['Something softer', "There's something softer underneath."],
          ["Something I won't ask for", "There's something underneath that you won't ask for."],
        ],
      },
      {
        asks: 'cost',
        ask: 'Who gets the worst of it, on a bad day?',
        plain: 'When it gets too much, who feels it?',
        options: [
          ["The one it's about", "The one it's about gets the worst of it."],
          ['Someone who did nothing', 'Someone who did nothing gets the worst of it.'],
          ['Me, mostly', 'Mostly you get the worst of it yourself.'],
        ],
      },
      {
        asks: 'rule',
        ask: 'What did you learn to do with feelings like that?',
        plain: 'How were you taught to deal with feeling that way?',
        options: [
          ['Say so', 'You learned to say so.'],
          ['Keep them down', 'You learned to keep them down.'],
          ['Be ashamed of them', 'You learned to be ashamed of them.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would settle that for you?',
        plain: 'What would it take for that to be over?',
        options: [
          ['A few words from someone', 'A few words from someone would settle it.'],
          ["Something I'd do myself", "Something you'd do yourself would settle it."],
          ["I don't want it settled", "You don't want it settled."],
        ],
      },
      {
        asks: 'exception',
        ask: 'What has helped with that, even a little?',
        plain: 'What has made that easier to bear?',
        options: [
          ['Something going well for me', 'Something going well for you has helped.'],
          ['Not having to see it', 'Not having to see it has helped.'],
          ['Nothing, so far', 'Nothing has helped, so far.'],
        ],
      },
    ],
    open: 'what you want to do with that, if anything',
    style: "don't smooth over what gets to you",
    label: 'Says what gets to them',
    mood: 'Said without smoothing it over.',
  },
  good: {
    questions: [
      {
        asks: 'moment',
        ask: 'When did that get through to you?',
        plain: 'When did you really feel it?',
        options: [
          ['Right then', 'It got through right then.'],
          ['Later, when it was quiet', 'It got through later, when it was quiet.'],
          ["I still can't quite take it in", "You still can't quite take it in."],
        ],
      },
      {
        asks: 'rule',
        ask: 'How glad do you let yourself be about that?',
        plain: 'How happy can you be about that?',
        options: [
          ['As glad as I like', 'You let yourself be as glad as you like.'],
          ['Glad, if nobody sees', 'You let yourself be glad, if nobody sees.'],
          ["Not very. It doesn't seem right", "Not very. It doesn't seem right to you."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who would be pleased to hear it?',
        plain: 'Who would like to know about that?',
        options: [
          ['Someone I could tell today', "There's someone you could tell today."],
          ["Someone I can't tell", "There's someone, and you can't tell them."],
          ['Nobody I can think of', 'Nobody you can think of.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What more would you want there?',
        plain: 'What would you like, on top of that?',
        options: [
          ["Nothing. It's enough", "Nothing. It's enough for you."],
          ["I'd like more of it", "You'd like more of it."],
          ["I don't dare want more", "You don't dare want more."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What worries you about that, if anything?',
        plain: "Where's the worry in it, if there is one?",
        options: [
          ['Nothing at all', 'Nothing about it worries you.'],
          ['Whether it lasts', 'You worry whether it lasts.'],
          ['What it says about me', 'You worry what it says about you.'],
        ],
      },
      {
        asks: 'cost',
        ask: 'What do you do with something like that?',
        plain: "What do you do with it, once it's there?",
        options: [
          ['Tell someone', 'You tell someone.'],
          ['Keep it to myself', 'You keep it to yourself.'],
          ['Talk myself out of it', 'You talk yourself out of it.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'How often do you get to feel like that?',
        plain: 'How often is it like that for you?',
        options: [
          ['Quite often, really', 'You feel like that quite often.'],
          ['Now and then', 'You feel like that now and then.'],
          ['Hardly ever', 'You hardly ever get to feel like that.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'And without that, where would you be?',
        plain: 'What would be different if you took that away?',
        options: [
          ['About where I am', "You'd be about where you are."],
          ['A bit worse off', "You'd be a bit worse off."],
          ["I don't like to think", "You don't like to think where."],
        ],
      },
    ],
    open: 'how much you let that count',
    style: 'notice it when something does you good',
    label: 'Notices what does good',
    mood: 'Something good in the middle of it.',
  },
  open: {
    questions: [
      {
        asks: 'fear',
        ask: 'What would you rather not find out?',
        plain: 'What are you happier not knowing?',
        options: [
          ['Something about someone else', "There's something about someone else you'd rather not find out."],
          ['Something about me', "There's something about you that you'd rather not find out."],
          ["That there's nothing to find", "You'd rather not find that there's nothing."],
        ],
      },
      {
        asks: 'want',
        ask: 'Where would you like that to end up?',
        plain: 'How should that end, if it was up to you?',
        options: [
          ['Out in the open', "You'd like it out in the open."],
          ['Quietly gone', "You'd like it quietly gone."],
          ["I'm not ready to say", "You're not ready to say."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What brings that up, mostly?',
        plain: 'What gets you thinking about it?',
        options: [
          ['Something I see or hear', 'Something you see or hear brings it up.'],
          ['Someone asking me things', 'Someone asking you things brings it up.'],
          ["Nothing. It's always there", "Nothing brings it up. It's always there."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When can you look at that calmly?',
        plain: 'When can you think about it in peace?',
        options: [
          ["On my own, when it's quiet", "You can on your own, when it's quiet."],
          ['With someone beside me', 'You can with someone beside you.'],
          ['Never for long', 'Never for long.'],
        ],
      },
      {
        asks: 'cost',
        ask: "What's on hold because of that?",
        plain: 'What has to wait because of it?',
        options: [
          ['Nothing. Life goes on', 'Nothing is on hold. Life goes on.'],
          ['One particular thing', 'One particular thing is on hold.'],
          ['More than anyone knows', 'More is on hold than anyone knows.'],
        ],
      },
      {
        asks: 'view',
        ask: 'Who could you think that through with?',
        plain: 'Who could you talk to about it?',
        options: [
          ['Someone I know well', 'You could with someone you know well.'],
          ['A stranger, more easily', "You'd find it easier with a stranger."],
          ['Nobody. Just me', 'Nobody. Just you.'],
        ],
      },
      {
        asks: 'rule',
        ask: 'What would people say you ought to do?',
        plain: 'What would others tell you to do?',
        options: [
          ['Get on with it', "You'd be told to get on with it."],
          ['Leave it alone', "You'd be told to leave it alone."],
          ["They don't know about it", "They don't know about it."],
        ],
      },
      {
        asks: 'cost',
        ask: 'How long has that been going round in your head?',
        plain: 'How long have you been thinking about it?',
        options: [
          ['A few days or weeks', "It's been going round for days, or weeks."],
          ['Months, maybe a year', "It's been going round for months, maybe a year."],
          ["Longer than I'd like to say", "Longer than you'd like to say."],
        ],
      },
    ],
    open: 'which way that goes for you',
    style: 'leave a thing open rather than settle it too soon',
    label: 'Leaves it open',
    mood: 'Not settled yet.',
  },
  scene: {
    questions: [
      {
        asks: 'moment',
        ask: "What's in your head at a moment like that?",
        plain: 'What do you think about at such a moment?',
        options: [
          ['Nothing much, oddly', 'Nothing much is in your head, oddly.'],
          ['Everything at once', 'Everything is in your head at once.'],
          ["One thing I'd rather not say", "There's one thing you'd rather not say."],
        ],
      },
      {
        asks: 'want',
        ask: 'What do you want there, more than anything?',
        plain: 'Right there, what do you want most?',
        options: [
          ['To be closer to someone', 'What you want there is to be closer to someone.'],
          ['To get away', 'What you want there is to get away.'],
          ['For nothing to change', 'What you want is for nothing to change.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What would someone watching make of it?',
        plain: 'What would it look like to someone else?',
        options: [
          ['Nothing. It looks normal', 'Nothing. It looks normal from there.'],
          ['That something is wrong', 'Someone watching would think something is wrong.'],
          ["More than I'd like", "They'd make more of it than you'd like."],
        ],
      },
      {
        asks: 'cost',
        ask: 'How long does that stay in your head?',
        plain: 'How long before you stop thinking about it?',
        options: [
          ['A few minutes', 'It stays with you for a few minutes.'],
          ['The rest of the day', 'It stays with you for the rest of the day.'],
          ["It hasn't gone yet", "It hasn't gone yet."],
        ],
      },
      {
        asks: 'rule',
        ask: 'Who decides how that goes?',
        plain: 'Who is it up to?',
        options: [
          ['I do', 'You decide how it goes.'],
          ['Someone else does', 'Someone else decides how it goes.'],
          ['Nobody. It just happens', 'Nobody decides. It just happens.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would make that worse?',
        plain: 'What would you hate to have on top of it?',
        options: [
          ['Someone seeing it', 'Someone seeing it would make it worse.'],
          ['Someone asking about it', 'Someone asking about it would make it worse.'],
          ['Nobody noticing at all', 'Nobody noticing at all would make it worse.'],
        ],
      },
      {
        asks: 'view',
        ask: 'If someone asked you about it, what would you say?',
        plain: 'How would you tell that to someone who asked?',
        options: [
          ['Exactly how it is', "You'd say exactly how it is."],
          ['The short version', "You'd give the short version."],
          ["That it's nothing", "You'd say it's nothing."],
        ],
      },
      {
        asks: 'want',
        ask: 'If you could change one bit of that, which?',
        plain: 'Which part of it would you want different?',
        options: [
          ['What I do in it', "You'd change what you do in it."],
          ['What someone else does', "You'd change what someone else does."],
          ["None. I'd leave it as it is", "You'd leave it as it is."],
        ],
      },
    ],
    open: "what it's really about",
    style: 'tell it as it happens, and leave the explaining out',
    label: 'Tells what happens',
    mood: 'One thing, looked at closely.',
  },
  any: {
    questions: [
      {
        asks: 'fear',
        ask: 'When it comes down to it, what are you afraid of?',
        plain: 'What would be the worst of it?',
        options: [
          ['Losing someone', "You're afraid of losing someone."],
          ['Looking like a fool', "You're afraid of looking like a fool."],
          ['That it goes on like this', "You're afraid that it goes on like this."],
        ],
      },
      {
        asks: 'moment',
        ask: 'When did that start?',
        plain: 'How long has it been like that?',
        options: [
          ['This year', 'It started this year.'],
          ['Years ago', 'It started years ago.'],
          ["I can't remember it otherwise", "You can't remember it otherwise."],
        ],
      },
      {
        asks: 'want',
        ask: 'If you could change one thing in it, which one?',
        plain: "What's the first thing you'd change?",
        options: [
          ['Something right now', "You'd change something right now."],
          ['Something back then', "You'd change something back then."],
          ['Something about me', "You'd change something about yourself."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What do you hope nobody asks about that?',
        plain: 'Which question about it would you hate to get?',
        options: [
          ['Nothing. Anyone can ask', 'Anyone can ask you anything about it.'],
          ["What I did, or didn't do", "You hope nobody asks what you did, or didn't do."],
          ['What I really feel', 'You hope nobody asks what you really feel.'],
        ],
      },
      {
        asks: 'moment',
        ask: "What's the main thing in that, for you?",
        plain: 'What counts most in that?',
        options: [
          ['Something about someone else', 'The main thing is about someone else.'],
          ['Something about me', 'The main thing is about you.'],
          ["A part I haven't told anyone", "The main thing is a part you haven't told anyone."],
        ],
      },
      {
        asks: 'exception',
        ask: 'How has that changed for you, with time?',
        plain: 'What has time done to that, so far?',
        options: [
          ['It matters less than it did', 'It matters less than it did.'],
          ["It's about the same", "It's about the same."],
          ["More. I'd rather it were less", "It matters more, and you wish it didn't."],
        ],
      },
      {
        asks: 'moment',
        ask: 'How much is that with you on an ordinary day?',
        plain: 'On a normal day, how much do you think of it?',
        options: [
          ['Hardly at all', 'Hardly at all, on an ordinary day.'],
          ['Now and then', "It's with you now and then."],
          ['More than anyone would think', "It's with you more than anyone would think."],
        ],
      },
      {
        asks: 'view',
        ask: 'How much of that does anyone else know?',
        plain: 'How much of it have other people heard?',
        options: [
          ['All of it', 'All of it is known.'],
          ['Some of it', 'Some of it is known.'],
          ['None of it, or not from me', 'None of it, or not from you.'],
        ],
      },
      {
        asks: 'view',
        ask: 'Who would understand that straight away?',
        plain: 'Who would get that without much explaining?',
        options: [
          ['Plenty of people', 'Plenty of people would understand it straight away.'],
          ['One person, and I know who', 'One person would, and you know who.'],
          ['Nobody I can think of', 'Nobody you can think of.'],
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
      {
        asks: 'exception',
        ask: "What's kept you going so far?",
        plain: 'How have you got through it until now?',
        options: [
          ['One person', 'One person kept you going.'],
          ['Keeping busy', 'Keeping busy kept you going.'],
          ['Nothing. I just did', 'Nothing did. You just went on.'],
        ],
      },
      {
        asks: 'step',
        ask: 'What, if anything, do you want to do about that?',
        plain: "What's next, if anything?",
        options: [
          ['Say something to one person', "You'd say something to one person."],
          ['Do one small thing on my own', 'One small thing, on your own.'],
          ['Nothing, for now', 'Nothing, for now.'],
        ],
      },
    ],
    open: 'what you want to do with it now',
    style: 'put things into words before they are finished',
    label: 'Puts it in words',
    mood: 'Said, and not finished.',
  },
  person: {
    questions: [
      {
        asks: 'want',
        ask: 'What would you want {name} to say?',
        plain: 'Which words from {name} would help?',
        unless:
          'died|dead|passed away|funeral|his death|her death|grave|graveyard|late husband|late wife|passed|lost my mum|lost my mom|lost my dad',
        options: [
          ['Sorry', 'A sorry from {name} would help.'],
          ['Thank you', 'A thank you from {name} would help.'],
          ["Nothing. I'd just want {them} there", 'No words. Just {them} there.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What do you think {name} already knows?',
        plain: 'How much of this does {name} know?',
        unless:
          'died|dead|passed away|funeral|his death|her death|grave|graveyard|late husband|late wife|passed|lost my mum|lost my mom|lost my dad',
        options: [
          ['Nothing at all', '{Name} knows nothing of it.'],
          ['Half of it', '{Name} may know half of it.'],
          ['All of it, and keeps quiet', '{Name} may know, and keep quiet.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'What are you afraid {name} would say?',
        plain: "Which answer from {name} don't you want?",
        unless:
          'died|dead|passed away|funeral|his death|her death|grave|graveyard|late husband|late wife|passed|lost my mum|lost my mom|lost my dad',
        options: [
          ['No', "You don't want to hear a no."],
          ['Nothing at all', "You don't want silence for an answer."],
          ['Something true', "You're afraid it would be true."],
        ],
      },
      {
        asks: 'view',
        ask: "What do you think it's like for {name}?",
        plain: 'How does {name} see this, do you think?',
        unless:
          'died|dead|passed away|funeral|his death|her death|grave|graveyard|late husband|late wife|passed|lost my mum|lost my mom|lost my dad',
        options: [
          ['Easier than for me', 'Easier for {them} than for you, you think.'],
          ['Harder than I let myself see', 'Harder for {them} than you let yourself see.'],
          ["I've never asked", "You've never asked."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What do you keep from {name}?',
        plain: 'What have you not told {name}?',
        unless:
          'died|dead|passed away|funeral|his death|her death|grave|graveyard|late husband|late wife|passed|lost my mum|lost my mom|lost my dad',
        options: [
          ['Nothing', 'You keep nothing from {them}.'],
          ['Only small things', 'Only the small things stay with you.'],
          ['The main thing', 'The main thing stays with you.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you like to ask {name}?',
        plain: 'Which question do you have for {name}?',
        options: [
          ['Why', "You'd ask why."],
          ['What happens now', "You'd ask what happens now."],
          ['Nothing. I know the answer', 'You think you know the answer.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'What was it like with {name}, before this?',
        plain: 'How were you with {name}, earlier on?',
        options: [
          ['Good', 'It was good, before.'],
          ['Up and down', 'It went up and down, before.'],
          ["The same. I just didn't say so", "It was the same, and you didn't say so."],
        ],
      },
      {
        asks: 'moment',
        ask: 'When you picture {name}, what do you see?',
        plain: 'Think of {name} for a second. What comes?',
        options: [
          ['A face, looking at me', 'You see a face, looking at you.'],
          ['Someone turning away', 'You see someone turning away.'],
          ['Somebody I used to know', 'You see somebody you used to know.'],
        ],
      },
      {
        asks: 'view',
        ask: "Who are you, when you're with {name}?",
        plain: 'How are you different with {name} around?',
        unless:
          'died|dead|passed away|funeral|his death|her death|grave|graveyard|late husband|late wife|passed|lost my mum|lost my mom|lost my dad',
        options: [
          ['Myself', "With {them}, you're yourself."],
          ['The one who copes', "With {them}, you're the one who copes."],
          ['Somebody smaller', "With {them}, you're somebody smaller."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you want {name} to know?',
        plain: 'What would you tell {name}, if it cost nothing?',
        options: [
          ['That I mind', 'You mind, and {they} should know.'],
          ['That I tried', 'You tried, and {they} should know.'],
          ['Something I should have said', "There's something you should have said."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What could you lose with {name}?',
        plain: "What's at risk between you and {name}?",
        unless:
          'died|dead|passed away|funeral|his death|her death|grave|graveyard|late husband|late wife|passed|lost my mum|lost my mom|lost my dad',
        options: [
          ['Nothing much', 'Not much could be lost there.'],
          ['The peace', 'The peace could be lost.'],
          ['All of it', 'All of it could be lost.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'When was it last easy with {name}?',
        plain: 'When did it last go well with {name}?',
        unless:
          'died|dead|passed away|funeral|his death|her death|grave|graveyard|late husband|late wife|passed|lost my mum|lost my mom|lost my dad',
        options: [
          ['Not long ago', 'It was easy not long ago.'],
          ['Years ago', "It hasn't been easy for years."],
          ['Never, really', 'It was never really easy.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What do you still want from {name}?',
        plain: 'What are you still waiting for from {name}?',
        unless:
          'died|dead|passed away|funeral|his death|her death|grave|graveyard|late husband|late wife|passed|lost my mum|lost my mom|lost my dad',
        options: [
          ['Nothing now', 'Nothing now.'],
          ['One honest answer', 'One honest answer.'],
          ["More than I'd say", "More than you'd say."],
        ],
      },
    ],
    open: 'what {name} would say',
    style: 'think about the other one in this as well as yourself',
    label: 'Thinks of both sides',
    mood: 'Somebody else is in it.',
  },
};
