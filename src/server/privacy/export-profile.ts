/** What is stored of a person beside their reflections, as Markdown. */
import type { Locale } from '#shared/locales.ts';
import { escapeMarkdown } from '#shared/reflection-export.ts';
import type { Profile } from './account-data.ts';
import { exportTexts } from './texts/export-texts.ts';

const sum = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency}`;

/** Times are in UTC, as in the JSON. */
export function profileMarkdown(profile: Profile, locale: Locale, productName: string, now: Date): string {
  const t = exportTexts[locale].profile;
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
