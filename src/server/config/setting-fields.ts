/** Kinds of settings, each a Zod schema that parses the text of an environment variable; and reading JSON files. */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isLoopback } from '../http/request.ts';

const booleanWords = z.enum(['true', 'false', '1', '0']);
const isOn = (value: z.output<typeof booleanWords>) => value === 'true' || value === '1';

/** A setting that is true or false. */
export const booleanSetting = (options: { default: boolean }) =>
  booleanWords.default(options.default ? 'true' : 'false').transform(isOn);
/** For a setting whose default depends on others. */
export const optionalBooleanSetting = booleanWords.transform(isOn).optional();
/** `off` disables a part of the product. */
export const onOrOff = z.enum(['on', 'off']).default('on');
export const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
/** Texts with commas between them. */
export const commaSeparatedList = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/**
 * For trusted proxies. Refuses numbers of proxies and host names, because with these a client could choose its own
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
