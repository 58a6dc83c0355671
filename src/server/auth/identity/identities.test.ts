import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, inject, logIn, registerAccount } from '../../../../tests/support/accounts.ts';
import {
  createIdentityApp,
  googleNonce,
  type IdentityApp,
  nonceFor,
  postGoogle,
  signInWithApple,
} from '../../../../tests/support/identity-app.ts';
import {
  forge,
  issueIdToken,
  startIssuer,
  type TestIssuer,
} from '../../../../tests/support/identity-issuer.ts';
import { identities, users } from '../../db/schema.ts';
import { type EmailTrust, type LinkAction, type LocalAccount, linkTable } from './identities.ts';

let issuer: TestIssuer;
let test: IdentityApp;
beforeAll(async () => {
  issuer = await startIssuer();
  test = await createIdentityApp(issuer);
});
afterAll(async () => {
  await test.close();
  await issuer.stop();
});

const gmail = (name: string) => ({ email: `${name}@gmail.com`, email_verified: true });
async function google(subject: string, claims: Record<string, unknown>, headers = {}) {
  issuer.people.set(subject, claims);
  const { nonce, cookie } = await googleNonce(test);
  return postGoogle(test, await issueIdToken(issuer, { subject, nonce }), cookie, headers);
}
const accountOf = async (email: string) =>
  (await test.deps.db.select().from(users).where(eq(users.email, email)))[0];

describe('the linking table', () => {
  const rows: [EmailTrust, LocalAccount, LinkAction][] = [
    ['authoritative', 'none', 'create'],
    ['authoritative', 'verified', 'link'],
    ['authoritative', 'unverified', 'take-over'],
    ['verified', 'none', 'create'],
    ['verified', 'verified', 'ask-for-password'],
    ['verified', 'unverified', 'ask-for-password'],
    ['relay', 'none', 'create'],
    ['relay', 'verified', 'ask-for-password'],
    ['relay', 'unverified', 'ask-for-password'],
    ['none', 'none', 'refuse'],
    ['none', 'verified', 'refuse'],
    ['none', 'unverified', 'refuse'],
  ];
  it.each(rows)('%s address, %s account: %s', (trust, local, action) => {
    expect(linkTable[trust][local]).toBe(action);
  });
});

describe('a known identity', () => {
  it('signs its person in by issuer and subject, whatever the address says by now', async () => {
    const first = (await google('mover', gmail('mover'))).json();
    await registerAccount(test, 'elsewhere@gmail.com');
    const later = (await google('mover', { email: 'elsewhere@gmail.com', email_verified: true })).json();
    expect(later).toMatchObject({ userId: first.userId, email: 'mover@gmail.com' });
    const unverified = await google('mover', { email: 'elsewhere@gmail.com', email_verified: false });
    expect(unverified.json().userId).toBe(first.userId);
  });

  it('is another one at another provider, though the subject be the same', async () => {
    const first = (await google('same', gmail('same'))).json();
    issuer.people.set('same', { email: 'same@example.org', email_verified: true });
    const other = await signInWithApple(test, 'same');
    expect(other.get('userId')).not.toBe(first.userId);
    expect(other.get('email')).toBe('same@example.org');
  });

  it('is another one at another issuer, though provider and subject be the same', async () => {
    const { userId } = await registerAccount(test, 'elder@example.org');
    const elder = { provider: 'google', issuer: 'https://elder.example', subject: 'twin', userId } as const;
    await test.deps.db.insert(identities).values({ ...elder, createdAt: test.deps.now() });
    const answer = (await google('twin', gmail('twin'))).json();
    expect(answer.email).toBe('twin@gmail.com');
    expect(answer.userId).not.toBe(userId);
  });

  it('does not open the account of an identity with another subject and the same address', async () => {
    const first = (await google('old-owner', { email: 'reused@example.org', email_verified: true })).json();
    const answer = await google('new-owner', { email: 'reused@example.org', email_verified: true });
    expect(first.userId).toBeTruthy();
    expect(answer.statusCode).toBe(409);
  });
});

describe('an identity that is new', () => {
  it('makes an account without a password, which no password opens', async () => {
    const answer = await google('fresh', { ...gmail('fresh'), name: 'Fresh Start' });
    expect(answer.json().fullName).toBe('Fresh Start');
    const account = await accountOf('fresh@gmail.com');
    expect(account).toMatchObject({ passwordHash: null, emailVerified: true });
    const login = await inject(test, 'login', { email: 'fresh@gmail.com', password: goodPassword });
    expect(login.json().code).toBe('invalid_credentials');
  });

  it('joins the account of the address where Google gave it out, tells the owner, keeps the password', async () => {
    const owner = await registerAccount(test, 'owner@gmail.com');
    const answer = await google('owner', gmail('Owner'), { 'accept-language': 'zh-CN,zh;q=0.9' });
    expect(answer.json()).toMatchObject({ userId: owner.userId, email: 'owner@gmail.com' });
    await test.deps.background.settled();
    expect(test.mails.at(-1)).toMatchObject({
      to: 'owner@gmail.com',
      subject: expect.stringContaining('已添加 Google'),
    });
    expect((await logIn(test, 'owner@gmail.com')).userId).toBe(owner.userId);
    const before = test.mails.length;
    await google('owner', gmail('owner'));
    await test.deps.background.settled();
    expect(test.mails).toHaveLength(before);
  });

  it('an address of another domain than the one that Google vouches for is joined to no account', async () => {
    await registerAccount(test, 'bob@elsewhere.example');
    for (const hd of ['work.example', 'example', 'elsewhere.example.work.example', '']) {
      const claims = { email: 'bob@elsewhere.example', email_verified: true, hd };
      expect((await google(`bob-${hd}`, claims)).json().code, hd).toBe('account_exists');
    }
    const claims = { email: 'bob@elsewhere.example', email_verified: true, hd: 'Elsewhere.example' };
    expect((await google('bob', claims)).statusCode).toBe(200);
  });

  it('joins it for a Workspace address too, and for an address of Apple that is no relay', async () => {
    const work = await registerAccount(test, 'ann@work.example');
    const claims = { email: 'ann@work.example', email_verified: true, hd: 'work.example' };
    expect((await google('ann', claims)).json().userId).toBe(work.userId);
    const apple = await registerAccount(test, 'bea@example.org');
    issuer.people.set('bea', { email: 'bea@example.org', email_verified: 'true' });
    expect((await signInWithApple(test, 'bea')).get('userId')).toBe(apple.userId);
  });

  it('asks for the password where Google only once checked the address', async () => {
    await registerAccount(test, 'careful@example.org');
    const answer = await google('careful', { email: 'careful@example.org', email_verified: true });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('account_exists');
    const made = await test.deps.db.select().from(identities).where(eq(identities.subject, 'careful'));
    expect(made).toEqual([]);
  });

  it('never joins by a relay address', async () => {
    const email = 'taken@privaterelay.appleid.com';
    await registerAccount(test, email);
    issuer.people.set('thief', { email, email_verified: true });
    expect((await signInWithApple(test, 'thief')).get('error')).toBe('account_exists');
    issuer.people.set('thief2', {
      email: 'owner2@example.org',
      email_verified: true,
      is_private_email: true,
    });
    await registerAccount(test, 'owner2@example.org');
    expect((await signInWithApple(test, 'thief2')).get('error')).toBe('account_exists');
  });

  it('takes nothing over from an account whose address nobody has shown to be theirs', async () => {
    const squatter = await registerAccount(test, 'squatted@gmail.com');
    await test.deps.db.update(users).set({ emailVerified: false }).where(eq(users.id, squatter.userId));
    const theirs = {
      provider: 'apple',
      issuer: 'i',
      subject: 'squatter',
      createdAt: test.deps.now(),
    } as const;
    await test.deps.db.insert(identities).values({ ...theirs, userId: squatter.userId });
    const answer = await google('rightful', gmail('squatted'));
    expect(answer.json().userId).toBe(squatter.userId);
    expect(await accountOf('squatted@gmail.com')).toMatchObject({ passwordHash: null, emailVerified: true });
    const ways = await test.deps.db.select().from(identities).where(eq(identities.userId, squatter.userId));
    expect(ways.map(({ subject }) => subject)).toEqual(['rightful']);
    const old = await inject(test, 'activeSubscription', undefined, squatter.accessToken);
    expect(old.statusCode).toBe(401);
    const login = await inject(test, 'login', { email: 'squatted@gmail.com', password: goodPassword });
    expect(login.statusCode).toBe(401);
  });

  it('finds no unverified account: registration by a mailed code makes none', async () => {
    const { userId } = await registerAccount(test, 'mailed@example.org');
    const [account] = await test.deps.db.select().from(users).where(eq(users.id, userId));
    expect(account?.emailVerified).toBe(true);
  });

  it('makes one account when it comes ten times at the same moment', async () => {
    const { nonce, cookie } = nonceFor('n'.repeat(43));
    const claims = { sub: 'eager', email: 'eager@gmail.com' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, index) =>
        postGoogle(test, await forge(issuer, nonce, { claims: { ...claims, jti: String(index) } }), cookie),
      ),
    );
    expect(new Set(answers.map((answer) => answer.json().userId)).size).toBe(1);
  });

  it('loses its sessions and identities with the account', async () => {
    const { userId, accessToken } = (await google('leaver', gmail('leaver'))).json();
    await test.deps.db.delete(users).where(eq(users.id, userId));
    expect((await inject(test, 'activeSubscription', undefined, accessToken)).statusCode).toBe(401);
    const left = await test.deps.db.select().from(identities).where(eq(identities.userId, userId));
    expect(left).toEqual([]);
  });
});
