// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { AdminPerson } from '#shared/contract/admin.ts';
import { call } from '../../lib/api.ts';
import { People } from './people.tsx';

vi.mock('../../lib/api.ts', () => ({ call: vi.fn() }));

const person = (name: string): AdminPerson => ({
  id: name,
  address: `${name}@…`,
  name: name.charAt(0),
  signIn: ['password'],
  role: 'USER',
  createdAt: '2026-11-01T10:00:00.000Z',
  lastActiveDay: null,
  reflections: 0,
  subscription: null,
});

test('people who come after another search are not shown among those who were found', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let late: (response: object) => void = () => {};
  vi.mocked(call)
    .mockResolvedValueOnce({ people: [person('ann')], nextCursor: 'next' })
    .mockReturnValueOnce(new Promise((resolve) => (late = resolve)))
    .mockResolvedValueOnce({ people: [person('ben')], nextCursor: null });
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  const text = () => document.body.textContent ?? '';
  await act(async () => root.render(<People />));
  expect(text()).toContain('ann@');
  const more = [...document.querySelectorAll('button')].find((one) =>
    one.textContent?.startsWith('Show more'),
  );
  await act(async () => more?.click());
  await act(async () => document.querySelector('form')?.requestSubmit());
  await act(async () => {});
  expect(text()).toContain('ben@');
  await act(async () => late({ people: [person('zoe')], nextCursor: null }));
  expect(text()).toContain('ben@');
  expect(text()).not.toContain('zoe@');
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
