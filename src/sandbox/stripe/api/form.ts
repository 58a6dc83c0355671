/** Reads the parameters of a request: Stripe's library sends forms with nested names instead of JSON. */
import type { z } from 'zod';
import { StripeError } from '../wire.ts';

type Tree = { [name: string]: Tree | string };
type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** `line_items[0][quantity]` is the path line_items, 0, quantity; `expand[]` appends to a list. */
function parsePath(name: string): string[] {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function put(tree: Tree, path: string[], value: string): void {
  const [head = '', ...rest] = path;
  const name = head === '' ? String(Object.keys(tree).length) : head;
  if (!rest.length) {
    tree[name] = value;
    return;
  }
  const below = tree[name];
  const branch: Tree = typeof below === 'object' ? below : Object.create(null);
  tree[name] = branch;
  put(branch, rest, value);
}

/** Turns branches with the names 0, 1, 2 … into lists. */
function withLists(value: Tree | string): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, below]) => [name, withLists(below)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, below]) => below) : Object.fromEntries(entries);
}

/** Parses a form-encoded body or query with nested names. */
function parseForm(text: string): FormValue {
  const tree: Tree = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) put(tree, parsePath(name), value);
  const parsed = withLists(tree);
  return Array.isArray(parsed) ? {} : parsed;
}

function formatName(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return [first, ...rest.map((part) => `[${part}]`)].join('');
}

function toStripeError(issue: z.core.$ZodIssue): StripeError {
  const param = formatName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = formatName([...issue.path, issue.keys[0] ?? '']);
    return new StripeError(`Received unknown parameter: ${unknown}`, {
      param: unknown,
      code: 'parameter_unknown',
    });
  }
  if ((issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.input === undefined)
    return new StripeError(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });
  if (issue.code === 'invalid_value')
    return new StripeError(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, { param });
  return new StripeError(`Invalid ${param}: ${issue.message}`, { param });
}

/** Throws Stripe's error for an unknown, missing or invalid parameter. */
export function readForm<T extends z.ZodType>(schema: T, text: string): z.output<T> {
  const parsed = schema.safeParse(parseForm(text), { reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue ? toStripeError(issue) : new StripeError('Invalid request');
}
