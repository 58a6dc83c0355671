/** Pauses a monthly subscription for some months instead of cancelling it, and ends a pause early. */
import { useId, useState } from 'react';
import type { OwnSubscription } from '#shared/contract/shapes.ts';
import { addMonths } from '#shared/dates.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { manageTexts } from '../../../i18n/en/billing.ts';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../billing.module.css';
import { formatDate, formatPrice, toCents } from '../dates-and-prices.ts';
import { Problem } from '../problem.tsx';
import { handleRefusal, useProviderCall } from '../provider-calls.ts';

interface PauseProps {
  subscription: OwnSubscription;
  /** Shows the text and reloads the subscription. */
  onDone: (text: string) => Promise<void>;
}

const monthChoices = [1, 2, 3] as const;

/** Offers a pause below the buttons that confirm a cancellation, so that cancelling still takes only two taps. */
export function PauseOffer({ subscription, onDone }: PauseProps) {
  const t = manageTexts();
  const id = useId();
  const [months, setMonths] = useState<number>(1);
  const { attempt, busy, problem, send } = useProviderCall();
  const { paymentProvider: provider, providerSubscriptionId, endDate, nextCharge } = subscription;
  if (!subscription.canPause || !endDate || !nextCharge) return null;
  const until = formatDate(addMonths(new Date(endDate), months).toISOString());
  const pause = () =>
    send(async () => {
      const outcome = await attempt(`pause ${providerSubscriptionId} ${months}`, (idempotencyKey) =>
        call('pauseSubscription', {
          params: { provider, providerSubscriptionId },
          body: { months },
          idempotencyKey,
        }),
      );
      if (outcome.kind !== 'ok')
        return { problem: handleRefusal(outcome, { failed: t.pauseFailed, exception: t.pauseException }) };
      await onDone(t.pauseDone(until));
      return {};
    });
  return (
    <div className={styles.pause}>
      <h4>{t.pauseTitle}</h4>
      <p>
        <label htmlFor={id}>{t.pauseFor}</label>{' '}
        <select id={id} value={months} onChange={(event) => setMonths(Number(event.target.value))}>
          {monthChoices.map((count) => (
            <option key={count} value={count}>
              {t.months(count)}
            </option>
          ))}
        </select>
      </p>
      <p className="muted small">
        {t.pauseText(formatDate(endDate), until, formatPrice(nextCharge.amount, nextCharge.currency))}
      </p>
      {problem && <Problem>{problem}</Problem>}
      <Button kind="outline" full busy={busy} busyLabel={t.pausing} onClick={pause}>
        {t.pauseConfirm(t.months(months))}
      </Button>
    </div>
  );
}

/** Ends the pause before its time, at the price that the button names. */
export function EndPause({ subscription, onDone }: PauseProps) {
  const t = manageTexts();
  const { attempt, busy, problem, send } = useProviderCall();
  const { paymentProvider: provider, providerSubscriptionId, pause, nextCharge, hasAccess } = subscription;
  if (!pause) return null;
  const price = nextCharge && formatPrice(pause.dueNow, nextCharge.currency);
  const end = () =>
    send(async () => {
      const outcome = await attempt(`end pause ${providerSubscriptionId}`, (idempotencyKey) =>
        call('endPause', {
          params: { provider, providerSubscriptionId },
          body: { dueToday: pause.dueNow },
          idempotencyKey,
        }),
      );
      if (outcome.kind !== 'ok')
        return { problem: handleRefusal(outcome, { failed: t.pauseFailed, exception: t.pauseException }) };
      await onDone(t.pauseEnded);
      return {};
    });
  const isCharged = toCents(pause.dueNow) > 0 && price;
  const { label } = providerDescriptors[provider];
  const freeText = hasAccess ? t.endPauseFree : t.endPauseLater(label);
  return (
    <div className={styles.undo}>
      <p className="muted small">{isCharged ? t.endPauseCharged(price) : freeText}</p>
      {problem && <Problem>{problem}</Problem>}
      <Button kind="outline" full busy={busy} busyLabel={t.endingPause} onClick={end}>
        {isCharged ? t.endPauseFor(price) : t.endPause}
      </Button>
    </div>
  );
}
