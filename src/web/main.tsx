import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pages } from '#shared/pages.ts';
import { startSession } from './features/auth/start-session.ts';
import { keepRoot } from './lib/app-root.ts';
import { watchBack } from './lib/back-goes-home.ts';
import { repeatEarlyClick } from './lib/early-click.ts';
import { loadTexts } from './lib/lazy.tsx';
import { localStore } from './lib/storage.ts';
import { App, loadScreen } from './router.tsx';
import { startLater } from './start-later.ts';

async function start() {
  const onPath = watchBack();
  // Sign-in and dialogues start with the first page after the landing page (router.tsx), or with a known person.
  if (localStore.read('accessToken')) startSession().catch(() => undefined);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const isPicture = root.inert;
  // The page's picture, if there is one (scripts/build-pages.mjs), stands until its screen can be drawn whole.
  await Promise.all([loadTexts('first'), isPicture && loadScreen(window.location.pathname)]);
  const painted = root.firstElementChild !== null && !isPicture;
  const app = (
    <StrictMode>
      <App painted={painted} onPath={onPath} onReady={repeatEarlyClick} />
    </StrictMode>
  );
  root.inert = false;
  // In a transition the page is taken over piece by piece, and answers to touches in between.
  if (painted) startTransition(() => keepRoot(hydrateRoot(root, app)));
  else {
    const made = createRoot(root);
    keepRoot(made);
    made.render(app);
  }
}

/** What a provider has left in the address of /login is taken before anything else of the app runs. */
async function begin() {
  if (window.location.pathname === pages.login) {
    const { takeSignInReturn } = await import('./features/auth/take-sign-in-return.ts');
    if (takeSignInReturn()) return;
  }
  startLater();
  await start();
}

void begin();
