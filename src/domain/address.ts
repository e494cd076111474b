/** Web addresses that a viewer opens on a phone, from a QR code or by typing. */

/** The address with a query parameter added, before the fragment. */
export function withQuery(url: string, name: string, value: string): string {
  const [address = '', fragment] = url.split('#', 2);
  const joint = address.includes('?') ? '&' : '?';
  const query = `${address}${joint}${name}=${encodeURIComponent(value)}`;
  return fragment === undefined ? query : `${query}#${fragment}`;
}

/** The address without https://, which every browser adds, and without a trailing slash. */
export function typedAddress(url: string): string {
  return url.replace(/^https:\/\//, '').replace(/\/$/, '');
}
