/**
 * Request and response shapes of every endpoint. Loaded by the server (validation, OpenAPI); the browser
 * imports types only. Times are ISO 8601 in UTC; money on the wire is a decimal in the currency's major unit.
 */
import type { z } from 'zod';
import { adminContract } from './admin.ts';
import { authContract } from './auth.ts';
import { chatContract } from './chat.ts';
import type { EndpointName } from './endpoints.ts';
import { moneyContract } from './money.ts';
import { privacyContract } from './privacy.ts';
import { siteContract } from './site.ts';

/** `params` and `query` where the path or the call has any; `body` for POST. */
export interface Shape {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

export const contract = {
  ...siteContract,
  ...authContract,
  ...moneyContract,
  ...chatContract,
  ...privacyContract,
  ...adminContract,
} as const satisfies Record<EndpointName, Shape>;

export type Contract = typeof contract;
type Input<C, K extends string> = C extends Record<K, infer S extends z.ZodType> ? z.input<S> : undefined;
type Output<C, K extends string> = C extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

/** What the browser sends and reads, by endpoint. */
export type ContractTypes = {
  [N in EndpointName]: {
    params: Input<Contract[N], 'params'>;
    query: Input<Contract[N], 'query'>;
    body: Input<Contract[N], 'body'>;
    response: z.output<Contract[N]['response']>;
  };
};

/** What a handler of the server gets, after validation, and gives. */
export type Validated<N extends EndpointName> = {
  params: Output<Contract[N], 'params'>;
  query: Output<Contract[N], 'query'>;
  body: Output<Contract[N], 'body'>;
};
export type ResponseBody<N extends EndpointName> = z.output<Contract[N]['response']>;
