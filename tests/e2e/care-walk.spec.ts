import type { Locator, Page } from '@playwright/test';
import type { RiskKind } from '../../src/shared/contract/shapes.ts';
import { barrierTexts, careTexts, exitTexts, kindTexts } from '../../src/web/i18n/en/care.ts';
import * as enRules from '../../src/web/i18n/en/care-rules.ts';
import * as zh from '../../src/web/i18n/zh/care.ts';
import * as zhRules from '../../src/web/i18n/zh/care-rules.ts';
import { tabTo } from './support/accessible.ts';
import { expect, heading, test } from './support/dialogue.ts';
import { variant } from './support/fixtures.ts';

/** What somebody writes, and what must be seen then. */
interface Case {
  kind: RiskKind;
  text: string;
  title: string;
  /** Where to call in danger, in order, and the line that fits best. */
  emergency: string[];
  line: string;
}

interface Walk {
  locale: string;
  care: ReturnType<typeof careTexts>;
  kinds: ReturnType<typeof kindTexts>;
  barriers: ReturnType<typeof barrierTexts>;
  leave: string;
  mustNotSayAloud: RegExp;
  /** Words that speak of no danger. */
  harmless: string;
  pages: Case[];
  cards: Case[];
}

const us = ['911'];
const cn = ['120', '110'];
/** The police first, where somebody does harm. */
const cnPolice = ['110', '120'];

const english: Walk = {
  locale: 'en-US',
  care: careTexts(),
  kinds: kindTexts(),
  barriers: barrierTexts(),
  leave: exitTexts().leave,
  mustNotSayAloud: enRules.mustNotSayAloud,
  harmless: 'Should I leave my job at the bakery or stay one more year?',
  pages: [
    {
      kind: 'self-harm',
      text: 'I want to kill myself, should I tell my sister?',
      title: "You don't have to carry this alone",
      emergency: us,
      line: '988',
    },
    {
      kind: 'eating',
      text: "I make myself throw up after every meal and I can't stop",
      title: "You don't have to manage this alone",
      emergency: us,
      line: '1-866-662-1235',
    },
    {
      kind: 'medical',
      text: 'I took a whole bottle of sleeping pills. Should I wait?',
      title: 'This needs a doctor, not a conversation',
      emergency: us,
      line: '1-800-222-1222',
    },
    {
      kind: 'violence',
      text: 'I want to kill my boss and I have a knife, should I tell someone?',
      title: 'Get some distance first',
      emergency: us,
      line: '988',
    },
    {
      kind: 'abuse',
      text: 'My husband hits me. Should I leave?',
      title: 'Take your time here',
      emergency: us,
      line: '1-800-799-7233',
    },
    {
      kind: 'sexual-violence',
      text: 'I was raped last week. Should I report it?',
      title: 'Take your time here',
      emergency: us,
      line: '1-800-656-4673',
    },
    {
      kind: 'minor',
      text: 'I am 15 years old. Should I move to my dad?',
      title: 'There are people for you',
      emergency: us,
      line: '1-800-422-4453',
    },
    {
      kind: 'someone-else',
      text: 'My best friend told me she wants to kill herself tonight',
      title: 'Worried about someone?',
      emergency: us,
      line: '988',
    },
  ],
  cards: [
    {
      kind: 'self-harm',
      text: 'Everyone would be better off without me. Should I move?',
      title: 'A word before you go on',
      emergency: us,
      line: '988',
    },
    {
      kind: 'bereaved',
      text: 'My brother killed himself in March and I miss him every day',
      title: 'After losing someone to suicide',
      emergency: us,
      line: '988',
    },
    {
      kind: 'someone-else',
      text: 'My friend says she has no reason to go on. Should I drive over?',
      title: 'Worried about someone?',
      emergency: us,
      line: '988',
    },
    {
      kind: 'eating',
      text: 'Food scares me lately and I hide what I eat. Should I tell my mother?',
      title: 'A word before you go on',
      emergency: us,
      line: '1-866-662-1235',
    },
    {
      kind: 'abuse',
      text: 'My partner checks my phone and gets angry when I go out. Should I move in with him?',
      title: 'A word before you go on',
      emergency: us,
      line: '1-800-799-7233',
    },
    {
      kind: 'sexual-violence',
      text: 'He kept going when I said no. Should I tell someone?',
      title: 'A word before you go on',
      emergency: us,
      line: '1-800-656-4673',
    },
  ],
};

const chinese: Walk = {
  locale: 'zh-CN',
  care: zh.care,
  kinds: zh.kind,
  barriers: zh.barrier,
  leave: zh.exit.leave,
  mustNotSayAloud: zhRules.mustNotSayAloud,
  harmless: '我该离开面包店的工作，还是再留一年？',
  pages: [
    {
      kind: 'self-harm',
      text: '我想自杀，该不该告诉姐姐？',
      title: '你不必独自承受',
      emergency: cn,
      line: '010-82951332',
    },
    {
      kind: 'eating',
      text: '我每顿饭后都催吐，停不下来',
      title: '吃饭这件事，你不必一个人扛',
      emergency: cn,
      line: '010-82951332',
    },
    {
      kind: 'medical',
      text: '我吃了太多安眠药，要不要等等看',
      title: '这需要医生，而不是谈话',
      emergency: cn,
      line: '010-82951332',
    },
    {
      kind: 'violence',
      text: '我想杀了我的老板，手里有刀，该不该告诉别人？',
      title: '先离远一点',
      emergency: cnPolice,
      line: '010-82951332',
    },
    {
      kind: 'abuse',
      text: '我老公打我，我该不该离开？',
      title: '在这里，慢慢来',
      emergency: cnPolice,
      line: '12338',
    },
    {
      kind: 'sexual-violence',
      text: '上周我被他强奸了，我该不该告诉家人？',
      title: '在这里，慢慢来',
      emergency: cnPolice,
      line: '12338',
    },
    {
      kind: 'minor',
      text: '我今年15岁，该不该搬去爸爸家？',
      title: '有人愿意听你说',
      emergency: cn,
      line: '12355',
    },
    {
      kind: 'someone-else',
      text: '我最好的朋友说她今晚想自杀，我该怎么办？',
      title: '在为一个人担心？',
      emergency: cn,
      line: '010-82951332',
    },
  ],
  cards: [
    {
      kind: 'self-harm',
      text: '我觉得活着没什么意思，工作也烦，要不要辞',
      title: '继续之前，想对你说',
      emergency: cn,
      line: '010-82951332',
    },
    {
      kind: 'bereaved',
      text: '弟弟去年自杀走了，我该不该搬回老家？',
      title: '失去他之后',
      emergency: cn,
      line: '010-82951332',
    },
    {
      kind: 'someone-else',
      text: '朋友说她撑不下去了，我要不要过去看看？',
      title: '在为一个人担心？',
      emergency: cn,
      line: '010-82951332',
    },
    {
      kind: 'eating',
      text: '我最近不敢吃饭，总觉得自己太胖，要不要告诉妈妈？',
      title: '继续之前，想对你说',
      emergency: cn,
      line: '010-82951332',
    },
    {
      kind: 'abuse',
      text: '他总查我的手机，我出门他就生气，该不该搬走？',
      title: '继续之前，想对你说',
      emergency: cnPolice,
      line: '12338',
    },
    {
      kind: 'sexual-violence',
      text: '我说了不要他还是继续了，要不要告诉别人？',
      title: '继续之前，想对你说',
      emergency: cnPolice,
      line: '12338',
    },
  ],
};

const phone = { width: 390, height: 844 };
const desktop = { width: 1_280, height: 800 };

/** A sale or a deadline, in either language: the page of one must not speak of it in the other either. */
const sales =
  /[$£€¥￥]\s?\d|\d\s?(?:元|美元)|ends in|countdown|subscri|offer|discount|\bplans?\b|\bpric|per month|价格|订阅|套餐|优惠|折扣|限时|倒计时|支付|会员|包月|包年/i;

const confirm = (page: Page, message: string) => page.goto(`/confirm?message=${encodeURIComponent(message)}`);
const section = (root: Locator, title: string) =>
  root.locator('section').filter({ has: root.page().getByRole('heading', { name: title }) });
const isWatched = (kind: RiskKind) => kind === 'abuse' || kind === 'sexual-violence';

async function expectNothingSold(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toContainText(sales, { useInnerText: true });
  await expect(page.getByRole('timer')).toHaveCount(0);
}

async function expectInside(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** The emergency number, and below it one or two lines, the most suitable first. */
async function expectLines(root: Locator, { care }: Walk, { kind, emergency, line }: Case): Promise<void> {
  const numbers = root.locator('a[href^="tel:"]');
  for (const [index, number] of emergency.entries())
    await expect(numbers.nth(index)).toHaveAttribute('href', `tel:${number}`);
  const lines = section(root, kind === 'medical' ? care.helpersTitle : care.linesTitle);
  await expect(lines.getByRole('link').first()).toHaveText(care.callNumber(line));
  // With the emergency number, three.
  const shown = await lines.getByRole('listitem').count();
  expect([1, 2]).toContain(shown);
  await expect(lines.locator('summary')).toHaveText(care.moreLines);
}

/** The ring around what has the focus covers no word of the answer below it. */
const isBelowRing = async (focused: Locator, below: Locator) =>
  (await below.evaluate((element) => element.getBoundingClientRect().top)) >=
  (await focused.evaluate((element) => element.getBoundingClientRect().bottom + 5));

const isUncovered = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** By keyboard: opens what keeps people from calling, one thought after the other. */
async function readBarriers(root: Locator, { care, barriers }: Walk): Promise<void> {
  const thoughts = section(root, care.barriersTitle).locator('details');
  for (const index of [0, 1]) {
    const summary = thoughts.nth(index).locator('summary');
    await tabTo(root.page(), summary);
    await root.page().keyboard.press('Enter');
    const thought = await summary.textContent();
    const answers = Object.values(barriers).flatMap(({ thought: of, ...texts }) =>
      of === thought ? Object.values(texts) : [],
    );
    const answer = thoughts.nth(index).locator('p').first();
    await expect(answer).toBeVisible();
    expect(await isBelowRing(summary, answer)).toBe(true);
    await expect.poll(() => isUncovered(summary), 'the thought stays in sight').toBe(true);
    // Numbers are set with a blank that no line ends at.
    expect(answers).toContain((await answer.textContent())?.replaceAll('\u00a0', ' '));
  }
  await expect(thoughts.first().locator('p').first()).toBeHidden();
}

/** Neither what is read first nor what the tab is called says what it is about. */
async function expectQuiet(page: Page, { mustNotSayAloud }: Walk, ...read: Locator[]): Promise<void> {
  expect(await page.title()).not.toMatch(mustNotSayAloud);
  for (const text of read) await expect(text).not.toContainText(mustNotSayAloud);
}

/** The page that replaces the dialogue: read, answered and left by keyboard. */
async function walkPage(page: Page, walk: Walk, seen: Case): Promise<void> {
  const { care, leave } = walk;
  const words = walk.kinds[seen.kind];
  const main = page.getByRole('main');
  await confirm(page, seen.text);
  await expect(heading(page)).toHaveText(seen.title);
  await expect(heading(page)).toBeFocused();
  await expect(main.getByText(words.acknowledge)).toBeVisible();
  await expectLines(main, walk, seen);
  for (const note of [care.notStored, care.notAPerson('Clearing')])
    await expect(main.getByText(note)).toBeVisible();
  const ask = page.getByRole('group', { name: words.ask });
  await expect(page.getByRole('button').filter({ hasText: leave })).toHaveCount(isWatched(seen.kind) ? 1 : 0);
  if (isWatched(seen.kind)) await expectQuiet(page, walk, heading(page), ask);

  await tabTo(page, ask.getByRole('button', { name: care.no, exact: true }));
  await page.keyboard.press('Enter');
  await expect(ask.getByRole('status')).toHaveText(words.afterNo);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(ask.getByRole('status')).toHaveText(words.afterNotSure);
  if (isWatched(seen.kind)) await expectQuiet(page, walk, ask);
  await expectLines(main, walk, seen);
  await readBarriers(main, walk);
  await expectNothingSold(page);
  await expectInside(page);

  await tabTo(page, main.getByRole('button', { name: care.backToWords }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(seen.text).first()).toBeVisible();
  await expectCardStays(page, walk, seen);
  await page.reload();
  await expect(heading(page)).toHaveText(seen.title);
  await confirm(page, walk.harmless);
  await expectCardStays(page, walk, seen);
}

const card = (page: Page, { care }: Walk) => page.getByRole('complementary', { name: care.cardTitle });

/** Help is as near as before, with nothing sold beside it; what may not be read by others asks on. */
async function expectCardStays(page: Page, walk: Walk, { kind }: Case): Promise<void> {
  await expect(card(page, walk).getByRole('button', { name: walk.care.getHelp })).toBeVisible();
  await expect(card(page, walk).getByRole('button').filter({ hasText: walk.leave })).toHaveCount(
    isWatched(kind) ? 1 : 0,
  );
  await expectNothingSold(page);
  await expectInside(page);
}

/** The card beside a question: answered by keyboard, and the help behind it opened and closed. */
async function walkCard(page: Page, walk: Walk, seen: Case): Promise<void> {
  const { care } = walk;
  const words = walk.kinds[seen.kind];
  await confirm(page, seen.text);
  const shown = card(page, walk);
  await expect(shown.locator('p').first()).toHaveText(seen.title);
  const ask = shown.getByRole('group', { name: words.ask });
  const no = ask.getByRole('button', { name: care.no, exact: true });
  await expectCardStays(page, walk, seen);
  if (isWatched(seen.kind)) await expectQuiet(page, walk, shown.locator('p').first(), ask);

  await tabTo(page, ask.getByRole('button', { name: care.notSure }));
  await page.keyboard.press('Enter');
  await expect(ask.getByRole('status')).toHaveText(words.afterNotSure);
  await tabTo(page, no);
  await page.keyboard.press('Enter');
  // Where somebody may be near, a 'no' says that they are: the question stays, for when they are not.
  if (isWatched(seen.kind)) await expect(ask.getByRole('status')).toHaveText(words.afterNo);
  else await expect(shown.getByRole('status')).toHaveText(care.afterNo);
  await expectCardStays(page, walk, seen);

  const help = shown.getByRole('button', { name: care.getHelp });
  await help.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: care.panelTitle });
  await expectLines(panel, walk, seen);
  await readBarriers(panel, walk);
  await expectNothingSold(page);
  await expectInside(page);
  const close = panel.getByRole('button', { name: care.close }).first();
  await expect.poll(() => isUncovered(close), 'the way out of the panel stays in sight').toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(help).toBeFocused();

  await confirm(page, walk.harmless);
  await expectCardStays(page, walk, seen);
  await page.reload();
  await expectCardStays(page, walk, seen);
  await expect(no).toHaveCount(isWatched(seen.kind) ? 1 : 0);
}

/** What this tab has seen is forgotten, as in a new one. */
const forget = (page: Page) => page.evaluate(() => sessionStorage.clear());

for (const walk of [english, chinese])
  for (const viewport of [phone, desktop])
    test.describe(`${walk.locale}, ${viewport.width} wide`, () => {
      test.use({ locale: walk.locale, viewport });

      test(
        'every kind of danger has a page of its own, by keyboard, with the right line first and nothing sold',
        variant,
        async ({ page }) => {
          test.slow();
          for (const seen of walk.pages)
            await test.step(seen.kind, async () => {
              await walkPage(page, walk, seen);
              await forget(page);
            });
          await confirm(page, walk.pages[0]?.text ?? '');
          await expect(heading(page)).toBeFocused();
          await page.goto('/pay');
          await expect(heading(page)).toHaveText(walk.care.closedTitle);
          await expectNothingSold(page);
        },
      );

      test(
        'every kind of hint has a card of its own, by keyboard, and a no closes none of them',
        variant,
        async ({ page }) => {
          test.slow();
          for (const seen of walk.cards)
            await test.step(`${seen.kind}, hinted`, async () => {
              await forget(page).catch(() => undefined);
              await walkCard(page, walk, seen);
            });
          await page.goto('/pay');
          await expect(heading(page)).toBeVisible();
          await expect(page.getByRole('timer')).toHaveCount(0);
        },
      );
    });

test.describe('in Chinese', () => {
  test.use({ locale: chinese.locale });

  test('help speaks Chinese, hours included, by keyboard', async ({ page }) => {
    await walkPage(page, chinese, chinese.pages[0] as Case);
    await confirm(page, chinese.pages[0]?.text ?? '');
    await page.locator('summary', { hasText: '更多热线' }).click();
    await expect(page.getByText('每日不少于 18 小时')).toBeVisible();
  });
});
