import type { Deps } from './deps.ts';
import type { Mount } from './http/mount.ts';

/** `GET /api/config`: a public allow-list, never the settings themselves. */
export function configRoutes(mount: Mount, deps: Pick<Deps, 'config' | 'guide'>): void {
  const { config, guide } = deps;
  const kindOf = (part: { sandbox: boolean } | undefined): 'real' | 'sandbox' | 'off' =>
    part ? (part.sandbox ? 'sandbox' : 'real') : 'off';
  mount('getConfig', async () => ({
    productName: config.productName,
    guide: { kind: guide.kind, label: guide.label },
    signIn: { google: kindOf(config.google), apple: kindOf(config.apple) },
    ...(config.google && !config.google.sandbox && { googleClientId: config.google.clientId }),
    payment: { stripe: kindOf(config.stripe), paypal: kindOf(config.paypal) },
    mail: config.mail?.sandbox ? ('sandbox' as const) : ('real' as const),
    offerCountdown: config.offerCountdown,
    performanceMonitoring: config.performanceMonitoring,
    seller: config.seller ?? null,
    testimonial: config.testimonial ?? null,
  }));
}
