import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runAs } from '../support/postgres.ts';
import { freePort } from '../support/server-process.ts';

/** The header in which this nginx says which of its servers answered. */
export const servedBy = 'x-served-by';

/** Replaces what has to be there, so that a change of the project's file cannot make this test one of something else. */
function replaced(text: string, what: RegExp, by: string): string {
  if (!what.test(text)) throw new Error(`deploy/nginx.conf has no ${what}`);
  return text.replace(what, by);
}

/** The project's own site, on loopback without TLS, turn by turn, and telling who answered. */
function siteFor(port: number, servers: number[], folder: string): string {
  let site = readFileSync('deploy/nginx.conf', 'utf8');
  const upstreams = servers.map((at) => `server 127.0.0.1:${at} max_fails=1 fail_timeout=2s;`).join('\n\t');
  site = replaced(site, /\tleast_conn;\n/, '');
  site = replaced(site, /server 127\.0\.0\.1:3001 max_fails=1 fail_timeout=2s;\s+server [^\n]+;/, upstreams);
  site = replaced(site, /server \{\s+listen 80;[\s\S]*?\n\}\n/, '');
  site = replaced(site, /listen 443 ssl[^;]*;\s+listen \[::\]:443 ssl[^;]*;/, `listen 127.0.0.1:${port};`);
  site = replaced(site, /(\s+ssl_[^\n]+)+/, `\n\tadd_header ${servedBy} $upstream_addr always;`);
  site = replaced(site, /access_log \S+ clearing;/, `access_log ${folder}/access.log clearing;`);
  return replaced(site, /error_log \S+ crit;/, `error_log ${folder}/error.log crit;`);
}

function configFor(site: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log crit;
events { worker_connections 512; }
http {
${temporary.map((name) => `\t${name}_temp_path ${folder}/${name};`).join('\n')}
${site}
}
`;
}

async function untilOpen(port: number, server: ChildProcess, printed: () => string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`nginx did not start:\n${printed()}`);
    const socket = connect(port, '127.0.0.1');
    const open = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (open) return;
    await pause(20);
  }
}

export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

/** Before servers on these ports, by the project's own settings; as an account that owns nothing. */
export async function startNginx(servers: number[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'clearing-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configFor(siteFor(port, servers, folder), folder));
  mkdirSync(join(folder, 'client_body'));
  if (runAs.uid)
    for (const path of [folder, join(folder, 'client_body')]) chownSync(path, runAs.uid, runAs.gid);
  const args = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')];
  const server = spawn('nginx', args, { ...runAs, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (printed += data));
  await untilOpen(port, server, () => printed);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'exit');
        server.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
