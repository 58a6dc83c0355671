/** Revenue by payment provider and currency. */
import type { ReactNode } from 'react';
import type { AdminRevenue } from '#shared/contract/admin.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { type AdminTexts, adminTexts } from '../../i18n/en/admin.ts';
import { formatMoney, formatNumber, formatPercent } from './format.ts';
import { type Column, Section, StatsTable } from './section.tsx';

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
