import type { OwnSubscription } from '#shared/contract/shapes.ts';
import { pages } from '#shared/pages.ts';
import { manageTexts } from '../../../i18n/en/billing.ts';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../problem.tsx';
import { handleRefusal, isSafeRedirect, useProviderCall } from '../provider-calls.ts';

interface UpdateMethodProps {
  subscription: OwnSubscription;
  kind?: 'primary' | 'outline';
}

/** Opens the provider's page for payment methods or for confirming a payment; the former leads back to /pay. */
export function UpdateMethod({ subscription, kind = 'outline' }: UpdateMethodProps) {
  const t = manageTexts();
  const { attempt, busy, problem, send } = useProviderCall();
  const { paymentProvider: provider, providerSubscriptionId } = subscription;
  const openPortal = () =>
    send(async () => {
      const { origin } = window.location;
      const params = { provider, providerSubscriptionId };
      const body = { returnUrl: origin + pages.pay };
      const outcome = await attempt('portal', (idempotencyKey) =>
        call('openPortal', { params, body, idempotencyKey }),
      );
      if (outcome.kind !== 'ok')
        return { problem: handleRefusal(outcome, { failed: t.portalFailed, exception: t.portalException }) };
      if (!outcome.redirectUrl || !isSafeRedirect(outcome.redirectUrl, origin))
        return { problem: t.portalException };
      window.location.assign(outcome.redirectUrl);
      return { leaving: true };
    });
  return (
    <>
      {problem && <Problem>{problem}</Problem>}
      <Button kind={kind} full busy={busy} busyLabel={t.opening} onClick={openPortal}>
        {subscription.status === 'requires_action' ? t.confirmPayment : t.updateMethod}
      </Button>
    </>
  );
}
