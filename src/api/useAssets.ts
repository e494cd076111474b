/** A handful of titles by their ids, asked for at once; for lists of any length see `useTitlesOnDemand`. */
import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Asset } from '../contract';
import type { AssetLookup } from '../domain/continueWatching';
import type { Api } from './api';
import { queries } from './queries';

type Answer = Asset | Error | undefined;

const answerOf = ({ data, error }: { data: Asset | undefined; error: Error | null }): Answer =>
  data ?? error ?? undefined;
/** At module level: the cache then hands out the same array while no answer changes. */
const answersOf = (results: Parameters<typeof answerOf>[0][]): Answer[] => results.map(answerOf);

/**
 * @param ids each once; titles in the cache are not asked for again while they are fresh
 * @param onFailed told once of each title that cannot be had
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
  // An id may have any letter in it.
  const key = JSON.stringify(ids);
  return useMemo(() => {
    const known = new Map((JSON.parse(key) as string[]).map((id, index) => [id, answers[index]]));
    return (id) => {
      const answer = known.get(id);
      return answer instanceof Error ? null : answer;
    };
  }, [key, answers]);
}
