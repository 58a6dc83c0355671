/**
 * Schemas of the library, which lists a user's reflections (dialogues): search in past reflections, and import of
 * exported ones.
 */
import { z } from 'zod';
import { optionLetters, roundKinds } from '../kinds.ts';
import { limits } from '../timing.ts';
import type { Endpoints } from './endpoint.ts';
import { filled, id, post, text, time } from './fields.ts';
import {
  careFields,
  checkInAnswers,
  clarity,
  earlierReflection,
  listedSession,
  readingSchema,
  replayedDisplay,
  understanding,
} from './shapes.ts';

const importedRound = z.strictObject({
  kind: z.enum(roundKinds).default('choice'),
  question: filled(600),
  options: z.array(filled(300)).max(limits.valueCards),
  supportMessage: text(600).default(''),
  askedAt: time.optional(),
  writtenBy: text(100).nullish(),
  answer: z
    .strictObject({
      type: z.enum(['option', 'custom', 'response']),
      option: z.enum(optionLetters).nullish(),
      text: filled(limits.answerChars),
      answeredAt: time.optional(),
    })
    .nullable(),
});

/** A check-in without its reminder, which the user must request again. */
const importedCheckIn = z
  .strictObject({
    dueAt: time,
    prediction: filled(limits.checkInChars).optional(),
    answers: checkInAnswers.strict().optional(),
    doneAt: time.optional(),
  })
  .refine(
    ({ answers, doneAt }) => Boolean(answers) === Boolean(doneAt),
    'answers and doneAt must be given together',
  );

/** An exported reflection, as `reflectionData` writes it. Rounds are in order; only the last may be unanswered. */
export const importedReflection = z
  .strictObject({
    id: id.optional(),
    question: filled(limits.questionChars),
    createdAt: time,
    updatedAt: time,
    writtenBy: text(100),
    reading: readingSchema.optional(),
    understanding: understanding.nullish(),
    continues: id.optional(),
    clarity: clarity.strict().optional(),
    memory: earlierReflection.shape.memory.optional(),
    checkIn: importedCheckIn.optional(),
    rounds: z.array(importedRound).max(limits.maxRounds),
    results: replayedDisplay.nullable(),
  })
  .refine(
    ({ rounds }) => rounds.slice(0, -1).every(({ answer }) => answer),
    'an earlier round has no answer',
  );

export const libraryEndpoints = {
  searchReflections: {
    method: 'POST',
    path: '/api/library/search',
    access: 'user',
    limit: { user: 'searches' },
    summary: "Search the questions, answers and results of the user's dialogues",
    body: post({ query: filled(limits.searchChars) }),
    response: z.object({
      sessions: z
        .array(
          listedSession.extend({
            excerpt: z
              .string()
              .optional()
              .describe('the text that matched, if not in the question or insight'),
          }),
        )
        .describe('newest first; each contains every word of the query'),
      more: z.boolean().describe('whether there are more results'),
    }),
  },
  importReflections: {
    method: 'POST',
    path: '/api/library/import',
    access: 'user',
    limit: { user: 'edits' },
    summary: 'Import reflections from an exported file; those that exist already are skipped',
    body: post({
      reflections: z
        .array(z.record(z.string(), z.unknown()))
        .min(1)
        .max(limits.importedAtOnce)
        .describe('as exported; an invalid one does not affect the others'),
    }),
    response: z.object({
      imported: z.number().int(),
      duplicates: z.number().int().describe('skipped because they exist already'),
      refused: z.array(z.number().int()).describe('zero-based indexes of the invalid ones'),
      ...careFields,
    }),
  },
} as const satisfies Endpoints;

export type ImportedReflection = z.output<typeof importedReflection>;
