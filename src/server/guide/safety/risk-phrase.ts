/** A pattern of what people in danger say, with the kind of danger. */
import type { RiskKind } from '#shared/contract/shapes.ts';

/**
 * How plainly it speaks of danger. `high`: plainly. `low`: perhaps. `named`: a word for the danger that is slang as
 * well, like 'suicidal', or relief at 'an end to it'; it shows help, but does not stop the dialogue by itself.
 */
export type PhraseLevel = 'low' | 'named' | 'high';

export interface RiskPhrase {
  level: PhraseLevel;
  kind: RiskKind;
  pattern: RegExp;
}

export const high = (kind: RiskKind, source: string): RiskPhrase => ({
  level: 'high',
  kind,
  pattern: new RegExp(source, 'u'),
});
export const low = (kind: RiskKind, source: string): RiskPhrase => ({
  level: 'low',
  kind,
  pattern: new RegExp(source, 'u'),
});
