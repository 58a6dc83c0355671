import { useEffect } from 'react';
import { HelpButton, HelpPanel, type HelpPanelProps } from '../features/care/help.tsx';
import { focusHeading, Page } from '../ui/page.tsx';

/** The help page: replaces any screen of the dialogue when a text speaks of a high risk. */
export function CareScreen(props: HelpPanelProps) {
  useEffect(() => focusHeading({ always: true }), []);
  return (
    <Page apart={0.3} header="home" wide corners={[]} aside={<HelpButton />}>
      <HelpPanel {...props} />
    </Page>
  );
}
