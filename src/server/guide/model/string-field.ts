/** Reads one string field of a JSON object while the object is still being streamed. */
export interface StringField {
  /** Takes the next chunk of JSON and returns what it adds to the field. */
  push(piece: string): string;
  /** The closing quote was read. */
  readonly ended: boolean;
  /** The JSON before the field, once the field has begun. */
  readonly before: string | undefined;
}

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '', b: '', f: '' };

/** The character or escape at `at`; undefined when it is incomplete. */
function readUnit(raw: string, at: number): { text: string; next: number } | undefined {
  const char = raw[at];
  if (char === undefined) return undefined;
  if (char !== '\\') return { text: char, next: at + 1 };
  const escaped = raw[at + 1];
  if (escaped === undefined) return undefined;
  if (escaped !== 'u') return { text: escapes[escaped] ?? escaped, next: at + 2 };
  const hex = raw.slice(at + 2, at + 6);
  if (hex.length < 4) return undefined;
  const code = Number.parseInt(hex, 16);
  return { text: Number.isNaN(code) ? '' : String.fromCharCode(code), next: at + 6 };
}

export function createStringField(name: string): StringField {
  // Inside a string these quotes would be escaped, so this is a key.
  const start = new RegExp(`(?<!\\\\)"${name}"\\s*:\\s*"`);
  let raw = '';
  let at: number | undefined;
  let ended = false;
  let before: string | undefined;

  const begin = () => {
    const found = start.exec(raw);
    if (!found) return;
    before = raw.slice(0, found.index);
    raw = raw.slice(found.index + found[0].length);
    at = 0;
  };
  const read = (): string => {
    let out = '';
    for (;;) {
      if (at === undefined || raw[at] === '"') break;
      const unit = readUnit(raw, at);
      if (!unit) break;
      out += unit.text;
      at = unit.next;
    }
    ended = at !== undefined && raw[at] === '"';
    raw = raw.slice(at);
    at = 0;
    return out;
  };

  return {
    push: (piece) => {
      if (ended) return '';
      raw += piece;
      if (at === undefined) begin();
      return at === undefined ? '' : read();
    },
    get ended() {
      return ended;
    },
    get before() {
      return before;
    },
  };
}
