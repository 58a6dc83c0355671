/** How well each guide and prompt does: speed, cost, and how often its texts failed the checks. */
import type { AdminGuideQuality } from '#shared/contract/admin.ts';
import { type AdminTexts, adminTexts } from '../../i18n/en/admin.ts';
import styles from './admin.module.css';
import { Fact, formatCompact, formatMoney, formatNumber, formatPercent, Section } from './section.tsx';

/** How many kinds of failed checks are listed. */
const maxChecks = 6;

interface GuideQualityProps {
  rows: readonly AdminGuideQuality[];
  /** The figures cover at most this many of the latest steps. */
  limit: number;
}

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
              <Prompt key={`${row.model} ${row.promptVersion}`} row={row} />
            ))}
          </ul>
          {steps >= limit && <p className="muted small">{t.onlySteps(formatNumber(limit))}</p>}
        </>
      )}
    </Section>
  );
}

function Prompt({ row }: { row: AdminGuideQuality }) {
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
