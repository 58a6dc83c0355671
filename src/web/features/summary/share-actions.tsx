import { Copy, Download, NotebookPen, Share, X } from 'lucide-react';
import { useId, useState } from 'react';
import { summaryTexts } from '../../i18n/summary.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { fileName } from './capture.ts';
import * as out from './device.ts';
import { asFile, canShare, isIos, opensToSave } from './device.ts';
import styles from './share-dialog.module.css';

export interface Picture {
  /** `stale`: what is shown is older than the card, a new one is being made. */
  state: 'making' | 'made' | 'stale' | 'failed';
  blob?: Blob;
  url?: string;
}

function Note({ note, text }: { note: SharingNote | undefined; text: string }) {
  const t = summaryTexts();
  const failed = note?.kind === 'failed' ? note : undefined;
  return (
    <>
      {failed && (
        <p className={styles.failed} role="alert">
          {failed.text}
        </p>
      )}
      {failed?.byHand && (
        <TextArea
          label={t.textToCopy}
          readOnly
          rows={4}
          value={text}
          className={styles.text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <p className={styles.note} role="status">
        {note?.kind === 'said' && note.text}
      </p>
    </>
  );
}

const takesPictures = () => canShare(asFile(new Blob(['png']), 'screenshot.png'));

export interface ShareActionsProps {
  picture: Picture;
  text: string;
  title: string;
  onClose: () => void;
}

/** Spec 2: 'Save' and 'Close'; on iOS the options 'Share', 'Copy Text', 'Notes' and 'Cancel' in place of the latter. */
export function ShareActions({ picture, text, title, onClose }: ShareActionsProps) {
  const t = summaryTexts();
  const hintId = useId();
  const { note, copy, save, shareAll, toNotes } = useSharing(picture, text, title);
  const ios = isIos(navigator);
  const isMade = picture.state === 'made';
  const isReady = isMade || picture.state === 'failed';
  const sharing = (ios || takesPictures()) && (
    <Button
      kind="line"
      icon={<Share aria-hidden="true" />}
      aria-disabled={!(ios ? isReady : isMade)}
      onClick={() => void shareAll()}
    >
      {t.share}
    </Button>
  );
  return (
    <div className={styles.end}>
      <Note note={note} text={text} />
      <Button
        full
        icon={<Download aria-hidden="true" />}
        aria-disabled={!isMade}
        aria-describedby={opensToSave() ? hintId : undefined}
        onClick={save}
      >
        {t.save}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields */}
      <div role="group" aria-label={t.options} className={styles.actions}>
        {sharing}
        <Button kind="line" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t.copyText}
        </Button>
        {ios && (
          <Button kind="line" icon={<NotebookPen aria-hidden="true" />} onClick={() => void toNotes()}>
            {t.notes}
          </Button>
        )}
        <Button kind="line" icon={<X aria-hidden="true" />} onClick={onClose}>
          {ios ? t.cancel : t.close}
        </Button>
      </div>
      {opensToSave() && (
        <p id={hintId} className={styles.hint}>
          {t.holdToSave} {ios && t.notesHint}
        </p>
      )}
    </div>
  );
}

interface SharingNote {
  kind: 'said' | 'failed';
  text: string;
  /** The text is to be selected by hand, where the browser does not copy. */
  byHand?: true;
}

/** What each button does, and what came of the last one. `title` stands above the text in a share sheet. */
function useSharing(picture: Picture, text: string, title: string) {
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
