import { useId, useState } from 'react';
import { privacyTexts } from '../../i18n/privacy.ts';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteAccount } from './delete-account.tsx';
import styles from './privacy.module.css';
import { type ExportFormat, saveExport } from './save-export.ts';

/** The part of the settings panel about the person's own data. */
export function YourData({ onDeleted, className }: { onDeleted: () => void; className?: string }) {
  const t = privacyTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className={[styles.place, className].filter(Boolean).join(' ')}>
      <h3 id={id}>{t.title}</h3>
      <p className="muted small">{t.exportText}</p>
      <Export />
      <DeleteAccount onDeleted={onDeleted} />
    </section>
  );
}

function useExport() {
  const t = privacyTexts();
  const [busy, setBusy] = useState<ExportFormat>();
  const [said, setSaid] = useState<{ text: string; failed: boolean }>();
  async function save(format: ExportFormat) {
    setBusy(format);
    setSaid(undefined);
    try {
      await saveExport(format);
      setSaid({ text: t.exported, failed: false });
    } catch (error) {
      const often = error instanceof ApiError && error.code === 'too_many_requests';
      setSaid({ text: often ? t.exportTooMany : t.exportFailed, failed: true });
    } finally {
      setBusy(undefined);
    }
  }
  return { busy, said, save };
}

function Export() {
  const t = privacyTexts();
  const { busy, said, save } = useExport();
  const button = (format: ExportFormat, label: string) => (
    <Button
      kind="line"
      full
      busy={busy === format}
      busyLabel={t.exporting}
      aria-disabled={busy !== undefined}
      onClick={() => void save(format)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {button('markdown', t.exportMarkdown)}
      {button('json', t.exportJson)}
      <p role="status" className={said?.failed ? styles.problem : 'small muted'}>
        {said?.text}
      </p>
    </>
  );
}
