/** The guide that is evaluated: the built-in one, the one that the settings choose, or one with a simulated provider. */
import { readConfig } from '../src/server/config/config.ts';
import { createGuide } from '../src/server/deps.ts';
import { createBuiltInGuide } from '../src/server/guide/engine/engine.ts';
import type { Guide } from '../src/server/guide/guide.ts';
import { providerModels } from '../tests/support/model-providers/model-fixtures.ts';
import { startProviderServer } from '../tests/support/model-providers/provider-server.ts';
import { writeAsModel } from '../tests/support/model-providers/scripted-model.ts';
import type { ModelProviderName } from '../tests/support/model-providers/wire.ts';

export interface Chosen {
  guide: Guide;
  /** A server on this machine plays the provider. */
  noRealModel: boolean;
  isModel: boolean;
  close(): Promise<void>;
}

type Env = Record<string, string | undefined>;
type Say = (line: string) => void;

const nothing = async () => {};

/** As the server does: the same settings, the same choice (`createDeps`). */
function configured(env: Env, say: Say): Omit<Chosen, 'close' | 'noRealModel'> {
  const { model } = readConfig(env);
  // The line that the server would log; it holds no text of a dialogue.
  const warn = (fields: unknown, text?: string) => say(`${text ?? 'warning'}: ${JSON.stringify(fields)}`);
  return { guide: createGuide({ config: { model }, log: { warn } }), isModel: model !== undefined };
}

/** All that a server needs beside the guide is left out, so that only GUIDE_* counts. */
const guideEnv = (env: Env): Env =>
  Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('GUIDE_')));

export async function chooseGuide(
  which: 'built-in' | 'configured',
  standIn: ModelProviderName | undefined,
  env: Env,
  say: Say,
): Promise<Chosen> {
  if (standIn) {
    const server = await startProviderServer(writeAsModel);
    const played = {
      GUIDE_PROVIDER: standIn,
      GUIDE_MODEL: providerModels[standIn],
      GUIDE_API_KEY: 'a-key',
      GUIDE_BASE_URL: server.baseUrl(standIn),
    };
    return { ...configured(played, say), noRealModel: true, close: () => server.close() };
  }
  if (which === 'configured') {
    const chosen = configured(guideEnv(env), say);
    if (chosen.isModel) return { ...chosen, noRealModel: false, close: nothing };
    say('No model is configured: this is the built-in guide, as on a server with these settings.');
  }
  // Without the pauses in which it shows its words.
  const guide = createBuiltInGuide({ chunkDelayMs: 0 });
  return { guide, isModel: false, noRealModel: false, close: nothing };
}
