import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import type { Mount } from '../http/mount.ts';

/** What a person may ask about their own data: receipts, export, deletion. */
export function privacyRoutes(mount: Mount, _deps: Deps): void {
  for (const name of ['getReceipt', 'exportAccount', 'deleteAccount'] as const)
    mount(name, async () => {
      throw new AppError('not_found');
    });
}
