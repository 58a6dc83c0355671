/** Where the customer sees and mends the subscription: in the own account at PayPal, not on a page made for us. */
export function portalUrl(apiBase: string, subscriptionId: string, returnUrl: string): string {
  const { hostname } = new URL(apiBase);
  if (hostname.endsWith('.sandbox.paypal.com')) return 'https://www.sandbox.paypal.com/myaccount/autopay/';
  if (hostname.endsWith('.paypal.com')) return 'https://www.paypal.com/myaccount/autopay/';
  // A played PayPal has its pages where ours are.
  return new URL(`/sandbox/paypal/autopay/${encodeURIComponent(subscriptionId)}`, returnUrl).href;
}
