export * from './legal.ts';
export * from './sample.ts';
