/** A line of the summary with its sources (quotes of the user), and the form for a line that is not right. */
import { Ellipsis, X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import type { Evidence } from '#shared/contract/shapes.ts';
import { charsIn, limits } from '#shared/limits.ts';
import type { LineRef } from '#shared/summary.ts';
import { summaryTexts } from '../../i18n/en/summary.ts';
import { ApiError, call, createIdempotencyKey } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { languageAttributes } from '../../ui/language-attributes.ts';
import { announce } from '../../ui/toast.tsx';
import styles from './claim-line.module.css';
import { type Source, Sources } from './summary-parts.tsx';

export type RewriteOutcome =
  | { kind: 'written'; text: string }
  /** High risk: the help page has replaced this one. */
  | { kind: 'care' }
  | { kind: 'failed'; text: string };

/** What the results page provides for each line that has evidence. */
export interface ClaimTools {
  /** The state of the page's switch for sources. */
  showsSources: boolean;
  getEvidence: (target: LineRef) => Evidence[];
  /** The guide's question of a round, shown with what was answered to it. */
  questionOf: (round: number) => string | undefined;
  rewrite: (target: LineRef, note: string) => Promise<RewriteOutcome>;
  /** The unsent note about a line; undefined while none is being written. */
  readNote: (target: LineRef) => string | undefined;
  writeNote: (target: LineRef, note: string | undefined) => void;
}

interface NoteFormProps {
  id: string;
  note: string;
  busy: boolean;
  /** Why the rewriting failed. */
  failure: string | undefined;
  /** True when the user opened the form, false when a reload restored it. */
  takesFocus: boolean;
  onNote: (note: string) => void;
  onSend: () => void;
  onCancel: () => void;
}

function NoteForm({ id, note, busy, failure, takesFocus, onNote, onSend, onCancel }: NoteFormProps) {
  const t = summaryTexts();
  return (
    <div id={id} className={styles.form}>
      <TextArea
        label={t.whatIsNotRight}
        autoFocus={takesFocus}
        rows={2}
        limit={limits.noteChars}
        value={note}
        readOnly={busy}
        onValue={onNote}
      />
      {failure !== undefined && (
        <p className={styles.failed} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.row}>
        <Button
          kind="outline"
          aria-disabled={charsIn(note) > limits.noteChars}
          busy={busy}
          busyLabel={t.rewriting}
          onClick={onSend}
        >
          {t.rewriteLine}
        </Button>
        <Button kind="text" aria-disabled={busy} onClick={onCancel}>
          {t.keepLine}
        </Button>
      </div>
    </div>
  );
}

/** State of the note and of the call that rewrites the line. The page itself replaces the line. */
function useRewrite(target: LineRef, tools: ClaimTools) {
  const t = summaryTexts();
  const [note, setNote] = useState(() => tools.readNote(target));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = (next: string | undefined) => {
    setNote(next);
    setFailure(undefined);
    tools.writeNote(target, next);
  };
  const send = async (done: () => void) => {
    setBusy(true);
    setFailure(undefined);
    announce(t.rewriting);
    const outcome = await tools.rewrite(target, note ?? '');
    setBusy(false);
    if (outcome.kind === 'failed') setFailure(outcome.text);
    if (outcome.kind !== 'written') return;
    change(undefined);
    announce(t.rewritten(outcome.text));
    done();
  };
  return { note, busy, failure, change, send };
}

/** What the user said, after what they were asked. */
function toSource({ round, from, quote }: Evidence, questionOf: ClaimTools['questionOf']): Source {
  const t = summaryTexts();
  if (from) return { place: t.fromUnderstanding, quote };
  return { place: round === 0 ? t.fromQuestion : (questionOf(round) ?? t.fromRound(round)), quote };
}

interface ClaimProps {
  target: LineRef;
  tools: ClaimTools;
  /** Above the line, with the menu at its end. */
  heading?: ReactNode;
  /** The line itself. */
  children: ReactNode;
}

/** A line that the user's words support: its sources where they are shown, and 'Not right' in a menu. */
export function Claim({ target, tools, heading, children }: ClaimProps) {
  const t = summaryTexts();
  const id = useId();
  const [wasOpened, setWasOpened] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const { note, busy, failure, change, send } = useRewrite(target, tools);
  const evidence = tools.getEvidence(target);
  if (evidence.length === 0)
    return (
      <>
        {heading}
        {children}
      </>
    );
  const focusMenu = () => menu.current?.focus();
  const close = () => {
    change(undefined);
    focusMenu();
  };
  return (
    <>
      <div className={styles.line}>
        {heading}
        <div className={styles.text} {...(typeof children === 'string' && languageAttributes(children))}>
          {children}
        </div>
        {/* The label names the line by its position: a screen reader has just read the line itself. */}
        <LineMenu
          ref={menu}
          label={t.moreAbout(t.ofLine[target.part](target.index))}
          onWrong={() => {
            if (busy || note !== undefined) return;
            setWasOpened(true);
            change('');
          }}
        />
      </div>
      {tools.showsSources && <Sources from={evidence.map((one) => toSource(one, tools.questionOf))} />}
      {note !== undefined && (
        <NoteForm
          id={`${id}-note`}
          note={note}
          busy={busy}
          failure={failure}
          takesFocus={wasOpened}
          onNote={change}
          onSend={() => void send(focusMenu)}
          onCancel={close}
        />
      )}
    </>
  );
}

interface LineMenuProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  /** The user chose 'Not right'. */
  onWrong: () => void;
}

/** The button '…' at the end of a line. It opens a menu with one item, 'Not right'. */
function LineMenu({ ref, label, onWrong }: LineMenuProps) {
  const t = summaryTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    event.currentTarget.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its buttons
    <div className={styles.more} onBlur={closeOnBlur} onKeyDown={closeOnEscape}>
      <button
        ref={ref}
        type="button"
        className={styles.dots}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      {open && (
        <div id={id} className={styles.menu}>
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              onWrong();
            }}
          >
            <X aria-hidden="true" />
            {t.notRight}
          </button>
        </div>
      )}
    </div>
  );
}

type RewriteResponse = ContractTypes['rewritePart']['response'];

/** Idempotency keys of calls without a clear response: repeating one must not rewrite the line twice. */
const unclearKeys = new Map<string, string>();

/** The server may have run the call. */
const isUnclear = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * Asks the guide to rewrite a line. `note`: what is wrong with it. `transcript`: only for an unstored dialogue. Throws
 * `ApiError`.
 */
export async function rewriteLine(
  sessionId: string,
  target: LineRef,
  note: string,
  transcript?: ContractTypes['rewritePart']['body']['transcript'],
): Promise<RewriteResponse> {
  const words = note.trim();
  const body = { sessionId, ...target, ...(words && { note: words }), ...(transcript && { transcript }) };
  const requestId = `rewritePart ${JSON.stringify(body)}`;
  const key = unclearKeys.get(requestId) ?? createIdempotencyKey();
  unclearKeys.set(requestId, key);
  try {
    const response = await call('rewritePart', { body, idempotencyKey: key });
    unclearKeys.delete(requestId);
    return response;
  } catch (error) {
    if (!isUnclear(error)) unclearKeys.delete(requestId);
    throw error;
  }
}
