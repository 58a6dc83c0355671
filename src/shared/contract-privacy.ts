/** Shapes of what a person may ask about their own data; see contract.ts. */
import { z } from 'zod';
import { id, text, time } from './fields.ts';
import { done } from './shapes.ts';

export const privacyContract = {
  getReceipt: {
    params: z.strictObject({ sessionId: id }),
    response: z.object({
      sessionId: z.string(),
      steps: z.array(
        z.object({
          at: time,
          guide: z.string(),
          model: z.string().nullable().describe('null where no text left this server'),
        }),
      ),
    }),
  },
  exportAccount: {
    query: z.strictObject({ format: z.enum(['json', 'markdown']).default('json') }),
    response: z.string(),
  },
  deleteAccount: {
    body: z.strictObject({
      email: text(254).describe('the address of the account, typed again'),
      password: text(128).optional().describe('needed where the account has one'),
    }),
    response: done,
  },
} as const;
