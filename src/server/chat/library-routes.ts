import type { libraryEndpoints } from '#shared/contract/library.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../mount.ts';
import { importReflections } from './import.ts';
import { searchReflections } from './search.ts';

export function libraryRoutes(deps: Deps): Handlers<keyof typeof libraryEndpoints> {
  return {
    searchReflections: ({ body, user }) => searchReflections(deps, user.id, body.query),
    importReflections: ({ body, user }) => importReflections(deps, user.id, body.reflections),
  };
}
