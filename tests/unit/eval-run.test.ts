import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barsOf } from '../../eval/bars.ts';
import { compareFigures } from '../../eval/compare.ts';
import { type PlayedDialogue, plansOf, playDialogue } from '../../eval/dialogue.ts';
import { type Figures, figuresOf } from '../../eval/figures.ts';
import { pageOf } from '../../eval/page.ts';
import { personKinds } from '../../eval/people.ts';
import { languages, questionsOf } from '../../eval/question-sets.ts';
import { runEval } from '../../eval/run.ts';
import { standInWarning, tableOf } from '../../eval/table.ts';
import { createBuiltInGuide } from '../../src/server/guide/engine/engine.ts';
import type { Guide, GuideStep } from '../../src/server/guide/guide.ts';
import { writeAsModel } from '../support/vendors/scripted-model.ts';
import { startVendorServer, type VendorServer } from '../support/vendors/vendor-server.ts';

const builtIn = createBuiltInGuide({ chunkDelayMs: 0 });
const few = languages.flatMap((language) =>
  questionsOf('development')
    .filter((question) => question.language === language)
    .slice(0, 2),
);
const run = {
  set: 'test',
  guide: 'built-in',
  label: 'Built-in <guide>',
  noRealModel: false,
  commit: null,
  date: '2026-11-20',
  seeds: 1,
};

async function play(guide: Guide): Promise<PlayedDialogue[]> {
  const played: PlayedDialogue[] = [];
  for (const plan of plansOf(few, 1, 1_000)) played.push(await playDialogue(guide, plan));
  return played;
}
const measure = async (guide: Guide) => figuresOf(run, guide, few, await play(guide));

/** The built-in guide with each step bent. */
function bent(bend: (step: GuideStep) => GuideStep): Guide {
  return {
    ...builtIn,
    async *next(input, signal) {
      for await (const event of builtIn.next(input, signal))
        yield event.type === 'step' ? { ...event, step: bend(event.step) } : event;
    },
  };
}
const met = (figures: Figures, name: string) => barsOf(figures).find((bar) => bar.name === name)?.isMet;

describe('the question sets', () => {
  it('hold sixty English and forty Chinese questions that no development set holds, but for one by chance', () => {
    const unseen = questionsOf('unseen');
    const known = new Set(questionsOf('development').map(({ text }) => text));
    expect(languages.map((one) => unseen.filter(({ language }) => language === one).length)).toEqual([
      60, 40,
    ]);
    expect(new Set(unseen.map(({ text }) => text)).size).toBe(100);
    expect(unseen.filter(({ text }) => known.has(text)).map(({ id }) => id)).toEqual(['en47']);
  });

  it('hold a second set that shares no question with the others', () => {
    const others = new Set([...questionsOf('development'), ...questionsOf('unseen')].map(({ text }) => text));
    const second = questionsOf('unseen-2').map(({ text }) => text);
    expect(new Set(second).size).toBe(65);
    expect(second.filter((text) => others.has(text))).toEqual([]);
  });

  it('name just the slots that belong to their frame', () => {
    const slotsOf = { choice: ['a', 'b'], whether: ['act'], how: ['act'], pattern: ['act'], open: [] };
    for (const { frame, slots } of [...questionsOf('unseen'), ...questionsOf('unseen-2')])
      expect(Object.keys(slots)).toEqual(slotsOf[frame]);
  });
});

describe('simulated persons', () => {
  it('make four hundred dialogues of a hundred questions, a hundred of each kind', () => {
    const plans = plansOf(questionsOf('unseen'), 1, Number.POSITIVE_INFINITY);
    const kinds = personKinds.map((kind) => plans.filter(({ person }) => person === kind).length);
    expect(kinds).toEqual([100, 100, 100, 100]);
  });

  it('are fewer under a limit, of all kinds and both languages', () => {
    const plans = plansOf(questionsOf('unseen'), 1, 20);
    expect(plans).toHaveLength(20);
    expect(new Set(plans.map(({ person }) => person)).size).toBe(4);
    expect(new Set(plans.map(({ question }) => question.language)).size).toBe(2);
  });

  it('say the same again by the same seed, and end early or write as their kind does', async () => {
    const [one, two] = [await play(builtIn), await play(builtIn)];
    const texts = (all: PlayedDialogue[]) =>
      all.map(({ steps }) => steps.map(({ step, input }) => [step, input]));
    expect(texts(two)).toEqual(texts(one));
    const answers = (kind: string) =>
      one.filter(({ person }) => person === kind).flatMap(({ steps }) => steps.at(-1)?.input.rounds ?? []);
    expect(answers('options').every(({ option }) => option !== undefined)).toBe(true);
    expect(answers('own words').every(({ option }) => option === undefined)).toBe(true);
    const early = one.filter(({ steps }) => steps.at(-1)?.input.finish === true);
    expect(early.length).toBeGreaterThan(0);
    expect(early.every(({ person }) => person === 'early end')).toBe(true);
  });
});

describe('the figures of a run', () => {
  let good: Figures;
  beforeAll(async () => {
    good = await measure(builtIn);
  });

  it('see no failing step, no untrue quote and no lost dialogue of the built-in guide', () => {
    expect(good.dialogues).toMatchObject({ all: 16, ends: { summary: 16 } });
    expect(good.rounds.failed + good.summaries.failed).toBe(0);
    expect(good.quotes.summaries.untrue).toEqual([]);
    expect(good.quotes.summaries.quotes).toBeGreaterThan(50);
    expect(good.evidence).toMatchObject({ summaries: 16, complete: 16 });
  });

  it('find a guide that asks twice', async () => {
    const twice = bent((step) =>
      step.kind === 'round' ? { ...step, question: `Why? ${step.question}` } : step,
    );
    const figures = await measure(twice);
    expect(figures.rounds).toMatchObject({ failed: figures.rounds.all, byCheck: { R1: figures.rounds.all } });
    expect(met(figures, 'rounds that fail the rubric')).toBe(false);
    expect(met(good, 'rounds that fail the rubric')).toBe(true);
  });

  it('find a guide that puts words into the mouth of the person', async () => {
    const lying = bent((step) =>
      step.kind === 'summary' ? { ...step, reflection: 'You said “I never cared for it”.' } : step,
    );
    const figures = await measure(lying);
    expect(figures.quotes.summaries.untrue).toHaveLength(16);
    expect(met(figures, "quotes in summaries that are the person's own")).toBe(false);
  });

  it('find a guide that ends without evidence', async () => {
    const bare = bent((step) =>
      step.kind === 'summary' ? { ...step, summary: { ...step.summary, evidence: [] } } : step,
    );
    const figures = await measure(bare);
    expect(figures.evidence).toMatchObject({ complete: 0, proved: 0 });
    expect(met(figures, 'summaries with all their evidence')).toBe(false);
  });

  it('find a guide that writes the same summary for all', async () => {
    const all = (await play(builtIn)).flatMap(({ steps }) => steps.at(-1)?.step ?? []);
    const same = all.find(({ kind }) => kind === 'summary');
    const figures = await measure(bent((step) => (step.kind === 'summary' && same ? same : step)));
    expect(met(figures, 'summaries that fit another question as well')).toBe(false);
    expect(met(good, 'summaries that fit another question as well')).toBe(true);
  });

  it('count a dialogue that never gets to a summary as broken', async () => {
    const mute: Guide = { ...builtIn, async *next() {} };
    const figures = await measure(mute);
    expect(figures.dialogues.ends).toEqual({ broken: 16 });
    expect(met(figures, 'dialogues that ended in a summary')).toBe(false);
  });

  it('stand in the table and on a page that loads nothing and escapes what it shows', () => {
    const page = pageOf(good);
    expect(tableOf(good)).toContain('frame read right');
    expect(page).toContain('<svg');
    expect(page).toContain('Built-in &lt;guide&gt;');
    expect(page).not.toMatch(/<script|<link|<img|src=|href=|url\(|@import/);
    expect(page).not.toContain(standInWarning);
  });

  it('name in a comparison what changed, and only that', () => {
    const slower = { ...good, firstMs: { ...good.firstMs, p95: good.firstMs.p95 + 7 } };
    expect(compareFigures(good, good)).toEqual([]);
    expect(compareFigures(good, slower)).toEqual([
      { name: 'first thinking, p95 ms', before: good.firstMs.p95, now: good.firstMs.p95 + 7 },
    ]);
  });
});

describe('a configured model', () => {
  let server: VendorServer;
  const options = {
    set: 'development' as const,
    guide: 'configured' as const,
    standIn: undefined,
    seeds: 1,
    limit: 1,
    commit: null,
    date: '2026-11-20',
  };
  beforeAll(async () => {
    server = await startVendorServer(writeAsModel);
  });
  afterAll(() => server.close());

  it('is called as the server would, by the same settings, and its tokens, cost and prompts are counted', async () => {
    const env = {
      GUIDE_PROVIDER: 'openai-compatible',
      GUIDE_MODEL: 'a-model',
      GUIDE_BASE_URL: server.baseUrl('openai-compatible'),
      GUIDE_PRICE: '1,0.1,2',
    };
    const figures = await runEval(options, env, () => {});
    expect(server.requests.length).toBeGreaterThan(0);
    expect(figures.byPrompt.reduce((sum, { tries }) => sum + tries, 0)).toBe(server.requests.length);
    expect(figures.run).toMatchObject({ guide: 'openai-compatible', noRealModel: false });
    const [round] = figures.byPrompt;
    expect(round).toMatchObject({ model: 'a-model', promptVersion: expect.stringMatching(/\d/) });
    expect(round?.usage.inputTokens).toBeGreaterThan(0);
    expect(round?.costMicros).toBeGreaterThan(0);
    expect(server.requests[0]?.body).toContain('a-model');
  });

  it('that is played by a stand-in is marked as no real model wherever figures are shown', async () => {
    const figures = await runEval({ ...options, standIn: 'anthropic' }, {}, () => {});
    expect(figures.run.noRealModel).toBe(true);
    expect(tableOf(figures).split('\n')[0]).toBe(standInWarning);
    expect(pageOf(figures)).toContain(standInWarning);
  });

  it('that is half configured is refused with the names of what is missing', async () => {
    await expect(runEval(options, { GUIDE_PROVIDER: 'anthropic' }, () => {})).rejects.toThrow(
      /GUIDE_API_KEY/,
    );
  });

  it('that is not configured leaves the built-in guide, and says so', async () => {
    const said: string[] = [];
    const figures = await runEval(options, {}, (line) => said.push(line));
    expect(figures.run.guide).toBe('built-in');
    expect(said.join()).toContain('No model is configured');
  });
});
