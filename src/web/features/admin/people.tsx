/** The users of the site, with a search. Addresses and names are shortened until they are revealed. */
import { type FormEvent, useEffect, useState } from 'react';
import type { AdminPerson } from '#shared/contract/admin.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { toPlanId } from '#shared/plan-codec.ts';
import { adminPaymentTexts, adminPeopleTexts, adminTexts } from '../../i18n/en/admin.ts';
import { call } from '../../lib/api.ts';
import { useLazyComponent } from '../../lib/lazy.tsx';
import { Button } from '../../ui/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { announce, showToast } from '../../ui/toast.tsx';
import styles from './admin.module.css';
import { Fact, formatDate, formatNumber, formatUtcDay, Section } from './admin-parts.tsx';

type PeopleState =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready';
      people: readonly AdminPerson[];
      cursor: string | null;
      /** Loading of the next page. */
      more: 'idle' | 'loading' | 'failed';
    };

interface PeopleList {
  state: PeopleState;
  /** The text searched for; empty for everybody. */
  search: string;
  find: (search: string) => void;
  reload: () => void;
  /** Returns the people that were added. */
  showMore: () => Promise<readonly AdminPerson[]>;
}

/** The search may be an email address, so it is sent in the body, never in a URL. */
async function fetchPeople(search: string, cursor?: string, signal?: AbortSignal) {
  const body = { ...(search && { search }), ...(cursor && { cursor }) };
  return call('adminPeople', { body, noCache: true, ...(signal && { signal }) });
}

function usePeople(): PeopleList {
  const [state, setState] = useState<PeopleState>({ status: 'loading' });
  const [request, setRequest] = useState({ search: '' });
  const { search } = request;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState({ status: 'loading' });
    fetchPeople(request.search, undefined, signal).then(
      ({ people, nextCursor }) =>
        signal.aborted || setState({ status: 'ready', people, cursor: nextCursor, more: 'idle' }),
      () => signal.aborted || setState({ status: 'failed' }),
    );
    return () => controller.abort();
  }, [request]);

  async function showMore(): Promise<readonly AdminPerson[]> {
    if (state.status !== 'ready' || !state.cursor || state.more === 'loading') return [];
    setState({ ...state, more: 'loading' });
    // Not if another search has replaced the list meanwhile.
    const setIfSame = (next: PeopleState) =>
      setState((current) => (current.status === 'ready' && current.people === state.people ? next : current));
    try {
      const { people, nextCursor } = await fetchPeople(search, state.cursor);
      setIfSame({ status: 'ready', people: [...state.people, ...people], cursor: nextCursor, more: 'idle' });
      return people;
    } catch {
      setIfSame({ ...state, more: 'failed' });
      return [];
    }
  }

  return {
    state,
    search,
    find: (next) => setRequest({ search: next.trim() }),
    reload: () => setRequest({ search }),
    showMore,
  };
}

export function People() {
  const t = adminPeopleTexts();
  const list = usePeople();
  return (
    <Section title={t.people} text={t.peopleText}>
      <Search onFind={list.find} search={list.search} />
      <List list={list} />
    </Section>
  );
}

/** Searches when submitted, not at each letter, because the server logs every search. */
function Search({ search, onFind }: { search: string; onFind: (search: string) => void }) {
  const t = adminPeopleTexts();
  const [words, setWords] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    onFind(words);
  }
  function clear() {
    setWords('');
    onFind('');
  }
  return (
    <form className={styles.search} onSubmit={submit}>
      <TextField
        label={t.search}
        hint={t.searchHint}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={254}
        value={words}
        onValue={setWords}
      />
      <div className={styles.row}>
        <Button type="submit">{t.find}</Button>
        {search !== '' && (
          <Button kind="text" onClick={clear}>
            {t.clear}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Moves the focus to the first new card, because the button may disappear. */
function useShowMore({ showMore }: PeopleList): () => void {
  const t = adminPeopleTexts();
  const [added, setAdded] = useState<readonly AdminPerson[]>([]);
  useEffect(() => {
    const [first] = added;
    if (!first) return;
    announce(t.moreShown(added.length));
    document.getElementById(personHeadingId(first.id))?.focus();
  }, [added, t]);
  return () => void showMore().then(setAdded);
}

function List({ list }: { list: PeopleList }) {
  const t = adminPeopleTexts();
  const { state, search, reload } = list;
  const showMore = useShowMore(list);
  const count = state.status === 'ready' ? state.people.length : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the result of a search is announced
  useEffect(() => {
    if (search && count !== undefined) announce(count ? t.found(count) : t.nobody);
  }, [search, state.status]);
  if (state.status === 'loading') return <p role="status">{t.loading}</p>;
  if (state.status === 'failed')
    return (
      <div role="alert" className={patterns.problem}>
        <p>{t.peopleFailed}</p>
        <Button kind="text" onClick={reload}>
          {adminTexts().tryAgain}
        </Button>
      </div>
    );
  if (state.people.length === 0) return <p>{search ? t.nobody : t.noPeople}</p>;
  return (
    <>
      <ul className={styles.people}>
        {state.people.map((person) => (
          <PersonCard key={person.id} person={person} />
        ))}
      </ul>
      {state.more === 'failed' && (
        <p role="alert" className={patterns.problem}>
          {t.peopleFailed}
        </p>
      )}
      {state.cursor && (
        <div className={styles.morePeople}>
          <Button kind="outline" busy={state.more === 'loading'} busyLabel={t.loading} onClick={showMore}>
            {t.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

const personHeadingId = (id: string): string => `person-${id}`;

/** Loads the full address and name. The server logs each such request. */
function useReveal(id: string) {
  const t = adminPeopleTexts();
  const [state, setState] = useState<'hidden' | 'busy' | { address: string; name: string }>('hidden');
  async function reveal() {
    setState('busy');
    try {
      const revealed = await call('adminPerson', { params: { userId: id } });
      setState(revealed);
      announce(revealed.address);
      document.getElementById(personHeadingId(id))?.focus(); // The pressed button disappears.
    } catch {
      setState('hidden');
      showToast({ text: t.revealFailed, kind: 'error' });
    }
  }
  return { state, reveal };
}

const loadPayments = () => import('./payments.tsx').then(({ Payments }) => Payments);

function PersonCard({ person }: { person: AdminPerson }) {
  const t = adminPeopleTexts();
  const { id, createdAt, signIn, reflections, lastActiveDay } = person;
  const { state, reveal } = useReveal(id);
  const [showsPayments, setShowsPayments] = useState(false);
  const Payments = useLazyComponent(showsPayments, loadPayments);
  const { address, name } = typeof state === 'object' ? state : person;
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <div>
          <h3 id={personHeadingId(id)} tabIndex={-1}>
            {address}
          </h3>
          <p className="muted small">
            {name} {person.role === 'ADMIN' && <b className={styles.badge}>{t.admin}</b>}
          </p>
        </div>
        {typeof state !== 'object' && (
          <Button
            kind="text"
            busy={state === 'busy'}
            busyLabel={t.revealing}
            aria-describedby={personHeadingId(id)}
            onClick={reveal}
          >
            {t.reveal}
          </Button>
        )}
      </div>
      <dl className={styles.facts}>
        <Fact label={t.registered}>{formatDate(createdAt)}</Fact>
        <Fact label={t.lastActive}>{lastActiveDay ? formatUtcDay(lastActiveDay) : t.unknown}</Fact>
        <Fact label={t.signIn}>{signIn.map((way) => t.ways[way]).join(', ') || t.none}</Fact>
        <Fact label={t.reflections}>{formatNumber(reflections)}</Fact>
        <Subscription person={person} />
      </dl>
      {person.subscription && (
        <Button kind="text" aria-describedby={personHeadingId(id)} onClick={() => setShowsPayments(true)}>
          {adminPaymentTexts().show}
        </Button>
      )}
      {Payments && showsPayments && <Payments userId={id} onClose={() => setShowsPayments(false)} />}
    </li>
  );
}

function Subscription({ person: { subscription } }: { person: AdminPerson }) {
  const t = adminPeopleTexts();
  if (!subscription) return <Fact label={t.subscription}>{t.noPlan}</Fact>;
  const { plan, provider, status, cancelPending, paidThrough } = subscription;
  const state = cancelPending ? t.cancelPending : t.statuses[status];
  return (
    <Fact label={t.subscription}>
      {t.plans[toPlanId(plan)]}, {providerDescriptors[provider].label}, {state}
      {paidThrough && <small>{t.paidThrough(formatDate(paidThrough))}</small>}
    </Fact>
  );
}
