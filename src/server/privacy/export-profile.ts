/** What is stored of a person beside their reflections, as Markdown. */
import type { Locale } from '#shared/locales.ts';
import { escapeMarkdown } from '#shared/reflection-export.ts';
import type { Profile } from './account-data.ts';

const words = {
  en: {
    title: (product: string) => `What is stored about you, ${product}`,
    more: 'The file for programs (JSON) holds, beside all of this, what went where and the answers as they were sent.',
    account: 'Account',
    name: 'Name',
    email: 'Email',
    since: 'Since',
    password: 'Password',
    set: 'set (only a check value is stored, which nobody can read it from)',
    unset: 'none',
    identities: 'Sign-in with others',
    signIns: 'Sign-ins',
    signIn: (begun: string, used: string, device: string) =>
      `${device ? `${device}, ` : ''}begun ${begun}, last used ${used}`,
    subscriptions: 'Subscriptions',
    subscription: (plan: string, state: string) => `${plan}, ${state}`,
    orders: 'Orders',
    payments: 'Payments',
    none: 'None.',
    written: 'Written',
  },
  zh: {
    title: (product: string) => `${product} 存储的关于你的内容`,
    more: '除此之外，供程序读取的文件（JSON）还包含文字发送到了哪里，以及发送时的答复原文。',
    account: '账户',
    name: '姓名',
    email: '邮箱',
    since: '开始于',
    password: '密码',
    set: '已设置（只存储校验值，无法由此读出密码）',
    unset: '无',
    identities: '其他登录方式',
    signIns: '登录记录',
    signIn: (begun: string, used: string, device: string) =>
      `${device ? `${device}，` : ''}开始于 ${begun}，最近使用 ${used}`,
    subscriptions: '订阅',
    subscription: (plan: string, state: string) => `${plan}，${state}`,
    orders: '订单',
    payments: '付款',
    none: '无。',
    written: '写于',
  },
};

const sum = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency}`;

/** Times are in UTC, as in the JSON. */
export function profileMarkdown(profile: Profile, locale: Locale, productName: string, now: Date): string {
  const t = words[locale];
  const { account } = profile;
  const at = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const listed = (lines: string[]) => (lines.length ? lines.map((line) => `- ${line}`).join('\n') : t.none);
  const parts: [string, string[]][] = [
    [
      t.account,
      [
        `${t.name}: ${escapeMarkdown(account.fullName)}`,
        `${t.email}: ${escapeMarkdown(account.email)}`,
        `${t.since}: ${at(account.createdAt)}`,
        `${t.password}: ${account.hasPassword ? t.set : t.unset}`,
      ],
    ],
    [
      t.identities,
      profile.identities.map(({ provider, subject }) => `${provider}: ${escapeMarkdown(subject)}`),
    ],
    [
      t.signIns,
      profile.signIns.map((one) => {
        const device = [one.browser, one.system].filter(Boolean).join(', ');
        return t.signIn(at(one.createdAt), at(one.lastUsedAt), device);
      }),
    ],
    [
      t.subscriptions,
      profile.subscriptions.map(
        (one) => `${one.provider}: ${t.subscription(one.orderType, one.status)}, ${at(one.createdAt)}`,
      ),
    ],
    [
      t.orders,
      profile.orders.map((one) =>
        [one.orderNumber, sum(one.amountCents, one.currency), one.status, at(one.createdAt)].join(', '),
      ),
    ],
    [
      t.payments,
      profile.payments.map((one) =>
        [escapeMarkdown(one.providerPaymentId), sum(one.amountCents, one.currency), at(one.paidAt)].join(
          ', ',
        ),
      ),
    ],
  ];
  const body = parts.flatMap(([title, lines]) => [`## ${title}`, listed(lines)]);
  return `${[`# ${escapeMarkdown(t.title(productName))}`, `${t.written}: ${at(now)}`, t.more, ...body].join('\n\n')}\n`;
}
