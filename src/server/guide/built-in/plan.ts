/** The implementation path: three if-then lines, the first with the person's own step and time. */
import { quotable, quote } from '../quotes.ts';
import { lowered } from '../words.ts';
import { type Findings, say } from './findings.ts';
import * as words from './summary-wordings.ts';

function whenOf({ by }: Findings): string {
  const time = by.time;
  if (!time) return 'tomorrow comes and I have my first quiet ten minutes';
  const { answer, tag } = time;
  if (!answer.own)
    return words.whenByOption[answer.text] ?? words.whenClauses[tag ?? 'soon'] ?? 'tomorrow evening comes';
  return `the time comes that I named in round ${answer.number}, ${quote(answer.text, 12)}`;
}

function stepOf(findings: Findings): string {
  const step = findings.by.step?.answer;
  if (!step) return say(findings, words.defaultSteps, 'step');
  if (step.own) return `do what I wrote in round ${step.number}: ${quote(step.text, 16)}`;
  return lowered(
    quotable(step.text).replace(/^I could (?:say: )?/, (lead) => (lead.endsWith('say: ') ? 'say: ' : '')),
  );
}

function obstaclePlan(findings: Findings): string {
  const obstacle = findings.by.obstacle;
  if (!obstacle) return say(findings, words.openObstaclePlans, 'plan');
  const wordings = obstacle.answer.own ? undefined : obstacle.tag && words.obstaclePlans[obstacle.tag];
  return say(findings, wordings ?? words.ownObstaclePlans, 'plan', {
    obstacle: quote(obstacle.answer.text, 12),
  });
}

export function implementationPath(findings: Findings): string {
  const first = `When ${whenOf(findings)}, then I will ${stepOf(findings)}.`;
  return [
    first,
    obstaclePlan(findings),
    say(findings, words.reviewPlans, 'review', { mValue: findings.mValue }),
  ].join('\n');
}
