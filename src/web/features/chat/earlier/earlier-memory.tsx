import { useDeferred } from '../../../lib/lazy.tsx';
import { readConfirmDraft } from '../question/draft.ts';

const loadPanel = () => import('./memory-panel.tsx').then(({ MemoryPanel }) => MemoryPanel);

export interface EarlierMemoryProps {
  /** The question on the confirm page. */
  message: string;
  /** The dialogue will be unstored, so nothing is remembered. */
  unstored: boolean;
}

/** On the confirm page: what the guide will remember; nothing unless the person goes on from a reflection. */
export function EarlierMemory({ message, unstored }: EarlierMemoryProps) {
  const Panel = useDeferred(readConfirmDraft(message).earlier !== undefined, loadPanel);
  return Panel ? <Panel key={message} message={message} unstored={unstored} /> : null;
}
