/** Records which texts of the person a call sends (see messages.ts), by kind and length only. */
import { limits } from '#shared/limits.ts';
import type { GuideInput, OutboundRequest, SentText } from '../../guide.ts';
import { understoodParts } from '../../understanding.ts';
import { roundText } from '../messages.ts';
import { getModelUrl, type ModelConfig } from '../model-config.ts';
import { moderationBase, moderationModel } from './moderation.ts';

const totalLength = (texts: (string | undefined)[], maxChars: number) =>
  texts.reduce((sum, text) => sum + Math.min(text?.length ?? 0, maxChars), 0);

function withoutEmpty(texts: SentText[]): SentText[] {
  return texts.filter(({ chars }) => chars > 0);
}

/** The texts in every call: the whole dialogue so far. */
function dialogueTexts({ question, reading, memory = [], understanding, rounds }: GuideInput): SentText[] {
  const understood = understoodParts.flatMap((part) => understanding?.[part] ?? []).map(({ text }) => text);
  const numbers = { from: rounds[0]?.number ?? 1, to: rounds.at(-1)?.number ?? 1 };
  const asked = rounds.map(roundText);
  const answers = rounds.map((round) => round.content);
  return withoutEmpty([
    { what: 'question', chars: totalLength([question], limits.questionChars) },
    { what: 'reading', chars: totalLength([reading.a, reading.b, reading.act], limits.questionChars) },
    { what: 'earlier', chars: totalLength(memory, limits.memoryChars) },
    { what: 'understood', chars: totalLength(understood, limits.understoodChars) },
    { what: 'asked', chars: totalLength(asked, Number.POSITIVE_INFINITY), ...numbers },
    { what: 'answers', chars: totalLength(answers, limits.answerChars), ...numbers },
  ]);
}

function modelRequest(config: ModelConfig, texts: SentText[]): OutboundRequest {
  return { purpose: 'guide', host: new URL(getModelUrl(config)).host, model: config.model, texts };
}

export function stepRequest(config: ModelConfig, input: GuideInput): OutboundRequest {
  return modelRequest(config, dialogueTexts(input));
}

export function rewriteRequest(
  config: ModelConfig,
  input: GuideInput,
  { line, note }: { line: string; note: string | undefined },
): OutboundRequest {
  const more = withoutEmpty([
    { what: 'line', chars: line.length },
    { what: 'note', chars: totalLength([note], limits.answerChars) },
  ]);
  return modelRequest(config, [...dialogueTexts(input), ...more]);
}

/** Only the newest text. */
export function moderationRequest(
  { baseUrl }: ModelConfig,
  { question, rounds }: GuideInput,
): OutboundRequest {
  const last = rounds.at(-1);
  const text: SentText = last
    ? { what: 'answers', chars: last.content.length, from: last.number, to: last.number }
    : { what: 'question', chars: question.length };
  const host = new URL(baseUrl ?? moderationBase).host;
  return { purpose: 'moderation', host, model: moderationModel, texts: [text] };
}
