/** A question and an answer hold 2,000 characters, in the contract, in an address and in a body. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../src/shared/contract/endpoints.ts';
import { charsIn, limits } from '../../src/shared/limits.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let test: TestApp;
let origin: string;

beforeAll(async () => {
  test = await createTestApp();
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => test.close());

const longest = '难'.repeat(limits.questionChars);

it('takes 2,000 characters, counted as the page counts them, and no more', () => {
  expect([limits.questionChars, limits.answerChars]).toEqual([2_000, 2_000]);
  const { body } = endpoints.readQuestion;
  for (const sign of ['x', '难', 'é', '😀']) {
    for (const count of [2_000, 2_001]) {
      const question = sign.repeat(count);
      expect(charsIn(` ${question}\n`)).toBe(count);
      expect(body.safeParse({ question }).success).toBe(count === 2_000);
    }
  }
});

it.each(['confirm', 'stream-chat'])(
  'opens /%s with the longest Chinese question in its address',
  async (page) => {
    const address = `${origin}/${page}?message=${encodeURIComponent(longest)}`;
    expect(address.length).toBeGreaterThan(18_000);
    // Also where the referrer is sent: a proxy or an old browser may ignore the policy.
    const response = await fetch(address, { headers: { referer: address, 'x-from': address } });
    // Without a built page there is nothing to show; what counts is that the request was read.
    expect(response.status).not.toBe(431);
    expect(response.status).toBeLessThan(500);
  },
);

it('reads the longest Chinese question', async () => {
  const response = await fetch(`${origin}/api/chat/reading`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question: longest }),
  });
  expect(response.status).toBe(200);
});

it('lets such an address through nginx, whose request line must fit into one buffer', () => {
  const size = /^\s*large_client_header_buffers \d+ (\d+)k;$/m.exec(
    readFileSync('deploy/nginx.conf', 'utf8'),
  )?.[1];
  const line = `GET /stream-chat?message=${encodeURIComponent(longest)}&sessionId=${'x'.repeat(128)} HTTP/1.1`;
  expect(Number(size) * 1_024).toBeGreaterThan(line.length);
});
