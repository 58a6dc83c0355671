/** Takes exported reflections back into a user's library: checked, screened and encrypted like others. */
import { randomUUID } from 'node:crypto';
import { type ImportedReflection, importedReflection } from '#shared/contract/chat.ts';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { unpackSummary } from '#shared/summary.ts';
import { limits } from '#shared/timing.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { assessRisk } from '../guide/safety/assess.ts';
import { ownLines } from '../guide/understanding.ts';
import { AppError } from '../http/app-error.ts';
import type { UserCipher } from '../privacy/user-cipher.ts';
import { storeImportedCheckIn } from './check-ins/check-in-rows.ts';
import { toCareFields } from './dialogue.ts';
import { type ImportedDialogue, listSessionIds, readSearchable, storeImported } from './dialogue-rows.ts';
import { lockUser } from './turns/turn-rows.ts';

/** Browsers take ids with this prefix for dialogues that are not stored. */
const unstored = /^unstored-/;

/** All texts that the user wrote. */
function textsOf({ question, rounds, understanding, memory = [], checkIn }: ImportedReflection): string[] {
  const answers = rounds.flatMap(({ answer }) => answer?.text ?? []);
  const { prediction = '', answers: later } = checkIn ?? {};
  const lookingBack = [prediction, later?.changed ?? '', later?.known ?? ''].filter(Boolean);
  return [question, ...answers, ...ownLines(understanding), ...memory, ...lookingBack];
}

/** Equal for the same question with the same answers, whichever format they were saved in. */
const fingerprint = (question: string, answers: readonly string[]) =>
  [question, ...answers].map((text) => text.replace(/\s+/g, ' ').trim()).join('\n');

const fingerprintOf = ({ question, rounds }: ImportedReflection) =>
  fingerprint(
    question,
    rounds.flatMap(({ answer }) => answer?.text ?? []),
  );

/** A time from a file. The file can claim any time, so one in the future becomes now. */
const past = (iso: string, now: Date) => new Date(Math.min(Date.parse(iso), now.getTime()));

function toDialogue(
  { guide }: Pick<Deps, 'guide'>,
  reflection: ImportedReflection,
  sessionId: string,
  now: Date,
): ImportedDialogue {
  const { question, continues, memory = [], results, understanding, writtenBy } = reflection;
  const createdAt = past(reflection.createdAt, now);
  return {
    sessionId,
    guide: writtenBy,
    clarity: reflection.clarity,
    createdAt,
    updatedAt: past(reflection.updatedAt, now),
    texts: {
      question,
      reading: reflection.reading ?? guide.read(question),
      summary: results && unpackSummary(results),
      understanding: understanding ?? null,
      earlier: continues === undefined ? null : { sessionId: continues, memory },
    },
    rounds: reflection.rounds.map(({ answer, ...round }) => {
      const askedAt = past(round.askedAt ?? reflection.createdAt, now);
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
  const times = { dueAt: new Date(dueAt), doneAt: doneAt === undefined ? null : past(doneAt, now) };
  return storeImportedCheckIn(tx, cipher, sessionId, { ...times, texts }, now);
}

/** Parses the reflections; those that are not valid are named by their positions. */
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

/** Leaves out reflections that are in the library, and repetitions within the file. Throws `library_full`. */
async function leaveOutKnown(tx: Db, cipher: UserCipher, reflections: readonly ImportedReflection[]) {
  const ids = new Set(await listSessionIds(tx, cipher.userId));
  const count = ids.size;
  const texts = new Set<string>();
  for await (const { question, answers } of readSearchable(tx, cipher))
    texts.add(fingerprint(question, answers));
  const fresh = reflections.filter((one) => {
    const text = fingerprintOf(one);
    const isKnown = (one.id !== undefined && ids.has(one.id)) || texts.has(text);
    if (one.id !== undefined) ids.add(one.id);
    texts.add(text);
    return !isKnown;
  });
  if (count + fresh.length > limits.libraryReflections) throw new AppError('library_full');
  return fresh;
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
  const fresh = await deps.db.transaction(async (tx) => {
    // Two imports at the same time would each find that the other's are missing.
    await lockUser(tx, userId);
    const missing = await leaveOutKnown(tx, cipher, valid);
    for (const one of missing) {
      const sessionId = one.id === undefined || unstored.test(one.id) ? `imported-${randomUUID()}` : one.id;
      await storeImported(tx, cipher, toDialogue(deps, one, sessionId, now), now);
      // Only what is finished can be looked back at.
      if (one.checkIn && one.results) await storeCheckIn(tx, cipher, sessionId, one.checkIn, now);
    }
    return missing;
  });
  const risk = assessRisk(fresh.flatMap(textsOf));
  if (risk) deps.metrics.careShown(risk.level, risk.kind);
  return { imported: fresh.length, duplicates: valid.length - fresh.length, refused, ...toCareFields(risk) };
}
