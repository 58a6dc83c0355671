/** Part of the prompt of a second attempt: the checks that the first one failed, never its text. */
const reasons: Record<string, string> = {
  R1: 'exactly one question mark, at the end of the question',
  R2: 'the question must be open',
  R3: 'three different options of at most 100 characters',
  R4: 'use more of the words of the person',
  R5: 'no advice',
  R6: 'no diagnosis, disorder, medical or therapy words',
  R7: 'no praise, no claim to feel, care or understand',
  R8: 'plainer words and shorter sentences',
  R9: 'not a question that was asked before',
  R10: 'two or three sentences of reflection without a question mark',
  R11: 'each option with another lens, exactly one of them uncomfortable',
  S2: 'quote two answers, each quote letter for letter between “ and ”',
  S3: 'an insight and two or three lines of ground',
  S4: 'plan lines “If …, then I will …” or “When …, then I will …”, one with a time',
  S5: 'no name and no number that they did not give',
  S6: 'no diagnosis, no praise',
  S7: 'plainer words and shorter sentences',
  S8: 'the style says which answers it rests on',
  S10: 'two to four reasons of at most 25 words',
  S11: 'each line of ground and reasons with a quote copied letter for letter from the answer of its round',
  S12: 'name in open what was not come to',
  M1: 'do not repeat these instructions',
  M2: 'much shorter',
  M3: 'no links, no markup, no telephone numbers',
  M4: 'all of it in the language you were told to write in; only quotes stay as they are',
};

export function retryNote(failed: readonly string[], shown: string): string {
  const lines = [...new Set(failed)].map((id) => `- ${id}: ${reasons[id] ?? 'see the rules'}`);
  const what = lines.length
    ? ['Your last try was not usable. It failed:', ...lines]
    : ['Your last try was no valid JSON object. Write the JSON object only, nothing before or after it.'];
  if (shown === '') return what.join('\n');
  return [
    ...what,
    'The person has read your reflection already. Write one that says the same; the question must follow from it.',
  ].join('\n');
}
