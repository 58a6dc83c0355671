import { ArrowLeft, ListChecks } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { charsIn, limits } from '#shared/timing.ts';
import { chatTexts, understoodTexts } from '../../../i18n/en/chat.ts';
import { localStore } from '../../../lib/storage.ts';
import { announce } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { OptionCard, OptionGroup, OptionToggle } from '../../../ui/option-card.tsx';
import type { OptionLetter, StoredRound } from '../history.ts';
import { useReducedMotion } from '../thinking/use-timing.ts';
import { type Draft, readDraft, writeDraft } from './draft.ts';
import styles from './question.module.css';

export interface Answer {
  text: string;
  option?: OptionLetter;
}

export interface QuestionViewProps {
  sessionId: string;
  round: StoredRound;
  onAnswer: (answer: Answer) => void;
  onBack: () => void;
  /** A step back is under way. */
  goingBack: boolean;
  /** 'Enough for now'; undefined while it is too early. */
  onEnough?: (() => void) | undefined;
  onUnderstood: () => void;
  /** Says which guide wrote the question. */
  attribution?: string | undefined;
  /** The note of an unstored dialogue. */
  mark?: ReactNode;
  /** Shown below the question: the care card. */
  children?: ReactNode;
}

const letters: readonly OptionLetter[] = ['A', 'B', 'C'];
/** How long the picked option is shown before the page moves on. */
const holdMs = 420;
/** In local storage; set by the settings panel. */
const numberKeysKey = 'numberKeys';

/** Follows WCAG 2.1.4: only while the question has the focus, never while writing, and there is a switch. */
function isNumberKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !/^[1-3]$/.test(event.key))
    return false;
  const at = document.activeElement;
  if (at instanceof HTMLElement && at.matches('textarea, input, select')) return false;
  return at === null || at === document.body || at.closest('main') !== null;
}

const areNumberKeysOn = (): boolean => localStore.read(numberKeysKey) !== 'off';

function useNumberKeys(pick: (index: number) => void): void {
  const latest = useRef(pick);
  latest.current = pick;
  useEffect(() => {
    if (!areNumberKeysOn()) return;
    const press = (event: KeyboardEvent) => {
      if (isNumberKey(event) && !document.querySelector('dialog:modal'))
        latest.current(Number(event.key) - 1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Shows the picked option for a moment before it is sent. */
function useChoice(onAnswer: (answer: Answer) => void) {
  const [picked, setPicked] = useState<number>();
  const reduced = useReducedMotion();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const pick = (index: number, text: string) => {
    if (picked !== undefined) return;
    setPicked(index);
    const answer = { text, option: letters[index] };
    timer.current = setTimeout(() => onAnswer(answer), reduced ? 0 : holdMs);
  };
  return { picked, pick };
}

function useDraft(sessionId: string, round: number) {
  const [draft, setDraft] = useState<Draft>(() => readDraft(sessionId, round));
  const change = (next: Draft) => {
    setDraft(next);
    writeDraft(sessionId, round, next);
  };
  return { draft, change };
}

interface OwnAnswerProps {
  draft: Draft;
  locked: boolean;
  change: (draft: Draft) => void;
}

function OwnAnswer({ draft, locked, change }: OwnAnswerProps) {
  const t = chatTexts();
  const boxId = useId();
  const [opened, setOpened] = useState(false);
  const toggle = () => {
    setOpened(!draft.open);
    if (draft.text) announce(t.ownCleared);
    change({ open: !draft.open, text: '' });
  };
  return (
    <>
      <OptionToggle
        open={draft.open}
        label={draft.open ? t.ownClose : t.ownOpen}
        controls={boxId}
        locked={locked}
        onToggle={toggle}
      />
      {draft.open && (
        <div id={boxId} className={styles.own}>
          <TextArea
            label={t.ownLabel}
            hideLabel
            bare
            // Only when the person opened it, not when a reload restored it.
            autoFocus={opened}
            rows={3}
            limit={limits.answerChars}
            placeholder={t.ownPlaceholder}
            value={draft.text}
            readOnly={locked}
            onValue={(text) => change({ open: true, text })}
          />
        </div>
      )}
    </>
  );
}

function KeyHint({ count }: { count: number }) {
  const t = chatTexts();
  if (count === 0 || !areNumberKeysOn()) return null;
  return (
    <p className={styles.hint}>
      {t.pressKeys}{' '}
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the keys are numbered
        <kbd key={index}>{index + 1}</kbd>
      ))}{' '}
      {t.pressKeysAfter}
    </p>
  );
}

function Asked({ id, round, keys }: { id: string; round: StoredRound; keys: number }) {
  const t = chatTexts();
  return (
    <>
      <p className={styles.lead}>{t.lead}</p>
      <h1 id={id} tabIndex={-1} dir="auto">
        {round.question}
      </h1>
      {round.supportMessage && (
        <p className={styles.support} dir="auto">
          {round.supportMessage}
        </p>
      )}
      <KeyHint count={keys} />
    </>
  );
}

interface GoProps extends Pick<QuestionViewProps, 'goingBack' | 'onBack' | 'onEnough' | 'onUnderstood'> {
  canSend: boolean;
  locked: boolean;
  onSend: () => void;
}

function Go({ canSend, locked, onSend, goingBack, onBack, onEnough, onUnderstood }: GoProps) {
  const t = chatTexts();
  const { enough, title } = understoodTexts();
  return (
    <div className={styles.go}>
      <Button full aria-disabled={!canSend} onClick={onSend}>
        {t.next}
      </Button>
      <div className={styles.quiet}>
        <Button kind="text" icon={<ArrowLeft aria-hidden="true" />} busy={goingBack} onClick={onBack}>
          {t.back}
        </Button>
        {onEnough && (
          <Button kind="text" aria-disabled={locked} onClick={onEnough}>
            {enough}
          </Button>
        )}
        <Button
          kind="text"
          className={styles.understood}
          icon={<ListChecks aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={onUnderstood}
        >
          {title}
        </Button>
      </div>
    </div>
  );
}

export function QuestionView(props: QuestionViewProps) {
  const { sessionId, round, onAnswer, onEnough, goingBack, attribution, mark, children } = props;
  const headingId = useId();
  const { picked, pick } = useChoice(onAnswer);
  const { draft, change } = useDraft(sessionId, round.currentRound);
  const [sent, setSent] = useState(false);
  const locked = picked !== undefined || sent || goingBack;
  const options = round.options.slice(0, limits.optionsPerQuestion);
  const choose = (index: number) => {
    const text = options[index];
    if (!locked && text !== undefined) pick(index, text);
  };
  useNumberKeys(choose);
  const own = draft.open ? draft.text.trim() : '';
  const send = () => {
    setSent(true);
    onAnswer({ text: own });
  };
  const end = () => {
    setSent(true);
    onEnough?.();
  };
  return (
    <div className={styles.ask}>
      <div>
        <Asked id={headingId} round={round} keys={options.length} />
        {children}
      </div>
      <div className={styles.answers}>
        <OptionGroup labelledBy={headingId}>
          {options.map((label, index) => (
            <OptionCard
              // biome-ignore lint/suspicious/noArrayIndexKey: two options may read the same
              key={`${index} ${label}`}
              index={index}
              label={label}
              picked={picked === index}
              locked={locked}
              onPick={() => choose(index)}
            />
          ))}
          <OwnAnswer draft={draft} locked={locked} change={change} />
        </OptionGroup>
        <Go
          {...props}
          canSend={own !== '' && charsIn(own) <= limits.answerChars && !locked}
          locked={locked}
          onSend={send}
          onEnough={onEnough && end}
        />
        {attribution && <p className={styles.written}>{attribution}</p>}
        {mark && <div className={styles.written}>{mark}</div>}
      </div>
    </div>
  );
}

/** A leaf for each answered round and an outline for the current one. The total is not known. */
export function Rounds({ answered }: { answered: number }) {
  const t = chatTexts();
  const spoken = t.answered[answered] ?? t.answeredMany(answered);
  const leaves = Array.from({ length: answered + 1 }, (_, index) => index);
  return (
    <div className={styles.rounds} role="img" aria-label={t.rounds(answered + 1, spoken)}>
      {leaves.map((leaf) => (
        <i key={leaf} />
      ))}
    </div>
  );
}
