import { useLazyComponent } from '../../lib/lazy.tsx';

const load = () => import('./privacy-receipt.tsx').then(({ PrivacyReceiptLink }) => PrivacyReceiptLink);

/**
 * The link to the privacy receipt of a reflection (which of its texts were sent where), loaded after the first paint.
 */
export function LazyPrivacyReceiptLink({ sessionId }: { sessionId: string }) {
  const PrivacyReceiptLink = useLazyComponent(true, load);
  return PrivacyReceiptLink && <PrivacyReceiptLink sessionId={sessionId} />;
}
