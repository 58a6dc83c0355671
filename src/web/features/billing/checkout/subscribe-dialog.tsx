import { useLocation } from 'wouter';
import { pages } from '#shared/pages.ts';
import { billingTexts } from '../../../i18n/en/billing.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { rememberDialogue } from './after-payment.ts';

/** Shown without an active subscription. After the payment, the person returns to the page of this dialog. */
export function SubscribeDialog({ open, onMaybeLater }: { open: boolean; onMaybeLater: () => void }) {
  const t = billingTexts();
  const [, navigate] = useLocation();
  const subscribe = () => {
    rememberDialogue(window.location);
    navigate(pages.pay);
  };
  return (
    <Dialog open={open} onClose={onMaybeLater} title={t.noSubscriptionTitle} role="alertdialog">
      <p>{t.noSubscription}</p>
      <DialogActions>
        <Button kind="act" full onClick={subscribe}>
          {t.subscribeNow}
        </Button>
        <Button kind="line" full onClick={onMaybeLater}>
          {t.maybeLater}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
