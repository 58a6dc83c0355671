/** The mails of the sandbox's mailbox. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StoredMail {
  id: string;
  /** Recipients of the envelope, separated by a comma. */
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; type: string; base64: string }[];
  receivedAt: string;
}

export interface MailStore {
  add(mail: Omit<StoredMail, 'id'>): void;
  /** Newest first; with `to` only the mails to that address. */
  list(to?: string): StoredMail[];
  find(id: string): StoredMail | undefined;
}

/** Older mails are deleted. */
const maxMails = 500;
const fileName = /^\d{9}\.json$/;

function readMails(folder: string): StoredMail[] {
  const names = readdirSync(folder)
    .filter((name) => fileName.test(name))
    .sort();
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as StoredMail);
}

/** Replaces the file atomically: a killed process leaves no partial file. */
function writeAtomically(file: string, text: string): void {
  writeFileSync(`${file}.partial`, text, { mode: 0o600 });
  renameSync(`${file}.partial`, file);
}

/** Keeps the newest 500 mails in a folder, one file each. */
export function openMailStore(folder: string): MailStore {
  mkdirSync(folder, { recursive: true });
  const mails = readMails(folder);
  let last = Number(mails.at(-1)?.id ?? 0);
  return {
    add: (mail) => {
      last += 1;
      const id = String(last).padStart(9, '0');
      const stored = { id, ...mail };
      writeAtomically(join(folder, `${id}.json`), JSON.stringify(stored));
      mails.push(stored);
      for (const old of mails.splice(0, mails.length - maxMails)) rmSync(join(folder, `${old.id}.json`));
    },
    list: (to) => {
      const wanted = to?.trim().toLowerCase();
      const own = wanted ? mails.filter((mail) => mail.to.toLowerCase().split(', ').includes(wanted)) : mails;
      return own.toReversed();
    },
    find: (id) => mails.find((mail) => mail.id === id),
  };
}
