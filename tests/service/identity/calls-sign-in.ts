/** The provider's calls that end in a session: sign up, sign in, trade a refresh token. */
import { checkEmail, checkNewPassword } from './accounts';
import { IdentityError } from './errors';
import type { Provider, SignedIn } from './provider';
import { accountOfToken, checkPassword, signIn } from './provider';

/** JSON body of a call, fields unchecked. */
export type CallBody = Readonly<Record<string, unknown>>;

/**
 * accounts:signUp. Without an address: a guest. With address and password: an account. With an id token beside them: the
 * guest keeps its uid and gets address and password.
 */
export async function signUp(provider: Provider, body: CallBody): Promise<object> {
  const kind = 'identitytoolkit#SignupNewUserResponse';
  if (!body['email'] && !body['password']) {
    if (body['idToken']) throw new IdentityError('MISSING_EMAIL');
    const guest = provider.accounts.create({ anonymous: true });
    return { kind, ...(await signIn(provider, guest, 'anonymous')) };
  }
  const email = checkEmail(body['email']);
  const linked = body['idToken'] ? await accountOfToken(provider, body['idToken']) : null;
  if (provider.accounts.byEmail(email)) throw new IdentityError('EMAIL_EXISTS');
  const password = await checkNewPassword(body['password']);
  const account = linked
    ? provider.accounts.update(linked.uid, { email, password })
    : provider.accounts.create({ email, password });
  return { kind, email: account.email, ...(await signIn(provider, account, 'password')) };
}

/** accounts:signInWithPassword. Throws MISSING_PASSWORD, INVALID_EMAIL and what `checkPassword` throws. */
export async function signInWithPassword(provider: Provider, body: CallBody): Promise<object> {
  const email = checkEmail(body['email']);
  const password = body['password'];
  if (typeof password !== 'string' || password === '') throw new IdentityError('MISSING_PASSWORD');
  const account = await checkPassword(provider, email, password);
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    email: account.email,
    displayName: account.displayName ?? '',
    registered: true,
    ...(await signIn(provider, account, 'password')),
  };
}

/** accounts:signInWithCustomToken. A uid not seen before becomes an account. Throws INVALID_CUSTOM_TOKEN. */
export async function signInWithCustomToken(provider: Provider, body: CallBody): Promise<object> {
  const token = body['token'];
  if (typeof token !== 'string' || token === '') throw new IdentityError('MISSING_CUSTOM_TOKEN');
  const uid = await provider.tokens.readCustomToken(token).catch((error: unknown) => {
    throw new IdentityError(
      `INVALID_CUSTOM_TOKEN : ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const known = provider.accounts.byUid(uid);
  const account = known ?? provider.accounts.create({ uid });
  // Firebase leaves `localId` out here.
  const { localId: _, ...session }: SignedIn = await signIn(provider, account, 'custom');
  return { kind: 'identitytoolkit#VerifyCustomTokenResponse', isNewUser: !known, ...session };
}

/** securetoken's token call: a refresh token for a new id token and its successor. */
export async function refreshTokens(
  provider: Provider,
  form: { grantType: unknown; refreshToken: unknown },
): Promise<object> {
  if (form.grantType !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE');
  if (typeof form.refreshToken !== 'string' || form.refreshToken === '') {
    throw new IdentityError('MISSING_REFRESH_TOKEN');
  }
  const { token, uid, provider: method, authTime } = provider.sessions.rotate(form.refreshToken);
  const account = provider.accounts.byUid(uid);
  if (!account) throw new IdentityError('USER_NOT_FOUND');
  if (account.disabled) throw new IdentityError('USER_DISABLED');
  if (account.anonymous) provider.accounts.update(uid, { lastLoginAt: provider.settings.clock() });
  const idToken = await provider.tokens.idToken(account, method, authTime);
  return {
    id_token: idToken,
    access_token: idToken,
    refresh_token: token,
    expires_in: String(provider.tokens.lifetime),
    token_type: 'Bearer',
    user_id: uid,
    project_id: provider.settings.projectId,
  };
}
