/** The three accounts every fresh service has. Catalogue and profile seeds refer to them by `uid`. */

/** An account that exists from the first start. */
export interface DemoAccount {
  uid: string;
  email: string;
  password: string;
  kind: 'premium' | 'free' | 'partner';
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { uid: 'demo-premium', email: 'demo@proscenium.tv', password: 'popcorn1', kind: 'premium' },
  { uid: 'demo-free', email: 'free@proscenium.tv', password: 'popcorn1', kind: 'free' },
  { uid: 'demo-partner', email: 'partner@proscenium.tv', password: 'popcorn1', kind: 'partner' },
];
