import { useDeferred } from '../../../lib/lazy.tsx';
import type { SubscribeOfferProps } from './subscribe-offer.tsx';

interface SubscribeDialogProps extends SubscribeOfferProps {
  open: boolean;
}

/** Loaded when it is needed, because most users of these pages have a subscription. */
const loadOffer = () => import('./subscribe-offer.tsx').then(({ SubscribeOffer }) => SubscribeOffer);

/** Shown without an active subscription. After the payment, the user returns to the page of this dialog. */
export function SubscribeDialog({ open, ...offer }: SubscribeDialogProps) {
  const Offer = useDeferred(open, loadOffer);
  return Offer && <Offer {...offer} />;
}
