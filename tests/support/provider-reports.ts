/** The providers' own reports, exported from their sandboxes, to compare our figures with. */
import type Stripe from 'stripe';

/** Sums in cents, of one provider and currency. */
export interface ReportSums {
  charged: number;
  refunded: number;
  disputed: number;
  fees: number;
  tax: number;
}

export type Report = Map<string, ReportSums>;

function sumsOf(report: Report, currency: string): ReportSums {
  const code = currency.toUpperCase();
  const sums = report.get(code) ?? { charged: 0, refunded: 0, disputed: 0, fees: 0, tax: 0 };
  report.set(code, sums);
  return sums;
}

/** Balance transactions for the money, invoices for the tax. */
export async function exportStripe(stripe: Stripe): Promise<Report> {
  const report: Report = new Map();
  const kinds: Record<string, 'charged' | 'refunded' | 'disputed'> = {
    charge: 'charged',
    refund: 'refunded',
    adjustment: 'disputed',
  };
  for await (const { type, amount, fee, currency } of stripe.balanceTransactions.list({ limit: 100 })) {
    const sums = sumsOf(report, currency);
    const kind = kinds[type];
    if (!kind) throw new Error(`an unknown line of the report: ${type}`);
    sums[kind] += Math.abs(amount);
    sums.fees += fee;
  }
  for await (const { currency, total_taxes } of stripe.invoices.list({ limit: 100, status: 'paid' }))
    for (const { amount } of total_taxes ?? []) sumsOf(report, currency).tax += amount;
  return report;
}

interface PaypalPage {
  transaction_details: {
    transaction_info: {
      transaction_event_code: string;
      transaction_amount: { currency_code: string; value: string };
      fee_amount: { value: string };
      sales_tax_amount: { value: string };
    };
  }[];
  total_pages: number;
}

export interface PaypalAccount {
  apiBase: string;
  clientId: string;
  clientSecret: string;
}

const toCents = (value: string) => Math.round(Number(value) * 100);
const windowMs = 30 * 24 * 3_600_000;

/** The transaction search, month by month: it gives no more at once. */
export async function exportPaypal(
  { apiBase, clientId, clientSecret }: PaypalAccount,
  { from, to }: { from: Date; to: Date },
): Promise<Report> {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const token = await fetch(`${apiBase}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${credentials}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const { access_token } = (await token.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const kinds: Record<string, 'charged' | 'refunded' | 'disputed'> = {
    T0002: 'charged',
    T1107: 'refunded',
    T1106: 'disputed',
  };
  const report: Report = new Map();
  for (let start = from.getTime(); start < to.getTime(); start += windowMs) {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = new URLSearchParams({
        start_date: new Date(start).toISOString(),
        end_date: new Date(start + windowMs - 1).toISOString(),
        page_size: '500',
        page: String(page),
      });
      const answer = (await (
        await fetch(`${apiBase}/v1/reporting/transactions?${query}`, { headers })
      ).json()) as PaypalPage;
      pages = answer.total_pages;
      for (const { transaction_info: line } of answer.transaction_details) {
        const { currency_code, value } = line.transaction_amount;
        const kind = kinds[line.transaction_event_code];
        if (!kind) throw new Error(`an unknown line of the report: ${line.transaction_event_code}`);
        const sums = sumsOf(report, currency_code);
        sums[kind] += Math.abs(toCents(value));
        sums.fees -= toCents(line.fee_amount.value);
        sums.tax += toCents(line.sales_tax_amount.value);
      }
    }
  }
  return report;
}

interface Figures {
  provider: string;
  currency: string;
  gross: number;
  refunds: number;
  disputed: number;
  fees: number;
  tax: number;
}

/** What the admin page says otherwise than the provider's report; empty if they agree to the cent. */
export function reportDifferences(provider: string, report: Report, figures: readonly Figures[]): string[] {
  const own = new Map(
    figures
      .filter((row) => row.provider === provider && row.gross > 0)
      .map((row): [string, ReportSums] => [
        row.currency,
        {
          charged: Math.round(row.gross * 100),
          refunded: Math.round(row.refunds * 100),
          disputed: Math.round(row.disputed * 100),
          fees: Math.round(row.fees * 100),
          tax: Math.round(row.tax * 100),
        },
      ]),
  );
  return [...new Set([...own.keys(), ...report.keys()])].flatMap((currency) => {
    const [ours, theirs] = [own.get(currency), report.get(currency)].map((sums) => JSON.stringify(sums));
    return ours === theirs ? [] : [`${provider} ${currency}: admin page ${ours}, report ${theirs}`];
  });
}
