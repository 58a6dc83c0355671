/** Schemas of accounts and sessions. */
import { z } from 'zod';
import { limits } from '../limits.ts';
import type { Endpoints } from './endpoint.ts';
import {
  email,
  emptyBody,
  locale,
  nonBlankText,
  postBody,
  successResponse,
  text,
  time,
  tokenSet,
  uuid,
} from './shapes.ts';

const chosenPassword = text(limits.passwordMax)
  .min(limits.passwordMinRegister)
  .regex(
    /^(?=.*[A-Za-z])(?=.*\d)/s,
    'Password must be at least 8 characters long and contain at least one letter and one number',
  );

const device = z.object({
  id: uuid,
  browser: z.string().nullable(),
  system: z.string().nullable().describe('iPhone, Windows, …; null if unknown'),
  since: time.describe('time of the sign-in, to the hour'),
  lastUsed: time.describe('to the hour; updated about once an hour'),
  current: z.boolean().describe('the device of this call'),
});

/** Sign-in with Google and Apple. */
export const identityEndpoints = {
  googleNonce: {
    method: 'GET',
    path: '/api/auth/google/nonce',
    access: 'public',
    limit: { network: 'identity' },
    summary: 'Start a sign-in with Google: sets a cookie and returns the nonce for the ID token',
    response: z.object({ nonce: z.string() }),
  },
  signInWithGoogle: {
    method: 'POST',
    path: '/api/auth/google',
    access: 'public',
    limit: { network: 'identity' },
    summary: 'Sign in with a Google ID token',
    body: postBody({ idToken: text(4_096).min(1) }),
    response: tokenSet,
  },
  startAppleSignIn: {
    method: 'GET',
    path: '/api/auth/apple/start',
    access: 'public',
    limit: { network: 'identity' },
    summary: 'Start a sign-in with Apple: redirects to Apple',
    query: z.strictObject({
      state: z
        .string()
        .regex(/^[\w-]{16,128}$/)
        .describe('random value of the tab, returned with the answer; the tab ignores answers without it'),
      target: text(1_000).optional().describe('path on this site, returned with the answer'),
    }),
    response: z.string(),
  },
  signInWithApple: {
    method: 'POST',
    path: '/api/auth/apple',
    access: 'public',
    limit: { network: 'identity' },
    summary: 'Complete a sign-in with Apple that this browser started',
    body: postBody({
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
        .describe('sent by Apple at the first sign-in only'),
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
    body: postBody({ email, locale: locale.optional() }),
    response: z.object({
      expireTime: z.number().int().describe('seconds until another code can be requested'),
    }),
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    limit: { network: 'codeEntry' },
    summary: 'Create an account with a mailed code',
    body: postBody({
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
    body: postBody({
      email,
      password: nonBlankText(limits.passwordMax),
      provider: z.literal('LOCAL').optional(),
    }),
    response: tokenSet,
  },
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'public',
    limit: { network: 'refreshPerNetwork' },
    summary: 'Exchange a refresh token for new tokens',
    body: postBody({ refreshToken: text(512).min(1) }),
    response: tokenSet.pick({ accessToken: true, refreshToken: true, expiresIn: true, tokenType: true }),
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'user',
    limit: { network: 'refreshPerNetwork' },
    summary: 'End this session',
    body: emptyBody,
    response: successResponse,
  },
  sendResetCode: {
    method: 'POST',
    path: '/api/auth/send-reset-code',
    access: 'public',
    limit: { network: 'codes' },
    summary: 'Mail a code for a new password if the account exists',
    body: postBody({ email, locale: locale.optional() }),
    response: z.object({
      expireTime: z.number().int().describe('seconds until another code can be requested'),
    }),
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    limit: { network: 'codeEntry' },
    summary: 'Set a new password with a mailed code and end all sessions',
    body: postBody({
      email,
      code: z.string().regex(/^\d{6}$/, 'Verification code must be 6 digits'),
      newPassword: nonBlankText(limits.passwordMax).min(
        limits.passwordMinReset,
        'Password must be at least 6 characters',
      ),
      locale: locale.optional().describe('language of the confirmation mail'),
    }),
    response: successResponse,
  },
  getSecurity: {
    method: 'GET',
    path: '/api/account/security',
    access: 'user',
    limit: 'reads',
    summary: 'Where the user is signed in, and whether the account has a password',
    response: z.object({
      hasPassword: z.boolean().describe('false if the user only signs in with Google or Apple'),
      devices: z.array(device).describe('most recently used first'),
    }),
  },
  endDevice: {
    method: 'DELETE',
    path: '/api/account/devices/:deviceId',
    access: 'user',
    limit: { user: 'edits' },
    summary: 'Sign the user out on one device',
    params: z.strictObject({ deviceId: uuid }),
    response: successResponse,
  },
  endOtherDevices: {
    method: 'POST',
    path: '/api/account/devices/end-others',
    access: 'user',
    limit: { user: 'edits' },
    summary: 'Sign the user out on all other devices',
    body: emptyBody,
    response: z.object({ ended: z.number().int() }),
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    access: 'user',
    limit: { user: 'passwordChange' },
    summary: 'Set a new password with the current one and end all other sessions',
    body: postBody({
      currentPassword: nonBlankText(limits.passwordMax),
      newPassword: chosenPassword,
      locale: locale.optional().describe('language of the confirmation mail'),
    }),
    response: successResponse,
  },
} as const satisfies Endpoints;
