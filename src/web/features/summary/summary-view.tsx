import { ChevronDown, History } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import type { LineRef, Summary } from '#shared/summary.ts';
import { summaryTexts } from '../../i18n/en/summary.ts';
import { LeafList, NumberedLeaves } from '../../ui/leaf-list.tsx';
import { ClaimControls, type ClaimTools } from './claim-line.tsx';
import styles from './summary.module.css';

/** Lines with the controls for their evidence. `from`: index of the first line. */
function claims(
  part: LineRef['part'],
  lines: readonly string[],
  from: number,
  tools: ClaimTools,
): ReactNode[] {
  return lines.map((line, at) => {
    const target = { part, index: from + at };
    return (
      <Fragment key={target.index}>
        {line}
        <ClaimControls target={target} tools={tools} />
      </Fragment>
    );
  });
}

/** Above the horizon: the insight, then the question it answers. */
export function SummaryHead({ summary, tools }: { summary: Summary; tools: ClaimTools }) {
  const t = summaryTexts();
  const [insight, ...more] = summary.insights;
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{t.title}</h1>
      {insight && (
        <section className={styles.insight}>
          <h2>{t.coreInsight}</h2>
          <p className="display" data-size={insightSize(insight)} dir="auto">
            {insight}
          </p>
          <ClaimControls target={{ part: 'insight', index: 0 }} tools={tools} />
          {more.length > 0 && (
            <div className={styles.more}>
              <LeafList items={claims('insight', more, 1, tools)} />
            </div>
          )}
        </section>
      )}
      {summary.question && (
        <section className={styles.question}>
          <h2>{t.originalQuestion}</h2>
          <p dir="auto">{summary.question}</p>
        </section>
      )}
    </div>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Suggestions({ label, suggestions }: { label: string; suggestions: readonly string[] }) {
  const t = summaryTexts();
  if (!label && suggestions.length === 0) return null;
  return (
    <Block title={t.actionSuggestions}>
      {label && (
        <p className={styles.label} dir="auto">
          {label}
        </p>
      )}
      {suggestions.length > 1 && <LeafList items={suggestions} />}
      {suggestions.length === 1 && (
        <p className={styles.prose} dir="auto">
          {suggestions[0]}
        </p>
      )}
    </Block>
  );
}

export interface PastRound {
  question: string;
  answer: string;
}

function DialogueHistory({ rounds }: { rounds: readonly PastRound[] }) {
  const t = summaryTexts();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <History aria-hidden="true" />
        <span>{t.dialogueHistory}</span>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </button>
      {open && (
        <ol id={id} className={styles.rounds}>
          {rounds.map(({ question, answer }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rounds no longer change
            <li key={index}>
              <p className={styles.asked} dir="auto">
                {question}
              </p>
              {answer && (
                <p dir="auto">
                  <span className="sr">{t.answeredWith}: </span>
                  {answer}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

export interface SummaryBodyProps {
  summary: Summary;
  rounds: readonly PastRound[];
  tools: ClaimTools;
  /** Says who wrote the results. */
  attribution: string;
  /** Links to other pages. */
  children?: ReactNode;
}

/** Below the horizon: reasons and path; next to them mood, suggestions and the dialogue. */
export function SummaryBody({ summary, rounds, tools, attribution, children }: SummaryBodyProps) {
  const t = summaryTexts();
  const { reasons, steps, mood, label, suggestions, stillOpen } = summary;
  return (
    <div className={styles.body}>
      <div className={styles.column}>
        {reasons.length > 0 && (
          <Block title={t.coreReasons}>
            <LeafList items={claims('reason', reasons, 0, tools)} />
          </Block>
        )}
        {steps.length > 0 && (
          <Block title={t.implementationPath}>
            <NumberedLeaves items={steps} />
          </Block>
        )}
        {stillOpen.length > 0 && (
          <Block title={t.staysOpen}>
            <LeafList items={stillOpen} />
          </Block>
        )}
      </div>
      <div className={styles.column}>
        {mood && (
          <figure className={styles.pull}>
            <blockquote dir="auto">{mood}</blockquote>
          </figure>
        )}
        <Suggestions label={label} suggestions={suggestions} />
        {rounds.length > 0 && <DialogueHistory rounds={rounds} />}
        <p className={styles.fine}>{attribution}</p>
        {children}
      </div>
    </div>
  );
}

/** Longest insights in large and in middle type, in characters. */
const large = 110;
const middle = 240;

export function insightSize({ length }: string): 'large' | 'middle' | 'small' {
  if (length > middle) return 'small';
  return length > large ? 'middle' : 'large';
}
