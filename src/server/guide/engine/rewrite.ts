/** 'Not right': one line of a summary from other words of the person, or with their note. */
import { replaceLine, type Summary } from '#shared/summary.ts';
import type { GuideInput, RewriteTarget } from '../guide.ts';
import { type Source, sourceOf } from '../summary/evidence.ts';
import type { Language } from './language.ts';
import { buildState } from './state.ts';
import { draftLines, type Line } from './summary.ts';
import { withoutRemoved } from './understood.ts';

export function rewriteLine(
  input: GuideInput,
  language: Language,
  summary: Summary,
  target: RewriteTarget,
): Summary {
  const state = withoutRemoved(buildState(input, language));
  const { summary: wordings } = language.wordings;
  const drafts = draftLines(state);
  const note = target.note?.trim();
  const shown = new Set([...summary.insights, ...summary.reasons]);
  const noted: Line[] = note ? [{ text: wordings.reason(note), sources: [] }] : [];
  const quoted = state.texts.map(({ round, text }) => ({
    text: wordings.reason(text),
    sources: [{ round, quote: text }],
  }));
  const pool: Line[] = [
    ...noted,
    ...(target.part === 'insight' ? drafts.insights : []),
    ...drafts.reasons,
    ...quoted,
  ];
  const line = pool.find(({ text }) => !shown.has(text)) ?? quoted[0];
  if (!line) return summary;
  const source = sourceOf(input, input.question, [0]);
  const sources: Source[] = line.sources.length > 0 ? line.sources : source ? [source] : [];
  const { part, index } = target;
  return replaceLine(summary, target, {
    text: line.text,
    evidence: sources.map((one) => ({ part, index, ...one })),
  });
}
