import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import type { Reading } from '#shared/contract/shapes.ts';
import { charsIn, limits } from '#shared/limits.ts';
import { pages } from '#shared/pages.ts';
import { isSignedIn } from '../../features/auth/session.ts';
import { CareCard, HelpButton, HelpPanel, type HelpPanelProps } from '../../features/care/help.tsx';
import { noteRiskInTab, useRiskInTab } from '../../features/care/risk-in-tab.ts';
import {
  createSessionId,
  createUnstoredSessionId,
  currentSessionId,
  resetChat,
  resetUnstored,
  tabKeys,
} from '../../features/chat/dialogue-ids.ts';
import { goToConfirm, goToWaitingScreen } from '../../features/chat/dialogue-paths.ts';
import {
  changeConfirmDraft,
  readConfirmDraft,
  readUnstoredQuestion,
} from '../../features/chat/question/draft.ts';
import { isUnstored } from '../../features/chat/unstored/unstored.ts';
import { UnstoredChoice } from '../../features/chat/unstored/unstored-view.tsx';
import { chatTexts, confirmTexts } from '../../i18n/en/chat.ts';
import { call } from '../../lib/api.ts';
import { useAppConfig } from '../../lib/app-config.ts';
import { useLazyComponent } from '../../lib/lazy.tsx';
import { localStore, tabStore, writeJson } from '../../lib/storage.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { languageAttributes } from '../../ui/language-attributes.ts';
import { focusHeading, Page, Paper, useOffline, useProductName } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './confirm.module.css';

/**
 * The page between asking a question and the dialogue about it: shows how the guide reads the question, which the user
 * can correct, and starts the dialogue.
 */
export function ConfirmPage() {
  const text = new URLSearchParams(useSearch()).get('message') ?? readUnstoredQuestion();
  const message = text?.trim();
  if (!message) return <Redirect to={pages.home} replace />;
  return <Confirm message={message} />;
}

/** When the page opens: removes this browser's copy of the last dialogue, and creates the id of the new one. */
function useNewSession() {
  const sessionId = useRef('');
  useEffect(() => {
    const previousId = currentSessionId();
    // An unstored dialogue exists only in this tab, so it is kept until the next one starts.
    if (previousId && !isUnstored(previousId)) resetChat(previousId);
    sessionId.current = createSessionId();
  }, []);
  return sessionId;
}

type ReadingResponse = ContractTypes['readQuestion']['response'];

/** How the guide reads the question: undefined while loading, null after a failure. */
function useReading(question: string): ReadingResponse | null | undefined {
  const [loaded, setLoaded] = useState<{ question: string; response: ReadingResponse | null }>();
  useEffect(() => {
    const controller = new AbortController();
    call('readQuestion', { body: { question }, signal: controller.signal }).then(
      (response) => {
        if (response.care) noteRiskInTab(response.care, response.careKind);
        setLoaded({ question, response });
      },
      () => {
        if (!controller.signal.aborted) setLoaded({ question, response: null });
      },
    );
    return () => controller.abort();
  }, [question]);
  return loaded?.question === question ? loaded.response : undefined;
}

const isTooLong = (slot: string | undefined) => charsIn(slot ?? '') > limits.readingPartChars;

/** The reading with trimmed texts, and only those that its kind of question needs. */
function trimReading({ frame, a, b, act, situation }: Reading): Reading {
  const trimOrUndefined = (text: string | undefined) => text?.trim() || undefined;
  if (frame === 'choice') return { frame, a: trimOrUndefined(a), b: trimOrUndefined(b), situation };
  return frame === 'open' ? { frame, situation } : { frame, act: trimOrUndefined(act), situation };
}

/** Keeps the corrected reading for the start of the dialogue. */
function storeReading(sessionId: string, corrected: Reading | undefined): void {
  const key = tabKeys.reading(sessionId);
  if (corrected) writeJson(tabStore, key, trimReading(corrected));
  else tabStore.remove(key);
}

/** The question of an unstored dialogue is kept in this tab only, neither in the URL nor in local storage. */
function storeQuestion(question: string, unstored: boolean): void {
  changeConfirmDraft(question, { unstored });
  if (unstored) localStore.remove('pendingMessage');
  else localStore.write('pendingMessage', question);
}

/** Stores what the dialogue starts with and opens the waiting screen. */
function startDialogue(
  question: string,
  storedSessionId: string,
  corrected: Reading | undefined,
  unstored: boolean,
) {
  resetUnstored();
  storeQuestion(question, unstored);
  const sessionId = unstored ? createUnstoredSessionId() : storedSessionId;
  storeReading(sessionId, corrected);
  const { earlier } = readConfirmDraft(question);
  if (earlier && !unstored) {
    const memory = earlier.memory.filter((line) => line.trim());
    writeJson(tabStore, tabKeys.earlier(sessionId), { ...earlier, memory });
  }
  goToWaitingScreen({ kind: 'start', sessionId, text: question });
}

/** Calls `begin` once a question is pending; without a network, as soon as it is back. Setting undefined cancels it. */
function useStartWhenOnline(begin: (question: string) => void) {
  const isOffline = useOffline();
  const [pendingQuestion, setPendingQuestion] = useState<string>();
  const latest = useRef(begin);
  latest.current = begin;
  useEffect(() => {
    if (pendingQuestion === undefined || isOffline) return;
    setPendingQuestion(undefined);
    latest.current(pendingQuestion);
  }, [pendingQuestion, isOffline]);
  return { isHeld: pendingQuestion !== undefined && isOffline, isOffline, setPendingQuestion };
}

/** Loads the code of the next page early; the router retries if this fails. */
export function preloadThinking() {
  import('../thinking.tsx').catch(() => undefined);
}

/** Loaded lazily: they have the names of all situations, which are needed only once the question has been read. */
const loadSituationName = () => import('./situation-line.tsx').then(({ SituationName }) => SituationName);
const loadSituationChoice = () =>
  import('./situation-line.tsx').then(({ SituationChoice }) => SituationChoice);

const loadMemory = () =>
  import('../../features/chat/earlier/memory-panel.tsx').then(({ MemoryPanel }) => MemoryPanel);

const loadClarity = () =>
  import('../../features/chat/clarity/clarity.tsx').then(({ ClarityBefore }) => ClarityBefore);

function preloadNext() {
  preloadThinking();
  import('../question/question.tsx').catch(() => undefined);
}

/** `message` is the question, named as in the address of the page. */
function Confirm({ message }: { message: string }) {
  const t = confirmTexts();
  const product = useProductName();
  const sessionId = useNewSession();
  const response = useReading(message);
  const [correction, setCorrection] = useState(() => readConfirmDraft(message));
  const [unstored, setUnstored] = useState(() => readConfirmDraft(message).unstored === true);
  const [helpSeenFor, setHelpSeenFor] = useState<string>();
  const riskInTab = useRiskInTab();
  const corrected = correction.message === message ? correction.reading : undefined;
  const reading = corrected ?? response?.reading;
  const asksSituation = !riskInTab && response && response.situations.length > 0;
  const start = useStartWhenOnline(begin);
  const SituationName = useLazyComponent(true, loadSituationName);
  const SituationChoice = useLazyComponent(true, loadSituationChoice);
  const Memory = useLazyComponent(readConfirmDraft(message).earlier !== undefined, loadMemory);
  const Clarity = useLazyComponent(!unstored, loadClarity);
  useEffect(preloadNext, []);

  function correct(next: Reading) {
    setCorrection(changeConfirmDraft(message, { reading: next }));
  }

  /** What the guide will remember stays with the question when it is edited. */
  function keepMemory(question: string) {
    const { earlier } = readConfirmDraft(message);
    if (question !== message) changeConfirmDraft(question, { earlier });
  }
  function save(question: string) {
    keepMemory(question);
    storeQuestion(question, unstored);
    goToConfirm(unstored ? undefined : question);
  }
  function chooseUnstored(next: boolean) {
    setUnstored(next);
    storeQuestion(message, next);
    goToConfirm(next ? undefined : message);
  }
  function begin(question: string) {
    try {
      keepMemory(question);
      const ownReading = question === message ? corrected : undefined;
      // Unless the user chose a situation, the guide's guess is kept.
      const completed = ownReading && {
        ...ownReading,
        situation: ownReading.situation ?? response?.reading.situation,
      };
      startDialogue(question, sessionId.current, completed, unstored);
    } catch {
      // Browsers throw when a page changes its URL too often.
      showToast({ text: chatTexts().submitFailed, kind: 'error' });
    }
  }

  if (response?.care === 'high' && helpSeenFor !== message) {
    return <Help kind={response.careKind} onBack={() => setHelpSeenFor(message)} />;
  }
  return (
    <Page apart={0.15} wide className={styles.page} corners={['tr']} aside={<HelpButton />}>
      <div className={styles.main}>
        <h1>{t.title}</h1>
        <p className={styles.intro}>{t.intro(product)}</p>
        <QuestionCard
          message={message}
          showsCareCard={riskInTab !== undefined}
          onSave={save}
          onBegin={(question) => {
            // The page must show the question that will be asked.
            if (start.isOffline && question !== message) save(question);
            start.setPendingQuestion(question);
          }}
          isHeld={start.isHeld}
          onEdit={() => start.setPendingQuestion(undefined)}
          unstored={unstored}
          blocked={[corrected?.a, corrected?.b, corrected?.act].some(isTooLong)}
          belowQuestion={
            <>
              {Memory && <Memory key={message} message={message} unstored={unstored} />}
              {!unstored && !riskInTab && (
                <div className={styles.clarity}>{Clarity && <Clarity question={message} />}</div>
              )}
            </>
          }
          // Above the scale, which it removes: the switch itself stays where it is.
          inCard={
            <div className={styles.trace}>
              <UnstoredChoice on={unstored} onChange={chooseUnstored} />
            </div>
          }
          afterBegin={<Software />}
        >
          {response === undefined && <p className={styles.waiting}>{t.reading}</p>}
          {reading && (
            <ReadingPanel
              key={message}
              reading={reading}
              onCorrect={(next) => correct({ ...next, situation: corrected?.situation })}
              about={
                asksSituation &&
                SituationName && <SituationName of={corrected?.situation ?? response.reading.situation} />
              }
            >
              {asksSituation && SituationChoice && (
                <SituationChoice
                  bestGuess={response.reading.situation}
                  guesses={response.situations}
                  chosen={corrected?.situation}
                  onChoose={(situation) => correct({ ...reading, situation })}
                />
              )}
            </ReadingPanel>
          )}
        </QuestionCard>
      </div>
    </Page>
  );
}

function Help({ kind, onBack }: HelpPanelProps) {
  useEffect(() => focusHeading({ always: true }), []);
  return (
    <Page apart={0.15} wide emblem={false}>
      <HelpPanel kind={kind} onBack={onBack} />
    </Page>
  );
}

/** Says that the guide is software, and which. */
function Software() {
  const t = confirmTexts();
  const config = useAppConfig();
  const guide = config?.guide.kind === 'built-in' ? t.builtIn : config?.guide.label;
  return <p className={styles.software}>{t.software(guide)}</p>;
}

interface QuestionCardProps {
  /** The question as it was last saved; the editor may hold a newer one. */
  message: string;
  onSave: (question: string) => void;
  onBegin: (question: string) => void;
  /** The corrected reading has a text that is too long. */
  blocked: boolean;
  unstored: boolean;
  /** Waiting for the network before it can start. */
  isHeld: boolean;
  onEdit: () => void;
  /**
   * The help card is shown: the start button is not emphasized and does not cover it, and payment is not
   * mentioned.
   */
  showsCareCard: boolean;
  /** At the end of the card, also while the question is edited. */
  inCard?: ReactNode;
  belowQuestion?: ReactNode;
  afterBegin?: ReactNode;
  children: ReactNode;
}

/** The question with its Edit/Save toggle. Starting the dialogue saves an unfinished edit. */
export function QuestionCard(props: QuestionCardProps) {
  const { message, onSave, onBegin, blocked, isHeld, onEdit, showsCareCard, unstored, children } = props;
  const { inCard, belowQuestion, afterBegin } = props;
  const t = confirmTexts();
  // A question that is too long opens in the editor.
  const [draft, setDraft] = useState(
    () => readConfirmDraft(message).text ?? (charsIn(message) > limits.questionChars ? message : undefined),
  );
  const toggleButton = useRef<HTMLButtonElement>(null);
  const isEdited = draft !== undefined;
  const change = (text: string | undefined) => setDraft(changeConfirmDraft(message, { text }).text);
  const question = (draft ?? message).trim();
  const fits = question !== '' && charsIn(question) <= limits.questionChars;
  function toggle() {
    onEdit();
    if (!isEdited) return change(message);
    if (!fits) return;
    change(undefined);
    if (question !== message) onSave(question);
  }
  function cancel() {
    change(undefined);
    toggleButton.current?.focus();
  }
  function begin() {
    change(undefined);
    onBegin(question);
  }
  return (
    <>
      <div className={styles.asking}>
        {showsCareCard && (
          <div className={styles.care}>
            <CareCard />
          </div>
        )}
        <Paper className={styles.card}>
          <div className={styles.asked}>
            {isEdited ? (
              <Editor draft={draft} onDraft={change} onDone={toggle} />
            ) : (
              <Question text={message} />
            )}
            <div className={styles.toggle}>
              {isEdited && (
                <Button kind="text" onClick={cancel}>
                  {t.cancel}
                </Button>
              )}
              <Button
                ref={toggleButton}
                kind={isEdited ? 'primary' : 'text'}
                aria-disabled={isEdited && !fits}
                onClick={toggle}
              >
                {isEdited ? t.save : t.edit}
              </Button>
            </div>
          </div>
          {!isEdited && children}
          {inCard}
        </Paper>
        {belowQuestion}
      </div>
      <div className={styles.side}>
        <div className={styles.start}>
          <div className={showsCareCard ? `${styles.actions} ${styles.inFlow}` : styles.actions}>
            {!showsCareCard && <BeforeFirstQuestion unstored={unstored} />}
            <div className={styles.begin}>
              <Button
                // While the question is edited, saving it comes first.
                kind={showsCareCard || isEdited ? 'outline' : 'primary'}
                aria-disabled={!fits || blocked}
                busy={isHeld}
                onClick={begin}
              >
                {t.begin}
              </Button>
              <ButtonLink kind="text" href={pages.home}>
                {t.startOver}
              </ButtonLink>
            </div>
          </div>
          <p role="status" className={styles.held}>
            {isHeld && t.held}
          </p>
        </div>
        {afterBegin}
      </div>
    </>
  );
}

/** Longer than this, in characters, a question is cut to six lines. */
const cutFrom = 240;

function Question({ text }: { text: string }) {
  const t = confirmTexts();
  const [whole, setWhole] = useState(false);
  const isLong = text.length > cutFrom;
  return (
    <>
      <p
        className={`display ${styles.question} ${isLong && !whole ? styles.cut : ''}`}
        {...languageAttributes(text)}
      >
        {text}
      </p>
      {isLong && (
        <Button kind="text" className={styles.showAll} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t.showAll}
        </Button>
      )}
    </>
  );
}

interface EditorProps {
  draft: string;
  onDraft: (draft: string) => void;
  onDone: () => void;
}

function Editor({ draft, onDraft, onDone }: EditorProps) {
  const t = confirmTexts();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = area.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  function saveOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onDone();
  }
  return (
    <TextArea
      ref={area}
      label={t.question}
      hideLabel
      borderless
      className={styles.editor}
      rows={2}
      limit={limits.questionChars}
      placeholder={t.placeholder}
      value={draft}
      onValue={onDraft}
      onKeyDown={saveOnEnter}
    />
  );
}

/** What is still missing before the guide's first question, e.g. an account. */
type Needs = 'account' | 'subscription' | 'free' | 'freeUsed' | 'nothing';

async function fetchNeeds(signal: AbortSignal): Promise<Needs> {
  const [{ fetchActiveSubscription }, { fetchFreeReflection }] = await Promise.all([
    import('../../features/billing/subscription/own-subscription.ts'),
    import('../../features/billing/free-reflection.ts'),
  ]);
  if (await fetchActiveSubscription({ signal })) return 'nothing';
  const { state } = await fetchFreeReflection({ signal });
  return ({ open: 'free', used: 'freeUsed', off: 'subscription' } as const)[state];
}

/** Undefined until the server has answered. When it fails, nothing is shown, because the next screen checks again. */
function useNeeds(): Needs | undefined {
  const [signedIn] = useState(isSignedIn);
  const [needs, setNeeds] = useState<Needs | undefined>(signedIn ? undefined : 'account');
  useEffect(() => {
    if (!signedIn) return;
    const controller = new AbortController();
    fetchNeeds(controller.signal).then(setNeeds, () => controller.signal.aborted || setNeeds('nothing'));
    return () => controller.abort();
  }, [signedIn]);
  return needs;
}

/**
 * Says what the first question needs, above the button that begins. On a wide screen the lines keep their room until
 * they are known.
 */
export function BeforeFirstQuestion({ unstored }: { unstored: boolean }) {
  const needs = useNeeds();
  const isOffered = useAppConfig()?.firstReflectionFree ?? false;
  const t = confirmTexts().needs;
  const lines = {
    ...t,
    account: isOffered && !unstored ? t.accountFree : t.account,
    free: unstored ? t.freeUnstored : t.free,
  };
  return (
    <div className={styles.needs} aria-live="polite">
      {needs && lines[needs].map((line) => <p key={line}>{line}</p>)}
    </div>
  );
}

const frames = ['choice', 'whether', 'how', 'pattern', 'open'] as const;

interface ReadingPanelProps {
  reading: Reading;
  onCorrect: (reading: Reading) => void;
}

interface ReadingTextProps extends ReadingPanelProps {
  /** After the sentence on how the guide reads the question. */
  about?: ReactNode;
  /** Below the form. */
  children?: ReactNode;
}

/** How the guide reads the question, with a form to correct it. */
export function ReadingPanel({ reading, onCorrect, about, children }: ReadingTextProps) {
  const t = confirmTexts();
  const [open, setOpen] = useState(false);
  const formId = useId();
  return (
    <div className={styles.panel}>
      <p className={styles.read}>
        <span dir="auto" role="status">
          {t.readAs(reading)}
          {about && ' '}
        </span>
        {about}
      </p>
      {open && (
        <Correction id={formId} reading={reading} onCorrect={onCorrect}>
          {children}
        </Correction>
      )}
      <Button
        kind={open ? 'outline' : 'text'}
        className={styles.correct}
        aria-expanded={open}
        aria-controls={open ? formId : undefined}
        onClick={() => setOpen((current) => !current)}
      >
        {open ? t.correctDone : t.correct}
      </Button>
    </div>
  );
}

function Correction({ id, reading, onCorrect, children }: ReadingTextProps & { id: string }) {
  const t = confirmTexts();
  return (
    <div id={id} className={styles.correction}>
      <fieldset>
        <legend>{t.kindLegend}</legend>
        {frames.map((frame) => (
          <label key={frame} className={styles.kind}>
            <input
              type="radio"
              name={id}
              checked={reading.frame === frame}
              onChange={() => onCorrect({ ...reading, frame })}
            />
            <span>{t.kinds[frame]}</span>
          </label>
        ))}
      </fieldset>
      <Slots reading={reading} onCorrect={onCorrect} />
      {children}
    </div>
  );
}

/** The fields that the kind of question needs. */
function Slots({ reading, onCorrect }: ReadingPanelProps) {
  const t = confirmTexts();
  const renderField = (slot: 'a' | 'b' | 'act', label: string) => (
    <TextArea
      label={label}
      rows={1}
      limit={limits.readingPartChars}
      value={reading[slot] ?? ''}
      onValue={(value) => onCorrect({ ...reading, [slot]: value.replace(/\s*\n\s*/g, ' ') })}
    />
  );
  if (reading.frame === 'open') return null;
  if (reading.frame === 'choice') {
    return (
      <>
        {renderField('a', t.first)}
        {renderField('b', t.second)}
      </>
    );
  }
  return renderField('act', t.act[reading.frame]);
}
