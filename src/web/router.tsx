import { type ComponentType, Fragment, Suspense, useEffect, useRef, useState } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch, Router as WouterRouter } from 'wouter';
import { type PageName, pages } from '#shared/pages.ts';
import { useLocale } from './i18n/catalogue.ts';
import { commonTexts } from './i18n/common.ts';
import { useAppConfig } from './lib/app-config.ts';
import { routeChanged } from './lib/heading-focus.ts';
import { lazyPage } from './lib/lazy-page.ts';
import { useLoginDocument } from './lib/login-document.ts';
import { BrokenPage } from './pages/broken.tsx';
import { HomePage } from './pages/home.tsx';
import styles from './router.module.css';
import { LiveRegions } from './ui/announce.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { OpenSettings } from './ui/page.tsx';
import { Toaster } from './ui/toast.tsx';

const ConfirmPage = lazyPage(async () => (await import('./pages/confirm.tsx')).ConfirmPage);
const ThinkingPage = lazyPage(async () => (await import('./pages/thinking.tsx')).ThinkingPage);
const QuestionPage = lazyPage(async () => (await import('./pages/question.tsx')).QuestionPage);
const SummaryPage = lazyPage(async () => (await import('./pages/summary.tsx')).SummaryPage);
const PayPage = lazyPage(async () => (await import('./pages/pay.tsx')).PayPage);
const LoginPage = lazyPage(async () => (await import('./pages/login.tsx')).LoginPage);
const RegisterPage = lazyPage(async () => (await import('./pages/register.tsx')).RegisterPage);
const ForgotPasswordPage = lazyPage(
  async () => (await import('./pages/forgot-password.tsx')).ForgotPasswordPage,
);
const checkoutResult = () => import('./pages/checkout-result.tsx');
const PaymentSuccessPage = lazyPage(async () => (await checkoutResult()).PaymentSuccessPage);
const SubscriptionCancelPage = lazyPage(async () => (await checkoutResult()).SubscriptionCancelPage);
const AccessDeniedPage = lazyPage(async () => (await import('./pages/access-denied.tsx')).AccessDeniedPage);
const NotFoundPage = lazyPage(async () => (await import('./pages/not-found.tsx')).NotFoundPage);
const SettingsPanel = lazyPage(async () => (await import('./pages/settings-panel.tsx')).SettingsPanel);

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
  accessDenied: AccessDeniedPage,
};
const screenNames = Object.keys(screens) as Screen[];

export interface AppProps {
  /** The path to render where there is no browser. */
  serverPath?: string;
  /** Told of every path the person comes to. */
  onPath?: (path: string) => void;
}

export function App({ serverPath, onPath }: AppProps) {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale === 'zh' ? 'zh-Hans' : 'en';
  }, [locale]);
  return (
    <WouterRouter ssrPath={serverPath}>
      <Fragment key={locale}>
        <Screens onPath={onPath} />
        <LiveRegions />
        <Toaster />
      </Fragment>
    </WouterRouter>
  );
}

function Screens({ onPath }: Pick<AppProps, 'onPath'>) {
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
        <Suspense fallback={<Blank />}>{isLeaving ? <Blank /> : <Routes />}</Suspense>
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
  const product = useAppConfig()?.productName ?? t.product;
  const screen = screenNames.find((name) => pages[name] === path);
  const title = screen ? t.titles[screen] : t.notFoundTitle;
  useEffect(() => {
    document.title = path === pages.streamChatPage ? product : `${title} | ${product}`;
  }, [path, title, product]);
}

let restLoaded = false;

/** What the landing page does without: the faces of other scripts and the upkeep of stored dialogues. */
function useRestOfApp(path: string) {
  useEffect(() => {
    if (restLoaded || path === pages.home) return;
    restLoaded = true;
    void import('./styles/other-scripts.css');
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
