/**
 * What a launch does with the user that the SDK kept. The SDK reloads the account and forgets the user at any error but a lost network
 * (firebase-js-sdk 9259): one 429 or 503 with a JSON body signed a viewer out for good. Here only a refusal of the account does.
 */
import { reload } from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import { identityError } from './providerError';

/** Members of the SDK's class that its types keep to themselves; tests/identity shows that they are used. */
interface Reloading {
  reloadAndSetCurrentUserOrClear(user: User): Promise<void>;
  directlySetCurrentUser(user: User | null): Promise<void>;
}

/** Call in the task that made `auth`: the SDK begins to read its storage in the next one. */
export function keepUserUnlessRefused(auth: Auth): void {
  const sdk = auth as Auth & Reloading;
  sdk.reloadAndSetCurrentUserOrClear = async (user) => {
    let isRefused = false;
    try {
      await reload(user);
    } catch (error) {
      // Disabled, deleted, or its token revoked. Whatever else fails may pass, and the first request asks again.
      isRefused = identityError(error).code === 'sessionOver';
    }
    await sdk.directlySetCurrentUser(isRefused ? null : user);
  };
}
