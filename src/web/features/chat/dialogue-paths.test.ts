// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { homeDraftKey, tabStore } from '../../lib/storage.ts';
import { abandonTurn, goHome } from './dialogue-paths.ts';

const readHomeDraft = () => tabStore.read(homeDraftKey);

beforeEach(() => tabStore.remove(homeDraftKey));

it('a failed turn leaves its question on the home page, but not an answer', () => {
  abandonTurn({ kind: 'message', text: 'Because of the sea' });
  expect(readHomeDraft()).toBeUndefined();
  abandonTurn({ kind: 'start', text: 'Should I move to the sea?' });
  expect(readHomeDraft()).toBe('Should I move to the sea?');
  expect(window.location.pathname).toBe('/');
});

it('goHome leaves no draft, also when a button passes it an event', () => {
  const onPress: (event: unknown) => void = goHome;
  onPress({ type: 'click' });
  expect(readHomeDraft()).toBeUndefined();
});
