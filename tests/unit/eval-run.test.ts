import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgedIn } from '../../eval/bars.ts';
import { claimsIn, sampleOf } from '../../eval/claims.ts';
import { compareFigures } from '../../eval/compare.ts';
import { type PlayedDialogue, plansOf, playDialogue } from '../../eval/dialogue.ts';
import { type Figures, figuresOf } from '../../eval/figures.ts';
import { isFreeAnswer, loadPeople, personKinds } from '../../eval/people.ts';
import { languages, questionsOf } from '../../eval/question-sets.ts';
import { runEval } from '../../eval/run.ts';
import { standInWarning, tableOf } from '../../eval/table.ts';
import { createBuiltInGuide } from '../../src/server/guide/engine/engine.ts';
import type { Guide, GuideStep } from '../../src/server/guide/guide.ts';
import { type ProviderServer, startProviderServer } from '../support/model-providers/provider-server.ts';
import { writeAsModel } from '../support/model-providers/scripted-model.ts';

const builtIn = createBuiltInGuide({ chunkDelayMs: 0 });
const few = languages.flatMap((language) =>
  loadPeople()
    .filter((person) => person.language === language)
    .slice(0, 1),
);
const questions = questionsOf('development').slice(0, 4);
const run = {
  set: 'test',
  guide: 'built-in',
  label: 'Built-in <guide>',
  noRealModel: false,
  commit: null,
  date: '2026-11-20',
};

async function play(guide: Guide): Promise<PlayedDialogue[]> {
  const played: PlayedDialogue[] = [];
  for (const plan of plansOf(few, 1_000)) played.push(await playDialogue(guide, plan));
  return played;
}
const measure = async (guide: Guide) => figuresOf(run, guide, questions, await play(guide));

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
const met = (figures: Figures, name: string) => judgedIn(figures).find((bar) => bar.name === name)?.isMet;

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

describe('simulated people', () => {
  it('make at least four hundred dialogues, each person in every way', () => {
    const plans = plansOf(loadPeople(), Number.POSITIVE_INFINITY).filter(({ isReplay }) => !isReplay);
    expect(plans.length).toBeGreaterThanOrEqual(400);
    const kinds = personKinds.map((kind) => plans.filter((plan) => plan.kind === kind).length);
    expect(new Set(kinds)).toEqual(new Set([loadPeople().length]));
  });

  it('are each somebody else', () => {
    const people = loadPeople();
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
    expect(new Set(people.map(({ question }) => question)).size).toBe(people.length);
  });

  it('are fewer under a limit, spread over the whole file, with their replays', () => {
    const plans = plansOf(loadPeople(), 21);
    expect(plans).toHaveLength(21);
    expect(new Set(plans.map(({ kind }) => kind)).size).toBe(personKinds.length);
    expect(new Set(plans.map(({ person }) => person.language)).size).toBe(2);
    expect(plans.filter(({ isReplay }) => isReplay)).toHaveLength(3);
    expect(plansOf(loadPeople(), 1)).toHaveLength(1);
  });

  it('say the same again, and answer as their kind does', async () => {
    const [one, two] = [await play(builtIn), await play(builtIn)];
    const texts = (all: PlayedDialogue[]) =>
      all.map(({ steps }) => steps.map(({ step, input }) => [step, input]));
    expect(texts(two)).toEqual(texts(one));
    const repliesOf = (kind: string) =>
      one.filter((played) => played.kind === kind).flatMap(({ replies }) => replies);
    const kindsOf = (kind: string) => new Set(repliesOf(kind).map(({ of }) => of));
    expect(repliesOf('options').some((reply) => isFreeAnswer(reply))).toBe(false);
    expect(repliesOf('own words').every(({ option }) => option === undefined)).toBe(true);
    expect(kindsOf('refuses')).toEqual(new Set(['refusal', 'refuses plan']));
    expect(kindsOf('pushback')).toContain('other');
    const early = one.filter(({ steps }) => steps.at(-1)?.input.finish === true);
    expect(early.length).toBeGreaterThan(0);
    expect(early.every(({ kind }) => kind === 'early end')).toBe(true);
  });

  it('write no answer twice in a dialogue, and only what others wrote for them', async () => {
    for (const { person, replies } of await play(builtIn)) {
      const free = replies.filter(isFreeAnswer);
      expect(new Set(free.map(({ own }) => own)).size).toBe(free.length);
      for (const { of, own } of free)
        expect(of === 'step' ? [person.step.text] : person[of as 'fear']).toContain(own);
    }
  });
});

describe('the figures of a run', () => {
  let good: Figures;
  beforeAll(async () => {
    good = await measure(builtIn);
  });

  it('see no untrue quote, no missing evidence and no lost dialogue of the built-in guide', () => {
    expect(good.dialogues).toMatchObject({ all: 12, replays: 2, ends: { summary: 12 } });
    expect(good.quotes.summaries.untrue).toEqual([]);
    expect(good.quotes.summaries.quotes).toBeGreaterThan(0);
    expect(good.evidence).toMatchObject({ summaries: 12, complete: 12 });
  });

  it('find a guide that asks twice', async () => {
    const twice = bent((step) =>
      step.kind === 'round' ? { ...step, question: `Why? ${step.question}` } : step,
    );
    const figures = await measure(twice);
    expect(figures.rounds).toMatchObject({ failed: figures.rounds.all, byCheck: { R1: figures.rounds.all } });
    expect(met(figures, 'rounds that fail the rubric')).toBe(false);
  });

  it('find a guide that puts words into the mouth of the person', async () => {
    const lying = bent((step) =>
      step.kind === 'summary' ? { ...step, reflection: 'You said “I never cared for it”.' } : step,
    );
    const figures = await measure(lying);
    expect(figures.quotes.summaries.untrue).toHaveLength(12);
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

  it('count a dialogue that never gets to a summary as broken', async () => {
    const mute: Guide = { ...builtIn, async *next() {} };
    const figures = await measure(mute);
    expect(figures.dialogues.ends).toEqual({ broken: 12 });
    expect(met(figures, 'dialogues that ended in a summary')).toBe(false);
  });

  it('stand in the table, with each miss when they are asked for', () => {
    expect(tableOf(good)).toContain('frame read right');
    const miss = { id: 'en000 mixed', text: 'what was missed' };
    const [gate, ...others] = good.gates;
    const figures = { ...good, gates: gate ? [{ ...gate, misses: [miss] }, ...others] : [] };
    expect(tableOf(figures)).not.toContain('what was missed');
    expect(tableOf(figures, { misses: true })).toContain('en000 mixed: what was missed');
  });

  it('leave the gates unmet where nothing was played', () => {
    const none = figuresOf(run, builtIn, questions, []);
    expect(
      judgedIn(none)
        .filter(({ isMet }) => isMet)
        .map(({ name }) => name),
    ).toEqual(['frame read right', 'slots read right']);
  });

  it('name in a comparison what changed, and only that', () => {
    const slower = { ...good, firstMs: { ...good.firstMs, p95: good.firstMs.p95 + 7 } };
    expect(compareFigures(good, good)).toEqual([]);
    expect(compareFigures(good, slower)).toEqual([
      { name: 'first thinking, p95 ms', before: good.firstMs.p95, now: good.firstMs.p95 + 7 },
    ]);
  });
});

describe('the claims of a guide', () => {
  it('are about free answers, with what the person wrote', async () => {
    const dialogues = await play(builtIn);
    const claims = claimsIn(dialogues);
    expect(claims.length).toBeGreaterThan(5);
    for (const { id, said, question } of claims) {
      const [person] = id.split(' ');
      const texts = dialogues
        .filter((played) => played.person.id === person)
        .flatMap(({ steps, replies }) => [
          question,
          ...replies.map(({ content }) => content),
          ...steps.flatMap(({ step }) => (step.kind === 'round' ? [step.question] : [])),
        ]);
      for (const text of said)
        expect(texts.some((one) => one.normalize('NFC').includes(text.replace(/^\d: /, '')))).toBe(true);
    }
  });

  it('are sampled alike in every run, and not from the beginning only', () => {
    const all = Array.from({ length: 1_000 }, (_, at) => at);
    const sample = sampleOf(all, 200);
    expect(sample).toEqual(sampleOf(all, 200));
    expect(new Set(sample).size).toBe(200);
    expect(Math.max(...sample)).toBeGreaterThan(900);
    expect(sampleOf(all.slice(0, 3), 200)).toHaveLength(3);
  });
});

describe('a configured model', () => {
  let server: ProviderServer;
  const options = {
    set: 'development' as const,
    guide: 'configured' as const,
    standIn: undefined,
    limit: 1,
    commit: null,
    date: '2026-11-20',
  };
  beforeAll(async () => {
    server = await startProviderServer(writeAsModel);
  });
  afterAll(() => server.close());

  it('is called as the server would, by the same settings, and its tokens, cost and prompts are counted', async () => {
    const env = {
      GUIDE_PROVIDER: 'openai-compatible',
      GUIDE_MODEL: 'a-model',
      GUIDE_BASE_URL: server.baseUrl('openai-compatible'),
      GUIDE_PRICE: '1,0.1,2',
    };
    const { figures } = await runEval(options, env, () => {});
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
    const { figures } = await runEval({ ...options, standIn: 'anthropic' }, {}, () => {});
    expect(figures.run.noRealModel).toBe(true);
    expect(tableOf(figures).split('\n')[0]).toBe(standInWarning);
  });

  it('that is half configured is refused with the names of what is missing', async () => {
    await expect(runEval(options, { GUIDE_PROVIDER: 'anthropic' }, () => {})).rejects.toThrow(
      /GUIDE_API_KEY/,
    );
  });

  it('that is not configured leaves the built-in guide, and says so', async () => {
    const said: string[] = [];
    const { figures } = await runEval(options, {}, (line) => said.push(line));
    expect(figures.run.guide).toBe('built-in');
    expect(said.join()).toContain('No model is configured');
  });
});
