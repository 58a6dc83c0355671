// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Understanding } from '#shared/contract/shapes.ts';
import { readHistory, updateHistory } from '../history.ts';
import { resetChat } from '../session.ts';
import { saveUnderstood } from './save-understood.ts';
import { editUnderstanding, nothingUnderstood, receiveUnderstanding, writeLine } from './understood.ts';

type Sent = { sessionId: string; understanding: Understanding };
let sent: Sent[];
let answer: (body: Sent) => Response | Promise<Response>;
let sessions = 0;
let sessionId: string;

beforeEach(() => {
  resetChat();
  sent = [];
  sessions += 1;
  sessionId = `s${sessions}`;
  answer = ({ understanding }) => Response.json({ understanding });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Sent;
    sent.push(body);
    return answer(body);
  });
  updateHistory(sessionId, (history) => receiveUnderstanding(history, nothingUnderstood));
});
afterEach(() => vi.unstubAllGlobals());

const write = (text: string) =>
  updateHistory(sessionId, (history) => editUnderstanding(history, writeLine('wants', undefined, text)));
const wants = () => readHistory(sessionId).understanding?.wants.map(({ text }) => text);

it('stores what was corrected, and what came while it did', async () => {
  write('rest');
  answer = ({ understanding }) => {
    if (sent.length === 1) write('quiet');
    return Response.json({ understanding });
  };
  expect(await saveUnderstood(sessionId)).toEqual({ kind: 'saved', care: undefined });
  expect(sent.map(({ understanding }) => understanding.wants.length)).toEqual([1, 2]);
  expect(wants()).toEqual(['rest', 'quiet']);
  expect(readHistory(sessionId)).not.toHaveProperty('understoodBase');
});

it('sends nothing when nothing is to be stored', async () => {
  await saveUnderstood(sessionId);
  expect(sent).toEqual([]);
});

it('keeps the lines when the server refuses them, and stores them later', async () => {
  write('rest');
  answer = () => Response.json({ code: 'busy', message: 'busy' }, { status: 503 });
  await expect(saveUnderstood(sessionId)).rejects.toMatchObject({ code: 'busy' });
  expect(wants()).toEqual(['rest']);
  expect(readHistory(sessionId).understoodBase).toEqual(nothingUnderstood);
  write('quiet');
  answer = ({ understanding }) => Response.json({ understanding });
  await saveUnderstood(sessionId);
  expect(wants()).toEqual(['rest', 'quiet']);
  expect(readHistory(sessionId)).not.toHaveProperty('understoodBase');
});

it('keeps lines that speak of high risk in the browser and says so', async () => {
  write('heavy');
  answer = () => Response.json({ understanding: nothingUnderstood, care: 'high' });
  expect(await saveUnderstood(sessionId)).toEqual({ kind: 'care' });
  expect(wants()).toEqual(['heavy']);
  expect(readHistory(sessionId).understoodHeld).toBe(true);
});

it('passes on a soft word on care', async () => {
  write('hard days');
  answer = ({ understanding }) => Response.json({ understanding, care: 'low' });
  expect(await saveUnderstood(sessionId)).toEqual({ kind: 'saved', care: 'low' });
});
