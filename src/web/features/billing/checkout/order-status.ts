/** After the return from the payment page: waits until the server knows whether the order is paid. */
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { ApiError, call } from '../../../lib/api.ts';

export type ConfirmedOrder = ContractTypes['confirmOrder']['response'];

/**
 * What the page says about the order. `waiting`: the server is being asked. `pending`: it has not learned of
 * a payment in time. `expired`: the checkout was not paid and can no longer be. `unknown`: there is no such
 * order. `failed`: the server denied access or gave no usable response.
 */
export type OrderView =
  | { kind: 'waiting' | 'pending' | 'expired' | 'unknown' | 'failed' }
  | { kind: 'paid'; order: ConfirmedOrder };

const firstWaitMs = 1_000;
/** How much longer each wait is than the one before. */
const waitGrowth = 1.5;
const maxWaitMs = 10_000;
const giveUpMs = 60_000;

function toFailureKind(error: unknown): 'unknown' | 'failed' | undefined {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 400 || error.status === 404) return 'unknown';
  return error.status === 401 || error.status === 403 ? 'failed' : undefined;
}

/**
 * Calls the server once. An `OrderView` is final. `pending`: not paid yet. Undefined: no usable response.
 * After both, another call makes sense.
 */
async function fetchOrderView(
  orderId: string,
  signal: AbortSignal,
): Promise<OrderView | 'pending' | undefined> {
  try {
    const order = await call('confirmOrder', { params: { orderId }, signal, noCache: true });
    if (order.status === 'paid') return { kind: 'paid', order };
    return order.status === 'expired' ? { kind: 'expired' } : 'pending';
  } catch (error) {
    const kind = toFailureKind(error);
    return kind && { kind };
  }
}

/**
 * Polls until the order is paid: after 1 s, then less often, for 60 s in all. Returning from the checkout proves
 * nothing; only what the server learned from the provider counts.
 */
export async function followOrder(
  { wait, signal }: { wait: (ms: number) => Promise<void>; signal: AbortSignal },
  orderId: string,
): Promise<OrderView> {
  let pauseMs = firstWaitMs;
  let waitedMs = 0;
  for (;;) {
    const view = await fetchOrderView(orderId, signal);
    if (typeof view === 'object') return view;
    if (waitedMs + pauseMs > giveUpMs) return { kind: view === 'pending' ? 'pending' : 'failed' };
    await wait(pauseMs);
    waitedMs += pauseMs;
    pauseMs = Math.min(maxWaitMs, pauseMs * waitGrowth);
  }
}
