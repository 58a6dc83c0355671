/** What the help for people in danger must and must not say, in this language: `features/care/response.test.ts`. */

/** Leads towards a denial, closes the matter, minimises, diagnoses, promises what nobody can, or makes it less safe. */
export const mustNotSay: readonly RegExp[] = [
  /you(?:'re| are) not (?:really )?(?:thinking|going to|planning)|surely not|right\?$/i,
  /calm down|don't worry|others have it worse|it could be worse|look on the bright side|overreact(?!ing)/i,
  /disorder|diagnos|depress|bipolar|psycho|anorexi|bulimi|mentally ill/i,
  /(?:i|we)(?:'ll| will) (?:keep it secret|not tell)|only (?:i|we) understand|promise me/i,
  /couples?(?:'|’)? (?:counsel|therap)|anger management|you should (?:leave|forgive|report)/i,
  /(?<!don't )confront|talk to (?:him|her)\b/i,
  /(?:overdose|dose|milligram|hang|cut) (?:of|your|yourself with)/i,
];

/** Says aloud what the page is about: unsafe where the person who does the harm may read along. */
export const mustNotSayAloud: RegExp = /hurt|hit|abus|violen|rape|assault|afraid|partner|husband|fault/i;

/** Says to call somebody: must follow a 'yes'. */
export const saysToCall: RegExp = /call/i;

/** Begins as if all were well: must not follow a 'no', which may not be true. */
export const beginsGlad: RegExp = /^good\b/i;
