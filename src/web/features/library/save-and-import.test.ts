// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#shared/limits.ts';
import { forgetRequests } from '../../lib/api.ts';
import { ImportFailed, importFile, toParts } from './save-and-import.tsx';

const at = '2026-11-20T10:00:00.000Z';
const reflection = (number: number, question = `Question ${number}?`) => ({
  ...{ id: `s${number}`, question, createdAt: at, updatedAt: at, writtenBy: 'built-in', rounds: [] },
});
const fileOf = (reflections: unknown[]) => new Blob([JSON.stringify({ reflections })]);
const options = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });

let calls: { reflections: { id: string }[] }[];
/** The answers of the server, in order. */
let answers: (() => Response)[];

beforeEach(() => {
  calls = [];
  answers = [];
  forgetRequests();
  localStorage.setItem('accessToken', 'token');
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const call = JSON.parse(String(body));
    calls.push(call);
    const imported = call.reflections.length;
    return answers.shift()?.() ?? Response.json({ imported, duplicates: 0, refused: [] });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function reasonOf(file: Blob): Promise<string | undefined> {
  const error = await importFile(file, options()).catch((thrown: unknown) => thrown);
  return error instanceof ImportFailed ? error.reason : undefined;
}

test('a file is sent in parts, and the answers are added up', async () => {
  const many = Array.from({ length: limits.importedAtOnce + 5 }, (_, number) => reflection(number));
  answers = [() => Response.json({ imported: 12, duplicates: 7, refused: [3] })];
  const progress = options();
  const result = await importFile(fileOf([...many, { unreadable: true }]), progress);
  expect(result).toMatchObject({ imported: 17, duplicates: 7, refused: 2 });
  expect(calls.map(({ reflections }) => reflections.length)).toEqual([limits.importedAtOnce, 5]);
  expect(progress.onProgress.mock.calls).toEqual([
    [0, 25],
    [20, 25],
  ]);
});

test('no part is larger than the server takes', () => {
  const long = Array.from({ length: 9 }, (_, number) => ({
    ...reflection(number),
    pad: '长'.repeat(20_000),
  }));
  const parts = toParts(long);
  expect(parts.flat()).toEqual(long);
  for (const part of parts)
    expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThan(210_000);
});

test('one that is too large for a call is counted as refused, and the others are sent', async () => {
  const huge = reflection(1, '长'.repeat(90_000));
  expect(await importFile(fileOf([huge, reflection(2)]), options())).toMatchObject({
    imported: 1,
    refused: 1,
  });
});

test('the gravest risk of all parts is reported', async () => {
  const many = Array.from({ length: limits.importedAtOnce + 1 }, (_, number) => reflection(number));
  answers = [
    () => Response.json({ imported: 20, duplicates: 0, refused: [], care: 'high', careKind: 'abuse' }),
  ];
  expect(await importFile(fileOf(many), options())).toMatchObject({ care: 'high', careKind: 'abuse' });
});

test.each([
  ['Dear diary', 'not ours'],
  ['{"reflections":[]}', 'empty'],
])('a file with %j fails with the reason %j, and nothing is sent', async (content, reason) => {
  expect(await reasonOf(new Blob([content]))).toBe(reason);
  expect(calls).toEqual([]);
});

test('a full library and a failed call have different reasons', async () => {
  answers = [() => Response.json({ code: 'library_full' }, { status: 409 })];
  expect(await reasonOf(fileOf([reflection(1)]))).toBe('full');
  answers = [() => Response.json({ code: 'internal' }, { status: 500 })];
  expect(await reasonOf(fileOf([reflection(2)]))).toBe('failed');
});
