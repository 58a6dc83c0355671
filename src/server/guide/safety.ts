/**
 * A screen of the person's words for plain signs of risk. It knows only the phrases that somebody thought of: on
 * unseen phrases such lists miss most. It is one layer beside 'Get help now' on every screen, never a promise.
 * Whoever calls it may raise its result, nobody may lower it.
 */
import type { RiskKind } from '#shared/contract/shapes.ts';
import type { Care } from './guide.ts';
import { idiomsEn, phrasesEn } from './safety-phrases.ts';
import { idiomsZh, phrasesZh } from './safety-phrases-zh.ts';

export interface Assessment {
  level: Care;
  /** Never set with `none`. */
  kind?: RiskKind;
}

const idioms = [...idiomsEn, ...idiomsZh];
const phrases = [...phrasesEn, ...phrasesZh];

const homoglyphs: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e' };

/** One shape for look-alikes: compatibility forms, curly marks, accents, invisible characters, doubled blanks. */
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

/** Figures of speech are taken out first, so that "this job is killing me" raises no alarm. */
function withoutIdioms(text: string): string {
  return idioms.reduce((rest, idiom) => rest.replace(idiom, ' _ '), text);
}

const weight: Record<Care, number> = { none: 0, low: 1, high: 2 };

/** Of two that are equally grave, the one whose help is needed sooner gives the words. */
const sooner: readonly RiskKind[] = ['medical', 'self-harm', 'violence', 'abuse', 'minor'];

const rank = ({ level, kind }: Assessment): number =>
  weight[level] * 10 + (kind ? sooner.length - sooner.indexOf(kind) : 0);

/** The graver of two: whoever finds more may raise, nobody may lower. */
export function graver(a: Assessment, b: Assessment): Assessment {
  return rank(b) > rank(a) ? b : a;
}

/** `high`: the guided flow stops for the page with help lines. `low`: a soft card stands beside the question. */
export function assess(text: string): Assessment {
  const clean = withoutIdioms(foldText(text));
  return phrases
    .filter(({ pattern }) => pattern.test(clean))
    .map(({ level, kind }): Assessment => ({ level, kind }))
    .reduce(graver, { level: 'none' });
}

/** The gravest of everything that a person wrote at once: question and corrections, lines, notes. */
export function assessAll(texts: readonly (string | undefined)[]): Assessment {
  return texts
    .filter((text) => text !== undefined)
    .map(assess)
    .reduce(graver, { level: 'none' });
}

export function screen(text: string): Care {
  return assess(text).level;
}
