/**
 * Reads request types out of the `stripe` package's declarations and checks form bodies against them, so that the
 * app and the played Stripe cannot agree on a shared mistake. The library leaves its enums open for the future;
 * here they are closed.
 */
import { readFileSync } from 'node:fs';

const folder = 'node_modules/stripe/esm';

interface Interface {
  /** Names of the interfaces that it extends. */
  bases: string[];
  fields: Map<string, { type: string; optional: boolean }>;
}

export interface StripeTypes {
  interfaces: Map<string, Interface>;
  aliases: Map<string, string>;
}

const opening = /^(?:export )?(?:declare )?(interface|namespace) (\w+)(?: extends ([\w., ]+))? \{$/;
const alias = /^(?:export )?(?:declare )?type (\w+)(?:<\w+>)? = (.+);$/;
const field = /^(?:'([^']+)'|(\w+))(\?)?: (.+);$/;

/** The declarations are generated, one of the forms above a line; comments begin with a star. */
function readFile(types: StripeTypes, file: string): void {
  const path: string[] = [];
  for (const raw of readFileSync(`${folder}/${file}`, 'utf8').split('\n')) {
    const line = raw.trim();
    if (line.startsWith('*') || line.startsWith('/*')) continue;
    const opened = opening.exec(line);
    const named = alias.exec(line);
    const member = field.exec(line);
    if (opened) {
      path.push(opened[2] ?? '');
      const bases = opened[3]?.split(', ') ?? [];
      if (opened[1] === 'interface') types.interfaces.set(path.join('.'), { bases, fields: new Map() });
    } else if (line.startsWith('}')) path.pop();
    else if (line.endsWith('{')) path.push('');
    else if (named) types.aliases.set([...path, named[1]].join('.'), named[2] ?? '');
    else if (member)
      types.interfaces.get(path.join('.'))?.fields.set(member[1] ?? member[2] ?? '', {
        type: member[4] ?? '',
        optional: member[3] !== undefined,
      });
  }
}

export function readStripeTypes(files: string[]): StripeTypes {
  const types: StripeTypes = { interfaces: new Map(), aliases: new Map() };
  for (const file of [...files, 'shared.d.ts']) readFile(types, file);
  return types;
}

/** A reference is looked for from the innermost scope outwards. */
function resolve(types: StripeTypes, name: string, scope: string): string {
  const parts = scope.split('.');
  for (let depth = parts.length; depth >= 0; depth--) {
    const full = [...parts.slice(0, depth), name].join('.');
    if (types.interfaces.has(full) || types.aliases.has(full)) return full;
  }
  throw new Error(`${name} is not declared in the files that were read (from ${scope})`);
}

/** Fields with those of the interfaces it extends. */
export function fieldsOf(types: StripeTypes, name: string): Interface['fields'] {
  const found = types.interfaces.get(name);
  if (!found) throw new Error(`no interface ${name}`);
  const inherited = found.bases.flatMap((base) => [...fieldsOf(types, resolve(types, base, name))]);
  return new Map([...inherited, ...found.fields]);
}

export type Form = string | { [name: string]: Form };

/** Form-encoded text with nested names, as a tree of texts. */
export function formTree(text: string): { [name: string]: Form } {
  const root: { [name: string]: Form } = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let branch = root;
    for (const part of path) {
      const below = branch[part];
      const next = typeof below === 'object' ? below : {};
      branch[part] = next;
      branch = next;
    }
    branch[last] = value;
  }
  return root;
}

interface Place {
  types: StripeTypes;
  scope: string;
  param: string;
}

const plain: Record<string, (text: string) => boolean> = {
  string: (text) => text !== '',
  number: (text) => /^-?\d+(\.\d+)?$/.test(text),
  boolean: (text) => text === 'true' || text === 'false',
  Decimal: (text) => /^-?\d+(\.\d+)?$/.test(text),
};

function checkMap(value: Form, param: string): string[] {
  const flat = typeof value === 'object' && Object.values(value).every((below) => typeof below === 'string');
  return flat ? [] : [`${param}: not a map of texts`];
}

/** Money, counts and moments are integers, though the types say number. */
const integers = /(amount|quantity|limit|_count|_date|cancel_at)\]?$/;

function checkPlain(value: Form, type: string, param: string): string[] {
  const integer = type === 'number' && integers.test(param);
  const fits = typeof value === 'string' && plain[type]?.(value) && (!integer || /^\d+$/.test(value));
  return fits ? [] : [`${param}: not a ${integer ? 'whole number' : type}`];
}

function checkList(value: Form, item: string, place: Place): string[] {
  if (typeof value === 'string') return [`${place.param}: not a list`];
  return Object.entries(value).flatMap(([index, below]) => [
    ...(/^\d*$/.test(index) ? [] : [`${place.param}[${index}]: not a place in a list`]),
    ...checkType(below, item, { ...place, param: `${place.param}[${index}]` }),
  ]);
}

function checkNamed(value: Form, type: string, place: Place): string[] {
  const name = resolve(place.types, type, place.scope);
  const aliased = place.types.aliases.get(name);
  if (aliased) return checkType(value, aliased, { ...place, scope: name });
  return typeof value === 'string' ? [`${place.param}: not an object`] : checkFields(value, name, place);
}

function checkUnion(value: Form, options: string[], place: Place): string[] {
  const closed = options.filter((option) => option !== 'OtherString');
  if (closed.some((option) => checkType(value, option, place).length === 0)) return [];
  return [`${place.param}: not one of ${closed.join(', ')}`];
}

function checkType(value: Form, type: string, place: Place): string[] {
  const [, wrapper, inner = ''] = /^(Array|Emptyable)<(.+)>$/.exec(type) ?? [];
  if (wrapper === 'Array') return checkList(value, inner, place);
  if (wrapper === 'Emptyable') return value === '' ? [] : checkType(value, inner, place);
  if (type.includes(' | ')) return checkUnion(value, type.split(' | '), place);
  if (type.startsWith("'")) return value === type.slice(1, -1) ? [] : [`${place.param}: not ${type}`];
  if (type in plain) return checkPlain(value, type, place.param);
  if (type === 'MetadataParam') return checkMap(value, place.param);
  return checkNamed(value, type, place);
}

function checkFields(value: { [name: string]: Form }, name: string, place: Omit<Place, 'scope'>): string[] {
  const fields = fieldsOf(place.types, name);
  const paramOf = (key: string) => (place.param ? `${place.param}[${key}]` : key);
  const missing = [...fields].filter(([key, { optional }]) => !optional && !Object.hasOwn(value, key));
  return [
    ...missing.map(([key]) => `${paramOf(key)}: missing`),
    ...Object.entries(value).flatMap(([key, below]) => {
      const known = fields.get(key);
      if (!known) return [`${paramOf(key)}: unknown`];
      return checkType(below, known.type, { types: place.types, scope: name, param: paramOf(key) });
    }),
  ];
}

/** What is wrong with a form-encoded body, by the interface that the library takes for it; empty if nothing. */
export function problemsOf(types: StripeTypes, name: string, body: string): string[] {
  return checkFields(formTree(body), name, { types, param: '' });
}
