/** Line chart of how clear it was to the user after each reflection, from 0 to 10. No goals, averages or praise. */
import { useId } from 'react';
import { limits } from '#shared/limits.ts';
import { libraryTexts } from '../../i18n/en/library.ts';
import styles from './clarity-trend.module.css';
import type { Reflection } from './reflections.ts';

/** In units of the SVG's view box; `edge` leaves room for the dot at the end. */
const width = 240;
const height = 48;
const edge = 6;

function toPoints(values: readonly number[]): { x: number; y: number }[] {
  const step = (width - 2 * edge) / (values.length - 1);
  return values.map((value, index) => ({
    x: edge + index * step,
    y: height - edge - (value / limits.clarityMax) * (height - 2 * edge),
  }));
}

export interface ClarityTrendProps {
  /** Newest first; each has a number. */
  reflections: readonly Reflection[];
}

export function ClarityTrend({ reflections }: ClarityTrendProps) {
  const t = libraryTexts();
  const id = useId();
  const values = reflections.flatMap(({ clarity }) => clarity?.after ?? []).reverse();
  const points = toPoints(values);
  const last = points.at(-1);
  return (
    <section aria-labelledby={id} className={styles.trend}>
      <h2 id={id}>{t.trend}</h2>
      <p className="sr">{t.trendText(values.join(' · '))}</p>
      <svg viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true">
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {last && <circle cx={last.x} cy={last.y} r="4" />}
      </svg>
      <p className="small muted">{t.trendNote}</p>
    </section>
  );
}
