/** What the help for people in danger must and must not say, in this language: `features/care/response.test.ts`. */

/** Leads towards a denial, closes the matter, minimises, diagnoses, promises what nobody can, or makes it less safe. */
export const mustNotSay: readonly RegExp[] = [
  /你不会真的|别想太多|想开点|没什么大不了|比你惨/,
  /抑郁症|双相|精神病|厌食症|诊断/,
  /我(?:会|们会)保密|只有我懂/,
  /(?<!不要去和那个人)对质|[和跟][他她对]方?谈谈/,
  /夫妻咨询|婚姻咨询|你应该(?:离开|原谅|报案)/,
];

/** Says aloud what the page is about: unsafe where the person who does the harm may read along. */
export const mustNotSayAloud: RegExp = /打我|暴|伤害|侵|害怕|老公|伴侣/;

/** Says to call somebody: must follow a 'yes'. */
export const saysToCall: RegExp = /打/;

/** Begins as if all were well: must not follow a 'no', which may not be true. */
export const beginsGlad: RegExp = /^好/;
