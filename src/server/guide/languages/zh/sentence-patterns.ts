import type { SentencePatterns } from '../../engine/language.ts';

/** For what only another language needs. */
const never = /(?!)/;

export const patterns: SentencePatterns = {
  typedSentence: /[^。！？!?\n\s]+[。！？!?]*/gu,
  clauseGap: /[，,；;。！]+\s*|\s+/g,
  startsWithPronoun: /^[他她它那这]/,
  endsInPronoun: /[^其]他$|她$/,
  namesNobody: /[他她]/,
  // 这事没跟人说过
  refersBack: /这(?:事|个|话|些|件事)[^，。]{0,2}[，。]?/,
  // 也没啥，没什么
  startsVaguely: /^(?:也?没(?:啥|什么)|就是有点|也就)|(?:那个|这个|那块)$/,
  already: /已经|早就/,
  keepsBack: /不(?:想|愿意?)(?:说|讲|提|展开)|不提了|不说了|别提了|我是不是|你说是吧/,
  stopsTelling: /^(?:我)?不想(?:展开|多|再|往下)(?:讲|说)|^(?:就)?(?:说|讲)到这/,
  thatIsAll: never,
  hesitation: /^[^\p{L}\p{N}]*(?:不知道|不晓得|可能|大概)[,.，。 ]*/u,
  leadsUp: never,
  imperative: never,
  // 吃饭不要，不用写，我都不知道
  declinesOffer: /^我?(?:都|也|就|还|真|先|暂时)?(?:不|没|别)|不要$|不用$|不去$|算了$|不相干/,
  // 不回了
  stopsDoing: /^(?:先|就)?(?:不|别)[^，,。吗么?？]{1,5}了?$/u,
  // ，可是怕她当着我的面还得装高兴
  fearAfterStep: /[，,]\s*(?:可是|可|但是?|就是|只是|不过|就)[^，,。]{0,3}(?:怕|担心|不敢)[\s\S]*$/u,
  objects: /^(?:可是|但是?|不过|就是|又怕|就怕|只怕)/,
  comesAgain: /每|经常|总是|老是/,
  asksOfSelf: /[我咱]/,
  figure: /[“”「」"\d]|[一二两三四五六七八九十半]+(?:天|周|年|个月|分钟|小时|块|次)/,
  hasty: never,
  addresses: /你/,
};
