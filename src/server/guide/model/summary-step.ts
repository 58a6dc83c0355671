/** Converts the model's draft to a summary: corrects or drops quotes, and records the source of every line. */
import type { Evidence } from '#shared/contract/shapes.ts';
import { replaceLine, type Summary } from '#shared/summary.ts';
import type { GuideInput, GuideSummary } from '../guide.ts';
import { checksFor } from '../rubric/checks-by-language.ts';
import { evidenceOfLine, gateSummary, sourceOf } from '../summary/evidence.ts';
import { toNextStep } from '../summary/next-step.ts';
import { checkShareLine } from '../summary/share-line.ts';
import { isChinese } from '../text/which-language.ts';
import { chooseInsight, type Insight } from './insight.ts';
import type { ModelChecks } from './model-checks.ts';
import { oneLine } from './round-step.ts';
import type { ModelLine, ModelSummary } from './schemas.ts';

/** Puts the person's own words between “ and ”, which are reserved for them: models use any quotation marks. */
function withQuoteMarks(text: string, input: GuideInput): string {
  const isTheirs = (words: string) => sourceOf(input, words) !== undefined;
  return oneLine(text)
    .replace(/"([^"]{2,200})"/g, (all, words: string) => (isTheirs(words) ? `“${words}”` : all))
    .replace(/“([^“”]{2,200}?)([.,;:!?])”/g, (all, words: string, mark: string) =>
      !isTheirs(words + mark) && isTheirs(words) ? `“${words}”${mark}` : all,
    );
}

function evidenceFor(input: GuideInput, part: Evidence['part'], index: number, line: ModelLine): Evidence[] {
  const named = sourceOf(input, line.quote, [line.round]);
  const found = [...(named ? [named] : []), ...evidenceOfLine(input, line.text)];
  return found
    .filter((one, at) => found.findIndex(({ quote }) => quote === one.quote) === at)
    .map((source) => ({ part, index, ...source }));
}

/** Fixed texts that the summary has before or instead of the person's words. */
interface FixedTexts {
  step: string;
  refused: string;
  none: string;
  open: string;
  suggestion: string;
  /** Begins the sentence on how the person thinks. */
  theseAnswers: string;
}

const english: FixedTexts = {
  step: 'Your step: ',
  refused: "You asked for no plan, so there isn't one.",
  none: 'No step yet, and none is needed tonight.',
  open: 'Still open: ',
  suggestion: ' A suggestion: ',
  theseAnswers: 'Going by these answers: ',
};
const chinese: FixedTexts = {
  step: '你定的：',
  refused: '你说不要计划，这里就不写。',
  none: '先不定下一步，也可以。',
  open: '还没定：',
  suggestion: '一个建议：',
  theseAnswers: '只看这几次回答：',
};

function fixedTextsFor({ question }: GuideInput): FixedTexts {
  return isChinese(question) ? chinese : english;
}

/** Their steps and times, letter for letter; a step that they did not write or pick is left out. */
function ownSteps(draft: ModelSummary, input: GuideInput): string[] {
  const own = draft.steps.flatMap(({ round, quote }) => sourceOf(input, quote, [round])?.quote ?? []);
  return [...new Set(own)].slice(0, 3);
}

function pathOf(draft: ModelSummary, steps: readonly string[], input: GuideInput): string[] {
  const fixed = fixedTextsFor(input);
  if (steps.length > 0) return steps.map((step) => fixed.step + oneLine(step));
  return [draft.stepsAre === 'refused' ? fixed.refused : fixed.none];
}

/** One sentence on these answers, and at most one suggestion, marked as such. */
function styleOf({ style, suggestion, stepsAre }: ModelSummary, input: GuideInput): string {
  const fixed = fixedTextsFor(input);
  const said = withQuoteMarks(style, input);
  const sentence = checksFor(said).namesItsAnswers(said) ? said : fixed.theseAnswers + said;
  const more = stepsAre === 'refused' ? '' : oneLine(suggestion);
  return more === '' ? sentence : sentence + fixed.suggestion + more;
}

function summaryOf(draft: ModelSummary, insight: Insight | undefined, input: GuideInput): Summary {
  const fixed = fixedTextsFor(input);
  const lines = (part: readonly ModelLine[], most: number) =>
    part.slice(0, most).map((line) => ({ ...line, text: withQuoteMarks(line.text, input) }));
  // Without an insight the summary says what is clear and what is open.
  const [clear, reasons] = [lines(draft.clear, insight ? 1 : 2), lines(draft.reasons, 3)];
  const open = draft.open.map(oneLine).filter((line) => line !== '');
  const own = ownSteps(draft, input);
  const shareLine = checkShareLine(oneLine(draft.shareLine), input);
  const joined = insight ? [withQuoteMarks(insight.text, input)] : [];
  const proved = (insight?.sources ?? []).map((source) => ({
    part: 'insight' as const,
    index: 0,
    ...source,
  }));
  return {
    question: input.question,
    insights: [
      ...joined,
      ...clear.map(({ text }) => text),
      ...(input.finish ? [] : open.slice(0, 1).map((line) => fixed.open + line)),
    ],
    reasons: reasons.map(({ text }) => text),
    steps: pathOf(draft, own, input),
    mood: oneLine(draft.mood),
    label: oneLine(draft.label),
    suggestions: [styleOf(draft, input)],
    stillOpen: input.finish ? open.slice(0, 4) : [],
    ...(own[0] !== undefined && { nextStep: toNextStep(own[0], undefined, input) }),
    ...(shareLine !== undefined && { shareLine }),
    evidence: [
      ...proved,
      ...clear.flatMap((line, at) => evidenceFor(input, 'insight', joined.length + at, line)),
      ...reasons.flatMap((line, at) => evidenceFor(input, 'reason', at, line)),
    ],
  };
}

/** `reflection` is the text that passed the sentence gate (sentence-gate.ts). Undefined when too few lines have true quotes. */
export function toSummary(
  draft: ModelSummary,
  reflection: string,
  { input, checks }: { input: GuideInput; checks: ModelChecks },
): GuideSummary | undefined {
  const insight = chooseInsight(input, draft.drafts, checks.line);
  // A line that fails a check is left out, like one without evidence.
  const good = (lines: readonly ModelLine[]) => lines.filter(({ text }) => checks.line(text).length === 0);
  const kept = { ...draft, clear: good(draft.clear), reasons: good(draft.reasons) };
  const { summary, isEnough } = gateSummary(summaryOf(kept, insight, input), input);
  return isEnough ? { kind: 'summary', reflection, summary } : undefined;
}

/** The same summary with the line and its evidence replaced. Undefined when none of its quotes is true. */
export function withLine(
  summary: Summary,
  target: Pick<Evidence, 'part' | 'index'>,
  line: ModelLine,
  input: GuideInput,
): Summary | undefined {
  const text = withQuoteMarks(line.text, input);
  const evidence = evidenceFor(input, target.part, target.index, { ...line, text });
  return evidence.length === 0 ? undefined : replaceLine(summary, target, { text, evidence });
}
