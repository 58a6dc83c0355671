/** Where each ciphertext is stored: the name of its row is part of what it is bound to. */
import type { AadContext } from './user-cipher.ts';

export const rowNames = {
  dialogues: (row: { sessionId: string }) => row.sessionId,
  rounds: (row: { sessionId: string; number: number }) => `${row.sessionId}/${row.number}`,
  turns: (row: { id: string }) => row.id,
  idempotency_keys: (row: { key: string }) => row.key,
} as const;

export type EncryptedTable = keyof typeof rowNames;

/** Context of a column in a row that `rowNames` has named. */
export function aadContext(table: EncryptedTable, row: string, column: string): AadContext {
  return { table, row, column };
}
