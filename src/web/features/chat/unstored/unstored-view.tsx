import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { unstoredTexts } from '../../../i18n/en/unstored.ts';
import { useAppConfig } from '../../../lib/app-config.ts';
import { PrivacyNote } from '../../../ui/page.tsx';
import { Switch } from '../../../ui/switch.tsx';
import styles from './unstored.module.css';

/** The switch on the confirm page for a dialogue that the server does not store. Explains its meaning once it is on. */
export function UnstoredChoice({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const t = unstoredTexts();
  const id = useId();
  const guide = useAppConfig()?.guide;
  return (
    <div className={styles.choice}>
      <div className={styles.head}>
        <p id={id}>
          <strong>{t.name}</strong> {t.choice}
        </p>
        <Switch labelId={id} on={on} onChange={onChange} />
      </div>
      <div aria-live="polite">
        {on && (
          <div className={styles.more}>
            <p>{t.how}</p>
            {guide && guide.kind !== 'built-in' && <p>{t.model(guide.label)}</p>}
            <p>{t.browser}</p>
            <details>
              <summary>
                {t.ends}
                <ChevronDown aria-hidden="true" />
              </summary>
              <p>{t.endsText}</p>
            </details>
          </div>
        )}
      </div>
    </div>
  );
}

export function UnstoredNote() {
  return <PrivacyNote>{unstoredTexts().mark}</PrivacyNote>;
}
