import styles from './waiting-question.module.css';

interface WaitingQuestionProps {
  label: string;
  question: string;
  className?: string | undefined;
}

/** The user's question, on the screens between asking it and its dialogue. CSS shortens a long one. */
export function WaitingQuestion({ label, question, className }: WaitingQuestionProps) {
  return (
    <figure className={`${styles.waiting} ${className ?? ''}`}>
      <figcaption>{label}</figcaption>
      <p dir="auto">{question}</p>
    </figure>
  );
}
