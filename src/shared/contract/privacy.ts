/**
 * Schemas of what people can ask about their own data: the receipt of a reflection (which text was sent where, and what is
 * stored), the export and the deletion of the account.
 */
import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { email, externalId, locale, postBody, successResponse, text, time } from './shapes.ts';

/** A text that was sent to another server, by kind and length; the reflection contains its words. */
const sentText = z.object({
  what: z
    .enum(['question', 'reading', 'earlier', 'understood', 'asked', 'answers', 'line', 'note'])
    .describe(
      'reading: what the question is about; earlier: what the guide remembered of an earlier reflection; understood: what the guide had understood so far; asked: its own earlier questions; line: of the summary; note: what was not right about it',
    ),
  chars: z.number().int(),
  from: z.number().int().optional().describe('number of the first one, from 1'),
  to: z.number().int().optional(),
});

const sentRequest = z.object({
  purpose: z.enum(['guide', 'moderation']).describe('moderation: a service that only checks for risk'),
  host: z.string().describe('server that received the texts'),
  model: z.string(),
  times: z.number().int().describe('how often the same texts were sent in this step'),
  texts: z.array(sentText),
});

/** One step of the guide in that receipt. */
const receiptStep = z.object({
  at: time,
  kind: z.enum(['start', 'message', 'finish', 'rewrite']).describe('message: an answer was read'),
  answers: z.number().int().describe('how many answers there were'),
  outcome: z
    .enum(['done', 'failed', 'care', 'running'])
    .describe('care: the guide saw high risk, and nothing of the step was stored'),
  guide: z.string().nullable().describe('the guide whose text was used, e.g. built-in'),
  model: z.string().nullable().describe('the model that was called; null if none was'),
  promptVersion: z.string().nullable(),
  tries: z.number().int(),
  fellBack: z
    .enum(['timeout', 'refused', 'bad-output', 'rubric', 'provider'])
    .nullable()
    .describe('why the built-in guide wrote it instead of the model'),
  sent: z.array(sentRequest).describe('empty: nothing left this server'),
});

const stored = z.object({
  what: z
    .enum([
      'question',
      'rounds',
      'understanding',
      'memory',
      'summary',
      'clarity',
      'check_in',
      'answers_to_repeats',
      'events',
    ])
    .describe(
      'clarity: how clear it was to the user; check_in: its prediction and answers; answers_to_repeats: what a repeated call is answered; events: of the last turn, for a dropped stream',
    ),
  count: z.number().int(),
  encrypted: z.boolean(),
  until: time.nullable().describe('null: until the reflection is deleted'),
});

export const privacyEndpoints = {
  getReceipt: {
    method: 'GET',
    path: '/api/chat/sessions/:sessionId/receipt',
    access: 'user',
    limit: 'reads',
    summary: 'Which text of a reflection was sent where and when, and what is stored for how long',
    params: z.strictObject({ sessionId: externalId }),
    response: z.object({
      sessionId: z.string(),
      createdAt: time,
      steps: z.array(receiptStep),
      stored: z.array(stored),
      neverStored: z.array(z.enum(['prompts', 'model_thinking', 'screened_texts', 'addresses'])),
      backupDays: z.number().int().describe('how long backups are kept; 0: no backups'),
    }),
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    access: 'user',
    limit: { user: 'exports' },
    summary: 'Everything stored about the user, as JSON or Markdown',
    query: z.strictObject({
      format: z.enum(['json', 'markdown']).default('json'),
      locale: locale.optional().describe('of the Markdown'),
    }),
    response: z.string().describe('a file; see docs/privacy.md'),
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    access: 'user',
    limit: { user: 'deletion' },
    summary: 'Delete the account: ends billing and every session, destroys the key of all texts',
    body: postBody({
      email: email.describe("the account's address, to confirm"),
      password: text(128).optional().describe('required if the account has one'),
      locale: locale.optional().describe('of the mail'),
    }),
    response: successResponse,
  },
} as const satisfies Endpoints;
