import { Globe } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { OwnSubscription, RiskKind } from '#shared/contract/shapes.ts';
import { type ManageView, pages, pageUrl } from '#shared/pages.ts';
import { type PaymentProviderName, paymentProviders } from '#shared/payment-providers.ts';
import { type Plan, plansFor } from '#shared/plans.ts';
import { isSignedIn, readSession, rememberJourney, requireLogin } from '../features/auth/session.ts';
import type { CheckoutResult, Problem } from '../features/billing/checkout/checkout.ts';
import { CountryChoice } from '../features/billing/checkout/country-choice.tsx';
import { GoOn } from '../features/billing/checkout/go-on.tsx';
import { rememberPending } from '../features/billing/checkout/journey.ts';
import { OfferLine } from '../features/billing/checkout/offer-line.tsx';
import { PayForm } from '../features/billing/checkout/pay-form.tsx';
import { PayProblem, problemText } from '../features/billing/checkout/pay-problem.tsx';
import { isHeld, isOver } from '../features/billing/checkout/pay-view.ts';
import { type Place, usePlace } from '../features/billing/checkout/place.ts';
import { usePayment } from '../features/billing/checkout/use-payment.ts';
import { WaitingLine } from '../features/billing/checkout/waiting-line.tsx';
import { PaymentHistory } from '../features/billing/receipts/payment-history.tsx';
import { ManageSubscription } from '../features/billing/subscription/manage-subscription.tsx';
import { useOwnSubscription } from '../features/billing/subscription/use-own-subscription.ts';
import { useCareSeen } from '../features/care/care-memory.ts';
import { HelpPanel } from '../features/care/help-panel.tsx';
import { goHome } from '../features/chat/dialogue-paths.ts';
import { billingTexts } from '../i18n/billing.ts';
import { commonTexts } from '../i18n/common.ts';
import { useAppConfig } from '../lib/app-config.ts';
import { focusHeading } from '../lib/heading-focus.ts';
import { useOffline } from '../lib/offline.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { showToast } from '../ui/toast.tsx';
import { useProductName } from '../ui/use-product-name.ts';
import styles from './pay.module.css';

/**
 * What a person came for who has bought already: mails about money lead here. Nobody manages anything without an
 * account, so a visitor without one signs in first and comes back.
 */
function useManageView(): ManageView | undefined {
  const asked = new URLSearchParams(useSearch()).get('manage');
  const view = asked === 'payments' || asked === 'plan' ? asked : undefined;
  useEffect(() => {
    if (view && !isSignedIn()) requireLogin(pageUrl('pay', { manage: view }));
  }, [view]);
  return view;
}

export function PayPage() {
  const t = billingTexts();
  const view = useManageView();
  const isOffline = useOffline();
  const { place, choose } = usePlace(isOffline);
  const countdown = useAppConfig()?.offerCountdown ?? false;
  const { state, reload } = useOwnSubscription(isSignedIn());
  useAskAgain(isOffline, state.status === 'failed', reload);
  const own = state.status === 'known' ? state.subscription : undefined;
  const held = own && isHeld(own) ? own : undefined;
  const isAsking = state.status === 'loading';
  useTabTitle(held !== undefined);
  useLayoutEffect(showHeading, []);
  const care = useCareSeen();
  const buys = !held && (state.status === 'known' || state.status === 'off');
  // Care: on or after the page of high risk nothing is sold; what a person has can still be managed.
  if (care?.level === 'high' && buys) return <NothingSold kind={care.kind} />;
  return (
    <Page
      open={0.2}
      className={styles.page}
      ground={
        <div className={styles.sheet}>
          {isOffline && !held && <NeedsNetwork />}
          {state.status === 'failed' && !isOffline ? (
            <CheckFailed onRetry={reload} />
          ) : (
            <Offer
              place={place}
              held={held}
              past={own && isOver(own) ? own : undefined}
              known={held !== undefined || buys}
              showPayments={view === 'payments'}
              {...{ isOffline }}
              onChanged={reload}
            />
          )}
        </div>
      }
    >
      <h1 className={styles.title} data-room={t.heading}>
        <span className={isAsking ? styles.unsure : undefined}>
          {held ? t.manageHeading : isAsking || state.status === 'failed' ? t.yourSubscription : t.heading}
        </span>
      </h1>
      <div className={styles.meta}>
        {held || isAsking ? null : place ? (
          <CountryChoice place={place} onChoose={choose} />
        ) : (
          <p className={styles.place}>
            <Globe />
            <span>{isOffline ? '–' : t.finding}</span>
          </p>
        )}
        {countdown && buys && !care && <OfferLine />}
      </div>
    </Page>
  );
}

/**
 * The picture of the page shows a heading for visitors; to somebody who has signed in before, its script
 * (scripts/build-pages.mjs) hides it, until the app is there and knows what to say.
 */
function showHeading() {
  delete document.documentElement.dataset.known;
}

/** After the router, which names the tab by the path alone. */
function useTabTitle(manages: boolean) {
  const product = useProductName();
  const title = manages ? billingTexts().manageHeading : commonTexts().titles.pay;
  useEffect(() => {
    document.title = `${title} | ${product}`;
  }, [title, product]);
}

/** What could not be asked without a network is asked once it is back. */
function useAskAgain(isOffline: boolean, failed: boolean, ask: () => void) {
  const again = useRef(ask);
  again.current = ask;
  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && !isOffline && failed) again.current();
    wasOffline.current = isOffline;
  }, [isOffline, failed]);
}

const needsNetworkId = 'needs-network';

/** Why the button below it does nothing now; the banner of the app, which is read out, says that the network is gone. */
function NeedsNetwork() {
  return (
    <p id={needsNetworkId} className={styles.offline}>
      {billingTexts().needsNetwork}
    </p>
  );
}

function NothingSold({ kind }: { kind: RiskKind | undefined }) {
  return (
    <Page open={0.2} emblem={false}>
      <HelpPanel kind={kind} onBack={goHome} insteadOfPrices />
    </Page>
  );
}

interface OfferProps {
  place: Place | undefined;
  held: OwnSubscription | undefined;
  /** One that is over; its receipts can still be wanted. */
  past: OwnSubscription | undefined;
  showPayments: boolean;
  /** Whether the person has a subscription. */
  known: boolean;
  isOffline: boolean;
  onChanged: () => void;
}

/** What the person has, else what there is to buy. */
function Offer({ place, held, past, known, showPayments, isOffline, onChanged }: OfferProps) {
  const t = billingTexts();
  const tried = useRef(false);
  function checkAgain() {
    tried.current = true;
    onChanged();
  }
  if (held)
    return (
      <Held
        subscription={held}
        inFormsPlace={tried.current}
        showPayments={showPayments}
        onChanged={onChanged}
      />
    );
  if (place && known)
    return (
      <>
        <Purchase {...{ place, isOffline }} onSubscribed={checkAgain} />
        {past && (
          <div className={styles.past}>
            <PaymentHistory subscription={past} shown={showPayments} />
          </div>
        )}
      </>
    );
  if (isOffline) return null;
  return <Wait>{place ? t.checking : t.finding}</Wait>;
}

function Wait({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.wait}>
      {children}
    </p>
  );
}

/** Nothing is sold to a person who may have a subscription. */
function CheckFailed({ onRetry }: { onRetry: () => void }) {
  const t = billingTexts();
  return (
    <PayProblem>
      <p>{t.checkFailed}</p>
      <Button kind="line" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </PayProblem>
  );
}

interface HeldProps {
  subscription: OwnSubscription;
  /** The form that had the focus made way for it. */
  inFormsPlace: boolean;
  showPayments: boolean;
  onChanged: () => void;
}

function Held({ subscription, inFormsPlace, showPayments, onChanged }: HeldProps) {
  const t = billingTexts();
  const { hasAccess } = subscription;
  useEffect(() => {
    if (inFormsPlace) focusHeading({ always: true });
  }, [inFormsPlace]);
  return (
    <section className={styles.subscribed}>
      <h2>{hasAccess ? t.subscribedTitle : t.yourSubscription}</h2>
      {hasAccess && <p>{t.startAnyTime}</p>}
      {hasAccess && <GoOn />}
      <ManageSubscription subscription={subscription} showPayments={showPayments} onChanged={onChanged} />
    </section>
  );
}

/** What the server says of its two providers: those that are on, and whether a choice costs real money. */
function useMethods(chosen: PaymentProviderName | undefined) {
  const payment = useAppConfig()?.payment;
  const methods = paymentProviders.filter((method) => payment?.[method] !== 'off');
  const asked = chosen && methods.includes(chosen) ? [chosen] : methods;
  const sandbox = asked.length > 0 && asked.every((method) => payment?.[method] === 'sandbox');
  return { methods, sandbox };
}

interface PurchaseProps {
  place: Place;
  isOffline: boolean;
  onSubscribed: () => void;
}

function Purchase({ place, isOffline, onSubscribed }: PurchaseProps) {
  const t = billingTexts();
  const [, navigate] = useLocation();
  const { state, act, pay, problem, askLogin } = usePayment();
  const { methods, sandbox } = useMethods(state.method);

  function follow(result: CheckoutResult) {
    if (result.kind === 'cancelled') return navigate(pages.subscriptionCancel);
    if (result.kind !== 'problem') return;
    if (result.problem === 'sessionExpired') expire();
    else if (result.code === 'already_subscribed' || result.code === 'order_paid') onSubscribed();
  }
  function expire() {
    showToast({ text: t.sessionExpired, kind: 'error' });
    if (window.location.pathname !== pages.login) requireLogin(pages.pay);
  }
  async function buy(plan: Plan, method: PaymentProviderName) {
    rememberPending();
    if (!isSignedIn()) return askLogin();
    follow(await pay(plan, method, { countryCode: place.countryCode, userId: readSession()?.userId }));
  }

  return (
    <>
      <PayForm
        state={state}
        plans={plansFor(place.currency)}
        methods={methods}
        sandbox={sandbox}
        hindrance={isOffline ? needsNetworkId : undefined}
        problem={problem && <ShownProblem problem={problem} />}
        onAct={act}
        onPay={buy}
      />
      {state.paying && (
        <div className={styles.overlay} role="status">
          <div>
            {t.opening}
            <WaitingLine />
          </div>
        </div>
      )}
    </>
  );
}

function ShownProblem({ problem }: { problem: Problem | 'loginFirst' }) {
  const t = billingTexts();
  if (problem !== 'loginFirst') return <PayProblem>{problemText(t, problem)}</PayProblem>;
  return (
    <PayProblem>
      <p>{t.loginFirst}</p>
      {/* The wrapper only notes the way back; the link itself is the control. */}
      <span onClickCapture={() => rememberJourney(pages.pay)}>
        <ButtonLink href={pages.login} kind="line">
          {t.goToLogin}
        </ButtonLink>
      </span>
    </PayProblem>
  );
}
