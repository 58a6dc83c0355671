/** What one fault did to the people who used the service meanwhile. */
export interface Outcome {
  /** In a few words, with the figures. */
  seen: string;
  /** From the end of the fault until everything worked again; left out where the fault has no end. */
  recoveryMs?: number;
  /** Acknowledged things that are not there. */
  lost: number;
  doubled: number;
  /** What must not be; empty when the fault was survived. */
  problems: string[];
}

export interface Fault {
  name: string;
  run(): Promise<Outcome>;
}

/** Faults that share what they need, opened once. */
export interface Scene {
  faults: Fault[];
  /** What is wrong at the end: a process that died, sockets that nobody closed. */
  close(): Promise<string[]>;
}

export interface FaultGroup {
  name: string;
  /** What the names of its faults begin with, so that it is opened only when one of them is wanted. */
  prefixes: string[];
  /** A reason why it cannot run on this machine. */
  missing?(): string | undefined;
  open(): Promise<Scene>;
}

export function check(problems: string[], holds: boolean, otherwise: string): void {
  if (!holds) problems.push(otherwise);
}
