/** In the settings panel: the download of all data, and the deletion of the account. */
import { Braces, FileText, Trash2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { type PrivacyTexts, privacyTexts } from '../../i18n/en/settings.ts';
import { ApiError, call, request } from '../../lib/api.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { ActionRow, ActionRows, rowClass, useFocusOnMount } from '../../ui/action-row.tsx';
import { Button, DangerButton } from '../../ui/button.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import patterns from '../../ui/patterns.module.css';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
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

/** The file name that the server gave the download. */
function fileNameOf(response: Response): string {
  return /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'clearing';
}

/**
 * Throws `ApiError`, or another error when the download breaks off. The file has the current data, not a response from
 * the client's cache.
 */
async function saveExport(format: ExportFormat): Promise<void> {
  const query = { format, locale: currentLocale() };
  const response = await request('exportAccount', { query, timeoutMs: exportTimeoutMs, noCache: true });
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
      const isRateLimited = error instanceof ApiError && error.code === 'too_many_requests';
      setMessage({ text: isRateLimited ? t.exportTooMany : t.exportFailed, failed: true });
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

/** What the user typed to confirm the deletion. `password` is empty for an account without one. */
interface TypedCredentials {
  email: string;
  password: string;
}

/** Error texts for a field or for the whole form. */
interface Problems {
  email?: string;
  password?: string;
  form?: string;
}

/** Throws `ApiError`. */
async function deleteAccount({ email, password }: TypedCredentials): Promise<void> {
  const body: ContractTypes['deleteAccount']['body'] = { email, locale: currentLocale() };
  await call('deleteAccount', { body: password === '' ? body : { ...body, password } });
}

function toProblems(t: PrivacyTexts, error: unknown, { password }: TypedCredentials): Problems {
  if (!(error instanceof ApiError)) return { form: t.failed };
  const { code, fields } = error;
  if (code === 'not_confirmed' || code === 'invalid_input') {
    if (fields.password !== undefined)
      return { password: password === '' ? t.passwordNeeded : t.wrongPassword };
    return { email: t.wrongEmail };
  }
  if (code === 'provider_failed') return { form: t.providerFailed };
  if (code === 'provider_off') return { form: t.providerOff };
  if (code === 'too_many_requests') return { form: t.tooMany };
  if (code === 'network' || code === 'timeout') return { form: t.noAnswer };
  return { form: t.failed };
}

interface DeleteAccountProps {
  /** The account is deleted: wipe this browser's data. */
  onDeleted: () => void;
}

/** Deletes the account in two steps: first it shows the consequences, then it asks for email and password. */
export function DeleteAccount({ onDeleted }: DeleteAccountProps) {
  const t = privacyTexts();
  const [step, setStep] = useState<'closed' | 'consequences' | 'credentials'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  function keepAccount() {
    flushSync(() => setStep('closed'));
    opener.current?.focus();
  }
  if (step === 'closed')
    return (
      <DangerButton
        ref={opener}
        quiet
        full
        className={rowClass}
        icon={<Trash2 />}
        onClick={() => setStep('consequences')}
      >
        {t.delete}
      </DangerButton>
    );
  return step === 'consequences' ? (
    <Consequences onGoOn={() => setStep('credentials')} onKeep={keepAccount} />
  ) : (
    <Credentials onDeleted={onDeleted} onKeep={keepAccount} />
  );
}

function Consequences({ onGoOn, onKeep }: { onGoOn: () => void; onKeep: () => void }) {
  const t = privacyTexts();
  const renderLosses = (id: string) => (
    <ul id={id} className={styles.losses}>
      {t.deleteList.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return (
    <Confirmation heading={t.deleteTitle} level={4} text={renderLosses} className={styles.confirm}>
      <p className="small muted">{t.saveFirst}</p>
      <Button full onClick={onKeep}>
        {t.keep}
      </Button>
      <DangerButton quiet full onClick={onGoOn}>
        {t.goOn}
      </DangerButton>
    </Confirmation>
  );
}

function useDeletion({ onDeleted }: DeleteAccountProps) {
  const t = privacyTexts();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  async function send(credentials: TypedCredentials) {
    // The password may be empty: only the server knows whether the account has one.
    const isMissing = credentials.email.trim() === '';
    setProblems(isMissing ? { email: t.emailNeeded } : {});
    if (isMissing) return;
    setBusy(true);
    try {
      await deleteAccount(credentials);
      onDeleted();
    } catch (error) {
      setProblems(toProblems(t, error, credentials));
      setBusy(false);
    }
  }
  return { busy, problems, send };
}

function Credentials({ onKeep, ...deletion }: DeleteAccountProps & { onKeep: () => void }) {
  const t = privacyTexts();
  const id = useId();
  const { busy, problems, send } = useDeletion(deletion);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useFocusOnMount<HTMLFormElement>();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void send({ email, password });
  }
  return (
    <form
      ref={form}
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
        <p role="alert" className={patterns.problem}>
          {problems.form}
        </p>
      )}
      <p role="status" className="sr">
        {problems.email ?? problems.password}
      </p>
      <Button kind="outline" full aria-disabled={busy} onClick={onKeep}>
        {t.keep}
      </Button>
      <DangerButton type="submit" full busy={busy} busyLabel={t.deleting}>
        {t.deleteNow}
      </DangerButton>
    </form>
  );
}
