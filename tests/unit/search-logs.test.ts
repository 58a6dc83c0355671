/** The search at the end of a whole run finds what it is there for. */
import { describe, expect, it } from 'vitest';
import { searchLogs } from '../../scripts/search-logs.mjs';

const line = (extra: object) =>
  JSON.stringify({ level: 30, time: 1_764_000_123_456, msg: 'answered', ...extra });
const clean = line({ method: 'POST', route: '/api/chat/start', status: 200, ms: 12, reqId: 'ab12cd34-1' });
const typed = [
  'Should I move to the coast?',
  'Should we tell our neighbours that we are to leave in the spring?',
  '042317',
  'quiet forest 7',
];
const search = (...lines: string[]) => searchLogs({ lines: [clean, ...lines], typed });

describe('the search of the logs of a test run', () => {
  it('finds nothing in logs as they should be', () => {
    expect(
      search(line({ err: { type: 'Error', stack: 'at run (/a/node_modules/x@1.2.3/y.js?v=1:2:3)' } })),
    ).toEqual([]);
  });

  it.each([
    ['a sentence', { msg: 'failed for Should I move to the coast?' }],
    ['a sentence deep inside', { err: { cause: { stack: 'at x Should I move to the coast? y' } } }],
    ['the beginning of a sentence', { msg: 'failed for Should we tell our neighbours th…' }],
    ['a sentence in a name', { fields: { 'Should I move to the coast?': 'is too long' } }],
    ['a code', { msg: 'wrong: 042317' }],
    ['a password', { body: { password: 'quiet forest 7' } }],
    ['an e-mail address', { msg: 'no such user somebody@example.org' }],
    ['an access token', { msg: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln' }],
    ['a refresh token', { msg: `rt1.${'a'.repeat(43)}` }],
    ['a key', { msg: 'sk_test_123' }],
    ['a query string', { url: '/api/auth/apple/start?state=abc' }],
    ['an authorization header', { headers: { authorization: 'Bearer abcdefghijklmnop' } }],
  ])('finds %s, and does not repeat it', (_what, extra) => {
    const found = search(line(extra));
    expect(found.length).toBeGreaterThan(0);
    for (const text of typed) expect(found.join()).not.toContain(text);
  });

  it('finds what is in a line that is no JSON', () => {
    expect(search('Error: Should I move to the coast?')).toHaveLength(1);
  });

  it('takes no number for a code that is only part of another one', () => {
    expect(search(line({ msg: 'took 90423170 ns' }))).toEqual([]);
  });

  it('fails when there is nothing to search, or nothing to search for', () => {
    expect(searchLogs({ lines: [], typed })).toHaveLength(1);
    expect(searchLogs({ lines: [clean], typed: [] })).toHaveLength(1);
    expect(searchLogs({ lines: [clean], typed, servers: { ran: 3, heard: 0 } })).toHaveLength(1);
    expect(searchLogs({ lines: [clean], typed, servers: { ran: 3, heard: 1 } })).toEqual([]);
  });
});
