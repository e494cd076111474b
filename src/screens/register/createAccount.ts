/**
 * Creates an account and signs in with it: the service registers it, also at the identity provider; then the account
 * is exchanged for a custom token.
 */
import { ApiError } from '../../api';
import type { RegisterBody } from '../../contract';

interface AccountPorts {
  readonly register: (body: RegisterBody, signal: AbortSignal) => Promise<void>;
  readonly exchange: (
    body: Pick<RegisterBody, 'email' | 'password'>,
    signal: AbortSignal,
  ) => Promise<{ readonly token: string | null }>;
  readonly signIn: (token: string) => Promise<void>;
}

type CreateAccount = (body: RegisterBody, signal: AbortSignal) => Promise<void>;

/**
 * An account that was registered but could not be signed in is not registered again on the next attempt: the service
 * would answer that the address is taken.
 * @returns a call that rejects with the failure: ApiError or IdentityError
 */
export function createAccountMaker({ register, exchange, signIn }: AccountPorts): CreateAccount {
  let registered: RegisterBody | null = null;
  return async (body, signal) => {
    const { email, password } = body;
    if (registered?.email !== email || registered.password !== password) await register(body, signal);
    registered = body;
    const { token } = await exchange({ email, password }, signal);
    if (signal.aborted)
      throw new ApiError({ call: 'tokenExchange', kind: 'aborted', status: null, service: null });
    if (token === null) {
      throw new ApiError({ call: 'tokenExchange', kind: 'contract', status: null, service: null });
    }
    await signIn(token);
  };
}
