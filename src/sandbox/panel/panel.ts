/** The routes of the sandbox panel. */
import fastifyFormbody from '@fastify/formbody';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { SandboxClock } from '../clock.ts';
import { forbidCaching, hiddenFromApiDocs, sendPage } from '../html.ts';
import type { SimulatedAction, SimulatedProvider } from '../simulated-provider.ts';
import { actions, moves, panelPage } from './page.ts';

interface PanelParts {
  clock: SandboxClock | undefined;
  providers: (SimulatedProvider | undefined)[];
}

const getKeys = <T extends object>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];

const clockMove = z.union([
  z.strictObject({ by: z.enum(getKeys(moves)) }),
  z.strictObject({ to: z.iso.date() }),
]);
const modeChange = z.strictObject({ mode: z.enum(['deliver', 'hold', 'drop']) });
const release = z.strictObject({ order: z.enum(['as-sent', 'reversed', 'shuffled']) });
const repeat = z.strictObject({ event: z.string().min(1) });

type Move = z.output<typeof clockMove>;

const dayMs = 86_400_000;

function targetTime(now: Date, move: Move): Date {
  if ('to' in move) return new Date(`${move.to}T${now.toISOString().slice(11)}`);
  if (move.by === 'day' || move.by === 'week')
    return new Date(now.getTime() + (move.by === 'day' ? 1 : 7) * dayMs);
  return addMonths(now, move.by === 'month' ? 1 : 12);
}

/** Keeps the day of the month, or takes the last day of a shorter month. */
function addMonths(now: Date, months: number): Date {
  const target = new Date(now);
  target.setUTCMonth(now.getUTCMonth() + months);
  if (target.getUTCDate() !== now.getUTCDate()) target.setUTCDate(0);
  return target;
}

async function redirectToPanel(reply: FastifyReply, notice: string): Promise<FastifyReply> {
  return reply.redirect(`/sandbox?notice=${encodeURIComponent(notice)}`, 303);
}

async function runAndReport(reply: FastifyReply, done: string, run: () => Promise<void> | void) {
  try {
    await run();
    return await redirectToPanel(reply, done);
  } catch (error) {
    const problem = error instanceof z.ZodError ? 'That cannot be done.' : (error as Error).message;
    return redirectToPanel(reply, problem);
  }
}

interface ActionRequest {
  Params: { id: string };
}

function mountWebhooks(app: FastifyInstance, provider: SimulatedProvider): void {
  const { name, deliverer } = provider;
  const path = (what: string) => `/sandbox/panel/${name}/webhooks/${what}`;
  app.post(path('mode'), hiddenFromApiDocs, ({ body }, reply) =>
    runAndReport(reply, 'Webhook delivery has been set.', () =>
      deliverer.setMode(modeChange.parse(body).mode),
    ),
  );
  app.post(path('release'), hiddenFromApiDocs, ({ body }, reply) =>
    runAndReport(reply, 'The held-back events were sent.', () =>
      deliverer.release(release.parse(body).order),
    ),
  );
  app.post(path('repeat'), hiddenFromApiDocs, ({ body }, reply) =>
    runAndReport(reply, 'The event was sent again.', () => deliverer.repeat(repeat.parse(body).event)),
  );
}

function mountActions(app: FastifyInstance, provider: SimulatedProvider): void {
  for (const action of getKeys(actions) as SimulatedAction[])
    app.post<ActionRequest>(
      `/sandbox/panel/${provider.name}/:id/${action}`,
      hiddenFromApiDocs,
      ({ params }, reply) =>
        runAndReport(reply, `Done: ${actions[action]}.`, () => provider.act(params.id, action)),
    );
}

/** `/sandbox`: buttons for what customers, banks and time otherwise cause at the payment providers. */
export function panelPages({ clock, providers: given }: PanelParts): FastifyPluginAsync {
  const providers = given.filter((provider) => provider !== undefined);
  return async (app) => {
    await app.register(fastifyFormbody);
    forbidCaching(app);
    app.get<{ Querystring: { notice?: string } }>(
      '/sandbox',
      hiddenFromApiDocs,
      async ({ query, headers }, reply) => {
        const now = clock?.now();
        if (headers.accept?.includes('application/json'))
          return reply.send({
            now,
            providers: providers.map((provider) => ({
              name: provider.name,
              subscriptions: provider.subscriptions(),
              events: provider.deliverer.log(),
            })),
          });
        const notice = typeof query.notice === 'string' ? query.notice.slice(0, 200) : undefined;
        return sendPage(reply, 200, panelPage({ now, providers, notice }));
      },
    );
    if (clock)
      app.post('/sandbox/panel/clock', hiddenFromApiDocs, ({ body }, reply) =>
        runAndReport(reply, 'The clock was moved.', () =>
          clock.moveTo(targetTime(clock.now(), clockMove.parse(body))),
        ),
      );
    for (const provider of providers) {
      mountWebhooks(app, provider);
      mountActions(app, provider);
    }
  };
}
