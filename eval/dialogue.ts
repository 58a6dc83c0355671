/** Plays dialogues with any guide, the way the chat service does, and keeps what the figures need. */
import type {
  AnsweredRound,
  Guide,
  GuideInput,
  GuideReport,
  GuideRound,
  GuideStep,
} from '../src/server/guide/guide.ts';
import { settleUnderstanding } from '../src/server/guide/understanding.ts';
import { limits } from '../src/shared/timing.ts';
import { enoughAfter, type Person, type PersonKind, personKinds, replyOf } from './people.ts';
import type { EvalQuestion } from './question-sets.ts';

export interface PlayedStep {
  input: GuideInput;
  step: GuideStep;
  report: GuideReport | undefined;
  /** From the call of the guide to the first text for the person; undefined when there was none. */
  firstMs: number | undefined;
  wholeMs: number;
}

export interface PlayedDialogue {
  question: EvalQuestion;
  person: PersonKind;
  seed: string;
  steps: PlayedStep[];
  /** Summary reached, stopped by the guide for care, or broken off by a thrown error or by no step. */
  end: 'summary' | 'care' | 'broken';
}

export interface Plan {
  question: EvalQuestion;
  person: PersonKind;
  seed: string;
}

/** Every question with every kind of person, as often as there are seeds. */
export function plansOf(questions: readonly EvalQuestion[], seeds: number, limit: number): Plan[] {
  const all = Array.from({ length: seeds }, (_, at) => `seed ${at + 1}`).flatMap((seed) =>
    questions.flatMap((question) => personKinds.map((person) => ({ question, person, seed }))),
  );
  if (all.length <= limit) return all;
  // Spread over the whole set, and, where `all` and `limit` share a factor of four, over all kinds of persons.
  const block = Math.ceil(all.length / limit);
  return Array.from({ length: limit }, (_, at) => Math.min(all.length - 1, at * block + (at % block)))
    .flatMap((at) => all[at] ?? [])
    .filter((plan, at, plans) => plans.indexOf(plan) === at);
}

interface Heard extends Omit<PlayedStep, 'step' | 'input'> {
  step: GuideStep | undefined;
  care: boolean;
}

async function hear(guide: Guide, input: GuideInput): Promise<Heard> {
  const begun = performance.now();
  const heard: Heard = {
    step: undefined,
    report: undefined,
    firstMs: undefined,
    wholeMs: 0,
    care: false,
  };
  for await (const event of guide.next(input, new AbortController().signal)) {
    if (event.type === 'thinking') heard.firstMs ??= performance.now() - begun;
    else if (event.type === 'risk') heard.care ||= event.level === 'high';
    else Object.assign(heard, { step: event.step, report: event.report });
  }
  heard.wholeMs = performance.now() - begun;
  return heard;
}

/** As the server keeps it when the person corrects nothing. */
function understood(before: GuideInput['understanding'], step: GuideStep): GuideInput['understanding'] {
  const written = step.kind === 'round' ? step.understanding : undefined;
  return written ? settleUnderstanding(before, before, written) : before;
}

export async function playDialogue(guide: Guide, plan: Plan): Promise<PlayedDialogue> {
  const { question, person: kind, seed: run } = plan;
  const reading = guide.read(question.text);
  const seed = `${question.id}/${run}`;
  const person: Person = { kind, language: question.language, frame: reading.frame, seed };
  const enough = enoughAfter(person);
  const rounds: AnsweredRound[] = [];
  const steps: PlayedStep[] = [];
  const ended = (end: PlayedDialogue['end']): PlayedDialogue => ({ ...plan, steps, end });
  let understanding: GuideInput['understanding'];
  let finish = false;
  // Beside the rounds there is a summary, and before it the question that an early end leaves open.
  for (let turn = 1; turn <= limits.maxRounds + 2; turn++) {
    const base = { question: question.text, reading, rounds: [...rounds], understanding, seed };
    const input: GuideInput = finish ? { ...base, finish } : base;
    const { step, care, ...timed } = await hear(guide, input);
    if (!step) return ended(care ? 'care' : 'broken');
    steps.push({ input, step, ...timed });
    if (step.kind === 'summary') return ended('summary');
    understanding = understood(understanding, step);
    if (enough !== undefined && rounds.length >= enough) finish = true;
    else rounds.push(answered(step, person, rounds.length + 1));
  }
  return ended('broken');
}

function answered(step: GuideRound, person: Person, number: number): AnsweredRound {
  const { stage, reflection, question, options } = step;
  return {
    kind: step.roundKind,
    number,
    stage,
    reflection,
    question,
    options,
    ...replyOf(person, step, number),
  };
}
