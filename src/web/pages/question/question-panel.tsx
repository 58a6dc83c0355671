import { type ReactNode, useState } from 'react';
import type { RiskKind } from '#shared/contract/shapes.ts';
import { noteCare, useCareSeen } from '../../features/care/care-memory.ts';
import { goToSummary } from '../../features/chat/dialogue-paths.ts';
import { useUnderstood } from '../../features/chat/understood/use-understood.ts';
import { understoodTexts } from '../../i18n/understood.ts';
import { useAppConfig } from '../../lib/app-config.ts';
import { focusHeading } from '../../lib/heading-focus.ts';
import { insist } from '../../lib/lazy-page.tsx';
import { useLate } from '../../lib/use-late.ts';

/** Fetched once the question stands, so that it opens at once when it is asked for. */
const loadPanel = () =>
  insist(async () => (await import('../../features/chat/understood/understood-panel.tsx')).UnderstoodPanel);

/** The panel over the question, and the page of care that may take the place of both. */
export function useUnderstoodPanel(sessionId: string, card: ReactNode) {
  const [open, setOpen] = useState(false);
  const [inCare, setInCare] = useState(false);
  const UnderstoodPanel = useLate(true, loadPanel);
  const seen = useCareSeen();
  const onCare = (level: 'low' | 'high', kind?: RiskKind) => {
    noteCare(level, kind);
    if (level === 'high') setInCare(true);
  };
  const understood = useUnderstood(sessionId, { onCare, onFinished: () => goToSummary(sessionId) });
  return {
    inCare,
    careKind: seen?.kind,
    leaveCare: () => {
      setInCare(false);
      if (!open) requestAnimationFrame(() => focusHeading({ always: true }));
    },
    show: () => setOpen(true),
    element: open && UnderstoodPanel && (
      <UnderstoodPanel sessionId={sessionId} understood={understood} onClose={() => setOpen(false)}>
        {card}
      </UnderstoodPanel>
    ),
  };
}

/** Said only where a model is in use: whose words these are, its own or, when it failed, the built-in guide's. */
export function useWritten(guide: string | undefined): string | undefined {
  const t = understoodTexts();
  const inUse = useAppConfig()?.guide;
  if (!guide || !inUse || (inUse.kind === 'built-in' && guide === 'built-in')) return undefined;
  if (guide === 'built-in') return t.writtenByBuiltIn;
  return t.writtenBy(guide === inUse.kind ? inUse.label : guide);
}
