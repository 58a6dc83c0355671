/**
 * Writes the summary. It contains an insight only if the person said that it fits; otherwise it puts two of their own
 * statements side by side, or repeats the one with the most weight.
 */
import type { Evidence } from '#shared/contract/shapes.ts';
import type { Summary } from '#shared/summary.ts';
import type { GuideSummary } from '../guide.ts';
import { type Source, trueQuote } from '../summary/evidence.ts';
import { chooseShareLine, type Ending } from '../summary/share-line.ts';
import { sentencePattern, sharedCount } from '../text/words.ts';
import { ownLines } from '../understanding.ts';
import { isRemark } from './acts.ts';
import { findOfferedSentence } from './closings.ts';
import { fillLine } from './fill.ts';
import { expandToSentence, kindsOf, minKeepProbability, weighClause } from './focus.ts';
import { findConfirmed, type Insight } from './insight.ts';
import { findKindWeight } from './kinds.ts';
import type { Language, Phrase, TextReading, Way } from './language.ts';
import { oncePer } from './once-per.ts';
import { insightsOf } from './pack.ts';
import { isReply } from './replies.ts';
import { dividesAnswers, type Stage } from './stage.ts';
import {
  certain,
  findFollowUpText,
  findMostSalient,
  getConcern,
  isAlike,
  isComplaint,
  isInOwnWords,
  namedCards,
  type PersonText,
  type State,
} from './state.ts';
import {
  answersWithStep,
  asksForStep,
  nextStepOf,
  pathOf,
  refusedPlan,
  stepSources,
  stepsOf,
} from './steps.ts';
import { rateAllTakeaways } from './takeaways.ts';
import { findTurningPoints, type TurningPoint } from './turning-points.ts';

/** A line of the summary with the person's words that support it. */
export interface Line {
  text: string;
  sources: Source[];
}

interface Statement extends Line {
  phrase?: Phrase;
  salience: number;
  round: number;
}

type Reason = Line & { phrase?: Phrase };

const maxReasons = 3;
/** Salience from which two statements are put side by side. */
const minPairSalience = 2.5;
/** A short statement with fewer content words says nothing alone. */
const minTerms = 3;
/** Characters from which a sentence of plain words says something: 'I don't want to be the only one who wanted it'. */
const minStatementChars = { en: 18, zh: 9 };

function phraseStatement(state: State, text: PersonText, phrase: Phrase): Statement {
  const { round, asked } = text;
  const { reflect, summary } = state.language.wordings;
  const feared = asked?.asks === 'fear' ? summary.feared(phrase.source) : undefined;
  const sentence = phrase.isSentence ? reflect(phrase) : feared;
  return {
    text: sentence ?? summary.reason(phrase.source),
    sources: [{ round, quote: phrase.source }],
    phrase,
    salience: weighStatement(state, text, phrase) + (sentence === undefined ? -8 : 1),
    round,
  };
}

/** Later statements weigh more, and so do those that correct a wrong guess of the guide. */
function lateBonus(state: State, { round, stage }: PersonText): number {
  const isCorrection = isAboutGuess(stage) || stage?.kind === 'weigh';
  return 0.7 * round + (isCorrection ? 2.5 : 0) + (round === state.last.round ? 2 : 0);
}

/** Whether the guide repeated these words in a round. */
function wasRepeated({ texts }: State, { round, phrase }: Statement): boolean {
  const repeated = texts.filter((text) => text.round === round).map((text) => findMostSalient(text)?.source);
  return repeated.some((source) => source !== undefined && phrase?.source.includes(source));
}

/** Lets a statement that the guide has not repeated yet come first. */
const repeatedPenalty = 1;

/** The weight of the heaviest clause in a statement. */
function weighStatement({ language }: State, { kinds }: PersonText, { source, salience }: Phrase): number {
  const weights = [...kinds].flatMap(([clause, guesses]) =>
    clause && source.includes(clause.source) ? [weighClause(language, clause, guesses)] : [],
  );
  return weights.length > 0 ? Math.max(...weights) : salience / 2;
}

/** For a sentence about a 'him' or 'her' whom it does not name. */
const objectPenalty = ({ language }: State, { phrase }: Statement) =>
  phrase && language.patterns.endsInPronoun.test(phrase.source) && !namesTwo.test(phrase.source) ? 1.5 : 0;
const namesTwo = /\b[A-Z][a-z]+\b.*\b[A-Z][a-z]+/;

/** For a sentence that begins with a pronoun. */
const pronounPenalty = ({ language }: State, { phrase }: Statement) =>
  language.patterns.startsWithPronoun.test(phrase?.secondPerson ?? '') ? 5 : 0;

/** 'She told me that at the party': told what? */
const pointingPenalty = ({ language }: State, { phrase }: Statement) =>
  phrase && language.patterns.refersBack.test(phrase.source) ? 4 : 0;

/** Whether an answer puts the guide right or asks back. */
const isReplyToGuide = ({ act }: TextReading): boolean => act === 'corrects' || act === 'asks-back';

/** Content words of a short sentence. */
const shortReplyTerms = 6;

/**
 * For the beginning of an answer that says that the question was wrong, or takes it up to deny it: 'It ain't come up but
 * the once', after 'When did it last come up?'. It says less of the person than what follows.
 */
function replyPenalty(
  { language }: State,
  { text, question, reading }: PersonText,
  { phrase }: Statement,
): number {
  if (!phrase || question === '') return 0;
  const { source, at } = phrase;
  // 'I haven't started the job yet', after a question back, puts the guide right; it is not what moves them.
  if (text.slice(0, at).trim() !== '') return isReplyToGuide(reading) ? 3 : 0;
  const terms = language.termsOf(source);
  if (isReplyToGuide(reading)) return 7;
  const sharesWords = sharedCount(terms, language.termsOf(question)) > 0;
  const takesItUp = sharesWords && (language.negates(source) || language.patterns.already.test(source));
  if (language.isObjection(source) || (takesItUp && terms.size <= shortReplyTerms)) return 7;
  return sharesWords ? 2 : 0;
}

/** For a sentence that says little more than when: 'I have to say yes or no by Friday'. */
const datePenalty = ({ language }: State, { phrase }: Statement) =>
  phrase && language.namesTime(phrase.source) && language.termsOf(phrase.source).size <= 5 ? 4 : 0;

function typedStatements(state: State, text: PersonText): Statement[] {
  const { act } = text.reading;
  const saysNothing = ['asks-guide', 'unsure', 'refuses', 'refuses-plan'].includes(act);
  if (text.chosen !== undefined || saysNothing) return [];
  // A step stands in the path; who was asked for one may say something else that weighs more.
  if (answersWithStep(state, text)) return [];
  const isSubstantial = ({ source }: Phrase) => {
    if (
      state.language.blamesSelf(source) ||
      state.language.isCutOff(source) ||
      state.language.patterns.keepsBack.test(source)
    )
      return false;
    const terms = [...state.language.termsOf(source)].filter((term) => !/^\d/.test(term)).length;
    if (terms <= minTerms && state.language.patterns.startsVaguely.test(source)) return false;
    return terms >= minTerms || (terms > 0 && [...source].length >= minStatementChars[state.language.locale]);
  };
  const refused = text.reading.refusedPlan;
  const isSaid = (one: Phrase) => !isReply(state.language, text, one);
  // 'I'd just think they were busy' answers a question about what is not so.
  const isSupposed = ({ source }: Phrase) =>
    state.language.isHypothetical(text.question) && state.language.supposes(source);
  const sentences = text.reading.sentences.filter(
    (one) => isSubstantial(one) && !refused?.includes(one.source) && !isSupposed(one) && isSaid(one),
  );
  const phrases =
    sentences.length > 0
      ? sentences
      : text.reading.phrases.filter(
          (one) => one.isSentence && isSubstantial(one) && !isSupposed(one) && isSaid(one),
        );
  return phrases
    .map((phrase) => phraseStatement(state, text, phrase))
    .map((one) => ({
      ...one,
      salience:
        one.salience +
        lateBonus(state, text) -
        pronounPenalty(state, one) -
        objectPenalty(state, one) -
        replyPenalty(state, text, one) -
        pointingPenalty(state, one) -
        datePenalty(state, one),
    }));
}

/** The statement of a text that weighs most. */
const findHeaviest = (state: State, text: PersonText): Statement | undefined =>
  typedStatements(state, text).sort((one, two) => two.salience - one.salience)[0];

/** What the person wrote in the understanding panel, then what they said in their own words, by weight. */
function ownStatements(state: State): Statement[] {
  const { round } = state.last;
  const panel = ownLines(state.input.understanding).map((text) => ({
    text: state.language.wordings.summary.reason(text),
    sources: [{ round, quote: text, from: 'understanding' as const }],
    salience: 99,
    round,
  }));
  const steps = stepSources(state).map(({ source }) => source);
  const isStep = ({ sources }: Statement) =>
    sources.some(({ quote }) => steps.some((step) => step.includes(quote)));
  const said = state.texts.flatMap((text) => typedStatements(state, text)).filter((one) => !isStep(one));
  return [...panel, ...said.sort((one, two) => two.salience - one.salience)];
}

/** A quotation or a figure in the guide's question would look like the person's own. */
const isPlain = ({ language }: State, question: string) => !language.patterns.figure.test(question);

/** The option as a sentence about the person; undefined for a scene or a name, which says nothing without its question. */
function optionSentence({ language }: State, option: string): string | undefined {
  const [sentence, ...more] = language.read(option, '').sentences;
  const isWhole = sentence?.isSentence && more.length === 0 && sentence.source.length >= option.length - 2;
  const isAboutThem = language.subjectOf(language.fold(option)) === 'self';
  return isWhole && isAboutThem ? language.wordings.reflect(sentence) : undefined;
}

/** Whether an echo says without its question what was meant: 'It comes back mostly at night.' */
const saysWhole = ({ patterns }: Language, echo: string) =>
  patterns.addresses.test(echo) || echo.split(' ').length >= minEchoWords;
const minEchoWords = 5;

/** A chosen option as a sentence where it is one, else as a quote. */
function sayOption(state: State, answer: PersonText): string {
  const { text: option, question, asked, chosen: place, stage } = answer;
  const { chosen } = state.language.wordings.summary;
  const echo = place === undefined ? undefined : asked?.options[place]?.[1];
  const said =
    echo !== undefined &&
    saysWhole(state.language, echo) &&
    (stage?.kind === 'question' || stage?.kind === 'opening')
      ? fillLine(state, echo, {
          pack: stage.pack,
          about: findFollowUpText(state.texts, answer.round - 1) ?? answer,
        })
      : undefined;
  return (
    said ?? optionSentence(state, option) ?? chosen(option, isPlain(state, question) ? question : undefined)
  );
}

/** Whether the round asked about a guess of the guide. */
const isAboutGuess = (stage: Stage | undefined) =>
  stage?.kind === 'takeaway' ||
  stage?.kind === 'check' ||
  stage?.kind === 'part' ||
  stage?.kind === 'instead';

/** The options that the person chose, but for those that were asked for as a step. */
const chosenStatements = oncePer((state: State): readonly Statement[] => {
  const steps = state.texts.filter(({ asked }) => asked?.asks === 'step').map(({ text }) => text);
  const { summary } = state.language.wordings;
  return state.texts.flatMap((one) => {
    const { chosen, asked, round, text, stage } = one;
    const [first] = namedCards(state.language, one);
    if (first !== undefined)
      return [{ text: summary.firstValue(first), sources: [{ round, quote: first }], salience: 0, round }];
    if (chosen === undefined || !asked || steps.includes(text) || dividesAnswers(stage)) return [];
    return [
      {
        text: sayOption(state, one),
        sources: [{ round, quote: text }],
        salience: 0,
        round,
      },
    ];
  });
});

/** The value put first, and the chosen options that say something alone. */
const chosenSentences = (state: State): Statement[] =>
  chosenStatements(state).filter(({ text, sources: [source] }) => {
    const quote = source?.quote ?? '';
    const isValue = text === state.language.wordings.summary.firstValue(quote);
    return isValue || optionSentence(state, quote) !== undefined;
  });

/** Characters of an insight with the statements that it joins. */
const longestJoined = { en: 230, zh: 90 };

/** An insight after the two statements that it joins, where these can be repeated as sentences. */
function joinedInsight(state: State, { text, signs }: Pick<Insight, 'text' | 'signs'>): Line {
  const insight = fillLine(state, text);
  const sources = signs.map(({ round, source }) => ({ round, quote: source }));
  const statements = [...signs]
    .sort((one, two) => one.round - two.round)
    .flatMap(({ phrase, round }) => {
      const reading = state.texts[round]?.reading;
      if (!phrase?.isSentence || !reading) return [];
      // 'If I tell him now he'll stay' says more than 'he'll stay'.
      return [state.language.wordings.reflect(expandToSentence(state.language, reading, phrase))];
    });
  const joined = [...new Set(statements), insight].join(state.language.sentenceGap);
  return { text: joined.length <= longestJoined[state.language.locale] ? joined : insight, sources };
}

/** Insights that the person said fit, in whole or one sentence of them. What fits only in part is the guide's, not theirs. */
const confirmedLines = (state: State): Line[] =>
  findConfirmed(state)
    .filter(({ isPartly }) => !isPartly)
    .map((insight) =>
      joinedInsight(state, { ...insight, text: state.language.wordings.summary.settled(insight.text) }),
    );

/** Statements beside the sentence that sums them up. */
const maxSupport = 2;

/** The statements that show most clearly what a takeaway says, in the order of the dialogue. */
function findSupport(state: State, name: string): Statement[] {
  const { locale } = state.language;
  const rate = ({ sources: [source] }: Statement) =>
    rateAllTakeaways(locale, ['', source?.quote ?? '']).get(name) ?? 0;
  const found: Statement[] = [];
  const ranked = ownStatements(state)
    .filter(({ phrase, salience, round }) => round > 0 && phrase?.isSentence && salience >= minPairSalience)
    .map((one) => ({ one, score: one.salience + rateFactor * rate(one) }))
    .sort((left, right) => right.score - left.score);
  for (const { one } of ranked)
    if (
      found.length < maxSupport &&
      !found.some(({ round, text }) => round === one.round || isAlike(state, text, one.text))
    )
      found.push(one);
  return found.sort((left, right) => left.round - right.round);
}
const rateFactor = 10;

/** Characters of the sentence in which the person said what it is about. */
const longestOwn = { en: 160, zh: 50 };

/** The answer to what it is about, if it is one and short enough. */
function ownSentence({ language }: State, { text, reading }: PersonText): string | undefined {
  const said = language.withoutDecline(text);
  const all = (said.match(sentencePattern) ?? []).map((one) => one.trim());
  // 'Can I tell her?' asks for an answer and sums up nothing.
  const isSaid = (one: string) =>
    (language.saysWhatItIs(one) || !(isRemark(language, one) || language.isObjection(one))) &&
    !/[?？]["”」]?$/.test(one) &&
    !language.patterns.stopsTelling.test(one);
  const last = all.findLast(isSaid);
  const first = all.find(isSaid);
  // 'It's about a rooster. Ok, it's about her still waving.'
  const better = all.slice(1).findLast((one) => {
    const without = language.withoutLead(one);
    return without !== one && language.saysWhatItIs(without) && isSaid(one);
  });
  if (better !== undefined && better.length <= longestOwn[language.locale])
    return language.withoutLead(better);
  if (reading.act !== 'answer' || first === undefined || last === undefined) return undefined;
  // 'There, I have said it in one sentence.' is no part of it.
  const own = said.slice(said.indexOf(first), said.lastIndexOf(last) + last.length);
  const isOne = language.termsOf(own).size > 0 && !language.blamesSelf(own);
  if (!isOne) return undefined;
  // Of a longer answer, its first sentence is what was asked for.
  return [own, first].find((one) => one.length <= longestOwn[language.locale]);
}

/** What they wrote to the question what it is about: one sentence, or what weighs most in it. */
function ownLine(state: State, answer: PersonText): Line | undefined {
  const sentence = ownSentence(state, answer);
  return sentence === undefined ? findHeaviest(state, answer) : comesDownTo(state, answer.round, sentence);
}

/** What it comes down to in the person's own words. */
function comesDownTo(state: State, round: number, sentence: string): Line {
  const { wordings, read } = state.language;
  const all = read(sentence, '').sentences;
  // What is typed in haste ('if i ask him il …') is quoted as it stands.
  const canTurn =
    !state.language.patterns.hasty.test(sentence) &&
    !state.language.soundsLikeVerdict(sentence) &&
    all.every(({ isSentence }) => isSentence) &&
    all.length === (sentence.match(sentencePattern) ?? []).length;
  const turned = canTurn
    ? all.map((one) => wordings.reflect(one)).join(state.language.sentenceGap)
    : undefined;
  return {
    text: wordings.summary.comesDownTo(sentence, turned),
    sources: [{ round, quote: sentence }],
  };
}

/** What they said it is about: in their own words, or the sentence that they picked after the statements that it sums up. */
function takeawayLines(state: State): Line[] {
  return state.texts.flatMap((answer): Line[] => {
    const { stage, chosen, round, text } = answer;
    if (stage?.kind !== 'takeaway') return [];
    // 'B. Although I'd resist the neatness of it' picks one all the same.
    const named = chosen ?? answer.named;
    if (named === undefined) {
      const line = ownLine(state, answer);
      return line ? [line] : [];
    }
    const name = stage.names[named];
    const yours = name === undefined ? undefined : findOfferedSentence(state.language, name)?.yours;
    if (name === undefined || yours === undefined) return [];
    const support = findSupport(state, name);
    const joined = [...support.map((one) => one.text), yours].join(state.language.sentenceGap);
    const fits = joined.length <= longestJoined[state.language.locale];
    return [
      {
        text: fits ? joined : yours,
        sources: [
          ...support.flatMap(({ sources }) => sources),
          // Who typed the letter of the option did not type its words.
          ...(trueQuote(state.input, { round, quote: text }) === undefined ? [] : [{ round, quote: text }]),
        ],
      },
    ];
  });
}

/** What a turning point means for the question, if the person said that it fits. */
function meaningOf(
  { packs, input, language, insightVerdicts }: State,
  { group }: TurningPoint,
): string | undefined {
  const [lead] = packs;
  const lines = (group && lead?.later?.[group]) ?? [];
  const say = lines[input.question.length % Math.max(1, lines.length)];
  const index = lead && say ? insightsOf(lead).findIndex((one) => one.say === say) : -1;
  const isRight = insightVerdicts.get(`${lead?.id}:${index}`) === 'yes';
  return say && isRight ? language.wordings.summary.settled(say) : undefined;
}

/** What the person said later that moved their question, and what that may mean; then what moved it elsewhere. */
function movedLines(state: State): Line[] {
  const { language, input } = state;
  const { summary } = language.wordings;
  // Who ends early gets what they said, and no guess.
  const meaning = (point: TurningPoint) => (input.finish ? undefined : meaningOf(state, point));
  const points = findTurningPoints(state)
    .filter((point) => point.isMarked || point.isSurprising || meaning(point))
    // Words with a meaning for the question come first.
    .sort((one, two) => Number(Boolean(meaning(two))) - Number(Boolean(meaning(one))));
  return points.map((point, index): Line => {
    const { round, source, said } = point;
    const sources = [{ round, quote: source }];
    if (index > 0) return { text: summary.alsoSaid(said), sources };
    const line = meaning(point);
    const lines = [summary.said(said), ...(line ? [fillLine(state, line)] : [])];
    return { text: lines.join(language.sentenceGap), sources };
  });
}

/** The kinds of a statement, the most probable first. */
const kindsIn = ({ language }: State, { source }: Phrase): string[] =>
  kindsOf(language, source)
    .filter(({ probability }) => probability >= minKeepProbability)
    .map(({ kind }) => kind);

/** Two statements from different answers whose kinds are related, e.g. shown and hidden, wanted and feared. */
function relatedPairs(state: State, statements: readonly Statement[]): Line[] {
  const kinds = statements.flatMap((statement) => {
    const { phrase } = statement;
    if (!phrase?.isSentence || statement.salience < minPairSalience) return [];
    return [{ statement, phrase, kinds: kindsIn(state, phrase) }];
  });
  const { relations } = state.language.wordings.summary;
  const pairs = kinds.flatMap((one) =>
    kinds.flatMap((other) => {
      const areApart = one.statement.round !== other.statement.round;
      const relation = relations.find(
        (found) =>
          found.one.some((kind) => one.kinds.includes(kind)) &&
          found.other.some((kind) => other.kinds.includes(kind)),
      );
      if (!relation || !areApart) return [];
      const sources = [...one.statement.sources, ...other.statement.sources];
      const salience = one.statement.salience + other.statement.salience;
      return [{ text: relation.say(one.phrase, other.phrase), sources, salience }];
    }),
  );
  return pairs.sort((one, two) => two.salience - one.salience).slice(0, 3);
}

/** Whether a phrase alone shows it: the sentence around it may hold something else as well. */
const shows = ({ language }: State, { source }: Phrase, kind: TextReading['statements'][number]['kind']) =>
  language.subjectOf(language.fold(source)) !== 'others' &&
  language.statementsIn(source).some((one) => one.kind === kind);

/** What the person's words show to be of one kind, the heaviest first. Only sentences; what was asked proves nothing. */
const statementsOf = (state: State, kind: 'want' | 'fear' | 'cost' | 'exception'): Statement[] =>
  state.texts
    .flatMap((text) => typedStatements(state, text))
    .filter(({ phrase }) => phrase?.isSentence && shows(state, phrase, kind))
    .sort((one, two) => two.salience - one.salience);

/** What is wanted beside what speaks against it, and when it was different: related by what each is. */
function rolePairs(state: State): Line[] {
  const { once, opposed } = state.language.wordings.summary;
  const [want] = statementsOf(state, 'want');
  const [against] = [...statementsOf(state, 'fear'), ...statementsOf(state, 'cost')];
  const [exception] = statementsOf(state, 'exception');
  const pair = (one: Statement | undefined, two: Statement | undefined, say: typeof once): Line[] =>
    one && two && one.round !== two.round && !isAlike(state, one.text, two.text)
      ? [{ text: say(one.text, two.text), sources: [...one.sources, ...two.sources] }]
      : [];
  return [
    ...pair(want, against, opposed),
    ...pair(
      against ?? want ?? ownStatements(state).find(({ phrase }) => phrase?.isSentence),
      exception,
      once,
    ),
  ];
}

/** One word in common may be chance. */
const minShared = 2;

/** Whether two statements speak of the same thing, as far as their words show. */
const shareWords = ({ language }: State, one: Statement, two: Statement) =>
  sharedCount(language.termsOf(one.text), language.termsOf(two.text)) >= minShared;

/**
 * The statement that weighs most beside another about the same thing, from another answer. Two that have nothing to do with
 * each other are no insight.
 */
function ownPairs(state: State, statements: readonly Statement[]): Line[] {
  const heavy = statements.filter(
    ({ salience, phrase }) => salience >= minPairSalience && phrase?.isSentence,
  );
  const [one] = heavy;
  const other =
    one &&
    heavy.find(
      (two) => two.round !== one.round && shareWords(state, one, two) && !isAlike(state, one.text, two.text),
    );
  if (!one || !other) return [];
  const [first, second] = one.round < other.round ? [one, other] : [other, one];
  return [
    {
      text: `${first.text}${state.language.sentenceGap}${second.text}`,
      sources: [...first.sources, ...second.sources],
    },
  ];
}

/** A date or a sum says nothing about the person. */
const minPersonalWeight = 1.5;

function isPersonal(concern: string): boolean {
  const [pack, kind = ''] = concern.split(':');
  return pack !== 'follow' || (findKindWeight(kind) ?? 2) >= minPersonalWeight;
}

/** The concern that the dialogue was most about in the end; undefined if no two answers point to it. */
function mainConcern(state: State) {
  const rounds = new Map<string, Set<number>>();
  for (const { concern, certainty, round } of state.signs) {
    if (certainty < certain || state.closedConcerns.has(concern) || !isPersonal(concern)) continue;
    rounds.set(concern, (rounds.get(concern) ?? new Set()).add(round));
  }
  const [best] = [...rounds]
    .filter(([, of]) => Math.max(...of) >= state.last.round - 1)
    .sort((one, two) => two[1].size - one[1].size);
  return best && best[1].size >= 2 ? getConcern(state.packs, best[0]) : undefined;
}

/** What they said in an answer that weighs most. */
const findHeaviestOwn = (state: State): Statement | undefined =>
  ownStatements(state).find(({ round, phrase }) => round > 0 && phrase !== undefined);

/** A label or a mood says it of the person: it has to be surer than a question about it. */
const minNamedProbability = 0.85;

/** What the person said that weighs most, if its kind is sure. */
function heaviestConcern(state: State) {
  const heaviest = findHeaviestOwn(state);
  const [first] = heaviest?.phrase ? kindsOf(state.language, heaviest.phrase.source) : [];
  const isSure =
    first !== undefined && first.probability >= minNamedProbability && isPersonal(`follow:${first.kind}`);
  return isSure ? getConcern(state.packs, `follow:${first.kind}`) : undefined;
}

/** In the last two answers, the person said what they will do, or that the matter is settled. */
const isDecided = ({ texts, last, language }: State): boolean =>
  texts.some(
    ({ round, chosen, text, reading: { statements } }) =>
      round > 0 &&
      round >= last.round - 1 &&
      chosen === undefined &&
      (language.isDecision(text) ||
        statements.some(({ kind, source }) => kind === 'step' && !language.isMaybe(source))),
  );

const shortestAsked = { en: 18, zh: 6 };

/** The question that the person came with, as it is said back, with the words that it quotes. */
function questionLine({ language, input }: State): Line | undefined {
  const text = language.wordings.summary.openQuestion(input.reading, input.question);
  if (text === undefined || language.blamesSelf(text)) return undefined;
  const quoted = /^“(.+)”$/s.exec(text)?.[1];
  // 'When should I?' says nothing alone.
  if (quoted !== undefined && quoted.length < shortestAsked[language.locale]) return undefined;
  const quote = quoted !== undefined && input.question.includes(quoted) ? quoted : input.question;
  return { text, sources: [{ round: 0, quote }] };
}

/** From so many answers before the end, what was undecided may have been decided since. */
const recentAnswers = 2;

/** What they said at the end that they have not decided: 'Amit I will tell after, or before. I dont know.' */
function undecidedLine({ language, texts }: State): Line | undefined {
  const found = texts
    .slice(1)
    .slice(-recentAnswers)
    .flatMap(({ text, round, chosen }) => {
      const quote = chosen === undefined ? language.findUndecided(text) : undefined;
      return quote === undefined ? [] : [{ round, quote }];
    });
  const last = found.at(-1);
  return last && { text: language.wordings.quote(last.quote), sources: [last] };
}

/** The last question that the person asked themselves. */
function askedOnTheWay(state: State): Line | undefined {
  const { language, texts } = state;
  if (isDecided(state)) return undefined;
  const [asked] = texts
    .slice(1)
    .filter(
      ({ chosen, reading: { act } }) =>
        chosen === undefined && (act === 'answer' || act === 'asks-guide' || act === 'corrects'),
    )
    .flatMap(({ text, round }) =>
      (text.match(sentencePattern) ?? [])
        // 'He asked "so they refused you?"' asks nothing.
        .filter((one) => /[?？]/.test(one) && !/["“”]/.test(one))
        .map((one) => ({ round, quote: one.trim() })),
    )
    .filter(({ quote }) => language.termsOf(quote).size >= minTerms && !isRemark(language, quote))
    .filter(
      ({ quote }) =>
        !language.couldBeStep(quote) &&
        !language.blamesSelf(quote) &&
        language.patterns.asksOfSelf.test(quote),
    )
    .slice(-1);
  return asked && { text: language.wordings.quote(asked.quote), sources: [asked] };
}

/** The statements that repeat none of the lines and share no quote with them. */
function findUnused<T extends Line>(state: State, statements: readonly T[], lines: readonly Line[]): T[] {
  const used = lines.flatMap(({ sources }) => sources.map(({ quote }) => quote));
  const isUsed = (quote: string) => used.some((one) => one.includes(quote) || quote.includes(one));
  return statements.filter(
    ({ text, sources }) =>
      !lines.some((line) => isAlike(state, line.text, text)) && !sources.some(({ quote }) => isUsed(quote)),
  );
}

/** All candidates for lines of the summary, the best first. Also used when the person marks a line as 'Not right'. */
export function draftLines(state: State): { insights: Line[]; reasons: Statement[] } {
  const own = ownStatements(state);
  const chosen = chosenStatements(state);
  const replies = state.texts.filter(({ reading }) => isReplyToGuide(reading)).map(({ round }) => round);
  const told = own.filter(({ round }) => !replies.includes(round));
  const insights = [
    ...takeawayLines(state),
    ...confirmedLines(state),
    ...movedLines(state).slice(0, 2),
    ...rolePairs(state),
    ...relatedPairs(state, own),
    ...ownPairs(state, own),
    // What they came with is no insight, nor what only corrects the guide, unless they have said nothing else.
    ...told.filter(({ round }) => round > 0),
    ...chosenSentences(state),
    ...told,
  ];
  const ranked = own
    .map((one) => ({ ...one, salience: one.salience - (wasRepeated(state, one) ? repeatedPenalty : 0) }))
    .sort((one, two) => two.salience - one.salience);
  // 'Feeling lost these days' is what they came with, and no reason for it.
  const later = ranked.filter(({ round }) => round > 0);
  return { insights, reasons: [...later, ...chosen, ...ranked.filter(({ round }) => round === 0)] };
}

function pick<T extends Line>(
  state: State,
  from: readonly T[],
  existing: readonly Line[],
  count: number,
): T[] {
  const chosen: T[] = [];
  for (const one of from) {
    if (chosen.length === count) break;
    if (findUnused(state, [one], [...existing, ...chosen]).length > 0) chosen.push(one);
  }
  return chosen;
}

/** The core insight, another thing that the person said, and what is open. */
function chooseLines(state: State) {
  const { summary } = state.language.wordings;
  const { insights, reasons } = draftLines(state);
  // An option says more with its question.
  const core =
    insights[0] ?? chosenStatements(state).at(-1) ?? ownStatements(state)[0] ?? quotedTexts(state, [])[0];
  const wasSummedUp = state.texts.some(
    ({ stage, reading, round }) => stage?.kind === 'takeaway' && reading.act === 'answer' && round > 0,
  );
  // A question why, or none at all, is answered as far as it is by the sentence that it comes down to.
  const isOpenStill = !wasSummedUp || ['choice', 'whether', 'how'].includes(state.input.reading.frame);
  const asked =
    undecidedLine(state) ??
    askedOnTheWay(state) ??
    (isOpenStill && !isDecided(state) ? questionLine(state) : undefined);
  // What the insight has said already is not said again.
  const [isOpen] =
    asked && !core?.text.includes(asked.text) ? findUnused(state, [asked], core ? [core] : []) : [];
  const nothing = {
    text: isDecided(state) ? summary.openAfterDecision : summary.openNothing,
    sources: core?.sources.slice(0, 1) ?? [],
  };
  const openNow = isOpen ?? (state.input.finish ? nothing : undefined);
  const toLine = ({ text, sources }: Line): Line => ({ text: summary.open(text), sources });
  const isMoved = findTurningPoints(state).filter(({ isMarked }) => isMarked).length > 1;
  const quotes = quotedTexts(state, []).filter(({ text }) => text !== summary.fewAnswers);
  const second = [...(isMoved ? insights.slice(1, 2) : []), ...reasons, ...quotes];
  const before = [...(core ? [core] : []), ...(openNow ? [openNow] : [])];
  const isEarly = state.input.finish === true;
  const isSummedUp = state.texts.some(({ stage }) => stage?.kind === 'takeaway');
  const more =
    isMoved || isEarly || isSummedUp || openNow === undefined ? pick(state, second, before, 1) : [];
  const said = [...(core ? [core] : []), ...more];
  // A summary has two lines at least. What is open stands in a section of its own where there are.
  const open = openNow ?? (said.length < 2 ? nothing : undefined);
  const isApart = said.length >= 2;
  const stillOpen = open && !isApart ? [toLine(open)] : [];
  return {
    bullets: [...said, ...stillOpen],
    reasons: withLast(state, chooseReasons(state, reasons, [...said, ...(open ? [open] : [])]), said),
    open: open && isApart ? [open.text] : [],
  };
}

/** A date, a sum, where somebody lives: nothing that explains anything. */
const isBackground = ({ language }: State, { source }: Phrase): boolean => {
  const [first] = kindsOf(language, source);
  return (
    first !== undefined && first.probability >= minKeepProbability && (findKindWeight(first.kind) ?? 1) < 1
  );
};

function chooseReasons(state: State, candidates: readonly Statement[], core: readonly Line[]): Reason[] {
  const found = pick(state, candidates, core, maxReasons);
  const telling = found.filter(({ phrase }) => phrase === undefined || !isBackground(state, phrase));
  const unused = telling.length >= 2 ? telling : found;
  // Chosen options that no line has said yet are better reasons than a quoted scrap.
  const behind = chosenStatements(state).filter(
    (one) => ![...core, ...unused].some(({ text }) => isAlike(state, text, one.text)),
  );
  const chosen = [...unused, ...behind.slice(0, Math.max(0, 2 - unused.length))].sort(
    (one, two) => one.round - two.round,
  );
  if (chosen.length >= 2) return chosen;
  const rounds = chosen.map(({ round }) => round);
  const coreRounds = core.flatMap(({ sources }) => sources.map(({ round }) => round));
  const coreQuotes = core.flatMap(({ sources }) => sources.map(({ quote }) => quote));
  const used = [...coreQuotes, ...chosen.flatMap(({ sources }) => sources.map(({ quote }) => quote))];
  const isUsed = ({ sources: [source] }: Line) =>
    used.some((one) => source && (one.includes(source.quote) || source.quote.includes(one)));
  const quoted = [...quotedTexts(state, [...rounds, ...coreRounds]), ...quotedTexts(state, rounds)].filter(
    (line) => !isUsed(line),
  );
  const isNew = (text: string) => !core.some((one) => one.text === text);
  const more = quoted
    .filter(({ text }, at) => quoted.findIndex((other) => other.text === text) === at)
    .sort((one, two) => Number(isNew(two.text)) - Number(isNew(one.text)));
  // Two at least: that little was said, or what was quoted above.
  const question = trueQuote(state.input, { round: 0, quote: state.input.question });
  const little = state.language.wordings.summary.fewAnswers;
  const filler: Reason[] = [
    ...questionQuote(state).filter((one) => !isUsed(one)),
    ...(question === undefined ? [] : [{ text: little, sources: [{ round: 0, quote: question }] }]),
    // What no line quotes yet comes first.
    ...quotedTexts(state, [], true).sort((one, two) => Number(isUsed(one)) - Number(isUsed(two))),
  ].filter(({ text }) => ![...chosen, ...more].some((one) => one.text === text));
  return [...chosen, ...more, ...filler].slice(0, 2);
}

/** What they came with, in quotes. */
function questionQuote(state: State): Line[] {
  const { language, input, texts } = state;
  const [question] = texts;
  const part = question && quotedPart(state, question.text, question.reading);
  const quote = part && trueQuote(input, { round: 0, quote: part });
  return quote ? [{ text: language.wordings.summary.reason(quote), sources: [{ round: 0, quote }] }] : [];
}

/** What was said last is often what it took the whole dialogue to say: it is never left out. */
function withLast(state: State, reasons: readonly Reason[], said: readonly Line[]): Reason[] {
  const { last } = state;
  const isIn = [...said, ...reasons].some(({ sources }) => sources.some(({ round }) => round === last.round));
  if (isIn) return [...reasons];
  const heaviest = findHeaviest(state, last);
  const isTold =
    heaviest &&
    heaviest.salience > 0 &&
    !stepSources(state).some(({ source }) => source.includes(heaviest.sources[0]?.quote ?? source));
  return isTold ? [...reasons.slice(0, maxReasons - 1), heaviest] : [...reasons];
}

/** Whether a text is an answer or the question, e.g. not a refusal. */
const isAnswer = ({ round, reading }: PersonText) => round === 0 || reading.act === 'answer';

/** Characters of a text that is quoted whole. */
const longestQuoted = { en: 80, zh: 28 };

/** A short text, or the part of a longer one with the most weight. */
function quotedPart({ language }: State, text: string, { phrases, sentences: whole }: TextReading): string {
  if (text.length <= longestQuoted[language.locale]) return text;
  const [top] = [...(whole.length > 0 ? whole : phrases)]
    .filter(({ source }) => language.termsOf(source).size >= minTerms)
    .sort((one, two) => two.salience - one.salience);
  return top?.source ?? text;
}

/** Characters of a whole dialogue in which little was said. */
const littleSaid = { en: 160, zh: 50 };

/** 'Ask me something else' says nothing of them. */
const isRemarkOnly = ({ language }: State, { text, chosen, round }: PersonText): boolean =>
  round > 0 && chosen === undefined && (isRemark(language, text) || language.isObjection(text));

/** Whole texts as quotes, for dialogues with few statements; those without letters prove nothing. */
function quotedTexts(state: State, without: readonly number[], withRemarks = false): Line[] {
  const { reason, fewAnswers } = state.language.wordings.summary;
  const steps = stepSources(state);
  const fold = (text: string) => state.language.fold(text).replace(/[^\p{L}\p{N}]+$/u, '');
  const quoted = [...state.texts]
    .reverse()
    .filter(({ round, reading }) => !without.includes(round) && reading.refusedPlan === undefined)
    // A step stands in the path.
    .filter((text) => !answersWithStep(state, text) && !(asksForStep(text) && text.chosen !== undefined))
    // 'That's it', to a guess.
    .filter(({ stage, chosen }) => chosen === undefined || !isAboutGuess(stage))
    .filter((text) => withRemarks || !isRemarkOnly(state, text))
    .filter(
      ({ text, round }) =>
        /\p{L}/u.test(text) &&
        (round === 0 || !(state.language.blamesSelf(text) || state.language.patterns.keepsBack.test(text))),
    )
    // 'no' stands in 'none of those' as well.
    .filter(
      ({ text }, _, all) =>
        !all.some((other) => other.text !== text && fold(other.text).includes(fold(text))),
    )
    .sort((one, two) => Number(isAnswer(two)) - Number(isAnswer(one)))
    .flatMap((one): (Line & { isWeak: boolean })[] => {
      const quoted = quotedPart(state, one.text, one.reading);
      const letters = trueQuote(state.input, { round: one.round, quote: quoted });
      const sources = [{ round: one.round, quote: letters ?? '' }];
      // A remark to the guide proves little, 'Nobody' little without its question, and the step stands in the path.
      const isWeak =
        one.chosen === undefined
          ? isRemark(state.language, one.text) || steps.some(({ source }) => source.includes(quoted))
          : dividesAnswers(one.stage);
      // What was picked was not written.
      const line = one.chosen === undefined ? reason(quoted) : sayOption(state, one);
      return letters === undefined ? [] : [{ text: line, sources, isWeak }];
    });
  const [question] = state.texts;
  const asked = question && quotedPart(state, question.text, question.reading);
  const quote = asked && trueQuote(state.input, { round: 0, quote: asked });
  const said = state.texts.map(({ text }) => text).join('').length;
  const isLittle = said <= littleSaid[state.language.locale];
  const last: Line[] =
    quote === undefined
      ? []
      : [{ text: isLittle ? fewAnswers : reason(quote), sources: [{ round: 0, quote }] }];
  return [...quoted.filter(({ isWeak }) => !isWeak), ...last, ...quoted.filter(({ isWeak }) => isWeak)].map(
    ({ text, sources }) => ({ text, sources }),
  );
}

/** From this probability the kind of a statement names what it shows of the person. */
const minWayProbability = 0.85;

/** What the person said that they want, fear, miss, hide …, or what else weighs on them; none of the lines says it already. */
function saidOfThemselves(state: State, existing: readonly Line[]): Way | undefined {
  const { ways, kindWays } = state.language.wordings.summary;
  const isShort = (text: string) => text.length <= longestWay[state.language.locale];
  const own = ownStatements(state).flatMap(({ phrase, sources, text, salience }) =>
    phrase?.isSentence && isShort(text) ? [{ text, sources, phrase, salience }] : [],
  );
  const unused = findUnused(state, own, existing).filter(
    ({ phrase }) => !state.language.soundsLikeVerdict(phrase.source),
  );
  for (const kind of ['want', 'exception', 'fear'] as const) {
    const found = unused.find(({ phrase }) => shows(state, phrase, kind));
    if (found) return { label: ways[kind].label, style: ways[kind].style(found.phrase) };
  }
  for (const { phrase } of unused) {
    const [first] = kindsOf(state.language, phrase.source);
    const way =
      first && first.probability >= minWayProbability
        ? kindWays.find(({ kinds }) => kinds.includes(first.kind))
        : undefined;
    const isSelf = state.language.subjectOf(state.language.fold(phrase.source)) === 'self';
    // 'It wasn't happy crying' is nothing good.
    if (way && isSelf && !(way.kinds.includes('proud') && state.language.negates(phrase.source)))
      return { label: way.label, style: way.style(phrase) };
  }
  return undefined;
}

/** An option that they picked and that says something of them, which no line has said yet. */
function agreedWay(state: State, existing: readonly Line[]): Way | undefined {
  const { agreed } = state.language.wordings.summary;
  const isShort = ({ text }: Line) => text.length <= longestWay[state.language.locale];
  const picked = chosenStatements(state).filter((one) => isShort(one) && !/[“”]/.test(one.text));
  const last = findUnused(state, picked, existing).at(-1);
  return last && { label: agreed.label, style: agreed.style(last.text) };
}
const longestWay = { en: 110, zh: 36 };

/** Two reasons at least; of more, none that the label says as well. */
function withoutRepeats(state: State, reasons: readonly Reason[], { style }: Way): readonly Reason[] {
  const others = reasons.filter(
    ({ text }) => sharedCount(state.language.termsOf(text), state.language.termsOf(style)) < minShared + 1,
  );
  return others.length >= 2 ? others : reasons;
}

/** What is true of this person: their words, the concern of two answers, the kind of what weighs most, or how they answered. */
function describeWay(state: State, bullets: readonly Line[], reasons: readonly Line[]): Way {
  const { plain } = state.language.wordings.summary;
  const answers = state.texts.slice(1);
  const isRefusal = ({ reading }: PersonText) => reading.act.startsWith('refuses');
  if (answers.filter(isRefusal).length >= 2) return takeTurns(state, plain.refusal);
  const main = mainConcern(state);
  const said = main
    ? undefined
    : (saidOfThemselves(state, [...bullets, ...reasons]) ??
      (reasons.length > 2 ? saidOfThemselves(state, bullets) : undefined));
  if (said) return said;
  if (main) return { label: fillLine(state, main.label), style: fillLine(state, main.style) };
  const agreed = agreedWay(state, [...bullets, ...reasons]);
  if (agreed) return agreed;
  const heaviest = heaviestConcern(state);
  if (heaviest) return { label: heaviest.label, style: heaviest.style };
  if (stepsOf(state).typed.length > 0) return takeTurns(state, plain.step);
  return mannerOf(state);
}

/** From so many answers that are all in their own words, that says something. */
const manyTyped = 3;

/** How they answered, as far as that is true of them for certain. */
function mannerOf(state: State): Way {
  const { language, texts } = state;
  const { plain } = language.wordings.summary;
  const answers = texts.slice(1);
  const isTyped = answers.every((text) => text.chosen === undefined && isInOwnWords(text));
  return takeTurns(state, isTyped && answers.length >= manyTyped ? plain.own : plain.open);
}

function suggestionsOf(state: State, way: string): string[] {
  const { summary } = state.language.wordings;
  const suggestion = suggestionOf(state);
  return [summary.style(way), ...(suggestion === undefined ? [] : [summary.suggestion(suggestion)])];
}

function suggestionOf(state: State): string | undefined {
  const { summary } = state.language.wordings;
  if (refusedPlan(state) !== undefined) return undefined;
  const { typed, picked } = stepsOf(state);
  const step = typed[0] ?? (picked?.isAct ? picked.text : undefined);
  if (step !== undefined) return summary.stepSuggestion(step);
  if (picked || state.excludedMethods.has('step')) return undefined;
  const main = mainConcern(state);
  const [lead] = state.packs;
  const at = main && lead ? Object.values(lead.concerns).indexOf(main) : -1;
  const suggestion = at >= 0 ? lead?.suggestions[at % Math.max(1, lead.suggestions.length)] : undefined;
  return suggestion === undefined ? undefined : fillLine(state, suggestion);
}

function endingOf(state: State, step: object | undefined): Ending {
  if (step) return 'step';
  return refusedPlan(state) === undefined ? 'open' : 'refusal';
}

/** `isJoined`: the insight puts two things side by side. */
function shareLineOf(state: State, ending: Ending, isJoined: boolean): string | undefined {
  const lines = state.language.shareLines;
  return chooseShareLine([...lines[ending], ...(isJoined ? lines.insight : [])], state.input);
}

/** One of several that are equally true, another one for other dialogues. */
const takeTurns = <T>({ input }: State, from: readonly T[]): T => {
  const chars = [input.question, ...input.rounds.map(({ content }) => content)].join('').length;
  return from[chars % from.length] as T;
};

/** The last feeling that they named in their own words. */
const feelingOf = ({ texts, language }: State): string | undefined =>
  texts
    .filter(isInOwnWords)
    .flatMap(({ text }) => language.findFeeling(text) ?? [])
    .at(-1);

function moodOf(state: State): string {
  const { plainMood, feelingMood } = state.language.wordings.summary;
  const hasStep = nextStepOf(state) !== undefined;
  const isRefused = refusedPlan(state) !== undefined;
  const ending = isRefused ? 'refusal' : isDecided(state) ? 'decided' : hasStep ? 'step' : 'open';
  const feeling = feelingOf(state);
  if (feeling !== undefined) return feelingMood(feeling, ending);
  if (ending === 'refusal' || ending === 'decided') return takeTurns(state, plainMood[ending]);
  const main = mainConcern(state) ?? heaviestConcern(state);
  return main ? fillLine(state, main.mood) : takeTurns(state, plainMood[ending]);
}

function evidenceFor(part: Evidence['part'], lines: readonly Line[]): Evidence[] {
  return lines.flatMap(({ sources }, index) => sources.map((source) => ({ part, index, ...source })));
}

export function writeSummary(state: State): GuideSummary {
  const { bullets, reasons: allReasons, open } = chooseLines(state);
  const way = describeWay(state, bullets, allReasons);
  const reasons = withoutRepeats(state, allReasons, way);
  const nextStep = nextStepOf(state);
  const shareLine = shareLineOf(state, endingOf(state, nextStep), (bullets[0]?.sources.length ?? 0) > 1);
  const summary: Summary = {
    question: state.input.question,
    insights: bullets.map(({ text }) => text),
    reasons: reasons.map(({ text }) => text),
    steps: pathOf(state),
    mood: moodOf(state),
    label: way.label,
    suggestions: suggestionsOf(state, way.style),
    stillOpen: open,
    ...(nextStep && { nextStep }),
    ...(shareLine && { shareLine }),
    evidence: [...evidenceFor('insight', bullets), ...evidenceFor('reason', reasons)],
  };
  const { reflection, reflectionAfterComplaint } = state.language.wordings.summary;
  return {
    kind: 'summary',
    reflection: isComplaint(state.last) ? reflectionAfterComplaint : reflection,
    summary,
  };
}
