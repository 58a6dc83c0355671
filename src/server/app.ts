/** Puts the HTTP server together: its routes, hooks and error handling. */
import fastifyCookie from '@fastify/cookie';
import fastifySwagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { hiddenLegalParts, operatorFacts } from '#shared/operator-facts.ts';
import { paymentProviders } from '#shared/payment-providers.ts';
import { defaultPrices, formatCents, type PlanId, type PriceList, priceCents } from '#shared/plans.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { identityRoutes, mountAppleCallback } from './auth/identity/identity-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { billingRoutes, manageRoutes } from './billing/routes.ts';
import { webhookRoutes } from './billing/sync/webhook-routes.ts';
import { checkInRoutes, mountOneClickUnsubscribe } from './chat/check-ins/check-in-routes.ts';
import { chatRoutes, libraryRoutes } from './chat/routes.ts';
import { isLocalTrial } from './config/origins.ts';
import type { Deps } from './deps.ts';
import {
  closeConnectionsOnShutdown,
  createClientErrorHandler,
  createRouterErrorHandler,
  installHostCheck,
  type RequestTracker,
  trackRequests,
} from './http/connections.ts';
import { installErrorHandler } from './http/error-handler.ts';
import { readPages, type SiteFacts } from './http/pages.ts';
import { createProxyCheck, createRequestIdGenerator } from './http/request.ts';
import { installRequestLog } from './http/request-log.ts';
import { installSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { installBuiltFiles, installGeneratedFiles, installNotFoundHandler } from './http/static.ts';
import { mountEndpoints } from './mount.ts';
import { privacyRoutes } from './privacy/privacy-routes.ts';
import { healthRoutes } from './site/health.ts';
import { locationRoutes } from './site/location.ts';
import { configRoutes } from './site/public-config.ts';
import { weatherRoutes } from './site/weather.ts';
import { metricsRoutes, performanceRoutes } from './telemetry/metrics.ts';
import { installTracing } from './telemetry/spans.ts';

export interface AppOptions {
  /** The built web app; left out in tests of the API. */
  webRoot?: string;
  /** Pages of the sandbox, mounted as they are. */
  sandboxPages?: FastifyPluginAsync;
}

export interface BuiltApp {
  app: FastifyInstance;
  requests: RequestTracker;
}

function createFastify(deps: Deps, isTrustedProxy: ReturnType<typeof createProxyCheck>): FastifyInstance {
  const headers = securityHeaders(deps.config.production);
  return Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    // An address list only: a hop count or `true` would let a client choose its own address.
    trustProxy: deps.config.trustedProxies.length ? deps.config.trustedProxies : false,
    // Each call of an unstored dialogue sends all of it: six answers of 2,000 Chinese characters take 36 kB.
    bodyLimit: 256 * 1_024,
    requestTimeout: 15_000,
    // Longer than the idle timeout of proxies (nginx 60 s, Traefik 90 s, Caddy 120 s): if the server closed a connection
    // first, a request could meet the closing connection and fail with a 502.
    keepAliveTimeout: 125_000,
    genReqId: createRequestIdGenerator(isTrustedProxy),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    http: {
      // installHostCheck refuses a missing Host, with our headers.
      requireHostHeader: false,
      // A URL may contain a question of 2,000 characters: 18 kB in Chinese, and as much again in the Referer.
      maxHeaderSize: 64 * 1_024,
      headersTimeout: 10_000,
      // Checks the timeouts every second: by default a slow sender is disconnected up to half a minute late.
      connectionsCheckingInterval: 1_000,
    },
    clientErrorHandler: createClientErrorHandler(headers),
    frameworkErrors: createRouterErrorHandler(headers),
  });
}

/** The prices that the landing page shows before its script knows the reader's country, by placeholder. */
function pricePlaceholders(prices: PriceList) {
  const { otherCountries: currency } = prices;
  const formatPrice = (plan: PlanId) => formatCents(priceCents(prices, plan, currency), currency);
  return { PRICE_MONTHLY: formatPrice('monthly'), PRICE_ANNUAL: formatPrice('annual') };
}

/** The settings that the HTML pages show. */
function createSiteFacts({ config, guide }: Pick<Deps, 'config' | 'guide'>): SiteFacts {
  const simulatesPayments = paymentProviders.some((name) => config[name]?.sandbox);
  const { firstReflectionFree } = config.offers;
  const operator = { ...config, seller: config.seller ?? null, guide, firstReflectionFree };
  return {
    ...config,
    saysNoMoneyMoves: simulatesPayments && (config.production || !isLocalTrial(config)),
    operator: { ...operatorFacts(operator), ...pricePlaceholders(config.prices) },
    // The pages' scripts know the default prices.
    prices: config.prices === defaultPrices ? undefined : config.prices,
    off: [...config.off, ...hiddenLegalParts(operator)],
  };
}

/**
 * Validates and serializes a frozen response only once: the same object answers many calls. This saves a
 * sixth of the time that `GET /api/config` takes, without the network.
 */
const compileSerializer: typeof serializerCompiler = (route) => {
  const serialize = serializerCompiler(route);
  const cache = new WeakMap<object, string>();
  return (response) => {
    if (!(response instanceof Object && Object.isFrozen(response))) return serialize(response);
    const json = cache.get(response) ?? serialize(response);
    cache.set(response, json);
    return json;
  };
};

/** The whole HTTP app as a function of its parts; listening and timers belong to main.ts. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<BuiltApp> {
  const isTrustedProxy = createProxyCheck(deps.config.trustedProxies);
  const app = createFastify(deps, isTrustedProxy);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(compileSerializer);
  // Bodies are JSON only: another site can make a browser send text/plain or a form with the visitor's cookies (CSRF).
  app.removeContentTypeParser('text/plain');
  installRequestLog(app, deps.metrics);
  const requests = trackRequests(app);
  closeConnectionsOnShutdown(app, deps.shuttingDown);
  installTracing(app, deps.tracing, isTrustedProxy);
  installSecurityHeaders(app, {
    production: deps.config.production,
    googleButton: deps.config.google?.sandbox === false,
  });
  installErrorHandler(app);
  installHostCheck(app);
  const { webRoot } = options;
  const pages = webRoot === undefined ? undefined : readPages(webRoot, createSiteFacts(deps));
  installNotFoundHandler(app, pages);
  await app.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info: { title: `${deps.config.productName} API`, version: '1' } },
    transform: jsonSchemaTransform,
  });

  await app.register(fastifyCookie);
  mountEndpoints(app, deps, {
    ...configRoutes(deps),
    ...locationRoutes(deps),
    ...weatherRoutes(deps),
    ...performanceRoutes(deps),
    ...authRoutes(deps),
    ...identityRoutes(deps),
    ...billingRoutes(deps),
    ...manageRoutes(deps),
    ...chatRoutes(deps),
    ...checkInRoutes(deps),
    ...libraryRoutes(deps),
    ...privacyRoutes(deps),
    ...adminRoutes(deps),
  });
  await mountAppleCallback(app, deps);
  await mountOneClickUnsubscribe(app, deps);
  // Webhooks are about payments, so their times are those of the billing clock.
  await webhookRoutes(app, { ...deps, now: deps.billingNow });
  healthRoutes(app, deps);
  metricsRoutes(app, deps);
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  if (options.sandboxPages) await app.register(options.sandboxPages);
  if (webRoot !== undefined && pages) {
    installGeneratedFiles(app, { webRoot, pages, serviceWorker: deps.config.serviceWorker });
    await installBuiltFiles(app, webRoot, pages);
  }
  return { app, requests };
}
