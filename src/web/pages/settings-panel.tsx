import { BookOpen, CreditCard, Gauge, LogOut } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { localeFacts, locales } from '#shared/locales.ts';
import { pages } from '#shared/pages.ts';
import { isSignedIn, readSession, rememberLoginTarget, signOut } from '../features/auth/session.ts';
import { useFreeReflection } from '../features/billing/free-reflection.ts';
import { PaymentHistory } from '../features/billing/receipts/payment-history.tsx';
import { CancelSubscription } from '../features/billing/subscription/cancel-subscription.tsx';
import {
  hasEnded,
  type OwnSubscriptionState,
  useOwnSubscription,
} from '../features/billing/subscription/own-subscription.ts';
import {
  SubscriptionFacts,
  SubscriptionNotices,
} from '../features/billing/subscription/subscription-facts.tsx';
import { keepsOffline, setKeepsOffline } from '../features/chat/offline-reflections.ts';
import { YourData } from '../features/privacy/your-data.tsx';
import { currentLocale, switchLocale } from '../i18n/catalogue.ts';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { settingsTexts } from '../i18n/en/settings.ts';
import { useLazyComponent } from '../lib/lazy.tsx';
import { localStore, numberKeysKey } from '../lib/storage.ts';
import { ActionRow, ActionRows } from '../ui/action-row.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import patterns from '../ui/patterns.module.css';
import { Switch } from '../ui/switch.tsx';
import styles from './settings-panel.module.css';

const loadSecurity = async () => (await import('../features/auth/security-section.tsx')).SecuritySection;
const loadReminderSwitch = async () =>
  (await import('../features/check-ins/reminder-switch.tsx')).ReminderSwitch;

export interface SettingsPanelProps {
  open: boolean;
  onClose: () => void;
}

/** The settings: account, subscription, preferences, signed-in devices and the user's data. */
export function SettingsPanel({ open, onClose }: SettingsPanelProps) {
  const t = settingsTexts();
  const [, navigate] = useLocation();
  const signedIn = open && isSignedIn();
  const SecuritySection = useLazyComponent(signedIn, loadSecurity);
  const ReminderSwitch = useLazyComponent(signedIn, loadReminderSwitch);
  function closeAndNavigate(path: string) {
    onClose();
    navigate(path);
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.title} variant="panel">
      {signedIn ? <Account onNavigate={closeAndNavigate} /> : <SignedOut onNavigate={closeAndNavigate} />}
      <Section title={t.preferences}>
        <Language />
        <NumberKeys />
        {signedIn && <ReadOffline />}
        {ReminderSwitch && <ReminderSwitch className={styles.row} />}
      </Section>
      {SecuritySection && (
        <SecuritySection
          className={styles.section}
          email={readSession()?.email}
          onNavigate={closeAndNavigate}
        />
      )}
      {signedIn && (
        <YourData className={styles.section} onDeleted={() => void signOut({ keepSignedInBefore: false })} />
      )}
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

type Navigate = (path: string) => void;

function SignedOut({ onNavigate }: { onNavigate: Navigate }) {
  const t = settingsTexts();
  function leave(path: string) {
    const { pathname, search } = window.location;
    rememberLoginTarget(pathname + search); // The login leads back to the page under the panel.
    onNavigate(path);
  }
  return (
    <Section title={t.account}>
      <p className="muted small">{t.signedOut}</p>
      <div className={styles.pair}>
        <Button onClick={() => leave(pages.login)}>{t.login}</Button>
        <Button kind="outline" onClick={() => leave(pages.register)}>
          {t.register}
        </Button>
      </div>
    </Section>
  );
}

function Account({ onNavigate }: { onNavigate: Navigate }) {
  const t = settingsTexts();
  const { state, reload } = useOwnSubscription(true);
  const own = state.status === 'loaded' ? state.subscription : undefined;
  const isCurrent = own && !hasEnded(own);
  const cancel = own && <CancelSubscription key="cancel" subscription={own} onChanged={reload} />;
  const payments = own && <PaymentHistory key="payments" subscription={own} />;
  const manage = isCurrent && (
    <ActionRow key="manage" icon={<CreditCard />} leadsAway onClick={() => onNavigate(pages.pay)}>
      {t.manage}
    </ActionRow>
  );
  return (
    <>
      <Section title={t.account}>
        <p className={`${styles.email} muted`}>{readSession()?.email}</p>
        <ActionRows>
          <ActionRow icon={<BookOpen />} leadsAway onClick={() => onNavigate(pages.library)}>
            {commonTexts().titles.library}
          </ActionRow>
          {readSession()?.role === 'ADMIN' && (
            <ActionRow icon={<Gauge />} leadsAway onClick={() => onNavigate(pages.admin)}>
              {commonTexts().titles.admin}
            </ActionRow>
          )}
          <Logout />
        </ActionRows>
      </Section>
      <Section title={t.subscription}>
        <Status state={state} onRetry={reload} />
        {state.status === 'loaded' && !isCurrent && (
          <Button full onClick={() => onNavigate(pages.pay)}>
            {t.subscribe}
          </Button>
        )}
        {/* After a cancellation, the button to undo it comes first, below the notice of the end. */}
        {own && (
          <ActionRows>
            {own.willCancelAtPeriodEnd ? [cancel, manage, payments] : [manage, payments, cancel]}
          </ActionRows>
        )}
      </Section>
    </>
  );
}

/** Subscribed, with plan and date, or Unsubscribed. */
function Status({ state, onRetry }: { state: OwnSubscriptionState; onRetry: () => void }) {
  const t = settingsTexts();
  const free = useFreeReflection({ enabled: state.status === 'loaded' && !state.subscription?.hasAccess });
  if (state.status === 'failed') return <CheckFailed onRetry={onRetry} />;
  if (state.status !== 'loaded') return <p role="status">{t.checking}</p>;
  const { subscription } = state;
  const subscribed = subscription?.hasAccess ?? false;
  return (
    <>
      <p className={`${styles.status} ${subscribed ? styles.on : ''}`}>
        {subscribed ? t.subscribed : t.unsubscribed}
      </p>
      {free !== 'off' && <p className="muted small">{free === 'used' ? t.freeUsed : t.freeOpen}</p>}
      {subscription && !hasEnded(subscription) && <SubscriptionFacts subscription={subscription} />}
      {subscription && <SubscriptionNotices subscription={subscription} />}
    </>
  );
}

function CheckFailed({ onRetry }: { onRetry: () => void }) {
  const t = settingsTexts();
  return (
    <>
      <p className={styles.failed}>{t.checkFailed}</p>
      <Button kind="outline" full onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </>
  );
}

function Language() {
  const t = settingsTexts();
  return (
    <fieldset className={styles.language}>
      <legend>{t.language}</legend>
      {locales.map((locale) => (
        <label key={locale} lang={localeFacts[locale].lang}>
          <input
            type="radio"
            name="language"
            className={patterns.coveringInput}
            checked={currentLocale() === locale}
            onChange={() => switchLocale(locale)}
          />
          {localeFacts[locale].name}
        </label>
      ))}
    </fieldset>
  );
}

function NumberKeys() {
  const t = settingsTexts();
  const id = useId();
  const [on, setOn] = useState(() => localStore.read(numberKeysKey) !== 'off');
  function toggle(next: boolean) {
    localStore.write(numberKeysKey, next ? 'on' : 'off');
    setOn(next);
  }
  return (
    <div className={`${styles.row} ${styles.keyboard}`}>
      <span id={id}>{t.numberKeys}</span>
      <Switch labelId={id} on={on} onChange={toggle} />
    </div>
  );
}

function ReadOffline() {
  const t = settingsTexts();
  const id = useId();
  const [on, setOn] = useState(() => keepsOffline());
  function toggle(next: boolean) {
    setKeepsOffline(next);
    setOn(next);
  }
  return (
    <div className={styles.row}>
      <span>
        <span id={id}>{t.readOffline}</span>
        <span className="small muted" style={{ display: 'block' }}>
          {t.readOfflineText}
        </span>
      </span>
      <Switch labelId={id} on={on} onChange={toggle} />
    </div>
  );
}

function Logout() {
  const t = settingsTexts();
  const [busy, setBusy] = useState(false);
  function leave() {
    setBusy(true);
    void signOut();
  }
  return (
    <ActionRow icon={<LogOut />} busy={busy} busyLabel={t.loggingOut} onClick={leave}>
      {t.logout}
    </ActionRow>
  );
}
