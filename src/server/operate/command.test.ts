import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { describeFailure, UsageError } from './command.ts';
import { connectPostgres } from './connection.ts';

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

const ofDatabase = (message: string, code: string) => {
  class DatabaseError extends Error {
    code = code;
  }
  return new DatabaseError(message);
};

it.each([
  ['an error of a command', new Error('No account has that address.'), 1],
  ['an invalid setting', new ConfigError(['PORT: no number']), 1],
  ['an error of the file system', thrownBy(() => readFileSync('/no/such/file')), 1],
  ['a missing right in the database', ofDatabase('permission denied for schema public', '42501'), 1],
  [
    'a lost connection',
    new DrizzleQueryError('update', ['ann@example.org'], new Error('Connection terminated')),
    1,
  ],
  ['a usage error', new UsageError('Name the one file'), 2],
  ['an unknown option', thrownBy(() => parseArgs({ args: ['--too'], options: {} })), 2],
] as const)('%s is printed without a stack', (_, error, exitCode) => {
  const failure = describeFailure(error);
  expect(failure.exitCode).toBe(exitCode);
  expect(failure.text).not.toMatch(/^ +at /m);
  expect(failure.text).not.toContain('ann@example.org');
  expect(failure.text.length).toBeGreaterThan(10);
});

it('a bug is printed with its stack, without the values of a query', () => {
  const error = new DrizzleQueryError('select', ['ann@example.org'], ofDatabase('no such column', '42703'));
  for (const mistake of [new TypeError('x is not a function'), error]) {
    const { text, exitCode } = describeFailure(mistake);
    expect(exitCode).toBe(70);
    expect(text).toMatch(/^ +at .*command\.test/m);
    expect(text).not.toContain('ann@example.org');
  }
});

it('an unreachable database is named in one line, also after several addresses', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { syscall: 'connect' });
  for (const error of [away, new AggregateError([away])])
    expect(describeFailure(error).text).toBe('The database is not available: connect ECONNREFUSED ::1:5432');
});

it('a refused connection is named in a sentence', async () => {
  const error = await connectPostgres('postgres://a:secret@127.0.0.1:1/b').catch((reason: unknown) => reason);
  expect(describeFailure(error)).toEqual({
    text: 'Cannot connect to the database of DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1.',
    exitCode: 1,
  });
});
