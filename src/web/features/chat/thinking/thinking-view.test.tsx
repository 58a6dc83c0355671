// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatTexts } from '../../../i18n/en/chat.ts';
import {
  arcUpTo,
  arrivalAt,
  progressAt,
  sentencesLength,
  splitSentences,
  ThinkingView,
  type ThinkingViewProps,
  typingStep,
} from './thinking-view.tsx';

describe('the waiting screen', () => {
  let root: Root;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.querySelector('#root') as HTMLElement);
  });

  afterEach(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const show = (props: Partial<ThinkingViewProps> = {}) =>
    act(async () => root.render(<ThinkingView thinking="" status="" {...props} />));
  const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
  const text = () => document.body.textContent ?? '';
  const mood = () => document.querySelector('h1 + p')?.textContent ?? '';
  /** What is typed so far: the rest stands behind it unseen. */
  const typed = () => document.querySelector('[aria-hidden="true"] > p')?.firstChild?.textContent ?? '';
  const thinking = 'You weigh the sea against the city.';
  const moods = chatTexts().moods;

  it('listens until the first word arrives, then types the text', async () => {
    await show();
    expect(document.querySelector('h1')?.textContent).toBe('Thinking...');
    expect(mood()).toBe('Listening between the lines...');
    await show({ thinking });
    await pass(400);
    expect(thinking.startsWith(typed()) && typed().length > 0 && typed().length < thinking.length).toBe(true);
    for (let char = 0; char < thinking.length; char += 1) await pass(30);
    expect(typed()).toBe(thinking);
    expect(mood()).not.toBe('Listening between the lines...');
  });

  it("shows each of the ten moods for 4 s, with the server's status below", async () => {
    const long = 'A thought. '.repeat(2_000);
    await show({ thinking: long, status: 'Reading it again' });
    const seen: string[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      await pass(2_000);
      seen.push(mood());
      expect(text()).toContain('Reading it again');
      await pass(2_000);
    }
    expect(new Set(seen)).toEqual(new Set(moods));
  });

  it('shows three lines in a wait of 4 s, each long enough to be read', async () => {
    await show();
    const lines: string[] = [];
    for (let ms = 0; ms < 4_000; ms += 100) {
      await pass(100);
      if (ms === 200) await show({ thinking });
      if (ms === 400) await show({ thinking, arriveMs: 2_400, closing: 'Ready.', onNext: () => {} });
      lines.push(mood());
    }
    const shown = [...new Set(lines)];
    expect(shown.length).toBeGreaterThanOrEqual(3);
    expect(shown.at(-1)).toBe('Ready.');
    for (const line of shown.slice(0, -1))
      expect(lines.filter((one) => one === line).length).toBeGreaterThan(9);
  });

  const bar = () => document.querySelector('[role="progressbar"]');
  const sunAt = () =>
    Number(/translate\((\S+)/.exec(document.querySelector('svg g')?.getAttribute('transform') ?? '')?.[1]);
  const heading = () => document.querySelector('h1')?.textContent;
  const next = () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Next question');

  it('says Complete! at its time, with a button to the next question, and never a percentage', async () => {
    const onShown = vi.fn();
    const onNext = vi.fn();
    const end = { thinking, arriveMs: 2_000, closing: 'Your next question is ready.', onShown, onNext };
    await show({ thinking });
    await pass(100);
    await show(end);
    await pass(1_900);
    expect([heading(), bar()?.getAttribute('aria-valuetext')]).toEqual(['Thinking...', 'In progress']);
    expect(text()).not.toContain('Your next question is ready.');
    expect(text()).toContain('to skip the wait');
    expect(next()).toBeUndefined();
    expect(onShown).not.toHaveBeenCalled();
    await pass(200);
    expect([heading(), bar()?.getAttribute('aria-valuetext')]).toEqual(['Complete!', 'Complete!']);
    expect(text()).not.toContain('Thinking...');
    expect(text()).toContain('Your next question is ready.');
    expect(onShown).toHaveBeenCalledOnce();
    expect(bar()?.hasAttribute('aria-valuenow')).toBe(false);
    await act(async () => next()?.click());
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('does not say Complete! before the whole text is typed', async () => {
    const long = thinking.repeat(4);
    await show({ thinking: long, arriveMs: 100 });
    await pass(500);
    expect(heading()).toBe('Thinking...');
    for (let char = 0; char < long.length; char += 1) await pass(30);
    expect(heading()).toBe('Complete!');
    expect(typed()).toBe(long);
  });

  it('moves the sun to its end without a jump', async () => {
    await show();
    await pass(1_000);
    await show({ arriveMs: 1_000 });
    const way = [sunAt()];
    for (let frame = 0; frame < 70; frame += 1) {
      await pass(16);
      way.push(sunAt());
    }
    expect(way.at(-1)).toBe(386);
    const steps = way.slice(1).map((at, index) => at - (way[index] ?? 0));
    expect(Math.max(...steps)).toBeLessThan(30);
  });

  it('says after 20 s that it takes long, what was understood, and how to leave', async () => {
    const onBack = vi.fn();
    const onLeave = vi.fn();
    const waysOut = { asked: 'Stay?', understood: ['You want the sea.'], onBack, onLeave };
    await show({ waysOut });
    await pass(19_000);
    expect(text()).not.toContain('longer than usual');
    await import('./slow-wait.tsx');
    await pass(1_500);
    expect(text()).toContain('You want the sea.');
    expect(mood()).toBe('This one’s taking longer than usual. 20 seconds so far.');
    await pass(10_000);
    expect(mood()).toContain('30 seconds so far.');
    const buttons = [...document.querySelectorAll('button')];
    await act(async () => buttons.find((one) => one.textContent === 'Back to Question')?.click());
    await act(async () => buttons.find((one) => one.textContent === 'Leave, and keep my place')?.click());
    expect([onBack.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1]);
    await show({ waysOut, thinking, arriveMs: 0 });
    await pass(2_000);
    expect(text()).not.toContain('longer than usual');
    expect(text()).not.toContain('Leave, and keep my place');
  });

  it('shows an error immediately in place of the text, with another attempt first and a way back', async () => {
    const [onRetry, onGoBack] = [vi.fn(), vi.fn()];
    await show({ thinking: 'Half a thought', error: 'Server error (503)', onRetry, onGoBack });
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('Server error (503)');
    expect(document.querySelector('h1')?.textContent).toBe('That didn’t work');
    expect(text()).not.toContain('Half a thought');
    const [retry, back] = document.querySelectorAll('button');
    await act(async () => retry?.click());
    await act(async () => back?.click());
    expect([onRetry.mock.calls.length, onGoBack.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('typing', () => {
  it('takes 15 to 30 ms per character', () => {
    expect(typingStep(10, 0)).toEqual({ chars: 1, waitMs: 15 });
    expect(typingStep(200, 1)).toEqual({ chars: 1, waitMs: 30 });
  });

  it('speeds up when more than 200 characters wait', () => {
    expect(typingStep(201, 0).chars).toBeGreaterThan(1);
    expect(typingStep(2_000, 0).chars).toBeGreaterThan(typingStep(300, 0).chars);
  });
});

describe('sentences', () => {
  it('are split at their marks, and not inside a number', () => {
    expect(splitSentences('You said 3.5 years. “Stay?” Then no', false)).toEqual([
      'You said 3.5 years.',
      '“Stay?”',
    ]);
    expect(splitSentences('One. Then no', true)).toEqual(['One.', 'Then no']);
    expect(splitSentences('先停一停。再看看！好', false)).toEqual(['先停一停。', '再看看！']);
    expect(splitSentences('', true)).toEqual([]);
  });

  it('give the length to show with reduced motion', () => {
    expect(sentencesLength('One. Two! Thr')).toBe(9);
    expect(sentencesLength('no end')).toBe(0);
  });
});

describe('the simulated progress', () => {
  it('eases over 15 s, and waits well before the end', () => {
    const way = [0, 3_000, 8_000, 15_000, 30_000, 60_000, 600_000].map((ms) => progressAt(ms));
    expect(way).toEqual([...way].sort((a, b) => a - b));
    expect([way[0], way[3], way.at(-1)]).toEqual([0, 86, 86]);
  });

  it('reaches 100 at its time without a jump, from any position', () => {
    const way = Array.from({ length: 61 }, (_, frame) => arrivalAt(12, frame * 16, 900));
    expect(way[0]).toBe(12);
    expect(way.at(-1)).toBe(100);
    const steps = way.slice(1).map((at, index) => at - (way[index] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps)).toBeLessThan(4);
    expect(arrivalAt(12, 0, 0)).toBe(100);
  });

  it('moves in five steps with reduced motion, and arrives no later', () => {
    const seen = Array.from({ length: 300 }, (_, index) => progressAt(index * 50, true));
    expect(new Set([...seen, progressAt(15_000, true)]).size).toBe(6);
    const arriving = Array.from({ length: 101 }, (_, index) => arrivalAt(0, index * 20, 2_000, true));
    expect(new Set(arriving).size).toBe(6);
    expect(arriving.at(-1)).toBe(100);
  });

  it('moves the sun from one end of the arc to the other', () => {
    expect(arcUpTo(0).sun).toEqual({ x: 14, y: 122 });
    expect(arcUpTo(50).sun).toEqual({ x: 200, y: 30 });
    expect(arcUpTo(100).sun).toEqual({ x: 386, y: 122 });
  });
});
