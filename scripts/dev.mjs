// Server with restart on change, and Vite with reload in front of it (http://127.0.0.1:5173).
import { spawn } from 'node:child_process';

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], { stdio: 'inherit' }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1'], { stdio: 'inherit' }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
