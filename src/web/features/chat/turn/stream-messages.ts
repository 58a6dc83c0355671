/** Parses the events of a dialogue's stream. */
import { type ErrorCode, errors } from '#shared/contract/errors.ts';
import { parseReply, type Reply } from '#shared/reply-parser.ts';
import type { StreamEvent } from '../../../lib/event-stream.ts';

export type StreamMessage =
  | { kind: 'thinking'; text: string }
  /** A progress message. */
  | { kind: 'status'; text: string }
  | { kind: 'final'; reply: Reply }
  | { kind: 'failed'; code: ErrorCode }
  | { kind: 'nothing' };

type Fields = Record<string, unknown>;

function parseFields(data: string): Fields | undefined {
  try {
    const parsed: unknown = JSON.parse(data);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Fields)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Does not trim: a chunk may begin or end with the blank between two words. */
function readText(fields: Fields, ...names: string[]): string {
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code);
}

function toFailedMessage(fields: Fields | undefined): StreamMessage {
  return { kind: 'failed', code: isErrorCode(fields?.code) ? fields.code : 'internal' };
}

function toTextMessage(kind: 'thinking' | 'status', text: string): StreamMessage {
  return text ? { kind, text } : { kind: 'nothing' };
}

/**
 * An event without a known name. Plain text is thinking. JSON may have the type `thinking` or `final`; without one, its
 * field `text` is a progress message, and `content` or `s` is thinking.
 */
function parseUnnamedEvent(data: string): StreamMessage {
  const fields = parseFields(data);
  if (!fields) return toTextMessage('thinking', data);
  if (fields.type === 'final')
    return { kind: 'final', reply: parseReply(fields.data ?? fields.content ?? data) };
  if (fields.type === 'thinking')
    return toTextMessage('thinking', readText(fields, 'text', 'content', 's', 'data'));
  const status = readText(fields, 'text');
  return status
    ? toTextMessage('status', status)
    : toTextMessage('thinking', readText(fields, 'content', 's'));
}

export function parseStreamEvent({ event, data }: Pick<StreamEvent, 'event' | 'data'>): StreamMessage {
  if (event === 'final') return { kind: 'final', reply: parseReply(data) };
  if (event === 'failed') return toFailedMessage(parseFields(data));
  if (event !== 'thinking') return parseUnnamedEvent(data);
  const fields = parseFields(data);
  return toTextMessage('thinking', fields ? readText(fields, 'text', 'content', 's') : data);
}
