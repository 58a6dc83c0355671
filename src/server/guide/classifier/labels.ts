/** The labels of the corpus (training/README.md) and of the classifiers. */
import type { RiskKind } from '#shared/contract/shapes.ts';
import { type Situation, situations } from '#shared/kinds.ts';

/** What a person in danger writes about (training/README.md). */
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

/** What help is for: the kinds of risk of the product. */
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

/** Why a text with words of danger is harmless; `figure`: a figure of speech. */
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

/** Of these, exactly one is true for a question. */
export const situationLabels = [...situations, 'none'] as const;

export const guideLabels = [...feelings, ...values, ...obstacles, ...relations, ...stances, ...acts] as const;

export type GuideLabel = Situation | (typeof guideLabels)[number];

/**
 * The labels of the danger classifier: whether help should be shown, whether it is plainly more than a wish to be dead or
 * grief, whether it is a passive wish, and what the help is for.
 */
export const careLabels = ['danger', 'grave', 'passive', ...careKinds] as const;
export type CareLabel = (typeof careLabels)[number];

/** What a sentence does: it says something, or it is a remark to the guide. Exactly one is true. */
export const actLabels = [
  'content',
  'asks-back',
  'asks-guide',
  'corrects',
  'refuses',
  'no-plan',
  'unsure',
  'enough',
  'option',
] as const;
export type ActLabel = (typeof actLabels)[number];

/** Whether a clause is what matters most in an answer. Exactly one is true. */
export const heartLabels = ['background', 'heart'] as const;

/** Whether a clause begins at a place between two words that no mark divides. English only. */
export const breakLabels = ['none', 'break'] as const;

/** Whether a sentence names something that its writer means to do. Exactly one is true. */
export const stepLabels = ['none', 'step'] as const;
