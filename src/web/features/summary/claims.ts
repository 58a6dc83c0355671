/** The lines of the results that come from the person's own words, each with where it comes from. */

import type { Evidence, FrontendDisplay } from '#shared/contract/shapes.ts';
import { splitBullets } from '#shared/reflection.ts';

export type Part = Evidence['part'];

export interface Target {
  part: Part;
  /** Of the bullet or reason, from 0. */
  index: number;
}

/** Where a line comes from; nothing in summaries of earlier versions. */
export function evidenceFor(display: FrontendDisplay, { part, index }: Target): Evidence[] {
  return (display.evidence ?? []).filter((one) => one.part === part && one.index === index);
}

export function lineAt(display: FrontendDisplay, { part, index }: Target): string {
  const lines =
    part === 'insight'
      ? splitBullets(display.instantInsight.coreAnswer)
      : display.dialogueReview.keyDiscoveries;
  return lines[index] ?? '';
}

/** `display` with only this line and its evidence as they are in `written`. */
export function takeLine(
  display: FrontendDisplay,
  written: FrontendDisplay,
  target: Target,
): FrontendDisplay {
  const text = lineAt(written, target);
  const swap = (line: string, at: number) => (at === target.index && text ? text : line);
  const own = evidenceFor(display, target);
  const others = (display.evidence ?? []).filter((one) => !own.includes(one));
  const evidence = [...others, ...evidenceFor(written, target)];
  if (target.part === 'reason') {
    const keyDiscoveries = display.dialogueReview.keyDiscoveries.map(swap);
    return { ...display, dialogueReview: { ...display.dialogueReview, keyDiscoveries }, evidence };
  }
  const bullets = splitBullets(display.instantInsight.coreAnswer).map(swap);
  const coreAnswer = bullets.map((line) => `• ${line}`).join('\n');
  return { ...display, instantInsight: { ...display.instantInsight, coreAnswer }, evidence };
}
