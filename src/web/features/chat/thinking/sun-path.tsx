/** The progress of the wait as a sun that crosses the sky. No number is shown or announced. */
import { useEffect, useRef } from 'react';
import { timing } from '#shared/timing.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import styles from './thinking.module.css';
import { useReducedMotion } from './use-timing.ts';

/**
 * In percent of the path. The sun eases to `easedPercent` in `timing.progressMs`, then creeps to `creepPercent` in
 * `creepMs`. It reaches 100 only after the final event.
 */
const easedPercent = 86;
const creepPercent = 95;
const creepMs = 40_000;
/** Jumps instead of a glide, for users who prefer reduced motion. */
const reducedSteps = 5;

const interpolate = (from: number, to: number, share: number) => from + (to - from) * share;
const shareOf = (elapsedMs: number, wholeMs: number) =>
  wholeMs > 0 ? Math.min(1, Math.max(0, elapsedMs / wholeMs)) : 1;
const easeInOut = (share: number) => share * share * (3 - 2 * share);
const toSteps = (share: number) => Math.floor(share * reducedSteps) / reducedSteps;

/** Percent before the final event. `stepped`: five jumps instead of a glide, for reduced motion. */
export function progressAt(elapsedMs: number, stepped = false): number {
  const eased = 1 - (1 - shareOf(elapsedMs, timing.progressMs)) ** 2;
  if (stepped) return creepPercent * toSteps(eased);
  const crept = shareOf(elapsedMs - timing.progressMs, creepMs);
  return interpolate(0, easedPercent, eased) + interpolate(0, creepPercent - easedPercent, crept);
}

/** Percent after the final event, which came when the sun was at `from` percent; at its end after `arriveMs`. */
export function arrivalAt(from: number, elapsedMs: number, arriveMs: number, stepped = false): number {
  const share = shareOf(elapsedMs, arriveMs);
  return interpolate(from, 100, stepped ? toSteps(share) : easeInOut(share));
}

interface Point {
  x: number;
  y: number;
}

/** The path of the sun: a quadratic Bézier curve in the units of the SVG's view box. */
const arcStart: Point = { x: 14, y: 122 };
const arcBend: Point = { x: 200, y: -62 };
const arcEnd: Point = { x: 386, y: 122 };

const arcPath = `M${arcStart.x} ${arcStart.y}Q${arcBend.x} ${arcBend.y} ${arcEnd.x} ${arcEnd.y}`;

const interpolatePoint = (a: Point, b: Point, share: number): Point => ({
  x: interpolate(a.x, b.x, share),
  y: interpolate(a.y, b.y, share),
});

/** The part of the arc behind the sun (by de Casteljau's algorithm), and the sun's position. */
export function arcUpTo(percent: number): { path: string; sun: Point } {
  const share = percent / 100;
  const control = interpolatePoint(arcStart, arcBend, share);
  const sun = interpolatePoint(control, interpolatePoint(arcBend, arcEnd, share), share);
  return { path: `M${arcStart.x} ${arcStart.y}Q${control.x} ${control.y} ${sun.x} ${sun.y}`, sun };
}

export interface SunPathProps {
  /** The final event has come: the sun reaches its end in this time. */
  arriveMs: number | undefined;
  complete: boolean;
}

/** Changes the SVG elements directly for each frame: rendering with React 60 times a second would cost too much. */
export function SunPath({ arriveMs, complete }: SunPathProps) {
  const t = chatTexts();
  const stepped = useReducedMotion();
  const travelledPath = useRef<SVGPathElement>(null);
  const sun = useRef<SVGGElement>(null);
  const startedAt = useRef(0);
  const percent = useRef(0);
  useEffect(() => {
    const phaseStartedAt = performance.now();
    const startPercent = percent.current;
    startedAt.current ||= phaseStartedAt;
    let frame = 0;
    const draw = () => {
      const now = performance.now();
      percent.current =
        arriveMs === undefined
          ? progressAt(now - startedAt.current, stepped)
          : arrivalAt(startPercent, now - phaseStartedAt, arriveMs, stepped);
      const { path, sun: position } = arcUpTo(percent.current);
      travelledPath.current?.setAttribute('d', path);
      sun.current?.setAttribute('transform', `translate(${position.x} ${position.y})`);
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
    >
      <svg viewBox="0 0 400 132" aria-hidden="true" focusable="false">
        <path className={styles.rail} d={arcPath} />
        <path className={styles.done} ref={travelledPath} d={start.path} />
        <g className={styles.sun} ref={sun} transform={`translate(${start.sun.x} ${start.sun.y})`}>
          <circle className={styles.halo} r="40" />
          <circle r="22" />
        </g>
      </svg>
    </div>
  );
}
