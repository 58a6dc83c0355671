import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The start time of a process, so that a reused process id is not taken for the old owner. Linux only. */
function startedAt(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** It holds secret, mails and texts. A folder that belongs to everybody, like /tmp, is not ours to close. */
function closeToOthers(folder: string): void {
  const { mode } = statSync(folder);
  if (mode & 0o1000) throw new Error('DATA_DIR is a folder that others use too; set it to one of its own.');
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    throw new Error(
      'DATA_DIR can be read by others and belongs to another account; give it to this one, or name a new folder below it.',
    );
  }
}

/**
 * Takes a data folder for this process. PGlite has no lock of its own, and two processes on one folder lose
 * data in silence. Throws when a live process holds it; a dead owner's lock is taken over.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeToOthers(folder);
  const file = join(folder, 'lock');
  const mine = `${process.pid} ${startedAt(process.pid)}`;
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = '0', start = ''] = readFileSync(file, 'utf8').split(' ');
    if (isAlive(Number(pid)) && startedAt(Number(pid)) === start && Number(pid) !== process.pid) {
      throw new Error(
        `The data folder is in use by process ${pid}; stop it first, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new Error('The data folder could not be locked; another process is taking it.');
}
