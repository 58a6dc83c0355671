/** The buttons of the share dialog: save the picture, copy the text, or share either. */
import { Copy, Download, NotebookPen, Share, X } from 'lucide-react';
import { useId, useState } from 'react';
import { summaryTexts } from '../../i18n/en/summary.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { createFileName } from './capture.ts';
import {
  canShare,
  canShareText,
  copyText,
  isIos,
  openPicture,
  savesInNewTab,
  share,
  toPngFile,
} from './device.ts';
import styles from './share-dialog.module.css';

export interface Picture {
  /** `stale`: `url` shows an earlier choice while a new picture is being made. */
  state: 'making' | 'made' | 'stale' | 'failed';
  blob?: Blob;
  url?: string;
}

function Message({ message, text }: { message: SharingMessage | undefined; text: string }) {
  const t = summaryTexts();
  const failed = message?.kind === 'failed' ? message : undefined;
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
        {message?.kind === 'status' && message.text}
      </p>
    </>
  );
}

const canSharePictures = () => canShare(toPngFile(new Blob(['png']), 'screenshot.png'));

export interface ShareActionsProps {
  picture: Picture;
  text: string;
  title: string;
  onClose: () => void;
}

/** 'Save', 'Copy Text' and 'Close'; on iOS also 'Share' and 'Notes', with 'Cancel' instead of 'Close'. */
export function ShareActions({ picture, text, title, onClose }: ShareActionsProps) {
  const t = summaryTexts();
  const hintId = useId();
  const { message, copy, save, shareAll, sendToNotes } = useSharing(picture, text, title);
  const ios = isIos(navigator);
  const isMade = picture.state === 'made';
  const isReady = isMade || picture.state === 'failed';
  const shareButton = (ios || canSharePictures()) && (
    <Button
      kind="outline"
      icon={<Share aria-hidden="true" />}
      aria-disabled={!(ios ? isReady : isMade)}
      onClick={() => void shareAll()}
    >
      {t.share}
    </Button>
  );
  return (
    <div className={styles.end}>
      <Message message={message} text={text} />
      <Button
        full
        icon={<Download aria-hidden="true" />}
        aria-disabled={!isMade}
        aria-describedby={savesInNewTab() ? hintId : undefined}
        onClick={save}
      >
        {t.save}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields */}
      <div role="group" aria-label={t.options} className={styles.actions}>
        {shareButton}
        <Button kind="outline" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t.copyText}
        </Button>
        {ios && (
          <Button kind="outline" icon={<NotebookPen aria-hidden="true" />} onClick={() => void sendToNotes()}>
            {t.notes}
          </Button>
        )}
        <Button kind="outline" icon={<X aria-hidden="true" />} onClick={onClose}>
          {ios ? t.cancel : t.close}
        </Button>
      </div>
      {savesInNewTab() && (
        <p id={hintId} className={styles.hint}>
          {t.holdToSave} {ios && t.notesHint}
        </p>
      )}
    </div>
  );
}

interface SharingMessage {
  kind: 'status' | 'failed';
  text: string;
  /** The browser refused to copy, so the text is shown for copying by hand. */
  byHand?: true;
}

/** What the buttons do, and the result of the last one. `title`: heading in the share sheet. */
function useSharing(picture: Picture, text: string, title: string) {
  const t = summaryTexts();
  const [message, setMessage] = useState<SharingMessage>();
  const showFailure = (problem: string) => setMessage({ kind: 'failed', text: problem });
  const blob = picture.state === 'made' ? picture.blob : undefined;

  const copy = async (doneText: string = t.copied) => {
    const outcome = await copyText(text);
    if (outcome === 'done') setMessage({ kind: 'status', text: doneText });
    else setMessage({ kind: 'failed', text: t.copyFailed, byHand: true });
  };
  const openShareSheet = async (data: ShareData) => {
    setMessage(undefined);
    if ((await share(data)) === 'failed') showFailure(t.shareFailed);
  };
  const save = () => {
    if (!blob) return;
    setMessage(undefined);
    if (!savesInNewTab()) saveBlob(blob, createFileName(new Date()));
    else if (!openPicture(blob)) showFailure(t.popupBlocked);
  };
  const shareAll = () => {
    const file = blob && toPngFile(blob, createFileName(new Date()));
    if (file && canShare(file)) return openShareSheet({ files: [file] });
    if (canShareText()) return openShareSheet({ title, text });
    return copy(t.copiedInstead);
  };
  /** The app Notes has no URL to open: the share sheet offers it; without a sheet the text is copied for pasting. */
  const sendToNotes = () => (canShareText() ? openShareSheet({ title, text }) : copy(t.copiedForNotes));
  return { message, copy, save, shareAll, sendToNotes };
}
