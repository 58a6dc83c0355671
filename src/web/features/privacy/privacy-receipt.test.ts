import { expect, it } from 'vitest';
import { privacyTexts } from '../../i18n/en/settings.ts';
import {
  backupText,
  groupSteps,
  type Receipt,
  stepLines,
  stepTitle,
  storedGroups,
  summarizeReceipt,
} from './privacy-receipt.tsx';

const t = privacyTexts();
type Step = Receipt['steps'][number];
const step = (over: Partial<Step> = {}): Step => ({
  at: '2026-11-20T10:00:00.000Z',
  kind: 'message',
  answers: 3,
  outcome: 'done',
  guide: 'built-in',
  model: null,
  promptVersion: null,
  tries: 0,
  fellBack: null,
  sent: [],
  ...over,
});
const receipt = (over: Partial<Receipt> = {}): Receipt => ({
  sessionId: 's',
  createdAt: '2026-11-20T10:00:00.000Z',
  steps: [step()],
  stored: [],
  neverStored: [],
  backupDays: 30,
  ...over,
});
const toModel: Step['sent'][number] = {
  purpose: 'guide',
  host: 'api.example.org',
  model: 'model-1',
  times: 2,
  texts: [
    { what: 'question', chars: 23 },
    { what: 'answers', chars: 120, from: 1, to: 3 },
  ],
};

it('a reflection by the built-in guide says that nothing left', () => {
  expect(summarizeReceipt(t, receipt())).toBe(t.nothingLeft);
  expect(stepTitle(t, step())).toBe('You sent answer 3');
  expect(stepLines(t, step())).toEqual([t.byBuiltIn, t.sentNothing]);
});

it('a model is named with what it got, and how often', () => {
  const asked = step({ guide: 'openai', model: 'model-1', tries: 2, sent: [toModel] });
  expect(summarizeReceipt(t, receipt({ steps: [step(), asked] }))).toContain('api.example.org');
  expect(stepLines(t, asked)).toEqual([
    'Written by model-1, an AI model.',
    'It took 2 tries.',
    'Sent to api.example.org: your question (23 characters), your answers 1 to 3 (120 characters). (2 times)',
  ]);
  const checked = { ...toModel, purpose: 'moderation' as const, times: 1 };
  expect(stepLines(t, step({ sent: [checked] })).at(-1)).toMatch(/only to check for signs of danger/);
});

it('says why the built-in guide took over, and what came of a step that failed', () => {
  const fell = step({ model: 'model-1', fellBack: 'timeout', sent: [toModel] });
  expect(stepLines(t, fell)[0]).toBe(t.fellBack.timeout);
  expect(stepLines(t, step({ outcome: 'failed', sent: [toModel] }))[0]).toBe(t.failedStep);
  expect(stepLines(t, step({ outcome: 'care' }))).toEqual([t.careStep, t.answerNotKept, t.sentNothing]);
  expect(stepLines(t, step({ kind: 'start', outcome: 'care' }))).toEqual([t.careStep, t.sentNothing]);
});

it('says once what happened to steps one after another', () => {
  const [first, second] = [step({ kind: 'start' }), step()];
  const failed = step({ outcome: 'failed' });
  expect(groupSteps(t, receipt({ steps: [first, second, failed] }))).toEqual([
    { steps: [first, second], lines: [t.byBuiltIn, t.sentNothing] },
    { steps: [failed], lines: [t.failedStep, t.sentNothing] },
  ]);
});

it('says what is stored, until when, and what backups may hold', () => {
  const stored: Receipt['stored'] = [
    { what: 'question', count: 1, encrypted: true, until: null },
    { what: 'rounds', count: 2, encrypted: true, until: null },
    { what: 'events', count: 1, encrypted: false, until: '2026-11-20T10:05:00.000Z' },
  ];
  expect(storedGroups(t, receipt({ stored }), (iso) => iso.slice(11, 16))).toEqual([
    { how: 'Encrypted, until you delete it', what: ['your question', '2 rounds'] },
    { how: 'Until 10:05', what: [t.storedWhat.events()] },
  ]);
  expect(backupText(t, receipt({}))).toBe(t.backupDays(30));
  expect(backupText(t, receipt({ backupDays: 0 }))).toBe(t.noBackups);
});
