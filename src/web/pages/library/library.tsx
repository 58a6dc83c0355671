import { useEffect, useState } from 'react';
import { pages } from '#shared/pages.ts';
import { isSignedIn, requireLogin } from '../../features/auth/session.ts';
import { hasDialogueAccess } from '../../features/billing/subscription/own-subscription.ts';
import { HelpButton } from '../../features/care/help.tsx';
import {
  noteRiskInTab,
  type RiskInTab,
  useRiskInTab,
  useRiskScreening,
} from '../../features/care/risk-in-tab.ts';
import {
  readSessionData,
  resetChat,
  sessionKeyPrefix,
  setCurrentSessionId,
  tabKeys,
  writeSessionData,
} from '../../features/chat/dialogue-ids.ts';
import { goToQuestion, goToSummary, goToWaitingScreen } from '../../features/chat/dialogue-paths.ts';
import { GoOnButton } from '../../features/chat/earlier/go-on-button.tsx';
import { forgetOfflineReflection, readOfflineReflections } from '../../features/chat/offline-reflections.ts';
import { forgetConfirmDraft } from '../../features/chat/question/draft.ts';
import { type DialoguePosition, restoreFromServer } from '../../features/chat/turn/server-dialogue.ts';
import {
  LibraryMessage,
  LoadingList,
  NoReflections,
  type Opening,
  ReflectionList,
  SearchField,
  SearchResults,
} from '../../features/library/reflection-list.tsx';
import {
  isNotFound,
  isUnreadable,
  type Library,
  type Reflection,
  type Search,
  useLibrary,
  useSearch,
  useUnmountSignal,
} from '../../features/library/reflections.ts';
import type { Imported } from '../../features/library/save-and-import.tsx';
import { commonTexts } from '../../i18n/en/first-screen.ts';
import { libraryTexts } from '../../i18n/en/library.ts';
import { useLazyComponent } from '../../lib/lazy.tsx';
import { localStore, tabStore, writeJson } from '../../lib/storage.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page, useOffline } from '../../ui/page.tsx';
import patterns from '../../ui/patterns.module.css';
import { showToast } from '../../ui/toast.tsx';
import styles from './library.module.css';

/** The library: a user's past dialogues (reflections), to open, continue, save and delete. */
export function LibraryPage() {
  return isSignedIn() ? <SignedIn /> : <SignedOut />;
}

interface FrameProps {
  /** Leaves out the line that describes the page. */
  hideDescription?: boolean;
  search?: React.ReactNode;
  children: React.ReactNode;
}

function Frame({ hideDescription, search, children }: FrameProps) {
  return (
    <Page
      apart={1}
      wide
      corners={['tr']}
      aside={<HelpButton />}
      className={`${patterns.smallSky} ${styles.page}`}
      ground={children}
    >
      <div className={styles.head}>
        <div>
          <h1>{commonTexts().titles.library}</h1>
          {!hideDescription && (
            <>
              <p className="muted">{libraryTexts().lead}</p>
              <ButtonLink kind="text" href={pages.home}>
                {libraryTexts().askNew}
              </ButtonLink>
            </>
          )}
        </div>
        {search}
      </div>
    </Page>
  );
}

function SignedOut() {
  const t = libraryTexts();
  return (
    <Frame hideDescription>
      <NoReflections title={t.signedOut} text={t.signedOutText}>
        <div className={styles.ways}>
          <Button onClick={() => requireLogin(pages.library)}>{t.login}</Button>
          <ButtonLink kind="outline" href={pages.register}>
            {t.createAccount}
          </ButtonLink>
        </div>
      </NoReflections>
    </Frame>
  );
}

const loadSubscribe = () =>
  import('../../features/billing/checkout/subscribe-dialog.tsx').then(
    ({ SubscribeDialog }) => SubscribeDialog,
  );
const loadCareScreen = () => import('../care-screen.tsx').then(({ CareScreen }) => CareScreen);
const loadSaveAndImport = () =>
  import('../../features/library/save-and-import.tsx').then(({ SaveAndImport }) => SaveAndImport);

const loadKept = () =>
  import('../../features/library/offline-list.tsx').then(({ OfflineList }) => OfflineList);
const loadInstall = () =>
  import('../../features/library/install-offer.tsx').then(({ InstallOffer }) => InstallOffer);
const loadPrivacyReceiptLink = () =>
  import('../../features/privacy/privacy-receipt.tsx').then(({ PrivacyReceiptLink }) => PrivacyReceiptLink);

/**
 * The link to the privacy receipt of a reflection (which of its texts were sent where), loaded after the first paint.
 */
function LazyPrivacyReceiptLink({ sessionId }: { sessionId: string }) {
  const PrivacyReceiptLink = useLazyComponent(true, loadPrivacyReceiptLink);
  return PrivacyReceiptLink && <PrivacyReceiptLink sessionId={sessionId} />;
}

/** Installing is never offered before the second finished reflection. */
const minFinishedForInstall = 2;

/** Imported texts indicated a high risk: the help page is shown, and the import is kept. */
interface ImportedCare {
  kind: RiskInTab['kind'];
}

function SignedIn() {
  const library = useLibrary();
  const search = useSearch();
  const { opening, unpaidReflection, open, closeOffer } = useOpening(library);
  const isScreened = useRiskScreening(unpaidReflection?.question);
  const riskInTab = useRiskInTab();
  const [importedCare, setImportedCare] = useState<ImportedCare>();
  const needsHelp = unpaidReflection !== undefined && isScreened && riskInTab?.level === 'high';
  const Help = useLazyComponent(needsHelp || importedCare !== undefined, loadCareScreen);
  const Subscribe = useLazyComponent(
    unpaidReflection !== undefined && isScreened && !needsHelp,
    loadSubscribe,
  );
  function handleImport(result: Imported) {
    if (result.care) noteRiskInTab(result.care, result.careKind);
    if (result.care === 'high') setImportedCare({ kind: result.careKind });
    if (result.imported > 0) library.reload({ quiet: true });
  }
  if (Help && needsHelp) return <Help kind={riskInTab.kind} onBack={closeOffer} insteadOfPrices />;
  if (Help && importedCare)
    return <Help kind={importedCare.kind} onBack={() => setImportedCare(undefined)} />;
  const { state } = library;
  const canSearch = state.status === 'ready' && state.reflections.length > 0;
  return (
    <Frame hideDescription={isEmpty(state)} search={canSearch && <SearchField search={search} />}>
      <Body library={library} search={search} opening={opening} onOpen={open} onImported={handleImport} />
      {Subscribe && <Subscribe open help={<HelpButton />} onMaybeLater={closeOffer} />}
    </Frame>
  );
}

interface BodyProps {
  library: Library;
  search: Search;
  opening: ReturnType<typeof useOpening>['opening'];
  onOpen: (reflection: Reflection) => void;
  onImported: (result: Imported) => void;
}

function Body({ library, search, opening, onOpen, onImported }: BodyProps) {
  const t = libraryTexts();
  const { state } = library;
  const SaveAndImport = useLazyComponent(state.status === 'ready', loadSaveAndImport);
  const Install = useLazyComponent(countFinished(state) >= minFinishedForInstall, loadInstall);
  if (state.status === 'loading') return <LoadingList />;
  if (state.status === 'failed') return <Failed onRetry={() => library.reload()} />;
  const empty = isEmpty(state);
  const cards = {
    opening,
    onOpen,
    menuItems: ({ sessionId, status }: Reflection) => (
      <>
        {status === 'finished' && <GoOnButton kind="text" sessionId={sessionId} />}
        <LazyPrivacyReceiptLink sessionId={sessionId} />
      </>
    ),
    onDeleted: ({ sessionId, question }: Reflection) => {
      library.drop(sessionId);
      forgetReflection(sessionId, question);
      showToast({ text: t.deleted, kind: 'status' });
    },
  };
  return (
    <div className={styles.body}>
      {empty && (
        <NoReflections title={t.empty} text={t.emptyText}>
          <ButtonLink href={pages.home}>{t.begin}</ButtonLink>
        </NoReflections>
      )}
      {!empty && search.state && <SearchResults search={search} {...cards} />}
      {!empty && !search.state && <ReflectionList library={library} state={state} {...cards} />}
      {Install && !search.state && <Install />}
      {SaveAndImport && !search.state && <SaveAndImport canSave={!empty} onImported={onImported} />}
    </div>
  );
}

function isEmpty(state: Library['state']): boolean {
  return state.status === 'ready' && state.reflections.length === 0 && state.cursor === null;
}

function countFinished(state: Library['state']): number {
  if (state.status !== 'ready') return 0;
  return state.reflections.filter(({ status }) => status === 'finished').length;
}

/** Offline, it reloads by itself as soon as the network is back. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const t = libraryTexts();
  const isOffline = useOffline();
  const [wasOffline] = useState(isOffline);
  const [kept] = useState(readOfflineReflections);
  const Kept = useLazyComponent(isOffline && kept.length > 0, loadKept);
  useEffect(() => {
    if (wasOffline && !isOffline) onRetry();
  }, [wasOffline, isOffline, onRetry]);
  if (isOffline)
    return (
      <div className={styles.body}>
        <LibraryMessage urgent text={t.offline} />
        {Kept && <Kept reflections={kept} />}
      </div>
    );
  return (
    <LibraryMessage urgent text={t.failed}>
      <Button onClick={onRetry}>{t.tryAgain}</Button>
    </LibraryMessage>
  );
}

/** Opens one reflection at a time; further clicks are ignored meanwhile. */
function useOpening(library: Library) {
  const t = libraryTexts();
  const getUnmountSignal = useUnmountSignal();
  const [opening, setOpening] = useState<{ sessionId: string; kind: Opening }>();
  const [unpaidReflection, setUnpaidReflection] = useState<Reflection>();

  async function open(reflection: Reflection): Promise<void> {
    const { sessionId } = reflection;
    if (opening) return;
    const signal = getUnmountSignal();
    setOpening({ sessionId, kind: 'opening' });
    try {
      const onWaiting = () => setOpening({ sessionId, kind: 'waiting' });
      const result = await openReflection(sessionId, { signal, onWaiting });
      if (result === 'unpaid') setUnpaidReflection(reflection);
    } catch (error) {
      if (signal.aborted) return;
      const failure = isUnreadable(error) ? t.unreadable : t.openFailed;
      showToast({ text: isNotFound(error) ? t.gone : failure, kind: 'error' });
      if (isNotFound(error)) library.drop(sessionId);
    } finally {
      if (!signal.aborted) setOpening(undefined);
    }
  }

  return { opening, unpaidReflection, open, closeOffer: () => setUnpaidReflection(undefined) };
}

/** Interval between checks whether the guide has answered. The server stops a turn that nobody reads after a minute. */
const pollMs = 2_000;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Waits until the guide has answered in the dialogue, if it is still doing so. */
async function waitForPosition(sessionId: string, options: OpenOptions): Promise<DialoguePosition> {
  for (;;) {
    const position = await restoreFromServer(sessionId);
    options.signal.throwIfAborted();
    if (position.kind !== 'running') return position;
    options.onWaiting();
    await pause(pollMs, options.signal);
  }
}

interface OpenOptions {
  signal: AbortSignal;
  /** Called when a turn that another tab or device started is running. */
  onWaiting: () => void;
}

/**
 * Makes the dialogue the current one of this tab and goes to its results or its open question. `unpaid`: nothing
 * happened, because continuing needs a subscription; reading results does not. Throws `ApiError`.
 */
export async function openReflection(sessionId: string, options: OpenOptions): Promise<'opened' | 'unpaid'> {
  const position = await waitForPosition(sessionId, options);
  if (position.kind !== 'summary') {
    const dialogue = { sessionId, starts: position.kind === 'begin' };
    if (!(await hasDialogueAccess(dialogue, { signal: options.signal }))) return 'unpaid';
  }
  setCurrentSessionId(sessionId);
  if (position.kind === 'summary') goToSummary(sessionId);
  else if (position.kind === 'begin') beginAgain(sessionId, position);
  else goToQuestion(sessionId);
  return 'opened';
}

/** The first turn failed: starts the same dialogue again, with the corrected reading. */
function beginAgain(
  sessionId: string,
  { question, reading, continues }: Extract<DialoguePosition, { kind: 'begin' }>,
): void {
  writeJson(tabStore, tabKeys.reading(sessionId), reading);
  if (continues) writeJson(tabStore, tabKeys.earlier(sessionId), continues);
  goToWaitingScreen({ kind: 'start', sessionId, text: question }, { replace: false });
}

/** Removes everything this browser keeps of a dialogue. */
export function forgetReflection(sessionId: string, question: string): void {
  forgetOfflineReflection(sessionId);
  resetChat(sessionId);
  tabStore.remove(tabKeys.reading(sessionId));
  tabStore.remove(tabKeys.earlier(sessionId));
  const { [sessionId]: _, ...others } = readSessionData(localStore);
  writeSessionData(localStore, others);
  for (const key of localStore.keys()) {
    if (key.startsWith(sessionKeyPrefix) && localStore.read(key) === sessionId) localStore.remove(key);
  }
  forgetConfirmDraft(question);
  if (localStore.read('pendingMessage')?.trim() === question) localStore.remove('pendingMessage');
}
