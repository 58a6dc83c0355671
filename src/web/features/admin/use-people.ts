import { useEffect, useState } from 'react';
import type { AdminPerson } from '#shared/contract/admin.ts';
import { call } from '../../lib/api.ts';

export type PeopleState =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready';
      people: readonly AdminPerson[];
      cursor: string | null;
      more: 'idle' | 'loading' | 'failed';
    };

export interface People {
  state: PeopleState;
  /** What is looked for; empty for everybody. */
  search: string;
  find: (search: string) => void;
  reload: () => void;
  /** Gives the people that are new. */
  showMore: () => Promise<readonly AdminPerson[]>;
}

/** The text that is looked for may be a person's address: it goes in the body, never in an address. */
async function fetchPeople(search: string, cursor?: string, signal?: AbortSignal) {
  const body = { ...(search && { search }), ...(cursor && { cursor }) };
  return call('adminPeople', { body, fresh: true, ...(signal && { signal }) });
}

export function usePeople(): People {
  const [state, setState] = useState<PeopleState>({ status: 'loading' });
  const [asked, setAsked] = useState({ search: '' });
  const { search } = asked;
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setState({ status: 'loading' });
    fetchPeople(asked.search, undefined, signal).then(
      ({ people, nextCursor }) =>
        signal.aborted || setState({ status: 'ready', people, cursor: nextCursor, more: 'idle' }),
      () => signal.aborted || setState({ status: 'failed' }),
    );
    return () => leaving.abort();
  }, [asked]);

  async function showMore(): Promise<readonly AdminPerson[]> {
    if (state.status !== 'ready' || !state.cursor || state.more === 'loading') return [];
    setState({ ...state, more: 'loading' });
    try {
      const { people, nextCursor } = await fetchPeople(search, state.cursor);
      setState({ status: 'ready', people: [...state.people, ...people], cursor: nextCursor, more: 'idle' });
      return people;
    } catch {
      setState({ ...state, more: 'failed' });
      return [];
    }
  }

  return {
    state,
    search,
    find: (next) => setAsked({ search: next.trim() }),
    reload: () => setAsked({ search }),
    showMore,
  };
}
