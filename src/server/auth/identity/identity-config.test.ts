import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../config/config.ts';

const pemOf = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const apple = {
  APPLE_CLIENT_ID: 'a',
  APPLE_TEAM_ID: 'b',
  APPLE_KEY_ID: 'c',
  APPLE_PRIVATE_KEY: pemOf('P-256'),
};

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

it('accepts tokens of Google under both its issuer names, and of Apple under its one', () => {
  const config = readConfig({ GOOGLE_CLIENT_ID: 'g', ...apple });
  expect(config.google?.issuers).toEqual(['https://accounts.google.com', 'accounts.google.com']);
  expect(config.apple?.issuers).toEqual(['https://appleid.apple.com']);
});

it('accepts only the configured issuer where one is set', () => {
  const config = readConfig({ GOOGLE_CLIENT_ID: 'g', GOOGLE_ISSUER: 'http://127.0.0.1:9' });
  expect(config.google).toMatchObject({ issuers: ['http://127.0.0.1:9'], endpoints: undefined });
});

it('takes the key of Apple in one line', () => {
  const oneLine = apple.APPLE_PRIVATE_KEY.replaceAll('\n', '\\n');
  expect(readConfig({ ...apple, APPLE_PRIVATE_KEY: oneLine }).apple?.privateKey).toBe(
    apple.APPLE_PRIVATE_KEY,
  );
});

it('fails closed: half of the settings of Apple, or a key of another kind, stop the start', () => {
  expect(problemsOf({ APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 'b' })).toEqual([
    'APPLE_KEY_ID, APPLE_PRIVATE_KEY: needed because APPLE_CLIENT_ID, APPLE_TEAM_ID is set',
  ]);
  for (const key of ['no key', pemOf('P-384'), pemOf('P-256').replace('M', 'N')]) {
    const problems = problemsOf({ ...apple, APPLE_PRIVATE_KEY: key });
    expect(problems).toEqual([expect.stringMatching(/^APPLE_PRIVATE_KEY: must be the PEM text/)]);
  }
});
