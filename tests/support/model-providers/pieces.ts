/** The parts of a provider's stream. */
export type Piece =
  | { type: 'reasoning'; text: string }
  | { type: 'text'; text: string }
  | { type: 'refusal' }
  | { type: 'error' }
  | { type: 'end'; reason: 'stop' | 'length' };

/** How one provider says each piece; keeps count of what it has said. */
export interface Wire {
  /** Frames before the first piece. */
  open(): string[];
  reasoning(text: string): string[];
  text(text: string): string[];
  refusal(): string[];
  error(): string[];
  end(reason: 'stop' | 'length'): string[];
}

export interface Named {
  type: string;
  [key: string]: unknown;
}

/** A frame with the name of its event. */
export function named(data: Named): string {
  return `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
}

export function plain(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}
