// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const at = new Date().toISOString();
const reflection = (sessionId: string, more: object) => ({
  ...{ sessionId, question: `${sessionId}?`, status: 'finished', turn: 'idle', rounds: 4 },
  ...{ createdAt: at, updatedAt: at, ...more },
});
let sessions: object[];
let checkIns: object[] | undefined;
let status: number;
let root: Root | undefined;

const json = (body: object, code = 200) => Response.json(body, { status: code });

function answer(url: string): Response {
  if (url.startsWith('/api/chat/sessions')) return json({ sessions, nextCursor: null }, status);
  if (url.startsWith('/api/check-ins') && checkIns) return json({ checkIns });
  return json({ code: 'internal', message: '' }, 500);
}

async function open() {
  vi.resetModules(); // Requests are shared for some seconds.
  const { findMemberHome } = await import('./home-member.tsx');
  const View = await findMemberHome();
  if (!View) return undefined;
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () =>
    root?.render(
      <View
        questionId="q"
        composer={<textarea id="q" />}
        privacy="private"
        visitorPart="visitor part"
        onAsk={vi.fn()}
      >
        {null}
      </View>,
    ),
  );
  return document.querySelector('main');
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (url: string) => answer(url));
  localStorage.setItem('accessToken', 'token');
  sessions = [];
  checkIns = [];
  status = 200;
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('shows what is unfinished, the check-in that is due and the last three insights', async () => {
  sessions = [
    reflection('lost', { status: 'active', question: '', unreadable: true }),
    reflection('open', { status: 'active', rounds: 3 }),
    ...[1, 2, 3, 4].map((n) => reflection(`done${n}`, { insight: `Insight ${n}` })),
  ];
  checkIns = [
    { sessionId: 'due', status: 'due', question: 'Two jobs?', hasPrediction: true },
    { sessionId: 'later', status: 'planned', question: 'Later?', hasPrediction: false },
  ];
  const main = await open();
  const region = (name: string) =>
    [...(main?.querySelectorAll('section') ?? [])].find((section) => section.textContent?.includes(name));
  expect(region('open?')?.textContent).toContain('2 answers, today');
  expect(region('Your check-in is due')?.textContent).toContain('You sealed a guess');
  expect(region('Your check-in is due')?.querySelector('a')?.getAttribute('href')).toBe(
    '/check-in?session=due',
  );
  const insights = [...(region('Last insights')?.querySelectorAll('b') ?? [])];
  expect(insights.map(({ textContent }) => textContent)).toEqual(['Insight 1', 'Insight 2', 'Insight 3']);
  expect(main?.textContent).not.toContain('Later?');
});

it('is not there for somebody without anything to show', async () => {
  expect(await open()).toBeUndefined();
});

it('does without check-ins that cannot be loaded', async () => {
  checkIns = undefined;
  sessions = [reflection('done', { insight: 'An insight' })];
  expect((await open())?.textContent).toContain('An insight');
});

it('leaves a person whose session has ended on the page', async () => {
  window.history.replaceState(null, '', '/');
  status = 401;
  await expect(open()).rejects.toThrow();
  expect(window.location.pathname).toBe('/');
});
