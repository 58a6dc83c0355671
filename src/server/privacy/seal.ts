/** What one person's texts are sealed and opened with. */
import { createHmac, hkdfSync } from 'node:crypto';
import { openBox, sealBox } from './box.ts';

/** Where a sealed text stands. A box that is moved to another place, or to another person, does not open there. */
export interface Place {
  table: string;
  /** What tells the row from the person's others. */
  row: string;
  column: string;
}

export interface Seal {
  readonly userId: string;
  seal(place: Place, text: string): Buffer;
  /** Throws `SealBroken`. */
  open(place: Place, box: Uint8Array): string;
  /** The same for the same text of this person; tells nothing to who has not the key. Base64url, 43 characters. */
  mac(text: string): string;
}

/** `dataKey`: the person's 32 bytes. */
export function createSeal(userId: string, dataKey: Uint8Array): Seal {
  const macKey = Buffer.from(hkdfSync('sha256', dataKey, 'clearing', 'mac', 32));
  const placeOf = ({ table, row, column }: Place) => JSON.stringify([table, row, column, userId]);
  return {
    userId,
    seal: (place, text) => sealBox(dataKey, placeOf(place), Buffer.from(text)),
    open: (place, box) => openBox(dataKey, placeOf(place), box).toString(),
    mac: (text) => createHmac('sha256', macKey).update(text).digest('base64url'),
  };
}
