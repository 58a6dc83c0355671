import { PassThrough } from 'node:stream';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { errors } from '#shared/contract/errors.ts';
import { AppError } from './app-error.ts';
import { installErrorHandler } from './error-handler.ts';
import { createRequestIdGenerator } from './request.ts';
import { installRequestLog, loggerOptions } from './request-log.ts';

const secret = 'Should I leave him?';
const query = `select * from "rounds" where answer = '${secret}' at /srv/clearing/secret.ts`;

const failures: Record<string, () => unknown> = {
  'an error of the database': () =>
    Object.assign(new Error(`Failed query: ${query}`), { code: '57P01', cause: new Error(query) }),
  'an error of ours': () => new AppError('provider_failed', { cause: new Error(query) }),
  'an error that is none': () => query,
  'an error with a status of its own': () => Object.assign(new Error(query), { statusCode: 502 }),
};

it.each(Object.keys(failures))(
  '%s is answered by fixed text, and its line has the id of the answer',
  async (name) => {
    const written = new PassThrough();
    const app = Fastify({
      loggerInstance: pino(loggerOptions('info'), written) as FastifyBaseLogger,
      genReqId: createRequestIdGenerator(() => false),
    });
    installRequestLog(app, { responseSent: () => {}, signedIn: () => {} });
    installErrorHandler(app);
    app.get('/fails', async () => {
      throw failures[name]?.();
    });
    const answer = await app.inject('/fails?question=Should');
    const logged = String(written.read());
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    const { code, message } = answer.json() as { code: keyof typeof errors; message: string };
    expect(message).toBe(errors[code].message);
    for (const text of [answer.body, logged])
      for (const part of [secret, 'select', 'rounds', '/srv/', 'question=']) expect(text).not.toContain(part);
    const lines = logged
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ msg }) => msg)).toContain('request failed');
    expect(new Set(lines.map(({ reqId }) => reqId))).toEqual(new Set([answer.headers['x-request-id']]));
  },
);
