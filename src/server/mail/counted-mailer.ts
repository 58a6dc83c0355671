import type { Tracing } from '../telemetry/tracing.ts';
import type { Mailer } from './mailer.ts';

/** Any mailer, with the number of mails that were taken and were not, and a span for each. */
export function countMails(
  mailer: Mailer,
  { mailed }: { mailed(outcome: 'sent' | 'failed'): void },
  tracing: Pick<Tracing, 'span'>,
): Mailer {
  return {
    send: async (mail) => {
      try {
        await tracing.span('mail', {}, () => mailer.send(mail));
        mailed('sent');
      } catch (error) {
        mailed('failed');
        throw error;
      }
    },
  };
}
