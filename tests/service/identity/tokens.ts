/** Signed tokens: id tokens (who you are) and custom tokens (who may sign in as whom), in Firebase's claims. */
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { SignJWT, createLocalJWKSet, createRemoteJWKSet, jwtVerify } from 'jose';
import type { Account } from './accounts';
import type { SigningKeys } from './keys';
import { ALGORITHM } from './keys';

const CUSTOM_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
/** Firebase's own limit for custom tokens. */
const CUSTOM_LIFETIME_SECONDS = 3600;

/** How an account signed in. */
export type SignInProvider = 'anonymous' | 'password' | 'custom';

/** What a verified id token says. */
export interface IdClaims {
  uid: string;
  email: string | null;
  /** Seconds since 1970 of the sign-in (not of the last refresh). */
  authTime: number;
  provider: string;
}

/** Signs and reads the provider's tokens. Times are in seconds since 1970 unless said otherwise. */
export interface Tokens {
  /** Life of an id token, in seconds. */
  readonly lifetime: number;
  idToken(account: Account, provider: SignInProvider, authTime: number): Promise<string>;
  customToken(uid: string): Promise<string>;
  /** Rejects with jose's error when the token is not ours, not for this project or expired. */
  readIdToken(token: string): Promise<IdClaims>;
  /** The uid a custom token is for. Rejects as `readIdToken`. */
  readCustomToken(token: string): Promise<string>;
}

/** Where the tokens are made and how. */
export interface TokenSettings {
  keys: SigningKeys;
  projectId: string;
  /** Milliseconds since 1970. */
  clock: () => number;
  lifetime: number;
  /** JWK set of another provider, whose id tokens are then the ones that count; null for our own. */
  remoteKeySetUrl: string | null;
}

/** Makes the signer and verifier. */
export function openTokens({ keys, projectId, clock, lifetime, remoteKeySetUrl }: TokenSettings): Tokens {
  const issuer = `https://securetoken.google.com/${projectId}`;
  const serviceAccount = `firebase-adminsdk@${projectId}.iam.gserviceaccount.com`;
  const localKeys = createLocalJWKSet(keys.jwks);
  const idKeys: JWTVerifyGetKey = remoteKeySetUrl ? createRemoteJWKSet(new URL(remoteKeySetUrl)) : localKeys;
  const nowSeconds = (): number => Math.floor(clock() / 1000);

  function sign(claims: JWTPayload, seconds: number): Promise<string> {
    const now = nowSeconds();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: keys.kid, typ: 'JWT' })
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(keys.privateKey);
  }

  return {
    lifetime,
    idToken: (account, provider, authTime) =>
      sign(
        {
          ...profileClaims(account),
          iss: issuer,
          aud: projectId,
          sub: account.uid,
          user_id: account.uid,
          auth_time: authTime,
          firebase: {
            identities: account.email ? { email: [account.email] } : {},
            sign_in_provider: provider,
          },
        },
        lifetime,
      ),
    customToken: (uid) =>
      sign({ iss: serviceAccount, sub: serviceAccount, aud: CUSTOM_AUDIENCE, uid }, CUSTOM_LIFETIME_SECONDS),
    async readIdToken(token) {
      const { payload } = await jwtVerify(token, idKeys, {
        issuer,
        audience: projectId,
        algorithms: [ALGORITHM],
        requiredClaims: ['sub', 'exp', 'auth_time'],
        currentDate: new Date(clock()),
      });
      return idClaims(payload);
    },
    async readCustomToken(token) {
      const { payload } = await jwtVerify(token, localKeys, {
        issuer: serviceAccount,
        audience: CUSTOM_AUDIENCE,
        algorithms: [ALGORITHM],
        requiredClaims: ['uid', 'exp'],
        currentDate: new Date(clock()),
      });
      return String(payload['uid']);
    },
  };
}

function profileClaims(account: Account): JWTPayload {
  if (account.anonymous) return { provider_id: 'anonymous' };
  return {
    ...(account.displayName ? { name: account.displayName } : {}),
    ...(account.photoUrl ? { picture: account.photoUrl } : {}),
    ...(account.email ? { email: account.email, email_verified: account.emailVerified } : {}),
  };
}

function idClaims(payload: JWTPayload): IdClaims {
  const firebase = payload['firebase'] as { sign_in_provider?: unknown } | undefined;
  const email = payload['email'];
  return {
    uid: payload.sub ?? '',
    email: typeof email === 'string' ? email : null,
    authTime: Number(payload['auth_time']),
    provider: String(firebase?.sign_in_provider ?? 'custom'),
  };
}
