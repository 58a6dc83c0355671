/** First part of the summary: the core insight and what it stands on. */
import { quote } from '../quotes.ts';
import { type Findings, type Found, say } from './findings.ts';
import * as words from './summary-wordings.ts';

function coreInsight(findings: Findings): string {
  const { value } = findings;
  const obstacle = findings.by.obstacle;
  const wordings = obstacle?.tag && !obstacle.answer.own ? words.insights[obstacle.tag] : undefined;
  if (value && wordings) return say(findings, wordings, 'insight', { value });
  const said = obstacle ? quote(obstacle.answer.text, 12) : '';
  if (value && obstacle && obstacle.answer !== findings.by.matter?.answer) {
    return say(findings, words.insightOwn, 'insight', { value, obstacle: said });
  }
  if (value) return say(findings, words.insightNoObstacle, 'insight', { value });
  if (obstacle) return say(findings, words.insightNoValue, 'insight', { obstacle: said });
  return say(findings, words.insightNeither, 'insight');
}

function bullet(
  findings: Findings,
  found: Found | undefined,
  pool: readonly string[],
  name: string,
): string[] {
  if (!found) return [];
  const values = { n: String(found.answer.number), answer: quote(found.answer.text, 16) };
  return [say(findings, pool, name, values)];
}

function obstaclePool(found: Found | undefined): readonly string[] {
  const method = found?.answer.method;
  const known = method === 'premortem' || method === 'friend' || method === 'exception';
  return words.obstacleBullets[known ? method : 'own'];
}

/** Two to four bullets, the insight first. */
export function coreAnswer(findings: Findings): string {
  const { by } = findings;
  const rest = [
    ...bullet(findings, by.matter, words.matterBullets, 'matter'),
    ...(by.obstacle?.answer === by.matter?.answer
      ? []
      : bullet(findings, by.obstacle, obstaclePool(by.obstacle), 'obstacle')),
    ...bullet(findings, by.confidence, words.scaleBullets, 'scale'),
  ];
  const filled = rest.length > 0 ? rest : bullet(findings, by.reason, words.reasonBullets, 'reason');
  const lines = filled.length > 0 ? filled : [say(findings, words.startBullets, 'start')];
  return [coreInsight(findings), ...lines]
    .slice(0, 4)
    .map((line) => `• ${line}`)
    .join('\n');
}
