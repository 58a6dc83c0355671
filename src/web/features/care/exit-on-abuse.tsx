import type { RiskKind } from '#shared/contract/shapes.ts';
import { insist } from '../../lib/lazy-page.tsx';
import { useLate } from '../../lib/use-late.ts';
import type { QuickExitProps } from './quick-exit.tsx';

const load = () => insist(async () => (await import('./quick-exit.tsx')).QuickExit);

/** The way out, for a person who may be watched; its code comes with the word of abuse, long before it is pressed. */
export function ExitOnAbuse({ kind, ...look }: QuickExitProps & { kind: RiskKind | undefined }) {
  const Exit = useLate(kind === 'abuse', load);
  return Exit ? <Exit {...look} /> : null;
}
