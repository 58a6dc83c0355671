// What the operator sees after a dialogue, and a help card.
import { adminPeopleTexts } from '../../src/web/i18n/en/admin.ts';
import { confirmTexts } from '../../src/web/i18n/en/chat.ts';
import { written } from './language.mjs';
import { answerToTheEnd, goOn } from './product.mjs';
import { confirmUrl, heading } from './walk-visitor.mjs';

async function leaveFigures(page, url) {
  await page.request.post(`${url}/api/chat/reading`, { data: { question: written().hopeless } });
  await page.goto(confirmUrl(url, written().question));
  await page.getByRole('button', { name: confirmTexts().begin }).click();
  await goOn(page);
  await answerToTheEnd(page);
}

export async function operating({ page, url, see }) {
  const t = adminPeopleTexts();
  await page.route('**/api/admin/overview*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(`${url}/admin`);
  await heading(page).waitFor();
  await see('operations, not loaded');
  await page.unroute('**/api/admin/overview*');
  await leaveFigures(page, url);
  await page.goto(`${url}/admin`);
  await page.getByRole('heading', { name: '•••@' }).first().waitFor();
  await see('operations');
  await page.getByRole('button', { name: t.reveal }).click();
  await page.getByLabel(t.search).fill('nobody@');
  await page.getByRole('button', { name: t.find, exact: true }).click();
  await page.getByText(t.nobody, { exact: true }).first().waitFor();
  await see('operations, nobody found');
}
