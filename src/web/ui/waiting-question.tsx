import { readJson, type Store, tabStore, turnKey } from '../lib/storage.ts';
import { languageAttributes } from './language-attributes.ts';
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
      <p className="display" {...languageAttributes(question)}>
        {question}
      </p>
    </figure>
  );
}

/**
 * The question of the dialogue or confirm page at this address. An unstored one is in session storage instead. Not part
 * of the dialogue's code, which the account and subscription pages do not load.
 */
export function findPageQuestion(url: string | undefined, store: Store = tabStore): string | undefined {
  const query = new URLSearchParams(url?.split('?')[1]);
  const turn = readJson(store, turnKey(query.get('sessionId') ?? ''));
  const unstored = typeof turn === 'object' && turn !== null && Reflect.get(turn, 'kind') === 'start';
  const text = query.get('message') ?? (unstored ? Reflect.get(turn, 'text') : undefined);
  return (typeof text === 'string' && text.trim()) || undefined;
}
