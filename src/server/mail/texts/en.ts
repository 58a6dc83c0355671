/** The mails in English. All languages share the types of these texts, so missing texts are type errors. */

import type { TaxKind } from '#shared/countries.ts';
import { longDate } from '#shared/dates.ts';
import type { PlanId } from '#shared/plans.ts';
import {
  type AccessEnded,
  type Amount,
  type Cancelled,
  type CardExpiring,
  type Charge,
  type ConfirmPayment,
  type FreeTimeStarted,
  formatAmount,
  type Paused,
  type PauseEnded,
  type PaymentFailed,
  type PriceChange,
  type Receipt,
  type Refunded,
  type RefundedDuplicate,
  type Renewal,
  type Resumed,
  type Seller,
  type Switched,
  type SwitchPlanned,
  type SwitchUndone,
} from '../billing-notice.ts';

export interface CodeMail {
  productName: string;
  code: string;
  lifeMinutes: number;
}

export interface DeletedMail {
  productName: string;
  /** Whether a subscription was still running. */
  subscriptionEnded: boolean;
}

/** For the operator. */
export interface DisputeMail {
  productName: string;
  providerName: string;
  amount: Amount;
  /** The provider's number of the payment. */
  reference: string;
  paidAt: Date;
  /** The provider's page where the dispute is answered. */
  link: string;
}

export interface ReminderMail {
  productName: string;
  /** The page of the check-in. */
  link: string;
  stopLink: string;
}

const plans: Record<PlanId, string> = { monthly: 'Monthly', annual: 'Annual' };
const date = (at: Date) => longDate(at, 'en');

/** What the user can do while a payment is missing. */
const whileUnpaid = (accessUntil: Date | null) =>
  accessUntil
    ? `You can use everything until ${date(accessUntil)}.`
    : 'New reflections are on hold until the payment arrives. You can still read the ones you have.';

export const en = {
  /** Between a name and its value. */
  colon: ': ',
  code: {
    register: ({ productName, code, lifeMinutes }: CodeMail) => ({
      subject: `${code} is your ${productName} code`,
      heading: 'Your verification code',
      lead: `Enter this code to create your ${productName} account:`,
      life: `It works once and expires in ${lifeMinutes} minutes. Enter it in the browser you asked from, where only your newest code works.`,
      unasked: "Didn't ask for this? You don't need to do anything: without the code, no account is created.",
    }),
    reset: ({ productName, code, lifeMinutes }: CodeMail) => ({
      subject: `${code} is your ${productName} code`,
      heading: 'Your password reset code',
      lead: `Enter this code to choose a new password for your ${productName} account:`,
      life: `It works once and expires in ${lifeMinutes} minutes. Enter it in the browser you asked from, where only your newest code works.`,
      unasked: "Didn't ask for this? You don't need to do anything: your password stays as it is.",
    }),
  },
  passwordChangedByCode: (productName: string) => ({
    subject: `Your ${productName} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      "Someone set a new password with a code we emailed to you. You've been signed out everywhere.",
      `Wasn't you? Then someone can read your email. Secure your mailbox first, then choose a new password with "Forgot password?" on the login page.`,
    ],
  }),
  passwordChangedByPassword: (productName: string) => ({
    subject: `Your ${productName} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      'Someone set a new password in Settings, using your old one. You’ve been signed out on every other device.',
      `Wasn't you? Then someone knows your password. Choose a new one right away with "Forgot password?" on the login page. That signs everyone out.`,
    ],
  }),
  sessionEnded: (productName: string) => ({
    subject: `You were signed out of ${productName} on one device`,
    heading: 'We signed you out on one device',
    paragraphs: [
      'A sign-in key that had already been used was used again. That can happen when a browser is restored from a backup. It can also mean that someone has a copy of it, so we ended that session to be safe.',
      'Sign in again and everything will be where you left it. If this happens more than once, choose a new password with "Forgot password?" on the login page. That signs you out everywhere.',
    ],
  }),
  identityLinked: (productName: string, provider: 'Google' | 'Apple') => ({
    subject: `${provider} sign-in was added to your ${productName} account`,
    heading: `You can now sign in with ${provider}`,
    paragraphs: [
      `Someone signed in with a ${provider} account that uses this email address, so it now opens your ${productName} account too. Your password stays as it is.`,
      `Wasn't you? Then someone else can use your ${provider} account. Secure that account first.`,
    ],
  }),
  reminder: ({ productName, link, stopLink }: ReminderMail) => ({
    subject: `Your reminder from ${productName}`,
    heading: 'Then and now',
    paragraphs: [
      'Today is the day on which you wanted to look back. A few short questions are waiting for you, and what you wrote then is beside them.',
      'Not today? There is no hurry: it stays where it is.',
    ],
    action: { label: 'Look back', url: link },
    footer: [`You get this email because you asked ${productName} to remind you.`],
    stop: { label: 'Stop all reminders', url: stopLink },
  }),
  accountDeleted: ({ productName, subscriptionEnded }: DeletedMail) => ({
    subject: `Your ${productName} account has been deleted`,
    heading: 'Your account has been deleted',
    paragraphs: [
      "Your questions, answers and results are gone, and the key they were encrypted with has been destroyed. You're signed out everywhere.",
      ...(subscriptionEnded ? ['Your subscription has ended. Nothing more will be charged.'] : []),
      'Your payments stay in our books, without your name or email address. This is the last email about this account.',
      "Wasn't you? Then someone else was signed in as you. We can't bring back what was deleted, but please secure your mailbox.",
    ],
  }),
  billing: {
    plans,
    labels: {
      plan: 'Plan',
      currentPlan: 'Current plan',
      period: 'Period',
      price: 'Price',
      receiptNumber: 'Receipt number',
      net: 'Net amount',
      credit: 'Credit for unused time',
      amount: 'Amount',
      amountPaid: 'Amount paid',
      amountRefunded: 'Amount refunded',
      paidOn: 'Paid on',
      paidWith: 'Paid with',
      orderNumber: 'Order number',
      paymentNumber: 'Payment number',
      seller: 'Seller',
      nextCharge: 'Next charge',
      firstCharge: 'First charge',
      nextAttempt: 'Next attempt',
      cardUntil: 'Card valid until',
      chargedOn: 'Charged on',
      cancelBefore: 'Cancel before',
      currentPrice: 'Current price',
      newPrice: 'New price',
      paidUntil: 'Paid until',
      accessUntil: 'Access until',
    },
    cancel: 'Cancel this subscription',
    manage: 'Manage your subscription',
    from: (at: Date) => `From ${date(at)}`,
    period: (start: Date, end: Date) => `${date(start)} to ${date(end)}`,
    nextCharge: (next: Charge | null) => (next ? `${formatAmount(next)} on ${date(next.at)}` : 'None'),
    taxNames: { vat: 'VAT', gst: 'GST', 'consumption-tax': 'Consumption tax', tax: 'Tax' } satisfies Record<
      TaxKind,
      string
    >,
    /** A row's name: what tax, at which rate, and where. */
    tax: (name: string, rate: string | null, country: string | null) =>
      [name, rate && `${rate}%`, country && `(${country})`].filter(Boolean).join(' '),
    card: (provider: string) => `Card (${provider})`,
    seller: ({ name, address }: Seller) => `${name}, ${address}`,
    /** The seller, the address for questions, and the time zone of the dates. */
    footer: (productName: string, seller: Seller | undefined) => [
      ...(seller
        ? [
            `${productName} is sold by ${seller.name}, ${seller.address}.`,
            `Questions? Write to ${seller.email}.`,
          ]
        : [`No seller has been set up for this copy of ${productName} yet.`]),
      'Dates are in UTC.',
    ],
  },
  /** The receipt of a payment or a refund, as PDF. */
  document: {
    titles: { payment: 'Invoice and receipt', refund: 'Credit note' },
    number: 'Number',
    issuedOn: 'Issued on',
    billedTo: 'Billed to',
    taxNumber: (id: string) => `Tax number: ${id}`,
    item: (productName: string, plan: PlanId) => `${productName}, ${plans[plan]} plan`,
    corrects: (number: string) => `Refund of a payment that was invoiced as ${number}`,
    totalPaid: 'Total paid',
    totalRefunded: 'Total refunded',
    noSeller: (productName: string) => `No seller has been set up for this copy of ${productName} yet.`,
    contact: (email: string) => `Questions? Write to ${email}.`,
    utc: 'Dates are in UTC.',
  },
  /** For the operator. */
  dispute: ({ productName, providerName, amount, reference, paidAt, link }: DisputeMail) => ({
    subject: `${productName}: a payment of ${formatAmount(amount)} is disputed`,
    heading: 'A payment is disputed',
    paragraphs: [
      `The renewal was stopped, so this person isn’t charged again. Please answer the dispute at ${providerName} in time, or the money is lost.`,
    ],
    rows: [
      ['Amount', formatAmount(amount)],
      ['Paid on', date(paidAt)],
      ['Payment number', reference],
    ] satisfies [string, string][],
    action: { label: `Answer at ${providerName}`, url: link },
  }),
  notices: {
    receipt: (notice: Receipt) => {
      const { productName, amount: sum, creditCents, next } = notice;
      const price = formatAmount({ ...sum, cents: sum.cents + creditCents });
      const credit = formatAmount({ ...sum, cents: creditCents });
      return {
        subject: `Your ${productName} receipt: ${formatAmount(sum)}`,
        heading: 'Thank you',
        paragraphs: [
          `Your payment went through. Here’s your receipt for ${productName}.`,
          ...(creditCents
            ? [
                `You changed plans partway through a period you’d already paid for. The time left in it was worth ${credit}, so we took that off the price of ${price}.`,
              ]
            : []),
          next
            ? 'Your plan renews automatically until you cancel. You can cancel anytime and keep access until the end of the period you’ve paid for.'
            : 'You won’t be charged again.',
        ],
        actionLabel: 'See your payments',
      };
    },
    refunded: (notice: Refunded) => {
      const { productName, amount: sum, refunded, next } = notice;
      const full = refunded.cents >= sum.cents;
      return {
        subject: `Your ${productName} refund: ${formatAmount(refunded)}`,
        heading: 'Your refund is on its way',
        paragraphs: [
          full
            ? 'We’ve refunded this payment in full. The money goes back the way you paid, and depending on your bank it can take a few days to arrive.'
            : 'We’ve refunded part of this payment. The money goes back the way you paid, and depending on your bank it can take a few days to arrive.',
          ...(full ? ['The time you’d bought with this payment ends with the refund.'] : []),
          next
            ? `Your subscription is still running, and the next charge is ${formatAmount(next)} on ${date(next.at)}. If you’d rather stop, cancel before then.`
            : 'You won’t be charged again.',
        ],
        actionLabel: 'See your payments',
      };
    },
    'payment-failed': ({ productName, mail, next, accessUntil, providerName }: PaymentFailed) => ({
      subject: [
        `Your ${productName} payment didn’t go through`,
        `Your ${productName} payment still hasn’t gone through`,
        `Last reminder about your ${productName} payment`,
      ][mail - 1] as string,
      heading: [
        'Your payment didn’t go through',
        'Your payment still hasn’t gone through',
        'This is our last reminder',
      ][mail - 1] as string,
      paragraphs: [
        mail === 1
          ? `We couldn’t charge you for your ${productName} subscription, so nothing was taken. It’s often just an expired card or a limit.`
          : `We tried again to charge you for your ${productName} subscription, and it didn’t work. Nothing was taken.`,
        next
          ? `We’ll try again on ${date(next.at)}. Once it works, everything carries on as before.`
          : 'No new attempt is scheduled at the moment.',
        whileUnpaid(accessUntil),
        `The button opens ${providerName}’s own page, where you can choose another payment method. We never ask for card details by email.`,
        mail === 3
          ? 'If the payment fails again, your subscription ends and you won’t be charged. You don’t need to do anything if that’s fine with you.'
          : 'If you’d rather stop, you can cancel instead, and we won’t try the charge again.',
      ],
      actionLabel: 'Update payment method',
    }),
    'confirm-payment': ({ productName, mail, next, accessUntil, providerName }: ConfirmPayment) => ({
      subject:
        mail === 1
          ? `Please confirm your ${productName} payment`
          : mail === 2
            ? `Your ${productName} payment is waiting for you to confirm it`
            : `Last reminder: please confirm your ${productName} payment`,
      heading: mail === 3 ? 'This is our last reminder' : 'Please confirm your payment',
      paragraphs: [
        `Your bank wants to be sure it’s you before it pays for your ${productName} subscription. Nothing has been taken so far.`,
        `The button opens ${providerName}’s own page. There, your bank asks you to confirm, for example in its app. We never ask for card details by email.`,
        ...(next ? [`If you don’t confirm, we’ll try again on ${date(next.at)}.`] : []),
        whileUnpaid(accessUntil),
        mail === 3
          ? 'Without a confirmation, your subscription ends and you won’t be charged. You don’t need to do anything if that’s fine with you.'
          : 'If you’d rather stop, you can cancel instead, and nothing will be charged.',
      ],
      actionLabel: 'Confirm payment',
    }),
    'card-expiring': ({ productName, lastDay, hasExpired, next, providerName }: CardExpiring) => ({
      subject: hasExpired
        ? `The card for your ${productName} subscription has expired`
        : `The card for your ${productName} subscription expires soon`,
      heading: hasExpired ? 'Your card has expired' : 'Your card expires soon',
      paragraphs: [
        hasExpired
          ? `The card that pays for your ${productName} subscription was valid until ${date(lastDay)}.`
          : `The card that pays for your ${productName} subscription is valid until ${date(lastDay)}.`,
        `Have you got a new one? The button opens ${providerName}’s own page, where you can enter it. We never ask for card details by email.`,
        `Your next charge is ${formatAmount(next)} on ${date(next.at)}. Many banks pass on the new card by themselves; then you don’t need to do anything.`,
      ],
      actionLabel: 'Update payment method',
    }),
    'access-ended': ({ productName, why, accessUntil, canFix, providerName }: AccessEnded) => ({
      subject: accessUntil
        ? `Your ${productName} subscription has stopped`
        : `Your access to ${productName} has ended`,
      heading: accessUntil ? 'Your subscription has stopped' : 'Your access has ended',
      paragraphs: [
        why === 'charges-failed'
          ? `We couldn’t collect the payment for your subscription, and ${providerName} has stopped trying. Nothing was taken. This is our last email about it.`
          : `${providerName} has suspended your subscription, so it won’t renew.`,
        canFix
          ? `To come back, update your payment method at ${providerName}: the button opens its own page. Or cancel and subscribe again. We never ask for card details by email.`
          : 'You won’t be charged again. To come back, subscribe again whenever you like.',
        'Your past reflections stay yours to read, download or delete.',
      ],
      actionLabel: canFix ? 'Update payment method' : 'See the plans',
    }),
    cancelled: ({ productName, accessUntil, canResume }: Cancelled) => ({
      subject: `Your ${productName} subscription ${accessUntil ? 'is canceled' : 'has ended'}`,
      heading: `Your subscription ${accessUntil ? 'is canceled' : 'has ended'}`,
      paragraphs: [
        accessUntil
          ? `You won’t be charged again, and you keep access until ${date(accessUntil)}.`
          : 'You won’t be charged again.',
        canResume
          ? 'Changed your mind? Until then you can undo the cancellation, and everything carries on as before.'
          : 'You can subscribe again whenever you like.',
        'Your past reflections stay yours to read, download or delete, with or without a subscription.',
      ],
      actionLabel: canResume ? 'Undo cancellation' : 'See the plans',
    }),
    resumed: ({ productName }: Resumed) => ({
      subject: `Your ${productName} subscription continues`,
      heading: 'Your subscription continues',
      paragraphs: [
        'The cancellation has been undone, so everything carries on as before. It’s good to have you with us.',
        'If you change your mind again, you can cancel anytime.',
      ],
      actionLabel: 'Manage your subscription',
    }),
    switched: ({ productName, plan }: Switched) => ({
      subject: `Your ${productName} plan is now ${plans[plan]}`,
      heading: `You’re now on the ${plans[plan]} plan`,
      paragraphs: [
        'Your plan has changed, and you don’t need to do anything else.',
        'If you were charged for this, you’ll get the receipt in a separate email.',
      ],
      actionLabel: 'Manage your subscription',
    }),
    'switch-planned': ({ productName, plan, to, at }: SwitchPlanned) => ({
      subject: `Your ${productName} plan changes on ${date(at)}`,
      heading: `Your plan changes on ${date(at)}`,
      paragraphs: [
        `You stay on the ${plans[plan]} plan until then, and the ${plans[to]} plan starts that day. Nothing was charged for this change.`,
        `Changed your mind? Until then you can choose to stay on the ${plans[plan]} plan.`,
      ],
      actionLabel: 'Manage your subscription',
    }),
    'switch-undone': ({ productName, plan }: SwitchUndone) => ({
      subject: `You’re staying on your ${plans[plan]} ${productName} plan`,
      heading: `You’re staying on the ${plans[plan]} plan`,
      paragraphs: ['The plan change you’d scheduled won’t happen. Nothing was charged.'],
      actionLabel: 'Manage your subscription',
    }),
    renewal: ({ productName, plan, next }: Renewal) => ({
      subject: `Your ${productName} subscription renews on ${date(next.at)}`,
      heading: `Your subscription renews on ${date(next.at)}`,
      paragraphs: [
        `On that day we’ll charge ${formatAmount(next)} for your ${plans[plan]} plan. If you’d like to keep going, you don’t need to do anything.`,
        'If not, cancel before that day: the link below the button takes two taps. You won’t be charged, and you keep access until the end of the period you’ve paid for.',
      ],
      actionLabel: 'Manage your subscription',
    }),
    'free-time-started': ({ productName, plan, next }: FreeTimeStarted) => ({
      subject: `Your free time with ${productName} has started`,
      heading: 'Your free time has started',
      paragraphs: [
        `Nothing was charged today. Your first charge is ${formatAmount(next)} on ${date(next.at)}, then ${plan === 'annual' ? 'each year' : 'each month'} until you cancel.`,
        'We’ll remind you a week before. If you cancel earlier, you pay nothing and keep access until that day.',
      ],
      actionLabel: 'Manage your subscription',
    }),
    'price-change': ({ productName, plan, from, next }: PriceChange) => ({
      subject: `The price of your ${productName} subscription changes on ${date(next.at)}`,
      heading: `Your price changes on ${date(next.at)}`,
      paragraphs: [
        `Your ${plans[plan]} plan costs ${formatAmount(from)} now. From ${date(next.at)} on, it costs ${formatAmount(next)}. Until then, nothing changes.`,
        'If you’d like to keep going, you don’t need to do anything. If not, cancel before that day: the link below the button takes two taps. You won’t be charged the new price, and you keep access until the end of the period you’ve paid for.',
      ],
      actionLabel: 'Manage your subscription',
    }),
    paused: ({ productName, accessUntil, next }: Paused) => ({
      subject: `Your ${productName} subscription is paused until ${date(next.at)}`,
      heading: 'Your subscription is paused',
      paragraphs: [
        accessUntil
          ? `You can use everything until ${date(accessUntil)}, the end of the period you’ve paid for. After that, nothing is charged, and new reflections wait until the pause ends.`
          : 'Nothing is charged, and new reflections wait until the pause ends.',
        `The pause ends by itself: on ${date(next.at)} we’ll charge ${formatAmount(next)}, and everything is open again. We’ll write to you a week before.`,
        'You can end the pause earlier or cancel at any time. Your past reflections stay yours to read, download or delete.',
      ],
      actionLabel: 'Manage your subscription',
    }),
    'pause-ending': ({ productName, next }: Paused) => ({
      subject: `Your ${productName} pause ends on ${date(next.at)}`,
      heading: `Your pause ends on ${date(next.at)}`,
      paragraphs: [
        `On that day we’ll charge ${formatAmount(next)}, and everything is open again. If that’s fine with you, you don’t need to do anything.`,
        'If not, cancel before then: the link below the button takes two taps, and nothing will be charged.',
      ],
      actionLabel: 'Manage your subscription',
    }),
    'pause-ended': ({ productName, isOpen, next }: PauseEnded) => ({
      subject: `Your ${productName} pause has ended`,
      heading: 'Your pause has ended',
      paragraphs: [
        isOpen || !next
          ? 'Welcome back. Everything is open again. If you were charged for this, you’ll get the receipt in a separate email.'
          : `Welcome back. Nothing was charged today. Your next charge is ${formatAmount(next)} on ${date(next.at)}, and everything is open again from then on.`,
        'If you change your mind, you can cancel anytime.',
      ],
      actionLabel: 'Manage your subscription',
    }),
    'refunded-duplicate': (notice: RefundedDuplicate) => ({
      subject: `We refunded your second ${notice.productName} payment`,
      heading: 'We refunded your second payment',
      paragraphs: [
        'You already had a subscription when you paid for a second one. We ended the second one right away and refunded it in full. Your first subscription carries on as before.',
        'The money goes back the way you paid, and depending on your bank it can take a few days to arrive.',
      ],
      actionLabel: 'Manage your subscription',
    }),
  },
};
