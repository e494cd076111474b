/** Identity of the viewer. `starting` is before the identity provider has answered. */
export type AccountState = 'starting' | 'signedOut' | 'anonymous' | 'signedIn';
