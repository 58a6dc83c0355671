/** Spec 7, client throttling: what may go out now, what waits, what is shared and what is refused. */
import { limits, timing } from '#shared/timing.ts';

/** Shown as 'request too frequent, please try later' (spec 8). */
export class TooFrequent extends Error {}

export interface Scope {
  sessionId: string;
  windowId: string;
}

interface Sent {
  at: number;
  pending: Promise<unknown> | undefined;
  answer: { value: unknown; at: number } | undefined;
}

interface Waiting {
  scope: Scope;
  go: () => void;
}

const cleanEveryMs = 60_000;
const dropAfterMs = 120_000;

export interface RequestGate {
  /** `identity` tells requests apart: the call and all that it sends. */
  run<T>(identity: string, scope: Scope, work: () => Promise<T>): Promise<T>;
}

/** At most 5 at once for a session and 2 for a window; the others wait in their order. */
function createAdmission() {
  const running: Scope[] = [];
  const queue: Waiting[] = [];
  const count = (key: keyof Scope, value: string) => running.filter((one) => one[key] === value).length;
  const fits = (scope: Scope) =>
    count('sessionId', scope.sessionId) < limits.concurrentPerSession &&
    count('windowId', scope.windowId) < limits.concurrentPerWindow;

  return {
    enter(scope: Scope): Promise<void> {
      if (!fits(scope)) return new Promise((go) => queue.push({ scope, go }));
      running.push(scope);
      return Promise.resolve();
    },
    leave(scope: Scope): void {
      running.splice(running.indexOf(scope), 1);
      const next = queue.findIndex((waiting) => fits(waiting.scope));
      const [waiting] = next >= 0 ? queue.splice(next, 1) : [];
      if (!waiting) return;
      running.push(waiting.scope);
      waiting.go();
    },
  };
}

type Admission = ReturnType<typeof createAdmission>;

async function perform<T>(
  parts: { admission: Admission; now: () => number },
  entry: Sent,
  scope: Scope,
  work: () => Promise<T>,
): Promise<T> {
  const place = { ...scope };
  await parts.admission.enter(place);
  try {
    const value = await work();
    entry.answer = { value, at: parts.now() };
    return value;
  } finally {
    entry.pending = undefined;
    parts.admission.leave(place);
  }
}

/** The answer to an identical request that came too soon after the last one. */
function answerAgain<T>(last: Sent, now: number): Promise<T> {
  if (last.answer && now - last.answer.at < timing.responseCacheMs)
    return Promise.resolve(last.answer.value as T);
  return Promise.reject(new TooFrequent('request too frequent, please try later'));
}

export function createRequestGate(now: () => number = () => performance.now()): RequestGate {
  const sent = new Map<string, Sent>();
  const admission = createAdmission();
  let cleanedAt = now();

  function clean(): void {
    if (now() - cleanedAt < cleanEveryMs) return;
    cleanedAt = now();
    for (const [identity, entry] of sent)
      if (!entry.pending && now() - entry.at > dropAfterMs) sent.delete(identity);
  }

  return {
    run<T>(identity: string, scope: Scope, work: () => Promise<T>): Promise<T> {
      clean();
      const last = sent.get(identity);
      if (last?.pending) return last.pending as Promise<T>;
      if (last && now() - last.at < timing.throttleMs) return answerAgain<T>(last, now());
      const entry: Sent = { at: now(), pending: undefined, answer: undefined };
      sent.set(identity, entry);
      const pending = perform({ admission, now }, entry, scope, work);
      entry.pending = pending;
      return pending;
    },
  };
}

/** The gate of this page. */
export const requestGate = createRequestGate();
