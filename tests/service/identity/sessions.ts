/**
 * Refresh tokens. Each use gives a new one; the old one dies when its successor is first used, so an answer lost on the way
 * signs nobody out. A dead token used again after a short grace was copied: the whole family (one sign-in) is revoked.
 * Only hashes are stored.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '../store';
import { IdentityError } from './errors';
import type { SignInProvider } from './tokens';

/** Two requests that refresh at the same moment both hold the same token. */
const REUSE_GRACE_MS = 60_000;
/** Dead tokens are remembered so long, to recognise a copy. */
const REMEMBERED_MS = 86_400_000;

/** One refresh token. Times are milliseconds since 1970, `authTime` seconds. */
interface Session {
  uid: string;
  family: string;
  provider: SignInProvider;
  authTime: number;
  parent: string | null;
  retiredAt: number | null;
}

/** What a refresh goes on from. */
export type SessionStart = Pick<Session, 'uid' | 'provider' | 'authTime'>;

/** The refresh tokens of all sign-ins. */
export interface Sessions {
  /** A refresh token for a new sign-in. */
  start(session: SessionStart): string;
  /**
   * Trades a refresh token for its successor. Throws INVALID_REFRESH_TOKEN for an unknown one, TOKEN_EXPIRED for one of a
   * revoked sign-in.
   */
  rotate(token: string): SessionStart & { token: string };
  /** Ends every sign-in of an account. */
  revoke(uid: string): void;
}

/** Opens the sessions document. */
export function openSessions(store: Store, clock: () => number): Sessions {
  const stored = store.document('sessions', (): Record<string, Session> => ({}));

  function add(session: Session): string {
    const token = randomBytes(32).toString('base64url');
    stored.change((sessions) => {
      sessions[digest(token)] = session;
    });
    return token;
  }

  function removeWhere(matches: (session: Session) => boolean): void {
    for (const [key, session] of Object.entries(stored.value)) {
      if (!matches(session)) continue;
      stored.change((sessions) => {
        delete sessions[key];
      });
    }
  }

  return {
    start: ({ uid, provider, authTime }) =>
      add({
        uid,
        provider,
        authTime,
        family: randomBytes(12).toString('base64url'),
        parent: null,
        retiredAt: null,
      }),
    rotate(token) {
      const now = clock();
      removeWhere(({ retiredAt }) => retiredAt !== null && now - retiredAt > REMEMBERED_MS);
      const key = digest(token);
      const session = stored.value[key];
      if (!session) throw new IdentityError('INVALID_REFRESH_TOKEN');
      if (session.retiredAt !== null && now - session.retiredAt > REUSE_GRACE_MS) {
        removeWhere(({ family }) => family === session.family);
        throw new IdentityError('TOKEN_EXPIRED');
      }
      stored.change((sessions) => {
        const parent = session.parent ? sessions[session.parent] : undefined;
        if (parent) parent.retiredAt ??= now;
      });
      return { ...session, token: add({ ...session, parent: key, retiredAt: null }) };
    },
    revoke: (uid) => removeWhere((session) => session.uid === uid),
  };
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
