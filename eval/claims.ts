/**
 * What the guide claims about free answers, for somebody who judges whether it is true: lines of the panel with the
 * list they stand in, tentative reflections, insights with the statements that they rest on. No program can judge it.
 */
import type { PlayedDialogue } from './dialogue.ts';
import { summaryOf, withoutReplays } from './gates/gate.ts';
import { freeRounds } from './gates/listening.ts';
import { heardIn } from './heard.ts';
import { fold, sharesRun } from './text.ts';

export interface Claim {
  id: string;
  kind: 'panel' | 'reflection' | 'insight';
  question: string;
  /** What the guide wrote. For the panel: in which list. */
  claim: string;
  part?: string;
  /** What the person wrote; for an insight, what it rests on. */
  said: string[];
}

const panelParts = ['wants', 'fears', 'limits'] as const;

function panelClaims(dialogue: PlayedDialogue): Claim[] {
  const { person, kind } = dialogue;
  const panel = dialogue.steps.findLast(({ step }) => step.kind === 'round' && step.understanding)?.step;
  if (panel?.kind !== 'round' || !panel.understanding) return [];
  const texts = [person.question, ...freeRounds(dialogue).map(({ reply }) => reply.own)];
  return panelParts.flatMap((part) =>
    (panel.understanding?.[part] ?? []).flatMap(({ text }) => {
      const source = texts.find((one) => sharesRun(text, one, person.language));
      if (source === undefined) return [];
      return [
        {
          id: `${person.id} ${kind}`,
          kind: 'panel' as const,
          question: person.question,
          part,
          claim: text,
          said: [source],
        },
      ];
    }),
  );
}

function reflectionClaims(dialogue: PlayedDialogue): Claim[] {
  const { person, kind } = dialogue;
  return freeRounds(dialogue).flatMap(({ reply, step, next }) => {
    if (next?.step.kind !== 'round') return [];
    const { reflection } = next.step;
    if (heardIn(reflection, reply.own, person.language) === undefined) return [];
    const said = [step.question, reply.own];
    return [
      {
        id: `${person.id} ${kind}`,
        kind: 'reflection' as const,
        question: person.question,
        claim: reflection,
        said,
      },
    ];
  });
}

function insightClaims(dialogue: PlayedDialogue): Claim[] {
  const { person, kind, replies } = dialogue;
  const summary = summaryOf(dialogue)?.summary;
  return (summary?.insights ?? []).flatMap((claim, index) => {
    const rests = (summary?.evidence ?? []).filter((one) => one.part === 'insight' && one.index === index);
    const isAboutFree = rests.some(({ round }) => round === 0 || replies[round - 1]?.option === undefined);
    if (rests.length < 2 || !isAboutFree) return [];
    const said = rests.map(({ round, quote }) => `${round}: ${quote}`);
    return [{ id: `${person.id} ${kind}`, kind: 'insight' as const, question: person.question, claim, said }];
  });
}

/** Each claim about the same words once. */
export function claimsIn(dialogues: readonly PlayedDialogue[]): Claim[] {
  const claims = withoutReplays(dialogues).flatMap((dialogue) => [
    ...panelClaims(dialogue),
    ...reflectionClaims(dialogue),
    ...insightClaims(dialogue),
  ]);
  const keys = claims.map(({ kind, part, claim, said }) => fold([kind, part, claim, ...said].join('|')));
  return claims.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** The same sample for the same claims: a judge can be asked again. */
export function sampleOf<T>(all: readonly T[], size: number): T[] {
  let state = 20_261_123;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return all
    .map((one) => ({ one, order: random() }))
    .sort((left, right) => left.order - right.order)
    .slice(0, size)
    .map(({ one }) => one);
}
