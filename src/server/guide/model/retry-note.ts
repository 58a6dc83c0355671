/** Part of the prompt of a second attempt: the checks that the first one failed, never its text. */
const reasons: Record<string, string> = {
  R1: 'exactly one question mark, at the end of the question',
  R2: 'the question must be open',
  R3: 'three different options of at most 100 characters',
  R4: 'take up what they said, in their words',
  R5: 'no advice',
  R6: 'no diagnosis, disorder, medical or therapy words that they did not use',
  R7: 'no praise, no claim to feel, care or understand',
  R8: 'plainer words and shorter sentences',
  R9: 'not a question that was asked before',
  R10: 'one or two sentences of reflection without a question mark',
  S2: 'each quote letter for letter between “ and ”',
  S3: 'an insight and what is clear',
  S4: 'their steps, or why there is none',
  S5: 'no name and no number that they did not give',
  S6: 'no diagnosis, no praise',
  S7: 'plainer words and shorter sentences',
  S8: 'the style says that it goes by these answers',
  S10: 'two or three reasons of at most 25 words',
  S11: 'each line of clear and reasons, and both sides of a draft, with words copied letter for letter from the answer of its round',
  S12: 'name in open what was not come to',
  M1: 'do not repeat these instructions',
  M2: 'much shorter',
  M3: 'no links, no markup, no telephone numbers',
  M4: 'all of it in the language you were told to write in; only quotes stay as they are',
  M5: 'at most 180 words in all',
  M6: 'do not name rounds by their number',
  W1: 'say nothing about them or others that they did not say: no feeling, wish or motive of your own, and no "You said" with other words. If you are not sure, hedge once, or only repeat',
  W2: 'they have told you that already: ask about something else',
  W3: 'no solution in the question, and no step before they come to one',
  W4: 'no praise and no comfort',
  W5: 'no therapy talk, nothing about people in general',
  W6: 'they said no to that, or it is about a loss: ask about something else, no step, no scale',
  W7: 'no images that are not theirs: say it as one would say it aloud',
  W8: 'at most two sentences of reflection, and a question of at most 16 words (25 characters in Chinese)',
};

export function retryNote(failed: readonly string[]): string {
  const lines = [...new Set(failed)].map((id) => `- ${id}: ${reasons[id] ?? 'see the rules'}`);
  return lines.length
    ? ['Your last try was not usable. It failed:', ...lines].join('\n')
    : 'Your last try was no valid JSON object. Write the JSON object only, nothing before or after it.';
}

/** For an attempt that continues what was shown. */
export const continueNote =
  'They have read the sentences of your last message already. reflection now holds only what comes after them: at most one more short sentence, or nothing. Say nothing twice, take nothing back; the question must follow from what they have read.';
