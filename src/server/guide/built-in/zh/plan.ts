/** The implementation path: three if-then lines in Chinese, the first with the person's own step and time. */
import { core, quotable } from '../../quotes.ts';
import { type Findings, quotedZh, sayZh } from './findings.ts';
import { kindOfZh } from './insight.ts';
import * as words from './plan-wordings.ts';
import { quoteZh } from './quotes.ts';
import { planMomentsZh } from './step-options.ts';

/** Takes an offered plan apart; undefined when it is none. */
function timedStep(text: string): { moment: string; step: string } | undefined {
  const found = /^(\D{1,8}?)，?(我可以.+)$/su.exec(text);
  const moment = planMomentsZh[found?.[1] ?? ''];
  return moment !== undefined && found?.[2] ? { moment, step: found[2] } : undefined;
}

function momentOf(findings: Findings): string {
  const { time } = findings.by;
  if (!time) return '到了明天，有一会儿属于自己';
  const { answer, tag } = time;
  if (answer.own) return `到了我在第 ${answer.number} 轮说的时间，${quoteZh(answer.text, 24)}`;
  return words.momentsZh[answer.text] ?? words.momentsByTag[tag ?? 'soon'] ?? '到了明天晚上';
}

function stepOf(findings: Findings): string {
  const step = findings.by.step?.answer;
  if (!step) return sayZh(findings, words.defaultSteps, 'step');
  if (step.own) return `做我在第 ${step.number} 轮写的那件事：${quoteZh(step.text, 32)}`;
  return core(quotable(timedStep(step.text)?.step ?? step.text)).replace(/^(?=有件事)/, '说：');
}

/** Step and time in one answer are quoted once. */
function planned(findings: Findings): string {
  const { step, time } = findings.by;
  if (step?.answer.own && step.answer === time?.answer)
    return `到了我定的那个时间，我就做第 ${step.answer.number} 轮写的那件事：${quoteZh(step.answer.text, 32)}。`;
  const offered = step && !step.answer.own ? timedStep(step.answer.text) : undefined;
  const moment = offered && step?.answer === time?.answer ? offered.moment : momentOf(findings);
  return `${moment}，我就${stepOf(findings)}。`;
}

function obstaclePlan(findings: Findings): string {
  const { against } = findings.corrected;
  if (against) return sayZh(findings, words.ownObstaclePlans.own, 'plan', { obstacle: against });
  const { obstacle } = findings.by;
  if (!obstacle) return sayZh(findings, words.openObstaclePlans, 'plan');
  const wordings = obstacle.answer.own ? undefined : obstacle.tag && words.obstaclePlans[obstacle.tag];
  return sayZh(findings, wordings ?? words.ownObstaclePlans[kindOfZh(obstacle)], 'plan', {
    obstacle: quotedZh(obstacle.answer, 'obstacle', 24),
  });
}

function review(findings: Findings): string {
  const { value } = findings.corrected;
  if (value) return sayZh(findings, words.ownReviewPlans, 'review', { mValue: value.replace(/^你说的/, '') });
  const matter = findings.by.matter?.answer;
  if (!matter) return sayZh(findings, words.openReviewPlans, 'review');
  const own = matter.own ? quotedZh(matter, 'matter', 28) : undefined;
  return sayZh(findings, own ? words.ownReviewPlans : words.reviewPlans, 'review', {
    mValue: own ?? findings.mValue,
  });
}

export function implementationPathZh(findings: Findings): string[] {
  return [planned(findings), obstaclePlan(findings), review(findings)];
}
