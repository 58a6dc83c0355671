/** Shares the results as a picture and as text: a preview, the choice of parts, and the buttons. */
import { ChevronDown, Copy, Download, Lock, NotebookPen, Share } from 'lucide-react';
import { type ReactNode, type Ref, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { guideLocale } from '#shared/locales.ts';
import { type Headings, summaryText, withoutQuestion } from '#shared/reflection/reflection-export.ts';
import type { Summary } from '#shared/summary.ts';
import { summaryTexts } from '../../i18n/en/summary.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { languageAttributes } from '../../ui/language-attributes.ts';
import { Switch } from '../../ui/switch.tsx';
import {
  canShare,
  canShareText,
  captureCard,
  copyText,
  createFileName,
  isIos,
  openPicture,
  savesInNewTab,
  share,
  toPngFile,
} from './card-picture.ts';
import styles from './share-dialog.module.css';
import { insightSize } from './summary-parts.tsx';

interface ShareDialogProps {
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
function useSharedContent(summary: Summary, clarity: Clarity, chosen: ReadonlySet<SharePart>) {
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
    text: text.filter((paragraph) => paragraph !== '').join('\n\n'),
    description: ownParts.length > 0 ? t.holdsOwn : defaultDescription,
  };
}

/** Preview of the picture of the results, with the choice of what is on it. */
export function ShareDialog({ summary, rounds, clarity, onClose, ...cardProps }: ShareDialogProps) {
  const t = summaryTexts();
  const hasClarity = clarity !== undefined && toShownClarity(clarity) !== undefined;
  const choices = useMemo(() => partsWithText(summary, hasClarity), [summary, hasClarity]);
  const [chosen, setChosen] = useState<ReadonlySet<SharePart>>(new Set());
  const { line, parts, numbers, text, description } = useSharedContent(summary, clarity, chosen);
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

// The user chooses which parts of a reflection to share. Without a choice, picture and text contain one line that
// does not say what the question was about.

interface ShareChoicesProps {
  choices: readonly SharePart[];
  chosen: ReadonlySet<SharePart>;
  /** Says what the picture reveals with this choice. */
  description: string;
  onChange: (chosen: ReadonlySet<SharePart>) => void;
}

function partNames(): Record<SharePart, string> {
  const t = summaryTexts();
  return {
    insight: t.includeInsight,
    behind: t.behindInsight,
    question: t.includeQuestion,
    clarity: t.includeClarity,
    reasons: t.coreReasons,
    steps: t.implementationPath,
    suggestions: t.actionSuggestions,
    stillOpen: t.staysOpen,
    mood: t.closingLine,
  };
}

interface RowProps {
  part: SharePart;
  on: boolean;
  onChange: (on: boolean) => void;
}

function Row({ part, on, onChange }: RowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <span id={id}>{partNames()[part]}</span>
      <Switch labelId={id} on={on} onChange={onChange} />
    </div>
  );
}

/** Parts whose switch is always visible; the others are in a closed `details`. */
const alwaysShown: readonly SharePart[] = ['question', 'insight', 'clarity'];

/** A switch for each part. */
function ShareChoices({ choices, chosen, description, onChange }: ShareChoicesProps) {
  const t = summaryTexts();
  const renderRow = (part: SharePart) => (
    <Row
      key={part}
      part={part}
      on={chosen.has(part)}
      onChange={(on) => {
        const next = new Set(chosen);
        if (on) next.add(part);
        else next.delete(part);
        onChange(next);
      }}
    />
  );
  const others = choices.filter((part) => !alwaysShown.includes(part));
  return (
    <div>
      <p className={styles.says}>
        <Lock aria-hidden="true" />
        {description}
      </p>
      {alwaysShown.filter((part) => choices.includes(part)).map(renderRow)}
      {others.length > 0 && (
        <details className={styles.parts}>
          <summary>
            <span>{t.chooseParts}</span>
            <ChevronDown aria-hidden="true" />
          </summary>
          {others.map(renderRow)}
        </details>
      )}
    </div>
  );
}

const shareParts = [
  'insight',
  'behind',
  'question',
  'clarity',
  'reasons',
  'steps',
  'suggestions',
  'stillOpen',
  'mood',
] as const;
export type SharePart = (typeof shareParts)[number];

function getSharedLines(summary: Summary): Record<Exclude<SharePart, 'clarity'>, readonly string[]> {
  const { question, insights, reasons, steps, label, suggestions, stillOpen, mood } = summary;
  return {
    insight: insights.slice(0, 1),
    behind: insights.slice(1),
    question: question ? [question] : [],
    reasons,
    steps,
    suggestions: label ? [label, ...suggestions] : suggestions,
    stillOpen,
    mood: mood ? [mood] : [],
  };
}

/** The parts that have text, and the clarity where both numbers are known. */
export function partsWithText(summary: Summary, hasClarity: boolean): SharePart[] {
  const all = getSharedLines(summary);
  return shareParts.filter((part) => (part === 'clarity' ? hasClarity : all[part].length > 0));
}

/** Only the chosen parts of the summary. Without the question, quotes of it in other parts are hidden, too. */
export function chosenParts(summary: Summary, chosen: ReadonlySet<SharePart>): Summary {
  const shownSummary = chosen.has('question') ? summary : withoutQuestion(summary);
  const ifChosen = <T,>(part: SharePart, lines: readonly T[]): T[] => (chosen.has(part) ? [...lines] : []);
  return {
    question: chosen.has('question') ? shownSummary.question : '',
    insights: [
      ...ifChosen('insight', shownSummary.insights.slice(0, 1)),
      ...ifChosen('behind', shownSummary.insights.slice(1)),
    ],
    reasons: ifChosen('reasons', shownSummary.reasons),
    steps: ifChosen('steps', shownSummary.steps),
    mood: chosen.has('mood') ? shownSummary.mood : '',
    label: chosen.has('suggestions') ? shownSummary.label : '',
    suggestions: ifChosen('suggestions', shownSummary.suggestions),
    stillOpen: ifChosen('stillOpen', shownSummary.stillOpen),
  };
}

// The buttons of the share dialog: save the picture, copy the text, or share either.

interface Picture {
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

interface ShareActionsProps {
  picture: Picture;
  text: string;
  title: string;
  onClose: () => void;
}

/** 'Save', 'Copy Text' and 'Close'; on iOS also 'Share' and 'Notes', with 'Cancel' instead of 'Close'. */
function ShareActions({ picture, text, title, onClose }: ShareActionsProps) {
  const t = summaryTexts();
  const hintId = useId();
  const { message, copy, save, sharePictureOrText, sendToNotes } = useSharing(picture, text, title);
  const ios = isIos(navigator);
  const isMade = picture.state === 'made';
  const isReady = isMade || picture.state === 'failed';
  const shareButton = (ios || canSharePictures()) && (
    <Button
      kind="outline"
      icon={<Share aria-hidden="true" />}
      aria-disabled={!(ios ? isReady : isMade)}
      onClick={() => void sharePictureOrText()}
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
        <Button kind="text" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t.copyText}
        </Button>
        {ios && (
          <Button kind="text" icon={<NotebookPen aria-hidden="true" />} onClick={() => void sendToNotes()}>
            {t.notes}
          </Button>
        )}
        <Button kind="text" onClick={onClose}>
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
  const sharePictureOrText = () => {
    const file = blob && toPngFile(blob, createFileName(new Date()));
    if (file && canShare(file)) return openShareSheet({ files: [file] });
    if (canShareText()) return openShareSheet({ title, text });
    return copy(t.copiedInstead);
  };
  /** The app Notes has no URL to open: the share sheet offers it; without a sheet the text is copied for pasting. */
  const sendToNotes = () => (canShareText() ? openShareSheet({ title, text }) : copy(t.copiedForNotes));
  return { message, copy, save, sharePictureOrText, sendToNotes };
}

// The picture of the results that the user can share, drawn off screen and turned into a PNG by card-picture.ts.

/** How clear the question was before the dialogue and after it, from 0 to 10. */
interface ShownClarity {
  before: number;
  after: number;
}

interface ShareCardProps {
  ref?: Ref<HTMLElement>;
  /** In large type: the insight if it was chosen, otherwise a line that does not say what the question was about. */
  line: string;
  /** Only the chosen parts, without an insight that is shown as `line`. */
  summary: Summary;
  clarity: ShownClarity | undefined;
  headings: Headings;
  product: string;
  /** The number of questions, at the end of the footer. */
  note: string;
  /** The moon and the branches. */
  art: ReactNode;
  logo: ReactNode;
}

/**
 * Large type only for a short line, which leaves room for the other parts: a Chinese character is wider than a letter.
 */
function lineSize(line: string) {
  const size = insightSize(line);
  return size === 'large' && line.length > (guideLocale(line) === 'zh' ? 20 : 48) ? 'middle' : size;
}

function Part({ title, show, children }: { title: string; show: boolean; children: ReactNode }) {
  if (!show) return null;
  return (
    <section className={styles.part}>
      {title && <h3>{title}</h3>}
      {children}
    </section>
  );
}

function Leaves({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.leaves}>
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Numbers as text, because the drawing library loses CSS counters. */
function Steps({ lines }: { lines: readonly string[] }) {
  return (
    <ol>
      {lines.map((line, index) => (
        <li key={line} className={styles.step} dir="auto">
          <b className={styles.number}>{index + 1}</b>
          {line}
        </li>
      ))}
    </ol>
  );
}

/** The sun on its arc, as far along as the second number, from 0 to 10. */
function Arc({ before, after }: ShownClarity) {
  const share = after / 10;
  const at = (from: number, middle: number, to: number) =>
    (1 - share) ** 2 * from + 2 * share * (1 - share) * middle + share ** 2 * to;
  const path = 'M14 78Q200 -34 386 78';
  return (
    <div className={styles.clarity}>
      <svg viewBox="0 0 400 92" fill="none" strokeWidth="5" strokeLinecap="round" aria-hidden="true">
        <path d={path} stroke="#8fa4b3" strokeDasharray="1 12" />
        <path d={path} pathLength="100" stroke="#ffcb57" strokeDasharray={`${100 * share} 200`} />
        <circle r="19" fill="#ffcb57" cx={at(14, 200, 386)} cy={at(78, -34, 78)} />
      </svg>
      <span>{summaryTexts().clarityFromTo(before, after)}</span>
    </div>
  );
}

function CardBody({
  line,
  summary,
  clarity,
  headings,
}: Pick<ShareCardProps, 'line' | 'summary' | 'clarity' | 'headings'>) {
  const { question, insights, reasons, steps, label, suggestions, stillOpen, mood } = summary;
  return (
    <div className={styles.body}>
      {question && (
        <p className={styles.question} dir="auto">
          {question}
        </p>
      )}
      <p className={styles.insight} data-size={lineSize(line)} {...languageAttributes(line)}>
        {line}
      </p>
      {clarity && <Arc {...clarity} />}
      <Part title={headings.coreInsight} show={insights.length > 0}>
        <Leaves lines={insights} />
      </Part>
      <Part title={headings.coreReasons} show={reasons.length > 0}>
        <Leaves lines={reasons} />
      </Part>
      <Part title={headings.implementationPath} show={steps.length > 0}>
        <Steps lines={steps} />
      </Part>
      <Part title={headings.actionSuggestions} show={label !== '' || suggestions.length > 0}>
        {label && (
          <p className={styles.label} dir="auto">
            {label}
          </p>
        )}
        <Leaves lines={suggestions} />
      </Part>
      <Part title={headings.staysOpen} show={stillOpen.length > 0}>
        <Leaves lines={stillOpen} />
      </Part>
      {mood && (
        <p className={styles.mood} dir="auto">
          {mood}
        </p>
      )}
    </div>
  );
}

/** The picture that is shared: 360 by 450 CSS pixels, higher only with more parts, always in the dark scheme. */
function ShareCard({ ref, product, note, art, logo, ...body }: ShareCardProps) {
  return (
    <article ref={ref} className={styles.card} data-scheme="dark">
      <div className={styles.art}>{art}</div>
      <CardBody {...body} />
      <footer className={styles.foot}>
        {logo}
        <b className={styles.product}>{product}</b>
        <span className={styles.rounds}>{note}</span>
      </footer>
    </article>
  );
}
