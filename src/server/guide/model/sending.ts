/** Lists the person's texts in a call (see messages.ts), by kind and length. */
import { limits } from '#shared/timing.ts';
import type { GuideInput, Sending, SentText } from '../guide.ts';
import { roundText } from './messages.ts';
import { getModelUrl, type ModelConfig } from './model-config.ts';
import { moderationBase, moderationModel } from './moderation.ts';

const understoodParts = ['wants', 'fears', 'limits', 'unknown'] as const;

const lengthOf = (texts: (string | undefined)[], maxChars: number) =>
  texts.reduce((sum, text) => sum + Math.min(text?.length ?? 0, maxChars), 0);

function filled(texts: SentText[]): SentText[] {
  return texts.filter(({ chars }) => chars > 0);
}

/** The texts in every call: the whole dialogue so far. */
function dialogueTexts({ question, reading, memory = [], understanding, rounds }: GuideInput): SentText[] {
  const understood = understoodParts.flatMap((part) => understanding?.[part] ?? []).map(({ text }) => text);
  const numbers = { from: rounds[0]?.number ?? 1, to: rounds.at(-1)?.number ?? 1 };
  const asked = rounds.map(roundText);
  const answers = rounds.map((round) => round.content);
  return filled([
    { what: 'question', chars: lengthOf([question], limits.questionChars) },
    { what: 'reading', chars: lengthOf([reading.a, reading.b, reading.act], limits.questionChars) },
    { what: 'earlier', chars: lengthOf(memory, limits.memoryChars) },
    { what: 'understood', chars: lengthOf(understood, limits.understoodChars) },
    { what: 'asked', chars: lengthOf(asked, Number.POSITIVE_INFINITY), ...numbers },
    { what: 'answers', chars: lengthOf(answers, limits.answerChars), ...numbers },
  ]);
}

function toModel(config: ModelConfig, texts: SentText[]): Sending {
  return { purpose: 'guide', host: new URL(getModelUrl(config)).host, model: config.model, texts };
}

export function stepSending(config: ModelConfig, input: GuideInput): Sending {
  return toModel(config, dialogueTexts(input));
}

export function rewriteSending(
  config: ModelConfig,
  input: GuideInput,
  { line, note }: { line: string; note: string | undefined },
): Sending {
  const more = filled([
    { what: 'line', chars: line.length },
    { what: 'note', chars: lengthOf([note], limits.answerChars) },
  ]);
  return toModel(config, [...dialogueTexts(input), ...more]);
}

/** Only the newest text. */
export function moderationSending({ baseUrl }: ModelConfig, { question, rounds }: GuideInput): Sending {
  const last = rounds.at(-1);
  const text: SentText = last
    ? { what: 'answers', chars: last.content.length, from: last.number, to: last.number }
    : { what: 'question', chars: question.length };
  const host = new URL(baseUrl ?? moderationBase).host;
  return { purpose: 'moderation', host, model: moderationModel, texts: [text] };
}
