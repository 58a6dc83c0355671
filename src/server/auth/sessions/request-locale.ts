import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../mail/mail-page.ts';

/** The language for a mail that a call brings about, by what the browser asks for. */
export function localeOf(request: Pick<FastifyRequest, 'headers'>): Locale {
  return /^\s*zh\b/i.test(request.headers['accept-language'] ?? '') ? 'zh' : 'en';
}
