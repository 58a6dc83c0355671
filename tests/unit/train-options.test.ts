import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each(['--chek', '--check=yes', 'check'])(
  'training is refused with %s, which it does not know',
  (argument) => {
    // Training takes minutes, and writes at the end.
    const options = { encoding: 'utf8', timeout: 10_000 } as const;
    const { status, stderr } = spawnSync(process.execPath, ['training/main.ts', argument], options);
    expect(status).toBe(2);
    expect(stderr).toContain('usage: npm run train [-- --check]');
  },
);
