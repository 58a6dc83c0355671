/** How often texts spoke of a risk, by kind and by day. */
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { AdminCareCount } from '#shared/contract/admin.ts';
import { adminTexts } from '../../i18n/en/admin.ts';
import patterns from '../../ui/patterns.module.css';
import styles from './admin.module.css';
import { formatNumber, formatUtcDay } from './format.ts';
import { Section, StatsTable } from './section.tsx';

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
  keyOf: (count: AdminCareCount) => { key: string; label: string },
): CareRow[] {
  const rows = new Map<string, CareRow>();
  for (const one of counts) {
    const { key, label } = keyOf(one);
    const row = rows.get(key) ?? { key, label, cards: 0, pages: 0 };
    if (one.level === 'low') row.cards += one.count;
    else row.pages += one.count;
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
      slim
    />
  );
}

export function CareStats({ counts }: { counts: readonly AdminCareCount[] }) {
  const t = adminTexts();
  const [open, setOpen] = useState(false);
  const id = useId();
  const getName = ({ kind }: AdminCareCount) => t.kinds[kind] ?? kind;
  const kinds = sumBy(counts, (one) => ({ key: one.kind, label: getName(one) })).sort(
    (a, b) => b.cards + b.pages - a.cards - a.pages,
  );
  return (
    <Section title={t.care} text={t.careText} half>
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
                rows={sumBy(counts, (one) => ({
                  key: `${one.day} ${one.kind}`,
                  label: `${formatUtcDay(one.day)}, ${getName(one)}`,
                }))}
              />
            </div>
          )}
        </>
      )}
    </Section>
  );
}
