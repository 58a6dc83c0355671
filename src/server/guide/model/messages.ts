/** The messages of a call. The person's words appear in user messages only, marked as data. */
import type { ModelMessage } from 'ai';
import { optionLetters } from '#shared/kinds.ts';
import { limits } from '#shared/limits.ts';
import type { AnsweredRound, GuideInput } from '../guide.ts';
import { understoodParts } from '../understanding.ts';

/** Without `<user_text>` tags, so that the text cannot end its own tag or begin another one. */
function escapeTags(text: string): string {
  return text.replace(/<(?=\s*\/?\s*user_text)/gi, '‹').replace(/\p{Cc}+/gu, ' ');
}

/** A text of the person, in the tag by which the prompts name it. */
function markUserText(round: number, text: string, maxChars: number): string {
  return `<user_text round="${round}">${escapeTags(text.slice(0, maxChars))}</user_text>`;
}

/** The confirmed reading of the question; its sides are the person's words. */
function readingText({ reading }: GuideInput): string[] {
  const slots = [reading.a, reading.b, reading.act].filter((slot) => slot !== undefined);
  return slots.length
    ? [`What it is about: ${markUserText(0, slots.join(' / '), limits.questionChars)}`]
    : [];
}

/** What the person lets the guide remember of a finished reflection. */
function earlierText({ memory }: GuideInput): string[] {
  if (!memory?.length) return [];
  return [
    `Earlier reflection:\n${memory.map((line) => markUserText(0, line, limits.memoryChars)).join('\n')}`,
  ];
}

/** Lines marked `own` were written by the person, the others by the guide. */
function understoodText({ understanding }: GuideInput): string[] {
  if (!understanding) return [];
  const parts = understoodParts.flatMap((part) =>
    understanding[part].map(
      ({ text, own }) => `${part}${own ? ', own' : ''}: ${markUserText(0, text, limits.understoodChars)}`,
    ),
  );
  return parts.length ? [`Understood so far:\n${parts.join('\n')}`] : [];
}

/** The guide's side of a round: what it said, asked and offered, also the options that were not chosen. */
export function roundText({ reflection, question, options }: AnsweredRound): string {
  const offered = options.map((option, at) => `${optionLetters[at]}. ${option}`);
  return [...(reflection ? [reflection] : []), question, ...offered].join('\n');
}

function answerText({ number, option, content }: AnsweredRound): string {
  const how = option ? `They chose ${option}: ` : 'In their own words: ';
  return how + markUserText(number, content, limits.answerChars);
}

/** The dialogue as messages: the person's question and answers, with the guide's rounds between them. */
function messagesOf(input: GuideInput): ModelMessage[] {
  const first = [
    markUserText(0, input.question, limits.questionChars),
    ...readingText(input),
    ...earlierText(input),
    ...understoodText(input),
  ];
  const messages: ModelMessage[] = [{ role: 'user', content: first.join('\n') }];
  for (const round of input.rounds) {
    messages.push({ role: 'assistant', content: roundText(round) });
    messages.push({ role: 'user', content: answerText(round) });
  }
  return messages;
}

/** The dialogue, and the sentences of an earlier attempt that the person has read: the next one continues there. */
export function messagesAfter(input: GuideInput, shown: string): ModelMessage[] {
  if (shown === '') return messagesOf(input);
  return [
    ...messagesOf(input),
    { role: 'assistant', content: shown },
    { role: 'user', content: 'Your text broke off here. They have read it. Go on from it.' },
  ];
}

/** The line to rewrite, and the person's note on it. */
export function rewriteMessages(input: GuideInput, line: string, note: string | undefined): ModelMessage[] {
  return [
    ...messagesOf(input),
    { role: 'assistant', content: line },
    {
      role: 'user',
      content: markUserText(input.rounds.length + 1, note ?? 'This is not right.', limits.answerChars),
    },
  ];
}
