/** Writes one round: reflects what was just said, asks one question about it, offers three answers. */
import { limits } from '#shared/limits.ts';
import type { GuideRound } from '../guide.ts';
import { isChinese, isEnglish } from '../text/which-language.ts';
import { sentencePattern } from '../text/words.ts';
import { isRemark } from './acts.ts';
import { chooseOptions } from './choose-options.ts';
import { chooseClosings, findOfferedSentence } from './closings.ts';
import { hasCue } from './cues.ts';
import { echoSince, resumeDialogue } from './earlier.ts';
import { canFill, type Filling, fillLine, fillOption } from './fill.ts';
import { lastQuestion, withOptions } from './find-question.ts';
import { minKeepProbability, minSayProbability, readStepProbability } from './focus.ts';
import { findInsights, findTogether, hasTwoSentences, type Insight, isOnPicks } from './insight.ts';
import { findKindWeight, type Kind } from './kinds.ts';
import { findNextQuestion, saysMuch, type Wish } from './next-question.ts';
import { chooseSteps } from './offered-steps.ts';
import { oncePer } from './once-per.ts';
import { findClausesToChooseFrom } from './own-clauses.ts';
import { insightsOf, isOfSituation, type Pack, type Question } from './pack.ts';
import {
  asksAboutInsight,
  formatStage,
  isSpecial,
  noSentence,
  type SpecialKind,
  type Stage,
} from './stage.ts';
import {
  concernOf,
  findFollowUpText,
  getConcern,
  isInOwnWords,
  knows,
  namedCards,
  type State,
  situationOf,
} from './state.ts';
import { findTakeaway } from './takeaways.ts';
import { nextUnderstanding } from './understood.ts';

type Draft = Pick<GuideRound, 'reflection' | 'question' | 'options'> & { stage: Stage };

/** One of several wordings, by how often it was needed in this dialogue. */
function wording(lines: readonly string[], times: number): string {
  return lines[times % lines.length] ?? '';
}

function timesOf(state: State): number {
  return state.texts.filter(({ reading }) => reading.act === state.last.reading.act).length - 1;
}

/** `reflection`: a function where it depends on what is asked. */
function draftQuestion(
  state: State,
  found: Question,
  foundStage: Stage & { kind: 'question' | 'opening' },
  reflection: string | ((question: Question) => string),
): Draft {
  const options = foundStage.kind === 'question' ? chooseOptions(state, found, foundStage) : undefined;
  const question = withOptions(found, options);
  const stage = options && foundStage.kind === 'question' ? { ...foundStage, options } : foundStage;
  const filling: Filling = { pack: stage.pack, about: state.followUpText };
  return {
    reflection: typeof reflection === 'string' ? reflection : reflection(question),
    question: fillLine(state, stage.plain ? question.plain : question.ask, filling),
    options: question.options.map(([text]) => fillOption(state, text, filling)),
    stage,
  };
}

/** Whether the question itself repeats what happened. */
const namesEvent = ({ ask: text }: Question) => text.includes('{event}');

/** The sentence that reflects the person's words; a 'but' keeps both its sides. */
function reflectFocus(state: State, question?: Question): string | undefined {
  const { wordings } = state.language;
  const { phrase: top, secondPhrase } = state.last.focus ?? {};
  if (top && state.language.soundsLikeVerdict(top.source))
    return top.source.length <= longestReflection ? quoteSentence(state, top.source) : undefined;
  if (question && namesEvent(question)) return secondPhrase && wordings.reflect(secondPhrase);
  if (!top) return undefined;
  const { phrases } = state.last.reading;
  const before = phrases[phrases.findIndex(({ at }) => at === top.at) - 1];
  const isBut = top.isContrast && top.isSentence && before?.isSentence && before.salience > 0;
  return isBut ? wordings.join(before, top) : wordings.reflect(top);
}

/** Said of a clause only from here on: a line for another concern puts words into somebody's mouth. */
const minStatedProbability = 0.95;
/** In the person's own situation its lines are closer to what they say: two cues of a concern are enough. */
const minStatedInSituation = 0.93;

/** Said of a clause of a kind only from here on: a saying that misses is worse than none, and one that fits sounds clever soon. */
const minLineProbability = 0.98;

/** What a clause of its kind may mean: the line for one of its words, or else one for any clause of the kind. */
function findKindLine({ language, texts, last }: State): string | undefined {
  const { kinds: [first] = [], phrase } = last.focus ?? {};
  if (!first || !phrase || first.probability < minLineProbability) return undefined;
  const lines = language.kindLines[first.kind as Kind];
  const near = lines?.near.find(([words]) => hasCue(language, words, phrase.source));
  const earlier = texts.filter(({ focus }) => focus?.kinds[0]?.kind === first.kind).slice(0, -1);
  if (near && !earlier.some(({ text }) => hasCue(language, near[0], text))) return near[1];
  // Dialogues begin with different ones.
  return lines?.always[(last.text.length + earlier.length) % lines.always.length];
}

/** A tentative line for the concern that the free words are most clearly about. */
function findTentativeLine(state: State): string | undefined {
  const source = state.last.focus?.phrase?.source ?? '';
  const top = state.signs
    .filter((sign) => {
      const { concern, round, certainty: sure, echo, phrase } = sign;
      const isTaken = phrase !== undefined && source.includes(phrase.source);
      const [pack = ''] = concern.split(':', 1);
      const least = isOfSituation(pack) ? minStatedInSituation : minStatedProbability;
      return pack !== 'follow' && round === state.last.round && !echo && sure >= least && isTaken;
    })
    .sort((one, two) => (two.phrase?.salience ?? 0) - (one.phrase?.salience ?? 0))[0];
  if (!top) return undefined;
  const concern = getConcern(state.packs, top.concern);
  const earlier = state.signs.filter(
    ({ concern: key, round, echo }) => key === top.concern && !echo && round < state.last.round,
  ).length;
  return concern?.reflections?.[earlier];
}

/** The wait takes 30 ms per character after the final event: with more of them it would last longer than 5 s. */
const longestReflection = 85;

/** Sentence after sentence, each of them whole, as long as they are not too long together. */
function joinSentences({ language }: State, parts: readonly (string | undefined)[]): string {
  return parts.reduce<string>((text, part) => {
    if (!part) return text;
    const longer = text === '' ? part : `${text}${language.sentenceGap}${part}`;
    return text === '' || longer.length <= longestReflection ? longer : text;
  }, '');
}

/** Neither a question nor a remark to the guide. */
const isQuotable = ({ language, last }: State) =>
  !/[?？]/.test(last.text) && !language.isBrushOff(last.text) && !isRemark(language, last.text);

/** The last sentence of a longer answer that can be quoted alone. */
const findQuotable = ({ language, last }: State): string | undefined =>
  (last.text.match(sentencePattern) ?? [])
    .map((one) => one.trim().replace(/[.。]+$/, ''))
    .findLast(
      (one) =>
        !/[?？]/.test(one) &&
        language.termsOf(one).size >= 2 &&
        !language.blamesSelf(one) &&
        !language.isBrushOff(one) &&
        !isRemark(language, one),
    );

/** An apology for the question before what was said instead; where only one of them fits, the latter. */
function withApology(state: State, apology: string | undefined, repeated: string | undefined): string {
  const both = joinSentences(state, [apology, repeated]);
  return both === apology && repeated ? repeated : both;
}

const quoteSentence = ({ language }: State, text: string) =>
  `${language.wordings.quote(text)}${language.fullStop}`;

/** Whether the last answer is one of the options, though it counts as the person's own words. */
const isOption = ({ input }: State) => input.rounds.at(-1)?.option !== undefined;

/** Whether the last choice kept an insight, or a part of one. */
const isKept = ({ last }: State) => last.chosen !== undefined && last.chosen < 2;

function reflect(state: State, question?: Question): string {
  const { last, language } = state;
  const { wordings } = language;
  const { stage, chosen } = last;
  if (stage?.kind === 'check') {
    const verdicts = ['yes', 'partly', 'no'] as const;
    const found = language.findVerdict(state.input.rounds.at(-1)?.content ?? '');
    const typed = found ? verdicts.indexOf(found) : -1;
    const isBare = language.termsOf(last.text).size < minContentWords;
    const verdict = wordings.isIt.echoes[chosen ?? typed] ?? '';
    if (chosen !== undefined || (isBare && typed >= 0)) return verdict;
    // A guess that was called wrong is given up before what was said instead is taken up.
    if (typed > 0) return joinSentences(state, [verdict, reflectFocus(state, question)]);
  }
  if (stage?.kind === 'weigh' && isOption(state)) return reflectChosenClause(state);
  if (stage?.kind === 'takeaway' && chosen !== undefined) {
    if (stage.names[chosen] === noSentence) return wordings.instead.echoes[2];
    const { echoes } = wordings.takeaway;
    return joinSentences(state, [echoes[last.text.length % echoes.length], question?.lead]);
  }
  if (stage?.kind === 'instead' && stage.pack === undefined && chosen !== undefined)
    return wordings.instead.echoes[chosen] ?? '';
  if ((stage?.kind === 'part' || stage?.kind === 'instead') && chosen !== undefined)
    return (isKept(state) ? wordings.isIt.echoes[0] : wordings.corrects[1]) ?? '';
  const since = echoSince(state);
  if (since !== undefined) return since;
  const [card] = namedCards(language, last);
  if (card && isSpecial(stage?.kind)) return wordings.special[stage.kind].took(card);
  const written = state.input.rounds.at(-1)?.content ?? '';
  const number = stage?.kind === 'scale' ? /^\s*(10|\d)(?!\d)/.exec(written)?.[1] : undefined;
  const lead = number === undefined ? undefined : wordings.special.scale.took(number);
  // 'b i guess' picks an option as a press does.
  const isBare = language.termsOf(last.text).size === 0 || last.text.trim().length <= longestLetter;
  const picked = chosen ?? (isBare ? last.named : undefined);
  if (picked !== undefined && last.asked && stage && 'pack' in stage && stage.pack) {
    const about = findFollowUpText(state.texts, last.round - 1) ?? last;
    return fillLine(state, last.asked.options[picked]?.[1] ?? '', { pack: stage.pack, about });
  }
  return reflectFreely(state, question, lead);
}

/** Characters of 'b i guess'. */
const longestLetter = 10;

/** After the person chose one of their own clauses: that one, in their words, if these were not said back before. */
function reflectChosenClause(state: State): string {
  const { last, texts, language } = state;
  const { reflect: say, weigh } = language.wordings;
  const [clause] = last.reading.sentences;
  const before = texts.slice(0, -1).flatMap(({ focus }) => focus?.phrase?.source ?? []);
  if (clause?.secondPerson === undefined || before.some((source) => source.includes(clause.source)))
    return weigh.echo;
  return joinSentences(state, [say(clause), weigh.stay]);
}

/** The heaviest clause of the sentence in focus that is short enough. */
function repeatClause({ last, language }: State, longest: number): string | undefined {
  const source = last.focus?.phrase?.source ?? '';
  return last.reading.phrases
    .filter((one) => one.isSentence && one.salience > 0 && source.includes(one.source))
    .sort((one, two) => two.salience - one.salience)
    .map((one) => language.wordings.reflect(one))
    .find((text) => text !== undefined && text.length < longest);
}

/** Repeats what was typed, and what it may mean. */
function reflectFreely(state: State, question?: Question, lead?: string): string {
  const { last, language } = state;
  const { wordings } = language;
  const noPlan =
    last.reading.refusedPlan === undefined ? undefined : wordings.refusesPlan(last.reading.refusedPlan);
  const repeated = lead ?? reflectFocus(state, question);
  const tentative = noPlan
    ? undefined
    : ((repeated && question?.lead) ??
      findTogether(state) ??
      findTentativeLine(state) ??
      findKindLine(state));
  // A clear sentence that cannot be turned is quoted; only what says nothing is left alone.
  const said = language.withoutDecline(last.text);
  const isShort = said.length <= longestReflection / 2;
  // A question of one sentence is not said back as it stands.
  if (!repeated && !tentative && last.round === 0 && state.input.reading.frame !== 'open')
    return wordings.start[state.input.reading.frame];
  if (!repeated && !tentative && isShort && language.termsOf(said).size >= 1 && isQuotable(state))
    return quoteSentence(state, said);
  const quoted = !repeated && !tentative ? findQuotable(state) : undefined;
  if (quoted) return quoteSentence(state, quoted);
  if (!repeated && !tentative) return wording(wordings.noGuess, timesOf(state));
  const line = tentative && fillLine(state, tentative);
  if (noPlan || !line || !repeated || line.length + repeated.length <= longestReflection)
    return joinSentences(state, [noPlan, repeated, line]);
  // A line without any of their words would be a saying, not an answer to them.
  const clause = repeatClause(state, longestReflection - line.length);
  return clause ? joinSentences(state, [clause, line]) : repeated;
}

/** The first question for this kind of question whose parts are known. */
function findFrameQuestion(state: State, pack: Pack) {
  const { frame } = state.input.reading;
  const [concern, found] = Object.entries(pack.concerns).find(([, one]) => one.frame === frame) ?? [];
  const index =
    found?.questions.findIndex(
      (question) =>
        question.ask.includes('{') &&
        canFill(state, question, { pack: pack.id, about: state.followUpText }) &&
        !state.texts.some(({ asked }) => asked === question),
    ) ?? -1;
  const question = found?.questions[index];
  if (concern === undefined || question === undefined) return undefined;
  return { question, stage: { kind: 'question' as const, pack: pack.id, concern, index, plain: false } };
}

/** Characters of a question that says one thing. */
const shortQuestion = 50;

/** The first opening of the situation that fits; for a question that fits none, one by its kind. */
function openDialogue(state: State): Draft {
  const [pack] = state.packs;
  if (!pack) throw new RangeError('no pack');
  const { question, reading } = state.input;
  const isGeneral = pack.id === 'general';
  // A funeral in passing is not what a question is about.
  const cuesIn = isGeneral && question.length > shortQuestion ? state.last.focus?.phrase?.source : undefined;
  const index = pack.openings.findIndex(
    ({ cues }) => cues !== undefined && hasCue(state.language, cues, cuesIn ?? question),
  );
  const { start: starts, otherLanguage } = state.language.wordings;
  const isOther = !isChinese(question) && !isEnglish(question);
  // A fragment of a short question is no reflection.
  const isSaid = state.last.focus?.phrase?.isSentence || question.length > shortQuestion;
  const repeated = isOther ? otherLanguage : isSaid ? reflectFocus(state) : undefined;
  const start = starts[reading.frame];
  // Openings take the situation for granted: of those that players marked more were wrong than of sure follow-up questions.
  const following = findNextQuestion(state, { follow: 'onlySure', pack: 'follow' });
  if (following)
    return draftQuestion(
      state,
      following.question,
      following.stage,
      (question) => (isOther ? otherLanguage : reflectFreely(state, question)) || start,
    );
  const weighed = askWeigh(state, severalChars[state.language.locale]);
  if (weighed) return weighed;
  const byFrame = isGeneral ? findFrameQuestion(state, pack) : undefined;
  if (byFrame) return draftQuestion(state, byFrame.question, byFrame.stage, repeated ?? start);
  // Openings of a situation take more for granted than the questions about what was said.
  const fitting = repeated ? findNextQuestion(state, { pack: 'follow' }) : undefined;
  if (fitting) return draftQuestion(state, fitting.question, fitting.stage, repeated ?? start);
  const at = index < 0 ? pack.openings.length - 1 : index;
  const opening = pack.openings[at];
  if (!opening) throw new RangeError(`pack ${pack.id} has no openings`);
  const say = opening.say === undefined ? undefined : fillLine(state, opening.say);
  const stage = {
    kind: 'opening' as const,
    pack: pack.id,
    concern: opening.concern,
    index: at,
    plain: false,
  };
  return draftQuestion(state, opening, stage, joinSentences(state, [repeated, say]) || start);
}

/** Another question about the same, in plainer words: the one that was not understood does not come again. */
function askPlainer(state: State, reflection: string): Draft {
  const concern = concernOf(state.last);
  // A kind is only a guess: where its question was not understood, something else is asked.
  const same = concern?.startsWith('follow:')
    ? findNextQuestion(state, { pack: 'general', exceptConcern: concern })
    : findNextQuestion(state, { onlyConcern: concern });
  const found = same ?? findNextQuestion(state, { exceptConcern: concern }) ?? findNextQuestion(state);
  if (!found) return askInstead(state, reflection);
  return draftQuestion(state, found.question, { ...found.stage, plain: true }, reflection);
}

/** Asks once what the person would say instead; after that, the dialogue continues with another topic. */
function askInstead(state: State, reflection: string): Draft {
  // Who corrects the guide wants to come back to what they asked, unless it was about that.
  const wasOwn = concernOf(state.last)?.startsWith('general:frame') === true;
  const own = wasOwn ? undefined : findFrameQuestion(state, state.language.packs.general);
  if (own) return draftQuestion(state, own.question, own.stage, reflection);
  const wasAsked = state.texts.some(({ stage }) => stage?.kind === 'instead');
  const next = wasAsked ? findNextQuestion(state) : undefined;
  if (next) return draftQuestion(state, next.question, next.stage, reflection);
  const { ask: question, options } = state.language.wordings.instead;
  return { reflection, question, options: [...options], stage: { kind: 'instead' } };
}

const wasChecked = (state: State) => state.texts.some(({ stage }) => asksAboutInsight(stage));

/** Whether a tentative insight can be asked about: late enough, once, with a round left to use the answer. */
function canCheck(state: State): boolean {
  const answers = state.texts.length - 1;
  if (answers < 3 || answers > limits.maxRounds - 2 || wasChecked(state)) return false;
  // A person who often declines to answer gets no guess about what they think.
  if (state.texts.filter(({ reading }) => reading.act === 'refuses').length >= 2) return false;
  return state.last.reading.act === 'answer';
}

/** Whether a step is in it: the dialogue could end here. */
const namesStep = ({ reading }: State['last']): boolean =>
  reading.statements.some(({ kind }) => kind === 'step');

/** From this weight (kinds.ts) nobody is left alone with what they have just said. */
const openingWeight = 2.5;

/** Whether the last words open something: a secret, a loss, a fear. */
export function opensUp({ last }: State): boolean {
  const [first] = last.chosen === undefined ? (last.focus?.kinds ?? []) : [];
  const isSure = first !== undefined && first.probability >= minSayProbability;
  return isSure && first.kind !== 'decided' && (findKindWeight(first.kind) ?? 0) >= openingWeight;
}

/** Answers after which the person is asked what it is about, so that a question about a step can follow. */
const enoughAnswers = 3;

/** Of them, answers that say something. */
const enoughTold = 2;

/** The sentences that may sum up the dialogue, once, when it is late enough. */
export const findTakeawayOptions = oncePer((state: State): { text: string; name: string }[] | undefined => {
  const answers = state.texts.length - 1;
  // The last round is for the step.
  const roundsAfter = wantsStep(state) ? 1 : 0;
  const isLast = answers === limits.maxRounds - 1 - roundsAfter;
  const refusals = state.texts.filter(({ reading }) => reading.act === 'refuses').length;
  const told = state.texts.filter(({ round, reading }) => round > 0 && reading.act === 'answer').length;
  if (answers < enoughAnswers || answers >= limits.maxRounds - roundsAfter || wasChecked(state))
    return undefined;
  if (told < enoughTold && !isLast) return undefined;
  const { act } = state.last.reading;
  // Who puts the guide right at the very end has said something to sum up as well.
  const isTold = act === 'answer' || (isLast && act === 'corrects');
  if (refusals >= manyRefusals || !isTold || (opensUp(state) && !isLast)) return undefined;
  const { language } = state;
  const special = findTakeaway(state);
  const names = [...chooseClosings(state, limits.optionsPerQuestion - 1), noSentence];
  // One that surely fits says more than one that may fit many.
  if (special !== undefined) names[1] = special;
  const options = names.flatMap((name) => {
    const text =
      name === noSentence ? language.wordings.instead.options[2] : findOfferedSentence(language, name)?.mine;
    return text === undefined ? [] : [{ text, name }];
  });
  return options.length === limits.optionsPerQuestion ? options : undefined;
});

function askTakeaway(state: State, reflection = reflect(state)): Draft | undefined {
  const options = findTakeawayOptions(state);
  if (!options) return undefined;
  return {
    reflection,
    question: state.language.wordings.takeaway.ask,
    options: options.map(({ text }) => text),
    stage: { kind: 'takeaway', names: options.map(({ name }) => name) },
  };
}

/** Whether a step is in it that is no wish: the person was asked for one, or says when. */
const namesSureStep = ({ language }: State, { asked, reading }: State['last']): boolean =>
  reading.statements.some(
    ({ kind, source }) => kind === 'step' && (asked?.asks === 'step' || language.namesTime(source)),
  );

/** From so many refusals on, nobody is asked what they want to do. */
const manyRefusals = 2;

/** Whether the last question is still to be asked: what they want to do next, if anything. */
export function wantsStep(state: State): boolean {
  const { texts, language, input } = state;
  const situation = situationOf(input);
  const asksForStep =
    ['whether', 'how', 'choice'].includes(input.reading.frame) || language.asksWhatToDo(input.question);
  if (texts.length - 1 >= limits.maxRounds) return false;
  if (situation && !asksForStep && language.packs[situation].avoid.includes('step')) return false;
  const isSettled = texts.some(
    (text) =>
      text.asked?.asks === 'step' ||
      text.reading.refusedPlan !== undefined ||
      (text.round > 0 && namesSureStep(state, text)) ||
      // Who has just described a death is not asked for a plan, unless they came with a question about what to do.
      (!asksForStep && text === state.last && isInOwnWords(text) && language.isGrave(text.text)),
  );
  return !isSettled && texts.filter(({ reading }) => reading.act === 'refuses').length < manyRefusals;
}

/** From this probability a clause of an earlier answer is offered as the step that they may have in mind. */
const minOwnStepProbability = 0.5;
/** Characters of a step that fits a button. */
const ownStepChars = { en: [12, 80], zh: [5, 30] } as const;

/** What they may already mean to do, in their words: 'My gut says call Dawit alone, not Sunday'. */
function findOwnStep({ texts, language }: State): string | undefined {
  const [shortest, longest] = ownStepChars[language.locale];
  const all = texts.slice(1).flatMap((text) => {
    if (!isInOwnWords(text)) return [];
    return (text.text.match(sentencePattern) ?? []).map((one) =>
      language.withoutStepLead(one.trim().replace(/[.。!！]+$/u, '')),
    );
  });
  return all.findLast(
    (one) =>
      one.length >= shortest &&
      one.length <= longest &&
      !/[?？]/.test(one) &&
      !language.deniesStep(one) &&
      !isRemark(language, one) &&
      (language.isDeed(one) || language.intends(one) || language.namesTime(one)) &&
      readStepProbability(language, one) >= minOwnStepProbability,
  );
}

function askLastStep(state: State, reflection = reflect(state)): Draft | undefined {
  if (!wantsStep(state)) return undefined;
  const [lead] = state.packs;
  // A situation that only the answers suggest may be the wrong one.
  const own =
    lead && lead.id === situationOf(state.input)
      ? findNextQuestion(state, { asks: 'step', pack: lead.id })
      : undefined;
  if (own) return draftQuestion(state, own.question, own.stage, reflection);
  const steps = chooseSteps(state);
  const question = lastQuestion(state.language, steps);
  if (!question) return undefined;
  const [[one], [two], [nothing]] = question.options;
  const named = findOwnStep(state);
  return {
    reflection,
    question: question.ask,
    options: named === undefined ? [one, two, nothing] : [named, one, nothing],
    stage: { kind: 'step', steps },
  };
}

/** A tentative insight to agree or disagree with. While there is one, the dialogue is not done. */
export function findInsightToCheck(state: State) {
  if (!canCheck(state)) return undefined;
  // What was just written is followed, unless nothing more can be asked about it.
  const isFollowed = (state.followUpText.focus?.kinds[0]?.probability ?? 0) >= minKeepProbability;
  const isLastChance = state.texts.length - 1 === limits.maxRounds - 2;
  if (state.last.chosen === undefined && !namesStep(state.last) && (isFollowed || !isLastChance))
    return undefined;
  // About something that was said in the last two answers.
  return findInsights(state).find(
    (insight) => isOnPicks(insight) && insight.signs.some(({ round }) => round >= state.last.round - 1),
  );
}

/** Characters of a question that tells a story. */
const storyChars = { en: 220, zh: 80 };
/** From so many on it is better to let them choose than to begin with a question that may not fit. */
const severalChars = { en: 90, zh: 36 };

/** Which of three of their own clauses weighs most, where the question is long enough to have that many. */
function askWeigh(state: State, leastChars: number): Draft | undefined {
  const { texts, last, language } = state;
  if (texts.length > 1 || last.text.length < leastChars) return undefined;
  const options = findClausesToChooseFrom(state);
  if (!options) return undefined;
  const { say, ask } = language.wordings.weigh;
  return { reflection: reflectFocus(state) ?? say, question: ask, options, stage: { kind: 'weigh' } };
}

const wasWeighed = (state: State) => state.texts.some(({ stage }) => stage?.kind === 'weigh');

/** For who wants an answer of the guide: their own words to choose from. */
function askForAnswer(state: State, reflection: string): Draft | undefined {
  const options = wasWeighed(state) ? undefined : findClausesToChooseFrom(state);
  if (!options) return undefined;
  return {
    reflection,
    question: state.language.wordings.weigh.askForAnswer,
    options,
    stage: { kind: 'weigh' },
  };
}

const stageOf = (key: string) => {
  const [pack = 'general', index = '0'] = key.split(':');
  return { pack: pack as 'general', index: Number(index) };
};

function checkInsight(state: State): Draft | undefined {
  const insight = findInsightToCheck(state);
  if (!insight) return undefined;
  const { isIt } = state.language.wordings;
  return {
    reflection: fillLine(state, insight.text),
    question: namesStep(state.last) ? isIt.askAfterStep : isIt.ask,
    options: [...isIt.options],
    stage: { kind: 'check', ...stageOf(insight.key) },
  };
}

const longestOption = 110;

/** Two insights of one pack to choose from: more often one of two is right than a single guess. */
function chooseInsight(state: State, reflection: string, insights: readonly Insight[]): Draft | undefined {
  const short = insights.filter(({ text }) => text.length <= longestOption);
  const [one] = short;
  const two = one && short.find(({ key }) => key !== one.key && stageOf(key).pack === stageOf(one.key).pack);
  if (!two) return undefined;
  const { closer } = state.language.wordings;
  return {
    reflection,
    question: closer.ask,
    options: [...[one, two].map(({ text }) => fillLine(state, text)), closer.neither],
    stage: {
      kind: 'instead',
      pack: stageOf(one.key).pack,
      others: [one, two].map(({ key }) => stageOf(key).index),
    },
  };
}

/** After a bare 'no', two other insights to choose from; after a bare 'partly', which part. */
function followCheck(state: State): Draft | undefined {
  const { stage, chosen } = state.last;
  if (stage?.kind !== 'check' || chosen === undefined || state.texts.length - 1 >= limits.maxRounds)
    return undefined;
  const { isIt, whichPart } = state.language.wordings;
  const reflection = isIt.echoes[chosen] ?? '';
  if (chosen === 1) {
    const { say } = insightsOf(state.language.packs[stage.pack])[stage.index] ?? { say: '' };
    if (!hasTwoSentences(say)) return undefined;
    return {
      reflection,
      question: whichPart.ask,
      options: [...whichPart.options],
      stage: { ...stage, kind: 'part' },
    };
  }
  if (chosen !== 2) return undefined;
  return chooseInsight(state, reflection, findInsights(state)) ?? askInstead(state, reflection);
}

function askNext(
  state: State,
  reflection: string | ((question?: Question) => string),
  { exceptConcern, follow }: Pick<Wish, 'exceptConcern' | 'follow'> = {},
): Draft {
  const isLast = state.texts.length - 1 === limits.maxRounds - 1;
  const last = isLast
    ? askLastStep(state, typeof reflection === 'string' ? reflection : undefined)
    : undefined;
  if (last) return last;
  const found = findNextQuestion(state, { exceptConcern, follow }) ?? findNextQuestion(state);
  return found
    ? draftQuestion(state, found.question, found.stage, reflection)
    : askInstead(state, typeof reflection === 'string' ? reflection : reflection());
}

/** From this many content words, an answer has content. */
const minContentWords = 4;

/** Whether a correction says what it is instead: remarks to the guide cannot be the focus. */
const hasContent = ({ last, language }: State) => {
  const source = last.focus?.phrase?.source ?? '';
  return language.termsOf(source).size >= 2 || [...source].length >= minContentChars[language.locale];
};
const minContentChars = { en: 16, zh: 7 };

/** What was said beside the correction, where no clause of it can be said back: its last sentence. */
function quoteRest(state: State): string | undefined {
  const quotable = findQuotable(state);
  return quotable === undefined || quotable.length > longestReflection
    ? undefined
    : quoteSentence(state, quotable);
}

/** Sentences from which a text says more than it asks. */
const isLong = ({ last }: State) => (last.text.match(sentencePattern) ?? []).length > 2;

/** Values or a number in place of a question, where one fits. */
function findSpecialKind(state: State): SpecialKind | undefined {
  const answers = state.texts.length - 1;
  const was = (kind: Stage['kind']) => state.texts.some(({ stage }) => stage?.kind === kind);
  const empty = state.texts.slice(-2).every(({ reading, round }) => round > 0 && reading.act === 'unsure');
  if (!state.excludedMethods.has('values') && !was('values') && answers <= 4 && empty) return 'values';
  const isAboutActing = ['whether', 'how', 'pattern'].includes(state.input.reading.frame);
  const isReady =
    answers === enoughAnswers &&
    state.last.reading.act === 'answer' &&
    !knows(state, 'step') &&
    // A number is no answer to something that weighs.
    !saysMuch(state);
  return !state.excludedMethods.has('scale') && !was('scale') && isAboutActing && isReady
    ? 'scale'
    : undefined;
}

function askSpecial(state: State, reflection: string): GuideRound | undefined {
  const kind = findSpecialKind(state);
  if (!kind) return undefined;
  const { ask: question, options } = state.language.wordings.special[kind];
  return toRound(state, { reflection, question, options: [...options], stage: { kind } }, kind);
}

/** Once, where something grave comes up for the first time, a word of sympathy before anything else. */
function withSympathy({ texts, last, language }: State, reflection: string): string {
  const { sympathy } = language.wordings;
  const wasTold = texts.some(
    (text) => text !== last && text.chosen === undefined && language.isGrave(text.text),
  );
  const isTold = last.chosen === undefined && last.reading.act !== 'corrects' && language.isGrave(last.text);
  return isTold && !wasTold && !reflection.includes(sympathy)
    ? `${sympathy}${language.sentenceGap}${reflection}`
    : reflection;
}

/** Where the dialogue begins with something that went well, that first. */
function withCongratulations({ last, language }: State, reflection: string): string {
  const isTold = last.round === 0 && language.isGoodNews(last.text) && !language.isGrave(last.text);
  return isTold ? `${language.wordings.congratulations}${language.sentenceGap}${reflection}` : reflection;
}

function toRound(state: State, draft: Draft, roundKind: GuideRound['roundKind'] = 'choice'): GuideRound {
  const { support } = state.language.wordings;
  return {
    kind: 'round',
    roundKind,
    stage: formatStage(draft.stage),
    reflection: withCongratulations(state, withSympathy(state, draft.reflection)),
    question: draft.question,
    options: draft.options,
    support: wording(support, state.texts.length - 1),
    understanding: nextUnderstanding(state),
  };
}

export function writeRound(state: State): GuideRound {
  const { last, language } = state;
  const { wordings } = language;
  if (last.round === 0)
    return toRound(
      state,
      resumeDialogue(state) ?? askWeigh(state, storyChars[language.locale]) ?? openDialogue(state),
    );
  const line = (lines: readonly string[]) => wording(lines, timesOf(state));
  switch (last.reading.act) {
    case 'asks-back': {
      // 'What do you mean, going? I went.' says something as well.
      const repeated = hasContent(state) ? reflectFocus(state) : undefined;
      if (repeated)
        return toRound(
          state,
          askNext(state, withApology(state, line(wordings.asksBack), repeated), {
            exceptConcern: concernOf(last),
          }),
        );
      return toRound(state, askPlainer(state, line(wordings.asksBack)));
    }
    case 'asks-guide': {
      // 'Do about it? He's six years gone. I counted his breaths.'
      const said = isLong(state) && hasContent(state) ? reflectFocus(state) : undefined;
      if (said) return toRound(state, askNext(state, said));
      const reflection = language.asksWhoIAm(last.text) ? wordings.whoIAm : line(wordings.asksGuide);
      return toRound(state, askForAnswer(state, reflection) ?? askPlainer(state, reflection));
    }
    case 'unsure': {
      const reflection = line(wordings.unsure);
      return askSpecial(state, reflection) ?? toRound(state, askPlainer(state, reflection));
    }
    case 'corrects': {
      // What was said instead is followed; a bare 'no' is asked about.
      const repeated = hasContent(state) ? reflectFocus(state) : quoteRest(state);
      const raw = state.input.rounds.at(-1)?.content ?? '';
      // Who picked an option, or only none of them, corrected nothing.
      const [first = ''] = raw.match(sentencePattern) ?? [];
      const isApology = !repeated || (language.isObjection(first.trim()) && !language.onlyDeclines(raw));
      const apology = isApology ? line(wordings.corrects) : undefined;
      const reflection = withApology(state, apology, repeated);
      const isLast = state.texts.length - 1 === limits.maxRounds - 1;
      const closing =
        (repeated ? askTakeaway(state, reflection) : undefined) ??
        (isLast ? askLastStep(state, reflection) : undefined);
      if (closing) return toRound(state, closing);
      if (!repeated) return toRound(state, askInstead(state, reflection));
      const following = findNextQuestion(state, { pack: 'follow' });
      return toRound(
        state,
        following
          ? draftQuestion(state, following.question, following.stage, reflection)
          : askNext(state, reflection),
      );
    }
    case 'refuses-plan': {
      const isFirst = state.texts.every(
        ({ reading }) => reading.refusedPlan === undefined || reading === last.reading,
      );
      const reflection = isFirst
        ? wordings.refusesPlan(last.reading.refusedPlan ?? last.text)
        : line(wordings.refuses);
      return toRound(state, askNext(state, reflection));
    }
    case 'refuses':
      // What was just closed is not asked about in other words.
      return toRound(
        state,
        askNext(state, line(wordings.refuses), { exceptConcern: concernOf(state.last), follow: 'none' }),
      );
    default: {
      const draft = followCheck(state) ?? checkInsight(state);
      if (draft) return toRound(state, draft);
      const special = askSpecial(state, reflect(state));
      if (special) return special;
      const last = askTakeaway(state) ?? (wasChecked(state) ? askLastStep(state) : undefined);
      return toRound(state, last ?? askNext(state, (question) => reflect(state, question)));
    }
  }
}
