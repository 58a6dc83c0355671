/** A receipt as PDF: a page of text that programs can read aloud, with a font that has Chinese characters. */
import { readFileSync } from 'node:fs';
import { longDate } from '#shared/dates.ts';
import { type Locale, localeFacts } from '#shared/locales.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { taxRows } from '../../mail/billing-messages.ts';
import { formatAmount } from '../../mail/billing-notice.ts';
import { mailTexts } from '../../mail/texts/mail-texts.ts';
import { getIncludedTax, type ReceiptRow } from './receipts.ts';

export interface ReceiptToPrint {
  receipt: ReceiptRow;
  /** To whom it is made out; null after the account was deleted. */
  email: string | null;
  locale: Locale;
}

type Row = [name: string, value: string];

/** Everything that the page says, from top to bottom. */
interface ReceiptText {
  title: string;
  productName: string;
  /** The first line is a heading. */
  seller: string[];
  facts: Row[];
  item: string;
  sums: Row[];
  total: Row;
  payment: Row[];
  notes: string[];
}

/** The amounts of a credit note are written without a sign: its title and its total say that they were refunded. */
function listSums(receipt: ReceiptRow, locale: Locale): Row[] {
  const { labels } = mailTexts[locale].billing;
  const { currency, details } = receipt;
  const cents = Math.abs(receipt.amountCents);
  const { creditCents } = details;
  const credited: Row[] = [
    [labels.price, formatAmount({ cents: cents + creditCents, currency })],
    [labels.credit, `−${formatAmount({ cents: creditCents, currency })}`],
  ];
  return [...(creditCents ? credited : []), ...taxRows({ cents, currency }, getIncludedTax(receipt), locale)];
}

function getReceiptText({ receipt, email, locale }: ReceiptToPrint): ReceiptText {
  const { billing, document: texts } = mailTexts[locale];
  const { labels } = billing;
  const { details, kind, currency } = receipt;
  const { seller, productName } = details;
  const { label, paysByCard } = providerDescriptors[receipt.provider];
  const day = (iso: string) => longDate(new Date(iso), locale);
  return {
    title: texts.titles[kind],
    productName,
    seller: seller
      ? [seller.name, seller.address, ...(seller.taxId ? [texts.taxNumber(seller.taxId)] : [])]
      : [texts.noSeller(productName)],
    facts: [
      [texts.number, receipt.number],
      [texts.issuedOn, longDate(receipt.issuedAt, locale)],
      ...(email === null ? [] : [[texts.billedTo, email] satisfies Row]),
      [labels.period, billing.period(new Date(details.periodStart), new Date(details.periodEnd))],
    ],
    item: texts.item(productName, details.plan),
    sums: listSums(receipt, locale),
    total: [
      kind === 'refund' ? texts.totalRefunded : texts.totalPaid,
      formatAmount({ cents: Math.abs(receipt.amountCents), currency }),
    ],
    payment: [
      [labels.paidOn, day(details.paidAt)],
      [labels.paidWith, paysByCard ? billing.card(label) : label],
      ...(details.orderNumber === null ? [] : [[labels.orderNumber, details.orderNumber] satisfies Row]),
      [labels.paymentNumber, receipt.providerPaymentId],
    ],
    notes: [
      ...(details.corrects === null ? [] : [texts.corrects(details.corrects)]),
      ...(details.note === null ? [] : [details.note]),
      ...(seller ? [texts.contact(seller.email)] : []),
      texts.utc,
    ],
  };
}

let font: Buffer | undefined;

/** Read once. Each document contains only the characters that it uses. */
function readFont(): Buffer {
  font ??= readFileSync(new URL('./font/receipt.ttf', import.meta.url));
  return font;
}

const ink = '#1d332c';
const mutedInk = '#4b5f58';
const accent = '#1f5c4a';
const ruleColor = '#d5e2dc';
/** In points, like all sizes and distances of the page. */
const margin = 64;
/** Where the column of values begins, from the left edge. */
const valueColumn = 250;

type Document = PDFKit.PDFDocument;

/** What the page is drawn with. Each drawing continues below the one before. */
function createPen(doc: Document) {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = doc.page.width - 2 * margin;
  /** Marks what is drawn as a heading or paragraph, for programs that read the page aloud. */
  const add = (type: 'H1' | 'H2' | 'P', draw: () => void) => root.add(doc.struct(type, {}, draw));
  return {
    line: (type: 'H1' | 'H2' | 'P', text: string, size: number, color: string) =>
      add(type, () => doc.fillColor(color).fontSize(size).text(text, margin, doc.y, { width })),
    /** A name on the left and its value on the right. */
    row: ([name, value]: Row, size = 10.5, color = ink) =>
      add('P', () => {
        const top = doc.y;
        doc
          .fillColor(size > 11 ? ink : mutedInk)
          .fontSize(size)
          .text(`${name} `, margin, top, { width: valueColumn - margin - 12 });
        const bottom = doc.y;
        doc
          .fillColor(color)
          .text(value, valueColumn, top, { width: margin + width - valueColumn, align: 'right' });
        doc.y = Math.max(doc.y, bottom) + 5;
      }),
    /** A horizontal line, which is not read aloud. */
    rule: () => {
      doc.markContent('Artifact', { type: 'Layout' });
      doc
        .moveTo(margin, doc.y)
        .lineTo(margin + width, doc.y)
        .lineWidth(0.75)
        .stroke(ruleColor);
      doc.endMarkedContent();
      doc.y += 14;
    },
    gap: (height: number) => {
      doc.y += height;
    },
    end: () => root.end(),
  };
}

function drawReceipt(doc: Document, text: ReceiptText): void {
  const { line, row, rule, gap, end } = createPen(doc);
  line('P', text.productName, 12, accent);
  gap(22);
  line('H1', text.title, 24, ink);
  gap(14);
  for (const [index, value] of text.seller.entries())
    line('P', value, index === 0 ? 11.5 : 10.5, index === 0 ? ink : mutedInk);
  gap(20);
  rule();
  for (const fact of text.facts) row(fact);
  gap(9);
  rule();
  line('H2', text.item, 12, ink);
  gap(10);
  for (const sum of text.sums) row(sum);
  row(text.total, 14, accent);
  gap(9);
  rule();
  for (const fact of text.payment) row(fact);
  gap(9);
  rule();
  for (const note of text.notes) {
    line('P', note, 9.5, mutedInk);
    gap(4);
  }
  end();
}

/** The receipt as a tagged PDF: it says what is a heading and what is a paragraph. */
export async function renderReceipt(toPrint: ReceiptToPrint): Promise<Buffer> {
  const { receipt, locale } = toPrint;
  const text = getReceiptText(toPrint);
  // Loaded here, because few calls need it.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    font: '',
    tagged: true,
    displayTitle: true,
    lang: localeFacts[locale].lang,
    pdfVersion: '1.7',
    info: {
      Title: `${text.title} ${receipt.number}`,
      Author: text.seller[0] ?? text.productName,
      CreationDate: receipt.issuedAt,
    },
  });
  const parts: Buffer[] = [];
  const written = new Promise<void>((done) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', done);
  });
  doc.registerFont('text', readFont()).font('text');
  drawReceipt(doc, text);
  doc.end();
  await written;
  return Buffer.concat(parts);
}

/** The name of the file, in characters that every mail program and file system accepts. */
export function receiptFileName({ kind, number }: ReceiptRow): string {
  return `${kind === 'refund' ? 'credit-note' : 'receipt'}-${number.replaceAll(/[^\w.-]/g, '-')}.pdf`;
}
