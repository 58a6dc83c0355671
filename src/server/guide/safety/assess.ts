/**
 * Assesses how likely it is that a person's words speak of danger, with a trained classifier and with phrases that
 * count unless the words around them negate them. It misses some: it is one layer next to 'Get help now' on every
 * screen, not a guarantee (docs/care.md).
 */
import type { RiskKind } from '#shared/contract/shapes.ts';
import { classifyDanger } from '../classifier/classifier.ts';
import { detectLanguage, type Language } from '../classifier/features.ts';
import type { CareLabel } from '../classifier/labels.ts';
import { foldText, splitText } from '../classifier/normalise.ts';
import { rememberReadings } from '../text/remembered-readings.ts';
import { readSigns, type Sign } from './signs.ts';

/** The risk found in a text; functions return undefined when there is none. */
export interface RiskAssessment {
  /** `high`: the dialogue stops and shows help lines. `low`: a card with help lines next to the question. */
  level: 'low' | 'high';
  kind?: RiskKind | undefined;
}

/**
 * The probability of danger from which a card is shown, and from which the dialogue stops, chosen by measuring
 * (docs/care.md). People come with a crisis in
 * their question; an answer is about something that the guide asked, and more often only sounds like danger.
 */
const cardAt = { question: { en: 0.55, zh: 0.48 }, answer: { en: 0.7, zh: 0.78 } };
/** What a phrase says stops it sooner than what only sounds like danger. */
const stopAt = { said: { en: 0.93, zh: 0.97 }, sounds: { en: 0.99, zh: 0.99 } };
/** A plain phrase shows a card unless the classifier is nearly certain that the text is harmless. */
const plainCardAt = 0.1;
/** What a phrase adds to the logarithm of the odds, unless its context negates it: plain ones more than vague ones. */
const phraseWeight = { high: 3, named: 1.5, low: 1.5 };
/**
 * Most of the dangers in the corpus are of self-harm, so its model is surer than those of the other kinds: by this much
 * in the logarithm of the odds.
 */
const selfHarmLead = 0.9;
/** A piece of more words than this counts as less dangerous: by `costOfDoubling` for each doubling of its length. */
const freeWords = 12;
/** In the logarithm of the odds. */
const costOfDoubling = { en: 0.3, zh: 0.6 };
/** Characters of a Chinese word, on average. */
const charsPerWord = 1.6;
/** Texts with at least this probability of danger are added up. */
const weakFrom = 0.25;
/** The sum from which they show a card together. */
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
  /** How likely it is that help should be shown. */
  danger: number;
  /** The same by the classifier alone. */
  byWords: number;
  isPassive: boolean;
  /** What it is most likely about. */
  kind: RiskKind;
  /** Phrases that their context does not negate. */
  clear: readonly Sign[];
}

/**
 * What the length of a piece takes from the logarithm of its odds: long ones say more, so more of it can sound like
 * danger by chance.
 */
function lengthCost(folded: string, language: Language): number {
  const words =
    language === 'zh'
      ? (folded.match(/[\p{L}\p{N}]/gu) ?? []).length / charsPerWord
      : folded.split(/\s+/).length;
  return costOfDoubling[language] * Math.max(0, Math.log2(words / freeWords));
}

/** A probability with the logarithm of its odds raised. */
const shift = (probability: number, by: number) => 1 / (1 + (1 / probability - 1) * Math.exp(-by));

/** The probability, raised by the phrase with the most weight. */
function raise(probability: number, signs: readonly Sign[]): number {
  const weight = signs.reduce((greatest, { level }) => Math.max(greatest, phraseWeight[level]), 0);
  return shift(probability, weight);
}

function readPiece(folded: string, language: Language): PieceReading {
  const found = new Map(classifyDanger(folded, language).map(({ name, probability }) => [name, probability]));
  const clear = readSigns(folded, language).filter(({ context }) => context === 'clear');
  const read = (label: CareLabel) => found.get(label) ?? 0;
  const readKind = (kind: RiskKind) => {
    const ofKind = clear.filter((sign) => sign.kind === kind);
    const probability = raise(read(`kind:${kind}`), ofKind);
    return kind === 'self-harm' ? shift(probability, -selfHarmLead) : probability;
  };
  return {
    language,
    danger: raise(shift(read('danger'), -lengthCost(folded, language)), clear),
    byWords: read('danger'),
    isPassive: read('passive') > 0.5,
    kind: byUrgency.reduce((best, kind) => (readKind(kind) > readKind(best) ? kind : best)),
    clear,
  };
}

const plainKinds = ({ clear }: PieceReading): RiskKind[] =>
  clear.flatMap(({ level, kind }) => (level === 'low' ? [] : kind));

function assessPiece(piece: PieceReading, from: keyof typeof cardAt): RiskAssessment | undefined {
  const plain = plainKinds(piece);
  // A stated age is a fact, not a probability.
  const isYoung = plain.includes('minor');
  if (isYoung) return { level: 'high', kind: 'minor' };
  // The most urgent kind goes first.
  const kind = plain.includes('medical') ? 'medical' : piece.kind;
  // A passive wish to be dead, and grief, show only the card.
  const isVague = plain.length === 0 && (piece.isPassive || kind === 'bereaved');
  const isSaid = piece.clear.some(({ level }) => level !== 'named');
  const stops = stopAt[isSaid ? 'said' : 'sounds'][piece.language];
  if (piece.danger >= stops && !isVague) return { level: 'high', kind };
  const isPlain = plain.length > 0 && piece.byWords >= plainCardAt;
  return piece.danger >= cardAt[from][piece.language] || isPlain ? { level: 'low', kind } : undefined;
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
const readPieces = rememberReadings(2_000, (text): PieceReading[] => {
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
    pieces.map((piece) => assessPiece(piece, index === 0 ? 'question' : 'answer')),
  );
  return risks.reduce(graverRisk, undefined) ?? addUp(readings);
}
