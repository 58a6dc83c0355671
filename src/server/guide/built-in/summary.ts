import type { Answer } from '../answers.ts';
import type { GuideInput, GuideSummary } from '../guide.ts';
import { pick } from '../pick.ts';
import { quote } from '../quotes.ts';
import { discoveries } from './discoveries.ts';
import { findingsOf } from './findings.ts';
import { coreAnswer } from './insight.ts';
import { layers } from './layer-wordings.ts';
import { fill } from './phrases.ts';
import { implementationPath } from './plan.ts';
import { decisionStyle, moodPhrase, personalLabel } from './portrait.ts';
import { chosenLeads, closings, ownLeads } from './reflection-wordings.ts';
import { unknownLine } from './unknown-line.ts';

function reflectionOf(input: GuideInput, answers: readonly Answer[], attempt: number): string {
  const { seed } = input;
  const closing = pick(closings, `${seed}closing`, attempt);
  const last = answers.at(-1);
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
  return {
    kind: 'summary',
    reflection: reflectionOf(input, answers, attempt),
    display: {
      problemReview: { originalQuestion: input.question },
      instantInsight: { coreAnswer: coreAnswer(findings), moodPhrase: moodPhrase(findings) },
      deepAnalysis: { frameworkAnalysis: implementationPath(findings) },
      dialogueReview: { keyDiscoveries: discoveries(findings) },
      personalizedInsight: {
        personalLabel: personalLabel(findings),
        decisionStyleAnalysis: decisionStyle(findings),
      },
    },
  };
}
