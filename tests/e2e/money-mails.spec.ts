import type { ServerProcess } from '../support/server-process.ts';
import { expect, seller, test, variant } from './support/fixtures.ts';
import { createPayer, longDate, ownSubscription } from './support/pay-page.ts';

interface Mail {
  subject: string;
  text: string;
}

async function mailsOf(server: ServerProcess, email: string): Promise<Mail[]> {
  const response = await fetch(`${server.url}/sandbox/mail?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  return (await response.json()) as Mail[];
}

/** Jobs take a moment. */
async function mailAbout(server: ServerProcess, email: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      found = (await mailsOf(server, email)).find((mail) => subject.test(mail.subject));
      return found !== undefined;
    })
    .toBe(true);
  return found as Mail;
}

const linkIn = ({ text }: Mail) => /https?:\/\/\S+/.exec(text)?.[0] ?? 'no link';

test(
  'the link of a receipt leads a person who is signed out through the login to the receipt itself',
  variant,
  async ({ page, server }) => {
    const person = await createPayer(server);
    const receipt = await mailAbout(server, person.tokens.email, /^Your Clearing receipt/);
    const { endDate } = await ownSubscription(person);
    await page.goto(linkIn(receipt));
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email').fill(person.tokens.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('quiet forest 7');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/pay?manage=payments`);
    await page.getByRole('button', { name: /^Receipt from/ }).click();
    const dialog = page.getByRole('dialog');
    const shown = dialog.locator('dl');
    for (const label of ['Order number', 'Payment number', 'Paid on', 'Period', 'Paid with', 'Seller']) {
      const line = receipt.text.split('\n').find((one) => one.startsWith(`${label}: `));
      await expect(shown, label).toContainText(line?.slice(label.length + 2) ?? `no ${label} in the mail`);
    }
    await expect(shown).toContainText(await longDate(page, endDate));
    await expect(dialog).toContainText(seller.email);
  },
);

test(
  'cancelling and undoing it each send a mail whose link leads to the plan',
  variant,
  async ({ page, server }) => {
    const person = await createPayer(server, { plan: 'annual' });
    const { email } = person.tokens;
    const { paymentProvider: provider, providerSubscriptionId } = await ownSubscription(person);
    const params = { provider, providerSubscriptionId };
    await person.call('cancelSubscription', { params, body: {} });
    const canceled = await mailAbout(server, email, /is canceled$/);
    await person.call('resumeSubscription', { params, body: {} });
    await mailAbout(server, email, /continues$/);
    await page.goto(linkIn(canceled));
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('quiet forest 7');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/pay?manage=plan`);
    await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
  },
);
