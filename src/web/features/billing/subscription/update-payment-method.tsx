import { CreditCard } from 'lucide-react';
import type { OwnSubscription } from '#shared/contract/shapes.ts';
import { pages } from '#shared/pages.ts';
import { manageTexts } from '../../../i18n/en/billing.ts';
import { call } from '../../../lib/api.ts';
import { ActionRow } from '../../../ui/action-row.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../problem.tsx';
import { handleRefusal, isSafeRedirect, useProviderCall } from '../provider-calls.ts';

interface UpdatePaymentMethodProps {
  subscription: OwnSubscription;
  /** The look of the button; by default a line of a list of actions. */
  kind?: 'primary' | 'outline';
}

/**
 * A button that opens the provider's page to change the payment method, or to confirm a payment that waits for it. The
 * page for payment methods leads back to /pay.
 */
export function UpdatePaymentMethod({ subscription, kind }: UpdatePaymentMethodProps) {
  const t = manageTexts();
  const { callWithKey, busy, problem, send } = useProviderCall();
  const { paymentProvider: provider, providerSubscriptionId } = subscription;
  const openPortal = () =>
    send(async () => {
      const { origin } = window.location;
      const params = { provider, providerSubscriptionId };
      const body = { returnUrl: origin + pages.pay };
      const outcome = await callWithKey('portal', (idempotencyKey) =>
        call('openPortal', { params, body, idempotencyKey }),
      );
      if (outcome.kind !== 'ok')
        return { problem: handleRefusal(outcome, { failed: t.portalFailed, unclear: t.portalException }) };
      if (!outcome.redirectUrl || !isSafeRedirect(outcome.redirectUrl, origin))
        return { problem: t.portalException };
      window.location.assign(outcome.redirectUrl);
      return { leaving: true };
    });
  const common = { busy, busyLabel: t.opening, onClick: openPortal };
  const label = subscription.status === 'requires_action' ? t.confirmPayment : t.updateMethod;
  return (
    <>
      {problem && <Problem>{problem}</Problem>}
      {kind ? (
        <Button {...common} kind={kind} full>
          {label}
        </Button>
      ) : (
        <ActionRow {...common} icon={<CreditCard />} leadsAway>
          {label}
        </ActionRow>
      )}
    </>
  );
}
