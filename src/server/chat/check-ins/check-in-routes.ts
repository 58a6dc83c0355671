import type { checkInEndpoints } from '#shared/contract/check-ins.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../mount.ts';
import {
  answerCheckIn,
  cancelCheckIn,
  getCheckIn,
  getReminders,
  listCheckIns,
  planCheckIn,
  sealPrediction,
  setReminders,
} from './check-ins.ts';

/** Check-ins and their reminders. */
export function checkInRoutes(deps: Deps): Handlers<keyof typeof checkInEndpoints> {
  return {
    listCheckIns: ({ user }) => listCheckIns(deps, user.id),
    getCheckIn: ({ params, user }) => getCheckIn(deps, { userId: user.id, ...params }),
    planCheckIn: ({ params, body, user }) => planCheckIn(deps, { userId: user.id, ...params }, body),
    cancelCheckIn: ({ params, user }) => cancelCheckIn(deps, { userId: user.id, ...params }),
    sealPrediction: ({ params, body, user }) => sealPrediction(deps, { userId: user.id, ...params }, body),
    answerCheckIn: ({ params, body, user }) => answerCheckIn(deps, { userId: user.id, ...params }, body),
    getReminders: ({ user }) => getReminders(deps, user.id),
    setReminders: ({ body, user }) => setReminders(deps, user.id, body.on),
  };
}
