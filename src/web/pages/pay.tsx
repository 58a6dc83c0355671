import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { pages } from '#shared/pages.ts';
import { type Plan, plansFor } from '#shared/plans.ts';
import { isSignedIn, readSession, rememberJourney, requireLogin } from '../features/auth/session.ts';
import type { CheckoutResult } from '../features/billing/checkout.ts';
import { GoOn } from '../features/billing/go-on.tsx';
import { rememberPending } from '../features/billing/journey.ts';
import { OfferLine } from '../features/billing/offer-line.tsx';
import { PayForm, PayProblem } from '../features/billing/pay-form.tsx';
import type { PaymentMethod } from '../features/billing/pay-state.ts';
import { type Place, usePlace } from '../features/billing/place.ts';
import { SubscriptionFacts } from '../features/billing/subscription-facts.tsx';
import { type Problem, usePayment } from '../features/billing/use-payment.ts';
import { useSubscription } from '../features/billing/use-subscription.ts';
import { billingTexts } from '../i18n/billing.ts';
import { useAppConfig } from '../lib/app-config.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { showToast } from '../ui/toast.tsx';
import styles from './pay.module.css';

export function PayPage() {
  const t = billingTexts();
  const place = usePlace();
  const countdown = useAppConfig()?.offerCountdown ?? false;
  const { state, reload } = useSubscription(isSignedIn());
  const subscription = state.status === 'known' ? state.subscription : undefined;
  return (
    <Page
      open={0.2}
      className={styles.page}
      ground={
        <div className={styles.sheet}>
          {subscription ? (
            <Subscribed>
              <SubscriptionFacts subscription={subscription} />
            </Subscribed>
          ) : place && state.status !== 'loading' ? (
            <Purchase place={place} onSubscribed={reload} />
          ) : (
            <p role="status" className={styles.wait}>
              {place ? t.checking : t.finding}
            </p>
          )}
        </div>
      }
    >
      <h1>{t.heading}</h1>
      <div className={styles.meta}>
        <p className={styles.place}>
          <MapPin />
          <span>{place ? t.place(place.country, place.currency) : t.finding}</span>
        </p>
        {countdown && !subscription && <OfferLine />}
      </div>
    </Page>
  );
}

function Subscribed({ children }: { children: ReactNode }) {
  const t = billingTexts();
  return (
    <section className={styles.subscribed}>
      <h2>{t.subscribedTitle}</h2>
      {children}
      <p>{t.nothingToBuy}</p>
      <GoOn />
    </section>
  );
}

/** Only those that the server has, real or sandbox. Until it has told, the order call decides. */
function useMethods(): readonly PaymentMethod[] {
  return useAppConfig()?.payment.stripe === 'off' ? [] : ['stripe'];
}

function Purchase({ place, onSubscribed }: { place: Place; onSubscribed: () => void }) {
  const t = billingTexts();
  const [, navigate] = useLocation();
  const methods = useMethods();
  const { state, act, pay, problem, askLogin } = usePayment();

  function follow(result: CheckoutResult) {
    if (result.kind === 'redirect') window.location.assign(result.url);
    else if (result.kind === 'cancelled') navigate(pages.subscriptionCancel);
    else if (result.kind === 'subscribed') onSubscribed();
    else if (result.problem === 'sessionExpired') expire();
  }
  function expire() {
    showToast({ text: t.sessionExpired, kind: 'error' });
    if (window.location.pathname !== pages.login) requireLogin(pages.pay);
  }
  async function buy(plan: Plan) {
    rememberPending();
    if (!isSignedIn()) return askLogin();
    follow(await pay(plan, { countryCode: place.countryCode, userId: readSession()?.userId }));
  }

  return (
    <>
      <PayForm
        state={state}
        plans={plansFor(place.currency)}
        methods={methods}
        problem={problem && <ShownProblem problem={problem} />}
        onAct={act}
        onPay={buy}
      />
      {state.paying && (
        <div className={styles.overlay} role="status">
          <span>{t.opening}</span>
        </div>
      )}
    </>
  );
}

function ShownProblem({ problem }: { problem: Problem | 'loginFirst' }) {
  const t = billingTexts();
  if (problem !== 'loginFirst') return <PayProblem>{problem.message || t[problem.problem]}</PayProblem>;
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
