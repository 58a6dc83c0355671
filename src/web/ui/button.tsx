/** Buttons, and links that look like them. */
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';

type Kind = 'primary' | 'outline' | 'text';

interface Look {
  kind?: Kind;
  /** As wide as its container. */
  full?: boolean;
  icon?: ReactNode;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Ignores presses while busy, but keeps focus, and its width if `busyLabel` is given. */
  busy?: boolean;
  busyLabel?: string;
}

function getClassName({ kind = 'primary', full }: Look, own?: string): string {
  return [styles.button, styles[kind], full && styles.full, own].filter(Boolean).join(' ');
}

/** `aria-disabled` works like `disabled`, but the button stays focusable. */
export function Button(props: ButtonProps) {
  const { kind, full, icon, busy, busyLabel, className, children, onClick, type = 'button', ...rest } = props;
  const inactive = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (inactive) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={getClassName({ kind, full }, className)}
      aria-busy={busy || undefined}
      aria-disabled={inactive || undefined}
      onClick={press}
    >
      {busy ? <i className={styles.spinner} aria-hidden="true" /> : icon}
      {busyLabel ? <Labels busy={busy} label={children} busyLabel={busyLabel} /> : <span>{children}</span>}
    </button>
  );
}

/** Both labels share a cell: the wider one sets the width. */
function Labels({ busy, label, busyLabel }: { busy?: boolean; label: ReactNode; busyLabel: string }) {
  return (
    <span className={styles.labels}>
      <span className={busy ? styles.hidden : undefined}>{label}</span>
      <span className={busy ? undefined : styles.hidden}>{busyLabel}</span>
    </span>
  );
}

export interface ButtonLinkProps extends Look {
  href: string;
  children: ReactNode;
  className?: string;
  /** Leaves the single-page app: a plain link, for example to the sandbox or after a failed load. */
  plain?: boolean;
}

export function ButtonLink({ href, kind, full, icon, children, className, plain }: ButtonLinkProps) {
  const content = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  const look = getClassName({ kind, full }, className);
  if (plain) {
    return (
      <a href={href} className={look}>
        {content}
      </a>
    );
  }
  return (
    <Link href={href} className={look}>
      {content}
    </Link>
  );
}

export interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
}

/** A round paper button of 44 px; the label is its name and tooltip. */
export function IconButton({ label, className, children, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={[styles.round, className].filter(Boolean).join(' ')}
    >
      {children}
    </button>
  );
}

export function IconLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <Link href={href} aria-label={label} title={label} className={styles.round}>
      {children}
    </Link>
  );
}

export interface DangerButtonProps extends Omit<ButtonProps, 'kind'> {
  /** For a button that only opens a confirmation. */
  quiet?: boolean;
}

/** For an action that deletes something or cannot be undone. */
export function DangerButton({ quiet, className, ...rest }: DangerButtonProps) {
  const look = [quiet ? styles.dangerText : styles.danger, className].filter(Boolean).join(' ');
  return <Button {...rest} kind={quiet ? 'text' : 'primary'} className={look} />;
}
