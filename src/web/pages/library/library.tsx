import { useEffect, useState, useSyncExternalStore } from 'react';
import { pages } from '#shared/pages.ts';
import { isSignedIn, requireLogin } from '../../features/auth/session.ts';
import { SubscribeDialog } from '../../features/billing/checkout/subscribe-dialog.tsx';
import { useCareSeen } from '../../features/care/care-memory.ts';
import { HelpButton } from '../../features/care/help-button.tsx';
import { useScreened } from '../../features/care/screen-before-prices.ts';
import { LibraryMessage, LoadingList } from '../../features/library/library-message.tsx';
import type { Opening } from '../../features/library/reflection-card.tsx';
import { ReflectionList } from '../../features/library/reflection-list.tsx';
import { isGone, isUnreadable, type Reflection } from '../../features/library/reflections.ts';
import { type Library, useLeaving, useLibrary } from '../../features/library/use-library.ts';
import { LateReceiptLink } from '../../features/privacy/late-receipt-link.tsx';
import { commonTexts } from '../../i18n/common.ts';
import { libraryTexts } from '../../i18n/library.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CareScreen } from '../care-screen.tsx';
import styles from './library.module.css';
import { forgetReflection, openReflection } from './library-open.ts';

/** A person's past reflections: read again, gone on with, saved, deleted. */
export function LibraryPage() {
  return isSignedIn() ? <SignedIn /> : <SignedOut />;
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <Page open={1} wide corners={['tr']} aside={<HelpButton />} className={styles.page} ground={children}>
      <div className={styles.head}>
        <h1>{commonTexts().titles.library}</h1>
        <p className="muted">{libraryTexts().lead}</p>
      </div>
    </Page>
  );
}

function SignedOut() {
  const t = libraryTexts();
  return (
    <Frame>
      <LibraryMessage text={t.signedOut}>
        <Button onClick={() => requireLogin(pages.library)}>{t.login}</Button>
      </LibraryMessage>
    </Frame>
  );
}

function SignedIn() {
  const library = useLibrary();
  const { opening, unpaid, open, leaveUnpaid } = useOpening(library);
  const screened = useScreened(unpaid?.question);
  const care = useCareSeen();
  if (unpaid && screened && care?.level === 'high')
    return <CareScreen kind={care.kind} onBack={leaveUnpaid} insteadOfPrices />;
  return (
    <Frame>
      <Body library={library} opening={opening} onOpen={open} />
      <SubscribeDialog open={unpaid !== undefined && screened} onMaybeLater={leaveUnpaid} />
    </Frame>
  );
}

interface BodyProps {
  library: Library;
  opening: ReturnType<typeof useOpening>['opening'];
  onOpen: (reflection: Reflection) => void;
}

function Body({ library, opening, onOpen }: BodyProps) {
  const t = libraryTexts();
  const { state } = library;
  if (state.status === 'loading') return <LoadingList />;
  if (state.status === 'failed') return <Failed onRetry={library.reload} />;
  if (state.reflections.length === 0 && state.cursor === null)
    return (
      <LibraryMessage title={t.empty} text={t.emptyText}>
        <ButtonLink href={pages.home}>{t.begin}</ButtonLink>
      </LibraryMessage>
    );
  return (
    <ReflectionList
      library={library}
      state={state}
      opening={opening}
      more={({ sessionId }) => <LateReceiptLink sessionId={sessionId} />}
      onOpen={onOpen}
      onDeleted={({ sessionId, question }) => {
        forgetReflection(sessionId, question);
        showToast({ text: t.deleted, kind: 'status' });
      }}
    />
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('online', changed);
      window.addEventListener('offline', changed);
      return () => {
        window.removeEventListener('online', changed);
        window.removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}

/** Without a network there is nothing to press: it loads when that is back. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const t = libraryTexts();
  const online = useOnline();
  const [wasOffline] = useState(!online);
  useEffect(() => {
    if (wasOffline && online) onRetry();
  }, [wasOffline, online, onRetry]);
  if (!online) return <LibraryMessage urgent text={t.offline} />;
  return (
    <LibraryMessage urgent text={t.failed}>
      <Button onClick={onRetry}>{t.tryAgain}</Button>
    </LibraryMessage>
  );
}

/** One at a time; a second press on another card leaves the first one alone. */
function useOpening(library: Library) {
  const t = libraryTexts();
  const leaving = useLeaving();
  const [opening, setOpening] = useState<{ sessionId: string; kind: Opening }>();
  const [unpaid, setUnpaid] = useState<Reflection>();

  async function open(reflection: Reflection): Promise<void> {
    const { sessionId } = reflection;
    if (opening) return;
    const signal = leaving();
    setOpening({ sessionId, kind: 'opening' });
    try {
      const onWaiting = () => setOpening({ sessionId, kind: 'waiting' });
      const end = await openReflection(sessionId, { signal, onWaiting });
      if (end === 'unpaid') setUnpaid(reflection);
    } catch (error) {
      if (signal.aborted) return;
      const failed = isUnreadable(error) ? t.unreadable : t.openFailed;
      showToast({ text: isGone(error) ? t.gone : failed, kind: 'error' });
      if (isGone(error)) library.drop(sessionId);
    } finally {
      if (!signal.aborted) setOpening(undefined);
    }
  }

  return { opening, unpaid, open, leaveUnpaid: () => setUnpaid(undefined) };
}
