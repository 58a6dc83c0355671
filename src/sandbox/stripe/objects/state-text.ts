import type { StripeState } from './state-shape.ts';

type Part = { [Key in keyof StripeState]: [Key, StripeState[Key]] }[keyof StripeState];

/** Texts of what never changes again: a state of many subscriptions is written after every call. */
const texts = new WeakMap<object, string>();

function keptText(value: object): string {
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}

function recordText<T extends object>(record: Record<string, T>, isFinal: (value: T) => boolean): string {
  const entries = Object.entries(record).map(
    ([id, value]) => `${JSON.stringify(id)}:${isFinal(value) ? keptText(value) : JSON.stringify(value)}`,
  );
  return `{${entries.join(',')}}`;
}

function partText([key, value]: Part): string {
  switch (key) {
    case 'undelivered':
      return `[${value.map(keptText).join(',')}]`;
    case 'invoices':
      return recordText(value, ({ status }) => status === 'paid');
    case 'sessions':
      return recordText(value, ({ session }) => session.status !== 'open');
    case 'refunds':
    case 'disputes':
    case 'portals':
    case 'replays':
      return recordText<object>(value, () => true);
    default:
      return JSON.stringify(value);
  }
}

export function stateText(state: StripeState): string {
  const parts = (Object.entries(state) as Part[]).map(
    (part) => `${JSON.stringify(part[0])}:${partText(part)}`,
  );
  return `{${parts.join(',')}}`;
}
