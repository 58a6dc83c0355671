/** The form of a check-in that is due. */
import { type FormEvent, useId, useRef, useState } from 'react';
import type { CheckInAnswers } from '#shared/contract/shapes.ts';
import { charsIn, limits } from '#shared/limits.ts';
import { quoteAtEnd } from '#shared/summary.ts';
import { checkInTexts, clarityTexts } from '../../i18n/en/check-in.ts';
import { ApiError, call } from '../../lib/api.ts';
import { readJson, tabStore, writeJson } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { FieldMessages, TextArea } from '../../ui/field.tsx';
import patterns from '../../ui/patterns.module.css';
import { ClarityScale } from '../../ui/scale-numbers.tsx';
import { announce } from '../../ui/toast.tsx';
import styles from './check-in.module.css';
import { type CheckIn, DatedHeading } from './check-in.tsx';

const stepAnswers = ['yes', 'partly', 'no'] as const;

export interface AnsweredCheckIn {
  checkIn: CheckIn;
  care?: 'low' | 'high' | undefined;
  careKind?: string | undefined;
}

interface CheckInFormProps {
  checkIn: CheckIn;
  onAnswered: (answered: AnsweredCheckIn) => void;
  /** The server says that it was answered already: in another tab, or by a call whose response was lost. */
  onDone: () => void;
}

/**
 * The questions of a check-in that is due: whether the next step happened, what has changed, and how clear it is now.
 */
export function CheckInForm({ checkIn, onAnswered, onDone }: CheckInFormProps) {
  const t = checkInTexts();
  const { sessionId, nextStep, path } = checkIn;
  // The step in the user's own words, else the answer that the first line of the path quotes.
  const step = nextStep?.text ?? quoteAtEnd(path[0] ?? '');
  const { draft, change } = useCheckInDraft(sessionId);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isStepMissing, setStepMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const earlierClarity = checkIn.clarity?.after ?? checkIn.clarity?.before;

  function showProblem(text: string, field?: string) {
    setProblem(text);
    announce(text);
    if (field) form.current?.querySelector<HTMLElement>(field)?.focus();
  }

  async function send({ step, ...rest }: CheckInDraft) {
    setProblem(undefined);
    setStepMissing(!step);
    if (!step) {
      announce(t.chooseStep);
      return form.current?.querySelector<HTMLElement>('input[type=radio]')?.focus();
    }
    if ([rest.changed, rest.known].some((text) => charsIn(text) > limits.checkInChars))
      return showProblem(t.tooLong, '[aria-invalid=true]');
    setBusy(true);
    try {
      const answered = await call('answerCheckIn', { params: { sessionId }, body: { step, ...rest } });
      if (answered.care !== 'high') forgetCheckInDraft(sessionId);
      onAnswered(answered);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'check_in_done') {
        forgetCheckInDraft(sessionId);
        return onDone();
      }
      showProblem(t.failed);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void send(draft);
  }

  return (
    <section aria-label={t.nowTitle}>
      <DatedHeading title={t.nowTitle} at={new Date().toISOString()} />
      <form ref={form} className={styles.questions} onSubmit={submit} noValidate>
        <StepChoice
          picked={draft.step}
          hint={step && t.stepText(step)}
          isMissing={isStepMissing}
          onPick={(step) => {
            setStepMissing(false);
            change({ step });
          }}
        />
        <div className={styles.open}>
          {(['changed', 'known'] as const).map((name) => (
            <OpenQuestion
              key={name}
              label={t[name]}
              value={draft[name]}
              onValue={(text) => change({ [name]: text })}
            />
          ))}
        </div>
        <ClarityScale
          legend={earlierClarity === undefined ? t.clear : t.clearWithThen(earlierClarity)}
          value={draft.clarity}
          earlier={earlierClarity}
          {...clarityTexts()}
          onValue={(clarity) => change({ clarity })}
        />
        {problem && <p className={patterns.problem}>{problem}</p>}
        <div className={styles.send}>
          <Button type="submit" busy={busy} busyLabel={t.saving}>
            {t.submit}
          </Button>
        </div>
      </form>
    </section>
  );
}

interface OpenQuestionProps {
  label: string;
  value: string;
  onValue: (text: string) => void;
}

function OpenQuestion({ label, value, onValue }: OpenQuestionProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <TextArea id={id} rows={2} limit={limits.checkInChars} value={value} onValue={onValue} />
    </div>
  );
}

interface StepChoiceProps {
  picked: CheckInDraft['step'];
  hint: string | undefined;
  /** The form was sent without an answer. */
  isMissing: boolean;
  onPick: (step: (typeof stepAnswers)[number]) => void;
}

function StepChoice({ picked, hint, isMissing, onPick }: StepChoiceProps) {
  const t = checkInTexts();
  const radioName = useId();
  return (
    <fieldset aria-describedby={isMissing ? `${radioName}-error` : undefined}>
      <legend>{t.step}</legend>
      {hint && (
        <p className={styles.hint} dir="auto">
          {hint}
        </p>
      )}
      <div className={styles.three}>
        {stepAnswers.map((step) => (
          <label key={step}>
            <input
              type="radio"
              name={radioName}
              className={patterns.coveringInput}
              checked={picked === step}
              onChange={() => onPick(step)}
            />
            {t.answers[step]}
          </label>
        ))}
      </div>
      {isMissing && (
        <div className={styles.missing}>
          <FieldMessages id={radioName} error={t.chooseStep} />
        </div>
      )}
    </fieldset>
  );
}

/** Answers that were not sent, kept in session storage to survive a reload and a sign-in. */
type CheckInDraft = Pick<CheckInAnswers, 'changed' | 'known' | 'clarity'> &
  Partial<Pick<CheckInAnswers, 'step'>>;

/**
 * All drafts of a dialogue begin with `draft_` and its id, so that they are removed with it
 * (features/chat/dialogue-ids.ts).
 */
const draftKey = (sessionId: string) => `draft_${sessionId}_check-in`;

function readCheckInDraft(sessionId: string): CheckInDraft {
  const stored = readJson(tabStore, draftKey(sessionId));
  const { step, changed, known, clarity } = (stored ?? {}) as Record<string, unknown>;
  const isNumber = typeof clarity === 'number' && clarity >= 0 && clarity <= limits.clarityMax;
  return {
    changed: typeof changed === 'string' ? changed : '',
    known: typeof known === 'string' ? known : '',
    ...((step === 'yes' || step === 'partly' || step === 'no') && { step }),
    ...(isNumber && { clarity }),
  };
}

function forgetCheckInDraft(sessionId: string): void {
  tabStore.remove(draftKey(sessionId));
}

function useCheckInDraft(sessionId: string) {
  const [draft, setDraft] = useState(() => readCheckInDraft(sessionId));
  const change = (part: Partial<CheckInDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    writeJson(tabStore, draftKey(sessionId), next);
  };
  return { draft, change };
}
