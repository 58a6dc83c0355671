/** All figures of a run, from the dialogues of the run. */
import type { Guide } from '../src/server/guide/guide.ts';
import type { PlayedDialogue, PlayedStep } from './dialogue.ts';
import { type DiversityFigures, diversity, type Said } from './measures/diversity.ts';
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
import { type SpecificityFigures, specificity } from './measures/specificity.ts';
import {
  byPrompt,
  type FailFigures,
  failFigures,
  type PromptFigures,
  type Spread,
  spread,
} from './measures/steps.ts';
import { guidesOwn, termsOf } from './measures/terms.ts';
import { type EvalQuestion, type Language, languages } from './question-sets.ts';

/** What was run, for later readers of the figures. */
export interface RunInfo {
  set: string;
  guide: string;
  label: string;
  /** A server on this machine simulated the vendor: the figures say nothing about any model. */
  noRealModel: boolean;
  commit: string | null;
  date: string;
  seeds: number;
}

export interface PerLanguage {
  reading: ReadingFigures;
  rounds: FailFigures;
  summaries: FailFigures;
  /** The whole summary, and only what the guide itself put into words: quotes, sides and act taken out. */
  specificity: { whole: SpecificityFigures; ownWords: SpecificityFigures };
  diversity: DiversityFigures;
}

export interface Figures {
  run: RunInfo;
  dialogues: {
    all: number;
    byPerson: Record<string, number>;
    byLanguage: Record<string, number>;
    ends: Record<string, number>;
  };
  /** How many dialogues have this many answered rounds. */
  roundsPerDialogue: Record<number, number>;
  rounds: FailFigures;
  summaries: FailFigures;
  quotes: { rounds: QuoteFigures; summaries: QuoteFigures };
  evidence: EvidenceFigures & { summaries: number; complete: number };
  firstMs: Spread;
  stepMs: Spread;
  byPrompt: PromptFigures[];
  byLanguage: Partial<Record<Language, PerLanguage>>;
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

function specificityOf(
  dialogues: readonly PlayedDialogue[],
  questions: readonly EvalQuestion[],
  language: Language,
): PerLanguage['specificity'] {
  const candidates = questions.map(({ id, text }) => ({ id, terms: termsOf(text, language) }));
  const by = (textOf: (played: PlayedStep) => string) => {
    const scored = dialogues.flatMap(({ question, steps }) =>
      stepsOf([{ steps } as PlayedDialogue], 'summary').map((played) => ({
        id: question.id,
        terms: termsOf(textOf(played), language),
      })),
    );
    return specificity(scored, candidates);
  };
  const whole = (played: PlayedStep) => textsOf(played).join('\n');
  return {
    whole: by(whole),
    ownWords: by((played) => guidesOwn(whole(played), played.input.reading)),
  };
}

function saidIn({ steps }: PlayedDialogue): Said[] {
  const reading = steps[0]?.input.reading;
  if (!reading) return [];
  const rounds = steps.flatMap(({ step }) => (step.kind === 'round' ? [step] : []));
  const summary = steps.flatMap((played) => (played.step.kind === 'summary' ? textsOf(played) : []));
  return [{ reading, rounds, summary }];
}

function perLanguage(
  guide: Guide,
  dialogues: readonly PlayedDialogue[],
  questions: readonly EvalQuestion[],
  language: Language,
): PerLanguage {
  const own = questions.filter((question) => question.language === language);
  const played = dialogues.filter(({ question }) => question.language === language);
  return {
    reading: readingFigures(guide.read, own),
    rounds: failFigures(stepsOf(played, 'round')),
    summaries: failFigures(stepsOf(played, 'summary')),
    specificity: specificityOf(played, own, language),
    diversity: diversity(played.flatMap(saidIn)),
  };
}

const answersIn = ({ steps }: PlayedDialogue) => steps.at(-1)?.input.rounds.length ?? 0;

export function figuresOf(
  run: RunInfo,
  guide: Guide,
  questions: readonly EvalQuestion[],
  dialogues: readonly PlayedDialogue[],
): Figures {
  const rounds = stepsOf(dialogues, 'round');
  const summaries = stepsOf(dialogues, 'summary');
  const steps = [...rounds, ...summaries];
  const present = languages.filter((language) => questions.some((one) => one.language === language));
  return {
    run,
    dialogues: {
      all: dialogues.length,
      byPerson: tally(dialogues.map(({ person }) => person)),
      byLanguage: tally(dialogues.map(({ question }) => question.language)),
      ends: tally(dialogues.map(({ end }) => end)),
    },
    roundsPerDialogue: tally(dialogues.map(answersIn)),
    rounds: failFigures(rounds),
    summaries: failFigures(summaries),
    quotes: { rounds: quoteFigures(rounds), summaries: quoteFigures(summaries) },
    evidence: evidenceOf(summaries),
    firstMs: spread(steps.flatMap(({ firstMs }) => firstMs ?? [])),
    stepMs: spread(steps.map(({ wholeMs }) => wholeMs)),
    byPrompt: byPrompt(guide.kind, steps),
    byLanguage: Object.fromEntries(
      present.map((language) => [language, perLanguage(guide, dialogues, questions, language)]),
    ),
  };
}
