import type { Summary } from '#shared/summary.ts';
import type { Answer } from '../../answers.ts';
import type { GuideInput, GuideSummary } from '../../guide.ts';
import { pick } from '../../pick.ts';
import { topicOf } from '../../tags.ts';
import { stillOpen } from '../open-topics.ts';
import { evidenceOn } from '../rests-on.ts';
import { discoveriesZh } from './discoveries.ts';
import { findingsZh } from './findings.ts';
import { insightsZh } from './insight.ts';
import { layersZh } from './layer-wordings.ts';
import { fillZh } from './phrases.ts';
import { implementationPathZh } from './plan.ts';
import { decisionStyleZh, moodPhraseZh, personalLabelZh } from './portrait.ts';
import { quoteZh } from './quotes.ts';
import { chosenLeads, closings, ownLeads } from './reflection-wordings.ts';
import { unknownLineZh } from './round.ts';
import * as stops from './stop-wordings.ts';

/** The open question has taken up the last answer already, and the person has read it: other words here. */
function stopReflection({ seed }: GuideInput, last: Answer | undefined, attempt: number): string {
  const closing = pick(stops.stopClosingsZh, `${seed}stop`, attempt);
  if (!last) return closing;
  const pool = last.unknown ? stops.stopUnknownLeadsZh : stops.stopLeadsZh;
  const asked = last.method ? stops.stopTopicsZh[topicOf[last.method]] : stops.otherStopTopicZh;
  const lead = fillZh(pick(pool, `${seed}halt`, attempt), { asked, answer: quoteZh(last.text, 28) });
  return `${lead}${closing}`;
}

function reflectionOf(input: GuideInput, answers: readonly Answer[], attempt: number): string {
  const { seed } = input;
  const last = answers.at(-1);
  if (input.finish) return stopReflection(input, last, attempt);
  const closing = pick(closings, `${seed}closing`, attempt);
  if (!last) return closing;
  if (last.unknown) return `${unknownLineZh(seed, answers.length, last)}${closing}`;
  const lead = fillZh(pick(last.own ? ownLeads : chosenLeads, `${seed}lead`, answers.length), {
    answer: quoteZh(last.text, 40),
  });
  const layer = !last.own && last.tag ? layersZh[last.tag] : undefined;
  return `${lead}${layer ? pick(layer, `${seed}${last.tag}`, attempt) : ''}${closing}`;
}

export function writeSummaryZh(input: GuideInput, answers: readonly Answer[], attempt: number): GuideSummary {
  const findings = findingsZh(input, answers, attempt);
  const summary: Summary = {
    question: input.question,
    insights: insightsZh(findings),
    reasons: discoveriesZh(findings),
    steps: implementationPathZh(findings),
    mood: moodPhraseZh(findings),
    label: personalLabelZh(findings),
    suggestions: [decisionStyleZh(findings)],
    stillOpen: input.finish ? stillOpen(input, answers) : [],
  };
  return {
    kind: 'summary',
    reflection: reflectionOf(input, answers, attempt),
    summary: { ...summary, evidence: evidenceOn(findings, summary) },
  };
}
