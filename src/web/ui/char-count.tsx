import { useEffect, useState } from 'react';
import { charCountTexts } from '../i18n/en/misc.ts';
import styles from './field.module.css';
import { AlertIcon } from './icons.tsx';

interface CharCountProps {
  id: string;
  length: number;
  limit: number;
}

/** The count is announced when the user has not typed for this long. */
const pauseMs = 1_000;

/** Shown near a text's limit and beyond it. The text is never cut. */
export function CharCount({ id, length, limit }: CharCountProps) {
  const t = charCountTexts();
  const over = length > limit;
  const text = over ? t.over(length - limit, limit) : t.left(length, limit);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <p id={id} className={`${styles.count} ${over ? styles.error : styles.hint}`}>
        {over && <AlertIcon />}
        <span>{text}</span>
      </p>
      <p role="status" className="sr">
        {said}
      </p>
    </>
  );
}
