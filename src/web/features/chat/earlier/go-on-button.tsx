/** The button to continue a finished reflection. */
import { useEffect, useRef, useState } from 'react';
import { earlierTexts } from '../../../i18n/en/earlier.ts';
import { ApiError } from '../../../lib/api.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';

export interface GoOnButtonProps extends Pick<ButtonProps, 'kind' | 'full' | 'icon' | 'className'> {
  /** The id of a finished reflection that is stored. */
  sessionId: string;
}

/** 'Go on from here': opens the confirm page with the same question and what the guide will remember. */
export function GoOnButton({ sessionId, kind = 'outline', ...buttonProps }: GoOnButtonProps) {
  const t = earlierTexts();
  const [busy, setBusy] = useState(false);
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);

  async function goOn() {
    const controller = new AbortController();
    controllerRef.current = controller;
    setBusy(true);
    try {
      const { continueReflection } = await import('./continue-reflection.ts');
      await continueReflection(sessionId, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      const isNotFound = error instanceof ApiError && error.status === 404;
      showToast({ text: isNotFound ? t.gone : t.failed, kind: 'error' });
    }
    setBusy(false);
  }

  return (
    <Button {...buttonProps} kind={kind} busy={busy} busyLabel={t.opening} onClick={() => void goOn()}>
      {t.goOn}
    </Button>
  );
}
