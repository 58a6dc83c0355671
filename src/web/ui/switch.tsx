import styles from './switch.module.css';

/** A setting that is on or off; `labelId` names the element with the label's text. */
export function Switch({
  labelId,
  on,
  onChange,
}: {
  labelId: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={labelId}
      className={styles.switch}
      onClick={() => onChange(!on)}
    />
  );
}
