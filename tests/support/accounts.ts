import type { ContractTypes } from '../../src/shared/contract/endpoints.ts';
import { type EndpointName, endpoints } from '../../src/shared/contract/endpoints.ts';
import type { TokenSet } from '../../src/shared/contract/shapes.ts';
import type { TestApp } from './test-app.ts';

export const goodPassword = 'quiet forest 7';

/** Calls an endpoint without the network; the body is not typed, since tests also send wrong ones. */
export function inject(test: TestApp, name: EndpointName, payload?: unknown, accessToken?: string) {
  const { method, path } = endpoints[name];
  return test.app.inject({
    method,
    url: path,
    ...(payload !== undefined && { payload: payload as object }),
    headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {},
  });
}

/** Asks for a code and reads it in the mail that was sent. */
export async function requestCode(
  test: TestApp,
  email: string,
  locale?: ContractTypes['sendVerificationCode']['body']['locale'],
): Promise<string> {
  const response = await inject(test, 'sendVerificationCode', { email, ...(locale && { locale }) });
  if (response.statusCode !== 200) throw new Error(`no code: ${response.body}`);
  const code = /\b\d{6}\b/.exec(test.mails.at(-1)?.text ?? '')?.[0];
  if (!code) throw new Error('the mail holds no code');
  return code;
}

/** An account made the way a person makes one. */
export async function registerAccount(test: TestApp, email: string): Promise<TokenSet> {
  const verificationCode = await requestCode(test, email);
  const response = await inject(test, 'register', { email, password: goodPassword, verificationCode });
  if (response.statusCode !== 200) throw new Error(`not registered: ${response.body}`);
  return response.json();
}

export async function logIn(test: TestApp, email: string): Promise<TokenSet> {
  const response = await inject(test, 'login', { email, password: goodPassword, provider: 'LOCAL' });
  if (response.statusCode !== 200) throw new Error(`not signed in: ${response.body}`);
  return response.json();
}
