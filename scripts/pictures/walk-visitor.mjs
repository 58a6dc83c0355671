// Screens of a visitor: before a login, and on the way to an account and a plan. Each part is
// `async ({ page, url, see })`; `see(name)` is called whenever a screen stands as it is to be seen.
import { authTexts } from '../../src/web/i18n/en/auth.ts';
import { billingTexts, manageTexts } from '../../src/web/i18n/en/billing.ts';
import { careTexts } from '../../src/web/i18n/en/care.ts';
import { chatTexts, confirmTexts } from '../../src/web/i18n/en/chat.ts';
import { commonTexts } from '../../src/web/i18n/en/first-screen.ts';
import { homeTexts } from '../../src/web/i18n/en/home.ts';
import { libraryTexts } from '../../src/web/i18n/en/library.ts';
import { resetTexts } from '../../src/web/i18n/en/reset.ts';
import { roundTexts } from '../../src/web/i18n/en/rounds.ts';
import { privacyTexts, settingsTexts } from '../../src/web/i18n/en/settings.ts';
import { situationTexts } from '../../src/web/i18n/en/situations.ts';
import { written } from './language.mjs';

export const heading = (page) => page.getByRole('heading', { level: 1 });
const button = (page, name) => page.getByRole('button', { name, exact: true });
/** The first number on the help page. */
export const helpLine = (page) => page.getByRole('main').locator('a[href^="tel:"]').first();
export const confirmUrl = (url, message) => `${url}/confirm?${new URLSearchParams({ message })}`;

/** An event stream that answers a turn with `data`. */
export function finalAnswer(data) {
  const body = `id: 1\nevent: final\ndata: ${JSON.stringify({ sessionId: 's', data })}\n\n`;
  return { status: 200, contentType: 'text/event-stream', body };
}

export async function landing({ page, url, see }) {
  await page.goto(url);
  await page.getByText(homeTexts().updated).waitFor();
  await see('landing');
  await page.getByRole('textbox').fill(written().question);
  await see('landing, typed');
  await page.keyboard.press('Tab');
  await see('landing, focus on the button');
  await button(page, commonTexts().settings).click();
  await page.getByRole('dialog').waitFor();
  await see('settings, signed out');
  await page.route('**/api/chat/guide-questions*', (route) => route.abort());
  await page.goto(url);
  await page.getByText(homeTexts().questionsFailed).first().waitFor();
  await see('landing, toast');
}

export async function confirming({ page, url, see }) {
  await page.goto(confirmUrl(url, written().question));
  await page.getByRole('radio').first().waitFor();
  await see('confirm');
  await button(page, confirmTexts().correct).click();
  await see('confirm, reading open');
  await page.getByRole('radio', { name: situationTexts().other }).check();
  await button(page, confirmTexts().correctDone).click();
  await see('confirm, situation settled');
  await button(page, confirmTexts().edit).click();
  await see('confirm, editing');
  await button(page, careTexts().getHelp).first().click();
  await page.getByRole('dialog').waitFor();
  await see('help dialog');
  await page.keyboard.press('Escape');
  await button(page, confirmTexts().begin).click();
  await page.getByRole('heading', { name: authTexts().loginHeading }).waitFor();
  await see('account step, email');
  await page.getByLabel(authTexts().email, { exact: true }).fill('ben@example.org');
  await button(page, authTexts().goOn).click();
  await page.getByLabel(authTexts().code, { exact: true }).waitFor();
  await see('account step, code');
  await page.goto(confirmUrl(url, written().worrying));
  await page.getByRole('complementary').waitFor();
  await see('confirm, care card');
  await page.goto(confirmUrl(url, written().risk));
  await helpLine(page).waitFor();
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
  const t = { ...resetTexts(), ...authTexts() };
  await page.goto(`${url}/login`);
  await heading(page).waitFor();
  await see('login');
  await button(page, t.signIn).click();
  await page.getByText(t.problems.emailRequired).waitFor();
  await see('login, errors');
  await page.goto(`${url}/register`);
  await heading(page).waitFor();
  await see('register');
  await button(page, t.createAccount).click();
  await page.getByText(t.problems.emailRequired).waitFor();
  await page.getByLabel(t.password, { exact: true }).fill('quiet');
  await see('register, errors');
  await page.goto(`${url}/forgot-password`);
  await heading(page).waitFor();
  await see('reset, email');
  await page.getByLabel(t.email, { exact: true }).fill('demo@clearing.test');
  await button(page, resetTexts().sendCode).click();
  await page.getByLabel(t.newPassword, { exact: true }).waitFor();
  await see('reset, code');
  const code = await mailedCode(url, 'demo@clearing.test');
  await page.getByLabel(t.code, { exact: true }).fill(code);
  await page.getByLabel(t.newPassword, { exact: true }).fill('quiet river 7');
  await page.getByLabel(t.confirmPassword, { exact: true }).fill('quiet river 7');
  await button(page, t.reset).click();
  await page.getByRole('heading', { name: t.doneHeading }).waitFor();
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
  const t = authTexts();
  await page.goto(`${url}/register`);
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await button(page, t.sendCode).click();
  await page.getByRole('button', { name: new RegExp(`^${t.seconds('\\d+')}$`) }).waitFor();
  await page.getByLabel(t.code, { exact: true }).fill(await mailedCode(url, email));
  await page.getByLabel(t.password, { exact: true }).fill('quiet forest 7');
  await page.getByLabel(t.confirmPassword, { exact: true }).fill('quiet forest 7');
}

/** A visitor registers, sees the offer, buys a subscription and cancels it. */
export async function subscribing({ page, url, see }) {
  await register(page, url, 'ana@example.org');
  await see('register, filled in');
  await button(page, authTexts().createAccount).click();
  await page.getByRole('heading', { name: homeTexts().title }).waitFor();
  await page.goto(`${url}/library`);
  await page.getByText(libraryTexts().empty).waitFor();
  await see('library, empty');
  await page.goto(confirmUrl(url, written().question));
  await button(page, confirmTexts().begin).click();
  await page.getByRole('alertdialog').waitFor();
  await see('subscribe dialog');
  await page.goto(`${url}/pay`);
  await button(page, billingTexts().selectPlan).waitFor();
  await see('pay');
  await page.locator('input[value="annual"]').check();
  await see('pay, plan');
  await page.getByText('PayPal', { exact: true }).click();
  await see('pay, method');
  await page.route('**/api/orders/create', () => undefined);
  await button(page, billingTexts().payAnnually('PayPal')).click();
  await button(page, billingTexts().processing).waitFor();
  await see('pay, processing');
  await page.unroute('**/api/orders/create');
  await page.reload();
  await page.locator('input[value="monthly"]').check();
  await page.getByText('Stripe', { exact: true }).click();
  await button(page, billingTexts().payMonthly('Stripe')).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click(); // On Stripe's own page.
  await page.waitForURL('**/payment-success?order=*');
  await page.getByRole('heading', { level: 1, name: billingTexts().paid }).waitFor();
  await see('payment success');
  await managing({ page, url, see });
}

async function managing({ page, url, see }) {
  await page.goto(`${url}/pay`);
  await button(page, manageTexts().cancel).waitFor();
  await see('pay, subscribed');
  await page.goto(url);
  await button(page, commonTexts().settings).click();
  await page.getByText(settingsTexts().subscribed, { exact: true }).waitFor();
  await see('settings, subscribed');
  await button(page, manageTexts().cancel).click();
  await see('settings, cancel asked');
  await button(page, manageTexts().cancelConfirm).click();
  await button(page, manageTexts().undo).waitFor();
  await see('settings, cancelled');
}

/** Opens the question that `data` asks, as the first one of a dialogue. */
async function openRound(page, url, asked, data) {
  await page.route('**/api/chat/start', (route) => route.fulfill(finalAnswer(data)));
  await page.goto(confirmUrl(url, asked));
  await button(page, confirmTexts().begin).click();
  await page.getByText(chatTexts().skipHint[0]).waitFor();
  await page.keyboard.press('Enter');
  await button(page, chatTexts().next).waitFor();
  await page.unroute('**/api/chat/start');
}

/** Kinds of question that need many answers before the guide asks one. */
export async function roundKinds({ page, url, see }) {
  const { question, values: cards } = written();
  const values = { kind: 'values', newQuestion: written().askValues, options: cards };
  await openRound(page, url, question, values);
  await see('question, values');
  for (const card of [cards[0], cards[4], cards[5]]) await page.getByLabel(card).check();
  await see('question, values picked');
  await page.getByRole('button', { name: chatTexts().next }).click();
  await page.getByRole('heading', { name: roundTexts().whichFirst }).waitFor();
  await see('question, first of the values');
  const scale = { kind: 'scale', newQuestion: written().askScale, options: [] };
  await openRound(page, url, question, scale);
  await see('question, scale');
  await page.getByRole('radio', { name: '4' }).check();
  await see('question, number picked');
}

/** What people write does not ask the layout. */
export async function hardTexts({ page, url, see }) {
  const { question } = written();
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
  await button(page, commonTexts().settings).click();
  await button(page, privacyTexts().delete).scrollIntoViewIfNeeded();
  await see('settings, your data');
  await button(page, privacyTexts().delete).click();
  await page.getByText(privacyTexts().deleteList[0]).waitFor();
  const goOn = button(page.getByRole('dialog'), privacyTexts().goOn);
  await goOn.scrollIntoViewIfNeeded();
  await see('settings, what deleting does');
  await goOn.click();
  await page.getByLabel(privacyTexts().email).fill('someone@example.org');
  await page.keyboard.press('Enter');
  await page.getByText(privacyTexts().wrongEmail).first().waitFor();
  await see('settings, deleting, errors');
}
