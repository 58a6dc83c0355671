import styles from './waiting-question.module.css';

interface WaitingQuestionProps {
  label: string;
  question: string;
  className?: string | undefined;
}

/** The question that a person is on the way to, on the screens before its dialogue. A long one is cut on the screen. */
export function WaitingQuestion({ label, question, className }: WaitingQuestionProps) {
  return (
    <figure className={`${styles.waiting} ${className ?? ''}`}>
      <figcaption>{label}</figcaption>
      <p dir="auto">{question}</p>
    </figure>
  );
}
