/** The figures of the admin page for a period: how they are loaded, and the sections that show them. */
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import type {
  AdminCareCount,
  AdminCheckIns,
  AdminFunnel,
  AdminGuideQuality,
  AdminRevenue,
} from '#shared/contract/admin.ts';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { type AdminTexts, adminTexts } from '../../i18n/en/admin.ts';
import { call } from '../../lib/api.ts';
import patterns from '../../ui/patterns.module.css';
import styles from './admin.module.css';
import {
  type Column,
  Fact,
  formatCompact,
  formatMoney,
  formatNumber,
  formatPercent,
  formatUtcDay,
  Section,
  StatsTable,
} from './admin-parts.tsx';

export type Overview = ContractTypes['adminOverview']['response'];

/** How many days the figures can cover. */
export const periods = [7, 30, 90, 365] as const;
type Days = (typeof periods)[number];

type OverviewState =
  /** Also when the server denies access: the API client is opening /403 then. */
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; overview: Overview; update: 'idle' | 'loading' | 'failed' };

export interface Figures {
  state: OverviewState;
  days: Days;
  setDays: (days: Days) => void;
  reload: () => void;
}

/** The figures of the last days. The old ones stay on the screen while new ones are loaded. */
export function useOverview(): Figures {
  const [state, setState] = useState<OverviewState>({ status: 'loading' });
  const [request, setRequest] = useState<{ days: Days; reloads: number }>({ days: 30, reloads: 0 });
  const { days } = request;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState((current) =>
      current.status === 'ready' ? { ...current, update: 'loading' } : { status: 'loading' },
    );
    call('adminOverview', { query: { days: request.days }, signal, noCache: true }).then(
      (overview) => signal.aborted || setState({ status: 'ready', overview, update: 'idle' }),
      (error: unknown) => {
        if (signal.aborted || (error as { status?: number }).status === 403) return;
        setState((current) =>
          current.status === 'ready' ? { ...current, update: 'failed' } : { status: 'failed' },
        );
      },
    );
    return () => controller.abort();
  }, [request]);
  return {
    state,
    days,
    setDays: useCallback((next: Days) => setRequest({ days: next, reloads: 0 }), []),
    reload: useCallback(() => setRequest((current) => ({ ...current, reloads: current.reloads + 1 })), []),
  };
}

/** One sum per currency, the largest first; sums of different currencies are never added. */
function formatSums(rows: readonly AdminRevenue[], getValue: (row: AdminRevenue) => number): string[] {
  const sums = new Map<string, number>();
  for (const row of rows)
    if (row.currency) sums.set(row.currency, (sums.get(row.currency) ?? 0) + getValue(row));
  return [...sums]
    .filter(([, sum]) => sum !== 0)
    .sort(([, a], [, b]) => b - a)
    .map(([currency, sum]) => formatMoney(sum, currency));
}

const sumOf = (rows: readonly AdminRevenue[], getValue: (row: AdminRevenue) => number) =>
  rows.reduce((sum, row) => sum + getValue(row), 0);

function Tile({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd className={`num ${styles.value}`}>{children}</dd>
      {note && <dd className="num muted small">{note}</dd>}
    </div>
  );
}

/** A sum per currency: the first is the tile's figure, the others are its note. */
function Sums({ label, sums }: { label: string; sums: string[] }) {
  const [first = formatNumber(0), ...others] = sums;
  return (
    <Tile label={label} note={others.join(' · ')}>
      {first}
    </Tile>
  );
}

/** The most important figures. */
export function Tiles({ overview }: { overview: Overview }) {
  const t = adminTexts();
  const { revenue, funnel, people, queues } = overview;
  const monthly = sumOf(revenue, (row) => row.activeMonthly);
  const annual = sumOf(revenue, (row) => row.activeAnnual);
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  return (
    <dl className={styles.tiles}>
      <Sums label={t.net} sums={formatSums(revenue, ({ net }) => net)} />
      <Sums label={t.monthly} sums={formatSums(revenue, ({ mrr }) => mrr)} />
      <Tile label={t.running} note={t.runningParts(formatNumber(monthly), formatNumber(annual))}>
        {formatNumber(monthly + annual)}
      </Tile>
      <Tile label={t.newPeople} note={t.ofAll(people, formatNumber(people))}>
        {formatNumber(funnel.registered)}
      </Tile>
      <Tile label={t.failedJobs} note={failed ? t.lookBelow : t.allRan}>
        <span className={failed ? styles.wrong : undefined}>{formatNumber(failed)}</span>
      </Tile>
    </dl>
  );
}

/** A figure with a note below. */
function WithNote({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <>
      {children}
      {note && <small>{note}</small>}
    </>
  );
}

function createColumns(t: AdminTexts): [Column<AdminRevenue>, ...Column<AdminRevenue>[]] {
  return [
    {
      title: t.provider,
      cell: ({ provider, currency }) => (
        <WithNote note={currency || t.noSubscription}>{providerDescriptors[provider].label}</WithNote>
      ),
    },
    {
      title: t.gross,
      cell: ({ gross, currency, payments }) => (
        <WithNote note={t.payments(payments, formatNumber(payments))}>
          {formatMoney(gross, currency)}
        </WithNote>
      ),
    },
    { title: t.refunds, cell: ({ refunds, currency }) => formatMoney(refunds, currency) },
    {
      title: t.disputes,
      cell: ({ disputed, disputes, currency }) => (
        <WithNote note={disputes > 0 && t.disputeCount(disputes, formatNumber(disputes))}>
          {formatMoney(disputed, currency)}
        </WithNote>
      ),
    },
    {
      title: t.tax,
      cell: ({ tax, fees, currency }) => (
        <WithNote note={t.feesOf(formatMoney(fees, currency))}>{formatMoney(tax, currency)}</WithNote>
      ),
    },
    { title: t.netShort, cell: ({ net, currency }) => <b>{formatMoney(net, currency)}</b> },
    { title: t.failedCharges, cell: ({ failedCharges }) => formatNumber(failedCharges) },
    {
      title: t.subscriptions,
      cell: ({ activeMonthly, activeAnnual, ending }) => (
        <WithNote note={t.runningParts(formatNumber(activeMonthly), formatNumber(activeAnnual))}>
          {formatNumber(activeMonthly + activeAnnual)}
          {ending > 0 && ` (${t.ending(formatNumber(ending))})`}
        </WithNote>
      ),
    },
    { title: t.mrr, cell: ({ mrr, currency }) => formatMoney(mrr, currency) },
    {
      title: t.ended,
      cell: ({ ended, lost, activeAtStart }) => (
        <WithNote note={activeAtStart > 0 && t.endedOf(formatPercent(lost, activeAtStart))}>
          {formatNumber(ended)}
        </WithNote>
      ),
    },
  ];
}

const explainedColumns = ['mrr', 'ended', 'failedCharges'] as const;

/** Each note begins with the title of its column. */
function Notes() {
  const t = adminTexts();
  const notes = explainedColumns.map((column) => t.revenueNote(t[column], t.revenueNotes[column]));
  return (
    <ul className="muted small">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

export function Revenue({ rows }: { rows: readonly AdminRevenue[] }) {
  const t = adminTexts();
  return (
    <Section title={t.revenue} text={t.revenueText}>
      {rows.length === 0 ? (
        <p>{t.noRevenue}</p>
      ) : (
        <>
          <StatsTable
            caption={t.revenue}
            columns={createColumns(t)}
            rows={rows}
            keyOf={({ provider, currency }) => `${provider} ${currency}`}
          />
          <Notes />
        </>
      )}
    </Section>
  );
}

/** How many users reached each step from registration to a summary. */
const funnelSteps = ['registered', 'ordered', 'paid', 'begun', 'summarised'] as const;

export function Funnel({ funnel }: { funnel: AdminFunnel }) {
  const t = adminTexts();
  return (
    <Section title={t.funnel} text={t.funnelText} halfWidth>
      {funnel.registered === 0 ? (
        <p>{t.noFunnel}</p>
      ) : (
        <ol className={styles.funnel}>
          {funnelSteps.map((step, index) => (
            <Step
              key={step}
              name={t.steps[step]}
              count={funnel[step]}
              registered={funnel.registered}
              previousCount={funnel[funnelSteps[index - 1] ?? step]}
            />
          ))}
        </ol>
      )}
      {funnel.freeBegun > 0 && (
        <p>
          {t.freeFirst(
            formatNumber(funnel.freeBegun),
            formatNumber(funnel.freeSummarised),
            formatNumber(funnel.freePaid),
          )}
        </p>
      )}
    </Section>
  );
}

interface StepProps {
  name: string;
  count: number;
  /** The count of the first step. */
  registered: number;
  /** The count of the step before this one. */
  previousCount: number;
}

/** The bar is hidden from screen readers: the numbers say the same. */
function Step({ name, count, registered, previousCount }: StepProps) {
  const t = adminTexts();
  return (
    <li>
      <p className={styles.stepHead}>
        <span>{name}</span>
        <b className="num">{formatNumber(count)}</b>
      </p>
      <div className={styles.track} aria-hidden="true">
        <i style={{ inlineSize: `${(100 * count) / registered}%` }} />
      </div>
      {count !== registered || previousCount !== registered ? (
        <p className="num muted small">
          {t.ofRegistered(formatPercent(count, registered))}
          {previousCount !== registered && ` · ${t.ofBefore(formatPercent(count, previousCount))}`}
        </p>
      ) : null}
    </li>
  );
}

const checkInStates = ['planned', 'due', 'answered', 'reminded', 'stopped'] as const;

/** Counts only: what people wrote is encrypted. */
export function CheckIns({ counts }: { counts: AdminCheckIns }) {
  const t = adminTexts();
  return (
    <Section title={t.checkIns} text={t.checkInsText} halfWidth>
      <ul className={styles.counts}>
        {checkInStates.map((state) => (
          <li key={state} className={styles.stepHead}>
            <span>{t.checkInStates[state]}</span>
            <b className="num">{formatNumber(counts[state])}</b>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface CareRow {
  key: string;
  label: string;
  /** Texts with a low risk: a card was shown next to the question. */
  cards: number;
  /** Texts with a high risk: the help page replaced the screen. */
  pages: number;
}

/** Sums the counts by key, in the order of the keys' first appearance. */
function sumBy(
  counts: readonly AdminCareCount[],
  keyOf: (entry: AdminCareCount) => { key: string; label: string },
): CareRow[] {
  const rows = new Map<string, CareRow>();
  for (const entry of counts) {
    const { key, label } = keyOf(entry);
    const row = rows.get(key) ?? { key, label, cards: 0, pages: 0 };
    if (entry.level === 'low') row.cards += entry.count;
    else row.pages += entry.count;
    rows.set(key, row);
  }
  return [...rows.values()];
}

function CareTable({
  firstColumn,
  caption,
  rows,
}: {
  firstColumn: string;
  caption: string;
  rows: readonly CareRow[];
}) {
  const t = adminTexts();
  return (
    <StatsTable
      caption={caption}
      columns={[
        { title: firstColumn, cell: ({ label }) => label },
        { title: t.cards, cell: ({ cards }) => formatNumber(cards) },
        { title: t.pages, cell: ({ pages }) => formatNumber(pages) },
      ]}
      rows={rows}
      keyOf={({ key }) => key}
      fewColumns
    />
  );
}

/** How often the texts of users spoke of a risk, by kind of risk and by day. */
export function CareStats({ counts }: { counts: readonly AdminCareCount[] }) {
  const t = adminTexts();
  const [open, setOpen] = useState(false);
  const id = useId();
  const getName = ({ kind }: AdminCareCount) => t.kinds[kind] ?? kind;
  const kinds = sumBy(counts, (entry) => ({ key: entry.kind, label: getName(entry) })).sort(
    (a, b) => b.cards + b.pages - a.cards - a.pages,
  );
  return (
    <Section title={t.care} text={t.careText} halfWidth>
      {counts.length === 0 ? (
        <p>{t.noCare}</p>
      ) : (
        <>
          <CareTable firstColumn={t.kind} caption={t.care} rows={kinds} />
          <button
            type="button"
            className={`${patterns.toggle} ${styles.toggle}`}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <span>{t.byDay}</span>
            <ChevronDown aria-hidden="true" className={patterns.chevron} />
          </button>
          {open && (
            <div id={id}>
              <CareTable
                firstColumn={t.day}
                caption={t.byDay}
                rows={sumBy(counts, (entry) => ({
                  key: `${entry.day} ${entry.kind}`,
                  label: `${formatUtcDay(entry.day)}, ${getName(entry)}`,
                }))}
              />
            </div>
          )}
        </>
      )}
    </Section>
  );
}

/** How many kinds of failed checks are listed. */
const maxChecks = 6;

interface GuideQualityProps {
  rows: readonly AdminGuideQuality[];
  /** The figures cover at most this many of the latest steps. */
  limit: number;
}

/** How well each guide and prompt does: speed, cost, and how often its texts failed the checks. */
export function GuideQuality({ rows, limit }: GuideQualityProps) {
  const t = adminTexts();
  const steps = rows.reduce((sum, { rounds, summaries }) => sum + rounds + summaries, 0);
  return (
    <Section title={t.guide} text={t.guideText}>
      {rows.length === 0 ? (
        <p>{t.noGuide}</p>
      ) : (
        <>
          <ul className={styles.guides}>
            {rows.map((row) => (
              <GuideVersion key={`${row.model} ${row.promptVersion}`} row={row} />
            ))}
          </ul>
          {steps >= limit && <p className="muted small">{t.onlySteps(formatNumber(limit))}</p>}
        </>
      )}
    </Section>
  );
}

/** One guide (a model or the built-in one) with one version of its prompt. */
function GuideVersion({ row }: { row: AdminGuideQuality }) {
  const t = adminTexts();
  const { model, promptVersion, rounds, summaries } = row;
  return (
    <li className={styles.guide}>
      <h3>
        {model ?? t.builtIn}
        {promptVersion && <small>{t.prompt(promptVersion)}</small>}
      </h3>
      <dl className={styles.facts}>
        <Fact label={t.rounds}>{formatNumber(rounds)}</Fact>
        <Fact label={t.summaries}>{formatNumber(summaries)}</Fact>
        <FirstEvent row={row} />
        {model !== null && <Cost row={row} />}
      </dl>
      {model !== null && <Tries row={row} />}
    </li>
  );
}

function formatDuration(t: AdminTexts, ms: number): string {
  return ms < 1_000 ? t.milliseconds(formatNumber(ms)) : t.seconds(formatNumber(Math.round(ms / 100) / 10));
}

function FirstEvent({ row: { firstEventP50Ms, firstEventP95Ms } }: { row: AdminGuideQuality }) {
  const t = adminTexts();
  if (firstEventP50Ms === null) return null;
  return (
    <Fact label={t.firstEvent}>
      {formatDuration(t, firstEventP50Ms)}
      {firstEventP95Ms !== null && <small>{t.slowest(formatDuration(t, firstEventP95Ms))}</small>}
    </Fact>
  );
}

function Cost({ row }: { row: AdminGuideQuality }) {
  const t = adminTexts();
  const { costUsd, dialogues, inputTokens, outputTokens, heldBack } = row;
  return (
    <>
      <Fact label={t.cost}>
        {costUsd === null ? t.noPrice : formatMoney(costUsd / Math.max(1, dialogues), 'USD', 4)}
        {costUsd !== null && <small>{t.costAll(formatMoney(costUsd, 'USD'))}</small>}
      </Fact>
      <Fact label={t.tokens}>
        {formatCompact(inputTokens + outputTokens)}
        <small>{t.tokenParts(formatCompact(inputTokens), formatCompact(outputTokens))}</small>
      </Fact>
      <Fact label={t.heldBack}>{formatNumber(heldBack)}</Fact>
    </>
  );
}

/** How often the model needed another try or was replaced by the built-in guide, and why. */
function Tries({ row }: { row: AdminGuideQuality }) {
  const t = adminTexts();
  const { firstTry, laterTry, fallbacks, failedChecks, fallbackReasons } = row;
  const all = firstTry + laterTry + fallbacks;
  const shares = [firstTry, laterTry, fallbacks].map((count) => formatPercent(count, all));
  const [first = '', later = '', fallback = ''] = shares;
  const checks = failedChecks.slice(0, maxChecks);
  return (
    <>
      <div className={styles.shares} aria-hidden="true">
        {[firstTry, laterTry, fallbacks].map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three parts in a fixed order
          <i key={index} style={{ flexGrow: count }} hidden={count === 0} />
        ))}
      </div>
      <p className="small num">{t.shareText(first, later, fallback)}</p>
      {fallbackReasons.length > 0 && (
        <Badges
          title={t.fallbacks}
          labels={fallbackReasons.map(({ reason, count }) =>
            t.times(t.reasons[reason] ?? reason, formatNumber(count)),
          )}
        />
      )}
      {checks.length === 0 ? (
        <p className="muted small">{t.noChecks}</p>
      ) : (
        <Badges
          title={t.checks}
          labels={checks.map(({ check, count }) => t.times(check, formatNumber(count)))}
        />
      )}
    </>
  );
}

function Badges({ title, labels }: { title: string; labels: string[] }) {
  return (
    <div className={styles.badges}>
      <p className="muted small">{title}</p>
      <ul>
        {labels.map((label) => (
          <li key={label} className="num">
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
