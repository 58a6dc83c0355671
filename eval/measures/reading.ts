/** How often a guide reads a question as a careful reader does: its frame, and the slots of that frame. */
import type { Reading } from '../../src/shared/contract/shapes.ts';
import { type EvalQuestion, slotNames } from '../question-sets.ts';

export interface ReadingFigures {
  questions: number;
  framesRight: number;
  slots: number;
  slotsRight: number;
  /** What was read otherwise; the questions are ours, nobody's text. */
  misses: { id: string; wanted: string; read: string }[];
}

/** Blanks, marks, case, a leading article, and who is spoken to make no difference. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/我/g, '你')
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .replace(/^ ?(?:the|a|an) /, '')
    .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '')
    .trim();
}

const told = (frame: string, values: (string | undefined)[]) =>
  [frame, ...values.filter((value) => value !== undefined)].join(' | ');

export function readingFigures(
  read: (question: string) => Reading,
  questions: readonly EvalQuestion[],
): ReadingFigures {
  const figures: ReadingFigures = { questions: 0, framesRight: 0, slots: 0, slotsRight: 0, misses: [] };
  for (const { id, text, frame, slots } of questions) {
    const found = read(text);
    const wanted = slotNames.filter((name) => slots[name] !== undefined);
    const right = wanted.filter((name) =>
      slots[name]?.some((value) => plain(value) === plain(found[name] ?? '')),
    );
    figures.questions += 1;
    figures.framesRight += found.frame === frame ? 1 : 0;
    figures.slots += wanted.length;
    figures.slotsRight += right.length;
    if (found.frame !== frame || right.length < wanted.length)
      figures.misses.push({
        id,
        wanted: told(
          frame,
          wanted.map((name) => slots[name]?.[0]),
        ),
        read: told(found.frame, [found.a, found.b, found.act]),
      });
  }
  return figures;
}
