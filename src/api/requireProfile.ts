/**
 * Rejects calls that need a profile before they are sent: likes, watchlist, bookmarks [LIKE-10, PROG-11]. Without a
 * signed-in viewer with a current profile nothing is sent, and the call rejects as aborted.
 */
import { ApiError } from './apiError';
import type { Call, Transport, TransportSession } from './transport';

/** A transport whose calls reject with ApiError of kind aborted while there is no profile. */
export function requireProfile(
  transport: Transport,
  session: Pick<TransportSession, 'profileId'>,
): Pick<Transport, 'read' | 'request'> {
  const assertProfile = ({ call }: Call): void => {
    if (session.profileId() !== null) return;
    throw new ApiError({ call, kind: 'aborted', status: null, service: null });
  };
  return {
    async read(call, parse) {
      assertProfile(call);
      return transport.read(call, parse);
    },
    async request(call) {
      assertProfile(call);
      return transport.request(call);
    },
  };
}
