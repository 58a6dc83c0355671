/** Exports everything that is stored about a user. docs/privacy.md describes the format. */
import type { Locale } from '#shared/locales.ts';
import { sharedTexts } from '#shared/texts/shared-texts.ts';
import { type DialogueRef, listTurnResults } from '../chat/dialogue-rows.ts';
import { getSession, listSessions } from '../chat/past-dialogues.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { type Profile, profileMarkdown, readProfile } from './export-profile.ts';
import {
  type StoredReflection,
  storedData,
  storedMarkdown,
  type UnreadableReflection,
  unreadableData,
  unreadableMarkdown,
} from './export-reflection.ts';
import { readReceipt } from './receipt.ts';
import { DecryptionError } from './user-cipher.ts';

export type ExportDeps = Pick<
  Deps,
  'db' | 'keyStore' | 'now' | 'billingNow' | 'turnLog' | 'runner' | 'config'
>;

/** Increases with every incompatible change of the format. */
const version = 1;
const pageSize = 50;

const isGone = (error: unknown) => error instanceof AppError && error.code === 'not_found';

/** Everything that is stored about one reflection. */
async function readStored(deps: ExportDeps, ref: DialogueRef): Promise<StoredReflection> {
  const [reflection, receipt] = [await getSession(deps, ref, { sealed: true }), await readReceipt(deps, ref)];
  const sent = await listTurnResults(deps.db, await deps.keyStore.getCipher(ref.userId), ref);
  return { reflection, receipt, sent };
}

type Found = { stored: StoredReflection } | { unreadable: UnreadableReflection };

/** Newest first, one at a time to limit memory and load. Skips those that are deleted meanwhile. */
async function* readReflections(deps: ExportDeps, userId: string): AsyncGenerator<Found> {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await listSessions(deps, userId, { limit: pageSize, ...(cursor && { cursor }) });
    for (const listed of page.sessions) {
      const found = await readStored(deps, { userId, sessionId: listed.sessionId }).catch(
        (error: unknown) => {
          if (!isGone(error) && !(error instanceof DecryptionError)) throw error;
          return isGone(error) ? undefined : { unreadable: listed };
        },
      );
      if (found) yield 'unreadable' in found ? found : { stored: found };
    }
    cursor = page.nextCursor;
  }
}

async function* writeJson(deps: ExportDeps, userId: string, profile: Profile): AsyncGenerator<string> {
  const head = { format: 'clearing-export', version, exportedAt: deps.now(), ...profile };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "reflections": [`;
  let between = '';
  for await (const found of readReflections(deps, userId)) {
    const data = 'stored' in found ? storedData(found.stored) : unreadableData(found.unreadable);
    yield `${between}\n${JSON.stringify(data)}`;
    between = ',';
  }
  yield '\n  ]\n}\n';
}

async function* writeMarkdown(
  deps: ExportDeps,
  userId: string,
  profile: Profile,
  locale: Locale,
): AsyncGenerator<string> {
  yield profileMarkdown(profile, locale, deps.config.productName, deps.now());
  yield `\n## ${sharedTexts[locale].exportWords.fileTitle}\n`;
  for await (const found of readReflections(deps, userId)) {
    const text =
      'stored' in found ? storedMarkdown(found.stored, locale) : unreadableMarkdown(found.unreadable, locale);
    yield `\n${text}\n`;
  }
}

/**
 * The exported file in chunks. Throws `unauthorized` before the first chunk. A later failure truncates the file, so that
 * its JSON does not parse.
 */
export async function exportAccount(
  deps: ExportDeps,
  input: { userId: string; format: 'json' | 'markdown'; locale: Locale },
): Promise<AsyncGenerator<string>> {
  const { userId, format, locale } = input;
  const profile = await readProfile(deps.db, userId);
  return format === 'json' ? writeJson(deps, userId, profile) : writeMarkdown(deps, userId, profile, locale);
}
