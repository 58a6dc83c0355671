/** Lists that the contract and the browser share. Without Zod, to keep it out of the page. */

/** How a question is shown and answered. All rounds have the same fields; see 'To add a kind of round' in CONTRIBUTING.md. */
export const roundKinds = ['choice'] as const;

/** Kinds of risk: each has its own page of help. `someone-else`: the person worries about another one. */
export const riskKinds = [
  'self-harm',
  'eating',
  'medical',
  'violence',
  'abuse',
  'sexual-violence',
  'minor',
  'someone-else',
  'bereaved',
] as const;
