/** A question that could not be asked waits on the home page, in this tab alone, until one is. */
import { tabStore } from '../../../lib/storage.ts';

const key = 'draft_home';

export const readHomeDraft = (): string | undefined => tabStore.read(key);
export const keepHomeDraft = (question: string): void => tabStore.write(key, question);
export const forgetHomeDraft = (): void => tabStore.remove(key);
