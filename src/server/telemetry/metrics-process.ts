/** What this process holds at the moment the figures are read: turns, waiting passwords, connections. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { GateState } from '../auth/credentials/work-gate.ts';
import type { PoolState } from '../db/database.ts';

export interface ProcessSource {
  /** Those that this process writes. */
  runningTurns(): number;
  passwords: { waiting(): GateState };
  /** Undefined without a pool: PGlite has one connection. */
  pool: (() => PoolState) | undefined;
}

export function watchProcess(registry: Registry, { runningTurns, passwords, pool }: ProcessSource): void {
  const registers = [registry];
  new Gauge({
    name: 'clearing_turns_running',
    help: 'Turns that this process writes now',
    registers,
    collect() {
      this.set(runningTurns());
    },
  });
  new Gauge({
    name: 'clearing_password_queue',
    help: 'Password hashes (argon2) by state: they wait for a place, or are being made',
    labelNames: ['state'],
    registers,
    collect() {
      const { waiting, running } = passwords.waiting();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'running' }, running);
    },
  });
  new Counter({
    name: 'clearing_password_queue_refused_total',
    help: 'Password hashes that were refused because too many waited, or waited too long',
    registers,
    collect() {
      this.reset();
      this.inc(passwords.waiting().refused);
    },
  });
  if (!pool) return;
  new Gauge({
    name: 'clearing_database_connections',
    help: 'Connections of the pool: in use and idle; and who waits for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = pool();
      this.set({ state: 'used' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
