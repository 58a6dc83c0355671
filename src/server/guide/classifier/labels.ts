/** The labels of the corpus (training/README.md) and of the classifier. */
import type { RiskKind } from '#shared/contract/shapes.ts';
import { situations } from '#shared/situations.ts';
import { kinds } from '../engine/kinds.ts';

/** What somebody in danger writes of (training/README.md). */
export type Danger =
  | 'passive'
  | 'active'
  | 'plan'
  | 'attempt'
  | 'self-injury'
  | 'eating'
  | 'emergency'
  | 'medication'
  | 'violence'
  | 'partner-violence'
  | 'sexual-violence'
  | 'minor';

/** What help is about: the kinds of the product. */
const careKinds = [
  'kind:self-harm',
  'kind:medical',
  'kind:violence',
  'kind:abuse',
  'kind:sexual-violence',
  'kind:minor',
  'kind:eating',
  'kind:someone-else',
  'kind:bereaved',
] as const satisfies readonly `kind:${RiskKind}`[];

/** Why a text near danger is none. */
export const harmlessReasons = ['figure', 'past', 'negated', 'story', 'none'] as const;

const feelings = [
  'sad',
  'afraid',
  'angry',
  'ashamed',
  'guilty',
  'lonely',
  'tired',
  'numb',
  'jealous',
  'hopeful',
  'relieved',
  'overwhelmed',
  'hurt',
] as const;

const values = [
  'value:security',
  'value:freedom',
  'value:closeness',
  'value:family',
  'value:honesty',
  'value:fairness',
  'value:respect',
  'value:recognition',
  'value:growth',
  'value:meaning',
  'value:health',
  'value:rest',
  'value:creativity',
  'value:loyalty',
] as const;

const obstacles = [
  'obstacle:money',
  'obstacle:time',
  'obstacle:energy',
  'obstacle:fear',
  'obstacle:others',
  'obstacle:skill',
  'obstacle:health',
  'obstacle:place',
  'obstacle:habit',
  'obstacle:unknown',
] as const;

const relations = [
  'partner',
  'ex',
  'parent',
  'child',
  'sibling',
  'friend',
  'boss-person',
  'colleague',
  'in-law-person',
] as const;

const stances = ['leaning', 'torn', 'refusing'] as const;
const acts = ['asks-back', 'dont-know', 'refusal', 'step', 'time'] as const;

export const guideLabels = [
  ...situations,
  ...feelings,
  ...values,
  ...obstacles,
  ...relations,
  ...stances,
  ...acts,
] as const;
export type GuideLabel = (typeof guideLabels)[number];

/** What the classifier of danger says of a text: whether help should be shown, and what it is about. */
export const careLabels = ['danger', 'passive', ...careKinds] as const;
export type CareLabel = (typeof careLabels)[number];

/** What kind of thing a clause says. */
export const kindLabels = kinds;
