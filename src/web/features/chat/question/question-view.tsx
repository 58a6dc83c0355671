/** What the user sees of one question of the guide. */
import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react';
import type { RoundKind } from '#shared/contract/shapes.ts';
import { chatTexts, understoodTexts } from '../../../i18n/en/chat.ts';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { Button } from '../../../ui/button.tsx';
import { ArrowLeftIcon, ListIcon } from '../../../ui/question-icons.tsx';
import type { StoredRound } from '../history.ts';
import { choiceRound } from './choice-round.tsx';
import styles from './question.module.css';
import type { Answer, AnswersProps, RoundRenderer, SubmitState } from './round-renderer.tsx';

interface QuestionViewProps {
  sessionId: string;
  round: StoredRound;
  onOptionPicked: (answer: Answer) => void;
  onAnswer: (answer: Answer) => void;
  onBack: () => void;
  /** The server has not confirmed the step back yet. */
  goingBack: boolean;
  /** 'Enough for now'; undefined while it is too early. */
  onEnough?: (() => void) | undefined;
  onOpenUnderstanding: () => void;
  /** How many lines the understanding has so far. */
  understoodLines: number;
  /** A line that says which guide wrote the question. */
  attribution?: string | undefined;
  /** The note of an unstored dialogue. */
  unstoredNote?: ReactNode;
  /** Shown below the question: the help card, if any. */
  children?: ReactNode;
}

interface HeadingProps extends Pick<QuestionViewProps, 'round' | 'onOpenUnderstanding' | 'understoodLines'> {
  id: string;
  children: ReactNode;
}

function Heading({ id, round, onOpenUnderstanding, understoodLines, children }: HeadingProps) {
  const { title } = understoodTexts();
  return (
    <>
      <h1 id={id} tabIndex={-1} dir="auto">
        {round.question}
      </h1>
      {round.supportMessage && (
        <p className={styles.support} dir="auto">
          {round.supportMessage}
        </p>
      )}
      <button
        type="button"
        className={styles.understood}
        aria-haspopup="dialog"
        onClick={onOpenUnderstanding}
      >
        <ListIcon />
        {title}
        {understoodLines > 0 && ` (${understoodLines})`}
      </button>
      {children}
    </>
  );
}

interface ActionsProps extends SubmitState, Pick<QuestionViewProps, 'goingBack' | 'onBack' | 'onEnough'> {
  locked: boolean;
}

function Actions({ canSubmit, onSubmit, locked, goingBack, onBack, onEnough }: ActionsProps) {
  const t = chatTexts();
  return (
    <div className={styles.go}>
      <Button kind="text" icon={<ArrowLeftIcon />} busy={goingBack} onClick={onBack}>
        {t.back}
      </Button>
      {onEnough && (
        <Button kind="text" aria-disabled={locked} onClick={onEnough}>
          {understoodTexts().enough}
        </Button>
      )}
      <Button className={styles.send} aria-disabled={!canSubmit} onClick={onSubmit}>
        {t.next}
      </Button>
    </div>
  );
}

/** The screen of one question: the question, the controls of its kind, and the buttons to go on, back or end. */
export function QuestionView(props: QuestionViewProps) {
  const {
    sessionId,
    round,
    onOptionPicked,
    onAnswer,
    onEnough,
    goingBack,
    attribution,
    unstoredNote,
    children,
  } = props;
  const headingId = useId();
  const [hasAnswered, setHasAnswered] = useState(false);
  const locked = hasAnswered || goingBack;
  const { Hint, Answers } = renderers[round.kind];
  useEffect(preloadRounds, []);
  const finish = () => {
    setHasAnswered(true);
    onEnough?.();
  };
  return (
    <div className={styles.ask}>
      <p className={styles.lead}>{chatTexts().lead}</p>
      <div>
        <Heading {...props} id={headingId}>
          {Hint && <Hint round={round} />}
        </Heading>
        {children}
      </div>
      <div className={styles.answers}>
        <Answers
          sessionId={sessionId}
          round={round}
          headingId={headingId}
          locked={locked}
          lock={() => setHasAnswered(true)}
          onOptionPicked={onOptionPicked}
          onAnswer={onAnswer}
          renderActions={(submit) => (
            <Actions {...props} {...submit} locked={locked} onEnough={onEnough && finish} />
          )}
        />
        {attribution && <p className={styles.written}>{attribution}</p>}
        {unstoredNote && <div className={styles.written}>{unstoredNote}</div>}
      </div>
    </div>
  );
}

/** For a kind with which no dialogue begins: its code comes later, so that the first question does not wait for it. */
function lazyRound(load: () => Promise<ComponentType<AnswersProps>>): RoundRenderer {
  const Answers = lazyComponent(load);
  return { Answers, load: Answers.load };
}

const renderers: Record<RoundKind, RoundRenderer> = {
  choice: choiceRound,
  values: lazyRound(async () => (await import('./later-rounds.tsx')).ValuesAnswers),
  scale: lazyRound(async () => (await import('./later-rounds.tsx')).ScaleAnswers),
};

/** Loads the code of all kinds early, so that no later round has to wait for it. */
function preloadRounds(): void {
  for (const { load } of Object.values(renderers)) load?.().catch(() => undefined);
}
