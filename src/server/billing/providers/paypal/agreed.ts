/**
 * PayPal names only the plan that is agreed to now, from the moment of the agreement on, though it charges it from the
 * next billing time on. So what a payment was for follows from what was agreed then, never from a price list.
 */

import type { AgreedPlan } from '../provider.ts';
import type { Money } from './wire.ts';

type Terms = Omit<AgreedPlan, 'since'>;

interface Paid {
  sum: Money;
  at: Date;
}

function costs({ amountCents, currency }: Terms, { sum }: Paid): boolean {
  return sum.cents === amountCents && sum.currency === currency;
}

function isSame(one: Terms, other: Terms): boolean {
  return (
    one.orderType === other.orderType &&
    one.amountCents === other.amountCents &&
    one.currency === other.currency
  );
}

const never = new Date(8_640_000_000_000_000);

export interface Agreements {
  /** The plan that a payment was for; `isOdd` when its sum is that of none, and so it counts for the one in force. */
  planOf(paid: Paid): { plan: AgreedPlan; isOdd: boolean };
  /** All of them once the payments are known; `from`: the first charge of a new one that none has paid yet. */
  list(paid: Paid[], from: Date): AgreedPlan[];
}

/** `nextBillingAt`: when a plan that we did not know of yet is charged first. */
export function agreements(
  known: readonly AgreedPlan[],
  present: Terms,
  { createdAt, nextBillingAt }: { createdAt: Date; nextBillingAt: Date | undefined },
): Agreements {
  const first: AgreedPlan = known[0] ?? { ...present, since: createdAt };
  const before = [first, ...known.slice(1)];
  const isNew = !isSame(before.at(-1) ?? first, present);
  const added: AgreedPlan = { ...present, since: nextBillingAt ?? never };
  const all = isNew ? [...before, added] : before;
  const planOf: Agreements['planOf'] = (paid) => {
    const inForce = all.findLast(({ since }) => since <= paid.at) ?? first;
    // PayPal bills some hours around the time that it named; and what we did not know of yet may be paid already.
    const plan = costs(inForce, paid) ? inForce : all.findLast((one) => costs(one, paid));
    return { plan: plan ?? inForce, isOdd: !plan };
  };
  return {
    planOf,
    list: (payments, from) => {
      if (!isNew) return before;
      const paidFirst = payments.find((paid) => planOf(paid).plan === added);
      const since = paidFirst?.at ?? nextBillingAt ?? from;
      return [...before.filter((one) => one === first || one.since < since), { ...added, since }];
    },
  };
}
