/**
 * Assesses how likely it is that a person's words speak of danger, with a trained classifier and with phrases that
 * count unless the words around them negate them. It misses some: it is one layer next to 'Get help now' on every
 * screen, not a guarantee (docs/care.md).
 */
import type { RiskKind } from '#shared/contract/shapes.ts';
import { classifyDanger, readDangerWeights } from '../classifier/classifier.ts';
import { detectLanguage, type Language } from '../classifier/features.ts';
import type { CareLabel } from '../classifier/labels.ts';
import { foldText, splitText } from '../classifier/normalise.ts';
import { memoizeReadings } from '../text/memoize-readings.ts';
import { isGeneral, isOver } from './context.ts';
import { readEvidence, sumEvidence, toLogOdds } from './evidence.ts';
import { readSigns, type Sign } from './signs.ts';

/** The risk found in a text; functions return undefined when there is none. */
export interface RiskAssessment {
  /** `high`: the dialogue stops and shows help lines. `low`: a card with help lines next to the question. */
  level: 'low' | 'high';
  kind?: RiskKind | undefined;
}

/**
 * The probability of danger from which a card is shown, chosen by measuring (docs/care.md). People come with a crisis in
 * their question; an answer is about something that the guide asked, and more often only sounds like danger.
 */
const cardAt = { question: { en: 0.42, zh: 0.57 }, answer: { en: 0.7, zh: 0.8 } };
/** Below these probabilities by the classifier alone no card is shown. */
const minByClassifier = { withoutPhrase: { en: 0.35, zh: 0.3 }, withOnePhrase: { en: 0.08, zh: 0.08 } };
/**
 * What a phrase adds to the logarithm of the odds of its kind, unless its context negates it. By `phraseLevel`: how plainly
 * the phrase speaks of danger (risk-phrase.ts), which is not the `level` of the assessed risk.
 */
const phraseWeight = { high: 3, named: 1.5, low: 1.5 };
/**
 * Most of the dangers in the corpus are of self-harm, so its model is surer than those of the other kinds: by this much
 * in the logarithm of the odds.
 */
const selfHarmLead = 0.9;
/**
 * What stops a text is above this. The longer a text, the more of it can sound like danger by chance; about half as many
 * harmless lines reach the second number as the first.
 */
const stopAbove = { short: 0, long: 0.6 };
/** From this length on a text is long, in characters. */
const longFrom = { en: 200, zh: 70 };
/** The probabilities of danger of several texts are added up, from this one on. */
const weakFrom = 0.35;
/** The sum from which a card is shown. */
const togetherAt = 1;

/** Order for equally grave risks: the most urgent comes first. */
const byUrgency: readonly RiskKind[] = [
  'medical',
  'self-harm',
  'violence',
  'abuse',
  'sexual-violence',
  'minor',
  'eating',
  'someone-else',
  'bereaved',
];

const rank = ({ level, kind }: RiskAssessment): number =>
  (level === 'high' ? 20 : 10) + (kind ? byUrgency.length - byUrgency.indexOf(kind) : 0);

/** The graver of two risks: another layer may raise what was found, never lower it. */
export function graverRisk(
  a: RiskAssessment | undefined,
  b: RiskAssessment | undefined,
): RiskAssessment | undefined {
  if (!a || !b) return a ?? b;
  return rank(b) > rank(a) ? b : a;
}

/** What was read in a piece of text. */
interface PieceReading {
  language: Language;
  chars: number;
  /** How likely it is that help should be shown. */
  danger: number;
  /** The same, by the classifier alone. */
  byClassifier: number;
  /** Above 0, the danger of a short text is so certain and so grave that the dialogue stops. */
  stop: number;
  isPassive: boolean;
  /** About an earlier time, or about something that was overcome. */
  isOver: boolean;
  /** To or about people at large. */
  isGeneral: boolean;
  /** Every phrase of danger in it is a joke: 'this code makes me want to kill myself'. */
  isJoke: boolean;
  /** What it is most likely about. */
  kind: RiskKind;
  /** Phrases that are meant: not denied, past, a joke, a story, or about somebody else. */
  clear: readonly Sign[];
}

const toProbability = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));

function readPiece(folded: string, language: Language): PieceReading {
  const labels = classifyDanger(folded, language);
  const found = new Map(labels.map(({ name, probability }) => [name, probability]));
  const signs = readSigns(folded, language);
  const clear = signs.filter(({ context }) => context === 'clear');
  const read = (label: CareLabel) => found.get(label) ?? 0;
  const readKind = (kind: RiskKind) => {
    const ofKind = clear.filter((sign) => sign.kind === kind);
    const raised = ofKind.reduce(
      (greatest, { level: phraseLevel }) => Math.max(greatest, phraseWeight[phraseLevel]),
      0,
    );
    return toLogOdds(read(`kind:${kind}`)) + raised - (kind === 'self-harm' ? selfHarmLead : 0);
  };
  const evidence = readEvidence(folded, language, labels, signs);
  const weights = readDangerWeights(language);
  return {
    language,
    chars: folded.length,
    danger: toProbability(sumEvidence(evidence, weights.danger)),
    byClassifier: read('danger'),
    stop: sumEvidence(evidence, weights.stop),
    isPassive: read('passive') > 0.5,
    isOver: isOver(folded, language),
    isGeneral: isGeneral(folded, language),
    isJoke: signs.length > 0 && signs.every(({ context }) => context === 'joke'),
    kind: byUrgency.reduce((best, kind) => (readKind(kind) > readKind(best) ? kind : best)),
    clear,
  };
}

/** The kinds of danger that clear phrases speak of, if their own level is `named` or `high`. */
const explicitKinds = ({ clear }: PieceReading): RiskKind[] =>
  clear.flatMap(({ level: phraseLevel, kind }) => (phraseLevel === 'low' ? [] : kind));

/** How much evidence a text needs to stop the dialogue. */
function stopFor(pieces: readonly PieceReading[]): number {
  const isLong = pieces.reduce((sum, { chars, language }) => sum + chars / longFrom[language], 0) >= 1;
  return isLong ? stopAbove.long : stopAbove.short;
}

/** `from`: whether the piece is from the question or from an answer; `stopAt`: see `stopFor`. */
function assessPiece(
  piece: PieceReading,
  from: keyof typeof cardAt,
  stopAt: number,
): RiskAssessment | undefined {
  const explicit = explicitKinds(piece);
  // Nobody under 18 is served, and a stated age is a fact, not a probability.
  const isYoung = explicit.includes('minor');
  if (isYoung) return { level: 'high', kind: 'minor' };
  // The most urgent kind goes first.
  const kind = explicit.includes('medical') ? 'medical' : piece.kind;
  // A passive wish to be dead, and grief, show only the card.
  const isVague = explicit.length === 0 && (piece.isPassive || kind === 'bereaved');
  // So does danger in the past, unless a clear phrase says that it goes on.
  const isPast = piece.isOver && !piece.clear.some(({ level: phraseLevel }) => phraseLevel === 'high');
  // And an opinion on suicide, or a joke.
  const isNotMeant = piece.isJoke || (piece.isGeneral && kind === 'self-harm');
  if (piece.stop > stopAt && !isVague && !isPast && !isNotMeant) return { level: 'high', kind };
  const isSaid =
    piece.clear.length > 0 || piece.byClassifier >= minByClassifier.withoutPhrase[piece.language];
  const isLikely = isSaid && piece.danger >= cardAt[from][piece.language];
  // Two phrases that name a danger need no classifier.
  const isExplicit =
    explicit.length > 1 ||
    (explicit.length > 0 && piece.byClassifier >= minByClassifier.withOnePhrase[piece.language]);
  return isLikely || isExplicit ? { level: 'low', kind } : undefined;
}

/** What is said in English within a Chinese text, where it is more than a name or a term. */
function englishIn(folded: string): string[] {
  const runs = folded.match(/[a-z][a-z' ]{8,}[a-z]/g) ?? [];
  return runs.filter((run) => run.split(' ').length > 3);
}

/**
 * A long text is read in pieces: what is grave in one of them must not get lost among the others. Each turn assesses
 * all texts of its dialogue again, of which one is new: reading a text takes 0.4 ms, looking it up here 3 microseconds.
 */
const readPieces = memoizeReadings(2_000, (text): PieceReading[] => {
  const folded = foldText(text);
  const language = detectLanguage(folded);
  const inEnglish = language === 'zh' ? englishIn(folded) : [];
  return [
    ...splitText(folded, language).map((piece) => readPiece(piece, language)),
    ...inEnglish.map((piece) => readPiece(piece, 'en')),
  ];
});

/** Weak signs in several texts add up: none of them is enough, together they are. */
function addUp(texts: readonly PieceReading[][]): RiskAssessment | undefined {
  const greatest = texts.flatMap((pieces) => pieces.toSorted((a, b) => b.danger - a.danger).slice(0, 1));
  const weak = greatest.filter(({ danger }) => danger >= weakFrom);
  const sum = weak.reduce((total, { danger }) => total + danger, 0);
  const [first] = weak.toSorted((a, b) => b.danger - a.danger);
  return first && sum >= togetherAt ? { level: 'low', kind: first.kind } : undefined;
}

/** The gravest risk in the texts of a person. The first text is the question; what follows counts as answers. */
export function assessRisk(texts: readonly (string | undefined)[]): RiskAssessment | undefined {
  const readings = texts.flatMap((text) => (text?.trim() ? [readPieces(text)] : []));
  const risks = readings.flatMap((pieces, index) =>
    pieces.map((piece) => assessPiece(piece, index === 0 ? 'question' : 'answer', stopFor(pieces))),
  );
  return risks.reduce(graverRisk, undefined) ?? addUp(readings);
}
