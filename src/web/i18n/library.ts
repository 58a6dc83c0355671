import { exportWords } from '#shared/reflection-words.ts';
import { catalogue } from './catalogue.ts';

/** A person's past reflections: the list, its actions, and the words of an exported file. */
export const libraryTexts = catalogue({
  en: {
    ...exportWords.en,
    lead: 'What you asked and what came of it, newest first. It stays until you delete it.',
    signedOut: 'Sign in to see your reflections. They belong to your account, not to this browser.',
    login: 'Login',
    loading: 'Loading your reflections...',
    empty: 'Nothing here yet',
    emptyText:
      'Every dialogue you begin is kept here, unless you let it leave no trace: to read again, to go on with, to save or to delete.',
    begin: 'Ask your first question',
    failed: 'Your reflections could not be loaded. Nothing of them is lost.',
    tryAgain: 'Try again',
    offline: 'You are offline. The list loads by itself as soon as you are back.',

    search: 'Search your questions',
    found: (count: number, of: number) => `${count} of ${of}`,
    noneFound: (of: number) => `None of the ${of} questions loaded so far has these words.`,
    showMore: 'Show more',
    loadingMore: 'Loading...',
    moreFailed: 'The next ones could not be loaded. Please try again.',
    moreShown: (count: number) => (count === 1 ? '1 more is shown' : `${count} more are shown`),

    open: 'Open',
    goOn: 'Continue',
    opening: 'Opening...',
    waiting: 'The guide is still answering. The next question opens as soon as it is there.',
    openFailed: 'This reflection could not be opened. Please try again.',
    gone: 'This reflection is not there any more.',
    saveOrDelete: 'Save or delete',
    saveMarkdown: 'Save as Markdown',
    saveJson: 'Save as JSON',
    saved: 'The file is in your downloads.',
    saveFailed: 'The file could not be made. Please try again.',
    delete: 'Delete',
    deleteTitle: 'Delete this reflection?',
    deleteText:
      'The question, your answers and the results go, here and on the server. This cannot be undone.',
    deleteConfirm: 'Delete for good',
    deleting: 'Deleting...',
    keep: 'Keep it',
    deleted: 'The reflection was deleted.',
    deleteFailed: 'It could not be deleted and is still there. Please try again.',

    /** On the landing page. */
    whereStopped: 'Continue where you stopped',

    takeAll: 'Take all of them with you',
    takeAllText: 'One file with every question, answer and result. It is made in this browser.',
    allMarkdown: 'All as Markdown',
    allJson: 'All as JSON',
    collected: (count: number) => `${count} collected so far...`,
  },
  zh: {
    ...exportWords.zh,
    lead: '你问过的问题和从中得到的收获，最新的在最前。除非你删除，它们会一直保留。',
    signedOut: '登录后即可查看你的回顾。它们属于你的账户，而不是这个浏览器。',
    login: '登录',
    loading: '正在加载你的回顾…',
    empty: '这里还没有内容',
    emptyText: '你开始的每一次对话都会保留在这里（选择不留痕迹的除外）：可以重读、继续、保存或删除。',
    begin: '提出第一个问题',
    failed: '未能加载你的回顾，内容没有丢失。',
    tryAgain: '重试',
    offline: '你已离线。恢复连接后，列表会自动加载。',

    search: '搜索你的问题',
    found: (count: number, of: number) => `${of} 个中的 ${count} 个`,
    noneFound: (of: number) => `已加载的 ${of} 个问题中没有这些字词。`,
    showMore: '显示更多',
    loadingMore: '正在加载…',
    moreFailed: '未能加载后面的内容，请重试。',
    moreShown: (count: number) => `又显示了 ${count} 个`,

    open: '打开',
    goOn: '继续',
    opening: '正在打开…',
    waiting: '引导仍在回答。下一个问题一出现就会打开。',
    openFailed: '未能打开这次回顾，请重试。',
    gone: '这次回顾已不存在。',
    saveOrDelete: '保存或删除',
    saveMarkdown: '保存为 Markdown',
    saveJson: '保存为 JSON',
    saved: '文件已保存到你的下载文件夹。',
    saveFailed: '未能生成文件，请重试。',
    delete: '删除',
    deleteTitle: '要删除这次回顾吗？',
    deleteText: '问题、你的回答和结果都会被删除，包括这里和服务器上的。此操作无法撤销。',
    deleteConfirm: '永久删除',
    deleting: '正在删除…',
    keep: '保留',
    deleted: '这次回顾已删除。',
    deleteFailed: '未能删除，内容仍在。请重试。',

    whereStopped: '从上次停下的地方继续',

    takeAll: '全部带走',
    takeAllText: '一个文件，包含所有问题、回答和结果。文件在此浏览器中生成。',
    allMarkdown: '全部存为 Markdown',
    allJson: '全部存为 JSON',
    collected: (count: number) => `已收集 ${count} 个…`,
  },
});

export type LibraryTexts = ReturnType<typeof libraryTexts>;
