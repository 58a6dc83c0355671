/** The progress of the wait as a sun that crosses the sky. It is simulated, so no number is shown or announced. */

import { useEffect, useRef } from 'react';
import { timing } from '#shared/timing.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import styles from './thinking.module.css';
import { useReducedMotion } from './use-timing.ts';

/** In percent. The sun reaches the end only after the final event. */
const maxBeforeFinal = 95;
const reducedSteps = 5;

/** How long the sun takes to the end after the final event. */
const arrivalMs = 900;

/** Percent during the wait. `stepped`: five jumps instead of a glide, for reduced motion. */
export function progressAt(elapsedMs: number, stepped = false): number {
  const time = Math.min(1, Math.max(0, elapsedMs / timing.progressMs));
  const eased = 1 - (1 - time) ** 2;
  return maxBeforeFinal * (stepped ? Math.floor(eased * reducedSteps) / reducedSteps : eased);
}

/** Percent after the final event, which arrived when the sun was at `from` percent. */
export function arrivalAt(from: number, elapsedMs: number, stepped = false): number {
  if (stepped) return 100;
  const time = Math.min(1, Math.max(0, elapsedMs / arrivalMs));
  return from + (100 - from) * time * time * (3 - 2 * time);
}

interface Point {
  x: number;
  y: number;
}

const from: Point = { x: 14, y: 122 };
const bend: Point = { x: 200, y: -62 };
const to: Point = { x: 386, y: 122 };

const arcPath = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The part of the arc behind the sun (by de Casteljau's algorithm), and the sun's position. */
export function arcUpTo(percent: number): { path: string; sun: Point } {
  const share = percent / 100;
  const control = between(from, bend, share);
  const sun = between(control, between(bend, to, share), share);
  return { path: `M${from.x} ${from.y}Q${control.x} ${control.y} ${sun.x} ${sun.y}`, sun };
}

/** Draws each frame on the SVG itself: rendering with React 60 times a second would cost too much. */
export function SunPath({ finished }: { finished: boolean }) {
  const t = chatTexts();
  const stepped = useReducedMotion();
  const done = useRef<SVGPathElement>(null);
  const sun = useRef<SVGCircleElement>(null);
  const begun = useRef(0);
  const percent = useRef(0);
  useEffect(() => {
    const since = performance.now();
    const from = percent.current;
    begun.current ||= since;
    let frame = 0;
    const draw = () => {
      const now = performance.now();
      percent.current = finished
        ? arrivalAt(from, now - since, stepped)
        : progressAt(now - begun.current, stepped);
      const { path, sun: at } = arcUpTo(percent.current);
      done.current?.setAttribute('d', path);
      sun.current?.setAttribute('cx', String(at.x));
      sun.current?.setAttribute('cy', String(at.y));
      if (percent.current < 100) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [finished, stepped]);
  const start = arcUpTo(0);
  return (
    <div
      className={styles.sunPath}
      role="progressbar"
      aria-label={t.thinking}
      aria-valuetext={finished ? t.complete : t.inProgress}
    >
      <svg viewBox="0 0 400 132" aria-hidden="true" focusable="false">
        <path className={styles.rail} d={arcPath} />
        <path className={styles.done} ref={done} d={start.path} />
        <circle className={styles.sun} ref={sun} cx={start.sun.x} cy={start.sun.y} r="22" />
      </svg>
    </div>
  );
}
