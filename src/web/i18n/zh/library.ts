import { exportWords } from '#shared/texts/zh.ts';
import type { Texts } from '../texts.ts';

export const library: Texts['library'] = {
  ...exportWords,
  lead: '最新的在最前。除非删除，一直保留。',
  askNew: '提一个新问题',
  signedOut: '登录后查看你的回顾',
  signedOutText: '它们属于你的账户，而不是这个浏览器。',
  login: '登录',
  createAccount: '创建账户',
  loading: '正在加载你的回顾……',
  empty: '这里还没有内容',
  emptyText: '你开始的每一次对话都会保留在这里（选择不留痕迹的除外）：可以重读、继续、保存或删除。',
  begin: '提出第一个问题',
  sample: '看一份完成的回顾',
  exampleInsight: '说到底，你已经想好了，就是不想当那个先走的人。',
  exampleQuestion: '我在两份工作之间拿不定主意：是留在现在的团队，还是去新公司？',
  failed: '未能加载你的回顾，内容没有丢失。',
  tryAgain: '重试',
  offline: '你已离线。恢复连接后，列表会自动加载。',

  search: '搜索你的回顾',
  searchPlaceholder: '搜索你说过的话',
  searching: '正在搜索……',
  found: (count: number, more: boolean) => (more ? `显示最新的 ${count} 个` : `找到 ${count} 个`),
  noneFound: '你的问题、回答和结果里，都没有同时包含这些字词。',
  searchFailed: '搜索没有成功，请重试。',
  showMore: '显示更多',
  loadingMore: '正在加载……',
  moreFailed: '未能加载后面的内容，请重试。',
  moreShown: (count: number) => `又显示了 ${count} 个`,

  goOn: '继续',
  opening: '正在打开……',
  waiting: '引导仍在回答。下一个问题一出现就会打开。',
  openFailed: '未能打开这次回顾，请重试。',
  gone: '这次回顾已不存在。',
  unreadable: '这次回顾已无法读取',
  unreadableText:
    '用来加密它的密钥已经丢失，任何人都无法打开它，我们也不能。在你删除之前，这一条会一直留在这里。',
  actions: '这次回顾的更多操作',
  waitingOnes: '等你继续',
  due: '该回头看看了',
  openCheckIn: '回头看看',
  thenAndNow: '那时与现在',
  clarity: '有多清楚（满分 10）：',
  fromTo: (before: number, after: number) => `${before} → ${after}`,
  trend: '有多清楚',
  trendText: (values: string) => `每次回顾之后，从早到晚：${values}（满分 10）。`,
  trendNote: '每次回顾之后的感受，从早到晚。只有你能看到。',
  saveMarkdown: '保存为 Markdown',
  saveJson: '保存为 JSON',
  saved: '文件已保存到你的下载文件夹。',
  saveFailed: '未能生成文件，请重试。',
  delete: '删除',
  deleteTitle: '要删除这次回顾吗？',
  deleteText: '问题、你的回答和结果都会被删除，包括这里和服务器上的。此操作无法撤销。',
  deleteConfirm: '永久删除',
  deleting: '正在删除……',
  keep: '保留',
  deleted: '这次回顾已删除。',
  deleteFailed: '未能删除，内容仍在。请重试。',

  whereStopped: '从上次停下的地方继续',

  keptTitle: '保存在这台设备上的',
};

export const libraryExtras: Texts['libraryExtras'] = {
  takeAll: '导出或恢复',
  bringBack: '从文件恢复',
  takeAllText: '一个文件，包含所有问题、回答和结果。文件在此浏览器中生成。',
  allMarkdown: '便于阅读的文件',
  allJson: '数据文件',
  collected: (count: number) => `已收集 ${count} 个……`,
  install: '放到主屏幕',
  installText: (product: string) => `你不是第一次来了。可以把 ${product} 放到这台设备上，单独打开。`,
  installApple: (product: string) =>
    `你不是第一次来了。想把 ${product} 放到这台设备上，请打开分享菜单，选择“添加到主屏幕”。`,
  installNo: '不用了',
  importText: '选择之前在这里保存的文件。已有的不会重复。',
  importFile: '从文件恢复',
  importing: (done: number, of: number) => (of > 0 ? `${of} 个中的 ${done} 个……` : '正在读取文件……'),
  importDone: ({
    imported,
    duplicates,
    refused,
  }: {
    imported: number;
    duplicates: number;
    refused: number;
  }) =>
    [
      `已恢复 ${imported} 次回顾。`,
      duplicates > 0 && `${duplicates} 次本来就在。`,
      refused > 0 && `${refused} 次无法读取，仍在你的文件里。`,
    ]
      .filter(Boolean)
      .join(''),
  importedSoFar: (count: number) => `前 ${count} 个已完成，再选一次同一个文件即可继续。`,
  importProblem: {
    'too large': '文件超过 30 MB，没有做任何改动。',
    'not ours': '这不是在这里保存的文件，没有做任何改动。',
    empty: '文件里没有回顾，没有做任何改动。',
    full: '你的回顾已满。删除一些之后，再选择这个文件。',
    failed: '未能恢复文件内容，文件本身没有变化，请重试。',
  },
};
