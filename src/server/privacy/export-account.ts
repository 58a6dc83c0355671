/** Everything that is stored about a person, piece by piece: see docs/privacy.md for the shape. */
import { type ExportWords, reflectionData, reflectionMarkdown } from '#shared/reflection-export.ts';
import { exportWords, headings } from '#shared/reflection-words.ts';
import { getSession, listSessions } from '../chat/sessions.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { type Profile, readProfile } from './account-data.ts';
import { type Locale, profileMarkdown } from './export-profile.ts';
import { readReceipt } from './receipt.ts';

export type ExportDeps = Pick<Deps, 'db' | 'vault' | 'now' | 'turnLog' | 'runner' | 'config'>;

/** Changes when a program that reads the file has to change. */
const version = 1;
const pageSize = 50;

const isGone = (error: unknown) => error instanceof AppError && error.code === 'not_found';

/** One after another, newest first, so that a thousand of them hold up nobody; what is deleted meanwhile is left out. */
async function* readReflections(deps: ExportDeps, userId: string) {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await listSessions(deps, userId, { limit: pageSize, ...(cursor && { cursor }) });
    for (const { sessionId } of page.sessions) {
      try {
        const ref = { userId, sessionId };
        yield { reflection: await getSession(deps, ref), receipt: await readReceipt(deps, ref) };
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    }
    cursor = page.nextCursor;
  }
}

async function* jsonOf(deps: ExportDeps, userId: string, profile: Profile): AsyncGenerator<string> {
  const head = { format: 'clearing-export', version, exportedAt: deps.now(), ...profile };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "reflections": [`;
  let between = '';
  for await (const { reflection, receipt } of readReflections(deps, userId)) {
    yield `${between}\n${JSON.stringify({ ...reflectionData(reflection), receipt })}`;
    between = ',';
  }
  yield '\n  ]\n}\n';
}

async function* markdownOf(
  deps: ExportDeps,
  userId: string,
  profile: Profile,
  locale: Locale,
): AsyncGenerator<string> {
  const words: ExportWords = { ...exportWords[locale], headings: headings[locale], locale };
  yield profileMarkdown(profile, locale, deps.config.productName, deps.now());
  yield `\n## ${exportWords[locale].fileTitle}\n`;
  for await (const { reflection } of readReflections(deps, userId))
    yield `\n${reflectionMarkdown(words, reflection, 3)}\n`;
}

/**
 * The file in pieces. What can fail at once, e.g. a person who is gone, is thrown before the first piece; a failure
 * later ends it in the middle, and the JSON does not parse then.
 */
export async function exportAccount(
  deps: ExportDeps,
  input: { userId: string; format: 'json' | 'markdown'; locale: Locale },
): Promise<AsyncGenerator<string>> {
  const { userId, format, locale } = input;
  const profile = await readProfile(deps.db, userId);
  return format === 'json' ? jsonOf(deps, userId, profile) : markdownOf(deps, userId, profile, locale);
}
