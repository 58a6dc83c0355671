import type { OwnSubscription } from '#shared/contract/shapes.ts';
import { manageTexts } from '../../../i18n/manage.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import styles from '../manage.module.css';
import { Problem } from '../problem.tsx';
import { type SwitchWords, switchWords } from './switch-words.ts';
import { UpdateMethod } from './update-method.tsx';
import type { useSwitch } from './use-switch.ts';

interface SwitchDialogProps {
  subscription: OwnSubscription;
  switching: ReturnType<typeof useSwitch>;
}

export function SwitchDialog({ subscription, switching }: SwitchDialogProps) {
  const t = manageTexts();
  const { view, busy, problem, start, confirm, close } = switching;
  if (!view) return null;
  const { target, quote, declined } = view;
  const words = quote && switchWords({ subscription, quote });
  const isBack = target === subscription.subscriptionType;
  return (
    <Dialog open onClose={close} title={isBack ? t.keepPlan[target] : t.switchTo[target]}>
      <div className={styles.terms}>
        <div role="status">{words ? <Terms words={words} /> : busy && <p>{t.quoting}</p>}</div>
        {problem && <Problem>{problem}</Problem>}
      </div>
      <DialogActions>
        {declined && <UpdateMethod subscription={subscription} />}
        {words && (
          <Button full busy={busy} busyLabel={t.switching} onClick={confirm}>
            {words.confirm}
          </Button>
        )}
        {!words && !busy && (
          <Button full onClick={() => start(target)}>
            {t.tryAgain}
          </Button>
        )}
        <Button kind="line" full aria-disabled={Boolean(words && busy)} onClick={close}>
          {t.notNow}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Terms({ words }: { words: SwitchWords }) {
  const t = manageTexts();
  return (
    <div className={styles.terms}>
      <dl className={styles.facts}>
        <div className={styles.due}>
          <dt>{t.today}</dt>
          <dd className="num">{words.today}</dd>
        </div>
        <div>
          <dt>{t.nextCharge}</dt>
          <dd className="num">{words.next}</dd>
        </div>
      </dl>
      <div className={styles.sentences}>
        {words.text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
