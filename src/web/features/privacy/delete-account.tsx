import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { privacyTexts } from '../../i18n/privacy.ts';
import { Button } from '../../ui/button.tsx';
import { DangerButton } from '../../ui/danger-button.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { deleteAccount, missingIn, type Problems, problemsOf } from './delete-flow.ts';
import styles from './privacy.module.css';

interface DeleteAccountProps {
  /** It is gone: forget everything in this browser. */
  onDeleted: () => void;
}

/** In two steps: what will happen, then the address and the password. */
export function DeleteAccount({ onDeleted }: DeleteAccountProps) {
  const t = privacyTexts();
  const [step, setStep] = useState<'closed' | 'told' | 'typing'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  function keep() {
    flushSync(() => setStep('closed'));
    opener.current?.focus();
  }
  if (step === 'closed')
    return (
      <DangerButton ref={opener} quiet full onClick={() => setStep('told')}>
        {t.delete}
      </DangerButton>
    );
  return step === 'told' ? (
    <Consequences onGoOn={() => setStep('typing')} onKeep={keep} />
  ) : (
    <Confirmation onDeleted={onDeleted} onKeep={keep} />
  );
}

function useFocusAtStart<T extends HTMLElement>() {
  const place = useRef<T>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return place;
}

function Consequences({ onGoOn, onKeep }: { onGoOn: () => void; onKeep: () => void }) {
  const t = privacyTexts();
  const id = useId();
  const place = useFocusAtStart<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, this a heading and a text
    <div
      ref={place}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className={styles.confirm}
    >
      <h4 id={id}>{t.deleteTitle}</h4>
      <ul id={`${id}-text`} className={styles.list}>
        {t.deleteList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="small muted">{t.saveFirst}</p>
      <Button kind="line" full onClick={onKeep}>
        {t.keep}
      </Button>
      <DangerButton quiet full onClick={onGoOn}>
        {t.goOn}
      </DangerButton>
    </div>
  );
}

function useDeletion({ onDeleted }: DeleteAccountProps) {
  const t = privacyTexts();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  async function send(typed: { email: string; password: string }) {
    const missing = missingIn(t, typed);
    setProblems(missing);
    if (missing.email !== undefined) return;
    setBusy(true);
    try {
      await deleteAccount(typed);
      onDeleted();
    } catch (error) {
      setProblems(problemsOf(t, error, typed));
      setBusy(false);
    }
  }
  return { busy, problems, send };
}

function Confirmation({ onKeep, ...deletion }: DeleteAccountProps & { onKeep: () => void }) {
  const t = privacyTexts();
  const id = useId();
  const { busy, problems, send } = useDeletion(deletion);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const first = useFocusAtStart<HTMLFormElement>();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void send({ email, password });
  }
  return (
    <form
      ref={first}
      tabIndex={-1}
      aria-labelledby={id}
      className={styles.confirm}
      noValidate
      onSubmit={submit}
    >
      <h4 id={id}>{t.deleteTitle}</h4>
      <TextField
        label={t.email}
        type="email"
        autoComplete="off"
        value={email}
        onValue={setEmail}
        {...(problems.email !== undefined && { error: problems.email })}
      />
      <PasswordField
        label={t.password}
        hint={t.passwordHint}
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
        {...(problems.password !== undefined && { error: problems.password })}
      />
      {problems.form && (
        <p role="alert" className={styles.problem}>
          {problems.form}
        </p>
      )}
      <p role="status" className="sr">
        {problems.email ?? problems.password}
      </p>
      <Button kind="line" full aria-disabled={busy} onClick={onKeep}>
        {t.keep}
      </Button>
      <DangerButton type="submit" full busy={busy} busyLabel={t.deleting}>
        {t.deleteNow}
      </DangerButton>
    </form>
  );
}
