/** Where each sealed text stands: the name of its row is part of what its box is bound to. */
import type { Place } from './seal.ts';

export const rowNames = {
  dialogues: (row: { sessionId: string }) => row.sessionId,
  rounds: (row: { sessionId: string; number: number }) => `${row.sessionId}/${row.number}`,
  turns: (row: { id: string }) => row.id,
  idempotency_keys: (row: { key: string }) => row.key,
} as const;

export type SealedTable = keyof typeof rowNames;

/** The place of a column in a row that `rowNames` has named. */
export function placeIn(table: SealedTable, row: string, column: string): Place {
  return { table, row, column };
}
