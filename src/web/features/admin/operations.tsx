/** What runs and what was done: the queues of jobs, of which failed ones can be run again, and the log of operators. */
import { useEffect, useId, useRef, useState } from 'react';
import type { AdminFailedJob, AdminLogEntry, AdminQueue } from '#shared/contract/admin.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { adminPaymentTexts, adminTexts } from '../../i18n/en/admin.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { showToast } from '../../ui/toast.tsx';
import styles from './admin.module.css';
import { formatAgo, formatDateTime, formatMoney, formatNumber, Section, StatsTable } from './admin-parts.tsx';

const getQueueName = (queue: string) => adminTexts().queues[queue] ?? queue;

type FailedJobsState = readonly AdminFailedJob[] | 'loading' | 'failed';

/** Loads the failed jobs, and again whenever the queues are loaded. */
function useFailedJobs(queues: readonly AdminQueue[]) {
  const [jobs, setJobs] = useState<FailedJobsState>('loading');
  const hasFailedJobs = queues.some(({ failed }) => failed > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new queues have new jobs
  useEffect(() => {
    if (!hasFailedJobs) return setJobs([]);
    const controller = new AbortController();
    const { signal } = controller;
    call('adminFailedJobs', { signal, noCache: true }).then(
      (response) => signal.aborted || setJobs(response.jobs),
      () => signal.aborted || setJobs('failed'),
    );
    return () => controller.abort();
  }, [queues, hasFailedJobs]);
  return jobs;
}

/** `busy`: id of the job, or name of the queue, that is being retried. */
function useRetry(onDone: () => void) {
  const t = adminTexts();
  const [busy, setBusy] = useState<string>();
  async function retry(target: string, send: () => Promise<string>) {
    setBusy(target);
    try {
      showToast({ text: await send(), kind: 'status' });
      onDone();
    } catch {
      showToast({ text: t.retryFailed, kind: 'error' });
    } finally {
      setBusy(undefined);
    }
  }
  const retryJob = (jobId: string) =>
    retry(jobId, async () => {
      await call('adminRetryJob', { params: { jobId } });
      return t.retried;
    });
  const retryQueue = (queue: string) =>
    retry(queue, async () => t.retriedAll((await call('adminRetryQueue', { params: { queue } })).retried));
  return { busy, retryJob, retryQueue };
}

interface JobsProps {
  queues: readonly AdminQueue[];
  /** The queues have changed: load them again. */
  onChanged: () => void;
}

export function Jobs({ queues, onChanged }: JobsProps) {
  const t = adminTexts();
  const container = useRef<HTMLDivElement>(null);
  const { busy, retryJob, retryQueue } = useRetry(() => {
    container.current?.focus(); // The pressed button disappears.
    onChanged();
  });
  return (
    <Section title={t.jobs} text={t.jobsText} halfWidth>
      <div ref={container} tabIndex={-1} className={styles.place}>
        <StatsTable
          caption={t.jobs}
          columns={[
            { title: t.queue, cell: ({ name }) => getQueueName(name) },
            { title: t.waiting, cell: ({ waiting }) => formatNumber(waiting) },
            { title: t.runningNow, cell: ({ running }) => formatNumber(running) },
            {
              title: t.failedNow,
              cell: ({ failed }) => (
                <span className={failed ? styles.wrong : undefined}>{formatNumber(failed)}</span>
              ),
            },
          ]}
          rows={queues}
          keyOf={({ name }) => name}
          fewColumns
        />
      </div>
      <FailedJobs queues={queues} busy={busy} onRetry={retryJob} onRetryAll={retryQueue} />
    </Section>
  );
}

interface FailedJobsProps {
  queues: readonly AdminQueue[];
  busy: string | undefined;
  onRetry: (jobId: string) => void;
  onRetryAll: (queue: string) => void;
}

function FailedJobs({ queues, busy, onRetry, onRetryAll }: FailedJobsProps) {
  const t = adminTexts();
  const id = useId();
  const jobs = useFailedJobs(queues);
  const failedCount = queues.reduce((sum, queue) => sum + queue.failed, 0);
  if (jobs === 'failed')
    return (
      <p role="alert" className={patterns.problem}>
        {t.jobsFailed}
      </p>
    );
  if (jobs === 'loading' || jobs.length === 0) return null;
  return (
    <>
      <h3 id={id}>{t.failedJobs}</h3>
      <ul aria-labelledby={id} className={styles.jobs}>
        {jobs.map((job) => (
          <FailedJob key={job.id} job={job} busy={busy === job.id} onRetry={() => onRetry(job.id)} />
        ))}
      </ul>
      {jobs.length < failedCount && <p className="muted small">{t.onlyLatest(formatNumber(jobs.length))}</p>}
      <RetryAll queues={queues} busy={busy} onRetryAll={onRetryAll} />
    </>
  );
}

/** A button for each queue with more than one failed job. */
function RetryAll({ queues, busy, onRetryAll }: Omit<FailedJobsProps, 'onRetry'>) {
  const t = adminTexts();
  const withSeveralFailed = queues.filter(({ failed }) => failed > 1);
  if (withSeveralFailed.length === 0) return null;
  return (
    <div className={styles.row}>
      {withSeveralFailed.map(({ name }) => (
        <Button key={name} kind="text" busy={busy === name} onClick={() => onRetryAll(name)}>
          {t.retryAllOf(getQueueName(name))}
        </Button>
      ))}
    </div>
  );
}

function FailedJob({ job, busy, onRetry }: { job: AdminFailedJob; busy: boolean; onRetry: () => void }) {
  const t = adminTexts();
  const { name, failedAt, tries, error } = job;
  const id = useId();
  const when = formatAgo(failedAt, Date.now());
  return (
    <li>
      <div id={id}>
        <p className={styles.jobName}>{getQueueName(name)}</p>
        <p className="num muted small">
          <time dateTime={failedAt}>{t.failedWhen(when)}</time> · {t.tries(tries)} · <code>{error}</code>
        </p>
      </div>
      <Button kind="outline" busy={busy} busyLabel={t.retrying} aria-describedby={id} onClick={onRetry}>
        {t.retry}
      </Button>
    </li>
  );
}

type LogState = readonly AdminLogEntry[] | 'loading' | 'failed';

/** Which administrator did what about payments, and why. */
export function OperatorLog() {
  const t = adminPaymentTexts();
  const [state, setState] = useState<LogState>('loading');
  const [reloads, setReloads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed count loads again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    call('adminLog', { noCache: true, signal }).then(
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
            <LogEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <Button kind="text" onClick={() => setReloads((count) => count + 1)}>
        {t.reload}
      </Button>
    </Section>
  );
}

function LogEntry({ entry }: { entry: AdminLogEntry }) {
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
