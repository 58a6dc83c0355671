/** Building blocks of settings: types of fields, which parse a text into its final form, and JSON files. */

import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isLoopback } from '../http/request.ts';

const switchWords = z.enum(['true', 'false', '1', '0']);
const isOn = (value: z.output<typeof switchWords>) => value === 'true' || value === '1';

/** A setting that is on or off. */
export const flag = (fallback: boolean) => switchWords.default(fallback ? 'true' : 'false').transform(isOn);
/** For a setting whose default depends on others. */
export const optionalFlag = switchWords.transform(isOn).optional();
/** `off` disables a part of the product. */
export const onOrOff = z.enum(['on', 'off']).default('on');
export const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
/** Texts with commas between them. */
export const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/**
 * For trusted proxies. Refuses hop counts and names, because with these a client could choose its own
 * address.
 */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Whether the URL leads to this machine. */
export function isLoopbackUrl(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname);
}

/** A name or address of the loopback interface; IPv6 with or without brackets. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopback(host);
}

// ---- Reads a JSON file that the operator wrote

export type FileResult<T> = { value: T } | { problems: string[] };

/** The value, or every problem of the file in words for the operator. */
export function readJsonFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): FileResult<z.output<Schema>> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return { problems: [error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'] };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  const problems = parsed.error.issues.map(({ path: keys, message }) =>
    keys.length ? `${keys.join('.')}: ${message}` : message,
  );
  return { problems };
}
