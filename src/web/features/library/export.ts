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

export type WholeReflection = ContractTypes['getSession']['response'];

export type Format = 'markdown' | 'json';

const fileExtension: Record<Format, string> = { markdown: 'md', json: 'json' };
const mediaType: Record<Format, string> = { markdown: 'text/markdown', json: 'application/json' };

export const getExportWords = (): ExportWords => ({
  ...libraryTexts(),
  headings: summaryTexts(),
  locale: currentLocale(),
});

function formatText(reflections: readonly WholeReflection[], format: Format, now: Date): string {
  const [only] = reflections;
  if (format === 'json') {
    const data = { exportedAt: now.toISOString(), reflections: reflections.map(reflectionData) };
    return JSON.stringify(data, null, 2);
  }
  if (only && reflections.length === 1) return reflectionMarkdown(getExportWords(), only);
  const all = reflections.map((reflection) => reflectionMarkdown(getExportWords(), reflection, 2));
  return `# ${libraryTexts().fileTitle}\n\n${all.join('\n\n---\n\n')}`;
}

/** `2026-11-20`, in local time. */
function formatDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export interface ExportedFile {
  /** Has the day, and no words of the user. */
  name: string;
  blob: Blob;
}

/** Named after the day the reflection began; a file of all, after the day of the export. */
export function exportFile(
  reflections: readonly WholeReflection[],
  format: Format,
  { all, now }: { all: boolean; now: Date },
): ExportedFile {
  const [first] = reflections;
  const name =
    all || !first ? `reflections-${formatDay(now)}` : `reflection-${formatDay(new Date(first.createdAt))}`;
  const blob = new Blob([`${formatText(reflections, format, now)}\n`], { type: mediaType[format] });
  return { name: `${name}.${fileExtension[format]}`, blob };
}
