/**
 * Loads the model guide in the background: its packages take 100 ms and 30 MB, which a server with the built-in guide
 * should not spend.
 */
import type { Guide } from '../guide.ts';
import { readQuestion } from '../languages/en/reading/read-question.ts';
import { modelLabel } from './model-config.ts';
import type { ModelGuideSettings } from './parts.ts';

export function createLazyModelGuide(settings: ModelGuideSettings): Guide {
  const loading = import('./model-guide.ts').then(({ createModelGuide }) => createModelGuide(settings));
  // The first caller receives the error; this only prevents an unhandled rejection.
  loading.catch(() => {});
  return {
    kind: settings.config.provider,
    label: modelLabel(settings.config),
    read: readQuestion,
    async *next(input, signal, recordSending) {
      const guide = await loading;
      yield* guide.next(input, signal, recordSending);
    },
    rewrite: async (...args) => (await loading).rewrite(...args),
  };
}
