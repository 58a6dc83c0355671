/** Sentences of the reflection: openings, what an answer adds, the turn to the next question. */
import type { Reading } from '#shared/contract/shapes.ts';
import type { Method, Topic } from '../tags.ts';

export const openings: Record<Reading['frame'], readonly string[]> = {
  choice: [
    'There are two real things here: {A}, and {B}. Each holds something the other does not.',
    'On one side there is {A}, on the other {B}. If either weighed nothing, you would not be asking.',
    'Two things are on your mind: {A}, and {B}. Neither of them is empty.',
    'You are standing between {A} and {B}. Both have a hold on you.',
  ],
  whether: [
    'You are asking about {doing}. Neither yes nor no has won so far.',
    'This is about {doing}. A question like that usually has a history.',
    'The thought of {doing} is there, and it has not settled into a yes or a no.',
    'You are thinking about {doing}. Part of you seems to say yes, and part of you does not.',
  ],
  how: [
    'You are looking for a way to {todo}. The wish is there; the way is not there yet.',
    'You want to {todo}, and something makes it hard.',
    'The question is how to {todo}. If it were only a matter of knowing how, it might be done by now.',
    'You are asking how to {todo}. It has not been simple, or you would not be asking.',
  ],
  pattern: [
    'You have noticed something that keeps coming back: {doing}. Noticing it already puts a little distance between you and it.',
    'There is a pattern here: {doing}. What returns this often tends to have a reason.',
    'You name something that repeats: {doing}. Patterns often begin as a way to get through something.',
    'This is about {doing}. You have seen it more than once, and you have stopped calling it chance.',
  ],
  open: [
    'You wrote: {question}. That leaves a lot open, and it can stay open for a moment.',
    'These are your words: {question}. There may be more than one thing in them.',
    'You begin with {question}. It does not have to be sorted yet.',
    'This is what you brought: {question}. It is wide, so there is reason to go slowly.',
  ],
};

/** For a choice whose sides have no names yet. */
export const unnamedOpenings: readonly string[] = [
  'There are two here: {A} and {B}. If either weighed nothing, you would not be asking.',
  'You wrote: {question}. Each of the two holds something the other does not.',
  'Two things pull on you, {A} and {B}, and you have not said yet which is which. That is fine.',
  'You are standing between {A} and {B}. Both have a hold on you.',
];

/** For a reading whose slots are missing. */
export const bareOpenings: Partial<Record<Reading['frame'], readonly string[]>> = {
  choice: [
    'You wrote: {question}. It has two sides, and both have a hold on you.',
    'These are your words: {question}. Two ways meet in them.',
    '{question}: two sides stand in that, and neither has let go.',
    'You put it like this: {question}. One answer would leave the other side out.',
  ],
  whether: [
    'You wrote: {question}. Neither yes nor no has won so far.',
    'These are your words: {question}. Something in you has not settled it.',
    '{question}: a yes and a no are both still in it.',
    'You put it like this: {question}. It has been neither done nor dropped.',
  ],
  how: [
    'You wrote: {question}. The wish is there; the way is not there yet.',
    'These are your words: {question}. Something makes it hard.',
    '{question}: it is the way that you ask for, and not the aim.',
    'You put it like this: {question}. You know where to, and not yet by which road.',
  ],
  pattern: [
    'You wrote: {question}. Something in it comes back again and again.',
    'These are your words: {question}. What returns this often tends to have a reason.',
    '{question}: it has come up more than once, by the sound of it.',
    'You put it like this: {question}. It seems to have a habit of its own.',
  ],
};

export const otherLanguage: readonly string[] = [
  'This guide works in English and Chinese and cannot read every language. It keeps your words as they are: {question}. You can answer in the language you think in.',
  'The questions here come in English or Chinese only. Your own words stay as you wrote them: {question}. Answers in your language are fine.',
  'This guide asks in English or Chinese, and will quote you in your own words: {question}. You can answer in any language.',
  'Only the questions are in English, as this guide has only that and Chinese. What you wrote is kept letter for letter: {question}. You can go on in your own language.',
];

export const feelingLines: readonly string[] = [
  'The word {feeling} stands out.',
  'You chose the word {feeling} for it.',
  'One word carries weight in it: {feeling}.',
  'There is the word {feeling}, too.',
];
export const butLines: readonly string[] = [
  'Two halves meet in it: {x}, and then {y}.',
  'Before the “but” stands {x}; after it, {y}.',
  'You put {x} next to {y}, and both are yours.',
  'There is {x}, and there is {y}.',
];

/** How an answer is taken up; the turn is the number of the round, so none comes twice in a dialogue. */
export const chosenLeads: readonly string[] = [
  'You chose {answer}.',
  'Of the three, you took {answer}.',
  'Your answer was {answer}.',
  'You went with {answer}.',
  'You said {answer}.',
  'You picked {answer}.',
];
export const ownLeads: readonly string[] = [
  'You wrote {answer}.',
  'In your own words: {answer}.',
  'You put it your way: {answer}.',
  'Your own words were {answer}.',
  'Instead of the three, you wrote {answer}.',
  'Here is how you said it: {answer}.',
];
export const ownLines: readonly string[] = [
  'That can stand just as you said it.',
  'Those words can stay as they are.',
  'It needs no place on the list.',
  'Your own words count for more than a list does.',
  'It does not need better wording.',
  'It goes on the page the way you wrote it.',
];
/** For an answer that is a question itself. */
export const askedBackLines: readonly string[] = [
  'That is a question in its own right, and it can stay one.',
  'You answered with a question. It has a place here too.',
  'A question next to a question: both can stay open.',
  'That asks something back. This guide has only questions, so it keeps yours.',
  'It can stand as a question.',
  'Some things only come as a question, and that counts.',
];
export const longLines: readonly string[] = [
  'There is more in it than fits in one line here.',
  'You wrote a good deal more; only the beginning is quoted here.',
  'That is a longer story, and this is how it starts.',
  'Only its first words stand here; all of it is kept.',
  'A quote this short cannot hold all of it.',
  'There is a lot in that, and it does not have to be sorted now.',
];
export const ownFeelingLines: readonly string[] = [
  'The word {feeling} has weight in it.',
  'There is {feeling} in it, and you said so.',
  'You put {feeling} in plain sight.',
  'Of all the words in it, {feeling} stays longest.',
  'It takes something to write {feeling}.',
  'The word {feeling} does not need a reason to count.',
];
/** After a bare "no", "nothing" or "yes". */
export const curtLines: readonly string[] = [
  'You wrote {answer}, and that can stand.',
  'Your answer was {answer}. Short is fine.',
  'So be it for now: {answer}.',
  'You kept it to {answer}, and that is allowed.',
  'One word, {answer}, and it stays as it is.',
  'You left it at {answer}.',
];
/** After a sign without words. */
export const wordlessLines: readonly string[] = [
  'No words for this one, and that is fine.',
  'That came without words.',
  'A sign instead of words, then.',
  'Words can wait.',
  'This one stays without words for now.',
  'It does not have to be put into words.',
];
export const twoSidedLines: readonly string[] = [
  'There are two sides to that, and the second does not cancel the first.',
  'The part before “but” counts, and so does the part after it.',
  'Both halves of it can be true at once.',
  'What comes before “but” is as real as what comes after.',
  'It holds a yes and a no together.',
  'That is one sentence with two directions in it.',
];
export const unknownLines: readonly string[] = [
  'Not knowing is an answer too.',
  'There may be no word for it yet, and that is fine.',
  'That may simply have been too big a question.',
  'No answer came, and that says something as well.',
  'It can stay open for now.',
  'There is nothing to force here.',
];
export const smallerLines: readonly string[] = [
  'Here is a smaller one.',
  'Let us make it smaller.',
  'The next one is easier to hold.',
  'A narrower question may help.',
  'Three things to choose from may be easier.',
  'It can be asked in a simpler way.',
];

/** Where free text speaks of something the guide can name, said with care. */
export const heardLines: Partial<Record<Topic, readonly string[]>> = {
  matter: [
    'There seems to be something about {value} in that.',
    'It touches {value}, if the guide reads it right.',
    'It sounds as if {value} has a part in it.',
    'Perhaps {value} is near the centre of it.',
  ],
};

export const links: Record<Method, readonly string[]> = {
  why: [
    'The first thing to look at is the moment: why it is loud today.',
    'First, where it comes from.',
    'It helps to know what woke this question.',
    'A good place to start is why now.',
  ],
  protect: [
    'Next, what lies underneath.',
    'Under a hard question there is usually something one wants to keep.',
    'Before looking at ways, it helps to see what they are for.',
    'Now to what is at stake for you.',
  ],
  premortem: [
    'Now a look back from the other end, where it has already gone wrong.',
    'Reasons are easier to find once the ending is known.',
    'For a minute, let us visit a bad ending, only to learn from it.',
    'Looking back from an imagined year can show what looking ahead hides.',
  ],
  friend: [
    'A little distance may help: a friend in your place.',
    'It is often easier to see straight when it is not your own life.',
    'Now the same thing, seen from one chair further away.',
    'What we tell a friend often knows more than we do.',
  ],
  exception: [
    'Nothing weighs the same every single day.',
    'Now to a time that was different.',
    'Small exceptions tend to know something.',
    'It may not have been like this each time.',
  ],
  scale: [
    'A number can sometimes say it in less space.',
    'Now, how far along you are.',
    'Words can go round in circles here, so a number may help.',
    'Next, a plain figure for where you are today.',
  ],
  step: [
    'From here on it gets smaller.',
    'Large questions tend to move by small things.',
    'Now to something that can be done.',
    'The next part is about doing, in a size that fits.',
  ],
  plan: [
    'A way on is already in sight, so the next part is about doing.',
    'What is left is a first small step and its day.',
    'Now to what could come next, and when.',
    'From here on it gets small, and it gets a date.',
  ],
  when: [
    'What is left is the day and the place.',
    'A step with a place in the week happens more often than one without.',
    'Last, the moment for it.',
    'A plan becomes real when it has an hour.',
  ],
};

export const closings: readonly string[] = [
  'That is enough to put side by side. Here is what your answers say together.',
  'Now the pieces can lie on one table. What follows is made from your answers only.',
  'There is enough here to look at as a whole. The next page holds what you said.',
  'The questions end here. What follows puts your own words in order.',
];

export const supports: readonly string[] = [
  'There is no wrong answer here.',
  'A short answer is enough.',
  'A first guess will do.',
  'You can take your time with this one.',
  'Nothing is decided by answering.',
  'It does not have to sound good.',
  'You can go back and change it.',
  'Half a thought is fine, too.',
];

/** Says once more what it is about, when a round would hold too little of the person's own words. */
export const groundings: readonly string[] = [
  'It is still about {it}.',
  'All of this is about {it}.',
  'It began with {it}.',
  'What you brought here was {it}.',
  'The subject is still {it}.',
  'It goes back to {it}.',
];
export const recalls: readonly string[] = [
  'Earlier you said {answer}.',
  'Before that there was {answer}.',
  'One thing you did say was {answer}.',
  'What you said before still counts: {answer}.',
  'A little while ago you said {answer}.',
  'Behind it there is {answer}.',
];
export const questionRecalls: readonly string[] = [
  'Your first words were {question}.',
  'Your question was {question}.',
  'It all started with {question}.',
  'At the top of the page is {question}.',
  'You came in with {question}.',
  'You had asked: {question}.',
];
