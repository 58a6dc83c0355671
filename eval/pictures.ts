/** Charts as inline SVG: no script, no other file. */

export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '&#39;',
  );
}

export interface Bar {
  name: string;
  value: number;
  /** Beside the bar. */
  text: string;
  tone?: 'good' | 'bad' | 'plain';
}

const rowHeight = 26;
const nameWidth = 340;
const barWidth = 300;
const textWidth = 180;

const round = (value: number) => Number(value.toFixed(2));

function barRow({ name, value, text, tone = 'plain' }: Bar, at: number, most: number): string {
  const y = at * rowHeight;
  const long = Number.isFinite(value) ? round((barWidth * value) / most) : 0;
  return [
    `<text x="${nameWidth - 8}" y="${y + 17}" text-anchor="end">${escapeHtml(name)}</text>`,
    `<rect class="${tone}" x="${nameWidth}" y="${y + 5}" width="${Math.max(1, long)}" height="16" rx="2"/>`,
    `<text x="${nameWidth + Math.max(1, long) + 6}" y="${y + 17}">${escapeHtml(text)}</text>`,
  ].join('');
}

/** Lying bars from zero; the longest fills the width unless `most` says what the whole is. */
export function barChart(title: string, bars: readonly Bar[], most?: number): string {
  const highest = most ?? Math.max(...bars.map(({ value }) => value), 0);
  const rows = bars.map((bar, at) => barRow(bar, at, highest > 0 ? highest : 1));
  const width = nameWidth + barWidth + textWidth;
  const height = bars.length * rowHeight + 4;
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}">${rows.join('')}</svg>`;
}

export interface Gauge {
  name: string;
  share: number;
  /** Where the bar lies, between 0 and 1. */
  bar: number;
  text: string;
  isMet: boolean;
}

/** Each figure on its own scale, so that half a per cent can be seen beside ninety; the line is the bar to meet. */
export function gaugeChart(title: string, gauges: readonly Gauge[]): string {
  const rows = gauges.map(({ name, share, bar, text, isMet }, at) => {
    const most = bar > 0.5 ? 1 : Math.max(bar * 2, Number.isFinite(share) ? share * 1.05 : 0);
    const x = round(nameWidth + (barWidth * bar) / most);
    const line = `<line class="bar" x1="${x}" x2="${x}" y1="${at * rowHeight + 1}" y2="${at * rowHeight + 25}"/>`;
    const long = (barWidth * share) / most;
    const tone = isMet ? 'good' : 'bad';
    // The text stands right of bar and line, whichever is longer.
    const row = barRow({ name, value: long, text: '', tone }, at, barWidth);
    const beside = round(Math.max(nameWidth + (Number.isFinite(long) ? long : 0), x) + 8);
    return `${row}${line}<text x="${beside}" y="${at * rowHeight + 17}">${escapeHtml(text)}</text>`;
  });
  const width = nameWidth + barWidth + textWidth;
  return `<svg viewBox="0 0 ${width} ${gauges.length * rowHeight + 4}" role="img" aria-label="${escapeHtml(title)}">${rows.join('')}</svg>`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: 'td' | 'th') =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  const top = head.length > 0 ? `<thead><tr>${cells(head, 'th')}</tr></thead>` : '';
  return `<div class="scroll"><table>${top}<tbody>${body}</tbody></table></div>`;
}
