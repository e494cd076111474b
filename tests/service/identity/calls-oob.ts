/** The provider's calls around mailed codes: send one, reset a password with one, apply one. */
import type { Account } from './accounts';
import { checkEmail, checkNewPassword } from './accounts';
import type { CallBody } from './calls-sign-in';
import { IdentityError } from './errors';
import type { OobCode, OobKind } from './oob-codes';
import { OOB_KINDS } from './oob-codes';
import type { Provider } from './provider';
import { accountOfToken, revokeSessions } from './provider';

const MODES: Record<OobKind, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
};

/** What a caller tells beside the body. */
export interface OobCall {
  /** Where the link leads: the service's own origin. */
  origin: string;
  apiKey: string;
  /** Told of every code that was made, in place of sending an e-mail. */
  onCode: (code: OobCode) => void;
}

/**
 * accounts:sendOobCode. With enumeration protection a reset for an unknown address succeeds and does nothing; without, it
 * throws EMAIL_NOT_FOUND.
 */
export async function sendOobCode(provider: Provider, body: CallBody, call: OobCall): Promise<object> {
  const requestType = OOB_KINDS.find((kind) => kind === body['requestType']);
  if (!body['requestType']) throw new IdentityError('MISSING_REQ_TYPE');
  if (!requestType) throw new IdentityError('OPERATION_NOT_ALLOWED');
  const byMail = requestType === 'PASSWORD_RESET';
  const asked = byMail ? checkEmail(body['email']) : null;
  if (asked !== null) countResetMail(provider, asked);
  const account =
    asked === null ? await accountOfToken(provider, body['idToken']) : provider.accounts.byEmail(asked);
  const email = asked ?? account?.email ?? null;
  if (email === null) throw new IdentityError('MISSING_EMAIL');
  const newEmail = requestType === 'VERIFY_AND_CHANGE_EMAIL' ? checkEmail(body['newEmail']) : null;
  if (account) {
    const link = (oobCode: string): string => {
      const query = new URLSearchParams({
        mode: MODES[requestType],
        lang: 'en',
        oobCode,
        apiKey: call.apiKey,
      });
      return `${call.origin}/emulator/action?${query}`;
    };
    call.onCode(provider.oobCodes.make({ requestType, uid: account.uid, email, newEmail }, link));
  } else if (!provider.settings.emailEnumerationProtection) {
    throw new IdentityError('EMAIL_NOT_FOUND');
  }
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
}

/** Answer of accounts:resetPassword. */
export interface ResetAnswer {
  kind: string;
  email: string;
  requestType: OobKind;
  newEmail?: string;
}

/** accounts:resetPassword. Without a new password it only says what the code is for. */
export async function resetPassword(provider: Provider, body: CallBody): Promise<ResetAnswer> {
  const { oobCode, requestType, email, newEmail, uid } = provider.oobCodes.read(body['oobCode']);
  const answer: ResetAnswer = {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email,
    requestType,
    ...(newEmail ? { newEmail } : {}),
  };
  if (body['newPassword'] === undefined) return answer;
  if (requestType !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE');
  const password = await checkNewPassword(body['newPassword']);
  if (!provider.accounts.byUid(uid)) throw new IdentityError('USER_NOT_FOUND');
  provider.oobCodes.use(oobCode);
  provider.limits.wrongPasswords.clear(email.toLowerCase());
  // Whoever followed the link reads that mailbox.
  provider.accounts.update(uid, {
    password,
    emailVerified: true,
    passwordUpdatedAt: provider.settings.clock(),
  });
  revokeSessions(provider, uid);
  return answer;
}

/** Applies a code that confirms an address; gives the changed account. Throws INVALID_OOB_CODE for a reset code. */
export function applyOobCode(provider: Provider, given: unknown): Account {
  const { oobCode, requestType, newEmail, uid } = provider.oobCodes.read(given);
  if (requestType === 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE');
  const account = provider.accounts.update(uid, {
    ...(newEmail ? { email: newEmail } : {}),
    emailVerified: true,
  });
  provider.oobCodes.use(oobCode);
  if (newEmail) revokeSessions(provider, uid);
  return account;
}

function countResetMail(provider: Provider, email: string): void {
  const key = email.toLowerCase();
  if (provider.limits.resetMails.exceeded(key)) throw new IdentityError('RESET_PASSWORD_EXCEED_LIMIT');
  provider.limits.resetMails.count(key);
}
