/** Shapes of what whoever runs the service may see: figures and states, never anybody's texts; see contract.ts. */
import { z } from 'zod';
import { text } from './fields.ts';
import { done } from './shapes.ts';

export const adminContract = {
  adminOverview: {
    query: z.strictObject({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    response: z.object({ days: z.number().int() }),
  },
  adminPeople: {
    query: z.strictObject({ cursor: text(200).optional(), search: text(254).optional() }),
    response: z.object({ people: z.array(z.object({ id: z.string() })), nextCursor: z.string().nullable() }),
  },
  adminFailedJobs: {
    response: z.object({ jobs: z.array(z.object({ id: z.string() })) }),
  },
  adminRetryJob: { params: z.strictObject({ jobId: z.uuid() }), response: done },
} as const;
