import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import type { Mount } from '../http/mount.ts';

/** The calls behind the page of whoever runs the service. */
export function adminRoutes(mount: Mount, _deps: Deps): void {
  for (const name of ['adminOverview', 'adminPeople', 'adminFailedJobs', 'adminRetryJob'] as const)
    mount(name, async () => {
      throw new AppError('not_found');
    });
}
