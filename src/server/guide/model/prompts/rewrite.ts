import { commonRules } from './common.ts';
import type { Prompt } from './prompt.ts';

const rules = `${commonRules}

The person read a summary of the dialogue and says that one line of it is not right. You write this one line anew, as one JSON object {"text": …, "round": n, "quote": …}: text is at most 25 words, says something else than before, fits what they say is wrong, and claims nothing that they did not say; round and quote say where it comes from; quote is copied letter for letter from the answer of that round, 3 to 12 words, nothing changed. Never name a round by its number in text.`;

export const rewritePrompt: Prompt = { version: 'rewrite-2', rules, text: rules };
