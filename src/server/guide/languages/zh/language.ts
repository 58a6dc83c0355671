/** Chinese, for the engine. */

import type { Language } from '../../engine/language.ts';
import { memoizeForStep } from '../../text/memoize-step.ts';
import * as answers from './answers.ts';
import { actIn, couldBeStep, findRefusedPlan, statementsIn } from './answers.ts';
import { closings } from './closings.ts';
import { earlier } from './earlier.ts';
import { findFeeling } from './feelings.ts';
import { offeredSteps } from './offered-steps.ts';
import { kindLines } from './packs/follow/lines.ts';
import { packs } from './packs/packs.ts';
import { canStandAlone, phrasesIn, sentencesIn, turn } from './phrases.ts';
import { gramsOf } from './reading/grams.ts';
import { normaliseZh, toSimplified } from './reading/text.ts';
import { patterns } from './sentence-patterns.ts';
import { shareLines } from './share-lines.ts';
import { findEvent, findPerson } from './slots.ts';
import { subjectOf } from './subject.ts';
import { takeaways } from './takeaways.ts';
import { findWho } from './who.ts';
import { wordings } from './wordings.ts';

const escapePattern = (text: string) => text.replace(/[\\^$.+?()[\]|{}]/g, '\\$&');

/** `怕*失望|走了`: pieces of text; `*` stands for a gap of up to six characters. */
function compileCues(cues: string): RegExp {
  const alternatives = cues
    .split('|')
    .map((cue) => cue.trim())
    .filter((cue) => cue !== '')
    .map((cue) => escapePattern(cue).replaceAll('*', '[^。！？]{0,6}'));
  return new RegExp(alternatives.join('|'), 'g');
}

export const chinese: Language = {
  ...answers,
  locale: 'zh',
  patterns,
  sentenceGap: '',
  fullStop: '。',
  fold: memoizeForStep((text) => toSimplified(normaliseZh(text))),
  compileCues,
  kindLines,
  read: (text) => ({
    act: actIn(text),
    refusedPlan: findRefusedPlan(text),
    phrases: phrasesIn(text),
    sentences: sentencesIn(text),
    statements: statementsIn(text),
  }),
  subjectOf,
  canStandAlone,
  isBrushOff: () => false,
  isGrave: (text) =>
    /流产|没保住|死胎|胎停|癌|化疗|肿瘤|白血病|植物人|[爸妈爹娘爷奶公婆姥哥弟姐妹伴儿女友周舅姑叔娃妻太]\S{0,6}(?:走了(?!没|吗)|走的时候|走那[天年会]|[一二三四五六七八九十\d]+月(?:份)?走的|没了|去世|过世|不在了)|人(?:还是|就|都)?没了|没了(?:儿子|女儿|孩子|爸|妈|老伴)|癌?晚期|临终|抢救|病危|不行了|ICU|查出/i.test(
      toSimplified(text),
    ),
  isCutOff: (clause) =>
    // 说这个老板靠得住: who says so?
    /^(?:说(?!实话|到底|白了|出来|真的|起|不)|问|觉得|以为)/u.test(clause) ||
    /(?:是|和|跟|把|被|因为|所以|但是|可是|如果|要是|就是|知道|觉得|以为|希望|告诉[他她你我]?|[他她你我们]说)\W*$|是不是|要不要|该不该|[咋怎]么?(?:整|办)|[吗呢][？?]*$/u.test(
      clause,
    ),
  negates: (sentence) => /[不没别无]/.test(sentence),
  isFirst: (folded, card) =>
    folded.includes(`第一是${card}`) ||
    folded.includes(`${card}第一`) ||
    folded.includes(`${card}排第一`) ||
    folded.includes(`最要紧的是${card}`),
  turn,
  isDeed: couldBeStep,
  findFeeling,
  findPerson,
  findEvent,
  findThing: () => undefined,
  findWho,
  fitsSlot: (text) => text.length <= 8,
  termsOf: gramsOf,
  wordings,
  takeaways,
  closings,
  offeredSteps,
  shareLines,
  earlier,
  packs,
};
