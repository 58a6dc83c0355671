/** What one answer says, for the core reasons. */
import type { Method, Tag } from '../tags.ts';

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

export const ownDiscoveryLines: Record<Method, readonly string[]> = {
  why: ['this is what makes it press now, in your words.', 'you know where the pressure comes from.'],
  protect: ['this is what you put first, in your own words.', 'you found your own words for what counts.'],
  premortem: [
    'you can see the weak point before it breaks.',
    'this is how it would go wrong, as you see it.',
  ],
  friend: ['your advice, once it is for someone else.', 'from a little further away you had this answer.'],
  exception: ['it has gone differently, and you know when.', 'one better day is on record.'],
  plan: ['step and time are both yours.', 'you set the step and its time yourself.'],
  scale: ['a number of your own for where you are.', 'you gave it your own measure.'],
  step: ['you found the step yourself.', 'the step is in your own words.'],
  when: ['it has a time, and you set it.', 'you gave it a place in your own week.'],
};
export const otherDiscoveryLines: readonly string[] = [
  'this stands in your own words.',
  'you said this yourself.',
  'this is how you put it.',
  'these words are yours.',
  'you wrote this.',
  'this came from you.',
];

export const unknownDiscoveries: readonly string[] = [
  'that is open, and it was said openly.',
  'no answer yet, and none was made up.',
  'nothing more was said, and nothing was added.',
  'this stays blank for now.',
  'it stays as short as it came.',
  'this one waits.',
];

/** The question itself, where the answers hold nothing that could be quoted. */
export const questionDiscoveries: readonly string[] = [
  'You asked {question}, and that is where it stands.',
  'The words you came with, {question}, still hold what you want to know.',
];
