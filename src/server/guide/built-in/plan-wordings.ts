/** If-then lines: the obstacle, the review, the time. */
import type { ObstacleKind, Tag } from '../tags.ts';

/** What one could do with the obstacle when it shows: "If {cue}, then I will {answer}." */
export const obstaclePlans: Partial<Record<Tag, readonly string[]>> = {
  loss: [
    'If I catch myself looking back at {mOther}, then I will write down what exactly I miss before I change course.',
    'If {mOther} keeps coming back to mind, then I will ask which part of it I could keep in a small form.',
  ],
  others: [
    'If I notice that I am about to say yes for someone else, then I will wait one day before I answer.',
    'If I feel the pull to please, then I will first write down what I would answer if nobody minded.',
  ],
  noplan: [
    'If a hard week comes, then I will open the list I made beforehand and do the first line of it.',
    'If I catch myself thinking only of the start, then I will plan one ordinary Tuesday three months in.',
  ],
  kind: [
    'If I hear the hard voice, then I will say to myself what I said to the friend, in the same words.',
    'If I am about to judge myself, then I will first ask what I would tell someone I love.',
  ],
  fear: [
    'If a new good reason to wait turns up, then I will ask whether it is a reason or the fear, and write the answer down.',
    'If fear speaks first, then I will let it finish, and still do the smallest part.',
  ],
  facts: [
    'If I catch myself going round in thoughts, then I will stop and look for one fact instead.',
    'If I am guessing, then I will write down whom or what I could ask, and ask one of them.',
  ],
  prepared: [
    'If I feel it coming without being ready, then I will take ten minutes first, and answer later.',
    'If it catches me off guard, then I will ask for time until the next day.',
  ],
  ally: [
    'If I notice that I am carrying it alone, then I will send one line to the person who was there last time.',
    'If it gets heavy, then I will tell someone on the same day.',
  ],
  none: [
    'If a day goes a little better, then I will note in one line what was different.',
    'If it happens again, then I will write down the hour, the place and who was there, and nothing more.',
  ],
};
export const ownObstaclePlans: Record<ObstacleKind, readonly string[]> = {
  premortem: [
    'If I see it coming, {obstacle}, then I will stop for ten minutes and write down what would have to be ready first.',
    'If it begins to go that way, {obstacle}, then I will tell one person on the same day.',
  ],
  friend: [
    'If I get stuck, then I will read what I would tell a friend, {obstacle}, and say it to myself in the same words.',
    'If doubt comes, then I will ask what I would tell a friend; I wrote {obstacle}.',
  ],
  exception: [
    'If it gets hard again, then I will look for a small piece of what went better: {obstacle}.',
    'If it comes back, then I will ask what was there that other time, {obstacle}, and bring one part of it back.',
  ],
  own: [
    'If this gets in the way again, {obstacle}, then I will stop for ten minutes and write down what it wants to protect.',
    'If I notice it again, {obstacle}, then I will name it aloud and still do the smallest part.',
  ],
};
export const openObstaclePlans: readonly string[] = [
  'If I notice that I put it off, then I will write down in one line what stopped me.',
  'If nothing moves, then I will cut the step in half and do that half.',
];
export const reviewPlans: readonly string[] = [
  'When four weeks have passed, then I will read this page again and write down what has changed about {mValue}.',
  'When a month is over, then I will take ten minutes on a Sunday evening and ask what has changed about {mValue}.',
];
export const openReviewPlans: readonly string[] = [
  'When four weeks have passed, then I will come back to these questions and see which of them I can answer by then.',
  'When a month is over, then I will take ten minutes on a Sunday evening and try the first question again.',
];
export const ownReviewPlans: readonly string[] = [
  'When four weeks have passed, then I will read this page again and ask whether this still holds: {mValue}.',
  'When a month is over, then I will take ten minutes on a Sunday evening and ask what I would write now instead of {mValue}.',
];

export const whenClauses: Partial<Record<Tag, string>> = {
  soon: 'tomorrow comes and I have a moment to myself',
  weekend: 'Saturday comes and I have an hour to myself',
  notime: 'Sunday evening comes and there is still no day for it',
};
/** The offered times, turned into the first half of a plan. */
export const whenByOption: Record<string, string> = {
  'Tomorrow morning, before I open my phone': 'it is tomorrow morning and I have not opened my phone yet',
  'Tonight, at my own table': 'I sit down at my own table tonight',
  'Tomorrow, right after my lunch': 'I have finished lunch tomorrow',
  'On Saturday, when I have an hour to myself': 'it is Saturday and I have an hour to myself',
  'On Sunday evening, before my new week begins': 'it is Sunday evening, before the new week begins',
  'Tomorrow evening, once the dishes are done': 'the dishes are done tomorrow evening',
  'On Sunday afternoon, with the phone in another room':
    'it is Sunday afternoon and my phone is in another room',
  'On Saturday morning, on a walk by myself': 'I am back from a walk by myself on Saturday morning',
};
export const defaultSteps: readonly string[] = [
  'write down in three lines what I know about it, and what I only guess',
  'write one line about what would help, and leave it at that',
];
