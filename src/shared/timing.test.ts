import { expect, it } from 'vitest';
import { limits, timing } from './timing.ts';
import { weatherTiming } from './weather.ts';

it('holds the numbers of spec sections 4 and 9', () => {
  expect(timing).toMatchObject({
    requestTimeoutMs: 120_000,
    throttleMs: 500,
    responseCacheMs: 5_000,
    requestCleanMs: 60_000,
    requestForgottenMs: 120_000,
    chunkTimeoutMs: 120_000,
    retries: 3,
    retryDelayMs: 1_000,
    tokenCheckMs: 60_000,
    tokenRefreshAheadMs: 300_000,
    tokenDefaultLifeS: 3_600,
    moodRotateMs: 4_000,
    typingMinMs: 15,
    typingMaxMs: 30,
    progressMs: 15_000,
    summaryDelayMs: 1_500,
    connectionErrorBackMs: 3_000,
    redirectHomeMs: 2_000,
    codeCountdownS: 60,
    offerCountdownS: 263,
    localDataMs: 86_400_000,
    streamHeartbeatMs: 5_000,
  });
  expect(limits).toMatchObject({
    historyRounds: 100,
    optionsPerQuestion: 3,
    longTopicChars: 60,
    concurrentPerSession: 5,
    concurrentPerWindow: 2,
    verificationCodeDigits: 6,
    passwordMinRegister: 8,
    passwordMinReset: 6,
  });
  expect(weatherTiming).toEqual({ cacheMs: 43_200_000, refreshMs: 1_800_000, faviconMs: 3_600_000 });
});
