/** Lists that the contract and the browser share. Without Zod, to keep it out of the page. */

/** How a question is shown and answered. All rounds have the same fields; see 'To add a kind of round' in CONTRIBUTING.md. */
export const roundKinds = ['choice'] as const;

/** Kinds of risk. */
export const riskKinds = ['self-harm', 'violence', 'abuse', 'medical', 'minor'] as const;
