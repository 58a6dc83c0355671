import { createId, type WirePortal } from '../api/wire.ts';

/** A link into the portal is made on the click that follows it. */
const portalLifeS = 3_600;

export function newPortal(at: number, customer: string, returnUrl: string): WirePortal {
  const id = createId('bps');
  return {
    id,
    object: 'billing_portal.session',
    after_expiration: null,
    configuration: 'bpc_sandbox',
    created: at,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${new URL(returnUrl).origin}/sandbox/stripe/portal/${id}`,
  };
}

export function isOver({ created }: WirePortal, at: number): boolean {
  return at >= created + portalLifeS;
}
