import type { EndpointName } from '#shared/contract/endpoints.ts';
import type { PaymentInit } from '#shared/contract/shapes.ts';
import { centsOfAmount } from '#shared/plans.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import type { Call, Mount } from '../../http/mount.ts';
import type { UserKeyStore } from '../../privacy/user-keys.ts';
import { cancelSubscription, resumeSubscription } from './cancel.ts';
import { type ChangeDeps, readFresh } from './change.ts';
import { findOwnSubscription } from './own-subscription.ts';
import { listPayments } from './payments.ts';
import { openPortal } from './portal.ts';
import { quoteSwitch, switchPlan } from './switch.ts';

type Change = 'cancelSubscription' | 'resumeSubscription' | 'switchPlan' | 'openPortal';

/** `keyStore`: a stored answer is sealed. */
type RouteDeps = ChangeDeps & { keyStore: UserKeyStore };

/** The path says which subscription, so it belongs to what makes two requests the same. */
function once<N extends Change & EndpointName>(
  deps: RouteDeps,
  endpoint: N,
  { request, userId, params, body }: Call<N>,
  run: () => Promise<PaymentInit>,
): Promise<PaymentInit> {
  const key = request.headers['idempotency-key'];
  return withIdempotency(deps, { userId, key, endpoint, body: { params, body } }, run);
}

/** The calls on a subscription that exists. */
export function manageRoutes(mount: Mount, deps: RouteDeps): void {
  const { db, billingNow } = deps;
  mount(
    'currentSubscription',
    async ({ userId }) => (await findOwnSubscription({ db, now: billingNow }, userId)) ?? {},
  );
  mount('listPayments', ({ userId, params }) => listPayments(db, { userId, ...params }));
  mount('cancelSubscription', (call) =>
    once(deps, 'cancelSubscription', call, () =>
      cancelSubscription(deps, { ...call.params, userId: call.userId }),
    ),
  );
  mount('resumeSubscription', (call) =>
    once(deps, 'resumeSubscription', call, () =>
      resumeSubscription(deps, { ...call.params, userId: call.userId }),
    ),
  );
  mount('refreshSubscription', async ({ userId, params }) => {
    await readFresh(deps, { ...params, userId });
    return { success: true };
  });
  mount('quoteSwitch', ({ userId, params, query }) => quoteSwitch(deps, { ...params, ...query, userId }));
  mount('switchPlan', (call) =>
    once(deps, 'switchPlan', call, () =>
      switchPlan(deps, {
        ...call.params,
        ...call.body,
        dueTodayCents: centsOfAmount(call.body.dueToday),
        userId: call.userId,
      }),
    ),
  );
  mount('openPortal', (call) =>
    once(deps, 'openPortal', call, () =>
      openPortal(deps, { ...call.params, ...call.body, userId: call.userId }),
    ),
  );
}
