import type { CSSProperties } from 'react';
import styles from './lockup.module.css';
import { Logo } from './logo.tsx';
import { type LogoColours, logoSizes } from './logo-shape.ts';

export interface LockupProps {
  product: string;
  /** In pixels; never narrower than 72 (spec 9). */
  width?: number;
  colours?: LogoColours;
}

/** The mark with the product's name: a mark of 40 pixels and its word are 130 wide. */
export function Lockup({ product, width = logoSizes.default, colours }: LockupProps) {
  const scale = Math.max(width, logoSizes.lockupMin) / 130;
  return (
    <span className={styles.lockup} style={{ '--scale': scale } as CSSProperties}>
      <Logo size={Math.round(40 * scale)} colours={colours} />
      <b>{product}</b>
    </span>
  );
}
