/**
 * The one gate before everything a profile keeps: likes, the watchlist, bookmarks [B§6, LIKE-10]. Without a signed-in viewer
 * who has chosen a profile nothing is sent, whoever asks; the call ends as one the app itself gave up.
 */
import { ApiError } from './apiError';
import type { Call, Transport, TransportSession } from './transport';

export function forMembers(
  transport: Transport,
  session: Pick<TransportSession, 'profileId'>,
): Pick<Transport, 'read' | 'request'> {
  const admit = ({ call }: Call): void => {
    if (session.profileId() !== null) return;
    throw new ApiError({ call, kind: 'aborted', status: null, service: null });
  };
  return {
    async read(call, parse) {
      admit(call);
      return transport.read(call, parse);
    },
    async request(call) {
      admit(call);
      return transport.request(call);
    },
  };
}
