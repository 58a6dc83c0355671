/**
 * The part of the rubric that code can check (docs/guide-method.md). Pure; returns the ids of the failed checks. The
 * person's words are removed first: the rubric judges the guide, not the person.
 */
import { measureWidth } from '#shared/quotes.ts';
import { isOpenLine } from '#shared/reflection/memory.ts';
import { getLines } from '#shared/summary.ts';
import type { AnsweredRound, GuideInput, GuideRound, GuideSummary } from '../guide.ts';
import { mirror } from '../languages/en/reading/pronouns.ts';
import { trueEvidence } from '../summary/evidence.ts';
import { isNonAnswer } from '../text/non-answer.ts';
import { quotesAreTrue, withoutQuotes } from '../text/quotes.ts';
import { jaccard, sentencesIn, sharedCount } from '../text/words.ts';
import { ownLines } from '../understanding.ts';
import { checksFor } from './checks-by-language.ts';
import type { LanguageChecks } from './language-checks.ts';

export type RoundCheck = 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'R9' | 'R10';
export type SummaryCheck = 'S1' | 'S2' | 'S3' | 'S4' | 'S5' | 'S6' | 'S7' | 'S8' | 'S10' | 'S11' | 'S12';

/** All that the person wrote in a dialogue, and what they let the guide remember. */
export function personTexts(
  input: Pick<GuideInput, 'question' | 'rounds' | 'understanding' | 'memory'>,
): string[] {
  const { question, rounds, understanding, memory = [] } = input;
  return [question, ...rounds.map((round) => round.content), ...ownLines(understanding), ...memory];
}

/** The guide's own words: the text without quotes and without the sides of the reading, which are the person's words. */
function guideWords(text: string, input: GuideInput): string {
  const { a, b, act } = input.reading;
  const own = [a, b, act].filter((slot) => slot !== undefined && slot.length > 3);
  let out = withoutQuotes(text.replace(/[\u2018\u2019]/g, "'"));
  for (const slot of own) out = out.replaceAll(mirror(slot ?? ''), 'that');
  return out;
}

/** In characters. */
const longestOption = 110;
/** A reflection need not take up an answer up to this width. As `measureWidth` counts: a Chinese character is 1 wide. */
const thinWidth = 20;
/** A reflection up to this width need not take anything up: "There's a lot in this." */
const briefWidth = 16;
/** Share of common words from which two options are too similar, and from which a question repeats an earlier one. */
const similarOptions = 0.5;
const repeatedQuestion = 0.6;

function optionsAreGood(options: readonly string[], { termsOf }: LanguageChecks): boolean {
  if (options.length < 2 || options.length > 3) return false;
  const isPoor = (option: string) =>
    option.trim() === '' ||
    option.length > longestOption ||
    /^(?:other|something else|none of (?:these|those|them|the above))\b/i.test(option) ||
    /^(?:其他|以上都不)/.test(option);
  if (options.some(isPoor)) return false;
  return options.every((one, at) =>
    options
      .slice(at + 1)
      .every((two) => jaccard(termsOf(one), termsOf(two)) <= similarOptions && one !== two),
  );
}

/** Whether the newest answer has too few words to take up, or asks something back, so that a good round has other words. */
function isThin({ question, rounds }: GuideInput): boolean {
  const newest = rounds.at(-1)?.content;
  const size = measureWidth(newest ?? question);
  return size <= thinWidth || (newest !== undefined && /[?？]/.test(newest));
}

/** "Then it isn't yours": a reply to what the person said about the question. */
const reply = /^(?:then|sorry|okay|ok|all right|fair enough|no)\b|^(?:好|那|行|怪我)/i;

/** Whether a round takes up what the person said (R4). */
function isGrounded(text: string, input: GuideInput, checks: LanguageChecks): boolean {
  const { termsOf, personTermsOf, hasLineForKind } = checks;
  const said = personTexts(input).filter((answer) => !isNonAnswer(answer));
  const own = personTermsOf(said.join(' '));
  return (
    own.size === 0 ||
    isThin(input) ||
    (input.rounds.length > 0 && reply.test(text)) ||
    hasLineForKind(text) ||
    sharedCount(termsOf(text), own) > 0
  );
}

function isRepeat(question: string, rounds: readonly AnsweredRound[], { termsOf }: LanguageChecks): boolean {
  return rounds.some(
    (round) =>
      round.question === question || jaccard(termsOf(round.question), termsOf(question)) > repeatedQuestion,
  );
}

function reflectsFirst(round: GuideRound): boolean {
  const sentences = sentencesIn(round.reflection);
  return sentences.length >= 1 && sentences.length <= 8 && !/[?？]/.test(withoutQuotes(round.reflection));
}

function asksOnce(question: string): boolean {
  return (question.match(/[?？]/g)?.length ?? 0) === 1 && /[?？]$/.test(question.trimEnd());
}

/** Ids of the checks that `round` fails; empty when it is good. */
export function checkRound(round: GuideRound, input: GuideInput): RoundCheck[] {
  const question = guideWords(round.question, input);
  const statements = guideWords(`${round.reflection} ${round.support}`, input);
  const all = `${statements} ${question} ${round.options.join('. ')}`;
  const said = personTexts(input);
  const checks = checksFor(`${statements} ${question}`);
  const allText = `${round.reflection} ${round.question} ${round.options.join(' ')}`;
  const failed: Record<RoundCheck, boolean> = {
    R1: !asksOnce(question),
    R2: !checks.isOpen(question),
    R3: round.roundKind === 'choice' && !optionsAreGood(round.options, checks),
    R4: measureWidth(round.reflection) > briefWidth && !isGrounded(allText, input, checks),
    R5: checks.isAdvice(`${statements} ${question}`, said),
    R6: checks.isDiagnosis(all, said),
    R7:
      checks.isFlattery(`${statements} ${question}`, said) ||
      checks.claimsToBeHuman(`${statements} ${question}`),
    R8: !checks.isReadable(`${statements} ${question}`, 'round'),
    R9: isRepeat(round.question, input.rounds, checks),
    R10: !reflectsFirst(round),
  };
  return (Object.keys(failed) as RoundCheck[]).filter((id) => failed[id]);
}

/** The guide's text in a summary, without the original question, which is the person's. */
export function summaryText({ summary }: GuideSummary): string {
  const { insights, reasons, steps, label, suggestions, mood } = summary;
  return [...insights, ...reasons, ...steps, label, ...suggestions, mood].join('\n');
}

/** Every claim of the summary has evidence (what is open is no claim), and every piece of evidence is true. */
function isProved({ summary }: GuideSummary, input: GuideInput): boolean {
  const { evidence } = summary;
  if (!evidence || trueEvidence(input, evidence).length !== evidence.length) return false;
  return (['insight', 'reason'] as const).every((part) =>
    getLines(summary, part).every(
      (line, index) => isOpenLine(line) || evidence.some((one) => one.part === part && one.index === index),
    ),
  );
}

/** Ids of the checks that a summary fails; empty when it is good. */
export function checkSummary(step: GuideSummary, input: GuideInput): SummaryCheck[] {
  const { summary } = step;
  const text = summaryText(step);
  const own = guideWords(text, input);
  const checks = checksFor(own);
  const { insights, reasons } = summary;
  const style = summary.suggestions.join('\n');
  const said = personTexts(input);
  const sources = [...said, ...Object.values(input.reading).map(mirror)];
  const failed: Record<SummaryCheck, boolean> = {
    S1: summary.question !== input.question,
    S2: !quotesAreTrue(text, said),
    S3: insights.length < 2 || insights.length > 4,
    S4: summary.steps.every((line) => line.trim() === ''),
    S5: !checks.inventsNothing(text, sources),
    S6:
      checks.isDiagnosis(own, said) ||
      checks.isFlattery(own, said) ||
      checks.claimsToBeHuman(withoutQuotes(style)),
    S7: !checks.isReadable(own, 'summary'),
    S8: !checks.namesItsAnswers(style),
    S10: reasons.length < 2 || reasons.length > 4 || !reasons.every((line) => checks.isShortReason(line)),
    S11: !isProved(step, input),
    S12: input.finish === true && summary.stillOpen.length === 0 && !insights.some(isOpenLine),
  };
  return (Object.keys(failed) as SummaryCheck[]).filter((id) => failed[id]);
}
