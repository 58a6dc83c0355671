/** The first reflection of a user, which the operator can offer for free. */
import { useEffect, useState } from 'react';
import type { FreeReflection } from '#shared/contract/chat.ts';
import { type CallOptions, call } from '../../lib/api.ts';

/** The user's free first reflection. Throws `ApiError`. */
export function fetchFreeReflection(
  options: Pick<CallOptions<'freeReflection'>, 'signal'> = {},
): Promise<FreeReflection> {
  return call('freeReflection', { ...options, noCache: true });
}

/** `open`: not used yet. `off`: not offered by this server, or not known yet. */
export function useFreeReflection({ enabled }: { enabled: boolean }): FreeReflection['state'] {
  const [state, setState] = useState<FreeReflection['state']>('off');
  useEffect(() => {
    if (!enabled) return setState('off');
    const controller = new AbortController();
    fetchFreeReflection({ signal: controller.signal }).then(
      (free) => setState(free.state),
      () => undefined,
    );
    return () => controller.abort();
  }, [enabled]);
  return state;
}
