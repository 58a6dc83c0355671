import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OwnSubscription } from '#shared/contract/shapes.ts';
import { SubscriptionFacts } from './subscription-facts.tsx';
import { ownSubscription } from './subscription-samples.ts';

it('names the plan Monthly where its type is MONTHLY, and Annual whatever else it is', () => {
  const planOf = (subscriptionType: string) => {
    const subscription = { ...ownSubscription(), subscriptionType } as OwnSubscription;
    return /<dd>(.*?)<\/dd>/.exec(
      renderToStaticMarkup(<SubscriptionFacts subscription={subscription} />),
    )?.[1];
  };
  expect(['MONTHLY', 'ANNUAL', 'YEARLY', 'of a later day'].map(planOf)).toEqual([
    'Monthly',
    'Annual',
    'Annual',
    'Annual',
  ]);
});
