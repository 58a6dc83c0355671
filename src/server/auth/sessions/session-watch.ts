import type { Db } from '../../db/database.ts';
import { findLiveSessions, type SessionClaims } from './sessions.ts';

/** Questions are gathered for so long; a stream may be told of a revocation ten seconds late. */
const gatherMs = 250;
const largestQuery = 1_000;

export type SessionWatch = (claims: SessionClaims) => Promise<boolean>;

interface Question extends SessionClaims {
  answer(isLive: boolean): void;
  fail(error: unknown): void;
}

/**
 * Whether a sign-in still lives, asked by every open stream every few seconds: all that ask within a moment share one
 * query, so that thousands of streams cost the database a few queries and not thousands. Rejects when it cannot tell.
 */
export function createSessionWatch({ db, now }: { db: Db; now: () => Date }): SessionWatch {
  let waiting: Question[] = [];
  const ask = async (questions: Question[]) => {
    try {
      const isLive = await findLiveSessions(db, questions, now());
      for (const question of questions) question.answer(isLive(question));
    } catch (error) {
      for (const { fail } of questions) fail(error);
    }
  };
  const askAll = () => {
    const questions = waiting;
    waiting = [];
    for (let at = 0; at < questions.length; at += largestQuery) {
      void ask(questions.slice(at, at + largestQuery));
    }
  };
  return (claims) =>
    new Promise((answer, fail) => {
      if (waiting.length === 0) setTimeout(askAll, gatherMs).unref();
      waiting.push({ ...claims, answer, fail });
    });
}
