import type { FastifyInstance } from 'fastify';
import type { SandboxPerson } from './keys.ts';

/** Takes forms, and nothing but forms, in one plugin; the body is a `URLSearchParams`. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1_024 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

export function formOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/** Undefined where the address is none. */
export function personOf(form: URLSearchParams): SandboxPerson | undefined {
  const email = (form.get('email') ?? '').trim();
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return undefined;
  return {
    email,
    name: (form.get('name') ?? '').trim().slice(0, 100),
    emailVerified: form.has('emailVerified'),
    ownDomain: form.has('ownDomain'),
    hideEmail: form.has('hideEmail'),
  };
}
