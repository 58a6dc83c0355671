import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answeredInput,
  modelGuideOf,
  startInput,
  writeWith,
} from '../../../../tests/support/model-providers/model-fixtures.ts';
import {
  type ProviderServer,
  type Script,
  startProviderServer,
} from '../../../../tests/support/model-providers/provider-server.ts';
import { writeAsModel } from '../../../../tests/support/model-providers/scripted-model.ts';
import type { GuideInput } from '../guide.ts';
import { readQuestion } from '../languages/en/reading/read-question.ts';
import { checkRound, checkSummary } from '../rubric/rubric.ts';
import { withoutQuotes } from '../text/quotes.ts';
import { createModelChecks } from './model-checks.ts';

let server: ProviderServer;
let script: Script = writeAsModel;

beforeAll(async () => {
  server = await startProviderServer((request) => script(request));
});
beforeEach(() => {
  script = writeAsModel;
  server.requests.length = 0;
});
afterAll(async () => server.close());

const guide = () => modelGuideOf(server, 'openai');

const inChinese: GuideInput = {
  question: '我该不该辞掉银行的工作？',
  reading: readQuestion('我该不该辞掉银行的工作？'),
  rounds: [],
  seed: 'seed',
};
const chineseRound = {
  safety: { risk: 'none', about: 'none' },
  enough: false,
  covered: [],
  noSteps: false,
  heat: '辞掉银行的工作',
  asks: 'want',
  reflection: '你写的是“辞掉银行的工作”。这件事你还没定。',
  question: '这份工作里，什么是你现在最想留住的？',
  options: ['晚上和孩子在一起的时间', '每个月付房租的钱', '说实话，是我的面子'],
  understanding: { wants: ['留住晚上'], fears: ['to be left alone'], limits: [], unknown: [] },
};
const always = (value: object) => () => JSON.stringify(value);

describe('a model that writes in another language than the person', () => {
  it('is not shown in English after a question in Chinese: a second try, then the built-in guide', async () => {
    const { shown, step, report } = await writeWith(guide(), inChinese);
    expect(report).toMatchObject({ guide: 'built-in', tries: 2, fellBack: 'rubric' });
    expect(report?.failedChecks).toContain('M4');
    expect(report?.heldBack).toBeGreaterThanOrEqual(4);
    expect(server.requests[1]?.body).toContain('M4: ');
    expect(withoutQuotes(shown).replaceAll('that', '')).not.toMatch(/[a-z]{2}/i);
    expect(step?.reflection).toBe(shown);
    expect(step?.kind === 'round' && checkRound(step, inChinese)).toEqual([]);
  });

  it('is not shown in Chinese after a question in English', async () => {
    script = always(chineseRound);
    const { shown, step, report } = await writeWith(guide(), startInput);
    expect(report).toMatchObject({ guide: 'built-in', tries: 2, fellBack: 'rubric', heldBack: 4 });
    expect(report?.failedChecks).toContain('M4');
    expect(JSON.stringify([shown, step])).not.toMatch(/\p{Script=Han}/u);
    expect(step?.kind === 'round' && checkRound(step, startInput)).toEqual([]);
  });

  it('may correct it in the second try', async () => {
    script = (request) => (request.number > 1 ? JSON.stringify(chineseRound) : writeAsModel(request));
    const { shown, report } = await writeWith(guide(), inChinese);
    expect(report).toMatchObject({ guide: 'openai', tries: 2, fellBack: null });
    expect(shown).toBe(chineseRound.reflection);
  });

  it('loses the one sentence, and the line of what was understood, that are in English', async () => {
    const reflection = '你写的是“辞掉银行的工作”。 You wrote that. 这件事你还没定。';
    script = always({ ...chineseRound, reflection });
    const { shown, step, report } = await writeWith(guide(), inChinese);
    expect(report).toMatchObject({ fellBack: null, tries: 1, heldBack: 1 });
    expect(report?.failedChecks).toContain('M4');
    expect(shown).toBe('你写的是“辞掉银行的工作”。 这件事你还没定。');
    expect(step?.kind === 'round' && step.understanding).toMatchObject({
      wants: [{ text: '留住晚上' }],
      fears: [],
    });
  });

  it('fails by an option alone, although all else is right', async () => {
    script = always({
      ...chineseRound,
      options: [...chineseRound.options.slice(0, 2), 'To be honest, it is my pride'],
    });
    expect((await writeWith(guide(), inChinese)).report).toMatchObject({
      fellBack: 'rubric',
      failedChecks: ['M4'],
    });
  });

  it('may use names and loanwords of the person, and quote the person in any language', async () => {
    const question = '我该去Google还是Open Source Lab上班？';
    const input = { ...inChinese, question, reading: readQuestion(question) };
    script = always({
      ...chineseRound,
      reflection: 'Google，Open Source Lab，你都放在一起想。你写的是“Google还是Open Source Lab”。',
      question: '去Google，还是Open Source Lab，你先跟谁说的？',
    });
    const { report } = await writeWith(guide(), input);
    expect(report).toMatchObject({ tries: 1, fellBack: null, heldBack: 0, failedChecks: [] });
  });

  it('is left alone where the language of the person is another', async () => {
    const question = 'Soll ich meine Arbeit in der Bank kündigen oder nicht?';
    const input = { ...startInput, question, reading: readQuestion(question) };
    const checks = createModelChecks(input, '');
    expect(checks.sentence('这里有两边在拉你。', '')).not.toContain('M4');
    expect(checks.sentence('Zwei Dinge ziehen an dir.', '')).not.toContain('M4');
  });

  it('writes no summary either', async () => {
    const content = ['老板说三月有新团队', '我想留住和孩子的晚上', '我会后悔没有问过别人', '大概4分'];
    const rounds = answeredInput(4).rounds.map((round, at) => ({ ...round, content: content[at] ?? '' }));
    const input: GuideInput = { ...inChinese, rounds, finish: true };
    const { shown, step, report } = await writeWith(guide(), input);
    expect(report).toMatchObject({ guide: 'built-in', tries: 2, fellBack: 'rubric' });
    expect(report?.failedChecks).toContain('M4');
    expect(shown).not.toMatch(/[a-z]{2}/i);
    expect(step?.kind === 'summary' && checkSummary(step, input)).toEqual([]);
  });

  it('does not rewrite a line: the built-in guide does', async () => {
    const input = answeredInput(6);
    const before = (await writeWith(guide(), input)).step;
    if (before?.kind !== 'summary') throw new Error('no summary');
    const quote = input.rounds[1]?.content ?? '';
    script = always({ text: `你想留住的是“${quote}”，一直都是。`, round: 2, quote });
    const target = { part: 'reason', index: 1 } as const;
    const { signal } = new AbortController();
    const after = await guide().rewrite(input, before.summary, target, signal);
    expect(after.reasons[1]).not.toMatch(/\p{Script=Han}/u);
    expect(after.reasons[1]).not.toBe(before.summary.reasons[1]);
  });
});
