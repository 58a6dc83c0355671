/** Converts the model's draft to a round step. */
import type { Understanding } from '#shared/contract/shapes.ts';
import { limits } from '#shared/limits.ts';
import type { GuideInput, GuideRound } from '../guide.ts';
import type { UnderstoodPart } from '../understanding.ts';
import type { ModelChecks } from './model-checks.ts';
import type { ModelRound } from './schemas.ts';
import { formatTopicReport } from './topics.ts';

export interface RoundContext {
  input: GuideInput;
  checks: ModelChecks;
}

/** The text on one line, without list markers or option letters. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/^(?:[-*•·]|\(?[A-C1-4][).:])\s+/u, '')
    .replace(/[•·]/g, '-')
    .trim();
}

const key = (text: string) => text.trim().toLowerCase();

/** The person's own lines first and unchanged, then the model's, up to the limit. */
function understoodLines({ input, checks }: RoundContext, draft: ModelRound, part: UnderstoodPart) {
  const own = (input.understanding?.[part] ?? []).filter((line) => line.own);
  const taken = new Set(own.map(({ text }) => key(text)));
  const written = draft.understanding[part]
    .map(oneLine)
    .filter((text) => text !== '' && text.length <= limits.understoodChars && !taken.has(key(text)))
    .filter((text) => checks.understood(text).length === 0)
    .map((text) => ({ text, own: false }));
  return [...own, ...written].slice(0, limits.understoodLines);
}

function understandingOf(context: RoundContext, draft: ModelRound): Understanding {
  const lines = (part: UnderstoodPart) => understoodLines(context, draft, part);
  return { wants: lines('wants'), fears: lines('fears'), limits: lines('limits'), unknown: lines('unknown') };
}

/** `reflection` is the text that passed the sentence gate (sentence-gate.ts), not the draft's. */
export function toRound(draft: ModelRound, reflection: string, context: RoundContext): GuideRound {
  const options = draft.options.map(oneLine);
  return {
    kind: 'round',
    roundKind: 'choice',
    stage: formatTopicReport(draft),
    reflection,
    question: oneLine(draft.question),
    options,
    support: '',
    understanding: understandingOf(context, draft),
  };
}
