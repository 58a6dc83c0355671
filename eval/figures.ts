/** All figures of a run, from the dialogues of the run. */
import type { Guide } from '../src/server/guide/guide.ts';
import type { PlayedDialogue, PlayedStep } from './dialogue.ts';
import { withoutReplays } from './gates/gate.ts';
import { type GateResult, gateResults } from './gates/gates.ts';
import {
  type EvidenceFigures,
  evidenceFigures,
  type QuoteFigures,
  quotesOf,
  roundTexts,
  saidBefore,
  summaryTexts,
} from './measures/quotes.ts';
import { type ReadingFigures, readingFigures } from './measures/reading.ts';
import {
  byPrompt,
  type FailFigures,
  failFigures,
  type PromptFigures,
  type Spread,
  spread,
} from './measures/steps.ts';
import type { EvalQuestion, Language } from './question-sets.ts';

/** What was run, for later readers of the figures. */
export interface RunInfo {
  /** The questions that were read. */
  set: string;
  guide: string;
  label: string;
  /** A server on this machine simulated the provider: the figures say nothing about any model. */
  noRealModel: boolean;
  commit: string | null;
  date: string;
}

export interface PerLanguage {
  reading: ReadingFigures;
  dialogues: number;
  gates: GateResult[];
  rounds: FailFigures;
  summaries: FailFigures;
}

export interface Figures {
  run: RunInfo;
  /** Replays with another seed are counted apart. */
  dialogues: {
    all: number;
    replays: number;
    byPerson: Record<string, number>;
    byLanguage: Record<string, number>;
    ends: Record<string, number>;
  };
  /** How many dialogues have this many answered rounds. */
  roundsPerDialogue: Record<number, number>;
  gates: GateResult[];
  rounds: FailFigures;
  summaries: FailFigures;
  quotes: { rounds: QuoteFigures; summaries: QuoteFigures };
  evidence: EvidenceFigures & { summaries: number; complete: number };
  firstMs: Spread;
  stepMs: Spread;
  byPrompt: PromptFigures[];
  byLanguage: Record<Language, PerLanguage>;
}

function tally(names: readonly (string | number)[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return found;
}

const stepsOf = (dialogues: readonly PlayedDialogue[], kind: 'round' | 'summary'): PlayedStep[] =>
  dialogues.flatMap(({ steps }) => steps.filter(({ step }) => step.kind === kind));

function textsOf({ step }: PlayedStep): string[] {
  return step.kind === 'round' ? roundTexts(step) : summaryTexts(step);
}

function quoteFigures(steps: readonly PlayedStep[]): QuoteFigures {
  const all = steps.map((played) => quotesOf(textsOf(played).join('\n'), saidBefore(played.input)));
  return {
    quotes: all.reduce((sum, { quotes }) => sum + quotes, 0),
    untrue: all.flatMap(({ untrue }) => untrue),
  };
}

function evidenceOf(summaries: readonly PlayedStep[]): Figures['evidence'] {
  const all = summaries.flatMap(({ step, input }) =>
    step.kind === 'summary' ? [evidenceFigures(step.summary, input)] : [],
  );
  const sum = (of: (one: EvidenceFigures) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    summaries: all.length,
    complete: all.filter(({ claims, proved, untrue }) => claims === proved && untrue === 0).length,
    claims: sum(({ claims }) => claims),
    proved: sum(({ proved }) => proved),
    untrue: sum(({ untrue }) => untrue),
  };
}

function perLanguage(
  guide: Guide,
  dialogues: readonly PlayedDialogue[],
  questions: readonly EvalQuestion[],
  language: Language,
): PerLanguage {
  const played = dialogues.filter(({ person }) => person.language === language);
  const counted = withoutReplays(played);
  return {
    reading: readingFigures(
      guide.read,
      questions.filter((question) => question.language === language),
    ),
    dialogues: counted.length,
    gates: gateResults(played),
    rounds: failFigures(stepsOf(counted, 'round')),
    summaries: failFigures(stepsOf(counted, 'summary')),
  };
}

const answersIn = ({ steps }: PlayedDialogue) => steps.at(-1)?.input.rounds.length ?? 0;

export function figuresOf(
  run: RunInfo,
  guide: Guide,
  questions: readonly EvalQuestion[],
  played: readonly PlayedDialogue[],
): Figures {
  const dialogues = withoutReplays(played);
  const rounds = stepsOf(dialogues, 'round');
  const summaries = stepsOf(dialogues, 'summary');
  const steps = [...rounds, ...summaries];
  return {
    run,
    dialogues: {
      all: dialogues.length,
      replays: played.length - dialogues.length,
      byPerson: tally(dialogues.map(({ kind }) => kind)),
      byLanguage: tally(dialogues.map(({ person }) => person.language)),
      ends: tally(dialogues.map(({ end }) => end)),
    },
    roundsPerDialogue: tally(dialogues.map(answersIn)),
    gates: gateResults(played),
    rounds: failFigures(rounds),
    summaries: failFigures(summaries),
    quotes: { rounds: quoteFigures(rounds), summaries: quoteFigures(summaries) },
    evidence: evidenceOf(summaries),
    firstMs: spread(steps.flatMap(({ firstMs }) => firstMs ?? [])),
    stepMs: spread(steps.map(({ wholeMs }) => wholeMs)),
    byPrompt: byPrompt(
      guide.kind,
      played.flatMap(({ steps: all }) => all),
    ),
    byLanguage: {
      en: perLanguage(guide, played, questions, 'en'),
      zh: perLanguage(guide, played, questions, 'zh'),
    },
  };
}
