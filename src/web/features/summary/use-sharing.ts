import { useState } from 'react';
import { summaryTexts } from '../../i18n/summary.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { fileName } from './capture.ts';
import * as out from './hand-over.ts';
import type { Picture } from './use-picture.ts';

export interface SharingNote {
  kind: 'said' | 'failed';
  text: string;
  /** The text is to be selected by hand, where the browser does not copy. */
  byHand?: true;
}

/** What each button does, and what came of the last one. `title` stands above the text in a share sheet. */
export function useSharing(picture: Picture, text: string, title: string) {
  const t = summaryTexts();
  const [note, setNote] = useState<SharingNote>();
  const failed = (message: string) => setNote({ kind: 'failed', text: message });
  const blob = picture.state === 'made' ? picture.blob : undefined;

  const copy = async (said: string = t.copied) => {
    const outcome = await out.copyText(text);
    if (outcome === 'done') setNote({ kind: 'said', text: said });
    else setNote({ kind: 'failed', text: t.copyFailed, byHand: true });
  };
  const handOn = async (data: ShareData) => {
    setNote(undefined);
    if ((await out.share(data)) === 'failed') failed(t.shareFailed);
  };
  const save = () => {
    if (!blob) return;
    setNote(undefined);
    if (!out.opensToSave()) saveBlob(blob, fileName(new Date()));
    else if (!out.openPicture(blob)) failed(t.popupBlocked);
  };
  const shareAll = () => {
    const file = blob && out.asFile(blob, fileName(new Date()));
    if (file && out.canShare(file)) return handOn({ files: [file] });
    if (out.canShareText()) return handOn({ title, text });
    return copy(t.copiedInstead);
  };
  /** Notes opens by no address: the share sheet offers it for a text, without a sheet the text is pasted there. */
  const toNotes = () => (out.canShareText() ? handOn({ title, text }) : copy(t.copiedForNotes));
  return { note, copy, save, shareAll, toNotes };
}
