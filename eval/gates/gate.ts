/** What a gate is: a share that is counted over dialogues, with every case that speaks against the guide. */
import type { GuideRound, GuideSummary } from '../../src/server/guide/guide.ts';
import { summaryLines } from '../../src/shared/summary.ts';
import type { PlayedDialogue, PlayedStep } from '../dialogue.ts';
import type { Reply } from '../people.ts';

export interface Miss {
  /** Person and kind; the people are made up. */
  id: string;
  text: string;
}

export interface Counted {
  part: number;
  whole: number;
  misses: Miss[];
}

export type Bar = { least: number } | { below: number } | { most: number };

export interface Gate {
  name: string;
  bar: Bar;
  /** The dialogues of a run; replays are among them. */
  count(dialogues: readonly PlayedDialogue[]): Counted;
}

/** One thing that is judged, with what to show when it is bad. */
export interface Verdict {
  isGood: boolean;
  miss: Miss;
}

export const missOf = ({ person, kind }: PlayedDialogue, text: string): Miss => ({
  id: `${person.id} ${kind}`,
  text,
});

export const withoutReplays = (dialogues: readonly PlayedDialogue[]) =>
  dialogues.filter(({ isReplay }) => !isReplay);

/** The share of what is good, or of what is bad, over the dialogues that count. */
export function gateOf(name: string, bar: Bar, judge: (dialogue: PlayedDialogue) => Verdict[]): Gate {
  const countsGood = 'least' in bar;
  return {
    name,
    bar,
    count(dialogues) {
      const verdicts = withoutReplays(dialogues).flatMap(judge);
      const bad = verdicts.filter(({ isGood }) => !isGood);
      return {
        part: countsGood ? verdicts.length - bad.length : bad.length,
        whole: verdicts.length,
        misses: bad.map(({ miss }) => miss),
      };
    },
  };
}

export interface PlayedRound extends PlayedStep {
  step: GuideRound;
  number: number;
  /** Undefined when the person ended the dialogue here. */
  reply: Reply | undefined;
  next: PlayedStep | undefined;
}

export function roundsOf({ steps, replies }: PlayedDialogue): PlayedRound[] {
  return steps.flatMap((played, at) => {
    const { step } = played;
    return step.kind === 'round'
      ? [{ ...played, step, number: at + 1, reply: replies[at], next: steps[at + 1] }]
      : [];
  });
}

export function summaryOf({ steps }: PlayedDialogue): GuideSummary | undefined {
  const last = steps.at(-1)?.step;
  return last?.kind === 'summary' ? last : undefined;
}

/** All lines of a summary as the person reads them, without what was shown while they waited. */
export const linesOf = ({ summary }: GuideSummary): string[] => summaryLines(summary);

/** All that the person wrote or picked. */
export const saidIn = ({ person, replies }: PlayedDialogue): string[] => [
  person.question,
  ...replies.map(({ content }) => content),
];

/** A line without the question that it answers, which may stand before it, or behind it in brackets. */
export function withoutContext(line: string, dialogue: PlayedDialogue): string {
  const before = roundsOf(dialogue).find(({ step }) => line.startsWith(step.question.trim()));
  if (before) return line.slice(before.step.question.trim().length).trim();
  const bracketed = /\s*[(（]([^()（）]+)[)）]\s*$/u.exec(line);
  const isAsked = roundsOf(dialogue).some(({ step }) => step.question.trim() === bracketed?.[1]?.trim());
  return bracketed && isAsked ? line.slice(0, bracketed.index) : line;
}
