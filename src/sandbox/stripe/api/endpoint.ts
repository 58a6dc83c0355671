/**
 * What the endpoints of the simulated Stripe share: they read the form-encoded parameters, return lists in pages, and
 * expand ids in their results (`expand`) as Stripe does.
 */
import type { z } from 'zod';
import { getCharge, getPaymentMethod, toStripeCharge, toStripePaymentIntent } from '../lifecycle/charging.ts';
import { findBalanceTransaction } from '../objects/balance.ts';
import { toInvoicePaymentList } from '../objects/payment.ts';
import { findById, findCustomer, type SandboxState } from '../state.ts';
import { resourceMissing, StripeError, toList, type WireList } from '../wire.ts';

export interface ApiCall<Schema extends z.ZodType> {
  sandbox: SandboxState;
  /** The id in the path; empty if the path has none. */
  id: string;
  input: z.output<Schema>;
}

export interface ApiEndpoint {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** `form` is the form-encoded body, or the query of a GET or DELETE. */
  run(sandbox: SandboxState, id: string, form: string): object;
}

/** Checks the parameters before the call and expands the result after it. */
export function endpoint<Schema extends z.ZodType<{ expand?: string[] | undefined }>>(
  method: ApiEndpoint['method'],
  path: string,
  schema: Schema,
  run: (call: ApiCall<Schema>) => object,
): ApiEndpoint {
  return {
    method,
    path,
    run: (sandbox, id, form) => {
      const input = readForm(schema, form);
      return expandPaths(sandbox, run({ sandbox, id, input }), input.expand ?? []);
    },
  };
}

interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
}

/** One page, newest first; `all` is oldest first. */
export function paginate<T extends { id: string }>(
  url: string,
  all: T[],
  { limit = 10, starting_after: after }: Page,
): WireList<T> {
  const newest = all.toReversed();
  const index = after === undefined ? -1 : newest.findIndex(({ id }) => id === after);
  if (after !== undefined && index < 0) throw resourceMissing('object', after, 'starting_after', 400);
  const from = index + 1;
  return toList(url, newest.slice(from, from + limit), newest.length > from + limit);
}

type StripeObject = Record<string, unknown>;

/** Stripe expands four levels deep at most. */
const maxExpandDepth = 4;

/** The fields that can be expanded, and how to look up the id that each of them holds. */
const expandableFields: Record<string, (sandbox: SandboxState, id: string) => unknown> = {
  balance_transaction: findBalanceTransaction,
  charge: (sandbox, id) => toStripeCharge(sandbox, getCharge(sandbox, id, 'id', 404)),
  customer: findCustomer,
  // The card of a subscription is created when it is first read, so it is looked up by the subscription.
  default_payment_method: (sandbox, id) => {
    const subscription = Object.values(sandbox.data.subscriptions).find(
      ({ default_payment_method: method }) => method === id,
    );
    return subscription && getPaymentMethod(sandbox, subscription);
  },
  invoice: ({ data }, id) => findById(data.invoices, id),
  latest_charge: (sandbox, id) => toStripeCharge(sandbox, getCharge(sandbox, id, 'id', 404)),
  latest_invoice: ({ data }, id) => findById(data.invoices, id),
  payment_intent: toStripePaymentIntent,
  price: ({ data }, id) => findById(data.prices, id),
  product: ({ data }, id) => findById(data.products, id),
  schedule: ({ data }, id) => findById(data.schedules, id),
  subscription: ({ data }, id) => findById(data.subscriptions, id),
};

/** Lists that an object contains only if they are expanded. */
function expandList({ data }: SandboxState, node: StripeObject, field: string): unknown {
  const id = String(node.id);
  if (node.object === 'invoice' && field === 'payments')
    return toInvoicePaymentList(id, findById(data.payments, id));
  if (node.object !== 'charge' || field !== 'refunds') return undefined;
  const refunds = Object.values(data.refunds).filter(({ charge }) => charge === id);
  return toList(`/v1/charges/${id}/refunds`, refunds.toReversed());
}

/** The expanded value of a field: null if the field is empty, undefined if it cannot be expanded. */
function expandNode(sandbox: SandboxState, node: StripeObject, field: string, isLast: boolean): unknown {
  const value = node[field];
  const lookUp = Object.hasOwn(expandableFields, field) ? expandableFields[field] : undefined;
  if (value === undefined) return expandList(sandbox, node, field);
  if (typeof value === 'string') return lookUp?.(sandbox, value);
  // An object already: one that contains the field to expand, or one that an earlier path has expanded.
  if (typeof value === 'object' && (lookUp || !isLast)) return value;
  return undefined;
}

function expandPath(sandbox: SandboxState, node: StripeObject, [field = '', ...rest]: string[]): void {
  if (field === 'data' && Array.isArray(node.data) && rest.length) {
    for (const child of node.data) expandPath(sandbox, child, rest);
    return;
  }
  const value = node[field];
  if (Array.isArray(value) && rest.length) {
    for (const child of value) expandPath(sandbox, child, rest);
    return;
  }
  const expandedValue = expandNode(sandbox, node, field, !rest.length);
  if (expandedValue === undefined)
    throw new StripeError(`This property cannot be expanded (${field}).`, { param: 'expand' });
  node[field] = expandedValue === value ? value : structuredClone(expandedValue);
  if (expandedValue !== null && rest.length) expandPath(sandbox, node[field] as StripeObject, rest);
}

/** Replaces the ids at the given paths by the objects that they name. */
function expandPaths(sandbox: SandboxState, result: object, paths: string[]): object {
  if (!paths.length) return result;
  const copy = structuredClone(result);
  for (const path of paths) {
    const parts = path.split('.');
    // `data` names the entries of a list and is no level of its own.
    if (parts.filter((part) => part !== 'data').length > maxExpandDepth)
      throw new StripeError(`You cannot expand more than ${maxExpandDepth} levels of a property.`, {
        param: 'expand',
      });
    expandPath(sandbox, copy as StripeObject, parts);
  }
  return copy;
}

// ---- Form-encoded parameters: Stripe's library sends forms with nested names instead of JSON

/** A form while it is read: lists are objects with the names 0, 1, 2 …. */
type FormTree = { [name: string]: FormTree | string };
type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** `line_items[0][quantity]` is the path line_items, 0, quantity; `expand[]` is the path expand and an empty name. */
function parsePath(name: string): string[] {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))];
}

/** An object without a prototype: `__proto__` in a form is a name like any other. */
const newTree = (): FormTree => Object.create(null);

/** Sets the value at a path; an empty name in it appends to a list. */
function setAtPath(tree: FormTree, path: string[], value: string): void {
  const [first = '', ...rest] = path;
  const name = first === '' ? String(Object.keys(tree).length) : first;
  if (!rest.length) {
    tree[name] = value;
    return;
  }
  const existing = tree[name];
  const subtree = typeof existing === 'object' ? existing : newTree();
  tree[name] = subtree;
  setAtPath(subtree, rest, value);
}

/** Turns objects with the names 0, 1, 2 … into lists. */
function withLists(value: FormTree | string): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, child]) => [name, withLists(child)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}

/** Parses a form-encoded body or query with nested names. */
function parseForm(text: string): FormValue {
  const tree = newTree();
  for (const [name, value] of new URLSearchParams(text)) setAtPath(tree, parsePath(name), value);
  const parsed = withLists(tree);
  // A form with the only name `0` looks like a list, but the parameters of a request have names.
  return Array.isArray(parsed) ? {} : parsed;
}

function formatName(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return [first, ...rest.map((part) => `[${part}]`)].join('');
}

function toParameterError(issue: z.core.$ZodIssue): StripeError {
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
function readForm<T extends z.ZodType>(schema: T, text: string): z.output<T> {
  const parsed = schema.safeParse(parseForm(text), { reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue ? toParameterError(issue) : new StripeError('Invalid request');
}
