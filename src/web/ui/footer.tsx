import { Link } from 'wouter';
import { pages } from '#shared/pages.ts';
import { commonTexts } from '../i18n/en/first-screen.ts';
import styles from './footer.module.css';

const links = ['terms', 'privacy', 'refunds', 'contact'] as const;

/** At the end of every page for visitors. */
export function SiteFooter({ product }: { product: string }) {
  const t = commonTexts();
  return (
    <footer className={styles.foot}>
      <div>
        <ul>
          {links.map((name) => (
            <li key={name}>
              <Link href={pages[name]}>{t.titles[name]}</Link>
            </li>
          ))}
        </ul>
        <p>{t.notTherapy(product)}</p>
      </div>
    </footer>
  );
}
