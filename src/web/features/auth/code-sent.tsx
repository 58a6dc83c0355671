import { authTexts } from '../../i18n/auth.ts';
import { useAppConfig } from '../../lib/app-config.ts';
import styles from './auth.module.css';

/** Says where the code went, where nothing else has; in sandbox mode it waits in the built-in mailbox. */
export function CodeSent({ to, text }: { to: string; text?: string }) {
  const t = authTexts();
  if (useAppConfig()?.mail !== 'sandbox') return text && <p>{text}</p>;
  return (
    <p className={styles.sandbox}>
      {t.sandboxMail}{' '}
      <a href={`/sandbox/mail?${new URLSearchParams({ to })}`} target="_blank" rel="noopener">
        {t.openSandboxMail} <span className="sr">{t.newTab}</span>
      </a>
    </p>
  );
}
