/** What the service knows of a title for this viewer: the title, how far it was watched, and what is like it. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { queries } from '../../api';
import { FRESH_MS } from '../../api/queryClient';
import type { Asset, Bookmark } from '../../contract';
import { lastWatchedOf } from '../../domain/episodes';
import type { LastWatched } from '../../domain/episodes';
import { parentalLimit, withinLimit } from '../../domain/parental';
import { mayHaveCome } from '../../domain/schedule';
import { useIdentity, useProfile, useSomebody } from '../../session';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';
import { useNow } from '../../ui/NowContext';
import { titleChangesAt } from './availability';
import { titleRows } from './titleRows';
import type { TitleRow } from './titleRows';

export interface TitleData {
  /** Without the episodes that the profile's limit hides; null while it loads. */
  readonly asset: Asset | null;
  /** Episodes are hidden. */
  readonly limited: boolean;
  /** null for guests, and for what was never watched. */
  readonly bookmark: Bookmark | null;
  /** Of a show: the episode watched last, as far as this viewer may see it. */
  readonly lastWatched: LastWatched | null;
  /** 'More like this' and the other sets; empty for guests. */
  readonly rows: readonly TitleRow[];
  readonly anonymous: boolean;
  /** Wall-clock time, ms since 1970: the same until what the screen says of the title's schedule changes. */
  readonly now: number;
}

const NO_ROWS: readonly TitleRow[] = [];

/** Asks for all three at once; each failure goes to the failure table, and only the title's own leaves the screen. */
export function useTitle(id: string): TitleData {
  const { api, now: clock } = useServices();
  const fail = useFailure();
  const session = useIdentity((state) => state.session);
  const profile = useProfile((state) => state.current);
  const member = session === 'signedIn' && profile !== null;
  const known = useSomebody();
  const title = useQuery({
    ...queries.asset(api, id),
    enabled: known,
    // What was said of a title before it came is no answer any more.
    staleTime: ({ state: { data } }) => (data && mayHaveCome(data, clock()) ? 0 : FRESH_MS),
  });
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

  const whole = title.data ?? null;
  const { refetch } = title;
  // What has come can be watched now, and what is over perhaps no more: the service knows.
  const now = useNow(
    (after) => whole && titleChangesAt(whole, after),
    () => void refetch(),
  );
  const limit = member ? parentalLimit(profile) : null;
  const asset = useMemo(() => whole && withinLimit(whole, limit), [whole, limit]);
  const mark = (member ? bookmark.data : null) ?? null;
  const lastWatched = useMemo(() => asset && lastWatchedOf(asset, mark), [asset, mark]);
  const sets = member ? recommendations.data : undefined;
  const rows = useMemo(() => (sets ? titleRows(sets) : NO_ROWS), [sets]);
  return {
    asset,
    limited: asset !== whole,
    bookmark: mark,
    lastWatched,
    rows,
    anonymous: session !== 'signedIn',
    now,
  };
}
