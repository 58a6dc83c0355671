/** What each charge, refund and dispute did to the seller's balance: the lines of Stripe's report. */
import type { SandboxState } from '../state.ts';
import { balanceId, getId, type WireBalanceTransaction } from '../wire.ts';

/** 2.9 % and 30 cents, as in the United States. A refund does not return the fee. */
const chargeFeeCents = (cents: number) => Math.round(cents * 0.029) + 30;
/** 15.00 in any currency, whatever the disputed amount is. */
const disputeFeeCents = 1_500;

/** What an object did to the balance, in cents; `at` in Unix seconds. */
interface Movement {
  /** Id of the charge, refund or dispute. */
  source: string;
  type: 'charge' | 'refund' | 'adjustment';
  /** Stripe's `reporting_category`: the type of a dispute is `adjustment`, its category is `dispute`. */
  category: string;
  amount: number;
  fee: number;
  currency: string;
  at: number;
}

function toTransaction({
  source,
  type,
  category,
  amount,
  fee,
  currency,
  at,
}: Movement): WireBalanceTransaction {
  const detail = {
    amount: fee,
    application: null,
    currency,
    description: 'Stripe processing fees',
    type: 'stripe_fee',
  };
  return {
    id: balanceId(source),
    object: 'balance_transaction',
    amount,
    available_on: at,
    balance_type: 'payments',
    created: at,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee ? [detail] : [],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'available',
    type,
  };
}

/** Oldest first. */
export function listBalanceTransactions({ data }: SandboxState): WireBalanceTransaction[] {
  const charges = Object.values(data.payments).flatMap(({ charges: all, amountCents, currency }) =>
    all
      .filter(({ paid }) => paid)
      .map(
        ({ id, at }): Movement => ({
          source: id,
          type: 'charge',
          category: 'charge',
          amount: amountCents,
          fee: chargeFeeCents(amountCents),
          currency,
          at,
        }),
      ),
  );
  const refunds = Object.values(data.refunds).map(({ id, amount, currency, created }): Movement => {
    return { source: id, type: 'refund', category: 'refund', amount: -amount, fee: 0, currency, at: created };
  });
  const disputes = Object.values(data.disputes).map(({ id, amount, currency, created }): Movement => {
    const common = { amount: -amount, fee: disputeFeeCents, currency, at: created };
    return { source: id, type: 'adjustment', category: 'dispute', ...common };
  });
  return [...charges, ...refunds, ...disputes]
    .map(toTransaction)
    .sort((one, other) => one.created - other.created);
}

export function findBalanceTransaction(
  sandbox: SandboxState,
  id: string,
): WireBalanceTransaction | undefined {
  return listBalanceTransactions(sandbox).find((one) => one.id === id);
}

/** A dispute with its balance transaction. */
export function withBalanceTransaction<
  T extends { id: string; balance_transactions: WireBalanceTransaction[] },
>(sandbox: SandboxState, dispute: T): T {
  const line = listBalanceTransactions(sandbox).find(({ source }) => getId(source as string) === dispute.id);
  return { ...dispute, balance_transactions: line ? [line] : [] };
}
