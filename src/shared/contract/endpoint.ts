/** What the table of API calls (endpoints.ts) says about each call, and the limits that it can name. */
import type { z } from 'zod';

const minute = 60_000;
const hour = 60 * minute;

/** At most `max` calls within any `windowMs`. */
interface CallLimit {
  max: number;
  windowMs: number;
}

/** Limits per group of calls, by user or network; documented in docs/security.md. */
export const callLimits = {
  login: [
    { max: 5, windowMs: minute },
    { max: 30, windowMs: hour },
  ],
  identity: [
    { max: 20, windowMs: minute },
    { max: 120, windowMs: hour },
  ],
  codes: [{ max: 10, windowMs: hour }],
  codeEntry: [{ max: 60, windowMs: hour }],
  /** The guide reads a question for the confirm page. */
  reading: [{ max: 60, windowMs: minute }],
  reports: [{ max: 60, windowMs: minute }],
  refreshPerSession: [{ max: 30, windowMs: minute }],
  /** Many people may share a network. Stops guessing of tokens; also for signing out. */
  refreshPerNetwork: [{ max: 300, windowMs: minute }],
  /** Each call runs the guide. */
  turns: [{ max: 60, windowMs: hour }],
  passwordChange: [{ max: 10, windowMs: hour }],
  deletion: [{ max: 10, windowMs: hour }],
  exports: [{ max: 20, windowMs: hour }],
  /** Files that take some milliseconds to make. */
  receipts: [{ max: 60, windowMs: hour }],
  /** Each call sends several requests to a payment provider. */
  payments: [
    { max: 20, windowMs: minute },
    { max: 120, windowMs: hour },
  ],
  /** Each call creates a row that is never deleted. */
  orders: [
    { max: 20, windowMs: minute },
    { max: 100, windowMs: hour },
  ],
  /** Stops guessing of codes. */
  offers: [
    { max: 20, windowMs: minute },
    { max: 100, windowMs: hour },
  ],
  /** The return page polls, and each call asks the provider. */
  confirms: [
    { max: 60, windowMs: minute },
    { max: 300, windowMs: hour },
  ],
  /** Each call may query the location services. */
  lookups: [
    { max: 60, windowMs: minute },
    { max: 600, windowMs: hour },
  ],
  /** Small changes to a user's own data. */
  edits: [{ max: 120, windowMs: minute }],
  /** Each search decrypts all reflections of the user. */
  searches: [{ max: 60, windowMs: minute }],
  /** Calls without sign-in, by the token of a link in an email. Mail providers post those of many people from one network. */
  mailLinks: [{ max: 300, windowMs: minute }],
  /** Changes on the administrator's page. */
  operating: [{ max: 120, windowMs: minute }],
  /** A provider sends a refused event again. */
  webhooks: [{ max: 1_200, windowMs: minute }],
} satisfies Record<string, CallLimit[]>;

export type LimitName = keyof typeof callLimits;

/**
 * Who may call: everyone, a signed-in user, one who may take part in the dialogue of this call (with an active
 * subscription, or because it is the free one), or an administrator.
 */
export type Access = 'public' | 'user' | 'participant' | 'admin';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  /**
   * The client may send an `Idempotency-Key`; a repeat is not run again. `true`: the server stores the answer and
   * gives it to the repeat. `by handler`: the handler gets the key, because it must not store the whole answer.
   */
  readonly idempotent?: true | 'by handler';
  /**
   * What is counted: calls of a network, calls of a signed-in user, or both. `reads`: the call only shows data of
   * this server, writes nothing and asks no other service, so it needs no limit.
   */
  readonly limit:
    | 'reads'
    | { readonly network: LimitName; readonly user?: LimitName }
    | { readonly network?: LimitName; readonly user: LimitName };
  /** One line for OpenAPI. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Required for POST and PUT. */
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

export type Endpoints = Record<string, Endpoint>;
