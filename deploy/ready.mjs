// Exits with 0 when the local server is ready: the health check of the image, which has no curl. With `--wait` it tries
// for 30 s, or until the server's process (MAINPID, set by systemd) has ended.
import { setTimeout as pause } from 'node:timers/promises';

const { PORT = '3000', MAINPID } = process.env;
const end = Date.now() + (process.argv.includes('--wait') ? 30_000 : 0);

const isReady = () =>
  fetch(`http://127.0.0.1:${PORT}/readyz`, { signal: AbortSignal.timeout(4_000) }).then(
    (response) => response.ok,
    () => false,
  );

function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

let ready = await isReady();
while (!ready && Date.now() < end && !(MAINPID && isGone(Number(MAINPID)))) {
  await pause(100);
  ready = await isReady();
}
process.exit(ready ? 0 : 1);
