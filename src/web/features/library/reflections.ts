/** Calls that list, read and search a user's reflections. */
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { ApiError, call } from '../../lib/api.ts';

export type Reflection = ContractTypes['listSessions']['response']['sessions'][number];
/** With the matching excerpt of a search. */
export type FoundReflection = ContractTypes['searchReflections']['response']['sessions'][number];
export type WholeReflection = ContractTypes['getSession']['response'];

export interface ReflectionPage {
  reflections: readonly Reflection[];
  /** Start of the next page; null at the end. */
  cursor: string | null;
}

interface PageOptions {
  cursor?: string | undefined;
  limit?: number;
  signal: AbortSignal;
}

/** A page of the list, newest first. Throws `ApiError`. */
export async function fetchPage({ cursor, limit, signal }: PageOptions): Promise<ReflectionPage> {
  const query = { ...(cursor !== undefined && { cursor }), ...(limit !== undefined && { limit }) };
  const { sessions, nextCursor } = await call('listSessions', { query, signal, fresh: true });
  return { reflections: sessions, cursor: nextCursor };
}

/** Throws `ApiError`. */
export function fetchWhole(sessionId: string, signal: AbortSignal): Promise<WholeReflection> {
  return call('getSession', { params: { sessionId }, signal, fresh: true });
}

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The reflection's encryption key is lost, so nobody can read it. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'unreadable';

/** Reflections that contain every word, with an excerpt if the matching text is not on the card. Throws `ApiError`. */
export function searchReflections(
  query: string,
  signal: AbortSignal,
): Promise<ContractTypes['searchReflections']['response']> {
  return call('searchReflections', { body: { query }, signal });
}

/** `2026-11`, in local time. */
function monthOf({ createdAt }: Reflection): string {
  const date = new Date(createdAt);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

export interface Month {
  key: string;
  reflections: readonly FoundReflection[];
}

/** Groups a list that is sorted by time. */
export function groupByMonth(reflections: readonly FoundReflection[]): Month[] {
  const months: { key: string; reflections: FoundReflection[] }[] = [];
  for (const reflection of reflections) {
    const key = monthOf(reflection);
    const last = months.at(-1);
    if (last?.key === key) last.reflections.push(reflection);
    else months.push({ key, reflections: [reflection] });
  }
  return months;
}
