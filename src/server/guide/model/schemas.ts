/**
 * Schemas of the model's output. The model writes the keys in this order: it reports risk before the first sentence
 * that a person could read, and thinks about what the person said before it writes.
 */
import { z } from 'zod';
import { riskKinds } from '#shared/kinds.ts';
import { topics } from './topics.ts';

const safety = z
  .object({
    risk: z.enum(['none', 'low', 'high']),
    about: z.enum(['none', ...riskKinds]),
  })
  .describe('danger to the person or to others in what the person wrote; none is the rule');
const source = z.object({
  round: z.number().int().describe('number of the answer that the quote is from; 0 is the first question'),
  quote: z.string().describe('3 to 12 words of that answer, copied letter for letter'),
});
const line = z.object({ text: z.string(), ...source.shape });
const shortLines = z.array(z.string()).describe('0 to 4 short lines');

export const roundSchema = z.object({
  safety,
  enough: z.boolean().describe('true if the dialogue has come to its end: nothing more is to be asked'),
  covered: z.array(z.enum(topics)).describe('what they have told by now, asked or not'),
  noSteps: z.boolean().describe('they want no plan, or it is no matter for one'),
  heat: z.string().describe('the words of their newest text that carry the most weight, copied; at most 8'),
  asks: z.enum(topics).describe('what your question asks for: not one of covered'),
  reflection: z.string().describe('1 or 2 short sentences to the person; no question in it'),
  question: z.string().describe('exactly one open question of at most 16 words'),
  options: z
    .array(z.string())
    .describe('exactly 3 answers in their voice; the last one uncomfortable and true'),
  understanding: z.object({
    wants: shortLines,
    fears: shortLines,
    limits: shortLines,
    unknown: shortLines,
  }),
});

export const summarySchema = z.object({
  safety,
  reflection: z.string().describe('1 or 2 short sentences that take up the last answer; no question in it'),
  drafts: z
    .array(
      z.object({
        text: z.string().describe('one or two sentences that join the two statements'),
        first: source,
        second: source,
      }),
    )
    .describe('3 insights that join different pairs of statements, the best one first'),
  clear: z.array(line).describe('1 or 2 lines on what is clear'),
  open: z.array(z.string()).describe('1 or 2 short lines on what is still open; none if nothing is'),
  reasons: z.array(line).describe('2 or 3 things worth keeping from the dialogue'),
  steps: z.array(source).describe('what they said they will do, and when: copied whole, without a change'),
  stepsAre: z.enum(['named', 'refused', 'not named']),
  mood: z.string().describe('how they are now, in 3 to 8 plain words'),
  label: z.string().describe('2 to 5 plain words for how they go about it'),
  style: z
    .string()
    .describe(
      'one sentence on what they did in these answers that brought them on, and about these answers only',
    ),
  suggestion: z
    .string()
    .describe('at most one small suggestion; empty if they want none or it is about a loss'),
  shareLine: z
    .string()
    .describe('one short line in their voice that anybody may read: none of their words, no subject'),
});

export const rewriteSchema = line;

export type ModelRound = z.output<typeof roundSchema>;
export type ModelSummary = z.output<typeof summarySchema>;
export type ModelLine = z.output<typeof line>;
export type ModelSource = z.output<typeof source>;
export type ModelDraft = ModelSummary['drafts'][number];
export type ModelSafety = z.output<typeof safety>;
