import type { Transcript } from '#shared/contract/chat.ts';
import type { AiResponse } from '#shared/contract/shapes.ts';
import type { createClient } from './client.ts';

type Client = ReturnType<typeof createClient>;
type Told = Transcript['rounds'][number];

/** A browser that keeps a dialogue itself and sends all of it with each call. */
export function createUnstoredClient(client: Client, sessionId: string) {
  let transcript: Transcript = { question: '', rounds: [] };
  let summary: AiResponse['frontendDisplay'];
  const take = (data: AiResponse): AiResponse => {
    if (data.care === 'high') return data;
    const {
      newQuestion: question,
      kind = 'choice',
      options = [],
      stage = '',
      understanding,
      careKind,
    } = data;
    const open: Told[] = question ? [{ kind, stage, question, options, answer: null }] : [];
    transcript = {
      ...transcript,
      rounds: [...transcript.rounds, ...open],
      ...(understanding && { understanding }),
      ...(data.care && { care: 'low', ...(careKind && { careKind }) }),
    };
    summary = data.frontendDisplay;
    return data;
  };
  const send = async (path: string, body: object, headers?: Record<string, string>) =>
    client.post(path, { sessionId, ...body }, headers);
  return {
    transcript: () => transcript,
    send,
    start: async (question: string, reading?: Transcript['reading']): Promise<AiResponse> => {
      const given = reading && { reading };
      const answer = await send('start', { question, trace: false, ...given });
      transcript = { question, rounds: [], ...given };
      return take(answer.json().data);
    },
    answer: async (content: string, option?: 'A' | 'B' | 'C'): Promise<AiResponse> => {
      const chosen = option && { option };
      const answer = await send('message', { message: content, ...chosen, transcript });
      const last = transcript.rounds.at(-1);
      if (last) last.answer = { content, ...chosen };
      return take(answer.json().data);
    },
    finish: async (): Promise<AiResponse> => take((await send('finish', { transcript })).json().data),
    rewrite: async (target: object) =>
      (await send('rewrite', { ...target, transcript: { ...transcript, frontendDisplay: summary } })).json(),
    /** As the page does it. */
    back: (understanding?: Transcript['understanding']) => {
      const rounds = transcript.rounds.slice(0, -1);
      const last = rounds.at(-1);
      if (last) last.answer = null;
      transcript = { ...transcript, rounds, ...(understanding && { understanding }) };
    },
  };
}
