/** First part of the summary: the core insight and what it stands on. */
import type { Answer } from '../answers.ts';
import { quote } from '../quotes.ts';
import { type ObstacleKind, type Topic, topicOf } from '../tags.ts';
import { wordsOf } from '../words.ts';
import { type Findings, quoted, say } from './findings.ts';
import { type Found, plainAnswers } from './found.ts';
import * as lines from './insight-wordings.ts';
import { hasSlots } from './phrases.ts';
import * as words from './summary-wordings.ts';

/** Which question brought the obstacle up; `own` when it was said elsewhere. */
export function kindOf({ answer: { method } }: Found): ObstacleKind {
  return method === 'premortem' || method === 'friend' || method === 'exception' ? method : 'own';
}

/** Of the answers that could not be placed, the one with most to say in one line. */
function plainest(findings: Findings): Answer | undefined {
  const size = ({ text }: Answer) => Math.min(wordsOf(text).length, 20);
  return plainAnswers(findings).toSorted((left, right) => size(right) - size(left))[0];
}

function openInsight(findings: Findings): string {
  const plain = plainest(findings);
  if (!plain) return say(findings, lines.insightNeither, 'insight');
  const values = { n: String(plain.number), answer: quote(plain.text, 16) };
  return say(findings, lines.insightPlain, 'insight', values);
}

/** A free answer to the question about `topic` that could not be placed; a question back is no answer. */
function placeless(findings: Findings, topic: Topic): Answer | undefined {
  return plainAnswers(findings).findLast(
    ({ method, text }) => method && topicOf[method] === topic && !/[?？]/.test(text),
  );
}

/** What matters is known and not what is in the way, or the other way round. */
function halfInsight(
  findings: Findings,
  known: string,
  beside: Answer | undefined,
  pool: readonly string[],
): string {
  if (!beside) return say(findings, pool, 'insight', { value: known, obstacle: known });
  const values = { known, n: String(beside.number), answer: quote(beside.text, 12) };
  return say(findings, lines.insightBeside, 'insight', values);
}

/** The one sentence that the summary begins with. */
export function coreInsight(findings: Findings): string {
  const { value } = findings;
  const { against } = findings.corrected;
  if (value && against) return say(findings, lines.insightOwn.own, 'insight', { value, obstacle: against });
  if (against) return say(findings, lines.insightNoValue.own, 'insight', { obstacle: against });
  const obstacle = findings.by.obstacle;
  const isOpen = findings.input.reading.frame === 'open' || !hasSlots(findings.input);
  const byTag = isOpen ? { ...lines.insights, ...lines.openInsights } : lines.insights;
  const wordings = obstacle?.tag && !obstacle.answer.own ? byTag[obstacle.tag] : undefined;
  if (value && wordings) return say(findings, wordings, 'insight', { value });
  const said = obstacle ? quoted(obstacle.answer, 'obstacle', 12) : '';
  if (value && obstacle && !value.includes(said)) {
    return say(findings, lines.insightOwn[kindOf(obstacle)], 'insight', { value, obstacle: said });
  }
  if (value)
    return halfInsight(
      findings,
      value,
      obstacle ? undefined : placeless(findings, 'obstacle'),
      lines.insightNoObstacle,
    );
  if (obstacle)
    return halfInsight(findings, said, placeless(findings, 'matter'), lines.insightNoValue[kindOf(obstacle)]);
  return openInsight(findings);
}

function bullet(findings: Findings, topic: Topic, pool: readonly string[]): string[] {
  const found = findings.by[topic];
  if (!found) return [];
  const values = { n: String(found.answer.number), answer: quoted(found.answer, topic, 16) };
  return [say(findings, pool, topic, values)];
}

function bulletsByTopic(findings: Findings): string[][] {
  const { matter, obstacle } = findings.by;
  const matterPool = matter?.answer.method === 'protect' ? words.matterBullets : words.wishBullets;
  return [
    bullet(findings, 'matter', matterPool),
    bullet(findings, 'obstacle', words.obstacleBullets[obstacle ? kindOf(obstacle) : 'own']),
    bullet(findings, 'confidence', words.scaleBullets),
    bullet(findings, 'reason', words.reasonBullets),
  ];
}

/** The bullets that can be made of one answer. */
export function topicBullets(findings: Findings, answer: Answer): string[] {
  const topics = (['matter', 'obstacle', 'confidence', 'reason'] as const).map(
    (topic) => findings.by[topic]?.answer === answer,
  );
  return bulletsByTopic(findings)
    .filter((_, at) => topics[at])
    .flat();
}

/** Free answers that could not be placed are quoted, and nothing is claimed about them. */
function plainBullets(findings: Findings, insight: string): string[] {
  return plainAnswers(findings)
    .filter(
      (answer) => !insight.includes(quote(answer.text, 16)) && !insight.includes(quote(answer.text, 12)),
    )
    .slice(-2)
    .map((answer) =>
      say(
        findings,
        words.plainBullets,
        'plain',
        { n: String(answer.number), answer: quote(answer.text, 16) },
        answer.number,
      ),
    );
}

/** Two to four bullets, the insight first. */
export function insights(findings: Findings): string[] {
  const insight = coreInsight(findings);
  const { matter, obstacle } = findings.by;
  const same =
    matter && obstacle && quoted(matter.answer, 'matter', 16) === quoted(obstacle.answer, 'obstacle', 16);
  const [matters, obstacles, readiness, reasons] = bulletsByTopic(findings);
  const rest = [
    ...(matters ?? []),
    ...(same ? [] : (obstacles ?? [])),
    ...plainBullets(findings, insight),
    ...(readiness ?? []),
  ];
  const filled = rest.length > 0 ? rest : (reasons ?? []);
  const below = filled.length > 0 ? filled : [say(findings, words.startBullets, 'start')];
  return [insight, ...below].slice(0, 4);
}
