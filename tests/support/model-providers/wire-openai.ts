import { type Named, named, type Wire } from './pieces.ts';

const usage = {
  input_tokens: 1_000,
  input_tokens_details: { cached_tokens: 800 },
  output_tokens: 90,
  output_tokens_details: { reasoning_tokens: 20 },
};
const created = { id: 'resp_1', created_at: 1_795_000_000, model: 'gpt-5-mini', service_tier: null };
const failure = { error: { code: 'server_error', message: 'The server had an error' }, usage: null };
const refusal = 'I cannot help with that.';

type Kind = 'reasoning' | 'message';

/** The items of a response: one for the thinking, one for the message. */
function createItems(event: (data: Named) => string) {
  const items: { id: string; type: Kind }[] = [];
  const at = () => ({ item_id: items.at(-1)?.id, output_index: items.length - 1 });
  const shapes = {
    reasoning: { summary: [] },
    message: { role: 'assistant', status: 'in_progress', content: [] },
  };
  const open = (type: Kind): string[] => {
    if (items.at(-1)?.type === type) return [];
    const id = `${type}_${items.length}`;
    items.push({ id, type });
    const { output_index } = at();
    const item = { id, type, ...shapes[type] };
    const added = event({ type: 'response.output_item.added', output_index, item });
    if (type === 'message') return [added];
    return [added, event({ type: 'response.reasoning_summary_part.added', ...at(), summary_index: 0 })];
  };
  const close = () =>
    items.map(({ id, type }, output_index) =>
      event({ type: 'response.output_item.done', output_index, item: { id, type, ...shapes[type] } }),
    );
  return { at, open, close };
}

/** Responses API: every event is numbered. */
export function openaiWire(): Wire {
  let number = 0;
  const event = (data: Named) => named({ ...data, sequence_number: number++ });
  const { at, open, close } = createItems(event);
  const completed = () => event({ type: 'response.completed', response: { usage } });
  const incomplete = () =>
    event({
      type: 'response.incomplete',
      response: { incomplete_details: { reason: 'max_output_tokens' }, usage },
    });
  return {
    open: () => [event({ type: 'response.created', response: created })],
    reasoning: (delta) => [
      ...open('reasoning'),
      event({ type: 'response.reasoning_summary_text.delta', ...at(), summary_index: 0, delta }),
    ],
    text: (delta) => [
      ...open('message'),
      event({ type: 'response.output_text.delta', ...at(), content_index: 0, delta }),
    ],
    refusal: () => [
      ...open('message'),
      event({ type: 'response.refusal.delta', ...at(), content_index: 0, delta: refusal }),
      event({ type: 'response.refusal.done', ...at(), content_index: 0, refusal }),
      ...close(),
      completed(),
    ],
    error: () => [event({ type: 'response.failed', response: failure })],
    end: (reason) => [...close(), reason === 'stop' ? completed() : incomplete()],
  };
}
