import type { CountryHelp } from '#shared/care/helpline.ts';
import { helplines } from '#shared/care/helplines.ts';
import { localStore } from '../../lib/storage.ts';

const chosenKey = 'helpCountry';

export function findCountry(code: string | undefined): CountryHelp | undefined {
  return helplines.countries.find((country) => country.code === code);
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined; // Some browsers report a language that is not a valid tag.
  }
}

/** The person's own choice, else the first listed region among the browser's languages, else ask. */
export function defaultCountry(languages: readonly string[]): string {
  const chosen = localStore.read(chosenKey);
  if (chosen !== undefined) return chosen;
  return languages.map(regionOf).find((code) => findCountry(code)) ?? '';
}

export function rememberCountry(code: string): void {
  localStore.write(chosenKey, code);
}
