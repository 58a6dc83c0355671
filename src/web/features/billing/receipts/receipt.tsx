/** One payment in full, with its receipts as PDF. */
import { Download, ExternalLink, Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { PaymentRecord } from '#shared/contract/shapes.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { currentLocale } from '../../../i18n/catalogue.ts';
import { manageTexts } from '../../../i18n/en/billing.ts';
import { request } from '../../../lib/api.ts';
import { useAppConfig } from '../../../lib/app-config.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { Button } from '../../../ui/button.tsx';
import { useProductName } from '../../../ui/page.tsx';
import styles from '../billing.module.css';
import { Problem } from '../problem.tsx';
import { getProviderReceiptUrl, receiptLines } from './receipt-lines.ts';

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
      {createPortal(<Sheet payment={payment} />, document.body)}
    </div>
  );
}

function Lines({ payment }: { payment: PaymentRecord }) {
  const t = manageTexts();
  const seller = useAppConfig()?.seller;
  return (
    <>
      <dl className={styles.facts}>
        {receiptLines(payment, seller).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
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
function Sheet({ payment }: { payment: PaymentRecord }) {
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
    fresh: true,
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
