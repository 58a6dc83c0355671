/** Every situation, played by options only, in free words only, and by somebody who refuses. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { situations } from '#shared/kinds.ts';
import { limits } from '#shared/limits.ts';
import type { AnsweredRound, GuideInput, GuideRound, GuideSummary } from '../guide.ts';
import { languageFor, writeStep } from './engine.ts';
import { findQuestion } from './find-question.ts';
import type { Asks } from './pack.ts';
import { parseStage } from './stage.ts';

/** A written person of `npm run eval`. */
type Person = {
  situation: string;
  question: string;
  step: { text: string; step: string };
  other: string[];
} & Record<Exclude<Asks, 'step'>, string[]>;

const readPeople = (language: string) =>
  readFileSync(`eval/data/people-${language}.jsonl`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Person);

const people = ['en', 'zh'].flatMap((language) => {
  const all = readPeople(language);
  return situations.map((situation) => {
    const person = all.find((one) => one.situation === situation);
    if (!person) throw new Error(`nobody for ${situation} in ${language}`);
    return { name: `${situation}, ${language}`, person };
  });
});

type Reply = (round: GuideRound, number: number) => Pick<AnsweredRound, 'option' | 'content'>;

function play(person: Person, reply: Reply) {
  const rounds: GuideRound[] = [];
  let input: GuideInput = {
    question: person.question,
    reading: { frame: 'open', situation: person.situation as 'lost' },
    rounds: [],
    seed: 'seed',
  };
  for (;;) {
    const step: GuideRound | GuideSummary = writeStep(input);
    if (step.kind === 'summary') return { rounds, input, summary: step.summary };
    rounds.push(step);
    const { roundKind: kind, stage, question, options } = step;
    const answer = { kind, number: rounds.length, stage, question, options, ...reply(step, rounds.length) };
    input = { ...input, rounds: [...input.rounds, answer], understanding: step.understanding };
  }
}

const letters = ['A', 'B', 'C'] as const;

/** The first, second and third option in turn; where there are none, a card or a number. */
const byOptions: Reply = ({ roundKind, options }, number) => {
  const option = letters[number % 3] ?? 'A';
  if (roundKind === 'scale') return { content: '6' };
  const content = options[letters.indexOf(option)] ?? '';
  return roundKind === 'choice' ? { option, content } : { content };
};

/** What the person would say to this kind of question, and never the same twice. */
function inWords(person: Person): Reply {
  const used = new Set<string>();
  const language = languageFor(person.question);
  return ({ roundKind, stage }) => {
    const parsed = parseStage(stage);
    const asks = parsed && findQuestion(language, parsed)?.asks;
    if (roundKind === 'scale') return { content: '4' };
    const texts = asks === 'step' ? [person.step.text] : asks ? person[asks] : person.want;
    const spare = [
      person.moment,
      person.want,
      person.fear,
      person.cost,
      person.view,
      person.exception,
    ].flat();
    const content = [...texts, ...spare, ...person.rule].find((text) => !used.has(text)) ?? 'no';
    used.add(content);
    return { content };
  };
}

const refusals = {
  en: ["I'd rather not say", 'no plan please', "I don't know", 'not going there', 'no', 'none of those'],
  zh: ['不想说', '别给我计划', '不知道', '这个不想谈', '不', '都不是'],
};

const refusing =
  (person: Person): Reply =>
  (_round, number) => ({ content: refusals[languageFor(person.question).locale][number - 1] ?? 'no' });

const asked = (rounds: readonly GuideRound[]) => rounds.map(({ question }) => question);

/** Several tests look at the same dialogue. */
function playedOnce(person: Person, reply: () => Reply) {
  let played: ReturnType<typeof play> | undefined;
  return () => {
    played ??= play(person, reply());
    return played;
  };
}

describe.each(people)('$name', ({ person }) => {
  const chosen = playedOnce(person, () => byOptions);
  const written = playedOnce(person, () => inWords(person));
  const refused = playedOnce(person, () => refusing(person));

  it('asks three to six different questions, for each way of answering', () => {
    for (const played of [chosen, written, refused]) {
      const { rounds } = played();
      expect(rounds.length).toBeGreaterThanOrEqual(limits.minRounds);
      expect(rounds.length).toBeLessThanOrEqual(limits.maxRounds);
      expect(new Set(asked(rounds)).size).toBe(rounds.length);
      for (const { reflection } of rounds) expect(reflection).not.toBe('');
    }
  });

  it('puts no step into the path that was neither picked nor written', () => {
    const { summary, input } = chosen();
    const firstPerson = /(?<![\w’'])I(?![\w])|我/;
    const picked = input.rounds.map(({ content }) => content);
    for (const line of summary.steps.filter((one) => firstPerson.test(one)))
      expect(picked.some((text) => line.includes(text.slice(0, 12)))).toBe(true);
  });

  it('says words of the person back, and keeps their step', () => {
    const { rounds, summary, input } = written();
    const { termsOf } = languageFor(person.question);
    const shared = (one: string, other: string) => [...termsOf(one)].some((term) => termsOf(other).has(term));
    // Two of their own clauses, side by side or to choose from, may come from any answer.
    const following = rounds.flatMap(({ reflection, stage }, at) => {
      const kind = parseStage(stage)?.kind;
      const said = input.rounds[at - 1]?.content ?? '';
      return at === 0 || kind === 'weigh' ? [] : [shared(reflection, said)];
    });
    expect(following.filter(Boolean).length * 2).toBeGreaterThanOrEqual(following.length);
    const isNamed = input.rounds.some(({ content }) => content === person.step.text);
    if (isNamed && person.step.step !== '')
      expect(shared(summary.steps.join(' '), person.step.step)).toBe(true);
  });

  it('gives somebody who refuses no plan, no guess about them, and no number to choose', () => {
    const { rounds, summary } = refused();
    expect(rounds.map(({ stage }) => parseStage(stage)?.kind)).not.toContain('check');
    expect(rounds.map(({ roundKind }) => roundKind)).not.toContain('scale');
    expect(summary.steps).toHaveLength(1);
    expect(summary.steps[0]).toMatch(/no plan here|不写计划|没有计划|不列计划|计划/);
  });
});
