// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundKind } from '#shared/contract/shapes.ts';
import type { StoredRound } from '../history.ts';
import { ScaleAnswers, toScaleAnswer, toValuesAnswer, ValuesAnswers } from './later-rounds.tsx';
import type { Answer } from './round-renderer.tsx';

const cards = ['Being honest', 'My family', 'Rest', 'My health'];
let root: Root;
let answers: Answer[];
let isLocked: boolean;

const createRound = (kind: RoundKind): StoredRound => ({
  id: 'r3',
  kind,
  question: 'How is it?',
  options: kind === 'values' ? cards : [],
  userResponse: null,
  currentRound: 3,
  timestamp: '2026-10-05T20:00:00.000Z',
  thinkingContent: '',
  supportMessage: '',
  rawResponse: '',
});

async function open(kind: 'values' | 'scale') {
  const Answers = kind === 'values' ? ValuesAnswers : ScaleAnswers;
  document.body.innerHTML = '<h1 id="h">How is it?</h1><div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () =>
    root.render(
      <Answers
        sessionId="s1"
        round={createRound(kind)}
        headingId="h"
        locked={isLocked}
        lock={() => undefined}
        onOptionPicked={() => undefined}
        onAnswer={(answer) => answers.push(answer)}
        renderActions={({ canSubmit, onSubmit }) => (
          <button type="button" disabled={!canSubmit} onClick={onSubmit}>
            Send
          </button>
        )}
      />,
    ),
  );
}

const reload = async (kind: 'values' | 'scale') => {
  await act(async () => root.unmount());
  await open(kind);
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  answers = [];
  isLocked = false;
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function find<T extends Element>(selector: string, label: string): T {
  const found = [...document.querySelectorAll<T>(selector)].find((element) =>
    (element.closest('label') ?? element).textContent?.startsWith(label),
  );
  if (!found) throw new Error(`no ${selector} '${label}'`);
  return found;
}
/** An answer is sent after the time for which its card is shown as picked: none here. */
const click = (selector: string, label: string) =>
  act(async () => {
    find<HTMLElement>(selector, label).click();
    await new Promise((resolve) => setTimeout(resolve));
  });
const pick = (card: string) => click('[type=checkbox]', card);
const choose = (label: string) => click('[type=radio]', label);
const press = (label: string) => click('button', label);
const send = () => press('Send');
const canSend = () => !find<HTMLButtonElement>('button', 'Send').disabled;
const status = () => document.querySelector('[role=status]')?.textContent;

async function type(text: string) {
  const area = document.querySelector('textarea');
  if (!area) throw new Error('no field');
  await act(async () => {
    area.value = text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('the cards of values', () => {
  it('ask which one comes first, and send it first', async () => {
    await open('values');
    for (const card of ['Being honest', 'Rest', 'My family']) await pick(card);
    await send();
    expect(answers).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Which one comes first?');
    await press('3My family');
    expect(answers).toEqual([{ text: 'My family. Also: Being honest, Rest.' }]);
  });

  it('need no order when one is picked', async () => {
    await open('values');
    await pick('Rest');
    await send();
    expect(answers).toEqual([{ text: 'Rest' }]);
  });

  it('refuse a fourth and say how to pick it', async () => {
    await open('values');
    for (const card of cards) await pick(card);
    expect(find<HTMLInputElement>('[type=checkbox]', 'My health').checked).toBe(false);
    expect(status()).toContain("That's three. To pick another, take one back.");
    await pick('Rest');
    expect(status()).toBe('2 of 3 picked. Next: which one comes first.');
  });

  it('can be picked again before one of them comes first', async () => {
    await open('values');
    for (const card of ['Rest', 'My family']) await pick(card);
    await send();
    await press('Pick again');
    await pick('Rest');
    await send();
    expect(answers).toEqual([{ text: 'My family' }]);
  });

  it('can be left for own words, or have them added', async () => {
    await open('values');
    await press('Not quite right?');
    await type('none of these, just my dad');
    await send();
    await pick('Rest');
    await send();
    await pick('My family');
    await send();
    await press('2My family');
    expect(answers.map(({ text }) => text)).toEqual([
      'none of these, just my dad',
      'Rest. none of these, just my dad',
      'My family. Also: Rest. none of these, just my dad',
    ]);
  });

  it('are at the same step after a reload', async () => {
    await open('values');
    await pick('Rest');
    await pick('My health');
    await send();
    await reload('values');
    await press('2My health');
    expect(answers).toEqual([{ text: 'My health. Also: Rest.' }]);
  });

  it('stay as they are once the answer is on its way', async () => {
    isLocked = true;
    await open('values');
    await pick('Rest');
    expect(document.querySelector(':checked')).toBeNull();
  });
});

describe('the scale', () => {
  it('sends the number alone, or with the reason', async () => {
    await open('scale');
    expect(canSend()).toBe(false);
    await choose('4');
    await send();
    await type('Because I did it once before');
    await send();
    expect(answers.map(({ text }) => text)).toEqual(['4', '4. Because I did it once before']);
  });

  it('asks at 0 what would make it a 1', async () => {
    await open('scale');
    await choose('1');
    expect(document.body.textContent).toContain('Why not lower?');
    await choose('0');
    expect(document.body.textContent).toContain('What would make it a 1?');
    expect(document.body.textContent).not.toContain('Why not lower?');
  });

  it('can be left for own words, and keeps what was written', async () => {
    await open('scale');
    await choose('6');
    await type('it depends on her');
    await press('Not quite right?');
    expect(document.querySelector(':checked')).toBeNull();
    await send();
    await choose('5');
    await send();
    expect(answers.map(({ text }) => text)).toEqual(['it depends on her', '5. it depends on her']);
  });

  it('is still set after a reload', async () => {
    await open('scale');
    await choose('7');
    await type('it worked once');
    await reload('scale');
    await send();
    expect(answers).toEqual([{ text: '7. it worked once' }]);
  });

  it('keeps a reason on one line', async () => {
    await open('scale');
    await choose('7');
    await type('it worked\n once');
    await send();
    expect(answers).toEqual([{ text: '7. it worked once' }]);
  });
});

const english = { question: 'Which three matter most?' };
const chinese = { question: '哪三样对你最要紧？' };

describe('the answer of the cards', () => {
  it('begins with the card that comes first, then names the others', () => {
    expect(toValuesAnswer(english, { first: 'Being honest', others: ['Rest', 'My family'] })).toBe(
      'Being honest. Also: Rest, My family.',
    );
    expect(toValuesAnswer(chinese, { first: '说真话', others: ['歇一歇', '家里人'] })).toBe(
      '说真话。还有：歇一歇、家里人。',
    );
  });

  it('is the card alone when it is the only one', () => {
    expect(toValuesAnswer(english, { first: 'Rest', others: [] })).toBe('Rest');
    expect(toValuesAnswer(chinese, { first: '歇一歇', others: [], own: ' ' })).toBe('歇一歇');
  });

  it('ends with own words, unchanged', () => {
    expect(toValuesAnswer(english, { first: 'Rest', others: [], own: " it's for dad " })).toBe(
      "Rest. it's for dad",
    );
    expect(toValuesAnswer(chinese, { first: '歇一歇', others: ['身体'], own: '为了爸爸' })).toBe(
      '歇一歇。还有：身体。为了爸爸',
    );
  });
});

describe('the answer of the scale', () => {
  it('begins with the digits, with the reason unchanged behind them', () => {
    expect(toScaleAnswer(english, '4', 'Because I did it once before')).toBe(
      '4. Because I did it once before',
    );
    expect(toScaleAnswer(chinese, '4', '因为以前做到过')).toBe('4分。因为以前做到过');
  });

  it('is the number alone without a reason', () => {
    expect(toScaleAnswer(english, '10', ' ')).toBe('10');
    expect(toScaleAnswer(chinese, '0', '')).toBe('0分');
  });
});
