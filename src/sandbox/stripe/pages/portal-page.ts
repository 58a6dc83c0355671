import { escapeHtml } from '../../html.ts';
import { buttonForm, dayText, moneyText, payPageFrame } from '../../pay-page-frame.ts';
import type { WirePortal, WireSubscription } from '../api/wire.ts';
import { isDeclining } from '../lifecycle/charging.ts';
import { isEnded, productName, type World } from '../lifecycle/world.ts';
import { itemOf } from '../objects/subscription-object.ts';

export function noPortalPage(): string {
  return payPageFrame('Sandbox billing', '<h1>This link has expired</h1><p>Go back and open it again.</p>');
}

function subscriptionBody(world: World, path: string, subscription: WireSubscription): string {
  const { price, quantity = 1, current_period_end: end } = itemOf(subscription);
  const sum = moneyText((price.unit_amount ?? 0) * quantity, price.currency);
  const button = (action: string, label: string, kind?: 'main') =>
    buttonForm(`${path}/${subscription.id}/${action}`, label, kind);
  const endsAt = subscription.cancel_at;
  const owes = subscription.status === 'past_due' || isDeclining(world, subscription.id);
  return `<h2>${escapeHtml(productName(world, price))}</h2>
<p>${escapeHtml(sum)} per ${price.recurring?.interval}. ${endsAt === null ? `Renews on ${dayText(new Date(end * 1_000))}.` : `Ends on ${dayText(new Date(endsAt * 1_000))}.`}</p>
${owes ? `<p class="declined" role="alert">Your card was declined.</p>${button('mend', 'Use a card that works', 'main')}` : ''}
${endsAt === null ? button('cancel', 'Cancel subscription') : button('undo', 'Keep subscription', 'main')}`;
}

/** The customer's subscriptions that go on, and the way back. */
export function portalPage(world: World, path: string, portal: WirePortal): string {
  const own = Object.values(world.state.subscriptions).filter(
    (subscription) => subscription.customer === portal.customer && !isEnded(subscription),
  );
  const body = own.map((subscription) => subscriptionBody(world, path, subscription)).join('\n');
  const back = escapeHtml(portal.return_url ?? '/');
  return payPageFrame(
    'Sandbox billing',
    `<h1>Your subscription</h1>
${body || '<p>You have no running subscription.</p>'}
<p><a class="button" href="${back}">Go back</a></p>`,
  );
}
