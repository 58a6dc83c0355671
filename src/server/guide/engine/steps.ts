/**
 * The next step: what the person said or picked that they will do, whole and in their words, with its time; and the path of the
 * summary, which holds it.
 */
import { toNextStep } from '../summary/next-step.ts';
import { quotable } from '../text/quotes.ts';
import { sentencePattern } from '../text/words.ts';
import { isRemark } from './acts.ts';
import { isSurelyStep, readStepProbability } from './focus.ts';
import type { Language } from './language.ts';
import { oncePer } from './once-per.ts';
import { reluctantOption } from './pack.ts';
import { dividesAnswers } from './stage.ts';
import { isAlike, type PersonText, type State } from './state.ts';

/** Characters of a sentence after a step that says when: 'Thursday after my shift'. */
const longestWhen = { en: 90, zh: 36 };

/** A step with what belongs to it: when it is, and where it points back, what or whom it means. */
function wholeStep({ language }: State, text: string, step: string): string {
  const [next = ''] =
    text
      .slice(text.indexOf(step) + step.length)
      .replace(/^[.。!！]+\s*/u, '')
      .match(sentencePattern) ?? [];
  const saysWhen =
    !language.namesTime(step) && language.namesTime(next) && next.length <= longestWhen[language.locale];
  const end = saysWhen ? text.indexOf(next, text.indexOf(step)) + next.trimEnd().length : undefined;
  const own = trimStep(language, step);
  const whole = end === undefined ? own : text.slice(text.indexOf(own), end).replace(/[.。\s]+$/u, '');
  return withWhatItMeans(language, text, whole);
}

/** From this probability a clause is what the step is; below the other one it is what stands before it. */
const stepClause = { is: 0.3, isNot: 0.1 };

/** Without the clauses that lead up to the step, as a fear or a fact, and without the objection after it. */
function trimStep(language: Language, step: string): string {
  const starts = [
    0,
    ...[...step.matchAll(language.patterns.clauseGap)].map(({ index, 0: gap }) => index + gap.length),
  ];
  const clauses = starts.map((start, at) => step.slice(start, starts[at + 1]));
  const says = (one: string, least: number) => readStepProbability(language, one) >= least;
  const first = clauses.findIndex((one) => says(one, stepClause.isNot) || language.namesTime(one));
  if (first < 0 || !clauses.some((one) => says(one, stepClause.is))) return step;
  const last = clauses.findIndex((one, at) => at > first && language.patterns.objects.test(one));
  return step.slice(starts[first], last < 0 ? undefined : starts[last]).replace(/[，,；;。.\s]+$/u, '');
}

/** 'I could ask him that', 'Ring her Tuesday': with the sentence before it, which says what or whom. */
function withWhatItMeans(language: Language, text: string, step: string): string {
  if (
    step.length > longestPointing[language.locale] ||
    !(language.patterns.refersBack.test(step) || language.patterns.namesNobody.test(step))
  )
    return step;
  const before = text.slice(0, text.indexOf(step)).trim().match(sentencePattern)?.at(-1)?.trim();
  return before === undefined || isRemark(language, before)
    ? step
    : `${before}${language.sentenceGap}${step}`;
}
const longestPointing = { en: 30, zh: 10 };

/** Characters of an answer to the last question that is a step as a whole. */
const longestLastStep = { en: 240, zh: 90 };
/**
 * From these probabilities a sentence is a step, where a step was asked for: alone, with the words or the time of one,
 * though it looks like a remark to the guide ('Ask the committee'), and without its words between two blanks.
 */
const minLastStep = { alone: 0.05, worded: 0.005, remark: 0.2, fragment: 0.5 };

/** What the person wrote to the last question, from the first sentence on that says what they will do. */
function lastStep(
  { language }: State,
  { text, reading }: Pick<PersonText, 'text' | 'reading'>,
): string | undefined {
  if (reading.act === 'refuses' || reading.act === 'refuses-plan') return undefined;
  const own = language.withoutDecline(text);
  const { patterns } = language;
  // In a language without blanks, one that was typed stands where a mark should.
  const isFragment = language.sentenceGap === '' && own.includes(' ');
  const saysStep = (sentence: string) => {
    const one = sentence.replace(patterns.hesitation, '').replace(patterns.thatIsAll, '');
    if (patterns.imperative.test(one) && !/[?？]$/.test(one)) return true;
    const probability = readStepProbability(language, one);
    // 睡不着, between two blanks.
    const isSaid = language.intends(one) || language.namesTime(one) || probability >= minLastStep.fragment;
    if (isFragment && !isSaid) return false;
    const isAboutGuide =
      language.isObjection(one) || (isRemark(language, one) && probability < minLastStep.remark);
    if (/[?？]$/.test(one) || isAboutGuide || patterns.declinesOffer.test(one)) return false;
    // 'I wait at the back and see if he doesn't come over' denies no step.
    const couldBe = language.couldBeStep(one);
    if (couldBe && probability >= minLastStep.alone) return true;
    const isWorded = couldBe || language.namesTime(one);
    if (language.deniesStep(one)) return false;
    if (isWorded && language.intends(one)) return true;
    return probability >= (isWorded ? minLastStep.worded : minLastStep.alone);
  };
  const all = (own.match(patterns.typedSentence) ?? []).map((one) => one.trim());
  const at = all.findIndex(saysStep);
  const first = all[at];
  if (first === undefined) return undefined;
  // What follows belongs to it, down to what is said to the guide: 'That is all I will say'.
  const more = all.slice(at + 1);
  const endsIt = (one: string) =>
    patterns.keepsBack.test(one) ||
    patterns.stopsTelling.test(one) ||
    patterns.thatIsAll.test(one) ||
    /[?？]["”」]?$/.test(one);
  const end = more.findIndex(endsIt);
  const last = (end < 0 ? more : more.slice(0, end)).at(-1) ?? first;
  // 不回了 聊天框删掉: what they will stop doing stands before what they will do.
  const before = all.slice(0, at).findLastIndex((one) => !patterns.stopsDoing.test(one));
  const start = own.indexOf(all[before + 1] ?? first);
  const whole = own.slice(start, own.indexOf(last, start) + last.length);
  const step = whole.length <= longestLastStep[language.locale] ? whole : first;
  return withWhatItMeans(
    language,
    text,
    step.replace(patterns.hesitation, '').replace(patterns.leadsUp, '').replace(patterns.fearAfterStep, ''),
  );
}

/** What follows 'my gut says', where it names an act. */
const stepsAfterLead = (language: Language, text: string): string[] =>
  (text.match(sentencePattern) ?? []).flatMap((one) => {
    const step = language.withoutStepLead(one.trim());
    return step !== one.trim() && language.intends(step) ? [step.replace(/[.。]+$/u, '')] : [];
  });

/** The step in the person's own words: the answer to the question about it, or the sentence that names it. */
export const stepSources = oncePer((state: State): readonly { round: number; source: string }[] => {
  const { language, texts } = state;
  const wasAsked = texts.some(asksForStep);
  return texts.flatMap((answer) => {
    const { reading, chosen, named, round, text } = answer;
    // A question names no step.
    if (round === 0 || chosen !== undefined) return [];
    if (asksForStep(answer)) {
      // 'A, but by voice note' picks one.
      const isPick = named !== undefined && named !== reluctantOption;
      const saysMore = language.intends(text) || language.namesTime(text) || language.isDeed(text);
      const source = isPick && !saysMore ? undefined : lastStep(state, answer);
      return source === undefined ? [] : [{ round, source }];
    }
    const led = stepsAfterLead(language, text);
    if (led.length > 0 && !wasAsked) return led.map((source) => ({ round, source }));
    const stated = reading.statements.filter(({ kind }) => kind === 'step').map(({ source }) => source);
    // Nobody asked: 'Saturday night, when I must prepare the lesson' is a bad hour, and 'The women will ask on the 28th' what others do.
    const own = stated.filter(
      (source) =>
        isSurelyStep(language, source) &&
        (language.intends(source) || language.namesTime(source)) &&
        !language.patterns.comesAgain.test(source) &&
        // Who was asked for a step has said it there; elsewhere it may have been a wish.
        (!wasAsked || language.namesTime(source)),
    );
    return own.map((source) => ({ round, source: wholeStep(state, text, source) }));
  });
});

/** Whether the guide asked for a step. */
export const asksForStep = ({ asked }: PersonText): boolean => asked?.asks === 'step';

/** Whether the guide asked for a step and got one, or at least the letter of an option. */
export const answersWithStep = (state: State, text: PersonText): boolean =>
  asksForStep(text) && (text.named !== undefined || lastStep(state, text) !== undefined);

/** An option, and what the person wrote to it: 'A. Jess, she knows'. */
function pickedText(
  { input }: State,
  { round, named, text }: PersonText,
): { text: string; more: string | undefined } {
  const option = named === undefined ? undefined : input.rounds[round - 1]?.options[named];
  return option === undefined || option === text ? { text, more: undefined } : { text: option, more: text };
}

/** 'A,陈姐吧,她从来没跟我说过': what is said of a person later denies no step. */
const firstClause = (text: string) => text.split(/[,，.。;；]/, 1)[0] ?? '';

/** The steps that the person named, or else the one that they picked, with a time that they named apart from them. */
export function stepsOf(state: State) {
  const typed = stepSources(state);
  const picked = state.texts.findLast(
    ({ asked, chosen, named, round, text }) =>
      asked?.asks === 'step' &&
      (chosen ?? named) !== undefined &&
      (chosen ?? named) !== reluctantOption &&
      (chosen !== undefined || !state.language.deniesStep(firstClause(text))) &&
      refusedPlan(state) === undefined &&
      // Later answers may have replaced an older one.
      round >= state.last.round - 3,
  );
  // A time belongs to the step that it was said with, or right after.
  const stepRound = typed.at(-1)?.round ?? picked?.round ?? Number.POSITIVE_INFINITY;
  const time = state.statements.findLast(
    ({ kind, source, round }) =>
      kind === 'time' &&
      // The answer to a question about a step stands in the path with its time.
      ((round === stepRound && !asksForStep(state.texts[round] as PersonText)) || round === stepRound + 1) &&
      !typed.some((step) => step.source.includes(source)),
  )?.source;
  const isAct =
    picked !== undefined &&
    (picked.stage?.kind === 'step' ||
      (!dividesAnswers(picked.stage) && state.language.isDeed(pickedText(state, picked).text)));
  return {
    typed: typed
      .map(({ source }) => source)
      .filter((source, at, all) => !all.slice(at + 1).some((later) => isAlike(state, source, later)))
      .slice(-2),
    picked: typed.length === 0 && picked ? { ...pickedText(state, picked), isAct } : undefined,
    time,
  };
}

function ownSteps(state: State): string[] {
  const { reason, step, pickedStep, pickedWords, time: timeLine } = state.language.wordings.summary;
  const { typed, picked, time } = stepsOf(state);
  const pickedLine = picked
    ? [
        (picked.isAct ? pickedStep : pickedWords)(picked.text),
        ...(picked.more === undefined ? [] : [reason(quotable(picked.more))]),
      ]
    : [];
  return [
    ...typed.map((source) => step(quotable(source))),
    ...pickedLine,
    ...(time === undefined ? [] : [timeLine(quotable(time))]),
  ];
}

/** The first step that names its day; a wish can look like a step, but has none. Otherwise the first. */
export function nextStepOf(state: State) {
  const { typed, picked, time } = stepsOf(state);
  // 'The things only I have in my head' is nothing to put in a calendar.
  const [first, ...more] = picked?.isAct ? [picked.text] : typed;
  if (first === undefined) return undefined;
  const dated = [first, ...more].map((step) => toNextStep(step, undefined, state.input));
  return dated.find(({ date }) => date !== undefined) ?? toNextStep(first, time, state.input);
}

export const refusedPlan = (state: State) =>
  state.texts.findLast(({ reading }) => reading.refusedPlan !== undefined)?.reading.refusedPlan;

export function pathOf(state: State): string[] {
  const { summary } = state.language.wordings;
  const deadline = state.statements.find(({ kind }) => kind === 'deadline');
  const steps = ownSteps(state);
  const isSaid = deadline && steps.some((step) => step.includes(deadline.source));
  const deadlines = deadline && !isSaid ? [summary.deadline(quotable(deadline.source))] : [];
  const refused = refusedPlan(state);
  if (steps.length > 0) return [...steps, ...deadlines];
  if (refused !== undefined) return [summary.noPlanWanted(refused)];
  const left = state.texts.find(
    (text) => asksForStep(text) && (text.chosen ?? text.named) === reluctantOption,
  );
  if (left) return [summary.leftIt, ...deadlines];
  return [state.texts.some(asksForStep) ? summary.noStep : summary.notAsked, ...deadlines];
}
