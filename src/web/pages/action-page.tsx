import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Notes } from '../ui/field.tsx';
import { MessagePage } from '../ui/page.tsx';

interface ActionPageProps {
  title: string;
  text: string;
  /** The text of the button, and while it works. */
  label: string;
  busyLabel: string;
  busy: boolean;
  onAction: () => void;
  /** Why the last try failed. */
  error?: string | undefined;
  /** Below the button. */
  children: ReactNode;
}

/** A screen that a link in an email leads to. Opening it does nothing, because mail scanners open links: its button does. */
export function ActionPage({
  title,
  text,
  label,
  busyLabel,
  busy,
  onAction,
  error,
  children,
}: ActionPageProps) {
  const action = (
    <>
      {error && (
        <div role="alert">
          <Notes id="failed" error={error} />
        </div>
      )}
      <Button busy={busy} busyLabel={busyLabel} onClick={onAction}>
        {label}
      </Button>
    </>
  );
  return (
    <MessagePage canopyOpen={0.7} title={title} text={text} action={action}>
      {children}
    </MessagePage>
  );
}
