/** Promotion codes: who may use them, and what they make a subscription cost. */
import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { dueTodayCents, fullPriceFrom, type Introduction, normalizeCode } from '#shared/offers.ts';
import { type Currency, type PlanId, priceCents, toAmount } from '#shared/plans.ts';
import type { Config } from '../../config/config.ts';
import { introductoryCents, type Offer } from '../../config/offers.ts';
import type { Db } from '../../db/database.ts';
import { orders } from '../../db/schema-billing.ts';
import { AppError } from '../../http/app-error.ts';

export interface OfferDeps {
  db: Db;
  /** The billing clock. */
  now: () => Date;
  config: Pick<Config, 'prices' | 'offers'>;
}

export interface OfferRequest {
  userId: string;
  code: string;
  plan: PlanId;
  currency: Currency;
}

/** An open order keeps a use of its code for 25 hours: by then, its pay page was paid or has expired. */
const reservedMs = 25 * 3_600_000;

/** How often the code was used: by each paid order, and once by each user but `exceptUser` who has an open order. */
async function countUses({ db, now }: OfferDeps, code: string, exceptUser: string): Promise<number> {
  const since = new Date(now().getTime() - reservedMs);
  const isOpen = and(
    eq(orders.status, 'pending'),
    gt(orders.createdAt, since),
    ne(orders.userId, exceptUser),
  );
  const [row] = await db
    .select({
      uses: sql<number>`count(distinct case when ${orders.status} = 'paid' then ${orders.id}::text else ${orders.userId}::text end)::int`,
    })
    .from(orders)
    .where(and(usesCode(code), or(eq(orders.status, 'paid'), isOpen)));
  return row?.uses ?? 0;
}

/** SQL condition: the order used this promotion code. */
function usesCode(code: string) {
  return sql`${orders.introduction}->>'code' = ${code}`;
}

async function hasUsed({ db }: OfferDeps, { userId }: OfferRequest, code: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'paid'), usesCode(code)))
    .limit(1);
  return rows.length > 0;
}

function getOffer({ config, now }: OfferDeps, code: string): Offer {
  const offer = config.offers.codes.find((one) => one.code === normalizeCode(code));
  if (!offer) throw new AppError('offer_unknown');
  if (offer.ends && offer.ends <= now()) throw new AppError('offer_ended');
  return offer;
}

/**
 * What the code gives this user on this plan. Throws `offer_unknown`, `offer_ended`, `offer_not_for_plan`,
 * `offer_used` (once per user) or `offer_used_up`.
 */
export async function getIntroduction(deps: OfferDeps, request: OfferRequest): Promise<Introduction> {
  const { plan, currency, userId } = request;
  const offer = getOffer(deps, request.code);
  const fullCents = priceCents(deps.config.prices, plan, currency);
  const cents = introductoryCents(offer, { plan, currency, fullCents });
  if (cents === null) throw new AppError('offer_not_for_plan');
  if (offer.oncePerPerson && (await hasUsed(deps, request, offer.code))) throw new AppError('offer_used');
  if (offer.uses !== undefined && (await countUses(deps, offer.code, userId)) >= offer.uses)
    throw new AppError('offer_used_up');
  const { code, freeMonths = 0, charges } = offer;
  return freeMonths ? { code, freeMonths, charges: 0, cents: 0 } : { code, freeMonths, charges, cents };
}

/** What is charged with the code, and when, for a purchase today. */
export async function previewOffer(
  deps: OfferDeps,
  request: OfferRequest,
): Promise<ResponseBody<'previewOffer'>> {
  const introduction = await getIntroduction(deps, request);
  const { plan, currency } = request;
  return {
    code: introduction.code,
    currency,
    dueToday: toAmount(dueTodayCents(introduction)),
    charges: introduction.charges,
    freeMonths: introduction.freeMonths,
    fullPrice: toAmount(priceCents(deps.config.prices, plan, currency)),
    fullPriceFrom: fullPriceFrom(introduction, plan, deps.now()).toISOString(),
  };
}
