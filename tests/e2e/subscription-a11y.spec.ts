import { createSubscriber } from '../support/http-person.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { createPayer, openSettings, ownSubscription } from './support/pay-page.ts';
import { openPanel } from './support/sandbox-panel.ts';

test.describe('axe finds nothing in either scheme', () => {
  test.use({ reducedMotion: 'reduce' });

  test('while a subscription is looked after', async ({ page, server }) => {
    await signIn(page, await createSubscriber(server.url));
    await page.goto('/pay');
    await page.getByRole('button', { name: 'Payment history' }).click();
    await page.getByRole('button', { name: /^Receipt from/ }).waitFor();
    await expectAccessible(page, 'manage, with the history');
    await page.getByRole('button', { name: /^Receipt from/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Paid with');
    await expectAccessible(page, 'receipt');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Switch to Annual' }).click();
    await page.getByRole('button', { name: /and switch$/ }).waitFor();
    await expectAccessible(page, 'switch dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await expectAccessible(page, 'cancel confirmation');
    await page.getByRole('button', { name: 'Yes, cancel' }).click();
    await page.getByRole('button', { name: 'Undo cancellation' }).waitFor();
    await expectAccessible(page, 'cancelled, with the undo');
    await page.goto('/');
    await openSettings(page);
    await expectAccessible(page, 'settings, cancelled');
  });

  test('on what was bought, what failed and the panel of the sandbox', async ({ page, server }) => {
    const person = await createPayer(server, { method: 'paypal' });
    await signIn(page, person);
    await page.goto('/pay');
    await page.getByRole('button', { name: 'Switch to Annual' }).click();
    await page.getByRole('button', { name: 'Continue to PayPal' }).waitFor();
    await expectAccessible(page, 'switch dialog, PayPal');
    const panel = await openPanel(page);
    await panel.act(person, 'Fail the next charge');
    await panel.act(person, 'Renew now');
    await expectAccessible(panel.page, 'sandbox panel');
    await expect.poll(() => ownSubscription(person)).toMatchObject({ status: 'past_due' });
    await page.goto('/pay');
    await page.getByText("Your last payment didn't go through").waitFor();
    await expectAccessible(page, 'past due');
    await page.goto('/');
    await openSettings(page);
    await expectAccessible(page, 'settings, past due');
  });
});
