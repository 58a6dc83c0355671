/** The app and its routes: the page of each path, whose code is loaded when it is first opened. */
import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type AroundNavHandler, Redirect, useLocation, useSearch, Router as WouterRouter } from 'wouter';
import { defaultLocale, type Locale, localeFacts } from '#shared/locales.ts';
import { type PageName, pages } from '#shared/pages.ts';
import { startSignInSession } from './features/auth/start-sign-in-session.ts';
import { useLocale } from './i18n/catalogue.ts';
import { commonTexts } from './i18n/en/first-screen.ts';
import type { Language } from './i18n/languages.ts';
import { useLoginDocument } from './lib/app-start.ts';
import { type LazyComponent, lazyComponent } from './lib/lazy.tsx';
import type { LegalPageName } from './pages/documents/legal.tsx';
import {
  BlankPage,
  BrokenPage,
  handleRouteChange,
  OfflineBanner,
  OpenSettings,
  useProductName,
} from './ui/page.tsx';
import { LiveRegions, loadToasts, Toaster } from './ui/toast.tsx';

const lazyScreen = <P extends object>(load: () => Promise<ComponentType<P>>, texts?: keyof Language) =>
  lazyComponent(load, <BlankPage />, texts);

/** A screen whose code is loaded separately. It renders only once the session has started, which sends its tokens. */
function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  return lazyScreen(async () => (await Promise.all([load(), startSignInSession()]))[0]);
}

/** Without the session and the other texts, because most visits begin here. */
const HomePage = lazyScreen(async () => (await import('./pages/home/home.tsx')).HomePage, 'first');
const ConfirmPage = lazyPage(async () => (await import('./pages/confirm/confirm.tsx')).ConfirmPage);
const ThinkingPage = lazyPage(async () => (await import('./pages/thinking.tsx')).ThinkingPage);
const QuestionPage = lazyPage(async () => (await import('./pages/question/question.tsx')).QuestionPage);
const SummaryPage = lazyPage(async () => (await import('./pages/summary/summary.tsx')).SummaryPage);
const PayPage = lazyPage(async () => (await import('./pages/pay.tsx')).PayPage);
// Nobody is signed in there: the session starts when somebody is.
const LoginPage = lazyScreen(async () => (await import('./pages/account/login.tsx')).LoginPage);
const RegisterPage = lazyScreen(async () => (await import('./pages/account/register.tsx')).RegisterPage);
const ForgotPasswordPage = lazyScreen(
  async () => (await import('./pages/account/forgot-password.tsx')).ForgotPasswordPage,
);
const checkoutResult = () => import('./pages/checkout-result.tsx');
const PaymentSuccessPage = lazyPage(async () => (await checkoutResult()).PaymentSuccessPage);
const SubscriptionCancelPage = lazyPage(async () => (await checkoutResult()).SubscriptionCancelPage);
const LogosPage = lazyPage(async () => (await import('./pages/logos/logos.tsx')).LogosPage);
const WeatherLogosPage = lazyPage(
  async () => (await import('./pages/logos/weather-logos.tsx')).WeatherLogosPage,
);
const LibraryPage = lazyPage(async () => (await import('./pages/library/library.tsx')).LibraryPage);
const CheckInPage = lazyPage(async () => (await import('./pages/check-in/check-in.tsx')).CheckInPage);
const RemindersPage = lazyPage(async () => (await import('./pages/mail-links.tsx')).RemindersPage);
const FixPaymentPage = lazyPage(async () => (await import('./pages/mail-links.tsx')).FixPaymentPage);
const SamplePage = lazyPage(async () => (await import('./pages/documents/sample.tsx')).loadSample());
/** With their own part of the texts, and the operator's settings. */
const legalPage = (name: LegalPageName) =>
  lazyPage(async () => (await import('./pages/documents/legal.tsx')).loadLegal(name));
const AdminPage = lazyPage(async () => (await import('./pages/admin.tsx')).AdminPage);
const AccessDeniedPage = lazyPage(async () => (await import('./pages/error-pages.tsx')).AccessDeniedPage);
const NotFoundPage = lazyPage(async () => (await import('./pages/error-pages.tsx')).NotFoundPage);
const SettingsPanel = lazyComponent(
  async () =>
    (await Promise.all([import('./pages/settings-panel.tsx'), startSignInSession()]))[0].SettingsPanel,
);

type Screen = Exclude<PageName, 'streamChatPage'>;

/** The screen of each route; the thinking screen has two. */
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
  checkIn: CheckInPage,
  stopReminders: RemindersPage,
  fixPayment: FixPaymentPage,
  sample: SamplePage,
  terms: legalPage('terms'),
  privacy: legalPage('privacy'),
  refunds: legalPage('refunds'),
  contact: legalPage('contact'),
  admin: AdminPage,
  accessDenied: AccessDeniedPage,
};
const screenNames = Object.keys(screens) as Screen[];

const isAt = (path: string, page: PageName) => path.toLowerCase().replace(/(.)\/$/, '$1') === pages[page];

/** Every route is a literal path, so the router needs no patterns. Case and a slash at the end make no difference. */
const findScreen = (path: string) => screenNames.find((name) => isAt(path, name));

/** Loads the code of a path's screen, so that its first rendering is complete. Never rejects. */
export async function loadScreen(path: string): Promise<void> {
  const name = findScreen(path);
  const View = name ? screens[name] : NotFoundPage;
  if ('load' in View) await (View as LazyComponent<object>).load().catch(() => undefined);
}

/** Keeps addresses with a question out of the browser's history by replacing them. */
const replaceQuestionUrl: AroundNavHandler = (navigate, to, options) =>
  navigate(to, { ...options, replace: options?.replace || /[?&]message=/.test(window.location.search) });

export interface AppProps {
  /** The path to render outside a browser. */
  serverPath?: string;
  /** Called with every new path. */
  onPath?: (path: string) => void;
  /** The document contains the page in English; React hydrates it. */
  prerendered?: boolean;
  /** The language to render it in, outside a browser. */
  locale?: Locale;
  /** Called once, when the whole page is hydrated and in the reader's language. */
  onReady?: () => void;
}

export function App({
  serverPath,
  onPath,
  prerendered = false,
  locale: prerenderedIn = defaultLocale,
  onReady,
}: AppProps) {
  const [isHydrated, setHydrated] = useState(!prerendered);
  const locale = useLocale(isHydrated ? undefined : prerenderedIn);
  useEffect(() => {
    document.documentElement.lang = localeFacts[locale].lang;
  }, [locale]);
  useEffect(() => {
    if (isHydrated) onReady?.();
  }, [isHydrated, onReady]);
  return (
    <WouterRouter ssrPath={serverPath} aroundNav={replaceQuestionUrl}>
      <OfflineBanner />
      <Screens onPath={onPath} onHydrated={setHydrated} />
      <LiveRegions />
      <Toaster />
    </WouterRouter>
  );
}

/** Its effect runs when the screen next to it is hydrated: React hydrates in parts. */
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
  usePathChange(path, (next) => {
    onPath?.(next);
    setSettings(false);
  });
  return (
    <OpenSettings value={() => setSettings(true)}>
      <ErrorBoundary key={path} fallback={broken}>
        {/* A boundary that hydrates by itself; nothing in it suspends. */}
        <Suspense>
          {isLeaving ? <BlankPage /> : <Routes path={path} />}
          <HydrationMarker onHydrated={onHydrated} />
        </Suspense>
      </ErrorBoundary>
      {settings && (
        <ErrorBoundary fallback={null}>
          <SettingsPanel open onClose={() => setSettings(false)} />
        </ErrorBoundary>
      )}
    </OpenSettings>
  );
}

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows the fallback after an error in a child. React offers this only as a class. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function Routes({ path }: { path: string }) {
  const search = useSearch();
  if (isAt(path, 'streamChatPage')) {
    return <Redirect to={search ? `${pages.streamChat}?${search}` : pages.streamChat} replace />;
  }
  const name = findScreen(path);
  const View = name ? screens[name] : NotFoundPage;
  return <View />;
}

/** Calls back on every path except the first one, which the browser loaded. */
function usePathChange(path: string, onChange: (path: string) => void) {
  const last = useRef(path);
  const callback = useRef(onChange);
  callback.current = onChange;
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    callback.current(path);
  }, [path]);
  if (last.current !== path) handleRouteChange(); // Before the effects of the new screen, which focus its heading.
}

/** '{title of the route} | {product}'. */
function useTitle(path: string) {
  const t = commonTexts();
  const product = useProductName();
  const screen = findScreen(path);
  const title = screen ? t.titles[screen] : t.notFoundTitle;
  useEffect(() => {
    document.title = isAt(path, 'streamChatPage') ? product : `${title} | ${product}`;
  }, [path, title, product]);
}

let restLoaded = false;

/** Loads what the landing page does not need: other fonts, toasts, and the cleanup of stored dialogues. */
function useRestOfApp(path: string) {
  useEffect(() => {
    if (restLoaded || path === pages.home) return;
    restLoaded = true;
    void import('./styles/other-scripts.css');
    void loadToasts().catch(() => undefined);
    void import('./features/chat/local-data.ts').then(({ prepareLocalData }) => prepareLocalData());
  }, [path]);
}

/** The first screen of a dialogue loads the same code, so it is available without a network from then on. */
const HelpButton = lazy(() =>
  import('./features/care/help.tsx').then(
    (care) => ({ default: care.HelpButton }),
    () => ({ default: () => <span /> }),
  ),
);

/** The help button stays. */
const broken = (
  <BrokenPage>
    <Suspense fallback={null}>
      <HelpButton />
    </Suspense>
  </BrokenPage>
);
