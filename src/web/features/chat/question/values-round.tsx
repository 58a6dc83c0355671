/** A round with cards of values, in two steps: up to three are picked, then the one of them that comes first. */
import { useEffect, useId, useRef, useState } from 'react';
import { charsIn, limits } from '#shared/timing.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { roundTexts } from '../../../i18n/en/rounds.ts';
import { Button } from '../../../ui/button.tsx';
import { OptionCard, OptionGroup } from '../../../ui/option-card.tsx';
import type { StoredRound } from '../history.ts';
import { toValuesAnswer } from './answer-text.ts';
import { useChoice, useNumberKeys } from './choice-round.tsx';
import { type Draft, useDraft } from './draft.ts';
import { type AnswersProps, OwnAnswer } from './round-renderer.tsx';
import styles from './values-round.module.css';

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

function PickStep({ round, headingId, locked, onLock, onAnswer, actions, draft, picked, change }: StepProps) {
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
    onLock();
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
      {actions({
        canSubmit: text !== '' && charsIn(text) <= limits.answerChars && !locked,
        onSubmit: submit,
      })}
    </>
  );
}

/** `hasMoved`: the user has just come from the cards, and did not reload the page here. */
function FirstStep(props: StepProps & { hasMoved: boolean }) {
  const { round, locked, onLock, actions, draft, picked, change, hasMoved } = props;
  const t = roundTexts();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { picked: firstIndex, pick } = useChoice(props);
  const choose = (index: number) => {
    const card = picked[index];
    if (locked || card === undefined) return;
    onLock();
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
      {actions({ canSubmit: false, onSubmit: () => undefined })}
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
