/** What the guide says before a summary that was asked for early: it is a stop on the way. */
import type { Topic } from '../tags.ts';

/** What the last answered round asked after. */
export const stopTopics: Record<Topic, string> = {
  reason: 'why it is loud now',
  matter: 'what you want to keep',
  obstacle: 'what is in the way',
  confidence: 'how ready you are',
  step: 'a first step',
  time: 'a time for it',
};
/** For a round that another guide wrote. */
export const otherStopTopic = 'the last question';

export const stopLeads: readonly string[] = [
  'The last thing you looked at was {asked}, and you put {answer} there.',
  'On {asked} you have come as far as {answer}.',
  'The newest piece, on {asked}, is {answer}.',
  'When it came to {asked}, your word was {answer}.',
];
/** After an "I don't know", a bare "no" or a sign. */
export const stopUnknownLeads: readonly string[] = [
  'On {asked} there is not much yet, and that can stay as it is.',
  'About {asked} little is said so far; nothing was added to it.',
  'Little is known yet of {asked}, and nothing was made up.',
  'The part about {asked} is still thin, and it may be.',
];

export const stopClosings: readonly string[] = [
  'This is a stop on the way, and not the end of it. What follows uses only what you have said.',
  'You halt here, halfway. What was not come to is named as open.',
  'It is a pause in the middle. The summary keeps to the answers that are there.',
  'Enough for now is not the end. The open ends stay open, and the page says which.',
];
