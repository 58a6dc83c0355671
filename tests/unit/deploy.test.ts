import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settingDocs, settingNames } from '../../src/server/config/config.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const packageJson = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  scripts: Record<string, string>;
};

const dockerfile = read('deploy/Dockerfile');
const compose = read('deploy/compose.yml');
const example = read('.env.example');

describe('settings', () => {
  test('docs/settings.md has the row of every setting, and no other', () => {
    const rows = read('docs/settings.md').match(/^\| `.*$/gm) ?? [];
    const expected = settingDocs.map(
      ({ name, default: unset, description }) => `| \`${name}\` | ${unset} | ${description} |`,
    );
    expect(rows.toSorted()).toEqual(expected.toSorted());
  });

  test('.env.example names no unknown setting', () => {
    const named = [...example.matchAll(/^#?([A-Z][A-Z_0-9]+)=/gm)].map(([, name]) => name);
    expect(named.filter((name) => !settingNames.includes(name ?? ''))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  test('.env.example sets nothing that is secret', () => {
    expect(example).not.toMatch(/^[A-Z]/m);
    expect(example).not.toMatch(/(KEY|SECRET|TOKEN)=[^\n]/);
  });

  test('.env.example means the same to a shell as to systemd and Compose', () => {
    const lines = example.match(/^#[A-Z][A-Z_0-9]+=.*$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(5);
    const script = `${lines.map((line) => line.slice(1)).join('\n')}\nprintf %s "$MAIL_FROM"`;
    const { stdout, stderr } = spawnSync('sh', ['-euc', script], { encoding: 'utf8', env: {} });
    expect([stdout, stderr]).toEqual(['Clearing <hello@clearing.example>', '']);
  });

  test('git takes none of the files that hold the secrets of an operator', () => {
    const named = [...compose.matchAll(/env_file: (\S+)|"\.\/([\w-]+):/g)].map(([, file, folder]) =>
      file ? `deploy/${file}` : `deploy/${folder}/`,
    );
    expect(named).toContain('deploy/app.env');
    expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining([...named, 'deploy/.env']));
  });

  test('what the image and the units set are settings of the server', () => {
    const units = read('deploy/clearing@.service').match(/^Environment=(.*)$/m)?.[1] ?? '';
    const image = [...dockerfile.matchAll(/^ENV (.*)$/gm)].map(([, pairs]) => pairs).join(' ');
    const names = `${units} ${image}`
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=')[0] ?? '');
    expect(names.length).toBeGreaterThan(6);
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
  });

  test('what compose sets for the servers are settings of the server', () => {
    const block = /^x-app:.*?\n {2}environment:\n((?: {4}.*\n)+)/ms.exec(compose)?.[1] ?? '';
    const names = [...block.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name ?? '');
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
  });
});

describe('the image', () => {
  test('is built on the Node that the project names', () => {
    expect(dockerfile).toContain(`FROM node:${packageJson.dependencies.node}-`);
  });

  test('copies only what is there, and what .dockerignore lets through', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.*)$/gm)].flatMap(([, words]) =>
      (words ?? '').split(' ').slice(0, -1),
    );
    expect(sources.length).toBeGreaterThan(5);
    const allowed = [...read('.dockerignore').matchAll(/^!(.*)$/gm)].map(
      ([, pattern]) => new RegExp(`^${(pattern ?? '').replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
    );
    for (const source of sources) {
      expect(existsSync(source), source).toBe(true);
      expect(
        allowed.some((pattern) => pattern.test(source)),
        source,
      ).toBe(true);
    }
  });

  test('holds every package that the bundle leaves outside', () => {
    const [, list = ''] = /external: \[(.*)\]/.exec(read('scripts/build.mjs')) ?? [];
    const outside = [...list.matchAll(/'([^']+)'/g)]
      .map(([, name]) => name)
      .filter((name) => name !== 'pg-native');
    expect(outside.length).toBeGreaterThan(0);
    for (const name of outside) expect(read('scripts/package.mjs')).toContain(`'${name}'`);
  });

  test('runs as nobody in particular, looks at its own health without a shell, and stops by SIGTERM', () => {
    expect(dockerfile).toMatch(/^USER 65532:65532$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK .*CMD \["\/app\/bin\/node", "\/app\/dist\/ready\.mjs"\]$/m);
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(dockerfile.split(/^FROM .*$/m)[2]).not.toMatch(/^RUN/m);
  });
});

describe('the unit', () => {
  const unit = read('deploy/clearing@.service');

  test('tries again however long the database is away, and lets V8 compile', () => {
    expect(unit).toMatch(/^Restart=always$/m);
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(unit).not.toMatch(/^MemoryDenyWriteExecute=(?:yes|true|on|1)/m);
  });

  test('waits for its server, and no longer than the server lives', () => {
    expect(unit).toMatch(/^ExecStartPost=\S+\/node dist\/ready\.mjs --wait$/m);
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    const env = { PORT: '1', MAINPID: String(gone) };
    const { status, signal } = spawnSync(process.execPath, ['deploy/ready.mjs', '--wait'], {
      env,
      timeout: 10_000,
    });
    expect([status, signal]).toEqual([1, null]);
  });
});

test('whatever builds, installs before', () => {
  const building = Object.entries(packageJson.scripts).filter(
    ([name, script]) => name.startsWith('pre') && script.includes('build.mjs'),
  );
  expect(building.map(([name]) => name)).toEqual(['prestart', 'prebench', 'preoperate']);
  for (const [name, script] of building)
    expect(script, name).toMatch(/^node scripts\/setup\.mjs( --tests)? && /);
});

describe('compose', () => {
  const services = compose.split(/^services:$/m)[1]?.split(/^networks:$/m)[0] ?? '';
  const bodies = [...services.matchAll(/^ {2}([\w-]+):((?: \*app)?\n(?: {4}.*\n|\n)*)/gm)].map(
    ([, name, body]) => ({ name, body: body ?? '' }),
  );

  test('brings two servers, a database, shared memory and a proxy', () => {
    expect(bodies.map(({ name }) => name)).toEqual([
      'app-1',
      'app-2',
      'proxy',
      'postgres',
      'valkey',
      'operate',
    ]);
  });

  test('gives no part more rights than it needs, nor all the memory', () => {
    expect(/^x-hardened:.*?(?=^x-app)/ms.exec(compose)?.[0]).toMatch(
      /read_only: true[\s\S]*cap_drop: \[ALL\][\s\S]*no-new-privileges:true/,
    );
    const limited = /^x-app:.*?(?=^services)/ms.exec(compose)?.[0] ?? '';
    expect(limited).toMatch(/<<: \*hardened[\s\S]*mem_limit/);
    for (const { name, body } of bodies) {
      const all = body.includes('*app') ? limited + body : body;
      expect(all, name).toMatch(/\*hardened|cap_drop: \[ALL\]/);
      expect(all, name).toMatch(/mem_limit/);
    }
  });

  test('opens the proxy alone, and holds no secret itself', () => {
    expect(bodies.filter(({ body }) => body.includes('ports:')).map(({ name }) => name)).toEqual(['proxy']);
    expect(compose).toMatch(/back: \{ internal: true \}/);
    expect(compose).not.toMatch(/PASSWORD: (?!"?\$)/);
  });

  test('waits for a PostgreSQL that answers over the network, not for the one that only sets itself up', () => {
    expect(compose).toMatch(/"pg_isready", "-h", "127\.0\.0\.1"/);
  });

  test('keeps what Valkey holds off the disk', () => {
    expect(compose).toContain('save ""');
    expect(compose).toContain('appendonly no');
    expect(compose).toContain('maxmemory-policy volatile-ttl');
  });
});

test.each(['deploy/Caddyfile', 'deploy/nginx.conf'])(
  '%s passes streams on and shuts what is ours',
  (file) => {
    const text = read(file);
    expect(text).toMatch(/flush_interval -1|proxy_buffering off/);
    expect(text).toContain('/metrics');
    expect(text).toContain('/sandbox');
  },
);

test('Caddy asks servers that are not ready, too, when no other is left', () => {
  const [, ready = '', others = ''] =
    /(\n\treverse_proxy[\s\S]*?\n\t}\n)[\s\S]*(handle_errors[\s\S]*)/.exec(read('deploy/Caddyfile')) ?? [];
  expect(ready).toContain('health_uri /readyz');
  expect(others).toMatch(/== 503[\s\S]*reverse_proxy @unready/);
  expect(others).not.toContain('health_uri');
});

test('nginx keeps what people send in memory, however long it is, and what it answers', () => {
  const text = read('deploy/nginx.conf');
  const [, largest] = /client_max_body_size (\w+);/.exec(text) ?? [];
  expect(largest).toBeDefined();
  expect(text).toContain(`client_body_buffer_size ${largest};`);
  expect(text).toContain('proxy_buffering off;');
});

test('neither proxy writes query strings or headers to its log', () => {
  expect(read('deploy/Caddyfile')).toContain('request>uri regexp \\?.* ""');
  expect(read('deploy/Caddyfile')).toContain('request>headers delete');
  const formats = read('deploy/nginx.conf').match(/^log_format .*$/gm) ?? [];
  expect(formats.join()).not.toMatch(/\$(request|request_uri|args|query_string|http_\w+)\b/);
  expect(read('deploy/nginx.conf').match(/^\s*error_log .*(?<! crit);$/gm)).toBeNull();
});

test.each(['deploy/clearing@.service', 'deploy/clearing-backup.service'])(
  '%s keeps the memory of its process off every disk',
  (file) => {
    expect(read(file)).toMatch(/^LimitCORE=0$/m);
    expect(read(file)).toMatch(/^MemorySwapMax=0$/m);
  },
);

test('compose keeps the memory of every part off every disk', () => {
  expect(/^x-hardened:.*?(?=^x-app)/ms.exec(compose)?.[0]).toContain('ulimits: { core: 0 }');
  const postgres = /^ {2}postgres:\n(?: {4}.*\n|\n)*/m.exec(compose)?.[0];
  expect(postgres).toContain('ulimits: { core: 0 }');
  const limits = [...compose.matchAll(/mem_limit: (\w+)\n +memswap_limit: (\w+)/g)];
  expect(limits).toHaveLength(compose.match(/mem_limit:/g)?.length ?? 0);
  for (const [, memory, withSwap] of limits) expect(withSwap).toBe(memory);
});

test('both proxies name requests themselves, whatever a client has sent', () => {
  expect(read('deploy/nginx.conf')).toMatch(/proxy_set_header X-Request-Id \$request_id;/);
  expect(read('deploy/nginx.conf')).toMatch(/proxy_set_header Traceparent "";/);
  const caddy = read('deploy/Caddyfile');
  const upstreams = caddy.match(/reverse_proxy /g)?.length;
  expect(caddy.match(/header_up X-Request-Id \{http\.request\.uuid\}/g)).toHaveLength(upstreams ?? 0);
  expect(caddy.match(/header_up -Traceparent/g)).toHaveLength(upstreams ?? 0);
});
