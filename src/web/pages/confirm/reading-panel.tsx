import { type ReactNode, useId, useState } from 'react';
import type { Reading } from '#shared/contract/shapes.ts';
import { limits } from '#shared/timing.ts';
import { confirmTexts } from '../../i18n/en/chat.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import styles from './reading-panel.module.css';

const frames = ['choice', 'whether', 'how', 'pattern', 'open'] as const;

interface ReadingPanelProps {
  reading: Reading;
  onCorrect: (reading: Reading) => void;
}

/** How the guide reads the question, with a form to correct it; below it `children`. */
export function ReadingPanel({ reading, onCorrect, children }: ReadingPanelProps & { children?: ReactNode }) {
  const t = confirmTexts();
  const [open, setOpen] = useState(false);
  const formId = useId();
  return (
    <div className={styles.panel}>
      <div className={styles.read}>
        <span dir="auto" role="status">
          {t.readAs(reading)}
        </span>{' '}
        <Button
          kind="text"
          aria-expanded={open}
          aria-controls={open ? formId : undefined}
          onClick={() => setOpen((current) => !current)}
        >
          {open ? t.correctDone : t.correct}
        </Button>
      </div>
      {open && <Correction id={formId} reading={reading} onCorrect={onCorrect} />}
      {children}
    </div>
  );
}

function Correction({ id, reading, onCorrect }: ReadingPanelProps & { id: string }) {
  const t = confirmTexts();
  return (
    <div id={id} className={styles.form}>
      <fieldset>
        <legend>{t.kindLegend}</legend>
        {frames.map((frame) => (
          <label key={frame} className={styles.kind}>
            <input
              type="radio"
              name={id}
              checked={reading.frame === frame}
              onChange={() => onCorrect({ ...reading, frame })}
            />
            <span>{t.kinds[frame]}</span>
          </label>
        ))}
      </fieldset>
      <Slots reading={reading} onCorrect={onCorrect} />
    </div>
  );
}

/** The fields that the kind of question needs. */
function Slots({ reading, onCorrect }: ReadingPanelProps) {
  const t = confirmTexts();
  const renderField = (slot: 'a' | 'b' | 'act', label: string) => (
    <TextArea
      label={label}
      rows={1}
      limit={limits.slotChars}
      value={reading[slot] ?? ''}
      onValue={(value) => onCorrect({ ...reading, [slot]: value.replace(/\s*\n\s*/g, ' ') })}
    />
  );
  if (reading.frame === 'open') return null;
  if (reading.frame === 'choice') {
    return (
      <>
        {renderField('a', t.first)}
        {renderField('b', t.second)}
      </>
    );
  }
  return renderField('act', t.act[reading.frame]);
}
