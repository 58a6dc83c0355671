import { beforeEach } from 'vitest';
import { forgetRequests } from '../../src/web/lib/api.ts';

// What one test asked of a stubbed server is not the answer to the next one.
beforeEach(forgetRequests);
