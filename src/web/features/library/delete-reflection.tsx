/** Asks before it deletes a reflection, because that cannot be undone. */
import { useState } from 'react';
import { libraryTexts } from '../../i18n/en/library.ts';
import { ApiError, call } from '../../lib/api.ts';
import { Button, DangerButton } from '../../ui/button.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import patterns from '../../ui/patterns.module.css';
import styles from './library.module.css';

/** A reflection that no longer exists counts as deleted. Throws `ApiError`. */
async function deleteReflection(sessionId: string): Promise<void> {
  await call('deleteSession', { params: { sessionId } }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}

interface DeleteReflectionProps {
  sessionId: string;
  /** Called when the server has deleted it. The caller removes what this browser keeps. */
  onDeleted: () => void;
  onKeep: () => void;
}

export function DeleteReflection({ sessionId, onDeleted, onKeep }: DeleteReflectionProps) {
  const t = libraryTexts();
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  function confirm() {
    setState('busy');
    deleteReflection(sessionId).then(onDeleted, () => setState('failed'));
  }
  const renderText = (id: string) => (
    <p id={id} className="small">
      {t.deleteText}
    </p>
  );
  return (
    <Confirmation heading={t.deleteTitle} level={4} text={renderText} className={styles.confirm}>
      {state === 'failed' && (
        <p role="alert" className={patterns.problem}>
          {t.deleteFailed}
        </p>
      )}
      <DangerButton full busy={state === 'busy'} busyLabel={t.deleting} onClick={confirm}>
        {t.deleteConfirm}
      </DangerButton>
      <Button kind="outline" full aria-disabled={state === 'busy'} onClick={onKeep}>
        {t.keep}
      </Button>
    </Confirmation>
  );
}
