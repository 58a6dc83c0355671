/** One reflection, or all of them, as a file that any program can read. */
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import {
  type ExportWords,
  reflectionData,
  reflectionMarkdown,
} from '#shared/reflection/reflection-export.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { libraryTexts } from '../../i18n/en/library.ts';
import { summaryTexts } from '../../i18n/en/summary.ts';
import { localDay } from '../../lib/local-day.ts';

export type WholeReflection = ContractTypes['getSession']['response'];

export type ExportFormat = 'markdown' | 'json';

const fileExtension: Record<ExportFormat, string> = { markdown: 'md', json: 'json' };
const mediaType: Record<ExportFormat, string> = { markdown: 'text/markdown', json: 'application/json' };

/** The words around the user's own in an exported file, in the reader's language. */
export const getReaderExportWords = (): ExportWords => ({
  ...libraryTexts(),
  headings: summaryTexts(),
  locale: currentLocale(),
});

function formatText(reflections: readonly WholeReflection[], format: ExportFormat, now: Date): string {
  const [only] = reflections;
  if (format === 'json') {
    const data = { exportedAt: now.toISOString(), reflections: reflections.map(reflectionData) };
    return JSON.stringify(data, null, 2);
  }
  if (only && reflections.length === 1) return reflectionMarkdown(getReaderExportWords(), only);
  const all = reflections.map((reflection) => reflectionMarkdown(getReaderExportWords(), reflection, 2));
  return `# ${libraryTexts().fileTitle}\n\n${all.join('\n\n---\n\n')}`;
}

export interface ExportedFile {
  /** Has the day, and no words of the user. */
  name: string;
  blob: Blob;
}

/** Named after the day the reflection began; a file of all, after the day of the export. */
export function createExportFile(
  reflections: readonly WholeReflection[],
  format: ExportFormat,
  { all, now }: { all: boolean; now: Date },
): ExportedFile {
  const [first] = reflections;
  const name =
    all || !first ? `reflections-${localDay(now)}` : `reflection-${localDay(new Date(first.createdAt))}`;
  const blob = new Blob([`${formatText(reflections, format, now)}\n`], { type: mediaType[format] });
  return { name: `${name}.${fileExtension[format]}`, blob };
}
