/**
 * Schemas of dialogues: the guide asks, the user answers, and a summary ends it. Paths and ids call a dialogue a
 * session, as the product's specification does; the library calls it a reflection.
 */
import { z } from 'zod';
import { optionLetters, riskKinds, roundKinds, situations } from '../kinds.ts';
import { limits } from '../limits.ts';
import type { Endpoints } from './endpoint.ts';
import {
  careFields,
  chatRound,
  checkInAnswers,
  checkInBrief,
  clarity,
  clarityValue,
  earlierReflection,
  evidence,
  externalId,
  frontendDisplay,
  listedSession,
  locale,
  nextStep,
  nonBlankText,
  postBody,
  readingSchema,
  replayedDisplay,
  sessionSummary,
  successResponse,
  text,
  time,
  turnAnswer,
  understanding,
  wholeCheckIn,
} from './shapes.ts';

/** A round of an unstored dialogue, as the browser received it. */
const replayedRound = z.strictObject({
  kind: z.enum(roundKinds).default('choice'),
  stage: text(120)
    .regex(/^[a-z][A-Za-z0-9:,-]*$/)
    .describe('as in the answer that asked the question'),
  question: nonBlankText(600),
  options: z.array(nonBlankText(300)).max(limits.valueCards),
  answer: z
    .strictObject({ option: z.enum(optionLetters).optional(), content: nonBlankText(limits.answerChars) })
    .nullable(),
});

/** An unstored dialogue: each call contains everything that the server needs to know about it. */
const transcript = z.strictObject({
  question: nonBlankText(limits.questionChars),
  reading: readingSchema.optional().describe('only if the user corrected it'),
  rounds: z
    .array(replayedRound)
    .max(limits.maxRounds)
    .describe('oldest first; all but the last one are answered'),
  understanding: understanding.optional().describe("from the last answer, with the user's corrections"),
  care: z.literal('low').optional().describe('an earlier answer showed a help card'),
  careKind: z.enum(riskKinds).optional(),
});
const unstoredTranscript = transcript
  .optional()
  .describe('required for a dialogue that was started with trace: false');

const today = z.iso
  .date()
  .optional()
  .describe("the user's day, if all answers are from it: the day of a step counts from it");

/** The user's first dialogue, which the operator can offer for free. */
const freeReflection = z.object({
  state: z
    .enum(['off', 'open', 'used'])
    .describe('whether a stored dialogue can be started without a subscription'),
  sessionId: z.string().nullable().describe('the free dialogue, which goes on without a subscription'),
});

export const chatEndpoints = {
  guideQuestions: {
    method: 'GET',
    path: '/api/chat/guide-questions',
    access: 'public',
    limit: 'reads',
    summary: 'The four topic questions of the day',
    query: z.strictObject({ locale: locale.optional() }),
    response: z.object({ questions: z.array(z.string()) }),
  },
  readQuestion: {
    method: 'POST',
    path: '/api/chat/reading',
    access: 'public',
    limit: { network: 'reading' },
    summary: 'How the guide reads a question',
    body: postBody({ question: nonBlankText(limits.questionChars) }),
    response: z.object({
      reading: readingSchema,
      situations: z.array(z.enum(situations)).describe('what it may be about, most likely first'),
      ...careFields,
    }),
  },
  startDialogue: {
    method: 'POST',
    path: '/api/chat/start',
    access: 'participant',
    idempotent: 'by handler',
    limit: { user: 'turns' },
    summary: 'Start a dialogue',
    body: z.strictObject({
      sessionId: externalId,
      question: nonBlankText(limits.questionChars),
      reading: readingSchema.optional().describe('the reading as the user corrected it'),
      trace: z
        .boolean()
        .optional()
        .describe('false: the dialogue is not stored; later calls must contain a transcript'),
      continues: earlierReflection
        .optional()
        .describe('refused with trace: false; ignored if that reflection was deleted or is not finished'),
    }),
    response: turnAnswer,
  },
  sendMessage: {
    method: 'POST',
    path: '/api/chat/message',
    access: 'participant',
    idempotent: 'by handler',
    limit: { user: 'turns' },
    summary: 'Answer the current question',
    body: z.strictObject({
      sessionId: externalId,
      message: nonBlankText(limits.answerChars),
      option: z.enum(optionLetters).optional().describe('set when the message is one of the offered options'),
      round: z
        .number()
        .int()
        .min(1)
        .max(limits.historyRounds)
        .optional()
        .describe('number of the question that is answered; 409 round_stale if it is not the current one'),
      today,
      transcript: unstoredTranscript,
    }),
    response: turnAnswer,
  },
  finishDialogue: {
    method: 'POST',
    path: '/api/chat/finish',
    access: 'participant',
    idempotent: 'by handler',
    limit: { user: 'turns' },
    summary: 'End the dialogue early with a summary that lists what stays open',
    body: z.strictObject({
      sessionId: externalId,
      round: z
        .number()
        .int()
        .min(1)
        .max(limits.historyRounds)
        .optional()
        .describe('the question that stays open'),
      today,
      transcript: unstoredTranscript,
    }),
    response: turnAnswer,
  },
  saveUnderstanding: {
    method: 'POST',
    path: '/api/chat/understanding',
    access: 'participant',
    limit: { user: 'edits' },
    summary: 'Correct what the guide has understood so far',
    body: z.strictObject({ sessionId: externalId, understanding, transcript: unstoredTranscript }),
    response: z.object({ understanding, ...careFields }),
  },
  rewritePart: {
    method: 'POST',
    path: '/api/chat/rewrite',
    access: 'participant',
    idempotent: 'by handler',
    limit: { user: 'turns' },
    summary: 'Rewrite one line of the summary that is not right',
    body: z.strictObject({
      sessionId: externalId,
      part: evidence.shape.part,
      index: evidence.shape.index,
      note: nonBlankText(limits.noteChars).optional().describe("what is wrong with it, in the user's words"),
      transcript: transcript
        .extend({ frontendDisplay: replayedDisplay })
        .optional()
        .describe('required for a dialogue that was started with trace: false'),
    }),
    response: z.object({ frontendDisplay, ...careFields }),
  },
  saveClarity: {
    method: 'PUT',
    path: '/api/chat/clarity',
    access: 'user',
    limit: { user: 'edits' },
    summary: 'Store how clear the question is to the user, before the first round or after the summary',
    body: z.strictObject({
      sessionId: externalId,
      when: z.enum(['before', 'after']),
      value: clarityValue.nullable().describe('null deletes it'),
    }),
    response: z.object({ clarity }),
  },
  goBack: {
    method: 'POST',
    path: '/api/chat/back',
    access: 'participant',
    limit: { user: 'edits' },
    summary: 'Go back to an earlier question',
    body: z.strictObject({
      sessionId: externalId,
      back: z
        .union([z.boolean(), z.number().int().min(1).max(limits.historyRounds)])
        .describe('rounds to go back; true means 1'),
    }),
    response: successResponse,
  },
  resumeStream: {
    method: 'GET',
    path: '/api/chat/stream/:sessionId',
    access: 'participant',
    limit: 'reads',
    summary: 'Resume a dropped event stream, or replay the last turn',
    params: z.strictObject({ sessionId: externalId }),
    response: z.string(),
  },
  freeReflection: {
    method: 'GET',
    path: '/api/chat/free',
    access: 'user',
    limit: 'reads',
    summary: 'The one dialogue that needs no subscription',
    response: freeReflection,
  },
  listSessions: {
    method: 'GET',
    path: '/api/chat/sessions',
    access: 'user',
    limit: 'reads',
    summary: "The user's dialogues, newest first",
    query: z.strictObject({
      cursor: text(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    response: z.object({ sessions: z.array(listedSession), nextCursor: z.string().nullable() }),
  },
  getSession: {
    method: 'GET',
    path: '/api/chat/sessions/:sessionId',
    access: 'user',
    limit: 'reads',
    summary: "One of the user's dialogues, complete",
    params: z.strictObject({ sessionId: externalId }),
    response: sessionSummary.extend({
      checkIn: wholeCheckIn.optional(),
      reading: readingSchema,
      history: z.array(chatRound),
      frontendDisplay: frontendDisplay.nullable(),
      understanding: understanding.nullable(),
      memory: earlierReflection.shape.memory
        .optional()
        .describe('what the guide remembers of the session in `continues`'),
      guide: z.string().describe('the guide that started it; each round names its own'),
      summaryGuide: z.string().optional().describe('who wrote frontendDisplay'),
    }),
  },
  deleteSession: {
    method: 'DELETE',
    path: '/api/chat/sessions/:sessionId',
    access: 'user',
    limit: { user: 'edits' },
    summary: "Delete one of the user's dialogues",
    params: z.strictObject({ sessionId: externalId }),
    response: successResponse,
  },
} as const satisfies Endpoints;

export type Transcript = z.output<typeof transcript>;
export type FreeReflection = z.output<typeof freeReflection>;

// The library, which lists a user's reflections (dialogues): search in past ones, and import of exported ones.

const importedRound = z.strictObject({
  kind: z.enum(roundKinds).default('choice'),
  question: nonBlankText(600),
  options: z.array(nonBlankText(300)).max(limits.valueCards),
  supportMessage: text(600).default(''),
  askedAt: time.optional(),
  writtenBy: text(100).nullish(),
  answer: z
    .strictObject({
      type: z.enum(['option', 'custom', 'response']),
      option: z.enum(optionLetters).nullish(),
      text: nonBlankText(limits.answerChars),
      answeredAt: time.optional(),
    })
    .nullable(),
});

/** A check-in without its reminder, which the user must request again. */
const importedCheckIn = z
  .strictObject({
    dueAt: time,
    prediction: nonBlankText(limits.checkInChars).optional(),
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
    id: externalId.optional(),
    question: nonBlankText(limits.questionChars),
    createdAt: time,
    updatedAt: time,
    writtenBy: text(100),
    reading: readingSchema.optional(),
    understanding: understanding.nullish(),
    continues: externalId.optional(),
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
    summary: "Search the questions, answers, results and finished check-ins of the user's dialogues",
    body: postBody({ query: nonBlankText(limits.searchChars) }),
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
    body: postBody({
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

// Check-ins: looking back at a dialogue on a later day.

const listedCheckIn = checkInBrief.extend({
  sessionId: z.string(),
  hasPrediction: z.boolean(),
  question: z.string(),
  insight: z.string().optional().describe('missing while the dialogue is not finished'),
  nextStep: nextStep.optional(),
});

/** A check-in with the dialogue that it looks back at and, when it is done, its answers. */
const checkIn = listedCheckIn.extend({
  createdAt: z.iso.datetime().describe('when the dialogue began'),
  path: z.array(z.string()).describe('the implementation path of the dialogue'),
  clarity: clarity.optional().describe('at the time of the dialogue'),
  prediction: z.string().optional().describe('only when it is due or done'),
  answers: checkInAnswers.optional(),
  quotes: z
    .object({ earlier: z.string(), later: z.string() })
    .optional()
    .describe(
      "when done: the user's own words in the dialogue and in the check-in, cut only after a whole clause",
    ),
  doneAt: z.iso.datetime().optional(),
});

/** Each dialogue has at most one check-in, so the dialogue's id names it. */
const dialogueParams = z.strictObject({ sessionId: externalId });

export const checkInEndpoints = {
  listCheckIns: {
    method: 'GET',
    path: '/api/check-ins',
    access: 'user',
    limit: 'reads',
    summary: "The user's open check-ins of finished dialogues: due first, then planned, earliest first",
    response: z.object({ checkIns: z.array(listedCheckIn) }),
  },
  getCheckIn: {
    method: 'GET',
    path: '/api/check-ins/:sessionId',
    access: 'user',
    limit: 'reads',
    summary: 'One check-in with the dialogue that it looks back at',
    params: dialogueParams,
    response: checkIn,
  },
  planCheckIn: {
    method: 'PUT',
    path: '/api/check-ins/:sessionId',
    access: 'user',
    limit: { user: 'edits' },
    summary: 'Plan a check-in, or change its day',
    params: dialogueParams,
    body: z.strictObject({
      date: z.iso.date().describe('after today'),
      remind: z.boolean().describe('send an email on that day'),
      timeZone: text(60).optional().describe("the user's, e.g. Europe/Berlin; UTC if missing or unknown"),
      locale: locale.optional().describe('of the email'),
    }),
    response: checkInBrief.extend({ hasPrediction: z.boolean() }),
  },
  cancelCheckIn: {
    method: 'DELETE',
    path: '/api/check-ins/:sessionId',
    access: 'user',
    limit: { user: 'edits' },
    summary: 'Cancel a check-in that is not done; deletes its prediction',
    params: dialogueParams,
    response: successResponse,
  },
  sealPrediction: {
    method: 'PUT',
    path: '/api/check-ins/:sessionId/prediction',
    access: 'user',
    limit: { user: 'edits' },
    summary: 'Store a prediction, hidden until the check-in is due; plans one in four weeks if there is none',
    params: dialogueParams,
    body: z.strictObject({
      text: nonBlankText(limits.checkInChars),
      timeZone: text(60).optional(),
      locale: locale.optional().describe('of the email, if the user asks for one later'),
    }),
    response: z.object({
      checkIn: checkInBrief
        .extend({ hasPrediction: z.boolean() })
        .optional()
        .describe('missing with high risk, where nothing is stored and no check-in existed'),
      ...careFields,
    }),
  },
  answerCheckIn: {
    method: 'POST',
    path: '/api/check-ins/:sessionId/answer',
    access: 'user',
    limit: { user: 'edits' },
    summary: 'Answer a check-in that is due',
    params: dialogueParams,
    body: postBody(checkInAnswers.shape),
    response: z.object({
      checkIn: checkIn.describe('unchanged with high risk, where nothing is stored'),
      ...careFields,
    }),
  },
  getReminders: {
    method: 'GET',
    path: '/api/reminders',
    access: 'user',
    limit: 'reads',
    summary: 'Whether the user gets emails for check-ins',
    response: z.object({ planned: z.number().int().describe('upcoming check-ins'), on: z.boolean() }),
  },
  setReminders: {
    method: 'PUT',
    path: '/api/reminders',
    access: 'user',
    limit: { user: 'edits' },
    summary: 'Turn the emails for all upcoming check-ins on or off',
    body: z.strictObject({ on: z.boolean() }),
    response: successResponse,
  },
  stopReminders: {
    method: 'POST',
    path: '/api/reminders/stop',
    access: 'public',
    limit: { network: 'mailLinks' },
    summary: 'Stop all reminders of the user whose email contained the token',
    body: postBody({ token: text(200) }),
    response: successResponse,
  },
} as const satisfies Endpoints;
