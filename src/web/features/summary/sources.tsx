import { languageAttributes } from '../../ui/language-attributes.ts';
import styles from './sources.module.css';

export interface Source {
  /** Where the user said it. */
  place: string;
  quote: string;
}

/** What a line of the results rests on. */
export function Sources({ from }: { from: readonly Source[] }) {
  return (
    <div className={styles.sources}>
      {from.map(({ place, quote }) => (
        <p key={`${place} ${quote}`}>
          <span {...languageAttributes(place)}>{place}</span> <q {...languageAttributes(quote)}>{quote}</q>
        </p>
      ))}
    </div>
  );
}
