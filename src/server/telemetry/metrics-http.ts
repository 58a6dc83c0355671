/**
 * Answers by route pattern. Counted in plain tables and not by the library of the other figures, which takes longer for
 * one observation than the rest of a small answer's book-keeping.
 */

/** Seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Row {
  labels: string;
  /** One for each bound, and one for what is above them all. */
  counts: number[];
  sum: number;
}

export interface HttpFigures {
  /** `route`: the pattern, e.g. `/api/orders/:id/confirm`; never the address. */
  answered(method: string, route: string, status: number, ms: number): void;
}

const name = 'clearing_http_request_seconds';

function linesOf({ labels, counts, sum }: Row): string[] {
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    return `${name}_bucket{${labels},le="${bounds[at] ?? '+Inf'}"} ${total}`;
  });
  return [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`];
}

/** Clients may invent methods; each would make a row of its own. */
const methods = new Set(['GET', 'POST', 'DELETE', 'HEAD', 'OPTIONS', 'PUT', 'PATCH']);

export function createHttpFigures(): HttpFigures & { text(): string } {
  const rows = new Map<string, Map<number, Row>>();
  const addRow = (method: string, route: string, status: number): Row => {
    const key = `${method} ${route}`;
    const statuses = rows.get(key) ?? new Map<number, Row>();
    const row = {
      labels: `method="${method}",route="${route}",status="${status}"`,
      counts: new Array<number>(bounds.length + 1).fill(0),
      sum: 0,
    };
    rows.set(key, statuses.set(status, row));
    return row;
  };
  return {
    answered: (given, route, status, ms) => {
      const method = methods.has(given) ? given : 'other';
      const seconds = ms / 1_000;
      const row = rows.get(`${method} ${route}`)?.get(status) ?? addRow(method, route, status);
      const at = bounds.findIndex((bound) => seconds <= bound);
      const bucket = at === -1 ? bounds.length : at;
      row.counts[bucket] = (row.counts[bucket] ?? 0) + 1;
      row.sum += seconds;
    },
    text: () =>
      [
        `# HELP ${name} Answers by method, route pattern and status, with their time; streams are not among them`,
        `# TYPE ${name} histogram`,
        ...[...rows.values()].flatMap((statuses) => [...statuses.values()].flatMap(linesOf)),
        '',
      ].join('\n'),
  };
}
