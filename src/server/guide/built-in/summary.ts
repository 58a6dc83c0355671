import type { Summary } from '#shared/summary.ts';
import type { Answer } from '../answers.ts';
import type { GuideInput, GuideSummary } from '../guide.ts';
import { pick } from '../pick.ts';
import { quote } from '../quotes.ts';
import { topicOf } from '../tags.ts';
import { discoveries } from './discoveries.ts';
import { findingsOf } from './findings.ts';
import { insights } from './insight.ts';
import { layers } from './layer-wordings.ts';
import { stillOpen } from './open-topics.ts';
import { fill } from './phrases.ts';
import { implementationPath } from './plan.ts';
import { decisionStyle, moodPhrase, personalLabel } from './portrait.ts';
import { chosenLeads, closings, ownLeads } from './reflection-wordings.ts';
import { evidenceOn } from './rests-on.ts';
import * as stops from './stop-wordings.ts';
import { unknownLine } from './unknown-line.ts';

/** The open question has taken up the last answer already, and the person has read it: other words here. */
function stopReflection({ seed }: GuideInput, last: Answer | undefined, attempt: number): string {
  const closing = pick(stops.stopClosings, `${seed}stop`, attempt);
  if (!last) return closing;
  const pool = last.unknown ? stops.stopUnknownLeads : stops.stopLeads;
  const asked = last.method ? stops.stopTopics[topicOf[last.method]] : stops.otherStopTopic;
  return `${fill(pick(pool, `${seed}halt`, attempt), { asked, answer: quote(last.text) })} ${closing}`;
}

function reflectionOf(input: GuideInput, answers: readonly Answer[], attempt: number): string {
  const { seed } = input;
  const last = answers.at(-1);
  if (input.finish) return stopReflection(input, last, attempt);
  const closing = pick(closings, `${seed}closing`, attempt);
  if (!last) return closing;
  if (last.unknown) return `${unknownLine(seed, answers.length, last)} ${closing}`;
  const lead = fill(pick(last.own ? ownLeads : chosenLeads, `${seed}lead`, answers.length), {
    answer: quote(last.text),
  });
  const layer = !last.own && last.tag ? `${pick(layers[last.tag], `${seed}${last.tag}`, attempt)} ` : '';
  return `${lead} ${layer}${closing}`;
}

export function writeSummary(input: GuideInput, answers: readonly Answer[], attempt: number): GuideSummary {
  const findings = findingsOf(input, answers, attempt);
  const summary: Summary = {
    question: input.question,
    insights: insights(findings),
    reasons: discoveries(findings),
    steps: implementationPath(findings),
    mood: moodPhrase(findings),
    label: personalLabel(findings),
    suggestions: [decisionStyle(findings)],
    stillOpen: input.finish ? stillOpen(input, answers) : [],
  };
  return {
    kind: 'summary',
    reflection: reflectionOf(input, answers, attempt),
    summary: { ...summary, evidence: evidenceOn(findings, summary) },
  };
}
