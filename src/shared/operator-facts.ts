/** What the legal pages say about the operator. */
import type { ContractTypes } from './contract/endpoints.ts';

const names = [
  'PRODUCT_NAME',
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'SUPPORT_EMAIL',
  'REFUND_DAYS',
  'BACKUP_DAYS',
  'GUIDE_MODEL',
] as const;

/** By the name of the setting that they come from. */
export type OperatorFacts = Record<(typeof names)[number], string>;

type PublicConfig = ContractTypes['getConfig']['response'];
export type OperatorConfig = Pick<
  PublicConfig,
  'productName' | 'seller' | 'refundDays' | 'backupDays' | 'legalReviewed' | 'guide' | 'firstReflectionFree'
>;

const fill = (text: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, text(name)])) as OperatorFacts;

/** In the pages that the build renders: the server replaces them. */
export const factPlaceholders = fill((name) => `{${name}}`);

/** Without a seller, the texts that name one are left out: `hiddenLegalParts`. */
export function operatorFacts(config: OperatorConfig | undefined): OperatorFacts {
  const missing = fill(() => '');
  if (!config) return missing;
  const { productName, seller, refundDays, backupDays, guide } = config;
  return {
    ...missing,
    PRODUCT_NAME: productName,
    ...(seller && { SELLER_NAME: seller.name, SELLER_ADDRESS: seller.address, SUPPORT_EMAIL: seller.email }),
    REFUND_DAYS: `${refundDays}`,
    BACKUP_DAYS: `${backupDays}`,
    GUIDE_MODEL: guide.label,
  };
}

/** Paragraphs that are there under a condition. */
export type LegalPart =
  | 'template'
  | 'seller'
  | 'no-seller'
  | 'free-first'
  | 'refund'
  | 'no-refund'
  | 'built-in'
  | 'model'
  | 'backups';

/** Those that are not true here. */
export function hiddenLegalParts({
  legalReviewed,
  seller,
  refundDays,
  backupDays,
  guide,
  firstReflectionFree,
}: OperatorConfig): LegalPart[] {
  return [
    legalReviewed && 'template',
    seller ? 'no-seller' : 'seller',
    !firstReflectionFree && 'free-first',
    refundDays > 0 ? 'no-refund' : 'refund',
    guide.kind === 'built-in' ? 'model' : 'built-in',
    backupDays === 0 && 'backups',
  ].filter((part): part is LegalPart => part !== false);
}
