/**
 * The stage of a round: which question of which pack it asked. It is stored with the round, so that the engine knows
 * what an answer is about without storing a state.
 */
import type { RoundKind } from '#shared/contract/shapes.ts';
import { roundKinds } from '#shared/kinds.ts';
import { findKindWeight } from './kinds.ts';
import { type Asks, asks, type Pack } from './pack.ts';

/** A kind of round with other controls than options. No pack asks it. */
export type SpecialKind = Exclude<RoundKind, 'choice'>;

export const isSpecial = (kind: string | undefined): kind is SpecialKind =>
  kind !== 'choice' && roundKinds.some((one) => one === kind);

export type Stage =
  /** `options`: where the question has a pool, the places there of those that were offered. */
  | {
      kind: 'question';
      pack: Pack['id'];
      concern: string;
      index: number;
      plain: boolean;
      options?: readonly number[];
    }
  | { kind: 'opening'; pack: Pack['id']; concern: string; index: number; plain: boolean }
  /** Whether a tentative insight fits. */
  | { kind: 'check'; pack: Pack['id']; index: number }
  /** Which sentence of it fits. */
  | { kind: 'part'; pack: Pack['id']; index: number }
  /** What the person would say instead of a line that was wrong; with other insights of a pack to choose from. */
  | { kind: 'instead'; pack?: Pack['id']; others?: number[] }
  /** A question that a model wrote. */
  | { kind: 'model'; asks: Asks | undefined }
  /** Which of the person's own clauses weighs most. */
  | { kind: 'weigh' }
  /** Which of two sentences comes closest (closings.ts, takeaways.ts), by their names, and `noSentence`. */
  | { kind: 'takeaway'; names: string[] }
  /** What they want to do next, if anything; offers these steps, by their places. */
  | { kind: 'step'; steps: readonly number[] }
  /** What has happened since an earlier reflection. */
  | { kind: 'since' }
  | { kind: SpecialKind };

/** Among the names of a closing round: that they cannot say it. */
export const noSentence = 'none';

/** Whether its options are the person's own clauses. */
export const offersOwnClauses = (stage: Stage | undefined): boolean => stage?.kind === 'weigh';

/** Whether it asked how well an insight fits, or which of two fits better. */
export const asksAboutInsight = (stage: Stage | undefined): boolean =>
  stage?.kind === 'check' ||
  stage?.kind === 'takeaway' ||
  (stage?.kind === 'instead' && stage.others !== undefined && stage.others.length > 0);

/** Whether the question belongs to no kind of clause: 'Nobody', 'At once' say nothing without the sentence that it followed. */
export const dividesAnswers = (stage: Stage | undefined) =>
  stage?.kind === 'question' && stage.pack === 'follow' && findKindWeight(stage.concern) === undefined;

export function formatStage(stage: Stage): string {
  if (stage.kind === 'model') throw new TypeError('a stage of the model is written by the model guide');
  if (stage.kind === 'check' || stage.kind === 'part') return `${stage.kind}:${stage.pack}:${stage.index}`;
  if (stage.kind === 'takeaway') return [stage.kind, ...stage.names].join(':');
  if (stage.kind === 'step') return [stage.kind, ...stage.steps].join(':');
  if (stage.kind === 'instead') return ['instead', stage.pack ?? [], stage.others ?? []].flat(2).join(':');
  if (stage.kind !== 'question' && stage.kind !== 'opening') return stage.kind;
  const { kind, pack, concern, index, plain } = stage;
  const options = stage.kind === 'question' ? (stage.options ?? []) : [];
  return [kind, pack, concern, index, ...(plain ? ['plain'] : []), ...options].join(':');
}

/** What a model calls its topics (model/topics.ts), where the engine has another word. */
const otherNames: Record<string, Asks> = { people: 'view', time: 'step' };

function askedByModel(words: string): Asks | undefined {
  const topic = /^q([a-z]+)/.exec(words)?.[1] ?? '';
  return asks.find((one) => one === topic) ?? otherNames[topic];
}

const count = /^\d{1,3}$/;

/** Undefined for a stage of another guide. */
export function parseStage(text: string): Stage | undefined {
  const [kind, pack, concern = '', index = '', ...more] = text.split(':');
  if (kind === 'takeaway') return { kind, names: text.split(':').slice(1) };
  if (kind === 'step')
    return { kind, steps: [pack ?? '', concern].filter((one) => count.test(one)).map(Number) };
  if (kind === 'model' && pack) return { kind, asks: askedByModel(pack) };
  if (kind === 'since' || kind === 'weigh' || isSpecial(kind)) return { kind };
  if (kind === 'instead') {
    const others = [concern, index].filter((one) => count.test(one)).map(Number);
    return pack ? { kind, pack: pack as Pack['id'], others } : { kind };
  }
  if ((kind === 'check' || kind === 'part') && pack && count.test(concern)) {
    return { kind, pack: pack as Pack['id'], index: Number(concern) } as Stage;
  }
  if ((kind === 'question' || kind === 'opening') && pack && concern && count.test(index)) {
    const options = more.filter((one) => count.test(one)).map(Number);
    return {
      kind,
      pack: pack as Pack['id'],
      concern,
      index: Number(index),
      plain: more[0] === 'plain',
      ...(options.length > 0 && { options }),
    } as Stage;
  }
  return undefined;
}
