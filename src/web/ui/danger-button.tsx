import { Button, type ButtonProps } from './button.tsx';
import styles from './danger-button.module.css';

export interface DangerButtonProps extends Omit<ButtonProps, 'kind'> {
  /** Only leads to the question whether it is meant. */
  quiet?: boolean;
}

/** What it does cannot be taken back, or takes something away. */
export function DangerButton({ quiet, className, ...rest }: DangerButtonProps) {
  const look = [quiet ? styles.quiet : styles.loud, className].filter(Boolean).join(' ');
  return <Button {...rest} kind={quiet ? 'text' : 'act'} className={look} />;
}
