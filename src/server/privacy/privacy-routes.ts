/**
 * The endpoints for a user's data: export, deletion, and the receipt that says where a reflection's words
 * were sent.
 */
import { Readable } from 'node:stream';
import type { privacyEndpoints } from '#shared/contract/privacy.ts';
import { defaultLocale } from '#shared/locales.ts';
import { withAuditLog } from '../auth/audit.ts';
import { clearKnownBrowserCookie } from '../auth/sessions/cookies.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../mount.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { readReflectionReceipt } from './reflection-receipt.ts';

const fileExtensions = { json: 'json', markdown: 'md' };
const mediaTypes = { json: 'application/json; charset=utf-8', markdown: 'text/markdown; charset=utf-8' };

export function privacyRoutes(deps: Deps): Handlers<keyof typeof privacyEndpoints> {
  return {
    getReceipt: ({ params, user }) => readReflectionReceipt(deps, { ...params, userId: user.id }),
    exportAccount: async ({ query, user, reply }) => {
      const { format } = query;
      const chunks = await exportAccount(deps, {
        userId: user.id,
        format,
        locale: query.locale ?? defaultLocale,
      });
      const day = deps.now().toISOString().slice(0, 10);
      return reply
        .type(mediaTypes[format])
        .header('content-disposition', `attachment; filename="clearing-${day}.${fileExtensions[format]}"`)
        .send(Readable.from(chunks));
    },
    deleteAccount: async ({ body, user, request, reply }) => {
      const { email, password, locale = defaultLocale } = body;
      const network = deps.limiter.findLimitedNetwork(request.ip);
      await withAuditLog(deps, { request, event: 'delete_account', email }, () =>
        deleteAccount(deps, { userId: user.id, email, password, network, locale }),
      );
      clearKnownBrowserCookie(deps, { request, reply }, email);
      return { success: true };
    },
  };
}
