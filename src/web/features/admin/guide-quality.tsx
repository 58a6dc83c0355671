import type { AdminGuideQuality } from '#shared/contract/admin.ts';
import { type AdminTexts, adminTexts } from '../../i18n/en/admin.ts';
import styles from './admin.module.css';
import { money, number, percent, roughly } from './format.ts';
import { Fact, Section } from './section.tsx';

const checksShown = 6;

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
          {steps >= limit && <p className="muted small">{t.onlySteps(number(limit))}</p>}
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
        <Fact label={t.rounds}>{number(rounds)}</Fact>
        <Fact label={t.summaries}>{number(summaries)}</Fact>
        <FirstEvent row={row} />
        {model !== null && <Cost row={row} />}
      </dl>
      {model !== null && <Tries row={row} />}
    </li>
  );
}

function duration(t: AdminTexts, ms: number): string {
  return ms < 1_000 ? t.milliseconds(number(ms)) : t.seconds(number(Math.round(ms / 100) / 10));
}

function FirstEvent({ row: { firstEventMs, slowFirstEventMs } }: { row: AdminGuideQuality }) {
  const t = adminTexts();
  if (firstEventMs === null) return null;
  return (
    <Fact label={t.firstEvent}>
      {duration(t, firstEventMs)}
      {slowFirstEventMs !== null && <small>{t.slowest(duration(t, slowFirstEventMs))}</small>}
    </Fact>
  );
}

function Cost({ row }: { row: AdminGuideQuality }) {
  const t = adminTexts();
  const { costUsd, dialogues, inputTokens, outputTokens, heldBack } = row;
  return (
    <>
      <Fact label={t.cost}>
        {costUsd === null ? t.noPrice : money(costUsd / Math.max(1, dialogues), 'USD', 4)}
        {costUsd !== null && <small>{t.costAll(money(costUsd, 'USD'))}</small>}
      </Fact>
      <Fact label={t.tokens}>
        {roughly(inputTokens + outputTokens)}
        <small>{t.tokenParts(roughly(inputTokens), roughly(outputTokens))}</small>
      </Fact>
      <Fact label={t.heldBack}>{number(heldBack)}</Fact>
    </>
  );
}

/** How often the model needed help. */
function Tries({ row }: { row: AdminGuideQuality }) {
  const t = adminTexts();
  const { firstTry, laterTry, fellBack, failedChecks, fallbackReasons } = row;
  const all = firstTry + laterTry + fellBack;
  const shares = [firstTry, laterTry, fellBack].map((count) => percent(count, all));
  const [first = '', later = '', fell = ''] = shares;
  const checks = failedChecks.slice(0, checksShown);
  return (
    <>
      <div className={styles.shares} aria-hidden="true">
        {[firstTry, laterTry, fellBack].map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three parts in a fixed order
          <i key={index} style={{ flexGrow: count }} hidden={count === 0} />
        ))}
      </div>
      <p className="small num">{t.shareText(first, later, fell)}</p>
      {fallbackReasons.length > 0 && (
        <Marks
          title={t.fallbacks}
          marks={fallbackReasons.map(({ reason, count }) =>
            t.times(t.reasons[reason] ?? reason, number(count)),
          )}
        />
      )}
      {checks.length === 0 ? (
        <p className="muted small">{t.noChecks}</p>
      ) : (
        <Marks title={t.checks} marks={checks.map(({ check, count }) => t.times(check, number(count)))} />
      )}
    </>
  );
}

function Marks({ title, marks }: { title: string; marks: string[] }) {
  return (
    <div className={styles.marks}>
      <p className="muted small">{title}</p>
      <ul>
        {marks.map((mark) => (
          <li key={mark} className="num">
            {mark}
          </li>
        ))}
      </ul>
    </div>
  );
}
