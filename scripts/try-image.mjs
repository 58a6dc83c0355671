// Does by hand what deploy/Dockerfile says, where there is no engine for images, and runs the result as the image
// would be run: as an account that owns nothing, on a file system that cannot be written to, with the libraries that
// the base image brings and no others. `node scripts/try-image.mjs` (Linux; bubblewrap from Debian, as root). With
// `--installed` it takes the packages that are here in place of `npm install`.
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const takeInstalled = process.argv.includes('--installed');
const recipe = readFileSync('deploy/Dockerfile', 'utf8');
// As in a build of an image; what is copied from the project keeps its own rights there, and here.
process.umask(0o022);
const work = mkdtempSync(join(tmpdir(), 'clearing-image-'));
chmodSync(work, 0o755);
const stages = { build: join(work, 'build'), final: join(work, 'final') };

function lines(stage) {
  const parts = recipe.split(/^FROM .*$/m).slice(1);
  return (stage === 'build' ? parts[0] : parts[1]).split('\n').filter((line) => /^[A-Z]+ /.test(line));
}

/** One COPY of the recipe: `--from=build` takes what a stage made, else the project's own files. */
function copy(stage, words, workdir) {
  const from = words[0].startsWith('--from=') ? stages[words.shift().slice(7)] : process.cwd();
  const to = words.pop();
  for (const source of words) {
    const isFolder = to.endsWith('/') || to === './';
    const place = join(
      stages[stage],
      to.startsWith('/') ? '' : workdir,
      to,
      isFolder ? basename(source) : '',
    );
    cpSync(join(from, source), place, { recursive: true });
    // As they are in a clone that was made under a narrow umask.
    if (from === process.cwd()) execFileSync('chmod', ['-R', 'go-rwx', place]);
  }
}

function perform(stage) {
  let workdir = '/';
  for (const line of lines(stage)) {
    const [instruction, ...words] = line.split(/\s+/);
    if (instruction === 'WORKDIR') workdir = words[0];
    mkdirSync(join(stages[stage], workdir), { recursive: true });
    if (instruction === 'COPY') copy(stage, words, workdir);
    if (instruction !== 'RUN') continue;
    // What a step names from the root of its stage lies below the stage's folder here.
    const command = words.join(' ').replaceAll(' /image', ` ${join(stages[stage], 'image')}`);
    process.stdout.write(`${command}\n`);
    if (takeInstalled && command.startsWith('npm install')) {
      symlinkSync(join(process.cwd(), 'node_modules'), join(stages[stage], workdir, 'node_modules'));
      continue;
    }
    execFileSync('sh', ['-c', command], {
      cwd: join(stages[stage], workdir),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

const librariesOfBase = /\/(?:ld-linux[\w-]*|lib(?:c|dl|gcc_s|m|pthread|rt|stdc\+\+))\.so\.\d+$/;

/** What distroless/cc brings: the C and C++ libraries, certificates, an account, time zones. */
function addBaseImage() {
  const listed = ['bin/node', 'node_modules/@node-rs'].flatMap((name) => {
    const path = join(stages.final, 'app', name);
    const files = name.endsWith('node')
      ? [path]
      : execFileSync('find', [path, '-name', '*.node'], { encoding: 'utf8' }).trim().split('\n');
    return files.flatMap((file) => execFileSync('ldd', [file], { encoding: 'utf8' }).match(/\/\S+/g) ?? []);
  });
  for (const library of new Set(listed)) {
    if (!librariesOfBase.test(library)) throw new Error(`the base image has no ${library}`);
    mkdirSync(join(stages.final, dirname(library)), { recursive: true });
    cpSync(realpathSync(library), join(stages.final, library));
  }
  mkdirSync(join(stages.final, 'etc/ssl'), { recursive: true });
  if (existsSync('/etc/ssl/certs'))
    cpSync('/etc/ssl/certs', join(stages.final, 'etc/ssl/certs'), { recursive: true, dereference: true });
  for (const folder of ['data', 'tmp', 'proc', 'dev'])
    mkdirSync(join(stages.final, folder), { recursive: true });
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const environment = Object.fromEntries(
  [...recipe.matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs]) =>
    pairs.split(' ').map((pair) => pair.split('=')),
  ),
);
const [account] = /^USER (\d+)/m.exec(recipe)?.slice(1) ?? [];
const jsonLine = (name) => JSON.parse(new RegExp(`^${name} (\\[.*\\])$`, 'm').exec(recipe)[1]);
const entry = [...jsonLine('ENTRYPOINT'), ...jsonLine('CMD')];
const [, health] = /HEALTHCHECK .* CMD (\[.*\])$/m.exec(recipe);

/** A command in the image: read-only but for /data and /tmp, no rights, no environment but its own. */
function inImage(command, settings) {
  const variables = { ...environment, ...settings };
  const flags = [
    ['--ro-bind', stages.final, '/'],
    ['--tmpfs', '/data'],
    ['--tmpfs', '/tmp'],
    ['--proc', '/proc'],
    ['--dev', '/dev'],
    ['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--die-with-parent', '--new-session'],
    ['--cap-drop', 'ALL', '--chdir', '/app', '--clearenv'],
    ...Object.entries(variables).map(([name, value]) => ['--setenv', name, String(value)]),
  ].flat();
  // Not by a name space alone: there root's files would be its own.
  const owner = { uid: Number(account), gid: Number(account) };
  return spawn('bwrap', [...flags, ...command], { stdio: ['ignore', 'pipe', 'inherit'], ...owner });
}

const exitOf = (child) => new Promise((resolve) => child.once('exit', (code) => resolve(code)));

async function untilPrinted(child, text) {
  let printed = '';
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      printed += data;
      if (printed.includes(text)) resolve();
    });
    child.once('exit', () => reject(new Error(`it ended:\n${printed}`)));
  });
}

function expect(what, fine) {
  process.stdout.write(`${fine ? 'ok    ' : 'FAILED'} ${what}\n`);
  if (!fine) process.exitCode = 1;
}

async function tryIt() {
  const port = await freePort();
  const settings = {
    PORT: port,
    HOST: '127.0.0.1',
    ALLOW_SANDBOX: 'true',
    APP_SECRET: 'only for this trial and long enough to be taken',
    LOG_LEVEL: 'warn',
  };
  const url = `http://127.0.0.1:${port}`;
  const writing = `try { require('node:fs').writeFileSync('/app/x', ''); process.exit(1) } catch (e) { process.exit(e.code === 'EROFS' ? 0 : 2) }`;
  expect(
    'its file system cannot be written to',
    (await exitOf(inImage([entry[0], '-e', writing], settings))) === 0,
  );
  const owner = `process.exit(process.getuid() === ${account} ? 0 : 1)`;
  expect(`it runs as ${account}`, (await exitOf(inImage([entry[0], '-e', owner], settings))) === 0);
  expect(
    'the health check says no before the start',
    (await exitOf(inImage(JSON.parse(health), settings))) === 1,
  );
  const begun = performance.now();
  const server = inImage(entry, settings);
  await untilPrinted(server, 'is ready at');
  expect(`it starts (${Math.round(performance.now() - begun)} ms, with a new PGlite)`, true);
  expect('/readyz', (await fetch(`${url}/readyz`)).ok);
  expect('the page', (await (await fetch(url)).text()).includes('<html'));
  expect('the health check says yes', (await exitOf(inImage(JSON.parse(health), settings))) === 0);
  const body = JSON.stringify({ email: 'demo@clearing.test', password: 'clearing1', provider: 'LOCAL' });
  const headers = { 'content-type': 'application/json' };
  const signIn = await fetch(`${url}/api/auth/login`, { method: 'POST', body, headers });
  expect('somebody signs in', signIn.ok && Boolean((await signIn.json()).accessToken));
  const ended = exitOf(server);
  server.kill('SIGTERM');
  await ended;
  const commands = inImage([entry[0], '/app/dist/server/operate.js'], settings);
  let listed = '';
  commands.stdout.on('data', (data) => {
    listed += data;
  });
  await exitOf(commands);
  expect('the commands for operators are in it', listed.includes('backup'));
}

try {
  perform('build');
  perform('final');
  process.stdout.write(
    `${execFileSync('du', ['-sh', '--apparent-size', join(stages.final, 'app')], { encoding: 'utf8' }).split('\t')[0]} of our own in the image\n`,
  );
  addBaseImage();
  await tryIt();
} finally {
  rmSync(work, { recursive: true, force: true });
}
