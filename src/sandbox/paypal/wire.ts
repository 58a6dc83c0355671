/** Ids, times, money and links as PayPal writes them (paypal-rest-api-specifications). */
import { randomInt, randomUUID } from 'node:crypto';

export interface WireMoney {
  currency_code: string;
  value: string;
}

export interface WireLink {
  href: string;
  rel: string;
  method: 'GET' | 'POST' | 'PATCH';
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Account ids have no 0, 1, I or O, which are easily misread. */
const payerLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function pick(from: string, length: number): string {
  return Array.from({ length }, () => from[randomInt(from.length)]).join('');
}

export const newId = {
  product: () => `PROD-${pick(letters, 17)}`,
  plan: () => `P-${pick(letters, 24)}`,
  subscription: () => `I-${pick(letters, 12)}`,
  payer: () => pick(payerLetters, 13),
  /** Sales and refunds. */
  transaction: () => pick(letters, 17),
  approval: () => `BA-${pick(letters, 17)}`,
  token: () => pick(letters, 17),
  event: () => `WH-${pick(letters, 17)}-${pick(letters, 17)}`,
  dispute: () => `PP-R-${pick(letters.slice(0, 26), 3)}-${pick('0123456789', 8)}`,
  webhook: () => pick(letters, 17),
  certificate: () => `CERT-${pick('0123456789abcdef', 8)}-${pick('0123456789abcdef', 8)}`,
  transmission: () => randomUUID(),
  debug: () => pick('0123456789abcdef', 13),
};

/** ISO 8601 without milliseconds, as in most of PayPal's answers. */
export function toWireTime(at: Date): string {
  return at.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

export function money(cents: number, currency: string): WireMoney {
  return { currency_code: currency, value: (cents / 100).toFixed(2) };
}

/** Amounts in `billing_info` have no second decimal if it is 0: `0.0`, `60.0`, `5.25`. */
export function shortMoney(cents: number, currency: string): WireMoney {
  return { currency_code: currency, value: (cents / 100).toFixed(2).replace(/0$/, '') };
}

/** Null if the text is not an amount with at most two decimals. */
export function parseCents(value: string): number | null {
  const [, whole, fraction = ''] = /^(\d*)(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  if (whole === undefined || value === '') return null;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

const dateTime =
  /^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[1-2][0-9]|3[0-1])[Tt]([0-1][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$/;

/** RFC 3339 with seconds and zone; the pattern alone would take 30 February. */
export function isDateTime(text: string): boolean {
  return text.length <= 64 && dateTime.test(text) && !Number.isNaN(Date.parse(text));
}

export interface ErrorDetail {
  issue: string;
  description: string;
  field?: string;
  value?: string;
  location?: 'body' | 'path' | 'query';
}

const messages = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', "The server does not support the request payload's media type."],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
} as const;

/** An error in PayPal's own shape. */
export class PaypalError extends Error {
  readonly status: keyof typeof messages;
  readonly details: ErrorDetail[];

  constructor(status: keyof typeof messages, details: ErrorDetail[] = []) {
    super(messages[status][1]);
    this.name = 'PaypalError';
    this.status = status;
    this.details = details;
  }
}

export function errorBody({ status, details }: PaypalError): object {
  const [name, message] = messages[status];
  return { name, message, debug_id: newId.debug(), ...(details.length > 0 && { details }), links: [] };
}

export function invalid(field: string, issue: string, description: string): PaypalError {
  return new PaypalError(400, [{ field, location: 'body', issue, description }]);
}

export function unprocessable(issue: string, description: string): PaypalError {
  return new PaypalError(422, [{ issue, description }]);
}

export function notFound(): PaypalError {
  const description = 'Specified resource ID does not exist. Please check the resource ID and try again.';
  return new PaypalError(404, [{ issue: 'INVALID_RESOURCE_ID', description }]);
}
