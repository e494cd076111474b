/** A few assets by their ids, all fetched at once; for lists of any length see `useLazyAssets`. */
import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Asset } from '../contract';
import type { AssetLookup } from '../domain/continueWatching';
import type { Api } from './api';
import { queries } from './queries';

type Answer = Asset | Error | undefined;

const answerOf = ({ data, error }: { data: Asset | undefined; error: Error | null }): Answer =>
  data ?? error ?? undefined;
/** At module level, so that the cache returns the same array while no answer changes. */
const answersOf = (results: Parameters<typeof answerOf>[0][]): Answer[] => results.map(answerOf);

/**
 * @param ids without duplicates; assets in the cache are not fetched while fresh
 * @param onFailed called once for each asset that cannot be loaded
 */
export function useAssets(api: Api, ids: readonly string[], onFailed: (error: Error) => void): AssetLookup {
  const answers = useQueries({ queries: ids.map((id) => queries.asset(api, id)), combine: answersOf });
  const [reported] = useState(() => new WeakSet<Error>());
  const notify = useEffectEvent(onFailed);
  useEffect(() => {
    for (const answer of answers) {
      if (!(answer instanceof Error) || reported.has(answer)) continue;
      reported.add(answer);
      notify(answer);
    }
  }, [answers, reported]);
  // Ids may contain any character, so a plain join could be ambiguous.
  const key = JSON.stringify(ids);
  return useMemo(() => {
    const known = new Map((JSON.parse(key) as string[]).map((id, index) => [id, answers[index]]));
    return (id) => {
      const answer = known.get(id);
      return answer instanceof Error ? null : answer;
    };
  }, [key, answers]);
}
