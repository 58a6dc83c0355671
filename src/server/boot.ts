/**
 * The built server begins here: what Node compiled at the last start is kept below the system's temporary folder, which
 * saves a fifth of the next one. Where nothing can be written, Node goes on without.
 */
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./main.ts');
