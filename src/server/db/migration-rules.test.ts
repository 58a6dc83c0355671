/**
 * While a new version starts, the version before is still at work on the same database, and after a rollback it is
 * again. So a migration only adds. One that must do more says why in a line `-- breaks the version before: …`, and
 * docs/operations.md says how to go through it: all servers stop before it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = new URL('./migrations/', import.meta.url);
const separator = '--> statement-breakpoint';
const marker = /^-- breaks the version before: \S.{15,}/m;

/** Landed before there was a version that people ran. */
const beforeTheFirstVersion = ['0002_money.sql'];

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** What the version before could trip over, and why. */
const rules: [RegExp, string][] = [
  [/\bdrop\s+(table|column|schema|type|constraint|view|default)\b/i, 'it takes away what others use'],
  [/\brename\b/i, 'others know the old name'],
  [/\bset\s+not\s+null\b/i, 'others write null there'],
  [/\b(set\s+data\s+type|alter\s+column\s+"?\w+"?\s+type)\b/i, 'others write and expect the old type'],
  [/\balter\s+type\b/i, 'others do not know the new values'],
  [
    /\badd\s+(column\s+)?"?\w+"?\s+(?!.*\bdefault\b)[^,;]*\bnot\s+null\b/i,
    'others do not fill the new column',
  ],
  [/\badd\s+constraint\b/i, 'others may write what it refuses'],
  [/\bcreate\s+unique\s+index\b/i, 'others may write what it refuses'],
  [/\btruncate\b/i, 'it empties what others use'],
];

/** The table that a statement is about, when it changes or indexes one. */
function tableOf(statement: string): string | undefined {
  return /\b(?:alter\s+table|create\s+(?:unique\s+)?index\b.*?\bon)\s+(?:"public"\.)?"?(\w+)"?/is.exec(
    statement,
  )?.[1];
}

/** Why each statement is refused. A table that the same step makes is nobody's yet. */
function refusals(text: string): string[] {
  const statements = text.split(separator).map((part) => part.replaceAll(/^\s*--.*$/gm, '').trim());
  const made = new Set(
    statements.flatMap((statement) => /^create\s+table\s+"?(\w+)"?/i.exec(statement)?.[1] ?? []),
  );
  return statements
    .filter((statement) => !made.has(tableOf(statement) ?? ''))
    .flatMap((statement) =>
      rules
        .filter(([pattern]) => pattern.test(statement))
        .map(([, reason]) => `${statement.slice(0, 60)}: ${reason}`),
    );
}

describe('the rules', () => {
  test.each([
    'ALTER TABLE "users" DROP COLUMN "role";',
    'DROP TABLE "users";',
    'ALTER TABLE "users" RENAME COLUMN "role" TO "kind";',
    'ALTER TABLE "users" RENAME TO "people";',
    'ALTER TABLE "users" ALTER COLUMN "password_hash" SET NOT NULL;',
    'ALTER TABLE "users" ALTER COLUMN "email" SET DATA TYPE bytea;',
    'ALTER TABLE users ALTER COLUMN email TYPE bytea USING email::bytea',
    'ALTER TABLE "users" ALTER COLUMN "role" DROP DEFAULT;',
    `ALTER TYPE "state" ADD VALUE 'new';`,
    'ALTER TABLE "users" ADD COLUMN "phone" text NOT NULL;',
    'ALTER TABLE "users" ADD "phone" text NOT NULL;',
    'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (length(email) < 9);',
    'CREATE UNIQUE INDEX "one" ON "users" USING btree ("full_name");',
    'CREATE TABLE "a" ("id" int);--> statement-breakpoint\nALTER TABLE "users" DROP COLUMN "role";',
  ])('refuse %s', (statement) => {
    expect(refusals(statement)).not.toEqual([]);
  });

  test.each([
    'CREATE TABLE "a" ("id" uuid PRIMARY KEY NOT NULL, CONSTRAINT "b" UNIQUE("id"));',
    'CREATE TABLE "a" ("id" int);--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "c" FOREIGN KEY ("id") REFERENCES "public"."users"("id");',
    'CREATE TABLE "a" ("id" int);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "a" USING btree ("id");',
    'ALTER TABLE "users" ADD COLUMN "phone" text;',
    `ALTER TABLE "users" ADD COLUMN "phone" text DEFAULT '' NOT NULL;`,
    'CREATE INDEX "users_name" ON "users" USING btree ("full_name");',
    'DROP INDEX "users_name";',
  ])('allow %s', (statement) => {
    expect(refusals(statement)).toEqual([]);
  });
});

test.each(files.filter((name) => !beforeTheFirstVersion.includes(name)))(
  'the version before goes on working after %s, or the file says why not',
  (name) => {
    const text = textOf(name);
    if (!marker.test(text)) expect(refusals(text)).toEqual([]);
  },
);

test('a step that says it breaks the version before does so', () => {
  const without = files.filter((name) => marker.test(textOf(name)) && !refusals(textOf(name)).length);
  expect(without).toEqual([]);
});

interface SnapshotColumn {
  name: string;
  type: string;
  notNull: boolean;
  default?: unknown;
}

interface SnapshotTable {
  name: string;
  columns: Record<string, SnapshotColumn>;
  foreignKeys: Record<string, { tableTo: string }>;
}

/** The tables as the code of one version knows them. */
function snapshotOf(index: number): SnapshotTable[] {
  const file = `meta/${String(index).padStart(4, '0')}_snapshot.json`;
  return Object.values((JSON.parse(textOf(file)) as { tables: Record<string, SnapshotTable> }).tables);
}

function sortByParents(tables: SnapshotTable[]): SnapshotTable[] {
  const sorted: SnapshotTable[] = [];
  while (sorted.length < tables.length) {
    const names = new Set(sorted.map(({ name }) => name));
    const next = tables.find(
      ({ name, foreignKeys }) =>
        !names.has(name) &&
        Object.values(foreignKeys).every(({ tableTo }) => tableTo === name || names.has(tableTo)),
    );
    if (!next) throw new Error('tables point at each other');
    sorted.push(next);
  }
  return sorted;
}

const samples: [RegExp, string][] = [
  [/^uuid/, `'11111111-1111-4111-8111-111111111111'`],
  [/^(text|varchar)/, `'x'`],
  [/^(timestamp|date)/, `'2026-11-22'`],
  [/^(integer|bigint|numeric|smallint)/, '1'],
  [/^boolean/, 'true'],
  [/^json/, `'{}'`],
  [/^bytea/, `'\\x01'`],
];

function sampleFor(type: string): string {
  const found = samples.find(([pattern]) => pattern.test(type));
  if (!found) throw new Error(`no sample for ${type}`);
  return `${found[1]}::${type}`;
}

/** What the version of a snapshot asks of its tables: write a row by what it knows, change it, read it. */
async function workAs(client: PGlite, tables: SnapshotTable[]): Promise<void> {
  for (const { name, columns } of sortByParents(tables)) {
    const all = Object.values(columns);
    const needed = all.filter((column) => column.notNull);
    const list = (part: SnapshotColumn[]) => part.map((column) => `"${column.name}"`).join(', ');
    const values = needed.map((column) => sampleFor(column.type)).join(', ');
    await client.exec(`insert into "${name}" (${list(needed)}) values (${values})`);
    const changes = all.map(
      (column) => `"${column.name}" = coalesce("${column.name}", ${sampleFor(column.type)})`,
    );
    await client.exec(`update "${name}" set ${changes.join(', ')}`);
    const { rows } = await client.query(`select ${list(all)} from "${name}"`);
    expect(rows).toHaveLength(1);
  }
  for (const { name } of sortByParents(tables).reverse()) await client.exec(`delete from "${name}"`);
}

describe('the newest schema', () => {
  let client: PGlite;
  beforeAll(async () => {
    client = await PGlite.create();
    for (const name of files) for (const part of textOf(name).split(separator)) await client.exec(part);
  });
  afterAll(() => client.close());

  const lastBreak = Math.max(
    2,
    ...files.flatMap((name, index) => (marker.test(textOf(name)) ? [index] : [])),
  );
  const versions = files.map((_, index) => index).filter((index) => index >= lastBreak);

  test.each(versions)('serves the code of the version that knew step %i as its last', async (index) => {
    await workAs(client, snapshotOf(index));
  });

  test('would not serve it after a step that asks for more', async () => {
    const newest = files.length - 1;
    await client.exec('begin; alter table "care_counts" add column "added" text not null');
    await expect(workAs(client, snapshotOf(newest))).rejects.toThrow('added');
    await client.exec('rollback');
  });
});
