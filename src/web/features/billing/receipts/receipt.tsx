/** One payment in full, with its receipts as PDF. */
import { Download, ExternalLink, Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { PaymentRecord } from '#shared/contract/shapes.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { toPlanId } from '#shared/plan-codec.ts';
import { formatCents } from '#shared/plans.ts';
import { currentLocale } from '../../../i18n/catalogue.ts';
import { manageTexts } from '../../../i18n/en/billing.ts';
import { request } from '../../../lib/api.ts';
import { type AppConfig, useAppConfig } from '../../../lib/app-config.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { Button } from '../../../ui/button.tsx';
import { useProductName } from '../../../ui/page.tsx';
import styles from '../billing.module.css';
import { formatDate, formatPrice, roundToCents } from '../dates-and-prices.ts';
import { Fact, FactList } from '../fact-list.tsx';
import { Problem } from '../problem.tsx';
import { isSafeRedirect } from '../provider-calls.ts';

/** A payment in full, to print, with a link to the provider's receipt if there is one. */
export function Receipt({ payment }: { payment: PaymentRecord }) {
  const t = manageTexts();
  return (
    <div className={styles.receipt}>
      <Lines payment={payment} />
      <div className={styles.receiptActions}>
        <Downloads payment={payment} />
        <Button kind="outline" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t.print}
        </Button>
        <ProviderReceipt payment={payment} />
      </div>
      {createPortal(<PrintedReceipt payment={payment} />, document.body)}
    </div>
  );
}

function Lines({ payment }: { payment: PaymentRecord }) {
  const t = manageTexts();
  const seller = useAppConfig()?.seller;
  return (
    <>
      <FactList>
        {receiptLines(payment, seller).map(({ label, value }) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
      </FactList>
      <p className="muted small">
        {payment.credit > 0 && `${t.creditNote} `}
        {t.utc}
        {seller && (
          <>
            {' '}
            {t.questions} <a href={`mailto:${seller.email}`}>{seller.email}</a>
          </>
        )}
      </p>
    </>
  );
}

/** Printed instead of the page, also by the browser's print command. */
function PrintedReceipt({ payment }: { payment: PaymentRecord }) {
  const product = useProductName();
  return (
    <div className={styles.sheet} data-scheme="light">
      <p className={styles.sheetProduct}>{product}</p>
      <h1>{manageTexts().receipt}</h1>
      <Lines payment={payment} />
    </div>
  );
}

type IssuedReceipt = PaymentRecord['receipts'][number];

/** Throws `ApiError`. */
async function saveReceipt({ id, number, kind }: IssuedReceipt): Promise<void> {
  const response = await request('downloadReceipt', {
    params: { receiptId: id },
    query: { locale: currentLocale() },
  });
  saveBlob(await response.blob(), `${kind === 'refund' ? 'credit-note' : 'receipt'}-${number}.pdf`);
}

/** One button for the receipt and for the credit note of each refund. */
function Downloads({ payment }: { payment: PaymentRecord }) {
  const t = manageTexts();
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState(false);
  async function save(issued: IssuedReceipt) {
    setBusy(issued.id);
    setFailed(false);
    await saveReceipt(issued).catch(() => setFailed(true));
    setBusy(undefined);
  }
  return (
    <>
      {payment.receipts.map((issued) => (
        <Button
          key={issued.id}
          kind="outline"
          icon={<Download aria-hidden="true" />}
          busy={busy === issued.id}
          busyLabel={t.downloading}
          onClick={() => save(issued)}
        >
          {issued.kind === 'refund' ? t.creditNotePdf : t.receiptPdf}
          {/* With more than one refund, the labels alone are not unique. */}
          {payment.receipts.length > 2 && ` ${issued.number}`}
        </Button>
      ))}
      {failed && (
        <Problem>
          <p>{t.downloadFailed}</p>
        </Problem>
      )}
    </>
  );
}

function ProviderReceipt({ payment }: { payment: PaymentRecord }) {
  const t = manageTexts();
  const url = getProviderReceiptUrl(payment, window.location.origin);
  if (!url) return null;
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.external}>
      <span>
        {t.providerReceipt(providerDescriptors[payment.paymentProvider].label)}
        <span className="sr"> ({t.newTab})</span>
      </span>
      <ExternalLink aria-hidden="true" />
    </a>
  );
}

// What a receipt on the screen says, line by line. The server creates the receipts as PDF.

type Seller = NonNullable<AppConfig['seller']>;

interface ReceiptLine {
  label: string;
  value: string;
}

/** The full price and the credit, when unused time of another plan was deducted. */
function discountLines({ amount, credit, currency }: PaymentRecord): ReceiptLine[] {
  if (!credit) return [];
  const t = manageTexts();
  return [
    { label: t.fullPrice, value: formatCents(roundToCents(amount) + roundToCents(credit), currency) },
    { label: t.unusedCredit, value: `−${formatPrice(credit, currency)}` },
  ];
}

/** The net amount and the tax that the sum includes. */
function taxLines({ amount, tax, currency }: PaymentRecord): ReceiptLine[] {
  if (!tax) return [];
  const t = manageTexts();
  const country =
    tax.country &&
    (new Intl.DisplayNames([currentLocale()], { type: 'region' }).of(tax.country) ?? tax.country);
  return [
    { label: t.net, value: formatCents(roundToCents(amount) - roundToCents(tax.amount), currency) },
    { label: t.tax(t.taxNames[tax.kind], tax.rate, country), value: formatPrice(tax.amount, currency) },
  ];
}

/** The sums of a receipt. Refunds are subtracted in whole cents. */
function sumLines(payment: PaymentRecord): ReceiptLine[] {
  const { amount, refundedAmount, currency } = payment;
  const t = manageTexts();
  const paid = [
    ...discountLines(payment),
    ...taxLines(payment),
    { label: t.amount, value: formatPrice(amount, currency) },
  ];
  if (refundedAmount === 0) return paid;
  const keptCents = roundToCents(amount) - roundToCents(refundedAmount);
  return [
    ...paid,
    { label: t.refunded, value: formatPrice(refundedAmount, currency) },
    { label: t.kept, value: formatCents(keptCents, currency) },
  ];
}

/** Everything that a receipt says, in its order. */
export function receiptLines(payment: PaymentRecord, seller?: Seller | null): ReceiptLine[] {
  const t = manageTexts();
  const { label, paysByCard } = providerDescriptors[payment.paymentProvider];
  const issued = payment.receipts.find(({ kind }) => kind === 'payment');
  return [
    ...(issued ? [{ label: t.receiptNumber, value: issued.number }] : []),
    ...(payment.orderNumber ? [{ label: t.orderNumber, value: payment.orderNumber }] : []),
    { label: t.paymentReference, value: payment.reference },
    { label: t.date, value: formatDate(payment.paidAt) },
    { label: t.plan, value: t.plans[toPlanId(payment.subscriptionType)] },
    { label: t.period, value: t.periodOf(formatDate(payment.periodStart), formatDate(payment.periodEnd)) },
    ...sumLines(payment),
    { label: t.statusLabel, value: t.status[payment.status] },
    { label: t.paidWith, value: paysByCard ? t.byCard(label) : label },
    ...(seller ? [{ label: t.seller, value: t.sellerOf(seller.name, seller.address) }] : []),
  ];
}

/** The address of the provider's receipt, if it is safe to open. */
export function getProviderReceiptUrl({ receiptUrl }: PaymentRecord, origin: string): string | undefined {
  return receiptUrl && isSafeRedirect(receiptUrl, origin) ? receiptUrl : undefined;
}
