import { ChevronDown, History } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { summaryTexts } from '../../i18n/summary.ts';
import { LeafList, NumberedLeaves } from '../../ui/leaf-list.tsx';
import type { Sections } from './sections.ts';
import styles from './summary.module.css';

/** On the sky: the insight first and largest, then the question it answers (design 9). */
export function SummaryHead({ sections }: { sections: Sections }) {
  const t = summaryTexts();
  const [insight, ...more] = sections.insights;
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{t.title}</h1>
      {insight && (
        <section className={styles.insight}>
          <h2>{t.coreInsight}</h2>
          <p className="display" dir="auto">
            {insight}
          </p>
          {more.length > 0 && (
            <div className={styles.more}>
              <LeafList items={more} />
            </div>
          )}
        </section>
      )}
      {sections.question && (
        <section className={styles.question}>
          <h2>{t.originalQuestion}</h2>
          <p dir="auto">{sections.question}</p>
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
      {suggestions.length > 1 ? (
        <LeafList items={suggestions} />
      ) : (
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
            // biome-ignore lint/suspicious/noArrayIndexKey: the rounds are over and stay as they are
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

/** On the ground: reasons and path, and beside them mood, suggestions and the dialogue. */
export function SummaryBody({ sections, rounds }: { sections: Sections; rounds: readonly PastRound[] }) {
  const t = summaryTexts();
  const { reasons, steps, mood, label, suggestions } = sections;
  return (
    <div className={styles.body}>
      <div className={styles.column}>
        {reasons.length > 0 && (
          <Block title={t.coreReasons}>
            <LeafList items={reasons} />
          </Block>
        )}
        {steps.length > 0 && (
          <Block title={t.implementationPath}>
            <NumberedLeaves items={steps} />
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
        <p className={styles.fine}>{t.software}</p>
      </div>
    </div>
  );
}
