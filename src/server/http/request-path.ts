/**
 * The path that the router finds a route by: without the origin of an absolute-form request (`GET http://host/path`)
 * and without the query, percent-decoded. What decides by a path must not take another spelling for another place.
 */
export function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] || '/';
  try {
    return decodeURI(path);
  } catch {
    return path; // The router refuses it.
  }
}

/** The query with its question mark, or nothing. */
export function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
