/** What the legal pages say about the operator. */
import type { ContractTypes } from './contract/endpoints.ts';

/** The keys are the names of the environment variables that the facts come from. */
const factNames = [
  'PRODUCT_NAME',
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'SUPPORT_EMAIL',
  'REFUND_DAYS',
  'BACKUP_DAYS',
  'GUIDE_MODEL',
] as const;

export type OperatorFacts = Record<(typeof factNames)[number], string>;

type PublicConfig = ContractTypes['getConfig']['response'];
export type OperatorConfig = Pick<
  PublicConfig,
  'productName' | 'seller' | 'refundDays' | 'backupDays' | 'legalReviewed' | 'guide' | 'firstReflectionFree'
>;

const createFacts = (textOf: (name: string) => string) =>
  Object.fromEntries(factNames.map((name) => [name, textOf(name)])) as OperatorFacts;

/** Placeholders in the pages that the build renders. The server replaces them when it sends a page. */
export const factPlaceholders = createFacts((name) => `{${name}}`);

/**
 * Each fact as the text of the legal pages; empty if the configuration does not say it. Without a seller, the texts that
 * name one are left out: `hiddenLegalParts`.
 */
export function operatorFacts(config: OperatorConfig | undefined): OperatorFacts {
  const emptyFacts = createFacts(() => '');
  if (!config) return emptyFacts;
  const { productName, seller, refundDays, backupDays, guide } = config;
  return {
    ...emptyFacts,
    PRODUCT_NAME: productName,
    ...(seller && { SELLER_NAME: seller.name, SELLER_ADDRESS: seller.address, SUPPORT_EMAIL: seller.email }),
    REFUND_DAYS: `${refundDays}`,
    BACKUP_DAYS: `${backupDays}`,
    GUIDE_MODEL: guide.label,
  };
}

/** Paragraphs that are shown only if they are true for this server. The texts name them by these ids. */
export type LegalPart =
  /** The warning that the texts are templates: no lawyer has reviewed them. */
  | 'template'
  | 'seller'
  | 'no-seller'
  /** The first reflection (a dialogue with its results) is free. */
  | 'free-first'
  | 'refund'
  | 'no-refund'
  /** The guide is the built-in one, or a language model. */
  | 'built-in'
  | 'model'
  | 'backups';

/** The paragraphs that are not true for this configuration, and must be hidden. */
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
