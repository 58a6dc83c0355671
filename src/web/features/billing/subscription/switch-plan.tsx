import { manageTexts } from '../../../i18n/manage.ts';
import { Button } from '../../../ui/button.tsx';
import type { SubscriptionActionProps } from './cancel-subscription.tsx';
import { otherPlan } from './manage-words.ts';
import { SwitchDialog } from './switch-dialog.tsx';
import { useSwitch } from './use-switch.ts';

/** To the other plan, or, while a change waits, back to the present one. */
export function SwitchPlan({ subscription, onChanged }: SubscriptionActionProps) {
  const t = manageTexts();
  const switching = useSwitch({ subscription, onChanged });
  const { subscriptionType: present, pendingSwitch } = subscription;
  const target = pendingSwitch ? present : otherPlan(present);
  const label = pendingSwitch ? t.keepPlan[present] : t.switchTo[target];
  return (
    <>
      <Button kind="line" full onClick={() => switching.start(target)}>
        {label}
      </Button>
      <SwitchDialog subscription={subscription} switching={switching} />
    </>
  );
}
