/** Sentences of the summary. */
import type { ObstacleKind, StepTag, Tag, ValueTag } from '../tags.ts';

export const valuePhrases: Partial<Record<Tag, string>> & Record<ValueTag, string> = {
  growth: 'room to grow',
  security: 'a safe base',
  closeness: 'the bond with your people',
  freedom: 'your freedom to choose',
  honesty: 'your honesty',
  peace: 'your peace of mind',
  respect: 'your self-respect',
  image: 'your standing with others',
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
/** Quoted and no more: nothing is claimed about it. "In round {n} you wrote …" is how a core reason says it. */
export const plainBullets: readonly string[] = [
  'Round {n}, in your own words: {answer}.',
  'Your words in round {n}: {answer}.',
  'From round {n}, as you wrote it: {answer}.',
];
export const reasonBullets: readonly string[] = [
  'Why it is loud now, from round {n}: {answer}.',
  'What woke the question, in round {n}: {answer}.',
];

export const styleLines: Record<'relational' | 'methodical' | 'balanced' | 'none', readonly string[]> = {
  relational: [
    'More of them turn to people than to facts or plans.',
    'They look first at who is touched by it.',
  ],
  methodical: [
    'More of them turn to facts, trials and preparation than to people.',
    'They look first at what can be known, tested or planned.',
  ],
  none: [
    'They do not lean to people or to plans so far.',
    'They say little yet about how you go about a thing like this.',
    'Whether people or plans come first for you is still open in them.',
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
/** For answers of which the guide cannot tell what they say. */
export const plainTensions: readonly string[] = [
  'Rounds {n} and {m} stand side by side here, {x} and {y}; how they go together is yours to say.',
  'In rounds {n} and {m} you said {x} and {y}; whether they pull apart is for you to judge.',
  'One thing is left to you: to hold rounds {n} and {m} next to each other, {x} and {y}.',
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
  'There is too little in them to name a tension between two.',
  'No two of them pull apart so plainly that it should be named.',
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
