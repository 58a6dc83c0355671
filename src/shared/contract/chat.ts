/** Shapes of dialogues; see contract.ts. */
import { z } from 'zod';
import { limits } from '../timing.ts';
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

/** A question of a dialogue that the server does not store, as the answer of its turn told it. */
const replayedChoice = z.strictObject({
  kind: z.literal('choice').default('choice'),
  stage: text(120)
    .regex(/^[a-z]+(?:-small)?:[a-z,]*$/)
    .describe('as in the answer that asked the question'),
  question: filled(600),
  options: z.array(filled(300)).max(limits.optionsPerQuestion),
  answer: z
    .strictObject({ option: z.enum(['A', 'B', 'C']).optional(), content: filled(limits.answerChars) })
    .nullable(),
});

const replayedRound = z.discriminatedUnion('kind', [replayedChoice]);

const toldEvidence = evidence.extend({ quote: text(limits.answerChars) }).strict();
const toldLines = z.array(text(600)).max(8);

/** Results as the last answer told them, within bounds. */
const toldDisplay = z.strictObject({
  problemReview: z.strictObject({ originalQuestion: text(limits.questionChars) }),
  instantInsight: z.strictObject({ coreAnswer: text(4_000), moodPhrase: text(300) }),
  deepAnalysis: z.strictObject({ frameworkAnalysis: text(3_000) }),
  dialogueReview: z.strictObject({ keyDiscoveries: toldLines }),
  personalizedInsight: z.strictObject({ personalLabel: text(300), decisionStyleAnalysis: text(2_000) }),
  evidence: z.array(toldEvidence).max(40).optional(),
  stillOpen: toldLines.optional(),
});

/** A dialogue that the server does not store: all that it would know of it comes with each call. */
const transcript = z.strictObject({
  question: filled(limits.questionChars),
  reading: readingSchema.optional().describe('where the person corrected it'),
  rounds: z
    .array(replayedRound)
    .max(limits.maxRounds)
    .describe('oldest first; all but the last one are answered'),
  understanding: understanding.optional().describe('of the last answer, as the person corrected it'),
  care: z.literal('low').optional().describe('an earlier answer carried a word on care'),
  careKind: z.enum(riskKinds).optional(),
});
const leavesNoTrace = transcript.optional().describe('of a dialogue that began with trace: false');

const listedSession = sessionSummary.extend({
  unreadable: z
    .literal(true)
    .optional()
    .describe('its key is lost: `question` is empty, and all that can be done with it is to delete it'),
});

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
      trace: z
        .boolean()
        .optional()
        .describe('false: nothing of this dialogue is stored; its later calls carry a transcript'),
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
      transcript: leavesNoTrace,
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
      transcript: leavesNoTrace,
    }),
    response: turnAnswer,
  },
  saveUnderstanding: {
    body: z.strictObject({ sessionId: id, understanding, transcript: leavesNoTrace }),
    response: z.object({ understanding, ...careSign }),
  },
  rewritePart: {
    body: z.strictObject({
      sessionId: id,
      part: evidence.shape.part,
      index: evidence.shape.index,
      note: filled(limits.noteChars)
        .optional()
        .describe('what is not right about it, in the words of the person'),
      transcript: transcript
        .extend({ frontendDisplay: toldDisplay })
        .optional()
        .describe('of a dialogue that began with trace: false'),
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
    response: z.object({ sessions: z.array(listedSession), nextCursor: z.string().nullable() }),
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

export type Transcript = z.output<typeof transcript>;
