import type { Concern, Pair } from '../../../engine/pack.ts';

/** What people say, whatever it is about, and the question that follows. */
export const follow: Readonly<Record<string, Concern>> = {};

/** Tentative insights that join two of them. */
export const followInsights: readonly Pair[] = [];
