/** The results of a dialogue, in two parts: the insight on top, everything else below. */
import { ChevronDown, History } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Evidence, NextStep } from '#shared/contract/shapes.ts';
import { guideLocale } from '#shared/locales.ts';
import type { LineRef, Summary } from '#shared/summary.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { summaryTexts } from '../../i18n/en/summary.ts';
import { languageAttributes } from '../../ui/language-attributes.ts';
import { LeafList, NumberedLeaves } from '../../ui/leaf-list.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Claim, type ClaimTools } from './claim-line.tsx';
import {
  findStep,
  isOnlyQuoted,
  lettersOnly,
  pathWithoutStep,
  repeatsStep,
  shownReasons,
} from './shown-lines.ts';
import styles from './summary.module.css';
import { Block, InsightText, Mood } from './summary-parts.tsx';

/** Lines with their sources and buttons. `shown`: the positions of the lines to show. */
function renderClaims(
  part: LineRef['part'],
  lines: readonly string[],
  shown: readonly number[],
  tools: ClaimTools,
): ReactNode[] {
  return shown.map((index) => (
    <Claim key={index} target={{ part, index }} tools={tools}>
      {lines[index]}
    </Claim>
  ));
}

export interface SummaryHeadProps {
  summary: Summary;
  /** The user's next step, which the card below the insight shows. */
  step: NextStep | undefined;
  tools: ClaimTools;
  /** The card of the next step, directly under the insight. */
  children?: ReactNode;
}

/** The upper part of the page, on the sky: the insight, the next step, and the question. */
export function SummaryHead({ summary, step, tools, children }: SummaryHeadProps) {
  const t = summaryTexts();
  const { insights } = summary;
  const [insight] = insights;
  const evidenceOf = (index: number) => tools.getEvidence({ part: 'insight', index });
  // Left out: what repeats the step, and what rests on nothing but the whole question ('Still open: …'). Both are on the
  // page already.
  const more = [...insights.keys()].slice(1).filter((index) => {
    const evidence = evidenceOf(index);
    // Round 0 is the question.
    const isQuestion = ({ round, quote }: Evidence) =>
      round === 0 && lettersOnly(quote) === lettersOnly(summary.question);
    return (
      !repeatsStep(insights[index] ?? '', step) && (evidence.length === 0 || !evidence.every(isQuestion))
    );
  });
  return (
    <div className={styles.head}>
      <div className={styles.first}>
        <h1 tabIndex={-1}>{t.title}</h1>
        {insight && (
          <section className={styles.insight}>
            <Claim target={{ part: 'insight', index: 0 }} tools={tools} heading={<h2>{t.coreInsight}</h2>}>
              <InsightText text={insight} quiet={isOnlyQuoted(insight, evidenceOf(0))} />
            </Claim>
            {more.length > 0 && (
              <div className={styles.more}>
                <LeafList items={renderClaims('insight', insights, more, tools)} />
              </div>
            )}
          </section>
        )}
        {children}
      </div>
      <div className={styles.beside}>
        {summary.question && (
          <section className={styles.question}>
            <h2>{t.originalQuestion}</h2>
            <p {...languageAttributes(summary.question)}>{summary.question}</p>
            <OtherLanguageNote of={insight} />
          </section>
        )}
      </div>
    </div>
  );
}

/** A note, if the results are not in the language of the page: the guide writes in that of the question. */
function OtherLanguageNote({ of: text = '' }: { of: string | undefined }) {
  const page = currentLocale();
  const language = guideLocale(text);
  if (language === page) return null;
  const name = new Intl.DisplayNames(page, { type: 'language' }).of(language) ?? language;
  return <p className={styles.language}>{summaryTexts().inOtherLanguage(name)}</p>;
}

/** `label`: one line on how the user decides, above what to try. */
function Suggestions({ label, suggestions }: { label: string; suggestions: readonly string[] }) {
  const t = summaryTexts();
  if (!label && suggestions.length === 0) return null;
  return (
    <Block title={t.actionSuggestions}>
      {label && (
        <p className={styles.label} {...languageAttributes(label)}>
          {label}
        </p>
      )}
      {suggestions.length > 1 && <LeafList items={suggestions} />}
      {suggestions.length === 1 && (
        <p className={styles.prose} {...languageAttributes(suggestions[0])}>
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
        <small aria-hidden="true">{t.answers(rounds.filter(({ answer }) => answer).length)}</small>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </button>
      {open && (
        <ol id={id} className={styles.rounds}>
          {rounds.map(({ question, answer }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rounds no longer change
            <li key={index}>
              <p className={styles.roundQuestion} {...languageAttributes(question)}>
                {question}
              </p>
              {answer && (
                <p dir="auto">
                  <span className="sr">{t.answeredWith}: </span>
                  <span {...languageAttributes(answer)}>{answer}</span>
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface SourcesSwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

function SourcesSwitch({ on, onChange }: SourcesSwitchProps) {
  const id = useId();
  return (
    <div className={styles.sources}>
      <span id={id}>{summaryTexts().showSources}</span>
      <Switch labelId={id} on={on} onChange={onChange} />
    </div>
  );
}

export interface SummaryBodyProps {
  summary: Summary;
  rounds: readonly PastRound[];
  tools: ClaimTools;
  onSources: (shown: boolean) => void;
  /** Says who wrote the results. */
  attribution: string;
  /** How clear it is now. */
  clarity?: ReactNode;
  /** Below the history. */
  prediction?: ReactNode;
  /** Links to other pages. */
  children?: ReactNode;
}

/**
 * The lower part, on the ground. On a wide screen each of its two halves has a wide and a narrow column: what the guide
 * wrote, then what the user can do.
 */
export function SummaryBody(props: SummaryBodyProps) {
  const { summary, rounds, tools, onSources, attribution, clarity, prediction, children } = props;
  const t = summaryTexts();
  const { question, reasons, mood, label, suggestions, evidence = [] } = summary;
  // The card at the top shows this step.
  const step = findStep(summary, rounds);
  const path = pathWithoutStep(summary, step);
  // Positions in `reasons`. If there are reasons, at least one is shown.
  const shown = shownReasons(summary, step, (index) => tools.getEvidence({ part: 'reason', index }));
  const sourcesSwitch = evidence.length > 0 && <SourcesSwitch on={tools.showsSources} onChange={onSources} />;
  // The question itself is in the upper part of the page.
  const stillOpen = summary.stillOpen.filter((line) => lettersOnly(line) !== lettersOnly(question));
  return (
    <div className={styles.body}>
      <div className={styles.main}>
        {reasons.length > 0 ? (
          <Block title={t.coreReasons} control={sourcesSwitch}>
            <LeafList items={renderClaims('reason', reasons, shown, tools)} />
          </Block>
        ) : (
          sourcesSwitch
        )}
        {path.length > 0 && (
          <Block title={t.implementationPath}>
            <NumberedLeaves items={path} />
          </Block>
        )}
        {stillOpen.length > 0 && (
          <Block title={t.staysOpen}>
            <LeafList items={stillOpen} />
          </Block>
        )}
      </div>
      <div className={styles.aside}>
        <Suggestions label={label} suggestions={suggestions} />
        {mood && <Mood title={t.inALine}>{mood}</Mood>}
      </div>
      <div className={styles.main}>
        {clarity}
        <div className={styles.folds}>
          {rounds.length > 0 && <DialogueHistory rounds={rounds} />}
          {prediction}
        </div>
      </div>
      <div className={styles.aside}>
        <p className={styles.fine}>{attribution}</p>
        {children}
      </div>
    </div>
  );
}
