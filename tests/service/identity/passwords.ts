/** Passwords are kept as scrypt hashes with a salt each; comparison takes the same time for any wrong answer. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** What is stored of a password, both parts base64url. */
export interface PasswordHash {
  salt: string;
  hash: string;
}

/** Hashes a password with a new salt. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  return { salt, hash: (await derive(password, salt)).toString('base64url') };
}

/**
 * Whether the password is the stored one. With nothing stored it still does the work, so that the answer's time does not
 * tell whether an account exists.
 */
export async function passwordMatches(password: string, stored: PasswordHash | null): Promise<boolean> {
  const derived = await derive(password, stored?.salt ?? 'no account');
  return stored !== null && timingSafeEqual(derived, Buffer.from(stored.hash, 'base64url'));
}

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
