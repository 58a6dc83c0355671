/** Lets plain Node load the page's own code: tsx by esbuild, style sheets as nothing. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

registerHooks({
  load: (url, context, next) => {
    if (url.endsWith('.css')) return { format: 'module', source: 'export default {}', shortCircuit: true };
    if (!url.endsWith('.tsx')) return next(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8');
    const { code } = transformSync(text, { loader: 'tsx', jsx: 'automatic', format: 'esm' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
