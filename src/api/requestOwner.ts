/**
 * Who a request belongs to: the account and profile that were there when the call was made. Time passes before an attempt, while a
 * bearer is fetched or a retry waits, and somebody else may be there by then: a parent's like must not become the child's.
 */
import { ApiError } from './apiError';
import type { CallName } from './calls';

/** Who is there now. */
interface CurrentViewer {
  /** The account; null before the identity is known, and while nobody is signed in. */
  uid(): string | null;
  /** uuid of the current profile; null without one. */
  profileId(): string | null;
}

/** The account and profile of one call. */
export interface RequestOwner {
  /** Whether the account that made the call is still there; a call made by nobody is everybody's. */
  isSignedIn(): boolean;
  /** The profile to name in the request. Call it right before sending. @throws ApiError of kind aborted once the owner is gone */
  assertPresent(): string | null;
}

/** The owner of a call that is being made. Reads go on for the profile that made them; writes end with a change of profile. */
export function ownerOf(
  { call, method = 'get' }: { readonly call: CallName; readonly method?: string },
  session: CurrentViewer,
): RequestOwner {
  const uid = session.uid();
  const profileId = session.profileId();
  // Before the identity is known, and while nobody is signed in, a call is made by nobody.
  const isSignedIn = (): boolean => uid === null || session.uid() === uid;
  return {
    isSignedIn,
    assertPresent() {
      const current = session.profileId();
      if (uid === null) return current;
      if (!isSignedIn() || (method !== 'get' && current !== profileId))
        throw new ApiError({ call, kind: 'aborted', status: null, service: null });
      return profileId;
    },
  };
}
