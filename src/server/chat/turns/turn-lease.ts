/** Which process writes a turn: its name on the row, and a lease that it keeps fresh while it lives. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, like, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { turns } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { type DialogueRef, hasDialogue } from '../transcripts.ts';
import type { OwnTurn } from './turn-log.ts';
import { findNewestTurn, interruptLostTurns, renewLeases, type TurnRow } from './turn-rows.ts';

/** A third of the lease, so that one slow answer of the database costs no turn. */
export const leaseRenewMs = 2_000;

/**
 * A name for this process: the name of its data folder, made once, and one of its own. A folder serves one
 * process at a time (folder-lock.ts), so whoever holds the folder knows that its earlier processes are gone.
 */
export function createRunnerName(dataDir: string): string {
  const file = join(dataDir, 'runner');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomUUID());
  return `${readFileSync(file, 'utf8').trim()}/${randomUUID()}`;
}

type LeaseDeps = Pick<Deps, 'db' | 'turnLog' | 'runner'>;

/** At the start of a process: what its predecessor on this folder wrote, and what nobody holds, is lost. */
export async function recoverInterruptedTurns(deps: Pick<Deps, 'db' | 'now' | 'runner'>): Promise<void> {
  const [folder = ''] = deps.runner.split('/');
  const predecessor = and(like(turns.runner, `${folder}/%`), ne(turns.runner, deps.runner));
  if (predecessor) await interruptLostTurns(deps.db, predecessor, deps.now());
}

/** Where a running turn is written; `lost` when no living process writes it. */
export function locateTurn(deps: LeaseDeps, row: TurnRow, own: OwnTurn | undefined) {
  if (row.runner !== deps.runner) return row.leased ? 'elsewhere' : 'lost';
  return own?.id === row.id && !own.ended() ? 'here' : 'lost';
}

/** What became of the dialogue's last turn. Interrupted means that it gave no answer and may be sent again. */
export async function findTurnState(deps: LeaseDeps, ref: DialogueRef, db: Db = deps.db) {
  const row = await findNewestTurn(db, ref);
  if (!row || row.status === 'done') return 'idle';
  if (row.status !== 'running') return 'interrupted';
  const own = deps.turnLog.latest(ref.userId, ref.sessionId);
  return locateTurn(deps, row, own) === 'lost' ? 'interrupted' : 'running';
}

/**
 * Renews the leases of this process's turns each time it is called. A turn whose row is no longer its own
 * stops: its dialogue was deleted, or another process took it for lost.
 */
export function createLeaseKeeper(deps: LeaseDeps): () => Promise<void> {
  const missed = new WeakSet<OwnTurn>();
  const stop = async (turn: OwnTurn) => {
    // The row of a turn that is just being begun cannot be seen yet.
    if (!missed.has(turn)) return void missed.add(turn);
    turn.stop((await hasDialogue(deps.db, turn)) ? 'lost' : 'deleted');
  };
  return async () => {
    const running = deps.turnLog.running();
    if (running.length === 0) return;
    const ids = running.map(({ id }) => id);
    const held = new Set(await renewLeases(deps.db, deps.runner, ids));
    await Promise.all(running.filter(({ id }) => !held.has(id)).map(stop));
  };
}
