/** Rows of dialogues, rounds and turns with their texts open, and the boxes that hold them in the database. */
import type {
  AiResponse,
  FrontendDisplay,
  Reading,
  Understanding,
  UserResponse,
} from '#shared/contract/shapes.ts';
import type { dialogues, rounds } from '../db/schema.ts';
import type { GuideRound } from '../guide/guide.ts';
import { placeIn, rowNames, type SealedTable } from '../privacy/places.ts';
import type { Seal } from '../privacy/seal.ts';

type SealedDialogue = typeof dialogues.$inferSelect;
type SealedRound = typeof rounds.$inferSelect;

interface DialogueTexts {
  question: string;
  reading: Reading;
  /** Set when the dialogue is finished. */
  summary: FrontendDisplay | null;
  understanding: Understanding | null;
}

interface RoundTexts {
  question: string;
  options: string[];
  reflection: string;
  support: string;
  /** Null until answered. */
  answer: UserResponse | null;
}

export type DialogueRow = Omit<SealedDialogue, keyof DialogueTexts> & DialogueTexts;
export type RoundRow = Omit<SealedRound, keyof RoundTexts> & RoundTexts;

/** Seals and opens the columns of one row. */
function columnsOf(seal: Seal, table: SealedTable, row: string) {
  const place = (column: string) => placeIn(table, row, column);
  return {
    seal: (column: string, text: string) => seal.seal(place(column), text),
    sealJson: (column: string, value: object) => seal.seal(place(column), JSON.stringify(value)),
    open: (column: string, box: Uint8Array) => seal.open(place(column), box),
    // What stands in a box was put there by this file.
    openJson: <T>(column: string, box: Uint8Array) => JSON.parse(seal.open(place(column), box)) as T,
  };
}

const dialogueColumns = (seal: Seal, sessionId: string) =>
  columnsOf(seal, 'dialogues', rowNames.dialogues({ sessionId }));
const roundColumns = (seal: Seal, sessionId: string, number: number) =>
  columnsOf(seal, 'rounds', rowNames.rounds({ sessionId, number }));
const turnColumns = (seal: Seal, id: string) => columnsOf(seal, 'turns', rowNames.turns({ id }));

export function sealBeginning(seal: Seal, sessionId: string, texts: { question: string; reading: Reading }) {
  const columns = dialogueColumns(seal, sessionId);
  return {
    question: columns.seal('question', texts.question),
    reading: columns.sealJson('reading', texts.reading),
  };
}

export function sealSummary(seal: Seal, sessionId: string, summary: FrontendDisplay): Buffer {
  return dialogueColumns(seal, sessionId).sealJson('summary', summary);
}

export function sealUnderstanding(
  seal: Seal,
  sessionId: string,
  understanding: Understanding | null,
): Buffer | null {
  return understanding && dialogueColumns(seal, sessionId).sealJson('understanding', understanding);
}

export function openQuestion(seal: Seal, row: Pick<SealedDialogue, 'sessionId' | 'question'>): string {
  return dialogueColumns(seal, row.sessionId).open('question', row.question);
}

export function openDialogue(seal: Seal, row: SealedDialogue): DialogueRow {
  const columns = dialogueColumns(seal, row.sessionId);
  return {
    ...row,
    question: columns.open('question', row.question),
    reading: columns.openJson('reading', row.reading),
    summary: row.summary && columns.openJson('summary', row.summary),
    understanding: row.understanding && columns.openJson('understanding', row.understanding),
  };
}

export function sealStep(
  seal: Seal,
  { sessionId, number }: { sessionId: string; number: number },
  step: Pick<GuideRound, 'question' | 'options' | 'reflection' | 'support'>,
) {
  const columns = roundColumns(seal, sessionId, number);
  return {
    question: columns.seal('question', step.question),
    options: columns.sealJson('options', step.options),
    reflection: columns.seal('reflection', step.reflection),
    support: columns.seal('support', step.support),
  };
}

export function sealAnswer(
  seal: Seal,
  { sessionId, number }: { sessionId: string; number: number },
  answer: UserResponse,
): Buffer {
  return roundColumns(seal, sessionId, number).sealJson('answer', answer);
}

export function openRoundRow(seal: Seal, row: SealedRound): RoundRow {
  const columns = roundColumns(seal, row.sessionId, row.number);
  return {
    ...row,
    question: columns.open('question', row.question),
    options: columns.openJson('options', row.options),
    reflection: columns.open('reflection', row.reflection),
    support: columns.open('support', row.support),
    answer: row.answer && columns.openJson('answer', row.answer),
  };
}

export function sealResult(seal: Seal, turnId: string, result: AiResponse): Buffer {
  return turnColumns(seal, turnId).sealJson('result', result);
}

export function openResult(seal: Seal, turnId: string, result: Uint8Array): AiResponse {
  return turnColumns(seal, turnId).openJson('result', result);
}
