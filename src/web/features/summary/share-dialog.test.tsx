// @vitest-environment happy-dom
import fc from 'fast-check';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#shared/locales.ts';
import { unpackSummary } from '#shared/summary.ts';
import { useLocale } from '../../i18n/catalogue.ts';
import { loadTranslations } from '../../i18n/languages.ts';
import { chosenParts, partsWithText, ShareDialog, type SharePart } from './share-dialog.tsx';

vi.mock(import('./card-picture.ts'), async (original) => ({ ...(await original()), captureCard }));

const captureCard = vi.hoisted(() => vi.fn());

const question = 'Should I leave my job at the bakery?';
const summary = unpackSummary({
  problemReview: { originalQuestion: question },
  instantInsight: { coreAnswer: '• You look for rest. • Round 2 spoke of time.', moodPhrase: 'Quiet.' },
  deepAnalysis: { frameworkAnalysis: '1. Ask one question.' },
  dialogueReview: { keyDiscoveries: ['Round 1, “the early mornings wear me out”: that is the price.'] },
  personalizedInsight: { personalLabel: 'Keeper of rest', decisionStyleAnalysis: 'You wait.' },
  shareLine: 'Not settled. Said, though.',
});
const first = 'Not settled. Said, though.';

const desktop = { userAgent: 'Chrome/131.0', platform: 'Linux x86_64', maxTouchPoints: 0 };
const phone = {
  userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605 Safari/604',
  platform: 'iPhone',
  maxTouchPoints: 5,
};
const writeText = vi.fn();
const share = vi.fn();
const onClose = vi.fn();
const refusal = (name: string) => new DOMException('refused', name);

let root: Root;
let shown = summary;

function Shown() {
  useLocale();
  return (
    <ShareDialog
      summary={shown}
      product="Clearing"
      rounds={4}
      clarity={{ before: 4, after: 7 }}
      art={null}
      logo={null}
      onClose={onClose}
    />
  );
}

interface Setting {
  device?: typeof desktop;
  sharing?: 'none' | 'text' | 'files';
  locale?: Locale;
}

async function open({ device = desktop, sharing = 'none', locale = 'en' }: Setting = {}) {
  vi.stubGlobal('navigator', {
    ...device,
    language: 'en-US',
    clipboard: { writeText },
    ...(sharing !== 'none' && { share }),
    ...(sharing === 'files' && { canShare: () => true }),
  });
  localStorage.setItem('locale', locale);
  await loadTranslations('rest');
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(<Shown />));
  await act(async () => {});
}

const all = <E extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<E>(`dialog ${selector}`),
];
const labels = () => all('[role="group"] button').map((button) => button.textContent);
const button = (label: string) => all('button').find(({ textContent }) => textContent === label);
const alerts = () => all('[role="alert"]').map(({ textContent }) => textContent);
const said = () =>
  all('[role="status"]')
    .map(({ textContent }) => textContent)
    .join('');

async function press(label: string) {
  const found = button(label);
  if (!found) throw new Error(`no button '${label}'`);
  await act(async () => found.click());
  await act(async () => {});
}

const switches = () => new Map(all('[role="switch"]').map((element) => [nameOf(element), element]));

function nameOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  captureCard.mockReset().mockResolvedValue(new Blob(['png'], { type: 'image/png' }));
  writeText.mockReset().mockResolvedValue(undefined);
  share.mockReset().mockResolvedValue(undefined);
  onClose.mockReset();
});

afterEach(async () => {
  shown = summary;
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const failures = {
  en: {
    buttons: { save: 'Save', copy: 'Copy Text', share: 'Share', again: 'Try again' },
    screenshot: 'Failed to generate screenshot. Please try again.',
    popup: 'Pop-up blocked. Please allow pop-ups and try again.',
    copy: "Copying didn't work. Please select the text below and copy it.",
    share: "Sharing didn't work. Please save the picture or copy the text.",
  },
  zh: {
    buttons: { save: '保存', copy: '复制文字', share: '分享', again: '重试' },
    screenshot: '生成截图失败，请重试。',
    popup: '弹出窗口被拦截。请允许弹出窗口后重试。',
    copy: '复制未成功。请选中下面的文字后复制。',
    share: '分享未成功。请保存图片或复制文字。',
  },
} as const;

describe.each(['en', 'zh'] as const)('error messages in %s', (locale) => {
  const { buttons, ...texts } = failures[locale];

  it('a picture that cannot be made, and made by the next try', async () => {
    captureCard.mockRejectedValueOnce(new Error('no canvas'));
    await open({ locale });
    expect(alerts()).toEqual([texts.screenshot]);
    expect(button(buttons.save)?.getAttribute('aria-disabled')).toBe('true');
    await press(buttons.again);
    expect(alerts()).toEqual([]);
    expect(document.activeElement).toBe(all('section')[0]);
    expect(all('img')).toHaveLength(1);
  });

  it('a tab that is blocked where pictures open to be saved', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await open({ locale, device: phone });
    await press(buttons.save);
    expect(opened).toHaveBeenCalledWith('blob:picture', '_blank');
    expect(alerts()).toEqual([texts.popup]);
  });

  it('shows the text for selection when the clipboard refuses', async () => {
    writeText.mockRejectedValue(refusal('NotAllowedError'));
    await open({ locale });
    await press(buttons.copy);
    expect(alerts()).toEqual([texts.copy]);
    expect(all<HTMLTextAreaElement>('textarea')[0]?.value).toBe(first);
  });

  it('a share sheet that refuses, not one that is closed', async () => {
    share.mockRejectedValueOnce(refusal('AbortError')).mockRejectedValueOnce(refusal('NotAllowedError'));
    await open({ locale, sharing: 'files' });
    await press(buttons.share);
    expect(alerts()).toEqual([]);
    await press(buttons.share);
    expect(alerts()).toEqual([texts.share]);
  });
});

describe('the options', () => {
  it('are Save, Copy Text and Close, with Share where pictures can be shared', async () => {
    await open();
    expect(labels()).toEqual(['Copy Text', 'Close']);
    await press('Copy Text');
    expect(writeText).toHaveBeenCalledWith(first);
    expect(said()).toBe('Copied.');
    await act(async () => root.unmount());
    await open({ sharing: 'files' });
    expect(labels()).toEqual(['Share', 'Copy Text', 'Close']);
    await press('Close');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('are Share, Copy Text, Notes and Cancel on iOS', async () => {
    await open({ device: phone, sharing: 'files' });
    expect(labels()).toEqual(['Share', 'Copy Text', 'Notes', 'Cancel']);
    await press('Share');
    const [{ files }] = share.mock.calls[0] as [{ files: File[] }];
    expect(files.map(({ name, type }) => `${type} ${name}`)).toEqual([
      expect.stringMatching(/^image\/png screenshot-[\dTZ-]+\.png$/),
    ]);
    await press('Notes');
    expect(share).toHaveBeenLastCalledWith({ title: 'Analysis Results', text: first });
    await press('Cancel');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('share the text where the sheet takes no pictures, and copy it where there is no sheet', async () => {
    await open({ device: phone, sharing: 'text' });
    await press('Share');
    expect(share).toHaveBeenCalledWith({ title: 'Analysis Results', text: first });
    await act(async () => root.unmount());
    await open({ device: phone });
    await press('Share');
    expect(said()).toBe("This browser can't share, so the text was copied instead.");
    await press('Notes');
    expect(said()).toBe('Copied. Open Notes and paste it there.');
    expect(writeText).toHaveBeenCalledTimes(2);
  });
});

describe('the choice of sections', () => {
  it('starts with the line without the subject alone', async () => {
    await open();
    const states = [...switches()].map(
      ([name, element]) => `${name}: ${element.getAttribute('aria-checked')}`,
    );
    expect(states).toEqual([
      'Include my question: false',
      'Include my insight, word for word: false',
      'Include how clear it was and is: false',
      'Behind the insight: false',
      'Core Reasons: false',
      'Implementation Path: false',
      'Action Suggestions: false',
      'Closing line: false',
    ]);
    const card = captureCard.mock.lastCall?.[0] as HTMLElement | undefined;
    expect(card?.textContent).toBe(`${first}Clearing4 questions`);
    expect(document.body.textContent).toContain('Nothing on this card gives away what you asked about.');
  });

  it.each(['en', 'zh'] as const)(
    'shares nothing but that line in %s, whatever the reflection contains',
    async (locale) => {
      const text = fc.string({ unit: 'grapheme', minLength: 1 });
      const texts = fc.array(text, { maxLength: 4 });
      const any = fc.record({
        question: text,
        insights: texts,
        reasons: texts,
        steps: texts,
        mood: text,
        label: text,
        suggestions: texts,
        stillOpen: texts,
        shareLine: fc.constant(first),
      });
      const handedOn = new Set<string>();
      for (const reflection of fc.sample(any, { numRuns: 12, seed: 7 })) {
        shown = reflection;
        await open({ locale });
        await press(locale === 'en' ? 'Copy Text' : '复制文字');
        const card = captureCard.mock.lastCall?.[0] as HTMLElement | undefined;
        handedOn.add(`${writeText.mock.lastCall?.[0]}|${card?.textContent}`);
        await act(async () => root.unmount());
      }
      await open();
      expect(handedOn.size).toBe(1);
    },
  );

  it('takes the closing line where there is no such line, and says so; without both, one that fits everybody', async () => {
    const { shareLine: _, ...old } = summary;
    shown = old;
    await open();
    await press('Copy Text');
    expect(writeText).toHaveBeenLastCalledWith('Quiet.');
    expect(document.body.textContent).toContain('This card holds the closing line of your reflection.');
    await act(async () => root.unmount());
    shown = { ...old, mood: '' };
    await open();
    await press('Copy Text');
    expect(writeText).toHaveBeenLastCalledWith('I took some quiet time for a question of my own.');
    expect(document.body.textContent).toContain('Nothing on this card gives away what you asked about.');
  });

  it('puts the insight in the place of the line, and the numbers below it', async () => {
    await open();
    await act(async () => switches().get('Include my insight, word for word')?.click());
    await act(async () => switches().get('Include how clear it was and is')?.click());
    const card = captureCard.mock.lastCall?.[0] as HTMLElement | undefined;
    expect(card?.textContent).toBe('You look for rest.Clarity, from 4 to 7Clearing4 questions');
    await press('Copy Text');
    expect(writeText).toHaveBeenLastCalledWith('Clarity, from 4 to 7\n\nCore Insight\nYou look for rest.');
  });

  it('makes the picture and the text again after every change', async () => {
    await open();
    expect(captureCard).toHaveBeenCalledTimes(1);
    await act(async () => switches().get('Include my question')?.click());
    expect(captureCard).toHaveBeenCalledTimes(2);
    const card = captureCard.mock.lastCall?.[0] as HTMLElement | undefined;
    expect(card?.textContent).toContain(question);
    expect(document.body.textContent).toContain('This picture contains words from your reflection.');
    await press('Copy Text');
    expect(writeText.mock.calls[0]?.[0]).toContain(question);
    expect(said()).toBe('Copied.');
    await act(async () => switches().get('Include my insight, word for word')?.click());
    expect(said()).toBe('');
  });

  it('returns to the line alone when all are off', async () => {
    await open();
    const choice = 'Include my question';
    await act(async () => switches().get(choice)?.click());
    await press('Copy Text');
    expect(writeText).toHaveBeenLastCalledWith(`${first}\n\nOriginal Question\n${question}`);
    await act(async () => switches().get(choice)?.click());
    await press('Copy Text');
    expect(writeText).toHaveBeenLastCalledWith(first);
  });
});

describe('the chosen parts', () => {
  const question = 'Should I leave my job at the bakery?';
  const summary = unpackSummary({
    problemReview: { originalQuestion: question },
    instantInsight: { coreAnswer: '• You look for rest. • Round 2 spoke of time.', moodPhrase: 'Quiet.' },
    deepAnalysis: { frameworkAnalysis: '1. Ask one question.' },
    dialogueReview: { keyDiscoveries: ['Round 1, “the early mornings wear me out”: that is the price.'] },
    personalizedInsight: {
      personalLabel: 'Keeper of rest',
      decisionStyleAnalysis: `On “${question}” you wait.`,
    },
  });

  describe('what is shared', () => {
    it('offers only parts that have text', () => {
      const bare = { ...summary, insights: ['One.'], reasons: [], mood: '' };
      expect(partsWithText(bare, false)).toEqual(['insight', 'question', 'steps', 'suggestions']);
    });

    it('takes the chosen parts and hides the question in them until it is chosen', () => {
      const chosen = new Set<SharePart>(['behind', 'suggestions']);
      const shared = chosenParts(summary, chosen);
      expect(shared).toEqual({
        question: '',
        insights: ['Round 2 spoke of time.'],
        reasons: [],
        steps: [],
        mood: '',
        label: 'Keeper of rest',
        suggestions: ['On “…” you wait.'],
        stillOpen: [],
      });
      const withQuestion = chosenParts(summary, new Set([...chosen, 'question' as const]));
      expect(withQuestion.suggestions).toEqual([`On “${question}” you wait.`]);
      expect(chosenParts(summary, new Set()).insights).toEqual([]);
    });
  });
});
