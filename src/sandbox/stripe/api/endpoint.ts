import type { World } from '../lifecycle/world.ts';

export interface ApiCall {
  world: World;
  /** The id in the path; empty where the path has none. */
  id: string;
  /** The form-encoded body, or the query of a GET or DELETE. */
  form: string;
}

export interface ApiEndpoint {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  run(call: ApiCall): object;
}
