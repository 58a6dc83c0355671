/** Parts of the account forms: the rules of a new password, and the note that a code was sent. */
import { useEffect, useRef } from 'react';
import { passwordChecks, passwordRules } from '#shared/validation.ts';
import { authTexts } from '../../i18n/en/auth.ts';
import { useAppConfig } from '../../lib/app-config.ts';
import { announce } from '../../ui/toast.tsx';
import styles from './auth.module.css';

/** The count is announced when the user has not typed for this long. */
const announceDelayMs = 600;

/** The requirements of a new password. How many are not met is announced when typing pauses. */
export function PasswordChecklist({ password }: { password: string }) {
  const t = authTexts();
  const checks = passwordChecks(password);
  const missing = passwordRules.filter((rule) => !checks[rule]).length;
  const announcedCount = useRef(missing);
  useEffect(() => {
    if (announcedCount.current === missing) return;
    const timer = setTimeout(() => {
      announcedCount.current = missing;
      announce(t.rulesLeft(missing));
    }, announceDelayMs);
    return () => clearTimeout(timer);
  }, [missing, t]);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: list-style none drops the role in WebKit
    <ul role="list" className={styles.rules}>
      {passwordRules.map((rule) => (
        <li key={rule} data-met={checks[rule] || undefined}>
          <span>{t.rules[rule]}</span>
          {checks[rule] && <span className="sr">{t.ruleMet}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Shows `text`, or in sandbox mode a link to the built-in mailbox that has the code. */
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
