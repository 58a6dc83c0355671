import { useEffect, useState } from 'react';
import type { AdminLogEntry } from '#shared/contract/admin.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { adminPaymentTexts } from '../../i18n/en/admin.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import patterns from '../../ui/patterns.module.css';
import styles from './admin.module.css';
import { formatDateTime, formatMoney } from './format.ts';
import { Section } from './section.tsx';

type State = readonly AdminLogEntry[] | 'loading' | 'failed';

/** Who did what about payments; nothing can be changed here. */
export function OperatorLog() {
  const t = adminPaymentTexts();
  const [state, setState] = useState<State>('loading');
  const [reloads, setReloads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed count loads again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    call('adminLog', { fresh: true, signal }).then(
      ({ entries }) => signal.aborted || setState(entries),
      () => signal.aborted || setState('failed'),
    );
    return () => controller.abort();
  }, [reloads]);
  return (
    <Section title={t.log} text={t.logText}>
      {state === 'loading' && <p role="status">{t.loading}</p>}
      {state === 'failed' && (
        <p role="alert" className={patterns.problem}>
          {t.failed}
        </p>
      )}
      {typeof state === 'object' && state.length === 0 && <p>{t.logEmpty}</p>}
      {typeof state === 'object' && state.length > 0 && (
        <ol className={styles.log}>
          {state.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <Button kind="text" onClick={() => setReloads((count) => count + 1)}>
        {t.reload}
      </Button>
    </Section>
  );
}

function Entry({ entry }: { entry: AdminLogEntry }) {
  const t = adminPaymentTexts();
  const { at, step, amount, currency, subscription, reason, error, adminId, userId, provider, payment } =
    entry;
  return (
    <li>
      <p className="num">
        <b className={step === 'failed' ? styles.wrong : undefined}>{t.steps[step]}</b>{' '}
        {formatMoney(amount, currency)}, {t.choices[subscription]}
      </p>
      <p>{reason}</p>
      {error && <p className={styles.wrong}>{error}</p>}
      <p className="muted small num">
        <time dateTime={at}>{formatDateTime(at)}</time>, {t.by} <code>{adminId}</code>, {t.for}{' '}
        <code>{userId}</code>, {providerDescriptors[provider].label} <code>{payment}</code>
      </p>
    </li>
  );
}
