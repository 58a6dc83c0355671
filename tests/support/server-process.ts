/** Starts the server as a process of its own, for tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedServices } from './shared-services.ts';

/** The built server where a whole test run has just built it, else the sources. */
export const serverEntry = process.env.SERVER_ENTRY ?? 'src/server/main.ts';

export interface ServerProcess {
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  /** Undefined where its database is the PGlite in its folder. */
  databaseUrl: string | undefined;
  /** Resolves when the process has ended, by itself too, with its exit code; null after a signal. */
  ended: Promise<number | null>;
  hasEnded(): boolean;
  /** What it has printed so far. */
  output(): string;
  kill(signal: NodeJS.Signals): Promise<void>;
}

export interface ServerProcessOptions {
  /** `dist/server/main.js` for the built server, `src/server/main.ts` for the sources. */
  entry: string;
  port?: number;
  dataDir?: string;
  env?: Record<string, string>;
  /** Arguments for Node itself, e.g. `--import` of a module that comes first. */
  nodeArgs?: string[];
  /** Otherwise the database of the whole test run; see shared-services.ts. */
  database?: 'pglite';
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A new folder below the system's temporary one. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'clearing-test-'));
}

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!output().includes('is ready at')) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`the server did not start:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const logFolder = join(import.meta.dirname, '../../test-results/logs');
const recorder = join(import.meta.dirname, 'record-typed.mjs');
const keptChars = 1_000_000;

/** A port that was free a moment ago may have become that of an outgoing connection. */
const portTries = 3;

/** Starts the server as a process of its own and waits until it says that it is ready. */
export async function startServer(options: ServerProcessOptions): Promise<ServerProcess> {
  mkdirSync(logFolder, { recursive: true });
  const dataDir = options.dataDir ?? temporaryFolder();
  const services = { ...(await sharedServices(dataDir, options.database)), ...options.env };
  if (options.port !== undefined) return startOnPort(options.port, dataDir, services, options);
  for (let attempt = 1; ; attempt += 1)
    try {
      return await startOnPort(await freePort(), dataDir, services, options);
    } catch (error) {
      if (attempt === portTries || !String(error).includes('EADDRINUSE')) throw error;
    }
}

/** `services`: the settings of the outside services. A server that does not become ready is stopped. */
async function startOnPort(
  port: number,
  dataDir: string,
  services: Record<string, string>,
  options: ServerProcessOptions,
): Promise<ServerProcess> {
  const inherited = Object.entries(process.env).filter(([name]) => /^(PATH|HOME|TMPDIR|LANG)$/.test(name));
  const child = spawn(process.execPath, ['--import', recorder, ...(options.nodeArgs ?? []), options.entry], {
    env: {
      ...Object.fromEntries(inherited),
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      ...services,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  // At the end of a whole run, these files are searched for texts that people typed: none may be in a log.
  const logFile = createWriteStream(join(logFolder, `server-${child.pid}.log`));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      // Tests look only at the beginning of the output, and a server may run for long.
      if (printed.length < keptChars) printed += data;
      logFile.write(data);
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.once('close', () => logFile.end());
  try {
    await untilReady(child, () => printed);
  } catch (error) {
    if (child.kill('SIGKILL')) await ended;
    throw error;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    dataDir,
    databaseUrl: services.DATABASE_URL || undefined,
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    output: () => printed,
    kill: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await ended;
    },
  };
}

/** Stops it in order and removes its data. */
export async function removeServer(server: ServerProcess): Promise<void> {
  await server.kill('SIGTERM');
  rmSync(server.dataDir, { recursive: true, force: true });
}
