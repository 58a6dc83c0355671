/** Where the browser's script begins: starts the app on top of the HTML that the server sent. */
import './styles/tokens.css';
import './styles/base.css';
// Not used in this file: most pages need it, and one bundle compresses better than two.
import './ui/field.tsx';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pages } from '#shared/pages.ts';
import { startSignInSession } from './features/auth/start-sign-in-session.ts';
import {
  deferUntilInteraction,
  goHomeOnBack,
  holdInstallPrompt,
  keepRoot,
  repeatEarlyClick,
} from './lib/app-start.ts';
import { loadTexts } from './lib/lazy.tsx';
import { localStore, tabStore } from './lib/storage.ts';
import { App, loadScreen } from './router.tsx';
import { markMember } from './ui/page.tsx';

const startDeferred = () => {
  import('./deferred.ts').then((deferred) => deferred.startDeferred()).catch(() => undefined);
};

async function start() {
  const onPath = goHomeOnBack();
  markMember();
  // For a new visitor, the session starts with the first page after the landing page (router.tsx).
  if (localStore.read('accessToken')) startSignInSession().catch(() => undefined);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // A static shell (scripts/build-pages.mjs) shows the page until its screen can be rendered in full.
  const isStaticShell = root.dataset.shell !== undefined;
  const prerendered = root.firstElementChild !== null && !isStaticShell;
  await Promise.all([
    loadTexts('first'),
    (prerendered || isStaticShell) && loadScreen(window.location.pathname),
  ]);
  const app = (
    <StrictMode>
      <App prerendered={prerendered} onPath={onPath} onReady={repeatEarlyClick} />
    </StrictMode>
  );
  root.inert = false;
  // In a transition React hydrates in pieces, and the page responds to input in between.
  if (prerendered) startTransition(() => keepRoot(hydrateRoot(root, app)));
  else {
    const created = createRoot(root);
    keepRoot(created);
    created.render(app);
  }
}

/** The sign-in result in the address of /login is read before anything else of the app runs. */
async function begin() {
  holdInstallPrompt();
  const { pathname, search, hash } = window.location;
  if (pathname === pages.login) {
    if (search || hash || tabStore.read('signInPending')) {
      const { handleSignInReturn } = await import('./features/auth/handle-sign-in-return.ts');
      if (handleSignInReturn()) return;
    }
    (await import('./features/auth/sign-in-storage.ts')).leaveLoginAtStart();
  }
  deferUntilInteraction(startDeferred);
  await start();
}

void begin();
