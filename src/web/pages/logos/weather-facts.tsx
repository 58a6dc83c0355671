import type { KeptReading } from '../../features/sky/reading.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { logosTexts } from '../../i18n/logos.ts';
import styles from './weather-logos.module.css';

const withUnit = (value: number, unit: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);

const timeOf = (time: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));

/** The eight points of the compass, from north on, by degrees. */
const compassPoint = (degrees: number) => Math.round(degrees / 45) % 8;

/** A reading in the reader's language and units of their locale. */
export function WeatherFacts({ reading: { weather, source } }: { reading: KeptReading }) {
  const t = logosTexts();
  const locale = currentLocale();
  const from = t.compass[compassPoint(weather.winddirection)] ?? '';
  const facts: [string, string][] = [
    [t.weather, t.weatherOf[weather.weathercode] ?? t.unnamedWeather(weather.weathercode)],
    [t.temperature, withUnit(weather.temperature, 'celsius', locale)],
    [t.wind, t.windFrom(withUnit(weather.windspeed, 'kilometer-per-hour', locale), from)],
    [t.sun, weather.is_day ? t.day : t.night],
    // Of weather that nobody measured there is no time to tell.
    ...(source === 'service' ? [[t.read, timeOf(weather.time, locale)] as [string, string]] : []),
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
