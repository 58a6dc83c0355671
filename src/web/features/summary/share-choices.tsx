import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { summaryTexts } from '../../i18n/summary.ts';
import { Switch } from '../../ui/switch.tsx';
import styles from './share-dialog.module.css';
import type { SharePart } from './share-parts.ts';

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
