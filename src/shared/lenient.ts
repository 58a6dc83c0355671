/** Reads values of unknown shape without throwing: a guide's answers, stored data. */

/** A JSON object whose fields were not checked yet. */
export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON object in a text: alone, in a code fence, or with words around it. */
function fieldsInText(text: string): Fields | undefined {
  const parsed = parseJson(text);
  if (isFields(parsed)) return parsed;
  if (typeof parsed === 'string' && parsed !== text) return fieldsInText(parsed);
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  const inner = start >= 0 && end > start ? parseJson(text.slice(start, end + 1)) : undefined;
  return isFields(inner) ? inner : undefined;
}

/** The object itself, the one in a text, or the first one in a list. */
export function toFields(value: unknown): Fields | undefined {
  if (isFields(value)) return value;
  if (typeof value === 'string') return fieldsInText(value);
  return Array.isArray(value) ? value.find(isFields) : undefined;
}

/** A string without white space at its ends, a number as a string; empty for anything else. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The first of the named fields that contains text. */
export function readText(fields: Fields, ...names: string[]): string {
  for (const name of names) {
    const text = toText(fields[name]);
    if (text) return text;
  }
  return '';
}

/** An item of a list: a text, or an object with a text. */
export function itemText(value: unknown): string {
  return isFields(value) ? readText(value, 'text', 'label', 'content', 'option', 'value') : toText(value);
}
