import { setTimeout as pause } from 'node:timers/promises';
import type { Rig } from './rig.ts';

const percentile = (values: number[], part: number) =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0);

/** Checks health every 50 ms; the function that this gives ends that, with the 99th percentile in milliseconds. */
export function watchHealth(rig: Rig) {
  const times: number[] = [];
  let on = true;
  const watching = (async () => {
    while (on) {
      times.push((await rig.ask('/healthz')).ms);
      await pause(50);
    }
  })();
  return async () => {
    on = false;
    await watching;
    return percentile(times, 0.99);
  };
}
