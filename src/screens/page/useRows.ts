/** The rows a page draws, with the titles to go on with; what of those is missing is told, and its row is not there. */
import { useEffect, useMemo } from 'react';
import { useContinueWatching } from '../../api';
import type { Bookmarks, ContinueRow, PageFeed } from '../../api';
import type { Component } from '../../contract';
import { useIdentity } from '../../session';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';

export interface Rows extends ContinueRow {
  readonly rows: readonly Component[];
}

const isContinue = ({ type }: Component): boolean => type === 'continue_watching';

/** Guests have nothing to go on with, and nothing is missing [CONT-07]. */
export function useRows(bookmarks: Bookmarks, { chunks, rows: loaded }: PageFeed): Rows {
  const { api } = useServices();
  const fail = useFailure();
  const member = useIdentity((state) => state.session === 'signedIn');
  const component = useMemo(
    () => chunks.flatMap((chunk) => chunk.components.data).find(isContinue) ?? null,
    [chunks],
  );
  const row = useContinueWatching(api, bookmarks, component, (error) => void fail('listedTitle', error));
  const missing = row.watching.state === 'failed' ? row.watching.error : null;
  const told = member && (component !== null || bookmarks.error !== null) ? missing : null;
  useEffect(() => {
    if (told !== null) fail('bookmarks', told);
  }, [told, fail]);
  const rows = useMemo(
    () => (missing === null ? loaded : loaded.filter((one) => !isContinue(one))),
    [loaded, missing],
  );
  return { rows, ...row };
}
