import type { OwnSubscription } from '#shared/contract/shapes.ts';

/** Nothing is left of it but its receipts. */
export function isOver({ hasAccess, standing }: Pick<OwnSubscription, 'hasAccess' | 'standing'>): boolean {
  return standing === 'ended' && !hasAccess;
}

const live: readonly OwnSubscription['standing'][] = ['active', 'past_due', 'paused'];

/**
 * Whether there is something to look after instead of something to buy: it lets the person in, or may still
 * charge them. One that only waits for its first payment is an abandoned checkout.
 */
export function isHeld({ hasAccess, standing }: Pick<OwnSubscription, 'hasAccess' | 'standing'>): boolean {
  return hasAccess || live.includes(standing);
}
