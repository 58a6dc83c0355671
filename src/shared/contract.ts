/**
 * Request and response shapes of every endpoint. Loaded by the server (validation, OpenAPI); the browser
 * imports types only. Times are ISO 8601 in UTC; money on the wire is a decimal in the currency's major unit.
 */
import { z } from 'zod';
import type { EndpointName } from './endpoints.ts';
import { amount, email, emptyBody, filled, id, locale, partKind, post, text, time, uuid } from './fields.ts';
import { currencies, orderTypes } from './plans.ts';
import {
  chatRound,
  done,
  frontendDisplay,
  paymentInit,
  readingSchema,
  sessionSummary,
  subscription,
  tokenSet,
  turnAnswer,
} from './shapes.ts';
import { limits } from './timing.ts';

/** `params` and `query` where the path or the call has any; `body` for POST. */
export interface Shape {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

export const contract = {
  getConfig: {
    response: z.object({
      productName: z.string(),
      guide: z.object({ kind: z.string(), label: z.string() }),
      signIn: z.object({ google: partKind, apple: partKind }),
      googleClientId: z.string().optional().describe('for the Google button, where Google is real'),
      payment: z.object({
        stripe: partKind,
        paypal: partKind,
      }),
      mail: z.enum(['real', 'sandbox']),
      offerCountdown: z.boolean(),
      testimonial: z.object({ name: z.string(), text: z.string() }).nullable(),
    }),
  },
  getLocation: {
    response: z.object({
      countryCode: z.string(),
      countryName: z.string(),
      region: z.string(),
      city: z.string(),
      currency: z.enum(currencies),
      ip: z.string(),
    }),
  },

  sendVerificationCode: {
    body: post({ email, locale: locale.optional() }),
    response: z.object({
      expireTime: z.number().int().describe('seconds until another code may be asked for'),
    }),
  },
  register: {
    body: post({
      email,
      password: text(limits.passwordMax)
        .min(limits.passwordMinRegister)
        .regex(
          /^(?=.*[A-Za-z])(?=.*\d)/s,
          'Password must be at least 8 characters long and contain at least one letter and one number',
        ),
      fullName: text(120).optional(),
      provider: z.literal('LOCAL').optional(),
      verificationCode: z.string().regex(/^\d{6}$/, 'Invalid verification code format'),
    }),
    response: tokenSet,
  },
  login: {
    body: post({ email, password: filled(limits.passwordMax), provider: z.literal('LOCAL').optional() }),
    response: tokenSet,
  },
  refresh: {
    body: post({ refreshToken: text(512).min(1) }),
    response: tokenSet.pick({ accessToken: true, refreshToken: true, expiresIn: true, tokenType: true }),
  },
  googleNonce: { response: z.object({ nonce: z.string() }) },
  signInWithGoogle: { body: post({ idToken: text(4_096).min(1) }), response: tokenSet },
  startAppleSignIn: {
    query: z.strictObject({
      state: z
        .string()
        .regex(/^[\w-]{16,128}$/)
        .describe('a random text that the tab keeps; it takes only an answer that carries it'),
      target: text(1_000).optional().describe('path on this site, comes back with the answer'),
    }),
    response: z.string(),
  },
  signInWithApple: {
    body: post({
      code: text(1_024).min(1),
      id_token: text(4_096).min(1),
      user: z
        .union([
          text(2_000),
          z.strictObject({
            name: z
              .strictObject({ firstName: text(120).optional(), lastName: text(120).optional() })
              .optional(),
            email: text(limits.emailMax).optional(),
          }),
        ])
        .optional()
        .describe('sent by Apple the first time only'),
    }),
    response: tokenSet,
  },
  logout: { body: emptyBody, response: done },
  sendResetCode: {
    body: post({ email, locale: locale.optional() }),
    response: z.object({
      expireTime: z.number().int().describe('seconds until another code may be asked for'),
    }),
  },
  resetPassword: {
    body: post({
      email,
      code: z.string().regex(/^\d{6}$/, 'Verification code must be 6 digits'),
      newPassword: filled(limits.passwordMax).min(
        limits.passwordMinReset,
        'Password must be at least 6 characters',
      ),
      locale: locale.optional().describe('language of the mail that tells of the change'),
    }),
    response: done,
  },

  activeSubscription: { response: z.union([subscription, z.strictObject({})]) },
  createOrder: {
    body: post({
      orderType: z.enum(orderTypes),
      paymentMethod: z.enum(['stripe']),
      amount,
      currency: z.enum(currencies),
      description: text(200).optional(),
    }),
    response: z.object({ orderId: z.string(), orderNumber: z.string() }),
  },
  confirmOrder: {
    params: z.strictObject({ orderId: uuid }),
    body: emptyBody,
    response: z.object({
      orderId: z.string(),
      orderNumber: z.string(),
      status: z.enum(['pending', 'paid', 'expired']),
      orderType: z.enum(orderTypes),
      amount,
      currency: z.enum(currencies),
      paidAt: time.nullable(),
      validUntil: time.nullable(),
    }),
  },
  startStripeSubscription: {
    body: post({
      orderId: uuid,
      orderNumber: text(64),
      userId: text(64).optional(),
      orderType: z.enum(orderTypes).optional(),
      paymentProvider: z.literal('STRIPE').optional(),
      description: text(200).optional(),
      successUrl: text(2_000),
      cancelUrl: text(2_000),
      countryCode: text(8).optional(),
      currency: z.enum(currencies).optional(),
    }),
    response: paymentInit,
  },

  guideQuestions: {
    query: z.strictObject({ locale: locale.optional() }),
    response: z.object({ questions: z.array(z.string()) }),
  },
  readQuestion: {
    body: post({ question: filled(limits.questionChars) }),
    response: z.object({ reading: readingSchema, care: z.enum(['low', 'high']).optional() }),
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
      turn: z.enum(['idle', 'running', 'interrupted']),
      history: z.array(chatRound),
      frontendDisplay: frontendDisplay.nullable(),
      guide: z.string(),
    }),
  },
  deleteSession: { params: z.strictObject({ sessionId: id }), response: done },
} as const satisfies Record<EndpointName, Shape>;

export type Contract = typeof contract;
type Input<C, K extends string> = C extends Record<K, infer S extends z.ZodType> ? z.input<S> : undefined;
type Output<C, K extends string> = C extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

/** What the browser sends and reads, by endpoint. */
export type ContractTypes = {
  [N in EndpointName]: {
    params: Input<Contract[N], 'params'>;
    query: Input<Contract[N], 'query'>;
    body: Input<Contract[N], 'body'>;
    response: z.output<Contract[N]['response']>;
  };
};

/** What a handler of the server gets, after validation, and gives. */
export type Validated<N extends EndpointName> = {
  params: Output<Contract[N], 'params'>;
  query: Output<Contract[N], 'query'>;
  body: Output<Contract[N], 'body'>;
};
export type ResponseBody<N extends EndpointName> = z.output<Contract[N]['response']>;
