// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { goHomeOnBack } from './app-start.ts';

it('goes home from a page of the dialogue, and nowhere else', () => {
  window.history.replaceState(null, '', '/confirm');
  const moved = goHomeOnBack();
  const back = (to: string) => {
    window.history.replaceState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
    return window.location.pathname;
  };
  expect(back('/register')).toBe('/');
  moved('/pay');
  expect(back('/login')).toBe('/login');
  moved('/second');
  expect(back('/buffer')).toBe('/');
});
