export { boss } from './work/boss.ts';
export { burnout } from './work/burnout.ts';
export { careerChange } from './work/career-change.ts';
export { jobChoice } from './work/job-choice.ts';
export { promotion } from './work/promotion.ts';
export { quitting } from './work/quitting.ts';
export { retirement } from './work/retirement.ts';
export { studyChoice } from './work/study-choice.ts';
