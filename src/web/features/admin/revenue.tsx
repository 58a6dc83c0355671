import type { ReactNode } from 'react';
import type { AdminRevenue } from '#shared/contract/admin.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { type AdminTexts, adminTexts } from '../../i18n/admin.ts';
import { type Column, FigureTable } from './figure-table.tsx';
import { Section } from './section.tsx';
import { money, number, percent } from './words.ts';

/** A figure with what explains it below. */
function Two({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <>
      {children}
      {note && <small>{note}</small>}
    </>
  );
}

function columnsOf(t: AdminTexts): [Column<AdminRevenue>, ...Column<AdminRevenue>[]] {
  return [
    {
      title: t.provider,
      cell: ({ provider, currency }) => (
        <Two note={currency || t.noSubscription}>{providerDescriptors[provider].label}</Two>
      ),
    },
    {
      title: t.gross,
      cell: ({ gross, currency, payments }) => (
        <Two note={t.payments(payments, number(payments))}>{money(gross, currency)}</Two>
      ),
    },
    { title: t.refunds, cell: ({ refunds, currency }) => money(refunds, currency) },
    {
      title: t.disputes,
      cell: ({ disputed, disputes, currency }) => (
        <Two note={disputes > 0 && t.disputeCount(disputes, number(disputes))}>
          {money(disputed, currency)}
        </Two>
      ),
    },
    { title: t.netShort, cell: ({ net, currency }) => <b>{money(net, currency)}</b> },
    { title: t.failedCharges, cell: ({ failedCharges }) => number(failedCharges) },
    {
      title: t.subscriptions,
      cell: ({ activeMonthly, activeAnnual, ending }) => (
        <Two note={t.runningParts(number(activeMonthly), number(activeAnnual))}>
          {number(activeMonthly + activeAnnual)}
          {ending > 0 && ` (${t.ending(number(ending))})`}
        </Two>
      ),
    },
    { title: t.mrr, cell: ({ mrr, currency }) => money(mrr, currency) },
    {
      title: t.ended,
      cell: ({ ended, lost, activeAtStart }) => (
        <Two note={activeAtStart > 0 && t.endedOf(percent(lost, activeAtStart))}>{number(ended)}</Two>
      ),
    },
  ];
}

const noted = ['mrr', 'ended', 'failedCharges'] as const;

/** Each begins with the title of the column that it explains. */
function Notes() {
  const t = adminTexts();
  const notes = noted.map((column) => t.revenueNote(t[column], t.revenueNotes[column]));
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
          <FigureTable
            caption={t.revenue}
            columns={columnsOf(t)}
            rows={rows}
            keyOf={({ provider, currency }) => `${provider} ${currency}`}
          />
          <Notes />
        </>
      )}
    </Section>
  );
}
