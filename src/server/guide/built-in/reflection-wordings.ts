/** Sentences of the reflection: openings, what an answer adds, the turn to the next question. */
import type { Reading } from '#shared/contract.ts';
import type { Method, Tag, Topic } from '../tags.ts';

export const openings: Record<Reading['frame'], readonly string[]> = {
  choice: [
    'There are two real things here: {A}, and {B}. Each holds something that the other does not.',
    'On one side there is {A}, on the other {B}. If one of them weighed nothing, you would not ask.',
    'You are weighing {A} against {B}. Neither side is empty.',
    'So it stands between {A} and {B}. Both have a hold on you.',
  ],
  whether: [
    'The question is {doing}: yes, no, or not yet. Something in you has not settled it.',
    'You are asking about {doing}. A question like that mostly has a history.',
    'So {doing} is on your mind, and neither yes nor no has won so far.',
    'It is about {doing}. That you ask means that some part says yes, and another does not.',
  ],
  how: [
    'You are looking for a way to {todo}. The wish is there already; the way is not.',
    'So the question is how to {todo}. It is more than a matter of technique, or it would be done.',
    'You want to {todo}, and something makes it hard.',
    'It is about finding how to {todo}. That you ask means that it has not been simple.',
  ],
  pattern: [
    'You have noticed something that comes back: {doing}. Seeing it from the outside is already a little distance.',
    'So there is a pattern, {doing}, and it does not happen by chance.',
    'It is about {doing}. What returns so often mostly has a reason.',
    'You name something that repeats: {doing}. Patterns mostly began as a way to get through something.',
  ],
  open: [
    'You wrote: {question}. That leaves much open, and it can stay open for a moment.',
    'These are your words: {question}. There is more than one thing in them.',
    'You begin with {question}. It does not have to be sorted yet.',
    'Here is what you brought: {question}. It is wide, so it makes sense to go slowly.',
  ],
};

/** For a reading whose slots are missing. */
export const bareOpenings: Partial<Record<Reading['frame'], readonly string[]>> = {
  choice: [
    'You wrote: {question}. There are two sides in it, and both have a hold on you.',
    'These are your words: {question}. Two ways meet in them.',
  ],
  whether: [
    'You wrote: {question}. Neither yes nor no has won so far.',
    'These are your words: {question}. Something in you has not settled it.',
  ],
  how: [
    'You wrote: {question}. The wish is there; the way is not, so far.',
    'These are your words: {question}. Something makes it hard.',
  ],
  pattern: [
    'You wrote: {question}. Something in it comes back again and again.',
    'These are your words: {question}. What returns so often mostly has a reason.',
  ],
};

export const otherLanguage: readonly string[] = [
  'This guide works in English and cannot read every language. It keeps your words as they are: {question}. You can answer in the language you think in.',
  'The questions here come in English only. Your own words stay as you wrote them: {question}. Answers in your language are fine.',
  'This guide asks in English, and will quote you in your own words: {question}. You can answer in any language.',
  'Only the questions are in English. What you wrote is kept letter for letter: {question}. You can go on in your own language.',
];
export const otherLanguageChinese = '本指南目前只用英文提问，你可以用中文回答，它会原样引用你的话。';

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
  'Of the three, yours was {answer}.',
  'Your answer was {answer}.',
  'You went with {answer}.',
  'So it is {answer}.',
  'You picked {answer}.',
];
export const ownLeads: readonly string[] = [
  'You wrote {answer}.',
  'In your own words: {answer}.',
  'You put it your way: {answer}.',
  'Your sentence was {answer}.',
  'None of the three fitted, so you wrote {answer}.',
  'Here is how you said it: {answer}.',
];
export const ownLines: readonly string[] = [
  'It can stand as you said it.',
  'That is more exact than anything offered here.',
  'Those words are worth keeping as they are.',
  'It says something that no ready answer could.',
  'It needs no better wording.',
  'That goes on the page the way you wrote it.',
];
export const twoSidedLines: readonly string[] = [
  'There are two sides in that, and the second does not cancel the first.',
  'The part before “but” and the part after it both count.',
  'Both halves of it are true at once.',
  'What comes before “but” is as real as what comes after.',
  'It holds a yes and a no together.',
  'One sentence, two directions.',
];
export const unknownLines: readonly string[] = [
  'Not knowing is an answer too.',
  'It is fine that there is no word for it yet.',
  'That may simply have been too big a question.',
  'No answer came, and that says something as well.',
  'It can stay open for now.',
  'Then there is nothing to force here.',
];
export const smallerLines: readonly string[] = [
  'Here is a smaller one.',
  'Let us make it smaller.',
  'The next one is easier to hold.',
  'A narrower question may help.',
  'Three words to choose from may be easier.',
  'It can be asked in a simpler way.',
];

export const layers: Record<Tag, readonly string[]> = {
  deadline: [
    'A near date makes a question louder, though not always clearer.',
    'When time is short, the loudest reason is not always the one that counts.',
    'A date shows what cannot wait. It does not show what matters.',
    'A date also has a good side: the waiting will end.',
  ],
  fatigue: [
    'That tiredness shows how long you have carried it.',
    'Some of the weight may be the asking itself, not the answer.',
    'Being tired can make any way out look like the right one.',
    'It sounds as if the waiting costs you more by now than a wrong turn would.',
  ],
  people: [
    'So you think about it alone, but it is not about you alone.',
    'When others are part of it, what you want and what they need get mixed.',
    'That makes it heavier, and it also says who counts for you.',
    'It is hard to hear your own voice when someone else stands close.',
  ],
  event: [
    'So it has a beginning, and you know where it is.',
    'One moment can say aloud what was there before.',
    'What happened may have been the last drop, not the whole cup.',
    'Since then it has had a face.',
  ],
  vague: [
    'A feeling without a reason is still information.',
    'It seems the knowing came before the words.',
    'It does not need a reason yet to be real.',
    'What has no name is easily put off, and you did not put it off.',
  ],
  growth: [
    'So standing still would be a price as well, only a quiet one.',
    'Growth mostly asks for some discomfort in return.',
    'It seems that the question is not only where you are, but whether you move.',
    'What no longer stretches you can still be hard to leave.',
  ],
  security: [
    'A safe base is not the opposite of change; it is what change stands on.',
    'That kind of safety has a value, and it also has a price.',
    'So the ground under you comes first, before any view.',
    'It matters then what is truly at risk, and what only feels so.',
  ],
  closeness: [
    'So whatever happens, it will be measured by who is still near.',
    'Closeness can be a reason to act and a reason not to.',
    'That puts people before plans.',
    'What is dear to you can also make you careful.',
  ],
  freedom: [
    'So it matters who holds the pen, perhaps more than what is written.',
    'Freedom asks for something as well: that you choose.',
    'It seems that being pushed would spoil even the right answer.',
    'Then a way that leaves you room counts for more than a perfect one.',
  ],
  honesty: [
    'So the pretending has become the hard part.',
    'Honesty with oneself often comes before the other kind.',
    'It seems you already know something that has not been said.',
    'That may cost some quiet first, and give a different quiet later.',
  ],
  peace: [
    'So rest is not a side issue here, it is the point.',
    'Calm can come from an answer, or from no longer asking.',
    'There are two kinds of peace: the one before the talk, and the one after.',
    'It seems the noise has gone on for too long.',
  ],
  respect: [
    'So the person you have to face in the end is you.',
    'Respect for oneself is mostly lost in small steps, and won back the same way.',
    'Then how you do it counts as much as what you do.',
    'It seems some ways out would cost too much of you.',
  ],
  image: [
    'Few people say that aloud, and it is true for most.',
    'Then there are more eyes on this than your own.',
    'It matters whose eyes those are.',
    'That may be the heaviest part, because it never gets said.',
  ],
  loss: [
    'So the other side would not go quiet just because you chose.',
    'Every way has something that it leaves behind, and you have named it.',
    'Missing something is not the same as having been wrong.',
    'That tells as much about what you love as about what you fear.',
  ],
  others: [
    'So the mistake would not be the way, but whose way it was.',
    'A choice that is borrowed gets heavy later.',
    'Then the question of whom you would disappoint is already in the room.',
    'That is an old trap: everyone is content, and you are missing.',
  ],
  noplan: [
    'So it is less about which way, and more about how you would go it.',
    'Then the hard weeks are the thing to look at, not the first day.',
    'What goes wrong there is something one can prepare for.',
    'That is a reason one can do something about.',
  ],
  kind: [
    'You would give a friend a softer answer than the one you give yourself.',
    'It is worth noticing who gets to hear that, and who does not.',
    'That sentence could have been meant for you as well.',
    'So part of you already knows a kinder way to look at it.',
  ],
  fear: [
    'From the outside you see the fear quite plainly.',
    'Fear is loud, but it mostly stands in front of something that matters.',
    'That is an uncomfortable thing to say to a friend, and you said it.',
    'So the reasons may be true, and still not be the reason.',
  ],
  facts: [
    'So some of this cannot be solved by thinking; it has to be found out.',
    'Then part of the weight is simply not knowing.',
    'What is unknown tends to look larger than it is.',
    'That moves it from the head to the world, where it may be smaller.',
  ],
  prepared: [
    'So it is not fixed: it gives way when you come with something in hand.',
    'That part was in your power.',
    'Then the hour before may count more than the moment itself.',
    'It seems surprise is what feeds it.',
  ],
  ally: [
    'So you were not different, you were less alone.',
    'Another person in the room changed it.',
    'Then it may not be a thing to carry by strength alone.',
    'It is worth noticing who that was.',
  ],
  none: [
    'That is hard to write down.',
    'Then it has had the whole field to itself so far.',
    'It may be that exceptions were too small to be counted.',
    'If there was none yet, the first one would be new ground.',
  ],
  lows: [
    'That is a low number, and it is not zero.',
    'So something is still missing before anything can move.',
    'A low number is a fact, not a failing.',
    'Something keeps it above nothing, all the same.',
  ],
  middle: [
    'The middle is a tiring place: too much to leave it, too little to move.',
    'So there are reasons on both sides of that number.',
    'Half a yes is still half a yes.',
    'That number moves from day to day, it seems.',
  ],
  highs: [
    'So it may not be the knowing that is missing.',
    'That is close. What is left is small, but it is the part that can be seen.',
    'Then the question has changed from what to when.',
    'With a number like that, waiting needs a reason of its own.',
  ],
  fact: [
    'That decides nothing, and still changes what you know.',
    'On paper things mostly get a size.',
    'It can be done quietly, and nobody needs to agree.',
    'That is a step that can only tell you more.',
  ],
  trial: [
    'A trial is a question put to life instead of to your head.',
    'It can end again, and that makes it possible.',
    'One try says more than many evenings of thought.',
    'It is small enough to go wrong without harm.',
  ],
  talk: [
    'Said aloud, a thing stops being only yours, and that takes something.',
    'What another person answers is not in your hand. What you say is.',
    'One sentence is enough to change the air.',
    'It is a small step with a witness.',
  ],
  soon: [
    'That is near enough to be real.',
    'So it will be done before doubt has had a full day.',
    'A step that close needs little courage, only a start.',
    'There is a day and a place now.',
  ],
  weekend: [
    'That gives it a place of its own.',
    'So it gets quiet time, not stolen time.',
    'A few days lie between, and you know what for.',
    'It has a date now, which most wishes never get.',
  ],
  notime: [
    'That is plainly said: the step is there, the day is not.',
    'Not setting a time is also a decision, and you see it.',
    'So something still holds the door.',
    'It shows where the doubt sits.',
  ],
};

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
    'A good place to start is the moment: why it is loud today.',
    'First, where it comes from.',
    'It helps to know what woke the question.',
    'The first thing to look at is why now.',
  ],
  protect: [
    'Next, what lies under it.',
    'Under a hard question there is mostly something that one wants to keep.',
    'Before the ways come the things they are for.',
    'Now to what is at stake for you.',
  ],
  premortem: [
    'Now a look from the other end, where it has already gone wrong.',
    'Reasons are easier to find when the ending is known.',
    'For a minute, let us go to a bad ending, only to learn from it.',
    'Looking back from an imagined year often shows what looking ahead hides.',
  ],
  friend: [
    'Some distance may help: a friend in your place.',
    'One often sees straighter when it is not one’s own life.',
    'Now the same thing, seen from one chair further away.',
    'Advice to a friend often knows more than we do.',
  ],
  exception: [
    'Nothing weighs the same every single day.',
    'Now to a time that was different.',
    'Small exceptions tend to know something.',
    'It may not have been like this each time.',
  ],
  scale: [
    'A number can sometimes say it shorter.',
    'Now, how far along you are.',
    'Words go in circles here, so a number may help.',
    'Where does that leave you today, in plain figures.',
  ],
  step: [
    'From here it is worth going small.',
    'Large questions mostly move by small things.',
    'Now to something that can be done.',
    'The next part is about doing, in a size that fits.',
  ],
  when: [
    'What is left is the day and the place.',
    'A step with a place in the week happens more often than one without.',
    'Last, the moment for it.',
    'A plan gets real when it has an hour.',
  ],
};

export const closings: readonly string[] = [
  'That is enough to put side by side. Here is what your answers say together.',
  'Now the pieces can lie on one table. What follows is made of your answers only.',
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
  'All this is about {it}.',
  'In the background stands {it}.',
  'The matter is still {it}.',
  'What you came with was {it}.',
  'On the table lies {it}.',
];
