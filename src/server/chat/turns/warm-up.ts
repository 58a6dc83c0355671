/**
 * What the first turn of a process would otherwise pay for: patterns that are compiled at their first use, code that
 * runs for the first time, and the plans of the statements that a turn begins with. Nothing is written.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { writeStep } from '../../guide/built-in/built-in-guide.ts';
import type { GuideInput } from '../../guide/guide.ts';
import { assessRisk } from '../../guide/safety.ts';
import { createUserCipher } from '../../privacy/user-cipher.ts';
import { type DialogueRef, findShownRisk, listRounds, lockDialogue } from '../transcripts.ts';
import { findTurnByKey, findTurnState, lockPerson } from './turn-rows.ts';

/** One of each way to ask, in both languages of the built-in guide. */
const questions = [
  'Should I take the job in Berlin or stay in Madrid?',
  'Should I quit my job?',
  'How do I tell my mother that I am not coming?',
  'Why do I always say yes when I mean no?',
  'What should I do with my life?',
  '我该不该辞职？',
];

/** A pause between the pieces lets waiting requests through; readiness checks come first. */
const breathMs = 30;

type WarmDeps = Pick<Deps, 'db' | 'guide' | 'turnLog' | 'runner' | 'log'>;

function warmGuide({ guide }: WarmDeps, question: string): void {
  assessRisk([question]);
  const input: GuideInput = { question, reading: guide.read(question), rounds: [], seed: question };
  // Not by `guide`: a model would be asked, and the step counted.
  writeStep(input);
}

/** What a turn asks before it begins, for somebody who is not there. */
async function warmStatements(deps: WarmDeps, tx: Db, ref: DialogueRef): Promise<void> {
  await lockPerson(tx, ref.userId);
  const cipher = createUserCipher(ref.userId, randomBytes(32));
  await lockDialogue(tx, cipher, ref);
  await listRounds(tx, cipher, ref);
  await findTurnByKey(tx, ref.userId, ref.sessionId);
  await findTurnState(deps, ref, tx);
  await findShownRisk(tx, cipher, ref);
}

/** To be called once the server listens: with room for requests after each piece. Never rejects. */
export async function warmUpTurns(deps: WarmDeps): Promise<void> {
  try {
    for (const question of questions) {
      await pause(breathMs);
      warmGuide(deps, question);
    }
    const ref = { userId: randomUUID(), sessionId: 'warm-up' };
    await deps.db.transaction((tx) => warmStatements(deps, tx, ref));
  } catch (err) {
    deps.log.warn({ err }, 'the first turn will be a little slower');
  }
}
