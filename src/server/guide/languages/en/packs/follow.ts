export { broad } from './follow/broad.ts';
export { followInsights } from './follow/insights.ts';
export { others } from './follow/others.ts';
export { self } from './follow/self.ts';
export { thoughts } from './follow/thoughts.ts';
export { words } from './follow/words.ts';
