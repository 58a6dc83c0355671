/**
 * A screen of the person's words for plain signs of risk. It knows only the phrases that somebody thought of: on
 * unseen phrases such lists miss most. It is one layer beside 'Get help now' on every screen, never a promise.
 * Whoever calls it may raise its result, nobody may lower it.
 */
import type { Care } from './guide.ts';
import { idioms, phrases, type RiskKind } from './safety-phrases.ts';

export interface Assessment {
  level: Care;
  kind?: RiskKind;
}

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

const order: Record<Care, number> = { none: 0, low: 1, high: 2 };

export function assess(text: string): Assessment {
  const clean = withoutIdioms(foldText(text));
  let found: Assessment = { level: 'none' };
  for (const { level, kind, pattern } of phrases) {
    if (order[level] > order[found.level] && pattern.test(clean)) found = { level, kind };
  }
  return found;
}

/** `high`: the guided flow stops for the page with help lines. `low`: a soft card stands beside the question. */
export function screen(text: string): Care {
  return assess(text).level;
}
