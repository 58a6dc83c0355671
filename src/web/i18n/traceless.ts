import { catalogue } from './catalogue.ts';

/** Dialogues that leave no trace. Every sentence here is a promise: it must be true word for word. */
export const tracelessTexts = catalogue({
  en: {
    name: 'Leave no trace',
    choice: 'No word of this dialogue is stored on our server.',
    how: 'Our server works on your words while it answers, and forgets them within a minute after. The dialogue lives in this tab alone: it ends when you close the tab, sign out or begin another one here, and after a day without use it may be gone, too. It will not be among your reflections.',
    model: (guide: string) =>
      `What you write still goes to ${guide}, which asks the questions. What is kept there is not in our hands.`,
    browser:
      'Your browser has a memory of its own: this page’s address held your question, so it may be in the history, and a tab that was closed can be opened again.',
    mark: 'Leave no trace: no word of this dialogue is stored on our server.',
    resultsTitle: 'This tab alone has these results',
    results:
      'No word of this dialogue is stored on our server, so it is not among your reflections. It is gone when you close this tab, sign out or begin another dialogue here. If you want to keep it, keep a copy now.',
    receiptBuiltIn: 'The built-in guide wrote it all on our server; no text went anywhere else.',
    receiptModel: (guide: string) => `To write it, your words went to ${guide}.`,
    receiptBoth: (guide: string) =>
      `To write it, your words went to ${guide}; where no good answer came back, the built-in guide wrote in its place.`,
    saveMarkdown: 'Save as Markdown',
    saveJson: 'Save as JSON',
    saved: 'The file is in your downloads.',
    saveFailed: 'Saving did not work. Please try again.',
    forget: 'Forget it now',
    forgetAsk: 'Forget this dialogue?',
    forgetText: 'It is nowhere else. Without a copy it cannot be brought back.',
    forgetYes: 'Forget it',
    forgetNo: 'Keep it open',
  },
  zh: {
    name: '不留痕迹',
    choice: '这段对话一个字都不会存储在我们的服务器上。',
    how: '服务器只在回答时处理你的文字，之后一分钟内就会忘记。对话只存在于这个标签页里：关闭标签页、退出登录或在这里开始另一段对话，它就结束了；一天没有使用，也可能消失。它不会出现在你的回顾里。',
    model: (guide: string) => `你写的内容仍会发送给负责提问的 ${guide}。那里会保留什么，不由我们掌控。`,
    browser:
      '浏览器有它自己的记忆：这个页面的网址里曾有你的问题，所以它可能留在浏览记录里；关闭的标签页也可能被重新打开。',
    mark: '不留痕迹：这段对话一个字都不会存储在我们的服务器上。',
    resultsTitle: '这些结果只在这个标签页里',
    results:
      '这段对话一个字都没有存储在我们的服务器上，所以不在你的回顾里。关闭这个标签页、退出登录或在这里开始另一段对话后，它就没有了。如果想留下，请现在保存一份。',
    receiptBuiltIn: '全部由内置引导在我们的服务器上写成，没有任何文字去过别处。',
    receiptModel: (guide: string) => `为了写成它，你的文字发送给了 ${guide}。`,
    receiptBoth: (guide: string) =>
      `为了写成它，你的文字发送给了 ${guide}；没有得到合适回答的地方，由内置引导代写。`,
    saveMarkdown: '保存为 Markdown',
    saveJson: '保存为 JSON',
    saved: '文件已在你的下载中。',
    saveFailed: '保存未成功，请重试。',
    forget: '现在就忘记',
    forgetAsk: '忘记这段对话？',
    forgetText: '别处没有它。没有保存的话，就无法找回。',
    forgetYes: '忘记',
    forgetNo: '先留着',
  },
});
