import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import {
  type AroundNavHandler,
  Redirect,
  Route,
  Switch,
  useLocation,
  useSearch,
  Router as WouterRouter,
} from 'wouter';
import { localeFacts } from '#shared/locales.ts';
import { type PageName, pages } from '#shared/pages.ts';
import { startSession } from './features/auth/start-session.ts';
import { useLocale } from './i18n/catalogue.ts';
import { commonTexts } from './i18n/en/first-screen.ts';
import { routeChanged } from './lib/heading-focus.ts';
import { type LazyPage, lazyPage } from './lib/lazy.tsx';
import { useLoginDocument } from './lib/login-document.ts';
import { BrokenPage } from './pages/broken.tsx';
import { HomePage } from './pages/home/home.tsx';
import styles from './router.module.css';
import { LiveRegions } from './ui/announce.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { OfflineBanner } from './ui/offline-banner.tsx';
import { OpenSettings } from './ui/page.tsx';
import { loadToasts, Toaster } from './ui/toast.tsx';
import { useProductName } from './ui/use-product-name.ts';

/** A screen with code of its own; none is drawn before the sign-in is looked after. */
function page<P extends object>(load: () => Promise<ComponentType<P>>): LazyPage<P> {
  return lazyPage(async () => (await Promise.all([load(), startSession()]))[0]);
}

const ConfirmPage = page(async () => (await import('./pages/confirm/confirm.tsx')).ConfirmPage);
const ThinkingPage = page(async () => (await import('./pages/thinking.tsx')).ThinkingPage);
const QuestionPage = page(async () => (await import('./pages/question/question.tsx')).QuestionPage);
const SummaryPage = page(async () => (await import('./pages/summary/summary.tsx')).SummaryPage);
const PayPage = page(async () => (await import('./pages/pay.tsx')).PayPage);
const LoginPage = page(async () => (await import('./pages/account/login.tsx')).LoginPage);
const RegisterPage = page(async () => (await import('./pages/account/register.tsx')).RegisterPage);
const ForgotPasswordPage = page(
  async () => (await import('./pages/account/forgot-password.tsx')).ForgotPasswordPage,
);
const checkoutResult = () => import('./pages/checkout-result.tsx');
const PaymentSuccessPage = page(async () => (await checkoutResult()).PaymentSuccessPage);
const SubscriptionCancelPage = page(async () => (await checkoutResult()).SubscriptionCancelPage);
const LogosPage = page(async () => (await import('./pages/logos/logos.tsx')).LogosPage);
const WeatherLogosPage = page(async () => (await import('./pages/logos/weather-logos.tsx')).WeatherLogosPage);
const LibraryPage = page(async () => (await import('./pages/library/library.tsx')).LibraryPage);
const AdminPage = page(async () => (await import('./pages/admin.tsx')).AdminPage);
const AccessDeniedPage = page(async () => (await import('./pages/error-pages.tsx')).AccessDeniedPage);
const NotFoundPage = page(async () => (await import('./pages/error-pages.tsx')).NotFoundPage);
const SettingsPanel = page(async () => (await import('./pages/settings-panel.tsx')).SettingsPanel);

type Screen = Exclude<PageName, 'streamChatPage'>;

/** The thinking screen serves two routes; a key makes each entry a new screen. */
const screens: Record<Screen, ComponentType> = {
  home: HomePage,
  confirm: ConfirmPage,
  streamChat: () => <ThinkingPage kind="stream-chat" />,
  second: QuestionPage,
  buffer: () => <ThinkingPage kind="buffer" />,
  third: SummaryPage,
  pay: PayPage,
  paymentSuccess: PaymentSuccessPage,
  subscriptionCancel: SubscriptionCancelPage,
  login: LoginPage,
  register: RegisterPage,
  forgotPassword: ForgotPasswordPage,
  logos: LogosPage,
  weatherLogos: WeatherLogosPage,
  library: LibraryPage,
  admin: AdminPage,
  accessDenied: AccessDeniedPage,
};
const screenNames = Object.keys(screens) as Screen[];

/** Fetches the code of the screen that stands at a path, so that its first rendering is whole. Never rejects. */
export async function loadScreen(path: string): Promise<void> {
  const screen = screenNames.map((name) => pages[name] === path && screens[name]).find(Boolean);
  if (screen && 'load' in screen) await (screen as LazyPage<object>).load().catch(() => undefined);
}

/** An address with a question in it never stays among the browser's pages: the next page takes its place. */
const leaveNoQuestion: AroundNavHandler = (navigate, to, options) =>
  navigate(to, { ...options, replace: options?.replace || /[?&]message=/.test(window.location.search) });

export interface AppProps {
  /** The path to render where there is no browser. */
  serverPath?: string;
  /** Called with every new path. */
  onPath?: (path: string) => void;
  /** The page is already there, in English, and gets hydrated. */
  prerendered?: boolean;
  /** Called once, when the whole page is hydrated and in the reader's language. */
  onReady?: () => void;
}

export function App({ serverPath, onPath, prerendered = false, onReady }: AppProps) {
  const [isHydrated, setHydrated] = useState(!prerendered);
  const locale = useLocale(isHydrated);
  useEffect(() => {
    document.documentElement.lang = localeFacts[locale].lang;
  }, [locale]);
  useEffect(() => {
    if (isHydrated) onReady?.();
  }, [isHydrated, onReady]);
  return (
    <WouterRouter ssrPath={serverPath} aroundNav={leaveNoQuestion}>
      <OfflineBanner />
      <Screens onPath={onPath} onHydrated={setHydrated} />
      <LiveRegions />
      <Toaster />
    </WouterRouter>
  );
}

/** Its effect runs once the screen next to it is hydrated, which React does in pieces. */
function HydrationMarker({ onHydrated }: { onHydrated: (isHydrated: true) => void }) {
  useEffect(() => onHydrated(true), [onHydrated]);
  return null;
}

function Screens({
  onPath,
  onHydrated,
}: Pick<AppProps, 'onPath'> & { onHydrated: (isHydrated: true) => void }) {
  const [path] = useLocation();
  const [settings, setSettings] = useState(false);
  const isLeaving = useLoginDocument(path);
  useTitle(path);
  useRestOfApp(path);
  useArrival(path, (next) => {
    onPath?.(next);
    setSettings(false);
  });
  return (
    <OpenSettings value={() => setSettings(true)}>
      <ErrorBoundary key={path} fallback={<BrokenPage />}>
        <Suspense fallback={<Blank />}>
          {isLeaving ? <Blank /> : <Routes />}
          <HydrationMarker onHydrated={onHydrated} />
        </Suspense>
      </ErrorBoundary>
      {settings && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <SettingsPanel open onClose={() => setSettings(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </OpenSettings>
  );
}

function Routes() {
  const search = useSearch();
  return (
    <Switch>
      {screenNames.map((name) => (
        <Route key={name} path={pages[name]} component={screens[name]} />
      ))}
      <Route path={pages.streamChatPage}>
        <Redirect to={search ? `${pages.streamChat}?${search}` : pages.streamChat} replace />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

/** Calls back on every path but the first, which the browser itself has loaded. */
function useArrival(path: string, arrived: (path: string) => void) {
  const last = useRef(path);
  const tell = useRef(arrived);
  tell.current = arrived;
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    tell.current(path);
  }, [path]);
  if (last.current !== path) routeChanged(); // Before the new screen's own effects, which focus its heading.
}

/** Spec 2: '{route title} | {product}'. */
function useTitle(path: string) {
  const t = commonTexts();
  const product = useProductName();
  const screen = screenNames.find((name) => pages[name] === path);
  const title = screen ? t.titles[screen] : t.notFoundTitle;
  useEffect(() => {
    document.title = path === pages.streamChatPage ? product : `${title} | ${product}`;
  }, [path, title, product]);
}

let restLoaded = false;

/** What the landing page does without: the faces of other scripts, what draws toasts, and the upkeep of stored dialogues. */
function useRestOfApp(path: string) {
  useEffect(() => {
    if (restLoaded || path === pages.home) return;
    restLoaded = true;
    void import('./styles/other-scripts.css');
    void loadToasts().catch(() => undefined);
    void import('./features/chat/local-data.ts').then(({ startChat }) => startChat());
  }, [path]);
}

/** Sky instead of a white gap while a page's code loads. */
function Blank() {
  return (
    <div className={styles.blank} aria-busy="true">
      <p className="sr">{commonTexts().loading}</p>
    </div>
  );
}
