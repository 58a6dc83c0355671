/**
 * 'What I understood so far' on the question page: lines of the guide about the user, in four parts. Merges the user's
 * corrections with the server's version.
 */
import type { Understanding } from '#shared/contract/shapes.ts';
import { limits } from '#shared/limits.ts';
import type { ChatHistory } from '../history.ts';

export const understoodParts = ['wants', 'fears', 'limits', 'unknown'] as const;
export type UnderstoodPart = (typeof understoodParts)[number];
export type UnderstoodLine = Understanding[UnderstoodPart][number];

export const emptyUnderstanding: Understanding = { wants: [], fears: [], limits: [], unknown: [] };

type Change = (understanding: Understanding) => Understanding;

/** Replaces the line at `index`, or adds one when there is none. The line counts as the user's own. */
export function writeLine(part: UnderstoodPart, index: number | undefined, text: string): Change {
  const line: UnderstoodLine = { text: text.trim().slice(0, limits.understoodChars), own: true };
  return (understanding) => {
    const lines = understanding[part];
    if (index !== undefined && index < lines.length)
      return { ...understanding, [part]: lines.map((old, at) => (at === index ? line : old)) };
    return { ...understanding, [part]: [...lines, line].slice(0, limits.understoodLines) };
  };
}

export function removeLine(part: UnderstoodPart, index: number): Change {
  return (understanding) => ({
    ...understanding,
    [part]: understanding[part].filter((_, at) => at !== index),
  });
}

const includesLine = (lines: readonly UnderstoodLine[], { text }: UnderstoodLine) =>
  lines.some((line) => line.text === text);

/** Applies the changes between `base` and `edited` to `newer`, a later version of `base`. */
function reapplyToPart(
  base: readonly UnderstoodLine[],
  edited: readonly UnderstoodLine[],
  newer: readonly UnderstoodLine[],
): UnderstoodLine[] {
  const kept = newer.filter((line) => !includesLine(base, line) || includesLine(edited, line));
  const added = edited.filter((line) => !includesLine(base, line) && !includesLine(kept, line));
  // If there is no room for all, the user's own lines are kept.
  return [...kept.slice(0, Math.max(0, limits.understoodLines - added.length)), ...added];
}

function reapplyEdits(base: Understanding, edited: Understanding, newer: Understanding): Understanding {
  const reapply = (part: UnderstoodPart) => reapplyToPart(base[part], edited[part], newer[part]);
  return {
    wants: reapply('wants'),
    fears: reapply('fears'),
    limits: reapply('limits'),
    unknown: reapply('unknown'),
  };
}

/** Takes the server's version and reapplies corrections that the server has not stored. */
export function receiveUnderstanding(history: ChatHistory, newer: Understanding): ChatHistory {
  const { understanding, understoodBase } = history;
  if (!understanding || !understoodBase) return { ...history, understanding: newer };
  return {
    ...history,
    understanding: reapplyEdits(understoodBase, understanding, newer),
    understoodBase: newer,
  };
}

/** Applies a correction that the server has not stored yet. Clears `understoodHeld`, so that it is sent. */
export function editUnderstanding(history: ChatHistory, change: Change): ChatHistory {
  const { understoodHeld: _, ...rest } = history;
  const before = history.understanding ?? emptyUnderstanding;
  return { ...rest, understanding: change(before), understoodBase: history.understoodBase ?? before };
}

/** The server has stored `sent`; `stored` is its result. Keeps corrections that were made meanwhile. */
export function confirmUnderstanding(
  history: ChatHistory,
  sent: Understanding,
  stored: Understanding,
): ChatHistory {
  const { understoodBase: _, understoodHeld: __, ...rest } = history;
  const { understanding } = history;
  if (!understanding || understanding === sent) return { ...rest, understanding: stored };
  return { ...rest, understanding: reapplyEdits(sent, understanding, stored), understoodBase: stored };
}
