/**
 * Imports exported reflections into a user's library: validated, screened for risk and encrypted like others.
 */
import { randomUUID } from 'node:crypto';
import { type ImportedReflection, importedReflection } from '#shared/contract/chat.ts';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { limits } from '#shared/limits.ts';
import { unpackSummary } from '#shared/summary.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { assessRisk } from '../guide/safety/assess.ts';
import { ownLines } from '../guide/understanding.ts';
import { AppError } from '../http/app-error.ts';
import type { UserCipher } from '../privacy/user-cipher.ts';
import { storeImportedCheckIn } from './check-ins/check-in-rows.ts';
import { toCareFields } from './dialogue.ts';
import {
  type ImportedDialogue,
  listSessionIds,
  readSearchableDialogues,
  storeImportedDialogue,
} from './dialogue-rows.ts';
import { lockUser } from './turns/turn-rows.ts';

/** The browser begins the ids of dialogues that are not stored with this. */
const unstoredIdPattern = /^unstored-/;

/** All texts that the user wrote. */
function getTexts({ question, rounds, understanding, memory = [], checkIn }: ImportedReflection): string[] {
  const answers = rounds.flatMap(({ answer }) => answer?.text ?? []);
  const { prediction = '', answers: later } = checkIn ?? {};
  const lookingBack = [prediction, later?.changed ?? '', later?.known ?? ''].filter(Boolean);
  return [question, ...answers, ...ownLines(understanding), ...memory, ...lookingBack];
}

/** Equal for the same question with the same answers, whichever format they were saved in. */
const createFingerprint = (question: string, answers: readonly string[]) =>
  [question, ...answers].map((text) => text.replace(/\s+/g, ' ').trim()).join('\n');

const fingerprintReflection = ({ question, rounds }: ImportedReflection) =>
  createFingerprint(
    question,
    rounds.flatMap(({ answer }) => answer?.text ?? []),
  );

/** A time from a file. The file can claim any time, so one in the future becomes now. */
const toPastTime = (iso: string, now: Date) => new Date(Math.min(Date.parse(iso), now.getTime()));

function toDialogue(
  { guide }: Pick<Deps, 'guide'>,
  reflection: ImportedReflection,
  sessionId: string,
  now: Date,
): ImportedDialogue {
  const { question, continues, memory = [], results, understanding, writtenBy } = reflection;
  const createdAt = toPastTime(reflection.createdAt, now);
  return {
    sessionId,
    guide: writtenBy,
    clarity: reflection.clarity,
    createdAt,
    updatedAt: toPastTime(reflection.updatedAt, now),
    texts: {
      question,
      reading: reflection.reading ?? guide.read(question),
      summary: results && unpackSummary(results),
      understanding: understanding ?? null,
      earlier: continues === undefined ? null : { sessionId: continues, memory },
    },
    rounds: reflection.rounds.map(({ answer, ...round }) => {
      const askedAt = toPastTime(round.askedAt ?? reflection.createdAt, now);
      return {
        kind: round.kind,
        guide: round.writtenBy ?? writtenBy,
        createdAt: askedAt,
        question: round.question,
        options: round.options,
        reflection: '',
        support: round.supportMessage,
        answer: answer && {
          type: answer.type,
          ...(answer.option && { option: answer.option }),
          content: answer.text,
          timestamp: answer.answeredAt ?? askedAt.toISOString(),
        },
      };
    }),
  };
}

function storeCheckIn(
  tx: Db,
  cipher: UserCipher,
  sessionId: string,
  { dueAt, doneAt, prediction, answers }: NonNullable<ImportedReflection['checkIn']>,
  now: Date,
): Promise<void> {
  const texts = { prediction: prediction ?? null, answers: answers ?? null };
  const times = { dueAt: new Date(dueAt), doneAt: doneAt === undefined ? null : toPastTime(doneAt, now) };
  return storeImportedCheckIn(tx, cipher, sessionId, { ...times, texts }, now);
}

/** Parses the reflections. `refused`: positions of those that are not valid, from 0. */
function parseAll(reflections: readonly unknown[]) {
  const valid: ImportedReflection[] = [];
  const refused: number[] = [];
  for (const [index, raw] of reflections.entries()) {
    const parsed = importedReflection.safeParse(raw);
    if (parsed.success) valid.push(parsed.data);
    else refused.push(index);
  }
  return { valid, refused };
}

/**
 * The reflections that are not in the library, without repetitions within the file. Throws `library_full`.
 */
async function findMissing(tx: Db, cipher: UserCipher, reflections: readonly ImportedReflection[]) {
  const ids = new Set(await listSessionIds(tx, cipher.userId));
  const count = ids.size;
  const fingerprints = new Set<string>();
  for await (const { question, answers } of readSearchableDialogues(tx, cipher))
    fingerprints.add(createFingerprint(question, answers));
  const missing = reflections.filter((reflection) => {
    const { id } = reflection;
    const ownFingerprint = fingerprintReflection(reflection);
    const isKnown = (id !== undefined && ids.has(id)) || fingerprints.has(ownFingerprint);
    if (id !== undefined) ids.add(id);
    fingerprints.add(ownFingerprint);
    return !isKnown;
  });
  if (count + missing.length > limits.libraryReflections) throw new AppError('library_full');
  return missing;
}

/**
 * Imports the valid reflections that are not in the library yet. Risk in their texts is reported, not refused: they are
 * what the user has written before, and nothing of it is lost. Throws `library_full`.
 */
export async function importReflections(
  deps: Pick<Deps, 'db' | 'keyStore' | 'now' | 'guide' | 'metrics'>,
  userId: string,
  reflections: readonly unknown[],
): Promise<ResponseBody<'importReflections'>> {
  const now = deps.now();
  const { valid, refused } = parseAll(reflections);
  const cipher = await deps.keyStore.getCipher(userId);
  const imported = await deps.db.transaction(async (tx) => {
    // Otherwise two imports at the same time would both add the same reflections.
    await lockUser(tx, userId);
    const missing = await findMissing(tx, cipher, valid);
    for (const reflection of missing) {
      const { id, checkIn, results } = reflection;
      const sessionId = id === undefined || unstoredIdPattern.test(id) ? `imported-${randomUUID()}` : id;
      await storeImportedDialogue(tx, cipher, toDialogue(deps, reflection, sessionId, now), now);
      // Only a finished dialogue can have a check-in.
      if (checkIn && results) await storeCheckIn(tx, cipher, sessionId, checkIn, now);
    }
    return missing;
  });
  const risk = assessRisk(imported.flatMap(getTexts));
  if (risk) deps.metrics.careShown(risk.level, risk.kind);
  return {
    imported: imported.length,
    duplicates: valid.length - imported.length,
    refused,
    ...toCareFields(risk),
  };
}
