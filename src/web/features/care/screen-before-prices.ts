import { useEffect, useState } from 'react';
import { limits } from '#shared/timing.ts';
import { call } from '../../lib/api.ts';
import { noteCare } from './care-memory.ts';

/**
 * Before anything is sold to a person, what they wrote is screened: the server asks for a subscription first, so it
 * has not looked at it yet. True once that is done, or cannot be.
 */
export function useScreened(text: string | undefined): boolean {
  const [done, setDone] = useState<string>();
  useEffect(() => {
    if (!text?.trim()) return;
    const leaving = new AbortController();
    const question = [...text].slice(0, limits.questionChars).join('');
    call('readQuestion', { body: { question }, signal: leaving.signal })
      .then(
        ({ care, careKind }) => care && noteCare(care, careKind),
        () => undefined,
      )
      .finally(() => {
        if (!leaving.signal.aborted) setDone(text);
      });
    return () => leaving.abort();
  }, [text]);
  return text !== undefined && (done === text || !text.trim());
}
