// Screens of a visitor: before a login, and on the way to an account and a plan. Each part is
// `async ({ page, url, see })`; `see(name)` is called whenever a screen stands as it is to be seen.
import { question } from './product.mjs';

export const heading = (page) => page.getByRole('heading', { level: 1 });
const button = (page, name) => page.getByRole('button', { name, exact: true });
export const confirmUrl = (url, message) => `${url}/confirm?${new URLSearchParams({ message })}`;

/** An event stream that answers a turn with `data`. */
export function finalAnswer(data) {
  const body = `id: 1\nevent: final\ndata: ${JSON.stringify({ sessionId: 's', data })}\n\n`;
  return { status: 200, contentType: 'text/event-stream', body };
}

export async function landing({ page, url, see }) {
  await page.goto(url);
  await page.getByText('Updated Daily').waitFor();
  await see('landing');
  await page.getByRole('textbox').fill(question);
  await see('landing, typed');
  await page.keyboard.press('Tab');
  await see('landing, focus on the button');
  await button(page, 'Settings').click();
  await page.getByRole('dialog').waitFor();
  await see('settings, signed out');
  await page.route('**/api/chat/guide-questions*', (route) => route.abort());
  await page.goto(url);
  await page.getByText('Loading questions failed, please try again later!').first().waitFor();
  await see('landing, toast');
}

export async function confirming({ page, url, see }) {
  await page.goto(confirmUrl(url, question));
  await page.getByText('I read this as').waitFor();
  await page.getByRole('radio').first().waitFor();
  await see('confirm');
  await button(page, 'Not quite right? Change it').click();
  await see('confirm, reading open');
  await page.getByRole('radio', { name: 'Something else' }).check();
  await button(page, 'Done').click();
  await see('confirm, situation settled');
  await button(page, 'Edit').click();
  await see('confirm, editing');
  await button(page, 'Get help now').first().click();
  await page.getByRole('dialog').waitFor();
  await see('help dialog');
  await page.goto(confirmUrl(url, "I don't see the point of going on, should I leave my job?"));
  await page.getByRole('complementary').waitFor();
  await see('confirm, care card');
  await page.goto(confirmUrl(url, 'I want to kill myself'));
  await page.getByRole('link', { name: '911' }).waitFor();
  await see('care page');
}

export async function plainPages({ page, url, see }) {
  for (const [path, name] of [
    ['/403', 'access denied'],
    ['/nowhere', 'not found'],
    ['/subscription-cancel', 'payment cancelled'],
    ['/logos', 'logos'],
    ['/weather-logos', 'weather logos'],
    ['/library', 'library, signed out'],
  ]) {
    await page.goto(url + path);
    await heading(page).waitFor();
    await see(name);
  }
}

export async function account({ page, url, see }) {
  await page.goto(`${url}/login`);
  await heading(page).waitFor();
  await see('login');
  await button(page, 'Sign In').click();
  await page.getByText('Email is required').waitFor();
  await see('login, errors');
  await page.goto(`${url}/register`);
  await heading(page).waitFor();
  await see('register');
  await button(page, 'Create Account').click();
  await page.getByText('Email is required').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('quiet');
  await see('register, errors');
  await page.goto(`${url}/forgot-password`);
  await heading(page).waitFor();
  await see('reset, email');
  await page.getByLabel('Email', { exact: true }).fill('demo@clearing.test');
  await button(page, 'Send Verification Code').click();
  await page.getByLabel('New password', { exact: true }).waitFor();
  await see('reset, code');
  const code = await mailedCode(url, 'demo@clearing.test');
  await page.getByLabel('Verification code', { exact: true }).fill(code);
  await page.getByLabel('New password', { exact: true }).fill('quiet river 7');
  await page.getByLabel('Confirm password', { exact: true }).fill('quiet river 7');
  await button(page, 'Reset Password').click();
  await page.getByRole('heading', { name: 'Password Reset Successfully!' }).waitFor();
  await see('reset, done');
}

async function mailedCode(url, email) {
  for (let tries = 0; tries < 50; tries += 1) {
    const headers = { accept: 'application/json' };
    const mails = await (
      await fetch(`${url}/sandbox/mail?to=${encodeURIComponent(email)}`, { headers })
    ).json();
    const code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no code was mailed');
}

async function register(page, url, email) {
  await page.goto(`${url}/register`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await button(page, 'Send Code').click();
  await page.getByRole('button', { name: /^Resend in \d+ s$/ }).waitFor();
  await page.getByLabel('Verification code', { exact: true }).fill(await mailedCode(url, email));
  await page.getByLabel('Password', { exact: true }).fill('quiet forest 7');
  await page.getByLabel('Confirm password', { exact: true }).fill('quiet forest 7');
}

/** A visitor registers, sees the offer, buys a subscription and cancels it. */
export async function subscribing({ page, url, see }) {
  await register(page, url, 'ana@example.org');
  await see('register, filled in');
  await button(page, 'Create Account').click();
  await page.getByRole('heading', { name: 'Hey there' }).waitFor();
  await page.goto(`${url}/library`);
  await page.getByText('Nothing here yet').waitFor();
  await see('library, empty');
  await page.goto(confirmUrl(url, question));
  await button(page, 'Begin Exploration').click();
  await page.getByRole('alertdialog').waitFor();
  await see('subscribe dialog');
  await page.goto(`${url}/pay`);
  await button(page, 'Select a Plan').waitFor();
  await see('pay');
  await page.locator('input[value="annual"]').check();
  await see('pay, plan');
  await page.getByText('PayPal', { exact: true }).click();
  await see('pay, method');
  await page.route('**/api/orders/create', () => undefined);
  await button(page, 'Pay Annually with PayPal').click();
  await button(page, 'Processing...').waitFor();
  await see('pay, processing');
  await page.unroute('**/api/orders/create');
  await page.reload();
  await page.locator('input[value="monthly"]').check();
  await page.getByText('Stripe', { exact: true }).click();
  await button(page, 'Pay Monthly with Stripe').click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL('**/payment-success?order=*');
  await page.getByRole('heading', { level: 1, name: 'Payment Successful' }).waitFor();
  await see('payment success');
  await managing({ page, url, see });
}

async function managing({ page, url, see }) {
  await page.goto(`${url}/pay`);
  await button(page, 'Cancel subscription').waitFor();
  await see('pay, subscribed');
  await page.goto(url);
  await button(page, 'Settings').click();
  await page.getByText('Subscribed', { exact: true }).waitFor();
  await see('settings, subscribed');
  await button(page, 'Cancel subscription').click();
  await see('settings, cancel asked');
  await button(page, 'Yes, cancel').click();
  await button(page, 'Undo cancellation').waitFor();
  await see('settings, cancelled');
}

/** Opens the question that `data` asks, as the first one of a dialogue. */
async function openRound(page, url, asked, data) {
  await page.route('**/api/chat/start', (route) => route.fulfill(finalAnswer(data)));
  await page.goto(confirmUrl(url, asked));
  await button(page, 'Begin Exploration').click();
  await page.getByText('Tap, or press Enter or Space').waitFor();
  await page.keyboard.press('Enter');
  await button(page, 'Continue next Quection').waitFor();
  await page.unroute('**/api/chat/start');
}

/** Kinds of question that need many answers before the guide asks one. */
export async function roundKinds({ page, url, see }) {
  const cards = ['Being honest', 'Feeling safe', 'My freedom', 'Being close to someone', 'My family', 'Rest'];
  const values = { kind: 'values', newQuestion: 'Which three of these matter most to you?', options: cards };
  await openRound(page, url, question, values);
  await see('question, values');
  for (const card of ['Being honest', 'My family', 'Rest']) await page.getByLabel(card).check();
  await see('question, values picked');
  await page.getByRole('button', { name: 'Continue next Quection' }).click();
  await page.getByRole('heading', { name: 'Which one comes first?' }).waitFor();
  await see('question, first of the values');
  const scale = { kind: 'scale', newQuestion: 'From 0 to 10, how ready are you?', options: [] };
  await openRound(page, url, question, scale);
  await see('question, scale');
  await page.getByRole('radio', { name: '4' }).check();
  await see('question, number picked');
}

/** What people write does not ask the layout. */
export async function hardTexts({ page, url, see }) {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);
  await page.goto(confirmUrl(url, `${word} ${question} `.repeat(4)));
  await see('confirm, long');
  const answers = [
    [word, [word, `${question} `.repeat(4), 'x'], 'long'],
    [
      'هل أترك عملي في المخبز أم أبقى سنة أخرى؟',
      ['أريد أن أستريح', 'أخاف من الندم', 'لا أعرف بعد'],
      'right to left',
    ],
  ];
  for (const [asked, choices, name] of answers) {
    await openRound(page, url, asked, { newQuestion: asked, options: choices, supportMessage: asked });
    await see(`question, ${name}`);
  }
}

/** What a person can take along or have destroyed; nothing is destroyed here. */
export async function owning({ page, see }) {
  await button(page, 'Settings').click();
  await button(page, 'Delete account').scrollIntoViewIfNeeded();
  await see('settings, your data');
  await button(page, 'Delete account').click();
  await page.getByText(/^Your subscription ends now/).waitFor();
  const goOn = button(page.getByRole('dialog'), 'Continue to delete');
  await goOn.scrollIntoViewIfNeeded();
  await see('settings, what deleting does');
  await goOn.click();
  await page.getByLabel('Type your email address to confirm').fill('someone@example.org');
  await page.keyboard.press('Enter');
  await page.getByText("That isn't the email address of this account.").first().waitFor();
  await see('settings, deleting, errors');
}
