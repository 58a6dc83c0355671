// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { fetchPage, type Reflection, type ReflectionPage } from './reflections.ts';
import { reflection } from './testing.ts';
import { type Library, useLibrary } from './use-library.ts';

vi.mock('./reflections.ts', () => ({ fetchPage: vi.fn() }));

const page = (numbers: readonly number[], cursor: string | null): ReflectionPage => ({
  reflections: numbers.map((number) => reflection(number)),
  cursor,
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
    let late: (page: Promise<ReflectionPage>) => void = () => {};
    vi.mocked(fetchPage)
      .mockResolvedValueOnce(page([1, 2], 'after 2'))
      .mockResolvedValueOnce(page([3, 4], 'after 4'))
      .mockReturnValueOnce(new Promise((resolve) => (late = resolve)))
      .mockResolvedValueOnce(page([0, 1], 'after 1'));
    const root = createRoot(document.createElement('div'));
    const list = () =>
      library?.state.status === 'ready' ? library.state.reflections.map(({ sessionId }) => sessionId) : [];
    const ids = (...numbers: number[]) => page(numbers, null).reflections.map(({ sessionId }) => sessionId);

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
  vi.mocked(fetchPage)
    .mockResolvedValueOnce(page([1, 2], null))
    .mockRejectedValueOnce(new Error())
    .mockRejectedValueOnce(new Error());
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<View />));
  await act(async () => library?.reload({ quiet: true }));
  expect(library?.state).toEqual({ status: 'ready', nextPage: 'idle', ...page([1, 2], null) });
  await act(async () => library?.reload());
  expect(library?.state.status).toBe('failed');
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
