const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** PostgreSQL fails on a query that compares a `uuid` column with any other text. */
export const isUuid = (text: string): boolean => uuid.test(text);
