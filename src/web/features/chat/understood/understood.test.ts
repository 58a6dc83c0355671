// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Understanding } from '#shared/contract/shapes.ts';
import { limits } from '#shared/limits.ts';
import { resetChat } from '../dialogue-ids.ts';
import { emptyHistory, parseHistory, readHistory, updateHistory } from '../history.ts';
import {
  confirmUnderstanding,
  editUnderstanding,
  emptyUnderstanding,
  receiveUnderstanding,
  removeLine,
  writeLine,
} from './understood.ts';
import { saveUnderstood } from './use-understood.ts';

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
  updateHistory(sessionId, (history) => receiveUnderstanding(history, emptyUnderstanding));
});
afterEach(() => vi.unstubAllGlobals());

const write = (text: string) =>
  updateHistory(sessionId, (history) => editUnderstanding(history, writeLine('wants', undefined, text)));
const wants = () => readHistory(sessionId).understanding?.wants.map(({ text }) => text);

it('stores corrections, including those made while it stores', async () => {
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
  expect(readHistory(sessionId).understoodBase).toEqual(emptyUnderstanding);
  write('quiet');
  answer = ({ understanding }) => Response.json({ understanding });
  await saveUnderstood(sessionId);
  expect(wants()).toEqual(['rest', 'quiet']);
  expect(readHistory(sessionId)).not.toHaveProperty('understoodBase');
});

it('sends the same lines again as soon as the limit on identical requests allows it', async () => {
  write('rest');
  answer = () => Response.json({ code: 'busy', message: 'busy' }, { status: 503 });
  await expect(saveUnderstood(sessionId)).rejects.toMatchObject({ code: 'busy' });
  answer = ({ understanding }) => Response.json({ understanding });
  expect(await saveUnderstood(sessionId)).toEqual({ kind: 'saved', care: undefined });
  expect(readHistory(sessionId)).not.toHaveProperty('understoodBase');
});

it('keeps lines that speak of high risk in the browser and says so', async () => {
  write('heavy');
  answer = () => Response.json({ understanding: emptyUnderstanding, care: 'high' });
  expect(await saveUnderstood(sessionId)).toEqual({ kind: 'care' });
  expect(wants()).toEqual(['heavy']);
  expect(readHistory(sessionId).understoodHeld).toBe(true);
});

it('passes on a low risk', async () => {
  write('hard days');
  answer = ({ understanding }) => Response.json({ understanding, care: 'low' });
  expect(await saveUnderstood(sessionId)).toEqual({ kind: 'saved', care: 'low' });
});

const guide = (...texts: string[]) => texts.map((text) => ({ text, own: false }));
const own = (...texts: string[]) => texts.map((text) => ({ text, own: true }));
const first: Understanding = { ...emptyUnderstanding, wants: guide('rest', 'money'), unknown: guide('when') };
const given = receiveUnderstanding(emptyHistory, first);

describe('the understanding so far', () => {
  it('marks a changed or added line as the person’s own, and keeps the others', () => {
    const changed = editUnderstanding(given, writeLine('wants', 0, ' sleep '));
    expect(changed.understanding?.wants).toEqual([...own('sleep'), ...guide('money')]);
    const added = editUnderstanding(given, writeLine('fears', undefined, 'the empty days'));
    expect(added.understanding?.fears).toEqual(own('the empty days'));
    expect(added.understanding?.wants).toEqual(first.wants);
  });

  it('accepts no line and no text beyond the limits', () => {
    const texts = Array.from({ length: limits.understoodLines }, (_, index) => `line ${index}`);
    const full = { ...emptyUnderstanding, wants: guide(...texts) };
    expect(writeLine('wants', undefined, 'one more')(full).wants).toHaveLength(limits.understoodLines);
    expect(writeLine('fears', undefined, 'x'.repeat(500))(full).fears[0]?.text).toHaveLength(
      limits.understoodChars,
    );
  });

  it('is the server’s version again once it is stored', () => {
    const edited = editUnderstanding(given, removeLine('wants', 1));
    expect(edited.understoodBase).toEqual(first);
    const sent = edited.understanding ?? emptyUnderstanding;
    const stored = { ...sent, fears: guide('the letter') };
    const confirmed = confirmUnderstanding(edited, sent, stored);
    expect(confirmed.understanding).toEqual(stored);
    expect(confirmed).not.toHaveProperty('understoodBase');
  });

  it('keeps corrections made during a save', () => {
    const edited = editUnderstanding(given, removeLine('wants', 1));
    const sent = edited.understanding ?? emptyUnderstanding;
    const later = editUnderstanding(edited, writeLine('limits', undefined, 'two children'));
    const confirmed = confirmUnderstanding(later, sent, sent);
    expect(confirmed.understanding?.limits).toEqual(own('two children'));
    expect(confirmed.understanding?.wants).toEqual(guide('rest'));
    expect(confirmed.understoodBase).toEqual(sent);
  });

  it('puts corrections that are not stored yet on top of a new round', () => {
    const edited = editUnderstanding(
      editUnderstanding(given, removeLine('wants', 1)),
      writeLine('wants', 0, 'sleep'),
    );
    const fresh = { ...first, wants: guide('rest', 'money', 'quiet'), unknown: [] };
    const next = receiveUnderstanding(edited, fresh);
    expect(next.understanding?.wants).toEqual([...guide('quiet'), ...own('sleep')]);
    expect(next.understanding?.unknown).toEqual([]);
    expect(next.understoodBase).toEqual(fresh);
  });

  it('never drops a line of the person for lack of room', () => {
    const edited = editUnderstanding(given, writeLine('wants', undefined, 'mine'));
    const many = Array.from({ length: limits.understoodLines }, (_, index) => `new ${index}`);
    const next = receiveUnderstanding(edited, { ...first, wants: guide(...many) });
    expect(next.understanding?.wants).toHaveLength(limits.understoodLines);
    expect(next.understanding?.wants).toContainEqual({ text: 'mine', own: true });
  });

  it('comes back from storage with what is still to be stored, and without what cannot be read', () => {
    const edited = { ...editUnderstanding(given, removeLine('wants', 0)), understoodHeld: true };
    expect(parseHistory(JSON.parse(JSON.stringify(edited)))).toEqual(edited);
    const broken = parseHistory({
      rounds: [],
      understanding: { wants: [7, { text: 'rest' }, ''], fears: 'x' },
    });
    expect(broken.understanding).toEqual({ ...emptyUnderstanding, wants: guide('rest') });
    expect(parseHistory({ rounds: [], understanding: 'x' })).not.toHaveProperty('understanding');
  });

  it('is sent again once a line that was held for care is changed', () => {
    const held = { ...editUnderstanding(given, writeLine('wants', 0, 'heavy')), understoodHeld: true };
    expect(editUnderstanding(held, removeLine('wants', 0))).not.toHaveProperty('understoodHeld');
  });
});
