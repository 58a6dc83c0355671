// Starting the built server for measurements.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function temporaryFolder() {
  return mkdtempSync(join(tmpdir(), 'clearing-bench-'));
}

export function removeFolder(folder) {
  rmSync(folder, { recursive: true, force: true });
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(origin) {
  for (;;) {
    const ok = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Starts it on a folder; `readyMs` is the time from the start of the process to the first `/readyz`. */
export async function startServer(dataDir, env = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const announced = new Promise((resolve) => {
    child.stdout.on('data', (text) => `${text}`.includes('is ready at') && resolve());
  });
  await untilReady(origin);
  const readyMs = performance.now() - begun;
  await announced;
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return { origin, pid: child.pid, readyMs, stop };
}
