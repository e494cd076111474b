/** Demo accounts of the service, signed in as an earlier launch left them: without the minutes that a sign-in takes. */
import type { Page } from 'playwright';
import type { Tv } from './tv';

/** Key of the embedded identity provider, under which its SDK keeps the session. */
const SESSION_KEY = 'firebase:authUser:proscenium-embedded:[DEFAULT]';

export interface StoredSession {
  /** Which of the demo accounts. */
  account: 'demo' | 'free' | 'partner';
  /** One of its profiles is the current one; without it the app begins at /profiles. */
  profileChosen: boolean;
  /** Which of its profiles, from 0. Default: the first. */
  profile?: number;
}

interface SignedIn {
  localId: string;
  email: string;
  idToken: string;
  refreshToken: string;
}

async function signIn(url: string, account: StoredSession['account']): Promise<SignedIn> {
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${account}@proscenium.tv`,
      password: 'popcorn1',
      returnSecureToken: true,
    }),
  });
  return (await answer.json()) as SignedIn;
}

const read = async (url: string, { idToken }: SignedIn): Promise<unknown> =>
  (await fetch(url, { headers: { authorization: `Bearer ${idToken}` } })).json();

/** What the service answers an account that asks from elsewhere, as its phone would. @param path '/payments/subscription' */
export async function askedBy(
  url: string,
  account: StoredSession['account'],
  path: string,
): Promise<unknown> {
  return read(`${url}/api${path}`, await signIn(url, account));
}

/** Puts a demo account's session where the app finds it at its start. For `prepare` of `App.open`. */
export async function storeSession(
  url: string,
  session: StoredSession,
): Promise<(page: Page) => Promise<void>> {
  const content = await sessionScript(url, session);
  return async (page) => void (await page.addInitScript({ content }));
}

/** The same as text of a script that runs in the page before its own. */
export async function sessionScript(
  url: string,
  { account, profileChosen, profile = 0 }: StoredSession,
): Promise<string> {
  const user = await signIn(url, account);
  const profiles = (await read(`${url}/api/users/profile`, user)) as unknown[];
  const session = {
    uid: user.localId,
    email: user.email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: user.refreshToken,
      accessToken: user.idToken,
      expirationTime: Date.now() + 3_000_000,
    },
    createdAt: '1',
    lastLoginAt: '1',
    apiKey: 'proscenium-embedded',
    appName: '[DEFAULT]',
  };
  const kept: Record<string, string> = { [SESSION_KEY]: JSON.stringify(session) };
  if (profileChosen) kept.currentProfile = JSON.stringify(profiles[profile]);
  return `Object.assign(localStorage, ${JSON.stringify(kept)});`;
}

/** At the start of a member without a profile: the faces are there and nothing moves. */
export async function waitForProfiles(tv: Tv): Promise<void> {
  await tv.waitForRoute('/browser/profiles');
  await tv.waitFor({ id: 'faces' });
  await tv.idle();
}
