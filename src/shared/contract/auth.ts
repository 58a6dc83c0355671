/** Schemas of accounts and sessions. */
import { z } from 'zod';
import { limits } from '../timing.ts';
import type { Endpoints } from './endpoint.ts';
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

/** Sign-in with Google and Apple. */
export const identityEndpoints = {
  googleNonce: {
    method: 'GET',
    path: '/api/auth/google/nonce',
    access: 'public',
    limit: { network: 'identity' },
    summary: 'Begin a sign-in with Google: sets a cookie, gives the nonce for the identity token',
    response: z.object({ nonce: z.string() }),
  },
  signInWithGoogle: {
    method: 'POST',
    path: '/api/auth/google',
    access: 'public',
    limit: { network: 'identity' },
    summary: 'Sign in with an identity token of Google',
    body: post({ idToken: text(4_096).min(1) }),
    response: tokenSet,
  },
  startAppleSignIn: {
    method: 'GET',
    path: '/api/auth/apple/start',
    access: 'public',
    limit: { network: 'identity' },
    summary: 'Begin a sign-in with Apple: a page to go to, answers with a redirect',
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
    method: 'POST',
    path: '/api/auth/apple',
    access: 'public',
    limit: { network: 'identity' },
    summary: "Sign in with Apple's answer to the sign-in that this browser began",
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
} as const satisfies Endpoints;

export const authEndpoints = {
  sendVerificationCode: {
    method: 'POST',
    path: '/api/auth/send-verification-code',
    access: 'public',
    limit: { network: 'codes' },
    summary: 'Mail a registration code',
    body: post({ email, locale: locale.optional() }),
    response: z.object({
      expireTime: z.number().int().describe('seconds until another code may be asked for'),
    }),
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    limit: { network: 'codeEntry' },
    summary: 'Create an account with a mailed code',
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
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    limit: { network: 'login' },
    summary: 'Sign in with email and password',
    body: post({ email, password: filled(limits.passwordMax), provider: z.literal('LOCAL').optional() }),
    response: tokenSet,
  },
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'public',
    limit: { network: 'refreshes' },
    summary: 'Exchange a refresh token for new tokens',
    body: post({ refreshToken: text(512).min(1) }),
    response: tokenSet.pick({ accessToken: true, refreshToken: true, expiresIn: true, tokenType: true }),
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'user',
    limit: { network: 'refreshes' },
    summary: 'End this session',
    body: emptyBody,
    response: done,
  },
  sendResetCode: {
    method: 'POST',
    path: '/api/auth/send-reset-code',
    access: 'public',
    limit: { network: 'codes' },
    summary: 'Mail a code for a new password, if there is an account',
    body: post({ email, locale: locale.optional() }),
    response: z.object({
      expireTime: z.number().int().describe('seconds until another code may be asked for'),
    }),
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    limit: { network: 'codeEntry' },
    summary: 'Set a new password with a mailed code and end every session',
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
    method: 'GET',
    path: '/api/account/security',
    access: 'user',
    limit: 'reads',
    summary: 'Where the person is signed in, and whether the account has a password',
    response: z.object({
      hasPassword: z.boolean().describe('false where the person signs in with Google or Apple only'),
      devices: z.array(device).describe('where the person is signed in, the one used last first'),
    }),
  },
  endDevice: {
    method: 'DELETE',
    path: '/api/account/devices/:deviceId',
    access: 'user',
    limit: { person: 'edits' },
    summary: 'Sign the person out on one device',
    params: z.strictObject({ deviceId: uuid }),
    response: done,
  },
  endOtherDevices: {
    method: 'POST',
    path: '/api/account/devices/end-others',
    access: 'user',
    limit: { person: 'edits' },
    summary: 'Sign the person out on every device but this one',
    body: emptyBody,
    response: z.object({ ended: z.number().int() }),
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    access: 'user',
    limit: { person: 'passwordChange' },
    summary: 'Set a new password with the present one and end every other session',
    body: post({
      currentPassword: filled(limits.passwordMax),
      newPassword: chosenPassword,
      locale: locale.optional().describe('language of the mail that tells of the change'),
    }),
    response: done,
  },
} as const satisfies Endpoints;
