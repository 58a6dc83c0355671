/**
 * Keeps what people type and hold in a test run, so that its logs can be searched for it (scripts/search-logs.mjs).
 * Loaded into test workers and, by `--import`, into the servers that tests start; it listens to Fastify's own channel.
 */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

const folder = join(import.meta.dirname, '../../test-results/logs');
const file = join(folder, `typed-${process.pid}-${threadId}.jsonl`);

/** Fields whose values are nobody's business, short as they may be. */
const secretFields =
  /^(?:password|newPassword|code|verificationCode|email|idToken|id_token|refreshToken|accessToken|message|question)$/;

/** Two words or more, or as much of a sentence in Chinese. */
const isSentence = (text) => (text.length >= 12 && /\S\s+\S/.test(text)) || /[\p{Script=Han}]{5}/u.test(text);
/** A name as programs have them, e.g. `toString`, stands in every stack. */
const isSecret = (text) => text.length >= 6 && /[^A-Za-z_$]/.test(text);

function* textsOf(value, field = '') {
  if (typeof value === 'string') {
    if (isSentence(value) || (secretFields.test(field) && isSecret(value))) yield value;
  } else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value))
      yield* textsOf(inner, Array.isArray(value) ? field : key);
  }
}

function* heldBy({ body, url, headers }) {
  if (!Buffer.isBuffer(body)) yield* textsOf(body);
  const query = url.split('?')[1];
  if (query && query.length >= 8) yield query;
  const token = /^Bearer (\S{16,})$/i.exec(headers.authorization ?? '')?.[1];
  if (token) yield token;
  for (const cookie of (headers.cookie ?? '').split(/;\s*/)) {
    const value = cookie.slice(cookie.indexOf('=') + 1);
    if (value.length >= 16) yield value;
  }
}

const known = new Set();

subscribe('tracing:fastify.request.handler:start', ({ request }) => {
  const fresh = [...heldBy(request)].filter((text) => !known.has(text));
  if (fresh.length === 0) return;
  if (known.size === 0) mkdirSync(folder, { recursive: true });
  for (const text of fresh) known.add(text);
  appendFileSync(file, fresh.map((text) => `${JSON.stringify(text.slice(0, 400))}\n`).join(''));
});
