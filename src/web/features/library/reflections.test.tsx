// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { stateText } from '#shared/reflection/reflection-export.ts';
import { libraryTexts } from '../../i18n/en/library.ts';
import { call } from '../../lib/api.ts';
import { groupByMonth, type Library, type Reflection, useLibrary } from './reflections.ts';
import { reflection } from './testing.ts';

vi.mock(import('../../lib/api.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

const times = { createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' };
const reflectionWith = (over: Partial<Reflection>): Reflection => ({
  ...{ sessionId: 's', question: 'Stay?', status: 'active', turn: 'idle', rounds: 2, ...times, ...over },
});

test.each<[Partial<Reflection>, string]>([
  [{ status: 'finished' }, 'Finished'],
  [{}, 'Round 2, not finished'],
  [{ turn: 'interrupted' }, 'Round 2, interrupted'],
  [{ turn: 'interrupted', rounds: 0 }, 'Interrupted before the first question'],
  [{ rounds: 0 }, 'Interrupted before the first question'],
  [{ turn: 'running', rounds: 0 }, 'The guide is answering'],
])('%j is described as %j', (over, text) =>
  expect(stateText(libraryTexts(), reflectionWith(over))).toBe(text),
);

test('reflections are grouped by the month that they began in, in the order of the list', () => {
  const began = (sessionId: string, createdAt: string) => reflectionWith({ sessionId, createdAt });
  const months = groupByMonth([
    began('a', '2026-11-20T10:00:00.000Z'),
    began('b', '2026-11-02T10:00:00.000Z'),
    began('c', '2025-11-20T10:00:00.000Z'),
  ]);
  expect(months.map(({ key, reflections }) => [key, reflections.map(({ sessionId }) => sessionId)])).toEqual([
    ['2026-11', ['a', 'b']],
    ['2025-11', ['c']],
  ]);
});

/** A page as the server sends it. */
const page = (numbers: readonly number[], nextCursor: string | null) => ({
  sessions: numbers.map((number) => reflection(number)),
  nextCursor,
});

let library: Library | undefined;
function View() {
  library = useLibrary();
  return null;
}

test.each(['comes', 'fails'])(
  'a page that %s after the list was loaded again changes nothing',
  async (what) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    let late: (answer: Promise<ReturnType<typeof page>>) => void = () => {};
    vi.mocked(call)
      .mockResolvedValueOnce(page([1, 2], 'after 2'))
      .mockResolvedValueOnce(page([3, 4], 'after 4'))
      .mockReturnValueOnce(new Promise((resolve) => (late = resolve)))
      .mockResolvedValueOnce(page([0, 1], 'after 1'));
    const root = createRoot(document.createElement('div'));
    const list = () =>
      library?.state.status === 'ready' ? library.state.reflections.map(({ sessionId }) => sessionId) : [];
    const ids = (...numbers: number[]) => page(numbers, null).sessions.map(({ sessionId }) => sessionId);

    await act(async () => root.render(<View />));
    await act(async () => void (await library?.showMore()));
    expect(list()).toEqual(ids(1, 2, 3, 4));
    let added: Promise<readonly Reflection[]> | undefined;
    await act(async () => {
      added = library?.showMore();
    });
    await act(async () => library?.reload({ quiet: true }));
    const oldPage = what === 'comes' ? Promise.resolve(page([5, 6], 'after 6')) : Promise.reject(new Error());
    await act(async () => late(oldPage));
    expect(list()).toEqual(ids(0, 1));
    expect(await added).toEqual([]);
    expect(library?.state).toMatchObject({ cursor: 'after 1', nextPage: 'idle' });
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  },
);

test('a quiet reload that fails keeps the list', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.mocked(call)
    .mockResolvedValueOnce(page([1, 2], null))
    .mockRejectedValueOnce(new Error())
    .mockRejectedValueOnce(new Error());
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<View />));
  await act(async () => library?.reload({ quiet: true }));
  const reflections = page([1, 2], null).sessions;
  expect(library?.state).toEqual({ status: 'ready', nextPage: 'idle', reflections, cursor: null });
  await act(async () => library?.reload());
  expect(library?.state.status).toBe('failed');
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
