// Ends with 0 when the server of this machine is ready: for the health check of the image, which has no curl.
const url = `http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`;
const ok = await fetch(url, { signal: AbortSignal.timeout(4_000) }).then(
  (response) => response.ok,
  () => false,
);
process.exit(ok ? 0 : 1);
