/** Addresses of pages that a phone opens, as QR codes and viewers have them. */

/** The address with one more field in its query, before the fragment. */
export function withQuery(url: string, name: string, value: string): string {
  const [address = '', fragment] = url.split('#', 2);
  const joint = address.includes('?') ? '&' : '?';
  const query = `${address}${joint}${name}=${encodeURIComponent(value)}`;
  return fragment === undefined ? query : `${query}#${fragment}`;
}

/** An address as a viewer types it: every browser adds https:// itself. */
export function typedAddress(url: string): string {
  return url.replace(/^https:\/\//, '').replace(/\/$/, '');
}
