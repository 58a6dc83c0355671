/** The panel 'What I understood so far': what the guide has understood, for the user to correct line by line. */
import { Pencil, Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { charsIn, limits } from '#shared/limits.ts';
import { understoodTexts } from '../../../i18n/en/chat.ts';
import { panelTexts } from '../../../i18n/en/understood-panel.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { announce } from '../../../ui/toast.tsx';
import { type LineDraft, readLineDraft, writeLineDraft } from '../question/draft.ts';
import { refreshUnderstanding } from '../turn/server-dialogue.ts';
import { isUnstored } from '../unstored/unstored.ts';
import styles from './understood.module.css';
import {
  removeLine,
  type UnderstoodLine,
  type UnderstoodPart,
  understoodParts,
  writeLine,
} from './understood.ts';
import type { Understood } from './use-understood.ts';

export interface LineViewProps {
  line: UnderstoodLine;
  /** Name of the list and position in it, from 1, for the labels of the line's buttons. */
  part: string;
  position: number;
  onChange: () => void;
  onRemove: () => void;
}

export function LineView({ line, part, position, onChange, onRemove }: LineViewProps) {
  const t = panelTexts();
  return (
    <div className={styles.line}>
      <p dir="auto">
        {line.text}
        {line.own && (
          <>
            {' '}
            <small className={styles.own} aria-hidden="true">
              {t.own}
            </small>
            <span className="sr">({t.ownSpoken})</span>
          </>
        )}
      </p>
      <IconButton
        label={`${t.change}: ${part} ${position}`}
        title={t.change}
        className={styles.tool}
        onClick={onChange}
      >
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`${t.remove}: ${part} ${position}`}
        title={t.remove}
        className={styles.tool}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

export interface LineEditorProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  onKeep: () => void;
  onCancel: () => void;
}

/** Replaces the line while it is edited. Enter keeps the text, Escape cancels without closing the panel. */
export function LineEditor({ label, text, onText, onKeep, onCancel }: LineEditorProps) {
  const t = panelTexts();
  const area = useRef<HTMLTextAreaElement>(null);
  const length = charsIn(text);
  const isInvalid = length === 0 || length > limits.understoodChars;
  useEffect(() => {
    const element = area.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.shiftKey) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') onCancel();
    else if (!isInvalid) onKeep();
  }
  return (
    <div className={styles.editor}>
      <TextArea
        ref={area}
        label={label}
        hideLabel
        rows={2}
        limit={limits.understoodChars}
        value={text}
        onValue={onText}
        onKeyDown={handleKeyDown}
      />
      <div className={styles.row}>
        <Button kind="outline" aria-disabled={isInvalid} onClick={onKeep}>
          {t.keep}
        </Button>
        <Button kind="text" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}

export interface UnderstoodPanelProps {
  sessionId: string;
  understood: Understood;
  onClose: () => void;
  /** The help button at the top of the panel. */
  help?: ReactNode;
  /** The help card, if one is shown. */
  children?: ReactNode;
}

/** The line that is being edited. It survives a reload and the help page. */
function useLineDraft(sessionId: string) {
  const [draft, setDraft] = useState(() => readLineDraft(sessionId));
  const change = (next: LineDraft | undefined) => {
    setDraft(next);
    writeLineDraft(sessionId, next);
  };
  return { draft, change };
}

interface PartProps {
  part: UnderstoodPart;
  understood: Understood;
  draft: LineDraft | undefined;
  onDraft: (draft: LineDraft | undefined) => void;
}

/** Moves the focus when the focused control disappears: to the line at that position, or to the last one. */
function useFocusLine() {
  const section = useRef<HTMLElement>(null);
  const [next, setNext] = useState<{ at: number }>();
  useEffect(() => {
    if (!next) return;
    const rows = section.current?.querySelectorAll<HTMLElement>('li') ?? [];
    const row = rows[Math.min(next.at, rows.length - 1)];
    const target = row?.querySelector<HTMLElement>('button') ?? section.current?.querySelector('h3');
    target?.focus();
  }, [next]);
  return { section, focusLine: (at: number) => setNext({ at }) };
}

function AddLine({ part, count, onAdd }: { part: UnderstoodPart; count: number; onAdd: () => void }) {
  const t = panelTexts();
  if (count >= limits.understoodLines)
    return <p className={styles.nothing}>{t.full(limits.understoodLines)}</p>;
  return (
    <Button
      kind="text"
      className={styles.add}
      icon={<Plus aria-hidden="true" />}
      aria-label={t.addTo(t.parts[part])}
      onClick={onAdd}
    >
      {t.add}
    </Button>
  );
}

/** The corrections of one part. `at`: index of the line that is being edited, -1 for a new one. */
function usePart({ part, understood, draft, onDraft }: PartProps) {
  const lines = understood.lines[part];
  const { section, focusLine } = useFocusLine();
  const partDraft = draft?.part === part ? draft : undefined;
  const at = partDraft?.was === undefined ? -1 : lines.findIndex(({ text }) => text === partDraft.was);
  const closeEditor = () => {
    onDraft(undefined);
    focusLine(at >= 0 ? at : lines.length);
  };
  const keep = () => {
    if (partDraft && (partDraft.text.trim() !== partDraft.was || at < 0))
      understood.change(writeLine(part, at >= 0 ? at : undefined, partDraft.text));
    closeEditor();
  };
  const remove = (index: number) => {
    understood.change(removeLine(part, index));
    announce(panelTexts().removed);
    focusLine(index);
  };
  return { lines, section, partDraft, at, closeEditor, keep, remove };
}

function Part(props: PartProps) {
  const { part, onDraft } = props;
  const t = panelTexts();
  const { lines, section, partDraft, at, closeEditor, keep, remove } = usePart(props);
  const isEmpty = lines.length === 0 && !partDraft;
  const editor = partDraft && (
    <LineEditor
      label={t.lineLabel(t.parts[part])}
      text={partDraft.text}
      onText={(text) => onDraft({ ...partDraft, text })}
      onKeep={keep}
      onCancel={closeEditor}
    />
  );
  return (
    <section ref={section} className={isEmpty ? `${styles.part} ${styles.empty}` : styles.part}>
      <h3 tabIndex={-1}>{t.parts[part]}</h3>
      {isEmpty && <p className="sr">{t.nothing}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: list-style none drops the role in WebKit */}
      <ul role="list">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
          <li key={`${index} ${line.text}`}>
            {editor && at === index ? (
              editor
            ) : (
              <LineView
                line={line}
                part={t.parts[part]}
                position={index + 1}
                onChange={() => onDraft({ part, was: line.text, text: line.text })}
                onRemove={() => remove(index)}
              />
            )}
          </li>
        ))}
        <li>
          {editor && at < 0 ? (
            editor
          ) : (
            <AddLine part={part} count={lines.length} onAdd={() => onDraft({ part, text: '' })} />
          )}
        </li>
      </ul>
    </section>
  );
}

function SaveState({ understood, saved }: { understood: Understood; saved: string }) {
  const t = panelTexts();
  const { state, failure, hasSaved, save } = understood;
  const savedText = state === 'saved' && hasSaved ? saved : '';
  const line = state === 'saving' ? t.saving : savedText;
  return (
    <div className={styles.state}>
      <p role="status">{line}</p>
      {state === 'unsaved' && (
        <div className={styles.unsaved}>
          <p role="alert">{failure ?? t.unsaved}</p>
          <Button kind="outline" onClick={save}>
            {t.saveAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What the guide has understood so far. The user can change, add and remove each line. */
export function UnderstoodPanel({ sessionId, understood, onClose, help, children }: UnderstoodPanelProps) {
  const t = panelTexts();
  const { draft, change } = useLineDraft(sessionId);
  const [stale, setStale] = useState(false);
  useEffect(() => {
    refreshUnderstanding(sessionId).catch(() => setStale(true));
  }, [sessionId]);
  return (
    <Dialog open onClose={onClose} title={understoodTexts().title} variant="panel" aside={help}>
      <div className={styles.body}>
        <p className={styles.intro}>
          {Object.values(understood.lines).flat().length ? t.intro : t.introEmpty}
        </p>
        {stale && (
          <p className={styles.stale} role="status">
            {t.refreshFailed}
          </p>
        )}
        {understoodParts.map((part) => (
          <Part key={part} part={part} understood={understood} draft={draft} onDraft={change} />
        ))}
        <SaveState understood={understood} saved={isUnstored(sessionId) ? t.keptHere : t.saved} />
        {children}
        <Button kind="outline" full onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </Dialog>
  );
}
