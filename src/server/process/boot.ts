/**
 * The built server begins here: what Node compiled at the last start is kept, which saves a fifth of the next one: at
 * NODE_COMPILE_CACHE, else below the system's temporary folder. Where nothing can be written, Node goes on without.
 */
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('../main.ts');
