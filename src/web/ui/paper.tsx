import type { ComponentProps } from 'react';
import styles from './paper.module.css';

/** The white card that forms and longer texts stand on. */
export function Paper({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={[styles.paper, className].filter(Boolean).join(' ')} />;
}
