import { type Currency, currencies, type PlanId, type PriceList, planIds } from '../../src/shared/plans.ts';

type Prices = Record<Currency, Record<PlanId, { charge: number; original: number }>>;

/**
 * From now on the price list of `config` is dearer by this much in every currency, as after an operator's change; call
 * what it gives to have the present prices back.
 */
export function raisePrices(config: { prices: PriceList }, by: Record<PlanId, number>): () => void {
  const { prices } = config;
  const raised = Object.fromEntries(
    currencies.map((currency) => [
      currency,
      Object.fromEntries(
        planIds.map((plan) => {
          const { charge, original } = prices.currencies[currency][plan];
          return [plan, { charge: charge + by[plan], original }];
        }),
      ),
    ]),
  ) as Prices;
  config.prices = { ...prices, currencies: raised };
  return () => {
    config.prices = prices;
  };
}
