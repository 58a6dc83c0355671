import { goodPassword } from './accounts.ts';
import { monthlyAmount } from './prices.ts';

/** Values that pass, by field, so that a request gets past the checks. */
const passing: Record<string, unknown> = {
  sessionId: 's-1',
  question: 'Should I go?',
  message: 'Because it is time',
  back: 1,
  email: 'a@b.cd',
  password: goodPassword,
  newPassword: goodPassword,
  currentPassword: goodPassword,
  verificationCode: '123456',
  code: '123456',
  refreshToken: 'x',
  idToken: 'x.y.z',
  id_token: 'x.y.z',
  orderType: 'MONTHLY',
  paymentMethod: 'stripe',
  amount: monthlyAmount,
  currency: 'USD',
};

/** Of the properties of a JSON schema those that a passing value is known for. */
export function validFields(properties: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(passing).filter(([field]) => field in properties));
}
