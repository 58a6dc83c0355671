// Programs that tests bring from Debian where the machine has none of them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

// A server that apt-get installs must not begin to serve on its own port; RUNLEVEL=1 says so.
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
const run = (args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;

const answers = (program) => spawnSync(program, program === 'nginx' ? ['-v'] : ['--version']).status === 0;

/** Whether one of these programs is there, after an attempt to install the package where none is. */
export function bring(programs, packageName) {
  const isThere = () => programs.some(answers);
  if (isThere()) return true;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  process.stdout.write(`Installing ${packageName} for the tests...\n`);
  run(['update', '-qq']);
  return run(['install', '-qq', '-y', '--no-install-recommends', packageName]) && isThere();
}

export const bringRedis = () =>
  bring(['redis-server', 'valkey-server'], 'redis-server') || bring(['valkey-server'], 'valkey');

const folder = '/usr/lib/postgresql';
const newest = () =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((version) => existsSync(`${folder}/${version}/bin/initdb`))
    .sort((a, b) => Number(b) - Number(a))[0];

/** The folder above the `bin` of Debian's PostgreSQL; undefined where there is none. */
export function bringPostgres() {
  if (!newest()) bring([`${folder}/none`], 'postgresql');
  return newest() && `${folder}/${newest()}`;
}
