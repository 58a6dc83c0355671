import { useLazyComponent } from '../../lib/lazy.tsx';

const load = () => import('./receipt.tsx').then(({ ReceiptLink }) => ReceiptLink);

/**
 * The link to the privacy receipt of a reflection (which of its texts were sent where), loaded after the first paint.
 */
export function LazyReceiptLink({ sessionId }: { sessionId: string }) {
  const ReceiptLink = useLazyComponent(true, load);
  return ReceiptLink && <ReceiptLink sessionId={sessionId} />;
}
