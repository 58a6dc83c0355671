import { useId } from 'react';
import { libraryTexts } from '../../i18n/library.ts';
import { Button } from '../../ui/button.tsx';
import styles from './library.module.css';
import { useSaving } from './use-saving.ts';

/** Everything a person wrote here, for them to take along. */
export function SaveAll() {
  const t = libraryTexts();
  const id = useId();
  const { busy, count, saveAll } = useSaving();
  return (
    <section aria-labelledby={id} className={styles.all}>
      <h2 id={id}>{t.takeAll}</h2>
      <p className="muted">{t.takeAllText}</p>
      <div className={styles.row}>
        <Button
          kind="line"
          busy={busy === 'markdown'}
          aria-disabled={busy !== undefined}
          onClick={() => saveAll('markdown')}
        >
          {t.allMarkdown}
        </Button>
        <Button
          kind="line"
          busy={busy === 'json'}
          aria-disabled={busy !== undefined}
          onClick={() => saveAll('json')}
        >
          {t.allJson}
        </Button>
      </div>
      {busy && <p className="small muted num">{t.collected(count)}</p>}
    </section>
  );
}
