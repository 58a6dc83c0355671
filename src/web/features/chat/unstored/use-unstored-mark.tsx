import type { ReactNode } from 'react';
import { useLate } from '../../../lib/use-late.ts';
import { isTraceless } from './unstored.ts';

const load = () => import('./unstored-mark.tsx').then(({ TracelessMark }) => TracelessMark);

/** The mark of a dialogue that leaves no trace; nothing for the others. */
export function useTracelessMark(sessionId: string): ReactNode {
  const Mark = useLate(isTraceless(sessionId), load);
  return Mark && <Mark />;
}
