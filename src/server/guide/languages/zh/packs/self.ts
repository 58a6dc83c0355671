export { creativeBlock } from './self/creative-block.ts';
export { impostor } from './self/impostor.ts';
export { lost } from './self/lost.ts';
export { nightHabits } from './self/night-habits.ts';
export { perfectionism } from './self/perfectionism.ts';
export { procrastination } from './self/procrastination.ts';
export { sayingNo } from './self/saying-no.ts';
