import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migratedImage } from '../../../tests/support/database-image.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { type Database, nullablePlaceholder, openPglite, prepareOnce } from './database.ts';
import { users } from './schema.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const add = prepareOnce('add_user', ['email', 'passwordHash'], (db, { email, passwordHash }) =>
  db.insert(users).values({
    email,
    passwordHash: nullablePlaceholder(passwordHash, users.passwordHash),
    fullName: 'Ada',
    createdAt: now,
  }),
);
const find = prepareOnce('find_user', ['email'], (db, { email }) =>
  db.select().from(users).where(eq(users.email, email)),
);

/** PGlite is also what somebody without settings gets; it has a single connection and a parser of values of its own. */
const databases = [
  ['the database of the run', openTestDatabase],
  ['PGlite', async () => openPglite(undefined, await migratedImage())],
] as const;

describe.each(databases)('%s', (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const count = async (email: string, db = database.db) => (await find(db, { email })).length;

  it('runs a prepared query in the transaction that it is given, with its values', async () => {
    const [email, other] = ['a@example.org', 'b@example.org'];
    const failing = database.db.transaction(async (tx) => {
      await add(tx, { email, passwordHash: 'x' });
      expect(await count(email, tx)).toBe(1);
      throw new Error('undo it');
    });
    await expect(failing).rejects.toThrow('undo it');
    expect(await count(email)).toBe(0);
    await database.db.transaction((tx) => add(tx, { email: other, passwordHash: null }));
    const [row] = await find(database.db, { email: other });
    expect(row).toMatchObject({ email: other, passwordHash: null, createdAt: now });
  });

  it('refuses to run a prepared query without one of its values', async () => {
    await expect(find(database.db, {} as { email: string })).rejects.toThrow('email');
  });
});
