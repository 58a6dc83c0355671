import type { RiskKind } from '#shared/contract/shapes.ts';
import { careTexts, kindTexts } from '../../i18n/en/care.ts';
import { Button } from '../../ui/button.tsx';
import styles from './care.module.css';
import { CareQuestion } from './care-question.tsx';
import { HelpContent, QuickExitForAbuse } from './help-content.tsx';

export interface HelpPanelProps {
  kind: RiskKind | undefined;
  /** Back to the question or answer, to change it or to go on reading. */
  onBack: () => void;
  /** Shown where prices would be: once help was shown in a tab, nothing is sold in it. */
  insteadOfPrices?: boolean;
}

/** Replaces the dialogue when a text speaks of high risk. Its texts are fixed, no guide writes them. */
export function HelpPanel({ kind, onBack, insteadOfPrices }: HelpPanelProps) {
  const t = careTexts();
  const words = kindTexts()[kind ?? 'self-harm'];
  return (
    <article className={styles.panel}>
      <QuickExitForAbuse kind={kind} />
      <h1 tabIndex={-1}>{insteadOfPrices ? t.closedTitle : words.title}</h1>
      <p className={styles.acknowledge}>{insteadOfPrices ? t.closed : words.acknowledge}</p>
      <HelpContent headingLevel={2} kind={kind} notes={insteadOfPrices ? [t.stays] : [t.notStored, t.stays]}>
        {!insteadOfPrices && <CareQuestion kind={kind ?? 'self-harm'} />}
      </HelpContent>
      <Button kind="outline" full onClick={onBack}>
        {insteadOfPrices ? t.backHome : t.backToWords}
      </Button>
    </article>
  );
}
