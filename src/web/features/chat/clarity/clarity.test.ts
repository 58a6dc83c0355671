// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readHistory } from '../history.ts';
import {
  keepClarityBefore,
  restoreClarityBefore,
  sendClarity,
  setClarity,
  storeClarityBefore,
} from './clarity.tsx';

const sent: unknown[] = [];
let status = 200;
let dialogues = 0;
let sessionId = '';

beforeEach(() => {
  dialogues += 1; // Histories are kept in memory.
  sessionId = `clarity-${dialogues}`;
  sent.length = 0;
  status = 200;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json(status === 200 ? { clarity: {} } : { code: 'busy', message: '' }, { status });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('a number for a question is kept over a reload, and not for another question', () => {
  keepClarityBefore('Stay or go?', 4);
  expect(restoreClarityBefore('Stay or go?')).toBe(4);
  expect(restoreClarityBefore('Sell the boat?')).toBeUndefined();
  expect(restoreClarityBefore('Stay or go?')).toBeUndefined();
});

test('it is given to the dialogue that has begun, once', async () => {
  keepClarityBefore('Stay or go?', 0);
  storeClarityBefore(sessionId);
  await vi.waitFor(() => expect(readHistory(sessionId).clarityUnsent).toBeUndefined());
  expect(sent).toEqual([{ sessionId, when: 'before', value: 0 }]);
  storeClarityBefore(`${sessionId}-next`);
  expect(readHistory(`${sessionId}-next`).clarity).toBeUndefined();
});

test('an unstored dialogue has none', () => {
  keepClarityBefore('Stay or go?', 4);
  storeClarityBefore(`unstored-${sessionId}`);
  expect(readHistory(`unstored-${sessionId}`).clarity).toBeUndefined();
  expect(sent).toEqual([]);
  expect(restoreClarityBefore('Stay or go?')).toBeUndefined();
});

test('what could not be sent is kept and sent later; a number can be taken back', async () => {
  status = 503;
  setClarity(sessionId, 'after', 7);
  setClarity(sessionId, 'after', null);
  await expect(sendClarity(sessionId)).rejects.toThrow();
  expect(sent).toContainEqual({ sessionId, when: 'after', value: null });
  expect(readHistory(sessionId)).toMatchObject({ clarity: { after: null }, clarityUnsent: true });
  status = 200;
  sent.length = 0;
  setClarity(sessionId, 'after', 5); // The same call again within half a second would be refused.
  await sendClarity(sessionId);
  expect(sent).toEqual([{ sessionId, when: 'after', value: 5 }]);
  expect(readHistory(sessionId).clarityUnsent).toBeUndefined();
});
