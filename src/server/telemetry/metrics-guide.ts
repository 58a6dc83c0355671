/** Metrics of guides and help cards. */
import { Counter, Histogram, type Registry } from 'prom-client';
import type { RiskKind } from '#shared/contract/shapes.ts';
import type { GuideReport, GuideStep } from '../guide/guide.ts';

/** How a step of a guide ended. */
interface CountedStep {
  kind: GuideStep['kind'] | 'care';
  report: GuideReport;
  /** Milliseconds from the call to the first streamed text; undefined if there was none. */
  firstEventMs: number | undefined;
}

export interface GuideMetrics {
  guideStep(step: CountedStep): void;
  guideFailed(guide: string): void;
  /** An answer contained a help card or the help page. */
  careShown(level: 'low' | 'high', kind: RiskKind | undefined): void;
}

function toOutcome({ fellBack, repaired, tries }: GuideReport): string {
  if (fellBack) return `fallback_${fellBack.replace('-', '_')}`;
  if (tries > 1) return 'second_try';
  return repaired ? 'repaired' : 'good';
}

function instruments(registry: Registry) {
  const labelNames = ['guide', 'model', 'prompt'];
  const registers = [registry];
  return {
    steps: new Counter({
      name: 'clearing_guide_steps_total',
      help: 'Rounds and summaries by guide, model, prompt and outcome',
      labelNames: [...labelNames, 'kind', 'outcome'],
      registers,
    }),
    checks: new Counter({
      name: 'clearing_guide_failed_checks_total',
      help: 'Steps in which a quality check failed in at least one attempt, by check',
      labelNames: [...labelNames, 'check'],
      registers,
    }),
    hiddenSentences: new Counter({
      name: 'clearing_guide_sentences_held_back_total',
      help: 'Sentences of the model that were not shown',
      labelNames,
      registers,
    }),
    tokens: new Counter({
      name: 'clearing_guide_tokens_total',
      help: 'Tokens as counted by the provider',
      labelNames: [...labelNames, 'type'],
      registers,
    }),
    cost: new Counter({
      name: 'clearing_guide_cost_usd_total',
      help: 'Cost at list price, if the price is known',
      labelNames,
      registers,
    }),
    firstEvent: new Histogram({
      name: 'clearing_guide_first_event_seconds',
      help: 'Time from calling the guide to its first text',
      labelNames: ['guide', 'model'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64],
      registers,
    }),
    care: new Counter({
      name: 'clearing_care_shown_total',
      help: 'Answers that showed a help card (low) or the help page (high), by kind',
      labelNames: ['level', 'kind'],
      registers,
    }),
    failures: new Counter({
      name: 'clearing_guide_failures_total',
      help: 'Steps that the guide did not complete, including stopped ones',
      labelNames: ['guide'],
      registers,
    }),
  };
}

function countStep(to: ReturnType<typeof instruments>, { kind, report, firstEventMs }: CountedStep): void {
  const { guide, usage, costMicros, failedChecks, heldBack } = report;
  const model = report.model ?? 'none';
  const labels = { guide, model, prompt: report.promptVersion ?? 'none' };
  to.steps.inc({ ...labels, kind, outcome: kind === 'care' ? 'care' : toOutcome(report) });
  for (const check of new Set(failedChecks)) to.checks.inc({ ...labels, check });
  if (heldBack > 0) to.hiddenSentences.inc(labels, heldBack);
  if (usage) {
    to.tokens.inc({ ...labels, type: 'input' }, usage.inputTokens);
    to.tokens.inc({ ...labels, type: 'cached' }, usage.cachedTokens);
    to.tokens.inc({ ...labels, type: 'output' }, usage.outputTokens);
    to.tokens.inc({ ...labels, type: 'reasoning' }, usage.reasoningTokens);
  }
  if (costMicros !== null) to.cost.inc(labels, costMicros / 1_000_000);
  if (firstEventMs !== undefined) to.firstEvent.observe({ guide, model }, firstEventMs / 1_000);
}

export function createGuideMetrics(registry: Registry): GuideMetrics {
  const to = instruments(registry);
  return {
    guideStep: (step) => countStep(to, step),
    guideFailed: (guide) => to.failures.inc({ guide }),
    careShown: (level, kind) => to.care.inc({ level, kind: kind ?? 'unknown' }),
  };
}
