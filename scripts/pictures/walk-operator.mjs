// What the operator sees after a dialogue, and a help card.
import { answerToTheEnd, goOn, question } from './product.mjs';

const heading = (page) => page.getByRole('heading', { level: 1 });

async function leaveFigures(page, url) {
  await page.request.post(`${url}/api/chat/reading`, { data: { question: 'I feel hopeless about my job' } });
  await page.goto(`${url}/confirm?${new URLSearchParams({ message: question })}`);
  await page.getByRole('button', { name: 'Begin Exploration' }).click();
  await goOn(page);
  await answerToTheEnd(page);
}

export async function operating({ page, url, see }) {
  await page.route('**/api/admin/overview*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(`${url}/admin`);
  await heading(page).waitFor();
  await see('operations, not loaded');
  await page.unroute('**/api/admin/overview*');
  await leaveFigures(page, url);
  await page.goto(`${url}/admin`);
  await page.getByRole('heading', { name: '•••@' }).first().waitFor();
  await see('operations');
  await page.getByRole('button', { name: 'Show address' }).click();
  await page.getByLabel('Search by email or id').fill('nobody@');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('No one found.', { exact: true }).first().waitFor();
  await see('operations, nobody found');
}
