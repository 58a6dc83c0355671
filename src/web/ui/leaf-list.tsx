import type { ReactNode } from 'react';
import { languageAttributes } from './language-attributes.ts';
import styles from './leaf-list.module.css';

interface ListProps {
  items: readonly ReactNode[];
}

// Lists never change their order, so the index is a safe key.
const rows = (items: readonly ReactNode[]) =>
  items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <li key={index} dir="auto" {...(typeof item === 'string' && languageAttributes(item))}>
      {item}
    </li>
  ));

/** A list whose bullets are leaves. The explicit role is needed because WebKit drops it for `list-style: none`. */
export function LeafList({ items }: ListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" className={styles.bullets}>
      {rows(items)}
    </ul>
  );
}

/** A numbered list, drawn as leaves on a stem. */
export function NumberedLeaves({ items }: ListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ol role="list" className={styles.path}>
      {rows(items)}
    </ol>
  );
}
