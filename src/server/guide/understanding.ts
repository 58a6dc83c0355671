/** The understanding so far: what a guide has understood, as the person corrected it. */
import type { Understanding } from '#shared/contract/shapes.ts';
import { limits } from '#shared/timing.ts';

export { understoodFrom } from '#shared/understood-from.ts';

export const understoodParts = ['wants', 'fears', 'limits', 'unknown'] as const;
export type UnderstoodPart = (typeof understoodParts)[number];
type Line = Understanding[UnderstoodPart][number];

export const nothingUnderstood: Understanding = { wants: [], fears: [], limits: [], unknown: [] };

/** What the person wrote there. */
export function ownLines(understanding: Understanding | null | undefined, part: UnderstoodPart): string[] {
  return (understanding?.[part] ?? []).filter(({ own }) => own).map(({ text }) => text);
}

/** All that the person wrote there. */
export function ownTexts(understanding: Understanding | null | undefined): string[] {
  return understoodParts.flatMap((part) => ownLines(understanding, part));
}

const key = ({ text }: Line) => text.trim().toLowerCase();

function settleLines(before: readonly Line[], now: readonly Line[], written: readonly Line[]): Line[] {
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
 * What a guide wrote beside what the person corrected meanwhile: their lines stay as they are, what they took out
 * stays out, and no guide speaks for them. `before` is what the guide was given, `now` what stands today.
 */
export function settleUnderstanding(
  before: Understanding | null | undefined,
  now: Understanding | null | undefined,
  written: Understanding,
): Understanding {
  const settle = (part: UnderstoodPart) =>
    settleLines(before?.[part] ?? [], now?.[part] ?? [], written[part]);
  return {
    wants: settle('wants'),
    fears: settle('fears'),
    limits: settle('limits'),
    unknown: settle('unknown'),
  };
}
