import { Pencil, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { charsIn, limits } from '#shared/timing.ts';
import { understoodTexts } from '../../../i18n/understood.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import styles from './understood.module.css';
import type { UnderstoodLine } from './understood.ts';

export interface LineViewProps {
  line: UnderstoodLine;
  /** The name of its list, and its place in it from 1: what tells its buttons from the others. */
  part: string;
  place: number;
  onChange: () => void;
  onRemove: () => void;
}

export function LineView({ line, part, place, onChange, onRemove }: LineViewProps) {
  const t = understoodTexts();
  return (
    <div className={styles.line}>
      <p dir="auto">
        {line.text}
        {line.own && (
          <>
            {' '}
            <small className={styles.own} aria-hidden="true">
              {t.own}
            </small>
            <span className="sr">({t.ownSpoken})</span>
          </>
        )}
      </p>
      <IconButton
        label={`${t.change}: ${part} ${place}`}
        title={t.change}
        className={styles.tool}
        onClick={onChange}
      >
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`${t.remove}: ${part} ${place}`}
        title={t.remove}
        className={styles.tool}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

export interface LineEditorProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  onKeep: () => void;
  onCancel: () => void;
}

/** In the place of the line: Enter keeps it, Esc leaves it as it was and the panel open. */
export function LineEditor({ label, text, onText, onKeep, onCancel }: LineEditorProps) {
  const t = understoodTexts();
  const area = useRef<HTMLTextAreaElement>(null);
  const length = charsIn(text);
  const refused = length === 0 || length > limits.understoodChars;
  useEffect(() => {
    const element = area.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.shiftKey) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') onCancel();
    else if (!refused) onKeep();
  }
  return (
    <div className={styles.editor}>
      <TextArea
        ref={area}
        label={label}
        hideLabel
        rows={2}
        limit={limits.understoodChars}
        value={text}
        onValue={onText}
        onKeyDown={press}
      />
      <div className={styles.row}>
        <Button kind="line" aria-disabled={refused} onClick={onKeep}>
          {t.keep}
        </Button>
        <Button kind="text" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
