/** What is to be said of one page in its head; `description` only for a page that may be listed. */
export interface PageEntry {
  title: string;
  description?: string;
  /** The built file with the page's own text, below `painted/`; without one the page is the bare shell. */
  painted?: string;
  /** Files of the page's own part, as paths below the web folder. */
  scripts: string[];
  styles: string[];
}

/** Settings that the pages show. */
export interface SiteFacts {
  productName: string;
  /** Origin that people see. */
  publicUrl: string;
  /** Parts that are not offered here: what belongs to them is hidden before any script has run. */
  off: readonly string[];
  /** Payments are played where others than the operator may come: every page says so. */
  saysNoMoneyMoves: boolean;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** A text as it may stand between tags and in quoted attributes. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escaped(content)}" />`;

/** Spec 2: '{route title} | {product}', the product alone where a page has no title. */
function titleOf({ title }: PageEntry, { productName }: SiteFacts): string {
  return title ? `${title} | ${productName}` : productName;
}

/** For search engines and for the card that a shared link shows. */
function listed(path: string, entry: PageEntry, description: string, facts: SiteFacts): string[] {
  const url = facts.publicUrl + path;
  const title = path === '/' ? facts.productName : titleOf(entry, facts);
  return [
    meta('description', description),
    `<link rel="canonical" href="${escaped(url)}" />`,
    property('og:type', 'website'),
    property('og:site_name', facts.productName),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', 'en_US'),
    property('og:locale:alternate', 'zh_CN'),
    property('og:image', `${facts.publicUrl}/share.png`),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', `${facts.productName}: a clearing sky between leaves`),
    meta('twitter:card', 'summary_large_image'),
  ];
}

function hiding(parts: readonly string[]): string[] {
  if (!parts.length) return [];
  const all = parts.includes('google') && parts.includes('apple') ? [...parts, 'identity'] : parts;
  return [`<style>${all.map((part) => `[data-part="${part}"]`).join()}{display:none!important}</style>`];
}

const noticeStyle = `.no-money{position:sticky;top:0;z-index:60;margin:0;padding:.25rem 1rem;text-align:center;font-size:.8125rem;font-weight:600;line-height:1.4;background:#5a3700;color:#fff}.no-money [lang|=zh],:lang(zh) .no-money [lang=en]{display:none}:lang(zh) .no-money [lang|=zh]{display:inline}`;

/** In both languages, since the page's own is known to its script alone. */
export function moneyNotice({ saysNoMoneyMoves }: Pick<SiteFacts, 'saysNoMoneyMoves'>): string {
  if (!saysNoMoneyMoves) return '';
  const texts =
    '<span lang="en">Test site: payments are simulated, no money moves.</span><span lang="zh-Hans">测试网站：付款均为模拟，不会真实扣款。</span>';
  return `<style>${noticeStyle}</style><p class="no-money" role="note">${texts}</p>`;
}

/** The part of a page's head that depends on its path and on the settings. All texts are escaped here. */
export function headOf(path: string, entry: PageEntry, facts: SiteFacts): string {
  const { description, scripts } = entry;
  return [
    `<title>${escaped(titleOf(entry, facts))}</title>`,
    ...(description ? listed(path, entry, description, facts) : [meta('robots', 'noindex')]),
    meta('application-name', facts.productName),
    meta('apple-mobile-web-app-title', facts.productName),
    ...hiding(facts.off),
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin />`),
  ].join('\n    ');
}

/** The page's own styles. They come after the shell's: where both say something of an element, the page's own win. */
export function stylesOf({ styles }: PageEntry): string {
  return styles.map((file) => `<link rel="stylesheet" href="/${file}" crossorigin />\n    `).join('');
}
