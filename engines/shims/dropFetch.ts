/** The polyfill of fetch takes the place only of what is missing. */
if (typeof AbortController === 'undefined') {
  for (const name of ['fetch', 'Headers', 'Request', 'Response'])
    Object.assign(window, { [name]: undefined });
}
