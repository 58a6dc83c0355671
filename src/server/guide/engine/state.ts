/**
 * What the engine knows of a dialogue. It is built again from the texts for each step, so nothing but the texts and the
 * stages has to be stored. Everything in it has a source in the person's words and a certainty.
 */
import type { Situation } from '#shared/kinds.ts';
import type { AnsweredRound, GuideInput } from '../guide.ts';
import { jaccard, sentencePattern } from '../text/words.ts';
import { findNoPlan, isRemark, isRemarkClause, mayBeRemark, readAct } from './acts.ts';
import { findCues } from './cues.ts';
import { findQuestion } from './find-question.ts';
import {
  type Focus,
  findFocus,
  focusOnOption,
  groupProbability,
  isSurelyStep,
  type KindGuess,
  kindsOfPhrase,
  mayBeStep,
  minSayProbability,
  minSignProbability,
  readStepProbability,
} from './focus.ts';
import { type Group, groupNames, groups } from './kinds.ts';
import type { Act, Language, Phrase, Statement, TextReading, Verdict, Who } from './language.ts';
import {
  type Asks,
  type Concern,
  insightsOf,
  type Method,
  ownQuestion,
  type Pack,
  type Question,
} from './pack.ts';
import { type Remembered, readMemory } from './remembered.ts';
import { isReply } from './replies.ts';
import { detectSituation, guessSituations } from './situation.ts';
import {
  asksAboutInsight,
  isSpecial,
  noSentence,
  offersOwnClauses,
  parseStage,
  type Stage,
} from './stage.ts';

/** From this certainty the guide says a tentative line in any case. */
export const certain = 0.85;

/** A kind that may be said of a clause is as certain as a single cue of a concern. */
const likely = 0.8;

/** A concern of a pack that showed in a text. */
export interface Sign {
  concern: string;
  round: number;
  certainty: number;
  /** The person's exact words. */
  source: string;
  phrase: Phrase | undefined;
  /** For a chosen option: how the guide reflects it. */
  echo: string | undefined;
}

/** A text of the person: the question is number 0. */
export interface PersonText {
  round: number;
  text: string;
  stage: Stage | undefined;
  /** What the guide had asked for, and in which words. */
  asked: Question | undefined;
  question: string;
  /** Index of the chosen option. */
  chosen: number | undefined;
  /** Index of the option that a typed answer names by its letter or its words: 'A. Jess, she knows'. */
  named: number | undefined;
  reading: TextReading;
  /** The kinds of its clauses, or of the chosen option. */
  kinds: ReadonlyMap<Phrase | undefined, readonly KindGuess[]>;
  focus: Focus | undefined;
}

export interface State {
  input: GuideInput;
  language: Language;
  /** From an earlier reflection; it is not counted as said in this one. */
  earlier: Remembered[];
  /** The pack of the situation first, if it is known, then the general one and the one that follows. */
  packs: readonly Pack[];
  who: Who | undefined;
  texts: PersonText[];
  signs: Sign[];
  /** Groups of kinds that showed in a clause, as `follow:@hidden`. */
  groupSigns: Sign[];
  statements: (Statement & { round: number })[];
  /** What was answered, by the kind of question. */
  answered: Set<Asks>;
  excludedMethods: Set<Method>;
  /** Concerns that the person does not want to go into, or said it is not about. */
  closedConcerns: Set<string>;
  /** What the person said to insights, by `Insight.key`. */
  insightVerdicts: Map<string, InsightVerdict>;
  last: PersonText;
  /** The text that the next question follows up. */
  followUpText: PersonText;
}

/** A concern as it is named across packs; groups of kinds belong to `follow`. */
export const concernKey = ({ id }: Pick<Pack, 'id'>, name: string) =>
  name === ownQuestion ? ownQuestion : `${name.startsWith('@') ? 'follow' : id}:${name}`;

export function getConcern(packs: readonly Pack[], key: string): Concern | undefined {
  const [pack, name = ''] = key.split(':');
  return packs.find(({ id }) => id === pack)?.concerns[name];
}

/** What the person said their question is about, or what it surely is. */
export function situationOf({ reading, question }: GuideInput): Situation | undefined {
  if (reading.situation === 'other') return undefined;
  return reading.situation ?? detectSituation(question);
}

/** If the question alone is not certain, the answers decide among the situations that it could be about. */
function findSituation(input: GuideInput): Situation | undefined {
  const { reading, question, rounds } = input;
  if (reading.situation === 'other') return undefined;
  const sure = situationOf(input);
  if (sure) return sure;
  const typed = rounds.filter(({ option }) => option === undefined).map(({ content }) => content);
  const later = typed.length > 0 ? detectSituation([question, ...typed].join('\n')) : undefined;
  return guessSituations(question).some(({ situation }) => situation === later) ? later : undefined;
}

/**
 * How often the person may ask back until the situation counts as wrong; correcting its own question counts as this
 * many.
 */
const tooManyMisses = 2;
/** The option of `instead` that says 'It's about something else'. */
const elsewhereOption = 'B';

function choosePacks(input: GuideInput, language: Language, answers: readonly PersonText[]): Pack[] {
  const situation = findSituation(input);
  const { general, follow } = language.packs;
  const isAbout = (stage: Stage | undefined) =>
    (stage?.kind === 'question' || stage?.kind === 'opening') && stage.pack === situation;
  const misses = answers.flatMap(({ reading: { act }, stage }) => {
    if (act === 'asks-back') return [1];
    return act === 'corrects' ? [isAbout(stage) ? tooManyMisses : 1] : [];
  });
  const isElsewhere = input.rounds.some(
    ({ stage, option }) => stage === 'instead' && option === elsewhereOption,
  );
  const missed = misses.reduce((sum, miss) => sum + miss, 0);
  const isKnown = situation !== undefined && missed < tooManyMisses && !isElsewhere;
  return [...(isKnown ? [language.packs[situation]] : []), general, follow];
}

const marks = '[\\s.,:;!)、，。：）吧呗啊哦嘛…]';
/** In 'B, my mum would say', 'Oh A, definitely A, I was' and 'like that, C.', the letter is not part of the answer. */
const typedLetter = new RegExp(
  `^\\s*(?:(?:[Oo]o?h|[Ww]ell|[Uu]m+|[Hh]m+|[Oo]k|[Ff]ine|[Pp]robably|[Dd]efinitely|[Mm]aybe|[Mm]ostly)\\b${marks}*)*[ABC](?=${marks}|$)${marks}*(?:(?:definitely|probably|maybe|mostly) [ABC]\\b${marks}*)?(?:(?:[Ii] (?:should )?(?:think|suppose|guess|gues)|perhaps|if [Ii] must|anyway|kind of|sort of)\\b${marks}*)?|^\\s*[bc](?=\\s*(?:[.,:;!)]|$|i (?:guess|suppose|think)|probably|maybe))${marks}*(?:i (?:guess|suppose|think)\\b${marks}*)?|^\\s*(?:[Ii]t(?:'s| is)|[Tt]hat(?:'s| is)) [ABC](?=[.,;:!]|\\s*$)${marks}*|[\\s,，。;；]+[ABC][吧.。\\s]*$`,
  'g',
);

/** A chosen option is an answer, but not in the person's own words. */
const chosenReading: TextReading = {
  act: 'answer',
  refusedPlan: undefined,
  phrases: [],
  sentences: [],
  statements: [],
};

interface Unread
  extends Pick<PersonText, 'round' | 'text' | 'stage' | 'asked' | 'chosen' | 'named' | 'question'> {
  /** The options as they were shown. */
  offered: readonly string[];
}

/** An option says something alone only if a question of a pack offered it, or if it is a takeaway: 'Partly' does not. */
const saysSomething = ({ asked, chosen, stage }: Unread) =>
  chosen === undefined ||
  asked !== undefined ||
  (stage?.kind === 'takeaway' && stage.names[chosen] !== noSentence);

function readText(
  language: Language,
  unread: Unread,
  before: string,
  earlier: readonly PersonText[],
  leftOut: readonly string[],
): PersonText {
  const { text, chosen } = unread;
  if (chosen !== undefined || !saysSomething(unread)) {
    const focus = saysSomething(unread) ? focusOnOption(language, text, before) : undefined;
    return { ...unread, reading: chosenReading, kinds: new Map([[undefined, focus?.kinds ?? []]]), focus };
  }
  // Cards that were named say nothing beside their names.
  if (namedCards(language, unread).length > 0)
    return { ...unread, reading: chosenReading, kinds: new Map(), focus: undefined };
  const option = findOption(language, text, unread.offered);
  const reading = withoutOptions(
    language,
    withoutReplies(
      language,
      unread,
      withoutLeftOut(language, readAnswer(language, unread, before, option >= 0), leftOut),
    ),
    // The person's own clauses say something, though they were offered.
    offersOwnClauses(unread.stage) ? [] : unread.offered,
  );
  const isWeighed = offersOwnClauses(unread.stage) && earlier.some((one) => one.text.includes(text));
  const kinds = new Map(reading.phrases.map((phrase) => [phrase, kindsOfPhrase(language, phrase)] as const));
  // What the person picked of their own words was said before, and is the focus all the same.
  const takenBefore = isWeighed ? [] : earlier.flatMap(({ focus }) => focus ?? []);
  const own = isWeighed ? { ...reading, act: 'answer' as const, statements: [] } : reading;
  const named = unread.named ?? (option >= 0 ? option : undefined);
  return {
    ...unread,
    named,
    reading: own,
    kinds,
    focus: findFocus(language, own, kinds, before, takenBefore),
  };
}

/** The cards that the answer to a round with cards names; the first one first, where it says which that is. */
export function namedCards(
  language: Language,
  { stage, text }: Pick<PersonText, 'stage' | 'text'>,
): string[] {
  const options = isSpecial(stage?.kind) ? language.wordings.special[stage.kind].options : [];
  const folded = language.fold(text);
  const at = (card: string) => folded.indexOf(language.fold(card));
  const named = options.filter((card) => at(card) >= 0).sort((one, two) => at(one) - at(two));
  const first = named.find((card) => language.isFirst(folded, language.fold(card)));
  return first === undefined ? named : [first, ...named.filter((card) => card !== first)];
}

const letterIndex = { A: 0, B: 1, C: 2 };

/** What is said beside the number of a scale. */
const withoutNumber = (text: string) =>
  text.replace(/^\s*(?:10|\d)\s*(?:分|\/ ?10|out of (?:10|ten))?吧?[\s,，.。;；:：—-]*/iu, '') || text;

/** Without what was taken back; to the question for one sentence, without 'One sentence, well.' */
function readTyped(language: Language, stage: Stage | undefined, text: string): string {
  const meant = language.afterSelfCorrection(text);
  return stage?.kind === 'takeaway' ? language.withoutDecline(meant) : meant;
}

function unreadAnswer(language: Language, round: AnsweredRound): Unread {
  const stage = parseStage(round.stage);
  const isTyped = round.option === undefined;
  const letter = isTyped
    ? /\b[abc]\b/i.exec(round.content.match(typedLetter)?.[0] ?? '')?.[0].toUpperCase()
    : undefined;
  const named = letter === undefined ? undefined : letterIndex[letter as 'A' | 'B' | 'C'];
  // 'A i guess' picks a sentence that sums up as a press does.
  const typed = stage?.kind === 'scale' ? withoutNumber(round.content) : round.content;
  const isBareLetter =
    stage?.kind === 'takeaway' &&
    named !== undefined &&
    language.termsOf(round.content.replace(typedLetter, '')).size < 2;
  const picked = isBareLetter ? named : isTyped ? undefined : letterIndex[round.option ?? 'A'];
  // What was picked of the person's own clauses is said in their own words.
  const chosen = offersOwnClauses(stage) ? undefined : picked;
  return {
    round: round.number,
    text:
      (isBareLetter ? round.options[named] : undefined) ??
      (isTyped ? readTyped(language, stage, typed.replace(typedLetter, '') || typed) : round.content),
    stage,
    asked: stage && findQuestion(language, stage),
    question: round.question,
    chosen,
    named,
    offered: round.options,
  };
}

/** What an answer does that shows only beside the question. */
function actOn(language: Language, text: string, question: string): Act {
  if (language.deniesPremise(text, question)) return 'corrects';
  return language.asksGuide(text, question) ? 'asks-guide' : 'answer';
}

/** The option all of whose words stand in the first sentence of an answer, or -1: 'Blame, aye. It was me sent him up'. */
function findOption(language: Language, text: string, offered: readonly string[]): number {
  const [first = ''] = text.match(sentencePattern) ?? [];
  // '欠的？' asks what the option means.
  if (/[?？]\s*$/.test(first)) return -1;
  const said = language.termsOf(first);
  const isDenied = language.negates(first);
  return offered.findIndex((option) => {
    const terms = language.termsOf(option);
    // 'Walking the dog is not what it's about'.
    if (isDenied && !language.negates(option)) return false;
    return terms.size > 0 && [...terms].every((term) => said.has(term));
  });
}

/** From this probability the clause after a date may be the step. */
const minGoesOn = 0.05;
/** Characters between two clauses of one step. */
const longestGap = 2;

/** A clause that names a day, with what follows it as long as that may be a step: in a text without marks a step is no sentence. */
function findDatedClauses(language: Language, text: string, { phrases }: TextReading): Phrase[] {
  return phrases.flatMap((phrase) => {
    if (!language.namesTime(phrase.source)) return [];
    const dated = phrase.at + phrase.source.length;
    const end = phrases.reduce((to, { at, source }) => {
      const goesOn = at >= to && at <= to + longestGap && readStepProbability(language, source) >= minGoesOn;
      return goesOn ? at + source.length : to;
    }, dated);
    return end > dated ? [{ ...phrase, source: text.slice(phrase.at, end) }] : [];
  });
}

/** From so many content words, an answer to one of the last two questions says something beside that no option fits. */
const minClosingTerms = 2;

/**
 * Without dates that the guide's own question named, and without what the person would only do if. `namesOption`: it
 * begins with the words of an option, so it corrects nothing.
 */
function readAnswer(
  language: Language,
  { text, question, asked, stage }: Unread,
  before: string,
  namesOption: boolean,
): TextReading {
  const reading = language.read(text, before);
  // 'The second part' answers a question about the guide's own lines.
  const isAboutLines = asksAboutInsight(stage) || stage?.kind === 'part' || stage?.kind === 'weigh';
  const act = isAboutLines ? reading.act : readAct(language, text, reading.act);
  const refusedPlan =
    reading.refusedPlan !== undefined && mayBeRemark(language, reading.refusedPlan)
      ? reading.refusedPlan
      : findNoPlan(language, text);
  const foldedQuestion = language.fold(question);
  // 'I'd tell her' is no plan where the guide asked 'What would you say, if …?', unless they say when.
  const isSupposed = (source: string) =>
    language.isHypothetical(question) && language.isConditional(source) && !language.namesTime(source);
  const isPlan = (source: string) =>
    !language.deniesStep(source) &&
    !language.isBareTime(source) &&
    // 'I could ask Gran. But I don't want a plan out of this.'
    !(refusedPlan !== undefined && (language.isMaybe(source) || source.includes(refusedPlan))) &&
    mayBeStep(language, source, asked?.asks === 'step') &&
    (asked?.asks === 'step' ||
      // 'Weekends I sleep till two' names a time, and is no step: where nobody asked for one, they have to say that they will.
      (language.intends(source) &&
        !isSupposed(source) &&
        (!language.supposes(source) || language.namesTime(source)) &&
        (!language.isMaybe(source) || language.namesTime(source))));
  const isNew = ({ source }: Phrase) =>
    !reading.statements.some((one) => one.kind === 'step' && one.source.includes(source));
  // 'I'd like to ring his wife, Sunday maybe, but I'm afraid …': the whole sentence looks like a fear.
  const namesIt = ({ source }: Phrase) =>
    language.namesTime(source) &&
    reading.phrases.some(
      (one) =>
        one.isSentence &&
        source.includes(one.source) &&
        language.subjectOf(language.fold(one.source)) === 'self' &&
        isSurelyStep(language, one.source),
    );
  const plain = [...reading.sentences, ...findDatedClauses(language, text, reading)].filter(
    (one) => (isSurelyStep(language, one.source) || namesIt(one)) && isNew(one) && !isSupposed(one.source),
  );
  const all = [...reading.statements, ...plain.map(({ source }) => ({ kind: 'step' as const, source }))];
  // 'None of those. It's about …' answers what it is about, or what they want to do.
  const isClosing = stage?.kind === 'takeaway' || asked?.asks === 'step';
  const told = (language.withoutDecline(text).match(sentencePattern) ?? []).filter(
    (one) =>
      !/[?？]\s*$/.test(one) &&
      (language.saysWhatItIs(one) ||
        !isRemark(language, one.trim().replace(language.patterns.hesitation, ''))),
  );
  const isOwnAnswer =
    isClosing && !act.startsWith('refuses') && language.termsOf(told.join(' ')).size >= minClosingTerms;
  const actBeside = act === 'answer' && !namesOption && !isClosing ? actOn(language, text, question) : act;
  return {
    ...reading,
    act: isOwnAnswer || (namesOption && actBeside === 'corrects') ? 'answer' : actBeside,
    refusedPlan: act === 'refuses-plan' ? (refusedPlan ?? text) : refusedPlan,
    statements: all.filter(
      ({ kind, source }) =>
        (kind !== 'deadline' || !foldedQuestion.includes(language.fold(source))) &&
        (kind !== 'step' || isPlan(source)),
    ),
  };
}

/** From this share of common words a clause repeats an option. */
const minRepeated = 0.6;

/** Without what only repeats an option or says when, where something else is said: 'Nobody. They think it's my back.' */
function withoutOptions(language: Language, reading: TextReading, offered: readonly string[]): TextReading {
  const says = ({ source }: Phrase) =>
    !language.isBareTime(source) &&
    !offered.some((option) => jaccard(language.termsOf(option), language.termsOf(source)) >= minRepeated);
  const phrases = reading.phrases.filter(says);
  if (phrases.length === 0) return reading;
  return { ...reading, phrases, sentences: reading.sentences.filter(says) };
}

/** Without the clauses about something that the person asked to leave alone, and without remarks to the guide. */
function withoutLeftOut(language: Language, reading: TextReading, leftOut: readonly string[]): TextReading {
  const isLeftOut = (source: string) =>
    leftOut.some((word) => language.termsOf(source).has(word) || language.fold(source).includes(word));
  const remarks = reading.sentences.filter(({ source }) => isRemark(language, source));
  const keeps = ({ source }: { source: string }) =>
    !isRemarkClause(language, source) &&
    !remarks.some((one) => one.source.includes(source)) &&
    !isLeftOut(source);
  return {
    ...reading,
    phrases: reading.phrases.filter(keeps),
    sentences: reading.sentences.filter(keeps),
    statements: reading.statements.filter(keeps),
  };
}

/** Without what only says that the question was wrong. */
function withoutReplies(language: Language, { question, stage }: Unread, reading: TextReading): TextReading {
  const keeps = (one: Phrase) => !isReply(language, { reading, question, stage }, one);
  return { ...reading, phrases: reading.phrases.filter(keeps), sentences: reading.sentences.filter(keeps) };
}

/** `known`: the first texts, read already. */
function readTexts(input: GuideInput, language: Language, known: readonly PersonText[]): PersonText[] {
  const leftOut = input.rounds.flatMap(({ option, content }) =>
    option ? [] : language.findLeftOut(content),
  );
  const question: Unread = {
    round: 0,
    text: input.question,
    stage: undefined,
    asked: undefined,
    question: '',
    chosen: undefined,
    named: undefined,
    offered: [],
  };
  const texts = [...known];
  const all = [question, ...input.rounds.map((round) => unreadAnswer(language, round))];
  for (const unread of all.slice(known.length))
    texts.push(readText(language, unread, typedBefore(input, unread.round), texts, leftOut));
  return texts;
}

/** The most salient phrase around a cue. */
function phraseAround(text: PersonText, folded: string, at: number): Phrase | undefined {
  const place = (at / Math.max(1, folded.length)) * text.text.length;
  const near = text.reading.phrases.filter((phrase) => {
    const end = phrase.at + phrase.source.length;
    return place >= phrase.at - 12 && place <= end + 12;
  });
  return near.sort((one, two) => two.salience - one.salience)[0];
}

/** A single cue may be chance. Several cues, or one in the answer to a question about the concern, are more certain. */
function certaintyOf(text: PersonText, concern: string, cues: number, isGeneral: boolean): number {
  const { stage } = text;
  const wasAsked =
    (stage?.kind === 'question' || stage?.kind === 'opening') && `${stage.pack}:${stage.concern}` === concern;
  return Math.min(0.95, (isGeneral ? 0.75 : 0.8) + 0.07 * (cues - 1) + (wasAsked ? 0.1 : 0));
}

/** The concerns whose cues appear in a typed text. */
function signsInWords(language: Language, packs: readonly Pack[], text: PersonText): Sign[] {
  const folded = language.fold(text.text);
  const signs: Sign[] = [];
  for (const pack of packs.filter(({ id }) => id !== 'follow'))
    for (const [name, concern] of Object.entries(pack.concerns)) {
      const hits = findCues(language, concern.cues ?? '', folded);
      if (hits.length === 0) continue;
      const phrases = hits
        .map(({ at }) => phraseAround(text, folded, at))
        .filter((phrase) => phrase !== undefined)
        .sort((one, two) => two.salience - one.salience);
      const isGeneral = pack.id === 'general';
      signs.push({
        concern: concernKey(pack, name),
        round: text.round,
        certainty: certaintyOf(
          text,
          concernKey(pack, name),
          new Set(hits.map(({ at, length }) => folded.slice(at, at + length))).size,
          isGeneral,
        ),
        source: phrases[0]?.source ?? text.text,
        phrase: phrases[0],
        echo: undefined,
      });
    }
  return signs;
}

/** A refusal or a counter-question does not show what the dialogue is about. */
const saysNothing = ({ reading: { act }, round }: PersonText) =>
  round > 0 && act !== 'answer' && act !== 'corrects';

/** A kind that may be said of a clause is as certain as the cue of a concern: `likely`. It grows with the probability. */
const toCertainty = (probability: number) =>
  Math.min(0.95, likely + (probability - minSayProbability) * 0.43);

/** A sign for each kind of clause. */
function signsOfKinds({ kinds, round, text, asked, chosen }: PersonText): Sign[] {
  return [...kinds].flatMap(([phrase, guesses]) =>
    guesses
      .filter(({ probability, kind }) => probability >= minSignProbability && kind !== 'fact')
      .map(({ kind, probability }) => ({
        concern: `follow:${kind}`,
        round,
        certainty: toCertainty(probability),
        source: phrase?.source ?? text,
        phrase,
        echo: chosen === undefined ? undefined : (asked?.options[chosen]?.[1] ?? ''),
      })),
  );
}

/** The groups of kinds, each with the summed probability of its kinds. */
function signsOfGroups(text: PersonText): Sign[] {
  const { kinds, round, asked, chosen } = text;
  const echo = chosen === undefined ? undefined : (asked?.options[chosen]?.[1] ?? '');
  return [...kinds].flatMap(([phrase, guesses]) =>
    groupNames.flatMap((group): Sign[] => {
      const probability = groupProbability(guesses, group);
      if (probability < minSayProbability) return [];
      const source = phrase?.source ?? text.text;
      return [
        { concern: `follow:@${group}`, round, certainty: toCertainty(probability), source, phrase, echo },
      ];
    }),
  );
}

/** The concern of the question that was answered, or that the chosen option leads to. */
function signOfAnswer(text: PersonText): Sign[] {
  const { stage, asked, chosen } = text;
  if (!asked || !stage || (stage.kind !== 'question' && stage.kind !== 'opening')) return [];
  if (text.reading.act !== 'answer') return [];
  const own = `${stage.pack}:${stage.concern}`;
  const base = { round: text.round, source: text.text, phrase: findMostSalient(text) };
  if (chosen === undefined) return [{ ...base, concern: own, certainty: 0.7, echo: undefined }];
  const [, echo, to] = asked.options[chosen] ?? [];
  const signs: Sign[] = [{ ...base, concern: own, certainty: 0.95, echo }];
  // The option leads there, but the person has not spoken of it yet.
  if (to) signs.push({ ...base, concern: `${stage.pack}:${to}`, certainty: 0.75, echo });
  return signs;
}

/** Whether the person wrote a text themselves, and it says something of the matter. */
export const isInOwnWords = ({ round, chosen, reading: { act } }: PersonText) =>
  chosen === undefined && (round === 0 || act === 'answer' || act === 'corrects');

/** Whether a text is about what the guide asked, or wants its answer, and says nothing else. */
export const isComplaint = ({ reading: { act, statements }, focus }: PersonText) =>
  (act === 'corrects' || act === 'asks-back' || act === 'asks-guide') &&
  focus === undefined &&
  !statements.some(({ kind }) => kind === 'step');

/** What says something of the matter, if only after an objection: 'Nobody. I live alone too.' */
const mayFollow: readonly Act[] = ['answer', 'corrects', 'asks-back', 'asks-guide'];

/** The text that the next question follows up: the last one that said something. */
export function findFollowUpText(texts: readonly PersonText[], upTo: number): PersonText | undefined {
  return texts
    .slice(0, upTo + 1)
    .findLast(
      ({ round, reading, focus }) => round === 0 || (mayFollow.includes(reading.act) && focus !== undefined),
    );
}

export function findMostSalient(text: PersonText): Phrase | undefined {
  return [...text.reading.phrases].sort((one, two) => two.salience - one.salience)[0];
}

/** The strongest sign per concern and round. */
function strongest(signs: readonly Sign[]): Sign[] {
  const best = new Map<string, Sign>();
  for (const sign of signs) {
    const key = `${sign.concern} ${sign.round}`;
    const known = best.get(key);
    if (!known || known.certainty < sign.certainty) best.set(key, sign);
  }
  return [...best.values()];
}

/** Methods that are not used once the person has said that they want no plan. */
const planMethods: readonly Method[] = ['step', 'scale'];

function askedIn({ asked, stage }: PersonText): Asks[] {
  if (asked) return [asked.asks];
  return stage?.kind === 'model' && stage.asks ? [stage.asks] : [];
}

/** The concern that a round asked about. */
export function concernOf({ stage }: Pick<PersonText, 'stage'>): string | undefined {
  return stage?.kind === 'question' || stage?.kind === 'opening'
    ? `${stage.pack}:${stage.concern}`
    : undefined;
}

/** From this many content words, a counter-question also means that the question was wrong. */
const wrongQuestionTerms = 4;

function closedIn({ termsOf }: Language, texts: readonly PersonText[]): Set<string> {
  const isClosing = ({ reading: { act }, text }: PersonText) =>
    act === 'refuses' ||
    act === 'corrects' ||
    (act === 'asks-back' && termsOf(text).size >= wrongQuestionTerms);
  return new Set(texts.filter(isClosing).flatMap((text) => concernOf(text) ?? []));
}

/** What the person said to insights: all of it, one of its sentences, or not. */
export type InsightVerdict = Verdict | 'first' | 'second';

function readInsightVerdicts(
  { rounds }: GuideInput,
  language: Language,
  texts: readonly PersonText[],
): Map<string, InsightVerdict> {
  const verdicts = new Map<string, InsightVerdict>();
  for (const { stage, chosen, text, round } of texts) {
    if (stage?.kind === 'check') {
      const typed =
        chosen === undefined ? language.findVerdict(rounds[round - 1]?.content ?? text) : undefined;
      verdicts.set(
        `${stage.pack}:${stage.index}`,
        (['yes', 'partly', 'no'] as const)[chosen ?? 3] ?? typed ?? 'no',
      );
    }
    if (stage?.kind === 'part') {
      const part = chosen === undefined ? language.findPart(text) : (['first', 'second'] as const)[chosen];
      verdicts.set(`${stage.pack}:${stage.index}`, part ?? 'partly');
    }
    // Who says something else instead has not said that they are wrong.
    const isAboutThem =
      chosen !== undefined || language.findVerdict(text) === 'no' || language.onlyDeclines(text);
    if (stage?.kind === 'instead' && isAboutThem)
      for (const [at, index] of (stage.others ?? []).entries())
        verdicts.set(`${stage.pack}:${index}`, at === chosen ? 'yes' : 'no');
  }
  return verdicts;
}

/** What the person wrote before a round; before the question, nothing. */
const typedBefore = ({ question, rounds }: GuideInput, round: number) =>
  round === 0
    ? ''
    : [
        question,
        ...rounds.slice(0, round - 1).flatMap(({ option, content }) => (option ? [] : [content])),
      ].join('\n');

/** The concerns of insights that the person called wrong. */
function deniedConcerns(packs: readonly Pack[], checked: ReadonlyMap<string, InsightVerdict>): string[] {
  return [...checked].flatMap(([key, verdict]) => {
    const [id, index] = key.split(':');
    const pack = verdict === 'no' ? packs.find((one) => one.id === id) : undefined;
    const of = pack && insightsOf(pack)[Number(index)]?.of;
    // What was denied is what it may mean for the question, not the question nor what was said.
    if (!pack || !of || of.includes(ownQuestion)) return [];
    return of.flatMap((name) =>
      name.startsWith('@')
        ? groups[name.slice(1) as Group].map((kind) => `follow:${kind}`)
        : [concernKey(pack, name)],
    );
  });
}

/** `known`: what is known already of the first texts, as `State.texts`. */
export function buildState(input: GuideInput, language: Language, known: readonly PersonText[] = []): State {
  const texts = readTexts(input, language, known);
  const [, ...answers] = texts;
  const packs = choosePacks(input, language, answers);
  const corrected = new Set(
    texts.filter(({ reading }) => reading.act === 'corrects').map(({ round }) => round - 1),
  );
  const signs = strongest(
    texts.flatMap((text) => [
      ...(text.chosen === undefined ? signsInWords(language, packs, text) : []),
      ...(saysNothing(text) ? [] : signsOfKinds(text)),
      ...signOfAnswer(text),
    ]),
  ).filter(({ round }) => !corrected.has(round));
  const insightVerdicts = readInsightVerdicts(input, language, texts);
  const lead = packs[0];
  const answered = new Set<Asks>();
  for (const text of texts)
    if (text.reading.act === 'answer') for (const asks of askedIn(text)) answered.add(asks);
  return {
    input,
    language,
    earlier: readMemory(input.memory),
    packs,
    who:
      lead?.who &&
      language.findWho(
        lead.who,
        texts.filter(({ chosen }) => chosen === undefined).map(({ text }) => text),
      ),
    texts,
    signs,
    groupSigns: texts
      .filter((text) => !saysNothing(text))
      .flatMap(signsOfGroups)
      .filter(({ round }) => !corrected.has(round)),
    statements: texts.flatMap(({ round, reading }) => reading.statements.map((one) => ({ ...one, round }))),
    answered,
    excludedMethods: new Set([
      ...(lead?.avoid ?? []),
      ...signs.flatMap(({ concern, certainty: sure }) =>
        sure >= likely ? (getConcern(packs, concern)?.avoid ?? []) : [],
      ),
      ...texts.flatMap(({ reading }) => (reading.refusedPlan !== undefined ? planMethods : [])),
    ]),
    closedConcerns: new Set([...closedIn(language, texts), ...deniedConcerns(packs, insightVerdicts)]),
    insightVerdicts,
    last: texts.at(-1) as PersonText,
    followUpText: findFollowUpText(texts, texts.length - 1) as PersonText,
  };
}

/** Whether the person has said this already, in an answer to it or without being asked. */
export function knows(state: State, kind: 'want' | 'fear' | 'cost' | 'exception' | 'view' | 'step'): boolean {
  return (
    state.answered.has(kind) ||
    state.statements.some((one) => one.kind === kind) ||
    (kind === 'want' &&
      state.texts.some(({ stage, reading }) => stage?.kind === 'values' && reading.act === 'answer'))
  );
}

/** Whether two lines say much the same. */
export const isAlike = ({ language }: Pick<State, 'language'>, one: string, two: string): boolean =>
  jaccard(language.termsOf(one), language.termsOf(two)) > 0.5;
