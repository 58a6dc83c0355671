import type { Reading } from '#shared/contract/shapes.ts';
import type { Texts } from '../texts.ts';

export const chat: Texts['chat'] = {
  thinking: '思考中……',
  thinkingStatus: '正在思考，可能需要一点时间。',
  inProgress: '进行中',
  complete: '完成！',
  nextReady: '下一个问题准备好了。',
  nextQuestion: '下一个问题',
  slow: (seconds: number) => `这次比平时久一些，已经过了 ${seconds} 秒。`,
  slowStatus: '这次比平时久一些。你可以继续等，也可以返回上一个问题，或先离开。',
  leave: '先离开，保留我的进度',
  thoughts: '目前的思考',
  held: '你已离线。恢复连接后会自动继续。',
  summaryComing: '思考完成，正在生成总结……',
  skipHint: '轻触屏幕，或按回车键或空格键，即可立即继续。',
  privacy: '只有你能看到，其他人不会看到这些内容。',
  builtIn: '内置引导，不使用 AI 模型：内容不会离开本服务器。',
  model: (guide: string) => `你写的内容会发送给负责提问的 ${guide}。`,
  moods: [
    '正在聆听字里行间……',
    '把问题翻过来看看。',
    '寻找你没有说出口的部分。',
    '再读一遍。',
    '顺着一条线索往下走。',
    '给犹豫留一点空间。',
    '掂量你用过的词。',
    '留意反复出现的东西。',
    '快要看见出口了。',
    '挑选下一个问题。',
  ],
  goBack: '返回',
  failed: '这次没成功',
  answersKept: '你写的都还在。',
  retry: '再试一次',
  backHome: '返回首页',
  ended: '这段对话在这里告一段落。',

  lead: '我们正在从不同角度探索你的问题',
  rounds: (question: number, answered: string) => `第 ${question} 个问题。${answered}`,
  answered: ['尚未回答任何问题。', '已回答一个问题。', '已回答两个问题。'],
  answeredMany: (count: number) => `已回答 ${count} 个问题。`,
  pressKeys: '按',
  pressKeysAfter: '选择',
  pickOne: '选一个，我们就继续。',
  ownOpen: '都不太合适？在这里写下你的回答……',
  ownClose: '收起输入框',
  ownLabel: '你自己的回答',
  ownPlaceholder: '对这个问题，你有什么独特的想法？',
  ownCleared: '你的回答已清空。',
  next: '继续下一个问题',
  back: '返回上一个问题',
  noHistory: '没有历史记录',
  firstQuestion: '已经是第一个问题',
  loading: '正在找回你的进度……',

  continueConversation: '继续对话',
  noSession: '会话 ID 不存在，无法发送消息',
  tryAgain: '请重试',
  selectFailed: (reason: string) => `选择选项失败：${reason}`,
  sendFailed: (reason: string) => `发送消息失败：${reason}`,
  backFailed: '返回上一个问题失败，请重试',
  submitFailed: '提交问题失败，请重试！',

  status404: '请求的资源不存在',
  status500: '服务器内部错误',
  status401: '未授权的访问',
  status403: '拒绝访问',
  statusOther: '服务器响应错误',
  redirectingHome: (message: string) => `${message}，正在返回首页……`,
  noResponse: '无法连接服务器，请检查网络连接',
  somethingWrong: '抱歉，出了点问题。正在返回首页……',
  connectionError: '连接错误，请稍后重试。',
  timedOut: '请求超时，请刷新页面后重试。',
  serverError: (status: number) => `服务器错误（${status}）`,
  processFailed: '处理回复失败',
  tooFrequent: '请求过于频繁，请稍后再试',
  unstoredGone: '这段对话选择了不留痕迹，这个标签页里已经没有它了。',
  subscriptionCheckFailed: '检查订阅状态失败，请稍后重试。',
  needsSubscription: '你没有有效的订阅，所以现在无法修改。',
};

const quoted = (words: string) => `“${words}”`;

function readAs({ frame, a, b, act }: Reading): string {
  if (frame === 'choice' && a && b) return `我的理解是：在${quoted(a)}和${quoted(b)}之间做选择。`;
  if (frame === 'choice') return '我的理解是：在两件事之间做选择。';
  if (frame === 'whether') return `我的理解是：要不要${act ? quoted(act) : '做某件事'}。`;
  if (frame === 'how') return `我的理解是：怎样${act ? quoted(act) : '做到某件事'}。`;
  if (frame === 'pattern') return `我的理解是：一件反复发生的事${act ? `：${quoted(act)}` : ''}。`;
  return '我的理解是：一个开放的问题，可以从多个角度来看。';
}

export const confirm: Texts['confirm'] = {
  title: '确认你的问题',
  question: '你的问题',
  placeholder: '在这里修改你的问题……',
  edit: '修改',
  save: '保存',
  begin: '开始探索',
  held: '你已离线。你的问题留在这个页面，恢复连接后会自动开始探索。',
  startOver: '重新开始',
  needs: {
    account: ['开始之前，你需要一个账户和一份订阅。', '下一步：填写邮箱。你的问题会等着你。'],
    subscription: ['开始之前，你需要一份订阅。', '下一步：看看价格。你的问题会等着你。'],
    accountFree: ['第一次回顾免费，你只需要一个账户。', '下一步：填写邮箱。你的问题会等着你。'],
    free: [
      '第一次回顾免费，不用付款，也不用绑卡。',
      '回答 3 到 6 个问题，得到一个洞察，还有下一步可以做的事。',
    ],
    freeUnstored: ['第一次回顾免费，但必须保存下来。', '如果不想留下痕迹，就需要订阅。你的问题会等着你。'],
    freeUsed: ['你的免费回顾已经用过了。要再开始一次，需要订阅。', '下一步：看看价格。你的问题会等着你。'],
    nothing: ['接下来就是第一个问题。', '回答 3 到 6 个问题，得到一个洞察，还有下一步可以做的事。'],
  },
  next: '接下来会怎样',
  steps: (product: string) => [
    `${product} 从你写的话里，找出反复出现的东西。`,
    '它会给你一些供思考的提示。',
    '它会用温和的问题，一步一步引导你。',
  ],
  software: (guide: string | undefined) =>
    `引导你的是一款软件${guide ? `（${guide}）` : ''}，而不是真人。这不是心理治疗，也不用于紧急情况。仅限 18 岁及以上成年人使用。`,
  builtIn: '内置引导，不使用 AI 模型，内容不会离开本服务器',
  reading: '正在读你的问题……',
  readAs: readAs,
  correct: '不太对？改一下',
  correctDone: '完成',
  kindLegend: '这是哪一类问题？',
  kinds: {
    choice: '在两件事之间做选择',
    whether: '要不要做某件事',
    how: '怎样做到某件事',
    pattern: '一件反复发生的事',
    open: '都不是，或还不确定',
  },
  first: '一边',
  second: '另一边',
  act: { whether: '要不要……', how: '怎样……', pattern: '反复发生的是' },
};

export const understood: Texts['understood'] = {
  title: '我目前的理解',
  saveFailed: '保存未成功。你写的内容留在这个浏览器里。',
  enough: '先到这里',
  writtenBy: (guide: string) => `这个问题由 AI 模型 ${guide} 写成。`,
  writtenByBuiltIn: '这个问题由内置引导写成，没有使用 AI 模型。',
};

export const panel: Texts['panel'] = {
  intro: '取自你的话。你可以修改、删除或添加，下一个问题会把它考虑进去。',
  parts: {
    wants: '你想要的',
    fears: '你担心的',
    limits: '限制你的',
    unknown: '还不清楚的',
  },
  nothing: '还没有内容。',
  own: '你写的',
  ownSpoken: '由你写下',
  change: '修改',
  remove: '删除',
  add: '添加一行',
  addTo: (part: string) => `添加一行到：${part}`,
  full: (count: number) => `最多 ${count} 行。`,
  lineLabel: (part: string) => `${part}，写一行`,
  keep: '保留',
  cancel: '取消',
  removed: '已删除。',
  saving: '正在保存……',
  saved: '已保存。',
  keptHere: '已留在这个标签页里。',
  unsaved: '尚未保存。你写的内容留在这个浏览器里。',
  saveAgain: '立即保存',
  refreshFailed: '无法更新这些内容。',
  done: '完成',
};

export const unstored: Texts['unstored'] = {
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
};
