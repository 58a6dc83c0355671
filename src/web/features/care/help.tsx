/** The help for people in danger: the card, the panel that replaces a screen, the dialog, and what all of them show. */
import { LifeBuoy } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { RiskKind } from '#shared/contract/shapes.ts';
import {
  type CountryHelp,
  chooseLines,
  fits,
  type Helpline,
  helplines,
  sortLines,
} from '#shared/helplines.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { barrierTexts, careTexts, kindTexts } from '../../i18n/en/care.ts';
import { importWithRetry, useLazyComponent } from '../../lib/lazy.tsx';
import { localStore } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useProductName } from '../../ui/page.tsx';
import styles from './care.module.css';
import type { QuickExitProps } from './quick-exit.tsx';
import { noteDenial, noteRiskInTab, useRiskInTab } from './risk-in-tab.ts';

/** Kinds of risk that the card names, because the text does not suggest that the user is in danger. */
const gentleKinds: readonly RiskKind[] = ['someone-else', 'bereaved'];

/**
 * The help card, shown on every page of the dialogue in this tab after a text spoke of a risk. Asks one direct
 * question. The answer is not sent to the server, and the card stays after each answer.
 */
export function CareCard() {
  const t = careTexts();
  const riskInTab = useRiskInTab();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const kind = riskInTab?.kind ?? 'self-harm';
  const words = kindTexts()[kind];
  const isGentle = gentleKinds.includes(kind);
  const asks = riskInTab?.level === 'low' && !riskInTab.denied;
  function handleAnswer(answer: CareAnswer) {
    if (answer === 'no' && !mayBeWatched(kind)) return noteDenial();
    // Where somebody may read along, a yes says that it is safe to read, not that there is danger.
    if (answer === 'yes' && !mayBeWatched(kind))
      noteRiskInTab('high', kind === 'bereaved' ? 'self-harm' : kind);
    if (answer === 'yes') setIsHelpOpen(true);
  }
  return (
    <aside className={styles.card} aria-label={t.cardTitle}>
      <p className={styles.cardTitle}>{isGentle ? words.title : t.cardTitle}</p>
      <p>{isGentle ? words.acknowledge : t.cardText}</p>
      <HelpButton />
      {asks && <CareQuestion kind={kind} onAnswer={handleAnswer} />}
      <p role="status">{riskInTab?.denied ? t.afterNo : ''}</p>
      <QuickExitForAbuse kind={kind} inCard />
      <HelpDialog open={isHelpOpen} lead={words.afterYes} onClose={() => setIsHelpOpen(false)} />
    </aside>
  );
}

export interface HelpPanelProps {
  kind: RiskKind | undefined;
  /** Back to the question or answer, to change it or to go on reading. */
  onBack: () => void;
  /** Shown where prices would be: once help was shown in a tab, nothing is sold in it. */
  insteadOfPrices?: boolean;
}

/** Replaces the dialogue when a text speaks of high risk. Its texts are fixed, no guide writes them. */
export function HelpPanel({ kind, onBack, insteadOfPrices }: HelpPanelProps) {
  const t = careTexts();
  const words = kindTexts()[kind ?? 'self-harm'];
  return (
    <article className={styles.panel}>
      <QuickExitForAbuse kind={kind} />
      <h1 tabIndex={-1}>{insteadOfPrices ? t.closedTitle : words.title}</h1>
      <p className={styles.acknowledge}>{insteadOfPrices ? t.closed : words.acknowledge}</p>
      <HelpContent headingLevel={2} kind={kind} notes={insteadOfPrices ? [t.stays] : [t.notStored, t.stays]}>
        {!insteadOfPrices && <CareQuestion kind={kind ?? 'self-harm'} />}
      </HelpContent>
      <Button kind="outline" full onClick={onBack}>
        {insteadOfPrices ? t.backHome : t.backToWords}
      </Button>
    </article>
  );
}

/** 'Get help now', on every screen of a dialogue. Makes no request, so it works offline. */
export function HelpButton() {
  const t = careTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.help} onClick={() => setOpen(true)}>
        <LifeBuoy aria-hidden="true" />
        {t.getHelp}
      </button>
      <HelpDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface HelpDialogProps {
  open: boolean;
  /** Shown first, where the dialog responds to an answer. */
  lead?: string | undefined;
  onClose: () => void;
}

/** The dialog of the help button. Its help is for the kind of risk that was noticed in this tab, if any. */
function HelpDialog({ open, lead, onClose }: HelpDialogProps) {
  const t = careTexts();
  const riskInTab = useRiskInTab();
  return (
    <Dialog open={open} onClose={onClose} title={t.panelTitle} variant="panel">
      <QuickExitForAbuse kind={riskInTab?.kind} />
      {lead && <p className={styles.acknowledge}>{lead}</p>}
      <HelpContent headingLevel={3} kind={riskInTab?.kind} />
      <Button kind="outline" full onClick={onClose}>
        {t.close}
      </Button>
    </Dialog>
  );
}

interface HelpContentProps {
  /** Level of the headings. */
  headingLevel: 2 | 3;
  kind: RiskKind | undefined;
  /** What the page around it adds to the notes at the end. */
  notes?: readonly string[];
  /** Shown between the emergency number and the help lines. */
  children?: ReactNode;
}

/**
 * Emergency number, the two help lines that fit best, an answer to what keeps people from getting in touch, and what to
 * do now. All of it is bundled: it makes no request. Without a known kind it is the help for self-harm:
 * every country has lines for that.
 */
export function HelpContent({ headingLevel, kind = 'self-harm', notes = [], children }: HelpContentProps) {
  const t = careTexts();
  const words = kindTexts()[kind];
  const product = useProductName();
  const Heading = `h${headingLevel}` as const;
  const [countryCode, setCountryCode] = useState(() => defaultCountryCode(navigator.languages));
  const country = findCountry(countryCode);
  // Decided once: if the choice moved as soon as a country is chosen, it would lose the keyboard focus, and where every
  // arrow key chooses, nobody could get past the first country.
  const [asksCountryFirst] = useState(country === undefined);
  const rankedLines = country ? sortLines(country, kind) : [];
  const bestLines = country ? chooseLines(country, kind) : [];
  const countryChoice = (
    <CountryChoice
      countryCode={countryCode}
      onChoose={(chosen) => {
        rememberCountry(chosen);
        setCountryCode(chosen);
      }}
    />
  );
  return (
    <div className={styles.content}>
      <Emergency country={country} kind={kind} />
      {children}
      <section>
        <Heading>{kind === 'medical' ? t.helpersTitle : t.linesTitle}</Heading>
        {asksCountryFirst && countryChoice}
        <HelplineList lines={bestLines} />
        <details className={styles.more}>
          <summary>{t.moreLines}</summary>
          {!asksCountryFirst && countryChoice}
          <HelplineList lines={rankedLines.filter((line) => !bestLines.includes(line))} />
          <p className={styles.fine}>
            {t.directoryLead}{' '}
            <a href={helplines.directory.url} target="_blank" rel="noreferrer">
              {helplines.directory.name}
            </a>
          </p>
        </details>
      </section>
      <section>
        <Heading>{t.barriersTitle}</Heading>
        <Barriers kind={kind} rankedLines={rankedLines} />
      </section>
      <section>
        <Heading>{words.stepsTitle}</Heading>
        <ul className={styles.steps}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p className={styles.fine}>{words.someoneElse}</p>
      </section>
      <div className={`${styles.notes} ${styles.fine}`}>
        {[...notes, t.notAPerson(product), t.checkedOn(formatCheckDate())].map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}

function formatCheckDate(): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(helplines.checkedOn));
}

/** A `tel:` URL; the number may contain blanks. */
const toTelUrl = (number: string): string => `tel:${number.replace(/[^\d+*#]/g, '')}`;

/** Kinds of risk where somebody does harm, so the number of the police comes first. */
const policeFirstKinds: readonly RiskKind[] = ['abuse', 'sexual-violence', 'violence'];

/** Always the first thing shown. In a medical emergency it says to call now. */
function Emergency({ country, kind }: { country: CountryHelp | undefined; kind: RiskKind }) {
  const t = careTexts();
  if (!country) return <p className={styles.emergency}>{t.emergencyUnknown}</p>;
  const { emergency, police } = country;
  const calls = [{ label: t.callNumber(emergency), number: emergency }];
  if (police) {
    calls[0] = { label: t.ambulance(emergency), number: emergency };
    calls.push({ label: t.police(police), number: police });
    if (policeFirstKinds.includes(kind)) calls.reverse();
  }
  return (
    <div className={styles.emergency}>
      <p>{kind === 'medical' ? t.emergencyNow : t.emergencyLead}</p>
      {calls.map(({ label, number }) => (
        <a key={number} className={styles.emergencyCall} href={toTelUrl(number)}>
          {label}
        </a>
      ))}
    </div>
  );
}

function HelplineList({ lines }: { lines: readonly Helpline[] }) {
  const t = careTexts();
  if (!lines.length) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.name + (line.number ?? '')}>
          <span className={styles.lineName}>{line.name}</span>
          <span className={styles.hours}>
            {t.hours[line.hours]}
            {line.note && <br />}
            {line.note && t.notes[line.note]}
          </span>
          <span className={styles.ways}>
            {line.number && (
              <a
                className={`${styles.way} ${styles.call}`}
                href={toTelUrl(line.number)}
                aria-label={t.call(line.name, line.number)}
              >
                {t.callNumber(line.number)}
              </a>
            )}
            <TextAndChatLinks line={line} />
          </span>
          <a
            className={styles.site}
            href={line.url}
            target="_blank"
            rel="noreferrer"
            aria-label={`${t.website}: ${line.name}`}
          >
            {t.website}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * An `sms:` URL, with the word to send where the line asks for one; `?&body=` is the form that both iOS and Android
 * read.
 */
const toSmsUrl = ({ number, word }: NonNullable<Helpline['text']>): string =>
  `sms:${number.replace(/[^\d+]/g, '')}${word ? `?&body=${encodeURIComponent(word)}` : ''}`;

/** Text message and chat of a line, where it has them. */
function TextAndChatLinks({ line: { name, text, chat } }: { line: Helpline }) {
  const t = careTexts();
  return (
    <>
      {text && (
        <a className={styles.way} href={toSmsUrl(text)} aria-label={t.textName(name, text.number, text.word)}>
          {t.text(text.number, text.word)}
        </a>
      )}
      {chat && (
        <a className={styles.way} href={chat} target="_blank" rel="noreferrer" aria-label={t.chatName(name)}>
          {t.chat}
        </a>
      )}
    </>
  );
}

type Barrier = keyof ReturnType<typeof barrierTexts>;

/** What keeps people from getting in touch, by kind; the most frequent first. */
const barriersByKind: Record<RiskKind, readonly Barrier[]> = {
  'self-harm': ['speakAloud', 'notBadEnough', 'overheard', 'policeSent', 'money', 'triedIt'],
  eating: ['notBadEnough', 'speakAloud', 'overheard', 'money'],
  medical: ['willPass', 'ambulance'],
  violence: ['getReported', 'speakAloud', 'notBadEnough'],
  abuse: ['overheard', 'notLeaving', 'notBelieved', 'policeSent', 'speakAloud'],
  'sexual-violence': ['notBelieved', 'mustReport', 'overheard', 'speakAloud'],
  minor: ['parents', 'speakAloud', 'overheard', 'notBadEnough'],
  'someone-else': ['overreacting', 'betraying', 'policeSent'],
  bereaved: ['speakAloud', 'notBadEnough', 'triedIt'],
};
/** What keeps people from calling a help line, but not from writing to one. */
const barriersToSpeaking: readonly Barrier[] = ['speakAloud', 'overheard'];

function Barriers({ kind, rankedLines }: { kind: RiskKind; rankedLines: readonly Helpline[] }) {
  const texts = barrierTexts();
  const lineInWriting = rankedLines.find((line) => fits(line, kind) && (line.text || line.chat));
  return (
    <div className={styles.barriers}>
      {barriersByKind[kind].map((name) => {
        const { thought, answer, ...rest } = texts[name];
        const suggestsWriting =
          lineInWriting && barriersToSpeaking.includes(name) && 'answerInWriting' in rest;
        return (
          <details key={name} name="barrier">
            <summary>{thought}</summary>
            <p>{suggestsWriting ? rest.answerInWriting : answer}</p>
            {suggestsWriting && (
              <p className={styles.ways}>
                <span>{lineInWriting.name}</span>
                <TextAndChatLinks line={lineInWriting} />
              </p>
            )}
          </details>
        );
      })}
    </div>
  );
}

interface CountryChoiceProps {
  /** Empty for a country that is not listed. */
  countryCode: string;
  onChoose: (countryCode: string) => void;
}

function CountryChoice({ countryCode, onChoose }: CountryChoiceProps) {
  const t = careTexts();
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t.country}</label>
      <select id={id} value={countryCode} onChange={(event) => onChoose(event.target.value)}>
        {helplines.countries.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name}
          </option>
        ))}
        <option value="">{t.otherCountry}</option>
      </select>
    </div>
  );
}

const countryKey = 'helpCountry';

function findCountry(code: string | undefined): CountryHelp | undefined {
  return helplines.countries.find((country) => country.code === code);
}

function findRegion(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined; // Some browsers report a language that is not a valid tag.
  }
}

/** The code of the remembered country, else of the first listed one among the browser's languages, else empty. */
function defaultCountryCode(languages: readonly string[]): string {
  const remembered = localStore.read(countryKey);
  if (remembered !== undefined) return remembered;
  return languages.map(findRegion).find((code) => findCountry(code)) ?? '';
}

function rememberCountry(code: string): void {
  localStore.write(countryKey, code);
}

const loadQuickExit = () => importWithRetry(async () => (await import('./quick-exit.tsx')).QuickExit);

/**
 * Kinds of risk in which the one who does the harm may be near: the screen must not say at a glance what it is about.
 */
const mayBeWatched = (kind: RiskKind | undefined): boolean => kind === 'abuse' || kind === 'sexual-violence';

/**
 * The quick exit, loaded as soon as a text speaks of abuse or sexual violence: it must work without a network later.
 */
function QuickExitForAbuse({ kind, ...exitProps }: QuickExitProps & { kind: RiskKind | undefined }) {
  const Exit = useLazyComponent(mayBeWatched(kind), loadQuickExit);
  return Exit ? <Exit {...exitProps} /> : null;
}

type CareAnswer = 'yes' | 'notSure' | 'no';

interface CareQuestionProps {
  kind: RiskKind;
  onAnswer?: (answer: CareAnswer) => void;
}

/** One direct question and a reply to each answer. The answer is not sent, and none of them closes anything. */
function CareQuestion({ kind, onAnswer }: CareQuestionProps) {
  const t = careTexts();
  const words = kindTexts()[kind];
  const id = useId();
  const [answer, setAnswer] = useState<CareAnswer>();
  const replies = { yes: words.afterYes, notSure: words.afterNotSure, no: words.afterNo };
  function choose(next: CareAnswer) {
    setAnswer(next);
    onAnswer?.(next);
  }
  return (
    <fieldset aria-labelledby={id} className={styles.ask}>
      <p id={id} className={styles.question}>
        {words.ask}
      </p>
      <div>
        {(['yes', 'notSure', 'no'] as const).map((option) => (
          <Button key={option} kind="outline" aria-pressed={answer === option} onClick={() => choose(option)}>
            {t[option]}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.reply}>
        {answer ? replies[answer] : ''}
      </p>
      <p className={styles.fine}>{t.answerStays}</p>
    </fieldset>
  );
}
