import { noSuch } from './error.ts';
import { listOf, type WireList } from './wire.ts';

interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
}

/** Newest first, as Stripe lists; `all` is in the order of making. */
export function pageOf<T extends { id: string }>(
  url: string,
  all: T[],
  { limit = 10, starting_after: after }: Page,
): WireList<T> {
  const newest = all.toReversed();
  const place = after === undefined ? -1 : newest.findIndex(({ id }) => id === after);
  if (after !== undefined && place < 0) throw noSuch('object', after, 'starting_after', 400);
  const from = place + 1;
  return listOf(url, newest.slice(from, from + limit), newest.length > from + limit);
}
