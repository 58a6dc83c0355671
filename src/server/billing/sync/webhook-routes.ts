/** The routes that payment providers call. They only store an event; a job handles it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paymentProviders } from '#shared/payment-providers.ts';
import { AppError } from '../../http/app-error.ts';
import type { Limiter } from '../../http/limiter.ts';
import type { WorkMetrics } from '../../telemetry/metrics.ts';
import type { PaymentProvider, WebhookHint } from '../providers/provider.ts';
import type { SyncOrEndDeps } from './sync-or-end.ts';
import { storeWebhookEvent } from './webhooks.ts';

/** 1 MiB. The largest events, invoices with many lines, are much smaller. */
const bodyLimit = 1_024 * 1_024;
/**
 * How long the check of a signature may take: the provider's certificate may have to be fetched. Afterwards the response
 * is an error, so that the provider sends the event again.
 */
const checkLimitMs = 1_500;

type WebhookDeps = Pick<SyncOrEndDeps, 'db' | 'now' | 'jobs' | 'providers'> & {
  metrics: Pick<WorkMetrics, 'webhookReceived'>;
  limiter: Pick<Limiter, 'limitCall'>;
};

/** Rejects with `busy` after `checkLimitMs`. */
async function withTimeLimit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('busy')), checkLimitMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

function parseWebhook(
  { now }: WebhookDeps,
  provider: PaymentProvider,
  { body, headers }: FastifyRequest,
): Promise<WebhookHint> {
  const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  return withTimeLimit(provider.parseWebhook({ rawBody, headers, now: now() }));
}

/** Checks and stores a webhook. `repeated`: it was stored before. */
async function receiveWebhook(deps: WebhookDeps, provider: PaymentProvider, request: FastifyRequest) {
  const hint = await parseWebhook(deps, provider, request);
  return (await storeWebhookEvent(deps, provider.name, hint)) ? ('kept' as const) : ('repeated' as const);
}

const isRefusal = (error: unknown) => error instanceof AppError && error.status < 500;

/** A separate plugin, because only here the body must stay the bytes that were signed. */
export async function webhookRoutes(app: FastifyInstance, deps: WebhookDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    for (const name of paymentProviders) {
      const provider = deps.providers[name];
      if (!provider) continue;
      const onRequest = (request: FastifyRequest) => deps.limiter.limitCall('webhooks', request);
      scope.post(
        `/api/webhooks/${name}`,
        { bodyLimit, schema: { hide: true }, onRequest },
        async (request) => {
          const outcome = await receiveWebhook(deps, provider, request).catch((error: unknown) => {
            deps.metrics.webhookReceived(name, isRefusal(error) ? 'refused' : 'failed');
            throw error;
          });
          deps.metrics.webhookReceived(name, outcome);
          return { received: true };
        },
      );
    }
  });
}
