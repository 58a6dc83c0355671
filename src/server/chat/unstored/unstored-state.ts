/** A dialogue that is not stored, as the rules see it: all of it comes with the call, so nothing of it is trusted. */
import type { Transcript } from '#shared/contract/chat.ts';
import type { Understanding } from '#shared/contract/shapes.ts';
import type { Guide } from '../../guide/guide.ts';
import { screen } from '../../guide/safety.ts';
import { parseStage } from '../../guide/tags.ts';
import { ownTexts } from '../../guide/understanding.ts';
import { AppError } from '../../http/app-error.ts';
import { type KnownRound, readAnswer, type Stand } from '../dialogue.ts';
import type { DialogueRef } from '../transcripts.ts';

type Told = Transcript['rounds'][number];

function refuse(reason: string): AppError {
  return new AppError('invalid_input', { fields: { transcript: reason } });
}

/** By the rules for an answer when it was given: an option stands with its own text. */
function answerOf(round: KnownRound, told: Told, now: Date) {
  if (!told.answer) return null;
  const { option, content } = told.answer;
  return readAnswer(round, { sessionId: '', message: content, option }, now);
}

function roundOf(told: Told, index: number, now: Date): KnownRound {
  const { kind, stage, question, options } = told;
  const round: KnownRound = { number: index + 1, kind, stage, question, options, answer: null };
  if (!parseStage(stage)) throw refuse(`round ${round.number} has no known stage`);
  return { ...round, answer: answerOf(round, told, now) };
}

/** A line that passes for the guide's and speaks of high risk is no line of ours: no guide is shown it. */
function withoutRisk(understanding: Understanding): Understanding {
  const safe = (lines: Understanding['wants']) =>
    lines.filter(({ own, text }) => own || screen(text) !== 'high');
  const { wants, fears, limits, unknown } = understanding;
  return { wants: safe(wants), fears: safe(fears), limits: safe(limits), unknown: safe(unknown) };
}

/** Throws `invalid_input` for what cannot have come about by our answers. */
export function standOf(ref: DialogueRef, transcript: Transcript, guide: Guide, now: Date): Stand {
  const { rounds, understanding, care, careKind } = transcript;
  const question = transcript.question.trim();
  if (rounds.slice(0, -1).some(({ answer }) => !answer)) throw refuse('only the last round may be open');
  return {
    ref,
    dialogue: {
      question,
      reading: transcript.reading ?? guide.read(question),
      understanding: understanding ? withoutRisk(understanding) : null,
      summary: null,
    },
    rounds: rounds.map((told, index) => roundOf(told, index, now)),
    before: care && { care, ...(careKind && { careKind }) },
  };
}

/** All that the person wrote, as far as the transcript says so: each call is screened whole. */
export function textsOfTranscript(transcript: Transcript): (string | undefined)[] {
  const { question, reading, rounds, understanding } = transcript;
  const answers = rounds.map(({ answer }) => answer?.content);
  return [question, reading?.a, reading?.b, reading?.act, ...answers, ...ownTexts(understanding)];
}
