import { useState } from 'react';
import type { SwitchQuote } from '#shared/contract/shapes.ts';
import { manageTexts } from '../../../i18n/manage.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useSending } from '../checkout/use-sending.ts';
import { refusalText } from '../refusal-text.ts';
import type { SubscriptionActionProps } from './cancel-subscription.tsx';
import type { PlanType } from './manage-words.ts';
import { confirmSwitch, fetchQuote, type QuoteResult, type SwitchResult } from './switch-flow.ts';
import { rememberSwitch } from './switch-return.ts';
import { switchedText } from './switch-words.ts';

export interface SwitchView {
  target: PlanType;
  /** Undefined until it is known. */
  quote: SwitchQuote | undefined;
  /** The provider refused the payment method. */
  declined: boolean;
}

function quoteProblem(result: Exclude<QuoteResult, { kind: 'quote' }>): string | undefined {
  const t = manageTexts();
  return refusalText(result, { failed: t.quoteRefused, exception: t.quoteFailed });
}

function switchProblem(result: Exclude<SwitchResult, { kind: 'done' | 'redirect' }>): string | undefined {
  const t = manageTexts();
  if (result.kind === 'changed') return t.quoteChanged;
  if (result.kind === 'declined') return t.declined;
  if (result.kind === 'unsafe') return t.unsafeRedirect;
  return refusalText(result, { failed: t.switchFailed, exception: t.switchException });
}

/** The dialog of a change of plan: first the quote, then, once it is agreed to, the change. */
export function useSwitch({ subscription, onChanged }: SubscriptionActionProps) {
  const [view, setView] = useState<SwitchView>();
  const { attempt, busy, problem, send } = useSending();

  async function ask(target: PlanType) {
    const result = await fetchQuote(subscription, target);
    if (result.kind !== 'quote') return { problem: quoteProblem(result) };
    // Closed meanwhile: it stays closed.
    setView((now) => now && { target, quote: result.quote, declined: false });
    return {};
  }
  function start(target: PlanType) {
    setView({ target, quote: undefined, declined: false });
    void send(() => ask(target));
  }
  async function change({ target }: SwitchView, quote: SwitchQuote) {
    const result = await confirmSwitch(attempt, { subscription, quote, origin: window.location.origin });
    if (result.kind === 'redirect') {
      rememberSwitch(subscription.id, target);
      window.location.assign(result.url);
      return { leaving: true };
    }
    if (result.kind === 'done') {
      showToast({ text: switchedText({ subscription, quote }), kind: 'status' });
      setView(undefined);
      await onChanged();
      return {};
    }
    if (result.kind === 'declined') setView((now) => now && { ...now, declined: true });
    const refused = result.kind === 'changed' ? await ask(target) : {};
    return 'problem' in refused ? refused : { problem: switchProblem(result) };
  }
  function confirm() {
    const quote = view?.quote;
    if (view && quote) void send(() => change(view, quote));
  }
  function close() {
    setView(undefined);
    if (problem) void onChanged(); // After no answer, the truth may be another one.
  }
  return { view, busy, problem, start, confirm, close };
}
