/** FNV-1a, 32 bits: the same seed gives the same wording on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** Picks one of `pool`; consecutive `turn`s pick different ones until all were used. */
export function pick<T>(pool: readonly T[], seed: string, turn: number): T {
  const chosen = pool[(hashOf(seed) + turn) % pool.length];
  if (chosen === undefined) throw new RangeError('empty pool of wordings');
  return chosen;
}
