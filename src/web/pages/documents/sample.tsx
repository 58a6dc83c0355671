import type { ComponentType } from 'react';
import { pages } from '#shared/pages.ts';
import { type SampleLine, sampleTexts } from '../../i18n/en/sample.ts';
import { loadTexts } from '../../lib/lazy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LeafList, NumberedLeaves } from '../../ui/leaf-list.tsx';
import { Page, Paper } from '../../ui/page.tsx';
import styles from './sample.module.css';

/** Called by the router: loads the texts of the page with it. */
export async function loadSample(): Promise<ComponentType> {
  await loadTexts('documents');
  return SamplePage;
}

/** The results of a made-up dialogue. Everything is on the page, so that it can be read without a script. */
function SamplePage() {
  const t = sampleTexts();
  return (
    <Page canopyOpen={1} wide account footer corners={['tr']} className={styles.page} ground={<Below />}>
      <div className={styles.above}>
        <div>
          <p className={styles.tag}>{t.tag}</p>
          <h1>{t.title}</h1>
          <p className={styles.note}>{t.note}</p>
          <section className={styles.question}>
            <h2 className={styles.label}>{t.headings.originalQuestion}</h2>
            <p>{t.question}</p>
          </section>
          <h2 className={styles.label}>{t.headings.coreInsight}</h2>
          <p className={`display ${styles.insight}`}>{t.insight.text}</p>
          <Sources line={t.insight} />
        </div>
        <Paper className={styles.next}>
          <h2 className={styles.label}>{t.nextStep}</h2>
          <p className={styles.step}>{t.step}</p>
          <p>{t.stepWhen}</p>
          <p>{t.stepTools}</p>
        </Paper>
      </div>
    </Page>
  );
}

/** Quotes of the user, as evidence for a line. */
function Sources({ line }: { line: SampleLine }) {
  const t = sampleTexts();
  return (
    <span className={styles.sources}>
      {line.from.map(({ round, quote }) => (
        <span key={quote}>
          {round === 0 ? t.fromQuestion : t.fromRound(round)}: <q>{quote}</q>
        </span>
      ))}
    </span>
  );
}

function Below() {
  const t = sampleTexts();
  const reasons = t.reasons.map((line, index) => (
    <div key={line.text}>
      {line.text}
      <Sources line={line} />
      {index === 1 && <NotRight />}
    </div>
  ));
  return (
    <>
      <div className={styles.grid}>
        <section>
          <h2>{t.headings.coreReasons}</h2>
          <LeafList items={reasons} />
        </section>
        <section>
          <h2>{t.headings.implementationPath}</h2>
          <NumberedLeaves items={t.steps} />
        </section>
        <section>
          <h2>{t.headings.actionSuggestions}</h2>
          <h3>{t.label}</h3>
          <p>{t.suggestion}</p>
        </section>
        <section className={styles.clarity}>
          <h2>{t.clarity}</h2>
          <Scale />
          <p>{t.clarityText}</p>
        </section>
        <figure className={styles.mood}>
          <blockquote>{t.mood}</blockquote>
        </figure>
        <History />
      </div>
      <div className={styles.own}>
        <h2>{t.ownTitle}</h2>
        <ButtonLink href={pages.home}>{t.own}</ButtonLink>
      </div>
    </>
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

const numbers = Array.from({ length: 11 }, (_, number) => number);

const chosenNumbers = new Map([
  [4, 'before'],
  [7, 'after'],
]);

/** A picture of the scale; the text below it says the same. */
function Scale() {
  return (
    <div className={styles.scale} aria-hidden="true">
      {numbers.map((number) => (
        <span key={number} data-at={chosenNumbers.get(number)}>
          {number}
        </span>
      ))}
    </div>
  );
}

function History() {
  const t = sampleTexts();
  return (
    <details className={styles.history}>
      <summary>
        {t.history}
        <small>{t.answers(t.rounds.length)}</small>
      </summary>
      <ol>
        {t.rounds.map(({ question, answer }) => (
          <li key={question}>
            <span>{question}</span>
            {answer}
          </li>
        ))}
      </ol>
    </details>
  );
}
