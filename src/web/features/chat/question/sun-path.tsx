import { useEffect, useRef } from 'react';
import { chatTexts } from '../../../i18n/chat.ts';
import { useReducedMotion } from '../thinking/reduced-motion.ts';
import styles from '../thinking/thinking.module.css';
import { arcPath, arcUpTo, arrivalAt, progressAt } from './progress.ts';

/** The sun crosses the sky and comes to rest at its end: drawn frame by frame, past React. */
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
