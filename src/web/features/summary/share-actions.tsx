import { Copy, Download, NotebookPen, Share, X } from 'lucide-react';
import { useId } from 'react';
import { summaryTexts } from '../../i18n/summary.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { asFile, canShare, opensToSave } from './hand-over.ts';
import { isIos } from './platform.ts';
import styles from './share-dialog.module.css';
import type { Picture } from './use-picture.ts';
import { type SharingNote, useSharing } from './use-sharing.ts';

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
