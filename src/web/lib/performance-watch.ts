/** Reports slow loads of this page to the server: kinds and names of routes, never an address or a text. */
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { endpoints } from '#shared/contract/endpoints.ts';
import { type PageName, pages } from '#shared/pages.ts';
import { routeBucketsMs, slowAbove } from '#shared/performance.ts';

type Report = (report: ContractTypes['reportPerformance']['body']) => void;
type Stop = () => void;

/** Most reports that one page sends. */
const maxReports = 20;
/** Interval of the check how much memory the page uses. */
const memoryEveryMs = 30_000;
const { method, path: reportPath } = endpoints.reportPerformance;

/** Sent without `call()`: it takes no slot of its request limit, has no sign-in, and goes out when the page closes. */
function createReport(): Report {
  let left = maxReports;
  return (report) => {
    if (left === 0) return;
    left -= 1;
    fetch(reportPath, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => undefined); // A lost report does not matter.
  };
}

/** Calls back for each entry, including earlier ones; does nothing if the browser does not support the type. */
function observe(type: 'resource' | 'longtask', seen: (entry: PerformanceEntry) => void): Stop {
  if (typeof PerformanceObserver === 'undefined') return () => undefined;
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(seen));
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}

/** Milliseconds. A stream of the dialogue lasts as long as its turn, so only the wait for its start counts. */
function getWaitMs({ name, startTime, responseStart, duration }: PerformanceResourceTiming): number {
  const { pathname } = new URL(name);
  if (pathname === reportPath) return 0; // Otherwise a slow report would cause the next one.
  const isDialogue = pathname.startsWith('/api/chat/');
  return isDialogue && responseStart > 0 ? responseStart - startTime : duration;
}

function watchResources(report: Report): Stop {
  return observe('resource', (entry) => {
    const waitMs = getWaitMs(entry as PerformanceResourceTiming);
    if (waitMs > slowAbove.resourceMs) report({ kind: 'slow_resource' });
  });
}

function watchLongTasks(report: Report): Stop {
  return observe('longtask', ({ duration }) => {
    if (duration > slowAbove.longTaskMs) report({ kind: 'long_task' });
  });
}

/** Checks regularly until the limit was exceeded once. Only some browsers report memory. */
function watchMemory(report: Report): Stop {
  const used = () => (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize;
  if (used() === undefined) return () => undefined;
  const timer = setInterval(() => {
    if ((used() ?? 0) <= slowAbove.memoryBytes) return;
    clearInterval(timer);
    report({ kind: 'high_memory' });
  }, memoryEveryMs);
  return () => clearInterval(timer);
}

/** A change of the address whose new page is not shown yet. */
interface RouteChange {
  route: PageName | undefined;
  /** When the address changed, by `performance.now()`. */
  at: number;
  /** The heading of the previous page, which is shown until the router has rendered. */
  oldHeading: Element | null;
}

const routeAt = (path: string) => (Object.keys(pages) as PageName[]).find((name) => pages[name] === path);
/** The duration is reported as a bucket, its upper limit. The last bucket also has everything longer. */
const findBucket = (ms: number) => routeBucketsMs.find((bucket) => ms <= bucket) ?? 120_000;
const headingNow = () => document.querySelector('main h1');

/** Events that the router (wouter) dispatches at each navigation, before it renders the new screen. */
const routeEvents = ['pushState', 'replaceState', 'popstate'] as const;

/** Measures from the change of the address until the new page's heading is shown or the user has left the page. */
function watchRoutes(report: Report): Stop {
  let path = window.location.pathname;
  let change: RouteChange | undefined;
  const finish = () => {
    observer.disconnect();
    const tookMs = change ? performance.now() - change.at : 0;
    if (change?.route && tookMs > slowAbove.routeMs)
      report({ kind: 'slow_route', route: change.route, bucketMs: findBucket(tookMs) });
    change = undefined;
  };
  const observer = new MutationObserver(() => {
    const heading = headingNow();
    if (heading && heading !== change?.oldHeading) finish();
  });
  const handleRouteEvent = () => {
    if (window.location.pathname === path) return;
    finish();
    path = window.location.pathname;
    if (document.hidden) return; // Nothing is rendered in a hidden tab.
    change = { route: routeAt(path), at: performance.now(), oldHeading: headingNow() };
    observer.observe(document.body, { childList: true, subtree: true });
  };
  const finishWhenHidden = () => document.hidden && finish();
  for (const event of routeEvents) window.addEventListener(event, handleRouteEvent, { capture: true });
  document.addEventListener('visibilitychange', finishWhenHidden);
  return () => {
    for (const event of routeEvents) window.removeEventListener(event, handleRouteEvent, { capture: true });
    document.removeEventListener('visibilitychange', finishWhenHidden);
    observer.disconnect();
  };
}

let running: Stop | undefined;

function begin(): Stop {
  const report = createReport();
  const watches = [watchResources, watchLongTasks, watchMemory, watchRoutes];
  const stops = watches.map((watch) => watch(report));
  return () => {
    running = undefined;
    for (const stop of stops) stop();
  };
}

/** Starts watching unless it has started already. Returns a function that stops it. */
export function watchPerformance(): Stop {
  running ??= begin();
  return running;
}
