/** Sentences of the summary. */
import type { ObstacleKind, StepTag, Tag, ValueTag } from '../tags.ts';

export const valuePhrases: Partial<Record<Tag, string>> & Record<ValueTag, string> = {
  growth: 'room to grow',
  security: 'a safe base',
  closeness: 'the bond with your people',
  freedom: 'your freedom to choose',
  honesty: 'being honest',
  peace: 'your peace of mind',
  respect: 'your self-respect',
  image: 'how others see you',
};

export const valueNames: Partial<Record<Tag, string>> & Record<ValueTag, string> = {
  growth: 'growth',
  security: 'security',
  closeness: 'closeness',
  freedom: 'freedom',
  honesty: 'honesty',
  peace: 'peace',
  respect: 'self-respect',
  image: 'a good name',
};

/** Core insight by what stands in the way. {value} is a phrase or a quote. */
export const insights: Partial<Record<Tag, readonly string[]>> = {
  loss: [
    'The hard part is less to find the better side than to give up {other} and still keep {value}.',
    'You want to keep {value}, and what makes this hard is that {other} would stay on your mind either way.',
    'You do not see too little: you see what you would leave behind, and you want to keep {value}.',
  ],
  others: [
    'The wrong turn you foresee is not one side or the other; it is choosing for someone else while {value} waits.',
    'What puts {value} at risk, by your own account, is choosing in order to please.',
    'Between {A} and {B} stands a third thing: whose choice it is, and what becomes of {value}.',
  ],
  noplan: [
    'What you miss is less a direction than a plan for the hard weeks, and {value} depends on that plan.',
    'What you foresee going wrong is the preparation, not the choice, and {value} is what it would cost.',
    'Between {A} and {B}, the open point is how you would carry it, so that {value} comes through.',
  ],
  kind: [
    'You would allow a friend more here than you allow yourself, and what you guard so strictly is {value}.',
    'Your answer to a friend is milder than the rule you live by, and that rule guards {value}.',
    'What you want to keep is {value}; the hardest voice on the way there is your own.',
  ],
  fear: [
    'Speaking to a friend, you say that fear speaks loudest here, and behind it stands {value}.',
    'The reasons may be true, yet you name fear first, and it stands right in front of {value}.',
    'You want to keep {value}, and by your own words it is fear that holds you, not a lack of reasons.',
  ],
  facts: [
    'More thinking will not settle this: something still has to be found out, and {value} has to be kept.',
    'You know what you want to keep, {value}; what you do not know yet can be found out.',
    'Part of the weight is plain not knowing, and that part is outside your head: it can be looked up, tried or asked.',
  ],
  prepared: [
    'It is not fixed: you have seen it go better when you were prepared, and what is at stake is {value}.',
    'It goes better when you come ready, and what you come ready for is {value}.',
    'You want to keep {value}, and you already know one thing that helps: time beforehand.',
  ],
  ally: [
    'It went better when you were not alone, so {value} may not be a thing to guard by yourself.',
    'You were the same person that day, only less alone; what you want to keep, {value}, may need company.',
    'What you want to keep is {value}, and your own example says that company helps you keep it.',
  ],
  none: [
    'You cannot name one exception yet, but you can name what it is about: {value}.',
    'It has filled the whole field so far, and still you know what you want to keep: {value}.',
    'There is no better day to copy yet, so the first small one will be new, and it will be for {value}.',
  ],
};
export const insightOwn: Record<ObstacleKind, readonly string[]> = {
  premortem: [
    'You want to keep {value}, and you can say how it would most likely go wrong: {obstacle}.',
    'At the centre is {value}; the weak point, in your words, is {obstacle}.',
  ],
  friend: [
    'You want to keep {value}, and to a friend you would say {obstacle}; the open question is who says it to you.',
    'At the centre is {value}; what you would tell a friend is {obstacle}, and it may hold for you as well.',
  ],
  exception: [
    'You want to keep {value}, and you already know something that went better: {obstacle}.',
    'At the centre is {value}; a day that went differently is there too, in your words: {obstacle}.',
  ],
  own: [
    'Two things meet here: {value}, and, against it, {obstacle}.',
    'At the centre is {value}; what presses on it, in your words, is {obstacle}.',
  ],
};
export const insightNoObstacle: readonly string[] = [
  'Underneath there is {value}; what stands in the way has no name yet.',
  'You can say what you want to keep, {value}, and not yet what stops you.',
];
export const insightNoValue: Record<ObstacleKind, readonly string[]> = {
  premortem: ['You can say how it would go wrong, {obstacle}, and not yet what it is all for.'],
  friend: [
    'You know what you would tell a friend, {obstacle}; what you want to keep for yourself is still open.',
  ],
  exception: ['You know of something that went better, {obstacle}; what you want to keep is still open.'],
  own: ['You can name what stands in the way, {obstacle}, and not yet what it is all for.'],
};
export const insightNeither: readonly string[] = [
  'What matters most here has no name yet, and you did not pretend that it had.',
  'It is still open what this is about for you, and you left it open.',
];

export const matterBullets: readonly string[] = [
  'What you most want to keep, from round {n}: {answer}.',
  'In round {n} you named what must stay: {answer}.',
  'What all this is for, from round {n}: {answer}.',
];
/** For something said while another question was asked. */
export const wishBullets: readonly string[] = [
  'What you want, as you put it in round {n}: {answer}.',
  'In round {n} you said, without being asked, what counts: {answer}.',
];
export const obstacleBullets: Record<ObstacleKind, readonly string[]> = {
  premortem: [
    'The way it would most likely go wrong, from round {n}: {answer}.',
    'From the imagined bad end, in round {n}: {answer}.',
  ],
  friend: [
    'What you would tell a friend, from round {n}: {answer}.',
    'Seen from a friend’s chair, in round {n}: {answer}.',
  ],
  exception: [
    'What you know of a better day, from round {n}: {answer}.',
    'On exceptions, in round {n}: {answer}.',
  ],
  own: ['What stands in the way, from round {n}: {answer}.', 'Against it stands, from round {n}: {answer}.'],
};
export const scaleBullets: readonly string[] = [
  'Where you stand today, from round {n}: {answer}.',
  'How ready you are, from round {n}: {answer}.',
];
export const reasonBullets: readonly string[] = [
  'Why it is loud now, from round {n}: {answer}.',
  'What woke the question, in round {n}: {answer}.',
];

export const styleLines: Record<'relational' | 'methodical' | 'balanced', readonly string[]> = {
  relational: [
    'More of them turn to people than to facts or plans.',
    'They look first at who is touched by it.',
  ],
  methodical: [
    'More of them turn to facts, trials and preparation than to people.',
    'They look first at what can be known, tested or planned.',
  ],
  balanced: [
    'People and plans weigh about the same in them.',
    'They lean neither clearly to people nor clearly to plans.',
  ],
};
export const genericTensions: readonly string[] = [
  'One tension may be worth watching, between rounds {n} and {m}: {x}, and {y}; they may not ask for the same thing.',
  'Rounds {n} and {m} are worth holding next to each other: {x}, and {y}. One may cost the other something.',
];
export const againstTensions: readonly string[] = [
  'One tension stays, between rounds {n} and {m}: you want to keep {x}, and {y} works against it.',
  'Rounds {n} and {m} pull in two directions: {x} is what you want to keep, {y} is what gets in its way.',
];
export const pairTensions: readonly string[] = [
  'One tension stays, between rounds {n} and {m}, {x} and {y}: {line}',
  'Rounds {n} and {m} pull in two directions, {x} and {y}: {line}',
];
export const noTensions: readonly string[] = [
  'There are too few answers to name a tension between two of them.',
];

export const suggestions: Record<StepTag, readonly string[]> = {
  fact: [
    'Action suggestion: before you look anything up, write down what you expect to find; compare afterwards.',
    'Action suggestion: decide beforehand how much you want to know, so that the looking has an end.',
  ],
  trial: [
    'Action suggestion: before the trial, write down what would count as a good sign and what as a bad one.',
    'Action suggestion: tell yourself beforehand when the trial is over, so that it stays a trial.',
  ],
  talk: [
    'Action suggestion: write down the first sentence, word for word; the rest can find itself.',
    'Action suggestion: decide beforehand what you want them to know, apart from what they answer.',
  ],
};
export const openSuggestions: readonly string[] = [
  'Action suggestion: pick the one line above that you would least like to show to anybody, and think about that one first.',
  'Action suggestion: read the lines above aloud once, and mark the one that does not sound like you.',
];

export const moods: Partial<Record<Tag, readonly string[]>> = {
  growth: ['Roots first, then reach.', 'Small shoots still count as growth.'],
  security: ['Firm ground, one stone at a time.', 'Steady is also a pace.'],
  closeness: ['Near to others, and still yourself.', 'Some doors open from both sides.'],
  freedom: ['Your hand, your pen.', 'A little more sky.'],
  honesty: ['One true sentence is a beginning.', 'Plain words, lighter steps.'],
  peace: ['Quiet can be built.', 'The wind drops for a while.'],
  respect: ['Look at yourself with level eyes.', 'Upright, in small steps.'],
  image: ['Seen, and still yours.', 'Fewer eyes, more light.'],
};
export const openMoods: readonly string[] = [
  'Fog lifts slowly, and it lifts.',
  'Open is not the same as lost.',
];
export const startBullets: readonly string[] = [
  'What stands is the question itself: {question}.',
  'What you brought stays as it was: {question}.',
];
