import { expect, type Page } from '@playwright/test';
import type { Person } from '../../support/http-person.ts';

export interface Panel {
  page: Page;
  /** Presses a button of this person's subscription. */
  act(person: Person, label: string): Promise<void>;
  moveClock(label: 'A day ahead' | 'A week ahead' | 'A month ahead' | 'A year ahead'): Promise<void>;
  webhooks(provider: 'Stripe' | 'PayPal', label: string): Promise<void>;
  /** Sends the newest events once more. */
  repeatLatest(provider: 'Stripe' | 'PayPal', count: number): Promise<void>;
}

/** The sandbox panel in a page of its own. */
export async function openPanel(beside: Page): Promise<Panel> {
  const page = await beside.context().newPage();
  await page.goto('/sandbox');
  const said = page.getByRole('status');
  const part = (provider: string) => page.getByRole('region', { name: `Webhooks of ${provider}` });
  return {
    page,
    act: async ({ email }, label) => {
      await page.reload();
      await page.getByRole('region', { name: email }).getByRole('button', { name: label }).click();
      await expect(said).toHaveText(`Done: ${label}.`);
    },
    moveClock: async (label) => {
      await page.getByRole('button', { name: label }).click();
      await expect(said).toHaveText('The clock was moved.');
    },
    webhooks: async (provider, label) => {
      await part(provider).getByRole('button', { name: label }).click();
      await expect(said).toHaveText(/set|sent/);
    },
    repeatLatest: async (provider, count) => {
      for (let index = 0; index < count; index += 1) {
        await part(provider)
          .getByText(/^The latest events/)
          .click();
        await part(provider).getByRole('button', { name: 'Repeat' }).nth(index).click();
        await expect(said).toHaveText('The event was sent again.');
      }
    },
  };
}
