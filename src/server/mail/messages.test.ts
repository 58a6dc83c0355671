import { describe, expect, it } from 'vitest';
import { verificationMail } from './messages.ts';

const mail = { productName: 'Clearing', code: '042317', lifeMinutes: 10 };

describe.each(['en', 'zh'] as const)('the mail with a code in %s', (locale) => {
  it('holds the code in subject, text and HTML, and no other number of six digits', () => {
    const { subject, text, html } = verificationMail(mail, locale);
    expect(subject).toContain('042317');
    expect(text.match(/\d{6}/g)).toEqual(['042317']);
    expect(html).toContain('>042317<');
  });

  it('says for how long the code works and who sends it', () => {
    const { subject, text, html } = verificationMail(mail, locale);
    for (const part of [subject, text, html]) expect(part).toContain('Clearing');
    for (const part of [text, html]) expect(part).toMatch(/10 (minutes|分钟)/);
  });

  it('escapes the product name in HTML', () => {
    const { html } = verificationMail({ ...mail, productName: `<b>"A" & 'B'</b>` }, locale);
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;');
  });

  it('loads nothing from anywhere', () => {
    expect(verificationMail(mail, locale).html).not.toMatch(/https?:|src=|url\(/);
  });
});
