// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startUnstoredSession } from '../../features/chat/dialogue-ids.ts';
import { updateHistory } from '../../features/chat/history.ts';
import { UnstoredChoice } from '../../features/chat/unstored/unstored-view.tsx';
import { UnstoredNotice } from './summary-unstored.tsx';

const inUse = vi.hoisted(() => ({ guide: { kind: 'built-in', label: 'Built-in guide' } }));
vi.mock('../../lib/app-config.ts', () => ({ useAppConfig: () => inUse }));

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
  const sessionId = startUnstoredSession();
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
