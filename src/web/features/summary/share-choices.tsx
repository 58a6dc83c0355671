/**
 * The person chooses which parts of a reflection to share. Without a choice, picture and text contain one fixed
 * sentence.
 */
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Summary } from '#shared/summary.ts';
import { withoutQuestion } from '#shared/summary-text.ts';
import { summaryTexts } from '../../i18n/en/summary.ts';
import { Switch } from '../../ui/switch.tsx';
import styles from './share-dialog.module.css';

export interface ShareChoicesProps {
  choices: readonly SharePart[];
  chosen: ReadonlySet<SharePart>;
  onChange: (chosen: ReadonlySet<SharePart>) => void;
}

function partNames(): Record<SharePart, string> {
  const t = summaryTexts();
  return {
    insight: t.coreInsight,
    behind: t.behindInsight,
    question: t.includeQuestion,
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

/** All labels except the question's say that the part contains the person's words. */
function Row({ part, on, onChange }: RowProps) {
  const id = useId();
  const isMarked = part !== 'question';
  return (
    <div className={styles.row}>
      <span>
        <span id={id}>{partNames()[part]}</span>
        {isMarked && (
          <small id={`${id}-own`} className={styles.own}>
            {summaryTexts().ownWords}
          </small>
        )}
      </span>
      <Switch labelId={isMarked ? `${id} ${id}-own` : id} on={on} onChange={onChange} />
    </div>
  );
}

const isWide = () => window.matchMedia('(min-width: 860px)').matches;

/** A switch for each part; those after the question's are folded away on narrow screens. */
export function ShareChoices({ choices, chosen, onChange }: ShareChoicesProps) {
  const t = summaryTexts();
  const [open] = useState(isWide);
  const row = (part: SharePart) => (
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
  const isQuestion = (part: SharePart) => part === 'question';
  return (
    <div className={styles.choices}>
      {choices.filter(isQuestion).map(row)}
      <details className={styles.parts} open={open}>
        <summary>
          <span>{t.chooseParts}</span>
          <ChevronDown aria-hidden="true" />
        </summary>
        {choices.filter((part) => !isQuestion(part)).map(row)}
      </details>
      <p className={styles.hint}>{chosen.size > 0 ? t.holdsOwn : t.sameForAll}</p>
    </div>
  );
}

export const shareParts = [
  'insight',
  'behind',
  'question',
  'reasons',
  'steps',
  'suggestions',
  'stillOpen',
  'mood',
] as const;
export type SharePart = (typeof shareParts)[number];

function getSharedLines(summary: Summary): Record<SharePart, readonly string[]> {
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

/** The parts that have text. */
export function partsWithText(summary: Summary): SharePart[] {
  const all = getSharedLines(summary);
  return shareParts.filter((part) => all[part].length > 0);
}

/** Shared if nothing is chosen: contains nothing of the reflection. */
export function genericSummary(line: string): Summary {
  return {
    question: '',
    insights: [line],
    reasons: [],
    steps: [],
    mood: '',
    label: '',
    suggestions: [],
    stillOpen: [],
  };
}

/** Only the chosen parts. Without the question, its quotes in other parts are hidden, too. */
export function chosenParts(summary: Summary, chosen: ReadonlySet<SharePart>): Summary {
  const shown = chosen.has('question') ? summary : withoutQuestion(summary);
  const when = <T,>(part: SharePart, lines: readonly T[]): T[] => (chosen.has(part) ? [...lines] : []);
  return {
    question: chosen.has('question') ? shown.question : '',
    insights: [...when('insight', shown.insights.slice(0, 1)), ...when('behind', shown.insights.slice(1))],
    reasons: when('reasons', shown.reasons),
    steps: when('steps', shown.steps),
    mood: chosen.has('mood') ? shown.mood : '',
    label: chosen.has('suggestions') ? shown.label : '',
    suggestions: when('suggestions', shown.suggestions),
    stillOpen: when('stillOpen', shown.stillOpen),
  };
}
