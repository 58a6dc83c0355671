/**
 * The part of the rubric that code can check (docs/guide-method.md). Pure; returns the ids that failed. What the
 * person said is taken out before a wording is judged: the rubric judges the guide, not the person.
 */
import { isUnknown } from './answers.ts';
import type { AnsweredRound, GuideInput, GuideRound, GuideSummary } from './guide.ts';
import { quotable, quotesAreTrue, quotesIn, withoutQuotes } from './quotes.ts';
import { mirror } from './reading/pronouns.ts';
import { gradeOf, jaccard, sentencesIn, sharedCount, stemsOf, wordsOf } from './words.ts';

export type RoundCheck = 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'R9' | 'R10';
export type SummaryCheck = 'S1' | 'S2' | 'S3' | 'S4' | 'S5' | 'S6' | 'S7' | 'S8' | 'S10';

const closedStart =
  /^(?:(?:and|but|so|or|then|now)\s+)?(?:do|does|did|is|are|am|was|were|can|could|will|would|should|shall|have|has|had|may|might|must|don't|isn't|aren't|won't)\b/i;
const openWord = /\b(?:what|how|why|when|where|who|whom|which|whose)\b/i;
const advice =
  /\b(?:you (?:really |probably |definitely )?(?:should|must|ought|need to|have to|had better)|you'd better|why don't you|why not just|i(?:'d| would)? (?:suggest|recommend|advise)|my advice|try to|if i were you|the best thing (?:to do|is)|consider \w+ing|make sure (?:to|you))\b/i;
const diagnosis =
  /\b(?:depress(?:ion|ed|ive)|anxiety disorder|disorders?|adhd|add|autis\w+|bipolar|borderline|narcissis\w+|ocd|ptsd|trauma\w*|burnout|codependen\w+|neuro\w+|patholog\w+|psycho\w+|symptoms?|diagnos\w+|clinical\w*|syndrome|attachment style|therap\w+|medication|treatment|gaslight\w*|toxic)\b/i;
const flattery =
  /\b(?:great|amazing|awesome|wonderful|fantastic|excellent|brilliant|impressive|admirable|brave\w*|courageous|inspiring|incredible|beautiful|well done|good (?:job|question|for you)|proud of you|so strong|very wise|insightful|congratulations|kudos)\b/i;
const humanClaim =
  /\b(?:i feel|i(?:'m| am) (?:sorry|glad|happy|touched|moved|here for you|proud|human)|i care|i understand (?:you|how|exactly)|i know how|i've been there|as a human|in my (?:life|experience)|only i|i love|trust me)\b/i;
const timeWord =
  /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|afternoons?|nights?|noon|lunch|weeks?|weekends?|months?|days?|hours?|minutes?|o'clock|time)\b/i;

export function userText(input: Pick<GuideInput, 'question' | 'rounds'>): string[] {
  return [input.question, ...input.rounds.map((round) => round.content)];
}

/** The reading's slots are the person's words turned round; they are no wording of the guide's. */
function judged(text: string, input: GuideInput): string {
  const { a, b, act } = input.reading;
  const own = [a, b, act].filter((slot) => slot !== undefined && slot.length > 3);
  let out = withoutQuotes(text.replace(/[\u2018\u2019]/g, "'"));
  for (const slot of own) out = out.replaceAll(mirror(slot ?? ''), 'that');
  return out;
}

function isOpen(question: string): boolean {
  const asked = sentencesIn(question).at(-1) ?? '';
  return !closedStart.test(asked) && openWord.test(asked);
}

function optionsAreGood(options: readonly string[]): boolean {
  if (options.length < 2 || options.length > 3) return false;
  if (
    options.some(
      (option) =>
        option.trim() === '' || option.length > 110 || /^(?:other|something else|none of)/i.test(option),
    )
  )
    return false;
  return options.every((one, at) =>
    options.slice(at + 1).every((two) => jaccard(stemsOf(one), stemsOf(two)) <= 0.5 && one !== two),
  );
}

function isGrounded(text: string, input: GuideInput): boolean {
  const said = userText(input).filter((answer) => !isUnknown(answer));
  const own = stemsOf(mirror(said.join(' ')));
  return sharedCount(stemsOf(text), own) >= Math.min(2, own.size);
}

function isReadable(text: string, grade: number): boolean {
  return gradeOf(text) <= grade && sentencesIn(text).every((sentence) => wordsOf(sentence).length <= 28);
}

function isRepeat(question: string, rounds: readonly AnsweredRound[]): boolean {
  return rounds.some(
    (round) => round.question === question || jaccard(stemsOf(round.question), stemsOf(question)) > 0.6,
  );
}

function reflectsFirst(round: GuideRound): boolean {
  const sentences = sentencesIn(round.reflection);
  return sentences.length >= 1 && sentences.length <= 8 && !withoutQuotes(round.reflection).includes('?');
}

/** Ids of the checks that `round` fails; empty when it is good. */
export function checkRound(round: GuideRound, input: GuideInput): RoundCheck[] {
  const question = judged(round.question, input);
  const told = judged(`${round.reflection} ${round.support}`, input);
  const all = `${told} ${question} ${round.options.join('. ')}`;
  const failed: Record<RoundCheck, boolean> = {
    R1: (question.match(/[?？]/g)?.length ?? 0) !== 1 || !question.trimEnd().endsWith('?'),
    R2: !isOpen(question),
    R3: !optionsAreGood(round.options),
    R4: !isGrounded(`${round.reflection} ${round.question} ${round.options.join(' ')}`, input),
    R5: advice.test(`${told} ${question}`),
    R6: diagnosis.test(all),
    R7: flattery.test(all) || humanClaim.test(`${told} ${question}`),
    R8: !isReadable(`${told} ${question}`, 8),
    R9: isRepeat(round.question, input.rounds),
    R10: !reflectsFirst(round),
  };
  return (Object.keys(failed) as RoundCheck[]).filter((id) => failed[id]);
}

function bulletsOf(coreAnswer: string): string[] {
  return coreAnswer
    .split(/[·•]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Answers of which at least a piece is quoted. */
function quotedAnswers(text: string, rounds: readonly AnsweredRound[]): number {
  const pieces = quotesIn(text).filter((piece) => piece !== '');
  return new Set(
    rounds
      .map((round) => quotable(round.content))
      .filter((content) => pieces.some((piece) => content.includes(piece))),
  ).size;
}

const canBeQuoted = (content: string) => /[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(content);

function hasTimedPlan(text: string): boolean {
  return text
    .split('\n')
    .some(
      (line) =>
        /^(?:If|When)\b.*,? then I will\b/.test(line) && timeWord.test(line.replace(/[\u2018\u2019]/g, "'")),
    );
}

const capitals = /(?<=[\p{Ll},;:] )\p{Lu}[\p{Ll}]+/gu;
const allowedCapitals = /^(?:Round|Rounds|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English)$/;

/** No figure and no name that the person did not give; round numbers are the guide's own. */
function inventsNothing(text: string, sources: readonly string[]): boolean {
  const known = sources.join(' ').toLowerCase();
  const bare = withoutQuotes(text).replace(/\brounds? \d(?:, \d)*(?: and \d)?/gi, '');
  const figures = bare.match(/\d+/g) ?? [];
  const names = (bare.match(capitals) ?? []).filter((name) => !allowedCapitals.test(name));
  return (
    figures.every((figure) => known.includes(figure)) &&
    names.every((name) => known.includes(name.toLowerCase()))
  );
}

/** All that the guide wrote in a summary; the original question is the person's own. */
export function summaryText({ display }: GuideSummary): string {
  const { instantInsight, deepAnalysis, dialogueReview, personalizedInsight } = display;
  return [
    instantInsight.coreAnswer,
    ...dialogueReview.keyDiscoveries,
    deepAnalysis.frameworkAnalysis,
    personalizedInsight.personalLabel,
    personalizedInsight.decisionStyleAnalysis,
    instantInsight.moodPhrase,
  ].join('\n');
}

/** Ids of the checks that `summary` fails; empty when it is good. */
export function checkSummary(summary: GuideSummary, input: GuideInput): SummaryCheck[] {
  const { display } = summary;
  const text = summaryText(summary);
  const own = judged(text, input);
  const bullets = bulletsOf(display.instantInsight.coreAnswer).length;
  const found = display.dialogueReview.keyDiscoveries;
  const style = display.personalizedInsight.decisionStyleAnalysis;
  const distinct = new Set(input.rounds.map((round) => quotable(round.content)).filter(canBeQuoted)).size;
  const failed: Record<SummaryCheck, boolean> = {
    S1: display.problemReview.originalQuestion !== input.question,
    S2: quotedAnswers(text, input.rounds) < Math.min(2, distinct) || !quotesAreTrue(text, userText(input)),
    S3: bullets < 2 || bullets > 4,
    S4: !hasTimedPlan(display.deepAnalysis.frameworkAnalysis),
    S5: !inventsNothing(text, [...userText(input), ...Object.values(input.reading).map(mirror)]),
    S6: diagnosis.test(own) || flattery.test(own) || humanClaim.test(withoutQuotes(style)),
    S7: gradeOf(own) > 9,
    S8: !(/\brounds? \d/i.test(style) && /these answers only/i.test(style)),
    S10: found.length < 2 || found.length > 4 || found.some((line) => wordsOf(line).length > 30),
  };
  return (Object.keys(failed) as SummaryCheck[]).filter((id) => failed[id]);
}
