/** Sentences of the summary. */
import type { StepTag, Tag, ValueTag } from '../tags.ts';

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
export const insightOwn: readonly string[] = [
  'Two things meet here: {value}, and, against it, {obstacle}.',
  'At the centre is {value}; what presses on it, in your words, is {obstacle}.',
  'What you want and what stands in the way are both in your own words: {value}, and {obstacle}.',
];
export const insightNoObstacle: readonly string[] = [
  'Underneath there is {value}; what stands in the way has no name yet.',
  'You can say what you want to keep, {value}, and not yet what stops you.',
];
export const insightNoValue: readonly string[] = [
  'You can name what stands in the way, {obstacle}, and not yet what it is all for.',
  'The obstacle has a name, {obstacle}; what you want to keep is still open.',
];
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
export const obstacleBullets: Record<'premortem' | 'friend' | 'exception' | 'own', readonly string[]> = {
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

export const singleLines: Partial<Record<Tag, readonly string[]>> = {
  deadline: [
    'the date presses, but the date is not the reason.',
    'time pushes here; it does not say in which direction.',
  ],
  fatigue: ['the waiting itself has become a cost.', 'a tired mind wants an end more than an answer.'],
  people: ['this is thought about alone and lived with others.', 'someone else is part of the sum.'],
  event: [
    'the question has a first day, so it can be traced.',
    'one moment made it visible; it may be older than that.',
  ],
  vague: [
    'the feeling came first, the reason is still on its way.',
    'you took a feeling seriously before it had a name.',
  ],
  growth: ['standing still counts as a loss for you.', 'comfort alone would not be enough.'],
  security: ['you move best from firm ground.', 'what can be counted on weighs more than what shines.'],
  closeness: ['you measure the result by who is still near.', 'people come before plans.'],
  freedom: [
    'how it comes about matters as much as what comes.',
    'being pushed would spoil even a good answer.',
  ],
  honesty: ['pretending has become the dearer option.', 'something true is waiting to be said.'],
  peace: ['quiet is the aim here, not a side effect.', 'an end to the noise counts as a result.'],
  respect: ['the judge who counts most is you.', 'how you do it matters as much as what you do.'],
  image: ['other eyes are in the room, and you said so.', 'part of the weight is being seen.'],
  loss: [
    'whatever you choose, something will be missed; that is no sign of error.',
    'you know the price, not only the wish.',
  ],
  others: ['the danger is a borrowed choice.', 'pleasing people is the trap that you see yourself.'],
  noplan: ['the gap is a plan, and a plan can be made.', 'the first day is clear, the tenth is not.'],
  kind: [
    'you have a milder measure, so far for others only.',
    'what you would allow a friend is worth hearing yourself.',
  ],
  fear: [
    'you see the fear as soon as it is someone else’s.',
    'reasons and fear have been speaking with one voice.',
  ],
  facts: ['something is simply not known yet.', 'the next answer is outside, not in more thinking.'],
  prepared: [
    'preparation changes it, so it can be changed.',
    'the hour before decides more than the moment.',
  ],
  ally: ['company changed it, not more effort.', 'you were less alone that time, and it showed.'],
  none: ['no exception so far, so a first one would be news.', 'it has had every day to itself until now.'],
  lows: [
    'something is missing first, and pushing would not replace it.',
    'a low number, said without dressing it up.',
  ],
  middle: [
    'half of you is ready; the other half has not been heard.',
    'the number sways, so it depends on the day.',
  ],
  highs: ['the knowing is done; the saying is not.', 'little is missing, and it is the visible part.'],
  fact: ['you want to know before you move.', 'a look at what is real comes first.'],
  trial: ['you would rather test than decide.', 'a try tells you more than a plan.'],
  talk: ['your next step has another person in it.', 'saying it aloud is the step.'],
  soon: ['you set it close, before doubt has a full day.', 'there is a day and a place.'],
  weekend: ['you gave it quiet time of its own.', 'it has a place in the week.'],
  notime: ['the step is there, the day is not.', 'not setting a time is where the doubt shows.'],
};

export const ownDiscoveryLines: readonly string[] = [
  'no ready answer said this.',
  'these are your words, not a choice from a list.',
  'you left the list here to say it exactly.',
  'this came from you, unasked.',
];

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
export const ownObstaclePlans: readonly string[] = [
  'If this gets in the way again, {obstacle}, then I will stop for ten minutes and write down what it wants to protect.',
  'If I notice it again, {obstacle}, then I will name it aloud and still do the smallest part.',
];
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
  soon: 'tomorrow comes and I have my first quiet ten minutes',
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
  'On Saturday morning, on a walk by myself': 'I am back from a walk by myself on Saturday morning',
};
export const defaultSteps: readonly string[] = [
  'write down in three lines what I know about it, and what I only guess',
  'write one line about what would help, and leave it at that',
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
export const unknownDiscoveries: readonly string[] = [
  'that is open, and it was said openly.',
  'no answer yet, and none was made up.',
  'here the question is still too big.',
  'this stays blank for now.',
  'the words for this are still missing.',
  'this one waits.',
];
export const startBullets: readonly string[] = [
  'What stands is the question itself: {question}.',
  'What you brought stays as it was: {question}.',
];
