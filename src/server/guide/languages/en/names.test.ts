import { expect, it } from 'vitest';
import { findPerson, nameWhoIsMeant } from './names.ts';

it.each([
  ['He lives in Perth now', 'My brother Neil came on Sundays.', 'Neil lives in Perth now'],
  ['She cries quietly', 'My wife wants a second child.', 'Your wife cries quietly'],
  ["he's paid back 400", 'I lent my brother in law Kev six grand', "Kev's paid back 400"],
  ['She did seven there', 'Mum reckons three years is nothing', 'Your mum did seven there'],
  ['He never called', 'I rang my dad, On Sunday he was out', 'Your dad never called'],
])('%s: names the only one who can be meant', (turned, before, named) => {
  expect(nameWhoIsMeant(turned, before)).toBe(named);
});

it.each([
  ['She cries quietly', 'My wife and my daughter Elsie'],
  ['She lets herself in', "My husband's mother has a key"],
  ['He said no', 'My sister asked for it'],
  ['You cry', 'My wife'],
  [
    'He came back with gossip',
    "Dad won't stop driving. My brother in Perth reckons it is fine. The ute was away.",
  ],
  ['She went home', 'I rang his mum'],
])('%s: leaves open who is meant: %s', (turned, before) => {
  expect(nameWhoIsMeant(turned, before)).toBe(turned);
});

it.each([
  ['If I told Meera the real number', 'Meera'],
  ['Nikhil wants out', 'Nikhil'],
  ['Told by who? Anyway.', undefined],
  ['A lady asked me, who will do this for you, Blessing?', undefined],
  ['he calls his mom every night', undefined],
])('%s: names %s', (clause, name) => {
  expect(findPerson(clause, '')?.name).toBe(name);
});
