/**
 * Guides whose texts and packages are loaded by the first step, or by the warm-up after the start: the built-in guide's
 * take 150 ms, a model's 100 ms and 30 MB, which no start should wait for and no server should spend in vain.
 */
import { builtInName, readWithSituation } from './engine/reading.ts';
import type { Guide } from './guide.ts';
import { readQuestion } from './languages/en/reading/read-question.ts';
import { modelLabel } from './model/model-config.ts';
import type { ModelGuideSettings } from './model/parts.ts';

function createLazyGuide(ready: Pick<Guide, 'kind' | 'label' | 'read'>, load: () => Promise<Guide>): Guide {
  let loading: Promise<Guide> | undefined;
  const loaded = () => (loading ??= load());
  return {
    ...ready,
    async *next(...args) {
      yield* (await loaded()).next(...args);
    },
    rewrite: async (...args) => (await loaded()).rewrite(...args),
  };
}

export function createLazyBuiltInGuide(): Guide {
  return createLazyGuide({ ...builtInName, read: readWithSituation }, async () =>
    (await import('./engine/engine.ts')).createBuiltInGuide(),
  );
}

export function createLazyModelGuide(settings: ModelGuideSettings): Guide {
  const { config } = settings;
  return createLazyGuide({ kind: config.provider, label: modelLabel(config), read: readQuestion }, async () =>
    (await import('./model/model-guide.ts')).createModelGuide(settings),
  );
}
