import { describe, expect, test } from 'vitest';
import { importedReflection } from '../contract/chat.ts';
import type { ContractTypes } from '../contract/endpoints.ts';
import { locales } from '../locales.ts';
import { getExportWords } from '../texts/shared-texts.ts';
import { reflectionData, reflectionMarkdown } from './reflection-export.ts';
import { readReflections } from './reflection-import.ts';

type WholeReflection = ContractTypes['getSession']['response'];

const at = '2026-11-20T10:00:00.000Z';

type Round = WholeReflection['history'][number];

const round = (number: number, over: Partial<Round>): Round => ({
  ...{ id: `r${number}`, kind: 'choice', question: `Question ${number}?`, options: ['Stay', 'Go *now*'] },
  ...{ userResponse: null, currentRound: number, timestamp: at, thinkingContent: '', supportMessage: '' },
  ...{ guide: 'built-in', ...over },
});

const own = (content: string) => ({ type: 'custom' as const, content, timestamp: at });

/** Holds everything that Markdown could trip over. */
const whole: WholeReflection = {
  ...{ sessionId: 'w1-1-abc', status: 'finished', turn: 'idle', rounds: 4, createdAt: at, updatedAt: at },
  ...{ guide: 'a --> model', reading: { frame: 'open' }, continues: 'w0-1-abc', memory: ['- Step: *write*'] },
  clarity: { before: 4, after: 7 },
  question: '# Stay?\n\n- or <b>go</b>\n1. now',
  understanding: { wants: [{ text: 'Rest', own: true }], fears: [], limits: [], unknown: [] },
  history: [
    round(1, { userResponse: { type: 'option', option: 'B', content: 'Go *now*', timestamp: at } }),
    round(2, { kind: 'values', options: ['Rest', 'My_home'], userResponse: own('Rest. Also: My_home.') }),
    round(3, { kind: 'scale', options: [], userResponse: own('4. Because > I did\n\nit once') }),
    round(4, { guide: 'a --> model', userResponse: own('## Round 5\n\n**Not a question?**') }),
  ],
  frontendDisplay: {
    problemReview: { originalQuestion: '# Stay?\n\n- or <b>go</b>\n1. now' },
    instantInsight: { coreAnswer: '• You want to go\n• And *soon*', moodPhrase: 'A door | stands open' },
    deepAnalysis: { frameworkAnalysis: 'Write one *letter*\nSend it' },
    dialogueReview: { keyDiscoveries: ['You said go twice', '- And once no'] },
    personalizedInsight: { personalLabel: 'Walker', decisionStyleAnalysis: '• One\n• Two' },
    stillOpen: ['When?'],
  },
};

const unfinished: WholeReflection = {
  ...{ ...whole, sessionId: 'w1-2-abc', status: 'active', rounds: 1, frontendDisplay: null },
  ...{
    continues: undefined,
    clarity: undefined,
    memory: undefined,
    understanding: null,
    question: 'And now?',
  },
  history: [round(1, {})],
};

const parse = (text: string) =>
  readReflections(text)?.reflections.map((one) => importedReflection.parse(one));

/** What both formats keep. */
const kept = (reflection: WholeReflection) => ({
  ...{ id: reflection.sessionId, question: reflection.question, createdAt: at, updatedAt: at },
  ...{ writtenBy: reflection.guide, results: reflection.frontendDisplay },
  ...(reflection.clarity && { clarity: reflection.clarity }),
  ...(reflection.continues !== undefined && { continues: reflection.continues, memory: reflection.memory }),
  rounds: reflection.history.map(({ kind, question, options, userResponse }) => ({
    ...{ kind, question, options },
    answer: userResponse && {
      type: userResponse.type,
      ...(userResponse.option && { option: userResponse.option }),
      text: userResponse.content,
    },
  })),
});

describe.each(locales)('Markdown in %s', (locale) => {
  const words = getExportWords(locale);

  test('comes back with every word of the person', () => {
    expect(parse(reflectionMarkdown(words, whole))).toMatchObject([kept(whole)]);
    expect(parse(reflectionMarkdown(words, unfinished))).toMatchObject([kept(unfinished)]);
  });

  test('comes back from a file of several, and with Windows line ends', () => {
    const parts = [whole, unfinished, whole].map((one) => reflectionMarkdown(words, one, 2));
    const file = `# ${words.headings.coreInsight}\n\n${parts.join('\n\n---\n\n')}\n`;
    const expected = [kept(whole), kept(unfinished), kept(whole)];
    expect(parse(file)).toMatchObject(expected);
    expect(parse(`\uFEFF${file.replaceAll('\n', '\r\n')}`)).toMatchObject(expected);
  });

  test('comes back without a mood, without a label, and with other writers', () => {
    const display = { ...whole.frontendDisplay } as NonNullable<WholeReflection['frontendDisplay']>;
    const bare = {
      ...display,
      instantInsight: { ...display.instantInsight, moodPhrase: '' },
      personalizedInsight: { personalLabel: '', decisionStyleAnalysis: 'One' },
      stillOpen: undefined,
    };
    const reflection = { ...whole, frontendDisplay: bare };
    const [found] = parse(reflectionMarkdown(words, reflection)) ?? [];
    expect(found?.results).toEqual({ ...bare, stillOpen: undefined });
    expect(found?.rounds.map(({ writtenBy }) => writtenBy)).toEqual([
      ...['built-in', 'built-in', 'built-in', undefined],
    ]);
    expect(found?.writtenBy).toBe('a --> model');
  });
});

test('JSON comes back with all that the import stores', () => {
  const file = JSON.stringify({ exportedAt: at, reflections: [whole, unfinished].map(reflectionData) });
  const [first, second] = parse(file) ?? [];
  expect(first).toMatchObject({ ...kept(whole), reading: whole.reading, understanding: whole.understanding });
  expect(first?.rounds[0]).toMatchObject({ askedAt: at, writtenBy: 'built-in', answer: { answeredAt: at } });
  expect(second).toMatchObject(kept(unfinished));
});

test('an entry without a readable text is counted, and the others come back', () => {
  const lost = { id: 'w2', unreadable: true, createdAt: at };
  const file = JSON.stringify({ format: 'clearing-export', reflections: [lost, reflectionData(whole)] });
  expect(readReflections(file)).toMatchObject({ unreadable: 1, reflections: [{ question: whole.question }] });
});

test.each([
  ['', 'nothing'],
  ['# My diary\n\nToday was long.', 'Markdown of another program'],
  ['{"notes":[]}', 'JSON of another program'],
  ['{"reflections":[', 'a truncated file'],
])('%j is no file of ours: %s', (text) => expect(readReflections(text)).toBeUndefined());
