/** Fields that several calls share. Times are ISO 8601 in UTC; money is a decimal in the currency's major unit. */
import { z } from 'zod';
import { locales } from '../locales.ts';
import { limits } from '../timing.ts';
import { mailAddress } from '../validation.ts';

/** PostgreSQL refuses text with a NUL character. */
const withoutNul = /^[^\u0000]*$/;
export const text = (max: number) => z.string().max(max).regex(withoutNul, 'must not contain NUL');
/** A text with more than blanks. */
export const filled = (max: number) => text(max).refine((value) => value.trim() !== '', 'must not be blank');
export const email = z
  .string()
  .max(limits.emailMax)
  .transform((value, context) => {
    const address = mailAddress(value);
    if (address === undefined) context.addIssue('Email is invalid');
    return address ?? z.NEVER;
  });
/** An id that another program created, such as the browser's sessionId or a provider's. */
export const id = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[\w.:-]+$/);
export const uuid = z.uuid();
/** PostgreSQL fails on a query that compares a `uuid` column with any other text. */
export const isUuid = (text: string): boolean => uuid.safeParse(text).success;
export const time = z.iso.datetime();
export const amount = z.number().nonnegative().finite();
export const locale = z.enum(locales);

/** The browser adds its sessionId to every POST body when it has one. */
export const post = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({ sessionId: id.optional(), ...shape });

/** For calls without fields: a missing body is validated as null. */
export const emptyBody = post({}).nullish();

/** State of an external service: real, simulated by the sandbox, or switched off. */
export const partKind = z.enum(['real', 'sandbox', 'off']);
