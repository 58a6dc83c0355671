import type { TaxKind } from '#shared/countries.ts';
import type { PlanId } from '#shared/plans.ts';
import { catalogue } from '../catalogue.ts';

/** The pay page and the offer to subscribe. tests/support/spec-texts.ts lists the texts that the specification fixes. */
export const billingTexts = catalogue('billing', {
  noSubscriptionTitle: 'Subscription needed',
  noSubscription: 'You do not have an active subscription. Would you like to subscribe now?',
  subscribeNow: 'Subscribe Now',
  maybeLater: 'Maybe Later',
  /** Beside the offer to subscribe. */
  freeOpen: 'Your first reflection is free. You can begin without paying.',
  freeStart: 'Begin for free',
  freeNotHere:
    'Your first reflection is still free. It has to be a new one that’s saved, so it doesn’t apply to this one.',
  freeUsed: 'You’ve had your free reflection.',
  questionSaved: 'Your question is saved',
  waiting: 'Waiting for you',
  included: [
    'As many reflections as you like',
    'One insight and one next step each time',
    'A check-in four weeks later, if you want one',
    'Export or delete everything, anytime',
  ],
  /** Beside the sums that will be charged; `included` is one of `inclTax`. */
  allPrices: (included: string) => `All prices ${included}.`,
  /** After a price, where the law wants it. */
  inclTax: {
    vat: 'incl. VAT',
    gst: 'incl. GST',
    'consumption-tax': 'incl. consumption tax',
    tax: 'incl. tax',
  } satisfies Record<TaxKind, string>,
  cancelShort: 'Cancel anytime',
  cancelAndExport: 'Cancel anytime, export everything',
  sample: 'See a finished reflection',
  refundRules: 'Refund rules',
  refund: (days: number) =>
    `Not for you? Write to us within ${days} ${days === 1 ? 'day' : 'days'} of your first payment and you’ll get all of it back.`,

  heading: 'Your Journey is Just a Step Away',
  manageHeading: 'Manage your subscription',
  country: 'Country',
  assumed: 'This is a guess. We don’t know where you are, so change it if it’s wrong.',
  finding: 'Looking up your currency',
  offer: (left: string) => `Urgent offer ends in ${left}`,
  offerEndsOn: (date: string) => `Offer ends on ${date}.`,
  offerOff: (code: string, off: string, charges: number) =>
    charges > 1
      ? `${code}: ${off} off each of your first ${charges} payments.`
      : `${code}: ${off} off your first payment.`,
  offerFree: (code: string, months: number) =>
    months === 1 ? `${code}: your first month is free.` : `${code}: your first ${months} months are free.`,
  hideOffer: 'Hide',
  hideOfferLabel: 'Hide the offer countdown',

  choosePlan: 'Choose a plan',
  annual: 'Annual',
  monthly: 'Monthly',
  bestValue: 'BEST VALUE',
  aYear: 'a year',
  aMonth: 'a month',
  /** One after the other, in a line below the price. */
  perMonth: (price: string) => `${price} a month`,
  /** Read out before the price that is crossed out. */
  originalPrice: 'Original price',
  /** After that price. */
  saved: (sum: string) => `, you save ${sum}`,
  overYear: (sum: string) => `${sum} over a year`,
  lessThanMonthly: (sum: string) => `${sum} less than monthly`,
  annualFor: 'A whole year of reflections',
  monthlyFor: 'One month at a time',

  payWith: 'Pay with',
  selectPlan: 'Select a Plan',
  selectMethod: 'Select Payment Method',
  payAnnually: (method: string) => `Pay Annually with ${method}`,
  payMonthly: (method: string) => `Pay Monthly with ${method}`,
  processing: 'Processing...',
  notNow: 'Not now',
  opening: 'Opening the payment page',
  renewsYearly: (price: string) => `${price} today, then ${price} each year.`,
  renewsMonthly: (price: string) => `${price} today, then ${price} each month.`,
  chargedNext: (price: string, date: string) =>
    `Your next charge is ${price} on ${date}. The plan renews until you cancel.`,
  onlyToday: (today: string) => `${today} today.`,
  todayAndMore: (today: string, more: number) =>
    `${today} today, and the same for the next ${more === 1 ? 'payment' : `${more} payments`}.`,
  nothingToday: 'Nothing to pay today.',
  thenFull: {
    monthly: (price: string, date: string) => `From ${date}: ${price} each month until you cancel.`,
    annual: (price: string, date: string) => `From ${date}: ${price} each year until you cancel.`,
  } satisfies Record<PlanId, unknown>,
  cancelBefore: (date: string) =>
    `Cancel before ${date} and you pay nothing. We’ll remind you a week before.`,
  code: 'Promotion code',
  codeAsk: 'I have a promotion code',
  codeApply: 'Apply',
  codeChecking: 'Checking...',
  codeApplied: (code: string) => `Code ${code} applied`,
  codeRemove: 'Remove',
  codeNeedsLogin: 'Please sign in to use a code. We’ll keep it for you.',
  codeFailed: 'The code couldn’t be checked. Please try again.',
  cancelAnyTime: "Cancel any time in Settings. You keep access until the end of the period you've paid for.",
  secure: (method: string) => `Secure payment, handled by ${method}. We never see your card.`,
  securePlain: 'Secure payment. We never see your card.',
  sandbox: 'Sandbox: no money moves',
  needsNetwork: "You need to be online to pay. Your choice is kept until you're back.",
  noMethods: "Payments aren't available right now. Please try again later.",

  loginFirst: 'Please login first',
  goToLogin: 'Sign in to continue',
  orderFailed: 'Failed to create order',
  /** Below the line that says what failed. */
  notCharged: 'You weren’t charged.',
  initFailed: 'Subscription initialization failed',
  providerFailed: (provider: string) => `Failed to initialize ${provider}`,
  sessionExpired: 'Your session has expired. Please login again.',
  payFailed: 'Subscription processing failed. Please try again.',
  /** By the server's code; any other refusal is told in the server's own words. */
  refusals: {
    already_subscribed: 'You already have an active subscription.',
    order_paid: "This order is already paid. You won't be charged again.",
    order_expired: 'This checkout has expired and nothing was charged. Please try again.',
    payment_declined: 'Your payment was declined and nothing was charged. Please try another payment method.',
    provider_off: 'This payment method is no longer available. Please choose another one.',
    offer_unknown: 'We don’t know this code. Please check the spelling.',
    offer_ended: 'This offer has ended.',
    offer_not_for_plan: 'This code isn’t for this plan or currency.',
    offer_used: 'You’ve already used this code.',
    offer_used_up: 'This code has been used up.',
    offer_changed: 'This offer has changed in the meantime. Nothing was charged. Please reload the page.',
    too_many_requests: 'request too frequent, please try later',
  },

  subscribedTitle: "You're subscribed",
  startAnyTime: 'You can start with a question whenever you like.',
  yourSubscription: 'Your subscription',
  checking: 'Checking your subscription',
  checkFailed: 'Failed to check subscription status. Please try again later.',
  tryAgain: 'Try again',

  confirming: 'Confirming your payment',
  confirmingText: 'This usually takes a few seconds. You can leave this page open.',
  paid: 'Payment successful',
  paidText: 'Thank you. Your subscription is active.',
  freeStarted: 'Your free time has started',
  freeStartedText: 'Nothing was charged today. Your subscription is active.',
  refunded: 'This payment was refunded',
  refundedText: "You'll get the full amount back, the way you paid.",
  plan: 'Plan',
  amount: 'Amount paid',
  valid: 'Valid until',
  nextCharge: 'Next charge',
  receipt: 'Receipt',
  onDate: (price: string, date: string) => `${price} on ${date}`,
  continueQuestion: 'Continue with your question',
  goesOn: 'Your first question comes next. This page goes on by itself in a few seconds.',
  stay: 'Stay on this page',
  backToHome: 'Back to Home',
  stillPending: "Your payment isn't confirmed yet",
  stillPendingText: "The payment provider hasn't confirmed it yet. You won't be charged twice.",
  expired: 'This checkout has expired',
  expiredText: "It wasn't completed in time, and nothing was charged. You can start again.",
  checkAgain: 'Check again',
  unknownOrder: "We couldn't find this order",
  unknownOrderText: "If you've paid, your subscription will appear in Settings within a few minutes.",
  confirmFailed: "We couldn't reach the server",
  confirmFailedText: "Your payment isn't lost. Please check again in a moment.",
  toPlans: 'Back to the plans',
  cancelled: 'Payment canceled',
  cancelledText: 'Nothing was charged, and your choice is saved.',
});

/** The page of the link in emails about a payment. */
export const fixPaymentTexts = catalogue('fixPayment', {
  title: 'Sort out your payment',
  text: 'You’ll continue on our payment provider’s own page. There you can confirm the payment or choose another payment method. We never see your card.',
  open: 'Continue to the payment page',
  opening: 'Opening...',
  failed: 'The payment provider’s page couldn’t be opened. Please try again.',
  invalid: 'This link no longer works',
  invalidText:
    'Links in our emails work for 30 days. Sign in to see your subscription and change your payment method there.',
  done: 'Thank you',
  doneText: 'Your change has been passed on. Once the payment goes through, we’ll email you the receipt.',
  manage: 'Manage your subscription',
});

/** What a subscriber reads and does: status, cancelling, change of plan, payments and receipts. */
export const manageTexts = catalogue('manage', {
  plan: 'Plan',
  plans: { monthly: 'Monthly', annual: 'Annual' } satisfies Record<PlanId, string>,
  valid: 'Valid until',
  nextCharge: 'Next charge',
  nextAttempt: 'Next attempt',
  chargeOn: (price: string, date: string) => `${price} on ${date}`,
  noCharge: 'None',
  fullPriceFrom: 'Full price from',
  tryAgain: 'Try again',

  willEnd: 'This subscription will be canceled at the end of the current period',
  priceChange: (date: string, price: string) =>
    `Your price changes: from ${date} on, you pay ${price}. If you don’t want that, cancel before then.`,
  waitingSwitch: (plan: string, date: string) => `Switches to ${plan} on ${date}.`,
  owed: 'Owed',
  pastDueTitle: "Your last payment didn't go through",
  /** The operator's rule for access while a payment is missing. */
  pastDueAccess: (date: string) =>
    `You can use everything until ${date}. After that, new reflections wait until it's paid. You can always read the ones you have.`,
  pastDueNoAccess:
    'New reflections are on hold until it does. You can always read the ones you have, and once the payment arrives, everything is open again.',
  actionTitle: 'Please confirm your payment',
  actionText: 'Your bank wants to be sure it’s you before it pays. Nothing has been taken yet.',
  actionNext: 'Without a confirmation, your subscription ends and nothing is charged.',
  confirmPayment: 'Confirm payment',
  pastDueRetry: (date: string) => `We'll try again on ${date}.`,
  pastDueStopped:
    'No new attempt is scheduled. To continue, update your payment method, or cancel and subscribe again.',
  pastDueNext: "If it keeps failing, your subscription ends and you won't be charged again.",
  returned:
    "Dialogues are on hold: your last payment was returned or hasn't arrived yet, or a pause has just ended.",
  returnedNext: (date: string) => `Your next charge is on ${date}. You can cancel before then.`,
  returnedEnds: "You won't be charged again.",
  paused: "You aren't charged while it is paused.",
  pausedUntil: (date: string) => `Your subscription is paused until ${date}`,
  pausedWithoutEnd: 'Your subscription is paused',
  pausedAccess: (date: string) =>
    `You can use everything until ${date}, the end of the period you've paid for.`,
  pausedNoAccess: 'New reflections wait until it ends. You can always read the ones you have.',
  pausedNext: "The pause ends by itself with the next charge, and we'll write to you a week before.",
  unconfirmed: "Your payment isn't confirmed yet. This usually takes a few minutes.",
  ended: "This subscription has ended. You won't be charged again.",

  cancel: 'Cancel subscription',
  cancelTitle: 'Cancel your subscription?',
  cancelAccess: (date: string) => `You keep access until ${date}, and you won't be charged again.`,
  cancelNoAccess: "It ends right away. We won't retry the failed payment, and you won't be charged again.",
  cancelPaused: "It ends right away, and you won't be charged again.",
  cancelConfirm: 'Yes, cancel',
  cancelling: 'Canceling...',
  keep: 'Keep subscription',
  cancelDone: 'cancel subscription succeeded',
  cancelNoRecords: 'No payment records found. Nothing was changed. Please try again in a few minutes.',
  cancelNoId: 'No valid subscription id found. Nothing was changed. Please try again in a few minutes.',
  cancelFailed: (reason: string) => `Canceling failed: ${reason}`,
  cancelException: 'Canceling ran into a problem and may not have worked. Please try again.',

  pauseTitle: 'Or take a break',
  pauseFor: 'Pause for',
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  pauseText: (access: string, until: string, price: string) =>
    `You can use everything until ${access}. Then nothing is charged until ${until}, when it continues at ${price} a month. You can end the pause or cancel at any time.`,
  pauseConfirm: (months: string) => `Pause for ${months}`,
  pausing: 'Pausing...',
  pauseDone: (until: string) => `Your subscription is paused until ${until}.`,
  pauseFailed: (reason: string) => `That didn't work: ${reason}`,
  pauseException:
    "We got no answer, so it may not have worked. Please try again. You won't be charged twice.",
  endPause: 'End the pause now',
  endPauseFor: (price: string) => `Pay ${price} and end the pause`,
  endPauseFree:
    'If you end the pause now, nothing is charged today, and it renews at the end of the period as before.',
  endPauseCharged: (price: string) =>
    `If you end the pause now, ${price} is charged today, and a new month starts right away.`,
  endPauseLater: (provider: string) =>
    `If you end the pause now, nothing is charged today. ${provider} charges on your next billing day, and everything is open again from then on.`,
  endingPause: 'Ending the pause...',
  pauseEnded: 'The pause has ended.',

  undo: 'Undo cancellation',
  undoing: 'Undoing...',
  undoText: (date: string) =>
    `Changed your mind? Undo this before ${date} and your subscription goes on as before.`,
  undoDone: 'Your subscription continues.',
  undoFailed: (reason: string) => `The cancellation couldn't be undone: ${reason}`,
  undoException: "We couldn't reach the server. Please try again.",

  reasons: {
    subscription_ended: 'this subscription has already ended.',
    cannot_resume: 'it can no longer be undone.',
    cannot_pause: 'this subscription can only be paused while its plan is monthly and its period is paid.',
    quote_changed: 'the amount has changed in the meantime. Please look at it again.',
    cancel_waiting: 'a cancellation is pending. Undo it first.',
    payment_failing: "your last payment didn't go through. Please update your payment method first.",
    payment_returned:
      'your payment for this period was refunded or is disputed. You can change plans after your next payment.',
    offer_running: 'your offer still applies. You can change plans once its full price has begun.',
    subscription_paused: 'your subscription is paused. End the pause first.',
    switch_waiting: 'this change is already scheduled.',
    payment_declined: 'your payment method was declined.',
    already_subscribed: 'you have another active subscription.',
    not_found: "this subscription wasn't found.",
    provider_off:
      'this payment method is no longer available here. Please write to us, or cancel with the payment provider.',
    too_many_requests: 'there were too many attempts. Please wait a moment.',
    redirect_not_allowed: "this page's address isn't allowed.",
    unknown: "we don't know why. Please try again later.",
  } as Record<string, string> & { unknown: string },
  sessionExpired: 'Your session has expired. Please login again.',

  switchTo: { monthly: 'Switch to Monthly', annual: 'Switch to Annual' } satisfies Record<PlanId, string>,
  switchAfterOffer: (date: string) => `You can switch plans from ${date} on, when the full price begins.`,
  keepPlan: { monthly: 'Stay on Monthly', annual: 'Stay on Annual' } satisfies Record<PlanId, string>,
  quoting: 'Working out the cost...',
  quoteFailed: "We couldn't work out the cost. Nothing was changed.",
  quoteRefused: (reason: string) => `This change isn't possible right now: ${reason}`,
  today: 'Today',
  credit: 'Credit, already deducted',
  nothing: 'Nothing',
  thenEvery: {
    monthly: (price: string) => `${price} each month after that, until you cancel.`,
    annual: (price: string) => `${price} each year after that, until you cancel.`,
  },
  nowCharged: (price: string, plan: string) =>
    `${price} is charged today, and the ${plan} plan starts right away.`,
  nowFree: (plan: string) => `Nothing is charged today. The ${plan} plan starts right away.`,
  nowCredit: (credit: string) =>
    `The unused part of your current period, worth ${credit}, has already been deducted.`,
  later: (present: string, date: string, next: string) =>
    `Nothing is charged today. Your ${present} plan runs until ${date}, then the ${next} plan starts.`,
  takeBack: (plan: string, other: string) =>
    `You'll stay on the ${plan} plan. The switch to ${other} won't happen, and nothing is charged today.`,
  atProvider: (provider: string) =>
    `You'll confirm this with ${provider} on the next page. Nothing changes until you do.`,
  payAndSwitch: (price: string) => `Pay ${price} and switch`,
  toProvider: (provider: string) => `Continue to ${provider}`,
  notNow: 'Not now',
  switching: 'Switching...',
  quoteChanged: 'The amount has changed in the meantime. This is the new one, and nothing was charged.',
  declined: 'Your payment method was declined. Nothing was changed and nothing was charged.',
  switchFailed: (reason: string) => `Your plan wasn't changed: ${reason}`,
  switchException:
    "We got no answer, so the change may not have worked. Please try again. You won't be charged twice.",
  unsafeRedirect: "The payment page couldn't be opened. Nothing was changed.",
  switchedNow: (plan: string) => `You're on the ${plan} plan now.`,
  switchedLater: (plan: string, date: string) => `You'll switch to the ${plan} plan on ${date}.`,
  switchTakenBack: (plan: string) => `You stay on the ${plan} plan.`,
  checkingReturn: (provider: string) => `Checking your change with ${provider}...`,
  notConfirmed: (provider: string) =>
    `${provider} hasn't confirmed a change. If you agreed to it there, it will appear here within a few minutes.`,

  updateMethod: 'Update payment method',
  opening: 'Opening...',
  portalFailed: (reason: string) => `The page for your payment method couldn't be opened: ${reason}`,
  portalException: "The page for your payment method couldn't be opened. Please try again.",

  history: 'Payment history',
  historyLoading: 'Loading your payments...',
  historyEmpty: 'No payments yet.',
  historyFailed: "Your payments couldn't be loaded.",
  status: {
    paid: 'Paid',
    free: 'Free',
    refunded: 'Refunded',
    partially_refunded: 'Partly refunded',
    disputed: 'Disputed',
  },
  receipt: 'Receipt',
  receiptOf: (date: string) => `Receipt from ${date}`,
  receiptBy: (product: string) => `${product} receipt`,
  orderNumber: 'Order number',
  paymentReference: 'Payment number',
  date: 'Paid on',
  period: 'Period',
  periodOf: (from: string, to: string) => `${from} to ${to}`,
  fullPrice: 'Price',
  unusedCredit: 'Credit for unused time',
  creditNote:
    'You changed plans partway through a period you’d already paid for. The time left in it was deducted from the price.',
  seller: 'Seller',
  sellerOf: (name: string, address: string) => `${name}, ${address}`,
  questions: 'Questions?',
  utc: 'Dates are in UTC.',
  amount: 'Amount paid',
  refunded: 'Refunded',
  kept: 'Amount after refund',
  statusLabel: 'Status',
  paidWith: 'Paid with',
  byCard: (provider: string) => `Card (${provider})`,
  receiptNumber: 'Receipt number',
  net: 'Net amount',
  taxNames: { vat: 'VAT', gst: 'GST', 'consumption-tax': 'Consumption tax', tax: 'Tax' } satisfies Record<
    TaxKind,
    string
  >,
  tax: (name: string, rate: string | null, country: string | null) =>
    [name, rate && `${rate}%`, country && `(${country})`].filter(Boolean).join(' '),
  receiptPdf: 'Receipt (PDF)',
  creditNotePdf: 'Credit note (PDF)',
  downloading: 'Preparing...',
  downloadFailed: "The file couldn't be downloaded. Please try again.",
  print: 'Print',
  providerReceipt: (provider: string) => `Receipt from ${provider}`,
  newTab: 'opens in a new tab',
});
