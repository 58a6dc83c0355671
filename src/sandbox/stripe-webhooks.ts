import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxEvent, StateFile } from './stripe-state.ts';

/** Pauses before the first try and each further one; after the last, Stripe gives up too. */
const pausesMs = [0, 250, 1_000, 4_000, 15_000, 60_000];
const answerLimitMs = 10_000;

export interface Deliverer {
  send(event: SandboxEvent): void;
  stop(): void;
}

/** `t=…,v1=…`: HMAC over time and the very bytes of the body. */
function signatureHeader(secret: string, payload: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1_000);
  const v1 = createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex');
  return `t=${t},v1=${v1}`;
}

interface DelivererOptions {
  url: string;
  file: StateFile;
  now: () => Date;
}

async function deliverOnce(
  { url, file, now }: DelivererOptions,
  event: SandboxEvent,
  stopping: AbortSignal,
): Promise<boolean> {
  const payload = JSON.stringify(event, null, 2);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureHeader(file.state.webhookSecret, payload, now()),
      },
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(answerLimitMs)]),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // Not reachable now: that is what the further tries are for.
    return false;
  }
}

async function deliver(options: DelivererOptions, event: SandboxEvent, stopping: AbortSignal): Promise<void> {
  for (const pauseMs of pausesMs) {
    await pause(pauseMs, undefined, { signal: stopping, ref: false });
    if (await deliverOnce(options, event, stopping)) break;
    if (stopping.aborted) return;
  }
  const { state, save } = options.file;
  state.undelivered = state.undelivered.filter((other) => other.id !== event.id);
  await save();
}

/** Sends events beside the answers of the API, in no promised order, each again until it is taken. */
export function createDeliverer(options: DelivererOptions): Deliverer {
  const stop = new AbortController();
  const send = (event: SandboxEvent) => {
    // A stop ends the pauses by an error; what was not delivered stands in the file for the next start.
    deliver(options, event, stop.signal).catch(() => undefined);
  };
  return { send, stop: () => stop.abort() };
}
