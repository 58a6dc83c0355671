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

/** The part of a page's head that depends on its path and on the settings. All texts are escaped here. */
export function headOf(path: string, entry: PageEntry, facts: SiteFacts, isPainted: boolean): string {
  const { description, scripts } = entry;
  const styles = isPainted ? [] : entry.styles; // A painted page has them in itself.
  return [
    `<title>${escaped(titleOf(entry, facts))}</title>`,
    ...(description ? listed(path, entry, description, facts) : [meta('robots', 'noindex')]),
    meta('application-name', facts.productName),
    meta('apple-mobile-web-app-title', facts.productName),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" crossorigin />`),
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin />`),
  ].join('\n    ');
}
