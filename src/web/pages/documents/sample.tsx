import { ChevronDown } from 'lucide-react';
import type { ComponentType } from 'react';
import { pages } from '#shared/pages.ts';
import results from '../../features/summary/summary.module.css';
import { Block, InsightText, Mood, Sources, StepCard } from '../../features/summary/summary-parts.tsx';
import { type SampleLine, sampleTexts } from '../../i18n/en/sample.ts';
import { loadTexts } from '../../lib/lazy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ClarityArc } from '../../ui/clarity-arc.tsx';
import { LeafList, NumberedLeaves } from '../../ui/leaf-list.tsx';
import { Page } from '../../ui/page.tsx';
import skyStyles from '../summary/sky.module.css';
import styles from './sample.module.css';

/** Called by the router: loads the texts of the page with it. */
export async function loadSample(): Promise<ComponentType> {
  await loadTexts('documents');
  return SamplePage;
}

/**
 * The results of a made-up dialogue, from the parts of the results page. Everything is on the page, so that it can be
 * read without a script.
 */
function SamplePage() {
  const t = sampleTexts();
  return (
    <>
      <Page apart={1} wide account footer corners={['tr']} className={skyStyles.sky} ground={<Below />}>
        <div className={results.head}>
          <div className={results.first}>
            <div className={styles.title}>
              <h1>{t.title}</h1>
              <b>{t.tag}</b>
              <p>{t.note}</p>
            </div>
            <section className={results.insight}>
              <h2>{t.headings.coreInsight}</h2>
              <InsightText text={t.insight.text} />
              <LineSources line={t.insight} />
            </section>
            <StepCard title={t.nextStep} step={t.step} when={t.stepWhen} />
          </div>
          <div className={results.beside}>
            <section className={results.question}>
              <h2>{t.headings.originalQuestion}</h2>
              <p>{t.question}</p>
            </section>
          </div>
        </div>
      </Page>
      {/* Last on the page: from there it sticks to the lower edge of the screen. */}
      <aside aria-labelledby="own" className={styles.own}>
        <h2 id="own">{t.ownTitle}</h2>
        <ButtonLink href={pages.home}>{t.own}</ButtonLink>
      </aside>
    </>
  );
}

function LineSources({ line }: { line: SampleLine }) {
  const t = sampleTexts();
  const placeOf = (round: number) => (round === 0 ? t.fromQuestion : t.fromRound(round));
  return <Sources from={line.from.map(({ round, quote }) => ({ place: placeOf(round), quote }))} />;
}

function Below() {
  const t = sampleTexts();
  const reasons = t.reasons.map((line, index) => (
    <div key={line.text}>
      {line.text}
      <LineSources line={line} />
      {index === 1 && <NotRight />}
    </div>
  ));
  return (
    <div className={results.body}>
      <div className={styles.columns}>
        <Block title={t.headings.coreReasons}>
          <LeafList items={reasons} />
        </Block>
        <Block title={t.headings.implementationPath}>
          <NumberedLeaves items={t.steps} />
        </Block>
        <Block title={t.headings.actionSuggestions}>
          <p className={results.label}>{t.label}</p>
          <p>{t.suggestion}</p>
        </Block>
        <section className={styles.clarity}>
          <h2>{t.clarity}</h2>
          {/* As the library draws it; the text below it says the same. */}
          <ClarityArc clarity={7} />
          <p>{t.clarityText}</p>
        </section>
        <Mood title={t.inALine}>{t.mood}</Mood>
      </div>
      <History />
    </div>
  );
}

/** A note that the user had this line corrected. */
function NotRight() {
  const t = sampleTexts();
  return (
    <span className={styles.notRight}>
      <b>{t.notRight}</b>
      <span>
        {t.notRightText} <s>{t.notRightBefore}</s> {t.notRightAnswer}
      </span>
    </span>
  );
}

function History() {
  const t = sampleTexts();
  return (
    <details>
      <summary className={results.toggle}>
        {t.history}
        <small>{t.answers(t.rounds.length)}</small>
        <ChevronDown aria-hidden="true" className={results.chevron} />
      </summary>
      <ol className={results.rounds}>
        {t.rounds.map(({ question, answer }) => (
          <li key={question}>
            <p className={results.roundQuestion}>{question}</p>
            <p>{answer}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
