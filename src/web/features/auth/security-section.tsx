import { KeyRound, Laptop, LogOut, Smartphone } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { pages } from '#shared/pages.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { securityTexts } from '../../i18n/en/settings.ts';
import { call } from '../../lib/api.ts';
import { ActionRow, ActionRows } from '../../ui/action-row.tsx';
import { Button } from '../../ui/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { ChangePassword, toErrorText } from './change-password.tsx';
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
      call('getSecurity', { fresh: true }).then(
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
      <ActionRow icon={<KeyRound />} leads onClick={onSet}>
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
