/** A round with up to three options and a text field for another answer. */
import { useEffect, useRef, useState } from 'react';
import { optionLetters } from '#shared/kinds.ts';
import { charsIn, limits } from '#shared/limits.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { localStore, numberKeysKey } from '../../../lib/storage.ts';
import { OptionCard, OptionGroup } from '../../../ui/option-card.tsx';
import type { StoredRound } from '../history.ts';
import { useReducedMotion } from '../thinking/use-timing.ts';
import { useDraft } from './draft.ts';
import styles from './question.module.css';
import { type Answer, type AnswersProps, OwnAnswer, type RoundRenderer } from './round-renderer.tsx';

/** How long the picked option is shown before the page moves on. */
const pickedShownMs = 420;

/**
 * Follows WCAG 2.1.4 (Character Key Shortcuts): the keys 1 to 3 work only while the focus is in the main part or nowhere,
 * never while the user writes, and the settings can switch them off.
 */
function isNumberKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !/^[1-3]$/.test(event.key))
    return false;
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches('textarea, input, select')) return false;
  return focused === null || focused === document.body || focused.closest('main') !== null;
}

const areNumberKeysOn = (): boolean => localStore.read(numberKeysKey) !== 'off';

/** Calls `pick` with the index of the option whose number was pressed. */
export function useNumberKeys(pick: (index: number) => void): void {
  const latest = useRef(pick);
  latest.current = pick;
  useEffect(() => {
    if (!areNumberKeysOn()) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (isNumberKey(event) && !document.querySelector('dialog:modal'))
        latest.current(Number(event.key) - 1);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}

/** Shows the picked option for a moment before the page moves on. */
export function usePickedOption({
  onOptionPicked,
  onAnswer,
}: Pick<AnswersProps, 'onOptionPicked' | 'onAnswer'>) {
  const [picked, setPicked] = useState<number>();
  const reducesMotion = useReducedMotion();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const pick = (index: number, answer: Answer) => {
    if (picked !== undefined) return;
    setPicked(index);
    onOptionPicked(answer);
    timer.current = setTimeout(() => onAnswer(answer), reducesMotion ? 0 : pickedShownMs);
  };
  return { picked, pick };
}

const getOptions = ({ options }: StoredRound) => options.slice(0, limits.optionsPerQuestion);

function KeyHint({ round }: { round: StoredRound }) {
  const t = chatTexts();
  const count = getOptions(round).length;
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

function ChoiceAnswers(props: AnswersProps) {
  const { sessionId, round, headingId, locked, lock, onAnswer, renderActions } = props;
  const { picked, pick } = usePickedOption(props);
  const { draft, change } = useDraft(sessionId, round.currentRound);
  const options = getOptions(round);
  const choose = (index: number) => {
    const text = options[index];
    if (locked || text === undefined) return;
    lock();
    pick(index, { text, option: optionLetters[index] });
  };
  useNumberKeys(choose);
  const ownText = draft.open ? draft.text.trim() : '';
  const submit = () => {
    lock();
    onAnswer({ text: ownText });
  };
  return (
    <>
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
        <OwnAnswer
          open={draft.open}
          text={draft.text}
          locked={locked}
          hint={chatTexts().pickOne}
          onChange={(open, text) => change({ open, text })}
        />
      </OptionGroup>
      {renderActions({
        canSubmit: ownText !== '' && charsIn(ownText) <= limits.answerChars && !locked,
        onSubmit: submit,
      })}
    </>
  );
}

export const choiceRound: RoundRenderer = { Hint: KeyHint, Answers: ChoiceAnswers };
