import { useId, useState } from 'react';
import type { RiskKind } from '#shared/contract/shapes.ts';
import { careTexts, kindTexts } from '../../i18n/en/care.ts';
import { Button } from '../../ui/button.tsx';
import styles from './care.module.css';

export type CareAnswer = 'yes' | 'notSure' | 'no';

interface CareQuestionProps {
  kind: RiskKind;
  onAnswer?: (answer: CareAnswer) => void;
}

/** One direct question and a reply to each answer. The answer is not sent, and none of them closes anything. */
export function CareQuestion({ kind, onAnswer }: CareQuestionProps) {
  const t = careTexts();
  const words = kindTexts()[kind];
  const id = useId();
  const [answer, setAnswer] = useState<CareAnswer>();
  const replies = { yes: words.afterYes, notSure: words.afterNotSure, no: words.afterNo };
  function choose(next: CareAnswer) {
    setAnswer(next);
    onAnswer?.(next);
  }
  return (
    <fieldset aria-labelledby={id} className={styles.ask}>
      <p id={id} className={styles.question}>
        {words.ask}
      </p>
      <div>
        {(['yes', 'notSure', 'no'] as const).map((option) => (
          <Button key={option} kind="outline" aria-pressed={answer === option} onClick={() => choose(option)}>
            {t[option]}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.reply}>
        {answer ? replies[answer] : ''}
      </p>
      <p className={styles.fine}>{t.answerStays}</p>
    </fieldset>
  );
}
