import { useDeferred } from '../../../lib/lazy.tsx';
import { readConfirmDraft } from '../question/draft.ts';
import type { EarlierMemoryProps } from './memory-panel.tsx';

const loadPanel = () => import('./memory-panel.tsx').then(({ MemoryPanel }) => MemoryPanel);

/** On the confirm page: what the guide will remember; nothing unless the person goes on from a reflection. */
export function EarlierMemory({ message, unstored }: EarlierMemoryProps) {
  const Panel = useDeferred(readConfirmDraft(message).earlier !== undefined, loadPanel);
  return Panel ? <Panel key={message} message={message} unstored={unstored} /> : null;
}
