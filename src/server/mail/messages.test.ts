import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#shared/locales.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { createCodeMail, createPasswordChangedMail, createSessionEndedMail } from './messages.ts';
import { mailTexts } from './texts/mail-texts.ts';

const mail = { productName: 'Clearing', code: '042317', lifeMinutes: 10 };

const kinds = locales.flatMap((locale) =>
  (['register', 'reset'] as const).map((purpose) => ({ locale, purpose })),
);

describe.each(kinds)('the mail with a code to $purpose in $locale', ({ locale, purpose }) => {
  it('holds the code in subject, text and HTML, and no other number of six digits', () => {
    const { subject, text, html } = createCodeMail(mail, purpose, locale);
    expect(subject).toContain('042317');
    expect(text.match(/\d{6}/g)).toEqual(['042317']);
    expect(html).toContain('>042317<');
  });

  it('says for how long the code works and who sends it', () => {
    const { subject, text, html } = createCodeMail(mail, purpose, locale);
    for (const part of [subject, text, html]) expect(part).toContain('Clearing');
    const { life } = mailTexts[locale].code[purpose](mail);
    expect(life).toMatch(/(?<!\d)10(?!\d)/);
    expect(text).toContain(life);
    expect(html).toContain(escapeHtml(life));
  });

  it('escapes the product name in HTML', () => {
    const { html } = createCodeMail({ ...mail, productName: `<b>"A" & 'B'</b>` }, purpose, locale);
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;');
  });

  it('loads nothing from anywhere', () => {
    expect(createCodeMail(mail, purpose, locale).html).not.toMatch(/https?:|src=|url\(/);
  });
});

const notices = [
  [
    'a password changed with a code',
    (product: string, locale: Locale) => createPasswordChangedMail(product, locale, 'code'),
  ],
  [
    'a password changed with the old one',
    (product: string, locale: Locale) => createPasswordChangedMail(product, locale, 'password'),
  ],
  ['an ended session', createSessionEndedMail],
] as const;

it.each(notices.flatMap(([what, mailOf]) => locales.map((locale) => ({ what, mailOf, locale }))))(
  'the mail on $what holds no link and no code in $locale',
  ({ mailOf, locale }) => {
    const { subject, text, html } = mailOf('<i>Clearing', locale);
    expect(subject).toContain('Clearing');
    expect(text.length).toBeGreaterThan(40);
    expect(html).not.toMatch(/https?:|href|<i>/);
    expect(text).not.toMatch(/\d{6}/);
  },
);
