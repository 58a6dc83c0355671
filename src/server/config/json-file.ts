/** Reads a settings file that the operator wrote. */
import { readFileSync } from 'node:fs';
import type { z } from 'zod';

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
