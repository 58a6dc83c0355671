/**
 * What of a reflection goes into the picture and into the text: the person chooses part by part. With nothing chosen
 * it is one line that is the same for everybody (`everybodysLine`).
 */
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { type Sections, withoutQuestion } from '#shared/reflection.ts';
import { summaryTexts } from '../../i18n/summary.ts';
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

/** Its name says that it holds the person's words: the one that asks for the question does so by itself. */
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

/** Where there is room, the choice stands open beside the picture. */
const hasRoom = () => window.matchMedia('(min-width: 860px)').matches;

/** A switch for each part; the question's stands first, the others open where there is room for them. */
export function ShareChoices({ choices, chosen, onChange }: ShareChoicesProps) {
  const t = summaryTexts();
  const [open] = useState(hasRoom);
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

function linesOf(sections: Sections): Record<SharePart, readonly string[]> {
  const { question, insights, reasons, steps, label, suggestions, stillOpen, mood } = sections;
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

/** The parts that have text. Each is made from what the person wrote, so none is on a picture unless it is chosen. */
export function choicesOf(sections: Sections): SharePart[] {
  const all = linesOf(sections);
  return shareParts.filter((part) => all[part].length > 0);
}

/** What is shared while nothing is chosen: nothing of the reflection goes into it. */
export function everybodysLine(line: string): Sections {
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

/** The sections with nothing but the chosen parts; without the question, it is hidden where others quote it too. */
export function chosenSections(sections: Sections, chosen: ReadonlySet<SharePart>): Sections {
  const shown = chosen.has('question') ? sections : withoutQuestion(sections);
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
