/** First part of the summary: the core insight and what it stands on. */
import type { ObstacleKind, Topic } from '../tags.ts';
import { type Findings, type Found, quoted, say } from './findings.ts';
import * as words from './summary-wordings.ts';

/** Which question brought the obstacle up; `own` when it was said elsewhere. */
export function kindOf({ answer: { method } }: Found): ObstacleKind {
  return method === 'premortem' || method === 'friend' || method === 'exception' ? method : 'own';
}

function coreInsight(findings: Findings): string {
  const { value } = findings;
  const obstacle = findings.by.obstacle;
  const wordings = obstacle?.tag && !obstacle.answer.own ? words.insights[obstacle.tag] : undefined;
  if (value && wordings) return say(findings, wordings, 'insight', { value });
  const said = obstacle ? quoted(obstacle.answer, 'obstacle', 12) : '';
  if (value && obstacle && said !== value) {
    return say(findings, words.insightOwn[kindOf(obstacle)], 'insight', { value, obstacle: said });
  }
  if (value) return say(findings, words.insightNoObstacle, 'insight', { value });
  if (obstacle) return say(findings, words.insightNoValue[kindOf(obstacle)], 'insight', { obstacle: said });
  return say(findings, words.insightNeither, 'insight');
}

function bullet(findings: Findings, topic: Topic, pool: readonly string[]): string[] {
  const found = findings.by[topic];
  if (!found) return [];
  const values = { n: String(found.answer.number), answer: quoted(found.answer, topic, 16) };
  return [say(findings, pool, topic, values)];
}

/** Two to four bullets, the insight first. */
export function coreAnswer(findings: Findings): string {
  const { matter, obstacle } = findings.by;
  const same =
    matter && obstacle && quoted(matter.answer, 'matter', 16) === quoted(obstacle.answer, 'obstacle', 16);
  const rest = [
    ...bullet(
      findings,
      'matter',
      matter?.answer.method === 'protect' ? words.matterBullets : words.wishBullets,
    ),
    ...(same ? [] : bullet(findings, 'obstacle', words.obstacleBullets[obstacle ? kindOf(obstacle) : 'own'])),
    ...bullet(findings, 'confidence', words.scaleBullets),
  ];
  const filled = rest.length > 0 ? rest : bullet(findings, 'reason', words.reasonBullets);
  const lines = filled.length > 0 ? filled : [say(findings, words.startBullets, 'start')];
  return [coreInsight(findings), ...lines]
    .slice(0, 4)
    .map((line) => `• ${line}`)
    .join('\n');
}
