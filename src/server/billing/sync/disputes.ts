/** What happens after a customer disputed a payment: the subscription is cancelled, and the operator gets a mail. */
import { eq } from 'drizzle-orm';
import { defaultLocale } from '#shared/locales.ts';
import { pageUrl } from '#shared/pages.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { payments, subscriptions } from '../../db/schema-billing.ts';
import type { Deps } from '../../deps.ts';
import { createDisputeMail } from '../../mail/messages.ts';
import { requireProvider } from '../providers/provider.ts';
import { syncSubscription } from './sync-subscription.ts';

type DisputeDeps = Pick<
  Deps,
  'db' | 'billingNow' | 'providers' | 'jobs' | 'mailer' | 'config' | 'log' | 'metrics'
>;

/**
 * The job for a new dispute. It can be repeated: the mail comes last. No mail without a seller's address, which
 * production requires; the admin page and the alert show the dispute as well.
 */
export async function handleDispute(deps: DisputeDeps, { paymentId }: { paymentId: string }): Promise<void> {
  const { db, config, log } = deps;
  const [found] = await db
    .select({ payment: payments, row: subscriptions })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(eq(payments.id, paymentId));
  if (!found?.payment.disputed) return;
  const { payment, row } = found;
  const provider = requireProvider(deps.providers, row.provider);
  if (row.status !== 'ended' && !row.cancelAtPeriodEnd) {
    await provider.cancelAtPeriodEnd(row.providerSubscriptionId);
    await syncSubscription({ ...deps, now: deps.billingNow, provider }, row.providerSubscriptionId);
  }
  log.warn({ provider: row.provider, payment: payment.providerPaymentId }, 'a payment was disputed');
  if (!config.seller) return;
  await deps.mailer.send({
    to: config.seller.email,
    ...createDisputeMail(
      {
        productName: config.productName,
        providerName: providerDescriptors[row.provider].label,
        amount: { cents: payment.amountCents, currency: payment.currency },
        reference: payment.providerPaymentId,
        paidAt: payment.paidAt,
        link: payment.disputeUrl ?? config.publicUrl + pageUrl('admin'),
      },
      defaultLocale,
    ),
  });
}
