// Comes first in a server's process: says which files of the sandbox it loads.
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    const [, file] = /\/src\/sandbox\/([\w/-]+)\.ts$/.exec(url) ?? [];
    if (file) process.stdout.write(`sandbox file: ${file}\n`);
    return next(url, context);
  },
});
