import { catalogue } from '../catalogue.ts';

const figure = (count: number) => new Intl.NumberFormat('en').format(count);

export const charCountTexts = catalogue('charCount', {
  left: (count: number, limit: number) => `${figure(count)} of ${figure(limit)} characters`,
  over: (more: number, limit: number) =>
    `${more === 1 ? '1 character' : `${figure(more)} characters`} too many. Nothing is lost. Shorten it to ${figure(limit)} to continue.`,
});

/** The page of a refusal and the one for an unknown address; both load late, so their texts are not in first-screen.ts. */
export const refusedTexts = catalogue('refused', {
  accessDeniedText: "Your account can't open this page. If you think it should, sign in again and retry.",
  notFoundText: "There's nothing at this address. It may have been mistyped, or the page may have moved.",
});
