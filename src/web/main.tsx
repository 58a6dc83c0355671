import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startTokenWatch } from './features/auth/session.ts';
import { takeSignInReturn } from './features/auth/take-sign-in-return.ts';
import { watchBack } from './lib/back-goes-home.ts';
import { App } from './router.tsx';

function start() {
  const onPath = watchBack();
  startTokenWatch(); // The chat feature starts with the first page after the landing page: router.tsx.
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const app = (
    <StrictMode>
      <App onPath={onPath} />
    </StrictMode>
  );
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

if (!takeSignInReturn()) start();
