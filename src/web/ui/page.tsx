/** The frame of every page: header, sky, ground and footer; the note that the network is gone. */
import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Link } from 'wouter';
import { pages } from '#shared/pages.ts';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { useAppConfig } from '../lib/app-config.ts';
import { localStore } from '../lib/storage.ts';
import { Canopy, type Corner, Emblem, Logo } from './art.tsx';
import { ButtonLink, IconButton, IconLink } from './button.tsx';
import { HomeIcon, LockIcon, SettingsIcon } from './icons.tsx';
import styles from './page.module.css';

/** Opens the settings panel. Provided by the router, which owns the panel. */
export const OpenSettings = createContext<() => void>(() => {});

export interface PageProps {
  /** How far the branches that frame the sky have moved aside, from 0 (landing page) to 1 (results). */
  apart: number;
  /** `logo`: brand link and settings button; `home`: the round home button; `none`: only `aside`. */
  header?: 'logo' | 'home' | 'none';
  /** Last in the header, to keep help in the same position on every screen. */
  aside?: ReactNode;
  /** A link in the header: to the sign-in, or for signed-in users to the library. */
  account?: boolean;
  /** Links to the legal pages, at the end. */
  footer?: boolean;
  /** Content up to 76rem wide instead of 40rem. */
  wide?: boolean;
  /** Vertically centered, for short screens such as login. */
  centered?: boolean;
  /** A second part, on the ground below the sky. */
  ground?: ReactNode;
  /** Where there are branches: `tr` is top right. */
  corners?: readonly Corner[];
  /** Shows the sun or moon; by default when the header is the logo. */
  emblem?: boolean;
  /** The page's class, for its own sizes in CSS (--emblem, --k-tr …). */
  className?: string;
  children: ReactNode;
}

export function Page(props: PageProps) {
  const { apart, header = 'logo', aside, account, footer, wide, centered, ground, children } = props;
  const { corners = ['tr', 'bl'], emblem = header === 'logo', className } = props;
  const main = useRef<HTMLElement>(null);
  const product = useProductName();
  useEffect(() => focusHeading(), []);
  const skyClass = [styles.sky, ground ? styles.short : '', header !== 'none' && styles.under];
  const insideClass = [styles.inside, wide && styles.wide, centered && styles.centered];
  return (
    <div
      className={[styles.page, className].filter(Boolean).join(' ')}
      style={{ '--open': apart } as CSSProperties}
    >
      <SkipLink onSkip={() => main.current?.focus()} />
      <Header kind={header} aside={aside} account={account} />
      <main id="main" ref={main} tabIndex={-1}>
        <div className={skyClass.filter(Boolean).join(' ')}>
          {emblem && <Emblem weather />}
          <Canopy corners={corners} />
          <div className={insideClass.filter(Boolean).join(' ')}>{children}</div>
        </div>
        {ground && (
          <div className={styles.ground}>
            <div className={styles.groundInside}>{ground}</div>
          </div>
        )}
      </main>
      {footer && <SiteFooter product={product} />}
    </div>
  );
}

/** Moves focus by script, because the router would treat a fragment as a navigation. */
function SkipLink({ onSkip }: { onSkip: () => void }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it goes to a place on this page, as a skip link does
    <a
      href="#main"
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        onSkip();
      }}
    >
      {commonTexts().skip}
    </a>
  );
}

type HeaderProps = Pick<PageProps, 'aside' | 'account'> & { kind: PageProps['header'] };

function Header({ kind, aside, account }: HeaderProps) {
  const t = commonTexts();
  const openSettings = use(OpenSettings);
  if (kind === 'none' && !aside) return null;
  return (
    <header className={styles.header}>
      {kind === 'logo' && <Brand />}
      {kind === 'home' && (
        <IconLink href={pages.home} label={t.home}>
          <HomeIcon />
        </IconLink>
      )}
      <div className={styles.aside}>
        {account && <AccountLinks />}
        {kind === 'logo' && (
          <IconButton label={t.settings} onClick={openSettings}>
            <SettingsIcon />
          </IconButton>
        )}
        {aside}
      </div>
    </header>
  );
}

/** Renders both; CSS shows one, because a prerendered page does not know whether its reader is signed in. */
function AccountLinks() {
  const t = commonTexts();
  return (
    <>
      <Link href={pages.login} className={`${styles.pill} ${styles.visitor}`}>
        {t.signIn}
      </Link>
      <Link href={pages.library} className={`${styles.pill} ${styles.member}`}>
        {t.titles.library}
      </Link>
    </>
  );
}

/** Tells the styles whether somebody is signed in (a member). In prerendered pages, a script does this first. */
export function markMember(): void {
  document.documentElement.toggleAttribute('data-member', localStore.read('accessToken') !== undefined);
}

function Brand() {
  const t = commonTexts();
  const product = useProductName();
  return (
    <Link href={pages.home} className={styles.brand} aria-label={t.homeLink(product)}>
      <Logo size={40} />
      <b>{product}</b>
    </Link>
  );
}

/** Stands for the product's name in prerendered pages; the server replaces it (server/http/pages.ts). */
const namePlaceholder = '{product}';

const readNameInHead = () =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
const subscribeToNothing = () => () => undefined;

/** The product's name. Until the settings are loaded, the one in the document's head. */
export function useProductName(): string {
  const named = useSyncExternalStore(
    subscribeToNothing,
    readNameInHead,
    () => readNameInHead() ?? namePlaceholder,
  );
  return useAppConfig()?.productName ?? named ?? commonTexts().product;
}

/** The white card under forms and longer texts. */
export function Paper({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={[styles.paper, className].filter(Boolean).join(' ')} />;
}

/** A line of small text with a lock icon. */
export function PrivacyNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.privacy}>
      <LockIcon />
      <span>{children}</span>
    </p>
  );
}

let hasMoved = false;

/** The router calls this on route changes. After a page load, focus stays where the browser put it. */
export function handleRouteChange(): void {
  hasMoved = true;
  markMember();
  document.documentElement.dataset.moved = '';
}

/**
 * Scrolls to the top and focuses the h1, which screen readers then read. `always`: for a screen that replaces another
 * without a route change.
 */
export function focusHeading({ always = false } = {}): void {
  if (!hasMoved && !always) return;
  window.scrollTo({ top: 0, behavior: 'instant' });
  const heading = document.querySelector('main h1');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const footerLinks = ['terms', 'privacy', 'refunds', 'contact'] as const;

/** Links to the legal pages, and a sentence on what the product is not. */
function SiteFooter({ product }: { product: string }) {
  const t = commonTexts();
  return (
    <footer className={styles.foot}>
      <div>
        <ul>
          {footerLinks.map((name) => (
            // Hidden where nobody is named to write to (server/http/pages.ts).
            <li key={name} data-part={name === 'contact' ? 'seller' : undefined}>
              <Link href={pages[name]}>{t.titles[name]}</Link>
            </li>
          ))}
        </ul>
        <p>{t.notTherapy(product)}</p>
      </div>
    </footer>
  );
}

function subscribeToNetwork(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** True while the browser reports that there is no network. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => !navigator.onLine,
    () => false,
  );
}

/** Shown on every screen without a network. The status element always exists, as screen readers require. */
export function OfflineBanner() {
  const isOffline = useOffline();
  return (
    <div role="status" className={styles.banner}>
      {isOffline && <p>{commonTexts().offline}</p>}
    </div>
  );
}

/** Shows the sky instead of a white screen while a page's code loads. */
export function BlankPage() {
  return (
    <div className={styles.blank} aria-busy="true">
      <p className="sr">{commonTexts().loading}</p>
    </div>
  );
}

/** Replaces a screen whose code has failed. The link reloads the app. */
export function BrokenPage({ children }: { children: ReactNode }) {
  const t = commonTexts();
  return (
    <Page apart={0.45} header="none" centered>
      <Paper className={styles.broken} role="alert">
        <h1>{t.brokenTitle}</h1>
        <p>{t.brokenText}</p>
        <ButtonLink href={pages.home} plain>
          {t.backHome}
        </ButtonLink>
        {children}
      </Paper>
    </Page>
  );
}
