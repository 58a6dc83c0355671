import { catalogue } from '../catalogue.ts';

/** What stands below the list of reflections: saving all, restoring and installing. Loaded after the list. */
export const libraryExtrasTexts = catalogue('libraryExtras', {
  takeAll: 'Export or restore',
  bringBack: 'Restore from a file',
  takeAllText: "One file with every question, answer and result. It's created in this browser.",
  allMarkdown: 'Download to read',
  allJson: 'Download as data',
  collected: (count: number) => `${count} collected so far...`,
  install: 'Put it on your home screen',
  installText: (product: string) =>
    `You've been here before. ${product} can have its own place on this device, and opens without the browser around it.`,
  installApple: (product: string) =>
    `You've been here before. To give ${product} its own place on this device, open the share menu and choose “Add to Home Screen”.`,
  installNo: 'No, thanks',
  importText: 'A file that you saved here before. Reflections you already have are skipped.',
  importFile: 'Restore from a file',
  importing: (done: number, of: number) => (of > 0 ? `${done} of ${of}...` : 'Reading the file...'),
  importDone: ({ imported, duplicates, refused }: Counts) =>
    [
      imported === 1 ? '1 reflection is back.' : `${imported} reflections are back.`,
      duplicates > 0 && `${duplicates} ${duplicates === 1 ? 'was' : 'were'} here already.`,
      refused > 0 && `${refused} couldn't be read and ${refused === 1 ? 'stays' : 'stay'} in your file.`,
    ]
      .filter(Boolean)
      .join(' '),
  importedSoFar: (count: number) => `The first ${count} are done. Choose the same file again to go on.`,
  importProblem: {
    'too large': 'This file is larger than 30 MB. Nothing was changed.',
    'not ours': "This isn't a file that was saved here. Nothing was changed.",
    empty: 'There is no reflection in this file. Nothing was changed.',
    full: 'Your library is full. Delete some reflections, then choose the file again.',
    failed: "The file couldn't be brought back. Your file is unchanged. Please try again.",
  },
});

interface Counts {
  imported: number;
  duplicates: number;
  refused: number;
}
