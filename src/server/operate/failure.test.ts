import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { WrongArguments } from './command.ts';
import { connectPostgres } from './connection.ts';
import { failureOf } from './failure.ts';

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
  ['a refusal', new Error('Nobody has registered with that.'), 1],
  ['a mistake in the settings', new ConfigError(['PORT: no number']), 1],
  ['what the system says', thrownBy(() => readFileSync('/no/such/file')), 1],
  ['what the database does not allow', ofDatabase('permission denied for schema public', '42501'), 1],
  [
    'a connection that breaks in the middle',
    new DrizzleQueryError('update', ['ann@example.org'], new Error('Connection terminated')),
    1,
  ],
  ['wrong arguments', new WrongArguments('Name the one file'), 2],
  ['an option that there is not', thrownBy(() => parseArgs({ args: ['--too'], options: {} })), 2],
] as const)('%s is told without a stack', (_, error, exitCode) => {
  const failure = failureOf(error);
  expect(failure.exitCode).toBe(exitCode);
  expect(failure.text).not.toMatch(/^ +at /m);
  expect(failure.text).not.toContain('ann@example.org');
  expect(failure.text.length).toBeGreaterThan(10);
});

it('a mistake of ours is told with its place, and without the values of a query', () => {
  const error = new DrizzleQueryError('select', ['ann@example.org'], ofDatabase('no such column', '42703'));
  for (const mistake of [new TypeError('x is not a function'), error]) {
    const { text, exitCode } = failureOf(mistake);
    expect(exitCode).toBe(70);
    expect(text).toMatch(/^ +at .*failure\.test/m);
    expect(text).not.toContain('ann@example.org');
  }
});

it('a server that finds no database, wherever its name leads, says so in a line', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { syscall: 'connect' });
  for (const error of [away, new AggregateError([away])])
    expect(failureOf(error).text).toBe('The database could not be used: connect ECONNREFUSED ::1:5432');
});

it('a database that is not there is told in a sentence', async () => {
  const error = await connectPostgres('postgres://a:secret@127.0.0.1:1/b').catch((reason: unknown) => reason);
  expect(failureOf(error)).toEqual({
    text: 'The database that DATABASE_URL names refuses the connection: connect ECONNREFUSED 127.0.0.1:1.',
    exitCode: 1,
  });
});
