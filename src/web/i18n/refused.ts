import { catalogue } from './catalogue.ts';

/** The page of a refusal and the one for an unknown address; both load late, so their texts are not in common.ts. */
export const refusedTexts = catalogue({
  en: {
    accessDeniedText: "Your account can't open this page. If you think it should, sign in again and retry.",
    notFoundText: "There's nothing at this address. It may have been mistyped, or the page may have moved.",
  },
  zh: {
    accessDeniedText: '你的账户不能访问此页面。如果你认为应该可以，请重新登录后再试。',
    notFoundText: '这个地址没有内容。可能是输入有误，或页面已移动。',
  },
});
