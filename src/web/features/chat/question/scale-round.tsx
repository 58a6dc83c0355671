/** A round with a number from 0 to 10, and a line on why it is not lower. */
import { type KeyboardEvent, useId } from 'react';
import { charsIn, limits } from '#shared/timing.ts';
import { roundTexts } from '../../../i18n/en/rounds.ts';
import { TextArea } from '../../../ui/field.tsx';
import { ScaleNumbers, scaleClass } from '../../../ui/scale-numbers.tsx';
import { toScaleAnswer } from './answer-text.ts';
import { useDraft } from './draft.ts';
import { type AnswersProps, OwnAnswer } from './round-renderer.tsx';
import styles from './scale-round.module.css';

/** A quadratic Bézier curve over the numbers. */
const arcPath = 'M14 78Q200 -34 386 78';

/** A sun on an arc over the numbers, above the one that is picked. */
function Dial({ picked }: { picked: string | undefined }) {
  const share = Number(picked ?? 0) / 10;
  return (
    <svg className={styles.dial} viewBox="0 0 400 86" aria-hidden="true" focusable="false">
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
  const { sessionId, round, headingId, locked, onLock, onAnswer, actions } = props;
  const t = roundTexts();
  const endsId = useId();
  const { draft, change } = useDraft(sessionId, round.currentRound);
  const { open, text } = draft;
  const picked = open ? undefined : draft.picked?.[0];
  const ownText = open ? text.trim() : '';
  const answer = picked === undefined ? ownText : toScaleAnswer(round, picked, text);
  const canSubmit = answer !== '' && charsIn(answer) <= limits.answerChars && !locked;
  const submit = () => {
    onLock();
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
      {actions({ canSubmit, onSubmit: submit })}
    </>
  );
}
