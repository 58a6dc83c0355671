import type { OwnSubscription, SwitchQuote } from '#shared/contract/shapes.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { manageTexts } from '../../../i18n/manage.ts';
import { dateText, otherPlan, planOf, price } from './manage-words.ts';

export interface SwitchWords {
  title: string;
  /** What is charged today, as a sum or a word. */
  today: string;
  next: string;
  /** Whole sentences, in their order. */
  text: string[];
  confirm: string;
}

interface Parts {
  subscription: OwnSubscription;
  quote: SwitchQuote;
}

const isTakeBack = ({ subscription, quote }: Parts) =>
  planOf(quote.orderType) === subscription.subscriptionType;

/** What happens today, by case. */
function opening({ subscription, quote }: Parts): string[] {
  const t = manageTexts();
  const plan = t.plans[planOf(quote.orderType)];
  const present = t.plans[subscription.subscriptionType];
  const sum = (amount: number) => price(amount, quote.currency);
  if (quote.effective === 'now' && quote.dueToday > 0) {
    const charged = t.nowCharged(sum(quote.dueToday), plan);
    return quote.credit > 0 ? [charged, t.nowCredit(sum(quote.credit))] : [charged];
  }
  if (isTakeBack({ subscription, quote }))
    return [t.takeBack(plan, t.plans[otherPlan(subscription.subscriptionType)])];
  if (quote.effective === 'period-end') return [t.later(present, dateText(quote.nextCharge.at), plan)];
  return quote.credit > 0 ? [t.nowFree(plan), t.nowCredit(sum(quote.credit))] : [t.nowFree(plan)];
}

function confirmLabel({ subscription, quote }: Parts): string {
  const t = manageTexts();
  const plan = planOf(quote.orderType);
  if (quote.dueToday > 0) return t.payAndSwitch(price(quote.dueToday, quote.currency));
  const { confirmsSwitches, label } = providerDescriptors[subscription.paymentProvider];
  if (confirmsSwitches) return t.toProvider(label);
  return isTakeBack({ subscription, quote }) ? t.keepPlan[plan] : t.switchTo[plan];
}

/** Exactly what is charged or credited today, what is charged next and when, for every kind of change. */
export function switchWords(parts: Parts): SwitchWords {
  const t = manageTexts();
  const { subscription, quote } = parts;
  const plan = planOf(quote.orderType);
  const nextSum = price(quote.nextCharge.amount, quote.nextCharge.currency);
  const { confirmsSwitches, label } = providerDescriptors[subscription.paymentProvider];
  return {
    title: isTakeBack(parts) ? t.keepPlan[plan] : t.switchTo[plan],
    today: quote.dueToday > 0 ? price(quote.dueToday, quote.currency) : t.nothing,
    next: t.chargeOn(nextSum, dateText(quote.nextCharge.at)),
    text: [...opening(parts), t.thenEvery[plan](nextSum), ...(confirmsSwitches ? [t.atProvider(label)] : [])],
    confirm: confirmLabel(parts),
  };
}

/** Said once it is done. */
export function switchedText(parts: Parts): string {
  const t = manageTexts();
  const { quote } = parts;
  const plan = t.plans[planOf(quote.orderType)];
  if (isTakeBack(parts)) return t.switchTakenBack(plan);
  return quote.effective === 'now'
    ? t.switchedNow(plan)
    : t.switchedLater(plan, dateText(quote.nextCharge.at));
}
