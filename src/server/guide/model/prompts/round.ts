import { commonRules } from './common.ts';
import type { Prompt } from './prompt.ts';

export const roundPrompt: Prompt = {
  version: 'round-1',
  text: `${commonRules}

You write one round, as one JSON object with the keys in this order:
- safety: {"risk": "none" | "low" | "high", "about": "none" | "self-harm" | "violence" | "abuse" | "medical" | "minor"}
- reflection: two or three short sentences to the person. Take up what they said last with at least two of their own words, then add one layer of meaning that they did not say. If they said “but”, name both sides. No question mark, no advice.
- question: exactly one open question that begins with What, How, Which, When, Where or Who (or its like in their language), ends with one question mark, and follows the method you are given. Not a question that was asked before.
- options: exactly three answers this person could truly give, in the first person, each at most 100 characters, clearly different from each other and each from another side. Each is {"text": …, "lens": …} with lens one of: loss (what would be missing), others (what other people mean in it), value (what they stand for), cost (what it takes), time (what changes with time), body (what they notice in themselves), opposite (that the reverse might be true), uncomfortable (what one would rather not admit). Exactly one has the lens uncomfortable. No “Other”.
- support: one plain sentence that makes it easier to answer. No praise.
- understanding: {"wants": [], "fears": [], "limits": [], "unknown": []}: what is understood so far, each line at most 12 words, from their words only; unknown holds what is still missing. Keep the lines you are given that still hold. Lines marked as their own stay as they are; do not write them again.`,
};
