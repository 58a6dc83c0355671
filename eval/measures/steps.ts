/** Figures per guide, model and prompt version: what failed the rubric, what a model cost, how long it took. */
import type { GuideReport } from '../../src/server/guide/guide.ts';
import { checkRound, checkSummary } from '../../src/server/guide/rubric/rubric.ts';
import type { PlayedStep } from '../dialogue.ts';

export interface FailFigures {
  all: number;
  failed: number;
  byCheck: Record<string, number>;
}

/** What the person got, judged again; not what the guide says of itself. */
function failuresOf({ step, input }: PlayedStep): string[] {
  return step.kind === 'round' ? checkRound(step, input) : checkSummary(step, input);
}

export function failFigures(steps: readonly PlayedStep[]): FailFigures {
  const failures = steps.map(failuresOf);
  const byCheck: Record<string, number> = {};
  for (const id of failures.flat()) byCheck[id] = (byCheck[id] ?? 0) + 1;
  return { all: steps.length, failed: failures.filter((ids) => ids.length > 0).length, byCheck };
}

export interface PromptFigures extends FailFigures {
  guide: string;
  model: string | null;
  promptVersion: string | null;
  kind: 'round' | 'summary';
  tries: number;
  repaired: number;
  heldBack: number;
  fellBack: Record<string, number>;
  /** Checks that failed at the first attempt and passed with the second or with the fallback. */
  failedInTries: Record<string, number>;
  usage: NonNullable<GuideReport['usage']>;
  costMicros: number;
  /** Steps whose price or usage is unknown: the cost leaves them out. */
  costUnknown: number;
}

const noUsage = { inputTokens: 0, cachedTokens: 0, outputTokens: 0, reasoningTokens: 0 };

function count(into: Record<string, number>, names: readonly string[]): Record<string, number> {
  for (const name of names) into[name] = (into[name] ?? 0) + 1;
  return into;
}

/** One row: steps of one kind that share guide, model and prompt version. */
function rowOf(guide: string, steps: readonly PlayedStep[]): PromptFigures {
  const reports = steps.flatMap(({ report }) => report ?? []);
  const sum = (of: (report: GuideReport) => number) => reports.reduce((total, one) => total + of(one), 0);
  const usage = { ...noUsage };
  for (const name of Object.keys(noUsage) as (keyof typeof noUsage)[])
    usage[name] = sum((report) => report.usage?.[name] ?? 0);
  return {
    guide,
    model: reports[0]?.model ?? null,
    promptVersion: reports[0]?.promptVersion ?? null,
    kind: steps[0]?.step.kind ?? 'round',
    ...failFigures(steps),
    tries: sum(({ tries }) => tries),
    repaired: sum(({ repaired }) => (repaired ? 1 : 0)),
    heldBack: sum(({ heldBack }) => heldBack),
    fellBack: count(
      {},
      reports.flatMap(({ fellBack }) => fellBack ?? []),
    ),
    failedInTries: count(
      {},
      reports.flatMap(({ failedChecks }) => failedChecks),
    ),
    usage,
    costMicros: sum(({ costMicros }) => costMicros ?? 0),
    costUnknown: reports.filter(({ model, costMicros }) => model !== null && costMicros === null).length,
  };
}

/** A step that fell back stays with the model and prompt that were tried. */
export function byPrompt(guide: string, steps: readonly PlayedStep[]): PromptFigures[] {
  const groups = Map.groupBy(steps, ({ step, report }) =>
    JSON.stringify([report?.model ?? null, report?.promptVersion ?? null, step.kind]),
  );
  return [...groups.values()].map((group) => rowOf(guide, group));
}

export interface Spread {
  count: number;
  p50: number;
  p95: number;
  max: number;
}

/** By nearest rank. */
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, two) => one - two);
  const rank = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { count: sorted.length, p50: rank(0.5), p95: rank(0.95), max: rank(1) };
}
