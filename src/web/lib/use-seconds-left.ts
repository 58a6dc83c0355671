import { useEffect, useState } from 'react';

/** Whole seconds from `now` to `deadline`, both in epoch milliseconds; never below 0. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1_000));
}

/** Counts down to `deadline`; 0 when it is past or undefined. */
export function useSecondsLeft(deadline: number | undefined): number {
  const [left, setLeft] = useState(() => (deadline === undefined ? 0 : secondsLeft(deadline, Date.now())));
  useEffect(() => {
    if (deadline === undefined) return;
    const tick = () => {
      const next = secondsLeft(deadline, Date.now());
      setLeft(next);
      if (next === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [deadline]);
  return left;
}
