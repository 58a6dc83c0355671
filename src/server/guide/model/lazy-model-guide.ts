/**
 * The model guide, loaded beside the start of the server: its packages take 100 ms and 30 MB, which no server with the
 * built-in guide should spend.
 */
import type { Guide } from '../guide.ts';
import { readQuestion } from '../reading/read-question.ts';
import { modelLabel } from './model-config.ts';
import type { ModelGuideSettings } from './parts.ts';

export function createLazyModelGuide(settings: ModelGuideSettings): Guide {
  const loading = import('./model-guide.ts').then(({ createModelGuide }) => createModelGuide(settings));
  // Whoever asks first is told.
  loading.catch(() => {});
  return {
    kind: settings.config.provider,
    label: modelLabel(settings.config),
    read: readQuestion,
    async *next(input, signal, tell) {
      const guide = await loading;
      yield* guide.next(input, signal, tell);
    },
    rewrite: async (...args) => (await loading).rewrite(...args),
  };
}
