/**
 * The kinds of rounds with which no dialogue begins, cards of values and a number from 0 to 10. Loaded
 * separately, so that the first question does not wait for their code.
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { charsIn, limits } from '#shared/limits.ts';
import { type GuideLocale, guideLocale } from '#shared/locales.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { roundTexts } from '../../../i18n/en/rounds.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { OptionCard, OptionGroup } from '../../../ui/option-card.tsx';
import { ScaleNumbers, scaleClass } from '../../../ui/scale-numbers.tsx';
import type { StoredRound } from '../history.ts';
import { useNumberKeys, usePickedOption } from './choice-round.tsx';
import { type Draft, useDraft } from './draft.ts';
import styles from './later-rounds.module.css';
import { type AnswersProps, OwnAnswer } from './round-renderer.tsx';

// Cards of values, in two steps: up to three are picked, then the one of them that comes first.

const maxPicked = 3;

const getCards = ({ options }: StoredRound) => [...new Set(options)].slice(0, limits.valueCards);

/** What is picked, without cards that this round does not have. */
const readPicked = ({ picked = [] }: Draft, cards: readonly string[]) =>
  picked.filter((card) => cards.includes(card)).slice(0, maxPicked);

function composeAnswer(round: StoredRound, draft: Draft, picked: readonly string[], first: string): string {
  const own = draft.open ? draft.text.trim() : '';
  return toValuesAnswer(round, { first, others: picked.filter((card) => card !== first), own });
}

interface CardProps {
  card: string;
  isPicked: boolean;
  /** Cannot be picked, but keeps the focus. */
  isLocked: boolean;
  onToggle: () => void;
}

function Card({ card, isPicked, isLocked, onToggle }: CardProps) {
  return (
    <label className={styles.card}>
      <input type="checkbox" checked={isPicked} aria-disabled={isLocked || undefined} onChange={onToggle} />
      <span dir="auto">{card}</span>
      <i className={styles.mark} aria-hidden="true" />
    </label>
  );
}

interface StepProps extends AnswersProps {
  draft: Draft;
  picked: readonly string[];
  change: (draft: Draft) => void;
}

function PickStep({
  round,
  headingId,
  locked,
  lock,
  onAnswer,
  renderActions,
  draft,
  picked,
  change,
}: StepProps) {
  const t = roundTexts();
  const [wasRefused, setWasRefused] = useState(false);
  const isFull = picked.length === maxPicked;
  const toggle = (card: string) => {
    if (locked) return;
    const isPicked = picked.includes(card);
    setWasRefused(isFull && !isPicked);
    if (isPicked) change({ ...draft, picked: picked.filter((other) => other !== card) });
    else if (!isFull) change({ ...draft, picked: [...picked, card] });
  };
  const [firstPicked, ...others] = picked;
  const ownText = draft.open ? draft.text.trim() : '';
  const text = firstPicked === undefined ? ownText : composeAnswer(round, draft, picked, firstPicked);
  const submit = () => {
    if (others.length > 0) return change({ ...draft, picked, ordering: true });
    lock();
    onAnswer({ text });
  };
  const stateText = picked.length ? t.picked(picked.length, maxPicked) : t.pickUpTo;
  return (
    <>
      <OptionGroup labelledBy={headingId}>
        <p className={styles.state} role="status">
          {wasRefused ? t.takeOneBack : stateText} {!wasRefused && others.length > 0 && t.thenFirst}
        </p>
        <div className={styles.cards}>
          {getCards(round).map((card) => (
            <Card
              key={card}
              card={card}
              isPicked={picked.includes(card)}
              isLocked={locked || (isFull && !picked.includes(card))}
              onToggle={() => toggle(card)}
            />
          ))}
        </div>
        <OwnAnswer
          open={draft.open}
          text={draft.text}
          locked={locked}
          onChange={(open, own) => change({ ...draft, open, text: own })}
        />
      </OptionGroup>
      {renderActions({
        canSubmit: text !== '' && charsIn(text) <= limits.answerChars && !locked,
        onSubmit: submit,
      })}
    </>
  );
}

/** `hasMoved`: the user has just come from the cards, and did not reload the page here. */
function FirstStep(props: StepProps & { hasMoved: boolean }) {
  const { round, locked, lock, renderActions, draft, picked, change, hasMoved } = props;
  const t = roundTexts();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { picked: firstIndex, pick } = usePickedOption(props);
  const choose = (index: number) => {
    const card = picked[index];
    if (locked || card === undefined) return;
    lock();
    pick(index, { text: composeAnswer(round, draft, picked, card) });
  };
  useNumberKeys(choose);
  useEffect(() => {
    if (hasMoved) title.current?.focus();
  }, [hasMoved]);
  return (
    <>
      <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
        {t.whichFirst}
      </h2>
      <p className={styles.state}>{t.othersCount}</p>
      <OptionGroup labelledBy={titleId}>
        {picked.map((card, index) => (
          <OptionCard
            key={card}
            index={index}
            label={card}
            picked={firstIndex === index}
            locked={locked}
            onPick={() => choose(index)}
          />
        ))}
      </OptionGroup>
      <div className={styles.below}>
        <p className={styles.state}>{chatTexts().pickOne}</p>
        <Button
          kind="text"
          aria-disabled={locked}
          onClick={() => !locked && change({ ...draft, ordering: false })}
        >
          {t.pickAgain}
        </Button>
      </div>
      {renderActions({ canSubmit: false, onSubmit: () => undefined })}
    </>
  );
}

export function ValuesAnswers(props: AnswersProps) {
  const { sessionId, round } = props;
  const { draft, change } = useDraft(sessionId, round.currentRound);
  const [hasMoved, setHasMoved] = useState(false);
  const picked = readPicked(draft, getCards(round));
  const step = {
    ...props,
    draft,
    picked,
    change: (next: Draft) => {
      setHasMoved(true);
      change(next);
    },
  };
  return draft.ordering && picked.length > 1 ? (
    <FirstStep {...step} hasMoved={hasMoved} />
  ) : (
    <PickStep {...step} />
  );
}

// A number from 0 to 10, and a line on why it is not lower.

/** A quadratic Bézier curve over the numbers. */
const arcPath = 'M14 78Q200 -34 386 78';

/** A sun on an arc over the numbers, above the one that is picked. */
function Dial({ picked }: { picked: string | undefined }) {
  const share = Number(picked ?? 0) / 10;
  return (
    <svg className={styles.dial} viewBox="0 0 400 86" aria-hidden="true">
      <path className={styles.rail} d={arcPath} />
      {picked !== undefined && (
        <>
          <path className={styles.way} d={arcPath} pathLength="100" strokeDasharray={`${share * 100} 100`} />
          {/* The point of `arcPath` above the picked number. */}
          <circle r="17" style={{ translate: `${14 + 372 * share}px ${78 - 224 * share * (1 - share)}px` }} />
        </>
      )}
    </svg>
  );
}

interface WhyProps {
  picked: string;
  text: string;
  locked: boolean;
  onText: (text: string) => void;
  onEnter: () => void;
}

function Why({ picked, text, locked, onText, onEnter }: WhyProps) {
  const t = roundTexts();
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className={styles.why}>
      <TextArea
        label={t.youSaid(picked, picked === '0' ? t.whatWouldMakeOne : t.whyNotLower)}
        rows={2}
        limit={limits.answerChars}
        placeholder={picked === '0' ? undefined : t.because}
        value={text}
        readOnly={locked}
        onValue={(next) => onText(next.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={sendOnEnter}
      />
    </div>
  );
}

export function ScaleAnswers(props: AnswersProps) {
  const { sessionId, round, headingId, locked, lock, onAnswer, renderActions } = props;
  const t = roundTexts();
  const endsId = useId();
  const { draft, change } = useDraft(sessionId, round.currentRound);
  const { open, text } = draft;
  const picked = open ? undefined : draft.picked?.[0];
  const ownText = open ? text.trim() : '';
  const answer = picked === undefined ? ownText : toScaleAnswer(round, picked, text);
  const canSubmit = answer !== '' && charsIn(answer) <= limits.answerChars && !locked;
  const submit = () => {
    lock();
    onAnswer({ text: answer });
  };
  return (
    <>
      <div className={styles.answers}>
        <div role="radiogroup" aria-labelledby={headingId} aria-describedby={endsId} className={scaleClass}>
          <Dial picked={picked} />
          <ScaleNumbers
            value={picked === undefined ? undefined : Number(picked)}
            locked={locked}
            lowest={t.lowest}
            highest={t.highest}
            endsId={endsId}
            // A text in the user's own words becomes the reason for the number; `OwnAnswer` below does the reverse.
            onValue={(number) => change({ open: false, text, picked: [String(number)] })}
          />
        </div>
        <div className={styles.room}>
          {picked !== undefined && (
            <Why
              picked={picked}
              text={text}
              locked={locked}
              onText={(next) => change({ ...draft, text: next })}
              onEnter={() => canSubmit && submit()}
            />
          )}
        </div>
        <OwnAnswer
          open={open}
          text={text}
          locked={locked}
          onChange={(isOpen, next) => change({ open: isOpen, text: next })}
        />
      </div>
      {renderActions({ canSubmit, onSubmit: submit })}
    </>
  );
}

// The texts of the answers, put together in the language of the dialogue instead of the page's.

type AnsweredRound = Pick<StoredRound, 'question'>;

/** How the parts of an answer are put together in one language. `own`: what the user wrote besides. */
interface AnswerForm {
  values: (first: string, others: readonly string[]) => string;
  number: (value: string) => string;
  join: (start: string, own: string) => string;
}

const answerForms: Record<GuideLocale, AnswerForm> = {
  en: {
    values: (first, others) => (others.length ? `${first}. Also: ${others.join(', ')}.` : `${first}.`),
    number: (value) => `${value}.`,
    join: (start, own) => `${start} ${own}`,
  },
  zh: {
    values: (first, others) => (others.length ? `${first}。还有：${others.join('、')}。` : `${first}。`),
    number: (value) => `${value}分。`,
    join: (start, own) => `${start}${own}`,
  },
};

/** A number or a card that stands alone needs no full stop. */
const removeFullStop = (text: string) => text.replace(/[.。]$/u, '');

function appendOwnText(form: AnswerForm, start: string, own: string): string {
  const words = own.trim();
  return words ? form.join(start, words) : start;
}

/** The answer of a values round. Begins with the card that comes first: the guide looks for it there. */
export function toValuesAnswer(
  { question }: AnsweredRound,
  { first, others, own = '' }: { first: string; others: readonly string[]; own?: string },
): string {
  const form = answerForms[guideLocale(question)];
  const start = form.values(first, others);
  return appendOwnText(form, others.length || own.trim() ? start : removeFullStop(start), own);
}

/** The answer of a scale round. Begins with the digits: the guide reads them there. */
export function toScaleAnswer({ question }: AnsweredRound, value: string, why: string): string {
  const form = answerForms[guideLocale(question)];
  return why.trim() ? appendOwnText(form, form.number(value), why) : removeFullStop(form.number(value));
}
