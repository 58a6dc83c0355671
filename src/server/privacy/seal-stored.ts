/**
 * Seals what was stored before texts were sealed. The migration left it behind a 0, the version of what waits, with an
 * index for each table of what does; an index is dropped when its table is done, so the next start has nothing to do.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../db/database.ts';
import { rewriteTable } from '../db/rewrite-table.ts';
import { aadContext, type EncryptedTable, rowNames } from './aad-context.ts';
import type { UserCipher } from './user-cipher.ts';
import type { Vault } from './vault.ts';

type Row = Record<string, unknown> & { user_id: string };

interface Waiting {
  table: EncryptedTable;
  /** What tells a row from the others, beside its person. */
  keys: readonly string[];
  /** Sealed columns. */
  columns: readonly string[];
  /** Columns with the bare hash of a request, which are keyed now. */
  hashes: readonly string[];
  isWaiting: SQL;
  nameOf(row: Row): string;
}

const isText = sql`get_byte(question, 0) = 0`;
/** A bare SHA-256 is 64 signs long, a keyed one 43. */
const isBareHash = sql`length(request_hash) = 64`;

const tables: Waiting[] = [
  {
    table: 'dialogues',
    keys: ['session_id'],
    columns: ['question', 'reading', 'summary', 'understanding'],
    hashes: [],
    isWaiting: isText,
    nameOf: (row) => rowNames.dialogues({ sessionId: String(row.session_id) }),
  },
  {
    table: 'rounds',
    keys: ['session_id', 'number'],
    columns: ['question', 'options', 'reflection', 'support', 'answer'],
    hashes: [],
    isWaiting: isText,
    nameOf: (row) => rowNames.rounds({ sessionId: String(row.session_id), number: Number(row.number) }),
  },
  {
    table: 'turns',
    keys: ['id'],
    columns: ['result'],
    hashes: ['request_hash', 'idempotency_key'],
    isWaiting: isBareHash,
    nameOf: (row) => rowNames.turns({ id: String(row.id) }),
  },
  {
    table: 'idempotency_keys',
    keys: ['key'],
    columns: ['response'],
    hashes: ['request_hash'],
    isWaiting: isBareHash,
    nameOf: (row) => rowNames.idempotency_keys({ key: String(row.key) }),
  },
];

const mostAtOnce = 200;

async function rowsOf<T extends object>(db: Db, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

const indexOf = ({ table }: Waiting) => `${table}_unsealed`;

async function isUnfinished(db: Db, waiting: Waiting): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(
    db,
    sql`select to_regclass(${indexOf(waiting)}) is not null as found`,
  );
  return row?.found === true;
}

/** The columns of a row as they are to be. A key that a call brought by itself stays: only ours ends in a hash. */
function sealedRow(cipher: UserCipher, { table, columns, hashes, nameOf }: Waiting, row: Row): SQL[] {
  const boxes = columns.flatMap((column) => {
    const stored = row[column];
    if (!(stored instanceof Uint8Array) || stored[0] !== 0) return [];
    const text = Buffer.from(stored.subarray(1)).toString();
    const box = cipher.encrypt(aadContext(table, nameOf(row), column), text);
    return [sql`${sql.identifier(column)} = ${box}`];
  });
  const keyed = hashes.map((column) => {
    const stored = String(row[column]);
    const isOurs = column === 'request_hash' || stored.startsWith('auto:');
    const text = isOurs ? stored.replace(/[0-9a-f]{64}$/, (hash) => cipher.mac(hash)) : stored;
    return sql`${sql.identifier(column)} = ${text}`;
  });
  return [...boxes, ...keyed];
}

/** Seals some rows; gives how many there were. A row that another process was faster with is left as it is. */
async function sealBatch({ db, vault }: SealingDeps, waiting: Waiting, batchRows: number): Promise<number> {
  const { table, keys, columns, hashes, isWaiting } = waiting;
  const names = ['user_id', ...keys, ...columns, ...hashes].map((name) => sql.identifier(name));
  const order = sql.join(
    ['user_id', ...keys].map((name) => sql.identifier(name)),
    sql`, `,
  );
  const rows = await rowsOf<Row>(
    db,
    sql`select ${sql.join(names, sql`, `)} from ${sql.identifier(table)}
      where ${isWaiting} order by ${order} limit ${batchRows}`,
  );
  const seals = new Map<string, UserCipher>();
  for (const { user_id: userId } of rows)
    seals.set(userId, seals.get(userId) ?? (await vault.getCipher(userId)));
  await db.transaction(async (tx) => {
    for (const row of rows) {
      const cipher = seals.get(row.user_id);
      if (!cipher) continue;
      const own = ['user_id', ...keys].map((name) => sql`${sql.identifier(name)} = ${row[name]}`);
      await tx.execute(sql`update ${sql.identifier(table)} set ${sql.join(sealedRow(cipher, waiting, row), sql`, `)}
        where ${sql.join(own, sql` and `)} and ${isWaiting}`);
    }
  });
  return rows.length;
}

interface SealingDeps {
  db: Db;
  vault: Vault;
}

/**
 * To be called at the start of a process, before it serves; gives how many rows it sealed. Several processes may do it
 * at once, and one that died in between is carried on by the next.
 */
export async function sealStored(
  deps: SealingDeps & { database: Database },
  { batchRows = mostAtOnce, patienceMs }: { batchRows?: number; patienceMs?: number } = {},
): Promise<number> {
  const unfinished: Waiting[] = [];
  for (const waiting of tables) if (await isUnfinished(deps.db, waiting)) unfinished.push(waiting);
  let sealed = 0;
  for (const waiting of unfinished) {
    for (let rows = batchRows; rows === batchRows; sealed += rows)
      rows = await sealBatch(deps, waiting, batchRows);
  }
  // What an update replaced stays readable in the files of the table until they are written anew; where that cannot be
  // now, the next start does it.
  for (const waiting of unfinished) {
    if (await rewriteTable(deps.database, waiting.table, patienceMs))
      await deps.db.execute(sql`drop index if exists ${sql.identifier(indexOf(waiting))}`);
  }
  return sealed;
}
