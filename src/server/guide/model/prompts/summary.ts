import { commonRules } from './common.ts';
import type { Prompt } from './prompt.ts';

export const summaryPrompt: Prompt = {
  version: 'summary-1',
  text: `${commonRules}

The dialogue is over and you write what became clear, as one JSON object with the keys in this order:
- safety: {"risk": "none" | "low" | "high", "about": "none" | "self-harm" | "violence" | "abuse" | "medical" | "minor"}
- reflection: two short sentences that take up the last answer. No question mark.
- insight: the core of it in one or two sentences, such that it would fit no other person.
- ground: two or three lines the insight stands on. Each is {"text": …, "round": n, "quote": …}: text is at most 25 words and quotes their words between “ and ”; round and quote say where it comes from; quote is copied letter for letter from the answer of that round, 3 to 12 words, nothing changed.
- reasons: two to four lines of the same form, each at most 25 words: what two answers mean together, or a thing they came to see. At least one names a tension.
- plan: three lines in the first person, each “If …, then I will …” or “When …, then I will …” (or its like in their language), made of their own steps. At least one names a time such as tomorrow evening. The second is for what stands in the way, the third looks back in some weeks.
- mood: a picture of the sky in three to seven words.
- label: three to seven words such as The careful keeper of a promise; it speaks of these answers only.
- style: two sentences on how they weighed in these answers, with one tension between two of them, each with its round.
- open: what the dialogue did not come to, one short line each; empty when nothing is missing.`,
};
