/** An address (path and query) without one key of its query. */
export function addressWithout(key: string, address: string): string {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.delete(key);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
