/** The layout of all mails: each is written as HTML and as plain text. */
import { type Locale, localeFacts } from '#shared/locales.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { Mail } from './mailer.ts';
import { mailTexts } from './texts/mail-texts.ts';

/**
 * The page around a mail's content. Mail programs support neither style sheets nor custom properties: styles are inline.
 */
export function pageHtml(locale: Locale, productName: string, body: string): string {
  const font = "font-family:'Segoe UI',Helvetica,Arial,'PingFang SC','Microsoft YaHei',sans-serif";
  return [
    `<!doctype html><html lang="${localeFacts[locale].lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>',
    `<body style="margin:0;padding:32px 16px;background:#eef4f1;color:#1d332c;${font}">`,
    '<div style="max-width:440px;margin:0 auto;padding:32px;background:#fff;border-radius:4px 32px 4px 32px">',
    `<p style="margin:0 0 24px;font-size:15px;letter-spacing:.04em;color:#3c6b5a">${escapeHtml(productName)}</p>`,
    body,
    '</div></body></html>',
  ].join('\n');
}

export const headingHtml = (text: string) =>
  `<h1 style="margin:0 0 12px;font-size:24px;font-weight:600">${escapeHtml(text)}</h1>`;

const paragraphHtml = (text: string) =>
  `<p style="margin:0 0 12px;font-size:16px;line-height:1.5">${escapeHtml(text)}</p>`;

/** The content of a mail, from top to bottom. */
export interface Notice {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Names and values in two columns, after the first paragraph. */
  rows?: [name: string, value: string][];
  /** Only if the reader has something to do or see in the app. */
  action?: { label: string; url: string };
  /** Another place to go, as a plain link below the button. */
  other?: { label: string; url: string };
  /** Small print. */
  footer?: string[];
  /** A link that stops mails of this kind, after the small print. */
  stop?: { label: string; url: string };
}

function rowsHtml(rows: [string, string][]): string[] {
  if (!rows.length) return [];
  const cell = 'padding:6px 0;font-size:15px;line-height:1.4;vertical-align:top';
  return [
    '<table role="presentation" style="width:100%;margin:4px 0 16px;border-collapse:collapse">',
    ...rows.map(
      ([name, value]) =>
        `<tr><td style="${cell};padding-right:16px;color:#4b5f58">${escapeHtml(name)}</td>` +
        `<td style="${cell};text-align:right;word-break:break-word">${escapeHtml(value)}</td></tr>`,
    ),
    '</table>',
  ];
}

const actionHtml = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:20px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 22px;` +
  `border-radius:4px 18px;background:#1f5c4a;color:#fff;font-size:16px;font-weight:600;text-decoration:none">` +
  `${escapeHtml(label)}</a></p>`;

const stopHtml = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:4px 0 0;font-size:13px;line-height:1.5"><a href="${escapeHtml(url)}" ` +
  `style="color:#1f5c4a">${escapeHtml(label)}</a></p>`;

const otherHtml = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 20px;font-size:16px"><a href="${escapeHtml(url)}" style="color:#1f5c4a">` +
  `${escapeHtml(label)}</a></p>`;

const footerHtml = (lines: string[]) =>
  `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d5e2dc;font-size:13px;line-height:1.5;` +
  `color:#4b5f58">${lines.map(escapeHtml).join('<br>')}</p>`;

/** Writes a mail. Mails about the account have no `action`: users should not learn to follow links in such mails. */
export function createNoticeMail(notice: Notice, productName: string, locale: Locale): Omit<Mail, 'to'> {
  const { subject, heading, paragraphs, rows = [], action, other, footer = [], stop } = notice;
  const [lead, ...rest] = paragraphs;
  const leads = lead === undefined ? [] : [lead];
  const { colon } = mailTexts[locale];
  const listed = rows.map(([name, value]) => `${name}${colon}${value}`).join('\n');
  const body = [
    headingHtml(heading),
    ...leads.map(paragraphHtml),
    ...rowsHtml(rows),
    ...(action ? [actionHtml(action)] : []),
    ...(other ? [otherHtml(other)] : []),
    ...rest.map(paragraphHtml),
    ...(footer.length ? [footerHtml(footer)] : []),
    ...(stop ? [stopHtml(stop)] : []),
  ];
  return {
    subject,
    text: [
      heading,
      ...leads,
      ...(listed ? [listed] : []),
      ...(action ? [`${action.label}${colon}${action.url}`] : []),
      ...(other ? [`${other.label}${colon}${other.url}`] : []),
      ...rest,
      ...(footer.length ? [footer.join('\n')] : []),
      ...(stop ? [`${stop.label}${colon}${stop.url}`] : []),
    ].join('\n\n'),
    html: pageHtml(locale, productName, body.join('\n')),
  };
}
