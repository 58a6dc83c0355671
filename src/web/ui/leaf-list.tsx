import type { ReactNode } from 'react';
import styles from './leaf-list.module.css';
import { ownWords } from './own-words.ts';

interface ListProps {
  items: readonly ReactNode[];
}

// Lists never change their order, so the index is a safe key.
const rows = (items: readonly ReactNode[]) =>
  items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <li key={index} dir="auto" {...(typeof item === 'string' && ownWords(item))}>
      {item}
    </li>
  ));

/** The explicit role is needed because WebKit drops it for `list-style: none`. */
export function LeafList({ items }: ListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" className={styles.bullets}>
      {rows(items)}
    </ul>
  );
}

/** Numbered leaves on a stem. */
export function NumberedLeaves({ items }: ListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ol role="list" className={styles.path}>
      {rows(items)}
    </ol>
  );
}
