import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answeredInput,
  modelGuideOf,
  writeWith,
} from '../../../../tests/support/model-providers/model-fixtures.ts';
import {
  type ProviderServer,
  type Script,
  startProviderServer,
} from '../../../../tests/support/model-providers/provider-server.ts';
import { writeAsModel } from '../../../../tests/support/model-providers/scripted-model.ts';
import { checkSummary } from '../rubric/rubric.ts';
import { trueEvidence } from '../summary/evidence.ts';
import { summaryPrompt } from './prompts/summary.ts';

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

const guide = () => modelGuideOf(server, 'anthropic');

/** The well-behaved answer with some fields changed. */
function changed(fields: object): Script {
  return (request) => JSON.stringify({ ...JSON.parse(writeAsModel(request)), ...fields });
}

describe('summaries by a model', () => {
  const input = answeredInput(6);

  it('point to the words that they rest on', async () => {
    const { shown, step, report } = await writeWith(guide(), input);
    if (step?.kind !== 'summary') throw new Error('no summary');
    expect(report).toMatchObject({ promptVersion: summaryPrompt.version, tries: 1, fellBack: null });
    expect(step.reflection).toBe(shown);
    expect(checkSummary(step, input)).toEqual([]);
    expect(step.summary.question).toBe(input.question);
    expect(step.summary.evidence).toContainEqual({
      part: 'reason',
      index: 1,
      round: 2,
      quote: 'I want to keep my evenings',
    });
    expect(step.summary.stillOpen).toEqual([]);
  });

  it('lose a reason whose quote is not true, and find the round of one that is', async () => {
    script = (request) => {
      const value = JSON.parse(writeAsModel(request));
      const moved = { ...value.reasons[1], round: 5 };
      const invented = { text: 'You hate it.', round: 3, quote: 'I hate every day of it' };
      return JSON.stringify({ ...value, reasons: [value.reasons[0], moved, invented] });
    };
    const { step } = await writeWith(guide(), input);
    if (step?.kind !== 'summary') throw new Error('no summary');
    expect(step.summary.reasons).toHaveLength(2);
    expect(
      step.summary.evidence?.filter(({ part, index }) => part === 'reason' && index === 1),
    ).toContainEqual(expect.objectContaining({ round: 2 }));
    expect(trueEvidence(input, step.summary.evidence)).toHaveLength(step.summary.evidence?.length ?? -1);
  });

  it("keep the first of three insights of which both statements are the person's own", async () => {
    const [first, second] = [
      { round: 1, quote: 'the new team starts in March' },
      { round: 2, quote: 'keep my evenings with my two kids' },
    ];
    const invented = { round: 3, quote: 'I hate every day of it' };
    const drafts = [
      { text: 'The new team starts in March, and you hate it.', first, second: invented },
      { text: 'You must be terrified of March and the evenings.', first, second },
      { text: 'The new team has a date. Maybe the evenings need one, too.', first, second },
    ];
    script = changed({ drafts });
    const { step, report } = await writeWith(guide(), input);
    if (step?.kind !== 'summary') throw new Error('no summary');
    expect(report?.fellBack).toBeNull();
    expect(step.summary.insights[0]).toBe(drafts[2]?.text);
    const of = step.summary.evidence?.filter(({ part, index }) => part === 'insight' && index === 0);
    expect(of?.map(({ round, quote }) => ({ round, quote }))).toEqual([first, second]);
  });

  it('say what is clear and what is open when no insight holds', async () => {
    const line = { text: 'You want to keep your evenings.', round: 2, quote: 'I want to keep my evenings' };
    script = changed({ drafts: [], clear: [line], open: ['what March brings'] });
    const { step, report } = await writeWith(guide(), input);
    expect(report?.fellBack).toBeNull();
    expect(step?.kind === 'summary' && step.summary.insights).toEqual([
      line.text,
      'Still open: what March brings',
    ]);
  });

  it("have steps in the person's own words, or none", async () => {
    const steps = [
      { round: 5, quote: 'I could ask my old colleague how she left' },
      { round: 5, quote: 'I will tell my boss tomorrow' },
    ];
    script = changed({ steps });
    const { step } = await writeWith(guide(), input);
    expect(step?.kind === 'summary' && step.summary.steps).toEqual([
      'Your step: I could ask my old colleague how she left',
    ]);
    script = changed({ steps: [], stepsAre: 'refused', suggestion: 'ring her' });
    const refused = (await writeWith(guide(), input)).step;
    if (refused?.kind !== 'summary') throw new Error('no summary');
    expect(refused.summary.steps).toEqual(["You asked for no plan, so there isn't one."]);
    expect(refused.summary.suggestions.join()).not.toContain('suggestion');
  });

  it('quote a line of the panel as one, and no round for it', async () => {
    const own = { text: 'Sunday mornings by the lake', own: true };
    const understanding = { wants: [own], fears: [], limits: [], unknown: [] };
    const line = {
      text: 'What stays is “Sunday mornings by the lake”.',
      round: 2,
      quote: 'mornings by the lake',
    };
    script = (request) => {
      const honest = JSON.parse(writeAsModel(request));
      return JSON.stringify({ ...honest, reasons: [line, ...honest.reasons] });
    };
    const { step, report } = await writeWith(guide(), { ...input, understanding });
    expect(report?.fellBack).toBeNull();
    if (step?.kind !== 'summary') throw new Error('no summary');
    expect(step.summary.evidence).toContainEqual({
      ...{ part: 'reason', index: 0, round: input.rounds.length },
      ...{ quote: 'mornings by the lake', from: 'understanding' },
    });
    expect(trueEvidence({ ...input, understanding: undefined }, step.summary.evidence)).not.toHaveLength(
      step.summary.evidence?.length ?? 0,
    );
  });

  it.each([{ mood: '' }, { label: 'sure '.repeat(30) }])(
    'of the wrong size are not shown: %o',
    async (fields) => {
      script = changed(fields);
      const { report } = await writeWith(guide(), input);
      expect(report).toMatchObject({ fellBack: 'rubric', failedChecks: ['M2'] });
    },
  );

  it('are the built-in ones when nothing they claim is true', async () => {
    const lie = { text: 'You hate it.', round: 3, quote: 'I hate every day of it' };
    script = changed({ reasons: [lie, lie], clear: [lie, lie], drafts: [] });
    const { shown, step, report } = await writeWith(guide(), input);
    expect(report).toMatchObject({ fellBack: 'rubric', tries: 2 });
    expect(report?.failedChecks).toContain('S11');
    expect(step?.kind === 'summary' && checkSummary(step, input)).toEqual([]);
    expect(step?.reflection).toBe(shown);
  });

  it('name what stays open when the person ends early', async () => {
    const early = answeredInput(2, { finish: true });
    const { step, report } = await writeWith(guide(), early);
    expect(report?.fellBack).toBeNull();
    expect(step?.kind === 'summary' && step.summary.stillOpen).toEqual(['what comes next']);
  });

  it('change in one line only when that line is not right', async () => {
    const { step } = await writeWith(guide(), input);
    if (step?.kind !== 'summary') throw new Error('no summary');
    const target = { part: 'reason' as const, index: 0, note: 'It was the boss, not the team' };
    const after = await guide().rewrite(input, step.summary, target, new AbortController().signal);
    expect(after.reasons[0]).toBe('It was about “My boss told me that” from the start.');
    expect(after.reasons[1]).toBe(step.summary.reasons[1]);
    expect({ ...after, reasons: 0, evidence: 0 }).toEqual({
      ...step.summary,
      reasons: 0,
      evidence: 0,
    });
    expect(server.requests.at(-1)?.body).toContain('It was the boss, not the team');
  });

  it('have the line rewritten by the built-in guide when the model refuses or makes things up', async () => {
    const { step } = await writeWith(guide(), input);
    if (step?.kind !== 'summary') throw new Error('no summary');
    const target = { part: 'reason' as const, index: 0 };
    const before = step.summary.reasons[0];
    script = () => JSON.stringify({ text: 'You hate it.', round: 1, quote: 'I hate it' });
    const invented = await guide().rewrite(input, step.summary, target, new AbortController().signal);
    server.fail('refuses');
    const refused = await guide().rewrite(input, step.summary, target, new AbortController().signal);
    const proof = { round: 1, quote: 'the new team starts' };
    script = () =>
      JSON.stringify({ text: 'It is material to reflect on and never “the new team starts”.', ...proof });
    const leaked = await guide().rewrite(input, step.summary, target, new AbortController().signal);
    script = () => JSON.stringify({ text: 'You hate “every single day” of it.', ...proof });
    // The note in another line is no word of the dialogue: that must not let this line quote what it likes.
    server.fail('refuses');
    const note = { part: 'reason' as const, index: 1, note: 'It is the rent' };
    const noted = await guide().rewrite(input, step.summary, note, new AbortController().signal);
    const mixed = await guide().rewrite(input, noted, target, new AbortController().signal);
    for (const { reasons } of [invented, refused, leaked, mixed]) {
      expect(reasons[0]).not.toBe(before);
      expect(reasons[0]).not.toMatch(/hate|material/);
    }
  });

  it('pass in Chinese, with the words around their own said by code', async () => {
    const contents = ['我老板说三月要换新团队', '我想留住晚上陪孩子的时间', '我怕以后后悔没有问过别人'];
    const rounds = contents.map((content, at) => ({
      kind: 'choice' as const,
      number: at + 1,
      stage: ['why:', 'protect:', 'premortem:'][at] ?? '',
      question: `第${at + 1}个问题里，什么最要紧？`,
      options: [],
      content,
    }));
    const chinese = {
      question: '我该不该辞掉银行的工作？',
      reading: { frame: 'open' as const },
      rounds,
      seed: 's',
    };
    script = () =>
      JSON.stringify({
        safety: { risk: 'none', about: 'none' },
        reflection: '你最后说到“后悔没有问过别人”。先停在这里也可以。',
        drafts: [
          {
            text: '三月要换新团队，你想留住的是晚上。也许日子是他们定的，晚上你想自己定。',
            first: { round: 1, quote: '三月要换新团队' },
            second: { round: 2, quote: '晚上陪孩子的时间' },
          },
        ],
        clear: [{ text: '你怕以后后悔没有问过别人。', round: 3, quote: '后悔没有问过别人' }],
        open: ['先去问谁'],
        reasons: [
          { text: '三月是老板给的日子。', round: 1, quote: '三月要换新团队' },
          { text: '晚上是陪孩子的。', round: 2, quote: '晚上陪孩子的时间' },
        ],
        steps: [],
        stepsAre: 'not named',
        mood: '还没定，怕后悔',
        label: '先想晚上',
        style: '只看这几次回答，你先顾着晚上，再想工作。',
        suggestion: '先问一个走过的人',
      });
    const { step, report } = await writeWith(guide(), { ...chinese, finish: true });
    expect(report).toMatchObject({ fellBack: null, failedChecks: [] });
    expect(step?.kind === 'summary' && step.summary).toMatchObject({
      insights: [
        '三月要换新团队，你想留住的是晚上。也许日子是他们定的，晚上你想自己定。',
        '你怕以后后悔没有问过别人。',
      ],
      steps: ['先不定下一步，也可以。'],
      suggestions: ['只看这几次回答，你先顾着晚上，再想工作。一个建议：先问一个走过的人'],
      stillOpen: ['先去问谁'],
    });
  });
});
