/** Everything stored about the person, made by the server and handed to the browser's downloads. */
import { currentLocale } from '../../i18n/catalogue.ts';
import { request } from '../../lib/api.ts';
import { saveBlob } from '../../lib/save-blob.ts';

export type ExportFormat = 'json' | 'markdown';

/** Thousands of reflections take their time. */
const longestMs = 10 * 60_000;

function nameOf(response: Response): string {
  return /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'clearing';
}

/** Throws `ApiError`, and when the file ends in the middle. */
export async function saveExport(format: ExportFormat): Promise<void> {
  const query = { format, locale: currentLocale() };
  const response = await request('exportAccount', { query, timeoutMs: longestMs, fresh: true });
  saveBlob(await response.blob(), nameOf(response));
}
