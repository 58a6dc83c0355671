/** The pages that are there to be read, in one file to load: see texts.ts. */
export * from './legal.ts';
export * from './sample.ts';
