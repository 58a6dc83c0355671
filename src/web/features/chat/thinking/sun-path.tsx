/** The progress of the wait as a sun that crosses the sky. No number is shown or announced. */
import { useEffect, useRef } from 'react';
import { timing } from '#shared/timing.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import styles from './thinking.module.css';
import { useReducedMotion } from './use-timing.ts';

/** In percent. The sun eases to the first while the guide works, creeps to the second, and ends after the final event. */
const easedTo = 86;
const maxBeforeFinal = 95;
const creepMs = 40_000;
const reducedSteps = 5;

const between = (from: number, to: number, share: number) => from + (to - from) * share;
const shareOf = (elapsedMs: number, wholeMs: number) =>
  wholeMs > 0 ? Math.min(1, Math.max(0, elapsedMs / wholeMs)) : 1;
const smooth = (share: number) => share * share * (3 - 2 * share);
const inSteps = (share: number) => Math.floor(share * reducedSteps) / reducedSteps;

/** Percent before the final event. `stepped`: five jumps instead of a glide, for reduced motion. */
export function progressAt(elapsedMs: number, stepped = false): number {
  const eased = 1 - (1 - shareOf(elapsedMs, timing.progressMs)) ** 2;
  if (stepped) return maxBeforeFinal * inSteps(eased);
  const crept = shareOf(elapsedMs - timing.progressMs, creepMs);
  return between(0, easedTo, eased) + between(0, maxBeforeFinal - easedTo, crept);
}

/** Percent after the final event, which came when the sun was at `from` percent; at its end after `arriveMs`. */
export function arrivalAt(from: number, elapsedMs: number, arriveMs: number, stepped = false): number {
  const share = shareOf(elapsedMs, arriveMs);
  return between(from, 100, stepped ? inSteps(share) : smooth(share));
}

interface Point {
  x: number;
  y: number;
}

const from: Point = { x: 14, y: 122 };
const bend: Point = { x: 200, y: -62 };
const to: Point = { x: 386, y: 122 };

const arcPath = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;

const along = (a: Point, b: Point, share: number): Point => ({
  x: between(a.x, b.x, share),
  y: between(a.y, b.y, share),
});

/** The part of the arc behind the sun (by de Casteljau's algorithm), and the sun's position. */
export function arcUpTo(percent: number): { path: string; sun: Point } {
  const share = percent / 100;
  const control = along(from, bend, share);
  const sun = along(control, along(bend, to, share), share);
  return { path: `M${from.x} ${from.y}Q${control.x} ${control.y} ${sun.x} ${sun.y}`, sun };
}

export interface SunPathProps {
  /** The final event has come: the sun reaches its end in this time. */
  arriveMs: number | undefined;
  complete: boolean;
  /** The wait is long: the sun hardly moves any more, its halo breathes. */
  slow: boolean;
}

/** Draws each frame on the SVG itself: rendering with React 60 times a second would cost too much. */
export function SunPath({ arriveMs, complete, slow }: SunPathProps) {
  const t = chatTexts();
  const stepped = useReducedMotion();
  const done = useRef<SVGPathElement>(null);
  const sun = useRef<SVGGElement>(null);
  const begun = useRef(0);
  const percent = useRef(0);
  useEffect(() => {
    const since = performance.now();
    const from = percent.current;
    begun.current ||= since;
    let frame = 0;
    const draw = () => {
      const now = performance.now();
      percent.current =
        arriveMs === undefined
          ? progressAt(now - begun.current, stepped)
          : arrivalAt(from, now - since, arriveMs, stepped);
      const { path, sun: at } = arcUpTo(percent.current);
      done.current?.setAttribute('d', path);
      sun.current?.setAttribute('transform', `translate(${at.x} ${at.y})`);
      if (percent.current < 100) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [arriveMs, stepped]);
  const start = arcUpTo(0);
  return (
    <div
      className={styles.sunPath}
      role="progressbar"
      aria-label={t.thinking}
      aria-valuetext={complete ? t.complete : t.inProgress}
      data-complete={complete || undefined}
      data-slow={slow || undefined}
    >
      <svg viewBox="0 0 400 132" aria-hidden="true" focusable="false">
        <path className={styles.rail} d={arcPath} />
        <path className={styles.done} ref={done} d={start.path} />
        <g className={styles.sun} ref={sun} transform={`translate(${start.sun.x} ${start.sun.y})`}>
          <circle className={styles.halo} r="40" />
          <circle r="22" />
        </g>
      </svg>
    </div>
  );
}
