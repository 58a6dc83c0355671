import { longDate } from '#shared/dates.ts';
import { formatAmount } from '../billing-notice.ts';
import type { en } from './en.ts';

const plans: typeof en.billing.plans = { monthly: '月度', annual: '年度' };
const date = (at: Date) => longDate(at, 'zh');

/** What a person can do while a payment is missing. */
const whileUnpaid = (accessUntil: Date | null) =>
  accessUntil
    ? `在${date(accessUntil)}之前，一切照常使用。`
    : '付款到账之前，暂时无法开始新的回顾，但已有的回顾仍可查看。';

export const zh: typeof en = {
  colon: '：',
  code: {
    register: ({ productName, code, lifeMinutes }) => ({
      subject: `${code} 是你的 ${productName} 验证码`,
      heading: '你的验证码',
      lead: `请输入此验证码，创建你的 ${productName} 账户：`,
      life: `验证码只能使用一次，${lifeMinutes} 分钟内有效。请在你请求验证码的浏览器中输入，那里只有最新的一个有效。`,
      unasked: '不是你本人的操作？无需任何处理：没有验证码就不会创建账户。',
    }),
    reset: ({ productName, code, lifeMinutes }) => ({
      subject: `${code} 是你的 ${productName} 验证码`,
      heading: '重置密码的验证码',
      lead: `请输入此验证码，为你的 ${productName} 账户设置新密码：`,
      life: `验证码只能使用一次，${lifeMinutes} 分钟内有效。请在你请求验证码的浏览器中输入，那里只有最新的一个有效。`,
      unasked: '不是你本人的操作？无需任何处理：你的密码不会改变。',
    }),
  },
  passwordChangedByCode: (productName) => ({
    subject: `你的 ${productName} 密码已更改`,
    heading: '你的密码已更改',
    paragraphs: [
      '有人使用我们发送到此邮箱的验证码设置了新密码。你已在所有设备上退出登录。',
      '不是你本人的操作？说明有人能读取你的邮件：请先保护好邮箱，再通过登录页的“忘记密码”设置新密码。',
    ],
  }),
  passwordChangedByPassword: (productName) => ({
    subject: `你的 ${productName} 密码已更改`,
    heading: '你的密码已更改',
    paragraphs: [
      '有人在设置中凭原密码设置了新密码，其他设备均已退出登录。',
      '不是你本人的操作？说明有人知道你的密码。请立即通过登录页的“忘记密码”设置新密码，这会让所有设备退出登录。',
    ],
  }),
  sessionEnded: (productName) => ({
    subject: `你在一台设备上的 ${productName} 登录已退出`,
    heading: '我们已让一台设备退出登录',
    paragraphs: [
      '一个用来保持登录的密钥在用过之后又被使用了一次。从备份恢复浏览器时可能出现这种情况，但也可能是有人拿到了它的副本，因此我们结束了这次登录，无论它在谁手中。',
      '重新登录即可，你的内容都还在原处。如果再次发生，请通过登录页的“忘记密码”设置新密码，这会让所有设备退出登录。',
    ],
  }),
  identityLinked: (productName, provider) => ({
    subject: `你的 ${productName} 账户已添加 ${provider} 登录`,
    heading: `现在可以使用 ${provider} 登录`,
    paragraphs: [
      `有人使用与此邮箱地址相同的 ${provider} 账户登录，因此该账户现在也可以登录你的 ${productName} 账户。你的密码不变。`,
      `不是你本人的操作？说明有人能使用你的 ${provider} 账户：请先保护好该账户。`,
    ],
  }),
  reminder: ({ productName, link, stopLink }) => ({
    subject: `来自 ${productName} 的提醒`,
    heading: '那时与现在',
    paragraphs: [
      '今天是你想回头看看的日子。几个简短的问题在等你，旁边就是你当时写下的内容。',
      '今天不方便？不用着急，它会一直留在那里。',
    ],
    action: { label: '回头看看', url: link },
    footer: [`你收到这封邮件，是因为你请 ${productName} 提醒你。`],
    stop: { label: '停止所有提醒', url: stopLink },
  }),
  accountDeleted: ({ productName, subscriptionEnded }) => ({
    subject: `你的 ${productName} 账户已删除`,
    heading: '你的账户已删除',
    paragraphs: [
      '你的问题、回答和结果都已删除，用来加密它们的密钥也已销毁。你已在所有设备上退出登录。',
      ...(subscriptionEnded ? ['你的订阅已结束，不会再扣款。'] : []),
      '付款记录本身会保留在账目中，但不含你的姓名或邮箱地址。这是关于此账户的最后一封邮件。',
      '不是你本人的操作？说明有人曾以你的身份登录。已删除的内容无法恢复，请先保护好你的邮箱。',
    ],
  }),
  billing: {
    plans,
    labels: {
      plan: '方案',
      currentPlan: '当前方案',
      period: '周期',
      receiptNumber: '收据编号',
      net: '不含税金额',
      price: '价格',
      credit: '未使用时间抵扣',
      amount: '金额',
      amountPaid: '支付金额',
      amountRefunded: '退款金额',
      paidOn: '支付日期',
      paidWith: '支付方式',
      orderNumber: '订单号',
      paymentNumber: '付款编号',
      seller: '销售方',
      nextCharge: '下次扣款',
      firstCharge: '首次扣款',
      nextAttempt: '下次尝试',
      cardUntil: '银行卡有效期至',
      chargedOn: '扣款日期',
      cancelBefore: '取消截止日期',
      currentPrice: '当前价格',
      newPrice: '新价格',
      paidUntil: '已付费至',
      accessUntil: '可使用至',
    },
    cancel: '取消此订阅',
    manage: '管理订阅',
    from: (at) => `${date(at)}起`,
    period: (start, end) => `${date(start)}至${date(end)}`,
    nextCharge: (next) => (next ? `${date(next.at)}，${formatAmount(next)}` : '无'),
    taxNames: { vat: '增值税', gst: '商品及服务税', 'consumption-tax': '消费税', tax: '税' },
    tax: (name, rate, country) => `${name}${rate ? ` ${rate}%` : ''}${country ? `（${country}）` : ''}`,
    card: (provider) => `银行卡（${provider}）`,
    seller: ({ name, address }) => `${name}，${address}`,
    footer: (productName, seller) => [
      ...(seller
        ? [
            `${productName} 由 ${seller.name}（${seller.address}）销售。`,
            `有疑问？请发邮件至 ${seller.email}。`,
          ]
        : [`这份 ${productName} 尚未设置销售方。`]),
      '日期均为协调世界时（UTC）。',
    ],
  },
  document: {
    titles: { payment: '收据', refund: '退款凭证' },
    number: '编号',
    issuedOn: '开具日期',
    billedTo: '付款人',
    taxNumber: (id) => `税号：${id}`,
    item: (productName, plan) => `${productName}，${plans[plan]}方案`,
    corrects: (number) => `退还收据 ${number} 的款项`,
    totalPaid: '实付金额',
    totalRefunded: '退款金额',
    noSeller: (productName) => `这份 ${productName} 尚未设置销售方。`,
    contact: (email) => `有疑问？请发邮件至 ${email}。`,
    utc: '日期均为协调世界时（UTC）。',
  },
  dispute: ({ productName, providerName, amount, reference, paidAt, link }) => ({
    subject: `${productName}：一笔 ${formatAmount(amount)} 的付款有争议`,
    heading: '一笔付款有争议',
    paragraphs: [`续订已停止，不会再向该用户扣款。请及时在 ${providerName} 回应争议，否则款项将无法追回。`],
    rows: [
      ['金额', formatAmount(amount)],
      ['支付日期', date(paidAt)],
      ['付款编号', reference],
    ],
    action: { label: `在 ${providerName} 回应`, url: link },
  }),
  notices: {
    receipt: (notice) => {
      const { productName, amount: sum, creditCents, next } = notice;
      const price = formatAmount({ ...sum, cents: sum.cents + creditCents });
      const credit = formatAmount({ ...sum, cents: creditCents });
      return {
        subject: `你的 ${productName} 收据：${formatAmount(sum)}`,
        heading: '谢谢你',
        paragraphs: [
          `付款已成功，这是你的 ${productName} 收据。`,
          ...(creditCents
            ? [`你在已付费的周期内更改了方案。剩余时间价值 ${credit}，已从 ${price} 的价格中扣除。`]
            : []),
          next
            ? '方案会自动续订，直到你取消。你可以随时取消，并可一直使用到已付费周期结束。'
            : '之后不会再扣款。',
        ],
        actionLabel: '查看支付记录',
      };
    },
    refunded: (notice) => {
      const { productName, amount: sum, refunded, next } = notice;
      const full = refunded.cents >= sum.cents;
      return {
        subject: `你的 ${productName} 退款：${formatAmount(refunded)}`,
        heading: '退款已发出',
        paragraphs: [
          full
            ? '我们已全额退还这笔付款。款项会按原支付方式退回，到账可能需要几天，取决于你的银行。'
            : '我们已退还这笔付款的一部分。款项会按原支付方式退回，到账可能需要几天，取决于你的银行。',
          ...(full ? ['这笔付款所购买的使用时间随退款结束。'] : []),
          next
            ? `你的订阅仍在继续，下次将于${date(next.at)}扣款 ${formatAmount(next)}。如果想停止，请在此之前取消。`
            : '之后不会再扣款。',
        ],
        actionLabel: '查看支付记录',
      };
    },
    'payment-failed': ({ productName, mail, next, accessUntil, providerName }) => ({
      subject: [
        `你的 ${productName} 付款未成功`,
        `你的 ${productName} 付款仍未成功`,
        `最后一次提醒：你的 ${productName} 付款未成功`,
      ][mail - 1] as string,
      heading: ['付款未成功', '付款仍未成功', '这是最后一次提醒'][mail - 1] as string,
      paragraphs: [
        mail === 1
          ? `你的 ${productName} 订阅扣款未成功，没有扣除任何款项。常见的原因是银行卡过期或超出限额。`
          : `我们再次尝试为你的 ${productName} 订阅扣款，仍未成功，没有扣除任何款项。`,
        next ? `我们会在${date(next.at)}再次尝试。一旦成功，一切照常。` : '目前没有安排再次扣款。',
        whileUnpaid(accessUntil),
        `点按按钮会打开 ${providerName} 自己的页面，你可以在那里更换支付方式。我们绝不会通过邮件索要银行卡信息。`,
        mail === 3
          ? '如果扣款再次失败，订阅将会结束，也不会再扣款。如果这正合你意，无需任何操作。'
          : '如果不想继续，也可以直接取消，之后不会再尝试扣款。',
      ],
      actionLabel: '更新支付方式',
    }),
    'confirm-payment': ({ productName, mail, next, accessUntil, providerName }) => ({
      subject:
        mail === 1
          ? `请确认你的 ${productName} 付款`
          : mail === 2
            ? `你的 ${productName} 付款正在等你确认`
            : `最后一次提醒：请确认你的 ${productName} 付款`,
      heading: mail === 3 ? '这是最后一次提醒' : '请确认你的付款',
      paragraphs: [
        `你的银行需要先确认是你本人，才会支付 ${productName} 订阅的费用。目前没有扣除任何款项。`,
        `点按按钮会打开 ${providerName} 自己的页面，银行会请你在那里确认，例如通过银行的应用。我们绝不会通过邮件索要银行卡信息。`,
        ...(next ? [`如果你没有确认，我们会在${date(next.at)}再次尝试。`] : []),
        whileUnpaid(accessUntil),
        mail === 3
          ? '如果没有确认，订阅将会结束，也不会扣款。如果这正合你意，无需任何操作。'
          : '如果不想继续，也可以直接取消，不会扣款。',
      ],
      actionLabel: '确认付款',
    }),
    'card-expiring': ({ productName, lastDay, hasExpired, next, providerName }) => ({
      subject: hasExpired
        ? `你用于 ${productName} 订阅的银行卡已过期`
        : `你用于 ${productName} 订阅的银行卡即将过期`,
      heading: hasExpired ? '银行卡已过期' : '银行卡即将过期',
      paragraphs: [
        `用于支付 ${productName} 订阅的银行卡有效期至${date(lastDay)}。`,
        `有新卡了吗？点按按钮会打开 ${providerName} 自己的页面，你可以在那里填写新卡。我们绝不会通过邮件索要银行卡信息。`,
        `下次将于${date(next.at)}扣款 ${formatAmount(next)}。很多银行会自动更新卡片信息，那样你就无需任何操作。`,
      ],
      actionLabel: '更新支付方式',
    }),
    'access-ended': ({ productName, why, accessUntil, canFix, providerName }) => ({
      subject: accessUntil ? `你的 ${productName} 订阅已停止` : `你的 ${productName} 使用权限已结束`,
      heading: accessUntil ? '你的订阅已停止' : '你的使用权限已结束',
      paragraphs: [
        why === 'charges-failed'
          ? `订阅费用未能扣款成功，${providerName} 已停止尝试。没有扣除任何款项。这是关于此事的最后一封邮件。`
          : `${providerName} 已暂停你的订阅，因此不会续订。`,
        canFix
          ? `如需恢复，请在 ${providerName} 更新支付方式，点按按钮会打开它自己的页面；也可以取消后重新订阅。我们绝不会通过邮件索要银行卡信息。`
          : '不会再扣款。如需恢复，你可以随时重新订阅。',
        '你过去的回顾始终可以查看、下载或删除。',
      ],
      actionLabel: canFix ? '更新支付方式' : '查看方案',
    }),
    cancelled: ({ productName, accessUntil, canResume }) => ({
      subject: `你的 ${productName} 订阅${accessUntil ? '已取消' : '已结束'}`,
      heading: `你的订阅${accessUntil ? '已取消' : '已结束'}`,
      paragraphs: [
        accessUntil ? `之后不会再扣款，你可以继续使用至${date(accessUntil)}。` : '之后不会再扣款。',
        canResume ? '改变主意了？在此之前你可以撤回取消，一切照常。' : '你可以随时重新订阅。',
        '无论是否订阅，你过去的回顾都可以查看、下载或删除。',
      ],
      actionLabel: canResume ? '撤回取消' : '查看方案',
    }),
    resumed: ({ productName }) => ({
      subject: `你的 ${productName} 订阅将继续`,
      heading: '你的订阅将继续',
      paragraphs: ['取消已撤回，一切照常。很高兴你留下来。', '如果再次改变主意，你可以随时取消。'],
      actionLabel: '管理订阅',
    }),
    switched: ({ productName, plan }) => ({
      subject: `你的 ${productName} 已改为${plans[plan]}方案`,
      heading: `你现在使用的是${plans[plan]}方案`,
      paragraphs: ['方案已更改，无需其他操作。', '如果产生了扣款，收据会另外发送。'],
      actionLabel: '管理订阅',
    }),
    'switch-planned': ({ productName, plan, to, at }) => ({
      subject: `你的 ${productName} 方案将于${date(at)}更改`,
      heading: `你的方案将于${date(at)}更改`,
      paragraphs: [
        `在此之前继续使用${plans[plan]}方案，从当天起改为${plans[to]}方案。这次更改没有产生扣款。`,
        `改变主意了？在此之前你可以选择保留${plans[plan]}方案。`,
      ],
      actionLabel: '管理订阅',
    }),
    'switch-undone': ({ productName, plan }) => ({
      subject: `你的 ${productName} 将保留${plans[plan]}方案`,
      heading: `你将保留${plans[plan]}方案`,
      paragraphs: ['之前安排的方案更改已撤回，没有产生扣款。'],
      actionLabel: '管理订阅',
    }),
    renewal: ({ productName, plan, next }) => ({
      subject: `你的 ${productName} 订阅将于${date(next.at)}续订`,
      heading: `你的订阅将于${date(next.at)}续订`,
      paragraphs: [
        `届时将为你的${plans[plan]}方案扣款 ${formatAmount(next)}。如果想继续使用，无需任何操作。`,
        '如果不想续订，请在该日期之前取消：点按按钮下方的链接，两步即可完成。不会扣款，并可一直使用到已付费周期结束。',
      ],
      actionLabel: '管理订阅',
    }),
    'free-time-started': ({ productName, plan, next }) => ({
      subject: `你的 ${productName} 免费试用已开始`,
      heading: '免费试用已开始',
      paragraphs: [
        `今天没有扣款。首次扣款为${date(next.at)} ${formatAmount(next)}，之后${plan === 'annual' ? '每年' : '每月'}续订一次，直到你取消。`,
        '扣款前一周我们会再提醒你。在此之前取消，不会产生任何费用，并可一直使用到该日期。',
      ],
      actionLabel: '管理订阅',
    }),
    'price-change': ({ productName, plan, from, next }) => ({
      subject: `你的 ${productName} 订阅价格将于${date(next.at)}调整`,
      heading: `你的订阅价格将于${date(next.at)}调整`,
      paragraphs: [
        `你的${plans[plan]}方案目前价格为 ${formatAmount(from)}。从${date(next.at)}起，价格为 ${formatAmount(next)}。在此之前一切不变。`,
        '如果想继续使用，无需任何操作。如果不想继续，请在该日期之前取消：点按按钮下方的链接，两步即可完成。你不会按新价格付款，并可一直使用到已付费周期结束。',
      ],
      actionLabel: '管理订阅',
    }),
    paused: ({ productName, accessUntil, next }) => ({
      subject: `你的 ${productName} 订阅已暂停至${date(next.at)}`,
      heading: '你的订阅已暂停',
      paragraphs: [
        accessUntil
          ? `在已付费周期结束（${date(accessUntil)}）之前，一切照常使用。之后不会扣款，暂停结束前也无法开始新的回顾。`
          : '暂停期间不会扣款，也无法开始新的回顾。',
        `暂停会自动结束：我们将于${date(next.at)}扣款 ${formatAmount(next)}，一切恢复。届时会提前一周写信告诉你。`,
        '你可以随时提前结束暂停，或取消订阅。你过去的回顾始终可以查看、下载或删除。',
      ],
      actionLabel: '管理订阅',
    }),
    'pause-ending': ({ productName, next }) => ({
      subject: `你的 ${productName} 订阅暂停将于${date(next.at)}结束`,
      heading: `暂停将于${date(next.at)}结束`,
      paragraphs: [
        `届时我们将扣款 ${formatAmount(next)}，一切恢复。如果没有问题，无需任何操作。`,
        '如果不想继续，请在此之前取消：点按按钮下方的链接，两步即可完成，不会扣款。',
      ],
      actionLabel: '管理订阅',
    }),
    'pause-ended': ({ productName, isOpen, next }) => ({
      subject: `你的 ${productName} 订阅暂停已结束`,
      heading: '暂停已结束',
      paragraphs: [
        isOpen || !next
          ? '欢迎回来，一切已恢复。如果产生了扣款，收据会另外发送。'
          : `欢迎回来。今天没有扣款。下次将于${date(next.at)}扣款 ${formatAmount(next)}，从那时起一切恢复。`,
        '如果改变主意，你可以随时取消。',
      ],
      actionLabel: '管理订阅',
    }),
    'refunded-duplicate': (notice) => ({
      subject: `我们已退还你的第二笔 ${notice.productName} 付款`,
      heading: '第二笔付款已退还',
      paragraphs: [
        '付款时你已经有一个订阅。我们立即结束了第二个订阅并全额退款，第一个订阅照常有效。',
        '款项会按原支付方式退回，到账可能需要几天，取决于你的银行。',
      ],
      actionLabel: '管理订阅',
    }),
  },
};
