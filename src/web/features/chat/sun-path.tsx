import { useEffect, useRef } from 'react';
import { chatTexts } from '../../i18n/chat.ts';
import { arcPath, arcUpTo, progressAt } from './progress.ts';
import { useReducedMotion } from './reduced-motion.ts';
import styles from './thinking.module.css';

/** The sun crosses the sky: drawn frame by frame, past React, until the final event. */
export function SunPath({ finished }: { finished: boolean }) {
  const t = chatTexts();
  const stepped = useReducedMotion();
  const done = useRef<SVGPathElement>(null);
  const sun = useRef<SVGCircleElement>(null);
  const begun = useRef(0);
  useEffect(() => {
    begun.current ||= performance.now();
    let frame = 0;
    const draw = () => {
      const { path, sun: at } = arcUpTo(progressAt(performance.now() - begun.current, finished, stepped));
      done.current?.setAttribute('d', path);
      sun.current?.setAttribute('cx', String(at.x));
      sun.current?.setAttribute('cy', String(at.y));
      if (!finished) frame = requestAnimationFrame(draw);
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
