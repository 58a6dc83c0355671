import { type FormEvent, useEffect, useState } from 'react';
import type { AdminPerson } from '#shared/contract/admin.ts';
import { adminTexts } from '../../i18n/admin.ts';
import { adminPeopleTexts } from '../../i18n/admin-people.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './admin.module.css';
import people from './people.module.css';
import { PersonCard, personHeadingId } from './person-card.tsx';
import { Section } from './section.tsx';
import { type People as PeopleList, usePeople } from './use-people.ts';

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

/** Asked by a press, not by each letter: every look is logged. */
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
    <form className={people.search} onSubmit={submit}>
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

/** Focus goes to the first new card: the button may be gone. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what a search found is told
  useEffect(() => {
    if (search && count !== undefined) announce(count ? t.found(count) : t.nobody);
  }, [search, state.status]);
  if (state.status === 'loading') return <p role="status">{t.loading}</p>;
  if (state.status === 'failed')
    return (
      <div role="alert" className={styles.problem}>
        <p>{t.peopleFailed}</p>
        <Button kind="text" onClick={reload}>
          {adminTexts().tryAgain}
        </Button>
      </div>
    );
  if (state.people.length === 0) return <p>{search ? t.nobody : t.noPeople}</p>;
  return (
    <>
      <ul className={people.people}>
        {state.people.map((person) => (
          <PersonCard key={person.id} person={person} />
        ))}
      </ul>
      {state.more === 'failed' && (
        <p role="alert" className={styles.problem}>
          {t.peopleFailed}
        </p>
      )}
      {state.cursor && (
        <div className={people.showMore}>
          <Button kind="line" busy={state.more === 'loading'} busyLabel={t.loading} onClick={showMore}>
            {t.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
