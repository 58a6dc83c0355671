/**
 * Memoizes functions that read something in a text, also from one step of the guide to the next. The keys are hashes of the
 * texts: no text is kept in memory. 'Reading' here is any result of such a function.
 */
import { createHash } from 'node:crypto';
import { memoizeForStep } from './memoize-step.ts';

/** `read`, memoized with at most `most` results; the oldest one is dropped first. */
export function memoizeReadings<Reading>(
  most: number,
  read: (text: string) => Reading,
): (text: string) => Reading {
  const latest = new Map<string, Reading>();
  return memoizeForStep((text) => {
    const hash = createHash('sha256').update(text).digest('base64url');
    const cached = latest.get(hash);
    if (cached !== undefined) return cached;
    const reading = read(text);
    for (const oldest of latest.keys()) {
      if (latest.size < most) break;
      latest.delete(oldest);
    }
    latest.set(hash, reading);
    return reading;
  });
}

/** The same for a function that also depends on the language: each language object has results of its own. */
export function memoizeByLanguage<Language extends object, Reading>(
  most: number,
  read: (language: Language, text: string) => Reading,
): (language: Language, text: string) => Reading {
  const memories = new WeakMap<Language, (text: string) => Reading>();
  return (language, text) => {
    let remembered = memories.get(language);
    if (!remembered) {
      remembered = memoizeReadings(most, (one) => read(language, one));
      memories.set(language, remembered);
    }
    return remembered(text);
  };
}
