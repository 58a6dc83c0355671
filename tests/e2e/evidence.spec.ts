import { talkToTheEnd } from '../support/http-person.ts';
import { tabTo } from './support/accessible.ts';
import {
  expect,
  firstReason,
  heading,
  openResults,
  question,
  reasonLines,
  test,
} from './support/dialogue.ts';
import { variant } from './support/fixtures.ts';

test(
  'shows where a reason comes from, in the person’s own words, by keyboard alone',
  variant,
  async ({ page, signedIn, finishedSession }) => {
    await openResults(page, finishedSession);
    const { sources, line } = firstReason(page);
    await expect(line.locator('q')).toHaveCount(0);
    await tabTo(page, sources);
    await page.keyboard.press('Space');
    await expect(sources).toHaveAttribute('aria-checked', 'true');
    await expect(sources).toBeFocused();
    const session = await signedIn.call('getSession', { params: { sessionId: finishedSession } });
    const evidence = session.frontendDisplay?.evidence?.find(
      ({ part, index }) => part === 'reason' && index === 0,
    );
    const said =
      evidence?.round === 0 ? question : session.history[(evidence?.round ?? 0) - 1]?.userResponse?.content;
    await expect(line.locator('q').first()).toHaveText(evidence?.quote ?? 'no evidence');
    expect(said).toContain(evidence?.quote);
    const asked = session.history[(evidence?.round ?? 0) - 1]?.question;
    await expect(line).toContainText(evidence?.round === 0 ? 'Your question' : (asked ?? 'no question'));
    await page.keyboard.press('Space');
    await expect(line.locator('q')).toHaveCount(0);
  },
);

test('rewrites only the line that is not right, and keeps it', async ({ page, subscriber, signedIn: _ }) => {
  const [first] = await talkToTheEnd(
    subscriber,
    question,
    ({ options: offered = [] }) => offered[1] ?? 'Yes',
  );
  await openResults(page, first?.sessionId ?? '');
  const reasons = reasonLines(page);
  const before = await reasons.allTextContents();
  const { line, more, wrong, note, send } = firstReason(page);
  await more.click();
  await wrong.click();
  await expect(note).toBeFocused();
  await note.fill('That was not the point');
  const sent = page.waitForRequest('**/api/chat/rewrite');
  await send.click();
  expect((await sent).headers()['idempotency-key']).toBeTruthy();
  await expect(note).toHaveCount(0);
  await expect(more).toBeFocused();
  const after = await reasons.allTextContents();
  expect(after[0]).not.toBe(before[0]);
  expect(after.slice(1)).toEqual(before.slice(1));
  await expect(page.locator('#announce-polite')).toContainText('Rewritten: ');
  await page.reload();
  await expect.poll(() => reasons.allTextContents()).toEqual(after);
  await expect(line).toBeVisible();
});

test.describe('when a line cannot be rewritten', () => {
  test.use({ expectedErrors: [/503/] });

  test(
    'says so beside it, and keeps the line and the note',
    variant,
    async ({ page, signedIn: _, finishedSession }) => {
      await openResults(page, finishedSession);
      await page.route('**/api/chat/rewrite', (route) =>
        route.fulfill({ status: 503, json: { code: 'guide_failed', message: 'no' } }),
      );
      const { line, more, wrong, note, send } = firstReason(page);
      const before = (await line.textContent()) ?? '';
      await more.click();
      await wrong.click();
      await note.fill('Not so');
      await send.click();
      await expect(line.getByRole('alert')).toHaveText(
        "This line couldn't be rewritten, so it stays as it is. Please try again.",
      );
      await page.reload();
      await expect(note).toHaveValue('Not so');
      expect(await line.textContent()).toContain(before.slice(0, 20));
      await page.unroute('**/api/chat/rewrite');
      await note.fill('I want to kill myself');
      await send.click();
      await expect(heading(page)).toHaveText("You don't have to carry this alone");
      await page.getByRole('button', { name: 'Back to my words' }).click();
      await expect(note).toHaveValue('I want to kill myself');
    },
  );
});
