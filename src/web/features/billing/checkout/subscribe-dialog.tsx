/** The dialog that offers a subscription to a user who needs one to go on. */
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { includedTax } from '#shared/countries.ts';
import { pages } from '#shared/pages.ts';
import { formatCents, plansFor } from '#shared/plans.ts';
import { billingTexts } from '../../../i18n/en/billing.ts';
import { useAppConfig } from '../../../lib/app-config.ts';
import { prices } from '../../../lib/prices.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { LeafList } from '../../../ui/leaf-list.tsx';
import { findPageQuestion, WaitingQuestion } from '../../../ui/waiting-question.tsx';
import { useFreeReflection } from '../free-reflection.ts';
import { rememberReturnPage } from './after-payment.ts';
import styles from './checkout.module.css';
import { type BillingCountry, fetchCountry, readChosenCountry } from './country-choice.tsx';

/**
 * The question that waits for its reflection, if the dialog covers the page that has one. `isInUrl`: the question can be
 * called saved, because the URL holds it and payment leads back to that.
 */
function readQuestion() {
  const { pathname, search } = window.location;
  const question = pathname === pages.streamChat ? findPageQuestion(search) : undefined;
  return { question, isInUrl: question !== undefined && new URLSearchParams(search).has('message') };
}

/** The country that decides the currency. Undefined until it is known: a wrong price must never be shown. */
function useCountry(): BillingCountry | undefined {
  const [country, setCountry] = useState(readChosenCountry);
  useEffect(() => {
    if (!country) void fetchCountry().then(setCountry);
  }, [country]);
  return country;
}

/** Both prices, side by side. Until the currency is known, a space holds their place, so that nothing moves. */
function Prices() {
  const t = billingTexts();
  const country = useCountry();
  const plans = country && plansFor(prices, country.currency);
  const tax = country && includedTax(prices, country.countryCode);
  const text = (cents: number | undefined) =>
    plans && cents !== undefined ? formatCents(cents, plans.annual.currency) : '\u00a0';
  return (
    <>
      <ul className={styles.dialogPrices}>
        <li>
          <b className="num">{text(plans?.monthly.chargeCents)}</b> {t.aMonth}
        </li>
        <li>
          <b className="num">{text(plans?.annual.chargeCents)}</b> {t.aYear}
          <small className="num">{plans && t.perMonth(text(plans.annual.perMonthCents))}</small>
        </li>
      </ul>
      {tax && <p className="muted small">{t.allPrices(t.inclTax[tax])}</p>}
    </>
  );
}

/** Shown without an active subscription. After the payment, the user returns to the page of this dialog. */
export function SubscribeDialog({ open, ...offerProps }: OfferProps & { open: boolean }) {
  // Unmounted while closed, so that it reads the question and asks the server only when it opens.
  return open && <Offer {...offerProps} />;
}

interface OfferProps {
  /** Closes the dialog, and leads away if the page cannot go on without a subscription. */
  onMaybeLater: () => void;
  /** The button 'Get help now', because the dialog covers the one in the header. */
  help: ReactNode;
}

function Offer({ onMaybeLater, help }: OfferProps) {
  const t = billingTexts();
  const [{ question, isInUrl }] = useState(readQuestion);
  const [, navigate] = useLocation();
  const freeReflection = useFreeReflection({ enabled: true });
  const refundDays = useAppConfig()?.refundDays ?? 0;
  const subscribe = () => {
    rememberReturnPage(window.location);
    navigate(pages.pay);
  };
  return (
    <Dialog
      open
      onClose={onMaybeLater}
      title={isInUrl ? t.questionSaved : t.noSubscriptionTitle}
      role="alertdialog"
      variant="sheet"
      aside={help}
    >
      {question && (
        <WaitingQuestion label={t.waiting} question={question} className={styles.dialogQuestion} />
      )}
      <p>{t.noSubscription}</p>
      <Prices />
      {freeReflection !== 'off' && (
        <p className={styles.dialogFree}>{freeReflection === 'used' ? t.freeUsed : t.freeNotHere}</p>
      )}
      <div className={styles.included}>
        <LeafList items={[...t.included.slice(0, -1), t.cancelAndExport]} />
      </div>
      {refundDays > 0 && <p className={styles.dialogFree}>{t.refund(refundDays)}</p>}
      <p className={styles.dialogLinks}>
        <a href={pages.sample} className={styles.sample}>
          {t.sample}
        </a>
        <a href={pages.refunds} className={styles.sample}>
          {t.refundRules}
        </a>
      </p>
      <DialogActions>
        <Button kind="primary" full onClick={subscribe}>
          {t.subscribeNow}
        </Button>
        <Button kind="outline" full onClick={onMaybeLater}>
          {t.maybeLater}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
