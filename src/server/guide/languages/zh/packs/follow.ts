export { followInsights } from './follow/insights.ts';
export { leads } from './follow/leads.ts';
export { optionPools } from './follow/option-pools.ts';
export { others } from './follow/others.ts';
export { questions } from './follow/questions.ts';
export { self } from './follow/self.ts';
export { thoughts } from './follow/thoughts.ts';
