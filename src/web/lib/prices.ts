/** The price list of this server. */
import { defaultPrices, type PriceList } from '#shared/plans.ts';

/** The id of the element in which the server writes the operator's prices into every page; missing without any. */
const elementId = 'prices';

function readPrices(): PriceList {
  const written = typeof document === 'undefined' ? null : document.getElementById(elementId);
  return written?.textContent ? (JSON.parse(written.textContent) as PriceList) : defaultPrices;
}

/** Read before anything is rendered, so that no page shows another price first. */
export const prices = readPrices();
