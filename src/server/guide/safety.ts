/**
 * Detects plain signs of risk in a person's words. It only knows a list of phrases and misses most others: it is one
 * layer next to 'Get help now' on every screen, not a guarantee.
 */
import type { RiskKind } from '#shared/contract/shapes.ts';
import { idiomsEn, phrasesEn } from './safety-phrases.ts';
import { idiomsZh, phrasesZh } from './safety-phrases-zh.ts';

/** The risk found in a text; functions return undefined when there is none. */
export interface RiskAssessment {
  /** `high`: the dialogue stops and shows help lines. `low`: a card with help lines next to the question. */
  level: 'low' | 'high';
  kind?: RiskKind | undefined;
}

const idioms = [...idiomsEn, ...idiomsZh];
const phrases = [...phrasesEn, ...phrasesZh];

const homoglyphs: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e' };

/** Normalises look-alikes: compatibility forms, curly quotes, accents, invisible characters, repeated blanks. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/(?<=\p{L})[@$013](?=\p{L})/gu, (sign) => homoglyphs[sign] ?? sign)
    .replace(/(?<=\b\p{L})[.*_-](?=\p{L}\b)/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Figures of speech are removed first: "this job is killing me" is not a risk. */
function withoutIdioms(text: string): string {
  return idioms.reduce((rest, idiom) => rest.replace(idiom, ' _ '), text);
}

/** Order for equally grave risks: the one that needs help sooner comes first. */
const sooner: readonly RiskKind[] = ['medical', 'self-harm', 'violence', 'abuse', 'minor'];

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

function assessText(text: string): RiskAssessment | undefined {
  const clean = withoutIdioms(foldText(text));
  return phrases
    .filter(({ pattern }) => pattern.test(clean))
    .map(({ level, kind }): RiskAssessment => ({ level, kind }))
    .reduce<RiskAssessment | undefined>(graverRisk, undefined);
}

/** The gravest risk in the texts of a person: question, corrections, answers, notes. */
export function assessRisk(texts: readonly (string | undefined)[]): RiskAssessment | undefined {
  return texts
    .map((text) => (text === undefined ? undefined : assessText(text)))
    .reduce(graverRisk, undefined);
}
