/** Shapes of accounts and sessions; see contract.ts. */
import { z } from 'zod';
import { limits } from '../timing.ts';
import { email, emptyBody, filled, locale, post, text, time, uuid } from './fields.ts';
import { done, tokenSet } from './shapes.ts';

const chosenPassword = text(limits.passwordMax)
  .min(limits.passwordMinRegister)
  .regex(
    /^(?=.*[A-Za-z])(?=.*\d)/s,
    'Password must be at least 8 characters long and contain at least one letter and one number',
  );

const device = z.object({
  id: uuid,
  browser: z.string().nullable(),
  system: z.string().nullable().describe('iPhone, Windows, …; null where the device told nothing'),
  since: time.describe('when it signed in, to the hour'),
  lastUsed: time.describe('to the hour; renewed about once an hour of use'),
  current: z.boolean().describe('the one that asks'),
});

export const authContract = {
  sendVerificationCode: {
    body: post({ email, locale: locale.optional() }),
    response: z.object({
      expireTime: z.number().int().describe('seconds until another code may be asked for'),
    }),
  },
  register: {
    body: post({
      email,
      password: chosenPassword,
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
  getSecurity: {
    response: z.object({
      hasPassword: z.boolean().describe('false where the person signs in with Google or Apple only'),
      devices: z.array(device).describe('where the person is signed in, the one used last first'),
    }),
  },
  endDevice: { params: z.strictObject({ deviceId: uuid }), response: done },
  endOtherDevices: { body: emptyBody, response: z.object({ ended: z.number().int() }) },
  changePassword: {
    body: post({
      currentPassword: filled(limits.passwordMax),
      newPassword: chosenPassword,
      locale: locale.optional().describe('language of the mail that tells of the change'),
    }),
    response: done,
  },
} as const;
