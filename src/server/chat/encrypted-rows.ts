/** Encrypts and decrypts the texts in the rows of dialogues, rounds and turns. */
import type {
  AiResponse,
  Clarity,
  EarlierReflection,
  Reading,
  Understanding,
  UserResponse,
} from '#shared/contract/shapes.ts';
import type { Summary } from '#shared/summary.ts';
import type { dialogues, rounds } from '../db/schema.ts';
import type { GuideRound } from '../guide/guide.ts';
import type { UserCipher } from '../privacy/user-cipher.ts';
import { aadContext, type EncryptedTable, rowNames } from '../privacy/user-cipher.ts';

type EncryptedDialogue = typeof dialogues.$inferSelect;
type EncryptedRound = typeof rounds.$inferSelect;

interface DialogueTexts {
  question: string;
  reading: Reading;
  /** Set when the dialogue is finished. */
  summary: Summary | null;
  understanding: Understanding | null;
  earlier: EarlierReflection | null;
}

export interface RoundTexts {
  question: string;
  options: string[];
  reflection: string;
  support: string;
  /** Null until answered. */
  answer: UserResponse | null;
}

type ClarityColumn = 'clarityBefore' | 'clarityAfter';

export type DialogueRow = Omit<EncryptedDialogue, keyof DialogueTexts | ClarityColumn> &
  DialogueTexts & { clarity: Clarity | undefined };
export type RoundRow = Omit<EncryptedRound, keyof RoundTexts> & RoundTexts;

/** Encrypts and decrypts the columns of one row. */
export function createColumns(cipher: UserCipher, table: EncryptedTable, row: string) {
  const context = (column: string) => aadContext(table, row, column);
  return {
    encrypt: (column: string, text: string) => cipher.encrypt(context(column), text),
    encryptJson: (column: string, value: object) => cipher.encrypt(context(column), JSON.stringify(value)),
    decrypt: (column: string, ciphertext: Uint8Array) => cipher.decrypt(context(column), ciphertext),
    // Not validated, because only this file writes these values.
    decryptJson: <T>(column: string, ciphertext: Uint8Array) =>
      JSON.parse(cipher.decrypt(context(column), ciphertext)) as T,
  };
}

const dialogueColumns = (cipher: UserCipher, sessionId: string) =>
  createColumns(cipher, 'dialogues', rowNames.dialogues({ sessionId }));
const roundColumns = (cipher: UserCipher, sessionId: string, number: number) =>
  createColumns(cipher, 'rounds', rowNames.rounds({ sessionId, number }));
const turnColumns = (cipher: UserCipher, id: string) =>
  createColumns(cipher, 'turns', rowNames.turns({ id }));

/** Encrypts the texts that a dialogue begins with. */
export function encryptBeginning(
  cipher: UserCipher,
  sessionId: string,
  texts: { question: string; reading: Reading; earlier?: EarlierReflection | undefined },
) {
  const columns = dialogueColumns(cipher, sessionId);
  return {
    earlier: texts.earlier ? columns.encryptJson('earlier', texts.earlier) : null,
    question: columns.encrypt('question', texts.question),
    reading: columns.encryptJson('reading', texts.reading),
  };
}

export function encryptSummary(cipher: UserCipher, sessionId: string, summary: Summary): Buffer {
  return dialogueColumns(cipher, sessionId).encryptJson('summary', summary);
}

export function encryptUnderstanding(
  cipher: UserCipher,
  sessionId: string,
  understanding: Understanding | null,
): Buffer | null {
  return understanding && dialogueColumns(cipher, sessionId).encryptJson('understanding', understanding);
}

/** Always two digits, because the length of a ciphertext shows that of its text. */
const toDigits = (value: number) => String(value).padStart(2, '0');

/** How clear the question is to the user, `before` the first round or `after` the summary. */
export function encryptClarity(
  cipher: UserCipher,
  sessionId: string,
  when: keyof Clarity,
  value: number | null,
): Partial<Pick<EncryptedDialogue, ClarityColumn>> {
  const columns = dialogueColumns(cipher, sessionId);
  const encrypted = (name: string) => (value === null ? null : columns.encrypt(name, toDigits(value)));
  return when === 'before'
    ? { clarityBefore: encrypted('clarity_before') }
    : { clarityAfter: encrypted('clarity_after') };
}

/** Undefined if the user has rated neither. */
export function decryptClarity(
  cipher: UserCipher,
  row: Pick<EncryptedDialogue, 'sessionId' | ClarityColumn>,
): Clarity | undefined {
  const columns = dialogueColumns(cipher, row.sessionId);
  const { clarityBefore, clarityAfter } = row;
  if (!clarityBefore && !clarityAfter) return undefined;
  return {
    ...(clarityBefore && { before: Number(columns.decrypt('clarity_before', clarityBefore)) }),
    ...(clarityAfter && { after: Number(columns.decrypt('clarity_after', clarityAfter)) }),
  };
}

/** Encrypts all texts of a dialogue itself, without its rounds. */
export function encryptDialogue(cipher: UserCipher, sessionId: string, texts: DialogueTexts) {
  return {
    ...encryptBeginning(cipher, sessionId, { ...texts, earlier: texts.earlier ?? undefined }),
    summary: texts.summary && encryptSummary(cipher, sessionId, texts.summary),
    understanding: encryptUnderstanding(cipher, sessionId, texts.understanding),
  };
}

/** Decrypts only the question and the summary. */
export function decryptOutline(
  cipher: UserCipher,
  row: Pick<EncryptedDialogue, 'sessionId' | 'question' | 'summary'>,
): Pick<DialogueTexts, 'question' | 'summary'> {
  const columns = dialogueColumns(cipher, row.sessionId);
  return {
    question: columns.decrypt('question', row.question),
    summary: row.summary && columns.decryptJson('summary', row.summary),
  };
}

/** Decrypts only what the list shows of a dialogue. */
export function decryptListed(
  cipher: UserCipher,
  row: Pick<EncryptedDialogue, 'sessionId' | 'question' | 'summary' | 'earlier'>,
): Pick<DialogueTexts, 'question' | 'summary' | 'earlier'> {
  const columns = dialogueColumns(cipher, row.sessionId);
  return {
    ...decryptOutline(cipher, row),
    earlier: row.earlier && columns.decryptJson('earlier', row.earlier),
  };
}

export function decryptDialogue(cipher: UserCipher, row: EncryptedDialogue): DialogueRow {
  const columns = dialogueColumns(cipher, row.sessionId);
  const { clarityBefore: _, clarityAfter: __, ...rest } = row;
  return {
    ...rest,
    clarity: decryptClarity(cipher, row),
    question: columns.decrypt('question', row.question),
    reading: columns.decryptJson('reading', row.reading),
    summary: row.summary && columns.decryptJson('summary', row.summary),
    understanding: row.understanding && columns.decryptJson('understanding', row.understanding),
    earlier: row.earlier && columns.decryptJson('earlier', row.earlier),
  };
}

/** Encrypts the texts of a round, without the answer. */
export function encryptStep(
  cipher: UserCipher,
  { sessionId, number }: { sessionId: string; number: number },
  step: Pick<GuideRound, 'question' | 'options' | 'reflection' | 'support'>,
) {
  const columns = roundColumns(cipher, sessionId, number);
  return {
    question: columns.encrypt('question', step.question),
    options: columns.encryptJson('options', step.options),
    reflection: columns.encrypt('reflection', step.reflection),
    support: columns.encrypt('support', step.support),
  };
}

export function encryptAnswer(
  cipher: UserCipher,
  { sessionId, number }: { sessionId: string; number: number },
  answer: UserResponse,
): Buffer {
  return roundColumns(cipher, sessionId, number).encryptJson('answer', answer);
}

export function decryptAnswer(
  cipher: UserCipher,
  { sessionId, number }: { sessionId: string; number: number },
  answer: Uint8Array,
): UserResponse {
  return roundColumns(cipher, sessionId, number).decryptJson('answer', answer);
}

export function decryptRound(cipher: UserCipher, row: EncryptedRound): RoundRow {
  const columns = roundColumns(cipher, row.sessionId, row.number);
  return {
    ...row,
    question: columns.decrypt('question', row.question),
    options: columns.decryptJson('options', row.options),
    reflection: columns.decrypt('reflection', row.reflection),
    support: columns.decrypt('support', row.support),
    answer: row.answer && decryptAnswer(cipher, row, row.answer),
  };
}

/** `result`: the response of a turn. */
export function encryptResult(cipher: UserCipher, turnId: string, result: AiResponse): Buffer {
  return turnColumns(cipher, turnId).encryptJson('result', result);
}

export function decryptResult(cipher: UserCipher, turnId: string, result: Uint8Array): AiResponse {
  return turnColumns(cipher, turnId).decryptJson('result', result);
}
