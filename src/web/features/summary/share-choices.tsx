import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { summaryTexts } from '../../i18n/summary.ts';
import { Switch } from '../../ui/switch.tsx';
import styles from './share-dialog.module.css';
import type { Choice, SharePart } from './share-parts.ts';

export interface ShareChoicesProps {
  choices: readonly Choice[];
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
  choice: Choice;
  on: boolean;
  onChange: (on: boolean) => void;
}

function Row({ choice: { part, own }, on, onChange }: RowProps) {
  const id = useId();
  const isMarked = own && part !== 'question';
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
  const row = (choice: Choice) => (
    <Row
      key={choice.part}
      choice={choice}
      on={chosen.has(choice.part)}
      onChange={(on) => {
        const next = new Set(chosen);
        if (on) next.add(choice.part);
        else next.delete(choice.part);
        onChange(next);
      }}
    />
  );
  const isQuestion = ({ part }: Choice) => part === 'question';
  const holdsOwn = choices.some(({ part, own }) => own && chosen.has(part));
  return (
    <div className={styles.choices}>
      {choices.filter(isQuestion).map(row)}
      <details className={styles.parts} open={open}>
        <summary>
          <span>{t.chooseParts}</span>
          <ChevronDown aria-hidden="true" />
        </summary>
        {choices.filter((choice) => !isQuestion(choice)).map(row)}
      </details>
      {chosen.size > 0 && <p className={styles.hint}>{holdsOwn ? t.holdsOwn : t.holdsNoneOwn}</p>}
    </div>
  );
}
