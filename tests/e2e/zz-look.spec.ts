import { randomUUID } from 'node:crypto';
import { expect, openResults, question, test } from './support/dialogue.ts';

const en = [
  'What I would miss first is the way we look out for each other.',
  "The work I actually trained for. I'm afraid they'd feel let down.",
  'Someone to tell me it’s okay to go. I have already told my sister I am going.',
  "I'll tell Maya about the offer on Friday at 10 in the morning, in two sentences.",
  'Yes, that is it.',
  'Loyalty comes first.',
];
const zh = [
  '我最舍不得的是大家互相照应。',
  '我想做自己学过的事，可是怕他们觉得我不讲义气。',
  '我其实已经跟姐姐说我要走了，就是在等谁说可以走。',
  '我周五上午十点跟经理说，就两句话。',
  '就是这样',
  '义气排第一',
];
const today = () => new Date().toISOString().slice(0, 10);
async function talk(person: any, q: string, answers: string[]) {
  const sessionId = `w-${randomUUID()}`;
  let { data } = await person.call('startDialogue', { body: { sessionId, question: q } });
  for (let n = 0; !data.frontendDisplay; n++) {
    ({ data } = await person.call('sendMessage', {
      body: { sessionId, message: answers[n] ?? 'Yes', round: data.currentRound, today: today() },
    }));
  }
  await person.call('saveClarity', { body: { sessionId, when: 'before', value: 4 } });
  return sessionId;
}
test('look', async ({ page, signedIn, browser }) => {
  test.setTimeout(200_000);
  for (const lang of (process.env.LOOK ?? 'en,zh').split(',')) {
    const id = await talk(
      signedIn,
      lang === 'en'
        ? 'I feel stuck between two jobs. Should I stay with my team or take the offer?'
        : '我在两份工作之间很纠结。要不要接受新工作的邀请，还是留在团队？',
      lang === 'en' ? en : zh,
    );
    await page.evaluate((l) => localStorage.setItem('locale', l), lang);
    for (const [size, view] of [
      ['m', { width: 390, height: 844 }],
      ['d', { width: 1280, height: 800 }],
    ] as const) {
      for (const scheme of ['light', 'dark'] as const) {
        await page.setViewportSize(view);
        await page.emulateMedia({ colorScheme: scheme });
        await page.evaluate((i) => {
          sessionStorage.setItem('windowId', `w-${i}`);
          localStorage.setItem(`sessionId_w-${i}`, i);
        }, id);
        await page.goto('/third');
        await page.locator('fieldset').first().waitFor({timeout: 8000}).catch((e) => { console.log(page.url()); throw e; });
        await page.waitForTimeout(900);
        const name = `/tmp/e_shots/${lang}-${size}-${scheme}`;
        await page.screenshot({ path: `${name}-fold.png` });
        await page.screenshot({ path: `${name}-full.png`, fullPage: true });
        if (scheme === 'light') {
          await page.getByRole('switch').first().click();
          await page
            .locator('[aria-expanded]')
            .filter({ has: page.locator('.lucide-ellipsis') })
            .first()
            .click();
          await page.waitForTimeout(300);
          await page.screenshot({ path: `${name}-sources.png`, fullPage: true });
          await page.keyboard.press('Escape');
          const [cal, remind] = await page.locator('section[aria-labelledby=next-step] button').all();
          await cal!.click();
          await page.locator('dialog').waitFor();
          await page.waitForTimeout(300);
          await page.screenshot({ path: `${name}-cal.png` });
          await page.keyboard.press('Escape');
          await remind!.click();
          await page.locator('dialog').waitFor();
          await page.waitForTimeout(300);
          await page.screenshot({ path: `${name}-remind.png` });
          await page.keyboard.press('Escape');
          await page.locator('input[type=radio]').nth(7).check({ force: true });
          await page.waitForTimeout(1200);
        }
        await page.locator('footer button').click();
        await page.locator('img[data-stale=false]').waitFor();
        await page.waitForTimeout(300);
        await page.screenshot({ path: `${name}-share.png` });
        await page.keyboard.press('Escape');
        await page.goto('/confirm?message=Stay%20or%20go%3F');
        await page.locator('fieldset').first().waitFor({timeout: 8000}).catch((e) => { console.log(page.url()); throw e; });
        await page.waitForTimeout(700);
        await page.screenshot({ path: `${name}-confirm.png`, fullPage: true });
      }
    }
  }
});
