/** The understanding: what the guide has understood so far, with the person's corrections. */
import type { Understanding } from '#shared/contract/shapes.ts';
import { limits } from '#shared/timing.ts';

export const understoodParts = ['wants', 'fears', 'limits', 'unknown'] as const;
export type UnderstoodPart = (typeof understoodParts)[number];
type Line = Understanding[UnderstoodPart][number];

export const nothingUnderstood: Understanding = { wants: [], fears: [], limits: [], unknown: [] };

/** The person's lines in one part. */
function ownLines(understanding: Understanding | null | undefined, part: UnderstoodPart): string[] {
  return (understanding?.[part] ?? []).filter(({ own }) => own).map(({ text }) => text);
}

/** The person's lines in all parts. */
export function ownTexts(understanding: Understanding | null | undefined): string[] {
  return understoodParts.flatMap((part) => ownLines(understanding, part));
}

const key = ({ text }: Line) => text.trim().toLowerCase();

function mergeLines(before: readonly Line[], now: readonly Line[], written: readonly Line[]): Line[] {
  const taken = new Set(now.map(key));
  const removed = new Set(before.map(key).filter((text) => !taken.has(text)));
  const wanted = new Set(written.map(key));
  const kept = now.filter((line) => line.own || wanted.has(key(line)));
  const added = written.filter((line) => !line.own && !taken.has(key(line)) && !removed.has(key(line)));
  const unique = [...kept, ...added].filter(
    (line, at, all) => all.findIndex((other) => key(other) === key(line)) === at,
  );
  return unique.slice(0, limits.understoodLines);
}

/**
 * Merges what a guide wrote with what the person corrected meanwhile: the person's lines stay unchanged, lines that
 * they removed stay removed. `before` is the guide's input, `now` the current state.
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
