/**
 * The version before runs on the same database while a new one starts, and again after a rollback. So a migration only
 * adds. One that must do more gives the reason in a line `-- breaks the version before: …`; docs/operations.md says how to
 * update then: stop all servers first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as core from './schema.ts';
import * as billing from './schema-billing.ts';

const folder = new URL('./migrations/', import.meta.url);
const separator = '--> statement-breakpoint';
const marker = /^-- breaks the version before: \S.{15,}/m;

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** Statements that break the version before, and why. */
const rules: [RegExp, string][] = [
  [/\bdrop\s+(table|column|schema|type|constraint|view|default)\b/i, 'it may still be used'],
  [/\brename\b/i, 'the old name is still used'],
  [/\bset\s+not\s+null\b/i, 'null is still written'],
  [/\b(set\s+data\s+type|alter\s+column\s+"?\w+"?\s+type)\b/i, 'the old type is still used'],
  [/\balter\s+type\b/i, 'the new values are not known yet'],
  [
    /\badd\s+(column\s+)?"?\w+"?\s+(?!.*\bdefault\b)[^,;]*\bnot\s+null\b/i,
    'the new column is not filled yet',
  ],
  [/\badd\s+constraint\b/i, 'rows that it refuses are still written'],
  [/\bcreate\s+unique\s+index\b/i, 'rows that it refuses are still written'],
  [/\btruncate\b/i, 'the rows may still be used'],
];

/** The table that a statement changes or indexes. */
function tableOf(statement: string): string | undefined {
  return /\b(?:alter\s+table|create\s+(?:unique\s+)?index\b.*?\bon)\s+(?:"public"\.)?"?(\w+)"?/is.exec(
    statement,
  )?.[1];
}

/** What breaks the version before. A table that the same migration creates is not used by it. */
function findBreaks(text: string): string[] {
  const statements = text.split(separator).map((part) => part.replaceAll(/^\s*--.*$/gm, '').trim());
  const created = new Set(
    statements.flatMap((statement) => /^create\s+table\s+"?(\w+)"?/i.exec(statement)?.[1] ?? []),
  );
  return statements
    .filter((statement) => !created.has(tableOf(statement) ?? ''))
    .flatMap((statement) =>
      rules
        .filter(([pattern]) => pattern.test(statement))
        .map(([, reason]) => `${statement.slice(0, 60)}: ${reason}`),
    );
}

/** What is wrong with a migration. */
function findMistakes(text: string): string[] {
  const breaks = findBreaks(text);
  if (!marker.test(text)) return breaks;
  return breaks.length ? [] : ['it says that it breaks the version before, and does not'];
}

describe('the rules of migrations', () => {
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
  ])('refuse %s without a reason', (statement) => {
    expect(findMistakes(statement)).not.toEqual([]);
    expect(findMistakes(`-- breaks the version before: a reason of some length\n${statement}`)).toEqual([]);
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
    expect(findMistakes(statement)).toEqual([]);
    expect(findMistakes(`-- breaks the version before: a reason of some length\n${statement}`)).not.toEqual(
      [],
    );
  });
});

test.each(files)('%s keeps the rules of migrations', (name) => {
  expect(findMistakes(textOf(name))).toEqual([]);
});

interface SnapshotColumn {
  name: string;
  type: string;
  notNull: boolean;
  default?: unknown;
  /** Numbered by the database, which refuses other values. */
  identity?: { type: 'always' | 'byDefault' };
}

interface SnapshotTable {
  name: string;
  columns: Record<string, SnapshotColumn>;
  foreignKeys: Record<string, { tableTo: string }>;
  indexes: Record<string, object>;
  checkConstraints: Record<string, object>;
}

/** The tables as the schema of one version describes them. */
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

/** Writes, changes and reads a row in each table with the columns of one version. */
async function useTables(client: PGlite, tables: SnapshotTable[]): Promise<void> {
  for (const { name, columns } of sortByParents(tables)) {
    const all = Object.values(columns);
    const written = all.filter((column) => column.identity?.type !== 'always');
    const needed = written.filter((column) => column.notNull);
    const list = (part: SnapshotColumn[]) => part.map((column) => `"${column.name}"`).join(', ');
    const values = needed.map((column) => sampleFor(column.type)).join(', ');
    await client.exec(`insert into "${name}" (${list(needed)}) values (${values})`);
    const changes = written.map(
      (column) => `"${column.name}" = coalesce("${column.name}", ${sampleFor(column.type)})`,
    );
    await client.exec(`update "${name}" set ${changes.join(', ')}`);
    const { rows } = await client.query(`select ${list(all)} from "${name}"`);
    expect(rows).toHaveLength(1);
  }
  for (const { name } of sortByParents(tables).reverse()) await client.exec(`delete from "${name}"`);
}

/** Tables, columns, foreign keys, indexes and constraints by name, columns with their types. */
function describeSnapshot({ name, columns, foreignKeys, indexes, checkConstraints }: SnapshotTable) {
  return {
    name,
    columns: Object.values(columns).map((column) => [column.name, column.type, column.notNull]),
    names: [foreignKeys, indexes, checkConstraints].flatMap((each) => Object.keys(each)).sort(),
  };
}

function describeSchema(table: PgTable) {
  const { name, columns, foreignKeys, indexes, checks } = getTableConfig(table);
  const names = [
    ...foreignKeys.map((key) => key.getName()),
    ...indexes.map(({ config }) => config.name),
    ...checks.map((check) => check.name),
  ];
  return {
    name,
    columns: columns.map((column) => [column.name, column.getSQLType(), column.notNull]),
    names: names.sort(),
  };
}

test('the newest migration was generated from the schema (npm run db:generate)', () => {
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
  const tables = Object.values({ ...core, ...billing }).filter((value) => is(value, PgTable));
  const snapshot = snapshotOf(files.length - 1);
  expect(snapshot.map(describeSnapshot).sort(byName)).toEqual(tables.map(describeSchema).sort(byName));
});

describe('the newest schema', () => {
  let client: PGlite;
  beforeAll(async () => {
    client = await PGlite.create();
    for (const name of files) for (const part of textOf(name).split(separator)) await client.exec(part);
  });
  afterAll(() => client.close());

  const lastBreak = Math.max(
    0,
    ...files.flatMap((name, index) => (marker.test(textOf(name)) ? [index] : [])),
  );
  const versions = files.map((_, index) => index).filter((index) => index >= lastBreak);

  test.each(versions)('works with the version whose newest migration is number %i', async (index) => {
    await useTables(client, snapshotOf(index));
  });

  test('does not work with it after a column that it does not fill', async () => {
    const newest = files.length - 1;
    await client.exec('begin; alter table "care_counts" add column "added" text not null');
    await expect(useTables(client, snapshotOf(newest))).rejects.toThrow('added');
    await client.exec('rollback');
  });
});
