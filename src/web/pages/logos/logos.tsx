import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { pages } from '#shared/pages.ts';
import {
  logoColours,
  type SkyMode,
  skyModes,
  skyStops,
  type ThemeName,
  themes,
} from '../../features/sky/themes.ts';
import { commonTexts } from '../../i18n/en/first-screen.ts';
import { logosTexts } from '../../i18n/en/logos.ts';
import { Logo, type LogoColours, logoSizes } from '../../ui/art.tsx';
import { Page, useProductName } from '../../ui/page.tsx';
import styles from './logos.module.css';

const themeNames = Object.keys(themes) as ThemeName[];
/** In pixels. */
const smallSizes = [logoSizes.lockupMin, 32, 16];

/** All 18 variants in four sizes, each mode on its own background. */
export function LogosPage() {
  const t = logosTexts();
  const ground = (
    <div className={styles.modes}>
      <p className={styles.note}>{t.sizes}</p>
      {skyModes.map((mode) => (
        <ModeSection key={mode} mode={mode} />
      ))}
    </div>
  );
  return (
    <Page apart={1} wide account footer className={styles.page} corners={['tr']} ground={ground}>
      <div className={styles.intro}>
        <h1>{commonTexts().titles.logos}</h1>
        <p>{t.lead}</p>
        <p>
          <Link href={pages.weatherLogos} className={styles.link}>
            {t.toWeather}
          </Link>
        </p>
      </div>
      <Lockups />
    </Page>
  );
}

function Lockups() {
  const t = logosTexts();
  const product = useProductName();
  const widths = [
    [logoSizes.default, t.usual],
    [logoSizes.lockupMin, t.narrowest],
  ] as const;
  return (
    <section className={styles.lockups} aria-label={t.lockup}>
      {widths.map(([width, caption]) => (
        <figure key={width}>
          <Lockup product={product} width={width} />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </section>
  );
}

function ModeSection({ mode }: { mode: SkyMode }) {
  const t = logosTexts();
  return (
    <section
      className={styles.mode}
      data-scheme={mode === 'dark' ? 'dark' : 'light'}
      aria-labelledby={`mode-${mode}`}
    >
      <h2 id={`mode-${mode}`}>{t.modes[mode]}</h2>
      <div className={styles.grid}>
        {themeNames.map((name) => (
          <Variant key={name} name={name} mode={mode} />
        ))}
      </div>
    </section>
  );
}

function Variant({ name, mode }: { name: ThemeName; mode: SkyMode }) {
  const { name: title, weather } = logosTexts().themes[name];
  const colours = logoColours(name, mode);
  return (
    <figure className={styles.variant}>
      <Logo colours={colours} />
      <div className={styles.sizes}>
        {smallSizes.map((size) => (
          <Logo key={size} size={size} colours={colours} />
        ))}
      </div>
      <div
        className={styles.band}
        style={{ background: `linear-gradient(90deg, ${skyStops(name, mode)})` }}
      />
      <figcaption>
        <b>{title}</b>
        <span>{weather}</span>
      </figcaption>
    </figure>
  );
}

interface LockupProps {
  product: string;
  /** In pixels; never narrower than 72. */
  width?: number;
  colours?: LogoColours;
}

/** The logo with the product's name. With a logo of 40 pixels, both together are 130 pixels wide. */
export function Lockup({ product, width = logoSizes.default, colours }: LockupProps) {
  const scale = Math.max(width, logoSizes.lockupMin) / 130;
  return (
    <span className={styles.lockup} style={{ '--scale': scale } as CSSProperties}>
      <Logo size={Math.round(40 * scale)} colours={colours} />
      <b>{product}</b>
    </span>
  );
}
