import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that mostly wait, for processes that were killed, begin first: at the end the others would wait for them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/');
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

/** These take long: `npm run test:faults` runs them, and `npm test` leaves them out. */
const longTests = [
  'src/server/auth/races.test.ts',
  'src/server/billing/sync/{price-changes,price-changes-switch}.test.ts',
  'src/server/operate/{backup,move-to-postgres}.test.ts',
  'src/server/db/migrations.test.ts',
  'src/server/guide/{engine/situations,model/provider-faults}.test.ts',
  'tests/unit/{bad-input,database-cut,eval-run,faults-database,sandbox-loading,trained-weights}.test.ts',
];

/** Of these, `npm test` runs a part, and `npm run test:faults` all: further providers, further questions. */
const longerThere = [
  'src/server/billing/manage/{changes,switch}.test.ts',
  'src/server/guide/summary/evidence.test.ts',
];

/** `npm run test:chaos` sets it. */
const chaos = process.env.CHAOS_PEOPLE ? ['tests/chaos/**/*.test.ts'] : [];

const limits = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    globalSetup: ['tests/support/database-server.ts'],
    // Some tests mostly wait, for processes that were killed.
    maxWorkers: 3,
    pool: 'threads', // Quicker to start than processes: an eighth of the whole run.
    dangerouslyIgnoreUnhandledErrors: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'server',
          include: process.env.LONG_TESTS
            ? [...longTests, ...longerThere]
            : ['src/{server,sandbox,shared}/**/*.test.ts', 'tests/unit/**/*.test.ts', ...chaos],
          exclude: process.env.LONG_TESTS ? [] : longTests,
          // Servers that tests start are on PostgreSQL, too, unless a test asks for PGlite.
          env: { TEST_DATABASE: process.env.TEST_DATABASE ?? 'mixed' },
          // Loads the server once per worker: loading it for every file took a third of the time.
          isolate: false,
          ...limits,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', importSource: '#jsx' } },
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/forget-requests.ts'],
          // Sets up the DOM once per worker, and still gives each file a fresh context: half the processor time.
          pool: 'vmThreads',
          ...limits,
        },
      },
    ],
  },
});
