/** Where a core insight comes from that puts the person's words into its own: the answers that it was made of. */
import type { Evidence } from '#shared/contract/shapes.ts';
import type { Summary } from '#shared/summary.ts';
import { type Answer, partOf } from '../answers.ts';
import { evidenceOf, evidenceOfLine, type Source, sourceOf } from '../evidence.ts';
import type { GuideInput } from '../guide.ts';
import { clip, core, quotable } from '../quotes.ts';
import type { Topic } from '../tags.ts';

/** As much of an answer as stands under a line. */
const quotedWords = 18;

export interface Base {
  input: GuideInput;
  answers: readonly Answer[];
  by: Partial<Record<Topic, { answer: Answer }>>;
}

function wordsOf(answer: Answer, topic: Topic | undefined): string {
  const text = answer.own ? (topic ? partOf(answer, topic) : answer.text) : core(answer.text);
  return clip(quotable(text), quotedWords);
}

/** What matters and what is in the way, else the last that was said, else the question. */
function basisOf({ input, answers, by }: Base): Source[] {
  const topics = (['matter', 'obstacle'] as const).flatMap((topic) => {
    const answer = by[topic]?.answer;
    return answer ? [{ answer, topic }] : [];
  });
  const last = answers.findLast(({ unknown }) => !unknown);
  const said = topics.length > 0 || !last ? topics : [{ answer: last, topic: undefined }];
  const found = said.flatMap(
    ({ answer, topic }) => sourceOf(input, wordsOf(answer, topic), [answer.number]) ?? [],
  );
  if (found.length > 0)
    return found.filter(({ quote }, at) => found.findIndex((one) => one.quote === quote) === at);
  return [
    sourceOf(input, clip(quotable(input.question), quotedWords)) ?? { round: 0, quote: input.question },
  ];
}

/** Where the first bullet comes from: what it quotes, or what it rests on. */
export function evidenceOfInsight(base: Base, line: string): Evidence[] {
  const quoted = evidenceOfLine(base.input, line);
  const sources = quoted.length > 0 ? quoted : basisOf(base);
  return sources.map((source) => ({ part: 'insight', index: 0, ...source }));
}

/** Evidence of a whole summary. */
export function evidenceOn(base: Base, summary: Summary): Evidence[] {
  const quoted = evidenceOf(base.input, summary);
  const isInsight = ({ part, index }: Evidence) => part === 'insight' && index === 0;
  return quoted.some(isInsight) ? quoted : [...evidenceOfInsight(base, ''), ...quoted];
}
