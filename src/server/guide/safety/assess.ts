/**
 * Assesses how likely a person's words speak of danger: a classifier that was trained on many sentences, and phrases
 * that count where nothing around them takes them back. It misses some: it is one layer next to 'Get help now' on
 * every screen, not a guarantee (docs/care.md).
 */
import { createHash } from 'node:crypto';
import type { RiskKind } from '#shared/contract/shapes.ts';
import { classifyDanger } from '../classifier/classifier.ts';
import { detectLanguage, type Language } from '../classifier/features.ts';
import { type CareLabel, type Danger, dangers } from '../classifier/labels.ts';
import { foldText, splitText } from '../classifier/normalise.ts';
import { readSigns, type Sign, toSignFeatures } from './signs.ts';

/** The risk found in a text; functions return undefined when there is none. */
export interface RiskAssessment {
  /** `high`: the dialogue stops and shows help lines. `low`: a card with help lines next to the question. */
  level: 'low' | 'high';
  kind?: RiskKind | undefined;
}

/** Probabilities of danger from which on a card is shown, and from which on the dialogue stops. They were chosen on set 4 of eval/care, whose totals are used up. */
const cardAt = 0.38;
const stopAt = 0.92;
/** A phrase that nothing takes back needs less from the classifier. */
const stopAtWithPhrase = 0.42;
const cardAtWithPhrase = 0.18;
/** Weak signs of several texts are added up from here, and show a card together from there. */
const weakFrom = 0.24;
const togetherAt = 0.7;

const kindOf: Record<Danger, RiskKind> = {
  passive: 'self-harm',
  active: 'self-harm',
  plan: 'self-harm',
  attempt: 'self-harm',
  'self-injury': 'self-harm',
  eating: 'eating',
  emergency: 'medical',
  medication: 'medical',
  violence: 'violence',
  'partner-violence': 'abuse',
  'sexual-violence': 'sexual-violence',
  minor: 'minor',
};

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
  danger: number;
  signs: readonly Sign[];
  probability: (label: CareLabel) => number;
}

function hear(folded: string, language: Language): Heard {
  const signs = readSigns(folded, language);
  const found = new Map(
    classifyDanger(folded, language, toSignFeatures(signs)).map(({ name, probability }) => [
      name,
      probability,
    ]),
  );
  const probability = (label: CareLabel) => found.get(label) ?? 0;
  return { danger: probability('danger'), signs, probability };
}

/** The danger that the words are most likely about. */
function likeliest({ probability }: Heard): Danger {
  return dangers.reduce((best, danger) => (probability(danger) > probability(best) ? danger : best));
}

function toKind(heard: Heard, danger: Danger): RiskKind {
  if (heard.probability('other') > 0.5 && danger !== 'emergency') return 'someone-else';
  return kindOf[danger];
}

/** A stated age is no question of probability. */
const isStatedAge = ({ kind, level, context }: Sign): boolean =>
  kind === 'minor' && level === 'high' && context === 'clear';

function assessHeard(heard: Heard): RiskAssessment | undefined {
  const { danger, signs } = heard;
  if (signs.some(isStatedAge)) return { level: 'high', kind: 'minor' };
  const clear = signs.filter(({ context }) => context === 'clear');
  const likely = likeliest(heard);
  const plainKinds = clear.filter(({ level }) => level === 'high').map((sign) => sign.kind);
  const isPlain = plainKinds.length > 0;
  const likelyKind = toKind(heard, likely);
  // What needs help soonest goes first.
  const isMedical = plainKinds.includes('medical');
  const plainKind = isMedical ? 'medical' : plainKinds[0];
  const kind = !isMedical && plainKinds.includes(likelyKind) ? likelyKind : (plainKind ?? likelyKind);
  // A passive wish, or a phrase that is vague, shows the card.
  const isVague = likely === 'passive' || clear.length > 0;
  const stops = isPlain ? danger >= stopAtWithPhrase : danger >= stopAt && !isVague;
  if (stops) return { level: 'high', kind };
  if (danger >= (clear.length ? cardAtWithPhrase : cardAt)) return { level: 'low', kind };
  if (heard.probability('bereaved') > 0.6) return { level: 'low', kind: 'bereaved' };
  return undefined;
}

/** What was heard in the latest texts, oldest first, by their hashes: no text is kept. */
const latest = new Map<string, Heard[]>();
const maxLatest = 2_000;

/**
 * A long text is read in pieces: what is grave in one of them must not get lost among the others. Each turn assesses
 * all texts of its dialogue again, of which one is new: reading a text takes 0.4 ms, finding it here 3 us.
 */
function hearText(text: string): Heard[] {
  const hash = createHash('sha256').update(text).digest('base64url');
  const known = latest.get(hash);
  if (known) return known;
  const folded = foldText(text);
  const language = detectLanguage(folded);
  const heard = splitText(folded, language).map((piece) => hear(piece, language));
  for (const oldest of latest.keys()) {
    if (latest.size < maxLatest) break;
    latest.delete(oldest);
  }
  latest.set(hash, heard);
  return heard;
}

/** Weak signs in several texts add up: none of them is enough, together they are. */
function addUp(texts: readonly Heard[][]): RiskAssessment | undefined {
  const greatest = texts.flatMap((heard) => heard.toSorted((a, b) => b.danger - a.danger).slice(0, 1));
  const weak = greatest.filter(({ danger }) => danger >= weakFrom);
  const sum = weak.reduce((total, { danger }) => total + danger, 0);
  const [first] = weak.toSorted((a, b) => b.danger - a.danger);
  return first && weak.length > 1 && sum >= togetherAt
    ? { level: 'low', kind: toKind(first, likeliest(first)) }
    : undefined;
}

/** The gravest risk in the texts of a person: question, corrections, answers, notes. */
export function assessRisk(texts: readonly (string | undefined)[]): RiskAssessment | undefined {
  const heard = texts.flatMap((text) => (text?.trim() ? [hearText(text)] : []));
  const risks = heard.flat().map(assessHeard);
  return risks.reduce(graverRisk, undefined) ?? addUp(heard);
}
