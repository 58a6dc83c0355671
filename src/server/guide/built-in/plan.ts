/** The implementation path: three if-then lines, the first with the person's own step and time. */
import { quotable, quote } from '../quotes.ts';
import { lowered } from '../words.ts';
import { type Findings, quoted, say } from './findings.ts';
import { kindOf } from './insight.ts';
import * as words from './plan-wordings.ts';
import { timedStep } from './timed-steps.ts';

function whenOf(findings: Findings): string {
  const time = findings.by.time;
  if (!time) return 'tomorrow comes and I have a moment to myself';
  const { answer, tag } = time;
  if (!answer.own)
    return words.whenByOption[answer.text] ?? words.whenClauses[tag ?? 'soon'] ?? 'tomorrow evening comes';
  return `the time I named in round ${answer.number} comes, ${quote(answer.text, 12)}`;
}

function stepOf(findings: Findings): string {
  const step = findings.by.step?.answer;
  if (!step) return say(findings, words.defaultSteps, 'step');
  if (step.own) return `do what I wrote in round ${step.number}: ${quote(step.text, 16)}`;
  return lowered(
    quotable(timedStep(step.text)?.step ?? step.text).replace(/^I could (?:say: )?/, (lead) =>
      lead.endsWith('say: ') ? 'say: ' : '',
    ),
  );
}

function obstaclePlan(findings: Findings): string {
  const { against } = findings.corrected;
  if (against) return say(findings, words.ownObstaclePlans.own, 'plan', { obstacle: against });
  const obstacle = findings.by.obstacle;
  if (!obstacle) return say(findings, words.openObstaclePlans, 'plan');
  const wordings = obstacle.answer.own ? undefined : obstacle.tag && words.obstaclePlans[obstacle.tag];
  return say(findings, wordings ?? words.ownObstaclePlans[kindOf(obstacle)], 'plan', {
    obstacle: quoted(obstacle.answer, 'obstacle', 12),
  });
}

/** Step and time in one answer are quoted once. */
function planned(findings: Findings): string {
  const { step, time } = findings.by;
  if (step?.answer.own && step.answer === time?.answer) {
    return `When the time I set comes, then I will do what I wrote in round ${step.answer.number}: ${quote(step.answer.text, 16)}.`;
  }
  const offered = step && !step.answer.own ? timedStep(step.answer.text) : undefined;
  const moment = offered && step?.answer === time?.answer ? offered.moment : whenOf(findings);
  return `When ${moment}, then I will ${stepOf(findings)}.`;
}

function review(findings: Findings): string {
  const { value } = findings.corrected;
  if (value) return say(findings, words.ownReviewPlans, 'review', { mValue: value });
  const matter = findings.by.matter?.answer;
  if (!matter) return say(findings, words.openReviewPlans, 'review');
  const own = matter.own ? quoted(matter, 'matter', 14) : undefined;
  return say(findings, own ? words.ownReviewPlans : words.reviewPlans, 'review', {
    mValue: own ?? findings.mValue,
  });
}

export function implementationPath(findings: Findings): string[] {
  const first = planned(findings);
  return [first, obstaclePlan(findings), review(findings)];
}
