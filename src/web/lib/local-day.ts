/** Days of the calendar on this device, as `YYYY-MM-DD`. */

const pad = (value: number) => String(value).padStart(2, '0');

/** `NaN-NaN-NaN` for a time that is none. */
export function localDay(at: Date): string {
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}
