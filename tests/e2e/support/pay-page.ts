import type { Page } from '@playwright/test';

type PlanName = 'Annual' | 'Monthly';

export const planCard = (page: Page, name: PlanName) =>
  page.locator('label', { has: page.getByRole('radio', { name: new RegExp(name) }) });

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / });

/** Picks a plan, then the method. */
export async function choose(page: Page, plan: PlanName = 'Monthly'): Promise<void> {
  await planCard(page, plan).click();
  await page.getByText('Stripe', { exact: true }).click();
}
