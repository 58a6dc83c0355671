import type { World } from './world.ts';

export interface ApiCall {
  world: World;
  /** The id in the path; empty where the path has none. */
  id: string;
  query: unknown;
  /** Undefined for an empty body. */
  body: unknown;
  prefer: 'minimal' | 'representation';
}

export interface Answer {
  status: 200 | 201 | 204;
  body?: object;
}

export interface ApiEndpoint {
  method: 'GET' | 'POST';
  path: string;
  run(call: ApiCall): Answer;
}

interface Whole {
  id: string;
  status?: string;
  links: object[];
}

/** Without `Prefer: return=representation` a creating call answers id, status and links only. */
export function minimal(prefer: ApiCall['prefer'], whole: Whole): object {
  if (prefer === 'representation') return whole;
  const { id, status, links } = whole;
  return { id, ...(status !== undefined && { status }), links };
}
