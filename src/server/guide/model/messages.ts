/** The person's words go into user messages only, marked as data; all else is written by us. */

import type { ModelMessage } from 'ai';
import { limits } from '#shared/timing.ts';
import type { GuideInput } from '../guide.ts';

/** No text of a person can close its mark or open another one. */
function escapeMark(text: string): string {
  return text.replace(/<(?=\s*\/?\s*user_text)/gi, '‹').replace(/\p{Cc}+/gu, ' ');
}

function userText(round: number, text: string, maxChars: number): string {
  return `<user_text round="${round}">${escapeMark(text.slice(0, maxChars))}</user_text>`;
}

/** How the question was read and confirmed; the sides are the person's words. */
function readingText({ reading }: GuideInput): string[] {
  const slots = [reading.a, reading.b, reading.act].filter((slot) => slot !== undefined);
  return slots.length ? [`What it is about: ${userText(0, slots.join(' / '), limits.questionChars)}`] : [];
}

/** Lines marked `own` are the person's; the others were made of their words. */
function understoodText({ understanding }: GuideInput): string[] {
  if (!understanding) return [];
  const parts = (['wants', 'fears', 'limits', 'unknown'] as const).flatMap((part) =>
    understanding[part].map(
      ({ text, own }) => `${part}${own ? ', own' : ''}: ${userText(0, text, limits.understoodChars)}`,
    ),
  );
  return parts.length ? [`Understood so far:\n${parts.join('\n')}`] : [];
}

/** Question and answers as a talk; what the guide asked stands between them. */
export function messagesOf(input: GuideInput): ModelMessage[] {
  const first = [
    userText(0, input.question, limits.questionChars),
    ...readingText(input),
    ...understoodText(input),
  ];
  const messages: ModelMessage[] = [{ role: 'user', content: first.join('\n') }];
  for (const round of input.rounds) {
    messages.push({ role: 'assistant', content: round.question });
    messages.push({ role: 'user', content: userText(round.number, round.content, limits.answerChars) });
  }
  return messages;
}

/** The line that is to be written anew, and what the person says of it. */
export function rewriteMessages(input: GuideInput, line: string, note: string | undefined): ModelMessage[] {
  return [
    ...messagesOf(input),
    { role: 'assistant', content: line },
    {
      role: 'user',
      content: userText(input.rounds.length + 1, note ?? 'This is not right.', limits.answerChars),
    },
  ];
}
