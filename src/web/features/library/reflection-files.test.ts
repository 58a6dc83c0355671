// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { escapeMarkdown, reflectionMarkdown } from '#shared/reflection/reflection-export.ts';
import { createExportFile, getReaderExportWords, type WholeReflection } from './reflection-files.ts';

const asked = '2026-11-20T10:00:00.000Z';

const round = (number: number, answer: WholeReflection['history'][number]['userResponse']) => ({
  kind: 'choice' as const,
  ...{ id: `r${number}`, question: `Question ${number}?`, options: ['Stay', 'Go'], currentRound: number },
  ...{
    userResponse: answer,
    timestamp: asked,
    thinkingContent: 'Hidden thoughts',
    supportMessage: 'Take your time',
  },
});

const whole: WholeReflection = {
  ...{
    sessionId: 'w1-1-abc',
    question: '# Stay?\n- or <b>go</b>',
    status: 'finished',
    turn: 'idle',
    rounds: 2,
  },
  ...{
    createdAt: asked,
    updatedAt: asked,
    guide: 'built-in',
    reading: { frame: 'open' },
    understanding: null,
  },
  history: [
    round(1, { type: 'option', option: 'B', content: 'Go', timestamp: asked }),
    round(2, { type: 'custom', content: '1. I am\nafraid', timestamp: asked }),
    round(3, null),
  ],
  frontendDisplay: {
    problemReview: { originalQuestion: 'Stay?' },
    instantInsight: { coreAnswer: '• You want to go', moodPhrase: 'A door stands open' },
    deepAnalysis: { frameworkAnalysis: '1. Write one *letter*\n2. Send it' },
    dialogueReview: { keyDiscoveries: ['You said go twice'] },
    personalizedInsight: { personalLabel: 'Walker', decisionStyleAnalysis: '' },
  },
};

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));

test('Markdown keeps every word, and no word of a person becomes markup', () => {
  const text = reflectionMarkdown(getReaderExportWords(), whole);
  expect(text).toContain('# Reflection from November 20, 2026');
  expect(text).toContain('> \\# Stay?  \n> \\- or \\<b\\>go\\</b\\>');
  expect(text).toContain('- Written by: the built-in guide, not an AI model');
  expect(text).toContain('**Question 1?**\n\n- A: Stay\n- B: Go\n\nYour answer (B):\n\n> Go');
  expect(text).toContain('> 1\\. I am  \n> afraid');
  expect(text).toContain('Not answered yet.');
  expect(text).toContain('### Implementation Path\n\n1. Write one \\*letter\\*\n2. Send it');
  expect(text).toContain('> A door stands open');
  expect(text).not.toContain('Hidden thoughts');
  expect(text.match(/^#{1,3} .*$/gm)).toEqual([
    ...[
      '# Reflection from November 20, 2026',
      '## Round 1',
      '## Round 2',
      '## Round 3',
      '## Analysis Results',
    ],
    ...['### Core Insight', '### Core Reasons', '### Implementation Path', '### Action Suggestions'],
  ]);
});

test('cards of values are in one line without numbers, and a number of the scale starts no list', () => {
  const at = (number: number, content: string) =>
    round(number, { type: 'custom', content, timestamp: asked });
  const history = [
    { ...at(1, 'Rest. Also: My_home.'), kind: 'values' as const, options: ['Rest', 'My_home', 'Trust'] },
    { ...at(2, '4. Because I did it once'), kind: 'scale' as const, options: [] },
  ];
  const text = reflectionMarkdown(getReaderExportWords(), { ...whole, history });
  expect(text).toContain('Rest · My\\_home · Trust\n\nYour answer:\n\n> Rest. Also: My\\_home.');
  expect(text).toContain('**Question 2?**\n\nYour answer:\n\n> 4\\. Because I did it once');
});

test('a model is named as one, and an unfinished dialogue has no results', () => {
  const text = reflectionMarkdown(getReaderExportWords(), {
    ...whole,
    guide: 'some-model',
    status: 'active',
    frontendDisplay: null,
  });
  expect(text).toContain('- Written by: some-model, an AI model');
  expect(text).toContain('- Status: Round 2, not finished');
  expect(text).not.toContain('Analysis Results');
});

test('a part that another guide wrote says so', () => {
  const history = [{ ...round(1, null), guide: 'built-in' }];
  const text = reflectionMarkdown(getReaderExportWords(), {
    ...whole,
    guide: 'some-model',
    summaryGuide: 'built-in',
    history,
  });
  const written = 'Written by: the built-in guide, not an AI model';
  expect(text).toContain(`## Round 1\n\n${written}`);
  expect(text).toContain(`## Analysis Results\n\n${written}`);
});

test('JSON holds question, rounds, answers and results', async () => {
  const { name, blob } = createExportFile([whole], 'json', { all: false, now: new Date() });
  const data = JSON.parse(await blob.text());
  expect([name, blob.type]).toEqual(['reflection-2026-11-20.json', 'application/json']);
  expect(data.exportedAt).toBe('2026-11-21T12:00:00.000Z');
  expect(data.reflections[0]).toMatchObject({
    question: whole.question,
    writtenBy: 'built-in',
    status: 'finished',
  });
  expect(data.reflections[0].rounds[0].answer).toEqual({
    type: 'option',
    option: 'B',
    text: 'Go',
    answeredAt: asked,
  });
  expect(data.reflections[0].rounds[2].answer).toBeNull();
  expect(data.reflections[0].results).toEqual(whole.frontendDisplay);
});

test('the name of a file contains only the date', async () => {
  const all = createExportFile([whole, whole], 'markdown', { all: true, now: new Date() });
  expect(all.name).toBe('reflections-2026-11-21.md');
  expect((await all.blob.text()).match(/^#{1,2} Re|^# Your/gm)).toEqual(['# Your', '## Re', '## Re']);
  expect(createExportFile([], 'json', { all: true, now: new Date() }).name).toBe(
    'reflections-2026-11-21.json',
  );
});

test.each([
  ['a_b & c', 'a\\_b \\& c'],
  ['  - x', '  \\- x'],
  ['12) x', '12\\) x'],
  ['2026 was 1.5', '2026 was 1.5'],
])('%j is written %j', (text, written) => expect(escapeMarkdown(text)).toBe(written));

test('a check-in that is to come is written as planned, as in the export of an account', () => {
  const checkIn = { dueAt: '2026-12-18T08:00:00.000Z', status: 'planned' as const, remind: false };
  const text = reflectionMarkdown(getReaderExportWords(), { ...whole, checkIn });
  expect(text).toContain('- Planned for: December 18, 2026');
});
