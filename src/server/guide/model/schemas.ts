/**
 * Schemas of the model's output. The model writes the keys in this order: it reports risk before the first sentence
 * that a person could read.
 */
import { z } from 'zod';
import { riskKinds } from '#shared/kinds.ts';

export const lenses = [
  'loss',
  'others',
  'value',
  'cost',
  'time',
  'body',
  'opposite',
  'uncomfortable',
] as const;

const safety = z
  .object({
    risk: z.enum(['none', 'low', 'high']),
    about: z.enum(['none', ...riskKinds]),
  })
  .describe('danger to the person or to others in what the person wrote; none is the rule');
const reflection = z.string().describe('2 or 3 short sentences to the person; no question in it');
const line = z.object({
  text: z.string(),
  round: z.number().int().describe('number of the answer that the quote is from; 0 is the first question'),
  quote: z.string().describe('3 to 12 words of that answer, copied letter for letter'),
});
const shortLines = z.array(z.string()).describe('0 to 4 short lines');

export const roundSchema = z.object({
  safety,
  reflection,
  question: z.string().describe('exactly one open question'),
  options: z
    .array(z.object({ text: z.string(), lens: z.enum(lenses) }))
    .describe('exactly 3 answers, each with another lens, exactly one of them uncomfortable'),
  support: z.string().describe('one plain sentence'),
  understanding: z.object({
    wants: shortLines,
    fears: shortLines,
    limits: shortLines,
    unknown: shortLines,
  }),
});

export const summarySchema = z.object({
  safety,
  reflection,
  insight: z.string().describe('the core of it in one or two sentences'),
  ground: z.array(line).describe('2 or 3 lines that the insight stands on'),
  reasons: z.array(line).describe('2 to 4 lines on what the answers show together'),
  plan: z.array(z.string()).describe('3 lines, each If or When …, then I will …'),
  mood: z.string().describe('a picture of the sky in 3 to 7 words'),
  label: z.string().describe('The … of …, 3 to 7 words, about these answers'),
  style: z.string().describe('2 sentences on how the person weighed, with one tension between two answers'),
  open: z.array(z.string()).describe('what the dialogue did not come to; empty when nothing'),
});

export const rewriteSchema = line;

export type ModelRound = z.output<typeof roundSchema>;
export type ModelSummary = z.output<typeof summarySchema>;
export type ModelLine = z.output<typeof line>;
export type ModelSafety = z.output<typeof safety>;
