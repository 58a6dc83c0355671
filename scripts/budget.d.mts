export interface PageWeight {
  path: string;
  /** Brotli bytes, as are the next two. */
  script: number;
  style: number;
  total: number;
  bar: number;
  tooHeavy: boolean;
}

export function weigh(folder: string, limits?: Record<string, number>): PageWeight[];
export function tableOf(rows: PageWeight[]): string;
