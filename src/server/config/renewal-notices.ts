/** How many days before a renewal it is announced, by plan and country (RENEWAL_NOTICE_DAYS). */
import { isCountry } from '#shared/countries.ts';
import { type PlanId, planIds } from '#shared/plans.ts';

export interface NoticeRule {
  plan: PlanId;
  /** Null: all countries without a separate rule. */
  country: string | null;
  /** 0: no notice. */
  days: number;
}

/**
 * What laws ask for, as looked up on 2026-11-25; docs/billing.md has the sources and what could not be
 * verified.
 */
export const defaultNotices = 'monthly=0,annual=30,annual:FR=35';

/** In the range of the notice periods that laws ask for: docs/billing.md. */
const [minDays, maxDays] = [7, 45];
/** A notice about a month must not come before the month that was just paid. */
const maxMonthlyDays = 21;

function parseRule(text: string): NoticeRule | undefined {
  const [, plan, country, days] = /^(monthly|annual)(?::([A-Z]{2}))?=(\d{1,2})$/.exec(text.trim()) ?? [];
  if (!plan || !days || (country && !isCountry(country))) return undefined;
  const rule = { plan: plan as PlanId, country: country ?? null, days: Number(days) };
  const max = rule.plan === 'monthly' ? maxMonthlyDays : maxDays;
  return rule.days === 0 || (rule.days >= minDays && rule.days <= max) ? rule : undefined;
}

/**
 * Parses RENEWAL_NOTICE_DAYS. Undefined if a part is not valid. The defaults apply to what the text does not
 * name.
 */
export function parseNotices(text: string): NoticeRule[] | undefined {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  const parsed = parts.map(parseRule);
  if (parsed.some((rule) => !rule)) return undefined;
  const rules = [...defaultNotices.split(',').map(parseRule), ...parsed].filter((rule) => rule !== undefined);
  // The last one of a plan and country counts.
  const byKey = new Map(rules.map((rule) => [`${rule.plan}:${rule.country}`, rule]));
  return [...byKey.values()].sort((a, b) => planIds.indexOf(a.plan) - planIds.indexOf(b.plan));
}
