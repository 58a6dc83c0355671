import type { ReactNode } from 'react';
import { useLate } from '../../../lib/use-late.ts';
import { isUnstored } from './unstored.ts';

const load = () => import('./unstored-mark.tsx').then(({ UnstoredMark }) => UnstoredMark);

/** The mark of a dialogue that leaves no trace; nothing for the others. */
export function useUnstoredMark(sessionId: string): ReactNode {
  const Mark = useLate(isUnstored(sessionId), load);
  return Mark && <Mark />;
}
