import { vi } from 'vitest';
import * as plans from '../../src/shared/plans.ts';

const { priceCents, plansFor } = plans;

/**
 * From now on the price list is dearer by this much in every currency, as after an operator's change; call what it
 * gives to have the present prices back.
 */
export function raisePrices(by: Record<plans.PlanId, number>): () => void {
  const price: typeof priceCents = (plan, currency) => priceCents(plan, currency) + by[plan];
  const spies = [
    vi.spyOn(plans, 'priceCents').mockImplementation(price),
    vi.spyOn(plans, 'plansFor').mockImplementation((currency) => {
      const { monthly, annual } = plansFor(currency);
      return {
        monthly: { ...monthly, chargeCents: price('monthly', currency) },
        annual: { ...annual, chargeCents: price('annual', currency) },
      };
    }),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}
