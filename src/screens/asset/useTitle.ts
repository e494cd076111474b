/** What the service knows of a title for this viewer: the title, how far it was watched, and what is like it. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../api';
import type { Asset, Bookmark } from '../../contract';
import { useIdentity, useProfile } from '../../session';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';

export interface TitleData {
  /** null while it loads. */
  readonly asset: Asset | null;
  /** null for guests, and for what was never watched. */
  readonly bookmark: Bookmark | null;
  /** 'More like this'; empty for guests. */
  readonly alike: readonly Asset[];
  readonly anonymous: boolean;
}

const NOTHING: readonly Asset[] = [];

/** Asks for all three at once; each failure goes to the failure table, and only the title's own leaves the screen. */
export function useTitle(id: string): TitleData {
  const { api } = useServices();
  const fail = useFailure();
  const session = useIdentity((state) => state.session);
  const hasProfile = useProfile((state) => state.current !== null);
  const member = session === 'signedIn' && hasProfile;
  // A deep link makes a guest first; asked before that, the service would refuse.
  const known = session === 'anonymous' || session === 'signedIn';
  const title = useQuery({ ...queries.asset(api, id), enabled: known });
  const bookmark = useQuery({ ...queries.bookmark(api, id), enabled: member });
  const recommendations = useQuery({ ...queries.recommendations(api, id), enabled: member });

  useEffect(() => {
    // A title that is on the screen stays there when asking for it again fails.
    if (title.error !== null && title.data === undefined) fail('asset', title.error);
  }, [title.error, title.data, fail]);
  useEffect(() => {
    if (bookmark.error !== null) fail('bookmark', bookmark.error);
  }, [bookmark.error, fail]);
  useEffect(() => {
    if (recommendations.error !== null) fail('recommendations', recommendations.error);
  }, [recommendations.error, fail]);

  const sets = member ? recommendations.data : undefined;
  return {
    asset: title.data ?? null,
    bookmark: (member ? bookmark.data : null) ?? null,
    alike: sets?.find((set) => set.type === 'more_like_this')?.assets ?? NOTHING,
    anonymous: session !== 'signedIn',
  };
}
