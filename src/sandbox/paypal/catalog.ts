/** Products and plans of the simulated PayPal. */
import { emptyQuery, parse, planCreate, productCreate } from './requests.ts';
import {
  type ApiCall,
  type ApiEndpoint,
  type ApiResponse,
  applyPreferHeader,
  find,
  getOrNotFound,
  link,
  type SandboxState,
  type StoredPlan,
  type StoredProduct,
} from './state.ts';
import { invalid, newId, parseCents, toWireTime, unprocessable } from './wire.ts';

/** PayPal's currencies with two decimals; the sandbox supports no others. */
const currencies = new Set(
  'AUD BRL CAD CHF CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD'.split(' '),
);
const maxIntervals = { DAY: 365, WEEK: 52, MONTH: 12, YEAR: 1 };

function productObject(sandbox: SandboxState, { createdAt, ...product }: StoredProduct) {
  const at = toWireTime(new Date(createdAt));
  const path = `/v1/catalogs/products/${product.id}`;
  const links = [link(sandbox, path, 'self'), link(sandbox, path, 'edit', 'PATCH')];
  return { ...product, create_time: at, update_time: at, links };
}

function createProduct({ sandbox, body, prefer }: ApiCall): ApiResponse {
  const input = parse(productCreate, body);
  if (input.id?.startsWith('PROD-'))
    throw invalid('/id', 'INVALID_PARAMETER_SYNTAX', 'Input identifier must not use system prefix(PROD-).');
  if (input.id && find(sandbox.data.products, input.id))
    throw unprocessable('DUPLICATE_RESOURCE_IDENTIFIER', 'Identifier must be unique.');
  const product: StoredProduct = {
    ...input,
    id: input.id ?? newId.product(),
    createdAt: sandbox.now().toISOString(),
  };
  sandbox.data.products[product.id] = product;
  return { status: 201, body: applyPreferHeader(prefer, productObject(sandbox, product)) };
}

function readProduct({ sandbox, id, query }: ApiCall): ApiResponse {
  parse(emptyQuery, query, 'query');
  return { status: 200, body: productObject(sandbox, getOrNotFound(sandbox.data.products, id)) };
}

function planObject(sandbox: SandboxState, { createdAt, ...plan }: StoredPlan) {
  const at = toWireTime(new Date(createdAt));
  const path = `/v1/billing/plans/${plan.id}`;
  return {
    ...plan,
    quantity_supported: false,
    create_time: at,
    update_time: at,
    links: [
      link(sandbox, path, 'self'),
      link(sandbox, path, 'edit', 'PATCH'),
      link(sandbox, `${path}/deactivate`, 'deactivate', 'POST'),
      link(sandbox, `${path}/update-pricing-schemes`, 'edit', 'POST'),
    ],
  };
}

function checkCycle(
  { frequency, pricing_scheme, tenure_type }: StoredPlan['billing_cycles'][number],
  index: number,
) {
  const field = `/billing_cycles/${index}/frequency/interval_count`;
  if (frequency.interval_count > maxIntervals[frequency.interval_unit])
    throw invalid(field, 'INVALID_INTEGER_MAX_VALUE', 'The integer value of a field is too large.');
  const { currency_code, value } = pricing_scheme.fixed_price;
  if (!currencies.has(currency_code))
    throw unprocessable('CURRENCY_NOT_SUPPORTED', 'Currency is not supported.');
  const cents = parseCents(value);
  if (cents === null || (cents === 0 && tenure_type === 'REGULAR'))
    throw invalid(
      `/billing_cycles/${index}/pricing_scheme/fixed_price/value`,
      'INVALID_PARAMETER_VALUE',
      'The value of a field is invalid.',
    );
}

function createPlan({ sandbox, body, prefer }: ApiCall): ApiResponse {
  const input = parse(planCreate, body);
  getOrNotFound(sandbox.data.products, input.product_id);
  input.billing_cycles.forEach(checkCycle);
  const plan: StoredPlan = { ...input, id: newId.plan(), createdAt: sandbox.now().toISOString() };
  sandbox.data.plans[plan.id] = plan;
  return { status: 201, body: applyPreferHeader(prefer, planObject(sandbox, plan)) };
}

function readPlan({ sandbox, id, query }: ApiCall): ApiResponse {
  parse(emptyQuery, query, 'query');
  return { status: 200, body: planObject(sandbox, getOrNotFound(sandbox.data.plans, id)) };
}

export const catalogEndpoints: ApiEndpoint[] = [
  { method: 'POST', path: '/v1/catalogs/products', run: createProduct },
  { method: 'GET', path: '/v1/catalogs/products/:id', run: readProduct },
  { method: 'POST', path: '/v1/billing/plans', run: createPlan },
  { method: 'GET', path: '/v1/billing/plans/:id', run: readPlan },
];
