// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { homeDraftKey, tabStore } from '../../lib/storage.ts';
import { goHome, leaveForHome } from './dialogue-paths.ts';

const readHomeDraft = () => tabStore.read(homeDraftKey);

beforeEach(() => tabStore.remove(homeDraftKey));

it('a turn that came to nothing leaves its question at home, and no answer', () => {
  leaveForHome({ kind: 'message', text: 'Because of the sea' });
  expect(readHomeDraft()).toBeUndefined();
  leaveForHome({ kind: 'start', text: 'Should I move to the sea?' });
  expect(readHomeDraft()).toBe('Should I move to the sea?');
  expect(window.location.pathname).toBe('/');
});

it('going home at a press leaves nothing there, though buttons hand their event on', () => {
  const onPress: (event: unknown) => void = goHome;
  onPress({ type: 'click' });
  expect(readHomeDraft()).toBeUndefined();
});
