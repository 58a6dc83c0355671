/**
 * The user chooses which parts of a reflection to share. Without a choice, picture and text contain one line that
 * does not say what the question was about.
 */
import { ChevronDown, Lock } from 'lucide-react';
import { useId } from 'react';
import { withoutQuestion } from '#shared/reflection/reflection-export.ts';
import type { Summary } from '#shared/summary.ts';
import { summaryTexts } from '../../i18n/en/summary.ts';
import { Switch } from '../../ui/switch.tsx';
import styles from './share-dialog.module.css';

export interface ShareChoicesProps {
  choices: readonly SharePart[];
  chosen: ReadonlySet<SharePart>;
  /** Says what the picture reveals with this choice. */
  description: string;
  onChange: (chosen: ReadonlySet<SharePart>) => void;
}

function partNames(): Record<SharePart, string> {
  const t = summaryTexts();
  return {
    insight: t.includeInsight,
    behind: t.behindInsight,
    question: t.includeQuestion,
    clarity: t.includeClarity,
    reasons: t.coreReasons,
    steps: t.implementationPath,
    suggestions: t.actionSuggestions,
    stillOpen: t.staysOpen,
    mood: t.closingLine,
  };
}

interface RowProps {
  part: SharePart;
  on: boolean;
  onChange: (on: boolean) => void;
}

function Row({ part, on, onChange }: RowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <span id={id}>{partNames()[part]}</span>
      <Switch labelId={id} on={on} onChange={onChange} />
    </div>
  );
}

/** Parts whose switch is always visible; the others are in a closed `details`. */
const alwaysShown: readonly SharePart[] = ['question', 'insight', 'clarity'];

/** A switch for each part. */
export function ShareChoices({ choices, chosen, description, onChange }: ShareChoicesProps) {
  const t = summaryTexts();
  const renderRow = (part: SharePart) => (
    <Row
      key={part}
      part={part}
      on={chosen.has(part)}
      onChange={(on) => {
        const next = new Set(chosen);
        if (on) next.add(part);
        else next.delete(part);
        onChange(next);
      }}
    />
  );
  const others = choices.filter((part) => !alwaysShown.includes(part));
  return (
    <div>
      <p className={styles.says}>
        <Lock aria-hidden="true" />
        {description}
      </p>
      {alwaysShown.filter((part) => choices.includes(part)).map(renderRow)}
      {others.length > 0 && (
        <details className={styles.parts}>
          <summary>
            <span>{t.chooseParts}</span>
            <ChevronDown aria-hidden="true" />
          </summary>
          {others.map(renderRow)}
        </details>
      )}
    </div>
  );
}

export const shareParts = [
  'insight',
  'behind',
  'question',
  'clarity',
  'reasons',
  'steps',
  'suggestions',
  'stillOpen',
  'mood',
] as const;
export type SharePart = (typeof shareParts)[number];

function getSharedLines(summary: Summary): Record<Exclude<SharePart, 'clarity'>, readonly string[]> {
  const { question, insights, reasons, steps, label, suggestions, stillOpen, mood } = summary;
  return {
    insight: insights.slice(0, 1),
    behind: insights.slice(1),
    question: question ? [question] : [],
    reasons,
    steps,
    suggestions: label ? [label, ...suggestions] : suggestions,
    stillOpen,
    mood: mood ? [mood] : [],
  };
}

/** The parts that have text, and the clarity where both numbers are known. */
export function partsWithText(summary: Summary, hasClarity: boolean): SharePart[] {
  const all = getSharedLines(summary);
  return shareParts.filter((part) => (part === 'clarity' ? hasClarity : all[part].length > 0));
}

/** Only the chosen parts of the summary. Without the question, quotes of it in other parts are hidden, too. */
export function chosenParts(summary: Summary, chosen: ReadonlySet<SharePart>): Summary {
  const shownSummary = chosen.has('question') ? summary : withoutQuestion(summary);
  const ifChosen = <T,>(part: SharePart, lines: readonly T[]): T[] => (chosen.has(part) ? [...lines] : []);
  return {
    question: chosen.has('question') ? shownSummary.question : '',
    insights: [
      ...ifChosen('insight', shownSummary.insights.slice(0, 1)),
      ...ifChosen('behind', shownSummary.insights.slice(1)),
    ],
    reasons: ifChosen('reasons', shownSummary.reasons),
    steps: ifChosen('steps', shownSummary.steps),
    mood: chosen.has('mood') ? shownSummary.mood : '',
    label: chosen.has('suggestions') ? shownSummary.label : '',
    suggestions: ifChosen('suggestions', shownSummary.suggestions),
    stillOpen: ifChosen('stillOpen', shownSummary.stillOpen),
  };
}
