import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { pages } from '#shared/pages.ts';
import { charsIn, limits } from '#shared/timing.ts';
import { changeConfirmDraft, readConfirmDraft } from '../../features/chat/question/draft.ts';
import { confirmTexts } from '../../i18n/confirm.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Paper } from '../../ui/paper.tsx';
import styles from '../confirm.module.css';

interface QuestionCardProps {
  message: string;
  onSave: (question: string) => void;
  onBegin: (question: string) => void;
  /** The reading has a word that is too long. */
  blocked: boolean;
  /** It was to begin, and waits for the network. */
  held: boolean;
  onEdit: () => void;
  /** Stands between the question and the way on: the word on care. */
  beforeBegin?: ReactNode;
  children: ReactNode;
}

/** The question with its Edit/Save toggle; beginning takes along what is being edited. */
export function QuestionCard(props: QuestionCardProps) {
  const { message, onSave, onBegin, blocked, held, onEdit, beforeBegin, children } = props;
  const t = confirmTexts();
  // One that is too long is there to be shortened.
  const [draft, setDraft] = useState(
    () => readConfirmDraft(message).text ?? (charsIn(message) > limits.questionChars ? message : undefined),
  );
  const change = (text: string | undefined) => setDraft(changeConfirmDraft(message, { text }).text);
  const question = (draft ?? message).trim();
  const fits = question !== '' && charsIn(question) <= limits.questionChars;
  function toggle() {
    onEdit();
    if (draft === undefined) return change(message);
    if (!fits) return;
    change(undefined);
    if (question !== message) onSave(question);
  }
  function begin() {
    change(undefined);
    onBegin(question);
  }
  return (
    <>
      <Paper className={styles.card}>
        {draft === undefined ? (
          <p className={styles.question} dir="auto">
            {message}
          </p>
        ) : (
          <Editor draft={draft} onDraft={change} onDone={toggle} />
        )}
        <Button
          kind="line"
          className={styles.edit}
          aria-disabled={draft !== undefined && !fits}
          onClick={toggle}
        >
          {draft === undefined ? t.edit : t.save}
        </Button>
        {draft === undefined && children}
      </Paper>
      {beforeBegin}
      <div className={styles.actions}>
        <Button aria-disabled={!fits || blocked} busy={held} onClick={begin}>
          {t.begin}
        </Button>
        <ButtonLink kind="text" href={pages.home}>
          {t.startOver}
        </ButtonLink>
      </div>
      <p role="status" className={styles.held}>
        {held && t.held}
      </p>
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
      rows={2}
      limit={limits.questionChars}
      placeholder={t.placeholder}
      value={draft}
      onValue={onDraft}
      onKeyDown={saveOnEnter}
    />
  );
}
