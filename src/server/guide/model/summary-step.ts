/** Converts the model's draft to a summary: corrects or drops quotes, and records the source of every line. */
import type { Evidence } from '#shared/contract/shapes.ts';
import { replaceLine, type Summary } from '#shared/summary.ts';
import { evidenceOfLine, gateSummary, sourceOf } from '../evidence.ts';
import type { GuideInput, GuideSummary } from '../guide.ts';
import { isChinese, isEnglish } from '../reading/language.ts';
import { oneLine } from './round-step.ts';
import type { ModelLine, ModelSummary } from './schemas.ts';

/** Models use any quotation marks; “ and ” are reserved for the person's own words. */
function withTrueMarks(text: string, input: GuideInput): string {
  const isTheirs = (words: string) => sourceOf(input, words) !== undefined;
  return oneLine(text)
    .replace(/"([^"]{2,200})"/g, (all, words: string) => (isTheirs(words) ? `“${words}”` : all))
    .replace(/“([^“”]{2,200}?)([.,;:!?])”/g, (all, words: string, sign: string) =>
      !isTheirs(words + sign) && isTheirs(words) ? `“${words}”${sign}` : all,
    );
}

function evidenceFor(input: GuideInput, part: Evidence['part'], index: number, line: ModelLine): Evidence[] {
  const named = sourceOf(input, line.quote, [line.round]);
  const found = [...(named ? [named] : []), ...evidenceOfLine(input, line.text)];
  return found
    .filter((one, at) => found.findIndex(({ quote }) => quote === one.quote) === at)
    .map((source) => ({ part, index, ...source }));
}

function listed(numbers: readonly number[], and: string): string {
  const last = String(numbers.at(-1));
  return numbers.length < 2 ? last : `${numbers.slice(0, -1).join(', ')}${and}${last}`;
}

/** Code states what the portrait is based on; in languages without a text here, the model does. */
function basis(input: GuideInput): string {
  const numbers = input.rounds.map(({ number }) => number);
  if (numbers.length === 0) return '';
  if (isChinese(input.question))
    return `这些话来自第 ${listed(numbers, ' 和 ').replaceAll(', ', '、')} 轮：只根据这几次回答，不代表你的全部。`;
  if (!isEnglish(input.question)) return '';
  const rounds = numbers.length < 2 ? 'round' : 'rounds';
  return `This comes from ${rounds} ${listed(numbers, ' and ')}: these answers only, not you as a whole. `;
}

/** The evidence of the insight: its own quotes, else that of the lines below it. */
function insightEvidence(input: GuideInput, insight: string, ground: readonly Evidence[]): Evidence[] {
  const quoted = evidenceOfLine(input, insight);
  return (quoted.length > 0 ? quoted : ground).map((source) => ({ ...source, part: 'insight', index: 0 }));
}

function summaryOf(draft: ModelSummary, input: GuideInput): Summary {
  const lines = (part: readonly ModelLine[]) =>
    part.map((line) => ({ ...line, text: withTrueMarks(line.text, input) }));
  const [ground, reasons] = [lines(draft.ground).slice(0, 3), lines(draft.reasons).slice(0, 4)];
  const insight = withTrueMarks(draft.insight, input);
  const grounds = ground.flatMap((line, at) => evidenceFor(input, 'insight', at + 1, line));
  return {
    question: input.question,
    insights: [insight, ...ground.map(({ text }) => text)],
    reasons: reasons.map(({ text }) => text),
    steps: draft.plan.slice(0, 4).map((line) => withTrueMarks(line, input)),
    mood: oneLine(draft.mood),
    label: oneLine(draft.label),
    suggestions: [basis(input) + withTrueMarks(draft.style, input)],
    stillOpen: input.finish ? draft.open.map(oneLine).slice(0, 4) : [],
    evidence: [
      ...insightEvidence(input, insight, grounds),
      ...grounds,
      ...reasons.flatMap((line, at) => evidenceFor(input, 'reason', at, line)),
    ],
  };
}

/** `reflection` is the text that passed the gate. Undefined when too few lines have true quotes. */
export function toSummary(
  draft: ModelSummary,
  reflection: string,
  input: GuideInput,
): GuideSummary | undefined {
  const { summary, isEnough } = gateSummary(summaryOf(draft, input), input);
  return isEnough ? { kind: 'summary', reflection, summary } : undefined;
}

/** The same summary with the line and its evidence replaced. Undefined when none of its quotes is true. */
export function withLine(
  summary: Summary,
  target: Pick<Evidence, 'part' | 'index'>,
  line: ModelLine,
  input: GuideInput,
): Summary | undefined {
  const text = withTrueMarks(line.text, input);
  const evidence = evidenceFor(input, target.part, target.index, { ...line, text });
  return evidence.length === 0 ? undefined : replaceLine(summary, target, { text, evidence });
}
