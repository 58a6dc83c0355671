import { request as send } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Answer {
  /** 0: the connection broke before an answer; -1: nothing came within the limit. */
  status: number;
  /** The `code` of a refusal. */
  code: string;
  body: string;
  retryAfter: string | undefined;
  ms: number;
}

export interface Ask {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  limitMs?: number;
}

/** After so long without an answer a call counts as hanging: no fault may bring that about. */
export const hangMs = 45_000;

function codeIn(body: string): string {
  try {
    const { code } = JSON.parse(body) as { code?: unknown };
    return typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
}

/** A call on a connection of its own; never rejects. */
export function ask(url: string, { method, body, headers, limitMs = hangMs }: Ask = {}): Promise<Answer> {
  const begun = performance.now();
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    let got = '';
    const settle = (status: number, retryAfter?: string) => {
      clearTimeout(timer);
      sent.destroy();
      resolve({ status, code: codeIn(got), body: got, retryAfter, ms: performance.now() - begun });
    };
    const sent = send(
      url,
      {
        method: method ?? (text === undefined ? 'GET' : 'POST'),
        agent: false,
        headers: { ...(text !== undefined && { 'content-type': 'application/json' }), ...headers },
      },
      (answer) => {
        answer.setEncoding('utf8');
        answer.on('data', (piece) => {
          got += piece;
        });
        answer.on('end', () => settle(answer.statusCode ?? 0, answer.headers['retry-after']));
        answer.on('error', () => settle(0));
      },
    );
    const timer = setTimeout(() => settle(-1), limitMs);
    sent.on('error', () => settle(0));
    sent.end(text);
  });
}

/** Milliseconds until it holds, looked at every 50 ms. Throws after the limit. */
export async function msUntil(holds: () => boolean | Promise<boolean>, limitMs = 60_000): Promise<number> {
  const begun = performance.now();
  while (!(await holds())) {
    if (performance.now() - begun > limitMs) throw new Error(`it did not come to that within ${limitMs} ms`);
    await pause(50);
  }
  return Math.round(performance.now() - begun);
}
