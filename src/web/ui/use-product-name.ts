import { useSyncExternalStore } from 'react';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { useAppConfig } from '../lib/app-config.ts';

/** In pages painted at build time; the server puts the name in its place (server/http/pages.ts). */
const placeholder = '{product}';

const inHead = () =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
const never = () => () => undefined;

/** The product's name from the first rendering on: as the page's head has it, until the server says more. */
export function useProductName(): string {
  const named = useSyncExternalStore(never, inHead, () => inHead() ?? placeholder);
  return useAppConfig()?.productName ?? named ?? commonTexts().product;
}
