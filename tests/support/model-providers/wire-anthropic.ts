import { named, type Wire } from './pieces.ts';

const start = {
  type: 'message_start',
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-5-5',
    content: [],
    stop_reason: null,
    usage: { input_tokens: 200, cache_read_input_tokens: 800, output_tokens: 1 },
  },
};

/** Messages API: blocks are opened, filled and closed one after the other. */
export function anthropicWire(): Wire {
  let index = -1;
  let open: 'thinking' | 'text' | undefined;
  const close = () => {
    const frames = open ? [named({ type: 'content_block_stop', index })] : [];
    open = undefined;
    return frames;
  };
  const block = (kind: 'thinking' | 'text') => {
    if (open === kind) return [];
    const frames = close();
    index += 1;
    open = kind;
    const empty = kind === 'text' ? { type: kind, text: '' } : { type: kind, thinking: '', signature: '' };
    return [...frames, named({ type: 'content_block_start', index, content_block: empty })];
  };
  const delta = (value: object) => named({ type: 'content_block_delta', index, delta: value });
  const end = (stop_reason: string) => [
    ...close(),
    named({
      type: 'message_delta',
      delta: { stop_reason, stop_sequence: null },
      usage: { output_tokens: 90 },
    }),
    named({ type: 'message_stop' }),
  ];
  return {
    open: () => [named(start)],
    reasoning: (text) => [...block('thinking'), delta({ type: 'thinking_delta', thinking: text })],
    text: (text) => [...block('text'), delta({ type: 'text_delta', text })],
    refusal: () => end('refusal'),
    error: () => [named({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } })],
    end: (reason) => end(reason === 'stop' ? 'end_turn' : 'max_tokens'),
  };
}
