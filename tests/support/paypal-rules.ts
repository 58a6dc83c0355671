/** A small language for what a JSON text may hold, and a check by it. */
export interface ObjectRule {
  kind: 'object';
  required: Record<string, Rule>;
  optional: Record<string, Rule>;
}

export interface TextRule {
  kind: 'text';
  min: number;
  max: number;
  pattern: RegExp | undefined;
  format: 'uri' | 'date-time' | undefined;
}

export type Rule =
  | ObjectRule
  | TextRule
  | { kind: 'choice'; values: string[] }
  | { kind: 'integer'; min: number; max: number }
  | { kind: 'boolean' }
  | { kind: 'list'; item: Rule; min: number; max: number }
  /** Any object. */
  | { kind: 'map' };

export function object(fields: Partial<Pick<ObjectRule, 'required' | 'optional'>>): ObjectRule {
  return { kind: 'object', required: fields.required ?? {}, optional: fields.optional ?? {} };
}

export function text(limits: Partial<Omit<TextRule, 'kind'>>): TextRule {
  const { min = 0, max = Number.POSITIVE_INFINITY, pattern, format } = limits;
  return { kind: 'text', min, max, pattern, format };
}

export const boolean: Rule = { kind: 'boolean' };

export function choice(...values: string[]): Rule {
  return { kind: 'choice', values };
}

export function integer(min: number, max: number): Rule {
  return { kind: 'integer', min, max };
}

export function list(item: Rule, min: number, max: number): Rule {
  return { kind: 'list', item, min, max };
}

const formats = {
  uri: (value: string) => URL.canParse(value),
  'date-time': (value: string) =>
    /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkText(value: unknown, rule: TextRule, at: string): string[] {
  if (typeof value !== 'string') return [`${at}: not a text`];
  // PayPal counts characters, and none of ours are beyond the plain ones.
  const { length } = [...value];
  if (length < rule.min) return [`${at}: shorter than ${rule.min}`];
  if (length > rule.max) return [`${at}: longer than ${rule.max}`];
  if (rule.pattern && !rule.pattern.test(value)) return [`${at}: does not match ${rule.pattern.source}`];
  if (rule.format && !formats[rule.format](value)) return [`${at}: no ${rule.format}`];
  return [];
}

function checkObject(value: unknown, rule: ObjectRule, at: string): string[] {
  if (!isRecord(value)) return [`${at || 'body'}: not an object`];
  const nameOf = (key: string) => (at ? `${at}.${key}` : key);
  const missing = Object.keys(rule.required).filter((key) => !Object.hasOwn(value, key));
  return [
    ...missing.map((key) => `${nameOf(key)}: missing`),
    ...Object.entries(value).flatMap(([key, below]) => {
      const fields = Object.hasOwn(rule.required, key) ? rule.required : rule.optional;
      const known = Object.hasOwn(fields, key) ? fields[key] : undefined;
      return known ? check(below, known, nameOf(key)) : [`${nameOf(key)}: unknown`];
    }),
  ];
}

function checkList(value: unknown, rule: Extract<Rule, { kind: 'list' }>, at: string): string[] {
  if (!Array.isArray(value)) return [`${at}: not a list`];
  const fits = value.length >= rule.min && value.length <= rule.max;
  return [
    ...(fits ? [] : [`${at}: not ${rule.min} to ${rule.max} entries`]),
    ...value.flatMap((below, index) => check(below, rule.item, `${at}[${index}]`)),
  ];
}

function check(value: unknown, rule: Rule, at: string): string[] {
  switch (rule.kind) {
    case 'object':
      return checkObject(value, rule, at);
    case 'text':
      return checkText(value, rule, at);
    case 'list':
      return checkList(value, rule, at);
    case 'choice':
      return rule.values.some((one) => one === value) ? [] : [`${at}: not one of ${rule.values.join(', ')}`];
    case 'boolean':
      return typeof value === 'boolean' ? [] : [`${at}: not true or false`];
    case 'map':
      return isRecord(value) ? [] : [`${at}: not an object`];
    case 'integer': {
      const fits = Number.isInteger(value) && Number(value) >= rule.min && Number(value) <= rule.max;
      return fits ? [] : [`${at}: not a whole number from ${rule.min} to ${rule.max}`];
    }
  }
}

/** What does not keep to the rule, each with its place; empty if nothing. */
export function problemsOf(value: unknown, rule: ObjectRule): string[] {
  return check(value, rule, '');
}
