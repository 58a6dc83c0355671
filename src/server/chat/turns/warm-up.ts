/**
 * Runs what would slow down the first turn of a process: compiles patterns, runs the code once, and plans the SQL
 * statements. Writes nothing.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { setImmediate as nextTask, setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { GuideInput } from '../../guide/guide.ts';
import { assessRisk } from '../../guide/safety/assess.ts';
import { compilePhrases } from '../../guide/safety/signs.ts';
import { createUserCipher } from '../../privacy/user-cipher.ts';
import { type DialogueRef, listRounds, lockDialogue } from '../dialogue-rows.ts';
import { listEarlierTurns, lockUser } from './turn-rows.ts';

/** One question of each kind, in both languages of the built-in guide. */
const questions = [
  'Should I take the job in Berlin or stay in Madrid?',
  'Should I quit my job?',
  'How do I tell my mother that I am not coming?',
  'Why do I always say yes when I mean no?',
  'What should I do with my life?',
  '我该不该辞职？',
];

/** Pause between two questions, to let requests (e.g. readiness checks) through. */
const pauseMs = 30;

type WarmUpDeps = Pick<Deps, 'db' | 'guide' | 'log'>;

/** Reads a question and writes the first step for it, as a turn does. */
async function warmGuide({ guide }: WarmUpDeps, question: string): Promise<void> {
  assessRisk([question]);
  const input: GuideInput = { question, reading: guide.read(question), rounds: [], seed: question };
  // The engine itself, because `guide` would call a model and count the step.
  const { writeStep } = await import('../../guide/engine/engine.ts');
  writeStep(input);
}

/** Runs the queries that start a turn, for a user who does not exist. */
async function warmStatements(tx: Db, ref: DialogueRef): Promise<void> {
  await lockUser(tx, ref.userId);
  const cipher = createUserCipher(ref.userId, randomBytes(32));
  await lockDialogue(tx, cipher, ref);
  await listRounds(tx, cipher, ref);
  await listEarlierTurns(tx, ref, '');
}

/** Warms up the first turn, once the server listens. Never rejects: without it, that turn is only slower. */
export async function warmUpTurns(deps: WarmUpDeps): Promise<void> {
  try {
    for (const _ of compilePhrases()) await nextTask();
    for (const question of questions) {
      await pause(pauseMs);
      await warmGuide(deps, question);
    }
    const ref = { userId: randomUUID(), sessionId: 'warm-up' };
    await deps.db.transaction((tx) => warmStatements(tx, ref));
  } catch (err) {
    deps.log.warn({ err }, 'the first turn will be a little slower');
  }
}
