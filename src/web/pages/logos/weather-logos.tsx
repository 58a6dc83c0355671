import { Link } from 'wouter';
import { pages } from '#shared/pages.ts';
import { type CachedWeather, retryWeather, type Sky, useSky } from '../../features/sky/sky.ts';
import {
  logoColours,
  type SkyMode,
  skyModes,
  skyStops,
  type ThemeName,
  themes,
} from '../../features/sky/themes.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { commonTexts } from '../../i18n/en/first-screen.ts';
import { logosTexts } from '../../i18n/en/logos.ts';
import { Logo } from '../../ui/art.tsx';
import { Button } from '../../ui/button.tsx';
import { Page, Paper } from '../../ui/page.tsx';
import styles from './weather-logos.module.css';

const themeNames = Object.keys(themes) as ThemeName[];

/** The logo for the current weather with the reading behind it, and all themes with their weather. */
export function WeatherLogosPage() {
  const t = logosTexts();
  const sky = useSky();
  return (
    <Page
      apart={1}
      wide
      account
      footer
      className={styles.page}
      corners={['tr']}
      ground={<Themes sky={sky} />}
    >
      <h1>{commonTexts().titles.weatherLogos}</h1>
      <p className={styles.lead}>{t.weatherLead}</p>
      <CurrentSky sky={sky} />
      <p>
        <Link href={pages.logos} className={styles.link}>
          {t.toGallery}
        </Link>
      </p>
    </Page>
  );
}

function CurrentSky({ sky }: { sky: Sky }) {
  const t = logosTexts();
  return (
    <Paper className={styles.present}>
      <Logo />
      <div className={styles.text}>
        <h2>{t.themes[sky.theme].name}</h2>
        <p className={styles.mode}>
          {sky.mode === 'dark' && sky.reading
            ? t.darkBy(Boolean(sky.reading.weather.is_day))
            : t.modes[sky.mode]}
        </p>
        <div role="status">
          {sky.state === 'loading' && <p>{t.loading}</p>}
          {sky.state === 'failed' && <p>{t.failed}</p>}
        </div>
        {sky.state === 'failed' && (
          <Button kind="outline" onClick={() => void retryWeather()}>
            {t.again}
          </Button>
        )}
        {sky.reading && <WeatherFacts reading={sky.reading} />}
      </div>
    </Paper>
  );
}

function Themes({ sky }: { sky: Sky }) {
  const t = logosTexts();
  return (
    <section aria-labelledby="every">
      <h2 id="every">{t.every}</h2>
      <p className={styles.everyText}>{t.everyText}</p>
      <div className={styles.themes}>
        {themeNames.map((name) => (
          <ThemeCard key={name} name={name} currentMode={sky.theme === name ? sky.mode : undefined} />
        ))}
      </div>
    </section>
  );
}

/** `currentMode`: undefined unless this is the current theme. */
function ThemeCard({ name, currentMode }: { name: ThemeName; currentMode: SkyMode | undefined }) {
  const { name: title, weather } = logosTexts().themes[name];
  return (
    <section className={styles.theme} aria-labelledby={`theme-${name}`}>
      <h3 id={`theme-${name}`}>{title}</h3>
      <p className={styles.when}>{weather}</p>
      <div className={styles.variants}>
        {skyModes.map((mode) => (
          <Variant key={mode} name={name} mode={mode} isCurrent={currentMode === mode} />
        ))}
      </div>
    </section>
  );
}

function Variant({ name, mode, isCurrent }: { name: ThemeName; mode: SkyMode; isCurrent: boolean }) {
  const t = logosTexts();
  return (
    <figure className={styles.variant} aria-current={isCurrent || undefined}>
      <div style={{ background: `linear-gradient(${skyStops(name, mode)})` }}>
        <Logo size={72} colours={logoColours(name, mode)} />
      </div>
      <figcaption>
        {t.modes[mode]}
        {isCurrent && <b>{t.now}</b>}
      </figcaption>
    </figure>
  );
}

const formatWithUnit = (value: number, unit: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);

const formatTime = (time: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));

/** Index into the eight points of the compass, clockwise from north. */
const toCompassIndex = (degrees: number) => Math.round(degrees / 45) % 8;

function WeatherFacts({ reading: { weather, source } }: { reading: CachedWeather }) {
  const t = logosTexts();
  const locale = currentLocale();
  const direction = t.compass[toCompassIndex(weather.winddirection)] ?? '';
  const facts: [string, string][] = [
    [t.weather, t.weatherOf[weather.weathercode] ?? t.unnamedWeather(weather.weathercode)],
    [t.temperature, formatWithUnit(weather.temperature, 'celsius', locale)],
    [t.wind, t.windFrom(formatWithUnit(weather.windspeed, 'kilometer-per-hour', locale), direction)],
    // Default weather has no time of measurement.
    ...(source === 'service' ? [[t.read, formatTime(weather.time, locale)] as [string, string]] : []),
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>{t.sources[source]}</p>
    </>
  );
}
