import { Copy, Download } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { summaryTexts } from '../../i18n/summary.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { captureCard, fileName, saveBlob } from './capture.ts';
import { type Sections, sectionsText, withoutQuestion } from './sections.ts';
import { ShareCard } from './share-card.tsx';
import styles from './share-dialog.module.css';

export interface ShareDialogProps {
  sections: Sections;
  product: string;
  host: string;
  art: ReactNode;
  mark: ReactNode;
  onClose: () => void;
}

type Picture = { kind: 'making' } | { kind: 'made'; blob: Blob; url: string } | { kind: 'failed' };

/** A picture of the card, made anew whenever what is on it changes. */
function usePicture(withQuestion: boolean) {
  const card = useRef<HTMLElement>(null);
  const [picture, setPicture] = useState<Picture>({ kind: 'making' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card shows or hides the question
  useEffect(() => {
    let current = true;
    let url: string | undefined;
    setPicture({ kind: 'making' });
    const make = async () => {
      if (!card.current) return;
      const blob = await captureCard(card.current);
      if (!current) return;
      url = URL.createObjectURL(blob);
      setPicture({ kind: 'made', blob, url });
    };
    make().catch(() => current && setPicture({ kind: 'failed' }));
    return () => {
      current = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [withQuestion]);
  return { card, picture };
}

function QuestionSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const id = useId();
  return (
    <div className={styles.row}>
      <span id={id}>{summaryTexts().includeQuestion}</span>
      <Switch labelId={id} on={on} onChange={onChange} />
    </div>
  );
}

function useCopy(text: string) {
  const t = summaryTexts();
  const [note, setNote] = useState<string>();
  const copy = () => {
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'));
    writing.then(
      () => setNote(t.copied),
      () => setNote(t.copyFailed),
    );
  };
  return { note, copy };
}

function Preview({ picture }: { picture: Picture }) {
  const t = summaryTexts();
  if (picture.kind === 'failed')
    return (
      <p className={styles.failed} role="alert">
        {t.screenshotFailed}
      </p>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.preview} aria-label={t.previewAlt} tabIndex={0}>
      {picture.kind === 'made' ? (
        <img src={picture.url} alt={t.previewAlt} />
      ) : (
        <p className={styles.making}>{t.making}</p>
      )}
    </section>
  );
}

/** Spec 2: the screenshot preview with Close and Save; Esc closes. The question is hidden unless asked for. */
export function ShareDialog({ sections, onClose, ...look }: ShareDialogProps) {
  const t = summaryTexts();
  const [withQuestion, setWithQuestion] = useState(false);
  const { card, picture } = usePicture(withQuestion);
  const shared = withQuestion ? sections : withoutQuestion(sections);
  const { note, copy } = useCopy(sectionsText(shared, t));
  const save = () => picture.kind === 'made' && saveBlob(picture.blob, fileName(new Date()));
  return (
    <Dialog open onClose={onClose} title={t.previewTitle}>
      <Preview picture={picture} />
      <QuestionSwitch on={withQuestion} onChange={setWithQuestion} />
      <div className={styles.actions}>
        <Button
          full
          icon={<Download aria-hidden="true" />}
          aria-disabled={picture.kind !== 'made'}
          onClick={save}
        >
          {t.save}
        </Button>
        <Button full kind="line" icon={<Copy aria-hidden="true" />} onClick={copy}>
          {t.copyText}
        </Button>
        <Button full kind="text" onClick={onClose}>
          {t.close}
        </Button>
      </div>
      <p className={styles.note} role="status">
        {note}
      </p>
      <div className={styles.away} aria-hidden="true" inert>
        <ShareCard ref={card} sections={shared} headings={t} {...look} />
      </div>
    </Dialog>
  );
}
