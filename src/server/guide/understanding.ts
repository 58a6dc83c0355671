/**
 * The understanding: what the guide (the built-in one or a model) has understood so far, with the person's corrections.
 */
import type { Understanding } from '#shared/contract/shapes.ts';
import { limits } from '#shared/limits.ts';

export const understoodParts = ['wants', 'fears', 'limits', 'unknown'] as const;
export type UnderstoodPart = (typeof understoodParts)[number];
type Line = Understanding[UnderstoodPart][number];

export const emptyUnderstanding: Understanding = { wants: [], fears: [], limits: [], unknown: [] };

/** The lines in one part that the person wrote or changed (`own`). */
function ownLinesIn(understanding: Understanding | null | undefined, part: UnderstoodPart): string[] {
  return (understanding?.[part] ?? []).filter(({ own }) => own).map(({ text }) => text);
}

/** The lines in all parts that the person wrote. */
export function ownLines(understanding: Understanding | null | undefined): string[] {
  return understoodParts.flatMap((part) => ownLinesIn(understanding, part));
}

const lineKey = ({ text }: Line) => text.trim().toLowerCase();

function mergeLines(before: readonly Line[], now: readonly Line[], written: readonly Line[]): Line[] {
  const currentKeys = new Set(now.map(lineKey));
  const removedKeys = new Set(before.map(lineKey).filter((text) => !currentKeys.has(text)));
  const writtenKeys = new Set(written.map(lineKey));
  const kept = now.filter((line) => line.own || writtenKeys.has(lineKey(line)));
  const added = written.filter(
    (line) => !line.own && !currentKeys.has(lineKey(line)) && !removedKeys.has(lineKey(line)),
  );
  const unique = [...kept, ...added].filter(
    (line, at, all) => all.findIndex((other) => lineKey(other) === lineKey(line)) === at,
  );
  return unique.slice(0, limits.understoodLines);
}

/**
 * Merges what the guide wrote with what the person corrected meanwhile: the person's lines stay unchanged, lines that
 * they removed stay removed, lines that the guide leaves out disappear. `before` is the guide's input, `now` the current
 * state. In `written`, the person's lines are copies and count for nothing.
 */
export function mergeUnderstanding(
  before: Understanding | null | undefined,
  now: Understanding | null | undefined,
  written: Understanding,
): Understanding {
  const merge = (part: UnderstoodPart) => mergeLines(before?.[part] ?? [], now?.[part] ?? [], written[part]);
  return {
    wants: merge('wants'),
    fears: merge('fears'),
    limits: merge('limits'),
    unknown: merge('unknown'),
  };
}
