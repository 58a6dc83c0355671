/** Shapes of dialogues; see contract.ts. */
import { z } from 'zod';
import { filled, id, locale, post, text } from './fields.ts';
import {
  chatRound,
  done,
  evidence,
  frontendDisplay,
  readingSchema,
  riskKinds,
  sessionSummary,
  turnAnswer,
  understanding,
} from './shapes.ts';
import { limits } from './timing.ts';

const careSign = { care: z.enum(['low', 'high']).optional(), careKind: z.enum(riskKinds).optional() };

export const chatContract = {
  guideQuestions: {
    query: z.strictObject({ locale: locale.optional() }),
    response: z.object({ questions: z.array(z.string()) }),
  },
  readQuestion: {
    body: post({ question: filled(limits.questionChars) }),
    response: z.object({
      reading: readingSchema,
      ...careSign,
    }),
  },
  startDialogue: {
    body: z.strictObject({
      sessionId: id,
      question: filled(limits.questionChars),
      reading: readingSchema.optional().describe('the reading as the person corrected it'),
    }),
    response: turnAnswer,
  },
  sendMessage: {
    body: z.strictObject({
      sessionId: id,
      message: filled(limits.answerChars),
      option: z
        .enum(['A', 'B', 'C'])
        .optional()
        .describe('set when the message is one of the offered options'),
      round: z
        .number()
        .int()
        .min(1)
        .max(limits.historyRounds)
        .optional()
        .describe('the question that is answered; 409 round_stale when it is not the current one'),
    }),
    response: turnAnswer,
  },
  finishDialogue: {
    body: z.strictObject({
      sessionId: id,
      round: z
        .number()
        .int()
        .min(1)
        .max(limits.historyRounds)
        .optional()
        .describe('the question that stays open'),
    }),
    response: turnAnswer,
  },
  saveUnderstanding: {
    body: z.strictObject({ sessionId: id, understanding }),
    response: z.object({ understanding, ...careSign }),
  },
  rewritePart: {
    body: z.strictObject({
      sessionId: id,
      part: evidence.shape.part,
      index: evidence.shape.index,
      note: filled(300).optional().describe('what is not right about it, in the words of the person'),
    }),
    response: z.object({ frontendDisplay, ...careSign }),
  },
  goBack: {
    body: z.strictObject({
      sessionId: id,
      back: z
        .union([z.boolean(), z.number().int().min(1).max(limits.historyRounds)])
        .describe('rounds to go back; true means 1'),
    }),
    response: done,
  },
  resumeStream: { params: z.strictObject({ sessionId: id }), response: z.string() },
  listSessions: {
    query: z.strictObject({
      cursor: text(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    response: z.object({ sessions: z.array(sessionSummary), nextCursor: z.string().nullable() }),
  },
  getSession: {
    params: z.strictObject({ sessionId: id }),
    response: sessionSummary.extend({
      reading: readingSchema,
      history: z.array(chatRound),
      frontendDisplay: frontendDisplay.nullable(),
      understanding: understanding.nullable(),
      guide: z.string().describe('the one it began with; each round has its own'),
      summaryGuide: z.string().optional().describe('who wrote frontendDisplay'),
    }),
  },
  deleteSession: { params: z.strictObject({ sessionId: id }), response: done },
} as const;
