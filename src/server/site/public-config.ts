/** The settings that the web app needs to know. */
import { byProvider } from '#shared/payment-providers.ts';
import type { Currency } from '#shared/plans.ts';
import { getServiceState } from '../config/config.ts';
import type { Offers } from '../config/offers.ts';
import type { ExternalService } from '../config/sandbox-rules.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../mount.ts';
import { findProxyLocation } from './location.ts';

/** The promotion code that the pay page shows to everybody; null if there is none, or it has ended. */
function findAnnouncedOffer({ codes }: Offers, now: Date) {
  const offer = codes.find(({ announced }) => announced);
  if (!offer?.ends || offer.ends <= now) return null;
  const { code, plans, percentOff, amountOff, freeMonths, charges, ends } = offer;
  return { code, plans, percentOff, amountOff, freeMonths, charges, ends: ends.toISOString() };
}

/** `GET /api/config`: selected public settings only. */
export function configRoutes(deps: Pick<Deps, 'config' | 'guide' | 'billingNow'>): Handlers<'getConfig'> {
  const { config, guide, billingNow } = deps;
  const getState = (service: ExternalService) => getServiceState(config, service);
  const build = (offer: ReturnType<typeof findAnnouncedOffer>, currency: Currency | undefined) => ({
    productName: config.productName,
    guide: { kind: guide.kind, label: guide.label },
    signIn: { google: getState('google'), apple: getState('apple') },
    ...(config.google && !config.google.sandbox && { googleClientId: config.google.clientId }),
    payment: byProvider(getState),
    mail: config.mail?.sandbox ? ('sandbox' as const) : ('real' as const),
    offerCountdown: config.offerCountdown,
    offerCodes: config.offers.codes.length > 0,
    offer,
    firstReflectionFree: config.offers.firstReflectionFree,
    performanceMonitoring: config.performanceMonitoring,
    seller: config.seller ?? null,
    refundDays: config.refundDays,
    backupDays: config.backupDays,
    legalReviewed: config.legalReviewed,
    testimonial: config.testimonial ?? null,
    ...(currency && { currency }),
  });
  /** By the only values that differ between calls: the currency and the announced code. */
  const responses = new Map<string, Readonly<ReturnType<typeof build>>>();
  const getConfig: Handlers['getConfig'] = async ({ request }) => {
    const currency = findProxyLocation(config, request)?.currency;
    const offer = findAnnouncedOffer(config.offers, billingNow());
    const key = `${currency} ${offer?.code}`;
    // Frozen, so that it is validated and serialized only once (`compileSerializer` in app.ts).
    const response = responses.get(key) ?? Object.freeze(build(offer, currency));
    responses.set(key, response);
    return response;
  };
  return { getConfig };
}
