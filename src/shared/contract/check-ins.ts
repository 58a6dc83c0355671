/** Schemas of check-ins: looking back at a dialogue on a day that the user chose. */
import { z } from 'zod';
import { limits } from '../timing.ts';
import type { Endpoints } from './endpoint.ts';
import {
  careFields,
  checkInAnswers,
  checkInBrief,
  clarity,
  done,
  filled,
  id,
  locale,
  nextStep,
  post,
  text,
} from './shapes.ts';

const listedCheckIn = checkInBrief.extend({
  sessionId: z.string(),
  hasPrediction: z.boolean(),
  question: z.string(),
  insight: z.string().optional().describe('missing while the dialogue is not finished'),
  nextStep: nextStep.optional(),
});

/** The dialogue of then and, when it is done, the answers of now. */
const checkIn = listedCheckIn.extend({
  createdAt: z.iso.datetime().describe('when the dialogue began'),
  path: z.array(z.string()).describe('the implementation path of then'),
  clarity: clarity.optional().describe('of then'),
  prediction: z.string().optional().describe('only when it is due or done'),
  answers: checkInAnswers.optional(),
  quotes: z
    .object({ earlier: z.string(), later: z.string() })
    .optional()
    .describe("when done: the user's own words of then and of now, cut only after a whole clause"),
  doneAt: z.iso.datetime().optional(),
});

/** Each dialogue has at most one check-in, so the dialogue's id names it. */
const ofDialogue = z.strictObject({ sessionId: id });

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
    summary: 'One check-in with the dialogue of then',
    params: ofDialogue,
    response: checkIn,
  },
  planCheckIn: {
    method: 'PUT',
    path: '/api/check-ins/:sessionId',
    access: 'user',
    limit: { user: 'edits' },
    summary: 'Plan a check-in, or change its day',
    params: ofDialogue,
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
    params: ofDialogue,
    response: done,
  },
  sealPrediction: {
    method: 'PUT',
    path: '/api/check-ins/:sessionId/prediction',
    access: 'user',
    limit: { user: 'edits' },
    summary: 'Keep a prediction sealed until the check-in is due; plans one in four weeks if there is none',
    params: ofDialogue,
    body: z.strictObject({
      text: filled(limits.checkInChars),
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
    params: ofDialogue,
    body: post(checkInAnswers.shape),
    response: z.object({
      checkIn: checkIn.describe('then and now; unchanged with high risk, where nothing is stored'),
      ...careFields,
    }),
  },
  getReminders: {
    method: 'GET',
    path: '/api/reminders',
    access: 'user',
    limit: 'reads',
    summary: 'Whether emails are to come for check-ins',
    response: z.object({ planned: z.number().int().describe('check-ins to come'), on: z.boolean() }),
  },
  setReminders: {
    method: 'PUT',
    path: '/api/reminders',
    access: 'user',
    limit: { user: 'edits' },
    summary: 'Switch the emails for all check-ins to come on or off',
    body: z.strictObject({ on: z.boolean() }),
    response: done,
  },
  stopReminders: {
    method: 'POST',
    path: '/api/reminders/stop',
    access: 'public',
    limit: { network: 'stops' },
    summary: 'Stop all reminders of the user whose email contained the token',
    body: post({ token: text(200) }),
    response: done,
  },
} as const satisfies Endpoints;
