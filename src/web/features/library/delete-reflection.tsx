import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { libraryTexts } from '../../i18n/library.ts';
import { Button } from '../../ui/button.tsx';
import { DangerButton } from '../../ui/danger-button.tsx';
import styles from './library.module.css';
import { deleteReflection } from './reflections.ts';

export interface DeleteReflectionProps {
  sessionId: string;
  /** It is gone on the server; what this browser keeps of it is the caller's to remove. */
  onDeleted: () => void;
}

/** In two taps, because nothing brings it back. */
export function DeleteReflection(props: DeleteReflectionProps) {
  const t = libraryTexts();
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function keep() {
    flushSync(() => setAsking(false));
    opener.current?.focus();
  }
  if (asking) return <Confirmation {...props} onKeep={keep} />;
  return (
    <DangerButton ref={opener} quiet onClick={() => setAsking(true)}>
      {t.delete}
    </DangerButton>
  );
}

function useDeletion({ sessionId, onDeleted }: DeleteReflectionProps) {
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked');
  function confirm() {
    setState('busy');
    deleteReflection(sessionId).then(onDeleted, () => setState('failed'));
  }
  return { state, confirm };
}

function Confirmation({ onKeep, ...deletion }: DeleteReflectionProps & { onKeep: () => void }) {
  const t = libraryTexts();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { state, confirm } = useDeletion(deletion);
  useEffect(() => place.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, this a heading and a text
    <div
      ref={place}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className={styles.confirm}
    >
      <h3 id={id}>{t.deleteTitle}</h3>
      <p id={`${id}-text`} className="small">
        {t.deleteText}
      </p>
      {state === 'failed' && (
        <p role="alert" className={styles.problem}>
          {t.deleteFailed}
        </p>
      )}
      <DangerButton full busy={state === 'busy'} busyLabel={t.deleting} onClick={confirm}>
        {t.deleteConfirm}
      </DangerButton>
      <Button kind="line" full aria-disabled={state === 'busy'} onClick={onKeep}>
        {t.keep}
      </Button>
    </div>
  );
}
