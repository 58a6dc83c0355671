/**
 * Every call of the API in one table: the server mounts it, the browser calls it, OpenAPI lists it. The browser's build
 * keeps only method, path and access (see vite.config.ts), so pages do not load the schemas. Times are ISO 8601 in UTC;
 * money is a decimal in the currency's major unit.
 */
import type { z } from 'zod';
import { adminEndpoints } from './admin.ts';
import { authEndpoints, identityEndpoints } from './auth.ts';
import { chatEndpoints, checkInEndpoints, libraryEndpoints } from './chat.ts';
import type { Endpoints } from './endpoint.ts';
import { moneyEndpoints } from './money.ts';
import { privacyEndpoints } from './privacy.ts';
import { siteEndpoints } from './site.ts';

export const endpoints = {
  ...siteEndpoints,
  ...authEndpoints,
  ...identityEndpoints,
  ...moneyEndpoints,
  ...chatEndpoints,
  ...checkInEndpoints,
  ...libraryEndpoints,
  ...privacyEndpoints,
  ...adminEndpoints,
} as const satisfies Endpoints;

export type EndpointTable = typeof endpoints;
export type EndpointName = keyof EndpointTable;

type Input<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? z.input<S> : undefined;
type Output<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

/** What the browser sends and receives, by endpoint. */
export type ContractTypes = {
  [N in EndpointName]: {
    params: Input<EndpointTable[N], 'params'>;
    query: Input<EndpointTable[N], 'query'>;
    body: Input<EndpointTable[N], 'body'>;
    response: z.output<EndpointTable[N]['response']>;
  };
};

/** What a handler of the server receives, after validation. */
export type Validated<N extends EndpointName> = {
  params: Output<EndpointTable[N], 'params'>;
  query: Output<EndpointTable[N], 'query'>;
  body: Output<EndpointTable[N], 'body'>;
};
export type ResponseBody<N extends EndpointName> = z.output<EndpointTable[N]['response']>;
