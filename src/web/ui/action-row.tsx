import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './action-row.module.css';
import { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button.tsx';

/** A list of actions of the same rank, one a line. */
export function ActionRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}

export interface ActionRowProps extends Omit<ButtonProps, 'kind' | 'full' | 'className'> {
  icon: ReactNode;
  /** It leads to another page or dialog, which an arrow shows. */
  leadsAway?: boolean;
}

/** The class of a row, for a quiet DangerButton among them. */
export const rowClass = styles.row;

/**
 * A button that looks like a line of a list, for screens with many actions: outlined buttons would all call for
 * attention.
 */
export function ActionRow({ leadsAway, ...rest }: ActionRowProps) {
  const look = [rowClass, leadsAway && styles.leads].filter(Boolean).join(' ');
  return <Button {...rest} kind="text" full className={look} />;
}

/** A row that is a link. */
export function ActionLink(props: Pick<ButtonLinkProps, 'href' | 'icon' | 'children'>) {
  return <ButtonLink {...props} kind="text" full className={`${rowClass} ${styles.leads}`} />;
}

/** Moves focus to an element when it appears, and scrolls it into view. The element needs `tabIndex={-1}`. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const container = useRef<T>(null);
  useEffect(() => {
    container.current?.focus();
    container.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return container;
}
