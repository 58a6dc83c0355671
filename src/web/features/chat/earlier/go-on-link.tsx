import { useEffect, useRef, useState } from 'react';
import { earlierTexts } from '../../../i18n/en/earlier.ts';
import { ApiError } from '../../../lib/api.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';

export interface GoOnLinkProps extends Pick<ButtonProps, 'kind' | 'full' | 'icon' | 'className'> {
  /** A finished reflection that is stored. */
  sessionId: string;
}

/** 'Go on from here': opens the confirm page with the same question and what the guide will remember. */
export function GoOnLink({ sessionId, kind = 'outline', ...look }: GoOnLinkProps) {
  const t = earlierTexts();
  const [busy, setBusy] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function goOn() {
    const leaving = new AbortController();
    controller.current = leaving;
    setBusy(true);
    try {
      const { goOnFrom } = await import('./earlier.ts');
      await goOnFrom(sessionId, leaving.signal);
    } catch (error) {
      if (leaving.signal.aborted) return;
      const isGone = error instanceof ApiError && error.status === 404;
      showToast({ text: isGone ? t.gone : t.failed, kind: 'error' });
    }
    setBusy(false);
  }

  return (
    <Button {...look} kind={kind} busy={busy} busyLabel={t.opening} onClick={() => void goOn()}>
      {t.goOn}
    </Button>
  );
}
