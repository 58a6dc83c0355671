import { plain, type Wire } from './pieces.ts';

const common = { id: 'chatcmpl_1', object: 'chat.completion.chunk', created: 1_795_000_000, model: 'local' };
const usage = {
  prompt_tokens: 1_000,
  completion_tokens: 90,
  total_tokens: 1_090,
  prompt_tokens_details: { cached_tokens: 800 },
  completion_tokens_details: { reasoning_tokens: 20 },
};

function chunk(delta: object, finish_reason: string | null = null): string {
  return plain({ ...common, choices: [{ index: 0, delta, finish_reason }] });
}

const end = (reason: string) => [
  chunk({}, reason),
  plain({ ...common, choices: [], usage }),
  'data: [DONE]\n\n',
];

/** Chat completions, as DeepSeek, llama.cpp, Ollama and vLLM send them. */
export function compatibleWire(): Wire {
  return {
    open: () => [chunk({ role: 'assistant', content: '' })],
    reasoning: (text) => [chunk({ reasoning_content: text })],
    text: (text) => [chunk({ content: text })],
    refusal: () => [chunk({ refusal: 'I cannot help with that.' }), ...end('content_filter')],
    error: () => [plain({ error: { message: 'The server had an error', type: 'server_error' } })],
    end,
  };
}
