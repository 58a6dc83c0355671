/** The demo account: a subscriber for trying the product out on one machine. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { priceCents, toAmount } from '#shared/plans.ts';
import { revokeAllSessions } from '../auth/sessions/sessions.ts';
import { createUser, findUserByEmail, replacePasswordHash } from '../auth/users.ts';
import type { Config } from '../config/config.ts';
import { isLocalTrial } from '../config/origins.ts';
import { subscriptions } from '../db/schema-billing.ts';
import type { Deps } from '../deps.ts';

export const demoAccount = { email: 'demo@clearing.test', password: 'clearing1' } as const;

/** The fields of the API's responses that `buyAnnualPlan` needs. */
interface ResponseFields {
  accessToken: string;
  orderId: string;
  orderNumber: string;
  redirectUrl: string;
}

async function post(
  app: FastifyInstance,
  url: string,
  payload: object,
  token?: string,
): Promise<Partial<ResponseFields>> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await app.inject({ method: 'POST', url, payload, headers });
  if (response.statusCode >= 400) throw new Error(`${url} answered ${response.statusCode}`);
  return response.json();
}

/** Buys the annual plan as a user does: order, checkout, the sandbox's pay button, return. */
async function buyAnnualPlan(
  app: FastifyInstance,
  { publicUrl, prices }: Pick<Config, 'publicUrl' | 'prices'>,
): Promise<void> {
  const { accessToken } = await post(app, '/api/auth/login', { ...demoAccount, provider: 'LOCAL' });
  const amount = toAmount(priceCents(prices, 'annual', 'USD'));
  const order = { orderType: 'YEARLY', paymentMethod: 'stripe', amount, currency: 'USD' };
  const { orderId, orderNumber } = await post(app, '/api/orders/create', order, accessToken);
  const urls = {
    successUrl: `${publicUrl}/payment-success?order=${orderId}`,
    cancelUrl: `${publicUrl}/subscription-cancel`,
  };
  const checkout = await post(
    app,
    '/api/payments/stripe/subscription',
    { orderId, orderNumber, ...urls },
    accessToken,
  );
  const path = new URL(checkout.redirectUrl ?? '').pathname;
  await app.inject({ method: 'POST', url: `${path}/pay` });
  await post(app, `/api/orders/${orderId}/confirm`, {}, accessToken);
}

async function setPasswordAndEndSessions(
  deps: Deps,
  userId: string,
  passwordHash: string | null,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await replacePasswordHash(tx, userId, passwordHash);
    await revokeAllSessions(tx, userId, deps.now());
  });
}

/**
 * Creates a subscriber with a known password for a local trial with simulated payments and mail. Anywhere else, it
 * disables the account that an earlier trial may have left.
 */
export async function ensureDemoSubscriber(
  app: FastifyInstance,
  deps: Deps,
): Promise<typeof demoAccount | undefined> {
  const { config, db } = deps;
  const existing = await findUserByEmail(db, demoAccount.email);
  if (!config.stripe?.sandbox || !config.mail?.sandbox || !isLocalTrial(config)) {
    if (existing?.passwordHash) await setPasswordAndEndSessions(deps, existing.id, null);
    return undefined;
  }
  const user = existing ?? (await createUser(deps, { ...demoAccount, fullName: 'demo' }));
  if (!user.passwordHash)
    await setPasswordAndEndSessions(deps, user.id, await deps.passwords.hash(demoAccount.password));
  // An interrupted first start may have left the account without its subscription.
  const bought = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.userId, user.id));
  if (bought.length) return demoAccount;
  await buyAnnualPlan(app, config);
  return demoAccount;
}
