/** A line of the Chinese summary in another way. {said} is 写 or 选. */

/** What a person said, and nothing claimed about it. */
export const plainLines: readonly string[] = [
  '第 {n} 轮你{said}的是{answer}；它有多重，由你来说。',
  '第 {n} 轮，照原样放着：{answer}。',
  '你在第 {n} 轮的回答是{answer}，没有添别的。',
  '第 {n} 轮里写着{answer}，这里不再多读。',
];
/** With what the person says is not right about the line. */
export const noteLines: readonly string[] = [
  '第 {n} 轮你{said}的是{answer}；现在你补上的是{note}。',
  '第 {n} 轮，{answer}，后面跟着你的更正：{note}。',
  '和第 {n} 轮的{answer}放在一起的，还有你现在说的{note}。',
  '你在第 {n} 轮{said}了{answer}，又这样改正：{note}。',
];
export const noteInsights: readonly string[] = [
  '在{it}这件事上，先听你自己的话：{note}。',
  '关于{it}，你自己是这样说的：{note}。',
  '你亲自改正了{it}这一句：{note}。',
  '{it}，照你现在看到的样子：{note}。',
];
/** Where no answer could be quoted: the question itself. */
export const questionLines: readonly string[] = [
  '你带来的还在这里，照你问的样子：{question}。',
  '问题本身没有变：{question}。',
  '你问的是{question}，它可以先还是一个问题。',
  '它从{question}开始，用的是你自己的话。',
];
