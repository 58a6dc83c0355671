/** Shares the results as a picture and as text: a preview, the choice of parts, and the buttons. */
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { summaryText, withoutQuestion } from '#shared/reflection/reflection-export.ts';
import type { Summary } from '#shared/summary.ts';
import { summaryTexts } from '../../i18n/en/summary.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { captureCard } from './capture.ts';
import { type Picture, ShareActions } from './share-actions.tsx';
import { ShareCard, type ShownClarity } from './share-card.tsx';
import { chosenParts, partsWithText, ShareChoices, type SharePart } from './share-choices.tsx';
import styles from './share-dialog.module.css';

export interface ShareDialogProps {
  summary: Summary;
  product: string;
  /** Number of questions. */
  rounds: number;
  /** How clear the question was before the dialogue and after it. */
  clarity: { before?: number | null; after?: number | null } | undefined;
  art: ReactNode;
  logo: ReactNode;
  onClose: () => void;
}

/** Creates blob URLs and revokes each when the next one is created. */
function useBlobUrl() {
  const blobUrl = useRef<string>(undefined);
  const release = useCallback(() => {
    if (blobUrl.current) URL.revokeObjectURL(blobUrl.current);
    blobUrl.current = undefined;
  }, []);
  useEffect(() => release, [release]);
  return (blob: Blob) => {
    release();
    blobUrl.current = URL.createObjectURL(blob);
    return blobUrl.current;
  };
}

/**
 * Takes a new picture of the card whenever `content`, the card's text, changes. Pictures are taken one at a time;
 * those that are outdated by then are skipped.
 */
function usePicture(content: string) {
  const card = useRef<HTMLElement>(null);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [picture, setPicture] = useState<Picture>({ state: 'making' });
  const [tries, setTries] = useState(0);
  const createUrl = useBlobUrl();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed card or another try takes a picture
  useEffect(() => {
    let isCurrent = true;
    setPicture((known) => (known.url ? { ...known, state: 'stale' } : { state: 'making' }));
    const make = async () => {
      if (!isCurrent || !card.current) return;
      const blob = await captureCard(card.current);
      if (isCurrent) setPicture({ state: 'made', blob, url: createUrl(blob) });
    };
    queue.current = queue.current.then(make).catch(() => {
      if (isCurrent) setPicture({ state: 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [content, tries]);
  return { card, picture, retake: () => setTries((count) => count + 1) };
}

function PictureView({ picture }: { picture: Picture }) {
  const t = summaryTexts();
  return (
    <>
      {picture.url && <img src={picture.url} alt={t.previewAlt} data-stale={picture.state === 'stale'} />}
      {picture.state !== 'made' && <p className={picture.url ? 'sr' : styles.making}>{t.making}</p>}
    </>
  );
}

function Failure({ retake }: { retake: () => void }) {
  const t = summaryTexts();
  return (
    <div className={styles.broken}>
      <p className={styles.failed} role="alert">
        {t.screenshotFailed}
      </p>
      <Button kind="outline" onClick={retake}>
        {t.tryAgain}
      </Button>
    </div>
  );
}

function Preview({ picture, retake }: { picture: Picture; retake: () => void }) {
  const t = summaryTexts();
  const box = useRef<HTMLElement>(null);
  const hasFailed = picture.state === 'failed';
  // The pressed button disappears: keep the focus where the picture will be.
  const tryAgain = () => {
    box.current?.focus();
    retake();
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={box} className={styles.preview} aria-label={t.previewAlt} tabIndex={0}>
      {hasFailed ? <Failure retake={tryAgain} /> : <PictureView picture={picture} />}
    </section>
  );
}

type Clarity = ShareDialogProps['clarity'];

function toShownClarity({ before, after }: NonNullable<Clarity>): ShownClarity | undefined {
  return typeof before === 'number' && typeof after === 'number' ? { before, after } : undefined;
}

/** What the picture and the text contain with this choice, and a sentence that says what they reveal. */
function useShared(summary: Summary, clarity: Clarity, chosen: ReadonlySet<SharePart>) {
  const t = summaryTexts();
  const parts = chosenParts(summary, chosen);
  const [insight, ...more] = parts.insights;
  const neutralLine = summary.shareLine ?? (withoutQuestion(summary).mood || t.everybodysLine);
  const hasInsight = chosen.has('insight') && insight !== undefined;
  const line = hasInsight ? insight : neutralLine;
  const numbers = chosen.has('clarity') && clarity ? toShownClarity(clarity) : undefined;
  const text = [
    ...(hasInsight ? [] : [line]),
    ...(numbers ? [t.clarityFromTo(numbers.before, numbers.after)] : []),
    summaryText(parts, t),
  ];
  const ownParts = [...chosen].filter((part) => part !== 'clarity');
  const revealsNothing = ownParts.length === 0 && (summary.shareLine !== undefined || !summary.mood);
  const defaultDescription = revealsNothing ? t.givesNothing : t.holdsMood;
  return {
    line,
    parts: { ...parts, insights: hasInsight ? more : parts.insights },
    numbers,
    text: text.filter((one) => one !== '').join('\n\n'),
    description: ownParts.length > 0 ? t.holdsOwn : defaultDescription,
  };
}

/** Preview of the picture of the results, with the choice of what is on it. */
export function ShareDialog({ summary, rounds, clarity, onClose, ...cardProps }: ShareDialogProps) {
  const t = summaryTexts();
  const hasClarity = clarity !== undefined && toShownClarity(clarity) !== undefined;
  const choices = useMemo(() => partsWithText(summary, hasClarity), [summary, hasClarity]);
  const [chosen, setChosen] = useState<ReadonlySet<SharePart>>(new Set());
  const { line, parts, numbers, text, description } = useShared(summary, clarity, chosen);
  const { card, picture, retake } = usePicture(text);
  return (
    <Dialog open onClose={onClose} title={t.previewTitle} variant="wide">
      <div className={styles.layout}>
        <Preview picture={picture} retake={retake} />
        <div className={styles.side}>
          <ShareChoices choices={choices} chosen={chosen} description={description} onChange={setChosen} />
          {/* The key drops messages about an earlier choice. */}
          <ShareActions key={text} picture={picture} text={text} title={t.title} onClose={onClose} />
        </div>
      </div>
      <div className={styles.away} aria-hidden="true" inert>
        <ShareCard
          ref={card}
          line={line}
          summary={parts}
          clarity={numbers}
          headings={t}
          note={t.questions(rounds)}
          {...cardProps}
        />
      </div>
    </Dialog>
  );
}
