import { Braces, FileText } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { currentLocale } from '../../i18n/catalogue.ts';
import { privacyTexts } from '../../i18n/en/settings.ts';
import { ApiError, request } from '../../lib/api.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { ActionRow, ActionRows } from '../../ui/action-row.tsx';
import patterns from '../../ui/patterns.module.css';
import { DeleteAccount } from './delete-account.tsx';
import styles from './privacy.module.css';

/** The part of the settings panel about the user's data. */
export function YourData({ onDeleted, className }: { onDeleted: () => void; className?: string }) {
  const t = privacyTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className={[styles.place, className].filter(Boolean).join(' ')}>
      <h3 id={id}>{t.title}</h3>
      <p className="muted small">{t.exportText}</p>
      <ActionRows>
        <Export />
        <DeleteAccount onDeleted={onDeleted} />
      </ActionRows>
    </section>
  );
}

type ExportFormat = 'json' | 'markdown';

/** Long enough for thousands of reflections. */
const exportTimeoutMs = 10 * 60_000;

function fileNameOf(response: Response): string {
  return /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'clearing';
}

/** Throws `ApiError`, or another error when the download breaks off. */
async function saveExport(format: ExportFormat): Promise<void> {
  const query = { format, locale: currentLocale() };
  const response = await request('exportAccount', { query, timeoutMs: exportTimeoutMs, fresh: true });
  saveBlob(await response.blob(), fileNameOf(response));
}

function useExport() {
  const t = privacyTexts();
  const [busy, setBusy] = useState<ExportFormat>();
  const [message, setMessage] = useState<{ text: string; failed: boolean }>();
  async function save(format: ExportFormat) {
    setBusy(format);
    setMessage(undefined);
    try {
      await saveExport(format);
      setMessage({ text: t.exported, failed: false });
    } catch (error) {
      const isTooOften = error instanceof ApiError && error.code === 'too_many_requests';
      setMessage({ text: isTooOften ? t.exportTooMany : t.exportFailed, failed: true });
    } finally {
      setBusy(undefined);
    }
  }
  return { busy, message, save };
}

function Export() {
  const t = privacyTexts();
  const { busy, message, save } = useExport();
  const renderRow = (format: ExportFormat, icon: ReactNode, label: string) => (
    <ActionRow
      icon={icon}
      busy={busy === format}
      busyLabel={t.exporting}
      aria-disabled={busy !== undefined}
      onClick={() => void save(format)}
    >
      {label}
    </ActionRow>
  );
  return (
    <>
      {renderRow('markdown', <FileText />, t.exportMarkdown)}
      {renderRow('json', <Braces />, t.exportJson)}
      <p role="status" className={message?.failed ? patterns.problem : styles.done}>
        {message?.text}
      </p>
    </>
  );
}
