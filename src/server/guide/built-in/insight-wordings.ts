/** The first line of the summary: the one sentence a person may take along. */
import type { ObstacleKind, Tag } from '../tags.ts';

/** By what was chosen as standing in the way. {value} is a phrase or a quote. */
export const insights: Partial<Record<Tag, readonly string[]>> = {
  loss: [
    'You may be looking less for the better side than for a way to let go of {other} and still keep {value}.',
    'Part of you would go on thinking of {other}, whatever you chose; what you want to carry across is {value}.',
    '{A} or {B}: the price of the one is the other, and what has to come through is {value}.',
    'It is not that you see too little. You can see what you would miss, {other}, and what you want to keep, {value}.',
  ],
  others: [
    'The wrong turn you foresee is neither {A} nor {B}; it is choosing for someone else, with {value} left waiting.',
    '{A} or {B} may matter less than whose choice it is; made to please, it could cost {value}.',
    'Between {A} and {B} stands a third thing: other people, and your wish to keep {value}.',
    'You can picture {side} going wrong in one way above all: as a choice that pleases others and costs {value}.',
  ],
  noplan: [
    'What you see going wrong is not {side} as such; it is the weeks after the start, and what they do to {value}.',
    'Between {A} and {B} the gap is not will; it is a plan for the hard weeks, so that {value} comes through.',
    '{side} could fail for want of a plan, you say; a plan can be made, and its purpose would be {value}.',
    '{A} or {B}: either needs what you found missing, a plan that still protects {value} in a bad week.',
  ],
  kind: [
    'On {doing}, you would be kinder to a friend than you may be to yourself; what you guard so strictly is {value}.',
    'A friend who asked about {doing} would hear a mild answer from you. Your own answer has {value} to protect.',
    'With {doing} you have two measures: a mild one for a friend, and one for yourself, with {value} at stake.',
    'The kind word on {doing} exists already, ready for a friend; what keeps you strict may be {value}.',
  ],
  fear: [
    'To a friend you would call it fear: so what stands before {doing} may be less a reason than a fear for {value}.',
    'You named fear, not facts, as what stands before {doing}; fear tends to stand where something counts, here {value}.',
    'With {doing}, fear does most of the talking, and what it talks about may be {value}.',
    'Seen from a friend’s chair, {doing} waits for courage more than for reasons, and {value} is what makes it dear.',
  ],
  facts: [
    'More thinking will not settle the question of {doing}: something has to be found out first, and {value} has to come through it.',
    'About {doing} you know what you want to keep, {value}; what you do not know yet can be looked up, tried or asked.',
    'Part of the weight of {doing} is plain not knowing, and not a doubt about {value}.',
    'What is missing for {doing} can be found out, by your own account; what it must not cost is {value}.',
  ],
  prepared: [
    '{doing} has a weak spot: time beforehand. When you came ready it went better, and {value} is worth coming ready for.',
    'It is no fate: with time beforehand, {doing} gave way once. What you want to keep is {value}.',
    'For {doing}, the hour before may decide more than the moment itself; that hour is yours, and so is {value}.',
    'You have seen {doing} lose once, on a day when you were ready; what you want to keep is {value}.',
  ],
  ally: [
    'What changed {doing} that time was company, not more effort; {value} may not be a thing to guard alone.',
    'You were the same person that day, only less alone: a clue for {doing}, and for {value}.',
    'Alone, {doing} tends to win; with someone near it lost once. What you want to keep is {value}.',
    'The one thing that helped against {doing} was another person, and {value} is what it would be for.',
  ],
  none: [
    '{doing} has had every day to itself so far, and still you can name what you want to keep: {value}.',
    'There is no better day to copy, so with {doing} the first small one will be new ground, for {value}.',
    'You found no exception to {doing}, and you did not make one up; what you hold on to is {value}.',
    'You cannot say yet when {doing} was lighter, but you can say what it must not cost you: {value}.',
  ],
};

/** The same for an open question, which has no act to name: its own words stand for it. */
export const openInsights: Partial<Record<Tag, readonly string[]>> = {
  prepared: [
    'With {question}, a day with time beforehand was lighter than the rest; what you want to keep is {value}.',
    'You came with {question}, and you know of an easier day, one you were ready for. What has to stay is {value}.',
    '{question} may ask for time set aside more than for an answer; you know one such day, and what it is for, {value}.',
    'An easier day is on record with {question}: one you had made ready for. What it must not cost you is {value}.',
  ],
  ally: [
    'You came with {question}, and the lighter day had another person in it; what you want to keep is {value}.',
    'With {question}, the one thing that has helped so far is company; what has to stay is {value}.',
    '{question} weighed less when someone shared it, and what you want to keep through it is {value}.',
    'Nobody has to carry {question} alone, going by your better day; what it is all for is {value}.',
  ],
  none: [
    'You came with {question} and found no lighter day to go by; what you can go by is {value}.',
    'With {question} there is no better day to copy yet, and still one thing that must stay: {value}.',
    '{question} has had no easy day so far, and even so you can name what you want to keep: {value}.',
    'No easier day comes to mind with {question}; what does come to mind is what has to stay, {value}.',
  ],
};

/** Obstacle in own words, where they answer what was asked. */
export const insightOwn: Record<ObstacleKind, readonly string[]> = {
  premortem: [
    'You know where it could break, {obstacle}, and you know what has to survive it: {value}.',
    'Before it is settled, {A} or {B}, two things stand: what could spoil it, {obstacle}, and what has to stay, {value}.',
    '{side} could go wrong like this, you say: {obstacle}. What has to come through even then is {value}.',
    'You looked at {side} from its bad end, {obstacle}, and still hold on to one thing: {value}.',
  ],
  friend: [
    'You want to keep {value}, and to a friend you would say {obstacle}; the open question is who says it to you.',
    'On {doing} you have an answer ready, so far for a friend: {obstacle}. What you want to keep is {value}.',
    'Two sentences of yours belong together on {doing}: {obstacle}, and, as what has to stay, {value}.',
    'What a friend would hear from you on {doing} is {obstacle}; what you would keep yourself is {value}.',
  ],
  exception: [
    'With {it}, one time was different, in your words {obstacle}; what you want to keep is {value}.',
    'One day on record went another way, {obstacle}, and it may hold a clue for {value}.',
    'On {it} you know two things: what once helped, {obstacle}, and what it is for, {value}.',
    'Once it went another way with {it}, {obstacle}; what that day was good for may be {value}.',
  ],
  own: [
    'Two things meet in {it}: {value}, and, against it, {obstacle}.',
    'At the centre of {it} is {value}; what presses on it, in your words, is {obstacle}.',
    'You have named both ends of {it}: {value} on the one, {obstacle} on the other.',
    'With {it}, you hold {value} in one hand; in the other lies {obstacle}.',
  ],
};

export const insightNoObstacle: readonly string[] = [
  'Whatever becomes of {it}, you can say what has to stay: {value}.',
  'With {it}, what has to stay is clearer so far than the way: {value}.',
  '{it} is one question. What it must not cost you is another, and that one you answered: {value}.',
  'The fixed point in {it} is {value}; what stands in the way has no name yet.',
];

export const insightNoValue: Record<ObstacleKind, readonly string[]> = {
  premortem: [
    'You can say how it would go wrong, {obstacle}, and not yet what it is all for.',
    'In {it}, the weak point has a name, {obstacle}; what has to survive it is still open.',
    'The bad end of {side} is easy for you to see, {obstacle}; the good one has no words yet.',
    'With {it}, you saw the bad end first, {obstacle}; what should come of it has still to be said.',
  ],
  friend: [
    'You know what you would tell a friend, {obstacle}; what you want to keep for yourself is still open.',
    'On {doing} the clearest sentence is the one for a friend: {obstacle}.',
    'You have a line for a friend, {obstacle}, and none yet for yourself on {doing}.',
    'For a friend with the same question you have words, {obstacle}; what {doing} is for has none yet.',
  ],
  exception: [
    'On {it}, you looked for another kind of day and said {obstacle}; what you want to keep is still open.',
    'What you can say of other days is {obstacle}; what you want to keep in {it} has no word yet.',
    'About {it} there is one plain finding, {obstacle}, and the rest is still open.',
    'With {it}, one other day can be told, {obstacle}; what you would keep cannot be told yet.',
  ],
  own: [
    'What stands in the way has a name, {obstacle}; what it stands in the way of is still open.',
    'In {it}, you can name what stops you, {obstacle}, and not yet what you would go for.',
    'The clearest thing about {it} is what holds it up: {obstacle}.',
    'Against {it} stands one thing with a name, {obstacle}; what it is worth to you has none so far.',
  ],
};

/** What is known beside a free answer to the other question, which the guide cannot place. */
export const insightBeside: readonly string[] = [
  'With {it}, the clearest thing so far is {known}; next to it, in round {n}, stands {answer}.',
  'Two things you said about {it} belong on one page: {known}, and, from round {n}, {answer}.',
  'On {it}, this is what can be put side by side: {known}, and, in round {n}, {answer}.',
  'About {it}, one thing is clear, {known}, and one is only written down, in round {n}: {answer}.',
];

/** Only free answers that the guide cannot place: it quotes one and claims nothing. */
export const insightPlain: readonly string[] = [
  'About {it} nothing is pinned down yet; what stands is your own line from round {n}, {answer}.',
  'Nothing has to be forced here: {it} is still open, and in round {n} you wrote {answer}.',
  'It is early for an answer to {it}; in round {n} you wrote {answer}, and it can go on from there.',
  'For {it} there is no verdict, only your own words, as in round {n}: {answer}.',
];
export const insightNeither: readonly string[] = [
  '{it} is still open, and nothing was made up to fill it.',
  'What you want to keep in {it}, and what stands in the way, have no words yet; the question itself holds.',
  'It is too early for an answer to {it}; what you have is a question you can come back to.',
  'Nothing about {it} was forced into words; it can wait, and so can you.',
];
