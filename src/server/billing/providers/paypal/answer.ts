import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import type { BoundedAnswer } from './fetch.ts';

export interface PaypalAnswer {
  status: number;
  /** Undefined when there is none, or no JSON. */
  body: unknown;
  debugId: string | undefined;
  /** PayPal's time of the answer. */
  at: Date | undefined;
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const failure = z.object({ debug_id: z.string() });
const refusal = z.object({ details: z.array(z.object({ issue: z.string() })) });

/** PayPal's support finds a call by it; it says nothing about a person. */
function debugIdOf(answer: BoundedAnswer, body: unknown): string | undefined {
  const id = answer.headers.get('paypal-debug-id') ?? failure.safeParse(body).data?.debug_id;
  return id !== undefined && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

export function answerOf(answer: BoundedAnswer): PaypalAnswer {
  const body = parseJson(answer.text);
  const at = new Date(answer.headers.get('date') ?? Number.NaN);
  return {
    status: answer.status,
    body,
    debugId: debugIdOf(answer, body),
    at: Number.isNaN(at.getTime()) ? undefined : at,
  };
}

/** What may be told of a failed call: its status and PayPal's debug id, never what was sent or answered. */
export function callFailed({ status, debugId }: PaypalAnswer, what = 'answered'): AppError {
  const cause = new Error(`PayPal ${what} ${status}${debugId ? `, debug id ${debugId}` : ''}`);
  return new AppError('provider_failed', { cause });
}

/** The body of a good answer. Throws `provider_failed` for any other status, or another form. */
export function readAnswer<Schema extends z.ZodType>(answer: PaypalAnswer, schema: Schema): z.output<Schema> {
  if (answer.status < 200 || answer.status > 299) throw callFailed(answer);
  const parsed = schema.safeParse(answer.body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body').join(', ');
  throw callFailed(answer, `answered in an unknown form (${fields})`);
}

const unknown = z.object({ name: z.literal('RESOURCE_NOT_FOUND') });

/** PayPal's own word for it: a 404 of something in between says nothing. */
export function isNotFound({ status, body }: PaypalAnswer): boolean {
  return status === 404 && unknown.safeParse(body).success;
}

/** Null for what PayPal does not have. */
export function findAnswer<Schema extends z.ZodType>(
  answer: PaypalAnswer,
  schema: Schema,
): z.output<Schema> | null {
  return isNotFound(answer) ? null : readAnswer(answer, schema);
}

/** PayPal's stable names of what is wrong with a refused request. */
export function issuesOf({ body }: PaypalAnswer): string[] {
  return refusal.safeParse(body).data?.details.map(({ issue }) => issue) ?? [];
}
