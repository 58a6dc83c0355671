// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { FrontendDisplay } from '#shared/contract/shapes.ts';
import { unpackSummary } from '#shared/summary.ts';
import { noteRiskInTab } from '../../features/care/risk-in-tab.ts';
import { createUnstoredSessionId } from '../../features/chat/dialogue-ids.ts';
import { updateHistory } from '../../features/chat/history.ts';
import { UnstoredChoice } from '../../features/chat/unstored/unstored-view.tsx';
import { SummaryPage } from './summary.tsx';
import { UnstoredNotice } from './summary-unstored.tsx';

const inUse = vi.hoisted(() => ({ guide: { kind: 'built-in', label: 'Built-in guide' } }));
vi.mock('../../lib/app-config.ts', () => ({ useAppConfig: () => inUse }));

const display: FrontendDisplay = {
  problemReview: { originalQuestion: 'Stay or go?' },
  instantInsight: { coreAnswer: '• You look for rest.', moodPhrase: 'Quiet.' },
  deepAnalysis: { frameworkAnalysis: '1. Ask one question.' },
  dialogueReview: { keyDiscoveries: ['Rest came up twice.'] },
  personalizedInsight: { personalLabel: '', decisionStyleAnalysis: 'You wait.' },
  nextStep: { text: 'Ask one question', when: 'soon' },
};
const round = {
  id: 'r1',
  question: 'What would rest be?',
  options: [],
  userResponse: { type: 'custom', content: 'A free Friday', timestamp: '2026-11-20T10:00:00.000Z' },
  currentRound: 1,
  timestamp: '2026-11-20T10:00:00.000Z',
  thinkingContent: '',
  supportMessage: '',
  rawResponse: '',
};

let root: Root;
let dialogues = 0;

async function open(display: FrontendDisplay) {
  dialogues += 1; // The page keeps what it has read of a dialogue.
  sessionStorage.setItem('windowId', 'w1');
  localStorage.setItem('sessionId_w1', `s${dialogues}`);
  const history = {
    rounds: [round],
    currentIndex: 0,
    summary: unpackSummary(display),
    summaryGuide: 'built-in',
  };
  localStorage.setItem(`chat_history_s${dialogues}`, JSON.stringify(history));
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () =>
    root.render(
      <Router>
        <SummaryPage />
      </Router>,
    ),
  );
  await act(async () => {});
}

const headings = () => [...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
/** Once the parts whose code comes later have arrived: on a busy machine, loading it takes more than a second. */
const whole = () =>
  vi.waitFor(
    async () => {
      await act(async () => {});
      expect(document.querySelectorAll('legend')).toHaveLength(1);
      expect(headings()).toContain('A sealed guess');
    },
    { timeout: 10_000 },
  );
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const config = { guide: { kind: 'built-in' } };
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/api/config' ? Response.json(config) : Response.json({ code: 'not_found' }, { status: 404 }),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('shows every section in its order, whose words they are, and the dialogue when it is asked for', async () => {
  await open(display);
  await whole();
  expect(headings()).toEqual([
    'Analysis Results',
    'Core Insight',
    'Implementation Path: your next step',
    'Original Question',
    'Core Reasons',
    'Action Suggestions',
    'A sealed guess',
  ]);
  expect(document.querySelector('blockquote')?.textContent).toBe('Quiet.');
  expect(document.body.textContent).toContain('Written by software from your own answers.');
  expect(document.body.textContent).not.toContain('A free Friday');
  await act(async () => button('Dialogue History1 answer')?.click());
  expect(button('Dialogue History1 answer')?.getAttribute('aria-expanded')).toBe('true');
  expect(document.body.textContent).toContain('What would rest be?You answered: A free Friday');
});

test('leaves out a section without text', async () => {
  await open({
    ...display,
    instantInsight: { coreAnswer: '• You look for rest.', moodPhrase: ' ' },
    deepAnalysis: { frameworkAnalysis: '' },
    dialogueReview: { keyDiscoveries: [] },
    personalizedInsight: { personalLabel: '', decisionStyleAnalysis: '' },
    nextStep: undefined,
  });
  await whole();
  expect(headings()).toEqual([
    'Analysis Results',
    'Core Insight',
    'Come back to this later',
    'Original Question',
    'A sealed guess',
  ]);
  expect(document.querySelector('blockquote')).toBeNull();
});

test('pushes nothing next to a care card', async () => {
  await open(display);
  expect(button('Remind me')?.className).toMatch(/primary/);
  expect(button('Add to calendar')?.className).toMatch(/outline/);
  await act(async () => noteRiskInTab('low', 'self-harm'));
  expect(button('Remind me')?.className).toMatch(/outline/);
});

test('shows the step that was picked at the top, and the rest of the path below', async () => {
  await open({
    ...display,
    deepAnalysis: { frameworkAnalysis: '1. For a next step, you picked “A free Friday”.\n2. Sleep on it.' },
    nextStep: undefined,
  });
  await whole();
  expect(headings().slice(2, 6)).toEqual([
    'Your next step',
    'Original Question',
    'Core Reasons',
    'Implementation Path',
  ]);
  expect(document.querySelector('ol')?.textContent).toBe('Sleep on it.');
  expect(document.body.textContent).not.toContain('Come back to this later');
});

test('names the language of the results where it is not that of the page', async () => {
  localStorage.setItem('locale', 'zh');
  await open(display);
  const lines = [...document.querySelectorAll('main [lang]')];
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line.getAttribute('lang')).toBe('en');
});

test('offers only the calendar in an unstored dialogue', async () => {
  sessionStorage.setItem('unstoredSession', 'unstored-1');
  const history = { rounds: [round], currentIndex: 0, summary: unpackSummary(display) };
  sessionStorage.setItem('chat_history_unstored-1', JSON.stringify(history));
  await open(display);
  expect(button('Add to calendar')).toBeDefined();
  expect(button('Remind me')).toBeUndefined();
  expect(document.querySelector('legend')).toBeNull();
  expect(headings()).not.toContain('A sealed guess');
});

describe('an unstored dialogue', () => {
  let root: Root;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.querySelector('#root') as HTMLElement);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  async function receiptFor(inUseKind: string, guides: string[], summaryGuide: string) {
    inUse.guide = { kind: inUseKind, label: inUseKind === 'built-in' ? 'Built-in guide' : 'Model M' };
    const sessionId = createUnstoredSessionId();
    const rounds = guides.map((guide, index) => ({
      id: `r${index + 1}`,
      kind: 'choice' as const,
      question: 'What then?',
      options: [],
      userResponse: null,
      currentRound: index + 1,
      timestamp: '2026-11-20T10:00:00.000Z',
      thinkingContent: '',
      supportMessage: '',
      rawResponse: '',
      guide,
    }));
    updateHistory(sessionId, () => ({ rounds, currentIndex: rounds.length - 1, summaryGuide }));
    await act(async () => root.render(<UnstoredNotice sessionId={sessionId} />));
    return document.querySelector('section')?.textContent ?? '';
  }

  it('says truly who was given the words of a dialogue that nobody stores', async () => {
    const nowhere = 'no text went anywhere else';
    const given = 'your words went to Model M';
    expect(await receiptFor('built-in', ['built-in', 'built-in'], 'built-in')).toContain(nowhere);
    const byModel = await receiptFor('openai', ['openai', 'openai'], 'openai');
    expect([byModel.includes(given), byModel.includes('built-in guide')]).toEqual([true, false]);
    // It was asked first, and only then the built-in guide wrote.
    const fallenBack = await receiptFor('openai', ['built-in', 'built-in'], 'built-in');
    expect([fallenBack.includes(given), fallenBack.includes('wrote instead')]).toEqual([true, true]);
    // The settings have changed since; what was sent was sent.
    expect(await receiptFor('built-in', ['openai'], 'built-in')).toContain('your words went to openai');
  });

  it('says before the choice that a model is given the words all the same', async () => {
    const texts = async (kind: string) => {
      inUse.guide = { kind, label: 'Model M' };
      await act(async () => root.render(<UnstoredChoice on onChange={() => {}} />));
      return document.body.textContent ?? '';
    };
    expect(await texts('openai')).toContain('What you write still goes to Model M');
    expect(await texts('built-in')).not.toContain('Model M');
  });
});
