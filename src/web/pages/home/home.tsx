import { type ComponentType, type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { charsIn, limits } from '#shared/limits.ts';
import { pages, pageUrl } from '#shared/pages.ts';
import { type Currency, formatCents, type PlanId, priceCents } from '#shared/plans.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { homeTexts } from '../../i18n/en/home.ts';
import { type AppConfig, useAppConfig } from '../../lib/app-config.ts';
import { callLazily, useLazyComponent } from '../../lib/lazy.tsx';
import { prices } from '../../lib/prices.ts';
import { chosenCountryKey, homeDraftKey, localStore, tabStore } from '../../lib/storage.ts';
import { leafAt } from '../../ui/art.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { ArrowIcon, CardIcon, ClockIcon, TalkIcon } from '../../ui/icons.tsx';
import { Page, Paper, PrivacyNote } from '../../ui/page.tsx';
import styles from './home.module.css';
import type { MemberHomeProps } from './home-member.tsx';

/** Stores the question and goes to the confirm page. */
function useAsk(): (message: string) => void {
  const [, navigate] = useLocation();
  return (message) => {
    tabStore.remove(homeDraftKey);
    localStore.write('pendingMessage', message);
    navigate(pageUrl('confirm', { message }));
  };
}

/** Loaded after the first paint, if there may be an unfinished dialogue or a text in this tab indicated a risk. */
function useUnfinished() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const keys = [...localStore.keys(), ...tabStore.keys()];
    // Keys of dialogues (history.ts, dialogue-ids.ts) and of a noticed risk (risk-in-tab.ts); their code is loaded later.
    setIsNeeded(keys.some((key) => /^(?:chat_h|session|care_s)/.test(key)));
  }, []);
  return useLazyComponent(isNeeded, loadUnfinished);
}

const loadUnfinished = () =>
  import('./home-unfinished.tsx').then(({ UnfinishedDialogueLink }) => UnfinishedDialogueLink);

/** Signed-in users (members) wait this long for their own page, then they get that of visitors. */
const memberWaitMs = 2_500;

/**
 * A member's own page; `visitor` when there is nothing to show on it. Undefined until that is known: meanwhile, styles
 * hide the page for visitors from members.
 */
function useMemberHome(): { View: ComponentType<MemberHomeProps> } | 'visitor' | undefined {
  const [home, setHome] = useState<{ View: ComponentType<MemberHomeProps> } | 'visitor'>();
  useEffect(() => {
    if (!localStore.read('accessToken')) return;
    let isCancelled = false;
    const show = (View?: ComponentType<MemberHomeProps>) => {
      if (!isCancelled) setHome((current) => current ?? (View ? { View } : 'visitor'));
    };
    const timer = setTimeout(show, navigator.onLine ? memberWaitMs : 0);
    import('./home-member.tsx').then(({ findMemberHome }) => findMemberHome()).then(show, () => show());
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, []);
  return home;
}

/** The second line of the greeting is the label of the text field: screen readers then read it once. */
const questionId = 'question';

/** The landing page, on which the user asks a question. */
export function HomePage() {
  const t = homeTexts();
  const config = useAppConfig();
  const ask = useAsk();
  const Unfinished = useUnfinished();
  const member = useMemberHome();
  const currency = useCurrency(config);
  const composer = <Composer onAsk={ask} />;
  const privacy = <PrivacyNote>{privacyText(config)}</PrivacyNote>;
  const visitorPart = (
    <>
      <Topics onPick={ask} />
      <Testimonial testimonial={config?.testimonial} />
    </>
  );
  if (typeof member === 'object')
    return (
      <member.View {...{ questionId, composer, privacy, visitorPart }} onAsk={ask}>
        {Unfinished && <Unfinished unstoredOnly />}
      </member.View>
    );
  return (
    <Page
      apart={0}
      wide
      account
      footer
      className={`${styles.page} ${member ? '' : styles.unsettled}`}
      corners={['tr']}
      ground={visitorPart}
    >
      <div className={styles.hero}>
        <h1>{t.title}</h1>
        <label htmlFor={questionId} className={styles.subtitle}>
          {t.subtitle}
        </label>
        {composer}
        <div className={styles.privacy}>{privacy}</div>
        <Facts currency={currency} />
        {Unfinished && <Unfinished />}
      </div>
    </Page>
  );
}

/** The visitor's currency where it is known without asking anybody: chosen on the pay page, or named by the proxy. */
function useCurrency(config: AppConfig | undefined): Currency {
  const [chosen, setChosen] = useState<Currency>();
  useEffect(() => {
    const country = tabStore.read(chosenCountryKey);
    if (country)
      void import('#shared/countries.ts').then(({ getCurrency }) => setChosen(getCurrency(prices, country)));
  }, []);
  return chosen ?? config?.currency ?? prices.otherCountries;
}

/** Outside a browser, the page is made for every server: each fills in its own prices (server/app.ts). */
function priceText(plan: PlanId, currency: Currency): string {
  if (typeof window === 'undefined') return `{PRICE_${plan.toUpperCase()}}`;
  return formatCents(priceCents(prices, plan, currency), currency);
}

const factIcons = [<TalkIcon key={0} />, <ClockIcon key={1} />, <CardIcon key={2} />];

/** What happens, how long it takes and what it costs. */
function Facts({ currency }: { currency: Currency }) {
  const t = homeTexts();
  const facts = [
    [t.whatHappens, t.answers],
    [t.howLong, t.minutes],
    [t.cost, t.prices(priceText('monthly', currency), priceText('annual', currency))],
  ];
  return (
    <div className={styles.facts}>
      <dl>
        {facts.map(([name, text], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three never change places
          <div key={index}>
            <dt>{name}</dt>
            <dd className="num">
              {factIcons[index]}
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <Link href={pages.sample}>
        {t.sample}
        <ArrowIcon />
      </Link>
    </div>
  );
}

/** Depends on the guide in use; until the server has named it, a text that is true for every guide. */
function privacyText(config: AppConfig | undefined): string {
  const t = homeTexts();
  if (!config) return t.privacy;
  return config.guide.kind === 'built-in' ? t.privacyBuiltIn : t.privacyModel(config.guide.label);
}

/** Loads the code of the next two pages early; the router retries if this fails. */
function preloadConfirm() {
  import('../confirm/confirm.tsx').then(({ preloadThinking }) => preloadThinking()).catch(() => undefined);
}

/** Uncontrolled: keeps what was typed before the script loaded. Without a script it works as a plain form. */
function Composer({ onAsk }: { onAsk: (message: string) => void }) {
  const t = homeTexts();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typedChars, setTypedChars] = useState(0);
  useEffect(() => {
    const fill = (text = '') => {
      if (!area.current) return;
      area.current.value ||= text;
      setTypedChars(charsIn(area.current.value));
    };
    fill();
    // Removes drafts older than a day first.
    if (tabStore.read(homeDraftKey))
      void import('../../lib/wipe.ts').then((wipe) => {
        wipe.cleanStores();
        fill(tabStore.read(homeDraftKey));
      });
  }, []);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const message = area.current?.value.trim();
    if (message && charsIn(message) <= limits.questionChars) onAsk(message);
  }
  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }
  return (
    <Paper className={styles.compose}>
      <form action={pages.confirm} onSubmit={submit}>
        <TextArea
          ref={area}
          id={questionId}
          borderless
          name="message"
          rows={2}
          limit={limits.questionChars}
          typedChars={typedChars}
          enterKeyHint="go"
          placeholder={t.placeholder}
          onFocus={preloadConfirm}
          onValue={(value) => setTypedChars(charsIn(value))}
          onKeyDown={sendOnEnter}
        />
        <Button
          type="submit"
          disabled={typedChars === 0 || typedChars > limits.questionChars}
          className={styles.start}
        >
          {t.start}
        </Button>
      </form>
    </Paper>
  );
}

/** The day's question of each topic, by position; until it is loaded, or after a failure, the built-in one. */
function useQuestions() {
  const t = homeTexts();
  const [questions, setQuestions] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);
  const locale = currentLocale();
  useEffect(() => {
    const controller = new AbortController();
    callLazily('guideQuestions', { query: { locale }, signal: controller.signal }).then(
      (response) => setQuestions(response.questions),
      () => setFailed(!controller.signal.aborted),
    );
    return () => controller.abort();
  }, [locale]);
  return { failed, questions: t.topics.map((topic, index) => questions[index] || topic.question) };
}

/** Keys by position: a pressed card must stay the same element when the language changes. */
const positions = [0, 1, 2, 3] as const;

function Topics({ onPick }: { onPick: (message: string) => void }) {
  const t = homeTexts();
  const { failed, questions } = useQuestions();
  return (
    <section aria-labelledby="topics">
      <div className={styles.heading}>
        <h2 id="topics">{t.popular}</h2>
        <span role="status" className={failed ? `${styles.tag} ${styles.failed}` : styles.tag}>
          {failed ? t.questionsFailed : t.updated}
        </span>
      </div>
      <div className={styles.topics}>
        {positions.map((index) => (
          <TopicCard
            key={index}
            index={index}
            title={t.topics[index].title}
            question={questions[index] ?? t.topics[index].question}
            onPick={onPick}
          />
        ))}
      </div>
    </section>
  );
}

interface TopicCardProps {
  index: number;
  title: string;
  question: string;
  onPick: (message: string) => void;
}

/** A long question is cut on screen after five lines; `title` has the whole. */
function TopicCard({ index, title, question, onPick }: TopicCardProps) {
  const isLong = question.length > limits.longTopicChars;
  return (
    <button type="button" className={styles.topic} onClick={() => onPick(question)}>
      <TopicArt index={index} />
      <b>{title}</b>
      <span className={isLong ? styles.long : styles.short} title={isLong ? question : undefined}>
        {question}
      </span>
    </button>
  );
}

function Testimonial({ testimonial }: { testimonial: AppConfig['testimonial'] | undefined }) {
  const t = homeTexts();
  return (
    <figure className={styles.voice}>
      <blockquote dir="auto">{testimonial ? `“${testimonial.text}”` : t.promise}</blockquote>
      <figcaption>
        {testimonial ? testimonial.name : <Link href={pages.privacy}>{t.promiseBy}</Link>}
      </figcaption>
    </figure>
  );
}

/** `warm`: in the colours of the sun instead of green. */
type LeafSpec = readonly [
  x: number,
  y: number,
  degrees: number,
  length: number,
  halfWidth: number,
  warm?: boolean,
];

interface Drawing {
  stem?: string;
  leaves: readonly LeafSpec[];
  dots?: readonly (readonly [x: number, y: number, r: number])[];
}

/** One drawing per topic of the landing page: a fork in the road, two people, a voice, something that grows. */
const drawings: readonly Drawing[] = [
  {
    stem: 'M32 62V40M32 42 18 26M32 42 48 22',
    leaves: [
      [18, 27, -128, 26, 8],
      [48, 23, -52, 28, 9, true],
    ],
  },
  {
    stem: 'M6 58C14 52 18 46 19 40M58 58C50 52 46 46 45 40',
    leaves: [
      [19, 42, -108, 34, 10],
      [45, 42, -72, 34, -10, true],
    ],
    dots: [[32, 34, 3.4]],
  },
  {
    leaves: [[8, 54, -34, 44, 14]],
    dots: [
      [49, 22, 5],
      [57, 11, 3],
    ],
  },
  {
    stem: 'M32 62V34',
    leaves: [
      [32, 52, -28, 24, 8],
      [32, 46, -152, 24, 8],
      [32, 38, -90, 10, 4],
    ],
    dots: [[32, 16, 9]],
  },
];

const drawn = drawings.map(({ stem, leaves, dots = [] }) => ({
  stem,
  dots,
  leaves: leaves.map(([x, y, degrees, length, halfWidth, warm]) => ({
    warm,
    ...leafAt({ x, y, degrees }, length, halfWidth),
  })),
}));

/** `index`: of the topic. */
export function TopicArt({ index }: { index: number }) {
  const art = drawn[index];
  if (!art) return null;
  return (
    <svg viewBox="0 0 64 64" width="56" height="56" aria-hidden="true">
      {art.stem && <path className={styles.stem} d={art.stem} />}
      {art.leaves.map(({ whole, fold, warm }) => (
        <g key={whole} className={warm ? styles.warm : styles.green}>
          <path d={whole} />
          <path className={styles.fold} d={fold} />
        </g>
      ))}
      {art.dots.map(([x, y, r]) => (
        <circle key={x} className={styles.warm} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}
