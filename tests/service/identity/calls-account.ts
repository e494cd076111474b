/** The provider's calls on an account: look up, update, delete, and whether an address has one. */
import { randomUUID } from 'node:crypto';
import type { Account } from './accounts';
import { checkEmail, checkNewPassword } from './accounts';
import type { CallBody } from './calls-sign-in';
import { applyOobCode } from './calls-oob';
import { IdentityError } from './errors';
import type { Provider } from './provider';
import { accountOfToken, revokeSessions, signIn } from './provider';

/** accounts:lookup. */
export async function lookup(provider: Provider, body: CallBody): Promise<object> {
  const account = await accountOfToken(provider, body['idToken']);
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [userRecord(account)] };
}

/**
 * accounts:update. By id token: address, password, name, picture; a changed address or password ends the other sign-ins and
 * answers with new tokens. By out-of-band code: applies the code.
 * With enumeration protection an address is changed by a mailed link only (OPERATION_NOT_ALLOWED).
 */
export async function update(provider: Provider, body: CallBody): Promise<object> {
  const kind = 'identitytoolkit#SetAccountInfoResponse';
  if (body['oobCode']) return { kind, ...accountFields(applyOobCode(provider, body['oobCode'])) };
  const account = await accountOfToken(provider, body['idToken']);
  const change: Partial<Account> = textChange(body);
  if (body['email']) Object.assign(change, emailChange(provider, account, body['email']));
  if (body['password'] !== undefined) {
    change.password = await checkNewPassword(body['password']);
    change.passwordUpdatedAt = provider.settings.clock();
  }
  const changed = provider.accounts.update(account.uid, change);
  if (!change.email && !change.password) return { kind, ...accountFields(changed) };
  revokeSessions(provider, account.uid);
  return { kind, ...accountFields(changed), ...(await signIn(provider, changed, 'password')) };
}

/** accounts:delete. */
export async function remove(provider: Provider, body: CallBody): Promise<object> {
  const account = await accountOfToken(provider, body['idToken']);
  provider.sessions.revoke(account.uid);
  provider.accounts.remove(account.uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}

/** accounts:createAuthUri: how an address signs in. With enumeration protection it never tells. */
export function createAuthUri(provider: Provider, body: CallBody): object {
  const answer = { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: randomUUID() };
  if (!body['continueUri']) throw new IdentityError('MISSING_CONTINUE_URI');
  const identifier = body['identifier'];
  if (typeof identifier !== 'string') throw new IdentityError('INVALID_IDENTIFIER');
  if (provider.settings.emailEnumerationProtection) return answer;
  const methods = provider.accounts.byEmail(identifier)?.password ? ['password'] : [];
  return { ...answer, registered: methods.length > 0, allProviders: methods, signinMethods: methods };
}

function emailChange(provider: Provider, account: Account, given: unknown): Partial<Account> {
  const email = checkEmail(given);
  if (email.toLowerCase() === account.email) return {};
  if (account.email && provider.settings.emailEnumerationProtection) {
    throw new IdentityError('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
  }
  return { email, emailVerified: false };
}

function textChange(body: CallBody): Partial<Account> {
  const dropped = Array.isArray(body['deleteAttribute']) ? body['deleteAttribute'] : [];
  const { displayName, photoUrl } = body;
  return {
    ...(typeof displayName === 'string' ? { displayName } : {}),
    ...(typeof photoUrl === 'string' ? { photoUrl } : {}),
    ...(dropped.includes('DISPLAY_NAME') ? { displayName: null } : {}),
    ...(dropped.includes('PHOTO_URL') ? { photoUrl: null } : {}),
  };
}

/** What several answers say of an account; Firebase leaves out what is empty. */
function accountFields(account: Account): object {
  return {
    localId: account.uid,
    ...(account.email ? { email: account.email, emailVerified: account.emailVerified } : {}),
    ...(account.displayName ? { displayName: account.displayName } : {}),
    ...(account.photoUrl ? { photoUrl: account.photoUrl } : {}),
    // The SDK only asks whether there is one; the hash itself never leaves the provider.
    ...(account.password ? { passwordHash: 'UkVEQUNURUQ=' } : {}),
    providerUserInfo: account.password
      ? [
          {
            providerId: 'password',
            federatedId: account.email,
            rawId: account.email,
            email: account.email,
            ...(account.displayName ? { displayName: account.displayName } : {}),
          },
        ]
      : [],
  };
}

function userRecord(account: Account): object {
  return {
    ...accountFields(account),
    validSince: String(account.validSince),
    disabled: account.disabled,
    passwordUpdatedAt: account.passwordUpdatedAt,
    createdAt: String(account.createdAt),
    lastLoginAt: String(account.lastLoginAt),
    lastRefreshAt: new Date(account.lastLoginAt).toISOString(),
  };
}
