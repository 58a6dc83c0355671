import { useEffect, useId, useState } from 'react';
import { remindersTexts } from '../../i18n/en/check-in.ts';
import { call } from '../../lib/api.ts';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Switches the emails for all check-ins to come; hidden while there are none. */
export function ReminderSwitch({ className }: { className: string | undefined }) {
  const t = remindersTexts();
  const id = useId();
  const [state, setState] = useState<{ planned: number; on: boolean }>();
  useEffect(() => {
    const controller = new AbortController();
    call('getReminders', { noCache: true, signal: controller.signal }).then(setState, () => undefined);
    return () => controller.abort();
  }, []);
  if (!state?.planned) return null;

  async function toggle(on: boolean) {
    const previous = state;
    setState((current) => current && { ...current, on });
    // A new `intent` each time: the request limits would otherwise refuse switching off and on again quickly.
    await call('setReminders', { body: { on }, intent: String(Date.now()) }).catch(() => {
      setState(previous);
      showToast({ text: t.failed, kind: 'error' });
    });
  }

  return (
    <div className={className}>
      <span>
        <span id={id}>{t.byMail}</span>
        <br />
        <span className="muted small">{t.forPlanned(state.planned)}</span>
      </span>
      <Switch labelId={id} on={state.on} onChange={(on) => void toggle(on)} />
    </div>
  );
}
