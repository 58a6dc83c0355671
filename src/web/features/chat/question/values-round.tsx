/** A round with cards of values: up to three are picked, then the one of them that comes first. */
import { useEffect, useId, useRef, useState } from 'react';
import { charsIn, limits } from '#shared/timing.ts';
import { roundTexts } from '../../../i18n/en/rounds.ts';
import { OptionGroup } from '../../../ui/option-card.tsx';
import type { StoredRound } from '../history.ts';
import { valuesAnswer } from './answer-text.ts';
import { type Draft, useDraft } from './draft.ts';
import { OwnAnswer } from './own-answer.tsx';
import type { AnswersProps } from './round-renderer.ts';
import styles from './values-round.module.css';

const maxPicked = 3;

const getCards = ({ options }: StoredRound) => [...new Set(options)].slice(0, limits.valueCards);

/** What is picked, without cards that this round does not have, and the one that comes first. */
function readPicked({ picked = [], first }: Draft, cards: readonly string[]) {
  const known = picked.filter((card) => cards.includes(card)).slice(0, maxPicked);
  return { picked: known, first: known.length === 1 ? known[0] : known.find((card) => card === first) };
}

function composeAnswer(round: StoredRound, draft: Draft): string {
  const { picked, first } = readPicked(draft, getCards(round));
  const own = draft.open ? draft.text.trim() : '';
  if (picked.length === 0) return own;
  if (first === undefined) return '';
  return valuesAnswer(round, { first, others: picked.filter((card) => card !== first), own });
}

interface CardProps {
  card: string;
  isPicked: boolean;
  /** Cannot be picked now; keeps focus. */
  isStill: boolean;
  onToggle: () => void;
}

function Card({ card, isPicked, isStill, onToggle }: CardProps) {
  return (
    <label className={styles.card}>
      <input type="checkbox" checked={isPicked} aria-disabled={isStill || undefined} onChange={onToggle} />
      <span dir="auto">{card}</span>
      <i className={styles.mark} aria-hidden="true" />
    </label>
  );
}

interface FirstProps {
  picked: readonly string[];
  first: string | undefined;
  locked: boolean;
  onFirst: (card: string) => void;
}

function First({ picked, first, locked, onFirst }: FirstProps) {
  const t = roundTexts();
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const isFull = picked.length === maxPicked;
  const wasFull = useRef(isFull);
  useEffect(() => {
    // On a phone it is below the screen while the cards are picked.
    if (isFull && !wasFull.current) group.current?.scrollIntoView({ block: 'nearest' });
    wasFull.current = isFull;
  }, [isFull]);
  return (
    <fieldset ref={group} className={styles.first}>
      <legend>{t.whichFirst}</legend>
      {picked.map((card) => (
        <label key={card} className={styles.rank}>
          <input
            type="radio"
            name={name}
            checked={first === card}
            aria-disabled={locked || undefined}
            onChange={() => !locked && onFirst(card)}
          />
          <span dir="auto">{card}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function ValuesAnswers(props: AnswersProps) {
  const { sessionId, round, headingId, locked, onLock, onAnswer, actions } = props;
  const t = roundTexts();
  const { draft, change } = useDraft(sessionId, round.currentRound);
  const [refused, setRefused] = useState(false);
  const cards = getCards(round);
  const { picked, first } = readPicked(draft, cards);
  const isFull = picked.length === maxPicked;
  const toggle = (card: string) => {
    if (locked) return;
    const isPicked = picked.includes(card);
    setRefused(isFull && !isPicked);
    if (isPicked) change({ ...draft, picked: picked.filter((other) => other !== card) });
    else if (!isFull) change({ ...draft, picked: [...picked, card] });
  };
  const text = composeAnswer(round, draft);
  const submit = () => {
    onLock();
    onAnswer({ text });
  };
  const state = picked.length ? t.picked(picked.length, maxPicked) : t.pickUpTo;
  return (
    <>
      <OptionGroup labelledBy={headingId}>
        <p className={styles.state} role="status">
          {refused ? t.takeOneBack : state}
          {/* Who does not see the choice appear below hears of it. */}
          {picked.length > 1 && first === undefined && <span className="sr"> {t.whichFirst}</span>}
        </p>
        <div className={styles.cards}>
          {cards.map((card) => (
            <Card
              key={card}
              card={card}
              isPicked={picked.includes(card)}
              isStill={locked || (isFull && !picked.includes(card))}
              onToggle={() => toggle(card)}
            />
          ))}
        </div>
        {picked.length > 1 && (
          <First
            picked={picked}
            first={first}
            locked={locked}
            onFirst={(card) => change({ ...draft, picked, first: card })}
          />
        )}
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
