/**
 * Assesses how likely a person's words speak of danger: a classifier that was trained on many sentences, and phrases
 * that count where nothing around them takes them back. It misses some: it is one layer next to 'Get help now' on
 * every screen, not a guarantee (docs/care.md).
 */
import type { RiskKind } from '#shared/contract/shapes.ts';
import { classifyDanger } from '../classifier/classifier.ts';
import { detectLanguage, type Language } from '../classifier/features.ts';
import type { CareLabel } from '../classifier/labels.ts';
import { foldText, splitText } from '../classifier/normalise.ts';
import { rememberReadings } from '../remembered-readings.ts';
import { readSigns, type Sign } from './signs.ts';

/** The risk found in a text; functions return undefined when there is none. */
export interface RiskAssessment {
  /** `high`: the dialogue stops and shows help lines. `low`: a card with help lines next to the question. */
  level: 'low' | 'high';
  kind?: RiskKind | undefined;
}

/** From which probability of danger on a card is shown, and from which on the dialogue stops. */
const cardAt = { en: 0.5, zh: 0.6 };
const stopAt = { en: 0.86, zh: 0.95 };
/** A phrase that nothing takes back adds to the logarithm of the odds: one that is plain more than one that is vague. */
const phraseWeight = { high: 3, low: 1.5 };
/** Weak signs of several texts are added up from here, and show a card together from there. */
const weakFrom = 0.35;
const togetherAt = 1;

/** Order for equally grave risks: the one that needs help sooner comes first. */
const sooner: readonly RiskKind[] = [
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
  (level === 'high' ? 20 : 10) + (kind ? sooner.length - sooner.indexOf(kind) : 0);

/** The graver of two risks: another layer may raise what was found, never lower it. */
export function graverRisk(
  a: RiskAssessment | undefined,
  b: RiskAssessment | undefined,
): RiskAssessment | undefined {
  if (!a || !b) return a ?? b;
  return rank(b) > rank(a) ? b : a;
}

/** What a piece of text says. */
interface Heard {
  language: Language;
  /** How likely it is that help should be shown. */
  danger: number;
  isPassive: boolean;
  /** What it is most likely about. */
  kind: RiskKind;
  /** Phrases that nothing around them takes back. */
  clear: readonly Sign[];
}

/** A probability whose odds the phrases raise; the heaviest of them counts. */
function raise(probability: number, signs: readonly Sign[]): number {
  const weight = signs.reduce((greatest, { level }) => Math.max(greatest, phraseWeight[level]), 0);
  return 1 / (1 + (1 / probability - 1) * Math.exp(-weight));
}

function hear(folded: string, language: Language): Heard {
  const found = new Map(classifyDanger(folded, language).map(({ name, probability }) => [name, probability]));
  const clear = readSigns(folded, language).filter(({ context }) => context === 'clear');
  const read = (label: CareLabel) => found.get(label) ?? 0;
  const readKind = (kind: RiskKind) =>
    raise(
      read(`kind:${kind}`),
      clear.filter((sign) => sign.kind === kind),
    );
  return {
    language,
    danger: raise(read('danger'), clear),
    isPassive: read('passive') > 0.5,
    kind: sooner.reduce((best, kind) => (readKind(kind) > readKind(best) ? kind : best)),
    clear,
  };
}

const plainKinds = ({ clear }: Heard): RiskKind[] =>
  clear.flatMap(({ level, kind }) => (level === 'high' ? kind : []));

function assessHeard(heard: Heard): RiskAssessment | undefined {
  const plain = plainKinds(heard);
  // A stated age is no question of probability.
  const isYoung = plain.includes('minor');
  if (isYoung) return { level: 'high', kind: 'minor' };
  // What needs help soonest goes first.
  const kind = plain.includes('medical') ? 'medical' : heard.kind;
  // A passive wish and grief show the card.
  const isVague = plain.length === 0 && (heard.isPassive || kind === 'bereaved');
  if (heard.danger >= stopAt[heard.language] && !isVague) return { level: 'high', kind };
  return heard.danger >= cardAt[heard.language] ? { level: 'low', kind } : undefined;
}

/**
 * A long text is read in pieces: what is grave in one of them must not get lost among the others. Each turn assesses
 * all texts of its dialogue again, of which one is new: reading a text takes 0.4 ms, finding it here 3 us.
 */
const hearText = rememberReadings(2_000, (text): Heard[] => {
  const folded = foldText(text);
  const language = detectLanguage(folded);
  return splitText(folded, language).map((piece) => hear(piece, language));
});

/** Weak signs in several texts add up: none of them is enough, together they are. */
function addUp(texts: readonly Heard[][]): RiskAssessment | undefined {
  const greatest = texts.flatMap((heard) => heard.toSorted((a, b) => b.danger - a.danger).slice(0, 1));
  const weak = greatest.filter(({ danger }) => danger >= weakFrom);
  const sum = weak.reduce((total, { danger }) => total + danger, 0);
  const [first] = weak.toSorted((a, b) => b.danger - a.danger);
  return first && weak.length > 1 && sum >= togetherAt ? { level: 'low', kind: first.kind } : undefined;
}

/** The gravest risk in the texts of a person: question, corrections, answers, notes. */
export function assessRisk(texts: readonly (string | undefined)[]): RiskAssessment | undefined {
  const heard = texts.flatMap((text) => (text?.trim() ? [hearText(text)] : []));
  const risks = heard.flat().map(assessHeard);
  return risks.reduce(graverRisk, undefined) ?? addUp(heard);
}
