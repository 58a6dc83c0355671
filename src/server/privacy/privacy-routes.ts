import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import type { Mount } from '../http/mount.ts';
import { deleteAccount } from './delete-account.ts';
import { readReceipt } from './receipt.ts';

/** What a person may ask about their own data: receipts, export, deletion. */
export function privacyRoutes(mount: Mount, deps: Deps): void {
  mount('getReceipt', ({ params, userId }) => readReceipt(deps, { userId, ...params }));
  mount('exportAccount', async () => {
    throw new AppError('not_found');
  });
  mount('deleteAccount', async ({ body, userId, request }) => {
    await deleteAccount(deps, {
      userId,
      email: body.email,
      password: body.password,
      network: deps.limiter.networkOf(request.ip),
      locale: body.locale ?? 'en',
    });
    return { success: true };
  });
}
