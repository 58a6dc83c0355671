export function searchLogs(run: {
  lines: string[];
  typed: string[];
  servers?: { ran: number; heard: number };
}): string[];
