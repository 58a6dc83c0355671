/** Converts the model's draft to a round step. */
import type { Understanding } from '#shared/contract/shapes.ts';
import { limits } from '#shared/timing.ts';
import type { GuideInput, GuideRound } from '../guide.ts';
import { onlyTag } from '../hearing.ts';
import type { NextStage } from '../stages.ts';
import { stageText, type Tag, tagsIn, tagsOf, topicOf } from '../tags.ts';
import type { UnderstoodPart } from '../understanding.ts';
import type { RoundDraft } from './drafts.ts';
import type { ModelChecks } from './own-checks.ts';

export interface RoundContext {
  input: GuideInput;
  stage: NextStage;
  checks: ModelChecks;
}

/** On one line, without list markers or option letters. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/^(?:[-*•·]|\(?[A-C1-4][).:])\s+/u, '')
    .replace(/[•·]/g, '-')
    .trim();
}

/** Tags the options, which lets the built-in guide continue after a model's round. */
function tagsOfOptions(options: readonly string[], stage: NextStage): Tag[] {
  const topic = topicOf[stage.method];
  const found = options.map((option) =>
    topic === 'confidence' ? tagsIn(option, tagsOf[topic])[0] : onlyTag(option, tagsOf[topic]),
  );
  return found.every((tag) => tag !== undefined) ? found : [];
}

const key = (text: string) => text.trim().toLowerCase();

/** The person's own lines first and unchanged, then the model's, up to the limit. */
function understoodLines({ input, checks }: RoundContext, draft: RoundDraft, part: UnderstoodPart) {
  const own = (input.understanding?.[part] ?? []).filter((line) => line.own);
  const taken = new Set(own.map(({ text }) => key(text)));
  const written = draft.understanding[part]
    .map(oneLine)
    .filter((text) => text !== '' && text.length <= limits.understoodChars && !taken.has(key(text)))
    .filter((text) => checks.understood(text).length === 0)
    .map((text) => ({ text, own: false }));
  return [...own, ...written].slice(0, limits.understoodLines);
}

function understandingOf(context: RoundContext, draft: RoundDraft): Understanding {
  const lines = (part: UnderstoodPart) => understoodLines(context, draft, part);
  return { wants: lines('wants'), fears: lines('fears'), limits: lines('limits'), unknown: lines('unknown') };
}

/** `reflection` is the text that passed the gate, not the draft's. */
export function toRound(draft: RoundDraft, reflection: string, context: RoundContext): GuideRound {
  const { stage } = context;
  const options = draft.options.map(oneLine);
  return {
    kind: 'round',
    roundKind: 'choice',
    stage: stageText({ ...stage, tags: tagsOfOptions(options, stage) }),
    reflection,
    question: oneLine(draft.question),
    options,
    lenses: draft.lenses,
    support: oneLine(draft.support),
    understanding: understandingOf(context, draft),
  };
}
