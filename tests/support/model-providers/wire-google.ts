import { plain, type Wire } from './pieces.ts';

const usageMetadata = {
  promptTokenCount: 1_000,
  cachedContentTokenCount: 800,
  candidatesTokenCount: 70,
  thoughtsTokenCount: 20,
  totalTokenCount: 1_090,
};

function candidate(parts: object[], finishReason?: string): string {
  const content = { role: 'model', parts };
  return plain({ candidates: [{ content, index: 0, ...(finishReason && { finishReason }) }], usageMetadata });
}

/** streamGenerateContent with alt=sse. */
export function googleWire(): Wire {
  return {
    open: () => [],
    reasoning: (text) => [candidate([{ text, thought: true }])],
    text: (text) => [candidate([{ text }])],
    refusal: () => [candidate([], 'SAFETY')],
    error: () => [plain({ error: { code: 503, message: 'The model is overloaded', status: 'UNAVAILABLE' } })],
    end: (reason) => [candidate([], reason === 'stop' ? 'STOP' : 'MAX_TOKENS')],
  };
}
