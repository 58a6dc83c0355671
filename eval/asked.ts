/** What a round asks for: by its stage, if a guide names it there, otherwise by its words. */

import { findQuestion } from '../src/server/guide/engine/find-question.ts';
import type { Asks } from '../src/server/guide/engine/pack.ts';
import { parseStage, type SpecialKind } from '../src/server/guide/engine/stage.ts';
import type { GuideRound } from '../src/server/guide/guide.ts';
import type { Language } from './question-sets.ts';
import { engineLanguages } from './text.ts';

/** `check`: whether an insight fits; `instead`: what the person would say in place of a wrong line. */
export type Asked = Asks | 'time' | 'check' | 'instead' | SpecialKind;

/** How the model's guide names it in its stages (`model/topics.ts`). */
const askedByModel: Record<string, Asked> = {
  qmoment: 'moment',
  qwant: 'want',
  qfear: 'fear',
  qcost: 'cost',
  qpeople: 'view',
  qexception: 'exception',
  qrule: 'rule',
  qinsight: 'check',
  qstep: 'step',
  qtime: 'time',
};

const asksForStep: Record<Language, RegExp> = {
  en: /\b(?:first|next|smallest|one small|tiny) step\b|\bwhat (?:will|would|could|can) you (?:do|try|say) (?:first|next|tomorrow|this week)\b/i,
  zh: /第一步|下一步|哪一步|先做(?:什么|哪)|先迈/,
};

/** Undefined if neither says it. */
export function askedBy(
  { stage, roundKind, question }: Pick<GuideRound, 'stage' | 'roundKind' | 'question'>,
  language: Language,
): Asked | undefined {
  if (roundKind !== 'choice') return roundKind;
  const parsed = parseStage(stage);
  if (parsed?.kind === 'check' || parsed?.kind === 'instead') return parsed.kind;
  const found = parsed && findQuestion(engineLanguages[language], parsed);
  if (found) return found.asks;
  const named = stage.split(/[:,]/).find((word) => Object.hasOwn(askedByModel, word));
  if (named !== undefined) return askedByModel[named];
  return asksForStep[language].test(question) ? 'step' : undefined;
}
