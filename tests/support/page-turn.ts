/**
 * The page's own way through a turn, outside a browser. It is loaded without its types, because those need a
 * browser's library, which the server's types must not have.
 */
interface PageTurn {
  kind: 'start';
  sessionId: string;
  text: string;
  key: string;
}

interface PageListener {
  onThinking(text: string): void;
  onStatus(text: string): void;
  onRestart(): void;
}

interface TurnRunner {
  runTurn(
    deps: object,
    turn: PageTurn,
    listener: PageListener,
    options: { signal: AbortSignal },
  ): Promise<{ question: string }>;
}

interface Api {
  ApiError: new (status: number, code: string, message: string) => Error;
}

interface EventStream {
  defaultStreamTiming: object;
}

const load = async (path: string): Promise<unknown> =>
  import(new URL(`../../src/web/${path}`, import.meta.url).href);

/** Starts a dialogue and resumes its stream as the page does; resolves with its question. */
export async function startOnPage(
  base: string,
  authorization: string,
  turn: Omit<PageTurn, 'kind'>,
  listener: Omit<PageListener, 'onStatus'>,
): Promise<string> {
  const { runTurn } = (await load('features/chat/turn/turn-runner.ts')) as TurnRunner;
  const { ApiError } = (await load('lib/api.ts')) as Api;
  const { defaultStreamTiming } = (await load('lib/event-stream.ts')) as EventStream;
  const call = async (path: string, init: RequestInit, headers: Record<string, string>) => {
    const response = await fetch(base + path, { ...init, headers: { authorization, ...headers } }).catch(
      (cause: unknown) => {
        throw new ApiError(0, 'network', String(cause));
      },
    );
    if (response.status < 400) return response;
    throw new ApiError(response.status, ((await response.json()) as { code: string }).code, '');
  };
  const calls = {
    open: ({ sessionId, text, key }: PageTurn, accept: string, signal: AbortSignal) =>
      call(
        '/api/chat/start',
        { method: 'POST', signal, body: JSON.stringify({ sessionId, question: text }) },
        { accept, 'content-type': 'application/json', 'idempotency-key': key },
      ),
    resume: (sessionId: string, lastEventId: string | undefined, signal: AbortSignal) =>
      call(
        `/api/chat/stream/${sessionId}`,
        { signal },
        { accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) },
      ),
  };
  const reply = await runTurn(
    { calls, streamTiming: defaultStreamTiming, onWake: () => () => undefined },
    { kind: 'start', ...turn },
    { ...listener, onStatus: () => {} },
    { signal: new AbortController().signal },
  );
  return reply.question;
}
