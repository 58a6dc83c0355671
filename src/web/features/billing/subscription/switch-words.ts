/** The texts of the dialog that switches the plan, and of the message after it. */
import type { OwnSubscription, SwitchQuote } from '#shared/contract/shapes.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { toPlanId } from '#shared/plan-codec.ts';
import { manageTexts } from '../../../i18n/en/billing.ts';
import { formatDate, formatPrice, otherPlan } from '../dates-and-prices.ts';

export interface SwitchWords {
  /** What is charged today: a sum, or a word for none. */
  today: string;
  next: string;
  /** Sentences, in order. */
  text: string[];
  confirm: string;
}

interface Switch {
  subscription: OwnSubscription;
  quote: SwitchQuote;
}

/** The target is the current plan: a switch that has not happened yet is undone. */
const isUndo = ({ subscription, quote }: Switch) =>
  toPlanId(quote.orderType) === toPlanId(subscription.subscriptionType);

/** What happens today. */
function todaySentences({ subscription, quote }: Switch): string[] {
  const t = manageTexts();
  const plan = t.plans[toPlanId(quote.orderType)];
  const currentPlan = toPlanId(subscription.subscriptionType);
  const sum = (amount: number) => formatPrice(amount, quote.currency);
  if (quote.effective === 'now' && quote.dueToday > 0) {
    const charged = t.nowCharged(sum(quote.dueToday), plan);
    return quote.credit > 0 ? [charged, t.nowCredit(sum(quote.credit))] : [charged];
  }
  if (isUndo({ subscription, quote })) return [t.takeBack(plan, t.plans[otherPlan(currentPlan)])];
  if (quote.effective === 'period-end')
    return [t.later(t.plans[currentPlan], formatDate(quote.nextCharge.at), plan)];
  return quote.credit > 0 ? [t.nowFree(plan), t.nowCredit(sum(quote.credit))] : [t.nowFree(plan)];
}

function confirmLabel({ subscription, quote }: Switch): string {
  const t = manageTexts();
  const plan = toPlanId(quote.orderType);
  if (quote.dueToday > 0) return t.payAndSwitch(formatPrice(quote.dueToday, quote.currency));
  const { confirmsSwitches, label } = providerDescriptors[subscription.paymentProvider];
  if (confirmsSwitches) return t.toProvider(label);
  return isUndo({ subscription, quote }) ? t.keepPlan[plan] : t.switchTo[plan];
}

/** What is charged or credited today, what is charged next and when, for every kind of switch. */
export function switchWords(change: Switch): SwitchWords {
  const t = manageTexts();
  const { subscription, quote } = change;
  const plan = toPlanId(quote.orderType);
  const nextSum = formatPrice(quote.nextCharge.amount, quote.nextCharge.currency);
  const { confirmsSwitches, label } = providerDescriptors[subscription.paymentProvider];
  return {
    today: quote.dueToday > 0 ? formatPrice(quote.dueToday, quote.currency) : t.nothing,
    next: t.chargeOn(nextSum, formatDate(quote.nextCharge.at)),
    text: [
      ...todaySentences(change),
      t.thenEvery[plan](nextSum),
      ...(confirmsSwitches ? [t.atProvider(label)] : []),
    ],
    confirm: confirmLabel(change),
  };
}

/** The confirmation after the switch. */
export function switchedText(change: Switch): string {
  const t = manageTexts();
  const { quote } = change;
  const plan = t.plans[toPlanId(quote.orderType)];
  if (isUndo(change)) return t.switchTakenBack(plan);
  return quote.effective === 'now'
    ? t.switchedNow(plan)
    : t.switchedLater(plan, formatDate(quote.nextCharge.at));
}
