/** The privacy receipt of a reflection: which of its texts were sent where, and what is stored. */
import { Waypoints } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { type PrivacyTexts, privacyTexts } from '../../i18n/en/settings.ts';
import { ApiError, call } from '../../lib/api.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import patterns from '../../ui/patterns.module.css';
import styles from './privacy.module.css';

interface PrivacyReceiptLinkProps {
  sessionId: string;
  /** As a row of a list instead of a text link. */
  row?: boolean;
}

/** A link that opens the privacy receipt: which texts of a reflection were sent where, and what is stored. */
export function PrivacyReceiptLink({ sessionId, row }: PrivacyReceiptLinkProps) {
  const t = privacyTexts();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      {row ? (
        <ActionRow icon={<Waypoints aria-hidden="true" />} leadsAway onClick={() => setOpen(true)}>
          {t.receipt}
        </ActionRow>
      ) : (
        <Button kind="text" onClick={() => setOpen(true)}>
          {t.receipt}
        </Button>
      )}
      <Dialog open={open} onClose={close} title={t.receipt}>
        <ReceiptBody sessionId={sessionId} />
      </Dialog>
    </>
  );
}

type State = { status: 'loading' | 'failed' | 'not found' } | { status: 'ready'; receipt: Receipt };

function toFailureState(error: unknown): State {
  return { status: error instanceof ApiError && error.status === 404 ? 'not found' : 'failed' };
}

function useReceipt(sessionId: string) {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [reloads, setReloads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState({ status: 'loading' });
    call('getReceipt', { params: { sessionId }, signal, noCache: true }).then(
      (receipt) => signal.aborted || setState({ status: 'ready', receipt }),
      (error) => signal.aborted || setState(toFailureState(error)),
    );
    return () => controller.abort();
  }, [sessionId, reloads]);
  return { state, retry: () => setReloads((current) => current + 1) };
}

function ReceiptBody({ sessionId }: { sessionId: string }) {
  const t = privacyTexts();
  const { state, retry } = useReceipt(sessionId);
  if (state.status === 'ready') return <ReceiptText receipt={state.receipt} />;
  if (state.status === 'loading') return <p role="status">{t.receiptLoading}</p>;
  if (state.status === 'not found') return <p role="status">{t.receiptGone}</p>;
  return (
    <div className={styles.place}>
      <p role="alert" className={patterns.problem}>
        {t.receiptFailed}
      </p>
      <Button kind="outline" onClick={retry}>
        {t.tryAgain}
      </Button>
    </div>
  );
}

/** A time without the year, which fits beside the text of the entry. */
const shortTime = { month: 'short', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;

function formatTime(
  iso: string,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  return new Intl.DateTimeFormat(currentLocale(), style).format(new Date(iso));
}

function ReceiptText({ receipt }: { receipt: Receipt }) {
  const t = privacyTexts();
  return (
    <div className={styles.receipt}>
      <p>{summarizeReceipt(t, receipt)}</p>
      <Part title={t.steps}>
        <ol>
          {groupSteps(t, receipt).map(({ steps, lines }) => (
            <li key={steps[0]?.at} className={styles.step}>
              {steps.map((step) => (
                <div key={step.at + step.kind} className={styles.what}>
                  <h4>{stepTitle(t, step)}</h4>
                  <p className="small muted num">{formatTime(step.at, shortTime)}</p>
                </div>
              ))}
              {lines.map((line) => (
                <p key={line} className="small">
                  {line}
                </p>
              ))}
            </li>
          ))}
        </ol>
      </Part>
      <Part title={t.stored}>
        {storedGroups(t, receipt, formatTime).map(({ how, what }) => (
          <div key={how}>
            <h4>{how}</h4>
            <Lines lines={what} />
          </div>
        ))}
        <p className="small">{backupText(t, receipt)}</p>
      </Part>
      <Part title={t.never}>
        <Lines lines={neverLines(t, receipt)} />
      </Part>
    </div>
  );
}

const neverLines = (t: PrivacyTexts, { neverStored }: Receipt) =>
  neverStored.map((what) => t.neverWhat[what]);

function Lines({ lines }: { lines: string[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: list-style none drops the role in WebKit
    <ul role="list" className={`small ${styles.list}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

export type Receipt = ContractTypes['getReceipt']['response'];
type Step = Receipt['steps'][number];
type SentRequest = Step['sent'][number];

/** The receipt in one sentence: which servers got texts of the reflection. */
export function summarizeReceipt(t: PrivacyTexts, { steps }: Receipt): string {
  const hosts = [...new Set(steps.flatMap(({ sent }) => sent).map(({ host }) => host))];
  return hosts.length ? t.leftTo(hosts.join(', ')) : t.nothingLeft;
}

export function stepTitle(t: PrivacyTexts, { kind, answers }: Step): string {
  return kind === 'message' ? t.message(answers) : t[kind];
}

function authorLines(t: PrivacyTexts, { guide, model, fellBack, tries }: Step): string[] {
  if (fellBack) return [t.fellBack[fellBack]];
  const again = tries > 1 ? [t.tries(tries)] : [];
  if (model === null) return [t.byBuiltIn];
  return [guide === null ? t.byAskedModel(model) : t.byModel(model), ...again];
}

function requestText(t: PrivacyTexts, { purpose, host, texts, times }: SentRequest): string {
  const what = texts.map((text) => {
    const words = t.what[text.what](text.from ?? 1, text.to ?? 1);
    return `${words} (${t.chars(text.chars)})`;
  });
  const sentence = (purpose === 'moderation' ? t.moderated : t.sentTo)(host, what.join(', '));
  return times > 1 ? `${sentence} ${t.times(times)}` : sentence;
}

function outcomeLines(t: PrivacyTexts, step: Step): string[] {
  switch (step.outcome) {
    case 'done':
      return authorLines(t, step);
    case 'care':
      // The first question of a dialogue is kept.
      return step.kind === 'message' ? [t.careStep, t.answerNotKept] : [t.careStep];
    case 'running':
      return [t.running];
    case 'failed':
      return [t.failedStep];
  }
}

/** One sentence for each thing that happened in a step. */
export function stepLines(t: PrivacyTexts, step: Step): string[] {
  const { sent } = step;
  return [
    ...outcomeLines(t, step),
    ...(sent.length ? sent.map((request) => requestText(t, request)) : [t.sentNothing]),
  ];
}

interface StepGroup {
  steps: Step[];
  lines: string[];
}

/** Steps one after another to which the same happened, so that it is said once. */
export function groupSteps(t: PrivacyTexts, receipt: Receipt): StepGroup[] {
  const groups: StepGroup[] = [];
  for (const step of receipt.steps) {
    const lines = stepLines(t, step);
    const last = groups.at(-1);
    if (last?.lines.join() === lines.join()) last.steps.push(step);
    else groups.push({ steps: [step], lines });
  }
  return groups;
}

interface StoredGroup {
  how: string;
  what: string[];
}

/** The kinds of stored data, by how they are stored. */
export function storedGroups(
  t: PrivacyTexts,
  { stored }: Receipt,
  formatTime: (iso: string) => string,
): StoredGroup[] {
  const groups: StoredGroup[] = [];
  for (const { what, count, until } of stored) {
    const how = until === null ? t.encrypted : t.until(formatTime(until));
    const text = t.storedWhat[what](count);
    const group = groups.find((known) => known.how === how);
    if (group) group.what.push(text);
    else groups.push({ how, what: [text] });
  }
  return groups;
}

export const backupText = (t: PrivacyTexts, { backupDays }: Receipt): string =>
  backupDays > 0 ? t.backupDays(backupDays) : t.noBackups;
