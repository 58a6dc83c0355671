/** The lock on the data folder, which only one process may use at a time. */
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a process with this id runs. EPERM: it runs under another account. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The start time of a process, because process ids are reused; empty outside Linux. It is field 22 of the
 * file: the 20th after the name, which is in parentheses and may contain spaces.
 */
function readStartTime(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/**
 * Makes the folder private, because it contains the secret, mails and texts. Throws for a shared folder such as /tmp.
 */
function makePrivate(folder: string): void {
  const { mode } = statSync(folder);
  // The sticky bit marks folders in which many accounts write.
  if (mode & 0o1000)
    throw new Error('DATA_DIR is a shared folder. Set it to a folder that only this program uses.');
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    throw new Error(
      'Other accounts can read DATA_DIR, and it belongs to another account. Change its owner, or set DATA_DIR to a new folder.',
    );
  }
}

/**
 * Locks a data folder for this process and returns the unlock function. PGlite has no lock, and two processes on one
 * folder lose data silently. Throws if a live process holds the lock; takes over a dead one's.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  makePrivate(folder);
  const file = join(folder, 'lock');
  const ownLock = `${process.pid} ${readStartTime(process.pid)}`;
  // The second attempt is for after the lock of a dead process was removed.
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, ownLock, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = '0', start = ''] = readFileSync(file, 'utf8').split(' ');
    // Our own id belongs to no other process: where start times are unknown, a dead process may have had it.
    if (isAlive(Number(pid)) && readStartTime(Number(pid)) === start && Number(pid) !== process.pid) {
      throw new Error(
        `The data folder is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new Error('The data folder could not be locked, because another process is locking it.');
}
