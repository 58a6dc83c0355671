import { KeyRound, Laptop, LogOut, Smartphone } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { pages } from '#shared/pages.ts';
import { confirmProblem, newPasswordProblem } from '#shared/validation.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { authTexts } from '../../i18n/en/auth.ts';
import { securityTexts } from '../../i18n/en/settings.ts';
import { ApiError, call } from '../../lib/api.ts';
import { ActionRow, ActionRows } from '../../ui/action-row.tsx';
import { Button } from '../../ui/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { PasswordField } from '../../ui/text-field.tsx';
import { PasswordChecklist } from './form-parts.tsx';
import styles from './security.module.css';
import { keepTypedEmail } from './sign-in-storage.ts';

type Security = ContractTypes['getSecurity']['response'];
type Device = Security['devices'][number];
type State = { status: 'loading' | 'failed' } | { status: 'loaded'; security: Security };

interface SecuritySectionProps {
  className?: string | undefined;
  email: string | undefined;
  onNavigate: (path: string) => void;
}

function useSecurity() {
  const [state, setState] = useState<State>({ status: 'loading' });
  const load = useCallback(
    () =>
      call('getSecurity', { noCache: true }).then(
        (security) => setState({ status: 'loaded', security }),
        () => setState({ status: 'failed' }),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  return { state, load };
}

/** The part of the settings panel about the devices that are signed in, and the password. */
export function SecuritySection({ className, email, onNavigate }: SecuritySectionProps) {
  const t = securityTexts();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, load } = useSecurity();
  const [message, setMessage] = useState<{ text: string; failed?: boolean }>();
  function done(text: string) {
    setMessage({ text });
    heading.current?.focus(); // The pressed button disappears.
    return load();
  }
  const messageStyle = message?.failed ? patterns.problem : styles.done;
  return (
    <section aria-labelledby={id} className={className}>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        {t.title}
      </h3>
      <p role="status" className={message ? messageStyle : 'sr'}>
        {message?.text ?? (state.status === 'loading' ? t.loading : '')}
      </p>
      {state.status === 'loading' && <p className={`muted small ${styles.loading}`}>{t.loading}</p>}
      {state.status === 'failed' && <LoadFailed onRetry={load} />}
      {state.status === 'loaded' && (
        <ActionRows>
          <Devices
            devices={state.security.devices}
            onDone={done}
            onFailed={(error) => setMessage({ text: toErrorText(error), failed: true })}
          />
          {state.security.hasPassword ? (
            <ChangePassword email={email} onDone={done} onForgot={() => openReset(email, onNavigate)} />
          ) : (
            <NoPassword onSet={() => openReset(email, onNavigate)} />
          )}
        </ActionRows>
      )}
    </section>
  );
}

function openReset(email: string | undefined, onNavigate: SecuritySectionProps['onNavigate']): void {
  if (email) keepTypedEmail(email);
  onNavigate(pages.forgotPassword);
}

function LoadFailed({ onRetry }: { onRetry: () => unknown }) {
  const t = securityTexts();
  return (
    <>
      <p className={patterns.problem}>{t.loadFailed}</p>
      <Button kind="outline" full onClick={() => void onRetry()}>
        {t.tryAgain}
      </Button>
    </>
  );
}

function NoPassword({ onSet }: { onSet: () => void }) {
  const t = securityTexts();
  return (
    <>
      <p className="muted small">{t.noPassword}</p>
      <ActionRow icon={<KeyRound />} leadsAway onClick={onSet}>
        {t.setPassword}
      </ActionRow>
    </>
  );
}

const phoneSystems = new Set(['iPhone', 'iPad', 'Android', 'HarmonyOS']);

function formatDevice({ browser, system }: Device): string {
  const t = securityTexts();
  return browser && system ? t.browserOn(browser, system) : (browser ?? system ?? t.unknown);
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

function formatLastUse({ current, since, lastUsed }: Device, now = new Date()): string {
  const t = securityTexts();
  const date = (iso: string) =>
    new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(new Date(iso));
  if (current) return t.since(date(since));
  // Rounded, because days with a clock change have 23 or 25 hours.
  const days = Math.round((startOfDay(now) - startOfDay(new Date(lastUsed))) / 86_400_000);
  if (days <= 0) return t.usedToday;
  return days === 1 ? t.usedYesterday : t.used(date(lastUsed));
}

interface DevicesProps {
  devices: Device[];
  onDone: (text: string) => unknown;
  onFailed: (error: unknown) => void;
}

function Devices({ devices, onDone, onFailed }: DevicesProps) {
  const t = securityTexts();
  const id = useId();
  const [busy, setBusy] = useState<string>();
  async function run(key: string, work: () => Promise<unknown>, text: string) {
    if (busy) return;
    setBusy(key);
    try {
      await work();
      await onDone(text);
    } catch (error) {
      onFailed(error);
    } finally {
      setBusy(undefined);
    }
  }
  const ordered = [...devices].sort((a, b) => Number(b.current) - Number(a.current));
  return (
    <>
      <h4 id={id} className={styles.label}>
        {t.devices}
      </h4>
      {/* biome-ignore lint/a11y/noRedundantRoles: list-style none drops the role in WebKit */}
      <ul role="list" aria-labelledby={id} className={styles.devices}>
        {ordered.map((device) => (
          <li key={device.id}>
            {phoneSystems.has(device.system ?? '') ? <Smartphone aria-hidden /> : <Laptop aria-hidden />}
            <div>
              <p className={styles.name}>
                {formatDevice(device)}
                {device.current && <span className={styles.badge}>{t.thisDevice}</span>}
              </p>
              <p className="muted small">{formatLastUse(device)}</p>
            </div>
            {!device.current && (
              <Button
                kind="text"
                busy={busy === device.id}
                aria-label={t.signOutOf(formatDevice(device), formatLastUse(device))}
                onClick={() =>
                  void run(
                    device.id,
                    () => call('endDevice', { params: { deviceId: device.id } }),
                    t.signedOut(formatDevice(device)),
                  )
                }
              >
                {t.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <ActionRow
          icon={<LogOut />}
          busy={busy === 'others'}
          busyLabel={t.signingOut}
          onClick={() => void run('others', () => call('endOtherDevices'), t.othersSignedOut)}
        >
          {t.signOutOthers}
        </ActionRow>
      )}
    </>
  );
}

interface PasswordValues {
  current: string;
  newPassword: string;
  confirmation: string;
}

/** Texts for a field or for the whole form. */
type PasswordProblems = Partial<Record<keyof PasswordValues | 'form', string>>;

/** The fields, in the order of the form: the first one with a problem gets the focus. */
const passwordFields = ['current', 'newPassword', 'confirmation'] as const;

function validate({ current, newPassword, confirmation }: PasswordValues): PasswordProblems {
  const { problems } = authTexts();
  const weak = newPasswordProblem(newPassword);
  const differs = confirmProblem(newPassword, confirmation);
  return {
    ...(current === '' && { current: securityTexts().currentNeeded }),
    ...(weak && { newPassword: problems[weak] }),
    ...(differs && { confirmation: problems[differs] }),
  };
}

/** The text for a failed call that concerns no field. */
function toErrorText(error: unknown): string {
  const t = securityTexts();
  if (!(error instanceof ApiError)) return t.failed;
  if (error.code === 'too_many_requests') return t.tooMany;
  return error.status === 0 ? t.noAnswer : t.failed;
}

function toProblems(error: unknown): PasswordProblems {
  const { problems } = authTexts();
  if (!(error instanceof ApiError)) return { form: toErrorText(error) };
  const { code, fields } = error;
  if (code === 'weak_password') return { newPassword: problems.passwordWeak };
  if (fields.currentPassword !== undefined) return { current: securityTexts().currentWrong };
  if (fields.newPassword !== undefined) return { newPassword: problems.passwordRules };
  return { form: toErrorText(error) };
}

/** Returns undefined when the password is changed. */
async function changePassword(values: PasswordValues): Promise<PasswordProblems | undefined> {
  const found = validate(values);
  if (Object.keys(found).length) return found;
  try {
    const { current: currentPassword, newPassword } = values;
    await call('changePassword', { body: { currentPassword, newPassword, locale: currentLocale() } });
    return undefined;
  } catch (error) {
    return toProblems(error);
  }
}

interface ChangePasswordProps {
  email: string | undefined;
  onDone: (text: string) => unknown;
  onForgot: () => void;
}

/** A button, replaced by the form when it is pressed. */
function ChangePassword({ email, onDone, onForgot }: ChangePasswordProps) {
  const t = securityTexts();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function cancel() {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }
  if (!open)
    return (
      <ActionRow ref={opener} icon={<KeyRound />} onClick={() => setOpen(true)}>
        {t.change}
      </ActionRow>
    );
  function finish() {
    setOpen(false);
    return onDone(t.changed);
  }
  return <PasswordForm email={email} onChanged={finish} onCancel={cancel} onForgot={onForgot} />;
}

interface FormProps {
  email: string | undefined;
  onChanged: () => unknown;
  onCancel: () => void;
  onForgot: () => void;
}

const empty: PasswordValues = { current: '', newPassword: '', confirmation: '' };

function usePasswordForm(onChanged: () => unknown) {
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [busy, setBusy] = useState(false);
  /** Returns the first field to correct. */
  async function submit() {
    setBusy(true);
    const found = await changePassword(values);
    setBusy(false);
    if (!found) return void onChanged();
    setProblems(found);
    return passwordFields.find((field) => found[field]);
  }
  const field = (name: keyof PasswordValues) => ({
    name,
    value: values[name],
    onValue: (value: string) => setValues((current) => ({ ...current, [name]: value })),
    ...(problems[name] !== undefined && { error: problems[name] }),
  });
  return { values, problems, busy, submit, field };
}

function PasswordForm({ email, onChanged, onCancel, onForgot }: FormProps) {
  const t = securityTexts();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { values, problems, busy, submit, field } = usePasswordForm(onChanged);
  const focusOn = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[name="current"]')?.focus();
    form.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const first = await submit();
    if (first) focusOn(first);
  }
  return (
    <form ref={form} aria-labelledby={id} className={styles.form} noValidate onSubmit={send}>
      <h4 id={id} className={styles.label}>
        {t.change}
      </h4>
      <p className="muted small">{t.changeText}</p>
      {/* Lets password managers know whose password this is. */}
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField label={t.current} autoComplete="current-password" {...field('current')} />
      <PasswordField
        label={t.newPassword}
        autoComplete="new-password"
        hint={<PasswordChecklist password={values.newPassword} />}
        {...field('newPassword')}
      />
      <PasswordField
        label={authTexts().confirmPassword}
        autoComplete="new-password"
        {...field('confirmation')}
      />
      {problems.form && (
        <p role="alert" className={patterns.problem}>
          {problems.form}
        </p>
      )}
      <p role="status" className="sr">
        {problems.current ?? problems.newPassword ?? problems.confirmation}
      </p>
      <Button type="submit" full busy={busy} busyLabel={t.saving}>
        {t.save}
      </Button>
      <Button kind="outline" full aria-disabled={busy} onClick={onCancel}>
        {t.cancel}
      </Button>
      <Button kind="text" full onClick={onForgot}>
        {t.forgot}
      </Button>
    </form>
  );
}
