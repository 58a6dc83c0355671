/** The check-in of one dialogue (a later look back at it), and the calls that plan and cancel it. */
import { useEffect, useState } from 'react';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { currentLocale } from '../../../i18n/catalogue.ts';
import { call } from '../../../lib/api.ts';
import { localDay } from '../../../lib/local-day.ts';

export type OwnCheckIn = ContractTypes['planCheckIn']['response'];

export const getTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day of a check-in on this device's calendar. */
export const checkInDay = ({ dueAt }: OwnCheckIn) => localDay(new Date(dueAt));

export interface CheckInPlanner {
  /** Undefined while it is loading, null when none is planned. */
  checkIn: OwnCheckIn | null | undefined;
  /** `date`: as `YYYY-MM-DD`. `remind`: whether an email comes. */
  plan: (date: string, remind: boolean) => Promise<OwnCheckIn>;
  cancel: () => Promise<void>;
  /** For a check-in that the server planned together with a prediction. */
  setCheckIn: (checkIn: OwnCheckIn) => void;
}

/** Undefined without a session: an unstored dialogue has no check-in. */
export function useCheckInPlanner(sessionId: string | undefined): CheckInPlanner | undefined {
  const [checkIn, setCheckIn] = useState<OwnCheckIn | null>();
  useEffect(() => {
    if (sessionId === undefined) return;
    call('listCheckIns', {}).then(
      ({ checkIns }) => setCheckIn(checkIns.find((one) => one.sessionId === sessionId) ?? null),
      () => setCheckIn(null),
    );
  }, [sessionId]);
  if (sessionId === undefined) return undefined;
  const params = { sessionId };
  return {
    checkIn,
    async plan(date, remind) {
      const body = { date, remind, timeZone: getTimeZone(), locale: currentLocale() };
      const planned = await call('planCheckIn', { params, body });
      setCheckIn(planned);
      return planned;
    },
    async cancel() {
      await call('cancelCheckIn', { params });
      setCheckIn(null);
    },
    setCheckIn,
  };
}
