export function searchLogs(run: { lines: string[]; typed: string[] }): string[];
