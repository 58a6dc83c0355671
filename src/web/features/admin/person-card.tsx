import { useState } from 'react';
import type { AdminPerson } from '#shared/contract/admin.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { adminPeopleTexts } from '../../i18n/admin-people.ts';
import { call } from '../../lib/api.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './admin.module.css';
import people from './people.module.css';
import { Fact } from './section.tsx';
import { date, day, number } from './words.ts';

export const personHeadingId = (id: string): string => `person-${id}`;

/** Address and name in full, asked for by a press; the server logs who asked for whom. */
function useReveal(id: string) {
  const t = adminPeopleTexts();
  const [state, setState] = useState<'hidden' | 'busy' | { address: string; name: string }>('hidden');
  async function reveal() {
    setState('busy');
    try {
      const whole = await call('adminPerson', { params: { userId: id } });
      setState(whole);
      announce(whole.address);
      document.getElementById(personHeadingId(id))?.focus(); // The pressed button goes.
    } catch {
      setState('hidden');
      showToast({ text: t.revealFailed, kind: 'error' });
    }
  }
  return { state, reveal };
}

export function PersonCard({ person }: { person: AdminPerson }) {
  const t = adminPeopleTexts();
  const { id, createdAt, signIn, reflections, lastActiveDay } = person;
  const { state, reveal } = useReveal(id);
  const { address, name } = typeof state === 'object' ? state : person;
  return (
    <li className={people.person}>
      <div className={people.who}>
        <div>
          <h3 id={personHeadingId(id)} tabIndex={-1}>
            {address}
          </h3>
          <p className="muted small">
            {name} {person.role === 'ADMIN' && <b className={styles.mark}>{t.admin}</b>}
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
        <Fact label={t.registered}>{date(createdAt)}</Fact>
        <Fact label={t.lastActive}>{lastActiveDay ? day(lastActiveDay) : t.unknown}</Fact>
        <Fact label={t.signIn}>{signIn.map((way) => t.ways[way]).join(', ') || t.none}</Fact>
        <Fact label={t.reflections}>{number(reflections)}</Fact>
        <Subscription person={person} />
      </dl>
    </li>
  );
}

function Subscription({ person: { subscription } }: { person: AdminPerson }) {
  const t = adminPeopleTexts();
  if (!subscription) return <Fact label={t.subscription}>{t.noPlan}</Fact>;
  const { plan, provider, standing, cancelPending, paidThrough } = subscription;
  const state = cancelPending ? t.cancelPending : t.standings[standing];
  return (
    <Fact label={t.subscription}>
      {t.plans[plan]}, {providerDescriptors[provider].label}, {state}
      {paidThrough && <small>{t.paidThrough(date(paidThrough))}</small>}
    </Fact>
  );
}
