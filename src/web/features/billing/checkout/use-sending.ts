import { useEffect, useState } from 'react';
import { createAttempts } from './attempts.ts';

/** `leaving`: the browser is on its way to a page of the provider, so nothing can be pressed any more. */
export interface Sent {
  problem?: string | undefined;
  leaving?: boolean;
}

/** Sends one thing at a time, and keeps the keys of attempts that had no answer. */
export function useSending() {
  const [attempt] = useState(() => createAttempts());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setBusy(false); // Kept while away.
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
  async function send(work: () => Promise<Sent>) {
    setBusy(true);
    setProblem(undefined);
    const sent = await work();
    setProblem(sent.problem);
    setBusy(sent.leaving === true);
  }
  return { attempt, busy, problem, forget: () => setProblem(undefined), send };
}
