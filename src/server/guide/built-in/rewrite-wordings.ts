/** A line of the summary in another way. {said} is "wrote" or "chose". */

/** What a person said, and nothing claimed about it. */
export const plainLines: readonly string[] = [
  'In round {n} you {said} {answer}; what it weighs is yours to say.',
  'From round {n}, as it stands there: {answer}.',
  'Your answer in round {n} was {answer}, without anything added.',
  'In round {n} stands {answer}, and no more is read into it here.',
];

/** With what the person says is not right about the line. */
export const noteLines: readonly string[] = [
  'In round {n} you {said} {answer}; what you add to it now: {note}.',
  'Round {n}, {answer}, and your correction to it: {note}.',
  'To {answer}, from round {n}, belongs what you say of it now: {note}.',
  'You {said} {answer} in round {n}, and you put it right like this: {note}.',
];

export const noteInsights: readonly string[] = [
  'On {it}, your own words come first: {note}.',
  'What you say of {it} yourself: {note}.',
  'You put it right yourself, on {it}: {note}.',
  '{it}, the way you see it now: {note}.',
];

/** Where no answer could be quoted: the question itself. */
export const questionLines: readonly string[] = [
  'What you brought is still here, as you asked it: {question}.',
  'The question itself stands as it was: {question}.',
  'You asked {question}, and it may stay a question for now.',
  'It began with {question}, in your own words.',
];
