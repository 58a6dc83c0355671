import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { type Logger, pino } from 'pino';
import { loggerOptions } from '../../src/server/http/request-log.ts';
// What is typed in these tests is looked for in what they log.
import './record-typed.mjs';

/** Where servers of a test run write their logs; they are searched at its end. */
export const logFolder = join(import.meta.dirname, '../../test-results/logs');

let log: Logger | undefined;

/** The log of all apps of a test worker, as the real server writes it. */
export function testLog(): Logger {
  log ??= pino(
    loggerOptions('info'),
    pino.destination({
      dest: join(logFolder, `app-${process.pid}-${threadId}.log`),
      mkdir: true,
      sync: true,
    }),
  );
  return log;
}
