/**
 * Guides that load their texts and packages with the first question, or with the warm-up after the start. The built-in
 * guide takes 150 ms to load, a model's client 100 ms and 30 MB: the start does not wait for it, and a server without a
 * model never loads that client.
 */
import { builtInIdentity, readWithSituation } from './engine/reading.ts';
import type { Guide } from './guide.ts';
import { readQuestion } from './languages/en/reading/read-question.ts';
import { modelLabel } from './model/model-config.ts';
import type { ModelGuideSettings } from './model/model-context.ts';

/**
 * A guide that is loaded when it is first used. `ready`: what is known without loading. A load that failed is tried
 * again by the next call.
 */
function createLazyGuide(ready: Pick<Guide, 'kind' | 'label' | 'read'>, load: () => Promise<Guide>): Guide {
  let loading: Promise<Guide> | undefined;
  const loadOnce = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    ...ready,
    async *next(...args) {
      yield* (await loadOnce()).next(...args);
    },
    rewrite: async (...args) => (await loadOnce()).rewrite(...args),
  };
}

export function createLazyBuiltInGuide(): Guide {
  return createLazyGuide({ ...builtInIdentity, read: readWithSituation }, async () =>
    (await import('./engine/engine.ts')).createBuiltInGuide(),
  );
}

export function createLazyModelGuide(settings: ModelGuideSettings): Guide {
  const { config } = settings;
  return createLazyGuide({ kind: config.provider, label: modelLabel(config), read: readQuestion }, async () =>
    (await import('./model/model-guide.ts')).createModelGuide(settings),
  );
}
