/** What each kind of round provides to the question page. The kinds are listed in renderers.ts. */
import type { ComponentType, ReactNode } from 'react';
import type { OptionLetter } from '#shared/kinds.ts';
import type { StoredRound } from '../history.ts';

export interface Answer {
  text: string;
  option?: OptionLetter;
}

/** State of the button that sends the answer. */
export interface SubmitState {
  canSubmit: boolean;
  onSubmit: () => void;
}

export interface AnswersProps {
  sessionId: string;
  round: StoredRound;
  headingId: string;
  /** An answer was given, or the user is leaving: nothing can be changed. */
  locked: boolean;
  /** Must be called when an answer is chosen, before `onAnswer`. */
  onLock: () => void;
  /** An option was picked, and is shown for a moment before `onAnswer`. */
  onChosen: (answer: Answer) => void;
  onAnswer: (answer: Answer) => void;
  /** Renders the buttons below the answers. */
  actions: (submit: SubmitState) => ReactNode;
}

/** The parts of a kind of round: a hint below the question, if any, and the controls for the answer. */
export interface RoundRenderer {
  Hint?: ComponentType<{ round: StoredRound }>;
  Answers: ComponentType<AnswersProps>;
  /** Fetches the code of `Answers`, where it comes later than the page's. */
  load?: () => Promise<unknown>;
}
