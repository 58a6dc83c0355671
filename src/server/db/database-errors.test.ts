import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { DatabaseUnavailableError, isTemporaryDatabaseError } from './database-errors.ts';

function queryError(code?: string): DrizzleQueryError {
  return new DrizzleQueryError('select', [], Object.assign(new Error('refused'), code && { code }));
}

it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])(
  'the network error %s is temporary',
  (code) => expect(isTemporaryDatabaseError(queryError(code))).toBe(true),
);

it.each(['08006', '53100', '57P01', '57014', '40001', '40P01', '55P03'])('SQLSTATE %s is temporary', (code) =>
  expect(isTemporaryDatabaseError(queryError(code))).toBe(true),
);

it.each(['23505', '42P01', '22012', '25001'])('SQLSTATE %s is a bug', (code) =>
  expect(isTemporaryDatabaseError(queryError(code))).toBe(false),
);

it("a connection that cannot be opened and the driver's errors without a code are temporary, others are not", () => {
  expect(isTemporaryDatabaseError(new DatabaseUnavailableError(undefined))).toBe(true);
  expect(isTemporaryDatabaseError(queryError())).toBe(true);
  expect(isTemporaryDatabaseError(new Error('refused'))).toBe(false);
  expect(isTemporaryDatabaseError(new DrizzleQueryError('select', [], new TypeError('refused')))).toBe(false);
});
