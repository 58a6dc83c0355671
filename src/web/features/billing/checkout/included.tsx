import { pages } from '#shared/pages.ts';
import { billingTexts } from '../../../i18n/en/billing.ts';
import { LeafList } from '../../../ui/leaf-list.tsx';
import styles from './checkout.module.css';

/** What a subscription includes, with a link to a finished example. */
export function Included({ className }: { className?: string | undefined }) {
  const t = billingTexts();
  return (
    <div className={`${styles.included} ${className ?? ''}`}>
      <LeafList items={t.included} />
      <a href={pages.sample} className={styles.sample}>
        {t.sample}
      </a>
    </div>
  );
}
