/**
 * The rows of a page and its continue-watching items. A failure to load those is reported and their row is left out.
 */
import { useMemo } from 'react';
import type { Bookmarks } from '../../api/bookmarkList';
import { useContinueWatching } from '../../api/useContinueWatching';
import type { ContinueRow } from '../../api/useContinueWatching';
import type { PageFeed } from '../../api/usePage';
import type { Component } from '../../contract';
import { isContinueWatching } from '../../domain/continueWatching';
import { useIdentity } from '../../session';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';
import { useFailureOf } from '../../shell/useFailureOf';

export interface Rows extends ContinueRow {
  readonly rows: readonly Component[];
}

/** The rows to draw. Guests have no continue-watching items; their row is left out without a report [CONT-07]. */
export function useRows(bookmarks: Bookmarks, { chunks, rows: loaded }: PageFeed): Rows {
  const { api } = useServices();
  const fail = useFailure();
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  const component = useMemo(
    () => chunks.flatMap((chunk) => chunk.components.data).find(isContinueWatching) ?? null,
    [chunks],
  );
  const row = useContinueWatching(api, bookmarks, component, (error) => void fail('listedTitle', error));
  const missing = row.watching.state === 'failed' ? row.watching.error : null;
  const reportedError = signedIn && (component !== null || bookmarks.error !== null) ? missing : null;
  useFailureOf('bookmarks', reportedError);
  const rows = useMemo(
    () => (missing === null ? loaded : loaded.filter((one) => !isContinueWatching(one))),
    [loaded, missing],
  );
  return { rows, ...row };
}
