import { Globe } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { OwnSubscription, RiskKind } from '#shared/contract/shapes.ts';
import { includedTax } from '#shared/countries.ts';
import { type ManageView, pages, pageUrl } from '#shared/pages.ts';
import {
  type PaymentProviderName,
  paymentProviders,
  providerDescriptors,
} from '#shared/payment-providers.ts';
import { type Plan, plansFor } from '#shared/plans.ts';
import { isSignedIn, readSession, rememberLoginTarget, requireLogin } from '../features/auth/session.ts';
import {
  readAfterPaymentUrl,
  readQuestionAfterPayment,
  rememberPendingQuestion,
} from '../features/billing/checkout/after-payment.ts';
import {
  type CheckoutProblem,
  type CheckoutResult,
  describeCheckoutProblem,
  needsNotChargedNote,
  usePayment,
} from '../features/billing/checkout/checkout.ts';
import {
  type BillingCountry,
  CountryChoice,
  useBillingCountry,
} from '../features/billing/checkout/country-choice.tsx';
import { Included } from '../features/billing/checkout/included.tsx';
import { AnnouncedOffer, OfferCountdown, PayForm } from '../features/billing/checkout/pay-form.tsx';
import { ContinueLink, ProgressLine } from '../features/billing/checkout/payment-return.tsx';
import { useOffer } from '../features/billing/checkout/use-offer.ts';
import { useFreeReflection } from '../features/billing/free-reflection.ts';
import { PayProblem } from '../features/billing/problem.tsx';
import {
  hasEnded,
  isManageable,
  useOwnSubscription,
} from '../features/billing/subscription/own-subscription.ts';
import { readStoredRisk } from '../features/care/stored-risk.ts';
import { billingTexts } from '../i18n/en/billing.ts';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { useAppConfig } from '../lib/app-config.ts';
import { useLazyComponent } from '../lib/lazy.tsx';
import { prices } from '../lib/prices.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { focusHeading, Page, useOffline, useProductName } from '../ui/page.tsx';
import { showToast } from '../ui/toast.tsx';
import { WaitingQuestion } from '../ui/waiting-question.tsx';
import styles from './pay.module.css';

/**
 * The view that a billing mail links to (`?manage=`): the payments, or the confirmation of cancelling. For `plan` the page
 * is shown as usual. Sends visitors without a session to the login first.
 */
function useManageView(): ManageView | undefined {
  const value = new URLSearchParams(useSearch()).get('manage');
  const view = value === 'payments' || value === 'plan' || value === 'cancel' ? value : undefined;
  useEffect(() => {
    if (view && !isSignedIn()) requireLogin(pageUrl('pay', { manage: view }));
  }, [view]);
  return view;
}

/**
 * The pay page: offers plans, or manages the subscription of a user who has one. `own` is the latest subscription:
 * `current` if there is something to manage, `past` if it is over.
 */
export function PayPage() {
  const t = billingTexts();
  const view = useManageView();
  const isOffline = useOffline();
  const { country, choose } = useBillingCountry(isOffline);
  const config = useAppConfig();
  const { state, reload } = useOwnSubscription(isSignedIn());
  useReloadWhenOnline(isOffline, state.status === 'failed', reload);
  const own = state.status === 'loaded' ? state.subscription : undefined;
  const current = own && isManageable(own) ? own : undefined;
  const isLoading = state.status === 'loading';
  // People whom a page sent here to subscribe see the offer without waiting for the server.
  const [wantsToBuy] = useState(() => readAfterPaymentUrl() !== undefined);
  useTabTitle(current !== undefined);
  useLayoutEffect(showHeading, []);
  useEffect(preloadManage, []);
  const [riskInTab] = useState(readStoredRisk);
  const heading = isLoading || state.status === 'failed' ? t.yourSubscription : t.heading;
  const canBuy = !current && (state.status === 'loaded' || state.status === 'signed-out');
  const offersPlans = canBuy || (isLoading && wantsToBuy);
  // Nothing is sold after the help page for high risk; an existing subscription can still be managed.
  if (riskInTab?.level === 'high' && canBuy) return <HelpInsteadOfPrices kind={riskInTab.kind} />;
  return (
    <Page
      apart={0.2}
      footer
      className={styles.page}
      ground={
        <div className={styles.sheet}>
          {!current && (
            <div className={styles.meta}>
              {!isLoading &&
                (country ? (
                  <CountryChoice country={country} onChoose={choose} />
                ) : (
                  <p className={styles.place}>
                    <Globe />
                    <span>{isOffline ? '–' : t.finding}</span>
                  </p>
                ))}
              {canBuy &&
                !riskInTab &&
                (config?.offer && country ? (
                  <AnnouncedOffer offer={config.offer} currency={country.currency} />
                ) : (
                  config?.offerCountdown && !config.offer && <OfferCountdown />
                ))}
            </div>
          )}
          {isOffline && !current && <OfflineNote />}
          {state.status === 'failed' && !isOffline ? (
            <CheckFailed onRetry={reload} />
          ) : (
            <SubscriptionOrPurchase
              country={country}
              current={current}
              past={own && hasEnded(own) ? own : undefined}
              isKnown={current !== undefined || canBuy}
              showPayments={view === 'payments'}
              asksToCancel={view === 'cancel'}
              isOffline={isOffline}
              onChanged={reload}
            />
          )}
        </div>
      }
    >
      <h1 className={styles.title} data-room={t.heading}>
        <span className={isLoading ? styles.unsure : undefined}>{current ? t.manageHeading : heading}</span>
      </h1>
      {offersPlans && <Offered />}
    </Page>
  );
}

/** Shown above the prices: a user who has not had the free first reflection can begin without paying. */
function FreeFirst() {
  const t = billingTexts();
  const [signedIn] = useState(isSignedIn);
  const own = useFreeReflection({ enabled: signedIn });
  const isOffered = useAppConfig()?.firstReflectionFree;
  const visitorState = isOffered ? 'open' : 'off';
  const state = signedIn ? own : visitorState;
  if (state === 'off') return null;
  if (state === 'used') return <p className={styles.free}>{t.freeUsed}</p>;
  return (
    <p className={styles.free}>
      {t.freeOpen}{' '}
      <ButtonLink href={pages.home} kind="text">
        {t.freeStart}
      </ButtonLink>
    </p>
  );
}

/** Reasons to buy: the question that waits, and what a subscription includes; on a phone that is below the plans. */
function Offered() {
  const [question] = useState(readQuestionAfterPayment);
  return (
    <>
      <FreeFirst />
      {question && (
        <WaitingQuestion label={billingTexts().waiting} question={question} className={styles.question} />
      )}
      <Included className={styles.included} />
    </>
  );
}

/**
 * The prerendered page has the heading for visitors. For people who have signed in before, its script
 * (scripts/build-pages.mjs) hides that heading until the app is loaded.
 */
function showHeading() {
  delete document.documentElement.dataset.known;
}

/** Replaces the title that the router sets for this path. */
function useTabTitle(isManaging: boolean) {
  const product = useProductName();
  const title = isManaging ? billingTexts().manageHeading : commonTexts().titles.pay;
  useEffect(() => {
    document.title = `${title} | ${product}`;
  }, [title, product]);
}

/** Loads the subscription again when the network is back, if loading it had failed. */
function useReloadWhenOnline(isOffline: boolean, failed: boolean, reload: () => void) {
  const latest = useRef(reload);
  latest.current = reload;
  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && !isOffline && failed) latest.current();
    wasOffline.current = isOffline;
  }, [isOffline, failed]);
}

const offlineNoteId = 'needs-network';

/** Why the pay button is blocked while offline. Not a live region: the offline banner is announced already. */
function OfflineNote() {
  return (
    <p id={offlineNoteId} className={styles.offline}>
      {billingTexts().needsNetwork}
    </p>
  );
}

/** Loaded lazily, because few people need it on this page and it contains all help lines. */
const loadHelpPanel = () => import('../features/care/help.tsx').then(({ HelpPanel }) => HelpPanel);

function HelpInsteadOfPrices({ kind }: { kind: RiskKind | undefined }) {
  const HelpPanel = useLazyComponent(true, loadHelpPanel);
  const [, navigate] = useLocation();
  const arrived = HelpPanel !== undefined;
  useEffect(() => {
    if (arrived) focusHeading({ always: true });
  }, [arrived]);
  return (
    <Page apart={0.2} wide emblem={false}>
      {HelpPanel && (
        <HelpPanel kind={kind} onBack={() => navigate(pages.home, { replace: true })} insteadOfPrices />
      )}
    </Page>
  );
}

interface SubscriptionOrPurchaseProps {
  country: BillingCountry | undefined;
  current: OwnSubscription | undefined;
  /** A subscription that is over. Its receipts stay available. */
  past: OwnSubscription | undefined;
  /** The list of payments is open at the start. */
  showPayments: boolean;
  /** Opens the confirmation of cancelling, for a user who followed the link in an email. */
  asksToCancel: boolean;
  /** Whether we know if the user has a subscription. */
  isKnown: boolean;
  isOffline: boolean;
  onChanged: () => void;
}

/** The user's current subscription, otherwise the purchase form. */
function SubscriptionOrPurchase({
  country,
  current,
  past,
  isKnown,
  showPayments,
  asksToCancel,
  isOffline,
  onChanged,
}: SubscriptionOrPurchaseProps) {
  const t = billingTexts();
  const replacesForm = useRef(false);
  const Payments = useLazyComponent(past !== undefined, loadPayments);
  function checkAgain() {
    replacesForm.current = true;
    onChanged();
  }
  if (current)
    return (
      <CurrentSubscription
        subscription={current}
        replacesForm={replacesForm.current}
        showPayments={showPayments}
        asksToCancel={asksToCancel}
        onChanged={onChanged}
      />
    );
  if (country && isKnown)
    return (
      <>
        <Purchase {...{ country, isOffline }} onSubscribed={checkAgain} />
        {past && Payments && (
          <div className={styles.past}>
            <Payments subscription={past} startsOpen={showPayments} />
          </div>
        )}
      </>
    );
  if (isOffline) return null;
  return <WaitMessage>{country ? t.checking : t.finding}</WaitMessage>;
}

function WaitMessage({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.wait}>
      {children}
    </p>
  );
}

/** Shown instead of the prices, because nothing is sold to a user who may have a subscription. */
function CheckFailed({ onRetry }: { onRetry: () => void }) {
  const t = billingTexts();
  return (
    <PayProblem>
      <p>{t.checkFailed}</p>
      <Button kind="outline" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </PayProblem>
  );
}

/** Loaded lazily, because people who come to buy do not need them. */
const loadManage = () =>
  import('../features/billing/subscription/manage-subscription.tsx').then(
    ({ ManageSubscription }) => ManageSubscription,
  );
const loadPayments = () =>
  import('../features/billing/receipts/payment-history.tsx').then(({ PaymentHistory }) => PaymentHistory);

/** Begins to load the code while the subscription is fetched. */
function preloadManage() {
  if (isSignedIn()) loadManage().catch(() => undefined); // Rendering tries again.
}

interface CurrentSubscriptionProps {
  subscription: OwnSubscription;
  /** The purchase form had the focus, so the heading gets it now. */
  replacesForm: boolean;
  showPayments: boolean;
  asksToCancel: boolean;
  onChanged: () => void;
}

function CurrentSubscription({
  subscription,
  replacesForm,
  showPayments,
  asksToCancel,
  onChanged,
}: CurrentSubscriptionProps) {
  const t = billingTexts();
  const { hasAccess } = subscription;
  const Manage = useLazyComponent(true, loadManage);
  useEffect(() => {
    if (replacesForm) focusHeading({ always: true });
  }, [replacesForm]);
  return (
    <section className={styles.subscribed}>
      <h2>{hasAccess ? t.subscribedTitle : t.yourSubscription}</h2>
      {hasAccess && <p>{t.startAnyTime}</p>}
      {hasAccess && <ContinueLink quiet />}
      {Manage && (
        <Manage
          subscription={subscription}
          showPayments={showPayments}
          asksToCancel={asksToCancel}
          onChanged={onChanged}
        />
      )}
    </section>
  );
}

/** The offered payment methods. `sandbox`: the chosen method is simulated, or all are if none is chosen. */
function useMethods(chosen: PaymentProviderName | undefined) {
  const payment = useAppConfig()?.payment;
  const methods = paymentProviders.filter((method) => payment?.[method] !== 'off');
  const relevant = chosen && methods.includes(chosen) ? [chosen] : methods;
  const sandbox = relevant.length > 0 && relevant.every((method) => payment?.[method] === 'sandbox');
  return { methods, sandbox };
}

interface PurchaseProps {
  country: BillingCountry;
  isOffline: boolean;
  onSubscribed: () => void;
}

function Purchase({ country, isOffline, onSubscribed }: PurchaseProps) {
  const t = billingTexts();
  const [, navigate] = useLocation();
  const { state, act, pay, problem, askLogin } = usePayment();
  const { methods, sandbox } = useMethods(state.method);
  const config = useAppConfig();
  const plans = plansFor(prices, country.currency);
  const offer = useOffer(state.plan && plans[state.plan], {
    announcedCode: config?.offer?.code,
    signedIn: isSignedIn(),
  });

  function handleResult(result: CheckoutResult) {
    if (result.kind === 'cancelled') return navigate(pages.subscriptionCancel);
    if (result.kind !== 'problem') return;
    if (result.problem === 'sessionExpired') handleExpiredSession();
    else if (result.code === 'already_subscribed' || result.code === 'order_paid') onSubscribed();
  }
  function handleExpiredSession() {
    showToast({ text: t.sessionExpired, kind: 'error' });
    if (window.location.pathname !== pages.login) requireLogin(pages.pay);
  }
  async function buy(plan: Plan, method: PaymentProviderName) {
    rememberPendingQuestion();
    if (!isSignedIn()) return askLogin();
    handleResult(
      await pay(plan, method, {
        countryCode: country.countryCode,
        userId: readSession()?.userId,
        offer: offer.preview && { code: offer.preview.code, dueToday: offer.preview.dueToday },
      }),
    );
  }

  return (
    <>
      <PayForm
        state={state}
        plans={plans}
        tax={includedTax(prices, country.countryCode)}
        offer={config?.offerCodes ? offer : undefined}
        methods={methods}
        sandbox={sandbox}
        blockedBy={isOffline ? offlineNoteId : undefined}
        problem={problem && <PurchaseProblem problem={problem} />}
        onAct={act}
        onPay={buy}
      >
        <Included className={styles.below} />
      </PayForm>
      {state.step === 'paying' && (
        <div className={styles.overlay} role="status">
          <p className="display">{t.opening}</p>
          <ProgressLine />
          {state.method && <p className="muted">{t.secure(providerDescriptors[state.method].label)}</p>}
        </div>
      )}
    </>
  );
}

function PurchaseProblem({ problem }: { problem: CheckoutProblem | 'loginFirst' }) {
  const t = billingTexts();
  if (problem !== 'loginFirst')
    return (
      <PayProblem>
        <p>{describeCheckoutProblem(t, problem)}</p>
        {needsNotChargedNote(t, problem) && <p>{t.notCharged}</p>}
      </PayProblem>
    );
  return (
    <PayProblem>
      <p>{t.loginFirst}</p>
      {/* The wrapper only remembers the way back; the link itself is the control. */}
      <span onClickCapture={() => rememberLoginTarget(pages.pay)}>
        <ButtonLink href={pages.login} kind="outline">
          {t.goToLogin}
        </ButtonLink>
      </span>
    </PayProblem>
  );
}
