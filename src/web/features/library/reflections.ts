/** Calls that list, read and delete a person's reflections. */
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { ApiError, call } from '../../lib/api.ts';

export type Reflection = ContractTypes['listSessions']['response']['sessions'][number];
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

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Its encryption key is lost: nobody can read it any more. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'unreadable';

/** One that no longer exists counts as deleted. Throws `ApiError`. */
export async function deleteReflection(sessionId: string): Promise<void> {
  await call('deleteSession', { params: { sessionId } }).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}

const normalize = (text: string) => text.normalize('NFKC').toLocaleLowerCase();

/** Those whose question contains every word, ignoring case and width. */
export function filterByWords(reflections: readonly Reflection[], words: string): readonly Reflection[] {
  const wanted = normalize(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return reflections;
  return reflections.filter(({ question }) => {
    const text = normalize(question);
    return wanted.every((word) => text.includes(word));
  });
}
