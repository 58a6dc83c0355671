/**
 * Searches in a user's reflections. They are decrypted here for each search; nothing of it is kept. Why:
 * docs/decisions/0031-library.md.
 */
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { limits } from '#shared/timing.ts';
import type { Deps } from '../deps.ts';
import { listDialogues, readSearchable, type SearchableDialogue } from './dialogue-rows.ts';
import { toListed } from './past-dialogues.ts';

/** Ignores case, and the width of letters in Chinese texts. */
const normalize = (text: string) => text.normalize('NFKC').toLowerCase();

/** Characters of an excerpt: about two lines of a card. */
const excerptChars = 110;

/** The part of a text around a word, on one line. */
function excerptOf(text: string, word: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= excerptChars) return line;
  const at = Math.max(0, normalize(line).indexOf(word));
  // A third of the excerpt stands before the word.
  const rest = line.slice(Math.max(0, at - excerptChars / 3));
  // Begins with a whole word, where the script has any.
  const start = rest.length === line.length ? rest : `… ${rest.replace(/^[\p{Script=Latin}\d'’]+\s/u, '')}`;
  return start.length <= excerptChars ? start : `${start.slice(0, excerptChars).trimEnd()} …`;
}

const hasAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

/**
 * Undefined if the dialogue lacks one of the words. There is no excerpt if all of them are in the question or the first
 * insight, which the card shows anyway.
 */
function match(dialogue: SearchableDialogue, words: readonly string[]): { excerpt?: string } | undefined {
  const { question, answers, summary } = dialogue;
  const [insight = '', ...insights] = summary?.insights ?? [];
  const { reasons = [], steps = [], suggestions = [], stillOpen = [], mood = '', label = '' } = summary ?? {};
  const visibleText = normalize(`${insight}\n${question}`);
  if (hasAll(visibleText, words)) return {};
  const rest = [...answers, ...insights, ...reasons, ...steps, label, ...suggestions, ...stillOpen, mood];
  const normalized = rest.map(normalize);
  if (!hasAll([visibleText, ...normalized].join('\n'), words)) return undefined;
  const missing = words.find((word) => !visibleText.includes(word)) ?? '';
  const at = normalized.findIndex((text) => text.includes(missing));
  return { excerpt: excerptOf(rest[at] ?? '', missing) };
}

/**
 * The dialogues that contain every word of the query, newest first, at most `limits.searchMatches`. `more`: there are
 * further ones.
 */
export async function searchReflections(
  deps: Pick<Deps, 'db' | 'keyStore' | 'billingNow'>,
  userId: string,
  query: string,
): Promise<ResponseBody<'searchReflections'>> {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  const cipher = await deps.keyStore.getCipher(userId);
  const found = new Map<string, { excerpt?: string }>();
  let more = false;
  for await (const dialogue of readSearchable(deps.db, cipher)) {
    const matched = match(dialogue, words);
    if (!matched) continue;
    more = found.size === limits.searchMatches;
    if (more) break;
    found.set(dialogue.sessionId, matched);
  }
  const only = [...found.keys()];
  const rows = only.length ? await listDialogues(deps.db, cipher, userId, { only, limit: only.length }) : [];
  const sessions = await toListed(deps, userId, rows);
  return { sessions: sessions.map((one) => ({ ...one, ...found.get(one.sessionId) })), more };
}
