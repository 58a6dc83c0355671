/** Fields that several calls share. Times are ISO 8601 in UTC; money is a decimal in the currency's major unit. */
import { z } from 'zod';
import { limits } from './timing.ts';

/** A NUL makes PostgreSQL refuse the row, so no text may hold one. */
const withoutNul = /^[^\u0000]*$/;
export const text = (max: number) => z.string().max(max).regex(withoutNul, 'must not contain NUL');
export const filled = (max: number) => text(max).refine((value) => value.trim() !== '', 'must not be blank');
/** Spec 5: a simple x@y.z pattern; ASCII only, so that no look-alike letter makes a second account. */
export const email = z
  .string()
  .max(limits.emailMax)
  // ASCII is checked before the case is folded: the Kelvin sign folds to a plain k.
  .regex(/^[\x20-\x7e]*$/, 'Email is invalid')
  .transform((value) => value.trim().toLowerCase())
  // The signs that HTML allows in an address: a comma or bracket would name other recipients in a mail.
  .pipe(
    z.string().regex(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'Email is invalid'),
  );
export const id = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[\w.:-]+$/);
export const uuid = z.uuid();
export const time = z.iso.datetime();
export const amount = z.number().nonnegative().finite();
export const locale = z.enum(['en', 'zh']);

/** Spec 7: sessionId is added to every POST body when known. */
export const post = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({ sessionId: id.optional(), ...shape });

/** For calls that need nothing: no body at all reaches the check as null. */
export const emptyBody = post({}).nullish();

export const partKind = z.enum(['real', 'sandbox', 'off']);
