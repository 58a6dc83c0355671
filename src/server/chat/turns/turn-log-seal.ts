import { openBox, sealBox } from '../../privacy/box.ts';

/** Seals what a turn's events hold while they lie in Redis: an entry opens only at its place of its stream. */
export interface EventSeal {
  seal(stream: string, entryId: string, data: string): string;
  /** Throws `SealBroken`. */
  open(stream: string, entryId: string, box: string): string;
}

/** `key`: 32 bytes for this purpose alone. */
export function createEventSeal(key: Uint8Array): EventSeal {
  const placeOf = (stream: string, entryId: string) => JSON.stringify([stream, entryId]);
  return {
    seal: (stream, entryId, data) =>
      sealBox(key, placeOf(stream, entryId), Buffer.from(data)).toString('base64'),
    open: (stream, entryId, box) =>
      openBox(key, placeOf(stream, entryId), Buffer.from(box, 'base64')).toString(),
  };
}
