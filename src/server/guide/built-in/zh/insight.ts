/** First part of the Chinese summary: the core insight and what it stands on. */
import type { Answer } from '../../answers.ts';
import { quotesIn } from '../../quotes.ts';
import { type ObstacleKind, type Topic, topicOf } from '../../tags.ts';
import { type Found, plainAnswers } from '../found.ts';
import { type Findings, quotedZh, sayZh } from './findings.ts';
import * as lines from './insight-wordings.ts';
import { hasSlotsZh } from './phrases.ts';
import { quoteZh } from './quotes.ts';
import * as words from './summary-wordings.ts';

/** Which question brought the obstacle up; `own` when it was said elsewhere. */
export function kindOfZh({ answer: { method } }: Found): ObstacleKind {
  return method === 'premortem' || method === 'friend' || method === 'exception' ? method : 'own';
}

/** Of the answers that could not be placed, the one with most to say in one line. */
function openInsight(findings: Findings): string {
  const size = ({ text }: Answer) => Math.min([...text].length, 36);
  const plain = plainAnswers(findings).toSorted((left, right) => size(right) - size(left))[0];
  if (!plain) return sayZh(findings, lines.insightNeither, 'insight');
  const values = { n: String(plain.number), answer: quoteZh(plain.text, 32) };
  return sayZh(findings, lines.insightPlain, 'insight', values);
}

/** A free answer to the question about `topic` that could not be placed; a question back is no answer. */
function placeless(findings: Findings, topic: Topic): Answer | undefined {
  return plainAnswers(findings).findLast(
    ({ method, text }) => method && topicOf[method] === topic && !/[?？]/.test(text),
  );
}

/** What matters is known and not what is in the way, or the other way round. */
function halfInsight(findings: Findings, known: string, beside: Answer | undefined, pool: readonly string[]) {
  if (!beside) return sayZh(findings, pool, 'insight', { value: known, obstacle: known });
  const values = { known, n: String(beside.number), answer: quoteZh(beside.text, 24) };
  return sayZh(findings, lines.insightBeside, 'insight', values);
}

/** The one sentence that the summary begins with. */
export function coreInsightZh(findings: Findings): string {
  const { value, input } = findings;
  const { against } = findings.corrected;
  if (value && against) return sayZh(findings, lines.insightOwn.own, 'insight', { value, obstacle: against });
  if (against) return sayZh(findings, lines.insightNoValue.own, 'insight', { obstacle: against });
  const { obstacle } = findings.by;
  const isOpen = input.reading.frame === 'open' || !hasSlotsZh(input);
  const byTag = isOpen ? { ...lines.insights, ...lines.openInsights } : lines.insights;
  const wordings = obstacle?.tag && !obstacle.answer.own ? byTag[obstacle.tag] : undefined;
  if (value && wordings) return sayZh(findings, wordings, 'insight', { value });
  const said = obstacle ? quotedZh(obstacle.answer, 'obstacle', 24) : '';
  if (value && obstacle && !value.includes(said))
    return sayZh(findings, lines.insightOwn[kindOfZh(obstacle)], 'insight', { value, obstacle: said });
  if (value) {
    const beside = obstacle ? undefined : placeless(findings, 'obstacle');
    return halfInsight(findings, value, beside, lines.insightNoObstacle);
  }
  if (obstacle)
    return halfInsight(
      findings,
      said,
      placeless(findings, 'matter'),
      lines.insightNoValue[kindOfZh(obstacle)],
    );
  return openInsight(findings);
}

function bullet(findings: Findings, topic: Topic, pool: readonly string[]): string[] {
  const found = findings.by[topic];
  if (!found) return [];
  const values = { n: String(found.answer.number), answer: quotedZh(found.answer, topic, 32) };
  return [sayZh(findings, pool, topic, values)];
}

function bulletsByTopic(findings: Findings): [Topic, string[]][] {
  const { matter, obstacle } = findings.by;
  const matterPool = matter?.answer.method === 'protect' ? words.matterBullets : words.wishBullets;
  return [
    ['matter', bullet(findings, 'matter', matterPool)],
    ['obstacle', bullet(findings, 'obstacle', words.obstacleBullets[obstacle ? kindOfZh(obstacle) : 'own'])],
    ['confidence', bullet(findings, 'confidence', words.scaleBullets)],
    ['reason', bullet(findings, 'reason', words.reasonBullets)],
  ];
}

/** The bullets that can be made of one answer. */
export function topicBulletsZh(findings: Findings, answer: Answer): string[] {
  return bulletsByTopic(findings).flatMap(([topic, found]) =>
    findings.by[topic]?.answer === answer ? found : [],
  );
}

/** Free answers that could not be placed are quoted, and nothing is claimed about them. */
function plainBullets(findings: Findings, insight: string): string[] {
  const quotedThere = quotesIn(insight);
  return plainAnswers(findings)
    .filter(({ text }) => !quotedThere.some((piece) => piece !== '' && text.startsWith(piece)))
    .slice(-2)
    .map((answer) => {
      const values = { n: String(answer.number), answer: quoteZh(answer.text, 32) };
      return sayZh(findings, words.plainBullets, 'plain', values, answer.number);
    });
}

/** Two to four bullets, the insight first. */
export function insightsZh(findings: Findings): string[] {
  const insight = coreInsightZh(findings);
  const { matter, obstacle } = findings.by;
  const same =
    matter && obstacle && quotedZh(matter.answer, 'matter', 32) === quotedZh(obstacle.answer, 'obstacle', 32);
  const made = new Map(bulletsByTopic(findings));
  const of = (topic: Topic) => made.get(topic) ?? [];
  const rest = [
    ...of('matter'),
    ...(same ? [] : of('obstacle')),
    ...plainBullets(findings, insight),
    ...of('confidence'),
  ];
  const filled = rest.length > 0 ? rest : of('reason');
  const below = filled.length > 0 ? filled : [sayZh(findings, words.startBullets, 'start')];
  return [insight, ...below].slice(0, 4);
}
