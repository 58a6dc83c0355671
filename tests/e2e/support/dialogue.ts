import type { Page, Route } from '@playwright/test';
import type { ContractTypes } from '../../../src/shared/contract/endpoints.ts';
import type { AiResponse } from '../../../src/shared/contract/shapes.ts';
import type { Person } from '../../support/http-person.ts';
import { expect, question, test } from './fixtures.ts';

export { expect, question, test };

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const options = (page: Page) => page.getByRole('main').getByRole('group').getByRole('button');
export const ownAnswer = (page: Page) => page.getByPlaceholder("What's your unique take on this question?");

/** From the confirm page to the thinking screen. */
export async function begin(page: Page, message = question, origin = ''): Promise<void> {
  await page.goto(`${origin}/confirm?message=${encodeURIComponent(message)}`);
  await page.getByRole('button', { name: 'Begin Exploration' }).click();
  await page.waitForURL('**/stream-chat?*');
}

/** Waits for the end of the turn and goes on without the smart delay. Gives the path of the next screen. */
export async function goOn(page: Page): Promise<string> {
  const next = page.waitForURL(/\/(second|third)/, { timeout: 20_000 });
  const skippable = page
    .getByText(/^(Tap, or press Enter or Space, to skip the wait\.|Next question)$/)
    .first();
  await Promise.race([next, skippable.waitFor().then(() => page.keyboard.press('Enter'))]);
  await next;
  await expect(page).toHaveTitle(/Choice|Summarize/);
  // The title comes at once, the screen with its code.
  await heading(page).waitFor();
  return new URL(page.url()).pathname;
}

export async function openQuestion(page: Page, message = question): Promise<void> {
  await begin(page, message);
  expect(await goOn(page)).toBe('/second');
}

/** Chooses an option, a card or a number, whichever the question has, and waits for the thinking screen. */
export async function pick(page: Page, index = 0): Promise<void> {
  const control = page.locator('main :is([aria-keyshortcuts], [type="checkbox"], [type="radio"])').nth(index);
  const isOption = await control.evaluate((element) => element.matches('button'));
  await control.click();
  if (!isOption) await page.getByRole('button', { name: /Continue next Quection|继续下一个问题/ }).click();
  await page.waitForURL('**/buffer?*');
}

/** Opens the analysis of a dialogue as a tab that had led it. */
export async function openResults(page: Page, sessionId: string): Promise<void> {
  await page.evaluate((id) => {
    sessionStorage.setItem('windowId', 'w-finished');
    localStorage.setItem('sessionId_w-finished', id);
    localStorage.setItem('sessionData', JSON.stringify({ [id]: { timestamp: new Date().toISOString() } }));
  }, sessionId);
  await page.goto('/third');
  await expect(heading(page)).toHaveText('Analysis Results');
}

/** Waits until the thinking screen shows some of the live text. */
export async function untilThinking(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const live = document.querySelector('main [aria-hidden="true"][dir="auto"]');
    return live && live.textContent !== '' && !live.textContent?.startsWith('Listening');
  });
}

/** The id of this tab's dialogue. */
export function sessionIdOf(page: Page): Promise<string> {
  return page.evaluate(
    () => localStorage.getItem(`sessionId_${sessionStorage.getItem('windowId')}`) ?? 'no session',
  );
}

export async function serverSession(page: Page, person: Person) {
  return person.call('getSession', { params: { sessionId: await sessionIdOf(page) } });
}

type Session = ContractTypes['getSession']['response'];

/** The rounds as this browser and as the server keep them. */
export async function expectSameRounds(page: Page, person: Person, count: number): Promise<Session> {
  const session = await serverSession(page, person);
  const stored = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{"rounds":[]}') as { rounds: Session['history'] },
    `chat_history_${await sessionIdOf(page)}`,
  );
  const essence = (rounds: Session['history']) =>
    rounds.map((round) => [round.currentRound, round.question, round.userResponse?.content ?? null]);
  expect(session.history).toHaveLength(count);
  expect(essence(stored.rounds)).toEqual(essence(session.history));
  return session;
}

/** The text of an event stream with these events. */
export function eventStream(...events: { event: string; data: unknown }[]): string {
  return events
    .map(({ event, data }, index) => {
      const text = typeof data === 'string' ? data : JSON.stringify(data);
      return `id: made-${index}\nevent: ${event}\ndata: ${text}\n\n`;
    })
    .join('');
}

export function streamAnswer(body: string): Parameters<Route['fulfill']>[0] {
  return { status: 200, contentType: 'text/event-stream', body };
}

/** A final event whose reply is `data`. */
export function finalAnswer(data: Partial<AiResponse> | string): Parameters<Route['fulfill']>[0] {
  return streamAnswer(eventStream({ event: 'final', data: { sessionId: 's', data } }));
}

export function reasonLines(page: Page) {
  const title = page.getByRole('heading', { name: 'Core Reasons' });
  return page.locator('section', { has: title }).getByRole('listitem');
}

/** The controls of the first core reason. */
export function firstReason(page: Page) {
  const line = reasonLines(page).first();
  return {
    line,
    sources: page.getByRole('switch', { name: 'Show sources' }),
    more: line.getByRole('button', { name: /^More about this line/ }),
    wrong: line.getByRole('button', { name: 'Not right' }),
    note: line.getByRole('textbox', { name: "What isn't right? (optional)" }),
    send: line.getByRole('button', { name: /Rewrite this line|Writing/ }),
  };
}
