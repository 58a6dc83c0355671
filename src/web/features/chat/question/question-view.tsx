import { type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { chatTexts, understoodTexts } from '../../../i18n/en/chat.ts';
import { Button } from '../../../ui/button.tsx';
import { ArrowLeftIcon, ListIcon } from '../../../ui/question-icons.tsx';
import type { StoredRound } from '../history.ts';
import styles from './question.module.css';
import { preloadRounds, renderers } from './renderers.ts';
import type { Answer, SubmitState } from './round-renderer.ts';

export interface QuestionViewProps {
  sessionId: string;
  round: StoredRound;
  onChosen: (answer: Answer) => void;
  onAnswer: (answer: Answer) => void;
  onBack: () => void;
  /** The server has not confirmed the step back yet. */
  goingBack: boolean;
  /** 'Enough for now'; undefined while it is too early. */
  onEnough?: (() => void) | undefined;
  onUnderstood: () => void;
  /** How many lines the understanding has so far. */
  understoodLines: number;
  /** Says which guide wrote the question. */
  attribution?: string | undefined;
  /** The note of an unstored dialogue. */
  mark?: ReactNode;
  /** Shown below the question: the help card, if any. */
  children?: ReactNode;
}

function Heading({ id, round, children }: { id: string; round: StoredRound; children: ReactNode }) {
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
      {children}
    </>
  );
}

interface ActionsProps
  extends SubmitState,
    Pick<QuestionViewProps, 'goingBack' | 'onBack' | 'onEnough' | 'onUnderstood' | 'understoodLines'> {
  locked: boolean;
}

function Actions(props: ActionsProps) {
  const { canSubmit, onSubmit, locked, goingBack, onBack, onEnough, onUnderstood, understoodLines } = props;
  const t = chatTexts();
  const { enough, title, lineCount } = understoodTexts();
  return (
    <div className={styles.go}>
      <Button full aria-disabled={!canSubmit} onClick={onSubmit}>
        {t.next}
      </Button>
      <div className={styles.quiet}>
        <Button kind="text" icon={<ArrowLeftIcon />} busy={goingBack} onClick={onBack}>
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
          icon={<ListIcon />}
          aria-haspopup="dialog"
          onClick={onUnderstood}
        >
          {title}
          {understoodLines > 0 && (
            <>
              <span className={styles.count} aria-hidden="true">
                {understoodLines}
              </span>
              <span className="sr">, {lineCount(understoodLines)}</span>
            </>
          )}
        </Button>
      </div>
    </div>
  );
}

export function QuestionView(props: QuestionViewProps) {
  const { sessionId, round, onChosen, onAnswer, onEnough, goingBack, attribution, mark, children } = props;
  const headingId = useId();
  const [answered, setAnswered] = useState(false);
  const locked = answered || goingBack;
  const { Hint, Answers } = renderers[round.kind];
  useEffect(preloadRounds, []);
  const end = () => {
    setAnswered(true);
    onEnough?.();
  };
  return (
    <div className={styles.ask}>
      <div>
        <Heading id={headingId} round={round}>
          {Hint && <Hint round={round} />}
        </Heading>
        {children}
      </div>
      <div className={styles.answers}>
        <Suspense fallback={null}>
          <Answers
            sessionId={sessionId}
            round={round}
            headingId={headingId}
            locked={locked}
            onLock={() => setAnswered(true)}
            onChosen={onChosen}
            onAnswer={onAnswer}
            actions={(submit) => (
              <Actions {...props} {...submit} locked={locked} onEnough={onEnough && end} />
            )}
          />
        </Suspense>
        {attribution && <p className={styles.written}>{attribution}</p>}
        {mark && <div className={styles.written}>{mark}</div>}
      </div>
    </div>
  );
}
