// Comes before the server in its own process (`node --import`), to do to it what nothing outside can: move its
// clock, and throw where no handler catches. On SIGUSR2 it reads what to do from the file in FAULTS_ORDER.
import { readFileSync } from 'node:fs';

const RealDate = Date;
let offsetMs = Number(process.env.FAULTS_OFFSET_MS ?? 0);

globalThis.Date = class MovedDate extends RealDate {
  constructor(...given) {
    if (given.length) super(...given);
    else super(RealDate.now() + offsetMs);
  }
  static now() {
    return RealDate.now() + offsetMs;
  }
};

process.on('SIGUSR2', () => {
  const order = JSON.parse(readFileSync(process.env.FAULTS_ORDER, 'utf8'));
  if (order.offsetMs !== undefined) offsetMs = order.offsetMs;
  if (order.fail === 'timer') setTimeout(() => void undefined.anything, 1);
  if (order.fail === 'rejection')
    setTimeout(async () => Promise.reject(new Error('nobody waits for this')), 1);
});
