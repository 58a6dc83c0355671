import { catalogue } from './catalogue.ts';

/** Dialogues that leave no trace. Every sentence here is a promise: it must be true word for word. */
export const unstoredTexts = catalogue({
  en: {
    name: 'Leave no trace',
    choice: 'Not a word of this dialogue is stored on our server.',
    how: "Our server uses your words while it answers and forgets them within a minute. The dialogue lives only in this tab: it ends when you close the tab, sign out or start another one here, and it may be gone after a day without use. It won't be among your reflections.",
    model: (guide: string) =>
      `What you write still goes to ${guide}, which asks the questions. What they keep isn't in our hands.`,
    browser:
      'Your browser keeps its own history: this page’s address held your question, so it may be listed there, and a closed tab can be reopened.',
    mark: 'Leave no trace: not a word of this dialogue is stored on our server.',
    resultsTitle: 'Only this tab has these results',
    results:
      "Not a word of this dialogue is stored on our server, so it isn't among your reflections. It's gone once you close this tab, sign out or start another dialogue here. If you want to keep it, save a copy now.",
    receiptBuiltIn: 'The built-in guide wrote all of it on our server, and no text went anywhere else.',
    receiptModel: (guide: string) => `To write it, your words went to ${guide}.`,
    receiptBoth: (guide: string) =>
      `To write it, your words went to ${guide}; where no good reply came back, the built-in guide wrote instead.`,
    saveMarkdown: 'Save as Markdown',
    saveJson: 'Save as JSON',
    saved: 'The file is in your downloads.',
    saveFailed: "Saving didn't work. Please try again.",
    forget: 'Forget it now',
    forgetAsk: 'Forget this dialogue?',
    forgetText: "It isn't stored anywhere else. Without a copy, it can't be brought back.",
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
